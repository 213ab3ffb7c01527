import { describe, expect, test } from "vitest";
import type { AnyOperation } from "../../src/contract/operation.ts";
import { operations } from "../../src/contract/operations/index.ts";
import { routesOf } from "../../src/contract/paths.ts";
import { spellingsOf } from "../../src/contract/spellings.ts";

const { account, archives, builds, deviceSessions, files, jobs, runs } = operations;
const table: readonly AnyOperation[] = Object.values(operations).flatMap((group) => Object.values(group));

describe("the spellings of a path", () => {
  test("have me for the user of the path, and the other way round", () => {
    expect(spellingsOf(jobs.get)).toEqual(["/me/jobs/{jobId}"]);
    expect(spellingsOf(files.upload)).toEqual(["/users/{userId}/files"]);
    expect(spellingsOf(jobs.create)).toEqual([]);
  });

  test("find a run under its user without its project, and the project under me", () => {
    expect(spellingsOf(runs.abort).toSorted()).toEqual([
      "/me/projects/{projectId}/runs/{runId}/abort",
      "/me/runs/{runId}/abort",
      "/users/{userId}/runs/{runId}/abort",
    ]);
    expect(spellingsOf(runs.list)).toEqual(["/me/projects/{projectId}/runs"]);
  });

  test("call device sessions device runs, in each of their places", () => {
    const spelled = spellingsOf(deviceSessions.outputFiles);
    const prefixes = [
      "",
      "/projects/{projectId}",
      ...["/users/{userId}", "/users/{userId}/projects/{projectId}"],
      ...["/me", "/me/projects/{projectId}"],
    ];
    for (const prefix of prefixes) {
      expect(spelled).toContain(`${prefix}/runs/{runId}/device-runs/{deviceSessionId}/output-file-set/files`);
    }
    expect(spelled).toHaveLength(9);
  });

  test("give the user family nothing that the specification does not list for it", () => {
    expect(spellingsOf(archives.buildLogs)).toEqual([]);
  });

  test("find the account under every root of the API", () => {
    expect(spellingsOf(account.getMe)).toEqual(["/api/v2/me", "/cloud/api/v2/me"]);
  });

  test("leave alone what a build's script is given as an address", () => {
    for (const operation of [builds.complete, builds.input, builds.putOutput])
      expect(spellingsOf(operation)).toEqual([]);
  });

  test.each(table.map((operation) => ({ id: operation.id as string, operation })))(
    "of $id name the same record by the same ids",
    ({ operation }) => {
      const own = (ids: readonly string[]) => ids.filter((id) => id !== "userId" && id !== "projectId");
      const [first, ...others] = routesOf(operation);
      for (const { ids, declared, method } of others) {
        if (!declared) expect(own(ids)).toEqual(own(first?.ids ?? []));
        expect(method).toBe(operation.method);
      }
      expect(new Set(routesOf(operation).map(({ template }) => template)).size).toBe(
        routesOf(operation).length,
      );
    },
  );
});
