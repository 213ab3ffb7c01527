import { lstat, mkdir, readdir, readFile, readlink, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ExtractOptions, extractZip } from "../../../src/base/zip/extract-zip.ts";
import { suiteLimits } from "../../../src/base/zip/zip-limits.ts";
import { LINK, type MadeEntry, makeZip } from "./make-zip.ts";
import { scratch } from "./scratch.ts";

const options: ExtractOptions = { limits: suiteLimits, names: "portable", links: "inside" };

/** Extracts an archive of these entries and hands the folder to `look`. */
async function extracting(
  entries: readonly MadeEntry[],
  look: (folder: string) => Promise<void> = async () => {},
  changes: Partial<ExtractOptions> = {},
) {
  await using place = await scratch();
  const folder = join(place.path, "out");
  await mkdir(folder);
  const path = await makeZip(join(place.path, "suite.zip"), entries);
  const result = await extractZip(path, folder, { ...options, ...changes });
  await look(folder);
  return result;
}

/** What is thrown for an archive with these entries, and what was written outside of its folder. */
async function refusing(
  entries: readonly MadeEntry[],
  changes: Partial<ExtractOptions> = {},
): Promise<string> {
  await using place = await scratch();
  const folder = join(place.path, "deep", "out");
  await mkdir(folder, { recursive: true });
  const path = await makeZip(join(place.path, "suite.zip"), entries);
  const error = await extractZip(path, folder, { ...options, ...changes }).catch((thrown) => thrown);
  expect(error).toMatchObject({ name: "DeviceCloudError", code: "package" });
  expect(await readdir(place.path)).toEqual(["deep", "suite.zip"]);
  expect(await readdir(join(place.path, "deep"))).toEqual(["out"]);
  return error.message;
}

