import { execFile } from "node:child_process";
import { statfs } from "node:fs/promises";
import { promisify } from "node:util";
import type { PackageRunner } from "./package-run.ts";

const ENOUGH_SHARED_MEMORY_BYTES = 512 * 1024 ** 2;

/** The switches without which Chromium does not start, or falls over, where suites run. */
export async function demandedSwitches(isolation: PackageRunner["isolation"]): Promise<string[]> {
  if (process.platform !== "linux") return [];
  // In bubblewrap that is the sandbox, with a /dev/shm of its own; Chromium's would need a second one inside it.
  if (isolation === "bubblewrap") return ["--no-sandbox"];
  return [
    ...((await canSandbox()) ? [] : ["--no-sandbox"]),
    ...((await hasSharedMemory()) ? [] : ["--disable-dev-shm-usage"]),
  ];
}

/** Chromium's sandbox refuses root, and needs namespaces that some hosts refuse to ordinary users. */
async function canSandbox(): Promise<boolean> {
  if (process.getuid?.() === 0) return false;
  try {
    await promisify(execFile)("unshare", ["--map-root-user", "--net", "true"], { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}

/** Containers often have 64 MiB, and a page with a large picture crashes. */
async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs("/dev/shm");
    return bavail * bsize >= ENOUGH_SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}
