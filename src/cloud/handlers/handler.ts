import type * as z from "zod";
import type { AnswerOf, AnyOperation, IdsOf, ItemOf, QueryOf } from "../../contract/operation.ts";
import type { Caller } from "../access/authenticate.ts";
import type { CloudParts } from "../cloud-parts.ts";
import type { Blob } from "../store/blob-store.ts";
import type { FileRecord } from "../store/records.ts";
import type { RecordSource, Selection } from "../store/selection.ts";

/** A file that arrived whole: its bytes are in the blob store, and nobody's until a record names them. */
export interface ReceivedFile {
  /** As the sender gave it, without folders; null where there is none. */
  readonly name: string | null;
  readonly mimetype: string;
  readonly blob: Blob;
}

/** One request for an operation that needs no credentials. */
export interface OpenCall<O extends AnyOperation> {
  /** The ids of the path. */
  readonly ids: IdsOf<O>;
  /** Query and form parameters, merged. */
  readonly query: QueryOf<O>;
  /** The parsed JSON body; null when the request has none. */
  readonly body: O["body"] extends z.ZodType ? z.output<O["body"]> | null : null;
  /** What a list was asked for: filter, search, order and page. */
  readonly selection: Selection;
  /** The address under which the client reached this cloud, for the links in the answer. */
  readonly origin: string;
  /** Takes the file that the request carries, at most `maxBytes` and the cloud's own limit. */
  receiveFile(maxBytes?: number, signal?: AbortSignal): Promise<ReceivedFile>;
}

export interface Call<O extends AnyOperation> extends OpenCall<O> {
  readonly caller: Caller;
}

/** A page of records, and how many there are in all. */
export interface Listing<T> {
  readonly data: readonly T[];
  readonly total: number;
}

/** The bytes of a file. */
export interface FileAnswer {
  readonly file: FileRecord;
}

/** Files as one archive. */
export interface ArchiveAnswer {
  readonly name: string;
  readonly files: readonly FileRecord[];
}

/** An answer with a status and body of its own, such as the token endpoint's refusals. */
export interface BareAnswer {
  readonly status: number;
  readonly body: object;
}

/** A record as handlers give it: dates may also be milliseconds, where the specification shows them so. */
export type Presented<T> = { [K in keyof T]: Date extends T[K] ? T[K] | number : T[K] };

export type AnswerTo<O extends AnyOperation> = O["answer"] extends { item: z.ZodType }
  ? Listing<Presented<ItemOf<O>>>
  : O["answer"] extends { bytes: true }
    ? FileAnswer | ArchiveAnswer
    : O["answer"]["schema"] extends z.ZodType
      ? Presented<NonNullable<AnswerOf<O>>>
      : undefined;

type MaybeLater<T> = T | Promise<T>;

/** An operation with what serves it. `open` ones need no credentials. */
export type Handler =
  | {
      readonly operation: AnyOperation;
      readonly open: true;
      serve(call: OpenCall<AnyOperation>, cloud: CloudParts): MaybeLater<unknown>;
    }
  | {
      readonly operation: AnyOperation;
      readonly open: false;
      serve(call: Call<AnyOperation>, cloud: CloudParts): MaybeLater<unknown>;
    };

/** Serves an operation for authenticated callers. */
export function handle<O extends AnyOperation>(
  operation: O,
  serve: (call: Call<O>, cloud: CloudParts) => MaybeLater<AnswerTo<O>>,
): Handler {
  return { operation, open: false, serve: serve as (call: never, cloud: CloudParts) => unknown };
}

/** Serves an operation that issues credentials. */
export function handleOpen<O extends AnyOperation>(
  operation: O,
  serve: (call: OpenCall<O>, cloud: CloudParts) => MaybeLater<AnswerTo<O> | BareAnswer>,
): Handler {
  return { operation, open: true, serve: serve as (call: never, cloud: CloudParts) => unknown };
}

/** The page of `source` that was asked for. */
export function listing<T, P>(
  source: RecordSource<T>,
  selection: Selection,
  present: (record: T) => P,
): Listing<P> {
  const { data, total } = source.page(selection);
  return { data: data.map(present), total };
}
