/** A tag as it stands in a page. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z-]+(?:="[^"<>]*")?|\n[a-zA-Z-]+="[^"<>]*")*)\s*\/?>/y;
const ATTRIBUTE = /([a-zA-Z-]+)(?:="([^"<>]*)")?/g;

/**
 * The tags of a page, in order. Stricter than any browser: a `<` that begins no tag of the page's own form, or an
 * attribute without quotation marks, is a fault.
 */
export function tagsOf(page: string): Tag[] {
  const tags: Tag[] = [];
  const body = page.replace(/^<!doctype html>\n/, "");
  for (let at = body.indexOf("<"); at >= 0; at = body.indexOf("<", TAG.lastIndex)) {
    TAG.lastIndex = at;
    const match = TAG.exec(body);
    if (!match) throw new Error(`No tag of the page: ${JSON.stringify(body.slice(at, at + 120))}`);
    const [, end, name, attributes = ""] = match;
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key, value = ""]) => [key, value]);
    tags.push({ name: `${end}${name}`, attributes: Object.fromEntries(pairs) });
  }
  return tags;
}

/** Which attributes may say different things on two pages of the same structure. */
const FREE = new Set(["title", "alt", "aria-label", "datetime", "value"]);

/** The structure of a page: its tags, and of their attributes all but those that hold texts. */
export function structureOf(page: string): string[] {
  return tagsOf(page).map(({ name, attributes }) =>
    [
      name,
      ...Object.entries(attributes).map(([key, value]) => (FREE.has(key) ? key : `${key}=${value}`)),
    ].join(" "),
  );
}

/** What a reader reads: the page without its tags, and with its characters as they are. */
export function textOf(page: string): string {
  const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  const text = page
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&([^;]+);/g, (_, name: string) => characters[name] ?? "?");
  return text.replaceAll(/\s+/g, " ");
}
