import { plainLine, plainText } from "../../base/untrusted-text.ts";

/** Stands where GitHub would otherwise make a mention, a reference or a link: a space without width. */
const BREAK = "\u200b";
const LINKING = /@(?=\w)|#(?=\d)|GH-(?=\d)|:(?=\/\/)|www(?=\.)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "|": "&#124;",
  $: "&#36;",
  [BREAK]: "&#8203;",
};

/** Hostile text as one line of GitHub-flavoured Markdown that shows it and does nothing else; fit for a table cell. */
export function escapeMarkdown(text: string, maxLength = 300): string {
  return plainLine(text, maxLength)
    .replace(LINKING, `$&${BREAK}`)
    .replace(/[\\`*_~[\]#]/g, "\\$&")
    .replace(/[&<>|$\u200b]/g, entity);
}

function entity(character: string): string {
  return ENTITIES[character] ?? character;
}

/** Hostile text in a code span. Tags, not backticks, for no text can close them. */
export function code(text: string, maxLength?: number): string {
  return `<code>${escapeMarkdown(text, maxLength)}</code>`;
}

/** Hostile text of several lines as it is, up to `maxLength` characters; no line of it reads as a workflow command. */
export function preformatted(text: string, maxLength: number): string {
  const plain = plainText(text).trim();
  const shown = plain.length > maxLength ? `${plain.slice(0, maxLength)}\n…` : plain;
  const escaped = shown
    .replace(/[&<>]/g, entity)
    .replace(/^(\s*):(?=:)/gm, "$1&#58;")
    .replace(/##\[/g, "##&#91;");
  return `<pre>\n${escaped}\n</pre>`;
}

/**
 * A link with hostile text. Only http and https are linked. Account and query are cut off: they may hold a secret, and a
 * page for people needs neither.
 */
export function link(text: string, address: string | undefined): string {
  const label = escapeMarkdown(text);
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return label;
  const href = `${url.origin}${url.pathname}${url.hash}`;
  return `[${label}](${href.replace(/[()<>[\]|\\`*_~@$&]/g, percentEncoded)})`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** A column's heading and the side its cells keep to. */
export interface Column {
  readonly heading: string;
  readonly align: "left" | "right";
}

/** The two lines above a table's rows. */
export function tableHead(columns: readonly Column[]): string {
  return [
    tableRow(columns.map(({ heading }) => heading)),
    tableRow(columns.map(({ align }) => (align === "right" ? "---:" : "---"))),
  ].join("\n");
}

/** One row of cells, each Markdown without a line break or a bare pipe. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** A whole table. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return [tableHead(columns), ...rows.map(tableRow)].join("\n");
}

/** Markdown behind a line that opens it; the line is ours, the Markdown complete. */
export function collapsed(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
