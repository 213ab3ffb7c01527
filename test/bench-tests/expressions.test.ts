// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of the workflow language
import { expect, test } from "vitest";
import { evaluate, holds } from "../bench/expressions.ts";

const contexts = {
  github: { token: "t0ken", event: { pull_request: { number: 7 } } },
  runner: { os: "Linux" },
  job: { status: "failure" },
  matrix: { device: "Pixel 7" },
  strategy: { "job-index": 2 },
};

test("paths into the known contexts are replaced, text around them stays", () => {
  const text =
    "${{ github.token }}/${{matrix.device}}/${{ strategy.job-index }}/${{ github.event.pull_request.number }}";
  expect(evaluate(text, contexts)).toBe("t0ken/Pixel 7/2/7");
});

test("what is not there is empty, as on the runner", () => {
  expect(evaluate("[${{ github.nothing.at.all }}]", contexts)).toBe("[]");
});

test.each(["${{ secrets.KEY }}", "${{ github.a || 'b' }}", "${{ toJSON(github) }}", "${{ }}"])(
  "%s is refused, not guessed",
  (text) => {
    expect(() => evaluate(text, contexts)).toThrow("does not evaluate");
  },
);

test("conditions follow the job's status", () => {
  expect(holds("always()", "cancelled")).toBe(true);
  expect(holds("success()", "failure")).toBe(false);
  expect(holds("${{ !cancelled() }}", "failure")).toBe(true);
  expect(holds("!cancelled()", "cancelled")).toBe(false);
  expect(() => holds("github.ref == 'x'", "success")).toThrow("does not evaluate the condition");
});
