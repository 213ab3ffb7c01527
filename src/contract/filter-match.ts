import type { Condition, Sort } from "./filters.ts";
import type { FieldType } from "./list-fields.ts";

const DAY_MS = 86_400_000;
type Value = string | number | boolean;

/**
 * Whether `record` meets `condition`. A missing or null field meets `isnull`, `empty` and the negations only.
 * `eq` and `in` are exact; `contains` and `like` (`%` for any text) ignore case; `on` is a day in UTC.
 */
export function matches(record: object, condition: Condition): boolean {
  const { operator, values } = condition;
  const value = comparable(fieldOf(record, condition.field), condition.type);
  const [wanted = ""] = values;
  switch (operator) {
    case "isnull":
      return value === undefined;
    case "isnotnull":
      return value !== undefined;
    case "empty":
      return value === undefined || value === "";
    case "eq":
    case "in":
      return value !== undefined && values.includes(value);
    case "noteq":
    case "notin":
      return value === undefined || !values.includes(value);
    case "like":
      return value !== undefined && isLike(String(value), String(wanted));
    case "notlike":
      return value === undefined || !isLike(String(value), String(wanted));
    case "contains":
      return value !== undefined && lower(value).includes(lower(wanted));
    case "on":
      return value !== undefined && dayOf(value) === dayOf(wanted);
    case "gt":
    case "after":
      return value !== undefined && value > wanted;
    case "lt":
    case "before":
      return value !== undefined && value < wanted;
  }
}

/** The order that `sorts` ask for, the first one first. Records without the field come last. */
export function compareBy(sorts: readonly Sort[]): (a: object, b: object) => number {
  return (a, b) => {
    for (const { field, direction } of sorts) {
      const order = compare(fieldOf(a, field), fieldOf(b, field), direction === "ascending" ? 1 : -1);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function compare(a: unknown, b: unknown, sign: 1 | -1): number {
  const [left, right] = [plain(a), plain(b)];
  if (left === undefined || right === undefined)
    return Number(left === undefined) - Number(right === undefined);
  if (left === right) return 0;
  return left < right ? -sign : sign;
}

/** The field's value, its name in any case; `a.b` reaches into records. Own fields only. */
function fieldOf(record: object, name: string): unknown {
  const direct = ownField(record, name);
  const dot = name.indexOf(".");
  if (direct !== undefined || dot < 0) return direct;
  const inner = ownField(record, name.slice(0, dot));
  return typeof inner === "object" && inner !== null ? fieldOf(inner, name.slice(dot + 1)) : undefined;
}

function ownField(record: object, name: string): unknown {
  const key = Object.keys(record).find((one) => one.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : (record as Record<string, unknown>)[key];
}

function comparable(value: unknown, type: FieldType): Value | undefined {
  const known = plain(value);
  if (known === undefined || known === "") return known;
  if (type === "d" && typeof known === "string") return Date.parse(known);
  return type === "n" ? Number(known) : known;
}

function plain(value: unknown): Value | undefined {
  if (value instanceof Date) return value.getTime();
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : undefined;
}

const dayOf = (value: Value) => Math.floor(Number(value) / DAY_MS);
const lower = (value: Value) => String(value).toLowerCase();

/** Each piece between the `%` is searched once, from left to right: no pattern makes this slow. */
function isLike(text: string, pattern: string): boolean {
  const [first = "", ...others] = lower(pattern).split("%");
  const subject = lower(text);
  const last = others.pop();
  if (last === undefined) return subject === first;
  if (!subject.startsWith(first)) return false;
  let from = first.length;
  for (const piece of others) {
    const at = subject.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return subject.length - last.length >= from && subject.endsWith(last);
}
