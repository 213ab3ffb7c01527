import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "../../src/client/client.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import { zipBytes } from "../../test/base/zip/make-zip.ts";
import { type BigTransfer, connectionTo, type TransferResult } from "./transfer.ts";
import { runWatched } from "./watched-action.ts";

const MIB = 1024 * 1024;
const LOOK_EVERY_MS = 100;

/** Plays every device run, so that a run of a big app costs nothing. */
export const playedRuns = { devices: [{ device: "*", outcome: "passed" }] };

/** Downloads one big archive with `actions/download-results`, that of the app of a run, and unpacks it. */
export async function downloadBigResults(transfer: BigTransfer): Promise<TransferResult> {
  const { cloud, sizeMib, resultsUrl } = transfer;
  const folder = path.join(transfer.folder, "download");
  await mkdir(folder);
  await using client = createClient({ baseUrl: cloud.url, credentials: { apiKey: cloud.apiKey } });
  const app = await writeApp(path.join(folder, "big.apk"), sizeMib);
  const run = await runOf(app.file, client, transfer);
  await rm(app.file);
  const { exitCode, outputs, log, durationMs, peakMib } = await runWatched({
    name: "download-results",
    inputs: {
      ...connectionTo(cloud),
      ...{ "project-id": String(cloud.projectId), "run-id": String(run.id), archives: "apps-data" },
      ...{ "publish-artifact": "false", "prepare-timeout": "30m" },
    },
    ...{ folder, resultsUrl },
  });
  const result = { what: `download of ${sizeMib} MiB`, durationMs, peakMib };
  if (exitCode !== 0)
    return { ...result, problems: [`download-results ended with ${exitCode}: ${log.slice(-2_000)}`] };
  const [device] = await Array.fromAsync(client.deviceSessions.list({ runId: run.id }));
  const place = `apps-data/${device?.device?.displayName}-${device?.id}/big.apk`;
  const arrived = await digestOf(path.join(outputs["results-path"] ?? "", place));
  return { ...result, problems: arrived === app.sha256 ? [] : ["The app arrived as another."] };
}

/** A file that no compression makes smaller: equal parts lie further apart than deflate looks back. */
async function writeApp(file: string, sizeMib: number): Promise<{ file: string; sha256: string }> {
  await using handle = await open(file, "w");
  const part = randomBytes(MIB);
  for (let count = 0; count < sizeMib; count++) await handle.writeFile(part);
  return { file, sha256: await digestOf(file) };
}

async function runOf(appFile: string, client: Client, { cloud, folder }: BigTransfer): Promise<Run> {
  const tests = path.join(folder, "tests.zip");
  await writeFile(tests, zipBytes([{ name: "run-tests.sh", data: "#!/bin/sh\n" }]));
  const app = await client.files.upload({ path: appFile, name: "big.apk" });
  const test = await client.files.upload({ path: tests, name: "tests.zip" });
  const devices = await Array.fromAsync(client.devices.list());
  const usedDeviceIds = devices
    .filter(({ osType }) => osType === "DESKTOP")
    .slice(0, 1)
    .map(({ id }) => id);
  const query = { appFileId: app.id, testFileId: test.id, usedDeviceIds };
  const started = await client.runs.start({ projectId: cloud.projectId, query });
  for (;;) {
    const run = await client.runs.get({ runId: started.id });
    if (run.state === "FINISHED") return run;
    await sleep(LOOK_EVERY_MS);
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: MIB })) hash.update(chunk);
  return hash.digest("hex");
}
