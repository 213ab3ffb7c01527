import { evaluate } from "./expressions.ts";
import { type JobState, stepContexts } from "./job-state.ts";
import { describeStage } from "./stage-header.ts";
import type { Program, StageOutcome, StageSetting } from "./stage-task.ts";

/** What a stand-in for an action is told. */
export interface StubCall {
  /** As the workflow writes it: `actions/checkout@v4`. */
  readonly uses: string;
  /** Evaluated. */
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly github: JobState["github"];
  /** Writes a line of the log. */
  log(line: string): void;
}

export interface StubResult {
  readonly outputs?: Readonly<Record<string, string>>;
  /** Exported to later steps. */
  readonly env?: Readonly<Record<string, string>>;
  /** Put on the path of later steps. */
  readonly paths?: readonly string[];
}

/** A test's stand-in for the action of somebody else. The step fails where it throws. */
export type Stub = (call: StubCall) => StubResult | undefined | Promise<StubResult | undefined>;

/** A step that a test stands in for. */
export function stubProgram(stub: Stub, given: Readonly<Record<string, string>>): Program {
  return {
    async run(setting) {
      const { job, step, record } = setting;
      const contexts = stepContexts(job, step.env);
      const inputs = Object.entries(given).map(([name, text]) => ({ name, value: evaluate(text, contexts) }));
      describeStage(record, { title: step.action, inputs, env: step.env });
      const call: StubCall = {
        uses: step.action,
        with: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
        env: { ...Object.fromEntries(job.env), ...step.env },
        workspace: job.folders.workspace,
        github: job.github,
        log: (line) => record.output(line),
      };
      return await attempt(setting, async () => (await stub(call)) ?? {});
    },
  };
}

async function attempt({ record }: StageSetting, run: () => Promise<StubResult>): Promise<StageOutcome> {
  const ending = { signal: null, cut: undefined, stdout: Buffer.alloc(0), stderr: Buffer.alloc(0) };
  try {
    const { outputs = {}, env = {}, paths = [] } = await run();
    for (const [name, value] of Object.entries(outputs)) record.setOutput(name, value);
    for (const [name, value] of Object.entries(env)) record.exportEnv(name, value);
    for (const path of paths) record.addPath(path);
    return { ...ending, exitCode: 0 };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    record.annotate({ level: "error", message, origin: "action" });
    return { ...ending, exitCode: 1 };
  }
}
