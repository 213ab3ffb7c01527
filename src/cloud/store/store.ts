import type { DatabaseSync } from "node:sqlite";
import { BlobStore } from "./blob-store.ts";
import { Collection } from "./collection.ts";
import { type DataFolder, openDataFolder } from "./data-folder.ts";
import { openDatabase } from "./database.ts";
import type {
  BuildRecord,
  ConfigParameterRecord,
  ConfigurationRecord,
  DeviceGroupRecord,
  DeviceRunRecord,
  FileRecord,
  JobRecord,
  ProjectRecord,
  RunRecord,
  SharingRecord,
  TagRecord,
  TokenRecord,
  UserRecord,
} from "./records.ts";
import { Settings } from "./settings.ts";

/** Everything the cloud keeps: records in the database, bytes in the data folder. */
export interface Store {
  readonly database: DatabaseSync;
  readonly folder: DataFolder;
  readonly blobs: BlobStore;
  readonly settings: Settings;
  readonly users: Collection<UserRecord>;
  readonly projects: Collection<ProjectRecord>;
  readonly tokens: Collection<TokenRecord>;
  readonly jobs: Collection<JobRecord>;
  readonly files: Collection<FileRecord>;
  readonly builds: Collection<BuildRecord>;
  readonly configurations: Collection<ConfigurationRecord>;
  readonly configParameters: Collection<ConfigParameterRecord>;
  readonly sharings: Collection<SharingRecord>;
  readonly deviceGroups: Collection<DeviceGroupRecord>;
  readonly runs: Collection<RunRecord>;
  readonly deviceRuns: Collection<DeviceRunRecord>;
  readonly tags: Collection<TagRecord>;
  /** Deletes a file: its record first, so that no record ever names bytes that are gone. */
  removeFile(file: FileRecord): Promise<void>;
  /** Keeps all changes that `work` makes, or none: when it throws, when the process ends meanwhile. */
  atomically<T>(work: () => T): T;
  /** Closes the database; a temporary folder is removed. */
  close(): void;
}

/**
 * Opens the store in `dataFolder`, or in memory with a temporary folder for bytes.
 * @throws {DeviceCloudError} `input` when the folder is in use, cannot be written or is newer than this version.
 */
export function openStore(dataFolder: string | undefined): Store {
  const folder = openDataFolder(dataFolder);
  const database = openOrRemove(folder);
  const byUser = ({ userId }: { userId: number }) => ({ userId });
  const blobs = new BlobStore(folder);
  const byProject = ({ projectId }: { projectId: number }) => ({ projectId });
  const files = new Collection<FileRecord>(database, "file", ({ userId, buildId, deviceRunId, runId }) => {
    const parentId = buildId ?? deviceRunId ?? runId;
    return parentId === null || parentId === undefined ? { userId } : { userId, parentId };
  });
  return {
    database,
    folder,
    blobs,
    files,
    settings: new Settings(database),
    users: new Collection<UserRecord>(database, "user", () => ({})),
    projects: new Collection<ProjectRecord>(database, "project", byUser),
    tokens: new Collection<TokenRecord>(database, "token", byUser),
    jobs: new Collection<JobRecord>(database, "job", byUser),
    builds: new Collection<BuildRecord>(database, "build", ({ userId, jobId }) => ({
      userId,
      parentId: jobId,
    })),
    configurations: new Collection<ConfigurationRecord>(database, "configuration", byProject),
    configParameters: new Collection<ConfigParameterRecord>(database, "config-parameter", byProject),
    sharings: new Collection<SharingRecord>(database, "sharing", ({ userId, projectId }) => ({
      userId,
      projectId,
    })),
    deviceGroups: new Collection<DeviceGroupRecord>(database, "device-group", byUser),
    runs: new Collection<RunRecord>(database, "run", ({ userId, projectId }) => ({ userId, projectId })),
    deviceRuns: new Collection<DeviceRunRecord>(database, "device-run", ({ userId, projectId, runId }) => ({
      userId,
      projectId,
      parentId: runId,
    })),
    tags: new Collection<TagRecord>(database, "tag", ({ testRunId }) => ({ parentId: testRunId })),
    async removeFile({ id, blob }) {
      files.delete(id);
      await blobs.remove(blob);
    },
    atomically: (work) => (database.isTransaction ? work() : inTransaction(database, work)),
    close() {
      database.close();
      folder.remove();
    },
  };
}

function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function openOrRemove(folder: DataFolder): DatabaseSync {
  try {
    return openDatabase(folder.database);
  } catch (error) {
    folder.remove();
    throw error;
  }
}
