import type { IncomingMessage } from "node:http";
import { WebDriverError } from "../webdriver-error.ts";

/**
 * A whole JSON body of at most `maxBytes`.
 * @throws {WebDriverError} `invalid argument` for a longer body, one that is cut short or no JSON.
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    // What is left of a body that is too long is not read, but its connection has to carry the answer.
    const bytes: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of bytes) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new WebDriverError("invalid argument", "The body was cut short.", { cause: error });
  }
  if (sizeBytes > maxBytes) {
    throw new WebDriverError("invalid argument", `The body is longer than ${maxBytes} bytes.`, {
      status: 413,
    });
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new WebDriverError("invalid argument", "The body is not JSON.");
  }
}
