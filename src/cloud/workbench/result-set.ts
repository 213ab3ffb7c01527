import type { Clock } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import { CONSOLE_LOG } from "../../contract/results/layout.ts";
import type { ResultLimits } from "../execution/collect-results.ts";
import { mimetypeOf } from "../execution/mimetype-of.ts";
import { badRequest } from "../refusals.ts";
import type { Blob } from "../store/blob-store.ts";
import type { FileRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { isResultName } from "./result-name.ts";
import type { ResultOwner } from "./result-owner.ts";

/** Writes a result's bytes to the blob store, at most `maxBytes`. */
export type WriteResult = (maxBytes: number, signal?: AbortSignal) => Promise<Blob>;

/** The results of one execution: what its script sends, and what it leaves in its folder. */
export class ResultSet implements AsyncDisposable {
  readonly #store: Store;
  readonly #owner: ResultOwner;
  readonly #limits: ResultLimits;
  readonly #clock: Clock;
  readonly #kept = new Map<string, FileRecord>();
  readonly #sending = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, owner: ResultOwner, limits: ResultLimits, clock: Clock) {
    this.#store = store;
    this.#owner = owner;
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Takes a result that the script sends; one without a name gets a number. One after the other, so that the limits
   * hold for all of them together.
   * @throws {DeviceCloudError} `refused` with status 400 for a name that no result may have, 413 at the limits.
   */
  send(name: string | undefined, write: WriteResult): Promise<FileRecord> {
    const sent = this.#last.then(() => this.add(name ?? this.#nextName(), write, this.#sending.signal));
    this.#last = sent.catch(() => undefined);
    return sent;
  }

  /** Ends what is still being sent; afterwards only `add` adds. */
  async endSending(): Promise<void> {
    this.#sending.abort(new DeviceCloudError("refused", "The execution has ended.", { status: 400 }));
    await this.#last;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.endSending();
  }

  /** Keeps a result that the script left in its folder. One of the same name is replaced. */
  async add(name: string, write: WriteResult, signal?: AbortSignal): Promise<FileRecord> {
    signal?.throwIfAborted();
    const place = folded(name);
    if (!isResultName(name) || place === CONSOLE_LOG) {
      throw badRequest(
        `${JSON.stringify(name.slice(0, 200))} is no name for a result.`,
        "Give a relative path.",
      );
    }
    const older = this.#kept.get(place);
    if (!older && this.#kept.size >= this.#limits.maxFiles) {
      throw badRequest(`An execution keeps at most ${this.#limits.maxFiles} results.`);
    }
    const usedBytes = [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0);
    const blob = await write(this.#limits.maxBytes - usedBytes, signal);
    const file = this.#store.files.insert({
      ...this.#owner,
      name,
      mimetype: mimetypeOf(name),
      direction: "OUTPUT",
      inputType: null,
      state: "READY",
      size: blob.sizeBytes,
      createTime: this.#clock.now(),
      blob: blob.key,
    });
    this.#kept.set(place, file);
    if (older) await this.#store.removeFile(older);
    return file;
  }

  #nextName(): string {
    let number = 1;
    while (this.#kept.has(`output-${number}`)) number++;
    return `output-${number}`;
  }
}

/** Names that some file system takes for the same. */
function folded(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
