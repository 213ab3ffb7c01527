import { Readable } from "node:stream";
import type { Clock } from "../../../base/clock.ts";
import { asDeviceCloudError } from "../../../base/errors.ts";
import { OUTPUT_FOLDER } from "../../../contract/results/layout.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import { endedAs } from "../../runs/device-run-work.ts";
import { RunInProgress } from "../../runs/run-in-progress.ts";
import type { DeviceRunRecord, RunRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { openWorkbenchAt, type Workbench, type WorkbenchParts } from "../../workbench/workbench.ts";
import { newSessionRun, type SessionOwner } from "./new-session-run.ts";
import { Timeline } from "./timeline.ts";

export interface SessionRecordParts extends WorkbenchParts {
  readonly store: Store;
  readonly clock: Clock;
}

/** How a session ended. */
export interface SessionEnd {
  readonly state: "SUCCEEDED" | "WARNING" | "FAILED" | "TIMEOUT" | "ABORTED";
  readonly message: string | null;
}

const TIMELINE = `${OUTPUT_FOLDER}/timeline.json`;

/** A session as a test run with one device run, kept while it goes on: its log, pictures, files and timeline. */
export interface SessionRecord {
  readonly run: RunRecord;
  readonly deviceRun: DeviceRunRecord;
  readonly timeline: Timeline;
  readonly bench: Workbench;
  readonly store: Store;
  /** Keeps what is left and ends the device run. To be called once, when nothing writes any more. */
  end(end: SessionEnd): Promise<void>;
}

/** A session's run from the moment it has its device: RUNNING, with nothing written yet. */
export interface BegunRun {
  readonly run: RunRecord;
  readonly deviceRun: DeviceRunRecord;
  end(end: SessionEnd): void;
}

/** Begins the run of a session, at once: runs stand in the order in which devices were given. */
export function beginSessionRun(
  { store, clock }: SessionRecordParts,
  owner: SessionOwner,
  device: CatalogueDevice,
): BegunRun {
  const { run, deviceRun } = newSessionRun(store, clock, owner, device);
  const progress = new RunInProgress(store, run, [deviceRun]);
  progress.change(deviceRun.id, { state: "RUNNING", startTime: clock.now() }, clock.now());
  return {
    run,
    deviceRun,
    end({ state, message }) {
      const nowMs = clock.now();
      progress.change(deviceRun.id, { ...endedAs(state, message), finishTime: nowMs }, nowMs);
    },
  };
}

/** Opens what is kept of a session that has begun. The working folder goes with it at its end. */
export async function openSessionRecord(
  parts: SessionRecordParts,
  { run, deviceRun, end }: BegunRun,
  workspace: string,
): Promise<SessionRecord> {
  const ofDeviceRun = { userId: run.userId, buildId: null, deviceRunId: deviceRun.id };
  const bench = await openWorkbenchAt(workspace, parts, ofDeviceRun);
  const timeline = new Timeline(parts.clock, bench);
  return {
    ...{ run, deviceRun, timeline, bench, store: parts.store },
    async end(how) {
      bench.tell(how.message === null ? how.state : `${how.state}: ${how.message}`);
      try {
        await keepTimeline(parts, bench, timeline);
        await bench.keepResults();
        await bench[Symbol.asyncDispose]();
      } finally {
        end(how);
      }
    },
  };
}

/**
 * Straight into the store: the browser may write to the workspace, and links there would lead us elsewhere. A session
 * whose results have reached their limit ends all the same.
 */
async function keepTimeline(
  { store }: SessionRecordParts,
  bench: Workbench,
  timeline: Timeline,
): Promise<void> {
  const bytes = Buffer.from(timeline.text);
  try {
    await bench.results.add(TIMELINE, (maxBytes, signal) =>
      store.blobs.keep(Readable.from([bytes]), maxBytes, signal),
    );
  } catch (error) {
    bench.tell(`The timeline was not kept: ${asDeviceCloudError(error).message}`);
  }
}
