import type { DatabaseSync } from "node:sqlite";
import { matches } from "../../contract/filter-match.ts";
import type { Condition, Sort } from "../../contract/filters.ts";
import type { SqlPart } from "./selection.ts";

const DAY_MS = 86_400_000;

/** The record's own spelling of its fields, with dots for fields of fields; from the contract, never from a caller. */
export type FieldNames = readonly string[];

/** Teaches the database what SQL cannot say alone: text operators that ignore the case of every alphabet. */
export function registerTextOperators(database: DatabaseSync): void {
  const deterministic = { deterministic: true };
  for (const operator of ["contains", "like"] as const) {
    database.function(`text_${operator}`, deterministic, (value, wanted) => {
      const condition: Condition = { field: "value", type: "s", operator, values: [String(wanted)] };
      return matches({ value }, condition) ? 1 : 0;
    });
  }
}

/** A filter's condition in SQL, with the meaning that the contract's `matches` gives it. */
export function conditionSql({ field, operator, values }: Condition, fields: FieldNames): SqlPart {
  const column = columnOf(field, fields);
  const bound = values.map((value) => (typeof value === "boolean" ? Number(value) : value));
  const [wanted = ""] = bound;
  const listed = `${column} IN (${bound.map(() => "?").join(", ")})`;
  switch (operator) {
    case "isnull":
      return { sql: `${column} IS NULL`, values: [] };
    case "isnotnull":
      return { sql: `${column} IS NOT NULL`, values: [] };
    case "empty":
      return { sql: `${column} IS NULL OR ${column} = ''`, values: [] };
    case "eq":
    case "in":
      return { sql: listed, values: bound };
    case "noteq":
    case "notin":
      return { sql: `${column} IS NULL OR NOT ${listed}`, values: bound };
    case "gt":
    case "after":
      return { sql: `${column} > ?`, values: [wanted] };
    case "lt":
    case "before":
      return { sql: `${column} < ?`, values: [wanted] };
    case "on": {
      const day = Math.floor(Number(wanted) / DAY_MS) * DAY_MS;
      return { sql: `${column} >= ? AND ${column} < ?`, values: [day, day + DAY_MS] };
    }
    case "contains":
      return { sql: `${column} IS NOT NULL AND text_contains(${column}, ?)`, values: [wanted] };
    case "like":
      return { sql: `${column} IS NOT NULL AND text_like(${column}, ?)`, values: [wanted] };
    case "notlike":
      return { sql: `${column} IS NULL OR NOT text_like(${column}, ?)`, values: [wanted] };
  }
}

/** An order in SQL; records without the field come last. */
export function sortSql({ field, direction }: Sort, fields: FieldNames): SqlPart {
  const order = direction === "ascending" ? "ASC" : "DESC";
  return { sql: `${columnOf(field, fields)} ${order} NULLS LAST`, values: [] };
}

/** Records that have `text` in one of these fields, whatever its case. */
export function searchSql(text: string, names: readonly string[], fields: FieldNames): SqlPart {
  const columns = names.map((name) => columnOf(name, fields));
  const found = columns.map((column) => `(${column} IS NOT NULL AND text_contains(${column}, ?))`);
  return { sql: found.join(" OR ") || "FALSE", values: columns.map(() => text) };
}

function columnOf(field: string, fields: FieldNames): string {
  if (field.toLowerCase() === "id") return "id";
  const [first = "", ...inner] = field.split(".");
  const own = fields.find((name) => name.toLowerCase() === first.toLowerCase()) ?? first;
  const path = [own, ...inner].map((name) => `."${name.replaceAll(/[^\w]/g, "")}"`).join("");
  return `json_extract(doc, '$${path}')`;
}
