import type { RunAddress } from "../../services/results/run-address.ts";
import { idList, required, wholeNumber } from "./input-kinds.ts";
import type { InputRule } from "./read-inputs.ts";

const FROM = "Take it from the output of the step that started the run.";

/** The inputs of an action that takes one run. */
export const runInputs = {
  "project-id": wholeNumber(0),
  "run-id": required(wholeNumber(0), FROM),
};

/** The inputs of an action that takes several runs: one project for all, or one for each in the same order. */
export const runsInputs = {
  "project-id": idList,
  "run-id": required(idList, FROM),
};

interface RunValues {
  readonly "project-id"?: number | undefined;
  readonly "run-id": number;
}

interface RunsValues {
  readonly "project-id"?: readonly number[] | undefined;
  readonly "run-id": readonly number[];
}

/** The run that `runInputs` name. */
export function runAddressOf({ "project-id": projectId, "run-id": runId }: RunValues): RunAddress {
  return { runId, projectId };
}

/** The runs that `runsInputs` name, each once. */
export function runAddressesOf(inputs: RunsValues): RunAddress[] {
  const projectIds = inputs["project-id"] ?? [];
  const runs = inputs["run-id"].map((runId, index): [number, RunAddress] => {
    return [runId, { runId, projectId: projectIds.length === 1 ? projectIds[0] : projectIds[index] }];
  });
  return [...new Map(runs).values()];
}

const eachHasItsProject: InputRule = (given) => {
  const projects = countOf(given["project-id"]);
  const runs = countOf(given["run-id"]);
  if (projects <= 1 || projects === runs) return undefined;
  return `project-id: names ${projects} projects for ${runs} runs. Give one for all, or one for each run.`;
};

function countOf(text = ""): number {
  return text.split(/[\n,]/).filter((part) => part.trim() !== "").length;
}

/** The rules of `runsInputs`. */
export const runsRules: readonly InputRule[] = [eachHasItsProject];
