import { availableParallelism } from "node:os";
import { type Judgement, judge, type ProblemKind } from "./judge.ts";
import { describePlan, planRound, type RoundPlan } from "./plan-round.ts";
import { playRound } from "./play-round.ts";
import { installActions, openSetting } from "./setting.ts";
import { showRound } from "./show-round.ts";

export interface FaultsOptions {
  readonly seed: number;
  /** The numbers of the rounds to play. */
  readonly numbers: readonly number[];
  /** How many rounds are played at once. Default: twice as many as cores, since they mostly wait. */
  readonly atOnce?: number;
  /** Whether everything that happened is told. */
  readonly inFull?: boolean;
  tell(line: string): void;
}

export interface FaultsReport {
  readonly rounds: number;
  readonly problems: Readonly<Record<ProblemKind, number>>;
  /** Rounds in which something was left behind that no promise covers. */
  readonly excused: number;
  readonly cancels: number;
  readonly faults: number;
  readonly failedRounds: readonly number[];
}

/** A round takes seconds, on a busy machine a minute; one that takes so long hangs. */
const ROUND_LIMIT_MS = 300_000;

const TELL_EVERY = 50;

/** What one round came to. */
interface RoundReport extends Judgement {
  readonly cancelled: boolean;
  readonly faults: number;
  /** Everything that happened. */
  readonly shown?: string;
}

/** Plays rounds of jobs under faults and cancels, and counts the promises that were not kept. */
export async function playRounds(options: FaultsOptions): Promise<FaultsReport> {
  const { seed, numbers, tell, inFull = false } = options;
  await using installed = await installActions();
  const problems = { "orphaned run": 0, "duplicate run": 0, "wrong verdict": 0, leak: 0, hang: 0 };
  const report = { excused: 0, cancels: 0, faults: 0, failedRounds: [] as number[] };
  const waiting = [...numbers];
  let done = 0;
  const lane = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const round = await playOne(planRound(seed, number), installed.root).catch((cause) => {
        throw new Error(`Round ${number} of seed ${seed} broke.`, { cause });
      });
      if (inFull && round.shown) tell(round.shown);
      for (const { kind } of round.problems) problems[kind]++;
      report.excused += round.excuses.length > 0 ? 1 : 0;
      report.cancels += round.cancelled ? 1 : 0;
      report.faults += round.faults;
      if (round.problems.length > 0) report.failedRounds.push(number);
      for (const line of describeRound(seed, number, round)) tell(line);
      if (++done % TELL_EVERY === 0) tell(`${done} of ${numbers.length} rounds`);
    }
  };
  const { atOnce = 2 * availableParallelism() } = options;
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { ...report, rounds: numbers.length, problems };
}

async function playOne(plan: RoundPlan, installRoot: string): Promise<RoundReport> {
  await using setting = await openSetting(plan);
  const limit = AbortSignal.timeout(ROUND_LIMIT_MS);
  const late = new Promise<undefined>((resolve) => {
    limit.addEventListener("abort", () => resolve(undefined));
  });
  const playing = playRound(plan, setting, { installRoot, signal: limit });
  playing.catch(() => {}); // what hangs may fail when it is abandoned
  const played = await Promise.race([playing, late]);
  const faults = setting.proxy.log.filter(({ fault }) => fault !== undefined).length;
  if (!played) {
    const text = `the round did not end within ${ROUND_LIMIT_MS / 1_000} s`;
    return { problems: [{ kind: "hang", text }], excuses: [], cancelled: plan.cancel !== undefined, faults };
  }
  const cancelled = played.some(({ mode }) => mode !== undefined);
  return {
    ...judge(plan, played, setting.proxy.log),
    cancelled,
    faults,
    shown: showRound(played, setting.proxy.log),
  };
}

function describeRound(seed: number, number: number, { problems, excuses }: RoundReport): string[] {
  if (problems.length === 0 && excuses.length === 0) return [];
  const title = `round ${number}: ${describePlan(planRound(seed, number))}`;
  return [
    title,
    ...problems.map(({ kind, text }) => `  ${kind}: ${text}`),
    ...excuses.map((excuse) => `  outside the promises: ${excuse}`),
    ...(problems.length > 0 ? [`  repeat it with: npm run faults -- --seed ${seed} --round ${number}`] : []),
  ];
}
