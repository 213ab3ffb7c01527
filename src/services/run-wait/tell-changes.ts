import type { Logger } from "../../base/logger.ts";
import { changesOf, runTitle, stateOf } from "./run-changes.ts";
import type { RunSnapshot } from "./run-snapshot.ts";

/** Tells what is new of runs, and warns once of each state that nobody knows. */
export function tellChanges(logger: Logger): (now: RunSnapshot, before: RunSnapshot | undefined) => void {
  const warned = new Set<string>();
  return (now, before) => {
    for (const line of changesOf(now, before)) logger.info(line);
    if (now.stage !== "unknown") return;
    const warning = `The ${runTitle(now.run)} is in a state nobody knows, "${stateOf(now.run)}"; waiting on.`;
    if (warned.has(warning)) return;
    warned.add(warning);
    logger.warning(warning);
  };
}
