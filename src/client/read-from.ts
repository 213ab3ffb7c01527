import { withRetries } from "./attempts.ts";
import type { Connection } from "./connection.ts";
import { contentRange } from "./content-range.ts";
import { limitedBody } from "./limited-body.ts";
import { fetchLink, linkLabel, resolveLink } from "./link.ts";
import { RequestFailure } from "./request-failure.ts";
import type { HttpAnswer } from "./transport.ts";

export interface ReadFromOptions {
  readonly signal?: AbortSignal | undefined;
  /** At most so many bytes at once; 1 MiB by default. */
  readonly maxBytes?: number | undefined;
}

/** What a growing file holds beyond a position. */
export interface Tail {
  readonly bytes: Buffer;
  /** The file has become shorter than the position: `bytes` are from its start. */
  readonly restarted: boolean;
}

const DEFAULT_MAX_BYTES = 1024 * 1024;

/**
 * The bytes of `link` from `fromByte` on, such as the new lines of a log; none while there is nothing new. Asks for a
 * range; from a service that answers with the whole file, the known part is skipped.
 * @throws {DeviceCloudError} as a download does; `not-found` while the file does not exist.
 */
export async function readFrom(
  connection: Connection,
  link: URL | string,
  fromByte: number,
  options: ReadFromOptions = {},
): Promise<Tail> {
  const url = resolveLink(link, connection.address);
  const { signal, maxBytes = DEFAULT_MAX_BYTES } = options;
  const endeavour = { method: "GET" as const, label: linkLabel(url, connection.address), signal };
  const bytes = await withRetries(connection, endeavour, async (attempt) => {
    const answer = await fetchLink(connection, url, [200, 206, 416], {
      headers: { range: `bytes=${fromByte}-${fromByte + maxBytes - 1}` },
      attempt,
      signal,
      idleTimeoutMs: connection.requestTimeoutMs,
    });
    return await bytesBeyond(answer, fromByte, maxBytes, endeavour.label);
  });
  if (bytes) return { bytes, restarted: false };
  return { ...(await readFrom(connection, url, 0, options)), restarted: true };
}

/** Undefined when the file ends before `fromByte`. */
async function bytesBeyond(
  answer: HttpAnswer,
  fromByte: number,
  maxBytes: number,
  label: string,
): Promise<Buffer | undefined> {
  if (answer.status === 200) return await skip(answer, fromByte, maxBytes);
  const range = contentRange(answer);
  if (answer.status === 416) {
    answer.discard();
    return (range?.total ?? fromByte) < fromByte ? undefined : Buffer.alloc(0);
  }
  if (range?.start === fromByte) return (await limitedBody(answer, maxBytes)).bytes;
  answer.discard();
  throw new RequestFailure("protocol", `${label} answered with another part of the file than asked for.`, {
    status: answer.status,
    remedy: "Report it to the service.",
  });
}

async function skip(answer: HttpAnswer, fromByte: number, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let position = 0;
  for await (const chunk of answer.body) {
    const rest = chunk.subarray(Math.max(0, fromByte - position));
    position += chunk.length;
    if (rest.length > 0) parts.push(rest);
    if (position >= fromByte + maxBytes) break;
  }
  return position < fromByte ? undefined : Buffer.concat(parts).subarray(0, maxBytes);
}
