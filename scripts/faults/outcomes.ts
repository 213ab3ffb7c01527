/** How a device of a round behaves: its part of the cloud's scenario, and the failure that the verdict has to tell. */
export interface DeviceOutcome {
  readonly script: Readonly<Record<string, unknown>>;
  /** The kind of failure that it is on its own; empty where it passes, undefined where chance decides. */
  readonly kind: FailureKind | "" | undefined;
}

export type FailureKind = "timeout" | "infrastructure" | "devices" | "tests";

/** The order in which one failure goes before another (docs/decisions.md, The verdict). */
const FIRST: readonly FailureKind[] = ["timeout", "infrastructure", "devices", "tests"];

const FAILING = { passed: 2, failed: 1 };

/** Devices by name; each is named after what becomes of it. Times are real milliseconds. */
export const OUTCOMES = {
  Green: { script: { outcome: "passed", runMs: 40, screenshots: 1 }, kind: "" },
  Patient: { script: { outcome: "passed", queueMs: 150, runMs: 300 }, kind: "" },
  Warned: { script: { outcome: "warning", runMs: 20 }, kind: "" },
  Odd: { script: { outcome: "unknown", runMs: 200 }, kind: "" },
  Red: { script: { outcome: "failed", runMs: 40, tests: FAILING }, kind: "tests" },
  Idle: { script: { outcome: "no-tests", runMs: 20 }, kind: "tests" },
  Crashed: { script: { outcome: "crash", runMs: 30 }, kind: "infrastructure" },
  Away: { script: { outcome: "offline" }, kind: "devices" },
  Endless: { script: { outcome: "timeout", runMs: 60 }, kind: "timeout" },
  Moody: { script: { outcome: "flaky", runMs: 30, probability: 0.5, tests: FAILING }, kind: undefined },
  /** Goes on until somebody stops it, so that whatever is left behind is seen. */
  Long: { script: { outcome: "passed", runMs: 600_000 }, kind: "" },
} as const satisfies Record<string, DeviceOutcome>;

export type DeviceName = keyof typeof OUTCOMES;

export const DEVICE_NAMES = Object.keys(OUTCOMES) as DeviceName[];

/** What the verdict on a run of these devices is: the first of its kinds; `failedMoody` is what chance decided. */
export function expectedKind(devices: readonly DeviceName[], failedMoody: boolean): FailureKind | "" {
  const kinds = devices.map((name) => OUTCOMES[name].kind ?? (failedMoody ? "tests" : ""));
  return FIRST.find((kind) => kinds.includes(kind)) ?? "";
}
