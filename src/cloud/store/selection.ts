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
  /** Both at once, which is cheaper than one after the other where conditions have to be tried on every record. */
  page(selection: Selection): { readonly data: T[]; readonly total: number };
}

/** The records of `from`, a table expression with the columns `id` and `doc` (JSON, as text or JSONB). */
export function recordSource<T>(database: DatabaseSync, from: SqlPart): RecordSource<T> {
  function whereOf({ where = [] }: Selection): SqlPart {
    const sql = where.length === 0 ? "" : `WHERE ${where.map((part) => `(${part.sql})`).join(" AND ")}`;
    return {
      sql: `FROM ${from.sql} ${sql}`,
      values: [...from.values, ...where.flatMap((part) => part.values)],
    };
  }
  function orderOf({ orderBy = [] }: Selection): SqlPart {
    const order = [...orderBy, { sql: "id", values: [] }];
    return {
      sql: `ORDER BY ${order.map((part) => part.sql).join(", ")}`,
      values: order.flatMap((part) => part.values),
    };
  }
  function select(selection: Selection = {}): T[] {
    const [where, order] = [whereOf(selection), orderOf(selection)];
    const { limit = -1, skip = 0 } = selection;
    return database
      .prepare(`SELECT id, json(doc) AS text ${where.sql} ${order.sql} LIMIT ? OFFSET ?`)
      .all(...where.values, ...order.values, limit, skip)
      .map((row) => ({ ...JSON.parse(row.text as string), id: row.id }) as T);
  }
  function count(selection: Selection = {}): number {
    const { sql, values } = whereOf(selection);
    return Number(database.prepare(`SELECT count(*) AS count ${sql}`).get(...values)?.count);
  }
  return {
    select,
    count,
    page(selection) {
      if (!selection.where?.length) return { data: select(selection), total: count(selection) };
      const [where, order] = [whereOf(selection), orderOf(selection)];
      const rows = database
        .prepare(`SELECT id ${where.sql} ${order.sql}`)
        .all(...where.values, ...order.values);
      const { limit = rows.length, skip = 0 } = selection;
      const ids = JSON.stringify(rows.slice(skip, skip + limit).map(({ id }) => id));
      const chosen = { sql: "id IN (SELECT value FROM json_each(?))", values: [ids] };
      return { data: select({ where: [chosen], orderBy: selection.orderBy ?? [] }), total: rows.length };
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
