import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud[Symbol.asyncDispose]());

describe("what is not there", () => {
  it("answers an unknown route with its method and path, without the query", async () => {
    const { status, body } = await cloud.call("GET", "/x?access_token=secret");
    expect(status).toBe(404);
    expect(body).toEqual({ message: "No operation GET /api/v2/x", statusCode: 404 });
  });

  it("knows no operation for a method that a path does not have", async () => {
    const { status, body } = await cloud.call("PUT", "/me/jobs");
    expect([status, body.message]).toEqual([404, "No operation PUT /api/v2/me/jobs"]);
    expect((await cloud.call("HEAD", "/me/jobs")).status).toBe(404);
  });

  it("names a missing record", async () => {
    const { status, body } = await cloud.call("GET", "/jobs/4711");
    expect([status, body]).toEqual([404, { message: "No job 4711.", statusCode: 404 }]);
  });

  it("deletes what is not there", async () => {
    expect((await cloud.call("DELETE", "/jobs/4711")).status).toBe(204);
    expect((await cloud.call("DELETE", "/me/files/4711")).status).toBe(204);
  });

  it("does not take the id of one kind for another", async () => {
    const job = await cloud.createJob();
    expect((await cloud.call("GET", `/me/files/${job.id}`)).body.message).toBe(`No file ${job.id}.`);
  });

  it("refuses an id that is no number, and a path that cannot be decoded", async () => {
    const wrong = await cloud.call("GET", "/jobs/abc");
    expect([wrong.status, wrong.body.message]).toEqual([400, 'jobId is "abc"; it takes a whole number.']);
    expect((await cloud.call("GET", "/jobs/%zz")).status).toBe(400);
    expect((await cloud.call("GET", "/jobs/99999999999999999999")).status).toBe(400);
  });
});

describe("the paths of the API", () => {
  it.each(["/api/v2", "/api", "/cloud/api/v2"])("are served under %s", async (root) => {
    const response = await cloud.fetch(`${root}/me/jobs`);
    expect(response.status).toBe(200);
  });

  it("may end in a slash, or have one too many", async () => {
    expect((await cloud.fetch("/api/v2//me/jobs/")).status).toBe(200);
  });

  it("lead to a job in each of its forms", async () => {
    const job = await cloud.createJob();
    const { userId } = cloud.cloud.account;
    for (const path of [`/jobs/${job.id}`, `/users/${userId}/jobs/${job.id}`]) {
      expect((await cloud.get(path)).name).toBe("job");
    }
  });
});

describe("parameters", () => {
  const form = (fields: Record<string, string>) => ({ body: new URLSearchParams(fields) });

  it("come from the query or from a form, merged", async () => {
    const { status, body } = await cloud.call(
      "POST",
      "/me/jobs?type=BUILD",
      form({ name: "n", content: "echo" }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "n", type: "BUILD", pipeline: "echo", archiveTime: null });
  });

  it("are named when they are wrong or contradict each other", async () => {
    const wrong = await cloud.call("POST", "/me/jobs?type=NONE&name=n");
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'type is "NONE"; it takes BUILD, BROWSER_TESTING.',
    ]);
    const twice = await cloud.call("POST", "/me/jobs?name=a", form({ name: "b" }));
    expect([twice.status, twice.body.message]).toEqual([400, "name is given 2 times with different values."]);
    const missing = await cloud.call("POST", "/me/jobs");
    expect([missing.status, missing.body.message]).toEqual([400, "name is missing. Give the job a name."]);
  });

  it("need no body: a POST without one and a GET may carry any content type", async () => {
    const headers = { "content-type": "application/json" };
    expect((await cloud.call("POST", "/me/jobs?name=n", { headers })).status).toBe(201);
    expect((await cloud.call("GET", "/me/jobs", { headers })).status).toBe(200);
    expect((await cloud.call("DELETE", "/jobs/4711", { headers })).status).toBe(204);
  });

  it("rename a job and replace its pipeline", async () => {
    const job = await cloud.createJob("BUILD", { content: "one" });
    await cloud.call("POST", `/jobs/${job.id}?name=other`);
    await cloud.call("POST", `/jobs/${job.id}`, form({ content: "two" }));
    expect(await cloud.get(`/jobs/${job.id}`)).toMatchObject({ name: "other", pipeline: "two" });
  });
});

describe("bodies", () => {
  const json = (body: string) => ({ body, headers: { "content-type": "application/json" } });
  const start = async (body: string) => {
    const job = await cloud.createJob();
    return cloud.call("POST", `/me/jobs/${job.id}/builds`, json(body));
  };

  it("that are not JSON, too deep or too large are refused", async () => {
    expect((await start("{")).body.message).toMatch(/^The body is not JSON/);
    const deep = await start(`{"fileId":1,"configuration":${"[".repeat(5_000)}${"]".repeat(5_000)}}`);
    expect([deep.status, deep.body.message]).toEqual([400, "The body is nested deeper than 100 levels."]);
    expect((await start(`{"fileId":1,"x":"${"x".repeat(2 ** 20)}"}`)).status).toBe(413);
  });

  it("name the fields that are wrong", async () => {
    const { status, body } = await start('{"fileId":"seven"}');
    expect(status).toBe(400);
    expect(body.message).toMatch(/fileId/);
  });

  it("of another kind than the operation takes are refused by name", async () => {
    const text = { body: "x", headers: { "content-type": "text/plain" } };
    const { status, body } = await cloud.call("POST", "/me/jobs?name=n", text);
    expect([status, body.message]).toEqual([
      415,
      "createJob takes its parameters in the query or as a form, not a body of text/plain.",
    ]);
    expect((await cloud.call("POST", "/me/jobs?name=n", json("{}"))).status).toBe(415);
  });
});

describe("answers", () => {
  it("are JSON that nobody keeps", async () => {
    const { headers } = await cloud.call("GET", "/me/jobs");
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("have dates and links as the wire asks", async () => {
    const spec = await cloud.upload(new Blob(["x"]));
    expect((await cloud.get(`/me/files/${spec.id}`)).createTime).toMatch(/^\d{4}-.*Z$/);
    expect(spec.directUrl.path).toBe(`/api/v2/me/files/${spec.id}/file`);
    await using classic = await startTestCloud({ wire: "classic" });
    const file = await classic.upload(new Blob(["x"]));
    expect(file.createTime).toBeTypeOf("number");
    expect(file.directUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v2\/me\/files\//);
  });
});
