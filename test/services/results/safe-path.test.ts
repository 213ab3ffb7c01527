import { posix, win32 } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safePath } from "../../../src/services/results/safe-path.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        "..",
        ".",
        "/",
        "\\",
        "C:",
        "con",
        "nul.txt",
        "a",
        "~",
        "\0",
        "\r\n",
        " ",
        "…",
        "\u202e",
      ),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join("")),
);

describe("the path of a result", () => {
  test("stays in its folder and is legal everywhere, whatever the name", () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const path = safePath(name);
        expect(path).not.toBe("");
        for (const { resolve, sep } of [posix, win32]) {
          expect(resolve("/folder", path).startsWith(`${resolve("/folder")}${sep}`)).toBe(true);
        }
        for (const part of path.split("/")) {
          expect(part).not.toMatch(/[<>:"|?*\\\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
          expect(part).not.toMatch(/^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$) *(?:\.|$)/i);
          expect(part).not.toMatch(/^$|[. ]$/);
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["screenshots/home.png", "screenshots/home.png"],
    ["../../etc/passwd", "etc/passwd"],
    ["/absolute/TEST-all.xml", "absolute/TEST-all.xml"],
    ["C:\\temp\\a.txt", "C_/temp/a.txt"],
    ["a//b", "a/b"],
    ["..", "unnamed"],
    ["##[error]x", "_[error]x"],
    ["COM¹.log", "_COM¹.log"],
    ["con .txt", "_con .txt"],
    ["log\u202egnp.exe", "log_gnp.exe"],
  ])("of %s is %s", (name, path) => {
    expect(safePath(name)).toBe(path);
  });
});
