import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import type { AnyOperation } from "../../src/contract/operation.ts";
import { operations } from "../../src/contract/operations/index.ts";
import { file } from "../../src/contract/resources/files.ts";
import { pageOf } from "../../src/contract/resources/page.ts";
import { encodeWire, type Wire } from "../../src/contract/wire.ts";
import { anyRecordOf, anyUrl } from "./any-record.ts";

const overTheWire = (value: unknown, wire: Wire) => JSON.parse(JSON.stringify(encodeWire(value, wire)));

const table: readonly AnyOperation[] = Object.values(operations).flatMap((group) => Object.values(group));
const carried = table.flatMap(({ id, answer, body }): { id: string; schema: z.ZodType }[] => [
  ...(answer.schema ? [{ id: `the answer of ${id}`, schema: answer.item ?? answer.schema }] : []),
  ...(body ? [{ id: `the body of ${id}`, schema: body }] : []),
]);
const distinct = carried.filter(
  ({ schema }, at) => carried.findIndex((other) => other.schema === schema) === at,
);

describe.each<Wire>(["spec", "classic"])("in the %s form", (wire) => {
  test.each(distinct)("$id is parsed to what was sent", ({ schema }) => {
    fc.assert(
      fc.property(anyRecordOf(schema), (record) => {
        expect(schema.parse(overTheWire(record, wire))).toEqual(record);
      }),
      { numRuns: 40 },
    );
  });

  test("every address survives", () => {
    fc.assert(
      fc.property(anyUrl, (directUrl) => {
        expect(file.parse(overTheWire({ id: 1, directUrl }, wire)).directUrl?.href).toBe(directUrl.href);
      }),
    );
  });
});

const createTime = new Date("2026-08-01T10:00:00.250Z");
const directUrl = new URL("https://me:pw@files.example:8443/a/b.zip?signature=x&n=1#part");

test("the documented forms are ISO 8601 and the URL object with all its fields", () => {
  expect(encodeWire({ data: [{ createTime, directUrl }] }, "spec")).toEqual({
    data: [
      {
        createTime: "2026-08-01T10:00:00.250Z",
        directUrl: {
          protocol: "https",
          authority: "me:pw@files.example:8443",
          content: {},
          defaultPort: 443,
          host: "files.example",
          userInfo: "me:pw",
          file: "/a/b.zip?signature=x&n=1",
          query: "signature=x&n=1",
          path: "/a/b.zip",
          ref: "part",
          port: 8443,
        },
      },
    ],
  });
});

test("the parts that an address lacks are null, its port is -1", () => {
  expect(encodeWire(new URL("http://files.example/"), "spec")).toMatchObject({
    ...{ defaultPort: 80, port: -1, userInfo: null, query: null, ref: null, path: "/" },
  });
});

test("the classic forms are milliseconds and plain addresses", () => {
  expect(encodeWire({ createTime, directUrl }, "classic")).toEqual({
    createTime: 1_785_578_400_250,
    directUrl: directUrl.href,
  });
});

test("a date that is none is sent as null", () => {
  expect(encodeWire([new Date(Number.NaN)], "spec")).toEqual([null]);
});

test("a page of records is parsed from the envelope and from a plain array", () => {
  const page = pageOf(file);
  expect(page.parse({ data: [{ id: "7" }], total: 1, next: null })).toMatchObject({
    data: [{ id: 7 }],
    total: 1,
  });
  expect(page.parse([{ id: 7 }, { id: 8 }])).toEqual({ data: [{ id: 7 }, { id: 8 }], total: 2 });
});
