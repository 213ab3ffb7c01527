import { setTimeout as sleep } from "node:timers/promises";
import { DeviceCloudError } from "../../src/base/errors.ts";
import type { Client } from "../../src/client/client.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import type { Ledger } from "./ledger.ts";
import { digestOf } from "./setting.ts";

const ARCHIVE_TIMEOUT_MS = 20_000;
/** What a run that has ended keeps for good. */
const LASTING: readonly (keyof Run)[] = [
  ...([
    "displayName",
    "succeededDeviceCount",
    "abortedDeviceCount",
    "testCaseCount",
    "successRatio",
  ] as const),
];

/** Asks a cloud that was killed and started again for everything that it acknowledged. One sentence per loss. */
export async function checkKept(client: Client, ledger: Ledger): Promise<string[]> {
  const checks: Promise<string | undefined>[] = [];
  const check = (what: string, work: Promise<string | undefined>) => {
    checks.push(
      work.then(
        (problem) => problem && `${what}: ${problem}`,
        (error: Error) => `${what}: ${error.message}`,
      ),
    );
  };
  for (const [id, { digest }] of ledger.uploads) check(`upload ${id}`, checkUpload(client, id, digest));
  for (const id of ledger.goneUploads) check(`deleted upload ${id}`, checkGone(client, id));
  for (const [id, names] of ledger.jobs) check(`job ${id}`, checkJob(client, id, names));
  for (const id of ledger.builds) check(`build ${id}`, checkBuild(client, id));
  for (const [id, { isEndless }] of ledger.runs) {
    check(`run ${id}`, checkRun(client, id, isEndless, ledger.finishedRuns.get(id)));
  }
  for (const [id, { runId, name }] of ledger.tags)
    check(`tag ${id}`, checkTag(client, { runId, tagId: id }, name));
  for (const id of ledger.archives) check(`archive ${id}`, checkArchive(client, id));
  return (await Promise.all(checks)).filter((problem) => problem !== undefined);
}

async function checkUpload(client: Client, fileId: number, digest: string): Promise<string | undefined> {
  const { state } = await client.files.get({ fileId });
  if (state !== "READY") return `is ${state}`;
  await using content = await client.files.content({ fileId });
  const bytes = Buffer.concat(await Array.fromAsync(content.chunks));
  return digestOf(bytes) === digest ? undefined : "has other bytes";
}

async function checkGone(client: Client, fileId: number): Promise<string | undefined> {
  try {
    await client.files.get({ fileId });
    return "is back";
  } catch (error) {
    if (error instanceof DeviceCloudError && error.code === "not-found") return undefined;
    throw error;
  }
}

async function checkJob(
  client: Client,
  jobId: number,
  names: ReadonlySet<string>,
): Promise<string | undefined> {
  const { name } = await client.jobs.get({ jobId });
  return names.has(name ?? "") ? undefined : `is named "${name}"`;
}

async function checkBuild(client: Client, id: number): Promise<string | undefined> {
  const { data } = await client.builds.listAll({ query: { filter: `n_id_eq_${id}` } }).page();
  const [build] = data;
  if (!build) return "is lost";
  const { state, status } = build;
  return state === "FINISHED" && status === "ABORTED" ? undefined : `is ${state}, ${status}`;
}

async function checkRun(
  client: Client,
  runId: number,
  isEndless: boolean,
  seen: Run | undefined,
): Promise<string | undefined> {
  const run = await client.runs.get({ runId });
  if (run.state !== "FINISHED") return `is ${run.state}`;
  const sum = [
    run.succeededDeviceCount,
    run.warningDeviceCount,
    run.errorsDeviceCount,
    run.timeoutedDeviceCount,
  ];
  const ends = [...sum, run.abortedDeviceCount, run.excludedDeviceCount].reduce<number>(
    (a, b) => a + (b ?? 0),
    0,
  );
  if (ends !== run.totalDeviceCount) return `has ${run.totalDeviceCount} devices, of which ${ends} ended`;
  if (isEndless && !run.abortedDeviceCount) return "has no aborted device run";
  const changed = LASTING.filter((field) => seen && seen[field] !== run[field]);
  return changed.length > 0 ? `has another ${changed.join(", ")} than at its end` : undefined;
}

async function checkTag(
  client: Client,
  ids: { runId: number; tagId: number },
  name: string,
): Promise<string | undefined> {
  const tag = await client.tags.get(ids);
  return tag.name === name ? undefined : `is named "${tag.name}"`;
}

async function checkArchive(client: Client, fileId: number): Promise<string | undefined> {
  const deadlineMs = performance.now() + ARCHIVE_TIMEOUT_MS;
  while (performance.now() < deadlineMs) {
    if ((await client.files.get({ fileId })).state === "READY") return undefined;
    await sleep(50);
  }
  return "is still not READY";
}
