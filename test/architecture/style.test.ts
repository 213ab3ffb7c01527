import { describe, expect, it } from "vitest";
import { read, repositoryFiles } from "./source-tree.ts";

const MAX_LINES = 250;
const code = repositoryFiles("src/*.ts", "scripts/*.ts");
const tests = repositoryFiles("test/*.ts");

/** `file:line` of every line that matches. */
function lines(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

describe("files", () => {
  it(`have at most ${MAX_LINES} lines`, () => {
    const sizes = code.map((file) => ({ file, lines: read(file).split("\n").length - 1 }));
    const average = sizes.reduce((sum, size) => sum + size.lines, 0) / sizes.length;
    console.log(`${sizes.length} files of code with ${average.toFixed(0)} lines on average`);
    expect(sizes.filter((size) => size.lines > MAX_LINES)).toEqual([]);
  });

  it("have names in kebab-case that say what they hold", () => {
    const names = [...code, ...tests].flatMap((file) => file.split("/"));
    const odd = names.filter(
      (name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.property)?(?:\.test)?(?:\.ts)?$/.test(name),
    );
    expect(odd).toEqual([]);
    const vague = names.filter((name) =>
      /(?:^|-)(?:utils?|helpers?|common|misc|manager|impl)(?:[-.]|$)/.test(name),
    );
    expect(vague).toEqual([]);
  });
});

describe("code", () => {
  it("leaves nothing for later", () => {
    const left = /\b(?:TO[D]O|FIX[M]E|XX[X])\b/;
    expect(lines([...code, ...tests], left)).toEqual([]);
  });

  it("silences the compiler nowhere", () => {
    expect(lines([...code, ...tests], /@ts-(?:ignore|nocheck)|\bas any\b/)).toEqual([]);
  });
});

describe("tests", () => {
  it("are neither left out nor alone", () => {
    expect(tests.length).toBeGreaterThan(0);
    expect(lines(tests, /\b(?:it|test|describe)\.(?:skip|only|todo)\b(?!If)/)).toEqual([]);
  });
});
