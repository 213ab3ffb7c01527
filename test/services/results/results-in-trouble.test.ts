import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import { createFaultProxy, type FaultRates, type ProxyRequest } from "../../bench/fault-proxy.ts";
import { lackingService, refusing, type StandIn } from "../../fixtures/lacking-service.ts";
import { openResultsSetting, type ResultsSetting } from "./results-setting.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const BIG = 6 * 1024 * 1024;
const SCRIPT = [
  `echo "<testsuite><testcase name='works'/></testsuite>" > TEST-all.xml`,
  `mkdir output-files; head -c ${BIG} /dev/urandom > output-files/noise.bin`,
].join("\n");
const isBytes = ({ path }: ProxyRequest) => /\/files\/\d+\/file|signature=/.test(path);

let setting: ResultsSetting;
let run: Run;
beforeAll(async () => {
  setting = await openResultsSetting();
  run = await setting.ended(SCRIPT, 1);
});
afterAll(() => setting[Symbol.asyncDispose]());

async function through(faults: FaultRates, seed: number, only?: (request: ProxyRequest) => boolean) {
  const options = {
    target: setting.url,
    seed,
    faults,
    longestBurst: 2,
    maxRetryAfterS: 0,
    ...(only ? { only } : {}),
  };
  const proxy = await createFaultProxy(options);
  return {
    proxy,
    fetch: (changes = {}) => setting.fetch(run, { archives: ["files"], ...changes }, proxy.url),
    [Symbol.asyncDispose]: () => proxy.close(),
  };
}

describe("the results of a run behind a poor line", () => {
  it("go on where a download broke, and come whole", async () => {
    await using line = await through(
      { truncate: 1 },
      3,
      (request) => isBytes(request) && !request.headers.range,
    );
    const { failure, tree, folder } = await line.fetch();
    expect(failure).toBeUndefined();
    const noise = tree.find((file) => file.endsWith("noise.bin")) ?? "";
    expect((await readFile(join(folder, noise))).length).toBe(BIG);
    const asked = line.proxy.log.filter(({ path }) => isBytes({ path, method: "GET", headers: {} }));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.some(({ status }) => status === 206)).toBe(true);
  });

  it.each([1, 2, 3, 4])("are all there after bursts of every fault (seed %i)", async (seed) => {
    const rates = { status503BeforeEvery: 0.1, status502: 0.1, status500: 0.05, status429: 0.05 };
    await using line = await through({ ...rates, dropConnection: 0.1, truncate: 0.1, html: 0.05 }, seed);
    const { failure, archives } = await line.fetch({ archives: ["files", "logs", "screenshots"] });
    expect(failure).toBeUndefined();
    expect(archives.map(({ fileCount }) => fileCount)).toEqual([3, 1, 0]);
    expect(line.proxy.log.some(({ fault }) => fault !== undefined)).toBe(true);
  });

  it("are asked for again when a gateway answers a page of its own in their place", async () => {
    await using line = await through({ html200: 1 }, 6, once(isBytes));
    const { failure, tree } = await line.fetch();
    expect(failure).toBeUndefined();
    expect(tree).toHaveLength(3);
    expect(line.proxy.log.some(({ fault }) => fault === "html 200")).toBe(true);
    expect(setting.told.some((line) => /is asked for again: .*of its \d+ bytes/.test(line))).toBe(true);
  });

  it("are missing one by one, each named with its reason, and the others are fetched", async () => {
    await using lacking = await lackingService(setting.url, [refusing(403, /logs\.zip/)]);
    const { failure, archives } = await setting.fetch(
      run,
      { archives: ["files", "logs", "build-logs"] },
      lacking.url,
    );
    expect(archives.map(({ kind, state }) => [kind, state])).toEqual([
      ["files", "extracted"],
      ["logs", "missing"],
      ["build-logs", "missing"],
    ]);
    expect(failure).toMatchObject({
      code: "service",
      message: /^2 results could not be had:\n- logs\.zip of run/,
    });
    expect(failure?.message).toContain("- build-logs.zip of run");
  });

  it("are asked for again when the service drops an archive while it makes it", async () => {
    let dropped = 0;
    const preparing: StandIn = {
      matches: (path, method) => method === "POST" && path.includes("/logs.zip") && dropped++ === 0,
      answer: (response) => json(response, { id: 9_999, state: "PREPARING" }),
    };
    let looks = 0;
    const vanishing: StandIn = {
      matches: (path) => path.includes("/me/files/9999") && looks++ === 0,
      answer: (response) => json(response, { id: 9_999, state: "PREPARING" }),
    };
    await using lacking = await lackingService(setting.url, [preparing, vanishing]);
    const { failure, tree } = await setting.fetch(run, { archives: ["logs"] }, lacking.url);
    expect(failure).toBeUndefined();
    expect(tree).toHaveLength(1);
    expect(setting.told).toContain(
      `logs.zip of run ${run.id} is asked for again: The service dropped logs.zip of run ${run.id} while it made it.`,
    );
  });

  it("are given up when an archive is not ready in time", async () => {
    const never: StandIn = {
      matches: (path) => path.includes("/logs.zip") || path.includes("/me/files/9999"),
      answer: (response) => json(response, { id: 9_999, state: "PREPARING" }),
    };
    await using lacking = await lackingService(setting.url, [never]);
    const { failure, archives } = await setting.fetch(
      run,
      { archives: ["files", "logs"], prepareMs: 300 },
      lacking.url,
    );
    expect(archives.map(({ state }) => state)).toEqual(["extracted", "missing"]);
    expect(failure?.message).toContain("is not ready after 0.3 s");
  });

  it("are had from a service that cannot be asked for a file, by asking for the link", async () => {
    await using lacking = await lackingService(setting.url, [refusing(404, /\/me\/files\/\d+$/)]);
    const { failure, tree } = await setting.fetch(run, { archives: ["files"] }, lacking.url);
    expect(failure).toBeUndefined();
    expect(tree).toHaveLength(3);
  });
});

