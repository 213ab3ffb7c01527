import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import type { ExecutionState, TestCounts } from "../verdict/observed.ts";

const OUTCOMES: Readonly<Record<string, ExecutionState>> = {
  SUCCEEDED: "succeeded",
  FAILED: "failed",
  WARNING: "warning",
  ABORTED: "aborted",
  TIMEOUT: "timeout",
  EXCLUDED: "excluded",
};

/** How a device session ended; `unknown` while it has not, and in a state that nobody knows. */
export function sessionOutcome({ state }: Pick<DeviceSession, "state">): ExecutionState {
  return OUTCOMES[state ?? ""] ?? "unknown";
}

/** Why it is as it is, in the service's words. Hostile until made harmless. */
export function sessionReason({ excludeReason, message }: DeviceSession): string | undefined {
  return [excludeReason, message].filter(Boolean).join(": ") || undefined;
}

/** Its tests as the service counted them; null where nothing was counted: then there is no result to judge. */
export function sessionCounts(session: DeviceSession): TestCounts | null {
  const [passed = 0, failed = 0, skipped = 0] = [
    session.testCasePassedCount ?? 0,
    session.testCaseFailedCount ?? 0,
    session.testCaseSkippedCount ?? 0,
  ];
  const all = Math.max(session.testCaseAllCount ?? 0, passed + failed + skipped);
  return all === 0 ? null : { passed, failed, skipped, notAvailable: all - passed - failed - skipped };
}
