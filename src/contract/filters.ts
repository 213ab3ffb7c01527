import { plainLine } from "../base/untrusted-text.ts";
import type { FieldType, ListField } from "./list-fields.ts";

const NO_VALUE = ["isnull", "isnotnull", "empty"] as const;
const LISTS = ["in", "notin"] as const;
const TEXTS = ["contains", "like", "notlike"] as const;
const ORDERS = ["gt", "lt", "after", "before"] as const;
const OPERATORS = ["eq", "noteq", "on", ...ORDERS, ...TEXTS, ...LISTS, ...NO_VALUE] as const;
export type Operator = (typeof OPERATORS)[number];

/** One condition of a filter, its field spelled as it was declared. */
export interface Condition {
  readonly field: string;
  readonly type: FieldType;
  readonly operator: Operator;
  /** Dates are milliseconds since the epoch. Several for `in` and `notin`, none for operators without a value. */
  readonly values: readonly (string | number | boolean)[];
}
export interface ParsedFilter {
  readonly conditions: readonly Condition[];
  /** One sentence per condition that cannot be read. */
  readonly problems: readonly string[];
}

/**
 * Reads a `filter` parameter: conditions `<t>_<field>_<op>_<value>` joined with `;`, all of which must hold. `<t>_`
 * may be missing; fields and operators are read in any case; a value may hold `_`; list values are joined with `|`.
 * A field compares by its own type, whatever `<t>` says. (Specification: Common list parameters.)
 */
export function parseFilter(text: string, fields: readonly ListField[]): ParsedFilter {
  const conditions: Condition[] = [];
  const problems: string[] = [];
  for (const part of text.split(";").filter((one) => one.trim() !== "")) {
    const parsed = parseCondition(part.trim(), fields);
    if (typeof parsed === "string") problems.push(`filter "${plainLine(part, 120)}": ${parsed}`);
    else conditions.push(parsed);
  }
  return { conditions, problems };
}

function parseCondition(text: string, fields: readonly ListField[]): Condition | string {
  const segments = text.split("_");
  const typed = /^[dns]$/i.test(segments[0] ?? "") && !findField(segments[0], fields);
  const [name, operatorName, ...rest] = typed ? segments.slice(1) : segments;
  const field = findField(name, fields);
  if (!field) return unknownField(name, fields);
  const operator = OPERATORS.find((one) => one === operatorName?.toLowerCase());
  if (!operator)
    return `unknown operator "${plainLine(operatorName ?? "", 40)}"; it takes ${OPERATORS.join(", ")}.`;
  if (!applies(operator, field.type)) return `${operator} does not apply to ${field.name}.`;
  if (isOneOf(operator, NO_VALUE)) return { field: field.name, type: field.type, operator, values: [] };
  if (rest.length === 0) return `${operator} needs a value.`;
  const value = rest.join("_");
  const values = (isOneOf(operator, LISTS) ? value.split("|") : [value]).map((one) => read(one, field.type));
  if (values.some((one) => one === undefined)) return `${field.name} takes ${TAKES[field.type]}.`;
  return { field: field.name, type: field.type, operator, values: values as Condition["values"] };
}

const TAKES: Readonly<Record<FieldType, string>> = {
  d: "milliseconds since the epoch, or ISO 8601",
  n: "a number",
  s: "a text",
  b: "true or false",
};

const BOOLEANS = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

function applies(operator: Operator, type: FieldType): boolean {
  if (isOneOf(operator, TEXTS)) return type === "s";
  if (isOneOf(operator, ORDERS)) return type !== "b";
  return operator !== "on" || type === "d";
}

function read(text: string, type: FieldType): string | number | boolean | undefined {
  if (type === "s") return text;
  const trimmed = text.trim();
  if (type === "b") return BOOLEANS.get(trimmed.toLowerCase());
  if (/^[+-]?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
  if (type === "n" || !/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/i.test(trimmed)) return undefined;
  const time = Date.parse(trimmed);
  return Number.isNaN(time) ? undefined : time;
}

export interface Sort {
  readonly field: string;
  readonly direction: "ascending" | "descending";
}
export interface ParsedSort {
  readonly sorts: readonly Sort[];
  readonly problems: readonly string[];
}

/** Reads a `sort` parameter: `<field>_a` or `<field>_d`; several, the first one first, are joined with `;`. */
export function parseSort(text: string, fields: readonly string[]): ParsedSort {
  const sorts: Sort[] = [];
  const problems: string[] = [];
  const named = fields.map((name) => ({ name }));
  for (const part of text.split(";").filter((one) => one.trim() !== "")) {
    const match = /^(.*)_([ad])$/i.exec(part.trim());
    const field = findField(match?.[1], named);
    const say = (problem: string) => problems.push(`sort "${plainLine(part, 120)}": ${problem}`);
    if (!match) say("write <field>_a for ascending or <field>_d for descending.");
    else if (!field) say(unknownField(match[1], named));
    else
      sorts.push({
        field: field.name,
        direction: match[2]?.toLowerCase() === "a" ? "ascending" : "descending",
      });
  }
  return { sorts, problems };
}

function findField<F extends { readonly name: string }>(
  name: string | undefined,
  fields: readonly F[],
): F | undefined {
  const lower = name?.toLowerCase();
  return fields.find((field) => field.name.toLowerCase() === lower);
}

function unknownField(name: string | undefined, fields: readonly { readonly name: string }[]): string {
  const allowed = fields.map((field) => field.name).join(", ");
  return `unknown field "${plainLine(name ?? "", 40)}"; allowed: ${allowed || "none"}.`;
}

function isOneOf<const T extends string>(value: string, all: readonly T[]): value is T {
  return (all as readonly string[]).includes(value);
}
