import { join } from "node:path";
import type { ArchiveKind } from "../../contract/results/archives.ts";
import type { DeviceRun } from "./device-runs.ts";
import type { ResultsOrder } from "./results-order.ts";
import type { RunAddress } from "./run-address.ts";
import type { SurveyedRun } from "./survey-run.ts";

/** One archive to fetch. */
export interface ArchiveWish {
  readonly kind: ArchiveKind;
  readonly run: RunAddress;
  /** The device run it is of; null for an archive of the run. */
  readonly deviceRun: DeviceRun | null;
  /** The device runs it is to hold; undefined for all of the run. */
  readonly deviceRunIds: readonly number[] | undefined;
  /** The folder for its files; the zip is beside it. */
  readonly folder: string;
  /** What messages call it. */
  readonly name: string;
}

/** Every archive that is wanted of the runs, in the order of runs, device runs and kinds, with its place. */
export function archiveWishes(surveyed: readonly SurveyedRun[], order: ResultsOrder): ArchiveWish[] {
  return surveyed.flatMap((found) => wishesOf(found, runFolder(found.run, order), order));
}

function wishesOf({ run, deviceRuns }: SurveyedRun, folder: string, order: ResultsOrder): ArchiveWish[] {
  const ofRun = `of run ${run.runId}`;
  if (order.by === "device-run") {
    return (deviceRuns ?? []).flatMap((deviceRun) =>
      order.archives.map((kind) => ({
        ...{ kind, run, deviceRun, deviceRunIds: [deviceRun.id] },
        folder: join(deviceRunFolder(folder, deviceRun.id), kind),
        name: `${kind}.zip of device run ${deviceRun.id} ${ofRun}`,
      })),
    );
  }
  // None of the wanted device runs is in this run: without ids, the service would pack all of them.
  if (deviceRuns?.length === 0) return [];
  return order.archives.map((kind) => ({
    ...{ kind, run, deviceRun: null, deviceRunIds: deviceRuns?.map(({ id }) => id) },
    folder: join(folder, kind),
    name: `${kind}.zip ${ofRun}`,
  }));
}

/** The folder of a run; one run needs none of its own. */
export function runFolder({ runId }: RunAddress, { folder, runs }: ResultsOrder): string {
  return runs.length > 1 ? join(folder, `run-${runId}`) : folder;
}

/** The folder of a device run while its device's name may be unknown. */
export function deviceRunFolder(folder: string, deviceRunId: number): string {
  return join(folder, `device-run-${deviceRunId}`);
}
