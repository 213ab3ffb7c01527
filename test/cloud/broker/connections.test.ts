import { Agent, request } from "node:http";
import type { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCloud } from "../support/test-cloud.ts";
import { brokerClient } from "./support/broker-client.ts";
import { brokerCloud } from "./support/broker-cloud.ts";
import { describeWithDriver } from "./support/driver-needed.ts";
import { W3cServer } from "./support/w3c-server.ts";

/** A client that keeps its connections, and tells which it used. */
class KeepAliveClient implements Disposable {
  readonly sockets = new Set<Socket>();
  readonly #agent: Agent;

  constructor(maxSockets: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets });
  }

  get(address: string): Promise<{ readonly status: number | undefined; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const asking = request(address, { agent: this.#agent }, async (answer) => {
        let text = "";
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode, text });
      });
      asking.once("socket", (socket) => this.sockets.add(socket));
      asking.once("error", reject);
      asking.end();
    });
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}

describe("the connections of a session", { timeout: 30_000 }, () => {
  let server: W3cServer;
  beforeAll(async () => {
    server = await W3cServer.start({ values: { "/title": "here" } });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("are one of the client and one to the driver for 200 commands, failures among them", async () => {
    await using cloud = await startTestCloud({ webdriver: server.url });
    await using session = await brokerClient(cloud).open();
    const before = server.connections;
    using client = new KeepAliveClient(Number.POSITIVE_INFINITY);
    const address = `${cloud.cloud.url}/hub/wd/session/${session.id}`;
    for (let time = 0; time < 200; time++) {
      const isWrong = time % 20 === 0;
      const { status, text } = await client.get(`${address}${isWrong ? "wrong" : ""}/title`);
      expect(status).toBe(isWrong ? 404 : 200);
      if (!isWrong) expect(text).toBe('{"value":"here"}');
    }
    expect(client.sockets.size).toBe(1);
    expect(server.connections - before).toBe(1);
  });

  it("are no more to the driver than the client has commands under way", async () => {
    await using cloud = await startTestCloud({ webdriver: server.url });
    await using session = await brokerClient(cloud).open();
    const before = server.connections;
    using client = new KeepAliveClient(5);
    const address = `${cloud.cloud.url}/hub/wd/session/${session.id}/title`;
    const answers = await Promise.all(Array.from({ length: 200 }, () => client.get(address)));
    expect(answers.every(({ text }) => text === '{"value":"here"}')).toBe(true);
    expect(client.sockets.size).toBe(5);
    expect(server.connections - before).toBeLessThanOrEqual(5);
  });

  it("to the driver are opened anew when it has closed those that rested", async () => {
    await using cloud = await startTestCloud({ webdriver: server.url });
    await using session = await brokerClient(cloud).open();
    expect(await session.get("/title")).toBe("here");
    const before = server.connections;
    server.closeIdleConnections();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await session.get("/title")).toBe("here");
    expect(server.connections - before).toBe(1);
  });
});

describeWithDriver("commands of one session that come at once", () => {
  const cloud = brokerCloud();

  it("are all answered, each with its own answer, while a long one is under way", async () => {
    await using session = await brokerClient(cloud()).open();
    await session.goTo("<title>here</title><p id=p0><p id=p1><p id=p2>");
    const slow = "const [done] = arguments; setTimeout(() => done('late'), 1000)";
    const long = session.post("/execute/async", { script: slow, args: [] });
    const titles = Array.from({ length: 20 }, () => session.get("/title"));
    const echoes = Array.from({ length: 20 }, (_, number) => session.run("return arguments[0]", number));
    expect(await Promise.all(titles)).toEqual(titles.map(() => "here"));
    expect(await Promise.all(echoes)).toEqual(echoes.map((_, number) => number));
    expect(await long).toBe("late");
  });

  it("of two sessions do not wait for each other", async () => {
    await using one = await brokerClient(cloud()).open();
    await using other = await brokerClient(cloud()).open({ "cloud:device": 115 });
    const slow = "const [done] = arguments; setTimeout(() => done('late'), 3000)";
    let isOver = false;
    const long = one.post("/execute/async", { script: slow, args: [] }).finally(() => {
      isOver = true;
    });
    for (let time = 0; time < 10; time++) await other.get("/title");
    expect(isOver).toBe(false);
    expect(await long).toBe("late");
  });
});
