import { plainLine } from "../../../base/untrusted-text.ts";
import type { Build } from "../../../contract/resources/builds.ts";
import type { ExecutionState } from "../../verdict/observed.ts";
import type { TargetRun } from "../backend.ts";

const STAGES: Readonly<Record<string, TargetRun["stage"]>> = {
  CREATED: "queued",
  BUILDING: "running",
  // The one terminal state (specification, States and transitions).
  FINISHED: "ended",
};
const OUTCOMES: Readonly<Record<string, ExecutionState>> = {
  SUCCESS: "succeeded",
  FAILURE: "failed",
  ABORTED: "aborted",
};

/** A build as the run of a suite on its executor. A status nobody knows is no success. */
export function targetRunOfBuild(build: Build): TargetRun {
  const { id, state, status, message, startTime, finishTime } = build;
  const stage = STAGES[state ?? ""] ?? "unknown";
  return {
    id,
    stage,
    says: stage === "ended" ? ended(status, message) : plainLine(String(state)),
    outcome: build.timeouted === true ? "timeout" : (OUTCOMES[status ?? ""] ?? "unknown"),
    message,
    startTime,
    endTime: finishTime,
    counts: null,
  };
}

function ended(...words: readonly (string | null | undefined)[]): string {
  const told = words.filter(Boolean).map((word) => plainLine(String(word), 200));
  return `FINISHED (${told.join(": ")})`;
}
