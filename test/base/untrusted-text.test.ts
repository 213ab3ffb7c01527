import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainLine, plainText } from "../../src/base/untrusted-text.ts";

describe("text from a suite or the service", () => {
  it("loses its colours, links and cursor movements", () => {
    expect(plainText("\u001b[1;31mred\u001b[0m \u001b]8;;http://x\u0007link\u001b]8;;\u0007\u001b[2J")).toBe(
      "red link",
    );
  });

  it("loses what turns the direction of reading", () => {
    expect(plainText("safe\u202egnp.exe\u2066")).toBe("safegnp.exe");
  });

  it("keeps tabs and lines; a carriage return is a line of its own", () => {
    expect(plainText("a\tb\r\nc\rd\n")).toBe("a\tb\nc\nd\n");
  });

  it("holds no control character afterwards", () => {
    const pieces = fc.constantFrom(
      "\u001b",
      "[",
      "31",
      "m",
      "]",
      "\u0007",
      "\r",
      "\n",
      "\t",
      "\u009b",
      "\u0000",
      "a",
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(plainText(parts.join(""))).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
      }),
    );
  });
});

describe("text on one line", () => {
  it("folds white space", () => {
    expect(plainLine("  one\n\n two\tthree ")).toBe("one two three");
  });

  it("is never longer than asked for", () => {
    expect(plainLine("abcdef", 4)).toBe("abc…");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 50 }), (text, length) => {
        expect(plainLine(text, length).length).toBeLessThanOrEqual(length);
      }),
    );
  });
});
