import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import type { RunOptions } from "../bench/bench.ts";
import { startResultsService } from "../bench/results-service.ts";
import { createRuntimeToken } from "../bench/runtime-token.ts";
import { openSetting, type Setting } from "./setting.ts";

let setting: Setting;
afterEach(() => setting[Symbol.asyncDispose]());

/** A job on a fresh runner that uploads the app. Whatever becomes of the cache, nothing may be put up. */
async function upload(more: Partial<RunOptions> = {}, content = "version 1") {
  const folders = await setting.bench.openFolders();
  await writeFile(join(folders.workspace, "shop.apk"), content);
  const step = await setting.bench.run({
    action: "actions/upload-app",
    secrets: setting.secrets,
    folders,
    with: { ...setting.connection, path: "shop.apk" },
    ...more,
  });
  expect(step.annotations).toEqual([]);
  expect(step.conclusion).toBe("success");
  const { "file-id": id, reused } = step.outputs;
  return { id, reused, durationMs: step.durationMs };
}

const onBranch = (branch: string) => ({ github: { ref: `refs/heads/${branch}` } });
const cacheKeys = () => setting.bench.cache.entries.map(({ key }) => key);

describe("upload-app with the Actions cache", { timeout: 60_000 }, () => {
  // A service of the older generation cannot be asked: what it does not get twice was remembered.
  test("sends an unchanged file once, however many runners and branches need it", async () => {
    setting = await openSetting({ generation: "legacy" });
    const { id, reused } = await upload();
    expect(reused).toBe("false");
    expect(await upload()).toMatchObject({ id, reused: "true" });
    expect(await upload(onBranch("topic"))).toMatchObject({ id, reused: "true" });
    expect(cacheKeys()).toEqual([expect.stringMatching(`^device-cloud-upload-[0-9a-f]{64}-${id}-\\d{10}$`)]);
  });

  test("sends another content, and then each of them no more", async () => {
    setting = await openSetting({ generation: "legacy" });
    const one = await upload({}, "version 1");
    const two = await upload({}, "version 2");
    expect(two).toMatchObject({ reused: "false" });
    expect(await upload({}, "version 1")).toMatchObject({ id: one.id, reused: "true" });
    expect(await upload({}, "version 2")).toMatchObject({ id: two.id, reused: "true" });
  });

  test("sends again what the service has dropped, and remembers the new one", async () => {
    setting = await openSetting();
    const { id: first } = await upload();
    const { url, account } = setting.cloud;
    await using client = createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } });
    await client.files.remove({ fileId: Number(first) });
    const { id: second, reused } = await upload();
    expect(reused).toBe("false");
    expect(second).not.toBe(first);
    expect(await upload()).toMatchObject({ id: second, reused: "true" });
    expect(cacheKeys()).toHaveLength(2);
  });
});

describe("upload-app without the Actions cache", { timeout: 60_000 }, () => {
  test.each([
    ["no runtime token", { resultsService: false }],
    ["an Enterprise Server", { server: "ghes" }],
  ] as const)("finds an unchanged file in the service: %s", async (_, without) => {
    setting = await openSetting();
    const { id } = await upload(without);
    expect(await upload(without)).toMatchObject({ id, reused: "true" });
    expect(cacheKeys()).toEqual([]);
  });

  test("finds it there when the job's token may only read, as in a fork", async () => {
    setting = await openSetting();
    const directory = setting.bench.folders.artifacts;
    await using results = await startResultsService({ directory, onRequest() {} });
    const token = createRuntimeToken("run", [{ ref: "refs/heads/main", read: true, write: false }]);
    const jobEnv = { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: `${results.url}/` };
    const readOnly = { resultsService: false, jobEnv: { ...jobEnv, ACTIONS_CACHE_SERVICE_V2: "True" } };
    const { id } = await upload(readOnly);
    expect(await upload(readOnly)).toMatchObject({ id, reused: "true" });
    expect(results.cache.entries).toEqual([]);
  });

  test("does not wait long for a cache that does not answer", async () => {
    setting = await openSetting();
    await using hanging = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(hanging, "listening");
    const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/`;
    const jobEnv = { ACTIONS_RUNTIME_TOKEN: createRuntimeToken("run"), ACTIONS_RESULTS_URL: url };
    const options = { resultsService: false, jobEnv: { ...jobEnv, ACTIONS_CACHE_SERVICE_V2: "True" } };
    const { reused, durationMs } = await upload(options);
    hanging.closeAllConnections();
    expect(reused).toBe("false");
    expect(durationMs).toBeLessThan(30_000);
  });
});
