import { plainLine } from "../base/untrusted-text.ts";
import type { Param, Params, ParamValues } from "./params.ts";

/** Parameters as they travel in a query or a form body, in order. */
export type RawPairs = readonly (readonly [name: string, value: string])[];
export interface DecodedParams<P extends Params> {
  readonly values: ParamValues<P>;
  /** One sentence per value that is not what its parameter takes. */
  readonly problems: readonly string[];
}

/**
 * The pairs to send for `values`. Arrays are repeated as `name[]`; undefined and undeclared ones are left out.
 * (Specification: Repeated array parameters use the form `name[]=<v>&name[]=<v>`.)
 */
export function encodeParams<P extends Params>(params: P, values: ParamValues<P>): RawPairs {
  return Object.entries(params).flatMap(([name, { kind }]): RawPairs => {
    const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || value === null) return [];
    if (isArrayKind(kind))
      return (value as readonly unknown[]).map((one) => [`${name}[]`, String(one)] as const);
    return [[name, String(value)]];
  });
}

/**
 * Reads what a client sent. `raw` holds every value under its name, `name` or `name[]` for an array, repeated or as
 * one comma-joined value. An empty value means unset; names that `params` does not have are ignored.
 */
export function decodeParams<P extends Params>(
  params: P,
  raw: ReadonlyMap<string, readonly string[]>,
): DecodedParams<P> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, param] of Object.entries(params)) {
    const decoded = decodeParam(name, param, raw);
    if (decoded.problem !== undefined) problems.push(decoded.problem);
    else if (decoded.value !== undefined) values[name] = decoded.value;
  }
  return { values: values as ParamValues<P>, problems };
}

interface Decoded {
  readonly value?: unknown;
  readonly problem?: string;
}

function decodeParam(name: string, param: Param, raw: ReadonlyMap<string, readonly string[]>): Decoded {
  const plain = raw.get(name) ?? [];
  const bracketed = raw.get(`${name}[]`) ?? [];
  if (isArrayKind(param.kind)) return decodeArray(name, param, plain, bracketed);
  const given = new Set([...plain, ...bracketed].filter((value) => value !== ""));
  if (given.size > 1) return { problem: `${name} is given ${given.size} times with different values.` };
  const [value] = given;
  return value === undefined ? {} : decodeOne(name, param, value);
}

function decodeArray(
  name: string,
  param: Param,
  plain: readonly string[],
  bracketed: readonly string[],
): Decoded {
  const elements: unknown[] = [];
  for (const text of [...plain.flatMap(splitCommas), ...bracketed.flatMap(commaFree(param))]) {
    if (text === "") continue;
    const { value, problem } = decodeOne(name, param, text);
    if (problem !== undefined) return { problem };
    elements.push(value);
  }
  return elements.length > 0 ? { value: elements } : {};
}

const splitCommas = (text: string) => text.split(",");

/** A comma under `name[]` separates, save in free text, where it may belong to the value. */
function commaFree(param: Param): (text: string) => string[] {
  return param.kind === "texts" && !param.choices ? (text) => [text] : splitCommas;
}

function decodeOne(name: string, param: Param, text: string): Decoded {
  switch (param.kind) {
    case "boolean":
      return decodeBoolean(name, text);
    case "int32":
      return decodeInteger(name, text, -(2 ** 31), 2 ** 31 - 1);
    case "int64":
    case "int64s":
      return decodeInteger(name, text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    case "text":
    case "texts":
      if (!param.choices || param.choices.includes(text)) return { value: text };
      return { problem: `${name} is "${plainLine(text, 80)}"; it takes ${param.choices.join(", ")}.` };
  }
}

function decodeBoolean(name: string, text: string): Decoded {
  const lower = text.trim().toLowerCase();
  if (lower === "true" || lower === "1") return { value: true };
  if (lower === "false" || lower === "0") return { value: false };
  return { problem: `${name} is "${plainLine(text, 80)}"; it takes true or false.` };
}

function decodeInteger(name: string, text: string, min: number, max: number): Decoded {
  const value = /^[+-]?\d{1,19}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return { value };
  return { problem: `${name} is "${plainLine(text, 80)}"; it takes a whole number from ${min} to ${max}.` };
}

function isArrayKind(kind: Param["kind"]): boolean {
  return kind === "int64s" || kind === "texts";
}
