import { readdirSync, readFileSync } from "node:fs";

let last = 0;

/** A number that no other process on this machine has in its command line, such as seconds to sleep. */
export function uniqueNumber(): string {
  last++;
  return `7${process.pid}${String(last).padStart(3, "0")}`;
}

/** Command lines of living processes that hold `word`. */
export function livingWith(word: string): string[] {
  return processes()
    .filter(({ state }) => state !== "Z" && state !== "X")
    .map(({ pid }) => read(`/proc/${pid}/cmdline`).replaceAll("\0", " "))
    .filter((line) => line.includes(word));
}

/** Children of this process that ended and were not fetched. */
export function zombieChildren(): number[] {
  return processes()
    .filter(({ state, parent }) => state === "Z" && parent === process.pid)
    .map(({ pid }) => pid);
}

function processes(): { pid: number; state: string; parent: number }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const stat = read(`/proc/${name}/stat`);
      const [state = "X", parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return { pid: Number(name), state, parent: Number(parent) };
    });
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
