const ILLEGAL = /[<>:"|?*\u0000-\u001f\u007f]/g;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
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

/** One part of a path, legal on every system; empty for `.`, `..` and nothing. */
export function safeSegment(part: string): string {
  const legal = part
    .toWellFormed()
    .replace(ILLEGAL, "_")
    .replace(/[. ]+$/, "")
    .trimStart();
  if (legal === "" || legal === "." || legal === "..") return "";
  return WINDOWS_DEVICE.test(legal) ? `_${legal}` : legal;
}

function shorten(part: string): string {
  if (Buffer.byteLength(part) <= MAX_SEGMENT) return part;
  const dot = part.lastIndexOf(".");
  const extension = dot > 0 && part.length - dot <= 12 ? part.slice(dot) : "";
  let stem = part.slice(0, MAX_SEGMENT);
  while (Buffer.byteLength(stem + extension) > MAX_SEGMENT) stem = stem.slice(0, -1);
  return stem.toWellFormed() + extension;
}

/** Hands out each name once, also where letter case does not count: `a.png`, `a-2.png`. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const dot = name.lastIndexOf(".");
    const cut = dot > name.lastIndexOf("/") + 1 ? dot : name.length;
    let candidate = name;
    for (let count = 2; taken.has(candidate.toLowerCase()); count++) {
      candidate = `${name.slice(0, cut)}-${count}${name.slice(cut)}`;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  };
}
