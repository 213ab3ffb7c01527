import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { silent } from "../../src/base/logger.ts";
import { type Browser, findBrowser } from "../../src/cloud/execution/browser.ts";
import { demandedSwitches } from "../../src/cloud/execution/browser-switches.ts";

/** A plain chromedriver as somebody would run one in a lab: a W3C server of its own, with a path of its own. */
export class ChromedriverServer implements AsyncDisposable {
  readonly url: string;
  /** What a request must say for the browser of this machine to start. */
  readonly options: { readonly binary: string; readonly args: readonly string[] };
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, url: string, options: ChromedriverServer["options"]) {
    this.#process = process;
    this.url = url;
    this.options = options;
  }

  static async start(): Promise<ChromedriverServer> {
    const browser = await findBrowser({ environment: process.env, logger: silent });
    const server = spawn(driverOf(browser), ["--port=0", "--url-base=/lab"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface(server.stdout)) {
      const port = /started successfully on port (\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      server.stdout.resume();
      const switches = await demandedSwitches("process-group");
      const args = [...switches, "--headless"];
      return new ChromedriverServer(server, `http://127.0.0.1:${port}/lab`, { binary: browser.path, args });
    }
    throw new Error("chromedriver ended without having said its port.");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#process.kill();
    await ended;
  }
}

function driverOf({ driverPath, origin }: Browser): string {
  if (driverPath === undefined) throw new Error(`No chromedriver was found for the browser of ${origin}.`);
  return driverPath;
}
