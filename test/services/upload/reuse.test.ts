import { afterEach, describe, expect, it, vi } from "vitest";
import { handMadeZip } from "../suite/hand-made-zip.ts";
import { openUploads, scanning, type Uploads } from "./setting.ts";

vi.setConfig({ testTimeout: 60_000 });

let uploads: Uploads;
afterEach(() => uploads[Symbol.asyncDispose]());

const forget = () => uploads.memory.entries.clear();
const idsKept = async () => (await uploads.kept()).map(({ id }) => id);

/** What is remembered of every upload, changed. */
function remember(change: { fileId?: number; uploadedAt?: number }): void {
  for (const [key, file] of uploads.memory.entries) uploads.memory.entries.set(key, { ...file, ...change });
}

describe("an unchanged file", () => {
  it("is not sent twice", async () => {
    uploads = await openUploads();
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    const [second] = await uploads.upload("shop.apk");
    expect(second).toEqual({ ...first, reused: true });
    expect(await idsKept()).toEqual([first?.fileId]);
    expect(uploads.told).toContain(`shop.apk is unchanged: file ${first?.fileId} is used again.`);
  });

  it("is sent where the order says so, and the new one is remembered", async () => {
    uploads = await openUploads();
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    const [second] = await uploads.upload("shop.apk", { reuse: false });
    expect(second?.reused).toBe(false);
    expect(second?.fileId).not.toBe(first?.fileId);
    expect((await uploads.upload("shop.apk"))[0]?.fileId).toBe(second?.fileId);
  });

  it("is known under another name, but not with another extension", async () => {
    uploads = await openUploads();
    for (const name of ["shop.apk", "shop-1.0.apk", "shop.zip"]) await uploads.put(name, "version 1");
    const [first] = await uploads.upload("shop.apk");
    expect(await uploads.upload("shop-1.0.apk")).toMatchObject([{ fileId: first?.fileId, reused: true }]);
    expect(await uploads.upload("shop.zip")).toMatchObject([{ reused: false }]);
  });

  it("is sent again when the service has dropped it", async () => {
    uploads = await openUploads();
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    await uploads.client.files.remove({ fileId: first?.fileId ?? 0 });
    const [second] = await uploads.upload("shop.apk");
    expect(second?.reused).toBe(false);
    expect(await idsKept()).toEqual([second?.fileId]);
    expect(uploads.told).toContain(`shop.apk: the service has dropped file ${first?.fileId}.`);
    expect(await uploads.upload("shop.apk")).toMatchObject([{ fileId: second?.fileId, reused: true }]);
  });

  it("is not what is remembered when that has another size", async () => {
    uploads = await openUploads();
    await uploads.put("other.apk", "something else");
    const [other] = await uploads.upload("other.apk");
    forget();
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    remember({ fileId: other?.fileId ?? 0 });
    expect(await uploads.upload("shop.apk")).toMatchObject([{ fileId: first?.fileId, reused: true }]);
    expect(uploads.told).toContain(`shop.apk: file ${other?.fileId} is not what was sent any more.`);
  });

  it("is sent when the remembered one is another account's", async () => {
    const accounts = [{ email: "one@example.com" }, { email: "two@example.com" }];
    uploads = await openUploads({ accounts });
    const [, two] = uploads.cloud.cloud.accounts;
    const form = new FormData();
    form.append("file", new Blob(["version 1"]), "shop.apk");
    const authorization = `Basic ${Buffer.from(`${two?.apiKey}:`).toString("base64")}`;
    const request = { method: "POST", body: form, headers: { authorization } };
    const theirs = (await (await uploads.cloud.fetch("/api/v2/me/files", request)).json()) as { id: number };
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    await uploads.client.files.remove({ fileId: first?.fileId ?? 0 });
    remember({ fileId: theirs.id });
    const [second] = await uploads.upload("shop.apk");
    expect(second?.reused).toBe(false);
    expect(second?.fileId).not.toBe(theirs.id);
  });

  it("is sent when a virus was found in the remembered one meanwhile", async () => {
    uploads = await openUploads({ scenario: scanning("late.apk", ["safe", "infected"], 700) });
    await uploads.put("late.apk", "version 1");
    const [first] = await uploads.upload("late.apk");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const [second] = await uploads.upload("late.apk");
    expect(second?.reused).toBe(false);
    expect(second?.fileId).not.toBe(first?.fileId);
  });
});

