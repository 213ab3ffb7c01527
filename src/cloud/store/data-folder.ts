import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DeviceCloudError } from "../../base/errors.ts";

/** Where the cloud keeps things on disk. */
export interface DataFolder {
  readonly path: string;
  /** Whether it outlives the cloud. A temporary folder is removed when the cloud closes. */
  readonly lasting: boolean;
  /** The database file, null for one in memory. */
  readonly database: string | null;
  /** Finished files. */
  readonly blobs: string;
  /** Files that are still arriving. */
  readonly incoming: string;
  /** One working folder per execution. */
  readonly workspaces: string;
  remove(): void;
}

/**
 * Opens `path`, created when missing and readable by this user alone; without it, a temporary folder.
 * @throws {DeviceCloudError} `input` when the folder cannot be written.
 */
export function openDataFolder(path: string | undefined): DataFolder {
  const lasting = path !== undefined;
  const root = lasting ? resolve(path) : mkdtempSync(join(tmpdir(), "device-cloud-"));
  const [blobs, incoming, workspaces] = ["blobs", "incoming", "workspaces"].map((name) =>
    join(root, name),
  ) as [string, string, string];
  try {
    for (const folder of [root, blobs, incoming, workspaces]) makeFolder(folder);
  } catch (error) {
    throw new DeviceCloudError(
      "input",
      `The data folder ${root} cannot be written: ${(error as Error).message}`,
      {
        remedy: "Choose a folder that this user may write.",
        cause: error,
      },
    );
  }
  return {
    path: root,
    lasting,
    database: lasting ? join(root, "cloud.sqlite") : null,
    blobs,
    incoming,
    workspaces,
    remove: () => (lasting ? undefined : rmSync(root, { recursive: true, force: true })),
  };
}

/** Node's own recursion never ends where a parent is there and refuses as if it were not, as `/proc` does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
