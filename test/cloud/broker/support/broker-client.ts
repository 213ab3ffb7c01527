import { basic, type Json, type TestCloud } from "../../support/test-cloud.ts";

/** What a broker answered: the `value` of its body. */
export interface BrokerAnswer {
  readonly status: number;
  readonly value: Json;
}

export type BrokerRoot = "/hub/wd" | "/wd/hub";

/** A WebDriver client as small as can be: one request, one answer. */
export class BrokerClient {
  readonly address: string;
  readonly authorization: string | undefined;

  constructor(address: string, authorization: string | undefined) {
    this.address = address;
    this.authorization = authorization;
  }

  async send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<BrokerAnswer> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(this.authorization === undefined ? {} : { authorization: this.authorization }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const { value } = (await answer.json()) as { value: Json };
    return { status: answer.status, value };
  }

  /** Asks for a session; the answer may be a refusal. */
  ask(alwaysMatch: object = {}, signal?: AbortSignal): Promise<BrokerAnswer> {
    return this.send("POST", "/session", { capabilities: { alwaysMatch } }, signal);
  }

  /** Opens a session. @throws when it is refused. */
  async open(alwaysMatch: object = {}): Promise<ClientSession> {
    const { status, value } = await this.ask(alwaysMatch);
    if (status !== 200) throw new Error(`${status} ${value.error}: ${value.message}`);
    return new ClientSession(this, value.sessionId, value.capabilities);
  }
}

/** A session as its client has it. Disposing quits it. */
export class ClientSession implements AsyncDisposable {
  readonly client: BrokerClient;
  readonly id: string;
  readonly capabilities: Json;
  #hasQuit = false;

  constructor(client: BrokerClient, id: string, capabilities: Json) {
    this.client = client;
    this.id = id;
    this.capabilities = capabilities;
  }

  send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<BrokerAnswer> {
    return this.client.send(method, `/session/${this.id}${path}`, body, signal);
  }

  /** The value of a command that succeeds. @throws when it does not. */
  async get(path: string): Promise<Json> {
    return whenGood(await this.send("GET", path));
  }

  async post(path: string, body: unknown = {}): Promise<Json> {
    return whenGood(await this.send("POST", path, body));
  }

  run(script: string, ...args: unknown[]): Promise<Json> {
    return this.post("/execute/sync", { script, args });
  }

  goTo(html: string): Promise<Json> {
    return this.post("/url", { url: `data:text/html,${encodeURIComponent(html)}` });
  }

  async find(selector: string): Promise<string> {
    const found = await this.post("/element", { using: "css selector", value: selector });
    return Object.values(found)[0] as string;
  }

  async quit(): Promise<BrokerAnswer> {
    this.#hasQuit = true;
    return await this.send("DELETE", "");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#hasQuit) await this.quit();
  }
}

function whenGood({ status, value }: BrokerAnswer): Json {
  if (status === 200) return value;
  throw new Error(`${status} ${value?.error}: ${value?.message}`);
}

/** A client of the cloud's broker with the account's key, or another secret. */
export function brokerClient(
  { cloud }: TestCloud,
  { root = "/hub/wd", key = cloud.account.apiKey }: { root?: BrokerRoot; key?: string | null } = {},
): BrokerClient {
  return new BrokerClient(cloud.url + root, key === null ? undefined : basic(key));
}
