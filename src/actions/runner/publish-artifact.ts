import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as core from "@actions/core";
import { asDeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { artifactName } from "./artifact-name.ts";
import { areCompressed } from "./compressed-files.ts";

export interface ArtifactOrder {
  /** What an artifact's name cannot hold is replaced. */
  readonly name: string;
  readonly folder: string;
  /** The files in the folder to publish; all of them when undefined. */
  readonly files?: readonly string[];
  /** Days; the repository's setting when undefined. */
  readonly retentionDays: number | undefined;
}

export interface PublishedArtifact {
  readonly name: string;
  readonly id: number;
  readonly url: string;
}

const MAX_NAMES = 20;

/**
 * Publishes a folder as a workflow artifact. A name already taken in this run (two steps, a matrix) gets a number.
 * Where there is no artifact service, or it fails, the folder stays and one notice or warning says so.
 */
export async function publishArtifact(order: ArtifactOrder): Promise<PublishedArtifact | null> {
  const [published] = await publishArtifacts([order]);
  return published ?? null;
}

/** The same for several. One that fails does not keep the others; without an artifact service one notice is enough. */
export async function publishArtifacts(orders: readonly ArtifactOrder[]): Promise<PublishedArtifact[]> {
  const published: PublishedArtifact[] = [];
  for (const order of orders) {
    const files = [...(order.files ?? (await filesIn(order.folder)))];
    if (files.length === 0) continue;
    if (!process.env.ACTIONS_RUNTIME_TOKEN || !process.env.ACTIONS_RESULTS_URL) {
      core.notice(`No artifact service is at hand; the results stay in ${order.folder}.`);
      return published;
    }
    try {
      published.push(await upload(order, files));
    } catch (error) {
      tellFailure(error, order.folder);
      if (isUnsupported(error)) return published;
    }
  }
  return published;
}

async function upload(order: ArtifactOrder, files: string[]): Promise<PublishedArtifact> {
  const { DefaultArtifactClient } = await import("@actions/artifact");
  const client = new DefaultArtifactClient();
  const options = {
    ...(order.retentionDays === undefined ? {} : { retentionDays: order.retentionDays }),
    ...((await areCompressed(files)) ? { compressionLevel: 0 } : {}),
  };
  const ownName = artifactName(order.name);
  for (let count = 1; ; count++) {
    const name = count === 1 ? ownName : `${ownName}-${count}`;
    try {
      const { id } = await client.uploadArtifact(name, files, order.folder, options);
      return { name, id: id ?? 0, url: artifactUrl(id ?? 0) };
    } catch (error) {
      if (count >= MAX_NAMES || !isTaken(error)) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && /409|conflict|already exists/i.test(error.message);
}

function isUnsupported(error: unknown): boolean {
  return error instanceof Error && error.name === "GHESNotSupportedError";
}

function tellFailure(error: unknown, folder: string): void {
  const { message } = error instanceof Error ? error : asDeviceCloudError(error);
  if (isUnsupported(error)) {
    core.notice(
      `This GitHub Enterprise Server takes no artifacts of this kind; the results stay in ${folder}.`,
    );
  } else {
    core.warning(
      `The results could not be published as an artifact (${plainLine(message)}); they stay in ${folder}.`,
    );
  }
}

function artifactUrl(id: number): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
