import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PASSING, suiteZip } from "../support/suite-zip.ts";
import { basic, type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

// Builds run real processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } });

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud({ limits: { maxFiles: 5, maxBytes: 1_000 } });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const abort = ({ jobId, id }: Json) => cloud.get(`/jobs/${jobId}/builds/${id}/abort`);

/** A build that tells its key and goes on until it is aborted. The console log blots the key out, so it is encoded. */
async function openBuild(): Promise<{
  build: Json;
  path: string;
  as: (key?: string) => RequestInit;
  key: string;
}> {
  const build = await cloud.start(`echo "$SVC_API_KEY" | tr 'A-Za-z0-9' 'B-ZAb-za1-90'; echo up; sleep 60`);
  await expect.poll(() => cloud.console(build)).toMatch(/up\n/);
  const [turned = ""] = (await cloud.console(build)).split("\n");
  const key = turned.replace(/[A-Za-z0-9]/g, (one) => previous[one] ?? one);
  const path = `/users/1/jobs/${build.jobId}/builds/${build.id}`;
  return { build, path, key, as: (secret = key) => ({ headers: { authorization: basic(secret) } }) };
}
const from = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const to = "BCDEFGHIJKLMNOPQRSTUVWXYZAbcdefghijklmnopqrstuvwxyza1234567890";
const previous: Record<string, string> = Object.fromEntries(
  [...to].map((one, index) => [one, from[index] ?? ""]),
);

describe("the file sets of a build", () => {
  it("are read and written by its script", async () => {
    const build = await cloud.runToEnd(`
      node -e '
        const headers = { authorization: "Basic " + Buffer.from(process.env.SVC_API_KEY + ":").toString("base64") };
        const { SVC_INPUT_FILE_SET_URL: input, SVC_OUTPUT_FILE_SET_URL: output } = process.env;
        (async () => {
          const suite = await (await fetch(input, { headers })).arrayBuffer();
          console.log("input", Buffer.from(suite).subarray(0, 2).toString());
          for (const query of ["?name=output-files/made.txt", ""]) {
            const sent = await fetch(output + query, { method: "PUT", headers, body: "made" });
            console.log("output", sent.status);
          }
        })()'
      ${PASSING}`);
    expect(await cloud.console(build)).toMatch(/input PK\noutput 201\noutput 201\n/);
    const names = (await cloud.results(build)).map(({ name }) => name);
    expect(names).toEqual(
      ["console.log", "output-files/made.txt", "output-1", "TEST-all.xml"].sort(byPlace(names)),
    );
  });

  it("take bodies of any kind, and replace a result of the same name", async () => {
    const { build, path, as } = await openBuild();
    const put = (body: string, type: string) =>
      cloud.call("PUT", `${path}/output-file-set?name=a.json`, {
        body,
        headers: { ...as().headers, "content-type": type },
      });
    expect((await put('{"half', "application/json")).status).toBe(201);
    const { body } = await put("a=1", "application/x-www-form-urlencoded");
    expect(body).toMatchObject({
      name: "a.json",
      mimetype: "application/json",
      direction: "OUTPUT",
      size: 3,
    });
    expect((await cloud.results(build)).map(({ name }) => name)).toEqual(["console.log", "a.json"]);
    await abort(build);
  });

  it("refuse names that lead elsewhere, and more than their limits", async () => {
    const { build, path, as } = await openBuild();
    const put = (name: string, body = "x") =>
      cloud.call("PUT", `${path}/output-file-set?name=${encodeURIComponent(name)}`, { ...as(), body });
    const hostile = [
      "../x",
      "/etc/passwd",
      "a//b",
      "a\\b",
      "a\nb",
      "console.log",
      "Console.LOG",
      "a\u202eb",
      ".",
    ];
    for (const name of [...hostile, "x".repeat(600)]) {
      expect((await put(name)).status, name).toBe(400);
    }
    expect((await put("large", "x".repeat(1_001))).status).toBe(413);
    expect((await put("half", "x".repeat(600))).status).toBe(201);
    expect((await put("other half", "x".repeat(600))).status).toBe(413);
    for (const name of ["1", "2", "3", "4"]) expect((await put(name)).status).toBe(201);
    expect((await put("5")).body.message).toMatch(/at most 5 results/);
    await abort(build);
    expect((await cloud.results(build)).filter(({ name }) => name !== "console.log")).toHaveLength(5);
  });

  it("are closed when the build has ended", async () => {
    const { id, jobId } = await cloud.runToEnd();
    const path = `/users/1/jobs/${jobId}/builds/${id}/output-file-set?name=late`;
    expect((await cloud.call("PUT", path, { body: "x" })).body.message).toMatch(/is not running/);
  });
});

describe("the key of a build", () => {
  it("is good for that build's own file sets and notice", async () => {
    const { build, path, as } = await openBuild();
    expect((await cloud.fetch(`/api/v2${path}/input-file-set`, as())).status).toBe(200);
    const notice = await cloud.call("POST", `${path}?buildNumber=1`, as());
    expect(notice.status).toBe(200);
    expect(notice.body.notifyTime).toMatch(/^\d{4}-/);
    expect((await cloud.call("POST", `${path}?buildNumber=2`, as())).status).toBe(400);
    await abort(build);
  });

  it("is good for nothing else", async () => {
    const { build, as } = await openBuild();
    const other = await cloud.start("sleep 60", { executorId: 2 });
    const paths = [
      "/me/jobs",
      "/me/builds",
      `/me/files/${build.fileId}`,
      `/me/files/${build.fileId}/file`,
      `/jobs/${build.jobId}/builds/${build.id}/abort`,
      `/me/jobs/${build.jobId}/builds/${build.id}/output-file-set/files`,
      `/users/1/jobs/${other.jobId}/builds/${other.id}/input-file-set`,
    ];
    for (const path of paths) expect((await cloud.call("GET", path, as())).status, path).toBe(403);
    expect((await cloud.call("POST", "/me/jobs?name=x", as())).status).toBe(403);
    await abort(build);
    await abort(other);
  });

  it("is dead when the build has ended, and never in its console log", async () => {
    const { build, path, as, key } = await openBuild();
    await abort(build);
    expect((await cloud.call("GET", `${path}/input-file-set`, as())).status).toBe(401);
    const quiet = await cloud.runToEnd(`echo "$SVC_API_KEY"; ${PASSING}`);
    expect(key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(await cloud.console(quiet)).not.toMatch(/[A-Za-z0-9]{32}/);
  });
});

it("uploads of a package are not results", async () => {
  await cloud.upload(await suiteZip(PASSING));
  const build = await cloud.runToEnd();
  expect((await cloud.results(build)).every(({ direction }) => direction === "OUTPUT")).toBe(true);
});

function byPlace(names: string[]): (a: string, b: string) => number {
  return (a, b) => names.indexOf(a) - names.indexOf(b);
}
