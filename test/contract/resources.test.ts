import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/contract/operations/index.ts";
import { build, buildStart } from "../../src/contract/resources/builds.ts";
import { errorBody, oauthError } from "../../src/contract/resources/errors.ts";
import { file, virusScanOf } from "../../src/contract/resources/files.ts";
import { oauthToken } from "../../src/contract/resources/oauth.ts";
import { extendedRun, run } from "../../src/contract/resources/runs.ts";
import { anyDate } from "./any-record.ts";

const createTimeOf = (createTime: unknown) => build.parse({ id: 1, createTime }).createTime;
const linkOf = (directUrl: unknown) => file.parse({ id: 1, directUrl }).directUrl;

describe("a record", () => {
  test("keeps unknown fields and unknown states", () => {
    expect(run.parse({ id: 1, state: "TELEPORTING", novelty: { deep: true } })).toEqual({
      id: 1,
      state: "TELEPORTING",
      novelty: { deep: true },
    });
  });

  test("takes missing and null for every field but its id", () => {
    expect(run.parse({ id: 1, state: null, createTime: null, successRatio: null }).state).toBeNull();
    expect(run.safeParse({ displayName: "x" }).success).toBe(false);
    expect(Object.keys(run.parse({ id: 1 }))).toEqual(["id"]);
  });

  test("takes ids, counts and ratios that are written as strings", () => {
    expect(run.parse({ id: "12", testCaseCount: "3", successRatio: "0.5" })).toEqual({
      id: 12,
      testCaseCount: 3,
      successRatio: 0.5,
    });
    for (const id of ["x", "1.5", "", "9007199254740993", 2 ** 53, 1.5])
      expect(run.safeParse({ id }).success).toBe(false);
  });

  test("holds the records within: files as a page, tags as a list", () => {
    const parsed = extendedRun.parse({
      id: 1,
      files: { data: [{ id: "2" }], total: 1 },
      tags: [{ id: 3, name: "x" }],
    });
    expect(parsed.files?.data[0]?.id).toBe(2);
    expect(parsed.tags?.[0]?.name).toBe("x");
  });
});

describe("a date", () => {
  test("is read from ISO 8601 and from milliseconds alike", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        for (const form of [date.toISOString(), date.getTime(), String(date.getTime())]) {
          expect(createTimeOf(form)).toEqual(date);
        }
      }),
    );
  });

  test.each([
    ["2026-08-01T10:00:00+02:00", "2026-08-01T08:00:00.000Z"],
    ["2026-08-01T10:00:00.5+0200", "2026-08-01T08:00:00.500Z"],
    ["2026-08-01T10:00:00-03", "2026-08-01T13:00:00.000Z"],
    ["2026-08-01T10:00:00", "2026-08-01T10:00:00.000Z"],
    ["2026-08-01T10:00z", "2026-08-01T10:00:00.000Z"],
    ["2026-08-01", "2026-08-01T00:00:00.000Z"],
  ])("reads %s, without an offset as UTC", (text, expected) => {
    expect((createTimeOf(text) as Date).toISOString()).toBe(expected);
  });

  test.each(["", "soon", "2026-13-45T00:00:00Z", "build 2001", 9e15, {}, true])(
    "that is none (%j) loses no record",
    (value) => {
      expect(createTimeOf(value)).toBeNull();
    },
  );
});

describe("a link", () => {
  test("is read from the URL object, complete or not, and from a string", () => {
    const href = "https://files.example:8443/a.zip?s=1#r";
    for (const form of [
      href,
      { protocol: "https", authority: "files.example:8443", file: "/a.zip?s=1", ref: "r" },
      {
        protocol: "https",
        host: "files.example",
        port: 8443,
        path: "/a.zip",
        query: "s=1",
        ref: "r",
        content: {},
      },
    ]) {
      expect((linkOf(form) as URL).href).toBe(href);
    }
    const portless = {
      protocol: "https",
      host: "files.example",
      port: -1,
      path: "/",
      query: null,
      ref: null,
    };
    expect((linkOf(portless) as URL).href).toBe("https://files.example/");
  });

  test.each([
    "",
    "/relative",
    "javascript:alert(1)",
    "file:///etc/passwd",
    {},
    { host: "x" },
    { port: [] },
    7,
  ])("that is no http address (%j) loses no record", (value) => {
    expect(linkOf(value)).toBeNull();
  });
});

describe("the virus scan of an upload", () => {
  const scanned = (value?: string) =>
    virusScanOf({ fileProperties: value === undefined ? [] : [{ key: "virus_scan_status", value }] });

  test("lets safe, disabled and absent pass, and nothing else", () => {
    for (const value of ["safe", "disabled", "SAFE", undefined]) expect(scanned(value)).toBe("usable");
    for (const value of ["waiting", "scanning", "quantum", ""]) expect(scanned(value)).toBe("pending");
    expect(scanned("infected")).toBe("infected");
    expect(virusScanOf({})).toBe("usable");
  });
});

describe("what a service may answer", () => {
  test("to an abort of a build: the record, another body, or none", () => {
    const { schema } = operations.builds.abort.answer;
    expect(schema.parse({ id: 1, state: "FINISHED" })).toEqual({ id: 1, state: "FINISHED" });
    for (const body of [undefined, null, "", "aborted", {}, []]) expect(schema.parse(body)).toBeUndefined();
  });

  test("to a refusal: its two documented bodies", () => {
    expect(errorBody.parse({ message: "No such job.", statusCode: "404" })).toMatchObject({
      statusCode: 404,
    });
    expect(oauthError.parse({ error: "invalid_grant", error_description: "Bad credentials" }).error).toBe(
      "invalid_grant",
    );
    expect(errorBody.safeParse("<html>").success).toBe(false);
  });

  test("to a grant: a token, and no empty one", () => {
    expect(oauthToken.parse({ access_token: "t", expires_in: "3600" }).expires_in).toBe(3600);
    expect(oauthToken.safeParse({ access_token: "" }).success).toBe(false);
  });
});

test("a build starts with a file, its numbers as strings, too", () => {
  expect(buildStart.parse({ fileId: "7", executorId: null, resultsConfig: [], configuration: null })).toEqual(
    {
      ...{ fileId: 7, executorId: null, resultsConfig: [], configuration: null },
    },
  );
  expect(buildStart.safeParse({ executorId: 1 }).success).toBe(false);
});
