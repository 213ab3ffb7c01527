import { nameProblem } from "../../base/zip/entry-name.ts";

/**
 * What Windows or an artifact refuses, control characters, marks that make a name read as another one, and what makes a
 * runner's command of a line that a name is printed in.
 */
const ILLEGAL = /##(?=\[)|[<>:"|?*\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const MAX_SEGMENT = 120;
const MAX_DEPTH = 12;

/**
 * A relative path, with `/` between its parts, that stays in its folder and is legal on every system and in an artifact,
 * for a name that comes from outside. What cannot be kept is replaced, never refused: a result is not lost for its name.
 */
export function safePath(name: string): string {
  const parts = name
    .normalize("NFC")
    .split(/[/\\]+/)
    .map(safeSegment)
    .filter((part) => part !== "");
  const kept =
    parts.length > MAX_DEPTH
      ? [...parts.slice(0, MAX_DEPTH - 1), parts.slice(MAX_DEPTH - 1).join("_")]
      : parts;
  return kept.map((part) => shorten(part)).join("/") || "unnamed";
}

/** A name that comes from outside as that of one folder; `fallback` where nothing of it can be kept. */
export function folderName(name: string, fallback: string): string {
  return safeSegment(name.replace(/[/\\]/g, "_")) || fallback;
}

/** One part of a path, legal on every system; empty for `.`, `..` and nothing. */
function safeSegment(part: string): string {
  const legal = part
    .toWellFormed()
    .replace(ILLEGAL, "_")
    .replace(/[. ]+$/, "")
    .trimStart();
  if (legal === "" || legal === "." || legal === "..") return "";
  return nameProblem(shorten(legal), "portable") ? `_${legal}` : legal;
}

function shorten(part: string): string {
  if (Buffer.byteLength(part) <= MAX_SEGMENT) return part;
  const dot = part.lastIndexOf(".");
  const extension = dot > 0 && part.length - dot <= 12 ? part.slice(dot) : "";
  let stem = part.slice(0, MAX_SEGMENT);
  while (Buffer.byteLength(stem + extension) > MAX_SEGMENT) stem = stem.slice(0, -1);
  return stem.toWellFormed() + extension;
}
