import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { silent } from "../../../../src/base/logger.ts";
import { findBrowser } from "../../../../src/cloud/execution/browser.ts";
import { BrowserPage } from "./browser-page.ts";
import { DevTools } from "./devtools.ts";

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly mobile?: boolean;
  readonly dark?: boolean;
  readonly script?: boolean;
}

const FLAGS = [
  ...["--headless", "--remote-debugging-port=0", "--no-first-run", "--disable-gpu", "--disable-quic"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"],
  ...["--disable-sync", "--no-sandbox", "--force-color-profile=srgb"],
];

/** A running Chromium with a profile of its own. Disposing ends it. */
export class PageBrowser implements AsyncDisposable {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #devtools: DevTools;

  private constructor(child: ChildProcess, profile: string, devtools: DevTools) {
    this.#process = child;
    this.#profile = profile;
    this.#devtools = devtools;
  }

  static async start(): Promise<PageBrowser> {
    const browser = await findBrowser({ environment: process.env, logger: silent });
    const profile = await mkdtemp(join(tmpdir(), "page-browser-"));
    const env = { ...process.env, LD_LIBRARY_PATH: browser.sharedLibraryPaths.join(":") };
    const child = spawn(browser.path, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
      stdio: "ignore",
      env: browser.fontConfiguration ? { ...env, FONTCONFIG_FILE: browser.fontConfiguration } : env,
    });
    return new PageBrowser(child, profile, await DevTools.connect(await addressIn(profile)));
  }

  /** Opens an empty page in a window of its own: it shares no cookie with another. */
  async open(viewport: Viewport = { width: 1280, height: 800 }): Promise<BrowserPage> {
    const { browserContextId } = await this.#devtools.send("Target.createBrowserContext");
    const { targetId } = await this.#devtools.send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
    });
    const { sessionId } = await this.#devtools.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new BrowserPage(this.#devtools, sessionId);
    await page.become(viewport);
    return page;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill("SIGKILL");
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Where the browser listens; it writes that down in its profile. */
async function addressIn(profile: string): Promise<string> {
  for (;;) {
    const text = await readFile(join(profile, "DevToolsActivePort"), "utf8").catch(() => "");
    const [port, path] = text.split("\n");
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
