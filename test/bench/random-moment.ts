import type { Cancel, CancelMode, CancelWhen } from "./cancel.ts";
import { mulberry32 } from "./fault-plan.ts";
import type { FaultProxy } from "./fault-proxy.ts";

export interface MomentOptions {
  /** One of these is drawn. Default: all four. */
  readonly modes?: readonly CancelMode[];
  /** The latest moment on the clock. Early ones are likelier, since more happens then. Default 5000. */
  readonly withinMs?: number;
  /** A proxy whose requests are moments, too: right when one arrives is where races are. */
  readonly proxy?: Pick<FaultProxy, "arrival">;
  /** The last request that may be the moment. Default 30. */
  readonly withinRequests?: number;
  /** As in `Cancel`. */
  readonly scale?: number;
}

const MODES: readonly CancelMode[] = ["cancelJob", "stepTimeout", "shutdown", "kill9"];

/** A cancel of a random mode at a random moment; the same for the same seed. */
export function randomMoment(seed: number, options: MomentOptions = {}): Cancel {
  const { modes = MODES, withinMs = 5_000, withinRequests = 30, proxy, scale } = options;
  const random = mulberry32(seed);
  const mode = modes[Math.floor(random() * modes.length)];
  if (mode === undefined) throw new Error("There is no cancel mode to draw from.");
  const atRequest = random() < 0.5;
  const measure = random();
  const when: CancelWhen =
    proxy && atRequest
      ? { event: proxy.arrival(1 + Math.floor(measure * withinRequests)) }
      : { afterMs: Math.floor(measure ** 2 * withinMs) };
  return { mode, when, ...(scale === undefined ? {} : { scale }) };
}
