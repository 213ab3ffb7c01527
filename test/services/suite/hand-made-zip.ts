import { crc32 } from "node:zlib";

/** An entry as an archive may claim it, honest or not. */
export interface Claim {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Unix file type and permission bits; left out, the archive comes from elsewhere. */
  readonly mode?: number;
  readonly encrypted?: boolean;
  /** The checksum claimed, where it is not the true one. */
  readonly crc?: number;
}

const UTF8 = 0x800;
const UNIX = 3;

/** A zip of stored entries with whatever names and flags a test asks for, which no decent writer would make. */
export function handMadeZip(claims: readonly Claim[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const claim of claims) {
    const name = Buffer.from(claim.name);
    const content = Buffer.from(claim.content ?? "");
    const fields = fieldsOf(claim, name, content);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, content]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(((claim.mode ?? 0) << 16) >>> 0, 6);
    more.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, claim.mode === undefined ? 0 : UNIX]);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), madeBy, fields, more, name]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(claims.length, 8);
  end.writeUInt16LE(claims.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** What local header and directory have in common, from the version to the length of the extra field. */
function fieldsOf(claim: Claim, name: Buffer, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(UTF8 | (claim.encrypted ? 1 : 0), 2);
  fields.writeUInt32LE(claim.crc ?? crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}
