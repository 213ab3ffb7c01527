import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { SCRIPT, unpacked, Workplace } from "./suite-folder.ts";

describe("a package", () => {
  it("holds the suite with the script at its root, executable", async () => {
    await using place = await Workplace.create({
      "tests/a.js": "a",
      "lib/b.txt": "b",
      "run-tests.sh": SCRIPT,
    });
    await place.put("bin/tool", "#!/bin/sh\n", { mode: 0o700 });
    const made = await place.package();
    expect(made).toMatchObject({ name: "e2e.zip", files: 4, script: "run-tests.sh", reused: false });
    const bytes = await readFile(made.path);
    expect(made.sizeBytes).toBe(bytes.length);
    expect(made.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    const entries = [...(await unpacked(made.path))].map(([name, { mode }]) => `${name} ${mode.toString(8)}`);
    expect(entries).toEqual(["bin/tool 755", "lib/b.txt 644", "run-tests.sh 755", "tests/a.js 644"]);
    expect(await readdir(place.out)).toEqual(["e2e.zip"]);
  });

  it("keeps the content of large, short, empty and already compressed files", async () => {
    const large = Buffer.alloc(9 * 1024 * 1024, "large and dull ");
    const nodes = { "run-tests.sh": SCRIPT, "a.png": Buffer.alloc(4_000, 7), "b.txt": "", "c.txt": "short" };
    await using place = await Workplace.create({ ...nodes, "d.mp4": large, "e.txt": "long ".repeat(500) });
    const made = await place.package();
    const content = await unpacked(made.path);
    for (const [name, text] of Object.entries({ ...nodes, "d.mp4": large, "e.txt": "long ".repeat(500) })) {
      expect(content.get(name)?.content.equals(Buffer.from(text as string))).toBe(true);
    }
    expect(made.sizeBytes).toBeLessThan(200_000);
  });

  it("can be read from its beginning: whatever tells its size after its data is deflated", async () => {
    const nodes = { "run-tests.sh": SCRIPT, "a.png": Buffer.alloc(4_000, 7), "b.txt": "" };
    await using place = await Workplace.create({
      ...nodes,
      "d.mp4": Buffer.alloc(9 * 1024 * 1024),
      "e.txt": "e".repeat(999),
    });
    const bytes = await readFile((await place.package()).path);
    const headers = [];
    for (let at = bytes.indexOf("PK\x03\x04"); at >= 0; at = bytes.indexOf("PK\x03\x04", at + 4)) {
      const hasDescriptor = (bytes.readUInt16LE(at + 6) & 8) !== 0;
      const isDeflated = bytes.readUInt16LE(at + 8) === 8;
      const extraBytes = bytes.readUInt16LE(at + 28);
      headers.push({ hasDescriptor, isDeflated, extraBytes });
    }
    expect(headers).toHaveLength(5);
    expect(headers.every(({ hasDescriptor, isDeflated }) => hasDescriptor === isDeflated)).toBe(true);
    expect(headers.every(({ extraBytes }) => extraBytes === 0)).toBe(true);
  });

  it("keeps folders with nothing in them, and names of all the world", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      "über/日本.txt": "x",
      "results/empty": { folder: true },
    });
    const names = [...(await unpacked((await place.package()).path)).keys()];
    expect(names).toEqual(["results/empty/", "run-tests.sh", "über/日本.txt"]);
  });

  it("does not hold itself when it is written into the suite", async () => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT });
    const first = await place.package({ destinationFolder: place.suite });
    const second = await place.package({ destinationFolder: place.suite });
    expect(second).toEqual(first);
    expect([...(await unpacked(second.path)).keys()]).toEqual(["run-tests.sh"]);
  });

  it("runs run-tests.ps1 on Windows, alone or beside the other", async () => {
    await using place = await Workplace.create({ "run-tests.ps1": "npm test\r\n" });
    expect(await place.package()).toMatchObject({ script: "run-tests.ps1" });
    await place.put("run-tests.sh", SCRIPT);
    expect(await place.package()).toMatchObject({ script: "run-tests.sh" });
    expect(place.said).toContain(
      "info: The suite has both scripts: run-tests.sh runs on Linux and Mac, run-tests.ps1 on Windows.",
    );
  });

  it("warns of names that collide, and of names that Windows cannot store where it is to run", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      "A.txt": "",
      "a.txt": "",
      "aux.js": "",
    });
    await place.package();
    expect(place.said.filter((line) => line.startsWith("warning"))).toEqual([
      "warning: Names that differ in case alone collide on many systems: a.txt and A.txt.",
    ]);
    await place.put("run-tests.ps1", "npm test");
    await place.package();
    expect(place.said).toContain("warning: Windows cannot store these names: aux.js.");
  });
});

