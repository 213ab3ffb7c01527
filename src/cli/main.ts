import { asDeviceCloudError } from "../base/errors.ts";

interface Command {
  readonly summary: string;
  load(): Promise<{ run(args: readonly string[]): Promise<void> }>;
}

/** The commands, loaded when they are called. */
const commands: Readonly<Record<string, Command>> = {
  cloud: {
    summary: "Starts a local device cloud and serves until it is interrupted.",
    load: () => import("./cloud-command.ts"),
  },
};

const usage = `Usage: device-cloud <command> [options]

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join("\n")}

device-cloud <command> --help tells more about one.
`;

/** Exit codes: 0 done, 1 failed, 2 called wrongly. */
const FAILED = 1;
const CALLED_WRONGLY = 2;

/** The command `device-cloud`: runs what `args` ask for, and sets the process's exit code. */
export async function main(args: readonly string[] = process.argv.slice(2)): Promise<void> {
  const [name = "", ...rest] = args;
  if (name === "--help" || name === "-h") {
    process.stdout.write(usage);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(name === "" ? usage : `device-cloud: there is no command "${name}".\n\n${usage}`);
    process.exitCode = CALLED_WRONGLY;
    return;
  }
  try {
    await (await command.load()).run(rest);
  } catch (error) {
    const failure = asDeviceCloudError(error);
    process.stderr.write(`device-cloud ${name}: ${failure.explanation}\n`);
    process.exitCode = failure.fault === "input" ? CALLED_WRONGLY : FAILED;
  }
}

if (import.meta.main) await main();
