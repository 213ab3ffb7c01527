import { randomUUID } from "node:crypto";
import type { BlobContainer, BlobUpload } from "./blob-endpoint.ts";

/** An entry of the Actions cache. It never changes once it is there. */
export interface CacheEntry {
  readonly id: number;
  readonly key: string;
  /** A hash of the paths and the compression: entries of another version are not seen. */
  readonly version: string;
  /** The ref that saved it. */
  readonly scope: string;
  readonly createdAt: string;
  /** The archive as it was sent: a tar, compressed. */
  readonly blob: Buffer;
}

type Wanted = Pick<CacheEntry, "key" | "version" | "scope">;

interface PendingEntry extends Wanted, BlobUpload {
  readonly uploadKey: string;
}

/** The cache of one repository. Blobs live in memory. */
export class CacheStore implements BlobContainer {
  /** Oldest first. */
  readonly entries: CacheEntry[] = [];
  readonly #pending: PendingEntry[] = [];
  #created = 0;

  /** Reserves a key for an upload. @returns the upload's key; undefined where the cache key is taken. */
  reserve(wanted: Wanted): string | undefined {
    if ([...this.entries, ...this.#pending].some((entry) => isSame(entry, wanted))) return undefined;
    const pending = {
      ...wanted,
      uploadKey: randomUUID(),
      blocks: new Map<string, Buffer>(),
      blob: undefined,
    };
    this.#pending.push(pending);
    return pending.uploadKey;
  }

  /** What was uploaded for a reserved key. */
  pending(wanted: Wanted): BlobUpload | undefined {
    return this.#pending.find((entry) => isSame(entry, wanted));
  }

  finish({ key, version, scope }: Wanted, blob: Buffer): CacheEntry {
    const at = this.#pending.findIndex((entry) => isSame(entry, { key, version, scope }));
    this.#pending.splice(at, 1);
    this.#created += 1;
    const createdAt = new Date().toISOString();
    const entry = { id: this.#created, key, version, scope, createdAt, blob };
    this.entries.push(entry);
    return entry;
  }

  /**
   * The entry that a job gets: in each scope in turn the one of that very key, else the newest that begins with it,
   * else the same for each restore key.
   */
  find(keys: readonly string[], version: string, scopes: readonly string[]): CacheEntry | undefined {
    for (const scope of scopes) {
      const visible = this.entries.filter((entry) => entry.scope === scope && entry.version === version);
      for (const key of keys) {
        const exact = visible.find((entry) => entry.key === key);
        const found = exact ?? visible.findLast((entry) => entry.key.startsWith(key));
        if (found) return found;
      }
    }
    return undefined;
  }

  /** Removes the entries of a key, as the service does with old ones. @returns how many. */
  evict(key: string): number {
    const kept = this.entries.filter((entry) => entry.key !== key);
    const removed = this.entries.length - kept.length;
    this.entries.splice(0, this.entries.length, ...kept);
    return removed;
  }

  upload(key: string): BlobUpload | undefined {
    return this.#pending.find(({ uploadKey }) => uploadKey === key);
  }

  download(key: string): ReturnType<BlobContainer["download"]> {
    const body = this.entries.find(({ id }) => id === Number(key))?.blob;
    return body && { body, headers: { "content-type": "application/octet-stream" } };
  }
}

function isSame(entry: Wanted, { key, version, scope }: Wanted): boolean {
  return entry.key === key && entry.version === version && entry.scope === scope;
}
