import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eventually } from "../lib/eventually.mjs";
import { openShop, showsItems } from "../lib/shop.mjs";

const dialogIsOpen = (page) => page.evaluate(() => document.querySelector("#clear-dialog").open);

describe("Filter and clearing", () => {
  it("shows only what is still to buy", async (test) => {
    const page = await openShop(test);
    await page.press(".filter [value=open]");
    await showsItems(page, ["Sourdough bread", "Tomatoes", "Oat milk"]);
    await page.press(".filter [value=bought]");
    await showsItems(page, ["Goat cheese"]);
    await page.screenshot("filter-bought");
  });

  it("asks first, then clears what was bought", async (test) => {
    const page = await openShop(test);
    await page.press("#clear-button");
    await eventually(async () => assert.ok(await dialogIsOpen(page)));
    await page.screenshot("clear-dialog");
    await page.press("#clear-confirm");
    await showsItems(page, ["Sourdough bread", "Tomatoes", "Oat milk"]);
  });

  it("keeps everything when the question is left with Escape", async (test) => {
    const page = await openShop(test);
    await page.press("#clear-button");
    await eventually(async () => assert.ok(await dialogIsOpen(page)));
    await page.key("Escape");
    await eventually(async () => assert.ok(!(await dialogIsOpen(page))));
    await showsItems(page, ["Sourdough bread", "Tomatoes", "Goat cheese", "Oat milk"]);
  });
});
