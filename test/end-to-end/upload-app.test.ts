import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cancel } from "../bench/bench.ts";
import { createFaultProxy } from "../bench/fault-proxy.ts";
import { scanning } from "../services/upload/setting.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";

const ACTION = "actions/upload-app";
let setting: Setting;
beforeAll(async () => {
  setting = await openSetting({ scenario: scanning("*bad*", ["scanning", "infected"]) });
  await put("out/debug.apk", "the debug app");
  await put("out/release.apk", "the release app");
  await put("out/bad.apk", "a virus");
  await put("suite.zip", "a suite");
});
afterAll(() => setting[Symbol.asyncDispose]());

async function put(name: string, content: string | Buffer): Promise<void> {
  const path = join(setting.bench.workspace, name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, content);
}

function upload(inputs: Record<string, string>, more: { cancel?: Cancel } = {}) {
  const with_ = { ...setting.connection, ...inputs };
  return setting.bench.run({ action: ACTION, with: with_, secrets: setting.secrets, ...more });
}

const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

async function contentOf(fileId: string | undefined): Promise<string> {
  const { url, account } = setting.cloud;
  const authorization = `Basic ${Buffer.from(`${account.apiKey}:`).toString("base64")}`;
  const answer = await fetch(`${url}/api/v2/me/files/${fileId}/file`, { headers: { authorization } });
  return answer.text();
}

describe("upload-app", { timeout: 60_000 }, () => {
  test("sends a file and gives its id, which is no secret", async () => {
    const step = await upload({ path: "out/release.apk" });
    expect(step.conclusion).toBe("success");
    expect(step.annotations).toEqual([]);
    const id = step.outputs["file-id"];
    expect(step.outputs).toMatchObject({
      verdict: "passed",
      "failure-kind": "",
      "file-ids": id,
      sha256: sha256("the release app"),
      reused: "false",
    });
    expect(step.jobOutputs["file-id"]).toBe(id);
    expect(await contentOf(id)).toBe("the release app");
    expect(step.log).toMatch(`release.apk: sent as file ${id} (15 B`);
  });

  test("sends what several names and patterns name, each once", async () => {
    const path = "out/{release,debug}.apk, suite.zip\nout/debug.apk";
    const step = await upload({ path, reuse: "false" });
    const ids = step.outputs["file-ids"]?.split(",") ?? [];
    const contents = ["the debug app", "the release app", "a suite"];
    expect(await Promise.all(ids.map(contentOf))).toEqual(contents);
    expect(step.outputs["file-id"]).toBe(ids[0]);
    expect(step.outputs.sha256).toBe(contents.map(sha256).join(","));
    expect(JSON.parse(step.outputs.files ?? "")).toMatchObject([
      { name: "debug.apk", fileId: Number(ids[0]), sizeBytes: 13, reused: false },
      { name: "release.apk", path: join(setting.bench.workspace, "out/release.apk") },
      { name: "suite.zip", sha256: sha256("a suite") },
    ]);
  });

  test("fails with one error for an infected file, and still gives its id", async () => {
    const step = await upload({ path: "out/bad.apk" });
    expect(step.outputs).toMatchObject({
      verdict: "failed",
      "failure-kind": "input",
      sha256: sha256("a virus"),
    });
    expect(await contentOf(step.outputs["file-id"])).toBe("a virus");
    expect(errorsOf(step)).toEqual([
      expect.stringMatching(
        /^path: .*out\/bad\.apk is infected, says the service's virus scan .*false alarm/,
      ),
    ]);
  });

  test("names a pattern without a match, and all that is wrong with it, before anything is asked", async () => {
    const step = await upload({ path: "out/*.ipa, gone.apk\nout", "base-url": "http://127.0.0.1:9" });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    const [error, ...others] = errorsOf(step);
    expect(others).toEqual([]);
    expect(error).toMatch(/"out\/\*\.ipa" matches no file.*"gone\.apk" does not exist.*"out" is a folder/s);
  });

  test("names all bad inputs in the one error", async () => {
    const step = await upload({ path: " ", "file-type": "movie", "reuse-max-age": "7", "framework-id": "x" });
    const [error, ...others] = errorsOf(step);
    expect(others).toEqual([]);
    for (const name of ["path", "file-type", "reuse-max-age", "framework-id"])
      expect(error).toContain(`${name}: `);
  });

  test("refuses a file that the framework does not take", async () => {
    const step = await upload({ path: "suite.zip", "framework-id": "2", "file-type": "app" });
    expect(errorsOf(step)).toEqual([
      expect.stringMatching(/suite\.zip does not fit: framework 2 .* takes app files with the extension apk/),
    ]);
    expect(step.outputs["file-id"]).toBeUndefined();
  });

  test("explains forks where no credentials are given, or skips with one notice where told so", async () => {
    const failed = await upload({ path: "out/*.apk", "api-key": "" });
    expect(errorsOf(failed)).toEqual([expect.stringMatching(/forks.*without-credentials: skip/)]);
    const skipped = await upload({ path: "out/*.apk", "api-key": "", "without-credentials": "skip" });
    expect(skipped.conclusion).toBe("success");
    expect(skipped.outputs).toMatchObject({ verdict: "skipped", "failure-kind": "" });
    expect(skipped.annotations.map(({ level }) => level)).toEqual(["notice"]);
  });

  test("ends at once when the job is cancelled, with what is known so far", async () => {
    await using slow = await openSetting({ scenario: scanning("*", ["scanning"]) });
    await writeFile(join(slow.bench.workspace, "slow.apk"), "slow");
    const step = await slow.bench.run({
      action: ACTION,
      with: { ...slow.connection, path: "slow.apk" },
      secrets: slow.secrets,
      cancel: { mode: "cancelJob", when: { line: /waiting for the service/ } },
    });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "cancelled" });
    expect(step.outputs["file-id"]).toMatch(/^\d+$/);
    expect(step.signal).toBeNull();
    const signalled = step.events.find(({ kind }) => kind === "signal")?.atMs ?? 0;
    const ended = step.events.find(({ kind }) => kind === "exit")?.atMs ?? Number.POSITIVE_INFINITY;
    expect(ended - signalled).toBeLessThan(5_000);
  });

  test.each([2, 3])("sends whole files through a service in trouble (seed %i)", async (seed) => {
    const faults = { status503BeforeEvery: 0.1, status503AfterEvery: 0.1, dropConnection: 0.2, html: 0.1 };
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed, faults });
    const app = Buffer.alloc(3_000_000, `seed ${seed} `);
    await put("large.apk", app);
    const step = await upload({ path: "large.apk, suite.zip", "base-url": proxy.url, reuse: "false" });
    expect(errorsOf(step)).toEqual([]);
    expect(await contentOf(step.outputs["file-id"])).toBe(app.toString());
    expect(proxy.log.some(({ fault }) => fault)).toBe(true);
  });

  test("names of files do not act on the runner", async () => {
    const name = "out/::error::planted ##[error]planted.apk";
    await put(name, "hostile");
    const step = await upload({ path: "out/*planted*" });
    expect(step.conclusion).toBe("success");
    expect(step.annotations).toEqual([]);
    expect(step.log).toContain("planted");
  });
});
