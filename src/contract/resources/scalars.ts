import * as z from "zod";

/** int64 ids and counts. Beyond 2^53 - 1 JSON numbers are not exact, so such a value is refused, not rounded. */
export const int64 = z.int();
export const int32 = z.int();

/** A state or kind with the values known today. Others pass as they are: no reader may treat them as success. */
export function openEnum<const V extends string>(...known: readonly V[]) {
  return z.string().meta({ examples: [...known] }) as unknown as z.ZodType<V | (string & {}), string>;
}

/** A `date-time`: ISO 8601 as documented, or epoch milliseconds as on the wire. Parsed to a `Date`. */
export const dateTime = z
  .union([z.iso.datetime({ offset: true, local: true }), z.int()])
  .transform((value) => new Date(value))
  .meta({ description: "ISO 8601, or milliseconds since the epoch" });

const urlObject = z.looseObject({
  protocol: z.string().nullish(),
  authority: z.string().nullish(),
  content: z.unknown(),
  defaultPort: int32.nullish(),
  host: z.string().nullish(),
  userInfo: z.string().nullish(),
  file: z.string().nullish(),
  query: z.string().nullish(),
  path: z.string().nullish(),
  ref: z.string().nullish(),
  port: int32.nullish(),
});

/** A link: the documented URL object, or a plain string as on the wire. Parsed to a `URL`, or null where it is none. */
export const link = z
  .union([z.string(), urlObject])
  .transform((value) => (typeof value === "string" ? toUrl(value) : toUrl(hrefOf(value))))
  .meta({ description: "URL object, or the address as a string" });

function toUrl(href: string): URL | null {
  return URL.canParse(href) ? new URL(href) : null;
}

function hrefOf(url: z.output<typeof urlObject>): string {
  const port = url.port !== undefined && url.port !== null && url.port >= 0 ? `:${url.port}` : "";
  const authority = url.authority || `${url.host ?? ""}${port}`;
  const file = url.file || `${url.path ?? ""}${url.query ? `?${url.query}` : ""}`;
  return `${url.protocol ?? ""}://${authority}${file}${url.ref ? `#${url.ref}` : ""}`;
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
