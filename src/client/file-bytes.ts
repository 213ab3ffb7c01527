import type { AnyOperation } from "../contract/operation.ts";
import { apiRequest, type CallInput } from "./api-request.ts";
import { withRetries } from "./attempts.ts";
import { succeed } from "./call.ts";
import type { Connection } from "./connection.ts";
import { lengthOf } from "./content-range.ts";
import type { CallOptions } from "./settings.ts";

/** The bytes of a file as they arrive. Read them to their end, or dispose of them. */
export interface FileBytes extends AsyncDisposable {
  /** As the service announces it. */
  readonly sizeBytes: number | undefined;
  readonly contentType: string | undefined;
  /** Fails when the connection breaks before the end; nothing is repeated by then. */
  readonly chunks: AsyncIterable<Buffer>;
}

/** Does an operation that answers with a file's bytes. To save a file, `download` resumes and checks its length. */
export async function fileBytes(
  connection: Connection,
  operation: AnyOperation,
  input: CallInput,
  options: CallOptions = {},
): Promise<FileBytes> {
  const request = apiRequest(connection.address, operation, input);
  const answer = await withRetries(connection, { ...request, ...options }, (attempt) =>
    succeed(connection, operation, {
      ...request,
      headers: { "accept-encoding": "identity" },
      attempt,
      signal: options.signal,
      idleTimeoutMs: options.timeoutMs ?? connection.requestTimeoutMs,
    }),
  );
  return {
    sizeBytes: lengthOf(answer),
    contentType: answer.header("content-type"),
    chunks: answer.body,
    async [Symbol.asyncDispose]() {
      answer.discard();
    },
  };
}
