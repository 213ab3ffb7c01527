import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DeviceCloudError } from "../../base/errors.ts";
import { removeTree } from "../execution/remove-tree.ts";
import type { DataFolder } from "./data-folder.ts";

export interface Blob {
  /** The name in the blob folder; never made from a name that somebody sent. */
  readonly key: string;
  readonly sizeBytes: number;
}

const WRITE_CHUNK_BYTES = 256 * 1024;

/** The bytes of files: one file each, under a random name. Complete and on disk before anybody hears of it. */
export class BlobStore {
  readonly #folder: DataFolder;

  constructor(folder: DataFolder) {
    this.#folder = folder;
  }

  path(key: string): string {
    return join(this.#folder.blobs, key);
  }

  /** A key for bytes that are still to come: a record may name it, and there is nothing under it until then. */
  reserve(): string {
    return randomUUID();
  }

  /**
   * Keeps what `source` gives, of any length up to `maxBytes`. Nothing stays behind when it fails or is cut short.
   * `key`: one that was reserved for it.
   * @throws {DeviceCloudError} `refused` with status 413 as soon as there is more than `maxBytes`.
   */
  async keep(
    source: AsyncIterable<Buffer>,
    maxBytes: number,
    signal?: AbortSignal,
    key = this.reserve(),
  ): Promise<Blob> {
    const incoming = join(this.#folder.incoming, key);
    const meter = byteMeter(maxBytes);
    try {
      const target = createWriteStream(incoming, {
        flags: "wx",
        mode: 0o600,
        flush: this.#folder.lasting,
        highWaterMark: WRITE_CHUNK_BYTES,
      });
      await pipeline(source, meter.stream, target, { signal });
      await rename(incoming, this.path(key));
      if (this.#folder.lasting) await flushFolder(this.#folder.blobs);
    } catch (error) {
      await rm(incoming, { force: true });
      throw signal?.aborted ? signal.reason : error;
    }
    return { key, sizeBytes: meter.sizeBytes() };
  }

  /** Makes an empty blob that grows while it can already be read, and returns its key. */
  async create(): Promise<string> {
    const key = randomUUID();
    const file = await open(this.path(key), "wx", 0o600);
    await file.close();
    if (this.#folder.lasting) await flushFolder(this.#folder.blobs);
    return key;
  }

  async sizeBytes(key: string): Promise<number> {
    return (await stat(this.path(key))).size;
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  /** Removes what an earlier process left: uploads that never finished, blobs whose record was never written. */
  async sweep(known: ReadonlySet<string>): Promise<number> {
    const { incoming, blobs, workspaces } = this.#folder;
    const leftovers = [
      ...(await readdir(incoming)).map((name) => join(incoming, name)),
      ...(await readdir(workspaces)).map((name) => join(workspaces, name)),
      ...(await readdir(blobs)).filter((name) => !known.has(name)).map((name) => join(blobs, name)),
    ];
    for (const path of leftovers) await removeTree(path);
    return leftovers.length;
  }
}

/** Counts what passes, and stops it beyond `maxBytes`. */
function byteMeter(maxBytes: number): { stream: Transform; sizeBytes(): number } {
  let sizeBytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      done(sizeBytes > maxBytes ? tooLarge(maxBytes) : null, chunk);
    },
  });
  return { stream, sizeBytes: () => sizeBytes };
}

/** The refusal of a body above the limit. */
export function tooLarge(maxBytes: number): DeviceCloudError {
  return new DeviceCloudError("refused", `The file is larger than the limit of ${maxBytes} bytes.`, {
    status: 413,
    remedy: "Send a smaller file, or raise the cloud's --max-upload.",
  });
}

/** A rename is kept only once the folder itself is on disk. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
