import type { Clock, Random } from "../../../base/clock.ts";
import { DeviceCloudError } from "../../../base/errors.ts";
import type { Logger } from "../../../base/logger.ts";
import type { Client } from "../../../client/client.ts";
import type { Job } from "../../../contract/resources/jobs.ts";
import { createOnce } from "../../start/create-once.ts";

/** A job by its id, or by its name, created when missing. */
export type JobChoice = { readonly id: number } | { readonly name: string };

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

const TYPE = "BROWSER_TESTING";

/**
 * The job that the builds belong to (specification, Build service and desktop-browser runs).
 * @throws {DeviceCloudError} `input` when the id is unknown or belongs to a job of another type.
 */
export async function resolveJob(choice: JobChoice, tools: Tools): Promise<Job> {
  const { client, logger, clock, random, signal } = tools;
  if ("id" in choice) return existingJob(choice.id, client, signal);
  const find = () => findByName(choice.name, client, signal);
  const found = await find();
  if (found) return found;
  const create = () => client.jobs.create({ query: { name: choice.name, type: TYPE } }, { signal });
  const job = await createOnce({
    what: `the job "${choice.name}"`,
    create,
    find,
    logger,
    clock,
    random,
    signal,
  });
  logger.info(`Created the job "${choice.name}" (${job.id}).`);
  return job;
}

async function existingJob(id: number, client: Client, signal: AbortSignal): Promise<Job> {
  try {
    return requireType(await client.jobs.get({ jobId: id }, { signal }));
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.status !== 404) throw error;
    throw new DeviceCloudError("input", `job-id: the service has no job ${id}.`, {
      remedy: "Correct the id, or leave job-id out and give job-name: the job is created when missing.",
      cause: error,
    });
  }
}

/** The oldest job of that name, so that two workflows that create it at once agree from then on. */
async function findByName(name: string, client: Client, signal: AbortSignal): Promise<Job | undefined> {
  let oldest: Job | undefined;
  for await (const job of client.jobs.list({}, { signal })) {
    if (job.name === name && isBrowserJob(job) && (!oldest || job.id < oldest.id)) oldest = job;
  }
  return oldest;
}

function requireType(job: Job): Job {
  if (isBrowserJob(job)) return job;
  throw new DeviceCloudError("input", `job-id: job ${job.id} is of type ${job.type}, not ${TYPE}.`, {
    remedy: `Give the id of a ${TYPE} job, or give job-name and let it be created.`,
  });
}

function isBrowserJob(job: Job): boolean {
  return !job.type || job.type === TYPE;
}
