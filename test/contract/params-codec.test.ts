import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/contract/operations/index.ts";
import {
  boolean,
  choice,
  choices,
  int32,
  int64,
  int64s,
  type ParamValues,
  text,
  texts,
} from "../../src/contract/params.ts";
import { decodeParams, encodeParams, type RawPairs } from "../../src/contract/params-codec.ts";

const params = {
  name: text(),
  mode: choice("PARALLEL", "SERIAL"),
  retries: int32(),
  timeout: int64(),
  video: boolean(),
  deviceIds: int64s(),
  filters: choices("FREE", "NEW"),
  labels: texts(),
};

const someText = fc.string({ minLength: 1, unit: "grapheme" });
const anyValues: fc.Arbitrary<ParamValues<typeof params>> = fc.record(
  {
    name: someText,
    mode: fc.constantFrom("PARALLEL", "SERIAL"),
    retries: fc.integer(),
    timeout: fc.maxSafeInteger(),
    video: fc.boolean(),
    deviceIds: fc.array(fc.maxSafeInteger(), { minLength: 1 }),
    filters: fc.array(fc.constantFrom("FREE", "NEW"), { minLength: 1 }),
    labels: fc.array(someText, { minLength: 1 }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

function rawOf(pairs: RawPairs): Map<string, string[]> {
  const raw = new Map<string, string[]>();
  for (const [name, value] of pairs) raw.set(name, [...(raw.get(name) ?? []), value]);
  return raw;
}
const decode = (raw: Record<string, string[]>) => decodeParams(params, new Map(Object.entries(raw)));

test("what is encoded is decoded to the same values", () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      expect(decodeParams(params, rawOf(encodeParams(params, values)))).toEqual({ values, problems: [] });
    }),
  );
});

test("a query string in between changes nothing", () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const search = new URLSearchParams(
        encodeParams(params, values).map(([name, value]): [string, string] => [name, value]),
      );
      expect(decodeParams(params, rawOf([...new URLSearchParams(search.toString())]))).toEqual({
        values,
        problems: [],
      });
    }),
  );
});

test("whatever is sent, decoding answers with values or problems and never throws", () => {
  const raw = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(params).flatMap((name) => [name, `${name}[]`])), fc.string()),
    fc.array(fc.string()),
  );
  fc.assert(
    fc.property(raw, (sent) => {
      const { values, problems } = decode(sent);
      expect(Object.keys(params)).toEqual(expect.arrayContaining(Object.keys(values)));
      expect(problems.length + Object.keys(values).length).toBeLessThanOrEqual(Object.keys(params).length);
    }),
  );
});

describe("encoding", () => {
  test("repeats arrays under name[] and leaves out what is undefined", () => {
    expect(encodeParams(params, { deviceIds: [1, 2], name: undefined, video: false })).toEqual([
      ["video", "false"],
      ["deviceIds[]", "1"],
      ["deviceIds[]", "2"],
    ]);
  });

  test("leaves out names that the operation does not have", () => {
    expect(encodeParams({ name: text() }, { name: "a", other: "b" } as { name: string })).toEqual([
      ["name", "a"],
    ]);
  });

  test("sends every parameter that starts a run", () => {
    const query = operations.runs.start.query;
    expect(Object.keys(query)).toHaveLength(32);
    expect(encodeParams(query, { usedDeviceIds: [4], scheduler: "SERIAL", timeout: 90 })).toEqual([
      ["usedDeviceIds[]", "4"],
      ["scheduler", "SERIAL"],
      ["timeout", "90"],
    ]);
  });
});

describe("decoding", () => {
  test("takes arrays as name[] and name, repeated and comma-joined", () => {
    for (const raw of [
      { "deviceIds[]": ["1", "2", "3"] },
      { deviceIds: ["1", "2", "3"] },
      { "deviceIds[]": ["1,2,3"] },
      { deviceIds: ["1,2"], "deviceIds[]": ["3"] },
    ]) {
      expect(decode(raw as Record<string, string[]>)).toEqual({
        values: { deviceIds: [1, 2, 3] },
        problems: [],
      });
    }
    expect(decode({ "filters[]": ["FREE,NEW"] }).values).toEqual({ filters: ["FREE", "NEW"] });
  });

  test("keeps a comma of free text under name[], and splits it under the bare name of old clients", () => {
    expect(decode({ "labels[]": ["a,b"] }).values).toEqual({ labels: ["a,b"] });
    expect(decode({ labels: ["a,b"] }).values).toEqual({ labels: ["a", "b"] });
  });

  test("takes true, false, 1 and 0", () => {
    for (const yes of ["true", "TRUE", "1"]) expect(decode({ video: [yes] }).values).toEqual({ video: true });
    for (const no of ["false", "0"]) expect(decode({ video: [no] }).values).toEqual({ video: false });
  });

  test("takes an empty value as unset and ignores unknown names", () => {
    expect(
      decode({ name: [""], retries: [""], "deviceIds[]": [""], unknown: ["x"], __proto__: ["x"] }),
    ).toEqual({
      values: {},
      problems: [],
    });
  });

  test.each([
    [
      { retries: ["2147483648"] },
      'retries is "2147483648"; it takes a whole number from -2147483648 to 2147483647.',
    ],
    [{ timeout: ["9007199254740993"] }, 'timeout is "9007199254740993"; it takes a whole number'],
    [{ timeout: ["1.5"] }, 'timeout is "1.5"'],
    [{ "deviceIds[]": ["1", "x"] }, 'deviceIds is "x"'],
    [{ video: ["yes"] }, 'video is "yes"; it takes true or false.'],
    [{ mode: ["ALL"] }, 'mode is "ALL"; it takes PARALLEL, SERIAL.'],
    [{ "filters[]": ["OLD"] }, 'filters is "OLD"; it takes FREE, NEW.'],
    [{ name: ["a", "b"] }, "name is given 2 times with different values."],
  ])("says what is wrong with %j", (raw, problem) => {
    const { values, problems } = decode(raw as Record<string, string[]>);
    expect(values).toEqual({});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test("takes a value that is given twice alike, in the query and in the form", () => {
    expect(decode({ name: ["a", "a"] })).toEqual({ values: { name: "a" }, problems: [] });
  });
});
