import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import { RunCloud } from "../cloud/handlers/run-cloud.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";

let setting: Setting;
let cloud: RunCloud;
beforeAll(async () => {
  const devices = [
    { device: "Google Pixel 8", outcome: "passed" },
    { device: "*", outcome: "passed", runMs: 60_000 },
  ];
  setting = await openSetting({ scenario: scenarioFile.parse({ devices }) });
  cloud = new RunCloud(setting.cloud);
});
afterAll(() => setting[Symbol.asyncDispose]());

function abort(runId: string, projectId = "") {
  const inputs = { ...setting.connection, "run-id": runId, "project-id": projectId };
  return setting.bench.run({ action: "actions/abort-run", with: inputs, secrets: setting.secrets });
}

const SLOW = { usedDeviceIds: [102] };
const QUICK = { usedDeviceIds: [101] };

describe("the abort-run action", { timeout: 60_000 }, () => {
  test("stops several runs, and says which had ended already", async () => {
    const [first, second] = [await cloud.startRun(SLOW), await cloud.startRun(SLOW)];
    const ended = await cloud.finishedRun(QUICK);
    const ids = [first, ended, second].map(({ id }) => id);
    const step = await abort(ids.join("\n"), String(setting.cloud.account.projectId));
    expect(step.conclusion).toBe("success");
    expect(step.outputs["aborted-run-ids"]).toBe(`${first.id},${second.id}`);
    expect(step.outputs["ended-run-ids"]).toBe(String(ended.id));
    expect(step.outputs.reason).toBe("2 runs aborted, 1 had ended already");
    expect(step.log).toContain(`The test run ${ended.id} (Test run 3) had ended already.`);
    for (const one of [first, second])
      expect(await cloud.get(`/runs/${one.id}`)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    expect(await cloud.get(`/runs/${ended.id}`)).toMatchObject({ abortedDeviceCount: 0 });
  });

  test("fails for a run that is missing after it has stopped the others", async () => {
    const { id } = await cloud.startRun(SLOW);
    const step = await abort(`4711, ${id}`);
    expect(step.outputs).toMatchObject({ "failure-kind": "input", "aborted-run-ids": String(id) });
    expect(errorsOf(step)).toEqual([
      expect.stringMatching(/^run-id: the service has no run 4711\. Take run-id and project-id from/),
    ]);
  });

  test("tells a hostile name as text", async () => {
    const name = "::error::planted ##[error]planted <b>";
    const { id } = await cloud.startRun({ ...SLOW, name });
    const step = await abort(String(id));
    expect(step.annotations).toEqual([]);
    expect(step.log).toContain(`Aborted test run ${id} (::error::planted # #[error]planted <b>).`);
  });

  test("refuses ids that are none, and projects that do not fit the runs", async () => {
    const step = await abort("1, two, 3", "4,5");
    const [error, ...others] = errorsOf(step);
    expect(others).toEqual([]);
    expect(error?.split("\n")).toEqual([
      'run-id: "two" is no id. Write ids of digits only, by line or comma.',
      "project-id: names 2 projects for 3 runs. Give one for all, or one for each run.",
    ]);
    expect(errorsOf(await abort(" , "))).toEqual([expect.stringMatching(/^run-id: is missing\. Take it/)]);
  });
});
