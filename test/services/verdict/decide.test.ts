import { describe, expect, it } from "vitest";
import type { Observed } from "../../../src/services/verdict/observed.ts";
import { judge, judgeOne, ran, tests } from "./judge.ts";

describe("a run passes", () => {
  it("when all tests of all executions passed", () => {
    expect(judge({})).toEqual({
      verdict: "passed",
      reason: "all 12 tests passed",
      successRatio: "1",
      executionRatio: "1",
      totals: { passed: 12, failed: 0, skipped: 0, notAvailable: 0, executed: 12 },
    });
  });

  it("with skipped tests, which do not count", () => {
    const decision = judgeOne("succeeded", tests(2, 0, 5));
    expect(decision).toMatchObject({
      verdict: "passed",
      reason: "all 2 tests passed, 5 skipped",
      executionRatio: "1",
    });
  });

  it("with failing tests and a non-zero exit that they explain, when the gate allows them", () => {
    const decision = judgeOne("failed", tests(1, 1), { minSuccessRatio: "0.5" });
    expect(decision).toMatchObject({ verdict: "passed", successRatio: "0.5" });
    expect(decision.reason).toBe("1 of 2 tests passed: min-success-ratio 0.5 is met");
  });

  it("with a warning, unless warnings are limited", () => {
    expect(judgeOne("warning", tests(3)).verdict).toBe("passed");
    expect(judgeOne("warning", tests(3), { maxWarningDevices: 0 })).toMatchObject({
      failureKind: "devices",
      reason: "1 device with a warning, more than max-warning-devices 0: chromium-desktop",
    });
  });

  it("without an excluded device, where one may be excluded", () => {
    const executions = [
      ran("succeeded", tests(3)),
      ran("excluded", null, { name: "Pixel 7", explanation: "offline" }),
    ];
    expect(judge({ executions }, { maxExcludedDevices: 1 }).verdict).toBe("passed");
    expect(judge({ executions })).toMatchObject({
      failureKind: "devices",
      reason: "1 device excluded, more than max-excluded-devices 0: Pixel 7 (offline)",
    });
  });
});

describe("ratios", () => {
  it("are compared exactly, where floating point is off", () => {
    // 0.1 + 0.2 style traps: 29/100 against 0.29, 1/3 against a 0.333… that is a hair above.
    expect(judgeOne("failed", tests(29, 71), { minSuccessRatio: "0.29" }).verdict).toBe("passed");
    expect(judgeOne("failed", tests(1, 2), { minSuccessRatio: "0.33333333333333333" }).verdict).toBe(
      "passed",
    );
    expect(judgeOne("failed", tests(1, 2), { minSuccessRatio: "0.33333333333333334" }).verdict).toBe(
      "failed",
    );
  });

  it("show rounded down, never as 1 while a test failed", () => {
    expect(judgeOne("failed", tests(59, 1)).successRatio).toBe("0.9833");
    expect(judgeOne("failed", tests(999_999, 1)).successRatio).toBe("0.9999");
    expect(judgeOne("failed", tests(1, 3)).successRatio).toBe("0.25");
    expect(judgeOne("failed", tests(0, 3)).successRatio).toBe("0");
  });

  it("count planned tests that never reported as not executed", () => {
    expect(judgeOne("succeeded", tests(9, 0, 0, 3))).toMatchObject({
      failureKind: "devices",
      reason: "execution ratio 9/12 is below min-execution-ratio 1",
      executionRatio: "0.75",
    });
    expect(judgeOne("succeeded", tests(9, 0, 0, 3), { minExecutionRatio: ".75" }).verdict).toBe("passed");
  });
});

describe("tests fail a run", () => {
  it("with the figures and up to three of them", () => {
    const executions = [
      ran("failed", tests(7, 4), { failingTests: ["login", "log\nout", "search"] }),
      ran("failed", tests(0, 1), { name: "pixel-7", failingTests: ["login"] }),
    ];
    expect(judge({ executions })).toMatchObject({
      verdict: "failed",
      failureKind: "tests",
      reason:
        "success ratio 7/12 is below min-success-ratio 1: chromium-desktop: login, chromium-desktop: log out, chromium-desktop: search and 1 more",
    });
  });

  it("when fewer were executed than min-tests", () => {
    expect(judgeOne("succeeded", tests(4), { minTests: 5 })).toMatchObject({
      failureKind: "tests",
      reason: "4 tests executed, fewer than min-tests 5",
    });
  });

  it.each([
    ["all were skipped", [ran("succeeded", tests(0, 0, 4))]],
    ["there are none", [ran("succeeded", tests(0))]],
    ["nothing ran at all", []],
  ])("when %s, however low the gate", (_, executions) => {
    const lowest = { minTests: 0, minSuccessRatio: "0", minExecutionRatio: "0" };
    expect(judge({ executions }, lowest)).toMatchObject({
      failureKind: "tests",
      reason: "no test was executed",
    });
  });

  it("when one execution executed nothing, though others did", () => {
    const executions = [ran("succeeded", tests(12)), ran("succeeded", tests(0, 0, 2), { name: "pixel-7" })];
    expect(judge({ executions })).toMatchObject({
      failureKind: "tests",
      reason: "no test was executed on pixel-7",
    });
  });
});

describe("the kind", () => {
  it("is the first that applies, in the order of the table", () => {
    const everything = {
      refused: "no script",
      cancelled: true,
      queueTimedOut: "5.0 s",
      timedOut: "9.0 s",
      serviceFailure: "503",
      executions: [ran("excluded", null), ran("failed", tests(1, 1))],
    };
    const kinds = [];
    for (const cause of ["refused", "cancelled", "queueTimedOut", "timedOut", "serviceFailure"] as const) {
      kinds.push(judge(everything).failureKind);
      delete (everything as Partial<Observed>)[cause];
    }
    kinds.push(judge(everything).failureKind, judge(everything, { maxExcludedDevices: 1 }).failureKind);
    expect(kinds).toEqual([
      "input",
      "cancelled",
      "queue-timeout",
      "timeout",
      "infrastructure",
      "devices",
      "tests",
    ]);
  });

  it("is none when the run was skipped on purpose", () => {
    const decision = judge({ skipped: "no credentials", executions: [] });
    expect(decision).toMatchObject({ verdict: "skipped", reason: "no credentials", successRatio: "0" });
    expect(decision).not.toHaveProperty("failureKind");
  });
});

describe("the reason", () => {
  it("is one plain line, whatever the service and the suite wrote", () => {
    const hostile = `exit\r\n::error::x\u001b[31m${"y".repeat(5_000)}`;
    const executions = [1, 2, 3].map(() =>
      ran("failed", tests(1, 0), { name: hostile, explanation: hostile }),
    );
    const { reason } = judge({ executions });
    expect(reason).not.toMatch(/[\r\n\u001b]/);
    expect(reason.length).toBeLessThanOrEqual(600);
  });
});
