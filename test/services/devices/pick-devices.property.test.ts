import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAvailable, pickDevices } from "../../../src/services/devices/pick-devices.ts";
import type { SelectedDevice } from "../../../src/services/devices/selected-device.ts";

const device = fc.record({
  id: fc.nat(1_000),
  online: fc.boolean(),
  locked: fc.boolean(),
  enabled: fc.boolean(),
  waiting: fc.option(fc.nat(3), { nil: undefined }),
});
const devices = fc
  .uniqueArray(device, { selector: ({ id }) => id, maxLength: 12 })
  .map((all) => all.map((one): SelectedDevice => ({ ...blank, ...one })));
const blank = { name: "", osType: "", osVersion: "", creditsPrice: undefined, properties: [] };

describe("picking devices", () => {
  it("never puts a device that is not available before one that is, nor a longer queue before a shorter", () => {
    fc.assert(
      fc.property(devices, fc.nat(12), (wished, pick) => {
        const { ranked } = pickDevices(wished, pick);
        for (const [index, second] of ranked.entries()) {
          const first = ranked[index - 1];
          if (!first) continue;
          expect(isAvailable(second) && !isAvailable(first)).toBe(false);
          if (isAvailable(first) !== isAvailable(second)) continue;
          const [before, behind] = [first.waiting ?? 0, second.waiting ?? 0];
          expect(before).toBeLessThanOrEqual(behind);
          if (before === behind) expect(wished.indexOf(first)).toBeLessThan(wished.indexOf(second));
        }
        expect(new Set(ranked)).toEqual(new Set(wished));
      }),
    );
  });

  it("chooses available devices only, as many as asked for or as there are, and none that another beats", () => {
    fc.assert(
      fc.property(devices, fc.nat(12), (wished, pick) => {
        const { chosen } = pickDevices(wished, pick);
        const available = wished.filter(({ online, locked, enabled }) => online && !locked && enabled);
        expect(chosen).toHaveLength(Math.min(pick, available.length));
        expect(available).toEqual(expect.arrayContaining([...chosen]));
        const left = available.filter((one) => !chosen.includes(one));
        const longest = Math.max(...chosen.map(({ waiting }) => waiting ?? 0));
        expect(left.every(({ waiting }) => (waiting ?? 0) >= longest)).toBe(true);
      }),
    );
  });
});
