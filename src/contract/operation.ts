import type * as z from "zod";
import { listParams, type Params, type ParamValues } from "./params.ts";
import { pageOf } from "./resources/page.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** How a resource is addressed: for oneself, through a user, through a project, or by its id alone. */
export type Family = "me" | "user" | "project" | "direct";
export type Paths = { readonly [F in Family]?: `/${string}` };

/** Which services have an operation: those of the specification alone, those running today alone, or both. */
export type Generation = "legacy" | "current" | "both";

/** What a successful call answers; `statuses[0]` is the one the local cloud sends. A null schema parses no body. */
export interface Answer<S extends z.ZodType | null = z.ZodType | null> {
  readonly statuses: readonly number[];
  readonly schema: S;
  /** The schema of one record, where the answer is a page of them. */
  readonly item?: z.ZodType;
  /** The body is a file's bytes, of any media type. */
  readonly bytes?: true;
}

export interface ListFields {
  readonly filter: readonly string[];
  readonly sort: readonly string[];
}

interface Description<P extends Paths, Q extends Params, B extends z.ZodType | null, A extends Answer> {
  /** Unique over all operations; becomes the `operationId`. */
  readonly id: string;
  readonly method: Method;
  /** Paths per family, with `{name}` for ids, relative to the root. Earlier families are preferred. */
  readonly paths: P;
  /** Further paths under which a service answers. A client does not need them. */
  readonly alsoAt?: readonly `/${string}`[];
  /** `api`: the API root (`…/api/v2`); `auth`: the address of the token and identity endpoints. */
  readonly root?: "api" | "auth";
  readonly query?: Q;
  /** Where a client puts the parameters; a service takes both. Default: query. */
  readonly placement?: "query" | "form";
  /** Ids that move from the path to the query in the direct family. */
  readonly directQuery?: readonly ("userId" | "projectId")[];
  /** The JSON body's schema. */
  readonly body?: B;
  /** `multipart`: a form with one part named `file`. `bytes`: the body as it is. */
  readonly upload?: "multipart" | "bytes";
  readonly answer: A;
  /** Fields that may filter and sort, where the specification lists them; else the record's own scalars. */
  readonly fields?: ListFields;
  /** Which credentials do. `none`: it issues them. `build`: a build's own key does, too. */
  readonly access?: "account" | "build" | "none";
  readonly says: string;
  /** The section of the specification, or of `docs/decisions.md` for an extension. */
  readonly source: string;
  /** Not in the specification: a gap it leaves, filled as `docs/decisions.md` says. */
  readonly extension?: boolean;
  /** Default: both. */
  readonly generation?: Generation;
}

export interface Operation<
  P extends Paths = Paths,
  Q extends Params = Params,
  B extends z.ZodType | null = z.ZodType | null,
  A extends Answer = Answer,
> extends Required<Omit<Description<P, Q, B, A>, "fields" | "upload">> {
  readonly fields: ListFields | null;
  readonly upload: "multipart" | "bytes" | null;
}

/** Completes an entry of the table. Lists gain the common list parameters. */
export function operation<
  const P extends Paths,
  A extends Answer,
  const Q extends Params = Record<never, never>,
  B extends z.ZodType | null = null,
>(
  entry: Description<P, Q, B, A>,
): Operation<P, A extends { item: z.ZodType } ? Q & typeof listParams : Q, B, A> {
  const query = { ...(entry.query as Q), ...(entry.answer.item ? listParams : {}) };
  return {
    alsoAt: [],
    root: "api",
    placement: "query",
    directQuery: [],
    fields: null,
    upload: null,
    access: "account",
    extension: false,
    generation: "both",
    ...entry,
    body: (entry.body ?? null) as B,
    query: query as A extends { item: z.ZodType } ? Q & typeof listParams : Q,
  };
}

/** 200 with a record. */
export const ok = <S extends z.ZodType>(schema: S) => ({ statuses: [200], schema }) satisfies Answer;
/** 201 with the created record; 200 is accepted. */
export const created = <S extends z.ZodType>(schema: S) =>
  ({ statuses: [201, 200], schema }) satisfies Answer;
/** Update, retry, abort and zip generation: documented with both 200 and 201. */
export const changed = <S extends z.ZodType>(schema: S) =>
  ({ statuses: [200, 201], schema }) satisfies Answer;
/** A record where the specification shows no body: another body, or none, is read as undefined. */
export const acknowledged = <S extends z.ZodType>(schema: S) =>
  ({ statuses: [200, 201, 204], schema: schema.optional().catch(undefined) }) satisfies Answer;
/** 200 with the bytes of a file. */
export const bytes = { statuses: [200], schema: null, bytes: true } satisfies Answer;
/** 204 without a body. A client takes 404 alike: what is not there is deleted. */
export const deleted = { statuses: [204, 404], schema: null } satisfies Answer;
/** 200 with the page envelope; a plain array is accepted. */
export const listed = <S extends z.ZodType>(item: S) =>
  ({ statuses: [200], schema: pageOf(item), item }) satisfies Answer;

/** The names in the braces of a path. */
export type PathIds<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | PathIds<Rest> : never;
type IdsOfPaths<P extends Paths> = { [F in keyof P]: PathIds<P[F]> }[keyof P];
/** Ids without which no path of `P` can be built. */
type NeededIds<P extends Paths> = {
  [Id in IdsOfPaths<P>]: { [F in keyof P]: Id extends PathIds<P[F]> ? never : F }[keyof P] extends never
    ? Id
    : never;
}[IdsOfPaths<P>];

type IdValue<Id> = Id extends "name" ? string : number;
/** The ids a call takes: those of every path are required, the others choose the family. */
export type Ids<P extends Paths> = { [Id in NeededIds<P>]: IdValue<Id> } & {
  [Id in IdsOfPaths<P> | "userId" | "projectId"]?: IdValue<Id> | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: any operation, whatever its parameters
export type AnyOperation = Operation<any, any, any, any>;
export type IdsOf<O extends AnyOperation> = Ids<O["paths"]>;
export type QueryOf<O extends AnyOperation> = ParamValues<O["query"]>;
export type BodyOf<O extends AnyOperation> = O["body"] extends z.ZodType ? z.input<O["body"]> : undefined;
/** The parsed answer: a record, a page, or undefined where there is nothing to parse (no body, or bytes). */
export type AnswerOf<O extends AnyOperation> = O["answer"]["schema"] extends z.ZodType
  ? z.output<O["answer"]["schema"]>
  : undefined;
/** The parsed record of a list. */
export type ItemOf<O extends AnyOperation> = O["answer"] extends { item: infer S extends z.ZodType }
  ? z.output<S>
  : never;
