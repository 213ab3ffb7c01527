import type { Build } from "../../contract/resources/builds.ts";
import type { Checkpoint } from "./checkpoint.ts";
import type { ExecutorRef } from "./resolve-executors.ts";

/** What is told of builds while they start and go on. */
export interface BuildsListener {
  /** Called before each request that starts a build and after each change, so that it can be kept. */
  checkpoint(checkpoint: Checkpoint): void;
  /** The ids of the builds started so far. */
  started(buildIds: readonly number[]): void;
  /** A build as it is now and as it was. */
  seen(executor: ExecutorRef, now: Build, before: Build, signal: AbortSignal): Promise<void>;
}

/** What a browser test tells while it goes on. The caller decides what becomes of it. */
export interface BrowserTestListener extends Pick<BuildsListener, "checkpoint" | "started"> {
  /** The job and the uploaded suite are known. */
  prepared(ids: { readonly jobId: number; readonly fileId: number }): void;
  /** Lines that a suite has printed. Hostile until made harmless. */
  printed(executor: ExecutorRef, lines: readonly string[]): void;
}
