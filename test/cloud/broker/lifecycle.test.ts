import { expect, it } from "vitest";
import { startTestCloud } from "../support/test-cloud.ts";
import { brokerClient, type ClientSession } from "./support/broker-client.ts";
import { brokerCloud, eventually } from "./support/broker-cloud.ts";
import { describeWithDriver } from "./support/driver-needed.ts";
import { browsers, processesNamed } from "./support/driver-processes.ts";

const DESKTOP = { "cloud:device": 114 };

describeWithDriver("the end of a session", () => {
  const cloud = brokerCloud();
  const open = (asked: object = {}) => brokerClient(cloud()).open({ ...DESKTOP, ...asked });
  const runOf = ({ capabilities }: ClientSession) => cloud().get(`/runs/${capabilities["cloud:runId"]}`);
  const deviceRunOf = ({ capabilities }: ClientSession) =>
    cloud().get(`/runs/${capabilities["cloud:runId"]}/device-sessions/${capabilities["cloud:deviceRunId"]}`);
  const untilEnded = (session: ClientSession) =>
    eventually(async () => ((await runOf(session)).state === "FINISHED" ? true : undefined));
  const untilGone = () => eventually(() => (processesNamed("chromium").length === 0 ? true : undefined));

  it("leaves no process", async () => {
    const session = await open();
    expect(processesNamed("chromedriver")).toHaveLength(1);
    expect(browsers()).toHaveLength(1);
    await session.quit();
    expect(processesNamed("chromedriver")).toEqual([]);
    await untilGone();
  });

  it("comes by itself when its client does nothing, and the device is free", async () => {
    const session = await open({ "cloud:idleTimeout": 1 });
    const next = await open();
    expect(await deviceRunOf(session)).toMatchObject({
      state: "TIMEOUT",
      message: "No command came for 1 s.",
    });
    expect((await session.send("GET", "/title")).value.error).toBe("invalid session id");
    await next.quit();
  });

  it("does not come while a command is under way", async () => {
    await using session = await open({ "cloud:idleTimeout": 1 });
    const slow = "const [done] = arguments; setTimeout(() => done('late'), 2500)";
    expect(await session.post("/execute/async", { script: slow, args: [] })).toBe("late");
    expect((await runOf(session)).state).toBe("RUNNING");
  });

  it("comes when the driver is killed, with the error of WebDriver, and the device is free", async () => {
    const session = await open();
    const slow = session.send("POST", "/execute/async", { script: "", args: [] });
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const pid of processesNamed("chromedriver")) process.kill(pid, "SIGKILL");
    const { status, value } = await slow;
    expect([status, value.error]).toEqual([
      expect.any(Number),
      expect.stringMatching(/^(invalid session id|unknown error)$/),
    ]);
    await untilEnded(session);
    expect((await session.send("GET", "/title")).value.error).toBe("invalid session id");
    expect(await deviceRunOf(session)).toMatchObject({
      state: "FAILED",
      message: expect.stringContaining("driver ended"),
    });
    await untilGone();
    await (await open()).quit();
  });

  it("comes when the browser is killed, with the error of WebDriver, and the device is free", async () => {
    const session = await open();
    for (const pid of browsers()) process.kill(pid, "SIGKILL");
    const answer = await eventually(async () => {
      const { status, value } = await session.send("GET", "/title");
      return status === 200 ? undefined : { status, error: value.error };
    });
    expect(answer).toEqual({ status: 404, error: "invalid session id" });
    await untilEnded(session);
    expect(await deviceRunOf(session)).toMatchObject({ state: "FAILED" });
    await (await open()).quit();
  });

  it("comes when its client closes the last window", async () => {
    const session = await open();
    expect(await session.send("DELETE", "/window")).toEqual({ status: 200, value: [] });
    await untilEnded(session);
    expect(await deviceRunOf(session)).toMatchObject({ state: "SUCCEEDED" });
  });

  it("comes with the end of the cloud, and leaves no process", async () => {
    const other = await startTestCloud();
    const session = await brokerClient(other).open(DESKTOP);
    const waits = brokerClient(other).ask(DESKTOP);
    await session.get("/title");
    await other.cloud.close();
    await waits.catch(() => undefined);
    await untilGone();
  });
});

describeWithDriver("a device that stays with its client", () => {
  const cloud = brokerCloud();
  const client = () => brokerClient(cloud());
  const timed = async (asked: object) => {
    const start = performance.now();
    const session = await client().open({ ...DESKTOP, ...asked });
    return { session, tookMs: performance.now() - start };
  };

  for (const name of ["cloud:multiSessionWait", "service_multiSessionWait"]) {
    it(`after a quit (${name}) gives it the next session in under half the time, as fresh as the first`, async () => {
      const first = await timed({ [name]: 30 });
      await using _ = first.session;
      await first.session.goTo("<title>first</title>");
      await first.session.run("window.name = 'left'");
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await first.session.quit();
      const second = await timed({ [name]: 0 });
      await using __ = second.session;
      expect(second.tookMs).toBeLessThan(first.tookMs / 2);
      expect(second.session.capabilities["cloud:device"]).toBe(first.session.capabilities["cloud:device"]);
      expect(second.session.id).not.toBe(first.session.id);
      expect(await second.session.run("return [window.name, location.href]")).toEqual(["", "data:,"]);
      await second.session.quit();
      await eventually(() => (processesNamed("chromedriver").length === 0 ? true : undefined));
    });
  }

  it("is kept from everybody else for that long, and then is free", async () => {
    const { ticket } = (await cloud().post("/me/broker/tickets")).body;
    await (await timed({ "cloud:multiSessionWait": 3 })).session.quit();
    const quitAt = performance.now();
    const other = await brokerClient(cloud(), { key: ticket }).open(DESKTOP);
    expect(performance.now() - quitAt).toBeGreaterThan(2_900);
    await other.quit();
    expect(processesNamed("chromedriver")).toEqual([]);
  });

  it("also takes a session that asks for other things", async () => {
    await (await timed({ "cloud:multiSessionWait": 30 })).session.quit();
    await using next = (await timed({ "goog:chromeOptions": { args: ["--lang=de"] } })).session;
    expect(next.capabilities["cloud:deviceId"]).toBe(114);
    expect(processesNamed("chromedriver")).toHaveLength(1);
  });

  it("is free at once after any other end than a quit", async () => {
    const { session } = await timed({ "cloud:multiSessionWait": 30 });
    await cloud().post(`/runs/${session.capabilities["cloud:runId"]}/abort`);
    const { ticket } = (await cloud().post("/me/broker/tickets")).body;
    const other = await brokerClient(cloud(), { key: ticket }).open(DESKTOP);
    await other.quit();
  });
});
