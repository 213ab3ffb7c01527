import { describe, expect, it } from "vitest";
import { allowanceOf } from "../../scripts/faults/allowance.ts";
import { JOB_KINDS } from "../../scripts/faults/job-kinds.ts";
import { type DeviceName, expectedKind } from "../../scripts/faults/outcomes.ts";
import { describePlan, planRound } from "../../scripts/faults/plan-round.ts";
import { playRounds } from "../../scripts/faults/rounds.ts";
import type { Fault } from "../bench/fault-plan.ts";

const plans = Array.from({ length: 500 }, (_, index) => planRound(7, index + 1));

describe("rounds of faults and cancels", () => {
  it("leave no run behind, start none twice, tell no wrong verdict, leak nothing and end", {
    timeout: 300_000,
  }, async () => {
    const told: string[] = [];
    const report = await playRounds({
      ...{ seed: 7, numbers: [2, 4, 5, 7, 9, 10] },
      tell: (line) => told.push(line),
    });
    const none = { "orphaned run": 0, "duplicate run": 0, "wrong verdict": 0, leak: 0, hang: 0 };
    expect(report.problems, told.join("\n")).toEqual(none);
    // They are of no use unless something goes wrong in them.
    expect(report.faults).toBeGreaterThan(10);
    expect(report.cancels).toBeGreaterThan(1);
  });

  it("are the same for the same seed", () => {
    expect(planRound(7, 3)).toEqual(planRound(7, 3));
    expect(new Set(plans.map(describePlan)).size).toBeGreaterThan(450);
    expect(describePlan(planRound(8, 3))).not.toBe(describePlan(planRound(7, 3)));
  });

  it("come in every kind of job, with every fault and every cancel", () => {
    expect(new Set(plans.map(({ kind }) => kind)).size).toBe(JOB_KINDS.length);
    const faults = plans.flatMap(({ weather }) => Object.keys(weather.faults));
    expect(new Set(faults).size).toBe(13);
    const modes = plans.flatMap(({ cancel }) => (cancel ? [cancel.mode] : []));
    expect(new Set(modes)).toEqual(new Set(["cancelJob", "stepTimeout", "shutdown", "kill9", undefined]));
    expect(plans.some(({ hold }) => hold)).toBe(true);
    expect(plans.some(({ clock }) => clock.length > 0)).toBe(true);
  });
});

describe("what a round is held against", () => {
  it.each([
    [["Green", "Warned", "Odd"], false, ""],
    [["Green", "Red"], false, "tests"],
    [["Red", "Away"], false, "devices"],
    [["Away", "Crashed"], false, "infrastructure"],
    [["Crashed", "Endless"], false, "timeout"],
    [["Green", "Moody"], true, "tests"],
    [["Green", "Moody"], false, ""],
  ] as [DeviceName[], boolean, string][])("on %j (failed by chance: %s) is %j", (devices, failed, kind) => {
    expect(expectedKind(devices, failed)).toBe(kind);
  });

  const requests = (path: string, ...faults: (Fault | undefined)[]) =>
    faults.map((fault) => ({ method: "GET", path, fault, status: undefined }));

  it("allows nothing where no request fails, or each comes through in the end", () => {
    const strict = { exhausted: false, unanswered: false, unansweredIn10S: false };
    expect(allowanceOf(requests("/a", undefined, "delay", "trickle", "clock"))).toEqual(strict);
    expect(allowanceOf(requests("/a", "500 after", undefined))).toEqual(strict);
    const often = requests("/a?limit=1", ...Array.from({ length: 5 }, () => "html" as const), undefined);
    expect(allowanceOf([...often, ...often])).toMatchObject({ exhausted: false, unanswered: false });
  });

  it("allows a failure where one operation fails as often as it is asked for", () => {
    const six = Array.from({ length: 6 }, () => requests("/a?page=1", "drop before")).flat();
    expect(allowanceOf(six)).toMatchObject({ exhausted: true, unanswered: false });
    expect(allowanceOf([six, six, six, six].flat())).toMatchObject({ unanswered: true });
    const between = six.flatMap((entry) => [entry, ...requests("/b", undefined)]);
    expect(allowanceOf(between)).toMatchObject({ exhausted: true });
    const other = six.map((entry, index) => ({ ...entry, path: `/${index}` }));
    expect(allowanceOf(other)).toMatchObject({ exhausted: false });
  });

  it("allows a run to be left where the answers come too late", () => {
    expect(allowanceOf(requests("/a", "stall after", undefined))).toMatchObject({
      unanswered: false,
      unansweredIn10S: true,
    });
    expect(allowanceOf(requests("/a", "stall after", "stall before"))).toMatchObject({ unanswered: true });
    expect(allowanceOf(requests("/a", "429", undefined))).toMatchObject({ unansweredIn10S: true });
  });
});
