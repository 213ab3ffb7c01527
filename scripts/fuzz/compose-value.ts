import type { Dice } from "./dice.ts";
import { type Json, resolved } from "./document.ts";
import { HOSTILE_TEXTS, hostileJson } from "./hostile-values.ts";
import type { KnownIds } from "./known-ids.ts";

/** The account whose credentials are not the ones that requests mostly carry. */
export const OTHER_EMAIL = "other@device-cloud.example";
const WORDS = ["alpha", "Beta", "run-tests.sh", "a.zip", "app.apk", "Straße", "x y", "2024-01-01", "*"];
/** What a text of this name is good for, where any word is not. */
const FITTING_TEXTS: Readonly<Record<string, string>> = {
  client_id: "device-cloud-api",
  email: OTHER_EMAIL,
  hookURL: "http://127.0.0.1:9/hook",
  username: OTHER_EMAIL,
};
const OPERATORS = [
  ...["eq", "noteq", "gt", "lt", "after", "before", "on", "contains", "like", "notlike", "in", "notin"],
  ...["isnull", "isnotnull", "empty", "EQ", "is", ""],
];
const COUNTS = [0, 1, 1, 2, 5, 10, 60, 1_800, -1, 3_000_000];
const MOST_LEVELS = 6;

/** What values are made with. */
export interface Makers {
  readonly dice: Dice;
  readonly known: KnownIds;
  /** How likely a value is none that its schema takes. */
  readonly malice: number;
}

/** A text for a query or form parameter: what its schema takes, or something else. */
export function parameterText(name: string, schema: Json, listed: readonly string[], makers: Makers): string {
  const { dice, malice } = makers;
  if (dice.chance(malice)) return dice.pick(HOSTILE_TEXTS);
  if (name === "filter") return many(dice, () => condition(listed, makers)).join(";");
  if (name === "sort")
    return many(dice, () => `${dice.pick(listed)}_${dice.pick(["a", "d", "x"])}`).join(";");
  if (schema.type === "array") {
    return many(dice, () => String(fittingValue(name, schema.items, makers))).join(",");
  }
  return String(fittingValue(name, schema, makers));
}

/** A JSON value that fits the schema, save where it is hostile: on every level, but less often than a parameter. */
export function jsonFor(name: string, schema: Json, makers: Makers, level = 0): unknown {
  const { dice, malice } = makers;
  const { anyOf, ...plain } = resolved(schema);
  if (dice.chance(malice / 3) || level > MOST_LEVELS) return hostileJson(dice);
  if (anyOf && plain.type === undefined)
    return jsonFor(name, dice.chance(0.7) ? anyOf[0] : dice.pick(anyOf), makers, level);
  if (plain.type === "array") return many(dice, () => jsonFor(name, plain.items ?? {}, makers, level + 1));
  if (plain.type !== "object") return fittingValue(name, plain, makers);
  const fields = Object.entries<Json>(plain.properties ?? {}).filter(
    ([field]) => plain.required?.includes(field) || dice.chance(0.5),
  );
  return Object.fromEntries(
    fields.map(([field, inner]) => [field, jsonFor(field, inner, makers, level + 1)]),
  );
}

function fittingValue(name: string, schema: Json, { dice, known }: Makers): unknown {
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  if (schema.enum) return dice.pick(schema.enum);
  if (schema.examples && dice.chance(0.7)) return dice.pick(schema.examples);
  if (type === "boolean") return dice.chance(0.5);
  if (type === "null") return null;
  if (schema.pattern) return String(dice.whole(0, 300));
  if (type !== "integer" && type !== "number") return FITTING_TEXTS[name] ?? dice.pick(WORDS);
  if (name === "limit" || name === "offset") return dice.pick([0, 1, 2, 7, 20, 100, 1_000, 2 ** 31 - 1]);
  return /ids?(?:\[\])?$/i.test(name) ? known.idFor(name, dice) : dice.pick(COUNTS);
}

function condition(listed: readonly string[], { dice, malice }: Makers): string {
  const field = dice.pick(dice.chance(malice) ? HOSTILE_TEXTS : listed);
  const value = dice.pick([dice.pick(WORDS), dice.pick(HOSTILE_TEXTS), String(dice.whole(0, 10 ** 13))]);
  const parts = [field, dice.pick(OPERATORS), value];
  return (dice.chance(0.6) ? [dice.pick(["d", "n", "s", "b", "q"]), ...parts] : parts).join("_");
}

function many<T>(dice: Dice, make: () => T): T[] {
  return Array.from({ length: dice.whole(1, 3) }, make);
}
