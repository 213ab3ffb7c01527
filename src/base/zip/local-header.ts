import type { ZipEntry } from "./zip-entry.ts";

/** The part of a local header before the name, in bytes. */
export const LOCAL_HEADER_BYTES = 30;

const SIGNATURE = 0x04034b50;
const HAS_DESCRIPTOR = 0x8;
const IN_ZIP64_EXTRA = 0xffffffff;

/** Where the data of an entry begins behind its local header, counted from the header's start. */
export function dataOffset(header: Buffer): number {
  if (header.readUInt32LE(0) !== SIGNATURE) throw new Error("has no header where the directory points");
  return LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/**
 * Holds an entry's own header against what the directory says of it. Some readers believe the one, some the other: where
 * they differ, a scanner and an extractor see two archives.
 * @throws {Error} with what differs. Sizes and checksum behind the data (a descriptor) or in Zip64 fields are passed over.
 */
export function checkLocalHeader(entry: ZipEntry, header: Buffer, name: Buffer): void {
  if (!name.equals(entry.rawName)) throw new Error("has another name in its own header");
  if (header.readUInt16LE(8) !== entry.method) throw new Error("has another method in its own header");
  if ((header.readUInt16LE(6) & HAS_DESCRIPTOR) !== 0) return;
  if (header.readUInt32LE(14) !== entry.crc32) throw new Error("has another checksum in its own header");
  const sizes = [
    [header.readUInt32LE(18), entry.compressedBytes],
    [header.readUInt32LE(22), entry.sizeBytes],
  ] as const;
  if (sizes.some(([own, listed]) => own !== listed && own !== IN_ZIP64_EXTRA))
    throw new Error("has another size in its own header");
}
