import type { Json } from "../../support/test-cloud.ts";

type Listener = (method: string, params: Json) => void;

/** A conversation with one browser in the DevTools protocol, over its WebSocket. */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(result: Json): void; reject(error: Error): void }>();
  readonly #listeners = new Map<string, Listener>();
  #nextId = 1;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data))));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The browser ended."));
    });
  }

  static async connect(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", reject, { once: true });
    });
    return new DevTools(socket);
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Json> {
    const id = this.#nextId++;
    const answer = new Promise<Json>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answer;
  }

  listen(sessionId: string, listener: Listener): void {
    this.#listeners.set(sessionId, listener);
  }

  #receive({ id, method, params, result, error, sessionId }: Json): void {
    if (id === undefined) {
      this.#listeners.get(sessionId)?.(method, params);
      return;
    }
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  }
}
