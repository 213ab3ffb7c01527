import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";

/** The exit code as a shell tells it: 128 + the signal's number for a killed process. Rejects when it cannot start. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
