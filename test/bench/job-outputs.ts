import type { Masker } from "./masker.ts";

const LIMIT_BYTES = 1024 * 1024;

/** The outputs that may leave a job: none that is empty or holds a masked text, none at all above 1 MB together. */
export function passableOutputs(
  outputs: Readonly<Record<string, string>>,
  masker: Masker,
): Record<string, string> {
  const passed = Object.entries(outputs).filter(([, value]) => value !== "" && masker.mask(value) === value);
  const sizeBytes = passed.reduce((total, [, value]) => total + 2 * value.length, 0);
  return sizeBytes > LIMIT_BYTES ? {} : Object.fromEntries(passed);
}
