import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** A piece of SQL with the values it binds. Never built from anything a caller sent. */
export interface SqlPart {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** Which records, in which order. Conditions and orders speak of the columns `id` and `doc`. */
export interface Selection {
  readonly where?: readonly SqlPart[];
  /** Records with the same place stay in the order of their ids, which is the default. */
  readonly orderBy?: readonly SqlPart[];
  /** At most so many records, from the `skip`th on. Default: all. */
  readonly limit?: number;
  readonly skip?: number;
}

/** Records that can be listed: a collection of the store, or records that are computed. */
export interface RecordSource<T> {
  select(selection?: Selection): T[];
  /** How many records the selection has, whatever its limit. */
  count(selection?: Selection): number;
}

/** The records of `from`, a table expression with the columns `id` and `doc` (JSON). */
export function recordSource<T>(database: DatabaseSync, from: SqlPart): RecordSource<T> {
  function whereOf({ where = [] }: Selection): SqlPart {
    const sql = where.length === 0 ? "" : `WHERE ${where.map((part) => `(${part.sql})`).join(" AND ")}`;
    return {
      sql: `FROM ${from.sql} ${sql}`,
      values: [...from.values, ...where.flatMap((part) => part.values)],
    };
  }
  return {
    select(selection = {}) {
      const { sql, values } = whereOf(selection);
      const order = [...(selection.orderBy ?? []), { sql: "id", values: [] }];
      const orderSql = order.map((part) => part.sql).join(", ");
      return database
        .prepare(`SELECT id, doc ${sql} ORDER BY ${orderSql} LIMIT ? OFFSET ?`)
        .all(...values, ...order.flatMap((part) => part.values), selection.limit ?? -1, selection.skip ?? 0)
        .map((row) => ({ ...JSON.parse(row.doc as string), id: row.id }) as T);
    },
    count(selection = {}) {
      const { sql, values } = whereOf(selection);
      return Number(database.prepare(`SELECT count(*) AS count ${sql}`).get(...values)?.count);
    },
  };
}

/** Records that live outside the store, such as executors with their present load, listed by the same rules. */
export function inlineRecords<T extends { readonly id: number }>(
  database: DatabaseSync,
  records: readonly T[],
): RecordSource<T> {
  return recordSource(database, {
    sql: "(SELECT json_extract(value, '$.id') AS id, value AS doc FROM json_each(?))",
    values: [JSON.stringify(records)],
  });
}
