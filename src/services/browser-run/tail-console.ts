import { asDeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { File } from "../../contract/resources/files.ts";
import { CONSOLE_LOG } from "../../contract/results/layout.ts";

const MAX_BYTES_AT_ONCE = 256 * 1024;
const MAX_LINE = 4_000;

/** Reads the console of one running suite, piece by piece, as whole lines. */
export class ConsoleTail {
  readonly #client: Client;
  readonly #outputFiles: (signal: AbortSignal) => AsyncIterable<File>;
  #decoder = new TextDecoder();
  #readBytes = 0;
  #rest = "";
  /** Asked for once, and again when it no longer works: each signed link is one more secret. */
  #link: URL | null = null;

  constructor(client: Client, outputFiles: (signal: AbortSignal) => AsyncIterable<File>) {
    this.#client = client;
    this.#outputFiles = outputFiles;
  }

  /** The lines written since the last call. Never throws but for a cancel: a log that cannot be had is no failure. */
  async newLines(signal: AbortSignal): Promise<string[]> {
    try {
      this.#link ??= await this.#findLink(signal);
      if (!this.#link) return [];
      const piece = await this.#client.readFrom(this.#link, this.#readBytes, {
        maxBytes: MAX_BYTES_AT_ONCE,
        signal,
      });
      if (piece.restarted) this.#readBytes = 0;
      return this.#take(piece.bytes);
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.code === "cancelled") throw failure;
      this.#link = null;
      return [];
    }
  }

  /** The lines left over once the whole console lies in `bytes`. */
  lastLines(bytes: Uint8Array): string[] {
    const lines = this.#take(bytes.subarray(this.#readBytes));
    const last = this.#rest + this.#decoder.decode();
    this.#rest = "";
    return last === "" ? lines : [...lines, last];
  }

  #take(bytes: Uint8Array): string[] {
    this.#readBytes += bytes.length;
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split("\n");
    this.#rest = lines.pop() ?? "";
    if (this.#rest.length > MAX_LINE) lines.push(this.#rest.slice(0, MAX_LINE));
    if (this.#rest.length > MAX_LINE) this.#rest = this.#rest.slice(MAX_LINE);
    return lines;
  }

  async #findLink(signal: AbortSignal): Promise<URL | null> {
    for await (const file of this.#outputFiles(signal)) {
      if (file.name === CONSOLE_LOG) return file.directUrl ?? null;
    }
    return null;
  }
}
