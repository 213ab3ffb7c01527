import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unpackArchive } from "../../../src/services/results/unpack-archive.ts";
import { type Claim, handMadeZip } from "../suite/hand-made-zip.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "unpack-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function unpack(claims: readonly Claim[]) {
  const zip = join(root, "archive.zip");
  await writeFile(zip, handMadeZip(claims));
  const folder = join(root, "results");
  await mkdir(folder);
  const options = { archiveName: "files.zip", deviceRunId: 7, folder, signal: new AbortController().signal };
  return unpackArchive(zip, options);
}

describe("the archive of a device run", () => {
  it("loses the folder that it has around everything, and tells its name", async () => {
    const { folderName, files } = await unpack([
      { name: "Pixel 8-7/TEST-all.xml", content: "<x/>" },
      { name: "Pixel 8-7/screenshots/a.png", content: "picture" },
    ]);
    expect(folderName).toBe("Pixel 8-7");
    expect(files.map(({ name, sizeBytes }) => [name, sizeBytes])).toEqual([
      ["TEST-all.xml", 4],
      ["screenshots/a.png", 7],
    ]);
    expect(await readFile(join(root, "results", "screenshots", "a.png"), "utf8")).toBe("picture");
  });

  it("keeps folders that are not around everything, and those of the suite", async () => {
    const flat = await unpack([{ name: "screenshots/a.png" }]);
    expect([flat.folderName, flat.files.map(({ name }) => name)]).toEqual([undefined, ["screenshots/a.png"]]);
  });

  it("may be empty", async () => {
    expect(await unpack([])).toEqual({ folderName: undefined, files: [], refusals: [] });
  });

  it("keeps each file under a name that every system can store", async () => {
    const { files } = await unpack([
      { name: "d-7/a:b.txt", content: "1" },
      { name: "d-7/a?b.txt", content: "2" },
      { name: "d-7/CON", content: "3" },
      { name: "d-7/end. ", content: "4" },
    ]);
    expect(files.map(({ name }) => name)).toEqual(["_CON", "a_b-2.txt", "a_b.txt", "end"]);
    expect(await readdir(join(root, "results"))).toHaveLength(4);
  });

  it("gives what is sound in it, and says of all else why not", async () => {
    const { files, refusals } = await unpack([
      { name: "../evil" },
      { name: "/etc/evil" },
      { name: "d-7/link", content: "/etc/passwd", mode: 0o120777 },
      { name: "d-7/secret", encrypted: true },
      { name: "d-7/damaged", content: "abc", crc: 1 },
      { name: "d-7/sound.txt", content: "abc" },
    ]);
    expect(files.map(({ name }) => name)).toEqual(["sound.txt"]);
    expect(refusals).toEqual([
      { name: "../evil", reason: "leads out of the folder" },
      { name: "/etc/evil", reason: "has an absolute name" },
      { name: "d-7/link", reason: "is a symbolic link" },
      { name: "d-7/secret", reason: "is encrypted" },
      { name: "d-7/damaged", reason: "is damaged: its checksum does not match" },
    ]);
    expect(await readdir(root)).toEqual(["archive.zip", "results"]);
    expect(await readdir(join(root, "results"))).toEqual(["sound.txt"]);
  });

  it("that is no zip archive is refused as a whole", async () => {
    await writeFile(join(root, "archive.zip"), "<html>Please sign in</html>");
    const options = { archiveName: "files.zip", folder: root, signal: new AbortController().signal };
    await expect(unpackArchive(join(root, "archive.zip"), options)).rejects.toMatchObject({
      code: "package",
      message: /^Cannot open files\.zip as a zip archive: /,
    });
  });
});
