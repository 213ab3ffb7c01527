import { afterEach, describe, expect, it, vi } from "vitest";
import { openUploads, scanning, type Uploads } from "./setting.ts";

vi.setConfig({ testTimeout: 60_000 });

let uploads: Uploads;
afterEach(() => uploads[Symbol.asyncDispose]());

describe("the virus scan of an upload", () => {
  it.each([["safe"], ["disabled"]])("is awaited until it says %s", async (end) => {
    uploads = await openUploads({ scenario: scanning("*.apk", ["waiting", "scanning", end]) });
    await uploads.put("shop.apk", "version 1");
    const startedAt = Date.now();
    expect(await uploads.upload("shop.apk")).toMatchObject([{ name: "shop.apk" }]);
    expect(Date.now() - startedAt).toBeGreaterThan(500);
    expect(uploads.told).toContainEqual(expect.stringMatching(/says virus scan waiting/));
  });

  it("is awaited for a file that is used again, too", async () => {
    uploads = await openUploads({ scenario: scanning("*.apk", ["scanning", "infected"], 700) });
    await uploads.put("shop.apk", "version 1");
    const first = uploads.upload("shop.apk");
    await expect(first).rejects.toMatchObject({ code: "refused" });
    await uploads.put("shop.apk", "version 2");
    await expect(uploads.upload("shop.apk")).rejects.toMatchObject({ code: "refused" });
  });

  it("that finds something fails, naming the file, and what is infected is not remembered", async () => {
    uploads = await openUploads({ scenario: scanning("bad.apk", ["scanning", "infected"]) });
    const path = await uploads.put("bad.apk", "a virus");
    await uploads.put("good.apk", "no virus");
    await expect(uploads.upload(["good.apk", "bad.apk"])).rejects.toMatchObject({
      code: "refused",
      fault: "input",
      message: expect.stringMatching(
        `^path: ${path} is infected, says the service's virus scan \\(file \\d+\\)\\.$`,
      ),
      remedy: expect.stringContaining("false alarm"),
    });
    const bad = (await uploads.kept()).find(({ name }) => name === "bad.apk");
    expect([...uploads.memory.entries.values()].map(({ fileId }) => fileId)).not.toContain(bad?.id);
  });

  it("that does not end is a timeout that names the setting", async () => {
    uploads = await openUploads({ scenario: scanning("*.apk", ["waiting"]) });
    await uploads.put("shop.apk", "version 1");
    await expect(uploads.upload("shop.apk", { scanTimeoutMs: 1_500 })).rejects.toMatchObject({
      code: "timeout",
      message: expect.stringMatching(/is not ready after 1\.5 s: the service still says virus scan waiting/),
      remedy: expect.stringContaining("scan-timeout"),
    });
  });

  it("cannot be awaited on a service that cannot be asked: the file is used, with a warning", async () => {
    const scenario = scanning("*.apk", ["scanning"]);
    uploads = await openUploads({ generation: "legacy", scenario });
    await uploads.put("shop.apk", "version 1");
    expect(await uploads.upload("shop.apk")).toMatchObject([{ name: "shop.apk" }]);
    expect(uploads.told).toContainEqual(
      expect.stringMatching(/is used although the service says virus scan scanning/),
    );
  });

  it("is not awaited any more when the file is gone", async () => {
    uploads = await openUploads({ scenario: scanning("*.apk", ["waiting"]) });
    await uploads.put("shop.apk", "version 1");
    const uploading = uploads.upload("shop.apk");
    uploading.catch(() => undefined);
    for (;;) {
      const [file] = await uploads.kept();
      if (!file) continue;
      await uploads.client.files.remove({ fileId: file.id });
      break;
    }
    await expect(uploading).rejects.toMatchObject({
      message: expect.stringContaining("was removed by the service"),
    });
  });
});
