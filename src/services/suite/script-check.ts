import { basename } from "node:path/posix";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Problem } from "./problem.ts";

/** What the service calls at the package's root: `.sh` on Linux and Mac, `.ps1` on Windows (Rules for builds, 2). */
export const SCRIPTS = ["run-tests.sh", "run-tests.ps1"] as const;
export type Script = (typeof SCRIPTS)[number];

const LISTED = 3;

export function isScript(name: string): name is Script {
  return (SCRIPTS as readonly string[]).includes(name);
}

/** The script a package is called by; `run-tests.sh` where both are there. */
export function scriptOf(names: Iterable<string>): Script | undefined {
  const found = new Set(names);
  return SCRIPTS.find((script) => found.has(script));
}

/** How a suite speaks of itself in the messages about its script. */
export interface SuiteWords {
  /** `suite-path` as the user gave it. */
  readonly path: string;
  /** What stands before a nested script's name when it is told, such as `e2e/`. */
  readonly prefix: string;
  /** What to do about a nested script. */
  readonly nestedRemedy: string;
}

/** Why no script lies at the root of a suite with these file names, or undefined when one does. */
export function missingScript(names: readonly string[], words: SuiteWords): Problem | undefined {
  if (scriptOf(names)) return undefined;
  const path = plainLine(words.path);
  const misspelt = names.find((name) => isScript(name.toLowerCase()));
  if (misspelt) {
    return {
      message: `suite-path "${path}" has ${misspelt} at its root, which is not ${misspelt.toLowerCase()}.`,
      remedy: `Rename it to ${misspelt.toLowerCase()}.`,
    };
  }
  const nested = names.filter((name) => isScript(basename(name)));
  const [first] = nested;
  if (first === undefined) {
    return {
      message: `suite-path "${path}" has no ${SCRIPTS[0]} (Linux, Mac) or ${SCRIPTS[1]} (Windows).`,
      remedy: "Add the script that starts the tests at its root.",
    };
  }
  const shown = nested.slice(0, LISTED).map((name) => plainLine(words.prefix + name));
  if (nested.length > LISTED) shown.push(`${nested.length - LISTED} more`);
  return {
    message: `suite-path "${path}" has no ${basename(first)} at its root; found ${shown.join(", ")}.`,
    remedy: words.nestedRemedy,
  };
}

/** What is wrong with the script itself. `head` is its beginning, whole where it is short. */
export function scriptProblems(script: Script, head: Buffer): Problem[] {
  const text = head.toString("latin1");
  if (text.trim() === "") {
    return [{ message: `${script} is empty.`, remedy: "Write the commands that start the tests into it." }];
  }
  if (script !== "run-tests.sh") return [];
  const problems: Problem[] = [];
  if (text.includes("\r\n")) {
    problems.push({
      message: `${script} has Windows line ends (CRLF), which a shell takes for part of each command.`,
      remedy: "Save it with LF line ends, and keep them with `run-tests.sh text eol=lf` in .gitattributes.",
    });
  }
  if (text.startsWith("\u00ef\u00bb\u00bf")) {
    problems.push({
      message: `${script} begins with a byte order mark, which hides its shebang.`,
      remedy: "Save it as UTF-8 without a byte order mark.",
    });
  } else if (!/^#![ \t]*\//.test(text)) {
    problems.push({
      message: `${script} has no shebang.`,
      remedy: "Begin it with a first line such as #!/usr/bin/env bash.",
    });
  }
  return problems;
}
