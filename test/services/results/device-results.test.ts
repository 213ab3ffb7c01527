import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import { deviceResults } from "../../../src/services/results/device-results.ts";
import { suiteZip } from "../../cloud/support/suite-zip.ts";
import { type Json, startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";

const SCRIPT = [
  `echo "<testsuite><testcase name='on $SVC_DEVICE_ID'/></testsuite>" > TEST-all.xml`,
  "mkdir -p output-files/deep; echo note > output-files/deep/note.txt",
].join("\n");
const DESKTOPS = [114, 115];
const signal = new AbortController().signal;

describe.each(["current", "both", "legacy"] as const)(
  "the results of a run on a %s service",
  (generation) => {
    let cloud: TestCloud;
    let client: Client;
    let run: Json;
    let folder: string;
    beforeAll(async () => {
      cloud = await startTestCloud({ generation });
      const { apiKey } = cloud.cloud.account;
      client = createClient({ baseUrl: cloud.cloud.url, credentials: { apiKey } });
      folder = await mkdtemp(join(tmpdir(), "device-results-"));
      run = await finished(await start());
    });
    afterAll(async () => {
      await client[Symbol.asyncDispose]();
      await cloud[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    });

    async function start(): Promise<Json> {
      const { id } = await cloud.upload(await suiteZip(SCRIPT));
      const { projectId } = cloud.cloud.account;
      if (generation !== "current") {
        const query = { testFileId: id, usedDeviceIds: DESKTOPS };
        return client.runs.start({ projectId, query });
      }
      const files = [{ id, action: "RUN_TEST" as const }];
      const body = { osType: "DESKTOP" as const, frameworkId: 4, deviceIds: DESKTOPS, files };
      return client.runs.startConfigured({ body });
    }

    async function finished({ id: runId }: Json): Promise<Json> {
      for (;;) {
        const found = await client.runs.get({ runId });
        if (found.state === "FINISHED") return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }

    const order = (name: string) => ({
      ...{ client, clock: systemClock, signal, folder: join(folder, name) },
      run: { runId: run.id, projectId: run.projectId },
    });

    it("come device by device, whether or not it has device sessions", async () => {
      const results = await deviceResults(order("all"));
      expect(results.map(({ name }) => name)).toEqual(["Desktop 1280 × 800", "Desktop 1920 × 1080"]);
      for (const [index, result] of results.entries()) {
        expect(result.problems).toEqual([]);
        const names = result.files.map(({ name }) => name);
        expect(names.toSorted()).toEqual(["TEST-all.xml", "console.log", "output-files/deep/note.txt"]);
        expect(result.folder).toBe(join(folder, "all", result.name));
        const junit = result.files.find(({ name }) => name === "TEST-all.xml");
        expect(await readFile(junit?.path ?? "", "utf8")).toContain(`on ${DESKTOPS[index]}`);
        expect(junit?.sizeBytes).toBeGreaterThan(10);
        expect(result.session?.state).toBe(generation === "legacy" ? undefined : "SUCCEEDED");
      }
      expect((await readdir(join(folder, "all"))).sort()).toEqual([
        "Desktop 1280 × 800",
        "Desktop 1920 × 1080",
      ]);
    });

    it("come of chosen device runs only", async () => {
      const { deviceRunDataAvailabilities } = await client.runs.availability({ runId: run.id });
      const deviceRunId = deviceRunDataAvailabilities?.[1]?.deviceRunId ?? 0;
      const results = await deviceResults({ ...order("chosen"), deviceRunIds: [deviceRunId] });
      expect(results.map((result) => result.deviceRunId)).toEqual([deviceRunId]);
    });

    it("of a run that is missing are refused", async () => {
      const missing = { ...order("missing"), run: { runId: 999, projectId: run.projectId } };
      await expect(deviceResults(missing)).rejects.toMatchObject({ code: "not-found" });
    });

    it("are given up when the caller is", async () => {
      const cancelled = { ...order("cancelled"), signal: AbortSignal.abort() };
      await expect(deviceResults(cancelled)).rejects.toMatchObject({ code: "cancelled" });
    });
  },
);
