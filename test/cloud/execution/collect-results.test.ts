import { execFileSync } from "node:child_process";
import { link, mkdir, symlink, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { collectResults } from "../../../src/cloud/execution/collect-results.ts";
import { isResultName } from "../../../src/cloud/workbench/result-name.ts";
import { scratch } from "../../base/zip/scratch.ts";

const limits = { maxFiles: 100, maxBytes: 1_000_000 };
const junit = (...cases: string[]) => `<testsuite>${cases.join("")}</testsuite>`;
const passed = (name: string) => `<testcase name="${name}"/>`;
const failed = (name: string) => `<testcase name="${name}"><failure message="no"/></testcase>`;

/** A working folder with these files. */
async function workspaceOf(files: Readonly<Record<string, string>>) {
  const place = await scratch();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(place.path, name)), { recursive: true });
    await writeFile(join(place.path, name), content);
  }
  return place;
}

describe("collecting results", () => {
  it("takes JUnit files, pictures and output files, and nothing else", async () => {
    await using place = await workspaceOf({
      "TEST-all.xml": junit(passed("a"), failed("b")),
      "run-tests.sh": "#!/bin/sh",
      "node_modules/x/TEST-fixture.xml": junit(failed("fixture")),
      "screenshots/home.png": "png",
      "screenshots/deep/er/phone.JPG": "jpg",
      "screenshots/notes.txt": "not a picture",
      "output-files/report/index.html": "<html>",
      "output-files/TEST-other.xml": "not counted",
    });
    const { files, totals, readable, problems } = await collectResults(place.path, limits);
    expect(files.map(({ name, mimetype, sizeBytes }) => [name, mimetype, sizeBytes])).toEqual([
      ["TEST-all.xml", "application/xml", 96],
      ["screenshots/deep/er/phone.JPG", "image/jpeg", 3],
      ["screenshots/home.png", "image/png", 3],
      ["output-files/TEST-other.xml", "application/xml", 11],
      ["output-files/report/index.html", "text/html", 6],
    ]);
    expect(files[1]?.path).toBe(join(place.path, "screenshots/deep/er/phone.JPG"));
    expect({ totals, readable, problems }).toEqual({
      totals: { passed: 1, failed: 1, skipped: 0, executed: 2 },
      readable: true,
      problems: [],
    });
  });

  it("counts every test once over several files", async () => {
    await using place = await workspaceOf({
      "TEST-all.xml": junit(passed("a"), passed("b")),
      "TEST-part.xml": junit(passed("b"), failed("c")),
    });
    expect((await collectResults(place.path, limits)).totals).toMatchObject({
      passed: 2,
      failed: 1,
      executed: 3,
    });
  });

  it("is not readable without JUnit, nor when one file cannot be read to its end", async () => {
    await using none = await workspaceOf({ "screenshots/a.png": "x" });
    expect(await collectResults(none.path, limits)).toMatchObject({ readable: false, problems: [] });
    await using torn = await workspaceOf({
      "TEST-all.xml": junit(passed("a")),
      "TEST-b.xml": `<testsuite>${passed("b")}`,
    });
    const { readable, problems, totals } = await collectResults(torn.path, limits);
    expect(readable).toBe(false);
    expect(problems).toEqual([expect.stringMatching(/^TEST-b\.xml, line 1/)]);
    expect(totals.passed).toBe(2);
  });

  it("follows no link, and takes no FIFO", async () => {
    await using outside = await workspaceOf({ "secret.png": "secret", "folder/other.png": "secret" });
    await using place = await workspaceOf({ "output-files/own.txt": "own" });
    await symlink(join(outside.path, "secret.png"), join(place.path, "output-files/link.png"));
    await symlink(join(outside.path, "folder"), join(place.path, "screenshots"));
    await symlink(join(outside.path, "secret.png"), join(place.path, "TEST-all.xml"));
    execFileSync("mkfifo", [join(place.path, "output-files/pipe")]);
    const { files, problems } = await collectResults(place.path, limits);
    expect(files.map(({ name }) => name)).toEqual(["output-files/own.txt"]);
    expect(problems).toEqual([
      "TEST-all.xml was left out: it is a link.",
      "screenshots was left out: it is a link.",
      "output-files/link.png was left out: it is a link.",
      "output-files/pipe was left out: it is no file.",
    ]);
  });

  it("gives hostile names a plain form, and keeps files apart that would become one", async () => {
    await using place = await workspaceOf({
      "output-files/a:b.txt": "1",
      "output-files/a_b.txt": "2",
      "output-files/A_B.txt": "3",
      "output-files/\u001b[31mred\n.txt": "4",
      "output-files/aux": "5",
      [`output-files/${"long".repeat(60)}.json`]: "6",
      "output-files/..\\..\\up.txt": "7",
    });
    const { files } = await collectResults(place.path, limits);
    expect(files.map(({ name }) => name)).toEqual([
      "output-files/_[31mred_.txt",
      "output-files/up.txt",
      "output-files/A_B.txt",
      "output-files/a_b (2).txt",
      "output-files/a_b (3).txt",
      "output-files/_aux",
      expect.stringMatching(/^output-files\/[long]+\.json$/),
    ]);
    expect(files.filter(({ name }) => !isResultName(name))).toEqual([]);
  });

  it("stops at its limits and says what is missing, JUnit last", async () => {
    await using place = await workspaceOf({
      "TEST-all.xml": junit(passed("a")),
      "screenshots/1.png": "x",
      "screenshots/2.png": "x",
      "output-files/huge": "",
      "output-files/small": "x",
    });
    await truncate(join(place.path, "output-files/huge"), 2 ** 40);
    const { files, problems } = await collectResults(place.path, { maxFiles: 3, maxBytes: 1_000 });
    expect(files.map(({ name }) => name)).toEqual(["TEST-all.xml", "screenshots/1.png", "screenshots/2.png"]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toBe("output-files/huge was left out: more than 3 files or 1000 bytes.");
  });

  it("takes an empty or missing folder for no results", async () => {
    await using place = await scratch();
    for (const folder of [place.path, join(place.path, "missing")]) {
      expect(await collectResults(folder, limits)).toEqual({
        ...{ files: [], readable: false, problems: [] },
        totals: { passed: 0, failed: 0, skipped: 0, executed: 0 },
      });
    }
  });

  it("takes a hard link for the file it is", async () => {
    await using place = await workspaceOf({ "output-files/a.txt": "x" });
    await link(join(place.path, "output-files/a.txt"), join(place.path, "output-files/b.txt"));
    expect((await collectResults(place.path, limits)).files).toHaveLength(2);
  });
});
