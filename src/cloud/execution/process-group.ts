import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { type Command, type ConfinedRun, type Confinement, RUN_MARKER } from "./confinement.ts";
import { endProcesses } from "./end-processes.ts";
import { exitCodeOf } from "./exit-code-of.ts";
import { openOutputPipe } from "./output-pipe.ts";
import { hasVariable, listProcesses, type ProcessEntry, withDescendants } from "./process-table.ts";
import { ROOMS_VARIABLE } from "./room.ts";

const WATCH_MS = 500;

/**
 * Suites in a process group of their own, with the rights of the user who started the cloud: they can read what that
 * user can. Processes are found by their group, their descent and a variable that they inherit.
 */
export const processGroup: Confinement = {
  isolation: "process-group",
  view: (workspace, room) => ({ workspace, home: room.home, temp: room.temp, tools: room.tools }),
  handOver: async () => {},
  start,
};

async function start(command: Command): Promise<ConfinedRun> {
  const marker = randomUUID();
  const [program, ...args] = command.words;
  await using pipe = await openOutputPipe(command.room.temp);
  const child = spawn(program, args, {
    cwd: command.workspace,
    env: { ...command.environment, [RUN_MARKER]: marker, [ROOMS_VARIABLE]: command.room.mark },
    stdio: ["ignore", pipe.writer, pipe.writer],
    detached: true,
  });
  const find = familyFinder(child.pid, `${RUN_MARKER}=${marker}`);
  // A process that empties its environment is known by its parent alone, so it must be seen while that one lives.
  const watch = setInterval(find, WATCH_MS).unref();
  async function end(): Promise<void> {
    clearInterval(watch);
    await endProcesses(find);
  }
  return { output: pipe.output, exited: exitCodeOf(child), end };
}

/** Names the living processes of a run. Once seen, a process and its children stay known, whatever they change. */
function familyFinder(leader: number | undefined, assignment: string): () => number[] {
  let known: ReadonlySet<string> = new Set();
  return () => {
    const all = listProcesses().filter(({ pid }) => pid !== process.pid);
    const isOurs = (entry: ProcessEntry) =>
      entry.group === leader || known.has(identityOf(entry)) || hasVariable(entry.pid, assignment);
    const family = withDescendants(all.filter(isOurs), all);
    known = new Set(family.map(identityOf));
    return family.map(({ pid }) => pid);
  };
}

function identityOf({ pid, born }: ProcessEntry): string {
  return `${pid} ${born}`;
}
