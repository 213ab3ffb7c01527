import type { Clock, Random } from "../../base/clock.ts";
import type { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import type { File } from "../../contract/resources/files.ts";
import type { CollectedFiles } from "../results/collect-files.ts";
import type { LookOut } from "../start/look-out.ts";
import type { ExecutionState, TestCounts } from "../verdict/observed.ts";
import type { Checkpoint } from "./checkpoint.ts";

/** What a suite runs on: an executor, or a desktop device. */
export interface Target {
  readonly id: number;
  readonly name: string;
}

/** A suite on one target as last seen: a build, or a device session. */
export interface TargetRun {
  /** Undefined until the service has told it. */
  readonly id: number | undefined;
  /** `unknown`: in a state that nobody knows, which is not the end. */
  readonly stage: "queued" | "running" | "ended" | "unknown";
  /** Its state, and how it ended, in the service's own words. */
  readonly says: string;
  /** How it ended; before the end it says nothing. */
  readonly outcome: ExecutionState;
  /** Why it ended so, as the service tells. */
  readonly message: string | null | undefined;
  readonly startTime: Date | null | undefined;
  readonly endTime: Date | null | undefined;
  /** Its test cases as the service counted them; null where it does not. */
  readonly counts: TestCounts | null;
}

/** What a backend works with, beside the signal of each call. */
export interface BackendTools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
}

/** What the runs of a suite belong to on the service, and the run that they are parts of. */
export interface Home {
  readonly jobId?: number | undefined;
  readonly projectId?: number | undefined;
  readonly runId?: number | undefined;
}

export interface StartOrder {
  /** The uploaded suite. */
  readonly fileId: number;
  readonly targets: readonly Target[];
}

/** What is told while a suite starts and goes on. */
export interface StartListener {
  /** Called before each request that starts something and after each change, so that it can be kept. */
  checkpoint(checkpoint: Checkpoint): void;
  started(target: Target, run: TargetRun): void;
  /** Why a target has no run. The others go on. */
  refused(target: Target, failure: DeviceCloudError): void;
}

/** One way in which a service runs a suite on desktop browsers. Holds what one step started there. */
export interface SuiteBackend {
  /** What messages call a target's run: `build`. */
  readonly noun: string;
  readonly home: Home;
  /** The targets that `wanted` names by id or name; `*` is every one. @throws {DeviceCloudError} `input`. */
  resolveTargets(wanted: readonly string[], signal: AbortSignal): Promise<readonly Target[]>;
  /** Finds or makes what the runs will belong to. @throws {DeviceCloudError} `input` when there is no such thing. */
  resolveHome(signal: AbortSignal): Promise<void>;
  /** Starts the suite on every target, on each exactly once. @throws {DeviceCloudError} when none could be started. */
  start(order: StartOrder, listener: StartListener, signal: AbortSignal): Promise<void>;
  /** What was started as it is now, by target; one that the service no longer lists is absent. */
  look(signal: AbortSignal): Promise<ReadonlyMap<number, TargetRun>>;
  /** Aborts what has not ended, requests without an answer included. Never throws. */
  stop(lookOut: LookOut, signal: AbortSignal): Promise<void>;
  /** What goes on is meant to. */
  leave(): void;
  /** What a run has written so far. */
  outputFiles(run: TargetRun, signal: AbortSignal): AsyncIterable<File>;
  /** Downloads what a run that has ended wrote into an empty folder. */
  collect(run: TargetRun, folder: string, signal: AbortSignal): Promise<CollectedFiles>;
}

export function hasEnded(run: TargetRun | undefined): boolean {
  return run?.stage === "ended";
}
