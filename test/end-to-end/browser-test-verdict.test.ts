import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, junit, openSetting, type Setting } from "./setting.ts";

const ACTION = "actions/browser-test";
let setting: Setting;
beforeAll(async () => {
  setting = await openSetting();
});
afterAll(() => setting[Symbol.asyncDispose]());

async function runSuite(script: string, inputs: Record<string, string> = {}) {
  const name = `suite-${crypto.randomUUID()}`;
  await setting.suite(name, script);
  return setting.bench.run({
    action: ACTION,
    with: { ...setting.connection, "suite-path": name, executors: "chromium-desktop", ...inputs },
    secrets: setting.secrets,
  });
}

describe("the verdict of browser-test", { timeout: 60_000 }, () => {
  test("passes when every test passes, on every executor, with results, summary and artifact", async () => {
    const script = `${junit(2)}\nmkdir -p output-files && echo hello > output-files/note.txt; echo "it runs"`;
    const step = await runSuite(script, { executors: "*" });
    expect(step.conclusion).toBe("success");
    expect(step.outputs).toMatchObject({
      verdict: "passed",
      "failure-kind": "",
      "tests-total": "6",
      "tests-failed": "0",
      "success-ratio": "1",
      "execution-ratio": "1",
      "artifact-name": "browser-test-results",
    });
    expect(step.outputs["build-ids"]?.split(",")).toHaveLength(3);
    expect(JSON.parse(step.outputs.executions ?? "")).toHaveLength(3);
    expect(step.summary).toContain("| chromium-desktop | ✅ passed | 2 | 0 | 0 |");
    expect(step.log).toContain("chromium-desktop │ it runs");
    const [artifact] = step.artifacts;
    expect(artifact?.files).toEqual(expect.arrayContaining(["chromium-desktop/TEST-all.xml", "summary.md"]));
    expect((await artifact?.read("chromium-ios-phone/output-files/note.txt"))?.toString()).toBe("hello\n");
    const console = join(step.outputs["results-path"] ?? "", "chromium-desktop", "console.log");
    expect(await readFile(console, "utf8")).toContain("it runs");
    expect(errorsOf(step)).toEqual([]);
  });

  test("fails with the failing test's name, and publishes the results all the same", async () => {
    const step = await runSuite(`${junit(1, ["adds up"])}\nexit 1`);
    expect(step.conclusion).toBe("failure");
    expect(step.outputs).toMatchObject({
      verdict: "failed",
      "failure-kind": "tests",
      "success-ratio": "0.5",
    });
    expect(errorsOf(step)).toEqual([expect.stringContaining("adds up")]);
    expect(step.summary).toContain("adds up");
    expect(step.artifacts[0]?.files).toContain("chromium-desktop/TEST-all.xml");
  });

  test("passes a gate that the ratio meets, though the script exits non-zero for the failing test", async () => {
    const step = await runSuite(`${junit(1, ["adds up"])}\nexit 1`, { "min-success-ratio": "0.5" });
    expect(step.outputs).toMatchObject({ verdict: "passed", "tests-failed": "1" });
  });

  test("is never green for a script that exits non-zero after green tests", async () => {
    const step = await runSuite(`${junit(3)}\nexit 3`);
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "infrastructure" });
    expect(step.outputs.reason).toMatch(/exited with 3 although all 3 tests passed/);
  });

  test.each([
    ["no result at all", "true", "infrastructure"],
    ["a result without tests", junit(0), "tests"],
    ["a result that is no XML", "echo '<testsuite><testcase' > TEST-all.xml", "infrastructure"],
  ])("is never green for %s", async (_, script, kind) => {
    const step = await runSuite(script);
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": kind });
    expect(errorsOf(step)).toHaveLength(1);
  });

  test("stops the builds at its timeout and says so", async () => {
    const step = await runSuite(`${junit(1)}\nsleep 100`, { timeout: "3s" });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "timeout" });
    expect((await setting.builds()).at(-1)).toMatchObject({ state: "FINISHED", status: "ABORTED" });
  });

  test("is a timeout when the service's own time limit ended a build", async () => {
    const step = await runSuite(`${junit(1)}\nsleep 100`, { configuration: '{ "timeout": 1 }' });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "timeout" });
    expect(step.outputs.reason).toContain("The build ran longer than its timeout of 1 s");
  });

  test("takes each artifact name once: the second step of a run gets a number", async () => {
    const step = await runSuite(junit(1));
    expect(step.outputs["artifact-name"]).toMatch(/^browser-test-results-\d+$/);
  });

  test("keeps the folder and says so where no artifact service is at hand", async () => {
    await setting.suite("local", junit(1));
    const step = await setting.bench.run({
      action: ACTION,
      with: {
        ...setting.connection,
        "suite-path": "local",
        executors: "chromium-desktop",
        "results-path": "kept",
      },
      secrets: setting.secrets,
      resultsService: false,
    });
    expect(step.outputs.verdict).toBe("passed");
    const notices = step.annotations.filter(({ level }) => level === "notice").map(({ message }) => message);
    expect(notices).toEqual([expect.stringContaining("No artifact service is at hand")]);
    expect(
      await readFile(join(setting.bench.workspace, "kept/chromium-desktop/TEST-all.xml"), "utf8"),
    ).toContain("Shop");
  });
});
