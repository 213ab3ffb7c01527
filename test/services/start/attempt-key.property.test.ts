import fc from "fast-check";
import { expect, it } from "vitest";
import { attemptKey } from "../../../src/services/start/attempt-key.ts";

const place = fc.record({
  workflowRun: fc.string(),
  job: fc.string(),
  matrixIndex: fc.string(),
  step: fc.string(),
});
const about = fc.array(fc.string(), { maxLength: 3 });

it("is the same for the same step, and made of what every name may hold", () => {
  fc.assert(
    fc.property(place, about, (at, of) => {
      expect(attemptKey(at, of)).toBe(attemptKey({ ...at }, [...of]));
      expect(attemptKey(at, of)).toMatch(/^[a-z0-9]{10}$/);
    }),
  );
});

it("differs as soon as anything differs, however the parts are cut", () => {
  fc.assert(
    fc.property(place, about, place, about, (a, ofA, b, ofB) => {
      fc.pre(JSON.stringify([a, ofA]) !== JSON.stringify([b, ofB]));
      expect(attemptKey(a, ofA)).not.toBe(attemptKey(b, ofB));
    }),
  );
  const step = { workflowRun: "1", job: "a", matrixIndex: "0", step: "s" };
  expect(attemptKey({ ...step, job: "a0", matrixIndex: "" }, [])).not.toBe(attemptKey(step, []));
  expect(attemptKey(step, ["x", "y"])).not.toBe(attemptKey(step, ["xy"]));
});
