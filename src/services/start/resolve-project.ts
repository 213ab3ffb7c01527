import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Client } from "../../client/client.ts";
import type { Configuration } from "../../contract/resources/configuration.ts";
import { orMissing } from "../generation/or-missing.ts";

/** A project by its id, or by its name, created when missing. */
export type ProjectRef = { readonly id: number } | { readonly name: string };

/** A project as it was found; one that is named and not there yet has no id. */
export interface FoundProject {
  readonly id: number | undefined;
  /** Undefined where nobody asked for it by its name. */
  readonly name: string | undefined;
  /** What its runs start with. Holds a password. */
  readonly configuration: Configuration | undefined;
}

/**
 * The project with its configuration.
 * @throws {DeviceCloudError} `input` for an id that the account has no use for, and for a name that several bear.
 */
export async function resolveProject(
  client: Client,
  wanted: ProjectRef,
  signal: AbortSignal,
): Promise<FoundProject> {
  if ("id" in wanted) {
    const { id } = wanted;
    return { id, name: undefined, configuration: await requireConfiguration(client, id, signal) };
  }
  const { name } = wanted;
  const id = await idOf(client, name, signal);
  if (id === undefined) return { id, name, configuration: undefined };
  const configuration = await orMissing(() => client.configuration.get({ projectId: id }, { signal }));
  return { id, name, configuration };
}

/** Says that a project is missing where none can be made. */
export function noSuchProject({ name = "" }: FoundProject): DeviceCloudError {
  return new DeviceCloudError("input", `project-name: there is no project "${plainLine(name, 80)}".`, {
    remedy: "Correct the name, or create the project on the service: the older API cannot.",
  });
}

async function idOf(client: Client, name: string, signal: AbortSignal): Promise<number | undefined> {
  const listed = await Array.fromAsync(client.account.projects({}, { signal }));
  const named = listed.filter((project) => project.name === name);
  if (named.length <= 1) return named[0]?.id;
  const shown = `${named.length} projects have the name "${plainLine(name, 80)}"`;
  throw new DeviceCloudError("input", `project-name: ${shown}.`, {
    remedy: `Give one of their ids as project-id: ${named.map(({ id }) => id).join(", ")}.`,
  });
}

/** A project without a configuration is one of a newer service, which can be asked for it. */
async function requireConfiguration(
  client: Client,
  projectId: number,
  signal: AbortSignal,
): Promise<Configuration | undefined> {
  try {
    const configuration = await orMissing(() => client.configuration.get({ projectId }, { signal }));
    if (!configuration) await client.projects.get({ projectId }, { signal });
    return configuration;
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || ![403, 404, 405].includes(error.status ?? 0)) throw error;
    const why = error.status === 403 ? "the account may not use the project" : "the service has no project";
    throw new DeviceCloudError("input", `project-id: ${why} ${projectId}.`, {
      remedy: "Correct the id, or leave project-id out and give project-name.",
      cause: error,
    });
  }
}
