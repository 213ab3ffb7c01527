import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BrowserSetting, DESKTOP, PHONE } from "./support/browser-setting.ts";
import { startForeignSite } from "./support/foreign-site.ts";
import type { Sample } from "./support/sample-records.ts";

let setting: BrowserSetting;
beforeAll(async () => {
  setting = await BrowserSetting.open([(word) => word]);
}, 60_000);
afterAll(() => setting[Symbol.asyncDispose]());

describe("in a browser", { timeout: 60_000 }, () => {
  it("the printed link signs in and leads to the overview", async () => {
    const page = await setting.signedInPage();
    expect(await page.url()).toBe(setting.address("/"));
    expect(await page.text("nav")).toContain("Overview");
    expect(await page.evaluate("document.cookie")).toBe("");
    await page.loading(() => page.press('form[action="/sign-out"] button'));
    expect(await page.text("h1")).toBe("Sign in");
  });

  it("the key signs in on the page that one wanted to see", async () => {
    const page = await setting.browser.open(PHONE);
    await page.goto(setting.address("/devices"));
    await page.press("#api-key");
    await page.type(setting.cloud.cloud.account.apiKey);
    await page.loading(() => page.press("#sign-in button"), 2);
    expect(await page.url()).toBe(setting.address("/devices"));
    expect(await page.text("h1")).toMatch(/^Devices/);
  });

  it("a link on another site's page leads to the run, for who is signed in", async () => {
    await using site = await startForeignSite({ "/": `<a href="${setting.address("/devices")}">run</a>` });
    const page = await setting.signedInPage();
    await page.goto(site.address("localhost", "/"));
    await page.loading(() => page.press("a"), 2);
    expect(await page.text("h1")).toMatch(/^Devices/);
  });

  it("a build's page follows the build by itself, and then rests", async () => {
    const build = await setting.openBuild();
    const page = await setting.signedInPage();
    await page.goto(setting.address(`/builds/${build.id}`));
    await page.evaluate("window.stayed = true");
    await page.until(async () => (await page.text("#console-text")).includes("begun"));
    expect(await page.text("#build .badge")).toBe("Running");
    await setting.stop(build);
    await page.until(async () => (await page.text("#build .badge")) === "Aborted");
    expect(await page.evaluate("[window.stayed, document.getElementById('content').dataset.live]")).toEqual([
      true,
      "",
    ]);
    expect(await page.evaluate("document.querySelector('#actions form')")).toBeNull();
    expect(page.complaints).toEqual([]);
  });

  it("a console follows its end, unless one has scrolled up to read", async () => {
    const build = await setting.cloud.start(
      "i=0; while :; do i=$((i+1)); echo line $i; sleep 0.02; done",
      {},
      "BUILD",
    );
    const page = await setting.signedInPage({ ...DESKTOP, height: 500 });
    const read = (what: string) =>
      page.evaluate(
        `(({ scrollTop, scrollHeight, clientHeight }) => ${what})(document.getElementById("console-text"))`,
      );
    await page.goto(setting.address(`/builds/${build.id}`));
    await page.until(async () => (await page.text("#console-text")).includes("line 60"));
    expect(await read("scrollHeight - clientHeight - scrollTop < 2 && scrollTop > 0")).toBe(true);
    await page.press("#console-text");
    await page.evaluate(`document.getElementById("console-text").scrollTop = 40`);
    const height = await read("scrollHeight");
    await page.until(async () => (await read("scrollHeight")) > height);
    expect([await read("scrollTop"), await page.evaluate("document.activeElement.id")]).toEqual([
      40,
      "console-text",
    ]);
    await setting.stop(build);
  });

  it("what one has opened or typed into stays as it is while the page follows", async () => {
    const build = await setting.openBuild();
    const page = await setting.signedInPage();
    await page.goto(setting.address("/"));
    await page.evaluate(
      "document.querySelector('#under-way').append(Object.assign(document.createElement('input'), { id: 'mine' })), document.getElementById('mine').focus()",
    );
    await setting.stop(build);
    await page.until(async () => (await page.text("#state")).includes("0\nbuilds under way"));
    expect(await page.evaluate("document.activeElement.id")).toBe("mine");
    await page.evaluate("document.activeElement.blur()");
    await page.until(async () => (await page.evaluate("document.getElementById('under-way')")) === null);
  });

  it("without scripts the page follows, too", async () => {
    const build = await setting.openBuild();
    const page = await setting.signedInPage({ ...DESKTOP, script: false });
    await page.goto(setting.address(`/builds/${build.id}`));
    await setting.stop(build);
    await page.until(async () => (await page.text("#build .badge")) === "Aborted");
  });

  it("a button of the page aborts a build", async () => {
    const build = await setting.openBuild();
    const page = await setting.signedInPage(PHONE);
    await page.goto(setting.address(`/builds/${build.id}`));
    await page.loading(() => page.press("#actions button"));
    expect(await page.text("#build .badge")).toBe("Aborted");
    expect(await setting.cloud.build(build.id)).toMatchObject({
      status: "ABORTED",
      message: expect.stringMatching(/^Aborted by/),
    });
  });

  it("deleting asks first", async () => {
    const { runId } = setting.samples[0] as Sample;
    const page = await setting.signedInPage();
    await page.goto(setting.address(`/runs/${runId}`));
    expect(await page.evaluate("document.querySelector('#delete button').checkVisibility()")).toBe(false);
    await page.press("#delete summary");
    await page.loading(() => page.press("#delete button"));
    expect(await page.url()).toMatch(/\/projects\/\d+$/);
    expect((await setting.cloud.call("GET", `/runs/${runId}`)).status).toBe(404);
  });
});
