import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readKeyValues } from "./key-value-file.ts";
import type { StageRecord } from "./stage-record.ts";
import type { FileCommand } from "./step-run.ts";

const SUMMARY_LIMIT_BYTES = 1024 * 1024;
const LINE_END = /\r\n|\r|\n/;

/** File name prefixes and, as it matters for what is applied before an error, the runner's order. */
const PREFIXES: Readonly<Record<FileCommand, string>> = {
  path: "add_path_",
  env: "set_env_",
  step_summary: "step_summary_",
  state: "save_state_",
  output: "set_output_",
};
const COMMANDS = Object.keys(PREFIXES) as FileCommand[];

type PerFile = Record<FileCommand, string>;

/** Creates empty command files for one stage and returns their paths. */
export async function createCommandFiles(runnerTemp: string): Promise<PerFile> {
  const folder = join(runnerTemp, "_runner_file_commands");
  await mkdir(folder, { recursive: true });
  const suffix = randomUUID();
  const files = {} as PerFile;
  for (const command of COMMANDS) {
    files[command] = join(folder, PREFIXES[command] + suffix);
    await writeFile(files[command], "");
  }
  return files;
}

/** Carries out what a stage left in its command files, however it ended, and returns their raw texts. */
export async function readCommandFiles(files: PerFile, record: StageRecord): Promise<PerFile> {
  const texts = {} as PerFile;
  for (const command of COMMANDS) {
    const bytes = await bytesOf(files[command]);
    texts[command] = bytes.toString("utf8").replace(/^\ufeff/, "");
    try {
      APPLY[command](texts[command], record, bytes.length);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      record.refuse(`Unable to process file command '${command}' successfully.`, why);
    }
  }
  return texts;
}

/** A file that the action removed counts as empty. */
async function bytesOf(path: string): Promise<Buffer> {
  return await readFile(path).catch(() => Buffer.alloc(0));
}

type Apply = (text: string, record: StageRecord, sizeBytes: number) => void;

const APPLY: Readonly<Record<FileCommand, Apply>> = {
  path(text, record) {
    for (const line of text.split(LINE_END)) if (line !== "") record.addPath(line);
  },
  env(text, record) {
    for (const [name, value] of readKeyValues(text)) {
      if (record.exportEnv(name, value)) continue;
      record.tell("error", `Can't store ${name} output parameter using '$GITHUB_ENV' command.`);
    }
  },
  step_summary(text, record, sizeBytes) {
    if (sizeBytes > SUMMARY_LIMIT_BYTES) {
      const [limit, got] = [SUMMARY_LIMIT_BYTES, sizeBytes].map((bytes) => `${Math.floor(bytes / 1024)}k`);
      const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${limit}, got ${got}.`;
      record.tell("error", message);
      return;
    }
    const lines = text.split(LINE_END).map((line) => record.masker.mask(line));
    record.summary = lines.join("\n");
  },
  state(text, record) {
    for (const [name, value] of readKeyValues(text)) record.saveState(name, value);
  },
  output(text, record) {
    for (const [name, value] of readKeyValues(text)) record.setOutput(name, value);
  },
};
