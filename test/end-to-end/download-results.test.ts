import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../../src/client/client.ts";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import { createFaultProxy } from "../bench/fault-proxy.ts";
import { lackingService, refusing } from "../fixtures/lacking-service.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";
import { writeSuiteZip } from "./suite-zip-file.ts";

const ACTION = "actions/download-results";
const FAILING = "Desktop 1280 × 800";
const PASSING = "Desktop 1920 × 1080";
const SCENARIO = scenarioFile.parse({
  devices: [
    { device: FAILING, outcome: "failed", screenshots: 2 },
    { device: PASSING, outcome: "passed", screenshots: 1 },
    { device: "*", outcome: "unknown" },
  ],
});

let setting: Setting;
let client: Client;
let run: Run;
let folders: readonly string[];
beforeAll(async () => {
  setting = await openSetting({ scenario: SCENARIO });
  const { account, url } = setting.cloud;
  client = createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } });
  run = await ended(await start("DESKTOP"));
  const sessions = await Array.fromAsync(client.deviceSessions.list({ runId: run.id }));
  folders = sessions.map(({ id, device }) => `${device?.displayName}-${id}`);
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await setting[Symbol.asyncDispose]();
});

async function start(osType: string): Promise<Run> {
  const { account, devices } = setting.cloud;
  await using suite = await writeSuiteZip();
  const { id: testFileId } = await client.files.upload({ path: suite.path, name: "suite.zip" });
  const usedDeviceIds = devices.filter((device) => device.osType === osType).map(({ id }) => id);
  return client.runs.start({ projectId: account.projectId, query: { testFileId, usedDeviceIds } });
}

async function ended({ id: runId }: Run): Promise<Run> {
  for (;;) {
    const found = await client.runs.get({ runId });
    if (found.state === "FINISHED") return found;
    await delay(20);
  }
}

const fetchResults = (inputs: Record<string, string>) =>
  setting.bench.run({
    action: ACTION,
    with: { ...setting.connection, "project-id": String(run.projectId), "run-id": String(run.id), ...inputs },
    secrets: setting.secrets,
  });

