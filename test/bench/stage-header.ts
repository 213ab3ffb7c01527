import type { EvaluatedInput } from "./inputs.ts";
import type { StageRecord } from "./stage-record.ts";

export interface StageDescription {
  /** The action, or the first line of a script. */
  readonly title: string;
  readonly inputs: readonly EvaluatedInput[];
  readonly env: Readonly<Record<string, string>>;
}

/** Writes what the runner puts at the top of a stage's log. */
export function describeStage(record: StageRecord, { title, inputs, env }: StageDescription): void {
  if (record.stage === "post") {
    record.output("Post job cleanup.");
    return;
  }
  record.output(`##[group]Run ${title}`);
  const given = inputs.filter(({ value }) => value !== "");
  if (given.length > 0) record.output("with:");
  for (const { name, value } of given) record.output(`  ${name}: ${value}`);
  const variables = Object.entries(env);
  if (variables.length > 0) record.output("env:");
  for (const [name, value] of variables) record.output(`  ${name}: ${value}`);
  record.output("##[endgroup]");
}
