import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fromBufferPromise } from "yauzl";

/**
 * Unpacks an artifact's zip into `directory` and returns the paths of its files, sorted.
 * @throws where an entry would lie outside, repeats another, or has a name the service refuses.
 */
export async function unpackArtifact(zip: Buffer, directory: string): Promise<string[]> {
  const files = new Set<string>();
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry()) {
    const path = entry.fileName.replace(/^\//, "");
    if (path.endsWith("/")) continue;
    if (/["<>:|*?\\\r\n]/.test(path))
      throw new Error(`The artifact's entry ${JSON.stringify(path)} is refused.`);
    if (files.has(path)) throw new Error(`The artifact holds ${JSON.stringify(path)} twice.`);
    files.add(path);
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(target));
  }
  return [...files].sort();
}
