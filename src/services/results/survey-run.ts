import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { requireRun } from "../runs/require-run.ts";
import { type DeviceRun, deviceRunsOf } from "./device-runs.ts";
import type { ResultsOrder, ResultsTools } from "./results-order.ts";
import type { RunAddress } from "./run-address.ts";

/** A run as it is before its results are fetched. */
export interface SurveyedRun {
  readonly run: RunAddress;
  /** Those that are wanted; null where nobody needs to know them. */
  readonly deviceRuns: readonly DeviceRun[] | null;
}

/**
 * Looks whether a run is there and has ended, and at its device runs where they have to be known. One that is still going
 * is taken as it is only where that is asked for: half of its results must not pass for the whole.
 * @throws {DeviceCloudError} `input` for a run that is missing or still going, else why it cannot be asked for.
 */
export async function surveyRun(
  run: RunAddress,
  order: ResultsOrder,
  { client, logger, signal }: ResultsTools,
): Promise<SurveyedRun> {
  const found = await requireRun(client, run, signal);
  if (found.state !== "FINISHED") {
    if (order.unfinished === "refuse") throw stillGoing(found);
    logger.notice(`Run ${run.runId} is still ${stateOf(found)}: its results are partial.`);
  }
  const address = { ...run, projectId: run.projectId ?? found.projectId ?? undefined };
  if (order.by === "run" && order.deviceRunIds === undefined) return { run: address, deviceRuns: null };
  const deviceRuns = await deviceRunsOf(client, address, signal);
  const isWanted = ({ id }: DeviceRun) => order.deviceRunIds?.includes(id) ?? true;
  return { run: address, deviceRuns: deviceRuns.filter(isWanted) };
}

/** Why there is less to fetch than was asked for: ids that no run has. */
export function unknownDeviceRuns(
  surveyed: readonly SurveyedRun[],
  { deviceRunIds = [] }: ResultsOrder,
): DeviceCloudError | undefined {
  const known = new Set(surveyed.flatMap(({ deviceRuns }) => (deviceRuns ?? []).map(({ id }) => id)));
  const unknown = deviceRunIds.filter((id) => !known.has(id));
  if (unknown.length === 0) return undefined;
  const runs = surveyed.map(({ run }) => run.runId).join(", ");
  return new DeviceCloudError(
    "input",
    `device-run-ids: ${unknown.join(", ")} is no device run of run ${runs}.`,
    {
      remedy: "A retry gives device runs new ids; leave device-run-ids out for all of them.",
    },
  );
}

function stillGoing(found: Run): DeviceCloudError {
  const { finishedDeviceCount: finished, totalDeviceCount: total } = found;
  const counts =
    typeof finished === "number" && typeof total === "number"
      ? `, with ${finished} of its ${total} device runs finished`
      : "";
  return new DeviceCloudError("input", `run-id: run ${found.id} is still ${stateOf(found)}${counts}.`, {
    remedy: "Wait for it with wait-run first, or set unfinished: partial to take what there is.",
  });
}

function stateOf({ state }: Run): string {
  return plainLine(state ?? "in an unknown state", 40);
}
