import type { HttpAnswer } from "./transport.ts";

/** The body's bytes, at most `maxBytes` of them; `cut` tells that there were more. The rest is discarded. */
export async function limitedBody(
  answer: HttpAnswer,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer; readonly cut: boolean }> {
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  for await (const part of answer.body) {
    parts.push(part);
    sizeBytes += part.length;
    if (sizeBytes > maxBytes) return { bytes: Buffer.concat(parts).subarray(0, maxBytes), cut: true };
  }
  return { bytes: Buffer.concat(parts), cut: false };
}
