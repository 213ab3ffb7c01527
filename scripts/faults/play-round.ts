import type { CancelMode } from "../../test/bench/bench.ts";
import type { JobRun, StepRun } from "../../test/bench/step-run.ts";
import { cancelMoment } from "./cancel-moment.ts";
import { type HeldRequest, holdRequest } from "./hold-request.ts";
import type { JobStep } from "./job-kinds.ts";
import { LAPSE_FACTOR } from "./lapse-factor.ts";
import type { RoundPlan } from "./plan-round.ts";
import type { RoundSetting } from "./setting.ts";
import { readTruth, type Truth } from "./truth.ts";

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
  /** Which of the proxy's requests were this attempt's, and the first that came after its cancel, if there was one. */
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
    const cancel = number === 1 ? plan.cancel : undefined;
    played.push(await playAttempt(number, { ...plan, cancel }, setting, { ...options, held }));
  }
  return played;
}

async function playAttempt(
  number: number,
  plan: RoundPlan,
  setting: RoundSetting,
  { installRoot, signal, held }: PlayOptions & { readonly held: HeldRequest | undefined },
): Promise<PlayedAttempt> {
  const { proxy } = setting;
  const { kind, cancel, clock } = plan;
  const from = proxy.log.length;
  const lapse = { factor: LAPSE_FACTOR, sinceMs: Date.now() };
  const job = await setting.bench.startJob({
    ...{ secrets: setting.secrets, onLeak: "record" },
    github: { run_id: "7", run_attempt: String(number) },
  });
  const abandon = () => void job.abandon();
  signal.addEventListener("abort", abandon);
  let cancelled: { readonly mode: CancelMode; readonly at: number; readonly step?: JobStep } | undefined;
  let current: JobStep | undefined;
  job.timeline.listen((event) => {
    if (event.kind !== "cancel") return;
    cancelled = { mode: event.mode as CancelMode, at: proxy.log.length, ...(current && { step: current }) };
    if (cancel?.clears) setting.clear();
  });
  for (const [index, step] of kind.steps.entries()) {
    signal.throwIfAborted();
    // A moment that does not come in its own step comes in a later one.
    const isDue = cancel !== undefined && cancelled === undefined && index >= cancel.step;
    const moment = isDue && cancel.mode ? cancelMoment(plan, step, cancel.mode, { proxy, held }) : undefined;
    current = step;
    await job.step({
      ...{ id: step.id, action: step.action, if: step.if ?? "success()", installRoot, lapse, clock },
      with: step.with(setting.job),
      cancel: moment,
    });
    if (!isDue || cancel.mode !== undefined) continue;
    job.cancel({ scale: 1 / LAPSE_FACTOR });
    cancelled = { mode: "cancelJob", at: proxy.log.length };
    if (cancel.clears) setting.clear();
  }
  const run = await job.finish();
  signal.removeEventListener("abort", abandon);
  signal.throwIfAborted();
  const requests = { from, cancelled: cancelled?.at, to: proxy.log.length };
  const steps = kind.steps.map((step, index) => ({
    ...{ step, wasCut: step === cancelled?.step },
    run: run.steps[index] as StepRun,
  }));
  await held?.gone();
  return { job: run, steps, requests, mode: cancelled?.mode, truth: await readTruth(plan, setting) };
}
