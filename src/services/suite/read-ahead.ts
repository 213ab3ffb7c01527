import { readFileSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { throwIfCancelled } from "../../base/clock.ts";
import { SECRET_SCAN_BYTES } from "./secret-check.ts";
import { isFolderName, type SuiteEntry } from "./suite-entry.ts";

/** Up to this size a file is read whole; larger ones are streamed. */
const WHOLE_FILE_BYTES = 8 * 1024 * 1024;
/**
 * Up to this size a file is read at once, without waiting: asking the thread pool costs several times what the reading
 * does, and most files of a suite are short.
 */
const SHORT_FILE_BYTES = 32 * 1024;
/** What reading ahead may hold: so much at once, in so many files. Memory stays flat whatever the suite's size. */
const AHEAD_BYTES = 16 * 1024 * 1024;
const AHEAD_FILES = 16;

/** An entry with its content, or with its beginning where it is too large to hold. */
export interface ReadEntry {
  readonly entry: SuiteEntry;
  /** The beginning of the content: one byte more than is looked into for secrets, if it has as many. */
  readonly head: Buffer;
  /** The whole content, null for a file to be streamed. */
  readonly content: Buffer | null;
}
export type Reading = ReadEntry | { readonly entry: SuiteEntry; readonly failure: unknown };

/** Reads the entries in their order, the next ones while the caller works on one. A failure is yielded, not thrown. */
export async function* readAhead(
  entries: readonly SuiteEntry[],
  signal: AbortSignal,
): AsyncGenerator<Reading> {
  const ahead: { readonly reading: Promise<Reading>; readonly heldBytes: number }[] = [];
  let next = 0;
  let aheadBytes = 0;
  for (;;) {
    throwIfCancelled(signal);
    for (let entry = entries[next]; entry && ahead.length < AHEAD_FILES; entry = entries[next]) {
      const heldBytes = Math.min(entry.sizeBytes, WHOLE_FILE_BYTES);
      if (ahead.length > 0 && aheadBytes + heldBytes > AHEAD_BYTES) break;
      ahead.push({ reading: read(entry, signal), heldBytes });
      aheadBytes += heldBytes;
      next++;
    }
    const first = ahead.shift();
    if (!first) return;
    yield await first.reading;
    aheadBytes -= first.heldBytes;
  }
}

async function read(entry: SuiteEntry, signal: AbortSignal): Promise<Reading> {
  try {
    if (isFolderName(entry.name)) return { entry, head: Buffer.alloc(0), content: Buffer.alloc(0) };
    if (entry.sizeBytes > WHOLE_FILE_BYTES) return { entry, head: await readHead(entry.path), content: null };
    const isShort = entry.sizeBytes <= SHORT_FILE_BYTES;
    const content = isShort ? readFileSync(entry.path) : await readFile(entry.path, { signal });
    return { entry, head: content, content };
  } catch (failure) {
    return { entry, failure };
  }
}

async function readHead(path: string): Promise<Buffer> {
  await using handle = await open(path, "r");
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SECRET_SCAN_BYTES + 1));
  return buffer.subarray(0, bytesRead);
}
