import { readFileSync } from "node:fs";
import { listProcesses, withDescendants } from "../../../../src/cloud/execution/process-table.ts";

/** The living processes of this test's clouds that run this program. */
export function processesNamed(program: "chromedriver" | "chromium"): number[] {
  const all = listProcesses();
  const own = withDescendants(
    all.filter(({ pid }) => pid === process.pid),
    all,
  );
  return own.map(({ pid }) => pid).filter((pid) => nameOf(pid) === program);
}

/** The browsers themselves, without the helpers that each of them has. */
export function browsers(): number[] {
  const all = processesNamed("chromium");
  const parents = new Map(listProcesses().map(({ pid, parent }) => [pid, parent]));
  return all.filter((pid) => !all.includes(parents.get(pid) ?? 0));
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return ""; // It is gone.
  }
}
