import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { fromRandomAccessReaderPromise } from "yauzl";
import { throwIfCancelled } from "../clock.ts";
import { DeviceCloudError } from "../errors.ts";
import { plainLine } from "../untrusted-text.ts";
import { FileReader } from "./file-reader.ts";
import { inflateEntry } from "./inflate-entry.ts";
import { checkLocalHeader, dataOffset, LOCAL_HEADER_BYTES } from "./local-header.ts";
import { toZipEntry, type ZipEntry } from "./zip-entry.ts";

/** How much of a directory is read. Beyond it the archive is refused, so memory has a bound. */
const MAX_ENTRIES = 200_000;
const MAX_NAME_BYTES = 32 * 1024 * 1024;

/** Entries up to this size are read and inflated in one piece: a suite is thousands of them. */
const SMALL_BYTES = 256 * 1024;

/** A stretch of the archive, in bytes; `end` is the first one behind it. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** An open zip archive. Its entries are listed in the order of its directory. */
export class ZipArchive implements AsyncDisposable {
  /** What messages call it. */
  readonly name: string;
  readonly entries: readonly ZipEntry[];
  readonly #handle: FileHandle;
  readonly #reader: FileReader;
  readonly #sizeBytes: number;

  constructor(name: string, entries: readonly ZipEntry[], handle: FileHandle, sizeBytes: number) {
    this.name = name;
    this.entries = entries;
    this.#handle = handle;
    this.#reader = new FileReader(handle);
    this.#sizeBytes = sizeBytes;
  }

  /**
   * The content of one entry, inflated chunk by chunk; its size and checksum are compared with the directory at the end.
   * @throws {DeviceCloudError} `package` for an entry that is encrypted, damaged or holds more than it declares.
   */
  async *stream(entry: ZipEntry, signal?: AbortSignal): AsyncGenerator<Buffer, void, undefined> {
    throwIfCancelled(signal);
    const { start, end } = await this.locate(entry);
    const isSmall = entry.compressedBytes <= SMALL_BYTES && entry.sizeBytes <= SMALL_BYTES;
    try {
      const data = isSmall
        ? await this.#reader.readAt(start, entry.compressedBytes)
        : this.#reader.range(start, end);
      yield* inflateEntry(entry, data, signal);
    } catch (error) {
      throw this.refusal(entry.name, error);
    }
  }

  /**
   * Where the data of an entry lies in the archive, after a look at its own header.
   * @throws {DeviceCloudError} `package` for an entry that is encrypted, cut off, or not what the directory says.
   */
  async locate(entry: ZipEntry): Promise<Extent> {
    if (entry.isEncrypted) throw this.refusal(entry.name, "is encrypted");
    try {
      const header = Buffer.from(await this.#reader.readAt(entry.offset, LOCAL_HEADER_BYTES));
      const start = entry.offset + dataOffset(header);
      const end = start + entry.compressedBytes;
      if (end > this.#sizeBytes) throw new Error("ends after the archive does");
      const name = await this.#reader.readAt(entry.offset + LOCAL_HEADER_BYTES, header.readUInt16LE(26));
      checkLocalHeader(entry, header, name);
      return { start, end };
    } catch (error) {
      throw this.refusal(entry.name, error);
    }
  }

  /** The whole content of a small entry; `package` when it holds more than `maxBytes`. */
  async read(entry: ZipEntry, maxBytes: number, signal?: AbortSignal): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let readBytes = 0;
    for await (const chunk of this.stream(entry, signal)) {
      readBytes += chunk.length;
      if (readBytes > maxBytes) throw this.refusal(entry.name, `holds more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  /** A `package` error that names the entry and the reason; one that is already ours passes. */
  refusal(entryName: string, reason: unknown): DeviceCloudError {
    if (reason instanceof DeviceCloudError) return reason;
    const says = reason instanceof Error ? reason.message : String(reason);
    return new DeviceCloudError("package", `"${plainLine(entryName)}" in ${this.name} ${says}.`, {
      cause: reason instanceof Error ? reason : new Error(says),
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#handle.close();
  }
}

/**
 * Opens the zip archive at `path` (Zip64 included) and reads its directory. Messages call it `name`.
 * @throws {DeviceCloudError} `package` when it is no zip archive, is truncated, or lists too much.
 */
export async function openZip(path: string, name = plainLine(basename(path))): Promise<ZipArchive> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const entries = await readDirectory(handle, size);
    return new ZipArchive(name, entries, handle, size);
  } catch (error) {
    await handle.close();
    throw unreadable(name, error);
  }
}

async function readDirectory(handle: FileHandle, sizeBytes: number): Promise<ZipEntry[]> {
  const zip = await fromRandomAccessReaderPromise(new FileReader(handle), sizeBytes, {
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: false,
  });
  if (zip.entryCount > MAX_ENTRIES)
    throw new Error(`it lists ${zip.entryCount} entries, ${MAX_ENTRIES} are allowed`);
  const entries: ZipEntry[] = [];
  let nameBytes = 0;
  for await (const entry of zip.eachEntry()) {
    nameBytes += entry.fileNameLength;
    if (nameBytes > MAX_NAME_BYTES) throw new Error("its names are longer than 32 MiB together");
    entries.push(toZipEntry(entry));
  }
  return entries;
}

function unreadable(name: string, error: unknown): DeviceCloudError {
  if (error instanceof DeviceCloudError) return error;
  const says = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
  return new DeviceCloudError("package", `Cannot open ${name} as a zip archive: ${says}.`, {
    cause: error,
  });
}
