import type { DatabaseSync } from "node:sqlite";

/** Single values of this cloud, such as the key that signs its links. */
export class Settings {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The value kept under `name`; the first call makes it. */
  keep(name: string, make: () => string): string {
    const kept = this.read(name);
    if (kept !== undefined) return kept;
    const value = make();
    this.write(name, value);
    return value;
  }

  /** The value kept under `name`; undefined when there is none. */
  read(name: string): string | undefined {
    const kept = this.#database.prepare("SELECT value FROM settings WHERE name = ?").get(name);
    return kept?.value as string | undefined;
  }

  /** Keeps `value` under `name`, in the place of what was there. */
  write(name: string, value: string): void {
    this.#database.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)").run(name, value);
  }
}
