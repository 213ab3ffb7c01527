import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import { openStartSetting, PASSES, type StartSetting } from "./start-run-setting.ts";

const MOODY = "115";
const scenario = scenarioFile.parse({
  exclusiveDevices: false,
  // With this seed the first run of it fails and the second passes.
  seed: 57,
  devices: [
    { device: "Desktop 1920*", outcome: "flaky", probability: 0.5, tests: { passed: 2, failed: 1 } },
    { device: "*", outcome: "passed" },
  ],
});

describe.each(["legacy", "current"] as const)(
  "wait-run after a re-run of start-run on a %s service",
  { timeout: 60_000 },
  (generation) => {
    let start: StartSetting;
    beforeAll(async () => {
      start = await openStartSetting({ generation, scenario });
    });
    afterAll(() => start[Symbol.asyncDispose]());

    function waitFor(outputs: Readonly<Record<string, string>>, more: Record<string, string> = {}) {
      const { bench, connection, secrets } = start.setting;
      const ids = { "project-id": outputs["project-id"] ?? "", "run-id": outputs["run-id"] ?? "" };
      return bench.run({ action: "actions/wait-run", with: { ...connection, ...ids, ...more }, secrets });
    }

    test("tells what failed in the earlier attempt and passed now", async () => {
      const attempt = (number: number) =>
        start.start(
          { "device-ids": `${PASSES},${MOODY}` },
          { github: { run_id: "9001", run_attempt: String(number) } },
        );
      const first = await waitFor((await attempt(1)).outputs, { "earlier-results-path": "" });
      expect(first.outputs).toMatchObject({ verdict: "failed", "failure-kind": "tests", flaky: "[]" });
      const again = await attempt(2);
      expect(again.outputs).toMatchObject({ retried: "true" });
      const folder = again.outputs["earlier-results-path"] ?? "";
      const second = await waitFor(again.outputs, { "earlier-results-path": folder });
      expect(second.outputs).toMatchObject({ verdict: "passed", "tests-total": "6" });
      const [flaky, ...others] = JSON.parse(second.outputs.flaky ?? "");
      expect(others).toEqual([]);
      expect(flaky).toMatchObject({ device: "Desktop 1920 × 1080", attempts: 2, passed: true });
      expect(second.summary).toContain("### Flaky\n\n- Desktop 1920 × 1080: passed after 2 attempts");
    });

    test("refuses a folder that no start-run has kept, before it follows anything", async () => {
      const step = await waitFor(
        { "project-id": "1", "run-id": "1" },
        { "earlier-results-path": "/nowhere/earlier-results" },
      );
      expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
      expect(step.main?.log).toContain("/nowhere/earlier-results");
      expect(step.main?.log).toContain("of a start-run step of the same job");
    });
  },
);
