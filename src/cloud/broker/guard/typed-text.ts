export interface TypedText {
  /** What a driver would take for files of this machine, should the element be a file input. */
  readonly paths: readonly string[];
  /** Types the same into any other element, and holds no such path. */
  readonly harmless: string;
}

/** A key that types nothing (WebDriver 2, Keyboard actions: "Unidentified"). Drivers trim white space only. */
const NO_KEY = "\uE000";

/**
 * Finds the absolute paths in a text that is to be typed, one a line, beside those of `files`. To a file input each line
 * is a path; what stands before it is trimmed.
 */
export function typedText(text: string, files: ReadonlySet<string>): TypedText {
  const paths: string[] = [];
  const lines = text.split("\n").map((line) => {
    const path = line.trim();
    if (!path.startsWith("/") || files.has(path)) return line;
    paths.push(path);
    return NO_KEY + line;
  });
  return { paths, harmless: lines.join("\n") };
}
