import { next, parseVersion, type Version } from "./version.ts";

/** One end of a range: `from` holds the version itself, `below` does not. */
export interface Bound {
  readonly side: "from" | "below";
  readonly at: Version;
}

type Operator = ">=" | ">" | "<=" | "<" | "=";

const VERSION = String.raw`\d{1,9}(?:\.\d{1,9}){0,3}`;
const HYPHEN = new RegExp(`^(${VERSION})\\s+-\\s+(${VERSION})$`);
const COMPARATOR = new RegExp(`^(>=|<=|>|<|=)?\\s*(${VERSION})((?:\\.[xX*]){0,3})(?:\\s+|$)`);
const ANY = /^[xX*]$/;

/** The bounds of comparators that stand side by side; undefined where one is not understood. */
export function parseComparators(text: string): Bound[] | undefined {
  if (ANY.test(text)) return [];
  const hyphen = HYPHEN.exec(text);
  if (hyphen) return [...boundsOf(">=", hyphen[1] ?? ""), ...boundsOf("<=", hyphen[2] ?? "")];
  const bounds: Bound[] = [];
  let rest = text;
  do {
    const match = COMPARATOR.exec(rest);
    if (!match) return undefined;
    bounds.push(...boundsOf((match[1] ?? "=") as Operator, match[2] ?? ""));
    rest = rest.slice(match[0].length);
  } while (rest !== "");
  return bounds;
}

/** A version stands for all that begin with it: from itself to below the next one of its length. */
function boundsOf(operator: Operator, text: string): Bound[] {
  const version = parseVersion(text) ?? [];
  const from = { side: "from", at: version } as const;
  const below = { side: "below", at: version } as const;
  const behind = next(version);
  switch (operator) {
    case ">=":
      return [from];
    case ">":
      return [{ side: "from", at: behind }];
    case "<":
      return [below];
    case "<=":
      return [{ side: "below", at: behind }];
    case "=":
      return [from, { side: "below", at: behind }];
  }
}
