/** Longer names break file systems and archives. */
const MAX_NAME_BYTES = 512;
const MAX_SEGMENT_BYTES = 200;
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\\<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Whether a result may have this name: a relative path with `/`, safe to write down on any system. Suites choose
 * these names, and clients turn them into files.
 */
export function isResultName(name: string): boolean {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES || UNSAFE.test(name)) return false;
  return name.split("/").every(isSegment);
}

function isSegment(segment: string): boolean {
  return (
    segment !== "" && segment !== "." && segment !== ".." && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES
  );
}
