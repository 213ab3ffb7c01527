/** A file, or an empty folder, as it will lie in the package. */
export interface SuiteEntry {
  /** Its path in the package: segments joined with `/`; a folder's ends with one. */
  readonly name: string;
  /** Where it lies on disk; for a link, what it leads to. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly executable: boolean;
  /** For a link, the name within the suite of the file it leads to. */
  readonly target?: string | undefined;
}

/** Whether `name` is a folder's. */
export function isFolderName(name: string): boolean {
  return name.endsWith("/");
}

/** Sorts by the UTF-8 bytes of the names: the one order that no locale and no file system changes. */
export function sortByName<T extends { readonly name: string }>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: Buffer.from(item.name) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ item }) => item);
}
