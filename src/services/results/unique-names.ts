/** What stands under a name in a folder: a folder of its own, or a file. */
interface Taken {
  readonly name: string;
  readonly folder: Folder | undefined;
}

interface Folder {
  readonly taken: Map<string, Taken>;
  /** The number that the next one of a name gets: without it, a thousand equal names are half a million looks. */
  readonly next: Map<string, number>;
}

/**
 * Hands out each path once, with a number where it is taken: `a.png`, `a-2.png`. Names that some system takes for the
 * same count as the same: those of another letter case or Unicode form. Folders that are the same in this way become
 * one, and where a file stands in the place of a folder, the folder gets the number.
 */
export function uniqueNames(): (path: string) => string {
  const root = emptyFolder();
  return (path) => {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    const places: string[] = [];
    let folder = root;
    for (const part of parts) {
      const entered = enter(folder, part);
      places.push(entered.name);
      folder = entered.folder;
    }
    return [...places, claim(folder, name)].join("/");
  };
}

function emptyFolder(): Folder {
  return { taken: new Map(), next: new Map() };
}

/** The folder `part` of a folder, made unless it is there. */
function enter(parent: Folder, part: string): { readonly name: string; readonly folder: Folder } {
  for (let count = 1; ; count++) {
    const name = count === 1 ? part : `${part}-${count}`;
    const there = parent.taken.get(folded(name));
    if (there?.folder) return { name: there.name, folder: there.folder };
    if (there) continue;
    const folder = emptyFolder();
    parent.taken.set(folded(name), { name, folder });
    return { name, folder };
  }
}

function claim(folder: Folder, wanted: string): string {
  const key = folded(wanted);
  const dot = wanted.lastIndexOf(".");
  const cut = dot > 0 ? dot : wanted.length;
  for (let count = folder.next.get(key) ?? 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted.slice(0, cut)}-${count}${wanted.slice(cut)}`;
    if (folder.taken.has(folded(name))) continue;
    folder.taken.set(folded(name), { name, folder: undefined });
    folder.next.set(key, count + 1);
    return name;
  }
}

/** Coarser than any file system folds: at worst a name gets a number that it did not need. */
function folded(name: string): string {
  return name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFC");
}
