import type { Clock, Random } from "../../../base/clock.ts";
import type { Logger } from "../../../base/logger.ts";
import type { Client } from "../../../client/client.ts";
import type { BodyOf } from "../../../contract/operation.ts";
import type { Operations } from "../../../contract/operations/index.ts";
import type { Run } from "../../../contract/resources/runs.ts";
import { createOnce } from "../../start/create-once.ts";
import { findOwnRun } from "../../start/own-run.ts";

/** A project by its id, or by its name, created when missing. */
export type ProjectRef = { readonly id: number } | { readonly name: string };

export interface DesktopRunOrder {
  readonly userId: number;
  /** A name that no other run has. */
  readonly runName: string;
  readonly project: ProjectRef;
  readonly frameworkId: number;
  readonly deviceIds: readonly number[];
  /** The uploaded suite. */
  readonly fileId: number;
  readonly configuration: unknown;
  /** Called before each request that may create the run. */
  asking(): void;
}

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** Starts exactly one run of a suite on desktop devices (docs/decisions.md, The newer generation). */
export function startDesktopRun(order: DesktopRunOrder, tools: Tools): Promise<Run> {
  const { client, signal } = tools;
  const { project, runName, frameworkId, deviceIds, fileId } = order;
  const body: BodyOf<Operations["runs"]["startConfigured"]> = {
    osType: "DESKTOP",
    ...("id" in project ? { projectId: project.id } : { projectName: project.name || null }),
    ...{ testRunName: runName, frameworkId, deviceIds: [...deviceIds] },
    scheduler: "PARALLEL",
    files: [{ id: fileId, action: "RUN_TEST" }],
    testRunParameters: parametersOf(order.configuration),
  };
  return createOnce({
    ...tools,
    what: `the test run "${runName}"`,
    create() {
      order.asking();
      return client.runs.startConfigured({ body }, { signal });
    },
    find: () => findOwnRun(client, order, signal),
  });
}

/** The variable under which a build's script finds its configuration, so that a suite need not know the generation. */
function parametersOf(configuration: unknown) {
  if (configuration === null || configuration === undefined) return [];
  return [{ key: "SVC_BUILD_CONFIGURATION", value: JSON.stringify(configuration) }];
}
