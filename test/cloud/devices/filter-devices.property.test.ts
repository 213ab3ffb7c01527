import fc from "fast-check";
import { expect, it } from "vitest";
import { filterDevices } from "../../../src/cloud/devices/filter-devices.ts";
import { aDevice } from "../runs/run-setting.ts";

const MARKS = ["FREE", "RECOMMENDED", "NEW"];
/** Property 12 is the second of group 1. */
const propertyOf = (id: number) => ({
  ...{ id, name: String(id), displayName: String(id) },
  ...{ propertyGroupId: Math.floor(id / 10), propertyGroupName: String(Math.floor(id / 10)) },
});
const anyProperty = fc.integer({ min: 10, max: 34 });
const anyDevice = fc
  .record({
    marks: fc.subarray(MARKS),
    properties: fc.uniqueArray(anyProperty, { maxLength: 5 }),
    labelIds: fc.uniqueArray(fc.integer({ min: 90, max: 92 })),
  })
  .map(({ properties, ...device }) => ({ ...device, properties: properties.map(propertyOf) }));
const anyCatalogue = fc
  .array(anyDevice, { maxLength: 8 })
  .map((devices) => devices.map((device, index) => aDevice(index + 1, device)));
const anyFilter = fc.record({
  marks: fc.subarray(MARKS),
  labelIds: fc.array(fc.oneof(anyProperty, fc.integer({ min: 90, max: 93 })), { maxLength: 4 }),
});

it("shows the devices that bear every mark, and for each group that is named one of its labels", () => {
  fc.assert(
    fc.property(anyCatalogue, anyFilter, (catalogue, filter) => {
      const shown = filterDevices(catalogue, catalogue, filter);
      const borneAnywhere = new Set(catalogue.flatMap(({ properties }) => properties.map(({ id }) => id)));
      const groupOf = (id: number) => (borneAnywhere.has(id) ? Math.floor(id / 10) : `alone ${id}`);
      const expected = catalogue.filter((device) => {
        const borne = [...device.properties.map(({ id }) => id), ...device.labelIds];
        const bearsOneLike = (id: number) =>
          filter.labelIds.some((other) => groupOf(other) === groupOf(id) && borne.includes(other));
        return (
          filter.marks.every((mark) => device.marks.includes(mark)) && filter.labelIds.every(bearsOneLike)
        );
      });
      expect(shown).toEqual(expected);
    }),
  );
});

it("shows the more, the less is asked for", () => {
  fc.assert(
    fc.property(anyCatalogue, anyFilter, (catalogue, { marks, labelIds }) => {
      const shown = filterDevices(catalogue, catalogue, { marks, labelIds });
      const more = filterDevices(catalogue, catalogue, { marks: marks.slice(1), labelIds: [] });
      expect(more).toEqual(expect.arrayContaining(shown));
      expect(filterDevices(catalogue, catalogue, { marks: [], labelIds: [] })).toEqual(catalogue);
    }),
  );
});
