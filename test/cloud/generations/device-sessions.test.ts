import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extractZip } from "../../../src/base/zip/extract-zip.ts";
import { suiteLimits } from "../../../src/base/zip/zip-limits.ts";
import { proves } from "../../proves.ts";
import { callAs } from "../support/call-as.ts";
import type { Json } from "../support/test-cloud.ts";
import { DEVICES, FRAMEWORKS, type NewerCloud, startNewerCloud } from "./setting.ts";

let cloud: NewerCloud;
let run: Json;
let sessions: Json[];
beforeAll(async () => {
  const accounts = [{ email: "developer@device-cloud.example" }, { email: "stranger@device-cloud.example" }];
  cloud = await startNewerCloud({ accounts });
  run = await cloud.endedRun({ deviceIds: [DEVICES.other, DEVICES.phone] });
  sessions = await cloud.sessions(run);
});
afterAll(() => cloud[Symbol.asyncDispose]());

/** Every path of a run: three families, and the other spellings. */
function runPaths(): string[] {
  const { userId, projectId } = cloud.cloud.account;
  return [
    `/projects/${projectId}/runs/${run.id}`,
    `/users/${userId}/projects/${projectId}/runs/${run.id}`,
    `/runs/${run.id}`,
    `/me/projects/${projectId}/runs/${run.id}`,
    `/me/runs/${run.id}`,
    `/users/${userId}/runs/${run.id}`,
  ];
}

const paths = () => runPaths().flatMap((path) => [`${path}/device-sessions`, `${path}/device-runs`]);

describe("the device sessions of a run", () => {
  it("are listed in the order of its devices, under each of their paths", async () => {
    proves("listDeviceSessions", "project", "user", "direct");
    expect(sessions.map(({ device }) => device.id)).toEqual([DEVICES.other, DEVICES.phone]);
    for (const path of paths()) expect((await cloud.get(path)).data).toEqual(sessions);
  });

  it("tell their state, counts, times and device", async () => {
    proves("getDeviceSession", "project", "user", "direct");
    const [failed, passed] = sessions;
    expect(failed).toMatchObject({
      ...{ testRunId: run.id, projectId: run.projectId, userId: run.userId, state: "FAILED" },
      ...{ testCaseAllCount: 4, testCasePassedCount: 1, testCaseFailedCount: 2, testCaseSkippedCount: 1 },
      ...{ retryable: true, autoRetriesLeftCount: 0, excludeReason: null, simulated: true },
      device: { id: DEVICES.other, osType: "ANDROID" },
    });
    expect(failed.successRatio).toBeCloseTo(1 / 3);
    expect(passed).toMatchObject({ state: "SUCCEEDED", successRatio: 1 });
    expect(Date.parse(failed.endTime)).toBeGreaterThanOrEqual(Date.parse(failed.startTime));
    expect(passed.uiLink).toBe(`${cloud.cloud.url}/runs/${run.id}/device-runs/${passed.id}`);
    // The page wants somebody to sign in: it knows the address.
    expect((await cloud.fetch(new URL(passed.uiLink).pathname)).status).toBe(401);
    for (const path of paths()) expect(await cloud.get(`${path}/${failed.id}`)).toEqual(failed);
  });

  it("filter, sort and search by their own fields", async () => {
    const list = async (query: string) =>
      (await cloud.get(`/me/runs/${run.id}/device-sessions?${query}`)).data.map(({ id }: Json) => id);
    const [failed, passed] = sessions.map(({ id }) => id);
    expect(await list("filter=s_state_eq_SUCCEEDED")).toEqual([passed]);
    expect(await list("filter=testCaseFailedCount_GT_0")).toEqual([failed]);
    expect(await list("filter=n_testrunid_eq_0")).toEqual([]);
    expect(await list("sort=successRatio_d")).toEqual([passed, failed]);
    expect(await list("limit=1&sort=id_d")).toEqual([passed]);
  });

  it("say why a device was left out", async () => {
    await using real = await startNewerCloud({ scenario: undefined });
    const files = [
      { id: (await real.upload(new Blob(["x"]), "tests.apk")).id, action: "RUN_TEST" },
      { id: (await real.upload(new Blob(["x"]), "shop.apk")).id, action: "INSTALL" },
    ];
    const frameworkId = FRAMEWORKS.androidNative;
    const left = await real.endedRun({ frameworkId, osType: "ANDROID", files });
    expect(left).toMatchObject({ excludedDeviceCount: 1, succeededDeviceCount: 0 });
    expect(await real.sessions(left)).toEqual([
      expect.objectContaining({ state: "EXCLUDED", excludeReason: "FRAMEWORK_NOT_SUPPORTED" }),
    ]);
  });

  it("are new after a retry, which keeps the others", async () => {
    const fresh = await cloud.endedRun({ deviceIds: [DEVICES.other, DEVICES.phone] });
    const [failed, passed] = await cloud.sessions(fresh);
    await cloud.post(`/runs/${fresh.id}/retry?deviceRunIds[]=${failed.id}`);
    await cloud.ended(fresh);
    const again = await cloud.sessions(fresh);
    expect(again.map(({ id }) => id)).toContain(passed.id);
    expect(again.map(({ id }) => id)).not.toContain(failed.id);
    expect((await cloud.call("GET", `/runs/${fresh.id}/device-sessions/${failed.id}`)).status).toBe(404);
  });
});

