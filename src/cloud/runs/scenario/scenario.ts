import type { DeviceScript, ScenarioFile } from "./scenario-file.ts";

/** The longest that a timer takes. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** A scenario at work. */
export class Scenario {
  readonly #file: ScenarioFile;
  /** How often each device was drawn for. */
  readonly #turns = new Map<string, number>();

  constructor(file: ScenarioFile) {
    this.#file = file;
  }

  get exclusiveDevices(): boolean {
    return this.#file.exclusiveDevices;
  }

  /** What plays the device of this name; undefined when it runs really. */
  scriptOf(deviceName: string): DeviceScript | undefined {
    return this.#file.devices.find(({ device }) => fits(device, deviceName));
  }

  /** Scripted milliseconds as they pass here. */
  scaledMs(ms: number): number {
    return Math.min(ms * this.#file.timeScale, MAX_TIMER_MS);
  }

  /** Whether a flaky device run fails this time: the same for each seed, device and turn. */
  failsThisTime(deviceName: string, probability: number): boolean {
    const turn = this.#turns.get(deviceName) ?? 0;
    this.#turns.set(deviceName, turn + 1);
    return draw(`${this.#file.seed}/${deviceName}/${turn}`) < probability;
  }

  /** What the virus scan says of an upload of this age; undefined when nothing is scripted for it. */
  virusScanOf(fileName: string, ageMs: number): string | undefined {
    const upload = this.#file.uploads.find(({ file }) => fits(file, fileName));
    if (!upload) return undefined;
    const stepMs = this.scaledMs(upload.stepMs);
    const step = stepMs === 0 ? upload.states.length : Math.floor(Math.max(ageMs, 0) / stepMs);
    return upload.states[Math.min(step, upload.states.length - 1)];
  }
}

function fits(pattern: string, name: string): boolean {
  const literals = pattern.split("*").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${literals.join(".*")}$`, "is").test(name);
}

/** A number in [0, 1) that `key` alone decides (FNV-1a, then a finishing mix). */
function draw(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(key)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
