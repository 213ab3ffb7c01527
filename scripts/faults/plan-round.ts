import type { CancelMode } from "../../test/bench/bench.ts";
import { type ClockJump, randomClockJumps } from "../../test/bench/clock-jumps.ts";
import type { HoldPoint } from "../../test/bench/fault-proxy.ts";
import { Dice } from "../fuzz/dice.ts";
import { type Generation, JOB_KINDS, type JobKind } from "./job-kinds.ts";
import { DEVICE_NAMES, type DeviceName } from "./outcomes.ts";
import { BUILD_OUTCOMES } from "./suite-script.ts";
import { drawWeather, type Weather } from "./weather.ts";

/** A cancel within a step, or after it and before the next. */
export interface PlannedCancel {
  readonly step: number;
  /** The mode and moment within the step; undefined for a user's cancel behind it. */
  readonly mode: CancelMode | undefined;
  /** Whether the service is healthy from then on, so that every promise has to be kept. */
  readonly clears: boolean;
}

/** The request that starts the run, or starts it again, is kept on its way. */
export interface PlannedHold {
  readonly of: "start" | "retry";
  readonly point: HoldPoint;
  readonly ms: number;
  /** Its connection breaks in the end: `before`, it never arrives; `after`, its answer is lost. */
  readonly drops: boolean;
  /** A cancel within the step comes so long after the request was held, in milliseconds; undefined: at any moment. */
  readonly cancelAfterMs: number | undefined;
}

/** All that chance decides about a round. */
export interface RoundPlan {
  /** Repeats its faults and its moments. */
  readonly seed: number;
  readonly kind: JobKind;
  readonly generation: Generation;
  /** The input: `auto` finds it out. */
  readonly apiGeneration: Generation | "auto";
  readonly devices: readonly DeviceName[];
  readonly weather: Weather;
  readonly cancel: PlannedCancel | undefined;
  readonly hold: PlannedHold | undefined;
  readonly clock: readonly ClockJump[];
}

/** A step that is killed can stop nothing itself, so that all is left to the post steps. */
const MODES: readonly CancelMode[] = ["cancelJob", "stepTimeout", "shutdown", "kill9", "kill9"];
const SHORT = DEVICE_NAMES.filter((name) => name !== "Long");
const GREEN: readonly DeviceName[] = ["Green", "Patient", "Warned", "Odd"];
/** Milliseconds of real time: a request arrives well within the minute of the action's time that is promised. */
const LONGEST_HOLD_MS = 3_500;
const JUMPS_WITHIN_MS = 8_000;

/** Plans round `number` of `seed`; the same for the same two numbers. */
export function planRound(seed: number, number: number): RoundPlan {
  const dice = new Dice(Math.imul(seed, 1_000_003) + number * 7_919);
  const kind = dice.pick(JOB_KINDS.flatMap((one) => Array.from({ length: one.weight }, () => one)));
  const cancel = dice.chance(0.55) ? drawCancel(dice, kind) : undefined;
  const isLong = dice.chance(0.7) && cancel !== undefined && kind.attempts === 1 && comesInTime(cancel, kind);
  const generation = dice.pick(kind.generations);
  return {
    seed: dice.whole(1, 2 ** 31),
    kind,
    generation,
    apiGeneration: dice.pick(["auto", generation]),
    devices: drawDevices(dice, kind, isLong),
    weather: drawWeather(dice),
    cancel,
    hold: dice.chance(0.2) ? drawHold(dice, kind) : undefined,
    clock: dice.chance(0.2) ? randomClockJumps(dice.whole(1, 2 ** 31), JUMPS_WITHIN_MS) : [],
  };
}

/** Whether the cancel comes also when nothing ends by itself. */
function comesInTime({ step, mode }: PlannedCancel, { steps }: JobKind): boolean {
  const judging = steps.findIndex(({ judges }) => judges);
  return step < judging || (step === judging && mode !== undefined);
}

function drawCancel(dice: Dice, { steps }: JobKind): PlannedCancel {
  const isBetween = steps.length > 1 && dice.chance(0.15);
  const first = steps.findIndex(({ starts }) => starts);
  // Little can go wrong before anything is started.
  const step = dice.chance(0.15) ? 0 : dice.whole(first, steps.length - 1);
  return { step, mode: isBetween ? undefined : dice.pick(MODES), clears: dice.chance(0.6) };
}

function drawDevices(dice: Dice, { builds }: JobKind, isLong: boolean): readonly DeviceName[] {
  if (builds) return [isLong ? "Long" : dice.pick(BUILD_OUTCOMES.filter((name) => name !== "Long"))];
  if (isLong) return ["Green", "Long"];
  const choice = dice.chance(0.5) ? GREEN : SHORT;
  return [...new Set([dice.pick(choice), dice.pick(choice), dice.pick(choice)].slice(dice.whole(0, 2)))];
}

function drawHold(dice: Dice, { repeats }: JobKind): PlannedHold {
  const ms = dice.whole(0, LONGEST_HOLD_MS);
  const of = repeats && dice.chance(0.5) ? "retry" : "start";
  return {
    of,
    point: dice.pick(["before", "after"]),
    ms,
    drops: dice.chance(0.3),
    cancelAfterMs: of === "start" && dice.chance(0.7) ? dice.whole(0, Math.min(ms, 1_000)) : undefined,
  };
}

/** The plan in one line. */
export function describePlan(plan: RoundPlan): string {
  const { kind, generation, apiGeneration, devices, weather, cancel, hold, clock } = plan;
  const where = cancel && kind.steps[cancel.step]?.id;
  return [
    `${kind.name} (${generation}${apiGeneration === "auto" ? " by auto" : ""}) on ${devices.join(", ")}`,
    weather.name,
    ...(cancel ? [`${cancel.mode ?? "cancel behind"} ${where}${cancel.clears ? ", then clear" : ""}`] : []),
    ...(hold ? [`${hold.of} held ${hold.point} for ${hold.ms} ms${hold.drops ? " and dropped" : ""}`] : []),
    ...(clock.length > 0 ? ["clock jumps"] : []),
  ].join("; ");
}
