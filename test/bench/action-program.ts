import { type ClockJump, clockArguments } from "./clock-jumps.ts";
import { evaluateInputs, warnAboutInputs } from "./inputs.ts";
import { contextsOf, stepContexts } from "./job-state.ts";
import type { Manifest } from "./manifest.ts";
import { stageEnvironment, visibleEnvironment } from "./stage-environment.ts";
import { describeStage } from "./stage-header.ts";
import { runStageProcess } from "./stage-process.ts";
import type { Program } from "./stage-task.ts";
import { lapseArguments, type TimeLapse } from "./time-lapse.ts";

export interface ActionProgramOptions {
  readonly manifest: Manifest;
  readonly script: string;
  /** As the workflow gives them, expressions included. */
  readonly with: Readonly<Record<string, string>>;
  readonly clock: readonly ClockJump[];
  readonly lapse: TimeLapse | undefined;
}

/** One script of a JavaScript action. Its inputs are evaluated anew, so a post step sees the job's final status. */
export function actionProgram(options: ActionProgramOptions): Program {
  const { manifest, script, with: given, clock, lapse } = options;
  return {
    async run(setting) {
      const { job, step, record, files } = setting;
      const contexts = { given: stepContexts(job, step.env), defaults: contextsOf(job) };
      const inputs = evaluateInputs(manifest, given, contexts);
      const shared = { job, stepEnv: step.env, state: step.state };
      warnAboutInputs(manifest, given, record);
      describeStage(record, { title: step.action, inputs, env: visibleEnvironment(shared) });
      return await runStageProcess(setting, {
        file: process.execPath,
        args: [...lapseArguments(lapse), ...clockArguments(clock), script],
        cwd: job.folders.workspace,
        env: stageEnvironment({ ...shared, inputs, files, services: true }),
      });
    },
  };
}
