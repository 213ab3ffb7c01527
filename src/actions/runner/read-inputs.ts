import * as core from "@actions/core";
import type * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { inputDefaults } from "./input-defaults.ts";

/** A rule over several inputs, as they were given: a sentence when it is broken. */
export type InputRule = (given: Readonly<Record<string, string>>) => string | undefined;

/**
 * The inputs of an action, parsed by its schema, whose keys are spelled as in `action.yml`. Secrets are masked here. The
 * runner fills in a default only where an input is absent; an empty one means its default, too.
 * @throws {DeviceCloudError} `input` with all problems together.
 */
export function readInputs<S extends z.ZodObject>(
  action: keyof typeof inputDefaults,
  schema: S,
  rules: readonly InputRule[],
): z.output<S> {
  const defaults: Readonly<Record<string, string>> = inputDefaults[action];
  const given: Record<string, string> = {};
  for (const [name, kind] of Object.entries(schema.shape)) {
    const value = core.getInput(name) || (defaults[name] ?? "");
    if (value !== "" && (kind as z.ZodType).meta()?.secret) core.setSecret(value);
    given[name] = value;
  }
  const parsed = schema.safeParse(given);
  const issues = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const problems = [
    ...issues,
    ...rules.map((rule) => rule(given)).filter((problem) => problem !== undefined),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new DeviceCloudError("input", problems.join("\n"));
}
