import { operations } from "../../contract/operations/index.ts";
import { holds } from "../../contract/results/archives.ts";
import type { Caller } from "../access/authenticate.ts";
import { accessibleRun, type RunIds } from "../access/project-access.ts";
import { notFound } from "../refusals.ts";
import type { DeviceRunRecord, RunRecord } from "../store/records.ts";
import { inlineRecords } from "../store/selection.ts";
import type { Store } from "../store/store.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { filePresenter } from "./present.ts";
import { deviceSessionOf, presentDeviceSession } from "./present-device-session.ts";
import { screenshotsOf } from "./run-screenshots.ts";
import { screenshotPresenter } from "./screenshots.ts";

const { list, get, outputFiles, outputZip, screenshots, screenshotContent } = operations.deviceSessions;

/** Device sessions: the device runs of a run with their files (docs/decisions.md, The newer generation). */
export const deviceSessionHandlers: readonly Handler[] = [
  handle(list, ({ caller, ids, selection, origin }, { store, devices }) => {
    const run = accessibleRun(store, ids, caller);
    const sessions = store.deviceRuns
      .in({ parentId: run.id })
      .select()
      .map((deviceRun) => deviceSessionOf(deviceRun, run));
    const source = inlineRecords(store.database, sessions);
    return listing(source, selection, (session) => presentDeviceSession(session, { devices, origin }));
  }),
  handle(get, ({ caller, ids, origin }, { store, devices }) => {
    const { run, deviceRun } = accessibleDeviceRun(store, ids, caller);
    return presentDeviceSession(deviceSessionOf(deviceRun, run), { devices, origin });
  }),
  handle(outputFiles, ({ caller, ids, selection, origin }, { store, signer }) => {
    const { deviceRun } = accessibleDeviceRun(store, ids, caller);
    return listing(store.files.in({ parentId: deviceRun.id }), selection, filePresenter(signer, origin));
  }),
  handle(outputZip, ({ caller, ids }, { store }) => {
    const { deviceRun } = accessibleDeviceRun(store, ids, caller);
    const files = store.files.in({ parentId: deviceRun.id }).select();
    return { name: `device-session-${deviceRun.id}.zip`, files };
  }),
  handle(screenshots, ({ caller, ids, selection }, { store, devices }) => {
    const { deviceRun } = accessibleDeviceRun(store, ids, caller);
    const source = inlineRecords(store.database, screenshotsOf(store, [deviceRun]));
    return listing(source, selection, screenshotPresenter(devices));
  }),
  handle(screenshotContent, ({ caller, ids }, { store }) => {
    const { deviceRun } = accessibleDeviceRun(store, ids, caller);
    const file = store.files.get(ids.screenshotId);
    if (file?.deviceRunId === deviceRun.id && holds("screenshots", file.name)) return { file };
    throw notFound(`screenshot of device session ${deviceRun.id} with id`, ids.screenshotId);
  }),
];

interface DeviceSessionIds extends RunIds {
  readonly deviceSessionId: number;
}

function accessibleDeviceRun(
  store: Store,
  ids: DeviceSessionIds,
  caller: Caller,
): { run: RunRecord; deviceRun: DeviceRunRecord } {
  const run = accessibleRun(store, ids, caller);
  const deviceRun = store.deviceRuns.get(ids.deviceSessionId);
  if (deviceRun?.runId === run.id) return { run, deviceRun };
  throw notFound(`device session of run ${run.id} with id`, ids.deviceSessionId);
}
