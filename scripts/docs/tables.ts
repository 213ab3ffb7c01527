import type { Action } from "../action-file.ts";

/** The inputs of an action as a Markdown table, in the order of its `action.yml`. */
export function inputsTable({ inputs }: Action): string {
  const rows = Object.entries(inputs).map(([name, { description, required, default: value }]) => [
    `\`${name}\`${required ? " **required**" : ""}`,
    description,
    value ? `\`${value}\`` : "",
  ]);
  return table(["Input", "What it is", "Default"], rows);
}

/** The outputs of an action as a Markdown table. */
export function outputsTable({ outputs }: Action): string {
  const rows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]);
  return table(["Output", "What it is"], rows);
}

/** A Markdown table. Cells are put on one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return text.trim().replace(/\s+/g, " ").replaceAll("|", "\\|");
}
