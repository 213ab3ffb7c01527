import { readFile } from "node:fs/promises";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import { CONSOLE_LOG } from "../../contract/results/layout.ts";
import type { CollectedFiles } from "../results/collect-files.ts";
import { hasEnded, type SuiteBackend, type Target, type TargetRun } from "./backend.ts";
import { ConsoleTail } from "./tail-console.ts";

export interface WatchOptions {
  readonly backend: SuiteBackend;
  readonly client: Client;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  /** An empty folder for the results. */
  readonly folder: string;
  /** Receives the lines the suite prints; undefined where nobody listens. */
  readonly printed: ((target: Target, lines: readonly string[]) => void) | undefined;
}

/** Watches one target: tells its changes, passes its console on, and collects its results as soon as it has ended. */
export class TargetWatch {
  readonly target: Target;
  readonly #options: WatchOptions;
  #tail: ConsoleTail | undefined;
  #collection: Promise<CollectedFiles> | undefined;
  #hasWarned = false;

  constructor(target: Target, options: WatchOptions) {
    this.target = target;
    this.#options = options;
  }

  async seen(now: TargetRun, before: TargetRun, signal: AbortSignal): Promise<void> {
    if (now.says !== before.says) this.#tellState(now);
    if (hasEnded(now))
      void this.collect(now).catch(() => undefined); // awaited and told by who asks for the results
    else if (now.stage !== "queued") this.#print(await this.#tailOf(now)?.newLines(signal));
  }

  /** The results of a run that has ended, downloaded once. */
  collect(run: TargetRun): Promise<CollectedFiles> {
    this.#collection ??= this.#collect(run);
    return this.#collection;
  }

  async #collect(run: TargetRun): Promise<CollectedFiles> {
    const { backend, folder, signal } = this.#options;
    const collected = await backend.collect(run, folder, signal);
    const file = collected.files.find(({ name }) => name === CONSOLE_LOG);
    if (file) this.#print(this.#tailOf(run)?.lastLines(await readFile(file.path)));
    return collected;
  }

  #tailOf(run: TargetRun): ConsoleTail | undefined {
    const { backend, client, printed } = this.#options;
    if (!printed || run.id === undefined) return undefined;
    this.#tail ??= new ConsoleTail(client, (signal) => backend.outputFiles(run, signal));
    return this.#tail;
  }

  #print(lines: readonly string[] | undefined): void {
    if (lines && lines.length > 0) this.#options.printed?.(this.target, lines);
  }

  #tellState({ id, stage, says }: TargetRun): void {
    const { backend, logger } = this.#options;
    const subject = `${this.target.name}: ${backend.noun} ${id ?? ""}`.trimEnd();
    if (stage !== "unknown") logger.info(`${subject} is ${says}`);
    if (stage !== "unknown" || this.#hasWarned) return;
    this.#hasWarned = true;
    logger.warning(`${subject} is in a state nobody knows, "${says}"; waiting on.`);
  }
}