describe("download-results", { timeout: 60_000 }, () => {
  test("fetches and publishes the results of a run that failed, and ends green", async () => {
    const step = await fetchResults({ archives: "all" });
    expect(errorsOf(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ verdict: "passed", "failure-kind": "", "files-count": "16" });
    const [artifact] = step.artifacts;
    expect(step.artifacts).toHaveLength(1);
    expect(step.outputs).toMatchObject({
      "artifact-name": "run-results",
      "artifact-id": String(artifact?.id),
    });
    expect(artifact?.files).toContain(`files/${folders[0]}/TEST-all.xml`);
    expect(artifact?.files).toContain(`screenshots/${folders[1]}/screenshots/simulated-1.png`);
    expect((await artifact?.read(`files/${folders[0]}/TEST-all.xml`))?.toString()).toContain("<failure");
    const records = JSON.parse(step.outputs.archives ?? "");
    expect(records.map(({ name }: { name: string }) => name)).toEqual([
      ...["files", "logs", "screenshots", "build-logs", "apps-data", "performance"],
    ]);
    expect(records[2]).toMatchObject({
      runId: run.id,
      deviceRunId: null,
      state: "extracted",
      files: 3,
      problems: [],
    });
    expect(await readdir(join(step.outputs["results-path"] ?? "", "screenshots"))).toEqual(
      [...folders].sort(),
    );
    expect(step.summary).toContain("✅ 6 of 6 archives fetched.");
  });

  test("publishes an artifact for each device run, or for each kind of archive", async () => {
    const both = { archives: "files, screenshots", by: "device-run" };
    const apart = await fetchResults({ ...both, "artifact-per": "device-run", "artifact-name": "shop: e2e" });
    expect(apart.artifacts.map(({ name }) => name)).toEqual(folders.map((folder) => `shop- e2e-${folder}`));
    expect(apart.artifacts[0]?.files).toContain(`${folders[0]}/files/TEST-all.xml`);
    const kinds = await fetchResults({ ...both, "artifact-per": "archive", "artifact-name": "by-kind" });
    expect(kinds.artifacts.map(({ name }) => name)).toEqual(["by-kind-files", "by-kind-screenshots"]);
    expect(JSON.parse(kinds.outputs.artifacts ?? "")).toMatchObject([
      { name: "by-kind-files" },
      { name: "by-kind-screenshots" },
    ]);
  });

  test("keeps zips as they are where that is wanted", async () => {
    const step = await fetchResults({ archives: "files", extract: "false", "artifact-name": "zips" });
    expect(step.outputs).toMatchObject({ verdict: "passed", "files-count": "7" });
    expect(step.artifacts[0]?.files).toEqual(["files.zip"]);
  });

  test("names what could not be had in one error, after the rest was fetched and published", async () => {
    await using lacking = await lackingService(setting.cloud.url, [refusing(403, /screenshots\.zip/)]);
    const inputs = { "base-url": lacking.url, archives: "files, screenshots, logs", "artifact-name": "rest" };
    const step = await fetchResults(inputs);
    expect(step.outputs).toMatchObject({
      verdict: "failed",
      "failure-kind": "infrastructure",
      "files-count": "9",
    });
    expect(errorsOf(step)).toHaveLength(1);
    expect(errorsOf(step)[0]).toMatch(/^screenshots\.zip of run \d+ could not be had: .*403/);
    expect(step.artifacts[0]?.files).toHaveLength(9);
    expect(step.summary).toContain("❌ 2 of 3 archives fetched.");
    const warned = await fetchResults({ ...inputs, archives: "logs, screenshots", "on-missing": "warn" });
    expect(errorsOf(warned)).toEqual([]);
    expect(warned.outputs.verdict).toBe("passed");
    expect(warned.annotations.map(({ level, message }) => [level, message])).toEqual([
      ["warning", expect.stringContaining("screenshots.zip")],
    ]);
  });

  test("refuses a run that is still going, unless what there is will do", async () => {
    const going = await start("IOS");
    const inputs = { "run-id": `${going.id}`, archives: "logs", "artifact-name": "going" };
    const refused = await fetchResults(inputs);
    expect(refused.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    expect(errorsOf(refused)).toEqual([expect.stringMatching(/still .*Wait for it with wait-run first/)]);
    expect(refused.artifacts).toEqual([]);
    const partial = await fetchResults({ ...inputs, unfinished: "partial" });
    expect(partial.outputs).toMatchObject({ verdict: "passed", "files-count": "0" });
    await client.runs.abort({ runId: going.id });
    const aborted = await fetchResults({ ...inputs, "run-id": String((await ended(going)).id) });
    expect(aborted.outputs.verdict).toBe("passed");
    expect(Number(aborted.outputs["files-count"])).toBeGreaterThan(0);
  });

  test("tells all wrong inputs together, before any request", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
    const step = await fetchResults({
      ...{
        "base-url": proxy.url,
        archives: "files, videos",
        "device-run-ids": "one",
        "artifact-per": "device-run",
      },
      concurrency: "0",
    });
    expect(proxy.log).toEqual([]);
    const [error] = errorsOf(step);
    for (const part of [
      '"videos" is no archive',
      '"one" is no id',
      "concurrency:",
      "artifact-per: device-run needs",
    ])
      expect(error).toContain(part);
    expect(step.outputs["failure-kind"]).toBe("input");
  });

  test("ends with one notice where there are no credentials and that is fine", async () => {
    const step = await fetchResults({ "api-key": "", "without-credentials": "skip" });
    expect(step.outputs.verdict).toBe("skipped");
    expect(step.annotations.map(({ level }) => level)).toEqual(["notice"]);
  });

  test("ends at once when the job is cancelled, and leaves no half of an archive", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
    const hold = proxy.hold(({ path }) => /\/files\/\d+\/file/.test(path));
    const step = await setting.bench.run({
      action: ACTION,
      with: {
        ...{ ...setting.connection, "base-url": proxy.url, "results-path": "cancelled" },
        ...{ "project-id": String(run.projectId), "run-id": String(run.id), "artifact-name": "cancelled" },
      },
      secrets: setting.secrets,
      cancel: { mode: "cancelJob", when: { event: hold.reached } },
    });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "cancelled" });
    expect(
      errorsOf({ annotations: step.annotations.filter(({ origin }) => origin === "action") }),
    ).toHaveLength(1);
    expect(step.artifacts).toEqual([]);
    expect(await readdir(join(setting.bench.workspace, "cancelled"))).toEqual([]);
  });
});
