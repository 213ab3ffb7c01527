import { formatDuration } from "../../base/duration.ts";
import type { FlakyDevice } from "../report/flaky.ts";
import type { ReportedExecution } from "../report/report.ts";
import type { Execution, Observed } from "../verdict/observed.ts";
import { endOfNobody } from "./device-run-end.ts";
import type { RunEnd } from "./run-wait.ts";
import { type CountedEnd, withRunCounts } from "./with-run-counts.ts";

export interface Limits {
  readonly timeoutMs: number;
  readonly queueTimeoutMs: number | undefined;
}

/** What the verdict and the report are made of. Both lists of executions have the same order. */
export interface ObservedRuns {
  readonly observed: Observed;
  readonly reported: readonly ReportedExecution[];
  readonly flaky: readonly FlakyDevice[];
}

/** The runs as the verdict sees them: the last attempt of each device run, over all runs. */
export function observeRuns(ends: readonly RunEnd[], limits: Limits): ObservedRuns {
  const nameIn = (device: string, runId: number) => (ends.length > 1 ? nameOfSeveral(device, runId) : device);
  const deviceRuns = ends.flatMap((end) =>
    countedEnds(end).map((one) => ({ ...one, runId: end.runId, device: nameIn(one.device, end.runId) })),
  );
  const any = (how: RunEnd["how"]) => ends.some((end) => end.how === how);
  return {
    observed: {
      cancelled: any("cancelled"),
      queueTimedOut: any("queue-timeout") ? formatDuration(limits.queueTimeoutMs ?? 0) : undefined,
      timedOut: any("timeout") ? formatDuration(limits.timeoutMs) : undefined,
      serviceFailure: ends.find(({ failure }) => failure)?.failure?.message,
      executions: deviceRuns.map(executionOf),
    },
    reported: deviceRuns.map(reportedOf),
    flaky: ends.flatMap(({ runId, attempts }) =>
      attempts.flaky.map((one) => ({ ...one, device: nameIn(one.device, runId) })),
    ),
  };
}

/** What a device is called where several runs are looked at. */
export function nameOfSeveral(device: string, runId: number): string {
  return `${device} (run ${runId})`;
}

function countedEnds({ runId, snapshot, attempts }: RunEnd): readonly CountedEnd[] {
  const { last, count } = attempts;
  // A run that nothing was seen of is not the same as one without devices.
  if (count === 0 || !snapshot) return [endOfNobody(`test run ${runId}`, "unknown", "it was never seen")];
  return withRunCounts(last, snapshot);
}

function executionOf({ device: name, state, explanation, tests, pool, cases }: CountedEnd): Execution {
  const failingTests = cases.filter(({ status }) => status === "failed").map((test) => test.name);
  return { name, state, explanation, tests, pool, failingTests };
}

function reportedOf(end: CountedEnd & { readonly runId: number }): ReportedExecution {
  const { device: name, explanation, problems } = end;
  const { id, runId, state, url, durationMs, tests, pool, cases, files } = end;
  const message = [explanation, ...problems].filter(Boolean).join(" ") || undefined;
  return { name, id, runId, state, url, durationMs, tests, pool, cases, files, message };
}
