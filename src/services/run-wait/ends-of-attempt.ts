import type { ExecutionState } from "../verdict/observed.ts";
import {
  type DeviceRunEnd,
  endOfNobody,
  endOfResult,
  endOfSession,
  inState,
  type ReadDeviceRun,
} from "./device-run-end.ts";
import { inferStates } from "./infer-states.ts";
import { stateOf } from "./run-changes.ts";
import {
  countsBeforeStop,
  countsWithout,
  deviceTotal,
  type StateCounts,
  stateCounts,
  WORST_FIRST,
} from "./run-counts.ts";
import type { RunSnapshot } from "./run-snapshot.ts";

/** All that is known of one attempt at a run. */
export interface SeenAttempt {
  readonly snapshot: RunSnapshot;
  /** As it was before this step aborted it; undefined where it did not. */
  readonly beforeStop: RunSnapshot | undefined;
  readonly collected: readonly ReadDeviceRun[];
  /** Ends from earlier attempts, which a retry left as they are. */
  readonly kept: readonly DeviceRunEnd[];
  /** How many device runs were retried; undefined for the first attempt. */
  readonly retried: number | undefined;
}

/** How the device runs of an attempt ended. */
export interface EndsOfAttempt {
  readonly ends: readonly DeviceRunEnd[];
  /** Those of earlier attempts, in their order: by counts alone, the later ones may show that they were another's. */
  readonly kept: readonly DeviceRunEnd[];
}

/** How the device runs of an attempt ended: as the service lists them, else as its counts and their results tell. */
export function endsOfAttempt(seen: SeenAttempt): EndsOfAttempt {
  const { snapshot, retried } = seen;
  const { ends, kept } = snapshot.sessions === null ? endsByCounts(seen) : endsBySessions(seen);
  const expected = retried ?? deviceTotal(snapshot.run);
  // A retry's loss is told by who knows what was retried; counts may still hold what it replaced.
  const missing = retried !== undefined && snapshot.sessions !== null ? 0 : expected - ends.length;
  const left = countsWithout(
    countsOf(seen),
    [...kept, ...ends].map(({ state }) => state),
  );
  const unlisted = worstOf(left, missing).map((state, index) => endOfUnlisted(seen, state, index + 1));
  return { ends: [...ends, ...unlisted], kept };
}

function endsBySessions({ snapshot, beforeStop, collected, kept }: SeenAttempt): EndsOfAttempt {
  const before = new Map((beforeStop?.sessions ?? []).map((session) => [session.id, session]));
  const ends = (snapshot.sessions ?? [])
    .filter(({ id }) => !kept.some((end) => end.id === id))
    .map((session) => {
      const own = collected.find(({ result }) => result.deviceRunId === session.id);
      return endOfSession(session, own, { by: beforeStop !== undefined, before: before.get(session.id) });
    });
  return { ends, kept };
}

/** The states of all device runs at once, for what a retry has brought may show whose a state was. */
function endsByCounts(seen: SeenAttempt): EndsOfAttempt {
  const { kept } = seen;
  const fresh = seen.collected
    .filter(({ result }) => !kept.some(({ id }) => id === result.deviceRunId))
    .map(endOfResult);
  const all = [...kept, ...fresh];
  const states = inferStates(
    all.map(({ trace }) => trace ?? "empty"),
    countsOf(seen),
  );
  const told = all.map((end, index) => {
    const state = states[index] ?? "unknown";
    return inState(end, state, explanationOf(seen, state));
  });
  return { ends: told.slice(kept.length), kept: told.slice(0, kept.length) };
}

function countsOf({ snapshot, beforeStop }: SeenAttempt): StateCounts {
  return beforeStop ? countsBeforeStop(snapshot.run, beforeStop.run) : stateCounts(snapshot.run);
}

/** So many states out of the counts, the worst first; where these do not suffice, nobody knows. */
function worstOf(counts: StateCounts, wanted: number): ExecutionState[] {
  const states = WORST_FIRST.flatMap((state) => Array.from({ length: counts[state] }, () => state));
  return Array.from({ length: Math.max(0, wanted) }, (_, index) => states[index] ?? "unknown");
}

function endOfUnlisted(seen: SeenAttempt, state: ExecutionState, number: number): DeviceRunEnd {
  const device = `device ${number} of test run ${seen.snapshot.run.id}`;
  return endOfNobody(device, state, explanationOf(seen, state));
}

function explanationOf({ snapshot, beforeStop }: SeenAttempt, state: ExecutionState): string | undefined {
  if (state !== "unknown") return undefined;
  const { run, stage } = beforeStop ?? snapshot;
  return stage === "ended" ? "the service does not tell how it ended" : `the run's state is ${stateOf(run)}`;
}
