import fc from "fast-check";
import { expect, test } from "vitest";
import { LineSplitter } from "../bench/line-splitter.ts";

function linesOf(chunks: readonly Buffer[]): string[] {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line));
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return lines;
}

test("a line ends at LF, at CR LF and at a lone CR, and a last line needs no end", () => {
  expect(linesOf([Buffer.from("a\nb\r\nc\rd\n\ne")])).toEqual(["a", "b", "c", "d", "", "e"]);
});

test("an empty last line is none", () => {
  expect(linesOf([Buffer.from("a\n")])).toEqual(["a"]);
});

test("however the bytes arrive, the lines are the same", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "\r", "\n", "é", "💡") });
  fc.assert(
    fc.property(text, fc.array(fc.nat(40)), (whole, cuts) => {
      const bytes = Buffer.from(whole);
      const edges = [
        0,
        ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b),
        bytes.length,
      ];
      const chunks = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
      expect(linesOf(chunks)).toEqual(linesOf([bytes]));
    }),
  );
});
