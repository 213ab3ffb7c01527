export interface GitHubRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** What the stand-in holds, by collection: `check-runs`, `issues/7/comments`, `statuses/<sha>`, `pulls`, … */
export class GitHubStore {
  readonly records = new Map<string, readonly GitHubRecord[]>();
  #created = 0;

  all(collection: string): readonly GitHubRecord[] {
    return this.records.get(collection) ?? [];
  }

  add(collection: string, fields: Readonly<Record<string, unknown>>): GitHubRecord {
    this.#created += 1;
    const now = new Date().toISOString();
    const record = { created_at: now, updated_at: now, ...fields, id: this.#created };
    this.records.set(collection, [...this.all(collection), record]);
    return record;
  }

  /** The record `id` and the collection it is in, among those that `belongs` accepts. */
  find(
    id: number,
    belongs: (collection: string) => boolean,
  ): { collection: string; record: GitHubRecord } | undefined {
    for (const [collection, records] of this.records) {
      const record = records.find((candidate) => candidate.id === id);
      if (record && belongs(collection)) return { collection, record };
    }
    return undefined;
  }

  /** Replaces a record by one of the same id; removes it where there is none. */
  replace(collection: string, id: number, record: GitHubRecord | undefined): void {
    const changed = this.all(collection).flatMap((known) => (known.id === id ? (record ?? []) : known));
    this.records.set(collection, changed);
  }
}
