import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** SHA-256 in hexadecimal and size of the file at `path`, read as a stream. */
export async function digestFile(
  path: string,
  signal: AbortSignal,
): Promise<{ readonly sha256: string; readonly sizeBytes: number }> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024, signal })) {
    hash.update(chunk as Buffer);
    sizeBytes += (chunk as Buffer).length;
  }
  return { sha256: hash.digest("hex"), sizeBytes };
}
