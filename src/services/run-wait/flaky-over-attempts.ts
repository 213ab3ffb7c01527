import type { FlakyDevice } from "../report/flaky.ts";
import type { ReportedExecution } from "../report/report.ts";
import { fullTestName } from "../report/test-name.ts";
import type { DeviceFailures } from "../start/failed-device-runs.ts";
import { nameOfSeveral } from "./observe-runs.ts";

interface Outcome {
  readonly executions: readonly ReportedExecution[];
  readonly flaky: readonly FlakyDevice[];
}

/**
 * What failed in an attempt and passed in the last one, the attempts of earlier jobs included: `failures` is what was
 * repeated of them. Device runs get new ids then, so they are told by their device's name, each once.
 */
export function flakyOverAttempts(
  failures: readonly DeviceFailures[],
  { executions, flaky }: Outcome,
): FlakyDevice[] {
  const open = [...executions];
  const found = failures.flatMap(({ runId, device, tests }) => {
    const names = [device, nameOfSeveral(device, runId)];
    const at = open.findIndex((one) => one.runId === runId && names.includes(one.name));
    const [now] = at < 0 ? [] : open.splice(at, 1);
    if (!now) return [];
    const own = flaky.find(({ id }) => id !== undefined && id === now.id);
    const healed = new Set([...tests.filter((test) => passesIn(now, test)), ...(own?.tests ?? [])]);
    const passed = isGreen(now);
    if (!passed && healed.size === 0) return [];
    return [{ device: now.name, id: now.id, attempts: 1 + (own?.attempts ?? 1), passed, tests: [...healed] }];
  });
  return [...found, ...flaky.filter(({ id }) => !found.some((one) => one.id === id))];
}

function passesIn({ cases }: ReportedExecution, test: string): boolean {
  const same = cases.filter((one) => fullTestName(one) === test);
  return same.length > 0 && same.every(({ status }) => status === "passed");
}

function isGreen({ state, tests }: ReportedExecution): boolean {
  const hasFailure = tests === "unreadable" || (tests?.failed ?? 0) > 0;
  return (state === "succeeded" || state === "warning") && !hasFailure;
}
