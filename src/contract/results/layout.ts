/** What a suite leaves behind, below its working folder (docs/decisions.md, What a suite leaves behind). */

/** The JUnit file that holds all test cases of a suite. */
export const AGGREGATE_JUNIT = "TEST-all.xml";
export const SCREENSHOTS_FOLDER = "screenshots";
export const OUTPUT_FOLDER = "output-files";
/** What the script wrote to its standard output and error. */
export const CONSOLE_LOG = "console.log";

export type ResultKind = "junit" | "screenshot" | "console" | "other";

const JUNIT = /^TEST-.*\.xml$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|bmp)$/i;

/**
 * What a result is, by its name and folders, which `/` or `\` separate. Folders before the layout's own, such as the
 * one per device run of an archive, do not matter; whatever lies in `output-files/` is `other`.
 */
export function kindOfResult(name: string): ResultKind {
  const segments = name.split(/[/\\]+/);
  const base = segments.pop() ?? "";
  if (segments.includes(OUTPUT_FOLDER)) return "other";
  if (segments.includes(SCREENSHOTS_FOLDER)) return PICTURE.test(base) ? "screenshot" : "other";
  if (JUNIT.test(base)) return "junit";
  return base === CONSOLE_LOG ? "console" : "other";
}