describe("a file that nobody remembers", () => {
  it("is found in the service by its name, size and content, and remembered from then on", async () => {
    uploads = await openUploads();
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    forget();
    expect(await uploads.upload("shop.apk")).toMatchObject([{ fileId: first?.fileId, reused: true }]);
    expect([...uploads.memory.entries.values()]).toMatchObject([{ fileId: first?.fileId }]);
  });

  it("is not taken for another of the same name and size", async () => {
    uploads = await openUploads();
    await uploads.put("shop.apk", "version 1");
    await uploads.upload("shop.apk");
    forget();
    await uploads.put("shop.apk", "version 2");
    expect(await uploads.upload("shop.apk")).toMatchObject([{ reused: false }]);
    expect(await idsKept()).toHaveLength(2);
  });

  it("is found among newer builds of the same name and size", async () => {
    uploads = await openUploads();
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    await uploads.put("shop.apk", "version 2");
    await uploads.upload("shop.apk");
    forget();
    await uploads.put("shop.apk", "version 1");
    expect(await uploads.upload("shop.apk")).toMatchObject([{ fileId: first?.fileId, reused: true }]);
  });

  it("is known by the directory of a zip, however large its entries are", async () => {
    uploads = await openUploads();
    const content = (fill: string) => Buffer.alloc(40 * 1024 * 1024, fill);
    await uploads.put("large.apk", handMadeZip([{ name: "classes.dex", content: content("a") }]));
    const [first] = await uploads.upload("large.apk");
    forget();
    expect(await uploads.upload("large.apk")).toMatchObject([{ fileId: first?.fileId, reused: true }]);
    forget();
    await uploads.put("large.apk", handMadeZip([{ name: "classes.dex", content: content("b") }]));
    expect(await uploads.upload("large.apk")).toMatchObject([{ reused: false }]);
  });

  it("is sent when it is large, and no zip whose directory tells what is in it", async () => {
    uploads = await openUploads();
    await uploads.put("large.bin", Buffer.alloc(33 * 1024 * 1024, "a"));
    await uploads.upload("large.bin");
    forget();
    expect(await uploads.upload("large.bin")).toMatchObject([{ reused: false }]);
  });

  it("is compared whole when it is a zip whose entries are encrypted, since their checksums may be missing", async () => {
    uploads = await openUploads();
    const zip = (content: string) => handMadeZip([{ name: "data", content, encrypted: true, crc: 0 }]);
    await uploads.put("data.zip", zip("secret 1"));
    await uploads.upload("data.zip");
    forget();
    await uploads.put("data.zip", zip("secret 2"));
    expect(await uploads.upload("data.zip")).toMatchObject([{ reused: false }]);
    forget();
    expect(await uploads.upload("data.zip")).toMatchObject([{ reused: true }]);
  });

  it.each(["shop;n_id_gt_0.apk", "shop|other.apk", "shop 100%.apk", "shöp_1 (2).apk", "*.apk"])(
    "is sent or found, but never mistaken, with the name %s",
    async (name) => {
      uploads = await openUploads();
      await uploads.put("shop.apk", "version 1");
      await uploads.upload("shop.apk");
      await uploads.put(name, "version 2");
      const [first] = await uploads.upload(name);
      forget();
      const [second] = await uploads.upload(name);
      expect(second?.reused).toBe(!/[;|]/.test(name));
      expect(first?.reused).toBe(false);
    },
  );
});

describe("a service that cannot be asked for files", () => {
  it("is trusted with what was sent not long ago", async () => {
    uploads = await openUploads({ generation: "legacy" });
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    expect(first?.reused).toBe(false);
    remember({ uploadedAt: Date.now() - 50_000 });
    expect(await uploads.upload("shop.apk")).toMatchObject([{ fileId: first?.fileId, reused: true }]);
  });

  it("is sent again what is older than that", async () => {
    uploads = await openUploads({ generation: "legacy" });
    await uploads.put("shop.apk", "version 1");
    const [first] = await uploads.upload("shop.apk");
    remember({ uploadedAt: Date.now() - 61_000 });
    const [second] = await uploads.upload("shop.apk");
    expect(second?.reused).toBe(false);
    expect(second?.fileId).not.toBe(first?.fileId);
    expect(uploads.told).toContainEqual(expect.stringContaining("older than reuse-max-age"));
  });
});
