import { type Agent, request } from "node:http";
import { request as secureRequest } from "node:https";
import { plainLine } from "../../../base/untrusted-text.ts";
import { WebDriverError } from "../webdriver-error.ts";

/** One command of the broker's own to a driver. */
export interface OwnCommand {
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the driver's root: `/session`. */
  readonly path: string;
  readonly body?: unknown;
  readonly agent?: Agent;
}

/** What a driver answered: `value` of its body, whatever it is. */
export interface OwnAnswer {
  readonly status: number;
  readonly value: unknown;
}

const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Sends a command to a driver and reads its whole answer, at most 1 MiB.
 * @throws {WebDriverError} `unknown error` when the driver cannot be reached or does not answer JSON.
 */
export async function sendCommand(
  address: URL,
  { method, path, body, agent }: OwnCommand,
  signal?: AbortSignal,
): Promise<OwnAnswer> {
  const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const send = address.protocol === "https:" ? secureRequest : request;
  const { promise, resolve, reject } = Promise.withResolvers<OwnAnswer>();
  const outgoing = send(
    address,
    {
      method,
      path: pathBelow(address, path),
      headers: {
        ...credentialsOf(address),
        accept: "application/json",
        ...(content && {
          "content-type": "application/json; charset=utf-8",
          "content-length": content.length,
        }),
      },
      ...(agent && { agent }),
      ...(signal && { signal }),
    },
    (incoming) => {
      const chunks: Buffer[] = [];
      let sizeBytes = 0;
      incoming.on("data", (chunk: Buffer) => {
        sizeBytes += chunk.length;
        if (sizeBytes > MAX_ANSWER_BYTES) incoming.destroy(new Error("its answer is too long"));
        else chunks.push(chunk);
      });
      incoming.on("error", reject);
      incoming.on("end", () => {
        const value = valueIn(Buffer.concat(chunks).toString("utf8"));
        if (value === undefined) reject(new Error(`it answered ${incoming.statusCode} without a value`));
        else resolve({ status: incoming.statusCode ?? 0, value });
      });
    },
  );
  outgoing.on("error", reject);
  outgoing.end(content);
  try {
    return await promise;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new WebDriverError("unknown error", `The driver does not answer: ${plainLine(reason, 200)}.`, {
      cause: error,
    });
  }
}

/** A path below the root of a driver. */
export function pathBelow(address: URL, path: string): string {
  return `${address.pathname.replace(/\/$/, "")}${path}`;
}

/** Account and password of a driver's address, as the header that carries them. */
export function credentialsOf({ username, password }: URL): { authorization?: string } {
  if (username === "" && password === "") return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}

function valueIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { value?: unknown } | null)?.value;
  } catch {
    return undefined;
  }
}
