import { createHash } from "node:crypto";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { uploadAgain, uploadFiles } from "../../../src/services/upload/upload-files.ts";
import type { UploadedFile } from "../../../src/services/upload/upload-order.ts";
import { openUploads, type Uploads } from "./setting.ts";

vi.setConfig({ testTimeout: 60_000 });

let uploads: Uploads;
beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads[Symbol.asyncDispose]());

const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

describe("files that are uploaded", () => {
  it("arrive as they are, in the order asked for", async () => {
    const contents = ["the second app", "the first", "a test package"];
    await uploads.put("two.apk", contents[0] ?? "");
    await uploads.put("one.apk", contents[1] ?? "");
    await uploads.put("suite.zip", contents[2] ?? "");
    const files = await uploads.upload(["two.apk", "one.apk", "suite.zip"]);
    expect(files.map(({ name, reused }) => [name, reused])).toEqual([
      ["two.apk", false],
      ["one.apk", false],
      ["suite.zip", false],
    ]);
    expect(files.map((file) => file.sha256)).toEqual(contents.map(sha256));
    for (const [index, { fileId, sizeBytes }] of files.entries()) {
      const bytes = await (await uploads.cloud.fetch(`/api/v2/me/files/${fileId}/file`)).text();
      expect(bytes).toBe(contents[index]);
      expect(sizeBytes).toBe(bytes.length);
    }
  });

  it("with the same content are sent once", async () => {
    await uploads.put("copies/a.apk", "a copy");
    await uploads.put("copies/b.apk", "a copy");
    await uploads.put("copies/c.zip", "a copy");
    const before = (await uploads.kept()).length;
    const [a, b, c] = await uploads.upload(["copies/*", "copies/a.apk"]);
    expect(b?.fileId).toBe(a?.fileId);
    // With another extension a service would take it for something else.
    expect(c?.fileId).not.toBe(a?.fileId);
    expect(await uploads.kept()).toHaveLength(before + 2);
  });

  it("are told as soon as they are known: first what they hold, then where they are", async () => {
    await uploads.put("told/a.apk", "told a");
    await uploads.put("told/b.apk", "told b");
    const digests: string[] = [];
    const known: (readonly (UploadedFile | undefined)[])[] = [];
    const files = await uploadFiles(uploads.order("told/*"), uploads.tools(), {
      digested: (all) => digests.push(...all.map((file) => file.sha256)),
      known: (all) => known.push(all),
    });
    expect(digests).toEqual([sha256("told a"), sha256("told b")]);
    expect(known.map((all) => all.filter(Boolean).length)).toEqual([1, 2]);
    expect(known.at(-1)).toEqual(files);
  });

  it("are told about in the log", async () => {
    await uploads.put("logged.apk", "x".repeat(3_000));
    const [file] = await uploads.upload("logged.apk");
    expect(uploads.told).toContainEqual(
      expect.stringMatching(`^logged\\.apk: sent as file ${file?.fileId} \\(2\\.9 KiB\\)\\.$`),
    );
  });

  it("are refused together before anything is asked of the service", async () => {
    const closed = await openUploads({}, () => "http://127.0.0.1:9");
    try {
      await expect(closed.upload(["*.apk", "suite.zip"])).rejects.toMatchObject({
        code: "input",
        message: expect.stringMatching(/"\*\.apk" matches no file[\s\S]*"suite\.zip" does not exist/),
      });
    } finally {
      await closed[Symbol.asyncDispose]();
    }
  });

  it("are refused where somebody writes to them meanwhile", async () => {
    const path = await uploads.put("growing.apk", "x".repeat(200_000));
    const order = uploads.order("growing.apk", { reuse: false });
    const growing = uploadFiles(order, uploads.tools(), {
      digested: () => void appendFile(path, "more"),
      known() {},
    });
    await expect(growing).rejects.toMatchObject({
      code: "input",
      message: `path: ${path} was changed while it was sent.`,
    });
  });

  it("are not sent to their end where another one fails", async () => {
    await using small = await openUploads({ maxUploadBytes: 1_000 });
    await small.put("large.apk", "x".repeat(200_000));
    await expect(small.upload("large.apk")).rejects.toMatchObject({ code: "refused", status: 413 });
  });

  it("are given up when the caller is", async () => {
    await uploads.put("cancelled.apk", "cancelled");
    const cancel = new AbortController();
    const cancelled = uploadFiles(uploads.order("cancelled.apk"), uploads.tools(cancel.signal), {
      digested: () => cancel.abort(),
      known() {},
    });
    await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
  });

  it("can be sent again, and the new one is remembered", async () => {
    await uploads.put("again.apk", "again");
    const [first] = await uploads.upload("again.apk");
    if (!first) throw new Error("nothing was uploaded");
    const again = await uploadAgain(first, uploads.order([]), uploads.tools());
    expect(again).toMatchObject({ path: join(uploads.folder, "again.apk"), reused: false });
    expect(again.fileId).not.toBe(first.fileId);
    const [reused] = await uploads.upload("again.apk");
    expect(reused).toMatchObject({ fileId: again.fileId, reused: true });
  });
});
