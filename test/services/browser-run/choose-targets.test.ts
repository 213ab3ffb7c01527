import { describe, expect, it } from "vitest";
import { chooseTargets } from "../../../src/services/browser-run/choose-targets.ts";

const LISTED = [
  { id: 1, name: "chromium" },
  { id: 2, name: "3" },
  { id: 3, name: "firefox" },
];
const choose = (...wanted: string[]) => chooseTargets(wanted, LISTED, "executor").map(({ id }) => id);

describe("executors", () => {
  it("are named by name or id, each once, in the order in which they are wanted", () => {
    expect(choose("3", "chromium", "1")).toEqual([2, 1]);
    expect(choose("*", "chromium")).toEqual([1, 2, 3]);
  });

  it("that are unknown are named together, with those there are", () => {
    expect(() => choose("safari", "chromium", "9")).toThrow(
      expect.objectContaining({
        code: "input",
        message: 'executors: the service has no executor "safari", "9".',
        remedy: "Choose from: chromium (1), 3 (2), firefox (3).",
      }),
    );
  });

  it("cannot be chosen where there are none", () => {
    expect(() => chooseTargets(["*"], [], "desktop device")).toThrow(
      expect.objectContaining({
        message: "executors: the service has no desktop device.",
        remedy: "Choose from: none is set up on this service.",
      }),
    );
  });
});
