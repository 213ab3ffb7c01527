import { isAbsolute, relative, resolve } from "node:path";
import type { Annotation, Command } from "./step-run.ts";

export const MESSAGE_LIMIT = 4096;
export const ANNOTATIONS_PER_LEVEL = 10;

type Place = Omit<Annotation, "level" | "message" | "origin">;

/** Where an `error`, `warning` or `notice` command points, as far as the runner believes it. */
export function placeOf({ properties }: Command, workspace: string): Place {
  const { file, title } = properties;
  return {
    ...(title ? { title } : {}),
    ...(file ? { file: relativeToWorkspace(file, workspace) } : {}),
    ...linesOf(properties),
  };
}

/** (actions/runner, IssueCommandExtension.ValidateLinesAndColumns.) */
function linesOf(properties: Readonly<Record<string, string>>): Place {
  const endLine = wholeNumber(properties.endline);
  const line = wholeNumber(properties.line) ?? endLine;
  const endColumn = wholeNumber(properties.endcolumn);
  const column = wholeNumber(properties.col) ?? endColumn;
  if (line === undefined) return {};
  const lines = endLine !== undefined && endLine < line ? {} : numbers({ line, endLine });
  const columnsHold =
    (endLine === undefined || endLine === line) &&
    !(column !== undefined && endColumn !== undefined && endColumn < column);
  return { ...lines, ...(columnsHold ? numbers({ column, endColumn }) : {}) };
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : undefined;
}

function numbers<K extends string>(values: Record<K, number | undefined>): Partial<Record<K, number>> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Partial<Record<K, number>>;
}

function relativeToWorkspace(file: string, workspace: string): string {
  if (!isAbsolute(file)) return file;
  const inside = relative(workspace, resolve(file));
  return inside === "" || inside.startsWith("..") ? file : inside;
}
