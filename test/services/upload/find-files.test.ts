import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFiles } from "../../../src/services/upload/find-files.ts";
import { openUploads, type Uploads } from "./setting.ts";

vi.setConfig({ testTimeout: 60_000 });

let uploads: Uploads;
beforeAll(async () => {
  uploads = await openUploads();
  for (const name of ["out/b.apk", "out/a.apk", "out/deep/c.apk", "out/app[1].apk", "out/notes.txt"]) {
    await uploads.put(name, name);
  }
  await uploads.put("out/empty.apk", "");
  await mkdir(join(uploads.folder, "out/folder.apk"));
  await symlink("a.apk", join(uploads.folder, "out/link.apk"));
  await symlink("nowhere", join(uploads.folder, "out/dangling.apk"));
});
afterAll(() => uploads[Symbol.asyncDispose]());

const signal = new AbortController().signal;
const find = (...patterns: string[]) =>
  findFiles(
    patterns.map((pattern) => ({ pattern, input: "path" })),
    uploads.folder,
    signal,
  );
const names = async (...patterns: string[]) => (await find(...patterns)).map(({ name }) => name);

describe("the files that patterns name", () => {
  it.each([
    [["out/a.apk"], ["a.apk"]],
    [["./out/../out/a.apk"], ["a.apk"]],
    [["out/{b,a}.apk"], ["a.apk", "b.apk"]],
    [["out/[ab].apk"], ["a.apk", "b.apk"]],
    [["out/**/c.*"], ["c.apk"]],
    [
      ["out/b.apk", "out/?.apk"],
      ["b.apk", "a.apk"],
    ],
  ])("of %j are %j", async (patterns, expected) => {
    expect(await names(...patterns)).toEqual(expected);
  });

  it("of a name that exists are that file, whatever characters it has", async () => {
    expect(await names("out/app[1].apk")).toEqual(["app[1].apk"]);
  });

  it("are found below an absolute path, too", async () => {
    expect(await names(join(uploads.folder, "out", "?.apk"))).toEqual(["a.apk", "b.apk"]);
  });

  it("are there once, however often and by whatever link they are named", async () => {
    expect(await names("out/a.apk", "./out/a.apk", "out/link.apk", "out/{a,link}.apk")).toEqual(["a.apk"]);
  });

  it("are there once per input, since each is for something else", async () => {
    const wanted = [
      { pattern: "out/a.apk", input: "app-path", use: "app" as const },
      { pattern: "out/a.apk", input: "test-path", use: "test" as const },
    ];
    const found = await findFiles(wanted, uploads.folder, signal);
    expect(found.map(({ input, use }) => [input, use])).toEqual([
      ["app-path", "app"],
      ["test-path", "test"],
    ]);
  });

  it("are files only: no folders, and no links that lead nowhere", async () => {
    expect(await names("out/{folder,dangling,a}.apk")).toEqual(["a.apk"]);
  });

  it("that are missing, folders or empty are named together, each with what to do", async () => {
    const bad = ["out/*.ipa", "out/gone.apk", "out", "out/empty.apk", "out/a.apk"];
    const error = await find(...bad).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "input" });
    const lines = error.message.split("\n");
    expect(lines).toEqual([
      expect.stringMatching(/^path: "out\/\*\.ipa" matches no file\. .*looked for in /),
      expect.stringMatching(/^path: "out\/gone\.apk" does not exist\. /),
      expect.stringMatching(/^path: "out" is a folder\. Name a file/),
      expect.stringMatching(/^path: "out\/empty\.apk" is empty\. /),
    ]);
  });

  it("of a pattern that takes in too many are refused", async () => {
    for (let i = 0; i < 101; i++) await uploads.put(`many/${i}.bin`, "x");
    await expect(find("many/*")).rejects.toMatchObject({
      message: expect.stringContaining("matches 101 files"),
    });
  });

  it("are not looked for once the caller has cancelled", async () => {
    const looking = findFiles([{ pattern: "**", input: "path" }], uploads.folder, AbortSignal.abort());
    await expect(looking).rejects.toMatchObject({ code: "cancelled" });
  });
});
