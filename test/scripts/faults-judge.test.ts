import { describe, expect, it } from "vitest";
import { JOB_KINDS } from "../../scripts/faults/job-kinds.ts";
import { judge } from "../../scripts/faults/judge.ts";
import { planRound, type RoundPlan } from "../../scripts/faults/plan-round.ts";
import type { PlayedAttempt, PlayedStep } from "../../scripts/faults/play-round.ts";
import type { Started } from "../../scripts/faults/truth.ts";
import type { Fault } from "../bench/fault-plan.ts";
import type { ProxyLogEntry } from "../bench/fault-proxy.ts";
import type { StageRun, StepRun } from "../bench/step-run.ts";

const kind = JOB_KINDS.find(({ name }) => name === "all in one");
if (!kind) throw new Error("There is no such kind of job.");
const [step] = kind.steps;
const plan: RoundPlan = { ...planRound(1, 1), kind, devices: ["Green"], hold: undefined, cancel: undefined };

const GREEN: Started = { title: "run 1", underWay: false, passed: true, failed: 0 };
const PASSED = { verdict: "passed", "failure-kind": "" };

interface Story {
  readonly devices?: RoundPlan["devices"];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly state?: Readonly<Record<string, string>>;
  readonly signal?: NodeJS.Signals;
  readonly errors?: number;
  readonly started?: readonly Started[];
  readonly mode?: PlayedAttempt["mode"];
  readonly faults?: readonly (Fault | undefined)[];
  readonly job?: object;
}

/** Judges a round of one step, of which a story tells only what is not as it should be. */
function judged(story: Story) {
  const { outputs = PASSED, state = {}, errors = 0, started = [GREEN], mode, faults = [], job = {} } = story;
  const failed = outputs.verdict === "failed";
  const signal = story.signal ?? null;
  const error = { level: "error", origin: "action", message: "It failed." } as const;
  const main = { exitCode: failed ? 1 : 0, signal, annotations: Array(errors).fill(error) };
  const run = {
    ...{ action: ".", outputs, state, signal, conclusion: failed ? "failure" : "success" },
    main: main as unknown as StageRun,
  };
  const played = [{ step, run: run as unknown as StepRun, wasCut: mode !== undefined } as PlayedStep];
  const requests = { from: 0, cancelled: mode ? 0 : undefined, to: faults.length };
  const attempt = {
    job: { leaks: [], orphans: [], ...job },
    steps: played,
    requests,
    mode,
    truth: { started },
  };
  const log = faults.map((fault): ProxyLogEntry => ({ method: "GET", path: "/a", fault, status: undefined }));
  const { problems, excuses } = judge(
    { ...plan, devices: story.devices ?? plan.devices },
    [attempt as unknown as PlayedAttempt],
    log,
  );
  return { problems: problems.map((problem) => problem.kind), excuses };
}

const LEFT: Started = { title: "run 1", underWay: true, passed: false, failed: 0 };
const CANCELLED = { verdict: "failed", "failure-kind": "cancelled" };

describe("a round", () => {
  it("that went as it should has no problem", () => {
    expect(judged({})).toEqual({ problems: [], excuses: [] });
    const red = { verdict: "failed", "failure-kind": "tests" };
    const started = [{ ...GREEN, passed: false, failed: 1 }];
    expect(judged({ devices: ["Red"], outputs: red, errors: 1, started }).problems).toEqual([]);
  });

  it.each([
    ["passed without a run", { started: [] }],
    ["passed a run that did not", { started: [{ ...GREEN, passed: false }] }],
    ["passed a run that was to fail", { devices: ["Red"] }],
    ["failed a run that passed", { outputs: { verdict: "failed", "failure-kind": "tests" }, errors: 1 }],
    ["told another kind", { devices: ["Red"], outputs: CANCELLED, errors: 1 }],
    ["failed for the service, which answered", { outputs: infrastructure(), errors: 1, faults: fails(5) }],
    [
      "failed without an error",
      { devices: ["Red"], outputs: { verdict: "failed", "failure-kind": "tests" } },
    ],
    ["put up an error although it passed", { errors: 1 }],
  ] as [string, Story][])("that %s has a wrong verdict", (_, story) => {
    expect(new Set(judged(story).problems)).toEqual(new Set(["wrong verdict"]));
  });

  it("may fail for a service that failed beyond retries", () => {
    expect(judged({ outputs: infrastructure(), errors: 1, faults: fails(6) }).problems).toEqual([]);
  });

  it("that left a run, started two, leaked or left a process has that problem", () => {
    const cut = { outputs: CANCELLED, errors: 1, mode: "cancelJob", started: [LEFT] } as const;
    expect(judged(cut)).toEqual({ problems: ["orphaned run"], excuses: [] });
    expect(judged({ started: [GREEN, GREEN] }).problems).toEqual(["duplicate run"]);
    expect(judged({ job: { leaks: [{ form: "plain", place: "log" }] } }).problems).toEqual(["leak"]);
    expect(judged({ job: { orphans: [12] } }).problems).toEqual(["hang"]);
  });

  it.each([
    ["the service did not answer the post step", { mode: "kill9", faults: fails(24) }],
    ["it stalled within the 10 s of a shutdown", { mode: "shutdown", faults: ["stall after"] }],
    ["nothing listened yet when it was shut down", { mode: "shutdown", signal: "SIGINT" }],
  ] as [string, Story][])("is excused for a run that was left where %s", (_, story) => {
    const { problems, excuses } = judged({ ...story, outputs: {}, started: [LEFT] });
    expect(problems).toEqual([]);
    expect(excuses).toHaveLength(1);
  });

  it.each([
    ["a post step has to ask for long", { mode: "kill9", faults: [...fails(12), "html 200", undefined] }],
    ["one request stalls in a post step", { mode: "kill9", faults: ["stall after"] }],
    ["one request fails in a shutdown", { mode: "shutdown", faults: ["500 after", undefined] }],
    ["nothing listened yet when its step ran out of time", { mode: "stepTimeout", signal: "SIGINT" }],
  ] as [string, Story][])("is not excused where %s", (_, story) => {
    expect(judged({ ...story, outputs: CANCELLED, errors: 1, started: [LEFT] }).problems).toEqual([
      "orphaned run",
    ]);
  });
});

function infrastructure() {
  return { verdict: "failed", "failure-kind": "infrastructure" };
}

function fails(count: number): Fault[] {
  return Array.from({ length: count }, () => "drop before");
}
