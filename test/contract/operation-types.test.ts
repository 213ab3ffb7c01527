import { expectTypeOf, test } from "vitest";
import type { AnswerOf, BodyOf, IdsOf, ItemOf, QueryOf } from "../../src/contract/operation.ts";
import type { Operations } from "../../src/contract/operations/index.ts";
import type { Build } from "../../src/contract/resources/builds.ts";
import type { File } from "../../src/contract/resources/files.ts";
import type { Job } from "../../src/contract/resources/jobs.ts";
import type { Run } from "../../src/contract/resources/runs.ts";

// Checked by `tsc`: when inference breaks, this file does not compile.

type Optional<T, K extends keyof T> = undefined extends T[K] ? true : false;

test("ids of every path are required, those that choose a family are not", () => {
  type Ids = IdsOf<Operations["runs"]["get"]>;
  expectTypeOf<Ids["runId"]>().toEqualTypeOf<number>();
  expectTypeOf<Optional<Ids, "projectId">>().toEqualTypeOf<true>();
  expectTypeOf<{ jobId: 1; buildId: 2 }>().toExtend<IdsOf<Operations["builds"]["abort"]>>();
  expectTypeOf<{ jobId: 1 }>().not.toExtend<IdsOf<Operations["builds"]["abort"]>>();
  expectTypeOf<Record<never, never>>().toExtend<IdsOf<Operations["jobs"]["list"]>>();
  expectTypeOf<Record<never, never>>().not.toExtend<IdsOf<Operations["runs"]["start"]>>();
});

test("parameters have the specification's types", () => {
  type Query = QueryOf<Operations["runs"]["start"]>;
  expectTypeOf<Query["usedDeviceIds"]>().toEqualTypeOf<readonly number[] | undefined>();
  expectTypeOf<Query["scheduler"]>().toEqualTypeOf<"PARALLEL" | "SERIAL" | "SINGLE" | undefined>();
  expectTypeOf<Query["applicationPassword"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<QueryOf<Operations["jobs"]["list"]>["limit"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<QueryOf<Operations["devices"]["list"]>["deviceFilters"]>().toEqualTypeOf<
    readonly ("FREE" | "RECOMMENDED" | "NEW")[] | undefined
  >();
  expectTypeOf<keyof QueryOf<Operations["runs"]["abort"]>>().toEqualTypeOf<never>();
});

test("bodies are what a caller may give", () => {
  type Body = BodyOf<Operations["builds"]["start"]>;
  expectTypeOf<{ fileId: 7; executorId: 1; configuration: null }>().toExtend<Body>();
  expectTypeOf<{ executorId: 1 }>().not.toExtend<Body>();
  type Start = BodyOf<Operations["runs"]["startConfigured"]>;
  expectTypeOf<{
    osType: "DESKTOP";
    frameworkId: number;
    files: { id: string; action: "RUN_TEST" }[];
    deviceIds: number[];
    timeout: string;
  }>().toExtend<Start>();
  expectTypeOf<{ osType: "DESKTOP"; frameworkId: number }>().not.toExtend<Start>();
  expectTypeOf<{ osType: "BEOS"; frameworkId: number; files: [] }>().not.toExtend<Start>();
  expectTypeOf<Record<never, never>>().toExtend<BodyOf<Operations["runs"]["checkConfiguration"]>>();
  expectTypeOf<BodyOf<Operations["jobs"]["get"]>>().toEqualTypeOf<undefined>();
});

test("answers are the parsed records", () => {
  expectTypeOf<AnswerOf<Operations["jobs"]["create"]>>().toEqualTypeOf<Job>();
  expectTypeOf<AnswerOf<Operations["files"]["upload"]>>().toEqualTypeOf<File>();
  expectTypeOf<AnswerOf<Operations["jobs"]["remove"]>>().toEqualTypeOf<undefined>();
  expectTypeOf<AnswerOf<Operations["files"]["content"]>>().toEqualTypeOf<undefined>();
  expectTypeOf<AnswerOf<Operations["builds"]["abort"]>>().toEqualTypeOf<Build | undefined>();
  expectTypeOf<AnswerOf<Operations["builds"]["listAll"]>["data"]>().toEqualTypeOf<Build[]>();
  expectTypeOf<
    AnswerOf<Operations["runs"]["checkConfiguration"]>["files"][number]["id"]
  >().toEqualTypeOf<number>();
  expectTypeOf<ItemOf<Operations["deviceSessions"]["list"]>["state"]>().toExtend<string | null | undefined>();
  expectTypeOf<ItemOf<Operations["runs"]["list"]>>().toEqualTypeOf<Run>();
  expectTypeOf<ItemOf<Operations["runs"]["get"]>>().toEqualTypeOf<never>();
});

test("fields of a record are typed after parsing", () => {
  expectTypeOf<Run["createTime"]>().toEqualTypeOf<Date | null | undefined>();
  expectTypeOf<File["directUrl"]>().toEqualTypeOf<URL | null | undefined>();
  expectTypeOf<Run["id"]>().toEqualTypeOf<number>();
  expectTypeOf<Run["successRatio"]>().toEqualTypeOf<number | null | undefined>();
});
