import type { TestCase } from "../../../src/contract/results/junit-report.ts";
import type { Report, ReportedExecution } from "../../../src/services/report/report.ts";
import { decide } from "../../../src/services/verdict/decide.ts";
import { defaultGate } from "../../../src/services/verdict/gate.ts";

export function testCase(name: string, more: Partial<TestCase> = {}): TestCase {
  return { suite: "shop", className: "Login", name, status: "passed", durationMs: 1_200, ...more };
}

/** An execution whose state and counts are those of its cases. */
export function execution(name: string, cases: readonly TestCase[], more: Partial<ReportedExecution> = {}) {
  const count = (status: TestCase["status"]) => cases.filter((test) => test.status === status).length;
  const tests = {
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    notAvailable: 0,
  };
  const state = tests.failed > 0 ? "failed" : "succeeded";
  return {
    name,
    state,
    tests,
    cases,
    durationMs: 4_100,
    files: ["TEST-all.xml"],
    ...more,
  } as ReportedExecution;
}

/** A report over `executions`, with the verdict that belongs to them. */
export function reportOf(executions: readonly ReportedExecution[], more: Partial<Report> = {}): Report {
  const decision = decide({ executions }, defaultGate);
  return { title: "Browser tests", subject: "Executor", decision, executions, places: [], ...more };
}
