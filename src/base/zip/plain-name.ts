import { extname } from "node:path";
import { nameProblem } from "./entry-name.ts";

const MAX_NAME_BYTES = 480;
const MAX_PART_BYTES = 120;
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f<>:"|?*\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd\p{Surrogate}]/gu;

/**
 * A hostile or unportable relative name as one that every system can store: unsafe characters become `_`, `..` and
 * empty parts go, what is too long is cut at its front. A name without fault stays as it is. Never empty.
 */
export function plainName(name: string): string {
  const parts = name.split(/[\\/]/).filter((part) => !["", ".", ".."].includes(part));
  const plain = parts.map(plainPart);
  while (plain.length > 1 && Buffer.byteLength(plain.join("/")) > MAX_NAME_BYTES) plain.shift();
  return plain.join("/") || "_";
}

function plainPart(part: string): string {
  const short = shorten(part.replace(UNSAFE, "_")).replace(/[. ]+$/, "_");
  return nameProblem(short, "portable") ? `_${short}` : short;
}

/** Cut to a length that every file system takes, with its extension kept. */
function shorten(part: string): string {
  if (Buffer.byteLength(part) <= MAX_PART_BYTES) return part;
  const extension = extname(part);
  const ending = Buffer.byteLength(extension) <= 20 ? extension : "";
  const characters = [...part.slice(0, part.length - ending.length)];
  const room = MAX_PART_BYTES - Buffer.byteLength(ending);
  while (Buffer.byteLength(characters.join("")) > room)
    characters.length = Math.min(characters.length - 1, room);
  return characters.join("") + ending;
}
