import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { consoleLine } from "./console-line.mjs";
import { eventually } from "./eventually.mjs";
import { assertFocus, findSpot, restingScroll, textsOf } from "./in-page.mjs";

const KEY_CODES = { Enter: 13, Escape: 27 };

/** One page of the browser. Selectors are CSS; actions wait until their element is there, uncovered and at rest. */
export class Page {
  #devtools;
  #sessionId;
  #lastLoaded;

  constructor(devtools, { sessionId, device, logLine }) {
    this.#devtools = devtools;
    this.#sessionId = sessionId;
    this.device = device;
    devtools.listen(sessionId, (method, params) => {
      if (method === "Page.lifecycleEvent" && params.name === "load") this.#lastLoaded = params.loaderId;
      const line = consoleLine(method, params);
      if (line) logLine(line);
    });
  }

  /** Takes on the device's size, touch screen and user agent. Called once, by the browser. */
  async becomeDevice() {
    const { width, height, scale, mobile, touch, userAgent } = this.device;
    const screen = { screenWidth: width, screenHeight: height };
    const metrics = { width, height, deviceScaleFactor: scale, mobile, ...screen };
    const touchScreen = { enabled: touch, maxTouchPoints: touch ? 5 : 1 };
    await this.#send("Page.enable");
    await this.#send("Page.setLifecycleEventsEnabled", { enabled: true });
    await this.#send("Runtime.enable");
    await this.#send("Log.enable");
    await this.#send("Emulation.setDeviceMetricsOverride", metrics);
    await this.#send("Emulation.setTouchEmulationEnabled", touchScreen);
    if (userAgent) await this.#send("Emulation.setUserAgentOverride", { userAgent });
  }

  /** Forgets what pages of this address have stored: local storage, databases, cookies, caches. */
  async clearStorage(url) {
    const { origin } = new URL(url);
    await this.#send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }

  /** Opens an address and waits for its load event. */
  async goto(url) {
    const { loaderId, errorText } = await this.#send("Page.navigate", { url });
    if (errorText) throw new Error(`${url} does not open: ${errorText}`);
    await eventually(() => {
      if (this.#lastLoaded !== loaderId) throw new Error(`${url} is still loading.`);
    });
  }

  async reload() {
    await this.goto(await this.evaluate(() => location.href));
  }

  /** Runs `pageFunction(...args)` in the page; arguments and result travel as JSON. */
  async evaluate(pageFunction, ...args) {
    const expression = `(${pageFunction})(...${JSON.stringify(args)})`;
    const call = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.#send("Runtime.evaluate", call);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** The texts of all elements that match, in the page's order. */
  texts(selector) {
    return this.evaluate(textsOf, selector);
  }

  /** The text of the first element that matches; undefined without one. */
  async text(selector) {
    return (await this.texts(selector))[0];
  }

  /** A tap on a touch device, a click elsewhere, in the middle of the element. */
  async press(selector) {
    const { x, y } = await eventually(async () => {
      const spot = await this.evaluate(findSpot, selector);
      if (typeof spot === "string") throw new Error(spot);
      return spot;
    });
    await (this.device.touch ? this.#tap(x, y) : this.#click(x, y));
  }

  /** Presses the field, then the keys of the text one after the other. */
  async type(selector, text) {
    await this.press(selector);
    await eventually(() => this.evaluate(assertFocus, selector));
    for (const letter of text) await this.key(letter, letter);
  }

  /** Presses a key by its DOM name ("Enter", "Escape", "a"); `text` is what it writes. */
  async key(key, text = key === "Enter" ? "\r" : undefined) {
    const windowsVirtualKeyCode = KEY_CODES[key] ?? 0;
    await this.#send("Input.dispatchKeyEvent", { type: "keyDown", key, text, windowsVirtualKeyCode });
    await this.#send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode });
  }

  /** Writes `screenshots/<name>.png` and returns its size: one pixel per device pixel, fractions rounded. */
  async screenshot(name) {
    const { width, height } = this.device;
    const { x, y } = await this.evaluate(restingScroll);
    // Without a clip, a fraction of a device pixel at the lower edge is filled with the page's top row.
    const clip = { x, y, width, height, scale: 1 };
    const { data } = await this.#send("Page.captureScreenshot", { format: "png", clip });
    const png = Buffer.from(data, "base64");
    await mkdir("screenshots", { recursive: true });
    await writeFile(join("screenshots", `${name}.png`), png);
    return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  }

  async #tap(x, y) {
    await this.#send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.#send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async #click(x, y) {
    const left = { x, y, button: "left", clickCount: 1 };
    await this.#send("Input.dispatchMouseEvent", { type: "mousePressed", ...left });
    await this.#send("Input.dispatchMouseEvent", { type: "mouseReleased", ...left });
  }

  #send(method, params) {
    return this.#devtools.send(method, params, this.#sessionId);
  }
}
