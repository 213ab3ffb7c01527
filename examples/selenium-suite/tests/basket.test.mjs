import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { By } from "selenium-webdriver";
import { PAGE } from "../page.mjs";
import { openSession } from "../session.mjs";

describe("the basket", () => {
  let driver;
  before(async () => {
    driver = await openSession();
    await driver.get(PAGE);
  });
  after(() => driver?.quit());

  const items = () => driver.findElements(By.css("li"));

  it("is empty at first", async () => {
    assert.equal(await driver.getTitle(), "Basket");
    assert.deepEqual(await items(), []);
  });

  it("takes what is added, in order", async () => {
    for (const name of ["Olives", "Bread"]) {
      await driver.findElement(By.id("item")).sendKeys(name);
      await driver.findElement(By.css("button")).click();
    }
    const texts = await Promise.all((await items()).map((item) => item.getText()));
    assert.deepEqual(texts, ["Olives", "Bread"]);
  });

  it("fits the width of the screen", async () => {
    const [content, screen] = await driver.executeScript("return [document.body.scrollWidth, innerWidth]");
    assert.ok(content <= screen, `${content} of ${screen} px`);
    await driver.takeScreenshot(); // The cloud keeps it among the session's results.
  });
});
