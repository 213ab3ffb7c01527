import type { Clock } from "../../base/clock.ts";
import { ARRIVAL_MS } from "./create-once.ts";

/** How long a request without an answer is looked out for: until it cannot arrive any more, or so many milliseconds. */
export type LookOut = "until-settled" | { readonly ms: number };

const LOOK_EVERY_MS = 1_000;

/** Looks for what a request, last sent at `askedAt`, may have created. Undefined when it has not shown in time. */
export async function lookOutFor<T>(
  find: () => Promise<T | undefined>,
  {
    askedAt,
    lookOut,
    clock,
    signal,
  }: { askedAt: number; lookOut: LookOut; clock: Clock; signal: AbortSignal },
): Promise<T | undefined> {
  const until = lookOut === "until-settled" ? askedAt + ARRIVAL_MS : clock.now() + lookOut.ms;
  for (;;) {
    const found = await find();
    if (found !== undefined || clock.now() >= until) return found;
    await clock.sleep(LOOK_EVERY_MS, signal);
  }
}
