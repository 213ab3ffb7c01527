import { plainLine } from "../../base/untrusted-text.ts";
import type { TestCase } from "../../contract/results/junit-report.ts";
import type { FlakyDevice } from "../report/flaky.ts";
import { fullTestName } from "../report/test-name.ts";
import { type DeviceRunEnd, endOfNobody } from "./device-run-end.ts";
import type { EndsOfAttempt } from "./ends-of-attempt.ts";

/** What was done on one device, attempt after attempt. */
type Lineage = readonly [DeviceRunEnd, ...DeviceRunEnd[]];

/** Why a device is left out that a further attempt may find: not there, or busy. Other reasons stay as they are. */
const PASSING_REASONS: readonly (string | undefined)[] = ["NO_DEVICE", "CONCURRENCY_LIMIT", undefined];

/** Flaky tests of one device that are named: an output has its limit. */
const LISTED_TESTS = 50;

/**
 * The attempts at one run's device runs. Only the last attempt of each counts (docs/decisions.md, Counting); the earlier ones
 * tell what was flaky.
 */
export class Attempts {
  #lineages: readonly Lineage[] = [];
  #count = 0;

  /** How often the run was begun. */
  get count(): number {
    return this.#count;
  }

  /** The last attempt of each device run. */
  get last(): readonly DeviceRunEnd[] {
    return this.#lineages.map((lineage) => lineage.at(-1) ?? lineage[0]);
  }

  /**
   * The device runs that a retry may better, and whose results are saved. None of a run that somebody aborted. Where states
   * are told from counts, all that show the same are meant: each of them may be the one.
   */
  get retryable(): readonly DeviceRunEnd[] {
    const { last } = this;
    if (last.some(({ state }) => state === "aborted")) return [];
    const meant = last.filter(isRetryable);
    const traces = meant.flatMap(({ trace }) => trace ?? []);
    return last.filter(({ id, isUnsaved, ...end }) => {
      const isMeant = isRetryable(end) || (end.trace !== undefined && traces.includes(end.trace));
      return id !== undefined && !isUnsaved && isMeant;
    });
  }

  /** Takes the first attempt. */
  begin(ends: readonly DeviceRunEnd[]): void {
    this.#lineages = ends.map((end): Lineage => [end]);
    this.#count = 1;
  }

  /**
   * Takes what became of retried device runs, whose ids are new. They are told by their device's name, in their order; one
   * that did not come back is unknown, for what it was before is gone. `kept`: what the others are now, in their order.
   */
  again(retried: readonly DeviceRunEnd[], { ends, kept }: EndsOfAttempt): void {
    const unclaimed = [...ends];
    const others = [...kept];
    const claim = (fits: (end: DeviceRunEnd) => boolean) => {
      const at = unclaimed.findIndex(fits);
      return at < 0 ? undefined : unclaimed.splice(at, 1)[0];
    };
    const successors = new Map(
      retried.map((former) => [former, claim(({ device }) => device === former.device)]),
    );
    this.#lineages = this.#lineages.map((lineage): Lineage => {
      const former = lineage.at(-1) ?? lineage[0];
      if (!successors.has(former)) return revised(lineage, others.shift());
      const lost = () =>
        endOfNobody(former.device, "unknown", "the service does not list it after its retry");
      return [...lineage, successors.get(former) ?? claim(() => true) ?? lost()];
    });
    this.#lineages = [...this.#lineages, ...unclaimed.map((end): Lineage => [end])];
    this.#count++;
  }

  /** Devices and tests that failed in an earlier attempt and passed in the last one. */
  get flaky(): readonly FlakyDevice[] {
    return this.#lineages.flatMap((lineage) => {
      const last = lineage.at(-1) ?? lineage[0];
      const tests = flakyTests(lineage);
      const isFlaky = lineage.length > 1 && isGreen(last);
      if (!isFlaky && tests.length === 0) return [];
      return [{ device: last.device, id: last.id, attempts: lineage.length, passed: isGreen(last), tests }];
    });
  }
}

function revised([first, ...rest]: Lineage, last: DeviceRunEnd | undefined): Lineage {
  if (last === undefined) return [first, ...rest];
  return rest.length === 0 ? [last] : [first, ...rest.slice(0, -1), last];
}

function isRetryable({ state, excludeReason, tests }: Omit<DeviceRunEnd, "id" | "isUnsaved">): boolean {
  if (state === "excluded") return PASSING_REASONS.includes(excludeReason);
  if (state === "failed" || state === "timeout") return true;
  const counts = tests === null || tests === "unreadable" ? undefined : tests;
  return (state === "succeeded" || state === "warning") && (counts?.failed ?? 0) > 0;
}

function isGreen({ state, tests }: DeviceRunEnd): boolean {
  const hasFailure = tests === "unreadable" || (tests?.failed ?? 0) > 0;
  return (state === "succeeded" || state === "warning") && !hasFailure;
}

function flakyTests(lineage: Lineage): string[] {
  const failedBefore = new Set(lineage.slice(0, -1).flatMap(({ cases }) => namesOf(cases, "failed")));
  const passed = new Set(namesOf(lineage.at(-1)?.cases ?? [], "passed"));
  const flaky = [...passed].filter((name) => failedBefore.has(name));
  return flaky.slice(0, LISTED_TESTS).map((name) => plainLine(name));
}

function namesOf(cases: readonly TestCase[], status: TestCase["status"]): string[] {
  return cases.filter((test) => test.status === status).map(fullTestName);
}
