import { createHash } from "node:crypto";
import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { openZip } from "../../../src/base/zip/zip-archive.ts";
import { writeZip, type ZipEntry } from "../../../src/services/suite/write-zip.ts";

const NEVER = new AbortController().signal;

function file(name: string, source: ZipEntry["source"] = Buffer.from(name)): ZipEntry {
  return { name, source, executable: false };
}

async function* entriesOf(...entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

it("writes more entries than the plain format counts, and tells the digest of what it wrote", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "write-zip-"));
  const path = join(folder.path, "many.zip");
  const entries = Array.from({ length: 65_600 }, (_, index) => file(`f${index}`, Buffer.alloc(0)));
  const { sha256, sizeBytes } = await writeZip(path, entriesOf(...entries), NEVER);
  const bytes = await readFile(path);
  expect(sizeBytes).toBe(bytes.length);
  expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  await using archive = await openZip(path);
  expect(archive.entries).toHaveLength(65_600);
}, 60_000);

it("ends with the failure when a file is gone before its turn", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "write-zip-"));
  const gone = file("gone", { path: join(folder.path, "gone") });
  const writing = writeZip(join(folder.path, "a.zip"), entriesOf(file("a"), gone, file("b")), NEVER);
  await expect(writing).rejects.toMatchObject({ code: "ENOENT" });
});

it("ends with the failure when the package cannot be written", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "write-zip-"));
  const path = join(folder.path, "no-such-folder", "a.zip");
  await expect(writeZip(path, entriesOf(file("a"), file("b")), NEVER)).rejects.toMatchObject({
    code: "ENOENT",
  });
});

it("ends with what its source throws", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "write-zip-"));
  async function* failing(): AsyncGenerator<ZipEntry> {
    yield file("a");
    throw new Error("the source failed");
  }
  await expect(writeZip(join(folder.path, "a.zip"), failing(), NEVER)).rejects.toThrow("the source failed");
});

it("ends at once when it is cancelled", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "write-zip-"));
  const stop = new AbortController();
  async function* endless(): AsyncGenerator<ZipEntry> {
    for (let index = 0; ; index++) {
      if (index === 3) stop.abort(new Error("cancelled by the test"));
      await delay(1);
      yield file(`f${index}`);
    }
  }
  const writing = writeZip(join(folder.path, "a.zip"), endless(), stop.signal);
  await expect(writing).rejects.toThrow("cancelled by the test");
});