describe("the archives of a run", () => {
  it.each([
    [1, 1],
    [2, 2],
    [6, 4],
  ])("are fetched %i at once, no more and no fewer", async (concurrency, expected) => {
    let [underWay, most] = [0, 0];
    const counting: StandIn = {
      matches: (path, method) => method === "POST" && /\/[a-z-]+\.zip/.test(path),
      answer(response) {
        most = Math.max(most, ++underWay);
        setTimeout(() => {
          underWay--;
          response.writeHead(403).end();
        }, 150);
      },
    };
    await using counted = await lackingService(setting.url, [counting]);
    const archives = ["files", "logs", "screenshots", "build-logs"] as const;
    await setting.fetch(run, { archives, concurrency }, counted.url);
    expect(most).toBe(expected);
  });
});

describe("the results of a run on a service that makes no archives of runs", () => {
  const NONE = refusing(404, /\/runs\/\d+\/[a-z-]+\.zip/);

  it.each(["run", "device-run"] as const)("come from its device sessions, by %s", async (by) => {
    await using lacking = await lackingService(setting.url, [NONE]);
    const { failure, archives, tree } = await setting.fetch(run, { by }, lacking.url);
    expect(archives.map(({ kind, state, fileCount }) => [kind, state, fileCount])).toEqual([
      ["files", "extracted", 3],
      ["logs", "extracted", 1],
      ["screenshots", "extracted", 0],
      ["build-logs", "extracted", 1],
      ["apps-data", "missing", 0],
      ["performance", "extracted", 0],
    ]);
    expect(failure?.message).toMatch(/^apps-data\.zip of /);
    const whole = await setting.fetch(run, { by });
    expect(tree).toEqual(whole.tree.filter((file) => !file.includes("apps-data")));
    expect(lacking.asked.some((line) => line.includes("output-file-set/files.zip"))).toBe(true);
  });

  it("come file by file where sessions have no zip either", async () => {
    await using lacking = await lackingService(setting.url, [NONE, refusing(405, /files\.zip/)]);
    const { failure, tree } = await setting.fetch(run, { archives: ["files"] }, lacking.url);
    expect(failure).toBeUndefined();
    expect(tree).toEqual((await setting.fetch(run, { archives: ["files"] })).tree);
  });

  it("stay zips where that is wanted", async () => {
    await using lacking = await lackingService(setting.url, [NONE]);
    const order = { archives: ["files"], by: "device-run", extract: false } as const;
    const { failure, archives, tree } = await setting.fetch(run, order, lacking.url);
    expect(failure).toBeUndefined();
    expect(archives).toMatchObject([{ state: "kept", fileCount: 3 }]);
    expect(tree).toEqual((await setting.fetch(run, order)).tree);
  });

  it("are missing where there are no device sessions either", async () => {
    await using lacking = await lackingService(setting.url, [
      NONE,
      refusing(404, /device-(?:sessions|runs)/),
    ]);
    const { failure, archives } = await setting.fetch(run, { archives: ["files"] }, lacking.url);
    expect(archives.map(({ state }) => state)).toEqual(["missing"]);
    expect(failure?.message).toMatch(/^files\.zip of run \d+ could not be had/);
  });
});

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

