import { describe, expect, test } from "vitest";
import type { TestCase } from "../../../src/contract/results/junit-report.ts";
import type { ReportedExecution } from "../../../src/services/report/report.ts";
import { flakyOverAttempts } from "../../../src/services/run-wait/flaky-over-attempts.ts";

const aCase = (name: string, status: TestCase["status"]): TestCase => ({
  ...{ name, status, suite: "Shop", className: "Shop" },
});

const RUN = 5;

/** A device run of the last attempt; a test that begins with `!` failed. */
function now(name: string, id: number, ...tests: readonly string[]): ReportedExecution {
  const failed = tests.filter((test) => test.startsWith("!"));
  return {
    ...{ runId: RUN, name, id, files: [], state: failed.length > 0 ? "failed" : "succeeded" },
    tests: {
      passed: tests.length - failed.length,
      failed: failed.length,
      ...{ skipped: 0, notAvailable: 0 },
    },
    cases: tests.map((test) => aCase(test.replace("!", ""), test.startsWith("!") ? "failed" : "passed")),
  };
}

const earlier = (device: string, ...tests: readonly string[]) => ({
  ...{ runId: RUN, device },
  tests: tests.map((test) => `Shop › ${test}`),
});

describe("flaky over the attempts of a job", () => {
  test("is a device that failed in an earlier one and passed now, with the tests that did", () => {
    const flaky = flakyOverAttempts([earlier("Moody", "pays")], {
      executions: [now("Green", 1, "opens"), now("Moody", 2, "opens", "pays")],
      flaky: [],
    });
    expect(flaky).toEqual([{ device: "Moody", id: 2, attempts: 2, passed: true, tests: ["Shop › pays"] }]);
  });

  test("is a test that passed now, also where the device fails otherwise", () => {
    const flaky = flakyOverAttempts([earlier("Moody", "pays", "opens")], {
      executions: [now("Moody", 2, "!opens", "pays")],
      flaky: [],
    });
    expect(flaky).toMatchObject([{ passed: false, tests: ["Shop › pays"] }]);
  });

  test("is none that still fails, and no device that is not there any more", () => {
    const executions = [now("Moody", 2, "!pays")];
    expect(
      flakyOverAttempts([earlier("Moody", "pays"), earlier("Gone", "pays")], { executions, flaky: [] }),
    ).toEqual([]);
  });

  test("counts the attempts of the step, too, and names each device once", () => {
    const own = { device: "Moody", id: 2, attempts: 2, passed: true, tests: ["Shop › opens"] };
    const other = { device: "Shaky", id: 3, attempts: 2, passed: true, tests: [] };
    const flaky = flakyOverAttempts([earlier("Moody", "pays")], {
      executions: [now("Moody", 2, "opens", "pays"), now("Shaky", 3, "opens")],
      flaky: [own, other],
    });
    expect(flaky).toEqual([{ ...own, attempts: 3, tests: ["Shop › pays", "Shop › opens"] }, other]);
  });

  test("tells two devices of one name apart by their order", () => {
    const executions = [now("Twin", 1, "pays"), now("Twin", 2, "!pays")];
    const flaky = flakyOverAttempts([earlier("Twin", "pays"), earlier("Twin", "pays")], {
      executions,
      flaky: [],
    });
    expect(flaky.map(({ id }) => id)).toEqual([1]);
  });

  test("belongs to its run, where several are followed", () => {
    const several = { ...now("Moody (run 5)", 2, "pays"), runId: RUN };
    const other = { ...now("Moody (run 6)", 3, "pays"), runId: 6 };
    const executions = [other, several];
    const flaky = flakyOverAttempts([earlier("Moody", "pays")], { executions, flaky: [] });
    expect(flaky).toMatchObject([{ device: "Moody (run 5)", id: 2 }]);
  });
});
