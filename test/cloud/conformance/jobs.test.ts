import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { type Conformance, openConformance } from "./setting.ts";

let at: Conformance;
beforeAll(async () => {
  at = await openConformance();
});
afterAll(() => at[Symbol.asyncDispose]());

const create = (name: string) => at.client.jobs.create({ query: { name, content: "exit 0" } });

describe.each(["me", "user"] as const)("jobs of the %s family", (family) => {
  const ids = () => (family === "user" ? { userId: at.owner.userId } : {});
  const path = () => `/api/v2/${family === "user" ? `users/${at.owner.userId}` : "me"}/jobs`;

  it("are created with name, type and pipeline, and answered with 201", async () => {
    proves("createJob", "me", "user");
    const query = { name: "nightly", content: "make check", type: "BUILD" } as const;
    const { answer, request } = await at.observe(() => at.client.jobs.create({ ...ids(), query }));
    expect(request).toBe(`POST ${path()} 201`);
    expect(answer).toMatchObject({ name: "nightly", pipeline: "make check", userId: at.owner.userId });
    expect(answer.createTime).toBeInstanceOf(Date);
    expect(answer.archiveTime).toBeNull();
  });

  it("are listed, filtered and sorted by their fields", async () => {
    proves("listJobs", "me", "user");
    const [first, second] = [await create(`${family} b`), await create(`${family} a`)];
    const query = { filter: `s_name_like_${family}%;n_userid_eq_${at.owner.userId}`, sort: "name_a" };
    const { answer, request } = await at.observe(() => at.client.jobs.list({ ...ids(), query }).page());
    expect(request).toBe(`GET ${path()} 200`);
    expect(answer.data).toEqual([second, first]);
    expect(answer.total).toBe(2);
  });
});

it("lists the jobs of the account at the direct path, too", async () => {
  proves("listJobs", "direct");
  const { id } = await create("direct");
  const { status, body } = await at.cloud.call("GET", `/jobs?filter=n_id_eq_${id}`);
  expect([status, body.total, body.data[0].name]).toEqual([200, 1, "direct"]);
});

describe.each(["direct", "user"] as const)("a job of the %s family", (family) => {
  const idsFor = (jobId: number) => (family === "user" ? { jobId, userId: at.owner.userId } : { jobId });
  const pathOf = (jobId: number) =>
    `/api/v2${family === "user" ? `/users/${at.owner.userId}` : ""}/jobs/${jobId}`;

  it("is read", async () => {
    proves("getJob", "direct", "user");
    const job = await create("read");
    const { answer, request } = await at.observe(() => at.client.jobs.get(idsFor(job.id)));
    expect([answer, request]).toEqual([job, `GET ${pathOf(job.id)} 200`]);
  });

  it("is updated, field by field", async () => {
    proves("updateJob", "direct", "user");
    const job = await create("old");
    const input = { ...idsFor(job.id), query: { name: "new" } };
    const { answer, request } = await at.observe(() => at.client.jobs.update(input));
    expect(request).toBe(`POST ${pathOf(job.id)} 200`);
    expect(answer).toEqual({ ...job, name: "new" });
    expect(await at.client.jobs.get({ jobId: job.id })).toEqual(answer);
  });

  it("is deleted with 204, and again with 204", async () => {
    proves("deleteJob", "direct", "user");
    const { id } = await create("gone");
    for (const time of ["first", "second"]) {
      const { request } = await at.observe(() => at.client.jobs.remove(idsFor(id)));
      expect(request, time).toBe(`DELETE ${pathOf(id)} 204`);
    }
    await expect(at.client.jobs.get({ jobId: id })).rejects.toMatchObject({ code: "not-found" });
  });
});
