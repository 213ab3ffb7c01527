import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DeviceCloudError } from "../../src/base/errors.ts";
import type { AnyOperation, IdsOf } from "../../src/contract/operation.ts";
import { operations } from "../../src/contract/operations/index.ts";
import { buildPath, declaredRoutes } from "../../src/contract/paths.ts";

const { archives, builds, jobs, runs } = operations;
const table: readonly AnyOperation[] = Object.values(operations).flatMap((group) => Object.values(group));

describe("the path of a call", () => {
  test("is the family with most of the ids at hand", () => {
    expect(buildPath(runs.get, { runId: 3 }).path).toBe("/runs/3");
    expect(buildPath(runs.get, { runId: 3, projectId: 2 }).path).toBe("/projects/2/runs/3");
    expect(buildPath(runs.get, { runId: 3, projectId: 2, userId: 1 }).path).toBe(
      "/users/1/projects/2/runs/3",
    );
    expect(buildPath(jobs.list, { userId: 1 }).path).toBe("/users/1/jobs");
  });

  test("is the first listed family among those with equally many", () => {
    expect(buildPath(jobs.list, {})).toEqual({ family: "me", path: "/me/jobs", query: [] });
    expect(buildPath(operations.executors.list, {}).path).toBe("/me/executors");
  });

  test("moves the ids to the query where the direct family has them there", () => {
    expect(buildPath(archives.logs, { runId: 3, userId: 1 })).toEqual({
      family: "direct",
      path: "/runs/3/logs.zip",
      query: [["userId", "1"]],
    });
    expect(buildPath(runs.get, { runId: 3, userId: 1 }).query).toEqual([]);
  });

  test("falls back to the project where the user family does not exist", () => {
    expect(buildPath(archives.buildLogs, { runId: 3, projectId: 2, userId: 1 }).path).toBe(
      "/projects/2/runs/3/build-logs.zip",
    );
  });

  test("names the ids that are missing", () => {
    const refused = () => buildPath(builds.abort, { jobId: 1 } as unknown as IdsOf<typeof builds.abort>);
    expect(refused).toThrow(DeviceCloudError);
    expect(refused).toThrow("abortBuild was called without buildId.");
    expect(() => buildPath(runs.start, {} as IdsOf<typeof runs.start>)).toThrow(
      expect.objectContaining({ code: "input", message: "startRun was called without projectId." }),
    );
  });

  test.each([Number.NaN, 1.5, 2 ** 53, "", ".", "..", "\ud800"])("refuses the id %s", (runId) => {
    expect(() => buildPath(runs.get, { runId: runId as number })).toThrow("which is no id");
  });

  test.each(table.map((operation) => ({ id: operation.id as string, operation })))(
    "fills a template of $id, and every id stays one segment",
    ({ operation }) => {
      const anyId = fc.oneof(fc.maxSafeInteger(), fc.string({ unit: "grapheme", minLength: 3 }));
      const [longest] = declaredRoutes(operation).toSorted((a, b) => b.ids.length - a.ids.length);
      const names = longest?.ids ?? [];
      fc.assert(
        fc.property(fc.array(anyId, { minLength: names.length, maxLength: names.length }), (values) => {
          const ids = Object.fromEntries(names.map((name, at) => [name, values[at]]));
          const { path } = buildPath(operation, ids as IdsOf<AnyOperation>);
          const filled = longest?.template.replace(/\{(\w+)\}/g, (_, name) =>
            encodeURIComponent(String(ids[name])),
          );
          expect(path).toBe(filled);
          expect(new URL(path, "http://service.example").pathname).toBe(path);
        }),
        { numRuns: 20 },
      );
    },
  );
});
