import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
          `<form method="post" action="${setting.address(path)}" target="frame"><input name="formToken" value="x"></form>`,
      )
      .join("");
    const abort = setting.address(`/api/v2/jobs/${build.jobId}/builds/${build.id}/abort`);
    const script = `<script>
      for (const form of document.forms) form.submit();
      for (const path of ${JSON.stringify(targets.map((path) => setting.address(path)))}) fetch(path, { method: "POST", mode: "no-cors", credentials: "include" });
      fetch("${abort}", { mode: "no-cors", credentials: "include" });
      window.read = fetch("${setting.address("/account")}", { credentials: "include" }).then(() => "read", () => "refused");
      window.seen = new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve("seen");
        image.onerror = () => resolve("refused");
        image.src = "${setting.address(`/files/${pictureId}/content`)}";
      });
    </script>`;
    await using site = await startForeignSite({
      "/": `<img src="${abort}"><iframe name="frame"></iframe>${attack}${script}`,
    });
    for (const host of ["127.0.0.1", "localhost"] as const) {
      const page = await setting.signedInPage();
      await page.goto(site.address(host, "/"));
      expect(await page.evaluate("Promise.all([window.read, window.seen])")).toEqual(["refused", "refused"]);
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
