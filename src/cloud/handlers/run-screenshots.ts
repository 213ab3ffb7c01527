import { holds } from "../../contract/results/archives.ts";
import { SCREENSHOTS_FOLDER } from "../../contract/results/layout.ts";
import type { DeviceRunRecord, FileRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** A picture that a device run left, under the field names of the specification (Screenshot record). */
export interface RunScreenshot {
  /** The file's id. */
  readonly id: number;
  readonly testRunId: number;
  readonly projectId: number;
  readonly deviceRunId: number;
  readonly deviceId: number;
  /** Whether its name says that it shows a failure: nothing else tells. */
  readonly fail: boolean;
  /** Its path within the suite's folder of screenshots. */
  readonly originalName: string;
  /** Its media type. */
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly takeTimestamp: number;
}

/** The screenshots of these device runs, in the order of their ids. */
export function screenshotsOf(store: Store, deviceRuns: readonly DeviceRunRecord[]): RunScreenshot[] {
  const byId = new Map(deviceRuns.map((deviceRun) => [deviceRun.id, deviceRun]));
  const files = store.files.in({ parentId: [...byId.keys()] }).select();
  return files.flatMap((file) => {
    const deviceRun = byId.get(file.deviceRunId ?? -1);
    return deviceRun && holds("screenshots", file.name) ? [screenshotOf(file, deviceRun)] : [];
  });
}

/** One screenshot for each name, the first; it shows a failure when any of that name does. */
export function oneOfEachName(screenshots: readonly RunScreenshot[]): RunScreenshot[] {
  const byName = Map.groupBy(screenshots, ({ originalName }) => originalName);
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, fail: same.some(({ fail }) => fail) }] : [];
  });
}

function screenshotOf(file: FileRecord, deviceRun: DeviceRunRecord): RunScreenshot {
  const originalName = file.name.slice(SCREENSHOTS_FOLDER.length + 1);
  return {
    id: file.id,
    testRunId: deviceRun.runId,
    projectId: deviceRun.projectId,
    deviceRunId: deviceRun.id,
    deviceId: deviceRun.deviceId,
    fail: /fail/i.test(originalName),
    originalName,
    type: file.mimetype,
    takeTimestamp: file.createTime,
  };
}
