import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { junit, suiteZip } from "../support/suite-zip.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { brokerClient, type ClientSession } from "./support/broker-client.ts";
import { eventually } from "./support/broker-cloud.ts";
import { W3cServer } from "./support/w3c-server.ts";

const DEVICE = 114;
/** Long enough to see whether somebody else begins meanwhile. */
const SUITE = `sleep 0.7; cat > TEST-all.xml <<'X'\n${junit("works")}\nX`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("one device that a test run and clients want", { timeout: 30_000 }, () => {
  let open: AsyncDisposableStack;
  let cloud: TestCloud;
  let testFileId: number;
  beforeEach(async () => {
    open = new AsyncDisposableStack();
    const server = open.use(await W3cServer.start());
    cloud = open.use(await startTestCloud({ webdriver: server.url }));
    testFileId = (await cloud.upload(await suiteZip(SUITE))).id;
  });
  afterEach(() => open.disposeAsync());

  const ask = (signal?: AbortSignal) => brokerClient(cloud).ask({ "cloud:device": DEVICE }, signal);
  const openSession = () => brokerClient(cloud).open({ "cloud:device": DEVICE });
  const untilWaiting = (count: number) =>
    eventually(async () =>
      (await brokerClient(cloud).send("GET", "/status")).value.waiting === count ? true : undefined,
    );
  const runOf = (id: number) => cloud.get(`/runs/${id}`);
  const untilIn = (state: string, { id }: Json) =>
    eventually(async () => ((await runOf(id)).state === state ? true : undefined));
  const runIdOf = ({ capabilities }: ClientSession) => ({ id: capabilities["cloud:runId"] });

  async function startRun(): Promise<Json> {
    const query = new URLSearchParams({ testFileId: String(testFileId), "usedDeviceIds[]": String(DEVICE) });
    return (await cloud.post(`/projects/${cloud.cloud.account.projectId}/runs?${query}`)).body;
  }

  /** When a run had the device, in milliseconds since the epoch, as the API tells. */
  async function timesOf({ id }: Json): Promise<{ start: number; end: number; state: string }> {
    const [{ startTime, endTime, state }] = (await cloud.get(`/runs/${id}/device-sessions`)).data;
    return { start: Date.parse(startTime), end: Date.parse(endTime), state };
  }

  it("is the run's that came first, and then the client's", async () => {
    const run = await startRun();
    await untilIn("RUNNING", run);
    const opening = openSession();
    await untilWaiting(1);
    const session = await opening;
    const [first, second] = [await timesOf(run), await timesOf(runIdOf(session))];
    expect(first.state).toBe("SUCCEEDED");
    expect(second.start).toBeGreaterThanOrEqual(first.end);
    await session.quit();
  });

  it("is the client's that came first, and then the run's", async () => {
    const session = await openSession();
    const run = await startRun();
    await pause(300);
    expect((await runOf(run.id)).state).toBe("WAITING");
    await session.get("/title");
    await session.quit();
    await untilIn("FINISHED", run);
    const [first, second] = [await timesOf(runIdOf(session)), await timesOf(run)];
    expect([first.state, second.state]).toEqual(["SUCCEEDED", "SUCCEEDED"]);
    expect(second.start).toBeGreaterThanOrEqual(first.end);
  });

  it("is had by one at a time when many of both kinds wait, and all get it", async () => {
    const holding = await openSession();
    const clients = [0, 1, 2].map(async () => {
      const session = await openSession();
      await pause(100);
      await session.quit();
      return runIdOf(session);
    });
    await untilWaiting(3);
    const runs = await Promise.all([startRun(), startRun(), startRun()]);
    await holding.quit();
    const sessions = await Promise.all(clients);
    for (const run of runs) await untilIn("FINISHED", run);
    const all = [runIdOf(holding), ...sessions, ...runs];
    const spans = (await Promise.all(all.map(timesOf))).sort((one, other) => one.start - other.start);
    expect(spans.map(({ state }) => state)).toEqual(all.map(() => "SUCCEEDED"));
    for (const [index, { start }] of spans.entries()) {
      expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
    }
  });

  it("is free for the next one when a run that waits is aborted", async () => {
    const session = await openSession();
    const run = await startRun();
    const next = openSession();
    await untilWaiting(1);
    const { body } = await cloud.post(`/runs/${run.id}/abort`);
    expect(body).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    await session.quit();
    await (await next).quit();
    expect(await timesOf(run)).toMatchObject({ state: "ABORTED", start: Number.NaN });
  });

  it("is free for the next one when a client that waits hangs up", async () => {
    const run = await startRun();
    await untilIn("RUNNING", run);
    const left = new AbortController();
    const gone = ask(left.signal);
    await untilWaiting(1);
    const next = await startRun();
    left.abort();
    await expect(gone).rejects.toThrow();
    await untilIn("FINISHED", next);
    const [first, second] = [await timesOf(run), await timesOf(next)];
    expect(second.start).toBeGreaterThanOrEqual(first.end);
    expect((await cloud.get("/runs?limit=0")).data).toHaveLength(2);
  });
});
