/**
 * The names an extraction has taken, so that no entry lands on another: neither exactly nor where a file system folds
 * case or Unicode forms, nor a file where a folder must be.
 */
export class NameLedger {
  readonly #taken = new Map<string, { exact: string; isFolder: boolean }>();

  /** Takes `path` (parts joined with `/`) and its folders; returns what it collides with, if anything. */
  claim(path: string, isFolder: boolean): string | undefined {
    const parts = path.split("/");
    for (let depth = 1; depth < parts.length; depth++) {
      const collision = this.#take(parts.slice(0, depth).join("/"), true);
      if (collision) return collision;
    }
    return this.#take(path, isFolder);
  }

  #take(path: string, isFolder: boolean): string | undefined {
    const folded = path.normalize("NFC").toLowerCase();
    const other = this.#taken.get(folded);
    if (!other) {
      this.#taken.set(folded, { exact: path, isFolder });
      return undefined;
    }
    const isSameFolder = isFolder && other.isFolder && other.exact === path;
    return isSameFolder ? undefined : other.exact;
  }
}
