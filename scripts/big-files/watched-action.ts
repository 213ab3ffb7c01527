import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readKeyValues } from "../../test/bench/key-value-file.ts";
import { createRuntimeToken } from "../../test/bench/runtime-token.ts";

/** How an action's own process fared. */
export interface WatchedRun {
  readonly exitCode: number | null;
  readonly outputs: Readonly<Record<string, string>>;
  /** What it printed to both streams. */
  readonly log: string;
  readonly durationMs: number;
  /** The most memory that was ever resident in its process, in MiB. */
  readonly peakMib: number;
}

export interface WatchedAction {
  /** The name of its stub in `dist/`. */
  readonly name: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Its workspace, where its files of a runner are kept, too. */
  readonly folder: string;
  /** The runner's results service: what actions load for it takes memory as well. */
  readonly resultsUrl: string;
}

const LOOK_EVERY_MS = 50;
const KIB_PER_MIB = 1_024;

/** Runs an action as built, in a process of its own whose memory is watched through /proc. */
export async function runWatched({ name, inputs, folder, resultsUrl }: WatchedAction): Promise<WatchedRun> {
  const runner = await mkdtemp(path.join(folder, "runner-"));
  const output = path.join(runner, "output");
  await writeFile(output, "");
  await mkdir(path.join(runner, "temp"));
  const given = Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value]);
  const { PATH } = process.env;
  const token = createRuntimeToken("run", [{ ref: "refs/heads/main", read: true, write: true }]);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "../../dist", `${name}.js`)], {
    cwd: folder,
    env: {
      ...{ PATH, HOME: runner, RUNNER_TEMP: path.join(runner, "temp"), GITHUB_OUTPUT: output },
      ...{ ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: resultsUrl, ACTIONS_CACHE_SERVICE_V2: "True" },
      ...Object.fromEntries(given),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
  }
  let peakMib = 0;
  const watch = setInterval(() => {
    peakMib = Math.max(peakMib, peakOf(child.pid));
  }, LOOK_EVERY_MS);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  }).finally(() => clearInterval(watch));
  const durationMs = performance.now() - startedAt;
  const outputs = Object.fromEntries(readKeyValues(await readFile(output, "utf8")));
  return { exitCode, outputs, log, durationMs, peakMib };
}

/** The kernel's own high-water mark; 0 once the process has ended. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / KIB_PER_MIB;
  } catch {
    return 0;
  }
}
