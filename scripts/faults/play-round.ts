import { setTimeout as delay } from "node:timers/promises";
import type { Cancel, CancelMode, Job } from "../../test/bench/bench.ts";
import type { FaultProxy, ProxyRequest } from "../../test/bench/fault-proxy.ts";
import { randomMoment } from "../../test/bench/random-moment.ts";
import type { JobRun, StepRun } from "../../test/bench/step-run.ts";
import type { JobStep } from "./job-kinds.ts";
import type { PlannedHold, RoundPlan } from "./plan-round.ts";
import type { RoundSetting } from "./setting.ts";
import { readTruth, type Truth } from "./truth.ts";

/** How much faster time passes for the actions than it really does; the runner's own waits are as much shorter. */
export const LAPSE_FACTOR = 10;
const CANCEL_WITHIN_MS = 1_500;
const CANCEL_WITHIN_REQUESTS = 25;

export interface PlayOptions {
  /** Where the built actions lie. */
  readonly installRoot: string;
  /** Aborted when the round takes too long. */
  readonly signal: AbortSignal;
}

/** One step as it ran. */
export interface PlayedStep {
  readonly step: JobStep;
  readonly run: StepRun;
  /** Whether the cancel came while it ran. */
  readonly wasCut: boolean;
}

/** One attempt at the job. */
export interface PlayedAttempt {
  readonly job: JobRun;
  readonly steps: readonly PlayedStep[];
  /** Which of the proxy's requests were this attempt's: from, and the first that came after the cancel, if there was one. */
  readonly requests: { readonly from: number; readonly cancelled: number | undefined; readonly to: number };
  readonly mode: CancelMode | undefined;
  /** What the cloud knew at its end. */
  readonly truth: Truth;
}

/** Runs the round's job, as often as its kind says. */
export async function playRound(
  plan: RoundPlan,
  setting: RoundSetting,
  options: PlayOptions,
): Promise<PlayedAttempt[]> {
  const played: PlayedAttempt[] = [];
  const held = plan.hold && holdRequest(setting.proxy, plan.hold);
  for (let number = 1; number <= plan.kind.attempts; number++) {
    played.push(await playAttempt(number, plan, setting, { ...options, held }));
  }
  return played;
}

async function playAttempt(
  number: number,
  plan: RoundPlan,
  setting: RoundSetting,
  { installRoot, signal, held }: PlayOptions & { readonly held: HeldRequest | undefined },
): Promise<PlayedAttempt> {
  const { bench, proxy } = setting;
  const cancel = number === 1 ? plan.cancel : undefined;
  const from = proxy.log.length;
  let cancelled: { readonly at: number; readonly mode: CancelMode; readonly step: number } | undefined;
  const noteCancel = (mode: CancelMode, step: number) => {
    cancelled ??= { at: proxy.log.length, mode, step };
    if (cancel?.clears) setting.clear();
  };
  const job = await bench.startJob({
    ...{ secrets: setting.secrets, onLeak: "record" },
    github: { run_id: "7", run_attempt: String(number) },
  });
  const abandon = () => void job.abandon();
  signal.addEventListener("abort", abandon);
  job.timeline.listen((event) => {
    if (event.kind === "cancel") noteCancel(event.mode as CancelMode, done);
  });
  const lapse = { factor: LAPSE_FACTOR, sinceMs: Date.now() };
  let done = 0;
  for (const [index, step] of plan.kind.steps.entries()) {
    signal.throwIfAborted();
    const isDue = cancel !== undefined && cancelled === undefined && index >= cancel.step;
    const moment = isDue && cancel.mode ? momentIn(plan, step, cancel.mode, { proxy, held }) : undefined;
    const condition = step.if === undefined ? {} : { if: step.if };
    await job.step({
      ...{ id: step.id, action: step.action, installRoot, lapse, clock: plan.clock, ...condition },
      with: step.with(setting.job),
      cancel: moment,
    });
    done++;
    if (isDue && cancel.mode === undefined) {
      cancelBetween(job);
      noteCancel("cancelJob", Number.NaN);
    }
  }
  const run = await job.finish();
  signal.removeEventListener("abort", abandon);
  signal.throwIfAborted();
  const steps = run.steps.map((one, index) => ({
    step: plan.kind.steps[index] as JobStep,
    run: one,
    wasCut: index === cancelled?.step,
  }));
  const requests = { from, cancelled: cancelled?.at, to: proxy.log.length };
  await held?.gone();
  const truth = await readTruth(plan, setting);
  return { job: run, steps, requests, mode: cancelled?.mode, truth };
}

interface Triggers {
  readonly proxy: FaultProxy;
  readonly held: HeldRequest | undefined;
}

function momentIn(
  { seed, hold }: RoundPlan,
  step: JobStep,
  mode: CancelMode,
  { proxy, held }: Triggers,
): Cancel {
  const scale = 1 / LAPSE_FACTOR;
  const afterMs = hold?.cancelAfterMs;
  if (held && step.starts && afterMs !== undefined) {
    return { mode, when: { event: held.reached.then(() => delay(afterMs)) }, scale };
  }
  const before = proxy.log.length;
  return randomMoment(seed, {
    modes: [mode],
    withinMs: CANCEL_WITHIN_MS,
    withinRequests: CANCEL_WITHIN_REQUESTS,
    proxy: { arrival: (count) => proxy.arrival(before + count) },
    scale,
  });
}

function cancelBetween(job: Job): void {
  job.cancel({ scale: 1 / LAPSE_FACTOR });
}

const HELD = {
  start: ({ method, path }: ProxyRequest) => method === "POST" && /\/(?:runs|builds)(?:\?|$)/.test(path),
  retry: ({ path }: ProxyRequest) => path.includes("/retry"),
};

/** A request kept on its way. */
interface HeldRequest {
  /** Resolves when there is one: a round may end before. */
  readonly reached: Promise<unknown>;
  /** Resolves when none is on its way. */
  gone(): Promise<unknown>;
}

/** Holds the first request that starts, or retries. */
function holdRequest(proxy: FaultProxy, { of, point, ms, drops }: PlannedHold): HeldRequest {
  const hold = proxy.hold(HELD[of], point);
  let gone: Promise<unknown> = Promise.resolve();
  const reached = hold.reached.then(() => {
    gone = delay(ms).then(drops ? hold.drop : hold.release);
  });
  return { reached, gone: () => gone };
}
