import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attackPage } from "./support/attack.ts";
import { BrowserSetting, DESKTOP, PHONE } from "./support/browser-setting.ts";
import { startForeignSite } from "./support/foreign-site.ts";
import { HOSTILE } from "./support/hostile.ts";
import { pathsOf } from "./support/sample-paths.ts";
import type { Sample } from "./support/sample-records.ts";

let setting: BrowserSetting;
beforeAll(async () => {
  setting = await BrowserSetting.open(
    together(HOSTILE, 3).map((text) => (word) => `${text} ${word} ${text}`),
  );
}, 60_000);
afterAll(() => setting[Symbol.asyncDispose]());

/** All texts in `count` long ones: each is tried alone elsewhere, against what a browser might make of it. */
function together(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => texts.filter((_, index) => index % count === at).join(" "));
}

describe("in a browser", { timeout: 60_000 }, () => {
  it.each([
    ["desktop", DESKTOP],
    ["phone", PHONE],
  ])("no name breaks out of any page, and none is wider than the window: %s", async (_, viewport) => {
    const page = await setting.signedInPage(viewport);
    page.complaints.length = 0;
    for (const path of [
      "/",
      "/projects",
      "/jobs",
      "/devices",
      "/broker",
      "/executors",
      "/docs",
      ...new Set(setting.samples.flatMap(pathsOf)),
    ]) {
      await page.goto(setting.address(path));
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path).toBe(true);
      expect(
        await page.evaluate("document.querySelectorAll('script, iframe, style, svg[onload]').length"),
        path,
      ).toBe(1);
    }
    expect(page.complaints).toEqual([]);
    expect(new URL(await page.url()).origin).toBe(setting.cloud.cloud.url);
  });

  it("no page of another origin drives the cloud, be it on this very machine", async () => {
    const build = await setting.openBuild();
    const { runId, pictureId } = setting.samples[0] as Sample;
    const [run, at] = [`/runs/${runId}`, (path: string) => setting.address(path)];
    const forms = [
      `/builds/${build.id}/abort`,
      `${run}/delete`,
      `${run}/retry`,
      "/account/regenerate-key",
      "/sign-out",
    ];
    const attack = attackPage({
      forms: forms.map(at),
      api: at(`/api/v2/jobs/${build.jobId}/builds/${build.id}/abort`),
      page: at("/account"),
      picture: at(`/files/${pictureId}/content`),
    });
    await using site = await startForeignSite({ "/": attack });
    for (const host of ["127.0.0.1", "localhost"] as const) {
      const page = await setting.signedInPage();
      await page.goto(site.address(host, "/"));
      expect(await page.evaluate("window.attack")).toEqual({ page: "refused", picture: "error" });
      // Signed in still, and nothing was changed.
      await page.goto(setting.address(`/builds/${build.id}`));
      expect(await page.text("#build .badge")).toBe("Running");
    }
    // The port alone keeps no cookie from another server of this machine: only the checks stand between them.
    expect(site.cookies.some((cookie) => cookie.startsWith("device-cloud-"))).toBe(true);
    expect((await setting.cloud.call("GET", `/runs/${runId}`)).body.state).toBe("FINISHED");
    await setting.stop(build);
  });

  it("is shown in no frame", async () => {
    await using site = await startForeignSite({ "/": `<iframe src="${setting.address("/")}"></iframe>` });
    const page = await setting.signedInPage();
    await page.goto(site.address("127.0.0.1", "/"));
    expect(page.complaints.join()).toMatch(/frame-ancestors|X-Frame-Options/i);
  });
});
