import { plainLine } from "../../base/untrusted-text.ts";
import { nameProblem } from "../../base/zip/entry-name.ts";
import { NameLedger } from "../../base/zip/name-ledger.ts";
import type { Problem } from "./problem.ts";

/** Zip writers take this for a drive and drop it, so that the file would arrive under another name. */
const DRIVE = /^\w+:/;
const LISTED = 3;

/** Why `name` cannot be a path in a package that every system unpacks alike, or undefined when it can. */
export function nameRefusal(name: string, remedy: string): Problem | undefined {
  const flaw = flawOf(name);
  return flaw === undefined ? undefined : { message: `${JSON.stringify(plainLine(name))} ${flaw}.`, remedy };
}

function flawOf(name: string): string | undefined {
  if (name.includes("\ufffd")) return "has a name that is not valid UTF-8";
  return nameProblem(name, "posix") ?? (DRIVE.test(name) ? "has a name that begins like a drive" : undefined);
}

/** What is legal but will surprise: names that differ in case alone and, for a Windows run, names Windows refuses. */
export function nameWarnings(names: readonly string[], system: "windows" | "posix"): string[] {
  const warnings: string[] = [];
  const ledger = new NameLedger();
  const collisions = names.flatMap((name) => {
    const other = ledger.claim(name.replace(/\/$/, ""), name.endsWith("/"));
    return other === undefined ? [] : [`${name} and ${other}`];
  });
  if (collisions.length > 0) {
    warnings.push(`Names that differ in case alone collide on many systems: ${listed(collisions)}.`);
  }
  const refused = system === "windows" ? names.filter((name) => nameProblem(name, "portable")) : [];
  if (refused.length > 0) warnings.push(`Windows cannot store these names: ${listed(refused)}.`);
  return warnings;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED).map((name) => plainLine(name));
  if (names.length > LISTED) shown.push(`and ${names.length - LISTED} more`);
  return shown.join(", ");
}
