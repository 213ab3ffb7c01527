import type { Logger } from "../base/logger.ts";
import { type CloudArguments, cloudUsage, parseCloudArguments } from "./cloud-arguments.ts";
import { removeReadyFile, writeReadyFile } from "./ready-file.ts";
import { untilInterrupted } from "./until-interrupted.ts";

/**
 * `device-cloud cloud`: a local device cloud in the foreground, from the ready file to a clean stop.
 * @throws {DeviceCloudError} `input` for wrong arguments and for a cloud that cannot start with them.
 */
export async function run(args: readonly string[]): Promise<void> {
  const wanted = parseCloudArguments(args);
  if (!wanted) {
    process.stdout.write(cloudUsage);
    return;
  }
  // From here on a signal is heard, so that one during the start ends it cleanly, too.
  using interruption = untilInterrupted();
  await using cloud = await start(wanted);
  if (wanted.readyFile) await writeReadyFile(wanted.readyFile, readyContent(cloud));
  try {
    process.stdout.write(greeting(cloud, wanted));
    await interruption.signal;
  } finally {
    if (wanted.readyFile) await removeReadyFile(wanted.readyFile);
  }
  process.stdout.write("Stopping.\n");
}

async function start(wanted: CloudArguments) {
  const { startCloud } = await import("../cloud/start-cloud.ts");
  const { readScenario } = await import("../cloud/runs/scenario/scenario-file.ts");
  const { readExecutors } = await import("../cloud/executors/catalogue.ts");
  const { port, host, dataFolder, apiKey, allowHosts, maxUploadBytes, allowRoot, wire, executorFile } =
    wanted;
  return startCloud({
    port,
    host,
    allowHosts,
    maxUploadBytes,
    allowRoot,
    wire,
    generation: wanted.generation,
    ...(dataFolder === undefined ? {} : { dataFolder }),
    ...(apiKey === undefined ? {} : { apiKey }),
    allowHooks: wanted.allowHooks,
    ...(wanted.scenarioFile === undefined ? {} : { scenario: readScenario(wanted.scenarioFile) }),
    ...(executorFile === undefined ? {} : { executors: readExecutors(executorFile) }),
    logger: consoleLogger(wanted.verbose),
    environment: process.env,
  });
}

type RunningCloud = Awaited<ReturnType<typeof start>>;

function readyContent({ url, account, executors }: RunningCloud): object {
  const { apiKey, userId, projectId, email, password, clientId } = account;
  return {
    url,
    apiKey,
    pid: process.pid,
    executors: executors.map(({ id, name }) => ({ id, name })),
    userId,
    projectId,
    email,
    password,
    clientId,
  };
}

function greeting({ url, account, executors, signInLink }: RunningCloud, wanted: CloudArguments): string {
  const lines = [
    `Device cloud on ${url}`,
    `Page: ${signInLink()} (signs in once, within an hour)`,
    `Executors: ${executors.map(({ id, name }) => `${name} (${id})`).join(", ")}`,
    `Data: ${wanted.dataFolder ?? "in memory, gone when it stops"}`,
    ...(wanted.apiKey === undefined ? [`API key: ${account.apiKey}`] : []),
    "Ctrl-C stops it.",
  ];
  return `${lines.join("\n")}\n`;
}

function consoleLogger(verbose: boolean): Logger {
  const write = (message: string) => process.stderr.write(`${message}\n`);
  return {
    debug: (message) => verbose && write(message),
    info: write,
    notice: write,
    warning: (message) => write(`Warning: ${message}`),
  };
}
