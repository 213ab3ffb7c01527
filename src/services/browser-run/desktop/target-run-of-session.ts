import { plainLine } from "../../../base/untrusted-text.ts";
import type { DeviceSession } from "../../../contract/resources/device-sessions.ts";
import { sessionCounts, sessionOutcome, sessionReason } from "../../runs/session-outcome.ts";
import type { TargetRun } from "../backend.ts";

const UNDER_WAY: Readonly<Record<string, TargetRun["stage"]>> = {
  WAITING: "queued",
  RUNNING: "running",
  FINISHING: "running",
};

/**
 * What a device session tells of the suite on its device; undefined before the service lists one. It has ended when its
 * run has: until then a service may still repeat it.
 */
export function targetRunOfSession(session: DeviceSession | undefined, runHasEnded: boolean): TargetRun {
  if (!session) return runHasEnded ? withoutSession : notListedYet;
  const { id, state, startTime, endTime } = session;
  const outcome = sessionOutcome(session);
  const reason = sessionReason(session);
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
    counts: sessionCounts(session),
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
