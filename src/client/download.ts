import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { DeviceCloudError } from "../base/errors.ts";
import { withRetries } from "./attempts.ts";
import type { Connection } from "./connection.ts";
import { contentRange, lengthOf } from "./content-range.ts";
import { fetchLink, linkLabel, resolveLink } from "./link.ts";
import { beginFile, type PartialFile } from "./partial-file.ts";
import { RequestFailure } from "./request-failure.ts";
import type { TransferOptions } from "./settings.ts";
import type { HttpAnswer } from "./transport.ts";

export interface DownloadOptions extends TransferOptions {
  /** A larger file is refused. */
  readonly maxBytes?: number | undefined;
}

export interface Downloaded {
  readonly sizeBytes: number;
}

/** What all attempts at one download share. */
interface Transfer {
  readonly url: URL;
  readonly label: string;
  readonly file: PartialFile;
  readonly options: DownloadOptions;
  /** What tells this very file from a later one: a strong ETag, or when it was last modified. */
  validator: string | undefined;
  totalBytes: number | undefined;
}

/** An attempt that brought this much more than all before begins a new count of attempts. */
const ADVANCE_BYTES = 1024 * 1024;

/**
 * Downloads `link` to the file `destination`, which appears under its name only when it is whole. After a failure it
 * goes on where it stopped if the service names the file's version, else from the start.
 * @throws {DeviceCloudError} `input` when the destination cannot be written, `protocol` when the file is too large or
 * not what was announced, else the last attempt's failure.
 */
export async function download(
  connection: Connection,
  link: URL | string,
  destination: string,
  options: DownloadOptions = {},
): Promise<Downloaded> {
  const url = resolveLink(link, connection.address);
  const label = linkLabel(url, connection.address);
  await using file = await beginFile(destination, join(dirname(destination), `${randomUUID()}.part`));
  const transfer: Transfer = { url, label, file, options, validator: undefined, totalBytes: undefined };
  let highestBytes = 0;
  const advanced = () => {
    const further = file.sizeBytes - highestBytes >= ADVANCE_BYTES;
    highestBytes = Math.max(highestBytes, file.sizeBytes);
    return further;
  };
  const endeavour = { method: "GET" as const, label, signal: options.signal, advanced };
  await withRetries(connection, endeavour, (attempt) => continueTransfer(connection, transfer, attempt));
  await file.finish();
  return { sizeBytes: file.sizeBytes };
}

async function continueTransfer(connection: Connection, transfer: Transfer, attempt: number): Promise<void> {
  const { url, label, file, options, validator } = transfer;
  if (file.sizeBytes > 0 && file.sizeBytes === transfer.totalBytes) return;
  const resuming = file.sizeBytes > 0 && validator !== undefined;
  const answer = await fetchLink(connection, url, resuming ? [200, 206, 416] : [200], {
    headers: resuming ? { range: `bytes=${file.sizeBytes}-`, "if-range": validator } : {},
    attempt,
    signal: options.signal,
    idleTimeoutMs: connection.requestTimeoutMs,
  });
  await accept(answer, transfer);
  refuseLarger(transfer, transfer.totalBytes ?? 0);
  try {
    for await (const chunk of answer.body) {
      refuseLarger(transfer, file.sizeBytes + chunk.length);
      await file.append(chunk);
      options.onProgress?.({ doneBytes: file.sizeBytes, totalBytes: transfer.totalBytes });
    }
  } finally {
    await file.flush();
  }
  const { totalBytes = file.sizeBytes } = transfer;
  if (file.sizeBytes === totalBytes) return;
  throw again(`${label} ended after ${file.sizeBytes} of ${totalBytes} bytes.`);
}

/** Makes the file ready for the answer's body: where it stopped for a fitting 206, at its start for a 200. */
async function accept(answer: HttpAnswer, transfer: Transfer): Promise<void> {
  const { file, label } = transfer;
  const encoding = answer.header("content-encoding") ?? "identity";
  if (encoding !== "identity") {
    answer.discard();
    throw new DeviceCloudError("protocol", `${label} came compressed, although it was asked for as it is.`, {
      remedy: "Check the gateway in front of the service's files.",
    });
  }
  if (answer.status === 200) {
    await file.restart();
    transfer.validator = validatorOf(answer);
    transfer.totalBytes = lengthOf(answer);
    return;
  }
  const range = contentRange(answer);
  const fits = answer.status === 206 && range?.start === file.sizeBytes;
  if (fits && (range.total ?? transfer.totalBytes) === transfer.totalBytes) return;
  answer.discard();
  await file.restart();
  throw again(`${label} could not be continued where it stopped.`);
}

function validatorOf(answer: HttpAnswer): string | undefined {
  const etag = answer.header("etag");
  return etag?.startsWith('"') ? etag : answer.header("last-modified");
}

function refuseLarger({ options, label }: Transfer, sizeBytes: number): void {
  if (options.maxBytes === undefined || sizeBytes <= options.maxBytes) return;
  throw new DeviceCloudError("protocol", `${label} is larger than ${options.maxBytes} bytes.`, {
    remedy: "Raise the limit if such a file is to be expected.",
  });
}

function again(message: string): RequestFailure {
  const remedy = "The network or the service may be unstable; try again later.";
  return new RequestFailure("unreachable", message, { remedy, temporary: true });
}
