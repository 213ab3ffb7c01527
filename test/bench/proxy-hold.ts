import type { ProxyRequest } from "./fault-proxy.ts";

/** `before`: the request has not reached the server. `after`: the server has answered, the client has not heard. */
export type HoldPoint = "before" | "after";

/** A request kept under way for as long as a test likes. */
export interface Hold {
  /** Resolves when the request is held. */
  readonly reached: Promise<ProxyRequest>;
  /** Lets it go on: to the server even when the client has left, as a request on the wire would. */
  release(): void;
  /** Breaks the connection instead. */
  drop(): void;
}

/** A hold from the proxy's side. */
export interface HeldRequest {
  readonly point: HoldPoint;
  /** Says that the request is held, and waits. @returns whether it goes on. */
  wait(request: ProxyRequest): Promise<boolean>;
}

/** The holds that still wait for their request. Each takes one. */
export class Holds {
  readonly #waiting: { matches: (request: ProxyRequest) => boolean; held: HeldRequest }[] = [];

  add(matches: (request: ProxyRequest) => boolean, point: HoldPoint): Hold {
    const reached = Promise.withResolvers<ProxyRequest>();
    const decided = Promise.withResolvers<boolean>();
    const held: HeldRequest = {
      point,
      wait(request) {
        reached.resolve(request);
        return decided.promise;
      },
    };
    this.#waiting.push({ matches, held });
    return {
      reached: reached.promise,
      release: () => decided.resolve(true),
      drop: () => decided.resolve(false),
    };
  }

  take(request: ProxyRequest): HeldRequest | undefined {
    const at = this.#waiting.findIndex(({ matches }) => matches(request));
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]?.held;
  }
}
