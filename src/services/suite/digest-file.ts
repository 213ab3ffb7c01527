import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { throwIfCancelled } from "../../base/clock.ts";

const PIECE_BYTES = 1024 * 1024;

/** SHA-256 in hexadecimal and size of the file at `path`, read piece by piece into the same memory. */
export async function digestFile(
  path: string,
  signal: AbortSignal,
): Promise<{ readonly sha256: string; readonly sizeBytes: number }> {
  await using file = await open(path);
  const hash = createHash("sha256");
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  for (let sizeBytes = 0; ; ) {
    throwIfCancelled(signal);
    const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, sizeBytes);
    if (bytesRead === 0) return { sha256: hash.digest("hex"), sizeBytes };
    hash.update(piece.subarray(0, bytesRead));
    sizeBytes += bytesRead;
  }
}
