import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eventually } from "../../lib/eventually.mjs";
import { openShop } from "../../lib/shop.mjs";

// Fails on purpose, to show what a failure looks like in the results: the page knows no discount.
describe("Discount", () => {
  it("shows the total after the discount", async (test) => {
    const page = await openShop(test);
    await page.type("#item-name", "Olive oil");
    await page.type("#item-price", "16.20");
    await page.press("#add-button");
    await eventually(async () => assert.equal((await page.texts("#items li")).length, 5));
    assert.equal(await page.text("#total"), "€27.00", "From €30.00 on, the total has 10 % off");
  });
});
