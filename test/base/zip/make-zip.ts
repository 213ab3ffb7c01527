import { writeFile } from "node:fs/promises";
import { crc32, deflateRawSync } from "node:zlib";

/** One entry as a test wants it told; what is left out is what an honest writer would say. */
export interface MadeEntry {
  readonly name: string | Buffer;
  readonly data?: string | Buffer;
  /** Unix type and permissions. */
  readonly mode?: number;
  /** Written by a DOS tool: no Unix mode. */
  readonly dos?: boolean;
  readonly store?: boolean;
  readonly method?: number;
  readonly flags?: number;
  readonly declaredBytes?: number;
  readonly crc?: number;
  readonly zip64?: boolean;
  /** An extra field of the directory, as it is written. */
  readonly extra?: Buffer;
  readonly comment?: string;
  /** What the entry's own header says otherwise than the directory. */
  readonly own?: Partial<Pick<MadeEntry, "name" | "method" | "declaredBytes" | "crc">>;
  /** Where the directory says that its header is; nothing is written for it then. */
  readonly offset?: number;
}

/** The archive's end, where it is not what an honest writer would say. */
export interface MadeEnd {
  readonly comment?: Buffer;
  readonly entryCount?: number;
  readonly directoryOffset?: number;
  readonly disk?: number;
  /** With the records of Zip64, whose values these are. */
  readonly zip64?: { readonly entryCount?: bigint; readonly directoryOffset?: bigint };
}

export const LINK = 0o120777;
const UTF8 = 0x800;
const UNIX = 3 << 8;

/** Writes a zip archive, byte by byte, so that tests can lie in it. */
export async function makeZip(path: string, entries: readonly MadeEntry[]): Promise<string> {
  await writeFile(path, zipBytes(entries));
  return path;
}

export function zipBytes(entries: readonly MadeEntry[], end: MadeEnd = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = partsOf(entry, offset);
    centrals.push(central);
    if (entry.offset !== undefined) continue;
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  return Buffer.concat([...locals, directory, endOf(entries.length, offset, directory.length, end)]);
}

function endOf(count: number, offset: number, directoryBytes: number, made: MadeEnd): Buffer {
  const { comment = Buffer.alloc(0), entryCount = count, directoryOffset = offset, disk = 0 } = made;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(disk, 4);
  end.writeUInt16LE(made.zip64 ? 0xffff : entryCount, 8);
  end.writeUInt16LE(made.zip64 ? 0xffff : entryCount, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(made.zip64 ? 0xffffffff : directoryOffset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([
    ...(made.zip64 ? zip64End(count, offset, directoryBytes, made.zip64) : []),
    end,
    comment,
  ]);
}

function zip64End(
  count: number,
  offset: number,
  directoryBytes: number,
  { entryCount = BigInt(count), directoryOffset = BigInt(offset) }: NonNullable<MadeEnd["zip64"]>,
): Buffer[] {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(entryCount, 24);
  record.writeBigUInt64LE(entryCount, 32);
  record.writeBigUInt64LE(BigInt(directoryBytes), 40);
  record.writeBigUInt64LE(directoryOffset, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + directoryBytes), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator];
}

function partsOf(entry: MadeEntry, offset: number): { local: Buffer; central: Buffer } {
  const data = Buffer.from(entry.data ?? "");
  const packed = entry.store ? data : deflateRawSync(data);
  const own = headerOf({ ...entry, ...entry.own }, data, packed);
  const listed = headerOf(entry, data, packed);
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(entry.dos ? 0 : UNIX, 4);
  const extra = Buffer.concat([listed.extra, entry.extra ?? Buffer.alloc(0)]);
  const comment = Buffer.from(entry.comment ?? "");
  listed.fields.writeUInt16LE(extra.length, 24);
  const tail = Buffer.alloc(14);
  tail.writeUInt16LE(comment.length, 0);
  tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
  tail.writeUInt32LE(entry.offset ?? offset, 10);
  return {
    local: Buffer.concat([Buffer.from("PK\x03\x04"), own.fields, own.name, own.extra, packed]),
    central: Buffer.concat([head, listed.fields, tail, listed.name, extra, comment]),
  };
}

/** What a local header and the directory have in common, from the version to the length of the extra field. */
function headerOf(entry: MadeEntry, data: Buffer, packed: Buffer) {
  const name = Buffer.from(entry.name);
  const size = entry.declaredBytes ?? data.length;
  const extra = entry.zip64 ? zip64Extra(size, packed.length) : Buffer.alloc(0);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(45, 0);
  fields.writeUInt16LE(UTF8 | (entry.flags ?? 0), 2);
  fields.writeUInt16LE(entry.method ?? (entry.store ? 0 : 8), 4);
  fields.writeUInt32LE(entry.crc ?? crc32(data), 10);
  fields.writeUInt32LE(entry.zip64 ? 0xffffffff : packed.length, 14);
  fields.writeUInt32LE(entry.zip64 ? 0xffffffff : size, 18);
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(extra.length, 24);
  return { name, fields, extra };
}

function zip64Extra(size: number, packedSize: number): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packedSize), 12);
  return extra;
}
