import { mulberry32 } from "./fault-plan.ts";

/** From `atMs` of an action's life on, its clock is off by `byMs`, for instance after the machine was suspended. */
export interface ClockJump {
  readonly atMs: number;
  /** Forward, or back where negative. Later jumps replace earlier ones. */
  readonly byMs: number;
}

/**
 * The arguments that make a Node process believe its clock jumps. As with a real jump, `Date` shows it while timers and
 * `performance.now` go on.
 */
export function clockArguments(jumps: readonly ClockJump[]): string[] {
  if (jumps.length === 0) return [];
  const source = `(${jumpingClock})(${JSON.stringify(jumps)})`;
  return ["--import", `data:text/javascript,${encodeURIComponent(source)}`];
}

/** Runs inside the action's process: nothing of this module is at hand there. */
function jumpingClock(jumps: readonly ClockJump[]): void {
  const RealDate = Date;
  const now = () => {
    const lived = performance.now();
    const last = jumps.findLast(({ atMs }) => atMs <= lived);
    return RealDate.now() + (last?.byMs ?? 0);
  };
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
}

const HOUR_MS = 3_600_000;

/** One to three jumps of up to a day, forward and back, within `withinMs`; the same for the same seed. */
export function randomClockJumps(seed: number, withinMs = 10_000): ClockJump[] {
  const random = mulberry32(seed);
  const count = 1 + Math.floor(random() * 3);
  const jumps = Array.from({ length: count }, () => ({
    atMs: Math.floor(random() * withinMs),
    byMs: Math.round((random() * 2 - 1) * 24 * HOUR_MS),
  }));
  return jumps.sort((one, other) => one.atMs - other.atMs);
}
