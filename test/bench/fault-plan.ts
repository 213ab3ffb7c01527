import type { IncomingHttpHeaders } from "node:http";

/**
 * The share of requests, 0 to 1, that meet each fault. Together they are at most 1: a request meets one at most.
 */
export interface FaultRates {
  /** Answered 500, whether the server did what was asked or not. */
  readonly status500?: number;
  /** Answered 502, whether the server did what was asked or not. */
  readonly status502?: number;
  /** Answered 429 with a `Retry-After`, without having reached the server. */
  readonly status429?: number;
  /** Answered 503 without having reached the server. */
  readonly status503BeforeEvery?: number;
  /** Answered 503 although the server did what was asked. */
  readonly status503AfterEvery?: number;
  /** The connection breaks before, while or after the request reaches the server. */
  readonly dropConnection?: number;
  /** No answer until the client gives up, whether the request reached the server or not. */
  readonly stall?: number;
  /** The connection breaks in the middle of the answer. */
  readonly truncate?: number;
  /** A gateway answers 502 with a page of HTML; the request has not reached the server. */
  readonly html?: number;
  /** The same page with a 200, as from a portal that wants a sign-in. */
  readonly html200?: number;
  /** The request reaches the server late. */
  readonly delay?: number;
  /** The answer comes in small pieces with pauses between them. */
  readonly trickle?: number;
  /** The answer's `Date` is wrong, as if the server's clock had jumped. */
  readonly clock?: number;
}

/** A fault with its variant. */
export type Fault =
  | "500 before"
  | "500 after"
  | "502 before"
  | "502 after"
  | "429"
  | "503 before"
  | "503 after"
  | "drop before"
  | "drop during"
  | "drop after"
  | "stall before"
  | "stall after"
  | "truncate"
  | "html"
  | "html 200"
  | "delay"
  | "trickle"
  | "clock";

const VARIANTS: Readonly<Record<keyof FaultRates, readonly Fault[]>> = {
  status503BeforeEvery: ["503 before"],
  status503AfterEvery: ["503 after"],
  dropConnection: ["drop before", "drop during", "drop after"],
  stall: ["stall before", "stall after"],
  truncate: ["truncate"],
  html: ["html"],
  delay: ["delay"],
  // Later ones stand last: the order decides which draw meets which fault.
  status500: ["500 before", "500 after"],
  status502: ["502 before", "502 after"],
  status429: ["429"],
  html200: ["html 200"],
  trickle: ["trickle"],
  clock: ["clock"],
};

/** Faults of a server or gateway in trouble, which meet several requests in a row. */
const IN_BURSTS: ReadonlySet<readonly Fault[]> = new Set([
  VARIANTS.status500,
  VARIANTS.status502,
  VARIANTS.status429,
  VARIANTS.status503BeforeEvery,
  VARIANTS.status503AfterEvery,
  VARIANTS.html,
  VARIANTS.html200,
]);

export interface PlannedFault {
  readonly fault: Fault | undefined;
  /** In [0, 1): how much of it, for faults that have a measure. */
  readonly measure: number;
}

/** Decides request by request; the same seed and order of requests give the same faults. */
export class FaultPlan {
  readonly #rates: readonly (readonly [readonly Fault[], number])[];
  readonly #random: () => number;
  readonly #longestBurst: number;
  #burst: { readonly variants: readonly Fault[]; left: number } | undefined;

  /** A fault of a server in trouble meets up to `longestBurst` requests in a row. */
  constructor(seed: number, rates: FaultRates, longestBurst = 1) {
    this.#longestBurst = longestBurst;
    this.#rates = Object.entries(VARIANTS).map(
      ([name, variants]) => [variants, rates[name as keyof FaultRates] ?? 0] as const,
    );
    const sum = this.#rates.reduce((total, [, rate]) => total + rate, 0);
    if (sum > 1 + 1e-9 || this.#rates.some(([, rate]) => !(rate >= 0))) {
      throw new Error(`Fault rates are shares from 0 to 1 that add up to 1 at most; these add up to ${sum}.`);
    }
    this.#random = mulberry32(seed);
  }

  /** Always draws three numbers, so that one decision never shifts the next. */
  next(headers: IncomingHttpHeaders): PlannedFault {
    const draw = this.#random();
    const variant = this.#random();
    const measure = this.#random();
    const variants = this.#ongoing() ?? this.#drawn(draw, measure);
    return { fault: suited(variants?.[Math.floor(variant * variants.length)], headers), measure };
  }

  #ongoing(): readonly Fault[] | undefined {
    if (!this.#burst || this.#burst.left === 0) return undefined;
    this.#burst.left -= 1;
    return this.#burst.variants;
  }

  #drawn(draw: number, measure: number): readonly Fault[] | undefined {
    let left = draw;
    for (const [variants, rate] of this.#rates) {
      if (left >= rate) {
        left -= rate;
        continue;
      }
      if (IN_BURSTS.has(variants)) this.#burst = { variants, left: Math.floor(measure * this.#longestBurst) };
      return variants;
    }
    return undefined;
  }
}

/** Without a body there is no middle of a request: it has arrived, or it has not. */
function suited(fault: Fault | undefined, headers: IncomingHttpHeaders): Fault | undefined {
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
  return fault === "drop during" && !hasBody ? "drop after" : fault;
}

/** A small generator of numbers in [0, 1) with a 32-bit seed. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
