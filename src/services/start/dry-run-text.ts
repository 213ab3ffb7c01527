import { plainLine } from "../../base/untrusted-text.ts";
import { type SelectedDevice, unavailability } from "../devices/selected-device.ts";
import type { EffectiveRun } from "./effective-run.ts";

const MAX_DEVICES = 100;

/** What would be started, for the log. */
export function dryRunText(run: EffectiveRun): string {
  const { title, devices, settings } = run;
  const differing = settings.filter(({ differs }) => differs);
  return [
    `Dry run: nothing is started. The run would be "${title}" with a mark of its own.`,
    ...factsOf(run).map(({ label, value }) => `  ${label}: ${value}`),
    "Configuration:",
    ...settings.map(({ name, value }) => `  ${name}: ${value}`),
    `Differs from the project's configuration: ${differing.length === 0 ? "nothing" : ""}`.trimEnd(),
    ...differing.map(({ name, value, ofProject }) => `  ${name}: ${value} (project: ${ofProject})`),
    `Devices: ${deviceCount(devices.devices)}, chosen by ${devices.chosenBy}${priceOf(devices.devices)}`,
    ...(devices.devices ?? []).slice(0, MAX_DEVICES).map((device) => `  ${lineOf(device)}`),
  ].join("\n");
}

/** What is said of a run beside its configuration and devices. Texts of the service are on one line each. */
export function factsOf(run: EffectiveRun): { readonly label: string; readonly value: string }[] {
  const { project, generation, framework, files, parameterKeys, tags } = run;
  const name = project.name === undefined ? "" : ` (${plainLine(project.name, 80)})`;
  const facts = [
    { label: "Project", value: project.id === undefined ? `new${name}` : `${project.id}${name}` },
    { label: "API", value: generation === "legacy" ? "the older one" : "the newer one" },
    { label: "Framework", value: framework ?? "" },
    ...files.map(({ use, id, name: file }) => ({
      label: LABELS[use],
      value: file ? `${id} (${file})` : `${id}`,
    })),
    { label: "Parameters", value: parameterKeys.map((key) => plainLine(key, 80)).join(", ") },
    { label: "Tags", value: tags.map((tag) => plainLine(tag, 80)).join(", ") },
  ];
  return facts.filter(({ value }) => value !== "");
}

const LABELS = { app: "Application", test: "Test", data: "Data file" } as const;

export function deviceCount(devices: readonly SelectedDevice[] | undefined): string {
  return devices === undefined ? "not told" : `${devices.length}`;
}

/** What the devices cost together, where the service tells the price of any. */
export function priceOf(devices: readonly SelectedDevice[] | undefined): string {
  const priced = (devices ?? []).filter(({ creditsPrice }) => creditsPrice !== undefined);
  if (priced.length === 0) return "";
  return `, ${priced.reduce((sum, { creditsPrice }) => sum + (creditsPrice ?? 0), 0)} credits a run`;
}

function lineOf(device: SelectedDevice): string {
  const { id, name, osType, osVersion, creditsPrice } = device;
  const price = creditsPrice === undefined ? [] : [`${creditsPrice} credits`];
  const system = `${osType} ${osVersion}`.trim();
  return [`${name} (${id})`, system, unavailability(device) ?? "available", ...price]
    .filter(Boolean)
    .join(", ");
}
