import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openZip } from "../../../src/base/zip/zip-archive.ts";
import type { ZipEntry } from "../../../src/base/zip/zip-entry.ts";
import { LINK, makeZip } from "./make-zip.ts";
import { scratch } from "./scratch.ts";

describe("an open zip archive", () => {
  it("lists what its directory says, in order and unchecked", async () => {
    await using place = await scratch();
    const path = await makeZip(join(place.path, "a.zip"), [
      { name: "../run.sh", data: "hello", mode: 0o100755, store: true },
      { name: "folder/", mode: 0o040755 },
      { name: "link", data: "run.sh", mode: LINK },
      { name: "fifo", mode: 0o010644 },
      { name: "hidden", data: "x", flags: 1 },
    ]);
    await using archive = await openZip(path);
    const brief = ({ name, isFolder, isLink, isSpecial, isEncrypted }: ZipEntry) =>
      [
        name,
        isFolder && "folder",
        isLink && "link",
        isSpecial && "special",
        isEncrypted && "encrypted",
      ].filter(Boolean);
    expect(archive.entries.map(brief)).toEqual([
      ["../run.sh"],
      ["folder/", "folder"],
      ["link", "link"],
      ["fifo", "special"],
      ["hidden", "encrypted"],
    ]);
    expect(archive.entries[0]).toMatchObject({
      sizeBytes: 5,
      compressedBytes: 5,
      mode: 0o100755,
      crc32: 0x3610a686,
    });
  });

  it("reads entries in any order, and several at once", async () => {
    await using place = await scratch();
    const contents = Array.from({ length: 8 }, (_, i) => Buffer.alloc(400_000 * (i % 3) + 10, `${i}`));
    const path = await makeZip(
      join(place.path, "a.zip"),
      contents.map((data, i) => ({ name: `${i}`, data, store: i % 2 === 0 })),
    );
    await using archive = await openZip(path);
    const read = await Promise.all(archive.entries.map((entry) => archive.read(entry, 1_000_000)));
    expect(read.map(digest)).toEqual(contents.map(digest));
  });

  it("reads no more of an entry than it is asked for", async () => {
    await using place = await scratch();
    await using archive = await openZip(
      await makeZip(join(place.path, "a.zip"), [{ name: "a", data: "12345" }]),
    );
    const [entry] = archive.entries as [ZipEntry];
    await expect(archive.read(entry, 4)).rejects.toMatchObject({
      code: "package",
      message: /more than 4 bytes/,
    });
    expect(`${await archive.read(entry, 5)}`).toBe("12345");
  });

  it("can be left in the middle of an entry, and closes its file", async () => {
    await using place = await scratch();
    const data = Buffer.alloc(3_000_000, "ab");
    const path = await makeZip(join(place.path, "a.zip"), [{ name: "a", data, store: true }]);
    const archive = await openZip(path);
    const [entry] = archive.entries as [ZipEntry];
    for await (const chunk of archive.stream(entry)) {
      expect(chunk.length).toBeLessThan(data.length);
      break;
    }
    expect(digest(await archive.read(entry, data.length))).toBe(digest(data));
    await archive[Symbol.asyncDispose]();
    await expect(archive.read(entry, data.length)).rejects.toThrow(/closed/);
  });

  it("says what a file is not, whatever it holds", async () => {
    await using place = await scratch();
    const path = join(place.path, "notes.zip");
    for (const content of ["", "PK", "no archive at all", `PK\u0005\u0006${"\u00ff".repeat(18)}`]) {
      await using file = await open(path, "w");
      await file.writeFile(content, "latin1");
      await expect(openZip(path)).rejects.toMatchObject({
        code: "package",
        message: /^Cannot open notes\.zip as a zip archive: /,
      });
    }
  });

  it("names the entry whose content lies beyond the end of the file", async () => {
    await using place = await scratch();
    const path = await makeZip(join(place.path, "a.zip"), [
      { name: "a", data: "x".repeat(500), store: true },
    ]);
    await using file = await open(path, "r+");
    // The directory's compressed and inflated size, 20 bytes into its only record.
    const { size } = await file.stat();
    await file.write(Buffer.from([255, 255, 0, 0, 255, 255, 0, 0]), 0, 8, size - 22 - 47 + 20);
    await using archive = await openZip(path);
    const [entry] = archive.entries as [ZipEntry];
    await expect(archive.read(entry, 100_000)).rejects.toThrow('"a" in a.zip ends after the archive does.');
  });
});

function digest(data: Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}