describe("the results of a run that did not pass", () => {
  it.each(["failed", "crash", "timeout", "excluded", "warning"])(
    "(%s) are had like any other's",
    async (outcome) => {
      const scenario = scenarioOf({ device: "*", outcome });
      await using played = await openResultsSetting({ scenario });
      const { failure, archives } = await played.fetch(await played.ended());
      expect(failure).toBeUndefined();
      const files = archives.find(({ kind }) => kind === "files");
      expect(files?.fileCount).toBeGreaterThanOrEqual(outcome === "excluded" ? 0 : 2);
    },
  );

  it("(aborted) are what it left until then", async () => {
    await using played = await openResultsSetting({
      scenario: scenarioOf({ device: "*", outcome: "unknown" }),
    });
    const going = await played.start();
    await played.once(going, ({ state }) => state !== "WAITING");
    await played.client.runs.abort({ runId: going.id });
    const { failure, tree } = await played.fetch(await played.once(going), { archives: ["logs"] });
    expect(failure).toBeUndefined();
    expect(tree).toHaveLength(2);
  });

  it("(still going) are refused, or taken as they are where that is asked for", async () => {
    const devices = [
      { device: "*1280*", outcome: "passed" },
      { device: "*", outcome: "unknown", state: "PONDERING" },
    ];
    await using played = await openResultsSetting({ scenario: scenarioOf(...devices) });
    const going = await played.start();
    await played.once(going, ({ finishedDeviceCount }) => finishedDeviceCount === 1);
    const refused = await played.fetch(going, { archives: ["files"] });
    expect(refused.failure).toMatchObject({
      code: "input",
      message: `run-id: run ${going.id} is still PONDERING, with 1 of its 2 device runs finished.`,
    });
    expect(refused.tree).toEqual([]);
    const taken = await played.fetch(going, { archives: ["files"], unfinished: "partial" });
    expect(taken.failure).toBeUndefined();
    expect(taken.tree).toHaveLength(2);
    expect(played.told).toContain(`Run ${going.id} is still PONDERING: its results are partial.`);
  });
});

function scenarioOf(...devices: object[]) {
  return scenarioFile.parse({ devices, timeScale: 0.0001 });
}

/** Holds for the first request that `matches` alone. */
function once(matches: (request: ProxyRequest) => boolean): (request: ProxyRequest) => boolean {
  let isOver = false;
  return (request) => {
    if (isOver || !matches(request)) return false;
    isOver = true;
    return true;
  };
}
