import { type WaitOrder, type WaitOutcome, waitForRuns } from "../run-wait/wait-for-runs.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { RunOrder } from "../start/run-order.ts";
import { type StartOutcome, startRun } from "../start/start-run.ts";
import type { UploadListener, UploadOrder } from "../upload/upload-order.ts";
import { abandonRun } from "./abandon-run.ts";
import type { DeviceTestCheckpoint } from "./device-test-checkpoint.ts";
import { notesOn } from "./notes.ts";
import { FilesOfRun, findFilesOfRun } from "./run-files.ts";

export interface DeviceTestOrder {
  /** One path for each use. */
  readonly upload: UploadOrder;
  readonly start: Omit<RunOrder, "files" | "bringFiles" | "sendAgain">;
  readonly wait: Omit<WaitOrder, "runs" | "earlierFailures">;
}

/** What is told while it goes on. */
export interface DeviceTestListener extends UploadListener {
  /** Called before each request that starts something and after each change, so that it can be kept. */
  checkpoint(checkpoint: DeviceTestCheckpoint): void;
  started(outcome: StartOutcome): void;
}

export interface DeviceTestOutcome extends WaitOutcome {
  /** What was run, for the report. */
  readonly notes: readonly string[];
}

/**
 * A test on devices from its local files to its verdict: checks the files, chooses the devices, sends what the service
 * lacks, starts exactly one run or goes on with an earlier attempt's, follows it, retries what failed and decides. What it
 * started does not outlive it, unless the order says to leave it.
 * @throws {DeviceCloudError} when no run was started, or the started one cannot be followed.
 */
export async function deviceTest(
  { upload, start, wait }: DeviceTestOrder,
  tools: RunTools,
  listener: DeviceTestListener,
): Promise<DeviceTestOutcome> {
  const found = await findFilesOfRun(upload, tools.signal);
  const files = new FilesOfRun(found, upload, tools, listener);
  const order: RunOrder = {
    ...start,
    files: {},
    bringFiles: () => files.bring(),
    sendAgain: (doubtful) => files.sendAgain(doubtful),
  };
  const started = await startRun(order, tools, listener);
  const { runId, projectId } = started;
  const checkpoint = listener.checkpoint.bind(listener);
  try {
    const { earlierFailures } = started;
    const waitOrder = { ...wait, runs: [{ runId, projectId }], earlierFailures };
    const outcome = await waitForRuns(waitOrder, tools, { checkpoint });
    return { ...outcome, notes: notesOn(started, files.uploaded) };
  } catch (error) {
    await abandonRun({ runId, projectId }, checkpoint, tools);
    throw error;
  }
}
