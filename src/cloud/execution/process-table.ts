import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Tells a process from an earlier one of the same id: when it was started, in the system's own unit. */
  readonly born: string;
}

/**
 * Every living process of the machine. Read in one go, not awaited piece by piece: the shorter the look, the fewer
 * processes can be born behind it.
 */
export function listProcesses(): ProcessEntry[] {
  return process.platform === "linux" ? listFromProc() : listFromPs();
}

/** Whether the process was started with `assignment` (`NAME=value`) in its environment, as far as that can be read. */
export function hasVariable(pid: number, assignment: string): boolean {
  if (process.platform === "linux") return read(`/proc/${pid}/environ`).split("\0").includes(assignment);
  return ps(["-E", "-ww", "-o", "command=", "-p", String(pid)]).includes(` ${assignment}`);
}

/** These processes and all that descend from them. */
export function withDescendants(
  roots: readonly ProcessEntry[],
  all: readonly ProcessEntry[],
): ProcessEntry[] {
  const family = new Set(roots);
  const pids = new Set(roots.map(({ pid }) => pid));
  for (let sizeBefore = -1; sizeBefore < family.size; ) {
    sizeBefore = family.size;
    for (const entry of all) {
      if (!pids.has(entry.parent)) continue;
      family.add(entry);
      pids.add(entry.pid);
    }
  }
  return [...family];
}

/** Sends a signal; a process that is gone is fine. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended on its own.
  }
}

function listFromProc(): ProcessEntry[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => parseStat(Number(pid), read(`/proc/${pid}/stat`)));
}

/** `pid (name) state ppid pgrp …`: the name may hold spaces and parentheses, so the fields are counted behind it. */
function parseStat(pid: number, stat: string): ProcessEntry[] {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, parent, group] = fields;
  const isAlive = state !== undefined && state !== "" && state !== "Z" && state !== "X";
  return isAlive ? [{ pid, parent: Number(parent), group: Number(group), born: fields[19] ?? "" }] : [];
}

function listFromPs(): ProcessEntry[] {
  const rows = ps(["-ax", "-o", "pid=,ppid=,pgid=,stat=,lstart="]).split("\n");
  return rows.flatMap((row) => {
    const [pid, parent, group, state, ...born] = row.trim().split(/\s+/);
    if (!state || state.startsWith("Z")) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), born: born.join(" ") }];
  });
}

function ps(args: readonly string[]): string {
  try {
    return execFileSync("ps", args, { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
  } catch {
    return "";
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
