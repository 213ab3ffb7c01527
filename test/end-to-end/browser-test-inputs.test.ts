import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, junit, openSetting, type Setting } from "./setting.ts";

let setting: Setting;
beforeAll(async () => {
  setting = await openSetting();
  await setting.suite("good", junit(1));
  await mkdir(join(setting.bench.workspace, "no-script"));
  await writeFile(join(setting.bench.workspace, "no-script", "readme.txt"), "nothing here");
});
afterAll(() => setting[Symbol.asyncDispose]());

const WRONG_KEY = "0123456789abcdefghijklmnopqrstuv";

async function runWith(inputs: Record<string, string>) {
  const sensible = { ...setting.connection, "suite-path": "good", executors: "chromium-desktop" };
  const secrets = [...setting.secrets, WRONG_KEY];
  return setting.bench.run({ action: "actions/browser-test", with: { ...sensible, ...inputs }, secrets });
}

describe("a browser-test that cannot work", { timeout: 60_000 }, () => {
  test.each([
    ["a wrong key", { "api-key": WRONG_KEY }, "input", /refused the credentials \(401\).*Check api-key/],
    ["an unreachable address", { "base-url": "http://127.0.0.1:9" }, "infrastructure", /127\.0\.0\.1:9/],
    ["an unknown host", { "base-url": "http://nowhere.invalid" }, "infrastructure", /nowhere\.invalid/],
    ["a suite without script", { "suite-path": "no-script" }, "input", /"no-script" has no run-tests\.sh/],
    [
      "a suite that is not there",
      { "suite-path": "e2e" },
      "input",
      /suite-path "e2e" does not exist\. Point/,
    ],
    ["a timeout of abc", { timeout: "abc" }, "input", /timeout: "abc" is not a duration\. Write a number/],
    [
      "an unknown executor",
      { executors: "safari" },
      "input",
      /no executor "safari"\. Choose from: chromium-desktop/,
    ],
    ["an unknown job", { "job-id": "999" }, "input", /job-id: the service has no job 999\. Correct the id/],
    ["an address that is none", { "base-url": "cloud" }, "input", /"cloud"/],
    [
      "a results folder in use",
      { "results-path": "good" },
      "input",
      /results-path: "good" is not empty\. Name a new/,
    ],
    [
      "a certificate file that is not there",
      { "ca-file": "ca.pem" },
      "input",
      /ca-file: "ca\.pem" cannot be read/,
    ],
  ])("fails for %s with one error that says what to do", async (_, inputs, kind, message) => {
    const step = await runWith(inputs);
    expect(step.conclusion).toBe("failure");
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": kind });
    expect(errorsOf(step)).toEqual([expect.stringMatching(message)]);
    expect(step.log).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(step.durationMs).toBeLessThan(30_000);
    expect(await setting.builds()).toEqual([]);
  });

  test("names all bad inputs in the one error", async () => {
    const step = await runWith({ timeout: "30", "min-success-ratio": "2", "min-tests": "0", executors: " " });
    const [error, ...others] = errorsOf(step);
    expect(others).toEqual([]);
    for (const name of ["timeout", "min-success-ratio", "min-tests", "executors"])
      expect(error).toContain(`${name}: `);
  });

  test("explains forks where no credentials are given, and names the setting", async () => {
    const step = await runWith({ "api-key": "" });
    expect(errorsOf(step)).toEqual([expect.stringMatching(/forks.*without-credentials: skip/)]);
  });

  test("ends green and skipped without credentials where told so, with one notice", async () => {
    const step = await runWith({ "api-key": "", "without-credentials": "skip" });
    expect(step.conclusion).toBe("success");
    expect(step.outputs).toMatchObject({ verdict: "skipped", "failure-kind": "" });
    expect(step.annotations.map(({ level }) => level)).toEqual(["notice"]);
  });

  test("takes an empty input for its default", async () => {
    const step = await runWith({ timeout: "", "min-tests": "", "on-timeout": "" });
    expect(step.outputs.verdict).toBe("passed");
  });

  test("signs in with username, password and client-id", async () => {
    const { email, password, clientId } = setting.cloud.account;
    const step = await runWith({ "api-key": "", username: email, password, "client-id": clientId });
    expect(step.outputs.verdict).toBe("passed");
  });
});
