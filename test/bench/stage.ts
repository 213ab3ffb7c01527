import { createCommandFiles, readCommandFiles } from "./file-commands.ts";
import { StageRecord } from "./stage-record.ts";
import type { StageOutcome, StageTask } from "./stage-task.ts";
import type { Conclusion, StageRun } from "./step-run.ts";

/** Runs one stage of a step as the runner does, and keeps everything it did. */
export async function runStage(task: StageTask): Promise<StageRun> {
  const { job, step, stage } = task;
  const { masker, timeline } = job;
  const startedAtMs = timeline.now();
  const debug = job.runner.debug === "1";
  const record = new StageRecord(stage, { masker, timeline, state: step.state, debug });
  const files = await createCommandFiles(job.folders.runnerTemp);
  const outcome = await task.program.run({ ...task, record, files });
  const texts = await readCommandFiles(files, record);
  for (const [name, value] of record.exportedEnv) job.env.set(name, value);
  job.paths.push(...record.paths);
  const { exitCode, signal, stdout, stderr } = outcome;
  return {
    stage,
    conclusion: conclude(outcome, record),
    exitCode,
    signal,
    startedAtMs,
    durationMs: timeline.now() - startedAtMs,
    stdout,
    stderr,
    log: record.log,
    annotations: record.annotations,
    commands: record.commands,
    outputs: Object.fromEntries(record.outputs),
    state: Object.fromEntries(record.state),
    exportedEnv: Object.fromEntries(record.exportedEnv),
    paths: record.paths,
    summary: record.summary,
    masks: record.masks,
    groups: record.groups,
    files: texts,
  };
}

function conclude({ exitCode, cut }: StageOutcome, record: StageRecord): Conclusion {
  if (cut === "cancelled") return "cancelled";
  return cut === "timed out" || exitCode !== 0 || record.commandFailed ? "failure" : "success";
}
