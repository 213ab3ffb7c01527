import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeWithDriver } from "../cloud/broker/support/driver-needed.ts";
import { PASSING, suiteZip } from "../cloud/support/suite-zip.ts";
import { openSetting, type Setting } from "./setting.ts";

const EXAMPLES = resolve(import.meta.dirname, "../../examples");
/** Two suites and two browsers, on a busy machine. */
const LIMIT_MS = 120_000;
const OPEN = `"${process.execPath}" --input-type=module -e '
  const { DEVICE_CLOUD_BROKER_URL: broker, DEVICE_CLOUD_BROKER_TICKET: ticket } = process.env;
  const capabilities = { alwaysMatch: JSON.parse(process.env.DEVICE_CLOUD_CAPABILITIES) };
  const authorization = "Basic " + btoa(ticket + ":");
  const body = JSON.stringify({ capabilities });
  const answer = await fetch(broker + "/session", { method: "POST", headers: { authorization }, body });
  console.log(ticket, answer.status, answer.status === 200 ? "opened" : await answer.text());'`;
/** A script of a run in the cloud that opens a session at the broker it is told of, and quits it. */
const IN_THE_CLOUD = `ask() { curl --fail --silent --show-error --user "$DEVICE_CLOUD_BROKER_TICKET:" "$@"; }
answer=$(ask --data '{"capabilities": {}}' "$SVC_APPIUM_BROKER_ADDRESS/session") || exit 1
id=$(printf %s "$answer" | sed 's/.*"sessionId": *"\\([^"]*\\)".*/\\1/')
ask --request DELETE "$SVC_APPIUM_BROKER_ADDRESS/session/$id" || exit 1
${PASSING}`;

describeWithDriver("actions/broker", () => {
  let setting: Setting;
  beforeAll(async () => {
    setting = await openSetting({ maxBrowsers: 2 });
  });
  afterAll(() => setting[Symbol.asyncDispose]());

  const prepare = (more: Readonly<Record<string, string>> = {}) => ({
    action: "actions/broker",
    id: "broker",
    with: { ...setting.connection, ...more },
  });
  const suite = (name: string) => `"${process.execPath}" --test "${EXAMPLES}/${name}/tests/basket.test.mjs"`;

  it(
    "prepares suites of both libraries on a phone, and attaches what they left",
    async () => {
      const job = await setting.bench.startJob({ secrets: setting.secrets });
      const given = { device: "Google Pixel 8", "wait-for-device": "1m", "multi-session-wait": "20s" };
      const prepared = await job.step(prepare({ ...given, "session-name": "Basket" }));
      expect(prepared.outputs).toMatchObject({
        "broker-url": `${setting.cloud.url}/hub/wd`,
        verdict: "passed",
      });
      expect(JSON.parse(prepared.outputs.capabilities ?? "")).toEqual({
        ...{ browserName: "chrome", "cloud:device": "Google Pixel 8" },
        ...{ "cloud:name": "Basket", "cloud:multiSessionWait": 20 },
      });
      for (const name of ["webdriverio-suite", "selenium-suite"]) {
        const step = await job.step({ run: suite(name) });
        expect(step.main?.log).toMatch(/pass 3\b/);
        expect(step.conclusion).toBe("success");
      }
      const { status, steps, summary } = await job.finish();
      expect(status).toBe("success");
      expect(summary.match(/\| Google Pixel 8 \|.*✅ succeeded/g)).toHaveLength(2);
      const files = setting.bench.artifacts.at(-1)?.files ?? [];
      for (const file of ["console.log", "screenshots/0001.png", "output-files/timeline.json"]) {
        expect(files.filter((name) => name.endsWith(file))).toHaveLength(2);
      }
      for (const { log = "" } of steps.flatMap(({ main, post }) => [main ?? [], post ?? []].flat())) {
        expect(log).not.toContain(prepared.outputs.ticket);
      }
    },
    LIMIT_MS,
  );

  it(
    "ends what a suite left open, masks the ticket and makes it worthless",
    async () => {
      const job = await setting.bench.startJob({ secrets: setting.secrets });
      const { ticket = "" } = (await job.step(prepare())).outputs;
      const opened = await job.step({ run: OPEN });
      expect(opened.main?.log).toContain("*** 200 opened");
      const { summary, status } = await job.finish();
      expect(status).toBe("success");
      expect(summary).toMatch(/\| Desktop .*❌ aborted/);
      const authorization = `Basic ${btoa(`${ticket}:`)}`;
      const body = JSON.stringify({ capabilities: {} });
      const again = await fetch(`${setting.cloud.url}/hub/wd/session`, {
        method: "POST",
        headers: { authorization },
        body,
      });
      expect(again.status).toBe(401);
    },
    LIMIT_MS,
  );

  it(
    "hands address and ticket to a run in the cloud, as its README says",
    async () => {
      const job = await setting.bench.startJob({ secrets: setting.secrets });
      await job.step(prepare());
      await writeFile(join(setting.bench.workspace, "tests.zip"), (await suiteZip(IN_THE_CLOUD)).stream());
      const run = await job.step({
        action: ".",
        with: {
          ...{ ...setting.connection, "project-id": String(setting.cloud.account.projectId) },
          ...{ "test-path": "tests.zip", "framework-id": "1", "device-names": "Google Pixel 8" },
          "appium-broker-address": "${{ steps.broker.outputs.broker-url }}",
          parameters: "DEVICE_CLOUD_BROKER_TICKET=${{ steps.broker.outputs.ticket }}",
        },
      });
      expect(run.outputs).toMatchObject({ verdict: "passed", "tests-passed": "1" });
      const { summary } = await job.finish();
      expect(summary.match(/\| Desktop .*✅ succeeded/g)).toHaveLength(1);
    },
    LIMIT_MS,
  );

  it("fails for a device that nobody has, before any suite starts", async () => {
    const job = await setting.bench.startJob({ secrets: setting.secrets });
    const step = await job.step(prepare({ device: "Fairphone 9", "wait-for-device": "5s" }));
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    expect(step.outputs.ticket).toBeUndefined();
    const { summary } = await job.finish();
    expect(summary).toBe("");
  });

  it("fails with one error at an address where there is no broker", async () => {
    const job = await setting.bench.startJob({ secrets: setting.secrets });
    const step = await job.step(prepare({ "broker-url": `${setting.cloud.url}/nowhere` }));
    expect(step.outputs).toMatchObject({ verdict: "failed" });
    expect(step.annotations.filter(({ level }) => level === "error")).toHaveLength(1);
    await job.finish();
  });

  it("does nothing without credentials where that is wanted", async () => {
    const job = await setting.bench.startJob({ secrets: setting.secrets });
    const without = { "api-key": "", "without-credentials": "skip" };
    const step = await job.step(prepare(without));
    expect(step.outputs.verdict).toBe("skipped");
    expect((await job.finish()).status).toBe("success");
  });
});
