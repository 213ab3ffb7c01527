import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import type { Run } from "../../contract/resources/runs.ts";

/** A test run as last seen. */
export interface RunSnapshot {
  readonly run: Run;
  /** `unknown`: in a state that nobody knows, which is not the end. */
  readonly stage: "queued" | "running" | "ended" | "unknown";
  /** Its device runs, those that a retry replaced left out; null where the service does not list them. */
  readonly sessions: readonly DeviceSession[] | null;
}

const STAGES: Readonly<Record<string, RunSnapshot["stage"]>> = {
  WAITING: "queued",
  RUNNING: "running",
  FINISHED: "ended",
};

/** The states of a device session before it begins; an excluded one never does. */
const NOT_BEGUN: readonly (string | null | undefined)[] = ["WAITING", "EXCLUDED"];

/** How many device runs of a run are where. */
export interface Progress {
  readonly waiting: number;
  readonly running: number;
  readonly ended: number;
}

export function stageOf({ state }: Pick<Run, "state">): RunSnapshot["stage"] {
  return STAGES[state ?? ""] ?? "unknown";
}

/** Whether any device run has begun of those that `matters` to, or the run itself where they are not listed. */
export function hasStarted(
  { stage, sessions }: RunSnapshot,
  matters: (deviceRunId: number) => boolean,
): boolean {
  const own = sessions?.filter(({ id }) => matters(id)) ?? [];
  if (own.length === 0) return stage !== "queued";
  return own.some(({ state }) => !NOT_BEGUN.includes(state));
}

/** By the run's own counts, which every service has (docs/decisions.md, Counting). */
export function progressOf({ run }: RunSnapshot): Progress {
  const { waitingDeviceCount, runningDeviceCount, finishedDeviceCount } = run;
  return {
    waiting: waitingDeviceCount ?? 0,
    running: runningDeviceCount ?? 0,
    ended: finishedDeviceCount ?? 0,
  };
}

/** How long the longest of these device runs took, in milliseconds; undefined before any has ended. */
function longestMs(sessions: readonly DeviceSession[]): number | undefined {
  const took = sessions.flatMap(({ startTime, endTime }) =>
    startTime && endTime ? [endTime.getTime() - startTime.getTime()] : [],
  );
  return took.length === 0 ? undefined : Math.max(...took);
}

/**
 * When the run is likely to end: when its last open device run has taken as long as the longest that has ended. In
 * milliseconds since the epoch by the service's clock, which may differ from ours by some; undefined while nothing tells.
 */
export function expectedEnd({ sessions }: RunSnapshot): number | undefined {
  const open = (sessions ?? []).filter(({ endTime, state }) => !endTime && state !== "EXCLUDED");
  const took = longestMs(sessions ?? []);
  if (took === undefined || open.some(({ startTime }) => !startTime)) return undefined;
  const ends = open.flatMap(({ startTime }) => (startTime ? [startTime.getTime() + took] : []));
  return ends.length === 0 ? undefined : Math.max(...ends);
}
