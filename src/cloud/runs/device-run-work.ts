import type { CatalogueDevice } from "../devices/device.ts";
import type { DeviceRunRecord, RunRecord } from "../store/records.ts";

/** How a device run ended: the fields its record gains. */
export type DeviceRunOutcome = Pick<
  DeviceRunRecord,
  "state" | "excludeReason" | "message" | "passed" | "failed" | "skipped" | "notAvailable" | "exitCode"
>;

/** One attempt of a device run. */
export interface DeviceRunWork {
  readonly run: RunRecord;
  readonly deviceRun: DeviceRunRecord;
  readonly device: CatalogueDevice;
  /** Its reason says who or what ended it. */
  readonly signal: AbortSignal;
  /** Shows a state in between. */
  show(state: string): void;
}

/** Performs an attempt to its end; everything it started is gone when this resolves. */
export type PerformDeviceRun = (work: DeviceRunWork) => Promise<DeviceRunOutcome>;

/** An end without any test. */
export function endedAs(
  state: DeviceRunOutcome["state"],
  message: string | null,
  excludeReason: string | null = null,
): DeviceRunOutcome {
  const none = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
  return { state, message, excludeReason, exitCode: null, ...none };
}
