import { setTimeout as delay } from "node:timers/promises";
import type { FaultProxy, ProxyRequest } from "../../test/bench/fault-proxy.ts";
import type { PlannedHold } from "./plan-round.ts";

/** A request kept on its way. */
export interface HeldRequest {
  /** Resolves when there is one: a round may end before. */
  readonly reached: Promise<unknown>;
  /** Resolves when none is on its way. */
  gone(): Promise<unknown>;
}

const HELD = {
  start: ({ method, path }: ProxyRequest) => method === "POST" && /\/(?:runs|builds)(?:\?|$)/.test(path),
  retry: ({ path }: ProxyRequest) => path.includes("/retry"),
};

/** Holds the first request that starts a run, or that starts it again. */
export function holdRequest(proxy: FaultProxy, { of, point, ms, drops }: PlannedHold): HeldRequest {
  const hold = proxy.hold(HELD[of], point);
  let gone: Promise<unknown> = Promise.resolve();
  const reached = hold.reached.then(() => {
    gone = delay(ms).then(drops ? hold.drop : hold.release);
  });
  return { reached, gone: () => gone };
}
