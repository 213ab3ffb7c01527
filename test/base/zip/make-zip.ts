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
}

export const LINK = 0o120777;
const UTF8 = 0x800;
const UNIX = 3 << 8;

/** Writes a zip archive, byte by byte, so that tests can lie in it. */
export async function makeZip(path: string, entries: readonly MadeEntry[]): Promise<string> {
  await writeFile(path, zipBytes(entries));
  return path;
}

export function zipBytes(entries: readonly MadeEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = partsOf(entry, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function partsOf(entry: MadeEntry, offset: number): { local: Buffer; central: Buffer } {
  const name = Buffer.from(entry.name);
  const data = Buffer.from(entry.data ?? "");
  const packed = entry.store ? data : deflateRawSync(data);
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
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(entry.dos ? 0 : UNIX, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
  tail.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, extra, packed]),
    central: Buffer.concat([head, fields, tail, name, extra]),
  };
}

function zip64Extra(size: number, packedSize: number): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packedSize), 12);
  return extra;
}
