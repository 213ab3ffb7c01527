import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunCloud, startRunCloud } from "../handlers/run-cloud.ts";
import { textOf } from "./support/markup.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

let cloud: RunCloud;
let visitor: Visitor;
beforeAll(async () => {
  const more = [
    { device: "iPad*", outcome: "excluded", reason: "ADMIN" },
    { device: "Galaxy*", outcome: "failed", tests: { passed: 1, failed: 2, skipped: 1 } },
  ];
  cloud = await startRunCloud({}, { more });
  visitor = await signedIn(cloud);
});
afterAll(() => cloud[Symbol.asyncDispose]());

const text = async (path: string) => textOf(await visitor.page(path));

describe("a run", () => {
  it("shows its outcome, counts and device runs, and that it was simulated", async () => {
    const run = await cloud.finishedRun({ name: "Checkout" });
    const page = await text(`/runs/${run.id}`);
    expect(page).toMatch(/Checkout #1 Failed simulated/);
    expect(page).toContain("Tests passed 4 of 6");
    expect(page).toContain("Success ratio 66.6 %");
    expect(page).toMatch(/Pixel 7 Succeeded simulated 3 0 0/);
    expect(page).toMatch(/Galaxy S23 Failed simulated 1 2 1/);
    expect(page).toMatch(/iPad Air Excluded simulated 0 0 0 \S+( \S+)? ADMIN/);
    expect(page).toContain("1 succeeded 1 failed 1 excluded");
  });

  it("shows its tags and archives", async () => {
    const run = await cloud.finishedRun();
    await cloud.post(`/runs/${run.id}/tags?name=nightly`);
    await cloud.post(`/runs/${run.id}/logs.zip`);
    const page = await visitor.page(`/runs/${run.id}`);
    expect(page).toContain("<li>nightly</li>");
    expect(textOf(page)).toMatch(/Archives Archives of this run .*\.zip application\/zip/);
  });

  it("never shows the password of its configuration", async () => {
    const run = await cloud.finishedRun({
      applicationPassword: "hunter2-secret",
      applicationUsername: "ada",
    });
    const page = await visitor.page(`/runs/${run.id}`);
    expect(textOf(page)).toContain("applicationUsername ada applicationPassword set");
    expect(page).not.toContain("hunter2");
  });

  it("is refused on a page where the address is wrong", async () => {
    const run = await cloud.finishedRun();
    expect((await visitor.get(`/runs/${run.id + 100_000}`)).status).toBe(404);
    expect((await visitor.get("/runs/x")).status).toBe(400);
    expect((await visitor.get(`/runs/${run.id}/device-runs/${run.id}`)).status).toBe(404);
  });
});

describe("a device run", () => {
  it("shows its screenshots, tests and files", async () => {
    const run = await cloud.finishedRun();
    const [id] = await cloud.deviceRunIds(run);
    const page = await visitor.page(`/runs/${run.id}/device-runs/${id}`);
    expect(textOf(page)).toMatch(/Pixel 7 Succeeded simulated/);
    const pictures = [...page.matchAll(/<img src="(\/files\/\d+\/content)"/g)].map(([, src]) => src ?? "");
    expect(pictures).toHaveLength(2);
    for (const src of pictures)
      expect((await visitor.get(src)).headers.get("content-type")).toBe("image/png");
  });
});

describe("the overview", () => {
  it("tells of the runs and builds under way, and follows them", async () => {
    const build = await cloud.start("sleep 60");
    const page = await visitor.page("/");
    expect(textOf(page)).toMatch(/1 builds? under way/);
    expect(page).toContain('data-live="2"');
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(page).toContain(`href="/builds/${build.id}"`);
    await cloud.call("GET", `/jobs/${build.jobId}/builds/${build.id}/abort`);
    expect(await text("/")).toMatch(/0 builds under way/);
  });
});

describe("lists", () => {
  it("go on page by page, the newest first", async () => {
    for (let number = 1; number <= 26; number++) await cloud.createJob("BUILD", { name: `job ${number}.` });
    const first = await visitor.page("/jobs");
    expect(first).toContain(">job 26.</a>");
    expect(first).not.toContain(">job 1.</a>");
    expect(textOf(first)).toMatch(/1 to 25 of \d+ Older/);
    expect(await visitor.page("/jobs?page=2")).toContain(">job 1.</a>");
    expect(await visitor.page("/jobs?page=999")).toContain(">job 1.</a>");
    expect(await visitor.page("/jobs?page=-1")).toContain(">job 26.</a>");
  });

  it("tell of devices and executors how they stand", async () => {
    const devices = await text("/devices");
    expect(devices).toMatch(/Pixel 7 Android .* Online/);
    expect(devices).toMatch(/iPad Air iOS .* 3 /);
    expect(await text("/executors")).toMatch(/chromium-desktop Free – DESKTOP 1280 × 800/);
  });

  it("have something to say when they are empty", async () => {
    const fresh = await startRunCloud();
    const page = textOf(await (await signedIn(fresh)).page("/"));
    expect(page).toContain("No run yet. Start one with startRun");
    expect(page).toContain("Default project you 0");
    await fresh[Symbol.asyncDispose]();
  });
});
