import * as z from "zod";
import { parseDecimal } from "../../base/decimal.ts";
import { parseDurationMs } from "../../base/duration.ts";
import { DeviceCloudError } from "../../base/errors.ts";

/** What an input's text is read as. Empty means unset; a bad value is an issue, never a default. */
type Read<T> = (text: string) => T;

/** A kind of input; `read` throws what is wrong with a text. */
export function input<T>(read: Read<T>) {
  return z.string().transform((text, context) => {
    const trimmed = text.trim();
    if (trimmed === "") return undefined;
    try {
      return read(trimmed);
    } catch (error) {
      const message = error instanceof DeviceCloudError ? error.explanation : "cannot be read.";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
  });
}

/** An input that must not be empty; `remedy` says where its value comes from. */
export function required<T>(kind: z.ZodType<T | undefined, string>, remedy: string) {
  return kind.transform((value, context) => {
    if (value !== undefined) return value as NonNullable<T>;
    context.addIssue({ code: "custom", message: `is missing. ${remedy}` });
    return z.NEVER;
  });
}

/** An input that has a default in `action.yml`, so that there is always a value. */
export function defaulted<T>(kind: z.ZodType<T | undefined, string>) {
  return required(kind, "Leave it out for its default.");
}

export const text = input((value) => value);
/** A text that is masked in the log by the call that reads it. */
export const secretText = text.meta({ secret: true });
/** A duration such as `30m`, in milliseconds. */
export const durationMs = input(parseDurationMs);
/** Several values, by line or comma. */
export const list = input((value) => [...new Set(partsOf(value))]);

/** Several ids, by line or comma, as they are given. */
export const idList = input((value) => {
  const parts = partsOf(value);
  const wrongs = parts.filter((part) => !/^\d{1,15}$/.test(part));
  if (parts.length === 0) return undefined;
  if (wrongs.length === 0) return parts.map(Number);
  throw wrong(`"${wrongs.join('", "')}" is no id.`, "Write ids of digits only, by line or comma.");
});

export const boolean = input((value) => {
  if (/^(?:true|yes|on)$/i.test(value)) return true;
  if (/^(?:false|no|off)$/i.test(value)) return false;
  throw wrong(`"${value}" is neither true nor false.`, "Write true or false.");
});

/** A share of a whole, kept exactly as written. */
export const ratio = input((value) => {
  const decimal = parseDecimal(value);
  if (decimal && decimal.units <= 10n ** BigInt(decimal.scale)) return decimal;
  throw wrong(`"${value}" is not a ratio.`, "Write a decimal number from 0 to 1, such as 0.95.");
});

/** A whole number of at least `least`. */
export function wholeNumber(least: number) {
  return input((value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least) return number;
    throw wrong(`"${value}" is not a whole number of ${least} or more.`, "Write digits only.");
  });
}

export function choice<const C extends string>(...choices: readonly C[]) {
  return input((value) => {
    const found = choices.find((known) => known === value.toLowerCase());
    if (found !== undefined) return found;
    throw wrong(`"${value}" is not one of the values it can have.`, `Choose from: ${choices.join(", ")}.`);
  });
}

/** A JSON text, as its value. */
export const json = input((value): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    throw wrong(
      "is not valid JSON.",
      "Check quotes and commas; in YAML, a block scalar (|) keeps them as they are.",
    );
  }
});

function partsOf(value: string): string[] {
  return value
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function wrong(message: string, remedy: string): DeviceCloudError {
  return new DeviceCloudError("input", message, { remedy });
}
