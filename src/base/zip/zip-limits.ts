import type { ZipEntry } from "./zip-entry.ts";

/** What an archive may cost to extract. Bytes are counted while inflating, never taken from the directory's word. */
export interface ZipLimits {
  readonly maxEntries: number;
  /** The largest single file, in bytes. */
  readonly maxFileBytes: number;
  /** All files together, in bytes. */
  readonly maxTotalBytes: number;
  /** Inflated by compressed bytes of one file, judged once it has inflated to more than `ratioFromBytes`. */
  readonly maxRatio: number;
  readonly ratioFromBytes: number;
}

const GIB = 1024 ** 3;

/** For test packages: generous to real suites, closed to bombs (deflate reaches about 1,000 to one). */
export const suiteLimits: ZipLimits = {
  maxEntries: 100_000,
  maxFileBytes: 8 * GIB,
  maxTotalBytes: 16 * GIB,
  maxRatio: 250,
  ratioFromBytes: 64 * 1024 ** 2,
};

/** What an extraction has written: of the file under way, and of all files with it. */
export interface Written {
  readonly sizeBytes: number;
  readonly totalBytes: number;
}

/** Which limit a file passes that has inflated so far, or undefined. */
export function sizeProblem(
  { compressedBytes }: ZipEntry,
  { sizeBytes, totalBytes }: Written,
  limits: ZipLimits,
): string | undefined {
  if (sizeBytes > limits.maxFileBytes) return `inflates to more than ${limits.maxFileBytes} bytes`;
  if (totalBytes > limits.maxTotalBytes) return `takes the archive beyond ${limits.maxTotalBytes} bytes`;
  if (sizeBytes > limits.ratioFromBytes && sizeBytes > limits.maxRatio * compressedBytes)
    return `inflates more than ${limits.maxRatio} to one, as a zip bomb does`;
  return undefined;
}
