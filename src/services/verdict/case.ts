import type { Totals } from "./decision.ts";
import type { Gate } from "./gate.ts";
import type { Observed } from "./observed.ts";

/** What every rule of the verdict looks at. */
export interface Case {
  readonly observed: Observed;
  readonly gate: Gate;
  readonly totals: Totals;
}
