import type { JobStatus } from "./step-run.ts";

/** The contexts that an input may use. */
export type Contexts = Readonly<Record<"github" | "runner" | "job" | "matrix" | "strategy", unknown>>;

/**
 * `text` with every `${{ context.property… }}` replaced, as the runner does it: what is not there becomes the empty
 * string. Anything but a path into one of the contexts is an error, since nothing else is imitated.
 */
export function evaluate(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (whole, expression: string) => {
    const path = /^\s*([a-z]+)((?:\.[\w-]+)*)\s*$/i.exec(expression);
    const [, name = "", properties = ""] = path ?? [];
    if (!path || !Object.hasOwn(contexts, name)) {
      throw new Error(`The bench does not evaluate ${whole}; it knows ${Object.keys(contexts).join(", ")}.`);
    }
    let value: unknown = contexts[name as keyof Contexts];
    for (const property of properties.split(".").slice(1)) value = propertyOf(value, property);
    return textOf(value);
  });
}

function propertyOf(value: unknown, property: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.hasOwn(value, property) ? (value as Record<string, unknown>)[property] : null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return Array.isArray(value) ? "Array" : "Object";
  return String(value);
}

/** Whether a step or stage runs under `status`: one status function, perhaps negated. */
export function holds(condition: string, status: JobStatus): boolean {
  const match = /^\s*(?:\$\{\{)?\s*(!?)\s*(always|success|failure|cancelled)\(\)\s*(?:\}\})?\s*$/.exec(
    condition,
  );
  if (!match) throw new Error(`The bench does not evaluate the condition "${condition}".`);
  const [, negation, wanted] = match;
  const met = wanted === "always" || wanted === (status satisfies JobStatus);
  return negation === "!" ? !met : met;
}
