import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import { heartbeatText } from "./run-changes.ts";
import type { RunSnapshot } from "./run-snapshot.ts";

const EVERY_MS = 60_000;

/** Says once a minute what is waited for, until it is disposed. */
export function heartbeat(
  seen: () => readonly RunSnapshot[],
  { clock, logger, signal }: { readonly clock: Clock; readonly logger: Logger; readonly signal: AbortSignal },
): Disposable {
  const over = new AbortController();
  const startedAt = clock.now();
  const until = AbortSignal.any([signal, over.signal]);
  async function beat(): Promise<void> {
    for (;;) {
      await clock.sleep(EVERY_MS, until);
      logger.info(heartbeatText(seen(), clock.now() - startedAt));
    }
  }
  beat().catch(() => undefined); // disposed, or the caller was cancelled
  return { [Symbol.dispose]: () => over.abort() };
}
