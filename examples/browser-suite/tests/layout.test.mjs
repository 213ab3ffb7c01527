import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openShop } from "../lib/shop.mjs";

const boxOf = (page, selector) =>
  page.evaluate((css) => document.querySelector(css).getBoundingClientRect().toJSON(), selector);

describe("Layout", () => {
  it("runs and is pictured at the device's size", async (test) => {
    const page = await openShop(test);
    const { width, height, scale, touch } = page.device;
    const seen = await page.evaluate(() => ({
      width: innerWidth,
      height: innerHeight,
      scale: devicePixelRatio,
      touch: navigator.maxTouchPoints > 1,
    }));
    assert.deepEqual(seen, { width, height, scale, touch });
    const picture = await page.screenshot("layout");
    assert.deepEqual(picture, { width: Math.round(width * scale), height: Math.round(height * scale) });
  });

  it("puts the basket beside the list, on a phone along the lower edge", async (test) => {
    const page = await openShop(test);
    const list = await boxOf(page, ".list-card");
    const basket = await boxOf(page, ".summary");
    if (page.device.width >= 768) assert.ok(basket.left >= list.right, "the basket is right of the list");
    else
      assert.equal(
        Math.round(basket.bottom),
        page.device.height,
        "the basket ends at the screen's lower edge",
      );
  });

  it("fits the screen without scrolling sideways", async (test) => {
    const page = await openShop(test);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(pageWidth, page.device.width);
  });
});
