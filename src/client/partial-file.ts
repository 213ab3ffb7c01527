import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { DeviceCloudError } from "../base/errors.ts";
import { plainLine } from "../base/untrusted-text.ts";

/** The part of a download that is on disk, under a temporary name until it is whole. */
export interface PartialFile {
  /** What was appended since the start, written or about to be. */
  readonly sizeBytes: number;
  append(chunk: Buffer): Promise<void>;
  /** Writes what is still held back. */
  flush(): Promise<void>;
  /** Back to nothing: what comes next is the beginning. */
  restart(): Promise<void>;
  /** Gives the file its name. */
  finish(): Promise<void>;
  /** Leaves nothing behind; does nothing after `finish`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Parts from the network are a sixteenth of this; one call for each would cost more than the writing. */
const BATCH_BYTES = 1024 * 1024;

/** Begins the file that will be `destination`, in the same folder. @throws {DeviceCloudError} `input` if it cannot. */
export async function beginFile(destination: string, temporary: string): Promise<PartialFile> {
  const file = await open(temporary, "wx").catch(unwritable(destination));
  let batch: Buffer[] = [];
  let batchBytes = 0;
  let writtenBytes = 0;
  let writing: Promise<void> = Promise.resolve();
  let named = false;

  /** Starts to write the batch once the one before is written, so that disk and network work at the same time. */
  async function writeBatch(): Promise<void> {
    await writing;
    if (batchBytes === 0) return;
    writing = writeAll(file, batch, writtenBytes).catch(unwritable(destination));
    // Told to whoever waits for it next; until then it is nobody's unhandled rejection.
    writing.catch(() => {});
    writtenBytes += batchBytes;
    batch = [];
    batchBytes = 0;
  }

  async function flush(): Promise<void> {
    await writeBatch();
    await writing;
  }

  return {
    get sizeBytes() {
      return writtenBytes + batchBytes;
    },
    flush,
    async append(chunk) {
      batch.push(chunk);
      batchBytes += chunk.length;
      if (batchBytes >= BATCH_BYTES) await writeBatch();
    },
    async restart() {
      await flush();
      writtenBytes = 0;
      await file.truncate(0);
    },
    async finish() {
      await flush();
      await file.close();
      await rename(temporary, destination).catch(unwritable(destination));
      named = true;
    },
    async [Symbol.asyncDispose]() {
      if (named) return;
      await writing.catch(() => {});
      await file.close();
      await rm(temporary, { force: true });
    },
  };
}

/** One writev may write less than it was given. */
async function writeAll(file: FileHandle, buffers: readonly Buffer[], position: number): Promise<void> {
  const sizeBytes = buffers.reduce((sum, { length }) => sum + length, 0);
  const { bytesWritten } = await file.writev(buffers, position);
  if (bytesWritten === sizeBytes) return;
  if (bytesWritten === 0) throw Object.assign(new Error("nothing written"), { code: "EIO" });
  await writeAll(file, [Buffer.concat(buffers).subarray(bytesWritten)], position + bytesWritten);
}

function unwritable(destination: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw new DeviceCloudError("input", `${plainLine(destination)} cannot be written: ${error.code}.`, {
      cause: error,
      remedy: "Check that its folder exists and is writable, and the free space.",
    });
  };
}
