import type { IncomingMessage, OutgoingMessage } from "node:http";
import { pipeline } from "node:stream/promises";

/** Commands and their answers are rarely longer; pictures and pages are. */
const SHORT_BYTES = 16_384;

/**
 * Passes the body of a message on and ends the other; resolves when that has taken all of it. A long body streams. A short
 * one leaves together with its headers: each write to a socket takes as long as all else that is done for a command.
 */
export async function passBody(from: IncomingMessage, to: OutgoingMessage): Promise<void> {
  if (!(statedBytes(from) <= SHORT_BYTES)) return await pipeline(from, to);
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    from.on("data", (chunk: Buffer) => chunks.push(chunk));
    from.once("end", resolve);
    from.once("error", reject);
  });
  // Only a text is joined to the headers; each byte is a character of Latin-1.
  to.end(Buffer.concat(chunks).toString("latin1"), "latin1");
}

/** How many bytes the headers announce; NaN when they do not say. */
function statedBytes({ headers, method }: IncomingMessage): number {
  const length = headers["content-length"];
  if (length !== undefined) return Number(length);
  // Only of a request is it known that it then has no body.
  return method && headers["transfer-encoding"] === undefined ? 0 : Number.NaN;
}
