import type * as z from "zod";
import type { AnyOperation, ListFields } from "./operation.ts";
import { dateTime, float, int32, int64, link } from "./resources/scalars.ts";

/** How a field's values compare: date, number, text or boolean. */
export type FieldType = "d" | "n" | "s" | "b";
export interface ListField {
  /** As the specification spells it, or the record's own key. Requests may spell it in any case. */
  readonly name: string;
  readonly type: FieldType;
}
export interface TypedListFields {
  readonly filter: readonly ListField[];
  readonly sort: readonly string[];
}

/**
 * The fields by which a list is filtered and sorted: those that the specification lists for the resource, else the
 * record's own scalar fields. An operation that answers no list has none.
 */
export function listFieldsOf(operation: AnyOperation): TypedListFields {
  const item: z.ZodObject | undefined = operation.answer.item;
  const specified: ListFields | null = operation.fields;
  const own = item ? scalarFields(item) : [];
  if (!specified) return { filter: own, sort: own.map(({ name }) => name) };
  const typeOf = (name: string) => own.find((field) => field.name.toLowerCase() === name.toLowerCase())?.type;
  return {
    filter: specified.filter.map((name) => ({ name, type: typeOf(name) ?? "s" })),
    sort: specified.sort,
  };
}

function scalarFields(item: z.ZodObject): ListField[] {
  return Object.entries(item.shape).flatMap(([name, schema]) => {
    const type = typeOfSchema(innermost(schema as z.ZodType));
    return type ? [{ name, type }] : [];
  });
}

function innermost(schema: z.ZodType): z.ZodType {
  const { type } = schema.def;
  if (type !== "optional" && type !== "nullable") return schema;
  return innermost((schema as z.ZodOptional<z.ZodType>).unwrap());
}

function typeOfSchema(schema: z.ZodType): FieldType | undefined {
  if (schema === link) return undefined;
  if (schema === dateTime) return "d";
  if (schema === int64 || schema === int32 || schema === float) return "n";
  if (schema.def.type === "boolean") return "b";
  return schema.def.type === "string" ? "s" : undefined;
}
