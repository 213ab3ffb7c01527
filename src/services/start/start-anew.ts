import { DeviceCloudError } from "../../base/errors.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { ServiceGeneration } from "../generation/service-generation.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { CheckpointKeeper } from "./checkpoint-keeper.ts";
import { type ChosenDevices, chooseDevices } from "./chosen-devices.ts";
import { createOnce } from "./create-once.ts";
import { currentStart } from "./current-start.ts";
import { generationFor } from "./generation-for.ts";
import { legacyStart } from "./legacy-start.ts";
import { doubtfulFiles } from "./missing-files.ts";
import { findOwnRun } from "./own-run.ts";
import { requireNamed } from "./require-named.ts";
import { type FoundProject, noSuchProject } from "./resolve-project.ts";
import { type Attempt, uniqueRunName } from "./run-name.ts";
import type { RunFiles, RunOrder } from "./run-order.ts";

/** A run as its start was answered. */
export interface StartedAnew {
  readonly run: Run;
  readonly runName: string;
  readonly generation: "legacy" | "current";
}

export interface StartHome {
  readonly userId: number;
  readonly project: FoundProject;
  readonly attempt: Attempt | undefined;
}

/**
 * Starts exactly one run, in the service's generation. Files that the service has dropped are sent again, once, where
 * somebody has them.
 * @throws {DeviceCloudError} `input` naming what the service or its generation refuses.
 */
export async function startAnew(
  given: RunOrder,
  home: StartHome,
  keeper: CheckpointKeeper,
  tools: RunTools,
): Promise<StartedAnew> {
  const chosen = await chooseDevices(given.devices, tools);
  const order = given.bringFiles ? { ...given, files: await given.bringFiles() } : given;
  try {
    return await startWith(order, { ...home, chosen }, keeper, tools);
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.fault !== "input") throw error;
    const sent = await sendAgain(order, error, tools);
    if (!sent) {
      await requireNamed(order, chosen, tools);
      throw error;
    }
    const files = { ...order.files, ...sent };
    return await startWith({ ...order, files }, { ...home, chosen }, keeper, tools);
  }
}

/** The files as they are after those were sent again that the service dropped; undefined where nobody can, or need. */
async function sendAgain(
  { files, sendAgain: send }: RunOrder,
  refusal: DeviceCloudError,
  tools: RunTools,
): Promise<RunFiles | undefined> {
  if (!send) return undefined;
  const { gone, unasked } = await doubtfulFiles(files, tools);
  // What the service did not refuse itself, is not for files that it cannot be asked for.
  return send({ gone, unasked: refusal.status === undefined ? [] : unasked });
}

async function startWith(
  order: RunOrder,
  home: StartHome & { readonly chosen: ChosenDevices },
  keeper: CheckpointKeeper,
  tools: RunTools,
): Promise<StartedAnew> {
  const { client, random, signal } = tools;
  const { userId, project, attempt, chosen } = home;
  const choice = await generationFor(order, project, tools);
  const runName = uniqueRunName(order.title, random, attempt);
  keeper.name({ userId, projectId: project.id }, runName);
  const once = (create: () => Promise<Run>) =>
    createOnce({
      ...tools,
      what: `the test run "${runName}"`,
      create() {
        keeper.asking();
        return create();
      },
      find: () => findOwnRun(client, { userId, projectId: project.id, runName }, signal),
    });
  const generation = new ServiceGeneration(choice, tools);
  try {
    const started = await generation.speak<StartedAnew>(
      {
        async legacy() {
          const query = legacyStart(order, runName, chosen);
          const projectId = existing(project);
          const run = await once(() => client.runs.start({ projectId, query }, { signal }));
          warnOfFramework(run, order, tools);
          return { run, runName, generation: "legacy" };
        },
        async current() {
          const body = await currentStart(order, runName, { project, chosen }, tools);
          const run = await once(() => client.runs.startConfigured({ body }, { signal }));
          return { run, runName, generation: "current" };
        },
        checkAddressed: () => requireNamed(order, chosen, tools),
      },
      signal,
    );
    keeper.answered(started.run);
    return started;
  } catch (error) {
    keeper.failed(error);
    throw error;
  }
}

/** The start by parameters has none for the framework: the project or the test file decides. */
function warnOfFramework({ frameworkId }: Run, wanted: RunOrder, { logger }: RunTools): void {
  if (!frameworkId || wanted.frameworkId === undefined || frameworkId === wanted.frameworkId) return;
  logger.warning(
    `The run uses framework ${frameworkId}, not ${wanted.frameworkId}: the older API chooses it by itself.`,
  );
}

function existing(project: FoundProject): number {
  if (project.id !== undefined) return project.id;
  throw noSuchProject(project);
}
