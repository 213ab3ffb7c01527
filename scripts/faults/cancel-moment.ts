import { setTimeout as delay } from "node:timers/promises";
import type { Cancel, CancelMode } from "../../test/bench/bench.ts";
import type { FaultProxy } from "../../test/bench/fault-proxy.ts";
import { randomMoment } from "../../test/bench/random-moment.ts";
import type { HeldRequest } from "./hold-request.ts";
import type { JobStep } from "./job-kinds.ts";
import { LAPSE_FACTOR } from "./lapse-factor.ts";
import type { RoundPlan } from "./plan-round.ts";

const WITHIN_MS = 1_500;
const WITHIN_REQUESTS = 25;

/** What a cancel can go by. */
export interface Triggers {
  readonly proxy: FaultProxy;
  readonly held: HeldRequest | undefined;
}

/** When the step that begins now is cancelled: while its start is held, where the plan says so, else at any moment. */
export function cancelMoment(
  { seed, hold }: RoundPlan,
  step: JobStep,
  mode: CancelMode,
  { proxy, held }: Triggers,
): Cancel {
  const scale = 1 / LAPSE_FACTOR;
  const afterMs = hold?.cancelAfterMs;
  if (held && step.starts && afterMs !== undefined) {
    return { mode, when: { event: held.reached.then(() => delay(afterMs)) }, scale };
  }
  const before = proxy.log.length;
  return randomMoment(seed, {
    modes: [mode],
    withinMs: WITHIN_MS,
    withinRequests: WITHIN_REQUESTS,
    proxy: { arrival: (count) => proxy.arrival(before + count) },
    scale,
  });
}
