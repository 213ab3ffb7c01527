import { asDeviceCloudError, DeviceCloudError } from "../../../base/errors.ts";
import type { DeviceSession } from "../../../contract/resources/device-sessions.ts";
import type { File } from "../../../contract/resources/files.ts";
import { collectDeviceRun } from "../../results/collect-device-run.ts";
import type { CollectedFiles } from "../../results/collect-files.ts";
import type { LookOut } from "../../start/look-out.ts";
import type { RunCheckpoint } from "../../start/run-checkpoint.ts";
import { uniqueRunName } from "../../start/run-name.ts";
import { stopRun } from "../../start/stop-run.ts";
import type {
  BackendTools,
  Home,
  StartListener,
  StartOrder,
  SuiteBackend,
  Target,
  TargetRun,
} from "../backend.ts";
import { chooseFramework } from "./choose-framework.ts";
import { resolveDevices } from "./resolve-devices.ts";
import { type DesktopRunOrder, type ProjectRef, startDesktopRun } from "./start-desktop-run.ts";
import { targetRunOfSession } from "./target-run-of-session.ts";

export interface DesktopOrder {
  readonly project: ProjectRef;
  /** Undefined takes the first for desktop browsers. */
  readonly frameworkId: number | undefined;
  /** What the suite sees as `SVC_BUILD_CONFIGURATION`. */
  readonly configuration: unknown;
  readonly resultsConfig: readonly unknown[];
}

/** A suite as one test run on desktop devices, followed by its device sessions (docs/decisions.md, The newer generation). */
export class DesktopRunBackend implements SuiteBackend {
  readonly noun = "device session";
  readonly #order: DesktopOrder;
  readonly #tools: BackendTools;
  #userId = 0;
  #frameworkId = 0;
  #targets: readonly Target[] = [];
  #checkpoint: RunCheckpoint | undefined;
  #listener: StartListener | undefined;

  constructor(order: DesktopOrder, tools: BackendTools) {
    this.#order = order;
    this.#tools = tools;
  }

  get home(): Home {
    const { project } = this.#order;
    const { projectId = "id" in project ? project.id : undefined, runId } = this.#checkpoint ?? {};
    return { projectId, runId };
  }

  resolveTargets(wanted: readonly string[], signal: AbortSignal): Promise<readonly Target[]> {
    return resolveDevices(this.#tools.client, wanted, signal);
  }

  async resolveHome(signal: AbortSignal): Promise<void> {
    const { client, logger } = this.#tools;
    const { project, frameworkId, resultsConfig } = this.#order;
    if ("id" in project) await requireProject(project.id, this.#tools, signal);
    this.#userId = (await client.account.getMe({}, { signal })).id;
    this.#frameworkId = frameworkId ?? (await chooseFramework(client, logger, signal));
    if (resultsConfig.length > 0) {
      logger.warning("results-config is not sent: the newer API has no counterpart of it.");
    }
  }

  async start({ fileId, targets }: StartOrder, listener: StartListener, signal: AbortSignal): Promise<void> {
    const { logger, clock, random } = this.#tools;
    const { project, configuration } = this.#order;
    const runName = uniqueRunName("name" in project ? project.name : "Browser test", random);
    this.#targets = targets;
    this.#listener = listener;
    this.#keep({ kind: "run", userId: this.#userId, runName });
    const order: DesktopRunOrder = {
      ...{ userId: this.#userId, frameworkId: this.#frameworkId, project, configuration },
      ...{ runName, fileId, deviceIds: targets.map(({ id }) => id) },
      asking: () => this.#note({ askedAt: clock.now() }),
    };
    try {
      const run = await startDesktopRun(order, { ...this.#tools, signal });
      this.#note({ runId: run.id, ...(run.projectId ? { projectId: run.projectId } : {}) });
      logger.info(`Started test run ${run.id} on ${targets.map(({ name }) => name).join(", ")}.`);
    } catch (error) {
      if (asDeviceCloudError(error).effect === "none") this.#note({ settled: true });
      throw error;
    }
    for (const target of targets) listener.started(target, targetRunOfSession(undefined, false));
  }

  async look(signal: AbortSignal): Promise<ReadonlyMap<number, TargetRun>> {
    const { client } = this.#tools;
    const ids = this.#ids();
    // The run first: what it says of the end then holds for the sessions, too.
    const run = await client.runs.get(ids, { signal });
    const sessions = await Array.fromAsync(client.deviceSessions.list(ids, { signal }));
    const hasEnded = run.state === "FINISHED";
    if (hasEnded) this.#note({ settled: true });
    return new Map(
      this.#targets.map((target) => {
        const session = sessionOn(target, sessions, this.#targets);
        return [target.id, targetRunOfSession(session, hasEnded)];
      }),
    );
  }

  async stop(lookOut: LookOut, signal: AbortSignal): Promise<void> {
    if (this.#checkpoint) this.#keep(await stopRun(this.#checkpoint, { ...this.#tools, signal, lookOut }));
  }

  leave(): void {
    this.#note({ settled: true });
  }

  outputFiles({ id: deviceSessionId = 0 }: TargetRun, signal: AbortSignal): AsyncIterable<File> {
    const { client } = this.#tools;
    return client.deviceSessions.outputFiles({ ...this.#ids(), deviceSessionId }, { signal });
  }

  async collect({ id }: TargetRun, folder: string, signal: AbortSignal): Promise<CollectedFiles> {
    if (id === undefined) return { files: [], problems: [] };
    return collectDeviceRun({ ...this.#tools, run: this.#ids(), deviceRunId: id, folder, signal });
  }

  /** @throws {DeviceCloudError} `protocol` while the run is not known. */
  #ids() {
    const { runId, projectId } = this.#checkpoint ?? {};
    if (runId === undefined) throw new DeviceCloudError("protocol", "The test run is not known yet.");
    return { runId, projectId, userId: projectId === undefined ? undefined : this.#userId };
  }

  #note(change: Partial<RunCheckpoint>): void {
    if (!this.#checkpoint || (change.settled && this.#checkpoint.settled)) return;
    this.#keep({ ...this.#checkpoint, ...change });
  }

  #keep(checkpoint: RunCheckpoint): void {
    this.#checkpoint = checkpoint;
    this.#listener?.checkpoint(checkpoint);
  }
}

/** A session names its device by id; where a service leaves that out, its name tells, or that there is only one. */
function sessionOn(
  { id, name }: Target,
  sessions: readonly DeviceSession[],
  targets: readonly Target[],
): DeviceSession | undefined {
  const own = sessions.findLast(({ device }) => device?.id === id || device?.displayName === name);
  return own ?? (targets.length === 1 && sessions.length === 1 ? sessions[0] : undefined);
}

async function requireProject(id: number, { client }: BackendTools, signal: AbortSignal): Promise<void> {
  try {
    await client.projects.get({ projectId: id }, { signal });
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.status !== 404) throw error;
    throw new DeviceCloudError("input", `project-id: the service has no project ${id}.`, {
      remedy:
        "Correct the id, or leave project-id out and give project-name: the project is created when missing.",
      cause: error,
    });
  }
}
