import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import type { BrowserPage } from "./support/browser-page.ts";
import { startForeignSite } from "./support/foreign-site.ts";
import { HOSTILE } from "./support/hostile.ts";
import { PageBrowser, type Viewport } from "./support/page-browser.ts";
import { pathsOf } from "./support/sample-paths.ts";
import { keepSample, type Sample } from "./support/sample-records.ts";

const DESKTOP: Viewport = { width: 1280, height: 800 };
const PHONE: Viewport = { width: 390, height: 844, mobile: true };
let folder: string;
let samples: Sample[];
let cloud: TestCloud;
let browser: PageBrowser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-browser-data-"));
  samples = [];
  for (const text of HOSTILE) samples.push(await keepSample(folder, (word) => `${text} ${word} ${text}`));
  [cloud, browser] = await Promise.all([startTestCloud({ dataFolder: folder }), PageBrowser.start()]);
}, 60_000);
afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await cloud[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const address = (path: string) => `${cloud.cloud.url}${path}`;

/** A window of somebody who opened the link that the cloud printed. */
async function signedInPage(viewport = DESKTOP): Promise<BrowserPage> {
  const page = await browser.open(viewport);
  // The link's own page, and the overview that it goes on to.
  await page.loading(() => page.send("Page.navigate", { url: cloud.cloud.signInLink() }), 2);
  return page;
}

/** A build that says so when it runs, and ends when told. */
async function openBuild(): Promise<Json> {
  const script = "echo begun; while [ ! -e /tmp/never ]; do sleep 0.2; done";
  const build = await cloud.start(script, {}, "BUILD");
  return cloud.build(build.id, ({ state }: Json) => state === "BUILDING");
}
const stop = ({ id, jobId }: Json) => cloud.get(`/jobs/${jobId}/builds/${id}/abort`);

describe("in a browser", { timeout: 60_000 }, () => {
  it("the printed link signs in and leads to the overview", async () => {
    const page = await signedInPage();
    expect(await page.url()).toBe(address("/"));
    expect(await page.text("nav")).toContain("Overview");
    expect(await page.evaluate("document.cookie")).toBe("");
    await page.loading(() => page.press('form[action="/sign-out"] button'));
    expect(await page.text("h1")).toBe("Sign in");
  });

  it("the key signs in on the page that one wanted to see", async () => {
    const page = await browser.open(PHONE);
    await page.goto(address("/devices"));
    await page.press("#api-key");
    await page.type(cloud.cloud.account.apiKey);
    await page.loading(() => page.press("#sign-in button"), 2);
    expect(await page.url()).toBe(address("/devices"));
    expect(await page.text("h1")).toMatch(/^Devices/);
  });

  it("a link on another site's page leads to the run, for who is signed in", async () => {
    await using site = await startForeignSite({ "/": `<a href="${address("/devices")}">run</a>` });
    const page = await signedInPage();
    await page.goto(site.address("localhost", "/"));
    await page.loading(() => page.press("a"), 2);
    expect(await page.text("h1")).toMatch(/^Devices/);
  });

  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("no name breaks out of any page, and none is wider than the window: %s", async (_, viewport) => {
    const page = await signedInPage(viewport);
    page.complaints.length = 0;
    for (const path of [
      "/",
      "/projects",
      "/jobs",
      "/devices",
      "/executors",
      "/docs",
      ...samples.flatMap(pathsOf),
    ]) {
      await page.goto(address(path));
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path).toBe(true);
      expect(
        await page.evaluate("document.querySelectorAll('script, iframe, style, svg[onload]').length"),
        path,
      ).toBe(1);
    }
    expect(page.complaints).toEqual([]);
    expect(new URL(await page.url()).origin).toBe(cloud.cloud.url);
  });

  it("a build's page follows the build by itself, and then rests", async () => {
    const build = await openBuild();
    const page = await signedInPage();
    await page.goto(address(`/builds/${build.id}`));
    await page.evaluate("window.stayed = true");
    await page.until(async () => (await page.text("#console-text")).includes("begun"));
    expect(await page.text("#build .badge")).toBe("Running");
    await stop(build);
    await page.until(async () => (await page.text("#build .badge")) === "Aborted");
    expect(await page.evaluate("[window.stayed, document.getElementById('content').dataset.live]")).toEqual([
      true,
      "",
    ]);
    expect(await page.evaluate("document.querySelector('#actions form')")).toBeNull();
    expect(page.complaints).toEqual([]);
  });

  it("what one has opened or typed into stays as it is while the page follows", async () => {
    const build = await openBuild();
    const page = await signedInPage();
    await page.goto(address("/"));
    await page.evaluate(
      "document.querySelector('#under-way').append(Object.assign(document.createElement('input'), { id: 'mine' })), document.getElementById('mine').focus()",
    );
    await stop(build);
    await page.until(async () => (await page.text("#state")).includes("0\nbuilds under way"));
    expect(await page.evaluate("document.activeElement.id")).toBe("mine");
    await page.evaluate("document.activeElement.blur()");
    await page.until(async () => (await page.evaluate("document.getElementById('under-way')")) === null);
  });

  it("without scripts the page follows, too", async () => {
    const build = await openBuild();
    const page = await signedInPage({ ...DESKTOP, script: false });
    await page.goto(address(`/builds/${build.id}`));
    await stop(build);
    await page.until(async () => {
      const { root } = await page.send("DOM.getDocument");
      const { nodeId } = await page.send("DOM.querySelector", {
        nodeId: root.nodeId,
        selector: "#build .badge.aborted",
      });
      return nodeId !== 0;
    });
  });

  it("a button of the page aborts a build", async () => {
    const build = await openBuild();
    const page = await signedInPage(PHONE);
    await page.goto(address(`/builds/${build.id}`));
    await page.loading(() => page.press("#actions button"));
    expect(await page.text("#build .badge")).toBe("Aborted");
    expect(await cloud.build(build.id)).toMatchObject({
      status: "ABORTED",
      message: expect.stringMatching(/^Aborted by/),
    });
  });

  it("deleting asks first", async () => {
    const { runId } = samples.pop() as Sample;
    const page = await signedInPage();
    await page.goto(address(`/runs/${runId}`));
    expect(await page.evaluate("document.querySelector('#delete button').checkVisibility()")).toBe(false);
    await page.press("#delete summary");
    await page.loading(() => page.press("#delete button"));
    expect(await page.url()).toMatch(/\/projects\/\d+$/);
    expect((await cloud.call("GET", `/runs/${runId}`)).status).toBe(404);
  });

  it("no page of another origin drives the cloud, be it on this very machine", async () => {
    const build = await openBuild();
    const { runId, pictureId } = samples[0] as Sample;
    const targets = [
      `/builds/${build.id}/abort`,
      `/runs/${runId}/delete`,
      `/runs/${runId}/retry`,
      "/account/regenerate-key",
      "/sign-out",
    ];
    const attack = targets
      .map(
        (path) =>
          `<form method="post" action="${address(path)}" target="frame"><input name="formToken" value="x"></form>`,
      )
      .join("");
    const abort = address(`/api/v2/jobs/${build.jobId}/builds/${build.id}/abort`);
    const script = `<script>
      for (const form of document.forms) form.submit();
      for (const path of ${JSON.stringify(targets.map(address))}) fetch(path, { method: "POST", mode: "no-cors", credentials: "include" });
      fetch("${abort}", { mode: "no-cors", credentials: "include" });
      window.read = fetch("${address("/account")}", { credentials: "include" }).then(() => "read", () => "refused");
      window.seen = new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve("seen");
        image.onerror = () => resolve("refused");
        image.src = "${address(`/files/${pictureId}/content`)}";
      });
    </script>`;
    await using site = await startForeignSite({
      "/": `<img src="${abort}"><iframe name="frame"></iframe>${attack}${script}`,
    });
    for (const host of ["127.0.0.1", "localhost"] as const) {
      const page = await signedInPage();
      await page.goto(site.address(host, "/"));
      expect(await page.evaluate("Promise.all([window.read, window.seen])")).toEqual(["refused", "refused"]);
      // Signed in still, and nothing was changed.
      await page.goto(address(`/builds/${build.id}`));
      expect(await page.text("#build .badge")).toBe("Running");
    }
    // The port alone keeps no cookie from another server of this machine: only the checks stand between them.
    expect(site.cookies.some((cookie) => cookie.startsWith("device-cloud-"))).toBe(true);
    expect((await cloud.call("GET", `/runs/${runId}`)).body.state).toBe("FINISHED");
    await stop(build);
  });

  it("is shown in no frame", async () => {
    await using site = await startForeignSite({ "/": `<iframe src="${address("/")}"></iframe>` });
    const page = await signedInPage();
    await page.goto(site.address("127.0.0.1", "/"));
    expect(page.complaints.join()).toMatch(/frame-ancestors|X-Frame-Options/i);
  });
});
