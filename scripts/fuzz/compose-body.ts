import { jsonFor, type Makers, parameterText } from "./compose-value.ts";
import type { Dice } from "./dice.ts";
import type { Json, Target } from "./document.ts";
import { BROKEN_JSON, HOSTILE_TEXTS, hostileJson, MEDIA_TYPES } from "./hostile-values.ts";

/** The body of a request, and what its `Content-Type` says it is. */
export interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

/** A body of the kind that the operation takes; with malice, now and then of some other, or a broken one. */
export function composeBody({ bodies }: Target, makers: Makers): Body | undefined {
  const { dice, malice } = makers;
  const kinds = Object.keys(bodies);
  if (dice.chance(kinds.length > 0 ? malice : malice / 5)) return strangeBody(makers);
  if (kinds.length === 0 || dice.chance(0.15)) return undefined;
  const type = dice.pick(kinds);
  switch (type) {
    case "application/json":
      return { type, bytes: Buffer.from(jsonText(bodies[type], makers)) };
    case "application/x-www-form-urlencoded":
      return { type, bytes: Buffer.from(formText(bodies[type], makers)) };
    case "multipart/form-data":
      return multipart(makers);
    default:
      return { type, bytes: someBytes(dice) };
  }
}

function jsonText(schema: Json, makers: Makers): string {
  const { dice, malice } = makers;
  if (dice.chance(malice / 2)) return dice.pick(BROKEN_JSON);
  return JSON.stringify(dice.chance(malice / 2) ? hostileJson(dice) : jsonFor("", schema, makers));
}

function formText({ properties }: Json, makers: Makers): string {
  const { dice, malice } = makers;
  const chosen = Object.entries<Json>(properties).filter(() => dice.chance(0.5));
  const pairs = chosen.map(([name, schema]): [string, string] => [
    name,
    parameterText(name, schema, [], makers),
  ]);
  if (dice.chance(malice / 3)) pairs.push([dice.pick(HOSTILE_TEXTS), dice.pick(HOSTILE_TEXTS)]);
  return new URLSearchParams(pairs).toString();
}

function strangeBody(makers: Makers): Body {
  const { dice } = makers;
  const type = dice.pick(MEDIA_TYPES);
  return dice.pick([
    () => ({ type, bytes: Buffer.from(dice.pick(BROKEN_JSON)) }),
    () => ({ type, bytes: Buffer.from(dice.pick(HOSTILE_TEXTS)) }),
    () => ({ type, bytes: someBytes(dice) }),
    () => ({ ...multipart(makers), type }),
  ])();
}

const FILE_NAMES = [
  "suite.zip",
  "a.apk",
  "",
  "../../x.zip",
  'a".zip',
  "C:\\x\\y.zip",
  "x".repeat(3_000),
  "ü\u0000.zip",
];

/** A form with a file; with malice something is wrong with it. */
function multipart({ dice, malice }: Makers): Body {
  const name = dice.chance(malice / 2) ? dice.pick(HOSTILE_TEXTS) : "file";
  const part = [
    `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${dice.pick(FILE_NAMES)}"`,
    `content-type: ${dice.pick(["application/zip", "text/html", "x", "application/octet-stream"])}\r\n\r\n`,
  ].join("\r\n");
  const whole = Buffer.concat([Buffer.from(part), someBytes(dice), Buffer.from("\r\n--b--\r\n")]);
  return {
    type: "multipart/form-data; boundary=b",
    bytes: dice.chance(malice) ? broken(whole, part, dice) : whole,
  };
}

function broken(whole: Buffer, part: string, dice: Dice): Buffer {
  return dice.pick([
    () => whole.subarray(0, dice.whole(0, whole.length)),
    () => Buffer.concat([Buffer.from(part), whole]),
    () => Buffer.from("--b--\r\n"),
    () => Buffer.from(`--b\r\n${"x".repeat(20_000)}: 1\r\n\r\n1\r\n--b--\r\n`),
    () => Buffer.from(`--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(60)),
  ])();
}

function someBytes(dice: Dice): Buffer {
  return Buffer.from(Array.from({ length: dice.pick([0, 1, 30, 3_000]) }, () => dice.whole(0, 255)));
}
