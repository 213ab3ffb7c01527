import { Readable } from "node:stream";
import { AGGREGATE_JUNIT, SCREENSHOTS_FOLDER } from "../../../contract/results/layout.ts";
import { openWorkbench, type Workbench, type WorkbenchParts } from "../../workbench/workbench.ts";
import { type DeviceRunWork, endedAs, type PerformDeviceRun } from "../device-run-work.ts";
import { playedJunit } from "./played-junit.ts";
import { messageOf, type PlayedOutcome, playedOutcome, timedOut } from "./played-outcome.ts";
import { MAX_TIMER_MS, type Scenario } from "./scenario.ts";
import type { DeviceScript } from "./scenario-file.ts";

/** The smallest PNG there is: one transparent pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Plays device runs from a scenario: a timer each, and at the end a small JUnit file and console log. No process is
 * started, and everything it leaves says that it is simulated.
 */
export function createDevicePlayer(parts: WorkbenchParts, scenario: Scenario): PerformDeviceRun {
  return async (work) => {
    const script = scenario.scriptOf(work.deviceRun.deviceName);
    if (!script) return endedAs("FAILED", "The scenario no longer plays this device.");
    if (script.outcome === "unknown") work.show(script.state);
    const fails = script.outcome === "flaky" && drawsFailure(scenario, script, work);
    const isInTime = await passTime(parts, scenario, script, work);
    const played = isInTime ? playedOutcome(script, fails) : timedOut(script);
    const { outcome, hasReport } = work.signal.aborted ? abortedBy(script, work) : played;
    await keep(parts, work, { script, outcome, hasReport });
    return outcome;
  };
}

function drawsFailure(scenario: Scenario, script: DeviceScript, work: DeviceRunWork): boolean {
  return scenario.failsThisTime(work.deviceRun.deviceName, script.probability);
}

function abortedBy(script: DeviceScript, { signal }: DeviceRunWork): PlayedOutcome {
  return {
    outcome: endedAs("ABORTED", messageOf({ ...script, message: String(signal.reason) })),
    hasReport: false,
  };
}

/** Whether the script's time passed before the run's timeout; an abort ends it early. */
async function passTime(
  { clock }: WorkbenchParts,
  scenario: Scenario,
  script: DeviceScript,
  { run, signal }: DeviceRunWork,
): Promise<boolean> {
  const timeoutMs = run.config.timeout * 1_000;
  const wantedMs = script.outcome === "timeout" && script.runMs === 0 ? timeoutMs : script.runMs;
  const isEndless = script.outcome === "unknown" && script.runMs === 0;
  const playedMs = isEndless ? MAX_TIMER_MS : scenario.scaledMs(Math.min(wantedMs, timeoutMs));
  // An abort is no failure of the play.
  await clock.sleep(playedMs, signal).catch(() => undefined);
  return wantedMs < timeoutMs;
}

interface Played extends PlayedOutcome {
  readonly script: DeviceScript;
}

async function keep(parts: WorkbenchParts, work: DeviceRunWork, played: Played): Promise<void> {
  const { run, deviceRun } = work;
  const owner = { userId: run.userId, buildId: null, deviceRunId: deviceRun.id };
  await using bench = await openWorkbench(parts, owner, `device-run-${deviceRun.id}`);
  const { state, message } = played.outcome;
  bench.tell(`${state}: ${message}`);
  if (played.hasReport) {
    await add(parts, bench, AGGREGATE_JUNIT, Buffer.from(playedJunit(deviceRun.deviceName, played.outcome)));
  }
  for (let number = 1; number <= played.script.screenshots; number++) {
    await add(parts, bench, `${SCREENSHOTS_FOLDER}/simulated-${number}.png`, PICTURE);
  }
}

async function add(
  { store }: WorkbenchParts,
  bench: Workbench,
  name: string,
  content: Buffer,
): Promise<void> {
  await bench.results.add(name, (maxBytes) => store.blobs.keep(Readable.from([content]), maxBytes));
}
