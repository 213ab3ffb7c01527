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
