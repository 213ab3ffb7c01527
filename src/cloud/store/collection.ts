import type { DatabaseSync } from "node:sqlite";
import { type RecordSource, recordSource, type SqlPart } from "./selection.ts";

/** Whom a record belongs to. `parentId` is the record it is part of: a build's job, a result's build. */
export interface Owners {
  readonly userId?: number;
  readonly projectId?: number;
  readonly parentId?: number;
}

/** Records of these owners only; several values of one owner are alternatives. */
export type Scope = { readonly [O in keyof Owners]?: number | readonly number[] };

/** One kind of record in the store: JSON documents with an id and owners. `T` holds plain JSON values only. */
export class Collection<T extends { readonly id: number }> {
  readonly #database: DatabaseSync;
  readonly #kind: string;
  readonly #ownersOf: (record: Omit<T, "id">) => Owners;

  constructor(database: DatabaseSync, kind: string, ownersOf: (record: Omit<T, "id">) => Owners) {
    this.#database = database;
    this.#kind = kind;
    this.#ownersOf = ownersOf;
  }

  /** Stores a new record under the next id. When this returns, the record is kept. */
  insert(record: Omit<T, "id">): T {
    const { userId = null, projectId = null, parentId = null } = this.#ownersOf(record);
    const { lastInsertRowid } = this.#database
      .prepare("INSERT INTO documents (kind, userId, projectId, parentId, doc) VALUES (?, ?, ?, ?, jsonb(?))")
      .run(this.#kind, userId, projectId, parentId, JSON.stringify(record));
    return { ...record, id: Number(lastInsertRowid) } as T;
  }

  get(id: number): T | undefined {
    return this.in({}).select({ where: [{ sql: "id = ?", values: [id] }] })[0];
  }

  /** Changes fields of a record and returns it; undefined when it is gone. Owners never change. */
  update(id: number, change: Partial<Omit<T, "id">>): T | undefined {
    const before = this.get(id);
    if (!before) return undefined;
    const { id: _, ...record } = { ...before, ...change };
    this.#database
      .prepare("UPDATE documents SET doc = jsonb(?) WHERE id = ?")
      .run(JSON.stringify(record), id);
    return { ...before, ...change };
  }

  /** Whether there was such a record. */
  delete(id: number): boolean {
    const { changes } = this.#database
      .prepare("DELETE FROM documents WHERE id = ? AND kind = ?")
      .run(id, this.#kind);
    return Number(changes) > 0;
  }

  /** The records of these owners, to select from. */
  in(scope: Scope): RecordSource<T> {
    const owners = Object.entries(scope).map(([column, ids]): SqlPart => {
      if (typeof ids === "number") return { sql: `AND ${column} = ?`, values: [ids] };
      // As one value: there may be more ids than a statement takes.
      return { sql: `AND ${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(ids)] };
    });
    return recordSource(this.#database, {
      sql: `(SELECT id, doc FROM documents WHERE kind = ? ${owners.map((part) => part.sql).join(" ")})`,
      values: [this.#kind, ...owners.flatMap((part) => part.values)],
    });
  }
}
