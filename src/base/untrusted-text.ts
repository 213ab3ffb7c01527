const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const CONTROL =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text from the service or a suite without what could act on a terminal or a reader: ANSI sequences, control and
 * bidirectional characters. Carriage returns become line breaks, tabs and line breaks stay.
 */
export function plainText(text: string): string {
  return text.replace(ANSI, "").replace(/\r\n?/g, "\n").replace(CONTROL, "");
}

/** `plainText` on one line, cut at `maxLength` characters with an ellipsis. */
export function plainLine(text: string, maxLength = 300): string {
  const line = plainText(text).replace(/\s+/g, " ").trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
