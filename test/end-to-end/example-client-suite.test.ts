import { cp, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { defaultDevices } from "../../src/cloud/devices/default-devices.ts";
import type { BrowserProfile } from "../../src/cloud/execution/browser-profile.ts";
import { describeWithDriver, driverVariables } from "../cloud/broker/support/driver-needed.ts";
import { pngSize } from "./broker/png-size.ts";
import { type Examples, openExamples, PIXEL, ROOT } from "./example-setting.ts";

const FORKED_PULL = { name: "pull_request", payload: { pull_request: { number: 7 } }, fromFork: true };
const SUITES = ["webdriverio-suite", "selenium-suite"];
/** Where secrets belong: what hands them from step to step, and the local cloud's own files, which are not published. */
const SECRETS_BELONG_IN = /^main GITHUB_(?:OUTPUT|ENV)$|^runner temp, file cloud\.(?:json|log)$/;
/** Two browsers and clouds one after the other, on a busy machine. */
const LIMIT_MS = 120_000;

describeWithDriver("client-suite.yml, on a pull request from a fork", () => {
  let examples: Examples;
  beforeEach(async () => {
    examples = await openExamples();
  });
  afterEach(() => examples[Symbol.asyncDispose]());

  /** Runs the workflow as it is on a repository whose `e2e` is a copy of `suite`. */
  async function run(suite: string, variables: Readonly<Record<string, string>> = {}) {
    await cp(join(ROOT, "examples", suite), join(examples.repository, "e2e"), { recursive: true });
    const runnerEnv = { ...driverVariables, ...variables };
    const done = await examples.run("client-suite", { event: FORKED_PULL, runnerEnv });
    const job = done.job("client-suite");
    const outputsOf = (id: string) => job.steps.find((step) => step.id === id)?.run.outputs ?? {};
    const secrets = [outputsOf("cloud")["api-key"] ?? "", outputsOf("broker").ticket ?? ""];
    const log = job.steps.map((step) => `${step.run.log}\n${step.run.post?.log}`).join("\n");
    return { ...job, done, secrets, log, tests: job.steps.at(-1)?.run };
  }

  /** The cloud's key and the ticket show in no log, summary, artifact or file, but for where they belong. */
  async function expectNoLeak({ secrets, log }: Awaited<ReturnType<typeof run>>) {
    const leaks = await examples.bench.leaks(secrets);
    expect(new Set(leaks.map(({ secret }) => secret))).toEqual(new Set([0, 1]));
    expect(leaks.filter(({ place }) => !SECRETS_BELONG_IN.test(place))).toEqual([]);
    expect(secrets.filter((secret) => secret === "" || log.includes(secret))).toEqual([]);
  }

  it.each(SUITES)(
    "is green with a copy of %s, whose tests run on the phone, and tells no secret",
    async (suite) => {
      const ran = await run(suite);
      const { done, annotations, summary, tests } = ran;
      expect(annotations).toEqual([]);
      expect(done.conclusion).toBe("success");
      expect(tests?.log).toMatch(/✔ takes what is added, in order[\s\S]*pass 3\n[\s\S]*fail 0\n/);
      expect(summary).toMatch(/^## Sessions of the automation broker\n/);
      expect(summary.match(/^\| Google Pixel 8 \| .*✅ succeeded.*0001\.png.*timeline\.json/gm)).toHaveLength(
        1,
      );
      const [artifact, ...others] = examples.bench.artifacts;
      expect([artifact?.name, others]).toEqual(["broker-sessions", []]);
      const read = async (name: string) => {
        const file = artifact?.files.find((path) => path.endsWith(name)) ?? "none";
        return (await artifact?.read(file)) ?? Buffer.alloc(0);
      };
      expect(pngSize(await read("screenshots/0001.png"))).toEqual(screenOf(phone()));
      const { entries } = JSON.parse((await read("timeline.json")).toString());
      const commands = entries.map(({ name }: { name: string }) => name);
      expect(commands).toEqual(expect.arrayContaining(["navigate", "type", "click", "read a text", "quit"]));
      await expectNoLeak(ran);
    },
    LIMIT_MS,
  );

  it.each(SUITES)(
    "turns red when one test of %s fails, and tells the session all the same",
    async (suite) => {
      const page = await servePage((html) => html.replace("basket.append(", "basket.prepend("));
      const { done, summary, tests, annotations } = await run(suite, { PAGE_URL: page.url });
      expect(done.conclusion).toBe("failure");
      expect(tests?.conclusion).toBe("failure");
      expect(tests?.log).toMatch(/✖ takes what is added, in order[\s\S]*pass 2\n[\s\S]*fail 1\n/);
      expect(annotations.map(({ message }) => message)).toEqual(["Process completed with exit code 1."]);
      expect(page.userAgents).toEqual([phone().userAgent]);
      expect(summary).toMatch(/^\| Google Pixel 8 \| .*✅ succeeded/m);
    },
    LIMIT_MS,
  );
});

function phone(): BrowserProfile {
  const device = defaultDevices.find(({ displayName }) => displayName === PIXEL);
  if (!device) throw new Error(`The catalogue has no ${PIXEL}.`);
  return device.profile;
}

/** Of a picture, in pixels of the device. */
function screenOf({ width, height, scale }: BrowserProfile): number[] {
  return [width, height].map((size) => Math.ceil(size * scale));
}

/** Serves the page that the suites bring, changed by `edit`, for as long as the test runs. */
async function servePage(edit: (html: string) => string) {
  const source = await readFile(join(ROOT, "examples/selenium-suite/page.mjs"), "utf8");
  const html = /`(<!doctype html>[^`]*)`/.exec(source)?.[1] ?? "";
  const changed = edit(html);
  if (changed === html) throw new Error("The edit changed nothing on the page.");
  const userAgents: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/") userAgents.push(request.headers["user-agent"]);
    response.setHeader("content-type", "text/html; charset=utf-8").end(request.url === "/" ? changed : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, userAgents };
}
