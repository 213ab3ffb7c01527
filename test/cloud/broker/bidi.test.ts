import { expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { testedIsolations } from "../execution/setting.ts";
import type { Json } from "../support/test-cloud.ts";
import { brokerClient, type ClientSession } from "./support/broker-client.ts";
import { brokerCloud, eventually } from "./support/broker-cloud.ts";
import { describeWithDriver } from "./support/driver-needed.ts";
import { refusedHandshake } from "./support/refused-handshake.ts";

/** A BiDi connection of a client: commands by id, events as they come. */
class BidiConnection {
  readonly events: Json[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Json) => void>();
  #id = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.id === undefined) this.events.push(message);
      else this.#waiting.get(message.id)?.(message);
    };
  }

  get isClosed(): boolean {
    return this.#socket.readyState === WebSocket.CLOSED;
  }

  static open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.onopen = () => resolve(new BidiConnection(socket));
      socket.onerror = () => reject(new Error(`no WebSocket at ${address}`));
    });
  }

  send(method: string, params: object = {}): Promise<Json> {
    const id = ++this.#id;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }
}

/** Without a sandbox there is none (guard/commands.test.ts). */
const isMissing = !(await testedIsolations()).includes("bubblewrap");

describeWithDriver("the WebSocket of a session", () => {
  const cloud = brokerCloud();
  const open = () => brokerClient(cloud()).open({ webSocketUrl: true });
  const socketOf = ({ capabilities }: ClientSession) => BidiConnection.open(capabilities.webSocketUrl);

  it.skipIf(isMissing)("lies at the broker, and carries commands, events and large answers", async () => {
    proves("openSessionSocket", "hubwd");
    await using session = await open();
    const { host } = new URL(cloud().cloud.url);
    expect(session.capabilities.webSocketUrl).toBe(`ws://${host}/hub/wd/session/${session.id}`);
    const bidi = await socketOf(session);
    await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
    const { result: tree } = await bidi.send("browsingContext.getTree");
    const [{ context }] = tree.contexts;
    const target = { context };
    const text = "x".repeat(2_000_000);
    const { result } = await bidi.send("script.callFunction", {
      ...{ functionDeclaration: "text => { console.log('said'); return text + text }", target },
      ...{ arguments: [{ type: "string", value: text }], awaitPromise: false },
    });
    expect(result.result.value).toBe(text + text);
    await eventually(() => bidi.events.find(({ params }) => params.text === "said"));
    // Commands of both kinds meet in one browser.
    await session.goTo("<title>both</title>");
    const { result: title } = await bidi.send("script.evaluate", {
      ...{ expression: "document.title", target, awaitPromise: false },
    });
    expect(title.result.value).toBe("both");
  });

  it.skipIf(isMissing)("closes when the session ends", async () => {
    proves("openSessionSocket", "wdhub");
    const session = await brokerClient(cloud(), { root: "/wd/hub" }).open({ webSocketUrl: true });
    expect(session.capabilities.webSocketUrl).toContain("/wd/hub/session/");
    const bidi = await socketOf(session);
    await session.quit();
    await eventually(() => bidi.isClosed || undefined);
    await expect(socketOf(session)).rejects.toThrow("no WebSocket");
  });

  it.skipIf(isMissing)("ends the session when its client does so there", async () => {
    const session = await open();
    const bidi = await socketOf(session);
    // The driver may hang up instead of answering.
    void bidi.send("session.end");
    const run = await eventually(async () => {
      const found = await cloud().get(`/runs/${session.capabilities["cloud:runId"]}`);
      return found.state === "FINISHED" ? found : undefined;
    });
    expect(run.warningDeviceCount).toBe(1);
    expect((await session.send("GET", "/title")).value.error).toBe("invalid session id");
  });

  it.skipIf(isMissing)("is refused for a session without one, and to pages of other sites", async () => {
    await using session = await brokerClient(cloud()).open();
    expect(session.capabilities.webSocketUrl).toBeUndefined();
    const { host } = new URL(cloud().cloud.url);
    await expect(BidiConnection.open(`ws://${host}/hub/wd/session/${session.id}`)).rejects.toThrow();
    const address = `${cloud().cloud.url}/hub/wd/session/${session.id}`;
    expect(await refusedHandshake(address, "https://elsewhere.example")).toMatchObject({ status: 403 });
  });
});
