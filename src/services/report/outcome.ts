import type { ExecutionState } from "../verdict/observed.ts";
import type { ReportedExecution } from "./report.ts";

const OUTCOMES: Readonly<Record<ExecutionState, readonly [icon: string, word: string]>> = {
  succeeded: ["✅", "passed"],
  failed: ["❌", "failed"],
  warning: ["⚠️", "warning"],
  aborted: ["⛔", "aborted"],
  timeout: ["⌛", "timed out"],
  excluded: ["➖", "excluded"],
  unknown: ["❔", "unknown"],
  "not-started": ["⏸️", "not started"],
};

export interface Outcome {
  readonly icon: string;
  readonly word: string;
  readonly isGreen: boolean;
}

/** How an execution ended, in an icon and words. Green only when the tests say so, too. */
export function outcomeOf({ state, tests }: ReportedExecution): Outcome {
  const [icon, word] = OUTCOMES[state];
  if (state !== "succeeded" && state !== "warning") return { icon, word, isGreen: false };
  if (tests === null) return { icon: "❌", word: "no result", isGreen: false };
  if (tests === "unreadable") return { icon: "❌", word: "unreadable result", isGreen: false };
  if (tests.failed > 0) return { icon: "❌", word: "failed", isGreen: false };
  if (tests.passed === 0) return { icon: "❌", word: "no test executed", isGreen: false };
  return { icon, word, isGreen: true };
}
