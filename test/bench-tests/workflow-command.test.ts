import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCommand, REGISTERED_COMMANDS } from "../bench/workflow-command.ts";

const parse = (line: string) => parseCommand(line, new Set(REGISTERED_COMMANDS));

describe("::command::", () => {
  test("counts at the start of a trimmed line, in any case", () => {
    expect(parse("  ::Error file=a.ts,line=3::it broke")).toEqual({
      name: "error",
      properties: { file: "a.ts", line: "3" },
      data: "it broke",
      syntax: "::",
    });
  });

  test("is text in the middle of a line, unfinished, or with a name the runner does not know", () => {
    expect(parse("see ::error::x")).toBeUndefined();
    expect(parse("::error x")).toBeUndefined();
    expect(parse("::explode::x")).toBeUndefined();
  });

  test("decodes its data and its properties, an escaped escape last", () => {
    expect(parse("::error title=a%3Ab%2Cc%25::1%0A2%0D3%250A")).toMatchObject({
      properties: { title: "a:b,c%" },
      data: "1\n2\r3%0A",
    });
  });

  test("keeps the spaces in a property's name, so that nobody reads it", () => {
    expect(parse("::error file=a.ts, line=3::x")?.properties).toEqual({ file: "a.ts", " line": "3" });
  });

  test("leaves out properties without a value", () => {
    expect(parse("::error file=,line=3::x")?.properties).toEqual({ line: "3" });
  });

  test("gives back any message that a client escaped", () => {
    const escaped = (text: string) =>
      text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("%", "\r", "\n", "0", "A", "D", "2", "5", ":", "é") }),
        (message) => {
          expect(parse(`::warning::${escaped(message)}`)?.data).toBe(message);
        },
      ),
    );
  });
});

describe("##[command]", () => {
  test("counts anywhere in a line", () => {
    expect(parse("2026-11-01 device: ##[error file=a.ts;line=3]it%5D broke")).toEqual({
      name: "error",
      properties: { file: "a.ts", line: "3" },
      data: "it] broke",
      syntax: "##[",
    });
  });

  test("is decided by the first of them on a line", () => {
    expect(parse("##[nothing]##[error]x")).toBeUndefined();
  });
});
