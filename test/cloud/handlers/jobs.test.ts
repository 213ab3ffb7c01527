import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAs } from "../support/call-as.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

let cloud: TestCloud;
let userId: number;
beforeAll(async () => {
  cloud = await startTestCloud({ accounts: [{ email: "a@team.example" }, { email: "b@team.example" }] });
  ({ userId } = cloud.cloud.account);
});
afterAll(() => cloud[Symbol.asyncDispose]());

const PATHS = [
  ["directly", (id: number) => `/jobs/${id}`],
  ["through its user", (id: number) => `/users/${userId}/jobs/${id}`],
  ["for oneself", (id: number) => `/me/jobs/${id}`],
] as const;

describe.each(PATHS)("a job, addressed %s,", (_, pathOf) => {
  it("is read, changed field by field, and deleted", async () => {
    const job = await cloud.createJob("BUILD", { name: "nightly", content: "echo 1" });
    const path = pathOf(job.id);
    expect(await cloud.get(path)).toEqual(job);
    const renamed = await cloud.post(`${path}?name=weekly`);
    expect([renamed.status, renamed.body]).toEqual([200, { ...job, name: "weekly" }]);
    expect((await cloud.post(`${path}?content=echo+2`)).body).toEqual({
      ...job,
      name: "weekly",
      pipeline: "echo 2",
    });
    expect((await cloud.post(path)).body).toEqual(await cloud.get(path));
    const deleted = await cloud.call("DELETE", path);
    expect([deleted.status, deleted.body]).toEqual([204, null]);
    const gone = await cloud.call("GET", path);
    expect([gone.status, gone.body.message]).toEqual([404, `No job ${job.id}.`]);
    expect((await cloud.post(path)).status).toBe(404);
    expect((await cloud.call("DELETE", path)).status).toBe(204);
  });

  it("of another account is forbidden", async () => {
    const job = await cloud.createJob();
    const other = callAs(cloud, 1);
    for (const method of ["GET", "POST", "DELETE"]) {
      expect((await other(method, pathOf(job.id))).status, method).toBe(403);
    }
    expect((await cloud.get(`/jobs/${job.id}`)).id).toBe(job.id);
  });
});

describe("jobs", () => {
  it("are created for oneself and through one's user, from a form or the query, with every field", async () => {
    for (const path of ["/me/jobs", `/users/${userId}/jobs`]) {
      const form = { body: new URLSearchParams({ name: "n", content: "a\nb" }) };
      const { status, body } = await cloud.call("POST", path, form);
      expect([status, body], path).toEqual([
        201,
        {
          ...{ id: expect.any(Number), name: "n", pipeline: "a\nb", type: "BUILD", userId },
          ...{ createTime: expect.stringMatching(/^\d{4}-.*Z$/), archiveTime: null },
        },
      ]);
      const browser = await cloud.post(`${path}?type=BROWSER_TESTING&name=b`);
      expect(browser.body).toMatchObject({ type: "BROWSER_TESTING", pipeline: null });
    }
    expect((await callAs(cloud, 1)("POST", `/users/${userId}/jobs?name=n`)).status).toBe(403);
  });

  it("are listed under three paths, each account's own", async () => {
    const lists = await Promise.all(
      ["/jobs", "/me/jobs", `/users/${userId}/jobs`].map((path) => cloud.get(`${path}?limit=0&sort=id_d`)),
    );
    const ids = lists.map(({ data }: Json) => data.map(({ id }: Json) => id));
    expect(ids[0].length).toBeGreaterThan(1);
    expect([ids[1], ids[2]]).toEqual([ids[0], ids[0]]);
    expect((await callAs(cloud, 1)("GET", "/jobs")).body.total).toBe(0);
  });

  it("filter and sort by the fields of the specification only", async () => {
    const { status, body } = await cloud.call("GET", "/jobs?filter=s_type_eq_BUILD&sort=pipeline_a");
    expect([status, body.message]).toEqual([
      400,
      'filter "s_type_eq_BUILD": unknown field "type"; allowed: createtime, id, name, userid. ' +
        'sort "pipeline_a": unknown field "pipeline"; allowed: createTime, id, name, userId.',
    ]);
  });
});

describe("a pipeline", () => {
  it("fetches its input, sends its results and says that it is done with what its environment gives", async () => {
    const script = `
      const { env } = process;
      const authorization = "Basic " + btoa(env.SVC_API_KEY + ":");
      const send = async (url, init) => {
        const answer = await fetch(url, { ...init, headers: { authorization } });
        if (!answer.ok) throw new Error(url + " " + answer.status);
        return answer;
      };
      const input = Buffer.from(await (await send(env.SVC_INPUT_FILE_SET_URL)).arrayBuffer());
      await send(env.SVC_OUTPUT_FILE_SET_URL + "?name=size.txt", { method: "PUT", body: String(input.length) });
      const build = "/api/v2/users/" + env.SVC_USER_ID + "/jobs/" + env.SVC_JOB_ID + "/builds/" + env.SVC_BUILD_ID;
      await send(env.SVC_CLOUD_URL + build + "?buildNumber=" + env.SVC_BUILD_NUMBER, { method: "POST" });`;
    const job = await cloud.createJob("BUILD", { content: `'${process.execPath}' pipeline.mjs` });
    const content = await suiteZip("exit 1", { "pipeline.mjs": script });
    const file = await cloud.upload(content);
    for (const number of [1, 2]) {
      const started = await cloud.post(`/me/jobs/${job.id}/builds?fileId=${file.id}`);
      const build = await cloud.build(started.body.id);
      expect(build, await cloud.console(build)).toMatchObject({ number, status: "SUCCESS", exitCode: 0 });
      expect(Date.parse(build.notifyTime)).toBeGreaterThanOrEqual(Date.parse(build.startTime));
      const size = (await cloud.results(build)).find(({ name }) => name === "size.txt");
      const sent = await cloud.fetch(`/api/v2/me/files/${size.id}/file`);
      expect(await sent.text()).toBe(String(content.size));
    }
  });
});
