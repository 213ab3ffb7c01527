import { parseArgs } from "node:util";
import { DeviceCloudError } from "../base/errors.ts";

const options = {
  port: { type: "string", default: "0" },
  host: { type: "string", default: "127.0.0.1" },
  data: { type: "string" },
  "api-key": { type: "string" },
  "ready-file": { type: "string" },
  "allow-host": { type: "string", multiple: true },
  "max-upload": { type: "string", default: "4608" },
  "allow-root": { type: "boolean", default: false },
  accounts: { type: "string" },
  executors: { type: "string" },
  devices: { type: "string" },
  webdriver: { type: "string" },
  scenario: { type: "string" },
  "allow-hook": { type: "string", multiple: true },
  wire: { type: "string", default: "spec" },
  generation: { type: "string", default: "both" },
  verbose: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

export const cloudUsage = `Usage: device-cloud cloud [options]

Starts a local device cloud and serves until SIGINT or SIGTERM.

Options:
  --port PORT         port to listen on; 0, the default, takes any free one
  --host ADDRESS      address to listen on (default 127.0.0.1)
  --allow-host NAME   host name under which clients reach the cloud, beside localhost; repeatable
  --data DIR          keep everything in DIR; without it, nothing outlives the cloud
  --api-key KEY       the first account's API key, for many clients 32 letters and digits; without it, a random one is made
                      and printed
  --accounts FILE     JSON array of {email, password?, apiKey?, name?, roles?, projects?: [name]}; what is left out is
                      made; without it, there is one account
  --ready-file FILE   write address, key, executors and account to FILE (JSON, mode 0600) once it serves
  --executors FILE    JSON array of {id, name, osType, width, height, scale?, mobile?, touch?, userAgent?}
  --devices FILE      JSON array of {id, displayName, osType, softwareVersion: {id, apiLevel?, releaseVersion}, width,
                      height, scale?, mobile?, touch?, userAgent?, online?, locked?, enabled?, accountEmail?,
                      vncSupported?, creditsPrice?, properties?, marks?, labelIds?, webdriver?: {url, capabilities?, allow?}}
  --webdriver URL     W3C WebDriver server (a Selenium Grid, another driver) that drives the devices in sessions of the
                      automation broker, in the place of this machine's browser
  --scenario FILE     play device runs as this JSON file says instead of running them, for tests of what uses the cloud
  --allow-hook HOST   host, beside this machine, whose hookURL is called when a run ends; repeatable
  --max-upload MIB    largest upload in MiB (default 4608)
  --wire spec|classic forms of dates, links and offsets: the specification's, or those of older clients
  --generation SIDE   legacy, current or both (default): answer as a service that has only that generation's operations
  --allow-root        run suites as root where no sandbox works
  --verbose           print one line per request
  -h, --help          print this
`;

/** Options whose value may not be empty. */
const FILES_AND_NAMES = [
  ...(["data", "api-key", "ready-file", "accounts"] as const),
  ...(["executors", "devices", "scenario", "host"] as const),
];

/** What the command line asks for; null is the request for help. */
export interface CloudArguments {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string | undefined;
  readonly apiKey: string | undefined;
  readonly readyFile: string | undefined;
  readonly allowHosts: readonly string[];
  readonly maxUploadBytes: number;
  readonly allowRoot: boolean;
  readonly accountsFile: string | undefined;
  readonly executorFile: string | undefined;
  readonly deviceFile: string | undefined;
  readonly scenarioFile: string | undefined;
  readonly webdriver: string | undefined;
  readonly allowHooks: readonly string[];
  readonly wire: "spec" | "classic";
  readonly generation: "legacy" | "current" | "both";
  readonly verbose: boolean;
}

/** @throws {DeviceCloudError} `input` that names every argument that is wrong. */
export function parseCloudArguments(args: readonly string[]): CloudArguments | null {
  const values = parse(args);
  if (values.help) return null;
  const problems: string[] = [];
  const port = wholeNumber("port", values.port, 0, 65_535, problems);
  const maxUploadMib = wholeNumber("max-upload", values["max-upload"], 1, 1_048_576, problems);
  const wire = choice("wire", values.wire, ["spec", "classic"], problems);
  const generation = choice("generation", values.generation, ["both", "legacy", "current"], problems);
  for (const name of FILES_AND_NAMES) {
    if (values[name] === "") problems.push(`--${name} is empty.`);
  }
  if (values.webdriver !== undefined && !isWebAddress(values.webdriver)) {
    problems.push("--webdriver is no http or https address.");
  }
  if (problems.length > 0) throw wrongCall(problems.join(" "));
  return {
    port,
    host: values.host,
    dataFolder: values.data,
    apiKey: values["api-key"],
    readyFile: values["ready-file"],
    allowHosts: values["allow-host"] ?? [],
    maxUploadBytes: maxUploadMib * 1024 * 1024,
    allowRoot: values["allow-root"],
    accountsFile: values.accounts,
    executorFile: values.executors,
    deviceFile: values.devices,
    scenarioFile: values.scenario,
    webdriver: values.webdriver,
    allowHooks: values["allow-hook"] ?? [],
    wire,
    generation,
    verbose: values.verbose,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw wrongCall((error as Error).message.split(". ")[0] ?? "", error);
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The first of `choices` stands in for a value that is none of them. */
function choice<const C extends string>(
  name: string,
  text: string,
  choices: readonly [C, ...C[]],
  problems: string[],
): C {
  const chosen = choices.find((one) => one === text);
  if (chosen === undefined) problems.push(`--${name} is "${text}"; it takes ${choices.join(" or ")}.`);
  return chosen ?? choices[0];
}

function wholeNumber(name: string, text: string, min: number, max: number, problems: string[]): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    problems.push(`--${name} is "${text}"; it takes a whole number from ${min} to ${max}.`);
  }
  return value;
}

function wrongCall(message: string, cause?: unknown): DeviceCloudError {
  return new DeviceCloudError("input", message.endsWith(".") ? message : `${message}.`, {
    remedy: "See device-cloud cloud --help.",
    cause,
  });
}
