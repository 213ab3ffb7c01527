import { AsyncLocalStorage } from "node:async_hooks";
import * as core from "@actions/core";
import { inert } from "./log.ts";

/** Commands that stay as they are: what hides a secret, and what only shows when somebody debugs. */
const KEPT = /^::(?:add-mask|debug)::/;

/**
 * Makes debug lines of what some work prints, and of nothing that others print meanwhile. For libraries that put up errors
 * and warnings of their own where nothing is wrong for the user. Until it is disposed.
 */
export class DivertedOutput implements Disposable {
  readonly #within = new AsyncLocalStorage<true>();
  readonly #write = process.stdout.write;

  constructor() {
    const write = this.#write.bind(process.stdout);
    const diverted = (chunk: string | Uint8Array, ...rest: never[]): boolean => {
      const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
      if (this.#within.getStore() === undefined || KEPT.test(text)) return write(chunk, ...rest);
      if (text.trim() !== "") core.debug(inert(text.trimEnd()));
      return true;
    };
    process.stdout.write = diverted as typeof process.stdout.write;
  }

  /** Does work whose prints are diverted, also those that come after it was given up. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#within.run(true, work);
  }

  [Symbol.dispose](): void {
    process.stdout.write = this.#write;
  }
}
