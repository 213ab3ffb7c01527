import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { removeTree } from "./remove-tree.ts";

/** The folders one run gets beside its workspace; they go when the run has ended. */
export interface Room extends AsyncDisposable {
  readonly home: string;
  readonly temp: string;
  /** Programs the suite finds first on its path: the browser's launcher. It may not write here. */
  readonly tools: string;
}

const FOLDER = "rooms";

/** An empty place for rooms in the cloud's data folder. What a cloud that was killed left there is cleared away. */
export async function openRooms(dataFolder: string): Promise<string> {
  const rooms = join(dataFolder, FOLDER);
  await removeTree(rooms);
  await mkdir(rooms, { mode: 0o700 });
  return rooms;
}

export async function createRoom(rooms: string): Promise<Room> {
  // Short: sockets in the temporary folder have paths of about 100 characters at most.
  const root = join(rooms, randomBytes(4).toString("hex"));
  const room = { home: join(root, "home"), temp: join(root, "tmp"), tools: join(root, "bin") };
  for (const folder of Object.values(room)) await mkdir(folder, { recursive: true });
  return { ...room, [Symbol.asyncDispose]: () => removeTree(root) };
}
