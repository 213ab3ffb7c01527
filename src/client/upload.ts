import type { AnswerOf, AnyOperation } from "../contract/operation.ts";
import { apiRequest, type CallInput } from "./api-request.ts";
import { withRetries } from "./attempts.ts";
import { recordOf, succeed } from "./call.ts";
import type { Connection } from "./connection.ts";
import type { CallOptions, TransferOptions } from "./settings.ts";
import { bytesBody, multipartBody, type Upload } from "./upload-body.ts";

export type UploadOptions = TransferOptions & Pick<CallOptions, "timeoutMs">;

/**
 * Sends a file from disk, in parts: memory does not grow with its size. Sending it twice does no harm, so it is repeated
 * after every temporary failure. `timeoutMs` limits every pause, not the whole.
 * @throws {DeviceCloudError} `input` when the file cannot be read; else what the service made of it.
 */
export async function upload<O extends AnyOperation>(
  connection: Connection,
  operation: O,
  input: CallInput & Upload,
  { signal, onProgress, timeoutMs }: UploadOptions = {},
): Promise<AnswerOf<O>> {
  const { path, name, contentType, ...rest } = input;
  const file = { path, name, contentType };
  const body = await (operation.upload === "multipart"
    ? multipartBody(file, onProgress)
    : bytesBody(file, onProgress));
  const request = apiRequest(connection.address, operation, rest);
  const endeavour = { ...request, signal, repeatable: true };
  return await withRetries(connection, endeavour, async (attempt) => {
    const answer = await succeed(connection, operation, {
      ...request,
      headers: { ...request.headers, ...body.headers },
      body: body.open,
      attempt,
      signal,
      idleTimeoutMs: timeoutMs ?? connection.requestTimeoutMs,
    });
    return await recordOf(answer, operation, request.label);
  });
}
