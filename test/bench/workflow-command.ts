import type { Command } from "./step-run.ts";

/** The commands the runner registers. `stop-commands` adds its token for as long as it lasts. */
export const REGISTERED_COMMANDS: readonly string[] = [
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
];

const DATA_ESCAPES = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%25", "%"],
] as const;
const PROPERTY_ESCAPES = [
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%3A", ":"],
  ["%2C", ","],
  ["%25", "%"],
] as const;
const OLD_ESCAPES = [
  ["%3B", ";"],
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%5D", "]"],
  ["%25", "%"],
] as const;

/**
 * The command on `line`, if it is one of `registered` (lower case): `::name key=value,…::data` at the start of the
 * trimmed line, or `##[name key=value;…]data` anywhere in it. (actions/runner, ActionCommand.)
 */
export function parseCommand(line: string, registered: ReadonlySet<string>): Command | undefined {
  return parseColons(line, registered) ?? parseBrackets(line, registered);
}

function parseColons(line: string, registered: ReadonlySet<string>): Command | undefined {
  const match = /^::(.*?)::(.*)$/s.exec(line.trimStart());
  if (!match) return undefined;
  const [, info = "", data = ""] = match;
  const name = nameIn(info, registered);
  if (name === undefined) return undefined;
  const properties = propertiesIn(propertyText(info).trim(), ",", PROPERTY_ESCAPES);
  return { name, properties, data: decode(data, DATA_ESCAPES), syntax: "::" };
}

function parseBrackets(line: string, registered: ReadonlySet<string>): Command | undefined {
  const match = /##\[(.*?)\](.*)$/s.exec(line);
  if (!match) return undefined;
  const [, info = "", data = ""] = match;
  const name = nameIn(info, registered);
  if (name === undefined) return undefined;
  const properties = propertiesIn(propertyText(info), ";", OLD_ESCAPES);
  return { name, properties, data: decode(data, OLD_ESCAPES), syntax: "##[" };
}

function nameIn(info: string, registered: ReadonlySet<string>): string | undefined {
  const name = (info.split(" ", 1)[0] as string).toLowerCase();
  return registered.has(name) ? name : undefined;
}

function propertyText(info: string): string {
  const space = info.indexOf(" ");
  return space > 0 ? info.slice(space + 1) : "";
}

/** Keys are not trimmed: in `file=a.ts, line=1` the second key is ` line`, which nobody reads. */
function propertiesIn(
  text: string,
  separator: string,
  escapes: typeof PROPERTY_ESCAPES | typeof OLD_ESCAPES,
): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const pair of text.split(separator)) {
    const [, key, value] = /^=*([^=]+)=+(.+)$/s.exec(pair) ?? [];
    if (key !== undefined && value !== undefined) properties[key.toLowerCase()] = decode(value, escapes);
  }
  return properties;
}

/** Decodes in the runner's order, `%25` last, so that an escaped escape stays one. */
function decode(text: string, escapes: readonly (readonly [string, string])[]): string {
  return escapes.reduce((decoded, [escaped, plain]) => decoded.replaceAll(escaped, plain), text);
}
