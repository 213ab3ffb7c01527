import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;
const KEPT_LOG_CHARACTERS = 20_000;
const KIB_PER_MIB = 1_024;
const SOURCES = path.join(import.meta.dirname, "device-cloud.ts");

/** What the ready file says (device-cloud cloud --ready-file). */
export interface Ready {
  readonly url: string;
  readonly apiKey: string;
  readonly userId: number;
  readonly projectId: number;
  readonly executors: readonly { readonly id: number; readonly name: string }[];
}

/** A local device cloud in a process of its own, which can be measured and killed. Disposing kills it. */
export interface ChildCloud extends AsyncDisposable {
  readonly pid: number;
  readonly ready: Ready;
  /** The end of what it printed to its error stream. */
  log(): string;
  /** Memory in MiB that is resident now, and the most there ever was. Needs /proc. */
  memoryMib(): { readonly now: number; readonly peak: number };
  /** Ends it at once, as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to end, so that it ends all it has started, and resolves when it is gone. */
  stop(): Promise<void>;
}

export interface ChildCloudOptions {
  /** An empty folder for the ready file. The data folder is among `args`. */
  readonly folder: string;
  readonly args?: readonly string[];
  /** The program that has the command `cloud`; from the sources by default. */
  readonly program?: string;
  /** Words in front of the command that start it in another place, in the same process. */
  readonly within?: readonly string[];
}

/**
 * Starts a cloud and resolves once it serves.
 * @throws {Error} with what it printed when it ends instead, or does not serve within 30 s.
 */
export async function startChildCloud(options: ChildCloudOptions): Promise<ChildCloud> {
  const { folder, args = [], program = SOURCES, within = [] } = options;
  const readyFile = path.join(folder, `ready-${crypto.randomUUID()}.json`);
  const command = [process.execPath, program, "cloud", "--allow-root", "--ready-file", readyFile, ...args];
  const [first = process.execPath, ...words] = [...within, ...command];
  const child = spawn(first, words, { stdio: ["ignore", "ignore", "pipe"] });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed = (printed + text).slice(-KEPT_LOG_CHARACTERS);
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const kill = () => end("SIGKILL");
  const ready = await untilReady(child, readyFile);
  const { pid } = child;
  if (!ready || pid === undefined) {
    await kill();
    throw new Error(`The local device cloud did not start: ${printed || "it printed nothing"}`);
  }
  return {
    pid,
    ready,
    log: () => printed,
    memoryMib: () => memoryOf(pid),
    kill,
    stop: () => end("SIGTERM"),
    [Symbol.asyncDispose]: kill,
  };
}

/** What the ready file says once it is there; undefined when the process has ended, or takes too long. */
async function untilReady(child: ChildProcess, readyFile: string): Promise<Ready | undefined> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadlineMs) {
    const text = await readFile(readyFile, "utf8").catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as Ready;
    await sleep(POLL_MS);
  }
  return undefined;
}

function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const mib = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / KIB_PER_MIB;
  return { now: mib("VmRSS"), peak: mib("VmHWM") };
}
