import type { Home, StartListener, Target, TargetRun } from "./backend.ts";

/** The ids of what was started so far: the targets' runs, and what they belong to. */
export interface Started extends Home {
  readonly ids: readonly number[];
}

/** What is told of a suite while it starts and goes on. */
export interface SuiteListener extends Pick<StartListener, "checkpoint"> {
  started(started: Started): void;
  /** A target's run as it is now and as it was. */
  seen(target: Target, now: TargetRun, before: TargetRun, signal: AbortSignal): Promise<void>;
}

/** What a browser test tells while it goes on. The caller decides what becomes of it. */
export interface BrowserTestListener extends Pick<SuiteListener, "checkpoint" | "started"> {
  /** What the runs will belong to and the uploaded suite are known. */
  prepared(ids: Home & { readonly fileId: number }): void;
  /** Lines that a suite has printed. Hostile until made harmless. */
  printed(target: Target, lines: readonly string[]): void;
}
