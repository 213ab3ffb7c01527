import { DeviceCloudError } from "../../base/errors.ts";
import type { Target } from "./backend.ts";

/**
 * The targets among `listed` that `wanted` names by id or by name, each once; `*` is every one. `noun` is what the
 * service calls them: `executor`.
 * @throws {DeviceCloudError} `input` naming every unknown target and those there are.
 */
export function chooseTargets(
  wanted: readonly string[],
  listed: readonly Target[],
  noun: string,
): readonly Target[] {
  const unknown: string[] = [];
  const found = new Map<number, Target>();
  for (const name of wanted.includes("*") ? [] : wanted) {
    const match = listed.find((target) => target.name === name || String(target.id) === name);
    if (match) found.set(match.id, match);
    else unknown.push(name);
  }
  const chosen = wanted.includes("*") ? listed : [...found.values()];
  if (unknown.length === 0 && chosen.length > 0) return chosen;
  const names = listed.map(({ id, name }) => `${name} (${id})`).join(", ");
  throw new DeviceCloudError("input", `executors: the service has no ${noun}${quoted(unknown)}.`, {
    remedy: `Choose from: ${names || "none is set up on this service"}.`,
  });
}

function quoted(names: readonly string[]): string {
  return names.length === 0 ? "" : ` "${names.join('", "')}"`;
}
