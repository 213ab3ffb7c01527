import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CatalogueDevice } from "../../src/cloud/devices/device.ts";
import { runWorkflow } from "../bench/workflow/run-workflow.ts";
import { aDevice } from "../cloud/runs/run-setting.ts";
import { openSetting, type Setting } from "./setting.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const WORKFLOW = resolve(ROOT, "test/fixtures/workflows/devices.yml");

const HOSTILE = [
  "::error::planted",
  "##[error]planted",
  "text ##[add-mask]planted",
  '$(echo planted) `echo planted` "; echo planted',
  "<img src=x onerror=alert(1)> | cell | **bold** @team #1",
  "[link](http://evil.example) ![x](http://evil.example/x.png)",
  "%0A::warning::planted",
  "${{ secrets.CLOUD_KEY }}",
  "a\u0301 \u2603 \u{1f4f1} phone, with a comma",
];
const DEVICES: readonly CatalogueDevice[] = HOSTILE.map((displayName, i) =>
  aDevice(101 + i, { displayName }),
);

let setting: Setting;
beforeAll(async () => {
  const away = aDevice(200, { displayName: "Away", online: false });
  setting = await openSetting({ devices: [...DEVICES, away] });
});
afterAll(() => setting[Symbol.asyncDispose]());

function run(wish: string, pick: string) {
  return runWorkflow(setting.bench, WORKFLOW, {
    event: { name: "push" },
    secrets: { CLOUD_KEY: setting.cloud.account.apiKey },
    variables: { CLOUD_URL: setting.cloud.url, WISH: wish, PICK: pick },
    uses: { "our/actions": { installRoot: ROOT } },
  });
}

describe("a matrix of devices", { timeout: 120_000 }, () => {
  test("becomes a job for each device, and hostile names stay text everywhere", async () => {
    const done = await run("*", "");
    expect(done.conclusion).toBe("success");
    const [plan, ...jobs] = done.jobs;
    expect(jobs.map(({ steps }) => steps[0]?.run.stdout.toString().trim())).toEqual([
      ...HOSTILE.map((name, i) => `${101 + i} is ${name}`),
      "200 is Away",
    ]);
    const step = plan?.steps[0]?.run;
    const commands = step?.commands.map(({ name }) => name).filter((name) => name !== "debug");
    expect(new Set(commands)).toEqual(new Set(["add-mask", "warning"]));
    expect(step?.annotations).toMatchObject(
      [{ level: "warning", message: /^Not available now: Away/ }].map(({ level }) => ({ level })),
    );
    expect(step?.masks).not.toContain("planted");
    expect(step?.summary).not.toMatch(/<img|\*\*bold\*\*|@team|[^\\]\]\(http/);
    const rows = step?.summary.split("\n").filter((line) => /^\| .* \| (?:1\d\d|200) \|/.test(line));
    expect(rows).toHaveLength(HOSTILE.length + 1);
    for (const row of rows ?? []) expect(row.split("|")).toHaveLength(9);
  });

  test("holds only available devices with pick", async () => {
    const done = await run("Away\n##[error]planted\n%0A*", "3");
    expect(done.jobs.map(({ name }) => name)).toEqual([
      "devices",
      "On ##[error]planted",
      "On %0A::warning::planted",
    ]);
  });

  test("is not run where the choice fails", async () => {
    const done = await run("Nowhere", "");
    expect(done.conclusion).toBe("failure");
    expect(done.job("test").conclusion).toBe("skipped");
  });
});
