import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunCloud, startRunCloud } from "../handlers/run-cloud.ts";
import type { Json } from "../support/test-cloud.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

let cloud: RunCloud;
let visitor: Visitor;
beforeAll(async () => {
  const more = [
    { device: "iPad*", outcome: "passed", runMs: 60_000 },
    { device: "Galaxy*", outcome: "failed", tests: { passed: 1, failed: 1 } },
  ];
  cloud = await startRunCloud({}, { more });
  visitor = await signedIn(cloud);
});
afterAll(() => cloud[Symbol.asyncDispose]());

const longRun = () => cloud.startRun({ usedDeviceIds: [101, 103] });
const shortRun = () => cloud.finishedRun({ usedDeviceIds: [101, 102] });

describe("a run's page", () => {
  it("aborts the run", async () => {
    const run = await longRun();
    expect(await visitor.page(`/runs/${run.id}`)).toContain(`action="/runs/${run.id}/abort"`);
    const answer = await visitor.send(`/runs/${run.id}/abort`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/runs/${run.id}`]);
    expect(await cloud.get(`/runs/${run.id}`)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    const page = await visitor.page(`/runs/${run.id}`);
    expect(page).toContain('<span class="badge aborted">Aborted</span>');
    expect(page).toContain("Aborted by Developer.");
    expect(page).not.toContain(`action="/runs/${run.id}/abort"`);
  });

  it("retries what failed, and leaves the rest as it is", async () => {
    const run = await shortRun();
    const [passed, failed] = await cloud.deviceRunIds(run);
    expect(await visitor.page(`/runs/${run.id}`)).toContain("Retry what failed (1)");
    await visitor.send(`/runs/${run.id}/retry`, { which: "failed" });
    const after = await cloud.deviceRunIds(await cloud.run(run));
    expect(after).toContain(passed);
    expect(after).not.toContain(failed);
  });

  it("retries one device run, or all", async () => {
    const run = await shortRun();
    const before = await cloud.deviceRunIds(run);
    await visitor.send(`/runs/${run.id}/retry`, { deviceRunId: String(before[0]) });
    const one = await cloud.deviceRunIds(await cloud.run(run));
    expect(one.filter((id) => before.includes(id))).toEqual([before[1]]);
    await visitor.send(`/runs/${run.id}/retry`);
    const all = await cloud.deviceRunIds(await cloud.run(run));
    expect(all.filter((id) => one.includes(id))).toEqual([]);
  });

  it("says on a page what it cannot retry", async () => {
    const run = await cloud.finishedRun({ usedDeviceIds: [101] });
    for (const [fields, says] of [
      [{ which: "failed" }, `No device run of run ${run.id} has failed.`],
      [{ deviceRunId: "x" }, "deviceRunId takes a whole number."],
    ] as const) {
      const answer = await visitor.send(`/runs/${run.id}/retry`, fields);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
      expect(await answer.text()).toContain(says);
    }
    expect((await visitor.send(`/runs/${run.id}/retry`, { deviceRunId: "1" })).status).toBe(404);
  });

  it("deletes the run", async () => {
    const run = await longRun();
    const answer = await visitor.send(`/runs/${run.id}/delete`);
    expect(answer.headers.get("location")).toBe(cloud.project);
    expect((await cloud.call("GET", `/runs/${run.id}`)).status).toBe(404);
    expect((await visitor.get(`/runs/${run.id}`)).status).toBe(404);
  });
});

describe("a build's page", () => {
  it("aborts the build", async () => {
    const build = await cloud.start("sleep 60");
    await cloud.build(build.id, ({ state }: Json) => state === "BUILDING");
    const answer = await visitor.send(`/builds/${build.id}/abort`);
    expect(answer.headers.get("location")).toBe(`/builds/${build.id}`);
    expect(await cloud.build(build.id)).toMatchObject({ status: "ABORTED" });
    expect(await visitor.page(`/builds/${build.id}`)).toContain('<span class="badge aborted">Aborted</span>');
  });
});

describe("a form of the page", () => {
  it("is refused without the session's token, and nothing happens", async () => {
    const run = await longRun();
    const build = await cloud.start("sleep 60");
    const key = await visitor.page("/account");
    const stranger = await signedIn(cloud);
    for (const formToken of ["", "x".repeat(40), await stranger.formToken()]) {
      for (const path of [
        ...["abort", "retry", "delete"].map((what) => `/runs/${run.id}/${what}`),
        ...[`/builds/${build.id}/abort`, "/account/regenerate-key", "/sign-out"],
      ]) {
        expect((await visitor.post(path, { formToken })).status, path).toBe(403);
      }
    }
    expect((await cloud.get(`/runs/${run.id}`)).state).toBe("RUNNING");
    expect((await cloud.build(build.id, () => true)).state).not.toBe("FINISHED");
    expect(await visitor.page("/account")).toBe(key);
    await visitor.send(`/builds/${build.id}/abort`);
  });

  it("is refused from another page, even with the right token", async () => {
    const run = await longRun();
    const formToken = await visitor.formToken();
    const others: readonly Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "null" },
      { origin: "http://127.0.0.1:1" },
      { origin: cloud.cloud.url.replace("127.0.0.1", "localhost") },
    ];
    for (const headers of others) {
      const answer = await visitor.post(`/runs/${run.id}/abort`, { formToken }, headers);
      expect(answer.status, JSON.stringify(headers)).toBe(403);
    }
    expect((await cloud.get(`/runs/${run.id}`)).state).toBe("RUNNING");
    expect((await visitor.post(`/runs/${run.id}/abort`, { formToken })).status).toBe(303);
  });

  it("does nothing when its address is merely opened", async () => {
    const run = await longRun();
    expect((await visitor.get(`/runs/${run.id}/abort`)).status).toBe(404);
    expect((await cloud.get(`/runs/${run.id}`)).state).toBe("RUNNING");
  });
});

describe("regenerating the API key", () => {
  it("ends the old key and every other session of the account, and shows the new one", async () => {
    const other = await startRunCloud();
    const here = await signedIn(other);
    const elsewhere = await signedIn(other);
    const answer = await here.send("/account/regenerate-key");
    expect(answer.headers.get("location")).toBe("/account?regenerated");
    expect((await other.call("GET", "/me/jobs")).status).toBe(401);
    const page = await here.page("/account?regenerated");
    const key = /<code class="secret">(\w{32})<\/code>/.exec(page)?.[1] ?? "";
    const authorization = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
    expect((await other.call("GET", "/me/jobs", { headers: { authorization } })).status).toBe(200);
    expect((await elsewhere.get("/account")).status).toBe(401);
    expect(page).toContain("The old one opens nothing any more");
    await other[Symbol.asyncDispose]();
  });
});
