import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Json } from "../../support/test-cloud.ts";

/** What the server is told to do otherwise. */
export interface W3cServerOptions {
  /** How long a new session takes, in milliseconds. */
  readonly startMs?: number;
  /** Refuses every session with this message. */
  readonly refuses?: string;
  /** What commands of a session are answered with, by their path below it: `/screenshot`. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A W3C WebDriver server without a browser: sessions, a title, an echo. For what is about the broker, not the browser. */
export class W3cServer implements AsyncDisposable {
  readonly #server: Server;
  /** Capabilities of the sessions under way, by id. */
  readonly sessions = new Map<string, Json>();
  /** Every request, `METHOD /path`, with its headers. */
  readonly seen: { readonly line: string; readonly headers: IncomingMessage["headers"] }[] = [];
  /** The capabilities of every request for a session, in order. */
  readonly asked: Json[] = [];
  /** How many connections were made to it. */
  connections = 0;

  private constructor(options: W3cServerOptions) {
    let count = 0;
    this.#server = createServer(async (request, response) => {
      const body = await bodyOf(request);
      const { method, url = "" } = request;
      this.seen.push({ line: `${method} ${url}`, headers: request.headers });
      const answer = (status: number, value: unknown) => {
        response.writeHead(status, { "content-type": "application/json", "x-inner": "127.0.0.1" });
        response.end(JSON.stringify({ value }));
      };
      const path = url.replace(/^\/inner/, "");
      if (method === "POST" && path === "/session") {
        const capabilities = JSON.parse(body).capabilities.alwaysMatch;
        this.asked.push(capabilities);
        await new Promise((resolve) => setTimeout(resolve, options.startMs ?? 0));
        if (options.refuses)
          return answer(500, { error: "session not created", message: options.refuses, stacktrace: "" });
        const id = `inner-${++count}`;
        this.sessions.set(id, capabilities);
        const debuggerAddress = `localhost:${this.port}`;
        return answer(200, {
          sessionId: id,
          capabilities: {
            ...{
              browserName: "inner",
              "goog:chromeOptions": { debuggerAddress },
              "se:cdp": `ws://127.0.0.1:${this.port}/cdp`,
            },
            ...{
              "lab:link": `http://127.0.0.1:${this.port}/view`,
              "lab:size": { width: 1, at: `${this.url}/x` },
            },
          },
        });
      }
      const [, id = "", rest] = /^\/session\/([^/]+)(.*)$/.exec(path) ?? [];
      if (!this.sessions.has(id))
        return answer(404, { error: "invalid session id", message: "gone", stacktrace: "" });
      if (method === "DELETE" && rest === "") this.sessions.delete(id);
      const { [rest ?? ""]: value = this.sessions.get(id) ?? null } = options.values ?? {};
      return answer(200, rest === "/echo" ? body : value);
    });
    this.#server.on("connection", () => this.connections++);
  }

  static async start(options: W3cServerOptions = {}): Promise<W3cServer> {
    const server = new W3cServer(options);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Its address, with a path of its own and credentials. */
  get url(): string {
    return `http://lab:lab-password@127.0.0.1:${this.port}/inner`;
  }

  /** Closes the connections on which nothing is under way, as drivers do after a while. */
  closeIdleConnections(): void {
    this.#server.closeIdleConnections();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
