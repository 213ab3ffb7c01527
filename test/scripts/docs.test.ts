import { describe, expect, it } from "vitest";
import type { Action } from "../../scripts/action-file.ts";
import { fillBlocks } from "../../scripts/docs/blocks.ts";
import { inputsTable, outputsTable } from "../../scripts/docs/tables.ts";

const action: Action = {
  folder: "actions/sample",
  name: "Sample",
  description: "Does little.",
  author: "Us",
  branding: { icon: "monitor", color: "blue" },
  inputs: {
    "base-url": { description: "Where it is.", required: true },
    mode: { description: "One of `a` | `b`.\nMore.\n", default: "a" },
    empty: { description: "Nothing.", default: "" },
  },
  outputs: { verdict: { description: "What came of it." } },
  runs: { using: "node24", main: "dist/sample.js" },
};

describe("generated tables", () => {
  it("list the inputs in order, with what is required and the defaults that are not empty", () => {
    expect(inputsTable(action).split("\n")).toEqual([
      "| Input | What it is | Default |",
      "| --- | --- | --- |",
      "| `base-url` **required** | Where it is. |  |",
      "| `mode` | One of `a` \\| `b`. More. | `a` |",
      "| `empty` | Nothing. |  |",
    ]);
  });

  it("list the outputs", () => {
    expect(outputsTable(action)).toContain("| `verdict` | What came of it. |");
  });
});

describe("generated blocks", () => {
  const page =
    "Before\n<!-- inputs:actions/a -->\nold\n<!-- /inputs -->\nBetween\n<!-- outputs:actions/a -->\n<!-- /outputs -->\n";

  it("are replaced, and nothing around them", () => {
    expect(fillBlocks(page, (kind, subject) => `${kind} of ${subject} for $& and $1`)).toBe(
      "Before\n<!-- inputs:actions/a -->\ninputs of actions/a for $& and $1\n<!-- /inputs -->\nBetween\n" +
        "<!-- outputs:actions/a -->\noutputs of actions/a for $& and $1\n<!-- /outputs -->\n",
    );
  });

  it("stay as they are when filled twice", () => {
    const fill = (text: string) => fillBlocks(text, (kind) => `new ${kind}`);
    expect(fill(fill(page))).toBe(fill(page));
  });

  it("fail the run when nothing can fill them", () => {
    const refuse = () => {
      throw new Error("no such action");
    };
    expect(() => fillBlocks(page, refuse)).toThrow("no such action");
  });
});
