import { copyFile, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

interface KeptFile {
  readonly id: number;
  readonly blob: string;
  readonly state: string;
  readonly size: number;
}

/**
 * Reads a data folder as the cloud left it, killed or at rest: whether the database is whole. A copy is read, because
 * the cloud holds its own exclusively.
 */
export async function checkDatabase(dataFolder: string): Promise<string[]> {
  return withDatabase(dataFolder, (database) => {
    const rows = database.prepare("PRAGMA integrity_check").all();
    const [row] = rows;
    return rows.length === 1 && row?.integrity_check === "ok"
      ? []
      : [`integrity_check: ${JSON.stringify(rows)}`];
  });
}

/**
 * Looks for what an earlier process left before `startMs`, and for records without their bytes, under a cloud that has
 * just started. Times are in milliseconds since the epoch.
 */
export async function checkLeftovers(dataFolder: string, startMs: number): Promise<string[]> {
  const files = await withDatabase(dataFolder, (database) => {
    const rows = database.prepare("SELECT id, json(doc) AS doc FROM documents WHERE kind = 'file'").all();
    return rows.map((row): KeptFile => ({ ...JSON.parse(String(row.doc)), id: row.id }));
  });
  const known = new Set(files.map(({ blob }) => blob));
  const folders = ["incoming", "blobs", "workspaces"].map((folder) => path.join(dataFolder, folder));
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  );
  const strange = names.flat().filter((name) => !known.has(path.basename(name)));
  const old = await Promise.all(strange.map(async (name) => (await bornMs(name)) < startMs));
  const leftovers = strange.filter((_, index) => old[index]);
  const ready = files.filter(({ state }) => state === "READY");
  const wrong = await Promise.all(ready.map((file) => wrongSize(dataFolder, file)));
  return [
    ...leftovers.map((name) => `${name} is nobody's`),
    ...wrong.filter((problem) => problem !== undefined),
  ];
}

/** New files come while this looks, and go again. */
async function bornMs(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.birthtimeMs ?? Number.POSITIVE_INFINITY;
}

async function wrongSize(dataFolder: string, { id, blob, size }: KeptFile): Promise<string | undefined> {
  const found = await stat(path.join(dataFolder, "blobs", blob)).catch(() => undefined);
  return found?.size === size
    ? undefined
    : `file ${id} has ${found?.size ?? "no"} bytes on disk, ${size} by its record`;
}

async function withDatabase<T>(dataFolder: string, read: (database: DatabaseSync) => T): Promise<T> {
  const copy = await mkdtemp(path.join(tmpdir(), "store-"));
  try {
    for (const name of ["cloud.sqlite", "cloud.sqlite-wal"]) {
      await copyFile(path.join(dataFolder, name), path.join(copy, name)).catch(() => undefined);
    }
    const database = new DatabaseSync(path.join(copy, "cloud.sqlite"));
    try {
      return read(database);
    } finally {
      database.close();
    }
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** The processes that have `marker` in their command line. Without /proc, none is found. */
export async function processesWith(marker: string): Promise<string[]> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      return command.includes(marker) ? [`process ${pid}: ${command.replaceAll("\0", " ").trim()}`] : [];
    }),
  );
  return found.flat();
}
