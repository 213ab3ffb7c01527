import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

/** How long the runner reads on after the exit while something else still holds the pipes. */
const STREAM_GRACE_MS = 5_000;

export interface Ending {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ActionProcess {
  readonly pid: number;
  /** Settles when the process is gone and its pipes are closed, or 5 s (scaled) later. */
  readonly ended: Promise<Ending>;
  /** Signals this process alone, as the runner does. */
  kill(signal: NodeJS.Signals): void;
}

/** What to start, and where. */
export interface CommandLine {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
}

export interface ActionProcessOptions extends CommandLine {
  readonly scale: number;
  readonly onChunk: (stream: "stdout" | "stderr", chunk: Buffer) => void;
}

/**
 * Starts a command. The environment is exactly `env`; standard input is closed.
 * @throws where the system refuses, for instance an environment string over 128 KiB.
 */
export function startAction(options: ActionProcessOptions): ActionProcess {
  const { file, args, cwd, env, onChunk } = options;
  const child = spawn(file, args, { cwd, env: { ...env }, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.on("error", () => {}); // it may be gone before its input is closed
  child.stdin.end();
  child.stdout.on("data", (chunk: Buffer) => onChunk("stdout", chunk));
  child.stderr.on("data", (chunk: Buffer) => onChunk("stderr", chunk));
  const exited = once(child, "exit").then(([exitCode, signal]) => ({ exitCode, signal }) as Ending);
  if (child.pid === undefined) {
    exited.catch(() => {});
    throw new Error(`${file} could not be started in ${cwd}.`);
  }
  return {
    pid: child.pid,
    ended: withStreams(exited, [child.stdout, child.stderr], options.scale),
    kill: (signal) => void child.kill(signal),
  };
}

async function withStreams(
  exited: Promise<Ending>,
  streams: readonly Readable[],
  scale: number,
): Promise<Ending> {
  const closed = Promise.all(streams.map((stream) => once(stream, "close")));
  const ending = await exited;
  const grace = new AbortController();
  const waited = delay(STREAM_GRACE_MS * scale, undefined, { signal: grace.signal }).catch(() => {});
  await Promise.race([closed, waited]);
  grace.abort();
  for (const stream of streams) stream.destroy();
  return ending;
}
