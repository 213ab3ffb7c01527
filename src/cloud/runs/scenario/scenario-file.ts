import { readFileSync } from "node:fs";
import * as z from "zod";
import { DeviceCloudError } from "../../../base/errors.ts";
import { schemaProblems } from "../../../contract/schema-problems.ts";
import { END_STATES, EXCLUDE_REASONS } from "../device-run-states.ts";

const KNOWN_STATES: readonly string[] = ["WAITING", "RUNNING", "FINISHED", ...END_STATES];
const durationMs = z.number().min(0).max(86_400_000);
const count = z.int().min(0).max(10_000);

const script = z
  .strictObject({
    /** The devices it is for, by name, whatever the case; `*` stands for any text. */
    device: z.string().min(1).max(200),
    outcome: z.enum([
      ...["passed", "failed", "warning", "flaky", "crash", "timeout", "no-tests"],
      ...["offline", "excluded", "unknown"],
    ] as const),
    /** How long it waits before it starts, and how long it then takes. */
    queueMs: durationMs.default(0),
    runMs: durationMs.default(0),
    /** How likely a flaky device run fails. */
    probability: z.number().min(0).max(1).default(0.5),
    /** Of an excluded one. */
    reason: z.enum(EXCLUDE_REASONS).default("ADMIN"),
    /** The state that nobody knows: shown for `runMs`, or for ever where that is 0. */
    state: z
      .string()
      .regex(/^[A-Za-z_-]{1,40}$/, "letters, dashes and underscores only")
      .refine((state) => !KNOWN_STATES.includes(state), "this state is a known one")
      .default("PONDERING"),
    message: z.string().max(500).optional(),
    tests: z
      .strictObject({
        passed: count.default(3),
        failed: count.default(0),
        skipped: count.default(0),
        notAvailable: count.default(0),
      })
      .prefault({}),
    screenshots: z.int().min(0).max(100).default(0),
  })
  .refine(({ outcome, tests }) => !["passed", "warning"].includes(outcome) || tests.failed === 0, {
    error: "a device run with failed tests has outcome failed",
    path: ["tests", "failed"],
  });

const upload = z.strictObject({
  /** The uploads it is for, by name. */
  file: z.string().min(1).max(200),
  /** What the virus scan says, one after the other; the last stays. */
  states: z.array(z.enum(["waiting", "scanning", "infected", "safe", "disabled"])).min(1),
  stepMs: durationMs.default(1_000),
});

/** A scenario: what becomes of device runs without running anything, for tests of what uses this cloud. */
export const scenarioFile = z.strictObject({
  /** Makes flaky outcomes the same each time. */
  seed: z.int().default(1),
  /** All times are multiplied by it: 0.01 plays a minute in 600 ms. */
  timeScale: z.number().min(0).max(100).default(1),
  /** Whether a device takes one simulated device run at a time, as it does real ones. */
  exclusiveDevices: z.boolean().default(true),
  /** The first whose pattern fits plays the device; a device that none fits runs really. */
  devices: z.array(script).default([]),
  uploads: z.array(upload).default([]),
});
export type ScenarioFile = z.output<typeof scenarioFile>;
export type DeviceScript = ScenarioFile["devices"][number];

/**
 * The scenario of a JSON file.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field.
 */
export function readScenario(path: string): ScenarioFile {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new DeviceCloudError("input", `The scenario ${path} cannot be read: ${(error as Error).message}`, {
      remedy: "Give a JSON file with an object that has devices.",
      cause: error,
    });
  }
  const parsed = scenarioFile.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new DeviceCloudError("input", `The scenario ${path} is wrong: ${schemaProblems(parsed.error)}.`, {
    remedy: "Correct the fields named here.",
  });
}
