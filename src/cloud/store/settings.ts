import type { DatabaseSync } from "node:sqlite";

/** Single values of this cloud, such as the key that signs its links. */
export class Settings {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The value kept under `name`; the first call makes it. */
  keep(name: string, make: () => string): string {
    const kept = this.#database.prepare("SELECT value FROM settings WHERE name = ?").get(name);
    if (kept) return kept.value as string;
    const value = make();
    this.#database.prepare("INSERT INTO settings (name, value) VALUES (?, ?)").run(name, value);
    return value;
  }
}
