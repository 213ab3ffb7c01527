import { lstatSync, readlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Command, SuiteView } from "./confinement.ts";
import { type SandboxPlan, SUITE_USER } from "./sandbox-plan.ts";

/** Where a suite finds its folders inside the sandbox: nothing of this machine's layout shows. */
export const suiteView: SuiteView = {
  workspace: "/suite/work",
  home: "/suite/home",
  temp: "/tmp",
  tools: "/suite/bin",
};

const SYSTEM_FOLDERS = ["/usr", "/opt", "/nix"];
/** Folders of their own on some systems, links into /usr on most. */
const MERGED_FOLDERS = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];
/** What programs need of /etc: linking, names, certificates, fonts. Accounts, keys and services stay outside. */
const ETC = [
  ...["alternatives", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "os-release", "shells", "terminfo"],
  ...["hosts", "host.conf", "gai.conf", "nsswitch.conf", "resolv.conf", "protocols", "services"],
  ...["ca-certificates", "ca-certificates.conf", "crypto-policies", "pki", "ssl"],
  ...["localtime", "locale.alias", "locale.conf", "timezone", "magic", "mime.types", "xdg"],
  ...["chromium", "chromium.d", "fonts", "gtk-3.0", "opt", "vulkan"],
  ...["bash.bashrc", "inputrc", "java", "maven", "perl", "php", "profile", "profile.d", "python3"],
];

/** bubblewrap's options for one run. Working folder, home and /tmp can be written, nothing else that stays. */
export function bubblewrapArguments(plan: SandboxPlan, { workspace, room, environment }: Command): string[] {
  return [
    "--clearenv",
    ...Object.entries(environment).flatMap(([name, value]) => ["--setenv", name, value]),
    ...["--unshare-pid", "--unshare-ipc", "--unshare-uts", "--new-session", "--die-with-parent"],
    ...(plan.isRoot ? [] : ["--unshare-user", "--uid", String(SUITE_USER), "--gid", String(SUITE_USER)]),
    ...["/etc", "/suite", "/var", "/var/cache"].flatMap(folder),
    ...SYSTEM_FOLDERS.flatMap(shownIfThere),
    ...MERGED_FOLDERS.flatMap(mergedFolder),
    ...ETC.flatMap((name) => shownIfThere(`/etc/${name}`)),
    ...["passwd", "group"].flatMap((name) => ["--ro-bind", join(plan.identity, name), `/etc/${name}`]),
    ...shownIfThere("/var/cache/fontconfig"),
    ...["--proc", "/proc", "--dev", "/dev", "--perms", "1777", "--tmpfs", "/dev/shm"],
    ...["--bind", workspace, suiteView.workspace, "--bind", room.home, suiteView.home],
    ...["--bind", room.temp, suiteView.temp, "--symlink", suiteView.temp, "/var/tmp"],
    ...["--ro-bind", room.tools, suiteView.tools],
    // After /tmp, since a browser unpacked from npm lies in this machine's /tmp.
    ...plan.readable.filter(isOutsideSystem).flatMap(shown),
    ...(isShown(plan) ? ["--tmpfs", plan.hidden] : []),
    ...["--remount-ro", "/", "--chdir", suiteView.workspace],
  ];
}

function shownIfThere(path: string): string[] {
  return ["--ro-bind-try", path, path];
}

/** Shows `path` under its own name. The folders on the way would else be closed to the suite's user. */
function shown(path: string): string[] {
  return [...parentsOf(path).flatMap(folder), "--ro-bind", path, path];
}

function folder(path: string): string[] {
  return ["--perms", "0755", "--dir", path];
}

function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === "/" ? [] : [...parentsOf(parent), parent];
}

function mergedFolder(path: string): string[] {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? ["--symlink", readlinkSync(path), path] : shownIfThere(path);
}

/** Whether the data folder lies inside something that is shown, and so has to be covered. */
function isShown(plan: SandboxPlan): boolean {
  return [...SYSTEM_FOLDERS, ...plan.readable].some((path) => contains(path, plan.hidden));
}

function isOutsideSystem(path: string): boolean {
  return !SYSTEM_FOLDERS.some((system) => contains(system, path));
}

function contains(outer: string, path: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}
