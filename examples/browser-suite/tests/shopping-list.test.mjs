import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eventually } from "../lib/eventually.mjs";
import { openShop, showsItems } from "../lib/shop.mjs";

const starters = ["Sourdough bread", "Tomatoes", "Goat cheese", "Oat milk"];

describe("Shopping list", () => {
  it("starts with a few items and their total", async (test) => {
    const page = await openShop(test);
    await showsItems(page, starters);
    assert.equal(await page.text("#total"), "€13.80");
    assert.equal(await page.text("#progress-text"), "1 of 4 in the basket");
    await page.screenshot("shopping-list");
  });

  it("adds an item with its price", async (test) => {
    const page = await openShop(test);
    await page.type("#item-name", "Olives");
    await page.type("#item-price", "3,5");
    await page.press("#add-button");
    await showsItems(page, [...starters, "Olives"]);
    assert.equal(await page.text("#total"), "€17.30");
  });

  it("refuses an item without a name", async (test) => {
    const page = await openShop(test);
    await page.type("#item-price", "2.00");
    await page.key("Enter");
    await eventually(async () => assert.equal(await page.text("#form-error"), "Give the item a name."));
    await showsItems(page, starters);
    await page.screenshot("refused-item");
  });

  it("shows a name with markup in it as plain text", async (test) => {
    const page = await openShop(test);
    await page.type("#item-name", "<b>Figs</b> & dates");
    await page.key("Enter");
    await showsItems(page, [...starters, "<b>Figs</b> & dates"]);
  });

  it("moves the price of a ticked item into the basket", async (test) => {
    const page = await openShop(test);
    await page.press("#items li:nth-child(2) .tick");
    await eventually(async () => assert.equal(await page.text("#bought-total"), "€7.65"));
    assert.equal(await page.text("#open-total"), "€6.15");
    assert.equal(await page.text("#progress-text"), "2 of 4 in the basket");
  });

  it("keeps the list when the page is loaded again", async (test) => {
    const page = await openShop(test);
    await page.press("#items li:nth-child(1) .remove");
    await showsItems(page, starters.slice(1));
    await page.reload();
    await showsItems(page, starters.slice(1));
  });
});
