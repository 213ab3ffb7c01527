import type { Client } from "../../src/client/client.ts";
import type { Dice } from "../fuzz/dice.ts";
import type { Ledger } from "./ledger.ts";
import type { DEVICE_NAMES, Sample, Setting } from "./setting.ts";

/** What a round's actions work with. */
export interface Round {
  readonly client: Client;
  readonly ledger: Ledger;
  readonly dice: Dice;
  readonly setting: Setting;
  readonly projectId: number;
  /** Ends the actions under way, once the cloud is gone. */
  readonly signal: AbortSignal;
  readonly deviceIds: Readonly<Record<keyof typeof DEVICE_NAMES, number>>;
  /** An uploaded package that does not end by itself, and a job for it. */
  readonly suiteId: number;
  readonly jobId: number;
  readonly executorIds: readonly number[];
}

type Action = (round: Round) => Promise<void>;

/** Each as often as it stands here. What is acknowledged is written down after the answer, what is doubted before. */
const ACTIONS: readonly Action[] = [
  ...[uploadSample, uploadSample, uploadSample, deleteUpload, createJob, renameJob],
  ...[startBuild, startRun, startRun, observeRun, observeRun, tagRun, requestArchive],
];

/** Does one thing after the other until the round's end. */
export async function act(round: Round): Promise<void> {
  while (!round.signal.aborted) await round.dice.pick(ACTIONS)(round);
}

async function uploadSample({ client, ledger, dice, setting, signal }: Round): Promise<void> {
  const sample = dice.pick(dice.chance(0.8) ? setting.samples.slice(0, -2) : setting.samples);
  const { id } = await client.files.upload(sample, { signal });
  ledger.uploads.set(id, sample);
}

async function deleteUpload({ client, ledger, dice, signal }: Round): Promise<void> {
  const fileId = anyOf(ledger.uploads, dice);
  if (fileId === undefined) return;
  ledger.uploads.delete(fileId);
  await client.files.remove({ fileId }, { signal });
  ledger.goneUploads.add(fileId);
}

async function createJob({ client, ledger, dice, signal }: Round): Promise<void> {
  const name = `job ${dice.whole(0, 10 ** 9)}`;
  const { id } = await client.jobs.create({ query: { name, type: "BUILD" } }, { signal });
  ledger.jobs.set(id, new Set([name]));
}

async function renameJob({ client, ledger, dice, signal }: Round): Promise<void> {
  const jobId = anyOf(ledger.jobs, dice);
  if (jobId === undefined) return;
  const name = `renamed ${dice.whole(0, 10 ** 9)}`;
  ledger.jobs.set(jobId, new Set([...(ledger.jobs.get(jobId) ?? []), name]));
  await client.jobs.update({ jobId, query: { name } }, { signal });
  ledger.jobs.set(jobId, new Set([name]));
}

async function startBuild({
  client,
  ledger,
  dice,
  signal,
  jobId,
  suiteId,
  executorIds,
}: Round): Promise<void> {
  const body = { fileId: suiteId, executorId: dice.pick(executorIds) };
  const { id } = await client.builds.start({ jobId, body }, { signal });
  ledger.builds.add(id);
}

async function startRun({
  client,
  ledger,
  dice,
  signal,
  projectId,
  deviceIds,
  suiteId,
}: Round): Promise<void> {
  const kinds = dice.pick([["brief"], ["brief"], ["brief", "endless"], ["real", "brief"]] as const);
  const usedDeviceIds = kinds.map((kind) => deviceIds[kind]);
  const query = { usedDeviceIds, testFileId: suiteId, name: `run ${dice.whole(0, 10 ** 9)}` };
  const { id } = await client.runs.start({ projectId, query }, { signal });
  ledger.runs.set(id, { isEndless: kinds.length > 1 });
}

async function observeRun({ client, ledger, dice, signal }: Round): Promise<void> {
  const runId = anyOf(ledger.runs, dice);
  if (runId === undefined) return;
  const run = await client.runs.get({ runId }, { signal });
  if (run.state === "FINISHED") ledger.finishedRuns.set(runId, run);
}

async function tagRun({ client, ledger, dice, signal }: Round): Promise<void> {
  const runId = anyOf(ledger.runs, dice);
  if (runId === undefined) return;
  const name = `tag ${dice.whole(0, 10 ** 9)}`;
  const { id } = await client.tags.add({ runId, query: { name } }, { signal });
  ledger.tags.set(id, { runId, name });
}

async function requestArchive({ client, ledger, dice, signal }: Round): Promise<void> {
  const runId = anyOf(ledger.finishedRuns, dice);
  if (runId === undefined) return;
  const { id } = await client.archives.files({ runId }, { signal });
  ledger.archives.add(id);
}

function anyOf(records: ReadonlyMap<number, Sample | unknown>, dice: Dice): number | undefined {
  return records.size === 0 ? undefined : dice.pick([...records.keys()]);
}
