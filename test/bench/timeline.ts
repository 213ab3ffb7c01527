import type { RecordedRequest } from "./recording-server.ts";
import type { Annotation, Command, Stage } from "./step-run.ts";

type Happening =
  | { readonly kind: "start"; readonly stage: Stage; readonly action: string; readonly pid: number }
  | {
      readonly kind: "line";
      readonly stage: Stage;
      readonly stream: "stdout" | "stderr";
      /** As the process wrote it, before masking. */
      readonly text: string;
      /** The command that the runner took it for. */
      readonly command: Command | undefined;
    }
  /** A line of the log as a user reads it, masked. */
  | { readonly kind: "log"; readonly stage: Stage; readonly text: string }
  | { readonly kind: "annotation"; readonly stage: Stage; readonly annotation: Annotation }
  | { readonly kind: "request"; readonly request: RecordedRequest }
  | { readonly kind: "cancel"; readonly mode: string }
  | { readonly kind: "signal"; readonly stage: Stage; readonly signal: NodeJS.Signals }
  | {
      readonly kind: "exit";
      readonly stage: Stage;
      readonly exitCode: number | null;
      readonly signal: NodeJS.Signals | null;
    }
  | { readonly kind: "status"; readonly status: string };

/** Something that happened, with the milliseconds since the job began. */
export type BenchEvent = Happening & { readonly atMs: number };

/** What happened in a job, in order, for those who come later and those who wait. */
export class Timeline {
  readonly events: BenchEvent[] = [];
  readonly #start = performance.now();
  readonly #listeners = new Set<(event: BenchEvent) => void>();

  #ended = false;

  /** Milliseconds since the job began. */
  now(): number {
    return performance.now() - this.#start;
  }

  record(happening: Happening): void {
    if (this.#ended) return;
    const event = { ...happening, atMs: this.now() };
    this.events.push(event);
    for (const listener of this.#listeners) listener(event);
  }

  /** The job is over: what a service hears later belongs to another. */
  end(): void {
    this.#ended = true;
  }

  /** Calls `listener` for every later event, until the returned function is called. */
  listen(listener: (event: BenchEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
