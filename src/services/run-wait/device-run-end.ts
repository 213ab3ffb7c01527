import { plainLine } from "../../base/untrusted-text.ts";
import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import type { TestCase } from "../../contract/results/junit-report.ts";
import type { DeviceResult } from "../results/device-results.ts";
import type { ReadResults } from "../results/read-results.ts";
import { sessionCounts, sessionOutcome, sessionReason } from "../runs/session-outcome.ts";
import type { Execution, ExecutionState } from "../verdict/observed.ts";
import { type Trace, traceOf } from "./infer-states.ts";
import { deviceTitle } from "./run-changes.ts";

/** A device run's results as they were downloaded and read. */
export interface ReadDeviceRun {
  readonly result: DeviceResult;
  readonly read: ReadResults;
}

/** How one device run ended, or how far it came, with what it left. */
export interface DeviceRunEnd {
  /** Undefined where the service only counts it. */
  readonly id: number | undefined;
  /** The device's name. */
  readonly device: string;
  readonly state: ExecutionState;
  /** Why it was left out, in the service's word. */
  readonly excludeReason?: string | undefined;
  /** Why it ended so, as a clause. */
  readonly explanation?: string | undefined;
  readonly tests: Execution["tests"];
  readonly cases: readonly TestCase[];
  /** Names of its result files. */
  readonly files: readonly string[];
  /** Where these lie. */
  readonly folder?: string | undefined;
  /** Whether results of it are on the service that could not be had. */
  readonly isUnsaved: boolean;
  readonly problems: readonly string[];
  readonly durationMs?: number | undefined;
  /** Its page on the service. */
  readonly url?: string | undefined;
  /** Where `state` is told from the run's counts: what its results show. */
  readonly trace?: Trace | undefined;
}

/** States in which a device run leaves no results that anything could be told by. */
const WITHOUT_RESULTS: readonly ExecutionState[] = ["excluded", "not-started"];

/**
 * How a device session ended. `stopped`: its run was aborted by this step, which is no end of its own for those that had not
 * ended before.
 */
export function endOfSession(
  session: DeviceSession,
  collected: ReadDeviceRun | undefined,
  stopped: { readonly by: boolean; readonly before: DeviceSession | undefined },
): DeviceRunEnd {
  const { id, excludeReason, startTime, endTime, uiLink } = session;
  const outcome = sessionOutcome(session);
  const wasCutOff = stopped.by && outcome === "aborted" && stopped.before?.state !== "ABORTED";
  const isQueued = session.state === "WAITING" || (wasCutOff && !startTime);
  const state = isQueued ? "not-started" : wasCutOff ? "unknown" : outcome;
  const last = (wasCutOff ? stopped.before?.state : session.state) ?? "not told";
  // What is said of a success explains nothing.
  const said = wasCutOff || outcome === "succeeded" ? undefined : sessionReason(session);
  return {
    id,
    device: deviceTitle(session),
    state,
    excludeReason: excludeReason ?? undefined,
    explanation: state === "unknown" ? `its state is ${plainLine(last, 80)}` : clauseOf(said),
    ...contentOf(collected, state),
    tests: testsOf(session, collected, state),
    durationMs: startTime && endTime ? endTime.getTime() - startTime.getTime() : undefined,
    url: uiLink ?? undefined,
  };
}

/** How a device run ended that is known by its results alone; its state is still to be told. */
export function endOfResult(collected: ReadDeviceRun): DeviceRunEnd {
  const { deviceRunId: id, name: device } = collected.result;
  const [state, trace] = ["unknown", traceOf(collected.read)] as const;
  const tests = testsOf(undefined, collected, state);
  return { id, device, state, trace, ...contentOf(collected, state), tests };
}

/** The same with its state, which may be one without results. */
export function inState(end: DeviceRunEnd, state: ExecutionState, explanation?: string): DeviceRunEnd {
  const isWithout = WITHOUT_RESULTS.includes(state);
  return {
    ...end,
    state,
    explanation,
    ...(isWithout ? { tests: null, isUnsaved: false, problems: [] } : {}),
  };
}

/** A device run that the service counts and tells nothing else of. */
export function endOfNobody(device: string, state: ExecutionState, explanation?: string): DeviceRunEnd {
  const nothing = { tests: null, cases: [], files: [], isUnsaved: false, problems: [] };
  return { id: undefined, device, state, explanation, ...nothing };
}

function contentOf(collected: ReadDeviceRun | undefined, state: ExecutionState) {
  const hasResults = collected !== undefined && !WITHOUT_RESULTS.includes(state);
  return {
    cases: collected?.read.cases ?? [],
    files: (collected?.result.files ?? []).map(({ name }) => name),
    folder: collected?.result.folder,
    isUnsaved: hasResults && collected.result.problems.length > 0,
    problems: hasResults ? collected.read.problems : [],
  };
}

/**
 * From JUnit where it is at hand, else as the service counted them (docs/decisions.md, The verdict). Planned tests that
 * were never executed are in no JUnit, so they are always the service's count.
 */
function testsOf(
  session: DeviceSession | undefined,
  collected: ReadDeviceRun | undefined,
  state: ExecutionState,
): Execution["tests"] {
  if (WITHOUT_RESULTS.includes(state)) return null;
  const counts = session ? sessionCounts(session) : null;
  const { problems = [], reports = 0, totals } = collected?.read ?? {};
  if (problems.length > 0) return "unreadable";
  if (reports === 0 || !totals) return counts;
  const { passed, failed, skipped } = totals;
  return { passed, failed, skipped, notAvailable: counts?.notAvailable ?? 0 };
}

function clauseOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainLine(text).replace(/\.$/, "");
}
