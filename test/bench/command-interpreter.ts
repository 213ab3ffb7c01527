import { placeOf } from "./annotation.ts";
import type { StageRecord } from "./stage-record.ts";
import type { Command } from "./step-run.ts";
import { parseCommand, REGISTERED_COMMANDS } from "./workflow-command.ts";

export interface InterpreterOptions {
  readonly workspace: string;
  /** Whether commands are echoed into the log, as step debugging does. */
  readonly echo: boolean;
}

type Execute = (command: Command, record: StageRecord, options: InterpreterOptions) => void;

/** Commands whose line never shows, not even echoed: it holds a secret, or is printed in another form. */
const NOT_ECHOED: ReadonlySet<string> = new Set(["add-mask", "debug", "error", "warning", "notice"]);

/**
 * Carries out the workflow commands of one stage, from both streams, and logs the other lines.
 * Problem matchers are only recorded. (actions/runner, ActionCommandManager.)
 */
export class CommandInterpreter {
  readonly #record: StageRecord;
  readonly #options: InterpreterOptions;
  readonly #registered = new Set(REGISTERED_COMMANDS);
  #stopToken: string | undefined;
  #echo: boolean;

  constructor(record: StageRecord, options: InterpreterOptions) {
    this.#record = record;
    this.#options = options;
    this.#echo = options.echo;
  }

  /** @returns the command that `line` was executed as; undefined when it was text. */
  take(line: string): Command | undefined {
    const command = parseCommand(line, this.#registered);
    if (!command || !this.#obeys(command, line)) {
      this.#record.output(line);
      return undefined;
    }
    this.#record.commands.push(command);
    return command;
  }

  #obeys(command: Command, line: string): boolean {
    if (this.#stopToken !== undefined) return this.#resumes(command, line);
    if (command.name === "stop-commands") return this.#stop(command, line);
    if (this.#echo && !NOT_ECHOED.has(command.name)) this.#record.output(line);
    if (this.#echo && command.name === "add-mask") this.#record.output("::add-mask::***");
    try {
      if (command.name === "echo") this.#switchEcho(command);
      else EXECUTE[command.name]?.(command, this.#record, this.#options);
    } catch (error) {
      const shown = NOT_ECHOED.has(command.name) ? command.name : line;
      this.#record.refuse(`Unable to process command '${shown}' successfully.`, messageOf(error));
    }
    return true;
  }

  #resumes(command: Command, line: string): boolean {
    if (command.name !== this.#stopToken) return false;
    this.#record.output(line);
    this.#registered.delete(this.#stopToken);
    this.#stopToken = undefined;
    return true;
  }

  #stop(command: Command, line: string): boolean {
    const token = command.data.toLowerCase();
    if (token === "" || token === "pause-logging" || this.#registered.has(token)) {
      this.#record.refuse(
        `Unable to process command '${line}' successfully.`,
        "You cannot use a endToken that is an empty string, the string 'pause-logging', or another workflow command.",
      );
      return true;
    }
    this.#stopToken = token;
    this.#registered.add(token);
    if (token.length > 6) this.#record.masker.add(command.data);
    this.#record.output(line);
    return true;
  }

  #switchEcho({ data }: Command): void {
    const wanted = data.trim().toLowerCase();
    if (wanted !== "on" && wanted !== "off") throw new Error(`Invalid echo command value: '${data}'.`);
    this.#echo = wanted === "on";
  }
}

const annotate: Execute = (command, record, { workspace }) => {
  const level = command.name as "error" | "warning" | "notice";
  record.annotate({ level, message: command.data, origin: "action", ...placeOf(command, workspace) });
};

const disabled: Execute = ({ name }) => {
  throw new Error(`The \`${name}\` command is disabled. Please upgrade to using Environment Files.`);
};

function named(store: (record: StageRecord, name: string, value: string) => void): Execute {
  return ({ name, properties, data }, record) => {
    record.tell("warning", `The \`${name}\` command is deprecated and will be disabled soon.`);
    if (!properties.name) throw new Error(`Required field 'name' is missing in ##[${name}] command.`);
    store(record, properties.name, data);
  };
}

const EXECUTE: Readonly<Record<string, Execute>> = {
  "add-mask": ({ data }, record) => {
    if (data.trim() !== "") return record.addMask(data);
    record.tell("warning", "Can't add secret mask for empty string in ##[add-mask] command.");
  },
  "add-path": disabled,
  "set-env": disabled,
  "save-state": named((record, name, value) => record.saveState(name, value)),
  "set-output": named((record, name, value) => record.setOutput(name, value)),
  debug: ({ data }, record) => record.debug(data),
  error: annotate,
  warning: annotate,
  notice: annotate,
  group: ({ data }, record) => {
    record.groups.push(data);
    record.output(`##[group]${data}`);
  },
  endgroup: (_, record) => record.output("##[endgroup]"),
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
