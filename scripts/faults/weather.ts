import type { FaultRates } from "../../test/bench/fault-plan.ts";
import type { Dice } from "../fuzz/dice.ts";

/** Which faults the requests of a round meet, and how often. */
export interface Weather {
  readonly name: string;
  readonly faults: FaultRates;
  readonly longestBurst: number;
}

const KINDS: readonly (keyof FaultRates)[] = [
  ...(["status500", "status502", "status429", "status503BeforeEvery", "status503AfterEvery"] as const),
  ...(["dropConnection", "stall", "truncate", "html", "html200", "delay", "trickle", "clock"] as const),
];

/** A request that nobody answers takes a minute of the action's time, so there are few. */
const AT_MOST: FaultRates = { stall: 0.015, html200: 0.02 };

/** Calm, a drizzle of everything, showers of a few kinds, or a storm of one kind in bursts. */
export function drawWeather(dice: Dice): Weather {
  const name = dice.pick(["calm", "drizzle", "drizzle", "showers", "showers", "storm"] as const);
  switch (name) {
    case "calm":
      return { name, faults: {}, longestBurst: 1 };
    case "drizzle":
      return { name, faults: rates(KINDS, 0.02), longestBurst: 1 };
    case "showers": {
      const kinds = new Set([dice.pick(KINDS), dice.pick(KINDS), dice.pick(KINDS)]);
      return { name, faults: rates([...kinds], 0.06), longestBurst: 3 };
    }
    case "storm":
      return { name, faults: rates([dice.pick(KINDS)], 0.16), longestBurst: dice.whole(2, 12) };
  }
}

function rates(kinds: readonly (keyof FaultRates)[], rate: number): FaultRates {
  return Object.fromEntries(kinds.map((kind) => [kind, Math.min(rate, AT_MOST[kind] ?? 1)]));
}
