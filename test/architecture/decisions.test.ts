import { describe, expect, it } from "vitest";
import { read, repositoryFiles } from "./source-tree.ts";

/** `docs/decisions.md: X` in a source field, `(docs/decisions.md, X)` in a comment. */
const NAMED = /docs\/decisions\.md`?[:,] ([^"`*;)]+)/g;
const named = repositoryFiles("src/*.ts").flatMap((file) =>
  [...read(file).matchAll(NAMED)].map(([, heading = ""]) => ({
    file,
    heading: heading.trim().replace(/\.$/, ""),
  })),
);
const page = read("docs/decisions.md");
const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe("the page of decisions", () => {
  it("has every heading that the code names", () => {
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ heading }) => !headings.includes(heading))).toEqual([]);
  });

  it("has each heading once, and leads to each from its top", () => {
    expect(headings).toEqual([...new Set(headings)]);
    const links = [
      ...page
        .split("\n## ", 1)
        .join()
        .matchAll(/\]\(#([^)]+)\)/g),
    ].map(([, anchor]) => anchor);
    expect(links).toEqual(headings.map(anchorOf));
  });
});

/** The anchor that GitHub gives a heading. */
function anchorOf(heading = ""): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}
