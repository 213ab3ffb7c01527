const MAX_NAME_LENGTH = 1_024;
const MAX_PART_BYTES = 255;
/** Also before an extension, and with spaces before that: Windows drops both. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
const CONTROL = /[\u0000-\u001f\u007f]/;
const WINDOWS_FORBIDDEN = /[<>:"|?*]|[. ]$/;
/** C1 controls and marks that turn the direction of text: a name that reads as another one. */
const MISLEADING = /[\u0080-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** Which names an archive may use. `portable` also refuses what Windows cannot store or reads differently. */
export type NamePolicy = "posix" | "portable";

/**
 * Why an entry must not be extracted under `name`, or undefined when it may: relative, no `..`, no backslash, no
 * control character, nothing that two systems read differently. One trailing `/` marks a folder.
 */
export function nameProblem(name: string, policy: NamePolicy): string | undefined {
  if (name === "" || name === "/") return "has no name";
  if (name.length > MAX_NAME_LENGTH) return `has a name of ${name.length} characters`;
  if (name.includes("\u0000")) return "has a NUL character in its name";
  if (CONTROL.test(name)) return "has a control character in its name";
  if (name.includes("\\")) return "has a backslash in its name";
  if (name.startsWith("/") || /^[a-z]:/i.test(name)) return "has an absolute name";
  for (const part of name.replace(/\/$/, "").split("/")) {
    const problem = partProblem(part, policy);
    if (problem) return problem;
  }
  return undefined;
}

/**
 * Why an entry must not be extracted even under a name made plain (`plain-name.ts`), or undefined when it may: what is
 * merely unportable can be renamed, but a name that leads elsewhere, on whatever system, was never meant for the folder.
 */
export function escapeProblem(name: string): string | undefined {
  if (/^[/\\]?$/.test(name)) return "has no name";
  if (name.length > MAX_NAME_LENGTH) return `has a name of ${name.length} characters`;
  if (name.includes("\u0000")) return "has a NUL character in its name";
  if (/^(?:[/\\]|[a-z]:)/i.test(name)) return "has an absolute name";
  // Windows drops spaces at the end, so that ".. " is "..".
  if (name.split(/[/\\]/).some((part) => /^\.\. *$/.test(part))) return "leads out of the folder";
  return undefined;
}

function partProblem(part: string, policy: NamePolicy): string | undefined {
  if (part === "..") return "leads out of the folder";
  if (part === "" || part === ".") return "has an empty part or a dot in its name";
  if (Buffer.byteLength(part) > MAX_PART_BYTES) return "has a part of more than 255 bytes in its name";
  if (policy === "posix") return undefined;
  if (WINDOWS_DEVICE.test(part)) return "has the name of a Windows device";
  if (MISLEADING.test(part)) return "has a character in its name that hides what it says";
  if (WINDOWS_FORBIDDEN.test(part)) return "has a name that Windows cannot store";
  return undefined;
}
