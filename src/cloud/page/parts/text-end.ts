import { open } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import type { FileRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";

export interface TextEnd {
  /** Whole lines, unless one line alone is longer than what was asked for. */
  readonly text: string;
  /** How many bytes before it were left out. */
  readonly omittedBytes: number;
}

/** The end of a text file, at most `maxBytes` of it. A file that still grows is read as far as it has come. */
export async function textEnd(store: Store, { blob }: FileRecord, maxBytes: number): Promise<TextEnd> {
  const handle = await openBlob(store.blobs.path(blob));
  if (!handle) return { text: "", omittedBytes: 0 };
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - maxBytes);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    const read = buffer.subarray(0, bytesRead);
    const skipped = from === 0 ? 0 : startOfText(read);
    return { text: decoded(read.subarray(skipped)), omittedBytes: from + skipped };
  } finally {
    await handle.close();
  }
}

/** An archive or a log may be named by its record before there are bytes, or after they were removed. */
async function openBlob(path: string) {
  try {
    return await open(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** After the first line break, or at least not within a character. */
function startOfText(bytes: Buffer): number {
  const lineBreak = bytes.indexOf(0x0a);
  if (lineBreak >= 0 && lineBreak < bytes.length - 1) return lineBreak + 1;
  const whole = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80);
  return Math.max(0, whole);
}

/** A character that is still being written is left for the next time. */
function decoded(bytes: Buffer): string {
  return new StringDecoder("utf8").write(bytes);
}
