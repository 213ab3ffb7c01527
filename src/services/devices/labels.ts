import { nearestNames } from "./nearest-names.ts";

/** A property of devices, or a filter of the device picker: something with an id that belongs to a group. */
export interface Label {
  readonly id: number;
  readonly name: string;
  /** Empty where the service names none. */
  readonly group: string;
}

export interface ChosenLabels {
  /** The ids of the labels, by group: one of each group has to hold. */
  readonly byGroup: readonly (readonly number[])[];
  readonly problems: readonly string[];
}

/**
 * The labels that `wanted` names, alone or behind their group: `Tablet`, `Form factor: Tablet`, `Form factor=Tablet`,
 * whatever the case. What names none, or labels of several groups, is a problem, told with the input's name before it.
 */
export function chooseLabels(
  wanted: readonly string[],
  labels: readonly Label[],
  { input, noun }: { readonly input: string; readonly noun: string },
): ChosenLabels {
  const problems: string[] = [];
  const chosen: Label[] = [];
  for (const name of wanted) {
    const fitting = labels.filter((label) => isNamed(label, name));
    const groups = [...new Set(fitting.map(({ group }) => group))];
    if (groups.length === 1) {
      chosen.push(...fitting);
    } else if (groups.length === 0) {
      const nearest = nearestNames(name, labels.flatMap(namesOf)).join(", ") || `no ${noun} at all`;
      problems.push(`${input}: the service has no ${noun} "${name}". Nearest: ${nearest}.`);
    } else {
      const choices = groups.map((group) => `"${group}: ${name}"`).join(" or ");
      problems.push(`${input}: "${name}" stands in several groups. Write ${choices}.`);
    }
  }
  const byGroup = Map.groupBy(chosen, ({ group }) => group).values();
  return { byGroup: [...byGroup].map((alternatives) => alternatives.map(({ id }) => id)), problems };
}

function namesOf({ name, group }: Label): string[] {
  return [group ? `${group}: ${name}` : name];
}

function isNamed({ name, group }: Label, wanted: string): boolean {
  const written = normal(wanted);
  return written === normal(name) || (group !== "" && written === normal(`${group}:${name}`));
}

function normal(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s*[:=]\s*/g, ":");
}
