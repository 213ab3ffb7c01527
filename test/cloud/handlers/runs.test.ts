import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { extendedRun, run as runSchema } from "../../../src/contract/resources/runs.ts";
import type { Json } from "../support/test-cloud.ts";
import { DEVICES, type RunCloud, startRunCloud } from "./run-cloud.ts";

let cloud: RunCloud;
beforeAll(async () => {
  cloud = await startRunCloud({}, { more: [{ device: "Galaxy*", outcome: "passed", runMs: 150 }] });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const QUICK = { usedDeviceIds: [DEVICES[0]?.id ?? 0] };

describe("a run", () => {
  it("is the same in every family, with all fields of the specification", async () => {
    const { userId, projectId } = cloud.cloud.account;
    const { id } = await cloud.finishedRun();
    const run = await cloud.get(`/runs/${id}`);
    const families = [
      `/projects/${projectId}/runs/${id}`,
      `/users/${userId}/projects/${projectId}/runs/${id}`,
      `/runs/${id}?projectId=${projectId}`,
    ];
    for (const path of families) expect(await cloud.get(path), path).toEqual(run);
    const { frameworkName, startedByDisplayName } = run;
    expect({ frameworkName, startedByDisplayName }).toEqual({
      frameworkName: "Server-side package",
      startedByDisplayName: "Developer",
    });
    const fields = Object.keys(runSchema.shape).filter(
      (field) => !["tags", "config", "billable"].includes(field),
    );
    expect(Object.keys(run)).toEqual(expect.arrayContaining(fields));
    expect(run).toMatchObject({
      ...{
        state: "FINISHED",
        totalDeviceCount: 3,
        deviceCount: 3,
        finishedDeviceCount: 3,
        succeededDeviceCount: 3,
      },
      ...{
        testCaseCount: 9,
        successfulTestCaseCount: 9,
        successRatio: 1,
        executionRatio: 1,
        simulated: true,
      },
    });
  });

  it("is not found where the path or the query names another project or user", async () => {
    const { id } = await cloud.finishedRun(QUICK);
    const other = (await cloud.post("/me/projects?name=other")).body.id;
    for (const [path, message] of [
      [`/runs/${id}?projectId=${other}`, `No run of project ${other} with id ${id}.`],
      [`/runs/${id}?projectId=4711`, "No project 4711."],
      [`/projects/${other}/runs/${id}`, `No run of project ${other} with id ${id}.`],
      ["/runs/4711", "No run 4711."],
      [`/runs/${id}/data-availability?userId=4711`, `No run of user 4711 with id ${id}.`],
    ]) {
      const { status, body } = await cloud.call("GET", path as string);
      expect([status, body.message], path).toEqual([404, message]);
    }
    const { status, body } = await cloud.call("GET", `/runs/${id}?projectId=x`);
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^projectId is "x"/)]);
  });

  it("is renamed in a plain line, by query or form", async () => {
    const { id } = await cloud.finishedRun(QUICK);
    const renamed = await cloud.post(`/runs/${id}?displayName=Nightly%0A%E2%80%AEx`);
    expect([renamed.status, renamed.body.displayName]).toEqual([200, "Nightly x"]);
    const body = new URLSearchParams({ displayName: "By form" });
    expect((await cloud.call("POST", `/runs/${id}`, { body })).body.displayName).toBe("By form");
    const { status, body: refusal } = await cloud.post(`/runs/${id}`);
    expect([status, refusal.message]).toEqual([400, "displayName is missing. Give the run's new name."]);
    expect((await cloud.get(`/runs/${id}`)).displayName).toBe("By form");
  });

  it("is deleted with everything of it, and what is not there is gone already", async () => {
    const run = await cloud.finishedRun(QUICK);
    await cloud.post(`/runs/${run.id}/tags?name=x`);
    const other = (await cloud.post("/me/projects?name=another")).body.id;
    expect((await cloud.call("DELETE", `/projects/${other}/runs/${run.id}`)).status).toBe(204);
    expect((await cloud.call("GET", `/runs/${run.id}`)).status).toBe(200);
    for (const path of [`/runs/${run.id}`, `/runs/${run.id}`, `/projects/4711/runs/${run.id}`]) {
      const { status, body } = await cloud.call("DELETE", path);
      expect([status, body], path).toEqual([204, null]);
    }
    expect((await cloud.call("GET", `/runs/${run.id}`)).status).toBe(404);
  });

  it("is deleted while it runs", async () => {
    const run = await cloud.startRun({ usedDeviceIds: [102] });
    expect((await cloud.call("DELETE", `/runs/${run.id}`)).status).toBe(204);
    expect((await cloud.call("GET", `/runs/${run.id}`)).status).toBe(404);
  });
});

