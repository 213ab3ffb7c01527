import { type Body, composeBody } from "./compose-body.ts";
import { type Makers, parameterText } from "./compose-value.ts";
import type { Dice } from "./dice.ts";
import type { Target } from "./document.ts";
import { HOSTILE_TEXTS } from "./hostile-values.ts";
import type { Ids } from "./known-ids.ts";

/** Values of the `Authorization` header. */
export interface Credentials {
  /** Of the account whose records requests are about. */
  readonly own: string;
  /** Of another account. */
  readonly other: string;
}

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

/** A request for the operation, or, with malice, something close to one. */
export function composeRequest(target: Target, credentials: Credentials, makers: Makers): Request {
  const { dice, malice } = makers;
  const ids = pathIds(target, makers);
  const path = `${dice.pick(target.roots)}${pathOf(target, ids, makers)}`;
  const [bent, otherMethod] = [dice.chance(malice / 10), dice.chance(malice / 10)];
  const body = composeBody(target, makers);
  return {
    target,
    method: otherMethod ? dice.pick(["PATCH", "PUT", "OPTIONS", "TRACE", "HEAD", "PROPFIND"]) : target.method,
    // A parameter has one value, whether it stands in the address or in a form.
    address: `${bent ? bend(path, dice) : path}${isForm(body) && !dice.chance(malice) ? "" : queryOf(target, makers)}`,
    headers: headersOf(credentials, body, makers),
    body,
    cut: body !== undefined && body.bytes.length > 1 && dice.chance(malice / 10),
    isForTarget: !bent && !otherMethod,
    ids,
  };
}

const isForm = (body: Body | undefined) => body?.type === "application/x-www-form-urlencoded";

/** The ids of one record that exists; with malice, of any or of none. */
function pathIds({ parameters }: Target, { dice, known, malice }: Makers): Ids {
  const names = parameters.filter((one) => one.in === "path").map(({ name }) => name);
  const drawn = known.draw(names, dice);
  const isKnown = !dice.chance(malice);
  const ids = names.map((name) => [
    name,
    isKnown ? (drawn[name] ?? known.idFor(name, dice)) : dice.whole(0, 300),
  ]);
  return Object.fromEntries(ids);
}

/** The path with its ids filled in, of which some are no numbers. */
function pathOf({ template }: Target, ids: Ids, { dice, malice }: Makers): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const hostile = dice.chance(malice / 3) ? dice.pick(HOSTILE_TEXTS) : "";
    return encoded(hostile || String(ids[name]));
  });
}

function queryOf({ parameters, listed }: Target, makers: Makers): string {
  const { dice, malice } = makers;
  const pairs = parameters
    .filter((one) => one.in === "query" && dice.chance(0.35))
    .map(({ name, schema }) => [name, parameterText(name, schema, listed, makers)] as const);
  if (dice.chance(malice / 3)) pairs.push([dice.pick(HOSTILE_TEXTS), dice.pick(HOSTILE_TEXTS)]);
  if (dice.chance(malice / 6) && pairs[0]) pairs.push(pairs[0], [pairs[0][0], "0"]);
  const query = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
  const tail = dice.chance(malice / 10) ? dice.pick(["&%zz", "&=", "&&", "&%", "#x", "?", "&a=%c3%28"]) : "";
  return query || tail ? `?${query}${tail}` : "";
}

function headersOf(
  credentials: Credentials,
  body: Body | undefined,
  { dice, malice }: Makers,
): Record<string, string> {
  return {
    ...(dice.chance(malice / 5) ? wrongCredentials(credentials, dice) : { authorization: credentials.own }),
    ...(body ? { "content-type": body.type } : {}),
    ...(dice.chance(malice / 4) ? dice.pick(STRANGE_HEADERS) : {}),
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

function wrongCredentials({ other }: Credentials, dice: Dice): Record<string, string> {
  return dice.pick<Record<string, string>>([
    {},
    { authorization: other },
    { authorization: other },
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
