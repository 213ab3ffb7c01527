import { readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DeviceCloudError } from "../../../src/base/errors.ts";
import { openStore } from "../../../src/cloud/store/store.ts";
import { startTestCloud } from "../support/test-cloud.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof DeviceCloudError && error.code === "input") return error.explanation;
    throw error;
  }
  throw new Error("It was not refused.");
}

describe("a data folder", () => {
  it("is for one cloud at a time, and free again when that one has closed", async () => {
    const first = openStore(folder);
    expect(refusal(() => openStore(folder))).toMatch(/in use by another local device cloud\. Stop that one/);
    await expect(startTestCloud({ dataFolder: folder })).rejects.toThrow(/in use/);
    first.close();
    openStore(folder).close();
  });

  it("of a newer version is left alone", () => {
    openStore(folder).close();
    const database = new DatabaseSync(join(folder, "cloud.sqlite"));
    database.exec("PRAGMA user_version = 99");
    database.close();
    expect(refusal(() => openStore(folder))).toMatch(/written by a newer version \(schema 99\)/);
  });

  it("of the first version is taken over, records and ids", () => {
    const database = new DatabaseSync(join(folder, "cloud.sqlite"));
    database.exec(`
      CREATE TABLE documents (
        id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, userId INTEGER, projectId INTEGER, parentId INTEGER,
        doc TEXT NOT NULL
      ) STRICT;
      CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
      CREATE INDEX documents_by_user ON documents (kind, userId);
      CREATE INDEX documents_by_project ON documents (kind, projectId);
      CREATE INDEX documents_by_parent ON documents (kind, parentId);
      PRAGMA user_version = 1;`);
    const insert = database.prepare("INSERT INTO documents (kind, userId, doc) VALUES ('job', 1, ?)");
    const job = {
      userId: 1,
      name: "Ünïcödé 😀 \u0000",
      type: "BUILD",
      pipeline: null,
      createTime: 1.5e12,
    } as const;
    for (const name of [job.name, "deleted"]) insert.run(JSON.stringify({ ...job, name }));
    database.exec("DELETE FROM documents WHERE id = 2");
    database.close();
    const store = openStore(folder);
    expect(store.jobs.in({ userId: 1 }).select()).toEqual([{ ...job, id: 1 }]);
    expect(store.jobs.insert(job).id).toBe(3);
    store.close();
    openStore(folder).close();
  });

  it("that cannot be one is named", () => {
    writeFileSync(join(folder, "file"), "");
    expect(refusal(() => openStore(join(folder, "file", "data")))).toMatch(
      /data folder .*file\/data cannot be written/,
    );
  });

  it("is closed to other users", () => {
    openStore(join(folder, "data")).close();
    expect(statSync(join(folder, "data")).mode & 0o077).toBe(0);
  });
});

describe("without a data folder", () => {
  it("nothing stays", () => {
    const store = openStore(undefined);
    const { path } = store.folder;
    expect(statSync(path).isDirectory()).toBe(true);
    store.close();
    expect(() => statSync(path)).toThrow(/ENOENT/);
  });
});

describe("bytes", () => {
  it("that are cut short, too many or cancelled leave nothing behind", async () => {
    const store = openStore(folder);
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("broken");
    }
    const keep = (source: AsyncIterable<Buffer>, signal?: AbortSignal) => store.blobs.keep(source, 4, signal);
    await expect(keep(broken())).rejects.toThrow("broken");
    await expect(keep(Readable.from([Buffer.from("12345")]))).rejects.toMatchObject({ status: 413 });
    const reason = new DeviceCloudError("cancelled", "enough");
    await expect(keep(Readable.from([Buffer.from("1")]), AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(["blobs", "incoming"].flatMap((name) => readdirSync(join(folder, name)))).toEqual([]);
    expect(await keep(Readable.from([Buffer.from("1234")]))).toMatchObject({ sizeBytes: 4 });
    store.close();
  });
});
