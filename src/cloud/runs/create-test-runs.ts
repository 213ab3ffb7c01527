import type { Logger } from "../../base/logger.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import type { DeviceLocks } from "../devices/device-locks.ts";
import type { BrowserSlots } from "../execution/browser-slots.ts";
import { DeviceRunQueue } from "./device-run-queue.ts";
import { exclusionOf } from "./exclusion.ts";
import { forgetFiles, removeBlobs } from "./forget-files.ts";
import { frameworkOf } from "./frameworks.ts";
import { RunHooks } from "./hooks/run-hooks.ts";
import { recoverRuns } from "./recover-runs.ts";
import { createDeviceRunner, type RunDeviceParts } from "./run-device.ts";
import { createDevicePlayer } from "./scenario/play-device.ts";
import { isLeftOut, playedExclusion } from "./scenario/played-outcome.ts";
import type { Scenario } from "./scenario/scenario.ts";
import { type RunsUnderWay, TestRuns } from "./test-runs.ts";

export interface TestRunParts extends RunDeviceParts {
  readonly logger: Logger;
  readonly slots: BrowserSlots;
  readonly locks: DeviceLocks;
  readonly devices: { get(deviceId: number): CatalogueDevice | undefined };
  readonly scenario: Scenario | undefined;
  /** The runs that clients of the automation broker drive. */
  readonly sessions: RunsUnderWay;
  /** Hosts beside loopback whose hooks are called. */
  readonly allowHooks: readonly string[];
}

/** Test runs with all they need; those that an earlier cloud left under way are ended. */
export function createTestRuns(parts: TestRunParts): TestRuns {
  const { store, clock, logger, slots, locks, devices, scenario } = parts;
  recoverRuns(store, clock, logger);
  const runDevice = createDeviceRunner(parts);
  const playDevice = scenario && createDevicePlayer(parts, scenario);
  const hooks = new RunHooks({ store, clock, logger, allowHosts: parts.allowHooks });
  const queue = new DeviceRunQueue({
    slots,
    locks,
    clock,
    logger,
    deviceOf: (deviceId) => devices.get(deviceId),
    perform: (work) => (work.deviceRun.simulated && playDevice ? playDevice(work) : runDevice(work)),
    exclusionOf(run, { deviceId, deviceName }) {
      const script = scenario?.scriptOf(deviceName);
      if (script && isLeftOut(script)) return playedExclusion(script);
      return exclusionOf(devices.get(deviceId), frameworkOf(run.frameworkId), run.config);
    },
    queueMsOf: ({ deviceName }) => scenario?.scaledMs(scenario.scriptOf(deviceName)?.queueMs ?? 0) ?? 0,
    occupiesDevice: ({ simulated }) => !simulated || scenario?.exclusiveDevices !== false,
    dropResults: (deviceRunId) => removeBlobs(store, forgetFiles(store, [deviceRunId])),
    onEnd({ run }) {
      if (run.hookDue) hooks.deliver(run);
    },
  });
  hooks.deliverDue();
  const isSimulated = (deviceName: string) => scenario?.scriptOf(deviceName) !== undefined;
  return new TestRuns({ store, clock, queue, hooks, isSimulated, sessions: parts.sessions });
}
