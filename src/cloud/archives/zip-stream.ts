import { once } from "node:events";
import type { ReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { ZipArchive } from "archiver";

/** A file to be packed, opened when its turn comes. */
export interface ZipSource {
  readonly name: string;
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** Deflate's fastest level: a few per cent larger than the default, and half its time. */
const LEVEL = 1;
const CHUNK_BYTES = 256 * 1024;

/**
 * A zip archive of `sources` in their order, written while it is read: memory does not grow with their sizes or
 * number. A source that is gone when its turn comes is left out; one that grows is packed as far as it has come.
 * @throws the failure of a source, or the signal's reason.
 */
export async function* zipStream(
  sources: Iterable<ZipSource>,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void> {
  const archive = new ZipArchive({ zlib: { level: LEVEL } });
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const filled = fill(archive, sources, either);
  filled.catch((error) => archive.destroy(error));
  try {
    yield* archive as AsyncIterable<Buffer>;
    await filled;
  } finally {
    // Whoever reads may have left: what is still open has nobody to read it.
    stop.abort();
    archive.destroy();
  }
}

async function fill(archive: ZipArchive, sources: Iterable<ZipSource>, signal: AbortSignal): Promise<void> {
  for (const source of sources) {
    signal.throwIfAborted();
    const content = await contentOf(source.path, signal);
    if (content) await append(archive, source, content, signal);
  }
  await archive.finalize();
}

/** Appends one file and waits until it is in the archive: the writer holds one, whatever their number. */
async function append(
  archive: ZipArchive,
  { name, time }: ZipSource,
  content: Buffer | ReadStream,
  signal: AbortSignal,
): Promise<void> {
  const appended = once(archive, "entry", { signal });
  if (!Buffer.isBuffer(content)) content.once("error", (error) => archive.destroy(error));
  archive.append(content, { name, date: new Date(time), mode: 0o644 });
  await appended;
}

/** The file's bytes as far as there are any now; undefined when it is gone. */
async function contentOf(path: string, signal: AbortSignal): Promise<Buffer | ReadStream | undefined> {
  const handle = await openIfThere(path);
  if (!handle) return undefined;
  const { size } = await handle.stat();
  if (size > 0) return handle.createReadStream({ end: size - 1, highWaterMark: CHUNK_BYTES, signal });
  await handle.close();
  return Buffer.alloc(0);
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
