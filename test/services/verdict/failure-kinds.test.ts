import { describe, expect, it } from "vitest";
import { judge, judgeOne, ran, tests } from "./judge.ts";

describe("infrastructure fails a run", () => {
  it("when a script exits non-zero after green tests", () => {
    const executions = [ran("failed", tests(12), { explanation: "run-tests.sh exited with 3" })];
    expect(judge({ executions }, { minSuccessRatio: "0" })).toMatchObject({
      failureKind: "infrastructure",
      reason: "chromium-desktop: run-tests.sh exited with 3 although all 12 tests passed",
    });
  });

  it.each([
    [
      ran("failed", tests(1)),
      "chromium-desktop: the service says that it failed although the only test passed",
    ],
    [
      ran("failed", tests(3, 0, 1)),
      "chromium-desktop: the service says that it failed although no test failed",
    ],
    [
      ran("failed", tests(0, 0, 1)),
      "chromium-desktop: the service says that it failed although it executed no test",
    ],
    [ran("failed", null), "chromium-desktop: the service says that it failed, and left no result"],
    [ran("succeeded", null), "chromium-desktop: it ended, and left no result"],
    [ran("succeeded", "unreadable"), "chromium-desktop: it ended, and its results cannot be read"],
    [ran("unknown", tests(3)), "chromium-desktop: how it ended is not known"],
    [ran("not-started", null), "chromium-desktop: it never started"],
  ])("when an execution is %o", (execution, reason) => {
    expect(judge({ executions: [execution] })).toMatchObject({ failureKind: "infrastructure", reason });
  });

  it("when the service failed, before any test is looked at", () => {
    const decision = judge({
      serviceFailure: "GET /api/v2/me/builds answered 503",
      executions: [ran("failed", tests(1, 1))],
    });
    expect(decision).toMatchObject({
      failureKind: "infrastructure",
      reason: "GET /api/v2/me/builds answered 503",
    });
  });
});

describe("cancel and time fail a run", () => {
  it("naming what was aborted, waited for or cut off", () => {
    expect(judge({ cancelled: true }).reason).toBe("the job was cancelled");
    expect(judge({ aborted: true }).reason).toBe("the run was aborted");
    expect(judgeOne("aborted", tests(3))).toMatchObject({
      failureKind: "cancelled",
      reason: "somebody aborted chromium-desktop",
    });
    expect(judge({ queueTimedOut: "5.0 s", executions: [ran("not-started", null)] })).toMatchObject({
      failureKind: "queue-timeout",
      reason: "nothing started within queue-timeout 5.0 s: chromium-desktop",
    });
    expect(judge({ timedOut: "9.0 s", executions: [ran("unknown", null)] })).toMatchObject({
      failureKind: "timeout",
      reason: "timeout 9.0 s passed before the end of chromium-desktop",
    });
    expect(judgeOne("timeout", tests(3))).toMatchObject({
      failureKind: "timeout",
      reason: "the service's time limit ended chromium-desktop",
    });
  });
});
