import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Filters and sorts make statements of their own; those of an ordinary day are fewer. */
const MAX_STATEMENTS = 300;

/**
 * A database that prepares a statement once for as long as it is in use. Preparing takes longer than most statements,
 * and each leaves memory behind that the collector does not see.
 */
export class StatementCache extends DatabaseSync {
  /** The one used longest ago comes first. */
  readonly #statements = new Map<string, StatementSync>();

  override prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? super.prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > MAX_STATEMENTS) {
      const [oldest] = this.#statements.keys();
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return statement;
  }
}