describe("what a device session wrote", () => {
  const wrote = (part: string, index = 1) => paths().map((path) => `${path}/${sessions[index]?.id}/${part}`);

  it("is listed file by file, each with a link that works", async () => {
    proves("listDeviceSessionFiles", "project", "user", "direct");
    const [first = ""] = wrote("output-file-set/files");
    const { data } = await cloud.get(first);
    const names = data.map(({ name }: Json) => name).sort();
    expect(names).toContain("TEST-all.xml");
    expect(names.filter((name: string) => name.startsWith("screenshots/"))).toHaveLength(2);
    for (const path of wrote("output-file-set/files")) {
      expect((await cloud.get(path)).data.map(({ id }: Json) => id)).toEqual(data.map(({ id }: Json) => id));
    }
    const { file, authority, protocol } = data[0].directUrl;
    const plain = await fetch(`${protocol}://${authority}${file}`);
    expect((await plain.arrayBuffer()).byteLength).toBe(data[0].size);
  });

  it("comes as one archive, without a folder around it", async () => {
    proves("downloadDeviceSessionZip", "project", "user", "direct");
    const folder = await mkdtemp(join(tmpdir(), "session-zip-"));
    try {
      for (const path of wrote("output-file-set/files.zip")) {
        const response = await cloud.fetch(`/api/v2${path}`);
        expect(response.headers.get("content-type")).toBe("application/zip");
        expect(response.headers.get("content-disposition")).toMatch(
          /^attachment; filename="device-session-\d+\.zip"/,
        );
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        await writeFile(join(folder, "a.zip"), Buffer.from(await response.arrayBuffer()));
      }
      const content = await mkdtemp(join(folder, "content-"));
      const options = { limits: suiteLimits, names: "portable", links: "refuse" } as const;
      await extractZip(join(folder, "a.zip"), content, options);
      expect((await readdir(content)).sort()).toEqual(["TEST-all.xml", "console.log", "screenshots"]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    const [path = ""] = wrote("output-file-set/files.zip");
    expect((await cloud.fetch(`/api/v2${path}`, { method: "HEAD" })).status).toBe(200);
  });

  it("has its screenshots as records and as pictures", async () => {
    proves("listDeviceSessionScreenshots", "project", "user", "direct");
    proves("downloadDeviceSessionScreenshot", "project", "user", "direct");
    const [first = ""] = wrote("screenshots");
    const { data } = await cloud.get(first);
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ testRunId: run.id, deviceRunId: sessions[1]?.id, type: "image/png" });
    expect(data[0].device.id).toBe(DEVICES.phone);
    for (const path of wrote("screenshots")) expect((await cloud.get(path)).data).toEqual(data);
    for (const path of wrote(`screenshots/${data[0].id}`)) {
      const picture = await cloud.fetch(`/api/v2${path}`);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    }
    const [other = ""] = wrote(`screenshots/${data[0].id}`, 0);
    const missing = await cloud.call("GET", other);
    expect([missing.status, missing.body.message]).toEqual([
      404,
      `No screenshot of device session ${sessions[0]?.id} with id ${data[0].id}.`,
    ]);
  });
});

describe("device sessions of others", () => {
  it("are forbidden, and those of another run are not there", async () => {
    const stranger = callAs(cloud, 1);
    const another = await cloud.startRun();
    const { id } = sessions[0] ?? {};
    for (const path of [`/runs/${run.id}/device-sessions`, `/runs/${run.id}/device-sessions/${id}`]) {
      expect((await stranger("GET", path)).status).toBe(403);
    }
    const { status, body } = await cloud.call("GET", `/runs/${another.id}/device-sessions/${id}`);
    expect([status, body.message]).toEqual([404, `No device session of run ${another.id} with id ${id}.`]);
    expect((await cloud.call("GET", "/runs/999/device-sessions")).body.message).toBe("No run 999.");
  });
});
