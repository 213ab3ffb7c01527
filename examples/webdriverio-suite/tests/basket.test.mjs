import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { PAGE } from "../page.mjs";
import { openSession } from "../session.mjs";

describe("the basket", () => {
  let session;
  let browser;
  before(async () => {
    session = await openSession();
    browser = session.browser;
    await browser.url(PAGE);
  });
  after(() => session?.[Symbol.asyncDispose]());

  it("is empty at first", async () => {
    assert.equal(await browser.getTitle(), "Basket");
    assert.equal(await browser.$$("li").length, 0);
  });

  it("takes what is added, in order", async () => {
    for (const name of ["Olives", "Bread"]) {
      await browser.$("#item").setValue(name);
      await browser.$("button").click();
    }
    assert.deepEqual(await browser.$$("li").map((item) => item.getText()), ["Olives", "Bread"]);
  });

  it("fits the width of the screen", async () => {
    const [content, screen] = await browser.execute(() => [document.body.scrollWidth, innerWidth]);
    assert.ok(content <= screen, `${content} of ${screen} px`);
    await browser.takeScreenshot(); // The cloud keeps it among the session's results.
  });
});
