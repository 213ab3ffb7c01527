import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { type Conformance, DEVICES, FAMILIES, openConformance } from "./setting.ts";

let at: Conformance;
beforeAll(async () => {
  at = await openConformance();
});
afterAll(() => at[Symbol.asyncDispose]());

describe.each(["project", "user"] as const)("a run started in the %s family", (family) => {
  it("answers 201 with the run, waiting, and takes every field of the call", async () => {
    proves("startRun", "project", "user");
    const file = await at.cloud.upload(await suiteZip("exit 0"));
    const ids = { projectId: at.projectId, ...at.idsOf(family) };
    const query = {
      name: "release",
      usedDeviceIds: [DEVICES.passing, DEVICES.failing],
      scheduler: "SERIAL",
      testFileId: file.id,
      timeout: 60,
      videoRecordingEnabled: true,
    } as const;
    const { answer, request } = await at.observe(() => at.client.runs.start({ ...ids, query }));
    expect(request).toBe(`POST ${at.prefixOf(family)}/runs 201`);
    expect(answer).toMatchObject({
      ...{ displayName: "release", state: "WAITING", projectId: at.projectId, userId: at.owner.userId },
      ...{ startedById: at.owner.userId, totalDeviceCount: 2, waitingDeviceCount: 2, successRatio: 0 },
    });
    expect(await at.finished(answer)).toMatchObject({
      ...{ totalDeviceCount: 2, finishedDeviceCount: 2, succeededDeviceCount: 1, errorsDeviceCount: 1 },
      ...{ testCaseCount: 5, successfulTestCaseCount: 4, successRatio: 0.8, executionRatio: 1 },
      message: expect.stringContaining("Simulated"),
    });
  });
});

describe.each(FAMILIES)("a run in the %s family", (family) => {
  const idsFor = (runId: number) => ({ runId, ...at.idsOf(family) });
  const path = () => `${at.prefixOf(family)}/runs`;

  it("is listed, by filter and in order", async () => {
    proves("listRuns", "project", "user", "direct");
    const [first, second] = [await at.finishedRun(), await at.finishedRun("failing")];
    const query = { filter: `n_id_in_${first.id}|${second.id}`, sort: "successRatio_a;id_d" };
    const { answer, request } = await at.observe(() =>
      at.client.runs.list({ ...at.idsOf(family), query }).page(),
    );
    expect(request).toBe(`GET ${path()} 200`);
    expect(answer.data).toEqual([second, first]);
  });

  it("is read", async () => {
    proves("getRun", "project", "user", "direct");
    const { id } = await at.finishedRun("passing", "warning");
    const { answer, request } = await at.observe(() => at.client.runs.get(idsFor(id)));
    expect(request).toBe(`GET ${path()}/${id} 200`);
    expect(answer).toMatchObject({ id, state: "FINISHED", succeededDeviceCount: 1, warningDeviceCount: 1 });
    expect(answer.createTime).toBeInstanceOf(Date);
  });

  it("is renamed", async () => {
    proves("renameRun", "project", "user", "direct");
    const { id } = await at.finishedRun();
    const input = { ...idsFor(id), query: { displayName: `by ${family}` } };
    const { answer, request } = await at.observe(() => at.client.runs.rename(input));
    expect([request, answer.displayName]).toEqual([`POST ${path()}/${id} 200`, `by ${family}`]);
    expect((await at.client.runs.get({ runId: id })).displayName).toBe(`by ${family}`);
  });

  it("is aborted, and keeps what has ended", async () => {
    proves("abortRun", "project", "user", "direct");
    const { id } = await at.startRun("passing", "endless");
    const passed = async () => (await at.client.runs.get({ runId: id })).succeededDeviceCount;
    await expect.poll(passed).toBe(1);
    const { answer, request } = await at.observe(() => at.client.runs.abort(idsFor(id)));
    expect(request).toBe(`POST ${path()}/${id}/abort 200`);
    expect(answer).toMatchObject({
      ...{ state: "FINISHED", succeededDeviceCount: 1, abortedDeviceCount: 1, testCaseCount: 3 },
    });
  });

  it("is retried as a whole: running again in the very answer, under new device-run ids", async () => {
    proves("retryRun", "project", "user", "direct");
    const run = await at.finishedRun("passing", "failing");
    const before = await at.deviceRunIds(run);
    const { answer, request } = await at.observe(() => at.client.runs.retry(idsFor(run.id)));
    expect(request).toBe(`POST ${path()}/${run.id}/retry 200`);
    expect(["WAITING", "RUNNING"]).toContain(answer.state);
    const after = await at.deviceRunIds(await at.finished(run));
    expect(after).toHaveLength(2);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it("is retried in the chosen device runs alone", async () => {
    proves("retryRun", "project", "user", "direct");
    const run = await at.finishedRun("passing", "failing");
    const [kept, failed = 0] = await at.deviceRunIds(run);
    await at.client.runs.retry({ ...idsFor(run.id), query: { deviceRunIds: [failed] } });
    const after = await at.deviceRunIds(await at.finished(run));
    expect(after).toHaveLength(2);
    expect(after).toContain(kept);
    expect(after).not.toContain(failed);
  });

  it("is deleted with 204, and again with 204", async () => {
    proves("deleteRun", "project", "user", "direct");
    const { id } = await at.startRun("endless");
    for (const time of ["first", "second"]) {
      const { request } = await at.observe(() => at.client.runs.remove(idsFor(id)));
      expect(request, time).toBe(`DELETE ${path()}/${id} 204`);
    }
    await expect(at.client.runs.get({ runId: id })).rejects.toMatchObject({ code: "not-found" });
  });
});

it("lists the runs of a user over all projects", async () => {
  proves("listRunsOfUser");
  const { userId } = at.owner;
  const run = await at.finishedRun();
  const query = { sort: "id_d", limit: 1 };
  const { answer, request } = await at.observe(() => at.client.runs.listOfUser({ userId, query }).page());
  expect([request, answer.data]).toEqual([`GET /api/v2/users/${userId}/runs 200`, [run]]);
});

describe("an extended run", () => {
  it("is read with its files and tags", async () => {
    proves("getRunExtended");
    const { id: runId } = await at.finishedRun();
    const tag = await at.client.tags.add({ runId, query: { name: "nightly" } });
    const ids = { projectId: at.projectId, runId };
    const { answer, request } = await at.observe(() => at.client.runs.getExtended(ids));
    expect(request).toBe(`GET /api/v2/projects/${at.projectId}/runs-extended/${runId} 200`);
    expect(answer).toMatchObject({ id: runId, billable: false, deviceCount: 1, tags: [tag] });
    expect(answer.files?.data).toMatchObject([{ name: "suite.zip", inputType: "TEST", state: "READY" }]);
  });

  it("is listed with its files and tags", async () => {
    proves("listRunsExtended");
    const { id } = await at.finishedRun();
    const { projectId } = at;
    const query = { filter: `n_id_eq_${id}` };
    const { answer, request } = await at.observe(() =>
      at.client.runs.listExtended({ projectId, query }).page(),
    );
    expect(request).toBe(`GET /api/v2/projects/${projectId}/runs-extended 200`);
    expect(answer).toMatchObject({ total: 1, data: [{ id, tags: [], files: { total: 1 } }] });
  });
});
