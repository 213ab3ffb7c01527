import { readdir, readlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { zipStream } from "../../../src/cloud/archives/zip-stream.ts";
import { scratch } from "../../base/zip/scratch.ts";

const MIB = 1024 * 1024;
const never = new AbortController().signal;

async function drain(chunks: AsyncIterable<Buffer>, onChunk: () => void = () => {}): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    onChunk();
  }
  return bytes;
}

/** What this process holds open below `folder`. */
async function openFilesBelow(folder: string): Promise<string[]> {
  const links = (await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ""));
  return (await Promise.all(links)).filter((path) => path.startsWith(folder));
}

describe("a zip stream", () => {
  it("needs no more memory for large files and many of them", async () => {
    await using folder = await scratch();
    const large = join(folder.path, "large");
    await writeFile(large, "");
    await truncate(large, 64 * MIB);
    const sources = Array.from({ length: 6 }, (_, index) => ({ name: `${index}`, path: large, time: 0 }));
    const before = process.memoryUsage().rss;
    let peak = before;
    await drain(zipStream(sources, never), () => {
      peak = Math.max(peak, process.memoryUsage().rss);
    });
    expect((peak - before) / MIB).toBeLessThan(150);
  });

  it("ends with the signal's reason as soon as it aborts", async () => {
    await using folder = await scratch();
    const large = join(folder.path, "large");
    await writeFile(large, "");
    await truncate(large, 256 * MIB);
    const abort = new AbortController();
    const read = drain(zipStream([{ name: "large", path: large, time: 0 }], abort.signal), () =>
      abort.abort(),
    );
    await expect(read).rejects.toThrow(/abort/i);
  });

  it.skipIf(process.platform !== "linux")("lets go of everything when its reader leaves", async () => {
    await using folder = await scratch();
    const file = join(folder.path, "file");
    await writeFile(file, Buffer.alloc(8 * MIB, "x"));
    const sources = Array.from({ length: 50 }, (_, index) => ({ name: `${index}`, path: file, time: 0 }));
    for await (const chunk of zipStream(sources, never)) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await expect.poll(() => openFilesBelow(folder.path)).toEqual([]);
  });

  it("fails with the failure of a source", async () => {
    await using folder = await scratch();
    const zip = zipStream([{ name: "folder", path: folder.path, time: 0 }], never);
    await expect(drain(zip)).rejects.toThrow(/EISDIR/);
  });
});
