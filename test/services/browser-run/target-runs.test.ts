import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { build } from "../../../src/contract/resources/builds.ts";
import { deviceSession } from "../../../src/contract/resources/device-sessions.ts";
import type { TargetRun } from "../../../src/services/browser-run/backend.ts";
import { targetRunOfBuild } from "../../../src/services/browser-run/builds/target-run-of-build.ts";
import { targetRunOfSession } from "../../../src/services/browser-run/desktop/target-run-of-session.ts";

const ofBuild = (fields: object) => targetRunOfBuild(build.parse({ id: 7, ...fields }));
const ofSession = (fields: object, runHasEnded = false) =>
  targetRunOfSession(deviceSession.parse({ id: 7, ...fields }), runHasEnded);

describe("a build", () => {
  it.each([
    ["CREATED", "UNDEFINED", "queued", "unknown"],
    ["BUILDING", "UNDEFINED", "running", "unknown"],
    ["FINISHED", "SUCCESS", "ended", "succeeded"],
    ["FINISHED", "FAILURE", "ended", "failed"],
    ["FINISHED", "ABORTED", "ended", "aborted"],
    ["FINISHED", "MAYBE", "ended", "unknown"],
    ["PONDERING", "SUCCESS", "unknown", "succeeded"],
  ])("in state %s with status %s is %s", (state, status, stage, outcome) => {
    expect(ofBuild({ state, status })).toMatchObject({ id: 7, stage, outcome });
  });
});

describe("a device session", () => {
  it.each([
    ["WAITING", "queued", "unknown"],
    ["RUNNING", "running", "unknown"],
    ["FINISHING", "running", "unknown"],
    ["SUCCEEDED", "running", "succeeded"],
    ["FAILED", "running", "failed"],
    ["PONDERING", "unknown", "unknown"],
  ])("in state %s of a run that goes on is %s: it may still be repeated", (state, stage, outcome) => {
    expect(ofSession({ state })).toMatchObject({ stage, outcome });
  });

  it.each([
    ["SUCCEEDED", "succeeded"],
    ["FAILED", "failed"],
    ["WARNING", "warning"],
    ["ABORTED", "aborted"],
    ["TIMEOUT", "timeout"],
    ["EXCLUDED", "excluded"],
    ["RUNNING", "unknown"],
    ["PONDERING", "unknown"],
  ])("in state %s has ended with its run: %s", (state, outcome) => {
    expect(ofSession({ state }, true)).toMatchObject({ stage: "ended", outcome });
  });

  it("is waited for until its run has ended without it", () => {
    expect(targetRunOfSession(undefined, false)).toMatchObject({ id: undefined, stage: "queued" });
    expect(targetRunOfSession(undefined, true)).toMatchObject({
      ...{ stage: "ended", outcome: "unknown" },
      message: "the service lists no device session for it",
    });
  });

  it("tells why it was left out, and what it counted", () => {
    const excluded = ofSession(
      { state: "EXCLUDED", excludeReason: "NO_DEVICE", message: "It is offline." },
      true,
    );
    expect(excluded).toMatchObject({ message: "NO_DEVICE: It is offline.", counts: null });
    const counts = {
      testCaseAllCount: 9,
      testCasePassedCount: 4,
      testCaseFailedCount: 2,
      testCaseSkippedCount: 1,
    };
    expect(ofSession({ state: "FAILED", ...counts }).counts).toEqual({
      ...{ passed: 4, failed: 2, skipped: 1, notAvailable: 2 },
    });
  });
});

describe("a state that nobody knows", () => {
  const known = ["SUCCESS", "SUCCEEDED", "FINISHED"];
  const strange = fc.string().filter((text) => !known.includes(text));
  const isGreen = ({ stage, outcome }: TargetRun) => stage === "ended" && outcome === "succeeded";

  it("is no success, and no end of its own", () => {
    fc.assert(
      fc.property(strange, strange, fc.boolean(), (state, status, ended) => {
        expect(isGreen(ofBuild({ state, status: "SUCCESS" }))).toBe(false);
        expect(isGreen(ofBuild({ state: "FINISHED", status }))).toBe(false);
        expect(isGreen(ofSession({ state }, ended))).toBe(false);
        expect(ofSession({ state }).stage).not.toBe("ended");
      }),
    );
  });

  it("prints on one line, whatever is in it", () => {
    fc.assert(
      fc.property(fc.string(), (state) => {
        expect(ofBuild({ state }).says).not.toMatch(/[\r\n\u001b]/);
        expect(ofSession({ state, message: state }, true).says).not.toMatch(/[\r\n\u001b]/);
      }),
    );
  });
});
