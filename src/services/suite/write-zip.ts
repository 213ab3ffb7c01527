import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { extname } from "node:path/posix";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipArchive, type ZipEntryData } from "archiver";
import { DigestStream } from "./digest-stream.ts";
import { isFolderName } from "./suite-entry.ts";

/** What is written into a zip: a file's content, the path of one to be streamed, or an empty folder. */
export interface ZipEntry {
  /** Ends with `/` for a folder. */
  readonly name: string;
  readonly executable: boolean;
  readonly source: Buffer | { readonly path: string };
}

export interface WrittenZip {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** The first moment a zip can tell. A fixed one, so that the same tree gives the same bytes. */
const DATE = new Date(Date.UTC(1980, 0, 1));
/** Deflate's fastest level: a few per cent larger than the default, and half its time. */
const LEVEL = 1;
/** Below this, deflate costs more than it saves. */
const SHORT_BYTES = 128;
const CHUNK_BYTES = 1024 * 1024;
const COMPRESSED = new Set(
  `.7z .aab .apk .avif .br .bz2 .gif .gz .ipa .jar .jpeg .jpg .m4a .mkv .mov .mp3 .mp4 .ogg .png .rar .tgz .webm .webp
  .whl .woff .woff2 .xz .zip .zst`.split(/\s+/),
);

/**
 * Writes `entries` in their order to a zip at `path`, with fixed times and modes and no extra fields (Zip64 where needed).
 * @throws the failure of a source or of the disk, or an abort; a partial file may then remain at `path`.
 */
export async function writeZip(
  path: string,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<WrittenZip> {
  const archive = new ZipArchive({ zlib: { level: LEVEL } });
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const digest = new DigestStream();
  const written = pipeline(archive, digest, createWriteStream(path), { signal: either });
  written.catch((error) => stop.abort(error));
  try {
    for await (const entry of entries) await append(archive, entry, stop, either);
    await Promise.all([archive.finalize(), written]);
  } catch (error) {
    stop.abort(error);
    await written.catch(() => {});
    throw signal.aborted ? signal.reason : stop.signal.reason;
  }
  return digest.digest();
}

/** Appends one entry and waits until it is in the archive: the writer holds one entry, whatever their number. */
async function append(
  archive: ZipArchive,
  entry: ZipEntry,
  stop: AbortController,
  signal: AbortSignal,
): Promise<void> {
  const appended = once(archive, "entry", { signal });
  const data: ZipEntryData = {
    name: entry.name,
    mode: entry.executable || isFolderName(entry.name) ? 0o755 : 0o644,
    date: DATE,
    store: isStored(entry),
  };
  if (Buffer.isBuffer(entry.source)) {
    archive.append(entry.source, data);
  } else {
    const file = Readable.from(chunksOf(entry.source.path, signal), { objectMode: false });
    file.once("error", (error) => stop.abort(error));
    archive.append(file, data);
  }
  await appended;
}

/**
 * Compressed formats and very short files are stored as they are. A streamed file never is: its size follows its data, and
 * those who read the package as a stream find the end of deflated data only.
 */
function isStored({ name, source }: ZipEntry): boolean {
  if (!Buffer.isBuffer(source)) return false;
  return source.length < SHORT_BYTES || COMPRESSED.has(extname(name).toLowerCase());
}

/** The file's bytes; it is opened when its turn comes. */
async function* chunksOf(path: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  yield* createReadStream(path, { highWaterMark: CHUNK_BYTES, signal });
}
