import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { evaluate } from "./expressions.ts";
import { stepContexts } from "./job-state.ts";
import { stageEnvironment, visibleEnvironment } from "./stage-environment.ts";
import { describeStage } from "./stage-header.ts";
import { runStageProcess } from "./stage-process.ts";
import type { Program } from "./stage-task.ts";

export interface Script {
  readonly run: string;
  /** `bash`, `sh` or a command with `{0}`. Default: bash that stops at the first error, as the runner has it. */
  readonly shell?: string | undefined;
  /** Relative to the workspace. */
  readonly workingDirectory?: string | undefined;
}

const SHELLS: Readonly<Record<string, string>> = {
  "": "bash -e {0}",
  bash: "bash --noprofile --norc -eo pipefail {0}",
  sh: "sh -e {0}",
};

/** A `run:` step. Expressions are put into the text before a shell reads it, as the runner does. */
export function scriptProgram({ run, shell = "", workingDirectory = "." }: Script): Program {
  const [file = "", ...args] = commandOf(shell).split(" ");
  return {
    async run(setting) {
      const { job, step, record, files } = setting;
      const contexts = stepContexts(job, step.env);
      const text = evaluate(run, contexts);
      const path = join(job.folders.runnerTemp, `${randomUUID()}.sh`);
      await writeFile(path, `${text}\n`);
      const shared = { job, stepEnv: step.env, state: step.state };
      const [title = ""] = text.split("\n", 1);
      describeStage(record, { title, inputs: [], env: visibleEnvironment(shared) });
      const outcome = await runStageProcess(setting, {
        file,
        args: args.map((arg) => arg.replaceAll("{0}", path)),
        cwd: resolve(job.folders.workspace, evaluate(workingDirectory, contexts)),
        env: stageEnvironment({ ...shared, inputs: [], files, services: false }),
      });
      await rm(path);
      if (outcome.exitCode !== 0 && outcome.cut === undefined) {
        record.tell("error", `Process completed with exit code ${outcome.exitCode}.`);
      }
      return outcome;
    },
  };
}

function commandOf(shell: string): string {
  const command = SHELLS[shell] ?? shell;
  if (command.includes("{0}")) return command;
  throw new Error(`The bench does not know the shell "${shell}"; it knows bash, sh and commands with {0}.`);
}
