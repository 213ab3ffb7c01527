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

test("operators and functions are those of GitHub's own library", () => {
  const value = (expression: string) => evaluate(`\${{ ${expression} }}`, contexts);
  expect(value("github.head_ref || 'main'")).toBe("main");
  expect(value("job.status == 'FAILURE' && contains(matrix.device, 'pixel')")).toBe("true");
  expect(value("toJSON(matrix)")).toBe('{\n  "device": "Pixel 7"\n}');
  expect(value("fromJSON('[1, 2]')[1] < 3")).toBe("true");
  expect(value("format('{0}: {{}}', 'it''s a ''}}''')")).toBe("it's a '}}': {}");
});

test.each([
  ["${{ secrets.KEY }}", "Unrecognized named-value: 'secrets'"],
  ["${{ guess(github) }}", "Unrecognized function: 'guess'"],
  ["${{ }}", "it is empty"],
  ["${{ github.token", "has no end"],
])("%s is refused, not guessed", (text, why) => {
  expect(() => evaluate(text, contexts)).toThrow(why);
});

test("a value with marks in it is not evaluated again", () => {
  const titled = { github: { title: "${{ github.token }}" } };
  expect(evaluate("${{ github.title }}", titled)).toBe("${{ github.token }}");
});

test("conditions follow the job's status", () => {
  expect(holds("always()", "cancelled")).toBe(true);
  expect(holds("success()", "failure")).toBe(false);
  expect(holds("${{ !cancelled() }}", "failure")).toBe(true);
  expect(holds("!cancelled()", "cancelled")).toBe(false);
  expect(() => holds("github.ref == 'x'", "success")).toThrow("does not evaluate the condition");
});

test("a condition that asks for no status needs a success, too", () => {
  expect(holds("runner.os == 'Linux'", "success", contexts)).toBe(true);
  expect(holds("runner.os == 'Linux'", "failure", contexts)).toBe(false);
  expect(holds("runner.os != 'always()'", "failure", contexts)).toBe(false);
  expect(holds("${{ failure() && runner.os == 'Linux' }}", "failure", contexts)).toBe(true);
});
