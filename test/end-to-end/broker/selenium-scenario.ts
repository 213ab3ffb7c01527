import { createRequire } from "node:module";
import { Builder, By, until, type WebDriver } from "selenium-webdriver";
import { ADD, LATER, MEASURE, type ScenarioPlace, type Seen } from "./scenario.ts";

const LIMIT_MS = 20_000;
/** It has no exports, and Node imports no folder. */
const { FileDetector } = createRequire(import.meta.url)(
  "selenium-webdriver/remote",
) as typeof import("selenium-webdriver/remote.js");

/** The ten steps with selenium-webdriver. */
export async function seleniumScenario(place: ScenarioPlace): Promise<Seen> {
  const driver = await connect(place);
  try {
    await driver.get(place.pages);
    const find = (id: string) => driver.findElement(By.id(id));
    const textOf = (id: string) => find(id).getText();

    const heading = await driver.findElement(By.css("h1")).getText();
    const items = await driver.findElements(By.className("item"));
    const found = { heading, items: await Promise.all(items.map((item) => item.getText())) };

    await find("add").click();
    await find("add").click();
    const clicked = await textOf("count");

    await find("name").sendKeys("Ada Lovelace");
    const typed = await textOf("greeting");

    await find("receipt").sendKeys(place.file);
    await driver.wait(until.elementTextContains(await find("sent"), "characters"), LIMIT_MS);
    const uploaded = await textOf("sent");

    await driver.switchTo().frame(await find("offers"));
    const inside = await textOf("offer");
    await driver.switchTo().defaultContent();
    const frame = { inside, outside: await driver.getTitle() };

    const windows = await visitTerms(driver);
    const cookies = await useCookies(driver);
    const alerts = await answerAlerts(driver);
    const picture = Buffer.from(await find("card").takeScreenshot(), "base64");
    const scripts = {
      plain: await driver.executeScript(ADD, 40, 2),
      awaited: await driver.executeAsyncScript(LATER, "!"),
    };
    const device = await driver.executeScript<Seen["device"]>(MEASURE);
    const given = await driver.getCapabilities();
    const capabilities = Object.fromEntries([...given.keys()].map((name) => [name, given.get(name)]));
    const steps = { found, clicked, typed, uploaded, frame, windows, cookies, alerts, picture, scripts };
    return { ...steps, device, capabilities };
  } finally {
    await driver.quit();
  }
}

async function connect({ broker, secret, capabilities }: ScenarioPlace): Promise<WebDriver> {
  const address = new URL(broker);
  address.username = secret;
  const driver = await new Builder()
    .usingServer(address.href)
    .withCapabilities({ browserName: "chrome", ...capabilities })
    .build();
  driver.setFileDetector(new FileDetector());
  return driver;
}

async function visitTerms(driver: WebDriver): Promise<Seen["windows"]> {
  const home = await driver.getWindowHandle();
  await driver.findElement(By.linkText("Terms")).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, LIMIT_MS);
  const other = (await driver.getAllWindowHandles()).find((handle) => handle !== home) ?? "";
  await driver.switchTo().window(other);
  await driver.wait(until.titleIs("Terms"), LIMIT_MS);
  const opened = await driver.getTitle();
  await driver.close();
  await driver.switchTo().window(home);
  return { opened, left: await driver.getTitle(), count: (await driver.getAllWindowHandles()).length };
}

async function useCookies(driver: WebDriver): Promise<Seen["cookies"]> {
  await driver.manage().addCookie({ name: "olives", value: "ripe" });
  const set = (await driver.manage().getCookie("olives"))?.value;
  const inPage = await driver.executeScript<string>("return document.cookie");
  await driver.manage().deleteAllCookies();
  return { set, inPage, left: (await driver.manage().getCookies()).length };
}

async function answerAlerts(driver: WebDriver): Promise<Seen["alerts"]> {
  const ask = async (answer: "accept" | "dismiss") => {
    await driver.findElement(By.id("clear")).click();
    const alert = await driver.wait(until.alertIsPresent(), LIMIT_MS);
    const text = await alert.getText();
    await alert[answer]();
    return [text, await driver.findElement(By.id("cleared")).getText()] as const;
  };
  const [text, accepted] = await ask("accept");
  const [, dismissed] = await ask("dismiss");
  return { text, accepted, dismissed };
}
