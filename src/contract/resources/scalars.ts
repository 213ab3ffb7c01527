import * as z from "zod";

const WHOLE_NUMBER = /^-?\d{1,16}$/;
const DECIMAL_NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;

/**
 * int64 ids and counts; services and clients also write them as strings. Beyond 2^53 - 1 JSON numbers are not exact,
 * so such a value is refused, not rounded.
 */
export const int64 = z
  .union([z.int(), z.string().regex(WHOLE_NUMBER).transform(Number).pipe(z.int())])
  .meta({ description: "int64" });
export const int32 = z
  .union([z.int(), z.string().regex(WHOLE_NUMBER).transform(Number).pipe(z.int())])
  .meta({ description: "int32" });

/** Ratios and other decimal numbers; as a string, too. */
export const float = z.union([z.number(), z.string().regex(DECIMAL_NUMBER).transform(Number)]);

/** A state or kind with the values known today. Others pass as they are: no reader may treat them as success. */
export function openEnum<const V extends string>(...known: readonly V[]) {
  return z.string().meta({ examples: [...known] }) as unknown as z.ZodType<V | (string & {}), string>;
}

/**
 * A `date-time`: ISO 8601 as documented, or epoch milliseconds as on the wire. Parsed to a `Date`; what is no
 * date becomes null, so that one odd field does not lose its record. Without an offset it is taken as UTC.
 */
export const dateTime = z
  .union([z.string(), z.number()])
  .transform(toDate)
  .catch(null)
  .meta({ description: "ISO 8601, or milliseconds since the epoch" });

const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

function toDate(value: string | number): Date | null {
  const date = new Date(typeof value === "number" ? value : toEpochMs(value.trim()));
  return Number.isNaN(date.getTime()) ? null : date;
}

function toEpochMs(text: string): number {
  if (WHOLE_NUMBER.test(text)) return Number(text);
  const match = ISO.exec(text);
  if (!match) return Number.NaN;
  const offset = match[1];
  if (offset === undefined) return Date.parse(text.length > 10 ? `${text}Z` : text);
  if (offset.toUpperCase() === "Z") return Date.parse(text);
  const digits = offset.slice(1).replace(":", "").padEnd(4, "0");
  const colon = `${offset.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  return Date.parse(text.slice(0, -offset.length) + colon);
}

const urlObject = z.looseObject({
  protocol: z.string().nullish(),
  authority: z.string().nullish(),
  content: z.unknown().optional(),
  defaultPort: int32.nullish(),
  host: z.string().nullish(),
  userInfo: z.string().nullish(),
  file: z.string().nullish(),
  query: z.string().nullish(),
  path: z.string().nullish(),
  ref: z.string().nullish(),
  port: int32.nullish(),
});

/**
 * A link: the documented URL object, or a plain string as on the wire. Parsed to a `URL`, or null where it is no
 * http or https address.
 */
export const link = z
  .union([z.string(), urlObject])
  .transform((value) => toUrl(typeof value === "string" ? value : hrefOf(value)))
  .catch(null)
  .meta({ description: "URL object, or the address as a string" });

function toUrl(href: string): URL | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
}

function hrefOf(url: z.output<typeof urlObject>): string {
  const port = url.port !== undefined && url.port !== null && url.port >= 0 ? `:${url.port}` : "";
  const authority = url.authority || `${url.host ?? ""}${port}`;
  const file = url.file || `${url.path ?? ""}${url.query ? `?${url.query}` : ""}`;
  const ref = url.ref === undefined || url.ref === null ? "" : `#${url.ref}`;
  return `${url.protocol ?? ""}://${authority}${file}${ref}`;
}

/**
 * A record: `required` fields are always there, `optional` ones may be missing or null, unknown ones pass through.
 */
export function record<R extends z.ZodRawShape, O extends z.ZodRawShape>(required: R, optional: O) {
  const nullish = Object.fromEntries(
    Object.entries(optional).map(([name, schema]) => [name, (schema as z.ZodType).nullish()]),
  ) as unknown as { [K in keyof O]: z.ZodOptional<z.ZodNullable<O[K]>> };
  return z.looseObject({ ...required, ...nullish });
}
