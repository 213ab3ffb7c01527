import { describe, expect, test } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import { DeviceCloudError } from "../../../src/base/errors.ts";
import { insist } from "../../../src/services/wait/insist.ts";
import { hurriedClock } from "../start/start-workshop.ts";

const signal = new AbortController().signal;
const down = () => new DeviceCloudError("service", "The service failed.");

/** Work that fails so often before it succeeds. */
function failing(times: number, failure: () => Error = down) {
  const work = {
    calls: 0,
    async do() {
      if (++work.calls <= times) throw failure();
      return "done";
    },
  };
  return work;
}

describe("insisting", () => {
  test("outlasts an outage", async () => {
    const work = failing(20);
    expect(await insist(() => work.do(), { clock: hurriedClock(200), signal })).toBe("done");
    expect(work.calls).toBe(21);
  });

  test("ends after two minutes, with what the service failed at", async () => {
    const clock = hurriedClock(1_000);
    const before = clock.now();
    const work = failing(Number.POSITIVE_INFINITY);
    await expect(insist(() => work.do(), { clock, signal })).rejects.toMatchObject({ code: "service" });
    expect(clock.now() - before).toBeGreaterThanOrEqual(120_000);
    expect(work.calls).toBeGreaterThan(3);
  });

  test("ends when it is told to, with what the service failed at", async () => {
    const work = failing(Number.POSITIVE_INFINITY);
    const limited = { clock: systemClock, signal: AbortSignal.timeout(50) };
    await expect(insist(() => work.do(), limited)).rejects.toMatchObject({ code: "service" });
    expect(work.calls).toBe(1);
  });

  test("takes a refusal for an answer", async () => {
    const work = failing(1, () => new DeviceCloudError("forbidden", "No."));
    const clock = hurriedClock(1_000);
    await expect(insist(() => work.do(), { clock, signal })).rejects.toMatchObject({ code: "forbidden" });
    expect(work.calls).toBe(1);
  });
});
