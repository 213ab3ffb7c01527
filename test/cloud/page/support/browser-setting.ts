import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Json, startTestCloud, type TestCloud } from "../../support/test-cloud.ts";
import type { BrowserPage } from "./browser-page.ts";
import { PageBrowser, type Viewport } from "./page-browser.ts";
import { keepSample, type Naming, type Sample } from "./sample-records.ts";

export const DESKTOP: Viewport = { width: 1280, height: 800 };
export const PHONE: Viewport = { width: 390, height: 844, mobile: true };

/** A cloud with samples of finished work, and a browser to look at it. Disposing ends both. */
export class BrowserSetting implements AsyncDisposable {
  readonly cloud: TestCloud;
  readonly browser: PageBrowser;
  readonly samples: readonly Sample[];
  readonly #folder: string;

  private constructor(cloud: TestCloud, browser: PageBrowser, samples: readonly Sample[], folder: string) {
    this.cloud = cloud;
    this.browser = browser;
    this.samples = samples;
    this.#folder = folder;
  }

  /** One sample for each naming. */
  static async open(namings: readonly Naming[]): Promise<BrowserSetting> {
    const folder = await mkdtemp(join(tmpdir(), "page-browser-data-"));
    const samples: Sample[] = [];
    for (const named of namings) samples.push(await keepSample(folder, named));
    const started = [startTestCloud({ dataFolder: folder }), PageBrowser.start()] as const;
    return new BrowserSetting(...(await Promise.all(started)), samples, folder);
  }

  address(path: string): string {
    return `${this.cloud.cloud.url}${path}`;
  }

  /** A window of somebody who opened the link that the cloud printed. */
  async signedInPage(viewport = DESKTOP): Promise<BrowserPage> {
    const page = await this.browser.open(viewport);
    // The link's own page, and the overview that it goes on to.
    await page.loading(() => page.send("Page.navigate", { url: this.cloud.cloud.signInLink() }), 2);
    return page;
  }

  /** A build that runs and does not end by itself. */
  async openBuild(script = "echo begun; sleep 60"): Promise<Json> {
    const build = await this.cloud.start(script, {}, "BUILD");
    return this.cloud.build(build.id, ({ state }: Json) => state === "BUILDING");
  }

  async stop({ id, jobId }: Json): Promise<void> {
    await this.cloud.get(`/jobs/${jobId}/builds/${id}/abort`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser[Symbol.asyncDispose]();
    await this.cloud[Symbol.asyncDispose]();
    await rm(this.#folder, { recursive: true });
  }
}
