import type { TestCase } from "../../contract/results/junit-report.ts";

/** A test's name with the class or suite it stands in. Hostile until made harmless. */
export function fullTestName({ suite, className, name }: TestCase): string {
  const group = className || suite;
  return group && group !== name ? `${group} › ${name}` : name;
}
