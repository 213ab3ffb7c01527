import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { DevTools } from "./devtools.mjs";
import { Page } from "./page.mjs";

const START_WITHIN_MS = 30_000;
const CLOSE_WITHIN_MS = 5_000;

const FLAGS = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
];

/** A running Chromium with a profile of its own. */
export class Browser {
  #process;
  #ended;
  #profile;
  #devtools;
  #lastWords = "";

  static async start(env = process.env) {
    const executable = findChromium(env);
    const browser = new Browser(executable, await mkdtemp(join(tmpdir(), "suite-browser-")));
    const limit = setTimeout(() => browser.#process.kill("SIGKILL"), START_WITHIN_MS);
    try {
      await browser.#devtools.send("Browser.getVersion");
      return browser;
    } catch (error) {
      await browser.close();
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  constructor(executable, profile) {
    this.#profile = profile;
    this.#process = spawn(executable, [...FLAGS, ...sandboxFlags(), `--user-data-dir=${profile}`], {
      stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
    });
    const [, , errors, toBrowser, fromBrowser] = this.#process.stdio;
    this.#devtools = new DevTools(toBrowser, fromBrowser);
    errors.on("data", (text) => {
      this.#lastWords = `${this.#lastWords}${text}`.slice(-1_000);
    });
    this.#ended = new Promise((resolve) => {
      this.#process.once("error", (cause) => resolve(`does not start: ${cause.message}`));
      this.#process.once("close", (code, signal) => resolve(`ended (${signal ?? `exit code ${code}`})`));
    });
    this.#ended.then((how) =>
      this.#devtools.close(new Error(`The browser ${executable} ${how}\n${this.#lastWords}`)),
    );
  }

  /** Opens an empty page that has the size, touch screen and user agent of the device. */
  async openPage(device, logLine) {
    const { targetId } = await this.#devtools.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.#devtools.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this.#devtools, { sessionId, device, logLine });
    await page.becomeDevice();
    return page;
  }

  /** Ends the browser, by force when it does not go by itself, and removes its profile. */
  async close() {
    const force = setTimeout(() => this.#process.kill("SIGKILL"), CLOSE_WITHIN_MS);
    this.#devtools.send("Browser.close").catch(() => {});
    await this.#ended;
    clearTimeout(force);
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** The browser of the device cloud's environment, or one on the PATH. */
function findChromium(env) {
  const given = env.CHROME_BIN || env.SVC_BROWSER_PATH;
  if (given) return given;
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (env.PATH ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (!found) throw new Error(`No browser: CHROME_BIN is not set, and PATH has none of ${names.join(", ")}.`);
  return found;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium refuses to run as root inside its own sandbox, as in most containers. */
function sandboxFlags() {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}
