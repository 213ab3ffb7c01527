import { remote } from "webdriverio";
import { ADD, LATER, MEASURE, type ScenarioPlace, type Seen } from "./scenario.ts";

const LIMIT = { timeout: 20_000 };
type Browser = WebdriverIO.Browser;

/** The ten steps with webdriverio. */
export async function webdriverioScenario(place: ScenarioPlace): Promise<Seen> {
  const browser = await connect(place);
  try {
    await browser.url(place.pages);
    const found = {
      heading: await browser.$("h1").getText(),
      items: await browser.$$(".item").map((item) => item.getText()),
    };

    await browser.$("#add").click();
    await browser.$("#add").click();
    const clicked = await browser.$("#count").getText();

    await browser.$("#name").setValue("Ada Lovelace");
    const typed = await browser.$("#greeting").getText();

    await browser.$("#receipt").addValue(await browser.uploadFile(place.file));
    const sent = browser.$("#sent");
    await browser.waitUntil(async () => (await sent.getText()).includes("characters"), LIMIT);
    const uploaded = await sent.getText();

    await browser.switchFrame(browser.$("#offers"));
    const inside = await browser.$("#offer").getText();
    await browser.switchFrame(null);
    const frame = { inside, outside: await browser.getTitle() };

    const windows = await visitTerms(browser);
    const cookies = await useCookies(browser);
    const alerts = await answerAlerts(browser);
    const { elementId } = await browser.$("#card").getElement();
    const picture = Buffer.from(await browser.takeElementScreenshot(elementId), "base64");
    const scripts = {
      plain: await browser.executeScript(ADD, [40, 2]),
      awaited: await browser.executeAsyncScript(LATER, ["!"]),
    };
    const device = (await browser.executeScript(MEASURE, [])) as Seen["device"];
    const capabilities = { ...browser.capabilities };
    const steps = { found, clicked, typed, uploaded, frame, windows, cookies, alerts, picture, scripts };
    return { ...steps, device, capabilities };
  } finally {
    await browser.deleteSession();
  }
}

async function connect({ broker, secret, capabilities }: ScenarioPlace): Promise<Browser> {
  return await remote({
    protocol: "http",
    hostname: broker.hostname,
    port: Number(broker.port),
    path: broker.pathname,
    user: secret,
    key: secret,
    logLevel: "error",
    connectionRetryCount: 0,
    capabilities: { browserName: "chrome", ...capabilities },
  });
}

async function visitTerms(browser: Browser): Promise<Seen["windows"]> {
  const home = await browser.getWindowHandle();
  await browser.$("=Terms").click();
  await browser.waitUntil(async () => (await browser.getWindowHandles()).length === 2, LIMIT);
  const other = (await browser.getWindowHandles()).find((handle) => handle !== home) ?? "";
  await browser.switchToWindow(other);
  await browser.waitUntil(async () => (await browser.getTitle()) === "Terms", LIMIT);
  const opened = await browser.getTitle();
  await browser.closeWindow();
  await browser.switchToWindow(home);
  return { opened, left: await browser.getTitle(), count: (await browser.getWindowHandles()).length };
}

async function useCookies(browser: Browser): Promise<Seen["cookies"]> {
  await browser.setCookies({ name: "olives", value: "ripe" });
  const [cookie] = await browser.getCookies({ name: "olives" });
  const inPage = String(await browser.executeScript("return document.cookie", []));
  await browser.deleteCookies();
  return { set: cookie?.value, inPage, left: (await browser.getCookies()).length };
}

async function answerAlerts(browser: Browser): Promise<Seen["alerts"]> {
  const ask = async (answer: "accept" | "dismiss", result: string) => {
    const message = await (browser.isBidi ? answerEvent : answerCommand)(browser, answer);
    const cleared = browser.$("#cleared");
    await browser.waitUntil(async () => (await cleared.getText()) === result, LIMIT);
    return [message, await cleared.getText()] as const;
  };
  const [text, accepted] = await ask("accept", "cleared");
  const [, dismissed] = await ask("dismiss", "kept");
  return { text, accepted, dismissed };
}

/** Over its WebSocket this library answers dialogs as events, and dismisses those that nobody listens for. */
async function answerEvent(browser: Browser, answer: "accept" | "dismiss"): Promise<string> {
  const { promise: text, resolve, reject } = Promise.withResolvers<string>();
  browser.once("dialog", (dialog) => dialog[answer]().then(() => resolve(dialog.message()), reject));
  await browser.$("#clear").click();
  return await text;
}

/** Without one it has the commands alone. */
async function answerCommand(browser: Browser, answer: "accept" | "dismiss"): Promise<string> {
  await browser.$("#clear").click();
  const text = await browser.getAlertText();
  await (answer === "accept" ? browser.acceptAlert() : browser.dismissAlert());
  return text;
}
