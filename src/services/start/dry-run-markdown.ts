import { deviceTable } from "../devices/device-table.ts";
import { code, collapsed, escapeMarkdown, table } from "../report/markdown.ts";
import { deviceCount, factsOf, priceOf } from "./dry-run-text.ts";
import type { EffectiveRun } from "./effective-run.ts";
import type { EffectiveSetting } from "./effective-settings.ts";

/** What would be started, for the job summary. */
export function dryRunMarkdown(run: EffectiveRun): string {
  const { title, devices, settings } = run;
  const differing = settings.filter(({ differs }) => differs);
  const facts = factsOf(run).map(({ label, value }) => `- ${label}: ${escapeMarkdown(value)}`);
  const count = `${deviceCount(devices.devices)}, chosen by ${escapeMarkdown(devices.chosenBy)}`;
  return [
    "## Dry run",
    `Nothing was started. The run would be ${code(title)} with a mark of its own.`,
    facts.join("\n"),
    "### Differs from the project's configuration",
    differing.length === 0 ? "Nothing." : settingTable(differing),
    collapsed("Whole configuration", settingTable(settings)),
    "### Devices",
    `${count}${priceOf(devices.devices)}.`,
    ...(devices.devices && devices.devices.length > 0 ? [deviceTable(devices.devices)] : []),
    "",
  ].join("\n\n");
}

function settingTable(settings: readonly EffectiveSetting[]): string {
  return table(
    [
      { heading: "Setting", align: "left" },
      { heading: "This run", align: "left" },
      { heading: "Project", align: "left" },
    ],
    settings.map(({ name, value, ofProject }) => [
      code(name),
      escapeMarkdown(value),
      escapeMarkdown(ofProject),
    ]),
  );
}
