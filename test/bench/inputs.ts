import { type Contexts, evaluate } from "./expressions.ts";
import { inputVariable, type Manifest } from "./manifest.ts";
import type { StageRecord } from "./stage-record.ts";

export interface EvaluatedInput {
  readonly name: string;
  readonly value: string;
}

/**
 * The inputs of one stage: what `with` gives, an empty string included, and defaults for absent keys only.
 * `required` is not enforced. (actions/runner, ActionRunner.RunAsync.)
 */
export function evaluateInputs(
  manifest: Manifest,
  given: Readonly<Record<string, string>>,
  contexts: { readonly given: Contexts; readonly defaults: Contexts },
): EvaluatedInput[] {
  const givenNames = new Set(Object.keys(given).map((name) => name.toLowerCase()));
  const absent = [...manifest.inputs].filter(([name]) => !givenNames.has(name.toLowerCase()));
  return [
    ...Object.entries(given).map(([name, text]) => ({ name, value: evaluate(text, contexts.given) })),
    ...absent.map(([name, input]) => ({ name, value: evaluate(input.default ?? "", contexts.defaults) })),
  ];
}

/** The inputs as environment variables. */
export function inputVariables(inputs: readonly EvaluatedInput[]): Record<string, string> {
  return Object.fromEntries(inputs.map(({ name, value }) => [inputVariable(name), value]));
}

/** The runner's warnings about deprecated and unknown inputs. */
export function warnAboutInputs(
  manifest: Manifest,
  given: Readonly<Record<string, string>>,
  record: StageRecord,
): void {
  const names = [...manifest.inputs.keys()];
  const unexpected: string[] = [];
  for (const key of Object.keys(given)) {
    const name = names.find((candidate) => candidate.toLowerCase() === key.toLowerCase());
    if (name === undefined) unexpected.push(key);
    const message = name === undefined ? undefined : manifest.inputs.get(name)?.deprecationMessage;
    if (message) record.tell("warning", `Input '${key}' has been deprecated with message: ${message}`);
  }
  if (unexpected.length === 0) return;
  const valid = names.join("', '");
  record.tell("warning", `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid}']`);
}
