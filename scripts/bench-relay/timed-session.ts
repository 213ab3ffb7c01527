import { Agent, request } from "node:http";

/** A command below a session. */
export interface Command {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
}

/** A session of a W3C server, with one connection that is kept open. Disposing quits it. */
export class TimedSession implements AsyncDisposable {
  readonly #root: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #id = "";

  private constructor(root: string) {
    this.#root = new URL(root);
  }

  /** Opens a session; user and password of `root` are sent as Basic authentication. */
  static async open(root: string, capabilities: object): Promise<TimedSession> {
    const session = new TimedSession(root);
    const body = { capabilities: { alwaysMatch: capabilities } };
    const value = await session.#send({ method: "POST", path: "/session", body });
    session.#id = (value as { sessionId: string }).sessionId;
    return session;
  }

  /** The value of a command. @throws when it fails. */
  send({ method, path, body }: Command): Promise<unknown> {
    return this.#send({ method, path: `/session/${this.#id}${path}`, body });
  }

  /** How long a command takes until its whole answer is there, in milliseconds. */
  async time(command: Command): Promise<number> {
    const startMs = performance.now();
    await this.send(command);
    return performance.now() - startMs;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.send({ method: "DELETE", path: "" });
    this.#agent.destroy();
  }

  #send({ method, path, body }: Command): Promise<unknown> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers = content === undefined ? {} : { "content-length": Buffer.byteLength(content) };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { username, password, pathname } = this.#root;
    const target = { path: pathname + path, agent: this.#agent, method, headers };
    const auth = username === "" ? {} : { auth: `${username}:${password}` };
    const asking = request(this.#root, { ...target, ...auth }, async (answer) => {
      let text = "";
      for await (const chunk of answer.setEncoding("utf8")) text += chunk;
      if (answer.statusCode === 200) resolve(JSON.parse(text).value);
      else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 500)}`));
    });
    asking.once("error", reject);
    asking.end(content);
    return promise;
  }
}
