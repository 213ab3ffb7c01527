/** The numbers of a version, the most significant first; those that are left out are 0. */
export type Version = readonly number[];

/** Services also write the system's name before the version, or a letter behind it (`Android 4.4W`). */
const LEADING = /^\D{0,20}?(\d{1,9}(?:\.\d{1,9})*)/;

/** The version at the start of a text; undefined where there is none, as in `Chromium`. */
export function parseVersion(text: string): Version | undefined {
  return LEADING.exec(text.trim())?.[1]?.split(".").map(Number);
}

/** Below, at or above 0 as `a` is older than `b`, the same or newer. */
export function compareVersions(a: Version, b: Version): number {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first version that does not begin with this one: of 14 it is 15, of 14.1 it is 14.2. */
export function next(version: Version): Version {
  return [...version.slice(0, -1), (version.at(-1) ?? 0) + 1];
}
