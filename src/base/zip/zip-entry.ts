import { type Entry, getFileNameLowLevel } from "yauzl";

/** One entry of a zip archive as its directory tells it. Everything in it is the writer's word: nothing is checked. */
export interface ZipEntry {
  /** The name as written: it may be absolute, hold `..` or clash with another. See `entry-name.ts`. */
  readonly name: string;
  /** The same, byte by byte. */
  readonly rawName: Buffer;
  /** The inflated size that the directory declares. */
  readonly sizeBytes: number;
  readonly compressedBytes: number;
  readonly crc32: number;
  /** Unix file type and permission bits; 0 where the archive was not written on a Unix. */
  readonly mode: number;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  /** A device, a FIFO or a socket. */
  readonly isSpecial: boolean;
  readonly isEncrypted: boolean;
  /** 0: stored, 8: deflated; no other method can be read. */
  readonly method: number;
  /** Where its local header begins. */
  readonly offset: number;
}

const UNIX = 3;
const MACOS = 19;
const TYPE_BITS = 0o170000;
const FOLDER = 0o040000;
const LINK = 0o120000;
const REGULAR = 0o100000;
const DOS_FOLDER = 0x10;

/** The entry without yauzl's buffers, so that a long directory stays small in memory. */
export function toZipEntry(entry: Entry): ZipEntry {
  const flags = entry.generalPurposeBitFlag;
  // Strict: a backslash stays one, so that the naming policy can refuse it.
  const name = getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, true);
  const mode = unixMode(entry);
  const type = mode & TYPE_BITS;
  const isFolder = name.endsWith("/") || type === FOLDER || (type === 0 && isDosFolder(entry));
  return {
    name,
    rawName: Buffer.from(entry.fileNameRaw),
    sizeBytes: entry.uncompressedSize,
    compressedBytes: entry.compressedSize,
    crc32: entry.crc32,
    mode,
    isFolder,
    isLink: type === LINK && !isFolder,
    isSpecial: ![0, FOLDER, LINK, REGULAR].includes(type),
    isEncrypted: entry.isEncrypted(),
    method: entry.compressionMethod,
    offset: entry.relativeOffsetOfLocalHeader,
  };
}

function unixMode(entry: Entry): number {
  const system = entry.versionMadeBy >>> 8;
  return system === UNIX || system === MACOS ? entry.externalFileAttributes >>> 16 : 0;
}

function isDosFolder(entry: Entry): boolean {
  return (entry.externalFileAttributes & DOS_FOLDER) !== 0;
}
