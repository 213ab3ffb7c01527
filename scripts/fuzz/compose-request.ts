import { type Body, composeBody } from "./compose-body.ts";
import { type Makers, parameterText } from "./compose-value.ts";
import type { Dice } from "./dice.ts";
import type { Target } from "./document.ts";
import { HOSTILE_TEXTS } from "./hostile-values.ts";
import type { Ids } from "./known-ids.ts";

/** A request to send. */
export interface Request {
  readonly target: Target;
  readonly method: string;
  /** Path and query as they go on the wire. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | undefined;
  /** Breaks the connection in the middle of the body. */
  readonly cut: boolean;
  /** Whether it is for `target`; bent addresses and other methods may be for any operation, or none. */
  readonly isForTarget: boolean;
  /** The ids in the path that are those of a record. */
  readonly ids: Ids;
}

/** A request for the operation, or close to one. `credentials` stand in its headers nine times in ten. */
export function composeRequest(target: Target, credentials: string, makers: Makers): Request {
  const { dice } = makers;
  const ids = pathIds(target, makers);
  const path = `${dice.pick(target.roots)}${pathOf(target, ids, dice)}`;
  const [bent, otherMethod] = [dice.chance(0.03), dice.chance(0.03)];
  const body = composeBody(target, makers);
  return {
    target,
    method: otherMethod ? dice.pick(["PATCH", "PUT", "OPTIONS", "TRACE", "HEAD", "PROPFIND"]) : target.method,
    address: `${bent ? bend(path, dice) : path}${queryOf(target, makers)}`,
    headers: headersOf(credentials, body, dice),
    body,
    cut: body !== undefined && body.bytes.length > 1 && dice.chance(0.02),
    isForTarget: !bent && !otherMethod,
    ids,
  };
}

/** Half of the time the ids of a record that exists; else whatever is at hand. */
function pathIds({ parameters }: Target, { dice, known }: Makers): Ids {
  const names = parameters.filter((one) => one.in === "path").map(({ name }) => name);
  const drawn = known.draw(names, dice);
  const isKnown = dice.chance(0.6);
  const ids = names.map((name) => [
    name,
    isKnown ? (drawn[name] ?? known.idFor(name, dice)) : dice.whole(0, 300),
  ]);
  return Object.fromEntries(ids);
}

/** The path with its ids filled in; one in eight is no number. */
function pathOf({ template }: Target, ids: Ids, dice: Dice): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const hostile = dice.chance(0.12) ? dice.pick(HOSTILE_TEXTS) : "";
    return encoded(hostile || String(ids[name]));
  });
}

function queryOf({ parameters, listed }: Target, makers: Makers): string {
  const { dice } = makers;
  const pairs = parameters
    .filter((one) => one.in === "query" && dice.chance(0.35))
    .map(({ name, schema }) => [name, parameterText(name, schema, listed, makers)] as const);
  if (dice.chance(0.1)) pairs.push([dice.pick(HOSTILE_TEXTS), dice.pick(HOSTILE_TEXTS)]);
  if (dice.chance(0.05) && pairs[0]) pairs.push(pairs[0], [pairs[0][0], "0"]);
  const query = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
  const tail = dice.chance(0.03) ? dice.pick(["&%zz", "&=", "&&", "&%", "#x", "?", "&a=%c3%28"]) : "";
  return query || tail ? `?${query}${tail}` : "";
}

function headersOf(credentials: string, body: Body | undefined, dice: Dice): Record<string, string> {
  return {
    ...(dice.chance(0.92) ? { authorization: credentials } : wrongCredentials(dice)),
    ...(body ? { "content-type": body.type } : {}),
    ...(dice.chance(0.08) ? dice.pick(STRANGE_HEADERS) : {}),
  };
}

const STRANGE_HEADERS: readonly Record<string, string>[] = [
  { host: "rebound.example" },
  { host: "" },
  { origin: "https://elsewhere.example" },
  { "sec-fetch-site": "cross-site" },
  { range: "bytes=5-1" },
  { range: "bytes=999999999999999-" },
  { range: "bytes=-0" },
  { "if-none-match": "*" },
  { "content-type": "application/json" },
  { "content-encoding": "gzip" },
  { expect: "100-continue" },
  { "x-http-method-override": "DELETE" },
  { cookie: "session=1; a=\u00ff" },
  { accept: "application/xml" },
  { "x-long": "x".repeat(20_000) },
];

function wrongCredentials(dice: Dice): Record<string, string> {
  return dice.pick<Record<string, string>>([
    {},
    { authorization: "Basic" },
    { authorization: "Basic bm9ib2R5Og==" },
    { authorization: "Basic \u00ff\u00ff" },
    { authorization: "Bearer nobody" },
    { authorization: `Bearer ${"x".repeat(5_000)}` },
    { authorization: "Negotiate x" },
  ]);
}

function bend(path: string, dice: Dice): string {
  const at = dice.whole(1, path.length);
  const wedge = dice.pick([
    "/",
    "//",
    "/..",
    "/.",
    ";a=b",
    "%2f",
    "%zz",
    "%00",
    "%",
    "%c0%af",
    "\\",
    "..;/",
    ":",
  ]);
  return path.slice(0, at) + wedge + path.slice(at);
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
