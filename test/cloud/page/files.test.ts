import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { textOf } from "./support/markup.ts";
import { picture } from "./support/picture.ts";
import { keepSample, type Sample } from "./support/sample-records.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

let folder: string;
let sample: Sample;
let cloud: TestCloud;
let visitor: Visitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-files-"));
  sample = await keepSample(folder);
  cloud = await startTestCloud({ dataFolder: folder });
  visitor = await signedIn(cloud);
});
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

describe("what a suite left", () => {
  it("comes as an attachment that no browser sniffs, runs or gives to other sites", async () => {
    for (const [id, type] of [
      [sample.htmlId, "text/html; charset=utf-8"],
      [sample.pictureId, "image/png"],
      [sample.logId, "text/plain; charset=utf-8"],
    ] as const) {
      const { status, headers } = await visitor.get(`/files/${id}/content`);
      expect([status, headers.get("content-type")]).toEqual([200, type]);
      expect(headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'$/);
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  it("is the bytes themselves, a range of them too", async () => {
    const whole = await visitor.get(`/files/${sample.pictureId}/content`);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(picture(1));
    const range = await visitor.get(`/files/${sample.pictureId}/content`, { range: "bytes=1-3" });
    expect([range.status, await range.text()]).toEqual([206, "PNG"]);
  });

  it("is shown to no page of another site, not even as a picture", async () => {
    for (const site of ["cross-site", "same-site"]) {
      const answer = await visitor.get(`/files/${sample.pictureId}/content`, { "sec-fetch-site": site });
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  });

  it("is text where it is text: escaped, and without what steers a terminal", async () => {
    const page = await visitor.page(`/files/${sample.htmlId}`);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    const log = await visitor.page(`/files/${sample.logId}`);
    expect(log).not.toContain("\u001b");
    expect(log).toContain("\n✓ step 7 of the checkout\n");
  });

  it("leads from one picture to the next", async () => {
    const page = await visitor.page(`/files/${sample.pictureId}`);
    expect(page).toContain(`<img class="picture" src="/files/${sample.pictureId}/content"`);
    expect(page).toContain(`href="/files/${sample.pictureId - 1}">Previous`);
    expect(page).toContain(`href="/files/${sample.pictureId + 1}">Next`);
  });

  it("is refused for a file that is not there", async () => {
    for (const path of ["/files/987654", "/files/987654/content"]) {
      const answer = await visitor.get(path);
      expect(answer.status).toBe(404);
      expect(textOf(await answer.text())).toContain("No file 987654.");
    }
  });
});

describe("a long console", () => {
  it("is shown from its end, with the way to all of it", async () => {
    const script = 'i=0; while [ $i -lt 4000 ]; do echo "line $i of the long console"; i=$((i+1)); done';
    const build = await cloud.runToEnd(script, {}, "BUILD");
    const page = await visitor.page(`/builds/${build.id}`);
    expect(page).toContain("line 3999 of the long console");
    expect(page).not.toContain("line 100 of the long console");
    expect(textOf(page)).toMatch(/The last 48\.0 KiB; \d+\.\d KiB before it are left out here\./);
    expect(page.length).toBeLessThan(80_000);
    const [, whole = ""] = /href="(\/files\/\d+\/content)" download/.exec(page) ?? [];
    expect(await visitor.page(whole)).toContain("line 100 of the long console");
  });
});
