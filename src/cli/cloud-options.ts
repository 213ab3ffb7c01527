import type { Logger } from "../base/logger.ts";
import type { CloudArguments } from "./cloud-arguments.ts";

/** The command starts the cloud as a program of its own: not even its types are imported at once. */
type StartCloud = typeof import("../cloud/start-cloud.ts")["startCloud"];
export type CloudOptions = Parameters<StartCloud>[0];
export type Cloud = Awaited<ReturnType<StartCloud>>;

/**
 * What the arguments mean to a cloud: the files that they name are read.
 * @throws {DeviceCloudError} `input` naming the file that is wrong.
 */
export async function cloudOptions(
  wanted: CloudArguments,
  environment: CloudOptions["environment"],
): Promise<CloudOptions> {
  const { readAccounts } = await import("../cloud/access/account-file.ts");
  const { readDevices } = await import("../cloud/devices/device-file.ts");
  const { readExecutors } = await import("../cloud/executors/catalogue.ts");
  const { readScenario } = await import("../cloud/runs/scenario/scenario-file.ts");
  const { port, host, allowHosts, allowHooks, maxUploadBytes, allowRoot, wire, generation } = wanted;
  const { dataFolder, apiKey, accountsFile, executorFile, deviceFile, scenarioFile, webdriver } = wanted;
  return {
    ...{ port, host, allowHosts, allowHooks, maxUploadBytes, allowRoot, wire, generation },
    ...(dataFolder === undefined ? {} : { dataFolder }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(accountsFile === undefined ? {} : { accounts: readAccounts(accountsFile) }),
    ...(executorFile === undefined ? {} : { executors: readExecutors(executorFile) }),
    ...(deviceFile === undefined ? {} : { devices: readDevices(deviceFile) }),
    ...(webdriver === undefined ? {} : { webdriver }),
    ...(scenarioFile === undefined ? {} : { scenario: readScenario(scenarioFile) }),
    logger: consoleLogger(wanted.verbose),
    environment,
  };
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
