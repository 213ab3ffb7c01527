import { packageSuite } from "../suite/package-suite.ts";
import type { BackendTools, Home, SuiteBackend, Target } from "./backend.ts";

export interface PrepareOrder {
  readonly suitePath: string;
  readonly allowSecretFiles: boolean;
  /** Names or ids; `*` is every one the service lists. */
  readonly executors: readonly string[];
  /** A folder for the package, which may vanish afterwards. */
  readonly scratchFolder: string;
}

export interface Prepared {
  readonly backend: SuiteBackend;
  readonly home: Home;
  readonly fileId: number;
  readonly targets: readonly Target[];
}

interface Tools extends BackendTools {
  readonly signal: AbortSignal;
}

/**
 * Everything that can go wrong before a minute is spent: the suite, the credentials, the executors, what the runs belong
 * to, the upload.
 */
export async function prepare(
  order: PrepareOrder,
  openBackend: () => Promise<SuiteBackend>,
  { client, logger, signal }: Tools,
): Promise<Prepared> {
  const suite = await packageSuite({
    path: order.suitePath,
    destinationFolder: order.scratchFolder,
    allowSecretFiles: order.allowSecretFiles,
    logger,
    signal,
  });
  const backend = await openBackend();
  const targets = await backend.resolveTargets(order.executors, signal);
  await backend.resolveHome(signal);
  const file = await client.files.upload({ path: suite.path, name: suite.name }, { signal });
  logger.info(`Uploaded ${suite.name} as file ${file.id}.`);
  return { backend, home: backend.home, fileId: file.id, targets };
}
