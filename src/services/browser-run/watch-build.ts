import { readFile } from "node:fs/promises";
import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Client } from "../../client/client.ts";
import type { Build } from "../../contract/resources/builds.ts";
import { CONSOLE_LOG } from "../../contract/results/layout.ts";
import { type CollectedFiles, collectBuild } from "../results/collect-build.ts";
import { hasEnded } from "./follow-builds.ts";
import type { ExecutorRef } from "./resolve-executors.ts";
import { ConsoleTail } from "./tail-console.ts";

export interface WatchOptions {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly jobId: number;
  /** An empty folder for the build's results. */
  readonly folder: string;
  /** Receives the lines the suite prints; undefined where nobody listens. */
  readonly printed: ((executor: ExecutorRef, lines: readonly string[]) => void) | undefined;
}

const KNOWN_STATES = ["CREATED", "BUILDING", "FINISHED"];

/** Watches one build: tells its changes, passes its console on, and collects its results as soon as it has ended. */
export class BuildWatch {
  readonly executor: ExecutorRef;
  readonly #options: WatchOptions;
  #tail: ConsoleTail | undefined;
  #collection: Promise<CollectedFiles> | undefined;
  #hasWarned = false;

  constructor(executor: ExecutorRef, options: WatchOptions) {
    this.executor = executor;
    this.#options = options;
  }

  async seen(now: Build, before: Build, signal: AbortSignal): Promise<void> {
    if (now.state !== before.state) this.#tellState(now);
    if (hasEnded(now))
      void this.collect(now).catch(() => undefined); // awaited and told by who asks for the results
    else if (now.state !== "CREATED") this.#print(await this.#tailOf(now)?.newLines(signal));
  }

  /** The build's results, downloaded once. */
  collect(build: Build): Promise<CollectedFiles> {
    this.#collection ??= this.#collect(build);
    return this.#collection;
  }

  async #collect(build: Build): Promise<CollectedFiles> {
    const { client, clock, signal, jobId, folder } = this.#options;
    const collected = await collectBuild({ client, jobId, buildId: build.id, folder, clock, signal });
    const file = collected.files.find(({ name }) => name === CONSOLE_LOG);
    if (file) this.#print(this.#tailOf(build)?.lastLines(await readFile(file.path)));
    return collected;
  }

  #tailOf(build: Build): ConsoleTail | undefined {
    const { client, jobId, printed } = this.#options;
    if (!printed) return undefined;
    this.#tail ??= new ConsoleTail(client, { jobId, buildId: build.id });
    return this.#tail;
  }

  #print(lines: readonly string[] | undefined): void {
    if (lines && lines.length > 0) this.#options.printed?.(this.executor, lines);
  }

  #tellState({ id, state, status, message }: Build): void {
    const { logger } = this.#options;
    const { name } = this.executor;
    const outcome = [status, message].filter(Boolean).map((part) => plainLine(String(part), 200));
    const known = KNOWN_STATES.includes(state ?? "");
    if (known)
      logger.info(
        `${name}: build ${id} is ${state}${state === "FINISHED" ? ` (${outcome.join(": ")})` : ""}`,
      );
    if (known || this.#hasWarned) return;
    this.#hasWarned = true;
    logger.warning(
      `${name}: build ${id} is in a state nobody knows, "${plainLine(String(state))}"; waiting on.`,
    );
  }
}
