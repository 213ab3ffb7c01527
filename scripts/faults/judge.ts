import type { ProxyLogEntry } from "../../test/bench/fault-proxy.ts";
import type { StepRun } from "../../test/bench/step-run.ts";
import { type Allowance, allowanceOf } from "./allowance.ts";
import { LAPSE_FACTOR } from "./lapse-factor.ts";
import { expectedKind } from "./outcomes.ts";
import type { RoundPlan } from "./plan-round.ts";
import type { PlayedAttempt, PlayedStep } from "./play-round.ts";

export type ProblemKind = "orphaned run" | "duplicate run" | "wrong verdict" | "leak" | "hang";

/** A promise that a round did not keep. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly text: string;
}

export interface Judgement {
  readonly problems: readonly Problem[];
  /** What was left behind where no promise covers it, and why none does. */
  readonly excuses: readonly string[];
}

/** Holds a played round against what the actions promise (docs/decisions.md, Starting once and Stopping always). */
export function judge(
  plan: RoundPlan,
  played: readonly PlayedAttempt[],
  log: readonly ProxyLogEntry[],
): Judgement {
  const problems: Problem[] = [];
  const excuses: string[] = [];
  const found = (kind: ProblemKind, texts: readonly string[]) =>
    problems.push(...texts.map((text) => ({ kind, text })));
  for (const [index, attempt] of played.entries()) {
    const { from, to, cancelled } = attempt.requests;
    const all = allowanceOf(log.slice(from, to));
    const left = attempt.truth.started.filter(({ underWay }) => underWay).map(({ title }) => title);
    const excuse = excuseOf(plan, attempt, {
      all,
      afterwards: allowanceOf(log.slice(cancelled ?? from, to)),
    });
    if (left.length > 0 && excuse) excuses.push(`${excuse}: ${left.join(", ")}`);
    else found("orphaned run", left);
    found("duplicate run", duplicates(played.slice(0, index + 1)));
    found(
      "wrong verdict",
      attempt.steps.flatMap((step) => wrongOutcomes(plan, attempt, step, all)),
    );
    found(
      "leak",
      attempt.job.leaks.map(({ form, place }) => `a secret (${form}) in ${place}`),
    );
    found(
      "hang",
      attempt.job.orphans.map((id) => `process ${id} outlived the job`),
    );
  }
  return { problems, excuses };
}

/** Why no promise covers a run that was left behind; undefined where one does. */
function excuseOf(
  { hold }: RoundPlan,
  { steps, mode }: PlayedAttempt,
  { all, afterwards }: { readonly all: Allowance; readonly afterwards: Allowance },
): string | undefined {
  const cutStep = steps.find(({ wasCut }) => wasCut)?.run;
  if (mode === undefined) return all.unanswered ? "the service did not answer" : undefined;
  if (mode === "shutdown") {
    if (cutStep?.signal === "SIGINT") return "shut down before the action could listen";
    if (hold?.point === "before" && hold.ms >= LATE_MS) return "shut down while a start was on its way";
    return afterwards.unansweredIn10S ? "no answer within the 10 s of a shutdown" : undefined;
  }
  const handedOver = steps.some(({ run }) => Object.values(run.state).some(isHandedOver));
  if (mode !== "cancelJob" && handedOver && cutStep?.action.endsWith("start-run")) {
    return "the start had left the run to later steps";
  }
  return afterwards.unanswered ? "no answer within the time of the post step" : undefined;
}

/** Real milliseconds after which a request comes too late for a shutdown's 10 s to hold its end. */
const LATE_MS = 5_000 / LAPSE_FACTOR;

const isHandedOver = (state: string) => state.includes('"handedOver":true');

/** Each start brings one run, however often the job is run. */
function duplicates(played: readonly PlayedAttempt[]): string[] {
  const starts = played.flatMap(({ steps }) => steps.filter(({ step, run }) => step.starts && run.main));
  const { started } = played.at(-1)?.truth ?? { started: [] };
  return started.length > starts.length
    ? [`${starts.length} starts brought ${started.map(({ title }) => title).join(", ")}`]
    : [];
}

/** What a step made of it, where the truth is another. */
function wrongOutcomes(
  plan: RoundPlan,
  attempt: PlayedAttempt,
  { step, run }: PlayedStep,
  { exhausted }: Allowance,
): string[] {
  const { verdict = "", "failure-kind": kind = "", reason = "" } = run.outputs;
  const wrong: string[] = [];
  const say = (text: string) =>
    wrong.push(`${step.id} ${text}: verdict "${verdict}", failure-kind "${kind}", reason "${reason}"`);
  const newest = attempt.truth.started.at(-1);
  if (step.judges && verdict === "passed" && newest?.passed !== true) {
    say(`passed ${newest?.title ?? "without a run"}`);
  }
  if (run.post && run.post.signal === null && run.post.exitCode !== 0) say("failed in its post step");
  const errors = ownErrors(run);
  if (run.main && run.main.signal === null && errors.length !== (run.main.exitCode === 0 ? 0 : 1)) {
    say(`put up ${errors.length} errors (${errors.join(" | ")}) and ended with ${run.main.exitCode}`);
  }
  if (attempt.mode !== undefined || run.main === undefined) return wrong;
  const failedMoody = (newest?.failed ?? 0) > plan.devices.filter((name) => FAILS.includes(name)).length;
  const expected = step.judges ? expectedKind(plan.devices, failedMoody) : "";
  const isAllowed = exhausted && kind === "infrastructure" && verdict === "failed";
  const hasSucceeded = run.conclusion === "success" && kind === "" && verdict !== "failed";
  const isRight = expected === "" ? hasSucceeded : verdict === "failed" && kind === expected;
  if (!isRight && !isAllowed) say(`should have told "${expected}"`);
  return wrong;
}

const FAILS: readonly string[] = ["Red", "Crashed"];

function ownErrors({ main }: StepRun): string[] {
  const own = main?.annotations.filter(({ level, origin }) => level === "error" && origin === "action") ?? [];
  return own.map(({ message }) => message);
}
