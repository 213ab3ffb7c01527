import { plainLine } from "../../../base/untrusted-text.ts";
import type { DeviceSession } from "../../../contract/resources/device-sessions.ts";
import type { ExecutionState, TestCounts } from "../../verdict/observed.ts";
import type { TargetRun } from "../backend.ts";

const UNDER_WAY: Readonly<Record<string, TargetRun["stage"]>> = {
  WAITING: "queued",
  RUNNING: "running",
  FINISHING: "running",
};
const OUTCOMES: Readonly<Record<string, ExecutionState>> = {
  SUCCEEDED: "succeeded",
  FAILED: "failed",
  WARNING: "warning",
  ABORTED: "aborted",
  TIMEOUT: "timeout",
  EXCLUDED: "excluded",
};

/**
 * What a device session tells of the suite on its device; undefined before the service lists one. It has ended when its
 * run has: until then a service may still repeat it.
 */
export function targetRunOfSession(session: DeviceSession | undefined, runHasEnded: boolean): TargetRun {
  if (!session) return runHasEnded ? withoutSession : notListedYet;
  const { id, state, startTime, endTime } = session;
  const outcome = OUTCOMES[state ?? ""] ?? "unknown";
  const reason = reasonOf(session);
  return {
    id,
    stage: runHasEnded
      ? "ended"
      : (UNDER_WAY[state ?? ""] ?? (outcome === "unknown" ? "unknown" : "running")),
    says: [plainLine(String(state), 80), reason && `(${plainLine(reason, 200)})`].filter(Boolean).join(" "),
    outcome,
    message: outcome === "unknown" ? `its state is ${plainLine(String(state), 80)}` : reason,
    startTime,
    endTime,
    counts: countsOf(session),
  };
}

const notListedYet: TargetRun = {
  id: undefined,
  stage: "queued",
  says: "WAITING",
  outcome: "unknown",
  message: undefined,
  startTime: undefined,
  endTime: undefined,
  counts: null,
};
const withoutSession: TargetRun = {
  ...notListedYet,
  stage: "ended",
  says: "without a device session",
  message: "the service lists no device session for it",
};

function reasonOf({ excludeReason, message }: DeviceSession): string | undefined {
  return [excludeReason, message].filter(Boolean).join(": ") || undefined;
}

/** Null where nothing was counted: then there is no result to judge. */
function countsOf(session: DeviceSession): TestCounts | null {
  const [passed = 0, failed = 0, skipped = 0] = [
    session.testCasePassedCount ?? 0,
    session.testCaseFailedCount ?? 0,
    session.testCaseSkippedCount ?? 0,
  ];
  const all = Math.max(session.testCaseAllCount ?? 0, passed + failed + skipped);
  return all === 0 ? null : { passed, failed, skipped, notAvailable: all - passed - failed - skipped };
}
