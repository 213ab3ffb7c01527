import type { AnyOperation } from "./operation.ts";

/** What stands for what in a path. Each holds for every spelling, so they combine. */
const SPELLINGS: readonly (readonly [written: RegExp, alsoWritten: string])[] = [
  // The path prefix `me` means the authenticated user (Build service and desktop-browser runs); public clients take either.
  [/^\/users\/\{userId\}(?=\/)/, "/me"],
  [/^\/me(?=\/)/, "/users/{userId}"],
  // Runs of the newer generation are started, and therefore found, without naming their project.
  [/^(\/users\/\{userId\})\/projects\/\{projectId\}(?=\/runs\/\{runId\})/, "$1"],
  // The older name.
  [/(?<=\/)device-sessions(?=\/|$)/, "device-runs"],
];

/**
 * The further paths of an operation: those that its entry names, and every other spelling of them all. What a build's
 * script calls has one address, which its environment gives.
 */
export function spellingsOf({ paths, alsoAt, root, access }: AnyOperation): string[] {
  const declared = Object.values<string>(paths);
  const found = new Set<string>([...declared, ...alsoAt]);
  if (root === "api" && access === "account") {
    // A set yields what is added while it is read: spellings of spellings, too.
    for (const path of found) {
      for (const [written, alsoWritten] of SPELLINGS) found.add(path.replace(written, alsoWritten));
    }
  }
  return [...found].slice(declared.length);
}
