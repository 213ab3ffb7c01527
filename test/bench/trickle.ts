import { Transform } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

/** A body's beginning comes in so many pieces; what is left then comes as it is. */
const PIECES = 20;

/** Lets a body through in small pieces, with pauses that last `durationMs` together at most. */
export function trickle(durationMs: number): Transform {
  let left = PIECES;
  return new Transform({
    async transform(chunk: Buffer, _, callback) {
      const size = Math.max(1, Math.ceil(chunk.length / PIECES));
      let sent = 0;
      for (; left > 0 && sent < chunk.length; left -= 1) {
        await delay(durationMs / PIECES);
        this.push(chunk.subarray(sent, sent + size));
        sent += size;
      }
      callback(null, chunk.subarray(sent));
    },
  });
}
