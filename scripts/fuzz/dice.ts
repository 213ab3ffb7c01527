import { mulberry32 } from "../../test/bench/fault-plan.ts";

/** Random choices that a seed repeats. */
export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = mulberry32(seed);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.#random() * (max - min + 1));
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error("There is nothing to pick from.");
    return from[this.whole(0, from.length - 1)] as T;
  }
}
