import type { Decimal } from "../../base/decimal.ts";

/** What a run must reach to pass. */
export interface Gate {
  /** Passed by executed tests. */
  readonly minSuccessRatio: Decimal;
  /** Executed tests by those that were planned, skipped ones left out. */
  readonly minExecutionRatio: Decimal;
  /** Executed tests of all executions together. */
  readonly minTests: number;
  readonly maxExcludedDevices: number;
  readonly maxWarningDevices: number;
}

const ONE: Decimal = { units: 1n, scale: 0, text: "1" };

/** The gate when no input says otherwise: every test runs, and every test passes. */
export const defaultGate: Gate = {
  minSuccessRatio: ONE,
  minExecutionRatio: ONE,
  minTests: 1,
  maxExcludedDevices: 0,
  maxWarningDevices: Number.POSITIVE_INFINITY,
};
