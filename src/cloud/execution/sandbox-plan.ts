import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "./browser.ts";
import { findProgram } from "./find-program.ts";

/** What is the same for every suite in the sandbox. */
export interface SandboxPlan {
  /** bubblewrap. */
  readonly program: string;
  /**
   * Words in front of the command. Started by root, bubblewrap needs no user namespace: the suite drops to a user of
   * its own, for this machine's files as well. A user namespace would leave it root on this side.
   */
  readonly prefix: readonly string[];
  readonly isRoot: boolean;
  /** Shown read-only beside the system: the cloud's Node and the browser. */
  readonly readable: readonly string[];
  /** Covered, should it lie inside something shown. */
  readonly hidden: string;
  /** Holds the sandbox's own `passwd` and `group`. */
  readonly identity: string;
}

/** User and group of suites: an id that no account has, below those that systemd hands out. */
export const SUITE_USER = 59_999;
const TOOL_PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";

/** The plan, or why there can be none. */
export async function planSandbox(options: {
  readonly browser: Browser;
  readonly dataFolder: string;
  readonly rooms: string;
}): Promise<SandboxPlan | string> {
  if (process.platform !== "linux") return "bubblewrap is for Linux only";
  const program = findProgram(["bwrap"], TOOL_PATH);
  if (!program) return "bubblewrap is not installed";
  const isRoot = process.getuid?.() === 0;
  const setpriv = findProgram(["setpriv"], TOOL_PATH);
  if (isRoot && !setpriv) return "setpriv, which takes root's rights away, is not installed";
  return {
    program,
    prefix: isRoot && setpriv ? [setpriv, ...DROP_RIGHTS, "--"] : [],
    isRoot,
    readable: [...nodePaths(process.execPath), ...options.browser.readablePaths],
    hidden: options.dataFolder,
    identity: await writeIdentity(join(options.rooms, "etc")),
  };
}

const DROP_RIGHTS = [
  `--reuid=${SUITE_USER}`,
  `--regid=${SUITE_USER}`,
  "--clear-groups",
  "--inh-caps=-all",
  "--bounding-set=-all",
  "--no-new-privs",
];

/** The folder of the running Node, and its global packages (npm) where it has them. */
function nodePaths(node: string): string[] {
  const folder = dirname(node);
  const packages = join(dirname(folder), "lib", "node_modules");
  return [folder, packages].filter((path) => path !== "/" && existsSync(path));
}

/** Programs look up who they are; the machine's own list of accounts stays outside. */
async function writeIdentity(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const passwd = [
    "root:x:0:0::/root:/bin/sh",
    `suite:x:${SUITE_USER}:${SUITE_USER}::/suite/home:/bin/sh`,
    "",
  ];
  await writeFile(join(folder, "passwd"), passwd.join("\n"), { mode: 0o644 });
  await writeFile(join(folder, "group"), ["root:x:0:", `suite:x:${SUITE_USER}:`, ""].join("\n"), {
    mode: 0o644,
  });
  return folder;
}
