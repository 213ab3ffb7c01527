import type { Clock } from "../../../base/clock.ts";
import { configurationOf } from "../../devices/configuration.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import { countersOf } from "../../runs/counters.ts";
import { sessionFramework } from "../../runs/frameworks.ts";
import { nextRunNumber } from "../../runs/next-run-number.ts";
import type { DeviceRunRecord, ProjectRecord, RunRecord, UserRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";

/** Whose session it is, and how it is called. */
export interface SessionOwner {
  readonly user: UserRecord;
  readonly project: ProjectRecord;
  /** The ticket that opened it; null for the account's key. */
  readonly ticketId: number | null;
  /** Undefined takes `Session <number>`. */
  readonly name: string | undefined;
}

/** Keeps a run with one device run for a session that begins now. */
export function newSessionRun(
  store: Store,
  clock: Clock,
  { user, project, ticketId, name }: SessionOwner,
  device: CatalogueDevice,
): { run: RunRecord; deviceRun: DeviceRunRecord } {
  const createTime = clock.now();
  const none = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
  const waiting = { ...none, state: "WAITING" };
  // Neither retried nor followed by a hook: both belong to what the cloud itself runs.
  const config = { ...configurationOf(store, project.id), hookURL: null, maxAutoRetriesCount: 0 };
  return store.atomically(() => {
    const number = nextRunNumber(store, project.id);
    const run = store.runs.insert({
      ...countersOf([waiting]),
      ...{ projectId: project.id, userId: project.userId, number, createTime, config, state: "WAITING" },
      ...{ startedById: user.id, startedByDisplayName: user.name },
      displayName: name ?? `Session ${number}`,
      frameworkId: sessionFramework.id,
      frameworkName: sessionFramework.name,
      deviceCount: 1,
      files: { app: { originalName: null }, test: { originalName: null } },
      ...{ appFileId: null, testFileId: null, dataFileId: null, parameters: [] },
      ...{ startTime: null, finishTime: null, screenshotsFileId: null, logsFileId: null, message: null },
      ...{ simulated: false, hookDue: false },
    });
    const deviceRun = store.deviceRuns.insert({
      ...waiting,
      ...{ runId: run.id, projectId: project.id, userId: project.userId, createTime },
      ...{ deviceId: device.id, deviceName: device.displayName, session: { userId: user.id, ticketId } },
      ...{ excludeReason: null, message: null, startTime: null, finishTime: null, exitCode: null },
      ...{ autoRetriesLeft: 0, simulated: false },
    });
    return { run, deviceRun };
  });
}
