/** The types a query or form parameter can have in the specification. Arrays are sent as `name[]`. */
export type ParamKind = "text" | "int32" | "int64" | "boolean" | "int64s" | "texts";

/** One query or form parameter, as data. */
export interface Param<T = unknown> {
  readonly kind: ParamKind;
  /** The allowed values, where the specification lists them. */
  readonly choices?: readonly string[];
  readonly says?: string;
  /** Its value is a secret: never logged, never answered. */
  readonly secret?: true;
  /** Only for the type: the value as callers give and handlers receive it. */
  readonly value?: T;
}

export type Params = Readonly<Record<string, Param>>;

/** The values of `P` as callers give them: every parameter may be left out. */
export type ParamValues<P extends Params> = { [K in keyof P]?: NonNullable<P[K]["value"]> | undefined };

function param<T>(kind: ParamKind) {
  return (says?: string): Param<T> => (says === undefined ? { kind } : { kind, says });
}

export const text = param<string>("text");
export const int32 = param<number>("int32");
export const int64 = param<number>("int64");
export const boolean = param<boolean>("boolean");
export const int64s = param<readonly number[]>("int64s");
export const texts = param<readonly string[]>("texts");
export const secret = (says: string): Param<string> => ({ kind: "text", says, secret: true });
export function choice<const C extends string>(...choices: readonly C[]): Param<C> {
  return { kind: "text", choices };
}
export function choices<const C extends string>(...choices: readonly C[]): Param<readonly C[]> {
  return { kind: "texts", choices };
}

/** What every list takes (Endpoints, Common list parameters). */
export const listParams = {
  filter: text("`<t>_<field>_<op>_<value>`, joined with `;`"),
  sort: text("`<field>_a` ascending, `<field>_d` descending"),
  search: text("free text, matched against the names"),
  limit: int32("page size, 20 by default; 0 asks for all"),
  offset: int32("page number, 0 by default"),
} satisfies Params;
