import { boolean, defaulted, durationMs, input } from "./input-kinds.ts";

/** Files or patterns, by line or comma; a comma within braces belongs to the pattern: `app-{debug,release}.apk`. */
export const patterns = input((value) => {
  const parts = value.split("\n").flatMap(splitOutsideBraces);
  return [...new Set(parts.map((part) => part.trim()))].filter(Boolean);
});

/** The inputs of every action that uploads files. */
export const uploadInputs = {
  reuse: defaulted(boolean),
  "reuse-max-age": defaulted(durationMs),
  "scan-timeout": defaulted(durationMs),
};

function splitOutsideBraces(line: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const char of line) {
    if (char === "{") depth += 1;
    if (char === "}") depth = Math.max(0, depth - 1);
    if (char === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts;
}
