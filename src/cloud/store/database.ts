import type { DatabaseSync } from "node:sqlite";
import { DeviceCloudError } from "../../base/errors.ts";
import { registerTextOperators } from "./list-selection.ts";
import { StatementCache } from "./statement-cache.ts";

/**
 * One table for every kind of record: an id is unique over all of them, so that a job's id never names a build.
 * The owners are columns, because every list asks for them; everything else lives in the document, as JSONB: lists
 * that filter and sort read a field of every record, and as text each would be parsed from its start.
 */
const DOCUMENTS = `
  CREATE TABLE documents (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    userId INTEGER,
    projectId INTEGER,
    parentId INTEGER,
    doc BLOB NOT NULL
  ) STRICT;
`;
const INDEXES = `
  CREATE INDEX documents_by_user ON documents (kind, userId);
  CREATE INDEX documents_by_project ON documents (kind, projectId);
  CREATE INDEX documents_by_parent ON documents (kind, parentId);
`;
const SETTINGS = "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;";
/** What the first version wrote: documents as text. Ids of deleted records are not given again. */
const TEXT_TO_JSONB = `
  ALTER TABLE documents RENAME TO texts;
  ${DOCUMENTS}
  INSERT INTO documents SELECT id, kind, userId, projectId, parentId, jsonb(doc) FROM texts;
  UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'texts') WHERE name = 'documents';
  DROP TABLE texts;
  ${INDEXES}
`;
const SCHEMA_VERSION = 2;
/** What brings a file of each earlier version to the present one; 0 is an empty file. */
const MIGRATIONS = [`${DOCUMENTS} ${INDEXES} ${SETTINGS}`, TEXT_TO_JSONB];
const SQLITE_BUSY = 5;

/**
 * Opens the store's database; null keeps it in memory. A file is held exclusively until it is closed, and what is
 * written to it survives a power cut.
 * @throws {DeviceCloudError} `input` when another process holds the file or a newer version wrote it.
 */
export function openDatabase(path: string | null): DatabaseSync {
  const database = new StatementCache(path ?? ":memory:");
  try {
    if (path !== null) holdExclusively(database, path);
    migrate(database, path ?? "memory");
    registerTextOperators(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function holdExclusively(database: DatabaseSync, path: string): void {
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    // The lock is the operating system's: it ends with this process, however that ends.
    database.exec("BEGIN EXCLUSIVE; COMMIT");
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DeviceCloudError(
      "input",
      `The data folder of ${path} is in use by another local device cloud.`,
      {
        remedy: "Stop that one, or give this one its own folder.",
        cause: error,
      },
    );
  }
}

function migrate(database: DatabaseSync, place: string): void {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version === SCHEMA_VERSION) return;
  if (version > SCHEMA_VERSION) {
    throw new DeviceCloudError("input", `${place} was written by a newer version (schema ${version}).`, {
      remedy: "Use that version, or another data folder.",
    });
  }
  database.exec(`BEGIN; ${MIGRATIONS[version]} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
}
