import * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { RunParameter } from "../../services/start/run-order.ts";
import { input } from "../runner/input-kinds.ts";

const FORMS = "Write KEY=value lines, or a JSON object of texts.";
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const jsonForm = z.union([
  z.record(z.string(), scalar),
  z.array(z.strictObject({ key: z.string(), value: scalar })),
]);

/** Parameters of a run: `KEY=value` lines, a JSON object, or JSON objects with `key` and `value`. No message tells a value. */
export const runParameters = input((text) => {
  const parameters = /^[[{]/.test(text) ? fromJson(text) : fromLines(text);
  const seen = new Set<string>();
  for (const { key } of parameters) {
    if (key.trim() === "" || /[=\s]/.test(key)) throw wrong(`"${plainLine(key, 80)}" is no key.`);
    if (seen.has(key)) throw wrong(`"${plainLine(key, 80)}" is given twice.`);
    seen.add(key);
  }
  return parameters;
});

function fromJson(text: string): RunParameter[] {
  try {
    const parsed = jsonForm.parse(JSON.parse(text));
    return Array.isArray(parsed) ? parsed : Object.entries(parsed).map(([key, value]) => ({ key, value }));
  } catch {
    throw wrong("is neither a JSON object of texts nor a JSON array of objects with key and value.");
  }
}

function fromLines(text: string): RunParameter[] {
  return text
    .split("\n")
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== "")
    .map(({ line, number }) => {
      const at = line.indexOf("=");
      // The line may be a secret without its key.
      if (at < 0) throw wrong(`line ${number} has no "=".`);
      return { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
    });
}

function wrong(message: string): DeviceCloudError {
  return new DeviceCloudError("input", message, { remedy: FORMS });
}
