import { type ActionProcess, type CommandLine, type Ending, startAction } from "./action-process.ts";
import { CommandInterpreter } from "./command-interpreter.ts";
import { watch } from "./interruption.ts";
import { LineSplitter } from "./line-splitter.ts";
import type { Cut, StageOutcome, StageSetting, StageTask } from "./stage-task.ts";

/** Runs a stage's process to its end, natural or not, and carries out the commands it writes. */
export async function runStageProcess(setting: StageSetting, command: CommandLine): Promise<StageOutcome> {
  const { job, step, stage, record, cancel } = setting;
  const output = new StageOutput(setting);
  let process: ActionProcess;
  try {
    process = startAction({
      ...command,
      scale: cancel?.scale ?? 1,
      onChunk: (stream, chunk) => output.take(stream, chunk),
    });
  } catch (error) {
    record.tell("error", `An error occurred trying to start the process: ${error}`);
    return { exitCode: null, signal: null, cut: undefined, ...output.end() };
  }
  job.processes.add(process);
  job.timeline.record({ kind: "start", stage, action: step.action, pid: process.pid });
  try {
    const { ending, cut } = await awaitEnd(process, setting);
    const written = output.end();
    job.timeline.record({ kind: "exit", stage, ...ending });
    if (cut === "cancelled") record.tell("error", "The operation was canceled.");
    if (cut === "timed out") record.tell("error", `The action '${step.action}' has timed out.`);
    return { ...ending, cut, ...written };
  } finally {
    job.processes.delete(process);
  }
}

async function awaitEnd(process: ActionProcess, task: StageTask): Promise<{ ending: Ending; cut: Cut }> {
  const over = new AbortController();
  const watching = watch(process, task, over.signal);
  // A trigger that breaks ends the run instead of hanging it.
  const broken = new Promise<never>((_, reject) => watching.catch(reject));
  try {
    const ending = await Promise.race([process.ended, broken]);
    over.abort();
    return { ending, cut: await watching };
  } catch (error) {
    over.abort();
    process.kill("SIGKILL");
    throw error;
  }
}

/** The two streams of a stage: kept as bytes, and read as lines. */
class StageOutput {
  readonly #chunks = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  readonly #lines: Readonly<Record<"stdout" | "stderr", LineSplitter>>;

  constructor({ job, stage, record }: StageSetting) {
    const interpreter = new CommandInterpreter(record, {
      workspace: job.folders.workspace,
      echo: job.runner.debug === "1",
    });
    const linesOf = (stream: "stdout" | "stderr") =>
      new LineSplitter((text) => {
        const command = interpreter.take(text);
        job.timeline.record({ kind: "line", stage, stream, text, command });
      });
    this.#lines = { stdout: linesOf("stdout"), stderr: linesOf("stderr") };
  }

  take(stream: "stdout" | "stderr", chunk: Buffer): void {
    this.#chunks[stream].push(chunk);
    this.#lines[stream].push(chunk);
  }

  end(): { stdout: Buffer; stderr: Buffer } {
    this.#lines.stdout.end();
    this.#lines.stderr.end();
    return { stdout: Buffer.concat(this.#chunks.stdout), stderr: Buffer.concat(this.#chunks.stderr) };
  }
}
