import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Json } from "../../support/test-cloud.ts";
import type { DevTools } from "./devtools.ts";
import type { Viewport } from "./page-browser.ts";

/** One page of the browser, driven as a person would. */
export class BrowserPage {
  readonly #devtools: DevTools;
  readonly #sessionId: string;
  /** What the browser refused or complained of, such as a script that the page's policy blocks. */
  readonly complaints: string[] = [];
  #loads = 0;

  constructor(devtools: DevTools, sessionId: string) {
    this.#devtools = devtools;
    this.#sessionId = sessionId;
    devtools.listen(sessionId, (method, params) => {
      if (method === "Page.loadEventFired") this.#loads++;
      if (method === "Log.entryAdded" && params.entry.level === "error")
        this.complaints.push(params.entry.text);
      if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.text);
      if (method === "Page.javascriptDialogOpening") {
        this.complaints.push(`dialog: ${params.message}`);
        void this.send("Page.handleJavaScriptDialog", { accept: true });
      }
    });
  }

  send(method: string, params: object = {}): Promise<Json> {
    return this.#devtools.send(method, params, this.#sessionId);
  }

  async become({ width, height, mobile = false, dark = false, script = true }: Viewport): Promise<void> {
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
    const scheme = { name: "prefers-color-scheme", value: dark ? "dark" : "light" };
    await this.send("Emulation.setEmulatedMedia", { features: [scheme] });
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, mobile, deviceScaleFactor: 1 });
    await this.send("Emulation.setScriptExecutionDisabled", { value: !script });
  }

  /** Opens an address, as if typed, and waits until it and what it goes on to are loaded. */
  async goto(url: string): Promise<void> {
    await this.loading(() => this.send("Page.navigate", { url }));
  }

  /** Does something that leads to another page, and waits for it. */
  async loading(step: () => Promise<unknown>, times = 1): Promise<void> {
    const wanted = this.#loads + times;
    await step();
    await this.until(async () => this.#loads >= wanted);
  }

  /** The value of a JavaScript expression in the page. */
  async evaluate(expression: string): Promise<Json> {
    const call = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", call);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  text(selector = "body"): Promise<string> {
    return this.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`);
  }

  async url(): Promise<string> {
    return (await this.send("Page.getFrameTree")).frameTree.frame.url;
  }

  /** Clicks the middle of the first element that matches. */
  async press(selector: string): Promise<void> {
    const { x, y } = await this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    const button = { x, y, button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
    await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  }

  async type(text: string): Promise<void> {
    await this.send("Input.insertText", { text });
  }

  /** Waits until `holds`, at most ten seconds. The page may go on to another meanwhile. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    const giveUpMs = Date.now() + 10_000;
    let fault: unknown;
    const holdsNow = () =>
      holds().catch((error: unknown) => {
        fault = error;
        return false;
      });
    while (!(await holdsNow())) {
      if (Date.now() > giveUpMs) throw new Error(`Not within ten seconds: ${holds}`, { cause: fault });
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** Writes a picture of the whole page, to be looked at. */
  async picture(path: string): Promise<void> {
    const { cssContentSize } = await this.send("Page.getLayoutMetrics");
    const clip = { ...cssContentSize, x: 0, y: 0, scale: 1 };
    const { data } = await this.send("Page.captureScreenshot", { captureBeyondViewport: true, clip });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(data, "base64"));
  }
}
