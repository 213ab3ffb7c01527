import { rm, writeFile } from "node:fs/promises";
import * as core from "@actions/core";
import { systemClock, throwIfCancelled } from "../../base/clock.ts";
import type { RememberedFile, UploadMemory } from "../../services/upload/upload-memory.ts";
import { DivertedOutput } from "./diverted-output.ts";
import { inert } from "./log.ts";

type Cache = typeof import("@actions/cache");

const PREFIX = "device-cloud-upload-";
/** A cache that takes longer costs more than it saves. */
const WITHIN_MS = 10_000;
/**
 * An empty file, since an entry has to hold one. Entries of other paths are not seen, and in the workspace its path is the
 * same on every runner.
 */
const MARKER = ".device-cloud-upload";

/**
 * Remembers uploads in the Actions cache of the repository. The cache key itself holds what there is to remember, and the
 * newest that begins with an upload's key counts: nothing is downloaded, and an entry, which never changes, can be
 * followed by another. Where there is no cache, or it may not be written, nothing is remembered.
 */
export class ActionsCacheMemory implements UploadMemory {
  readonly #output = new DivertedOutput();
  #underWay = 0;
  #failed = false;
  #marked = false;

  async recall(key: string, signal: AbortSignal): Promise<RememberedFile | undefined> {
    const prefix = `${PREFIX}${key}-`;
    const found = await this.#attempt(
      (cache) => cache.restoreCache([MARKER], prefix, [], { lookupOnly: true }, true),
      signal,
    );
    const [, fileId, seconds] = /^(\d{1,15})-(\d{1,11})$/.exec(found?.slice(prefix.length) ?? "") ?? [];
    if (fileId === undefined) return undefined;
    return { fileId: Number(fileId), uploadedAt: Number(seconds) * 1_000 };
  }

  async remember(key: string, { fileId, uploadedAt }: RememberedFile, signal: AbortSignal): Promise<void> {
    const entry = `${PREFIX}${key}-${fileId}-${Math.floor(uploadedAt / 1_000)}`;
    await this.#attempt(async (cache) => {
      if (!this.#marked) await writeFile(MARKER, "", { flag: "a" });
      this.#marked = true;
      await cache.saveCache([MARKER], entry, undefined, true);
    }, signal);
  }

  /**
   * To be called last. Ends the process where the cache's client, which cannot be cancelled, still waits for an answer.
   */
  async letGo(): Promise<void> {
    if (this.#marked) await rm(MARKER, { force: true }).catch(() => undefined);
    if (this.#underWay > 0) process.exit();
    this.#output[Symbol.dispose]();
  }

  /** Undefined without a cache and after its failure; one that failed or hangs is not asked again. */
  async #attempt<T>(work: (cache: Cache) => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    throwIfCancelled(signal);
    if (this.#failed || !isAtHand()) return undefined;
    const given = new AbortController();
    const waited = systemClock.sleep(WITHIN_MS, AbortSignal.any([signal, given.signal]));
    const tooLate = waited.then(() => Promise.reject(new Error(`no answer within ${WITHIN_MS / 1_000} s`)));
    try {
      return await Promise.race([this.#count(work), tooLate]);
    } catch (error) {
      throwIfCancelled(signal);
      this.#failed = true;
      core.debug(inert(`The Actions cache is of no use: ${error instanceof Error ? error.message : error}`));
      return undefined;
    } finally {
      given.abort();
      tooLate.catch(() => undefined);
    }
  }

  async #count<T>(work: (cache: Cache) => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await this.#output.run(async () => work(await import("@actions/cache")));
    } finally {
      this.#underWay -= 1;
    }
  }
}

/** Whether the runner offers a cache: elsewhere the client would try for long. */
function isAtHand(): boolean {
  const { ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL, ACTIONS_CACHE_URL } = process.env;
  return Boolean(ACTIONS_RUNTIME_TOKEN && (ACTIONS_RESULTS_URL || ACTIONS_CACHE_URL));
}
