import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFaultProxy } from "../../bench/fault-proxy.ts";
import { openUploads, Uploads } from "./setting.ts";

let direct: Uploads;
beforeAll(async () => {
  direct = await openUploads();
});
afterAll(() => direct[Symbol.asyncDispose]());

const FAULTS = {
  status500: 0.04,
  status502: 0.04,
  status429: 0.04,
  status503BeforeEvery: 0.04,
  status503AfterEvery: 0.04,
  dropConnection: 0.08,
  truncate: 0.04,
  html: 0.04,
  delay: 0.05,
  trickle: 0.05,
};

describe("an upload over a line in trouble", { timeout: 60_000 }, () => {
  it.each([1, 2, 3, 4, 5])("ends with whole files, remembered by their ids (seed %i)", async (seed) => {
    const target = direct.cloud.cloud.url;
    await using proxy = await createFaultProxy({ target, seed, faults: FAULTS, maxRetryAfterS: 0 });
    const uploads = new Uploads(direct.folder, direct.cloud, proxy.url);
    const contents = Array.from({ length: 6 }, (_, i) => `${seed}/${i} `.repeat(30_000));
    for (const [i, content] of contents.entries()) await uploads.put(`trouble/${i}.apk`, content);
    for (const reused of [false, true]) {
      const files = await uploads.upload("trouble/*.apk");
      for (const [i, file] of files.entries()) {
        const kept = await direct.cloud.fetch(`/api/v2/me/files/${file.fileId}/file`);
        expect(await kept.text()).toBe(contents[i]);
        expect(file).toMatchObject({ name: `${i}.apk`, reused });
      }
    }
    expect(proxy.log.filter(({ fault }) => fault).length).toBeGreaterThan(2);
    await uploads.client[Symbol.asyncDispose]();
  });

  it("is sent where only the search for it fails", async () => {
    const only = ({ method, path }: { method: string; path: string }) =>
      method === "GET" && path.startsWith("/api/v2/me/files?");
    await using proxy = await createFaultProxy({
      target: direct.cloud.cloud.url,
      seed: 1,
      faults: { status500: 1 },
      only,
    });
    const uploads = new Uploads(direct.folder, direct.cloud, proxy.url);
    await uploads.put("searched.apk", "searched for");
    expect(await uploads.upload("searched.apk")).toMatchObject([{ reused: false }]);
    expect(uploads.told).toContainEqual(
      expect.stringMatching(/^The service could not be searched for searched\.apk/),
    );
    await uploads.client[Symbol.asyncDispose]();
  });

  it("fails as the service's fault where the service stays away", async () => {
    await using proxy = await createFaultProxy({
      target: direct.cloud.cloud.url,
      seed: 1,
      faults: { status502: 1 },
      only: ({ method }) => method === "POST",
    });
    const uploads = new Uploads(direct.folder, direct.cloud, proxy.url);
    await uploads.put("away.apk", "away");
    await expect(uploads.upload("away.apk")).rejects.toMatchObject({ fault: "service", status: 502 });
    await uploads.client[Symbol.asyncDispose]();
  });
});
