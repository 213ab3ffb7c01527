import type { Refusal } from "../../base/zip/salvage-zip.ts";

const SHOWN = 5;

/** What was left out of an archive and why, in one sentence; undefined when nothing was. */
export function refusalsText(refusals: readonly Refusal[]): string | undefined {
  if (refusals.length === 0) return undefined;
  const shown = refusals.slice(0, SHOWN).map(({ name, reason }) => `"${name}" ${reason}`);
  const more = refusals.length > SHOWN ? [`and ${refusals.length - SHOWN} more`] : [];
  return `${refusals.length} of its files ${refusals.length === 1 ? "was" : "were"} left out: ${[...shown, ...more].join("; ")}.`;
}
