import type { Clock, Random } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import { packageSuite } from "../suite/package-suite.ts";
import { newestBuildId } from "./own-builds.ts";
import { type ExecutorRef, resolveExecutors } from "./resolve-executors.ts";
import { type JobChoice, resolveJob } from "./resolve-job.ts";

export interface PrepareOrder {
  readonly suitePath: string;
  readonly allowSecretFiles: boolean;
  readonly job: JobChoice;
  /** Names or ids; `*` is every executor the service lists. */
  readonly executors: readonly string[];
  /** A folder for the package, which may vanish afterwards. */
  readonly scratchFolder: string;
}

export interface Prepared {
  readonly jobId: number;
  readonly fileId: number;
  readonly executors: readonly ExecutorRef[];
  /** The newest build's id before ours were asked for. */
  readonly newerThan: number;
}

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** Everything that can go wrong before a minute is spent: the suite, the credentials, the executors, the job, the upload. */
export async function prepare(order: PrepareOrder, tools: Tools): Promise<Prepared> {
  const { client, logger, signal } = tools;
  const suite = await packageSuite({
    path: order.suitePath,
    destinationFolder: order.scratchFolder,
    allowSecretFiles: order.allowSecretFiles,
    logger,
    signal,
  });
  const executors = await resolveExecutors(client, order.executors, signal);
  const job = await resolveJob(order.job, tools);
  const file = await client.files.upload({ path: suite.path, name: suite.name }, { signal });
  logger.info(`Uploaded ${suite.name} as file ${file.id}.`);
  return { jobId: job.id, fileId: file.id, executors, newerThan: await newestBuildId(client, signal) };
}
