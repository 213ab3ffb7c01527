import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { CallOptions } from "../../client/settings.ts";
import type { File } from "../../contract/resources/files.ts";
import type { ArchiveKind } from "../../contract/results/archives.ts";
import type { RunAddress } from "./run-address.ts";

type Input = RunAddress & { readonly query: { readonly deviceRunIds?: number[] } };

/** The zip request of each archive. */
const REQUESTS: Readonly<
  Record<ArchiveKind, (client: Client, input: Input, options: CallOptions) => Promise<File>>
> = {
  files: (client, input, options) => client.archives.files(input, options),
  logs: (client, input, options) => client.archives.logs(input, options),
  screenshots: (client, input, options) => client.archives.screenshots(input, options),
  // The user family does not have it, so the run is addressed by its project (docs/decisions.md, Addresses and lists).
  "build-logs": (client, { userId: _, ...input }, options) => client.archives.buildLogs(input, options),
  "apps-data": (client, input, options) => client.archives.appsData(input, options),
  performance: (client, input, options) => client.archives.performance(input, options),
};

/**
 * Asks the service to make an archive of a run, or of chosen device runs of it. The answer may still be PREPARING; asking
 * twice does no harm.
 */
export function requestArchive(
  client: Client,
  kind: ArchiveKind,
  run: RunAddress,
  deviceRunIds: readonly number[] | undefined,
  signal: AbortSignal,
): Promise<File> {
  const query = deviceRunIds === undefined ? {} : { deviceRunIds: [...deviceRunIds] };
  return REQUESTS[kind](client, { ...run, query }, { signal, repeatable: true });
}

/** How a service answers an operation that it does not have; of a record that is known to exist. */
export function isUnknownOperation(error: unknown): boolean {
  return error instanceof DeviceCloudError && (error.status === 404 || error.status === 405);
}
