import { lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nameProblem } from "../../../src/base/zip/entry-name.ts";
import { checkArchive, unpackArchive } from "../../../src/services/results/unpack-archive.ts";
import { hostileArchives } from "../../fixtures/hostile-archives/index.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "hostile-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const signal = new AbortController().signal;

/** A folder deep in another one, with the archive beside it. */
async function place(bytes: Buffer) {
  const outside = await mkdtemp(join(root, "outside-"));
  const folder = join(outside, "a", "b", "out");
  await mkdir(folder, { recursive: true });
  const zip = join(outside, "hostile.zip");
  await writeFile(zip, bytes);
  return { outside, folder, zip };
}

/** Every file below a folder with its content; anything but plain files and folders fails. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    expect(entry.isFile() || entry.isDirectory()).toBe(true);
    if (!entry.isFile()) continue;
    expect((await lstat(path)).mode & 0o7111).toBe(0);
    content[relative(folder, path)] = await readFile(path, "latin1");
  }
  return content;
}

describe("an archive of results with", () => {
  it("enough tricks to be called a corpus, each once", () => {
    expect(hostileArchives.length).toBeGreaterThanOrEqual(25);
    expect(new Set(hostileArchives.map(({ tries }) => tries)).size).toBe(hostileArchives.length);
  });

  it.each(hostileArchives)(
    "$tries gives exactly what is safe",
    async ({ bytes, files, unreadable, limits, refusals = [] }) => {
      const { outside, folder, zip } = await place(bytes);
      const options = { archiveName: "hostile.zip", signal, ...(limits ? { limits } : {}) };
      const unpacking = unpackArchive(zip, { ...options, folder });
      if (unreadable) {
        await expect(unpacking).rejects.toMatchObject({ code: "package", message: unreadable });
      } else {
        const unpacked = await unpacking;
        expect(unpacked.refusals.map(({ name, reason }) => [name, reason])).toEqual(refusals);
        expect(unpacked.files.map(({ name }) => name)).toEqual(Object.keys(files).sort());
      }
      expect(await contentOf(folder)).toEqual(files);
      for (const name of Object.keys(files)) expect(nameProblem(name, "portable")).toBeUndefined();
      expect(
        (await readdir(outside, { recursive: true })).filter((path) => !path.startsWith("a/b/out/")).sort(),
      ).toEqual([...["a", "a/b", "a/b/out", "hostile.zip"]]);
    },
  );

  it.each(hostileArchives)(
    "$tries is seen through without being unpacked",
    async ({ bytes, files, unreadable, limits, refusals = [] }) => {
      const { outside, zip } = await place(bytes);
      const checking = checkArchive(zip, {
        archiveName: "hostile.zip",
        signal,
        ...(limits ? { limits } : {}),
      });
      if (unreadable) return await expect(checking).rejects.toMatchObject({ message: unreadable });
      const { fileCount, refusals: told } = await checking;
      expect(fileCount).toBe(Object.keys(files).length);
      expect(told.map(({ name, reason }) => [name, reason])).toEqual(refusals);
      expect(await readdir(outside, { recursive: true })).toHaveLength(4);
    },
  );
});
