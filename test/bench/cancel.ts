import { setTimeout as delay } from "node:timers/promises";
import type { ActionProcess } from "./action-process.ts";
import type { RecordedRequest } from "./recording-server.ts";
import type { Timeline } from "./timeline.ts";

/**
 * `cancelJob`: a user cancels. `stepTimeout`: the step's `timeout-minutes` passes. `shutdown`: the runner is stopped,
 * so no post step runs. `kill9`: the process dies at once, as when memory runs out.
 */
export type CancelMode = "cancelJob" | "stepTimeout" | "shutdown" | "kill9";

/** When to cancel: on a line of either stream, a request to a service of the bench, a timer, or a test's own event. */
export type CancelWhen =
  | { readonly line: RegExp }
  | { readonly request: (request: RecordedRequest) => boolean }
  | { readonly afterMs: number }
  | { readonly event: Promise<unknown> };

export interface Cancel {
  readonly mode: CancelMode;
  readonly when: CancelWhen;
  /** Multiplies the runner's waits: 7.5 s to SIGTERM, 2.5 s more to SIGKILL, 5 minutes for post steps. Default 1. */
  readonly scale?: number;
}

export const SIGTERM_AFTER_MS = 7_500;
export const SIGKILL_AFTER_MS = 2_500;
export const POST_LIMIT_MS = 300_000;

/** Keeps a test's event that fails before it is waited for from ending the test process; the wait still sees it. */
export function expectEvent(cancel: Cancel | undefined): void {
  if (cancel && "event" in cancel.when) cancel.when.event.catch(() => {});
}

/** Resolves to true when it is time; to false when `over` aborts first. Rejects when the test's event does. */
export function isTime(when: CancelWhen, timeline: Timeline, over: AbortSignal): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  over.addEventListener("abort", () => resolve(false), { once: true });
  const fire = () => resolve(true);
  if ("afterMs" in when) {
    delay(when.afterMs, undefined, { signal: over }).then(fire, () => resolve(false));
  } else if ("event" in when) {
    when.event.then(fire, reject);
  } else {
    const stopListening = timeline.listen((event) => {
      if ("line" in when && event.kind === "line" && event.text.search(when.line) >= 0) fire();
      if ("request" in when && event.kind === "request" && when.request(event.request)) fire();
    });
    over.addEventListener("abort", stopListening, { once: true });
  }
  return promise;
}

/** SIGINT, then SIGTERM, then SIGKILL to the process alone, until it has ended. */
export async function endProcess(
  process: ActionProcess,
  scale: number,
  onSignal: (signal: NodeJS.Signals) => void,
): Promise<void> {
  const steps = [
    ["SIGINT", SIGTERM_AFTER_MS],
    ["SIGTERM", SIGKILL_AFTER_MS],
  ] as const;
  for (const [signal, waitMs] of steps) {
    onSignal(signal);
    process.kill(signal);
    if (await endsWithin(process, waitMs * scale)) return;
  }
  onSignal("SIGKILL");
  process.kill("SIGKILL");
}

async function endsWithin(process: ActionProcess, ms: number): Promise<boolean> {
  const ended = new AbortController();
  const timer = delay(ms, false, { signal: ended.signal }).catch(() => true);
  const result = await Promise.race([process.ended.then(() => true), timer]);
  ended.abort();
  return result;
}
