import type { Clock } from "../../../base/clock.ts";
import type { Logger } from "../../../base/logger.ts";
import type { RunRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { hookAddress } from "./hook-address.ts";

const TIMEOUT_MS = 10_000;
/** The pauses after the first and the second attempt; there is no fourth. */
const PAUSES_MS = [1_000, 4_000];
/** Answers that another attempt may change. */
const PASSING = new Set([408, 425, 429]);

export interface RunHooksOptions {
  readonly store: Store;
  /** Hosts beside loopback that may be called. */
  readonly allowHosts: readonly string[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Calls the `hookURL` of runs that ended: a form-encoded POST with `testRunId`, `projectId` and `status=FINISHED`
 * (wire facts, Requests). What stops on the way is due again when the cloud starts the next time.
 */
export class RunHooks {
  readonly #options: RunHooksOptions;
  readonly #closing = new AbortController();
  readonly #deliveries = new Set<Promise<void>>();

  constructor(options: RunHooksOptions) {
    this.#options = options;
  }

  /** Why this address will not be called; undefined when it will be, or when there is none. */
  refusalOf(hookUrl: string | null): string | undefined {
    if (hookUrl === null || hookUrl === "") return undefined;
    const address = hookAddress(hookUrl, this.#options.allowHosts);
    return "refusal" in address ? address.refusal : undefined;
  }

  /** Delivers in the background. A failure becomes a sentence of the run's message. */
  deliver(run: RunRecord): void {
    const delivery = this.#deliver(run).finally(() => this.#deliveries.delete(delivery));
    this.#deliveries.add(delivery);
  }

  /** Delivers what an earlier cloud still owed. */
  deliverDue(): void {
    const due = { sql: "json_extract(doc, '$.hookDue')", values: [] };
    for (const run of this.#options.store.runs.in({}).select({ where: [due] })) this.deliver(run);
  }

  /** Stops what is being delivered. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#deliveries);
  }

  async #deliver(run: RunRecord): Promise<void> {
    const { store, allowHosts, logger } = this.#options;
    const address = hookAddress(run.config.hookURL ?? "", allowHosts);
    // A refusal was told when the run started.
    const problem = "refusal" in address ? undefined : await this.#attempts(address.url, run);
    if (this.#closing.signal.aborted) return;
    const message = store.runs.get(run.id)?.message;
    store.runs.update(run.id, {
      hookDue: false,
      ...(problem === undefined ? {} : { message: message ? `${message} ${problem}` : problem }),
    });
    if (problem !== undefined) logger.warning(`Run ${run.id}: ${problem}`);
  }

  /** Why the hook could not be delivered; undefined when it was. The address may hold a secret: its host is named. */
  async #attempts(url: URL, run: RunRecord): Promise<string | undefined> {
    for (let attempt = 0; ; attempt++) {
      const { problem, isFinal } = await this.#attempt(url, run);
      if (problem === undefined) return undefined;
      const pauseMs = PAUSES_MS[attempt];
      if (isFinal || pauseMs === undefined) return `hookURL was not delivered: ${url.host} ${problem}.`;
      await this.#options.clock.sleep(pauseMs, this.#closing.signal).catch(() => undefined);
      if (this.#closing.signal.aborted) return undefined;
    }
  }

  async #attempt(url: URL, run: RunRecord): Promise<{ problem?: string; isFinal: boolean }> {
    const body = new URLSearchParams({
      testRunId: String(run.id),
      projectId: String(run.projectId),
      status: "FINISHED",
    });
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const response = await fetch(url, { method: "POST", body, redirect: "manual", signal });
      await response.body?.cancel();
      if (response.ok) return { isFinal: true };
      const { status } = response;
      return { problem: `answered ${status}`, isFinal: status < 500 && !PASSING.has(status) };
    } catch (error) {
      const isLate = (error as Error).name === "TimeoutError";
      return {
        problem: isLate ? `did not answer within ${TIMEOUT_MS / 1_000} s` : "did not answer",
        isFinal: false,
      };
    }
  }
}