describe("ignore rules", () => {
  it("leave out .git, what file managers write, and what .devicecloudignore says", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      ".git/config": "url = https://token@host",
      "sub/.git": "gitdir: elsewhere",
      ".DS_Store": "",
      "sub/Thumbs.db": "",
      ".devicecloudignore":
        "\ufeff# comment\r\nnode_modules/\r\n*.log\r\n!keep.log\r\n/build\r\nNotes.txt\r\n",
      "node_modules/x/index.js": "",
      "sub/node_modules/y.js": "",
      "a.log": "",
      "keep.log": "kept",
      "build/x": "",
      "sub/build/x": "kept",
      "notes.txt": "kept",
    });
    const names = [...(await unpacked((await place.package()).path)).keys()];
    expect(names).toEqual(["keep.log", "notes.txt", "run-tests.sh", "sub/build/x"]);
  });

  it("come from another file when one is named, which must be there", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      "ci/leave-out": "a.txt",
      "a.txt": "",
    });
    const made = await place.package({ ignoreFile: "ci/leave-out" });
    expect([...(await unpacked(made.path)).keys()]).toEqual(["run-tests.sh"]);
    await expect(place.package({ ignoreFile: "missing" })).rejects.toThrow(
      'ignore-file "missing" cannot be read (ENOENT).',
    );
  });

  it("cannot bring .git back", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      ".git/x": "",
      ".devicecloudignore": "!.git",
    });
    expect([...(await unpacked((await place.package()).path)).keys()]).toEqual(["run-tests.sh"]);
  });
});

describe("links", () => {
  it("become the content they lead to, with its mode", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      "real/a.txt": "content",
      "real/deep/b.txt": "more",
      "copy.txt": { link: "real/a.txt" },
      "chain.txt": { link: "./copy.txt" },
      folder: { link: "real" },
    });
    await place.put("real/tool", "#!/bin/sh\n", { mode: 0o755 });
    const content = await unpacked((await place.package()).path);
    expect([...content.keys()]).toEqual([
      ...["chain.txt", "copy.txt", "folder/a.txt", "folder/deep/b.txt", "folder/tool"],
      ...["real/a.txt", "real/deep/b.txt", "real/tool", "run-tests.sh"],
    ]);
    expect(content.get("chain.txt")?.content.toString()).toBe("content");
    expect(content.get("folder/tool")?.mode).toBe(0o755);
  });

  it.each([
    ["/etc/hostname", "which is outside the suite"],
    ["../out", "which is outside the suite"],
    ["gone.txt", "which does not exist"],
    ["x", "which cannot be followed (ELOOP)"],
    [".", "a folder it lies in"],
    [".git", "which is never sent"],
  ])("to %s are refused: %s", async (link, flaw) => {
    await using place = await Workplace.create({ "run-tests.sh": SCRIPT, ".git/HEAD": "", x: { link } });
    await place.put("../out/y", "");
    await expect(place.package()).rejects.toMatchObject({
      code: "package",
      message: `The link x leads to ${link}, ${flaw}.`,
      remedy: "Remove the link, put a copy in its place, or list it in the ignore file.",
    });
  });

  it("that lead round in a circle are refused, and may be ignored", async () => {
    await using place = await Workplace.create({
      "run-tests.sh": SCRIPT,
      "a/modules/b": { link: "../../b" },
      "b/modules/a": { link: "../../a" },
    });
    await expect(place.package()).rejects.toThrow(
      /a\/modules\/b\/modules\/a leads to \.\.\/\.\.\/a, a folder it lies in\./,
    );
    await place.put(".devicecloudignore", "**/modules/a");
    expect((await place.package()).files).toBe(1);
  });
});
