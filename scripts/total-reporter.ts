import type { Reporter, TestModule } from "vitest/node";

/**
 * Ends the output of a test run with its total on a line of its own. In CI a skipped test is a failure: there, all
 * that the tests need is installed, and a skip would hide that it is not.
 */
export default class TotalReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: "passed" | "failed" | "skipped") =>
      tests.filter((test) => test.result().state === state).length;
    const skipped = tests.filter((test) => test.result().state === "skipped");
    for (const test of skipped) console.log(`skipped: ${test.module.relativeModuleId} > ${test.fullName}`);
    if (process.env.CI === "true" && skipped.length > 0) {
      console.log("With CI=true a skipped test is a failure: install what it needs.");
      process.exitCode = 1;
    }
    console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${skipped.length} skipped`);
  }
}
