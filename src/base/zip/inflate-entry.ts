import { pipeline } from "node:stream";
import { promisify } from "node:util";
import { crc32, createInflateRaw, inflateRaw } from "node:zlib";
import { throwIfCancelled } from "../clock.ts";
import type { ZipEntry } from "./zip-entry.ts";

const STORED = 0;
const DEFLATED = 8;
const CHUNK_BYTES = 256 * 1024;

/** The bytes of `entry` out of its data in the archive, with size and checksum compared at the end. */
export async function* inflateEntry(
  entry: ZipEntry,
  data: AsyncIterable<Buffer> | Buffer,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer, void, undefined> {
  let sizeBytes = 0;
  let checksum = 0;
  for await (const chunk of inflated(entry, data)) {
    throwIfCancelled(signal);
    sizeBytes += chunk.length;
    // A directory that lies about sizes is how bombs hide, so its word is held against the content at once.
    if (sizeBytes > entry.sizeBytes)
      throw new Error(`holds more than the ${entry.sizeBytes} bytes it declares`);
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (sizeBytes < entry.sizeBytes)
    throw new Error(`holds ${sizeBytes} of the ${entry.sizeBytes} bytes it declares`);
  if (checksum !== entry.crc32) throw new Error("is damaged: its checksum does not match");
}

function inflated(entry: ZipEntry, data: AsyncIterable<Buffer> | Buffer): AsyncIterable<Buffer> {
  if (entry.method === STORED) return Buffer.isBuffer(data) ? only(data) : data;
  if (entry.method === DEFLATED)
    return Buffer.isBuffer(data) ? inflatedWhole(entry, data) : inflatedStream(data);
  throw new Error(`uses compression method ${entry.method}; only stored and deflated can be read`);
}

async function* only(data: Buffer): AsyncGenerator<Buffer, void, undefined> {
  yield data;
}

async function* inflatedWhole(entry: ZipEntry, data: Buffer): AsyncGenerator<Buffer, void, undefined> {
  try {
    yield await promisify(inflateRaw)(data, { maxOutputLength: Math.max(1, entry.sizeBytes) });
  } catch (error) {
    const isLonger = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw isLonger ? new Error(`holds more than the ${entry.sizeBytes} bytes it declares`) : error;
  }
}

function inflatedStream(data: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // The callback's error also surfaces from the iteration; leaving the loop early ends both sides.
  return pipeline(data, createInflateRaw({ chunkSize: CHUNK_BYTES }), () => {});
}
