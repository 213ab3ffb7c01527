import type { Clock } from "../../../base/clock.ts";
import { plainLine } from "../../../base/untrusted-text.ts";
import type { Workbench } from "../../workbench/workbench.ts";
import { commandName, withoutIds } from "./command-name.ts";

/** One thing that happened in a session. Times in milliseconds, `atMs` since the session's start. */
export interface TimelineEntry {
  readonly atMs: number;
  readonly durationMs: number;
  /** The method and the path, ids as `*`: never a body, which may hold what a test types. */
  readonly command: string;
  /** In words, where the command is known. */
  readonly name?: string;
  readonly status: number;
  /** The picture that the command took, by its name among the results. */
  readonly screenshot?: string;
}

/** More is not kept: a client that asks without end must not fill the memory. */
const MAX_ENTRIES = 20_000;
const MAX_PATH = 200;

/** What a client does in its session, in order, and the lines of the log that tell it. */
export class Timeline {
  readonly #clock: Clock;
  readonly #bench: Pick<Workbench, "print">;
  readonly #startMs: number;
  readonly #entries: TimelineEntry[] = [];
  #left = 0;

  constructor(clock: Clock, bench: Pick<Workbench, "print">) {
    this.#clock = clock;
    this.#bench = bench;
    this.#startMs = clock.now();
  }

  /** Adds a command that has been answered. `path` is below the session. */
  add(
    { method, path, startMs }: { readonly method: string; readonly path: string; readonly startMs: number },
    { status, screenshot }: { readonly status: number; readonly screenshot?: string | undefined },
  ): void {
    const shown = plainLine(withoutIds(path), MAX_PATH);
    const [atMs, durationMs] = [startMs - this.#startMs, this.#clock.now() - startMs];
    const name = commandName(method, path);
    this.#bench.print(Buffer.from(`${seconds(atMs)} ${method} ${shown} ${status} ${durationMs} ms\n`));
    if (this.#entries.length >= MAX_ENTRIES) {
      this.#left++;
      return;
    }
    this.#entries.push({
      ...{ atMs, durationMs, command: `${method} ${shown}`, status },
      ...(name === undefined ? {} : { name }),
      ...(screenshot === undefined ? {} : { screenshot }),
    });
  }

  /** All of it as JSON: `{startTime, entries, leftOut}`, `startTime` in ISO 8601. */
  get text(): string {
    const startTime = new Date(this.#startMs).toISOString();
    return `${JSON.stringify({ startTime, entries: this.#entries, leftOut: this.#left }, null, 1)}\n`;
  }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(3).padStart(9)} s`;
}
