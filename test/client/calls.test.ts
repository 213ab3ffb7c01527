import { describe, expect, expectTypeOf, it } from "vitest";
import type { Client } from "../../src/client/client.ts";
import type { FileBytes } from "../../src/client/file-bytes.ts";
import type { Records } from "../../src/client/list.ts";
import { operations } from "../../src/contract/operations/index.ts";
import type { Job } from "../../src/contract/resources/jobs.ts";
import {
  bytes,
  empty,
  garbled,
  html,
  json,
  refusal,
  reset,
  serve,
  stall,
  trickle,
} from "./scripted-server.ts";
import { API_KEY, clientOf, failureOf } from "./test-client.ts";

const job = { id: 7, name: "smoke", createTime: 1_700_000_000_000, colour: "red" };

describe("a call", () => {
  it("sends the operation's method and path with the API key, and parses the record", async () => {
    await using server = await serve(json(200, job));
    const { client } = clientOf({ origin: `${server.origin}/cloud/` });
    await using _ = client;
    const record = await client.jobs.get({ jobId: 7 });
    expect(record.createTime).toEqual(new Date(1_700_000_000_000));
    expect(record).toMatchObject({ id: 7, name: "smoke", colour: "red" });
    expect(server.received[0]).toMatchObject({ method: "GET", path: "/cloud/api/v2/jobs/7" });
    expect(server.received[0]?.headers.authorization).toBe(`Basic ${btoa(`${API_KEY}:`)}`);
  });

  it("chooses the family by the ids given", async () => {
    await using server = await serve(json(200, job));
    const { client } = clientOf(server);
    await using _ = client;
    await client.jobs.get({ jobId: 7, userId: 3 });
    expect(server.received[0]?.path).toBe("/api/v2/users/3/jobs/7");
  });

  it("puts parameters into the query, a form or beside a JSON body, as the operation has it", async () => {
    await using server = await serve([json(201, job), json(201, { id: 1 }), json(200, { id: 5 })]);
    const { client } = clientOf(server);
    await using _ = client;
    await client.jobs.create({ query: { name: "a b&c", type: "BROWSER_TESTING" } });
    await client.builds.start({ jobId: 7, body: { fileId: 4, executorId: 2 } });
    await client.runs.retry({ runId: 5, projectId: 2, query: { deviceRunIds: [1, 2] } });
    const [form, body, query] = server.received;
    expect(form?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(form?.body.toString()).toBe("name=a+b%26c&type=BROWSER_TESTING");
    expect(body?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(String(body?.body))).toEqual({ fileId: 4, executorId: 2 });
    expect(query?.query.getAll("deviceRunIds[]")).toEqual(["1", "2"]);
  });

  it("takes a deletion of what is not there for done", async () => {
    await using server = await serve([empty(204), refusal(404, "No such job.")]);
    const { client } = clientOf(server);
    await using _ = client;
    expect(await client.jobs.remove({ jobId: 7 })).toBeUndefined();
    expect(await client.jobs.remove({ jobId: 7 })).toBeUndefined();
  });

  it("exists for every operation of the table, and its uploads are the table's", async () => {
    const { client } = clientOf({ origin: "http://127.0.0.1:1" });
    await using _ = client;
    const uploads: string[] = [];
    for (const [group, methods] of Object.entries(operations)) {
      for (const [name, operation] of Object.entries(methods)) {
        const method: unknown = Reflect.get(Reflect.get(client, group), name);
        expect(method, `${group}.${name}`).toBeTypeOf("function");
        if (operation.upload) uploads.push(`${group}.${name} ${operation.upload}`);
      }
    }
    // `Uploads` in src/client/methods.ts repeats these for the types.
    expect(uploads).toEqual(["files.upload multipart", "builds.putOutput bytes"]);
  });
});

describe("the types of a call", () => {
  it("ask for the ids that every path needs, and leave out what nothing needs", () => {
    expectTypeOf<Parameters<Client["jobs"]["list"]>>().toExtend<[unknown?, unknown?]>();
    expectTypeOf<Client["jobs"]["get"]>().parameter(0).toHaveProperty("jobId").toEqualTypeOf<number>();
    expectTypeOf<{ userId: number }>().not.toExtend<Parameters<Client["jobs"]["get"]>[0]>();
  });

  it("give records, lists, bytes and uploads each in their own way", () => {
    expectTypeOf<Awaited<ReturnType<Client["jobs"]["get"]>>>().toEqualTypeOf<Job>();
    expectTypeOf<Awaited<ReturnType<Client["jobs"]["remove"]>>>().toEqualTypeOf<undefined>();
    expectTypeOf<ReturnType<Client["jobs"]["list"]>>().toEqualTypeOf<Records<Job>>();
    expectTypeOf<ReturnType<Client["files"]["content"]>>().toEqualTypeOf<Promise<FileBytes>>();
    expectTypeOf<{ path: string }>().not.toExtend<Parameters<Client["files"]["upload"]>[0]>();
    expectTypeOf<{ path: string; name: string }>().toExtend<Parameters<Client["files"]["upload"]>[0]>();
  });

  it("let nobody turn pages by hand", () => {
    type Query = NonNullable<NonNullable<Parameters<Client["runs"]["list"]>[0]>["query"]>;
    expectTypeOf<Query>().toHaveProperty("limit");
    expectTypeOf<Query>().not.toHaveProperty("offset");
  });
});

describe("a call that fails", () => {
  it("explains refused credentials, and does not repeat the request", async () => {
    await using server = await serve(refusal(401, "Bad key."));
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.jobs.list().page());
    expect(error).toMatchObject({ code: "unauthorized", status: 401, effect: "none", fault: "input" });
    expect(error.message).toBe("The service refused the credentials (401) for GET /api/v2/me/jobs: Bad key.");
    expect(error.remedy).toMatch(/api-key.*invalidates/);
    expect(server.received).toHaveLength(1);
  });

  it("passes on the service's words of a 404, made plain and short", async () => {
    await using server = await serve(
      refusal(404, `Job 7 is \u001b[31mgone\u001b[0m\r\n::error::x ${"z".repeat(900)}`),
    );
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 7 }));
    expect(error).toMatchObject({ code: "not-found", status: 404 });
    expect(error.message).toMatch(
      /^The service does not find GET \/api\/v2\/jobs\/7 \(404\): Job 7 is gone ::error/,
    );
    expect(error.message).not.toMatch(/[\u0000-\u001f]/);
    expect(error.message.length).toBeLessThan(400);
  });

  it.each([
    ["403", refusal(403, "No."), "forbidden", "none"],
    ["400", refusal(400, "No."), "refused", "none"],
    ["429", refusal(429, "No."), "service", "none"],
    ["its own 500", refusal(500, "Oops."), "service", "settled"],
    ["its own 503", refusal(503, "Busy."), "service", "settled"],
    ["a gateway's 503", html(503), "service", "settled"],
    ["a gateway's 502", html(502), "service", "open"],
    ["an empty 504", empty(504), "service", "open"],
    ["a message without its status", json(500, { message: "timed out" }), "service", "open"],
    ["a reset", reset(), "unreachable", "open"],
    ["a stall", stall(), "timeout", "open"],
    ["an answer without an end", trickle(), "timeout", "open"],
    ["an answer that is no HTTP", garbled("?"), "unreachable", "open"],
    ["HTML as success", html(201), "protocol", "open"],
    ["an empty success", empty(201), "protocol", "open"],
    ["a record that does not fit", json(201, { id: "x" }), "protocol", "settled"],
  ] as const)("tells after %s what a POST may have done", async (_what, reply, code, effect) => {
    await using server = await serve(reply);
    const { client } = clientOf(server, { requestTimeoutMs: 200, retry: { maxAttempts: 2 } });
    await using _ = client;
    const error = await failureOf(client.builds.start({ jobId: 7, body: { fileId: 1 } }));
    expect(error).toMatchObject({ code, effect });
    expect(error.remedy).toBeTruthy();
    // Only what surely did not happen is done again.
    expect(server.received).toHaveLength(error.status === 429 ? 2 : 1);
  });

  it("names the field that does not fit, and never its value", async () => {
    await using server = await serve(json(200, { data: [job, { ...job, name: { s3cret: 1 } }] }));
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.jobs.list().page());
    expect(error.message).toBe("The answer to GET /api/v2/me/jobs does not fit: data.1.name.");
    expect(error.cause).toBeUndefined();
  });

  it("does not read more than 32 MiB of JSON", async () => {
    await using server = await serve(bytes(Buffer.alloc(33 * 1024 * 1024, " ")));
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 7 }));
    expect(error.message).toBe("The answer to GET /api/v2/jobs/7 is larger than 32 MiB.");
  });

  it("names the origin a redirect leads to, and does not follow it", async () => {
    await using other = await serve(json(200, job));
    await using server = await serve(empty(302, { location: `${other.origin}/sso?state=s3cret` }));
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 7 }));
    expect(error).toMatchObject({ code: "protocol", status: 302, effect: "none" });
    expect(error.message).toBe(`GET /api/v2/jobs/7 was redirected (302) to ${other.origin}.`);
    expect(error.explanation).toMatch(/base-url/);
    expect(other.received).toHaveLength(0);
  });
});
