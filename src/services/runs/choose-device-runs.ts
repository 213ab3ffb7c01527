import { DeviceCloudError } from "../../base/errors.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { type ListedDeviceRun, titleOfDeviceRun } from "./list-device-runs.ts";

/** All device runs of a run, those that did not pass, or those with these ids. */
export type WhichDeviceRuns = "all" | "failed" | readonly number[];

/** The states that a retry has nothing to better. Any other, also one that nobody knows, is no success. */
const PASSED: readonly (string | undefined)[] = ["SUCCEEDED", "WARNING"];

/**
 * The device runs that are meant, of those that a run has.
 * @throws {DeviceCloudError} `input` for ids that the run does not have, and where nobody tells which have failed.
 */
export function chooseDeviceRuns(
  which: WhichDeviceRuns,
  present: readonly ListedDeviceRun[],
  { id: runId }: Run,
): readonly ListedDeviceRun[] {
  if (present.length === 0) {
    throw new DeviceCloudError("input", `run-id: the service lists no device run of test run ${runId}.`, {
      remedy: "Start a new run.",
    });
  }
  if (which === "all") return present;
  if (which !== "failed") return chosenByIds(which, present, runId);
  if (present.every(({ state }) => state !== undefined)) {
    return present.filter(({ state }) => !PASSED.includes(state));
  }
  throw new DeviceCloudError(
    "input",
    "only-failed: this service does not tell which device runs have failed.",
    { remedy: "Name them with device-run-ids, or retry the whole run." },
  );
}

function chosenByIds(
  ids: readonly number[],
  present: readonly ListedDeviceRun[],
  runId: number,
): readonly ListedDeviceRun[] {
  const foreign = ids.filter((id) => !present.some((one) => one.id === id));
  if (foreign.length === 0) return present.filter(({ id }) => ids.includes(id));
  throw new DeviceCloudError(
    "input",
    `device-run-ids: the test run ${runId} has no device run ${foreign.join(", ")}.`,
    { remedy: `It has ${present.map(titleOfDeviceRun).join(", ") || "none"}. A retry gives new ids.` },
  );
}
