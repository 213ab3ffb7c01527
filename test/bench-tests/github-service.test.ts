import { describe, expect, onTestFinished, test } from "vitest";
import { type KnownToken, startGitHubService } from "../bench/github/github-service.ts";
import type { TokenProfile } from "../bench/github/token-profile.ts";
import type { RecordedRequest } from "../bench/recording-server.ts";
import { benchForTest, script } from "./script-action.ts";

const SHA = "1f6e9c0d2b7a4853c1de90fb6a27b48c5d3e0f91";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly [field: string]: unknown; readonly message?: string };
}

/** The stand-in with one token, and a client of it. */
async function gitHub(profile: TokenProfile = "read-write", server: KnownToken["server"] = "github.com") {
  const requests: RecordedRequest[] = [];
  const service = await startGitHubService({
    tokenOf: (token) => (token === "t0ken" ? { profile, server } : undefined),
    onRequest: (request) => requests.push(request),
  });
  onTestFinished(() => service[Symbol.asyncDispose]());
  const call = async (method: string, path: string, body?: unknown, headers = {}): Promise<Answer> => {
    const target = path.startsWith("http") ? path : `${service.url}/repos/octo-org/octo-repo${path}`;
    const response = await fetch(target, {
      method,
      headers: { authorization: "Bearer t0ken", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
  };
  return { service, call };
}

const annotation = (message: string) => ({
  path: "a.ts",
  start_line: 1,
  end_line: 1,
  annotation_level: "failure",
  message,
});
const output = (more: object) => ({ output: { title: "T", summary: "S", ...more } });

describe("check runs", () => {
  test("are created and concluded; their annotations add up over the requests", async () => {
    const { call } = await gitHub();
    const many = Array.from({ length: 50 }, (_, index) => annotation(`m${index}`));
    const created = await call("POST", "/check-runs", {
      name: "Devices",
      head_sha: SHA,
      ...output({ annotations: many }),
    });
    expect(created).toMatchObject({ status: 201, body: { id: 1, status: "queued", conclusion: null } });
    const updated = await call("PATCH", "/check-runs/1", {
      conclusion: "failure",
      ...output({ annotations: [annotation("last")] }),
    });
    expect(updated.body).toMatchObject({ status: "completed", output: { annotations_count: 51 } });
    const page = await call("GET", "/check-runs/1/annotations?per_page=50&page=2");
    expect(page.body).toMatchObject([{ message: "last" }]);
    const found = await call("GET", `/commits/${SHA}/check-runs?check_name=Devices`);
    expect(found.body).toMatchObject({ total_count: 1, check_runs: [{ id: 1, conclusion: "failure" }] });
    expect((await call("GET", `/commits/${SHA}/check-runs?check_name=Other`)).body.total_count).toBe(0);
    expect((await call("GET", "/check-runs/1")).body).toMatchObject({ name: "Devices" });
    expect((await call("PATCH", "/check-runs/9", {})).status).toBe(404);
  });

  test.each([
    [{ head_sha: SHA }, `"name" wasn't supplied`],
    [{ name: "A" }, `"head_sha" wasn't supplied`],
    [{ name: "A", head_sha: "main" }, "No commit found"],
    [{ name: "A", head_sha: SHA, conclusion: "passed" }, "passed is not a member"],
    [{ name: "A", head_sha: SHA, status: "completed" }, `"conclusion" wasn't supplied`],
    [{ name: "A", head_sha: SHA, output: { title: "T" } }, `"summary" wasn't supplied`],
    [
      { name: "A", head_sha: SHA, ...output({ summary: "é".repeat(32_768) }) },
      "Only 65535 characters are allowed; 65536 were supplied",
    ],
    [
      { name: "A", head_sha: SHA, ...output({ annotations: Array(51).fill(annotation("m")) }) },
      "No more than 50 items are allowed; 51 were supplied",
    ],
    [
      { name: "A", head_sha: SHA, ...output({ annotations: [{ ...annotation("m"), path: undefined }] }) },
      `"path" wasn't supplied`,
    ],
  ])("%j is refused", async (body, why) => {
    const { service, call } = await gitHub();
    const refused = await call("POST", "/check-runs", body);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain(why);
    expect(service.records.size).toBe(0);
  });
});

describe("comments", () => {
  test("come oldest first, in pages that link to the others, with their authors", async () => {
    const { service, call } = await gitHub();
    for (const n of [1, 2]) service.seed("issues/7/comments", { body: `old ${n}`, user: { login: "ada" } });
    await call("POST", "/issues/7/comments", { body: "mine" });
    const first = await call("GET", "/issues/7/comments?per_page=2");
    expect(first.body).toMatchObject([{ user: { login: "ada" } }, { body: "old 2" }]);
    const link = first.headers.get("link") ?? "";
    expect(link).toMatch(/rel="next".*page=2>; rel="last"/);
    const second = await call("GET", /<(\S+)>; rel="next"/.exec(link)?.[1] ?? "");
    expect(second.body).toMatchObject([
      { body: "mine", user: { login: "github-actions[bot]", type: "Bot" } },
    ]);
    expect(second.headers.get("link")).toMatch(/rel="prev".*rel="first"/);
  });

  test("are changed and removed by id", async () => {
    const { call } = await gitHub();
    await call("POST", "/issues/7/comments", { body: "one" });
    expect((await call("PATCH", "/issues/comments/1", { body: "two" })).body.body).toBe("two");
    expect((await call("GET", "/issues/comments/1")).body.body).toBe("two");
    expect((await call("DELETE", "/issues/comments/1")).status).toBe(204);
    expect((await call("PATCH", "/issues/comments/1", { body: "x" })).status).toBe(404);
  });

  test("have a body of at most 65,536 characters", async () => {
    const { call } = await gitHub();
    expect((await call("POST", "/issues/7/comments", { body: "x".repeat(65_536) })).status).toBe(201);
    const long = await call("POST", "/issues/7/comments", { body: "x".repeat(65_537) });
    expect(long).toMatchObject({ status: 422, body: { message: "Validation Failed" } });
    expect(long.body.errors).toMatchObject([{ message: "Body is too long (maximum is 65536 characters)" }]);
    expect((await call("PATCH", "/issues/comments/1", { body: " " })).status).toBe(422);
  });
});

test("commit statuses add up by context", async () => {
  const { call } = await gitHub();
  await call("POST", `/statuses/${SHA}`, { state: "pending", context: "devices" });
  expect((await call("GET", `/commits/${SHA}/status`)).body.state).toBe("pending");
  await call("POST", `/statuses/${SHA}`, { state: "success", context: "devices" });
  expect((await call("GET", `/commits/${SHA}/status`)).body).toMatchObject({
    state: "success",
    total_count: 1,
  });
  await call("POST", `/statuses/${SHA}`, { state: "failure" });
  expect((await call("GET", `/commits/${SHA}/status`)).body.state).toBe("failure");
  expect((await call("GET", `/commits/${SHA}/statuses`)).body).toMatchObject([
    { context: "default" },
    { state: "success" },
    { state: "pending" },
  ]);
  expect((await call("POST", `/statuses/${SHA}`, { state: "passed" })).status).toBe(422);
  const long = { state: "success", description: "x".repeat(141) };
  expect((await call("POST", `/statuses/${SHA}`, long)).status).toBe(422);
});

test("pull requests are those that a test has put there", async () => {
  const { service, call } = await gitHub();
  service.seed("pulls", { number: 7, head: { sha: SHA, label: "ada:topic" }, state: "open" });
  service.seed("pulls/7/files", { filename: "a.ts" });
  expect((await call("GET", "/pulls/7")).body).toMatchObject({ head: { sha: SHA } });
  expect((await call("GET", "/pulls/8")).status).toBe(404);
  expect((await call("GET", "/pulls/7/files")).body).toMatchObject([{ filename: "a.ts" }]);
  expect((await call("GET", `/commits/${SHA}/pulls`)).body).toMatchObject([{ number: 7 }]);
  expect((await call("GET", "/pulls?head=ada:topic")).body).toMatchObject([{ number: 7 }]);
  expect((await call("GET", "/pulls?state=closed")).body).toEqual([]);
});

describe("a token", () => {
  test.each(["read-only", "dependabot"] as const)(
    "of a %s pull request reads but does not write",
    async (profile) => {
      const { call } = await gitHub(profile);
      const wrote = await call("POST", "/issues/7/comments", { body: "x" });
      expect(wrote).toMatchObject({
        status: 403,
        body: { message: "Resource not accessible by integration", status: "403" },
      });
      expect(wrote.headers.get("x-accepted-github-permissions")).toBe("issues=write; pull_requests=write");
      expect((await call("GET", "/issues/7/comments")).status).toBe(200);
    },
  );

  test("may do what its permissions say, and nothing else", async () => {
    const { call } = await gitHub({ checks: "write", "pull-requests": "read" });
    expect((await call("POST", "/check-runs", { name: "A", head_sha: SHA })).status).toBe(201);
    expect((await call("GET", "/issues/7/comments")).status).toBe(200);
    expect((await call("POST", "/issues/7/comments", { body: "x" })).status).toBe(403);
    expect((await call("GET", `/commits/${SHA}/status`)).status).toBe(403);
  });

  test("that is foreign is refused", async () => {
    const { call } = await gitHub();
    const foreign = await call("GET", "/pulls/7", undefined, { authorization: "Bearer other" });
    expect(foreign).toMatchObject({ status: 401, body: { message: "Bad credentials" } });
  });
});

describe("limits", () => {
  test("each answer has an id of its own and says what is left", async () => {
    const { call } = await gitHub();
    const [one, two] = [await call("GET", "/pulls"), await call("GET", "/pulls")];
    expect(one.headers.get("x-github-request-id")).toMatch(/^[0-9A-F]{24}$/);
    expect(two.headers.get("x-github-request-id")).not.toBe(one.headers.get("x-github-request-id"));
    expect(one.headers.get("x-ratelimit-remaining")).toBe("999");
    expect(two.headers.get("x-ratelimit-used")).toBe("2");
    expect(Number(one.headers.get("x-ratelimit-reset")) * 1000).toBeGreaterThan(Date.now());
  });

  test("the hour's requests can be spent, too many can come at once, and GitHub can be down", async () => {
    const { service, call } = await gitHub();
    service.refuseNext(1, "primary limit");
    const spent = await call("GET", "/pulls");
    expect(spent).toMatchObject({ status: 403 });
    expect(spent.body.message).toContain("API rate limit exceeded");
    expect(spent.headers.get("x-ratelimit-remaining")).toBe("0");
    service.refuseNext(1, "secondary limit");
    const limited = await call("GET", "/pulls");
    expect(limited.headers.get("retry-after")).toBe("60");
    expect(limited.body.message).toContain("secondary rate limit");
    service.refuseNext(2, "outage");
    const statuses = [1, 2, 3].map(async () => (await fetch(`${service.url}/`)).status);
    expect((await Promise.all(statuses)).sort()).toEqual([401, 502, 502]);
    expect((await call("GET", "/pulls")).status).toBe(200);
  });
});

test("an Enterprise Server has its API below a path, and links there", async () => {
  const { service, call } = await gitHub("read-write", "ghes");
  for (const body of ["one", "two"]) service.seed("issues/7/comments", { body });
  expect((await call("GET", "/issues/7/comments")).status).toBe(404);
  const base = `${service.url}/api/v3/repos/octo-org/octo-repo`;
  const page = await call("GET", `${base}/issues/7/comments?per_page=1`);
  expect(page.headers.get("x-github-enterprise-version")).toMatch(/^3\./);
  expect(page.headers.get("link")).toContain(`<${base}/issues/7/comments?per_page=1&page=2>; rel="next"`);
});

test("a job reaches it with its own token, which Dependabot's may use for reading only", {
  timeout: 60_000,
}, async () => {
  const bench = await benchForTest();
  const main = `const send = (method, body) => fetch(process.env.GITHUB_API_URL + "/repos/octo-org/octo-repo/issues/7/comments", {
      method, body, headers: { authorization: "Bearer " + process.env.INPUT_TOKEN } });
    const wrote = await send("POST", '{"body":"x"}');
    const read = await send("GET");
    log(process.env.GITHUB_ACTOR, wrote.status, read.status)`;
  expect((await bench.run(script({ main }))).stdout.toString()).toBe("octo-user 201 200\n");
  const limited = await bench.run(script({ main }, { token: "dependabot" }));
  expect(limited.stdout.toString()).toBe("dependabot[bot] 403 200\n");
});
