import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../../src/cloud/store/store.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { pathsOf } from "./support/sample-paths.ts";
import { keepSample, type Sample } from "./support/sample-records.ts";
import { Visitor } from "./support/visitor.ts";

const STRANGER = "s".repeat(32);
const FRIEND = "f".repeat(32);
let folder: string;
let sample: Sample;
let cloud: TestCloud;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-accounts-"));
  sample = await keepSample(folder);
  const store = openStore(folder);
  for (const apiKey of [STRANGER, FRIEND]) {
    const email = `${apiKey[0]}@device-cloud.example`;
    const { id } = store.users.insert({ email, name: email, password: apiKey, apiKey, createTime: 0 });
    if (apiKey === FRIEND) {
      store.sharings.insert({ projectId: sample.projectId, userId: id, userEmail: email });
    }
  }
  store.close();
  cloud = await startTestCloud({ dataFolder: folder });
});
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function visitorWith(apiKey: string): Promise<Visitor> {
  const visitor = new Visitor(cloud);
  await visitor.post("/sign-in", { apiKey });
  return visitor;
}

describe("another account", () => {
  it("sees nothing of one's own", async () => {
    const stranger = await visitorWith(STRANGER);
    const paths = [
      ...pathsOf(sample),
      ...[sample.pictureId, sample.logId].map((id) => `/files/${id}/content`),
    ];
    for (const path of paths.filter((one) => one !== "/account")) {
      const answer = await stranger.get(path);
      expect(answer.status, path).toBe(403);
      expect(await answer.text()).not.toMatch(/Checkout on phones|Web shop|step 7 of the checkout/);
    }
    for (const path of ["/", "/projects", "/jobs"]) {
      expect(await stranger.page(path)).not.toMatch(/Checkout on phones|Web shop|Shopping list/);
    }
  });

  it("changes nothing of one's own", async () => {
    const stranger = await visitorWith(STRANGER);
    for (const what of ["abort", "retry", "delete"]) {
      expect((await stranger.send(`/runs/${sample.runId}/${what}`)).status).toBe(403);
    }
    expect((await stranger.send(`/builds/${sample.buildId}/abort`)).status).toBe(403);
    expect((await cloud.call("GET", `/runs/${sample.runId}`)).status).toBe(200);
  });

  it("sees the runs of a project that is shared with it, and still no job", async () => {
    const friend = await visitorWith(FRIEND);
    expect(await friend.page("/")).toContain("Checkout on phones");
    const { projectId, runId, deviceRunId, pictureId, buildId } = sample;
    for (const path of [
      ...[`/projects/${projectId}`, `/runs/${runId}`, `/runs/${runId}/device-runs/${deviceRunId}`],
      ...[`/files/${pictureId}`, `/files/${pictureId}/content`],
    ]) {
      expect((await friend.get(path)).status, path).toBe(200);
    }
    expect((await friend.get(`/builds/${buildId}`)).status).toBe(403);
  });
});
