import { boolean, defaulted, text, wholeNumber } from "./input-kinds.ts";

/** Where an action's results go, and the workflow artifact that they become. */
export const resultsInputs = {
  "results-path": text,
  "artifact-name": defaulted(text),
  "publish-artifact": defaulted(boolean),
  "artifact-retention-days": wholeNumber(1),
};

export type ResultsValues = {
  readonly [Name in keyof typeof resultsInputs]: (typeof resultsInputs)[Name]["_zod"]["output"];
};
