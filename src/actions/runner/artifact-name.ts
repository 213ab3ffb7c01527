import { plainLine } from "../../base/untrusted-text.ts";

const MAX_LENGTH = 200;

/**
 * A name that the artifact service takes: without `" : < > | * ? \ /`, line breaks and what nobody sees. Never empty, and no
 * command to the runner: the artifact client prints it as it is.
 */
export function artifactName(text: string): string {
  const name = plainLine(text.toWellFormed(), Number.POSITIVE_INFINITY).replace(
    /[":<>|*?\\/]+|##(?=\[)/g,
    "-",
  );
  const characters = [...name.replace(/^[-. ]+/, "")].slice(0, MAX_LENGTH);
  return characters.join("").replace(/[. ]+$/, "") || "results";
}
