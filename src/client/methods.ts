import type { AnswerOf, AnyOperation, BodyOf, IdsOf, ItemOf, QueryOf } from "../contract/operation.ts";
import { type Operations, operations } from "../contract/operations/index.ts";
import type { CallInput } from "./api-request.ts";
import { call } from "./call.ts";
import type { Connection } from "./connection.ts";
import { type FileBytes, fileBytes } from "./file-bytes.ts";
import { list, type Records } from "./list.ts";
import type { CallOptions } from "./settings.ts";
import { type UploadOptions, upload } from "./upload.ts";
import type { Upload } from "./upload-body.ts";

/** What a call takes: the ids by their names, parameters in `query`, a record in `body`. */
type Input<O extends AnyOperation> = IdsOf<O> & {
  readonly query?: QueryOf<O> | undefined;
  readonly body?: BodyOf<O> | undefined;
};
/** Lists turn their own pages: nobody sets an offset. */
type ListInput<O extends AnyOperation> = IdsOf<O> & {
  readonly query?: Omit<QueryOf<O>, "offset"> | undefined;
};
type UploadInput<O extends AnyOperation, Kind> = IdsOf<O> & {
  readonly query?: QueryOf<O> | undefined;
} & (Kind extends "multipart" ? Upload : Omit<Upload, "name">);

/** The uploads of the table, which the type of an operation does not tell from other calls. */
export interface Uploads {
  readonly files: { readonly upload: "multipart" };
  readonly builds: { readonly putOutput: "bytes" };
}

/** The input may be left out where nothing in it is needed. */
type Arguments<I, Options> =
  Record<never, never> extends I ? [input?: I, options?: Options] : [input: I, options?: Options];

type Call<O extends AnyOperation> = O["answer"] extends { item: unknown }
  ? (...given: Arguments<ListInput<O>, CallOptions>) => Records<ItemOf<O>>
  : O["answer"] extends { bytes: true }
    ? (...given: Arguments<Input<O>, CallOptions>) => Promise<FileBytes>
    : (...given: Arguments<Input<O>, CallOptions>) => Promise<AnswerOf<O>>;

type Method<R, M, O> = O extends AnyOperation
  ? R extends keyof Uploads
    ? M extends keyof Uploads[R]
      ? (input: UploadInput<O, Uploads[R][M]>, options?: UploadOptions) => Promise<AnswerOf<O>>
      : Call<O>
    : Call<O>
  : never;

/** A method for every operation of the table, under the table's own names. */
export type Methods = {
  readonly [R in keyof Operations]: {
    readonly [M in keyof Operations[R]]: Method<R, M, Operations[R][M]>;
  };
};

/** The one mapping from the table of operations to calls. */
export function bindOperations(connection: Connection): Methods {
  const groups = Object.entries(operations).map(([name, group]) => {
    const methods = Object.entries(group).map(([method, operation]) => [
      method,
      methodOf(connection, operation),
    ]);
    return [name, Object.fromEntries(methods)];
  });
  return Object.fromEntries(groups) as Methods;
}

function methodOf(connection: Connection, operation: AnyOperation) {
  if (operation.answer.item) {
    return (input: CallInput = {}, options?: CallOptions) => list(connection, operation, input, options);
  }
  if (operation.answer.bytes) {
    return (input: CallInput = {}, options?: CallOptions) => fileBytes(connection, operation, input, options);
  }
  if (operation.upload) {
    return (input: CallInput & Upload, options?: UploadOptions) =>
      upload(connection, operation, input, options);
  }
  return (input: CallInput = {}, options?: CallOptions) => call(connection, operation, input, options);
}
