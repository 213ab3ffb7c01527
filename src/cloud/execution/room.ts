import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { endProcesses } from "./end-processes.ts";
import { hasVariable, listProcesses } from "./process-table.ts";
import { removeTree } from "./remove-tree.ts";

/** The folders one run gets beside its workspace; they go when the run has ended. */
export interface Room extends AsyncDisposable {
  readonly home: string;
  readonly temp: string;
  /** Programs the suite finds first on its path: the browser's launcher. It may not write here. */
  readonly tools: string;
  /** What all rooms of one data folder have in common and no others have. It does not tell where they are. */
  readonly mark: string;
}

/** A variable with the mark of the room: of a sandbox itself, not of its suite; of the suite where it has no sandbox. */
export const ROOMS_VARIABLE = "DEVICE_CLOUD_ROOMS";
const FOLDER = "rooms";

/**
 * An empty place for rooms in the cloud's data folder. What a cloud that was killed left there is cleared away: folders,
 * sandboxes that did not die with it, and processes of suites that had none.
 */
export async function openRooms(dataFolder: string): Promise<string> {
  const rooms = join(dataFolder, FOLDER);
  if (existsSync(rooms)) await endProcesses(() => processesOf(rooms));
  await removeTree(rooms);
  await mkdir(rooms, { mode: 0o700 });
  return rooms;
}

function processesOf(rooms: string): number[] {
  const assignment = `${ROOMS_VARIABLE}=${markOf(rooms)}`;
  return listProcesses()
    .map(({ pid }) => pid)
    .filter((pid) => pid !== process.pid && hasVariable(pid, assignment));
}

function markOf(rooms: string): string {
  return createHash("sha256").update(rooms).digest("hex");
}

export async function createRoom(rooms: string): Promise<Room> {
  // Short: sockets in the temporary folder have paths of about 100 characters at most.
  const root = join(rooms, randomBytes(4).toString("hex"));
  const folders = { home: join(root, "home"), temp: join(root, "tmp"), tools: join(root, "bin") };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  return { ...folders, mark: markOf(rooms), [Symbol.asyncDispose]: () => removeTree(root) };
}
