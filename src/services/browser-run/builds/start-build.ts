import type { Clock, Random } from "../../../base/clock.ts";
import type { Logger } from "../../../base/logger.ts";
import type { Client } from "../../../client/client.ts";
import type { Build } from "../../../contract/resources/builds.ts";
import { createOnce } from "../../start/create-once.ts";
import { type BuildMark, findOwnBuild } from "./own-builds.ts";

export interface BuildOrder {
  readonly mark: BuildMark;
  /** The executor's name, for messages. */
  readonly executor: string;
  readonly configuration: unknown;
  readonly resultsConfig: readonly unknown[];
  /** Called before each request that may create the build. */
  asking(): void;
}

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** Starts exactly one build on one executor (specification, Build start body). */
export function startBuild(order: BuildOrder, tools: Tools): Promise<Build> {
  const { client, signal } = tools;
  const { jobId, fileId, executorId } = order.mark;
  const { configuration } = order;
  const body = { fileId, executorId, resultsConfig: [...order.resultsConfig], configuration };
  return createOnce({
    ...tools,
    what: `the build on ${order.executor}`,
    create() {
      order.asking();
      return client.builds.start({ jobId, body }, { signal });
    },
    find: () => findOwnBuild(client, order.mark, signal),
  });
}
