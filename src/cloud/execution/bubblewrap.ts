import { type ChildProcess, spawn } from "node:child_process";
import { chown } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { bubblewrapArguments, suiteView } from "./bubblewrap-arguments.ts";
import { chownTree } from "./chown-tree.ts";
import type { Command, ConfinedRun, Confinement } from "./confinement.ts";
import { endProcesses } from "./end-processes.ts";
import { exitCodeOf } from "./exit-code-of.ts";
import { openOutputPipe } from "./output-pipe.ts";
import { listProcesses, type ProcessEntry, withDescendants } from "./process-table.ts";
import { ROOMS_VARIABLE } from "./room.ts";
import { type SandboxPlan, SUITE_USER } from "./sandbox-plan.ts";

/** Runs suites in bubblewrap: own processes, own folders, the system read-only, not root, network on. */
export function bubblewrap(plan: SandboxPlan): Confinement {
  return {
    isolation: "bubblewrap",
    view: () => suiteView,
    async handOver(workspace, room) {
      if (!plan.isRoot) return;
      await chownTree(workspace, SUITE_USER);
      for (const folder of [room.home, room.temp]) await chown(folder, SUITE_USER, SUITE_USER);
    },
    start: (command) => start(plan, command),
  };
}

async function start(plan: SandboxPlan, command: Command): Promise<ConfinedRun> {
  await using pipe = await openOutputPipe(command.room.temp);
  // The options go through a pipe: on the command line the suite could read this machine's paths in its process list.
  const options = ["--args", "3", "--json-status-fd", "4", "--"];
  const child = spawn(plan.program, [...options, ...plan.prefix, ...errorsToOutput(command.words)], {
    cwd: "/",
    // Not the suite's: a variable such as LD_PRELOAD would act on bubblewrap itself, outside the sandbox. The mark is for
    // a later cloud: when this one is killed right here, bubblewrap has not yet asked to die with it.
    env: { [ROOMS_VARIABLE]: command.room.mark },
    stdio: ["ignore", pipe.writer, "pipe", "pipe", "pipe"],
  });
  const [, , errors, args, status] = child.stdio as [null, null, Readable, Writable, Readable];
  args.on("error", () => {}).end(bubblewrapArguments(plan, command).join("\0"));
  const complaint = textOf(errors);
  const init = firstProcess(status);
  return {
    output: pipe.output,
    exited: exitCodeOf(child).then(async (code) => {
      // The suite's own errors go to its output, so what is said here is said by the sandbox.
      if (code !== 0) throwIfSandboxFailed(await complaint);
      return code;
    }),
    end: () => end(child, init),
  };
}

/** The command with both streams in one; bubblewrap's own standard error stays apart from it. */
function errorsToOutput(words: readonly string[]): string[] {
  return ["/bin/sh", "-c", 'exec "$@" 2>&1', "sh", ...words];
}

/** Kills the sandbox's first process; the kernel then ends every other one in its PID namespace. */
async function end(child: ChildProcess, init: Promise<ProcessEntry | undefined>): Promise<void> {
  const first = await init;
  if (!first) {
    child.kill("SIGKILL");
    return;
  }
  await endProcesses(() => {
    const all = listProcesses();
    const living = all.filter(({ pid, born }) => pid === first.pid && born === first.born);
    return withDescendants(living, all).map(({ pid }) => pid);
  });
}

/** The process that is number 1 inside, out of bubblewrap's status: `{"child-pid": 42}` comes first. */
function firstProcess(status: Readable): Promise<ProcessEntry | undefined> {
  return new Promise((resolve) => {
    let text = "";
    // Read to its end, also when the answer is known: bubblewrap would die of a closed pipe.
    status.on("data", (chunk: Buffer) => {
      text += chunk;
      const pid = Number(/"child-pid":\s*(\d+)/.exec(text)?.[1]);
      const found = listProcesses().find((entry) => entry.pid === pid);
      if (found) resolve(found);
    });
    status.on("close", () => resolve(undefined));
  });
}

async function textOf(stream: Readable): Promise<string> {
  let text = "";
  for await (const chunk of stream) if (text.length < 4_096) text += chunk;
  return text;
}

function throwIfSandboxFailed(complaint: string): void {
  if (complaint.trim() === "") return;
  throw new DeviceCloudError("service", `The sandbox did not start: ${plainLine(complaint)}`, {
    remedy: "Start the cloud again: it looks afresh at what this machine allows.",
  });
}