describe("extracting a zip archive", () => {
  it("writes files and folders, stored and deflated, large and empty", async () => {
    const large = Buffer.from(Array.from({ length: 700_000 }, (_, i) => (i * 7919) % 251));
    const entries = [
      { name: "run-tests.sh", data: "#!/bin/sh\n" },
      { name: "empty/" },
      { name: "a/b/stored.bin", data: large, store: true },
      { name: "a/b/deflated.bin", data: large },
      { name: "a/nothing", data: "" },
      { name: "ünïcödé 文.txt", data: "x" },
    ];
    const result = await extracting(entries, async (folder) => {
      expect(await readFile(join(folder, "a/b/stored.bin"))).toEqual(large);
      expect(await readFile(join(folder, "a/b/deflated.bin"))).toEqual(large);
      expect((await stat(join(folder, "a/nothing"))).size).toBe(0);
      expect((await stat(join(folder, "empty"))).isDirectory()).toBe(true);
      expect(await readFile(join(folder, "ünïcödé 文.txt"), "utf8")).toBe("x");
    });
    expect(result).toEqual({ fileCount: 5, totalBytes: 1_400_011 });
  });

  it("keeps the executable bit and no other", async () => {
    const entries = [
      { name: "run", mode: 0o106755 },
      { name: "plain", mode: 0o100666 },
      { name: "dos", mode: 0o100777, dos: true },
    ];
    await extracting(entries, async (folder) => {
      const modes = await Promise.all(["run", "plain", "dos"].map((name) => stat(join(folder, name))));
      expect(modes.map(({ mode }) => mode & 0o7777)).toEqual([0o755, 0o644, 0o644]);
    });
  });

  it("makes relative links that stay inside", async () => {
    const entries = [
      { name: "lib/tool.js", data: "tool" },
      { name: "bin/tool", data: "../lib/tool.js", mode: LINK },
    ];
    await extracting(entries, async (folder) => {
      expect(await readlink(join(folder, "bin/tool"))).toBe("../lib/tool.js");
      expect(await readFile(join(folder, "bin/tool"), "utf8")).toBe("tool");
    });
  });

  it("reads Zip64 sizes", async () => {
    await extracting([{ name: "big", data: "content", zip64: true }], async (folder) => {
      expect(await readFile(join(folder, "big"), "utf8")).toBe("content");
    });
  });

  it.each([
    ["/etc/passwd", "absolute"],
    ["C:/x", "absolute"],
    ["../x", "leads out of the folder"],
    ["a/../../x", "leads out of the folder"],
    ["a/./x", "an empty part or a dot"],
    ["a//x", "an empty part or a dot"],
    ["..\\x", "backslash"],
    ["a\u0000b", "NUL character"],
    ["a\nb", "control character"],
    ["", "has no name"],
    ["x".repeat(300), "more than 255 bytes"],
    ["aux.txt", "Windows device"],
    ["what?", "Windows cannot store"],
  ])("refuses the name %j", async (name, reason) => {
    expect(await refusing([{ name, data: "x" }])).toContain(reason);
  });

  it("takes names that only Windows refuses where the policy is POSIX", async () => {
    const look = async (folder: string) => expect(await readdir(folder)).toEqual(["aux.txt", "what?"]);
    await extracting([{ name: "aux.txt" }, { name: "what?" }], look, { names: "posix" });
  });

  it.each([
    ["exactly", ["a/b", "a/b"]],
    ["in case", ["Read.me", "read.ME"]],
    ["in Unicode form", ["é.txt", "e\u0301.txt"]],
    ["in the case of a folder", ["Src/a", "src/b"]],
    ["as file and folder", ["a", "a/b"]],
    ["as folder and file", ["a/b", "a"]],
  ])("refuses names that collide %s", async (_, names) => {
    expect(await refusing(names.map((name) => ({ name, data: "x" })))).toMatch(/collides with/);
  });

  it.each([
    ["/etc/passwd", "absolute path"],
    ["../../outside", "leads out of the folder"],
    ["sub/../../../x", "leads out of the folder"],
    ["deep/../x", "leads out of the folder"],
    ["", "unusable name"],
  ])("refuses a link to %j", async (target, reason) => {
    expect(await refusing([{ name: "a/link", data: target, mode: LINK }])).toContain(reason);
  });

  it("refuses every link where links are not wanted", async () => {
    const entries = [{ name: "link", data: "target", mode: LINK }];
    expect(await refusing(entries, { links: "refuse" })).toContain("is a symbolic link");
  });

  it("does not write through a link of the same archive", async () => {
    const entries = [
      { name: "up", data: "..", mode: LINK },
      { name: "up/escaped", data: "x" },
    ];
    expect(await refusing(entries)).toContain('"up/escaped" in suite.zip collides with "up"');
  });

  it.each([
    ["FIFO", 0o010644],
    ["character device", 0o020644],
    ["socket", 0o140644],
  ])("refuses a %s", async (_, mode) => {
    expect(await refusing([{ name: "odd", mode }])).toContain("is a device, a FIFO or a socket");
  });

  it("refuses an encrypted entry, and a compression it cannot read", async () => {
    expect(await refusing([{ name: "secret", data: "x", flags: 1 }])).toContain("is encrypted");
    expect(await refusing([{ name: "new", data: "x", method: 12 }])).toContain("compression method 12");
  });

  it.each([100, 1_000_000])("counts what %i bytes inflate to, not what they declare", async (sizeBytes) => {
    const data = Buffer.alloc(sizeBytes, "a");
    expect(await refusing([{ name: "liar", data, declaredBytes: 10 }])).toContain(
      "more than the 10 bytes it declares",
    );
    expect(await refusing([{ name: "liar", data, declaredBytes: sizeBytes + 1 }])).toContain("it declares");
  });

  it("refuses damaged content", async () => {
    expect(await refusing([{ name: "damaged", data: "x", crc: 1 }])).toContain("checksum does not match");
  });

  it("names the limit that was passed: entries, a file's size, the total, the ratio", async () => {
    const limits = { ...suiteLimits, maxEntries: 3, maxFileBytes: 1_000, maxTotalBytes: 1_500 };
    const kilo = { data: Buffer.alloc(1_000, "a") };
    expect(
      await refusing(
        ["a", "b", "c", "d"].map((name) => ({ name })),
        { limits },
      ),
    ).toContain("more than 3 entries");
    expect(await refusing([{ name: "a", data: Buffer.alloc(1_001) }], { limits })).toContain(
      "more than 1000 bytes",
    );
    const two = ["a", "b"].map((name) => ({ name, ...kilo }));
    expect(await refusing(two, { limits })).toContain('"b" in suite.zip takes the archive beyond 1500 bytes');
    const bomb = { name: "bomb", data: Buffer.alloc(4_000_000) };
    const ratio = { ...suiteLimits, maxRatio: 100, ratioFromBytes: 100_000 };
    expect(await refusing([bomb], { limits: ratio })).toContain("more than 100 to one, as a zip bomb does");
  });

  it("lets a small file be as compressible as it likes", async () => {
    const limits = { ...suiteLimits, maxRatio: 100, ratioFromBytes: 5_000_000 };
    expect(
      await extracting([{ name: "zeros", data: Buffer.alloc(4_000_000) }], undefined, { limits }),
    ).toMatchObject({
      totalBytes: 4_000_000,
    });
  });

  it("tells a truncated archive, and a file that is none", async () => {
    await using place = await scratch();
    const path = await makeZip(join(place.path, "suite.zip"), [
      { name: "a", data: "x".repeat(5_000), store: true },
    ]);
    await truncate(path, 4_000);
    const broken = extractZip(path, place.path, options);
    await expect(broken).rejects.toMatchObject({
      code: "package",
      message: /^Cannot open suite\.zip as a zip archive: /,
    });
  });

  it("stops when it is cancelled", async () => {
    await using place = await scratch();
    const path = await makeZip(join(place.path, "suite.zip"), [{ name: "a" }]);
    const cancelled = extractZip(path, place.path, options, AbortSignal.abort());
    await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
    await expect(lstat(join(place.path, "a"))).rejects.toThrow();
  });

  it("puts no control character of a hostile name into its message", async () => {
    expect(await refusing([{ name: "\u001b[31mred\u0007" }])).not.toMatch(/[\u0000-\u001f]/);
  });
});
