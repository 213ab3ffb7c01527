import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import { RunCloud } from "../cloud/handlers/run-cloud.ts";
import type { Json } from "../cloud/support/test-cloud.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";

let setting: Setting;
let cloud: RunCloud;
beforeAll(async () => {
  const scenario = scenarioFile.parse({ devices: [{ device: "*", outcome: "passed" }] });
  setting = await openSetting({ scenario });
  cloud = new RunCloud(setting.cloud);
});
afterAll(() => setting[Symbol.asyncDispose]());

async function tagged(inputs: Record<string, string>, event: object = {}) {
  const { id } = await cloud.startRun({ usedDeviceIds: [101] });
  const given = { ...setting.connection, "run-id": String(id), ...inputs };
  const step = await setting.bench.run({
    action: "actions/tag-run",
    with: given,
    secrets: setting.secrets,
    ...event,
  });
  const { data } = await cloud.get(`/runs/${id}/tags?limit=0`);
  return { step, tags: data.map(({ name }: Json) => name) };
}

describe("the tag-run action", { timeout: 60_000 }, () => {
  test("sets tags, and the commit and branch of a push", async () => {
    const github = { sha: "0123456789abcdef0123456789abcdef01234567", ref_name: "main", ref_type: "branch" };
    const inputs = { tags: "nightly, smoke", "event-tags": "commit, branch, pull-request" };
    const { step, tags } = await tagged(inputs, { github });
    expect(step.conclusion).toBe("success");
    expect(tags).toEqual(["nightly", "smoke", `commit:${github.sha}`, "branch:main"]);
    expect(step.outputs.tags?.split("\n")).toEqual(tags);
  });

  test("sets head, branch and number of a pull request, whatever the branch is called", async () => {
    const head = { sha: "f".repeat(40), ref: "x/##[error]planted;$(echo)" };
    const github = { event_name: "pull_request", event: { pull_request: { number: 7, head } } };
    const { step, tags } = await tagged({ "event-tags": "pull-request\nbranch\ncommit" }, { github });
    expect(tags).toEqual([`commit:${head.sha}`, `branch:${head.ref}`, "pull-request:7"]);
    expect(step.annotations).toEqual([]);
  });

  test("does nothing where the event has none of the facts", async () => {
    const { step, tags } = await tagged({ "event-tags": "pull-request" });
    expect(tags).toEqual([]);
    expect(step.outputs).toMatchObject({ verdict: "passed", reason: "the event has none of these facts" });
  });

  test("refuses to guess", async () => {
    expect(errorsOf((await tagged({})).step)).toEqual(["tags: is missing. Give tags, or event-tags."]);
    expect(errorsOf((await tagged({ "event-tags": "commit, author" })).step)).toEqual([
      expect.stringMatching(/^event-tags: .*Choose from: commit, branch, pull-request\.$/),
    ]);
    expect(errorsOf((await tagged({ tags: "x", "run-id": "4711" })).step)).toEqual([
      expect.stringMatching(/^run-id: the service has no run 4711\./),
    ]);
  });
});
