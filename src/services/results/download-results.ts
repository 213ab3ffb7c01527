import { mapBounded } from "../../base/concurrency.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import { archiveWishes } from "./archive-wish.ts";
import { fetchArchive } from "./fetch-archive.ts";
import { nameDeviceFolders } from "./name-device-folders.ts";
import type { DownloadedArchive, ResultsOrder, ResultsOutcome, ResultsTools } from "./results-order.ts";
import { type SurveyedRun, surveyRun, unknownDeviceRuns } from "./survey-run.ts";

const ASKED_AT_ONCE = 4;
const SHOWN = 30;

/**
 * Fetches the archives of runs that have ended, however they ended: requested, awaited and downloaded side by side, and
 * unpacked safely or kept. What cannot be had is told in the outcome, after everything else was fetched.
 * @throws {DeviceCloudError} only `cancelled`.
 */
export async function downloadResults(order: ResultsOrder, tools: ResultsTools): Promise<ResultsOutcome> {
  const { found, failures } = await survey(order, tools);
  const wishes = archiveWishes(found, order);
  const fetched = await mapBounded(wishes, order.concurrency, (wish) => fetchArchive(wish, order, tools));
  const archives = await nameDeviceFolders(fetched, order);
  return { archives, failure: failureOf(archives, failures) };
}

interface Survey {
  readonly found: readonly SurveyedRun[];
  readonly failures: readonly DeviceCloudError[];
}

/** The runs that can be fetched, and why others cannot. */
async function survey(order: ResultsOrder, tools: ResultsTools): Promise<Survey> {
  const surveyed = await mapBounded(order.runs, ASKED_AT_ONCE, async (run) => {
    try {
      return await surveyRun(run, order, tools);
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.code === "cancelled") throw failure;
      return failure;
    }
  });
  const failures = surveyed.filter((result) => result instanceof DeviceCloudError);
  const found = surveyed.flatMap((result) => (result instanceof DeviceCloudError ? [] : [result]));
  // Of a run that could not be asked for, nobody knows which device runs it has.
  const unknown = failures.length === 0 ? unknownDeviceRuns(found, order) : undefined;
  return { found, failures: unknown ? [unknown] : failures };
}

function failureOf(
  archives: readonly DownloadedArchive[],
  failures: readonly DeviceCloudError[],
): DeviceCloudError | undefined {
  const ofArchives = archives.flatMap(({ problems }) => problems);
  const [only] = failures;
  if (failures.length === 1 && ofArchives.length === 0) return only;
  const problems = [...failures.map(({ explanation }) => explanation), ...ofArchives];
  if (problems.length === 0) return undefined;
  const isInput = ofArchives.length === 0 && failures.every(({ fault }) => fault === "input");
  const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more, in the log.`] : [];
  const listed = [...problems.slice(0, SHOWN), ...more].map((problem) => `- ${problem}`).join("\n");
  const said =
    problems.length === 1 ? problems[0] : `${problems.length} results could not be had:\n${listed}`;
  return new DeviceCloudError(isInput ? "input" : "service", said ?? "");
}
