import type { FaultRates } from "../../test/bench/fault-plan.ts";
import type { Dice } from "../fuzz/dice.ts";

/** Which faults the requests of a round meet, and how often. */
export interface Weather {
  readonly name: string;
  readonly faults: FaultRates;
  readonly longestBurst: number;
  /** Whether only requests that change something meet them. */
  readonly changesOnly: boolean;
}

const KINDS: readonly (keyof FaultRates)[] = [
  ...(["status500", "status502", "status429", "status503BeforeEvery", "status503AfterEvery"] as const),
  ...(["dropConnection", "stall", "truncate", "html", "html200", "delay", "trickle", "clock"] as const),
];

/** A request that nobody answers takes a minute of the action's time, and an odd page is not asked for again. */
const AT_MOST: FaultRates = { stall: 0.015, html200: 0.02 };
/** Where nobody knows afterwards whether a request was carried out. */
const IN_DOUBT: FaultRates = {
  ...{ status500: 0.1, status502: 0.1, status503AfterEvery: 0.1 },
  ...{ dropConnection: 0.15, truncate: 0.1, stall: 0.03 },
};

/** Calm; a drizzle of everything; showers of a few kinds; a storm of one, in bursts; doubt about what was changed. */
export function drawWeather(dice: Dice): Weather {
  const name = dice.pick(["calm", "drizzle", "drizzle", "showers", "storm", "doubt", "doubt"] as const);
  const weather = { name, faults: {}, longestBurst: 1, changesOnly: false };
  switch (name) {
    case "calm":
      return weather;
    case "drizzle":
      return { ...weather, faults: rates(KINDS, 0.02) };
    case "showers": {
      const kinds = new Set([dice.pick(KINDS), dice.pick(KINDS), dice.pick(KINDS)]);
      return { ...weather, faults: rates([...kinds], 0.06), longestBurst: 3 };
    }
    case "storm":
      return { ...weather, faults: rates([dice.pick(KINDS)], 0.16), longestBurst: dice.whole(2, 12) };
    case "doubt":
      return { ...weather, faults: IN_DOUBT, changesOnly: true };
  }
}

function rates(kinds: readonly (keyof FaultRates)[], rate: number): FaultRates {
  return Object.fromEntries(kinds.map((kind) => [kind, Math.min(rate, AT_MOST[kind] ?? 1)]));
}