describe("abort and retry", () => {
  it("an abort answers the run FINISHED, with what others had by then", async () => {
    const { id } = await cloud.startRun({ usedDeviceIds: [101, 102] });
    await cloud.run({ id }, ({ finishedDeviceCount }) => finishedDeviceCount === 1);
    const { status, body } = await cloud.post(`/runs/${id}/abort`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "FINISHED", succeededDeviceCount: 1, abortedDeviceCount: 1 });
    expect((await cloud.post(`/runs/${id}/abort`)).body).toEqual(body);
  });

  it("a retry answers the run waiting or running, with new ids for what is repeated", async () => {
    const run = await cloud.finishedRun();
    const ids = await cloud.deviceRunIds(run);
    const { status, body } = await cloud.post(`/runs/${run.id}/retry?deviceRunIds[]=${ids[1]}`);
    expect([status, ["WAITING", "RUNNING"].includes(body.state)]).toEqual([200, true]);
    const after = await cloud.deviceRunIds(run);
    expect(after).toEqual([ids[0], ids[2], expect.any(Number)]);
    expect(after[2]).toBeGreaterThan(ids[2] ?? 0);
    expect(await cloud.run(run)).toMatchObject({ succeededDeviceCount: 3, testCaseCount: 9 });
    await cloud.post(`/runs/${run.id}/retry`);
    const all = await cloud.deviceRunIds(await cloud.run(run));
    expect(all.filter((id) => after.includes(id))).toEqual([]);
  });

  it("a retry refuses device runs that the run does not have, and a run that has not ended", async () => {
    const [run, other] = [await cloud.finishedRun(QUICK), await cloud.finishedRun(QUICK)];
    const [foreign] = await cloud.deviceRunIds(other);
    const refused = await cloud.post(`/runs/${run.id}/retry?deviceRunIds[]=${foreign}`);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain(`the run ${run.id} has no device run ${foreign}.`);
    const busy = await cloud.startRun({ usedDeviceIds: [102] });
    const early = await cloud.post(`/runs/${busy.id}/retry`);
    expect([early.status, early.body.message]).toEqual([400, expect.stringContaining("has not ended")]);
    await cloud.post(`/runs/${busy.id}/abort`);
  });
});

describe("an extended run", () => {
  it("has its files, tags and whether it costs credits", async () => {
    const app = await cloud.upload(new Blob(["app"]), "shop.apk");
    const free = await cloud.finishedRun({ ...QUICK, appFileId: app.id });
    const { body: tag } = await cloud.post(`/runs/${free.id}/tags?name=nightly`);
    const one = await cloud.get(`${cloud.project}/runs-extended/${free.id}`);
    expect(extendedRun.safeParse(one).error).toBeUndefined();
    expect(one).toMatchObject({ deviceCount: 1, billable: false, tags: [tag] });
    expect(one.files).toMatchObject({ total: 2, empty: false });
    const files = one.files.data.map(({ name, inputType }: Json) => [name, inputType]);
    expect(files).toEqual([
      ["shop.apk", "APPLICATION"],
      ["suite.zip", "TEST"],
    ]);
    const page = await cloud.get(`${cloud.project}/runs-extended?filter=n_id_eq_${free.id}`);
    expect(page.data[0]).toMatchObject({ id: free.id, tags: [tag], files: { total: 2 } });
    expect((await cloud.call("GET", `/runs-extended/${free.id}`)).status).toBe(404);
  });
});
