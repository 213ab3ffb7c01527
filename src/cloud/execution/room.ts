import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { endProcesses } from "./end-processes.ts";
import { hasVariableStarting, listProcesses } from "./process-table.ts";
import { removeTree } from "./remove-tree.ts";

/** The folders one run gets beside its workspace; they go when the run has ended. */
export interface Room extends AsyncDisposable {
  readonly home: string;
  readonly temp: string;
  /** Programs the suite finds first on its path: the browser's launcher. It may not write here. */
  readonly tools: string;
}

const FOLDER = "rooms";

/**
 * An empty place for rooms in the cloud's data folder. What a cloud that was killed left there is cleared away: folders,
 * and processes that no sandbox took along, which live in a home below it.
 */
export async function openRooms(dataFolder: string): Promise<string> {
  const rooms = join(dataFolder, FOLDER);
  if (existsSync(rooms)) await endProcesses(() => processesAtHomeIn(rooms));
  await removeTree(rooms);
  await mkdir(rooms, { mode: 0o700 });
  return rooms;
}

function processesAtHomeIn(rooms: string): number[] {
  return listProcesses()
    .map(({ pid }) => pid)
    .filter((pid) => pid !== process.pid && hasVariableStarting(pid, `HOME=${rooms}/`));
}

export async function createRoom(rooms: string): Promise<Room> {
  // Short: sockets in the temporary folder have paths of about 100 characters at most.
  const root = join(rooms, randomBytes(4).toString("hex"));
  const room = { home: join(root, "home"), temp: join(root, "tmp"), tools: join(root, "bin") };
  for (const folder of Object.values(room)) await mkdir(folder, { recursive: true });
  return { ...room, [Symbol.asyncDispose]: () => removeTree(root) };
}
