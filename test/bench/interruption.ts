import type { ActionProcess } from "./action-process.ts";
import { type Cancel, endProcess, isTime, POST_LIMIT_MS } from "./cancel.ts";
import { holds } from "./expressions.ts";
import { cancelJob, type JobState, shutDown, stepContexts } from "./job-state.ts";
import type { Cut, StageTask } from "./stage-task.ts";

/** Watches one process for whatever may cut it short, until `over` aborts. */
export async function watch(process: ActionProcess, task: StageTask, over: AbortSignal): Promise<Cut> {
  const { job, stage, cancel } = task;
  if (stage === "post") return await cutOffLatePost(process, job, over);
  return cancel && stage === "main" ? await interrupt(process, task, cancel, over) : undefined;
}

/** The post steps of a cancelled job have five minutes in all. */
async function cutOffLatePost(process: ActionProcess, job: JobState, over: AbortSignal): Promise<Cut> {
  if (job.postDeadlineMs === undefined) return undefined;
  const afterMs = Math.max(0, job.postDeadlineMs - job.timeline.now());
  if (!(await isTime({ afterMs }, job.timeline, over))) return undefined;
  job.timeline.record({ kind: "signal", stage: "post", signal: "SIGKILL" });
  process.kill("SIGKILL");
  return "cancelled";
}

async function interrupt(
  process: ActionProcess,
  { job, step, stage }: StageTask,
  { mode, when, scale = 1 }: Cancel,
  over: AbortSignal,
): Promise<Cut> {
  const { timeline } = job;
  if (!(await isTime(when, timeline, over))) return undefined;
  timeline.record({ kind: "cancel", mode });
  const onSignal = (signal: NodeJS.Signals) => timeline.record({ kind: "signal", stage, signal });
  if (mode === "kill9") {
    onSignal("SIGKILL");
    process.kill("SIGKILL");
    return undefined;
  }
  if (mode === "cancelJob") cancelJob(job, POST_LIMIT_MS * scale);
  if (mode === "shutdown") shutDown(job);
  // A step that runs whatever the status is not interrupted by a user's cancel.
  if (mode === "cancelJob" && holds(step.condition, "cancelled", stepContexts(job, step.env)))
    return undefined;
  await endProcess(process, scale, onSignal);
  return mode === "stepTimeout" ? "timed out" : "cancelled";
}
