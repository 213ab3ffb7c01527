/** How much of the failures a report shows. */
export interface Detail {
  /** Failures of each execution. */
  readonly failures: number;
  /** Characters of each failure's details. */
  readonly detailsLength: number;
}

/** From rich to poor: the first that fits the budget is taken, so that many executions share it fairly. */
export const DETAILS: readonly [Detail, ...Detail[]] = [
  { failures: 50, detailsLength: 4_000 },
  { failures: 50, detailsLength: 600 },
  { failures: 20, detailsLength: 0 },
  { failures: 5, detailsLength: 0 },
];
