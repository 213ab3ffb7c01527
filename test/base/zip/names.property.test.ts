import { mkdir, realpath, symlink } from "node:fs/promises";
import { join, posix } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameProblem } from "../../../src/base/zip/entry-name.ts";
import { linkProblem } from "../../../src/base/zip/link-target.ts";
import { plainName } from "../../../src/base/zip/plain-name.ts";
import { scratch } from "./scratch.ts";

/** Strings made of what makes names hostile. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "..",
        ".",
        "/",
        "\\",
        "\u0000",
        "C:",
        "con",
        ".txt",
        " ",
        ":",
        "\u202e",
        "é",
        "\ud800",
        "a",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.string({ minLength: 200, maxLength: 400 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("names of entries", () => {
  it("that are accepted stay in the folder they are joined to", () => {
    fc.assert(
      fc.property(hostile, (name) => {
        fc.pre(nameProblem(name, "posix") === undefined);
        const joined = posix.join("/folder", name);
        expect(joined.startsWith("/folder/")).toBe(true);
        expect(joined.replace(/\/$/, "")).toBe(`/folder/${name}`.replace(/\/$/, ""));
      }),
    );
  });

  it("are accepted by every system once they are made plain", () => {
    fc.assert(
      fc.property(hostile, (name) => {
        expect(nameProblem(plainName(name), "portable")).toBeUndefined();
      }),
    );
  });

  it("do not change when they are plain already", () => {
    fc.assert(
      fc.property(hostile, (name) => {
        expect(plainName(plainName(name))).toBe(plainName(name));
      }),
    );
    expect(plainName("screenshots/login page (2).png")).toBe("screenshots/login page (2).png");
  });

  it("keep their extension and their place when they are cut", () => {
    const long = plainName(`output-files/${"x".repeat(400)}.json`);
    expect(long).toMatch(/^output-files\/x+\.json$/);
    expect(plainName("../../etc/pass\u0007wd")).toBe("etc/pass_wd");
    expect(plainName("..")).toBe("_");
  });
});

describe("targets of links", () => {
  const part = fc.constantFrom("..", ".", "a", "b", "link0", "link1");
  const target = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("/"));

  it("that are accepted lead nowhere outside, however the links of a folder are chained", async () => {
    const check = async (first: string, second: string) => {
      await using place = await scratch();
      const root = join(place.path, "root");
      await mkdir(join(root, "a", "b"), { recursive: true });
      await mkdir(join(root, "b"));
      const links = { "a/link0": first, link1: second };
      for (const [path, to] of Object.entries(links)) {
        if (linkProblem(path, to) === undefined) await symlink(to, join(root, path));
      }
      for (const path of Object.keys(links)) expect(await leavesRoot(root, join(root, path))).toBe(false);
    };
    await fc.assert(fc.asyncProperty(target, target, check), {
      numRuns: 100,
      examples: [[".", "a/link0/../.."]],
    });
  });
});

/** Whether following `path` ends outside of `root`; a link that leads nowhere does not. */
async function leavesRoot(root: string, path: string): Promise<boolean> {
  const real = await realpath(path).catch(() => root);
  return real !== root && !real.startsWith(`${root}/`);
}
