import { describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock, throwIfCancelled, wallClock } from "../../src/base/clock.ts";
import { DeviceCloudError } from "../../src/base/errors.ts";

describe("the system clock", () => {
  it("tells the time in milliseconds since the epoch", () => {
    expect(Number.isInteger(systemClock.now())).toBe(true);
    expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
    expect(Math.abs(wallClock.now() - Date.now())).toBeLessThan(60_000);
  });

  it("goes on when the machine's clock is set, which the wall clock follows", () => {
    const before = systemClock.now();
    const set = vi.spyOn(Date, "now").mockReturnValue(5);
    onTestFinished(() => set.mockRestore());
    expect(wallClock.now()).toBe(5);
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });

  it("sleeps as long as it is told", async () => {
    const before = performance.now();
    await systemClock.sleep(30);
    expect(performance.now() - before).toBeGreaterThanOrEqual(28);
  });

  it("wakes with `cancelled` as soon as the signal aborts", async () => {
    const controller = new AbortController();
    const before = performance.now();
    const sleeping = systemClock.sleep(60_000, controller.signal);
    controller.abort();
    await expect(sleeping).rejects.toMatchObject({ code: "cancelled", fault: "cancelled" });
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it("does not begin to sleep when the signal was aborted before", async () => {
    await expect(systemClock.sleep(60_000, AbortSignal.abort())).rejects.toMatchObject({ code: "cancelled" });
  });
});

describe("throwIfCancelled", () => {
  it("lets an open or missing signal pass", () => {
    expect(throwIfCancelled(undefined)).toBeUndefined();
    expect(throwIfCancelled(new AbortController().signal)).toBeUndefined();
  });

  it("keeps the caller's own reason to cancel", () => {
    const reason = new DeviceCloudError("cancelled", "The job was cancelled.");
    expect(() => throwIfCancelled(AbortSignal.abort(reason))).toThrow(reason);
  });

  it("hides any other reason behind `cancelled`, as its cause", () => {
    const reason = new Error("timed out");
    expect(() => throwIfCancelled(AbortSignal.abort(reason))).toThrow(
      expect.objectContaining({ code: "cancelled", cause: reason }),
    );
  });
});
