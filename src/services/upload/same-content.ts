import { open } from "node:fs/promises";
import { asDeviceCloudError } from "../../base/errors.ts";
import { openZip } from "../../base/zip/zip-archive.ts";
import type { Client } from "../../client/client.ts";
import type { File } from "../../contract/resources/files.ts";
import type { LocalFile } from "./local-file.ts";

const PIECE_BYTES = 1024 * 1024;
/** To compare more would take as long as sending it. */
const MAX_COMPARED_BYTES = 32 * 1024 * 1024;

/**
 * Whether a file of the service, equal in size, has the content of a local one. Of a zip, which apps and packages are, what
 * stands behind its entries decides: signatures, and the directory with size and checksum of every entry. Any other file is
 * compared whole, while it is small.
 */
export async function hasSameContent(
  { path, sizeBytes }: LocalFile,
  { directUrl }: File,
  client: Client,
  signal: AbortSignal,
): Promise<boolean> {
  if (!directUrl) return false;
  const from = await endOfEntries(path, sizeBytes);
  if (sizeBytes - from > MAX_COMPARED_BYTES) return false;
  await using handle = await open(path);
  for (let position = from; position < sizeBytes; position += PIECE_BYTES) {
    const ours = Buffer.alloc(Math.min(PIECE_BYTES, sizeBytes - position));
    await handle.read(ours, 0, ours.length, position);
    const theirs = await client.readFrom(directUrl, position, { maxBytes: ours.length, signal });
    if (theirs.restarted || !theirs.bytes.equals(ours)) return false;
  }
  return true;
}

/** Where the entries of a zip end; 0 for what is none, or does not tell the checksums of its entries. */
async function endOfEntries(path: string, sizeBytes: number): Promise<number> {
  try {
    await using zip = await openZip(path);
    if (zip.entries.some(({ isEncrypted }) => isEncrypted)) return 0;
    const end = zip.entries.reduce((last, entry) => Math.max(last, entry.offset + entry.compressedBytes), 0);
    return end < sizeBytes ? end : 0;
  } catch (error) {
    if (asDeviceCloudError(error).code === "package") return 0;
    throw error;
  }
}
