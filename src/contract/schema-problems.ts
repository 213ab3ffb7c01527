import * as z from "zod";

const MOST_TOLD = 10;

/** What is wrong with a value that a schema refused, in one line: `[0].id: expected number, received undefined; …`. */
export function schemaProblems({ issues }: z.ZodError): string {
  const told = issues.slice(0, MOST_TOLD).map(({ path, message }) => {
    const place = z.core.toDotPath(path as PropertyKey[]);
    const what = message.replace(/^Invalid (?:input|option): /, "");
    return place === "" ? what : `${place}: ${what}`;
  });
  const rest = issues.length - told.length;
  return told.join("; ") + (rest > 0 ? `; and ${rest} more` : "");
}
