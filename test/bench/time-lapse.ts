/** Time that passes faster for an action than it does for the rest of the world. */
export interface TimeLapse {
  /** How many of the action's seconds pass in one. */
  readonly factor: number;
  /**
   * When both clocks showed the same, in milliseconds since the epoch. Processes that share it agree about the time, as
   * a main and a post step have to.
   */
  readonly sinceMs: number;
}

/**
 * The arguments that make a Node process live faster: `Date`, `performance.now`, timers and the limits of signals agree
 * about it. Node's own idle limits of sockets keep real time, and the services that the process talks to seem slow to it.
 */
export function lapseArguments(lapse: TimeLapse | undefined): string[] {
  if (lapse === undefined) return [];
  const source = `(${liveFaster})(${JSON.stringify(lapse)})`;
  return ["--import", `data:text/javascript,${encodeURIComponent(source)}`];
}

/** Runs inside the action's process: nothing of this module is at hand there. */
function liveFaster({ factor, sinceMs }: TimeLapse): void {
  const timers = process.getBuiltinModule("node:timers");
  const promises = process.getBuiltinModule("node:timers/promises");
  const { promisify } = process.getBuiltinModule("node:util");
  const RealDate = Date;
  const realTime = performance.now.bind(performance);
  const now = () => Math.floor(sinceMs + (RealDate.now() - sinceMs) * factor);
  const timeOrigin = sinceMs + (performance.timeOrigin - sinceMs) * factor;

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
  Object.defineProperty(performance, "now", { value: () => realTime() * factor });
  Object.defineProperty(performance, "timeOrigin", { value: timeOrigin });

  const begin = timers.setTimeout;
  const sleep = promises.setTimeout;
  promises.setTimeout = (ms, ...rest) => sleep(ms === undefined ? ms : ms / factor, ...rest);
  type Begin = (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => NodeJS.Timeout;
  const hasten = (slow: Begin): Begin => {
    const hastened: Begin = (work, ms, ...args) => slow(work, ms === undefined ? ms : ms / factor, ...args);
    return Object.assign(hastened, { [promisify.custom]: promises.setTimeout });
  };
  for (const holder of [globalThis, timers]) {
    const { setTimeout, setInterval } = holder;
    Object.assign(holder, { setTimeout: hasten(setTimeout), setInterval: hasten(setInterval) });
  }
  // Node's own may go by the timers of before or of now, depending on its version.
  AbortSignal.timeout = (ms) => {
    const limit = new AbortController();
    const reason = new DOMException("The operation was aborted due to timeout", "TimeoutError");
    begin(() => limit.abort(reason), ms / factor).unref();
    return limit.signal;
  };
  process.getBuiltinModule("node:module").syncBuiltinESMExports();
}
