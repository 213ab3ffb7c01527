import { throwIfCancelled } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { spokenGeneration } from "../generation/spoken-generation.ts";
import type { RunTools } from "../runs/run-tools.ts";
import { attemptKey } from "./attempt-key.ts";
import { CheckpointKeeper } from "./checkpoint-keeper.ts";
import { continueEarlier } from "./continue-earlier.ts";
import type { DeviceFailures } from "./failed-device-runs.ts";
import { type FoundProject, resolveProject } from "./resolve-project.ts";
import type { RunCheckpoint } from "./run-checkpoint.ts";
import type { Attempt } from "./run-name.ts";
import type { RunOrder } from "./run-order.ts";
import { startAnew } from "./start-anew.ts";
import { runUrl, type StartedRun } from "./started-run.ts";
import { stopRun } from "./stop-run.ts";
import { stopTime } from "./stop-time.ts";
import { tagRun } from "./tag-run.ts";

/** What became of an order. */
export interface StartOutcome extends StartedRun {
  /** Whether an earlier attempt's run was taken up that was still under way. */
  readonly reattached: boolean;
  /** Whether only failed device runs of an earlier attempt's run were repeated. */
  readonly retried: boolean;
  /** Where the results lie that the retry took off the service, and beside them what had failed. */
  readonly earlierResults: string | undefined;
  /** What failed in the device runs that were repeated. */
  readonly earlierFailures: readonly DeviceFailures[];
}

/** What is told while a run is started. */
export interface StartListener {
  /** Called before each request that starts something and after each change, so that it can be kept. */
  checkpoint(checkpoint: RunCheckpoint): void;
  /** The run is there; its tags are not yet. */
  started(outcome: StartOutcome): void;
}

/**
 * Starts exactly one run, or goes on with an earlier attempt's. What a cancelled or failed start may have left behind is
 * stopped, unless the order says to leave it. The run goes on when this returns.
 * @throws {DeviceCloudError} when no run was started.
 */
export async function startRun(
  order: RunOrder,
  tools: RunTools,
  listener: StartListener,
): Promise<StartOutcome> {
  const keeper = new CheckpointKeeper(tools.clock, (checkpoint) => listener.checkpoint(checkpoint));
  try {
    const outcome = await startOrContinue(order, keeper, tools);
    const subject = `test run ${outcome.runId} ("${plainLine(outcome.name, 160)}")`;
    if (!outcome.reattached && !outcome.retried) tools.logger.info(`Started ${subject}.`);
    listener.started(outcome);
    if (!outcome.reattached && !outcome.retried) await tagRun(outcome, order.tags, tools);
    // A step that was interrupted has nobody behind it that would have an eye on the run.
    throwIfCancelled(tools.signal);
    return outcome;
  } catch (error) {
    await stopAfterFailure(order, keeper, tools);
    throw error;
  }
}

async function startOrContinue(
  order: RunOrder,
  keeper: CheckpointKeeper,
  tools: RunTools,
): Promise<StartOutcome> {
  const { client, signal } = tools;
  const { id: userId } = await client.account.getMe({}, { signal });
  const project = await resolveProject(client, order.project, signal);
  const attempt = attemptOf(order);
  if (attempt && attempt.number > 1 && order.onRerun === "continue" && project.id !== undefined) {
    const place = { userId, projectId: project.id, key: attempt.key };
    const continued = await continueEarlier(order, place, keeper, tools);
    if (continued) {
      const { run, how, failures } = continued;
      return {
        ...addressOf(run, project, userId),
        name: run.displayName ?? "",
        generation: await spokenGeneration(order.generation, tools, signal),
        reattached: how === "reattached",
        retried: how === "retried",
        earlierResults: how === "retried" ? order.earlierResultsFolder : undefined,
        earlierFailures: failures,
      };
    }
  }
  const { run, runName, generation } = await startAnew(order, { userId, project, attempt }, keeper, tools);
  return {
    ...addressOf(run, project, userId),
    name: run.displayName ?? runName,
    generation,
    ...{ reattached: false, retried: false, earlierResults: undefined, earlierFailures: [] },
  };
}

/** A project's runs and the attempts of one call of a workflow have a key of their own. */
function attemptOf({ attempt, project, frameworkId, title }: RunOrder): Attempt | undefined {
  if (!attempt) return undefined;
  const about = ["id" in project ? String(project.id) : project.name, String(frameworkId ?? ""), title];
  return { key: attemptKey(attempt.place, about), number: attempt.number };
}

function addressOf(run: Run, project: FoundProject, userId: number) {
  const projectId = run.projectId ?? project.id;
  const url = runUrl(run);
  if (projectId !== undefined) return { runId: run.id, projectId, userId, ...(url ? { url } : {}) };
  throw new DeviceCloudError("protocol", `The service does not say which project test run ${run.id} is in.`, {
    remedy: "Give project-id.",
  });
}

async function stopAfterFailure(order: RunOrder, keeper: CheckpointKeeper, tools: RunTools): Promise<void> {
  const { checkpoint } = keeper;
  if (!checkpoint) return;
  const { aborted: isCancelled } = tools.signal;
  if (isCancelled && order.onCancel === "leave") return keeper.forget();
  keeper.checkpoint = await stopRun(checkpoint, { ...tools, ...stopTime(isCancelled) });
}
