import fc from "fast-check";
import * as z from "zod";
import { dateTime, float, int32, int64, link } from "../../src/contract/resources/scalars.ts";

/** Every `http` and `https` address: user names, ports, queries and fragments, too. */
export const anyUrl: fc.Arbitrary<URL> = fc
  .webUrl({
    withQueryParameters: true,
    withFragments: true,
    authoritySettings: { withIPv4: true, withIPv6: true, withPort: true, withUserInfo: true },
  })
  .filter((href) => URL.canParse(href))
  .map((href) => new URL(href));

export const anyDate: fc.Arbitrary<Date> = fc.date({
  noInvalidDate: true,
  min: new Date("0001-01-01T00:00:00Z"),
  max: new Date("9999-12-31T23:59:59.999Z"),
});

const anyJson = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** Values as `schema` parses them: the domain's side of the wire, with optional fields missing, null or there. */
export function anyRecordOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema === dateTime) return anyDate;
  if (schema === link) return anyUrl;
  if (schema === int64) return fc.maxSafeInteger();
  if (schema === int32) return fc.integer();
  if (schema === float) return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  if (schema instanceof z.ZodObject) return anyObjectOf(schema);
  if (schema instanceof z.ZodArray)
    return fc.array(anyRecordOf(schema.element as z.ZodType), { maxLength: 2 });
  if (schema instanceof z.ZodNullable)
    return fc.option(anyRecordOf(schema.unwrap() as z.ZodType), { nil: null });
  if (schema instanceof z.ZodOptional) return anyRecordOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodCatch) return anyRecordOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return anyRecordOf(schema.out as z.ZodType);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodString) return fc.string({ minLength: 1 });
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodUnknown) return anyJson;
  throw new Error(`no values for a schema of type ${schema.def.type}`);
}

function anyObjectOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][];
  const required = fields.filter(([, field]) => !(field instanceof z.ZodOptional)).map(([name]) => name);
  const known = Object.fromEntries(fields.map(([name, field]) => [name, anyRecordOf(field)]));
  const all: Record<string, fc.Arbitrary<unknown>> = { ...known, fieldOfTomorrow: anyJson };
  const values = fc.record(all, { requiredKeys: required, noNullPrototype: true });
  // Rules over several fields.
  return schema.def.checks ? values.filter((value) => schema.safeParse(value).success) : values;
}
