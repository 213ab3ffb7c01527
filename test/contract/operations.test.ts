import { describe, expect, test } from "vitest";
import { listFieldsOf } from "../../src/contract/list-fields.ts";
import type { AnyOperation } from "../../src/contract/operation.ts";
import { operations } from "../../src/contract/operations/index.ts";
import type { Params } from "../../src/contract/params.ts";
import { declaredRoutes, routesOf } from "../../src/contract/paths.ts";
import { specOperations } from "../spec-operations.ts";

const table: readonly AnyOperation[] = Object.values(operations).flatMap((group) => Object.values(group));
const named = table.map((operation) => ({ id: operation.id as string, operation }));
const roots = { api: "/api/v2", auth: "" } as const;

const byTable = (a: AnyOperation, b: AnyOperation) => table.indexOf(a) - table.indexOf(b);

function linesOf(operation: AnyOperation): string[] {
  const root: string = roots[operation.root as keyof typeof roots];
  return declaredRoutes(operation).map(({ method, template }) => `${method} ${root}${template}`);
}

const extensions = [
  ...["createConfigParameter", "deleteFile", "downloadFile", "downloadInputFileSet", "getFile", "listFiles"],
  ...["listExecutors", "uploadOutputFile", "downloadOutputZip"],
  ...[
    "startConfiguredRun",
    "checkRunConfiguration",
    "createProject",
    "getProject",
    "listAvailableFrameworks",
  ],
  ...["listDeviceSessions", "getDeviceSession", "listDeviceSessionFiles", "downloadDeviceSessionZip"],
  ...["listDeviceSessionScreenshots", "downloadDeviceSessionScreenshot"],
  ...["issueBrokerTicket", "revokeBrokerTicket", "listBrokerSessions", "getBrokerAvailability"],
  ...["listDeviceGroups", "createDeviceGroup", "getDeviceGroup", "listDevicesOfGroup", "addDevicesToGroup"],
];

describe("the table of operations", () => {
  test("holds every operation of the specification, and nothing else that is no marked extension", () => {
    const held = table.filter(({ extension }) => !extension).flatMap(linesOf);
    expect(held.toSorted()).toEqual(specOperations.toSorted());
    expect(specOperations).toHaveLength(93);
  });

  test("has no method and path twice, whatever the ids are called and however it is spelled, and no id twice", () => {
    const routes = table.flatMap((operation) =>
      routesOf(operation).map(({ method, template }) => `${operation.root} ${method} ${template}`),
    );
    const anonymous = routes.map((line) => line.replace(/\{\w+\}/g, "{}"));
    expect(anonymous).toHaveLength(new Set(anonymous).size);
    expect(table.map(({ id }) => id)).toHaveLength(new Set(table.map(({ id }) => id)).size);
  });

  test("marks what fills a gap, and only that, as an extension with its decision", () => {
    const ids = table.filter(({ extension }) => extension).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(extensions.toSorted());
    for (const { extension, source } of table)
      expect(source.startsWith("docs/decisions.md: ")).toBe(extension);
  });

  test("tells the generations apart: legacy are jobs, builds and the start by parameters", () => {
    const of = (wanted: string) => table.filter(({ generation }) => generation === wanted);
    const { jobs, builds, executors, runs } = operations;
    const legacy: AnyOperation[] = [jobs, builds, executors].flatMap((group) =>
      Object.values<AnyOperation>(group),
    );
    expect(of("legacy")).toEqual([...legacy, runs.start].toSorted(byTable));
    const { files, projects, deviceSessions, deviceGroups, frameworks } = operations;
    const current: AnyOperation[] = [projects, deviceSessions, deviceGroups].flatMap((group) =>
      Object.values<AnyOperation>(group),
    );
    expect(of("current")).toEqual(
      [
        ...current,
        ...[files.list, files.get, files.remove],
        ...[runs.startConfigured, runs.checkConfiguration, frameworks.listAll],
      ].toSorted(byTable),
    );
    // A signed link of the local cloud leads there, whichever generation it serves.
    expect(files.content.generation).toBe("both");
  });

  test("has nothing of the specification in the newer generation alone", () => {
    expect(table.filter(({ generation, extension }) => generation === "current" && !extension)).toEqual([]);
  });

  test("moves ids to the query in the direct family where the specification says so", () => {
    const moving = table.filter(({ directQuery }) => directQuery.length > 0);
    const both = moving.filter(({ directQuery }) => directQuery.includes("userId"));
    expect(both).toEqual(
      [operations.runs.availability, ...Object.values(operations.archives)].toSorted(byTable),
    );
    const { get, rename, remove, abort, retry } = operations.runs;
    const ofRuns = [operations.tags, operations.deviceSessions].flatMap((group) =>
      Object.values<AnyOperation>(group),
    );
    expect(moving.filter((operation) => !both.includes(operation))).toEqual(
      [get, rename, remove, abort, retry, ...ofRuns].toSorted(byTable),
    );
    for (const { directQuery, paths } of moving) {
      expect(directQuery).toContain("projectId");
      expect(paths.direct).toBeDefined();
    }
  });

  test("answers with the specification's codes: create 201, get 200, delete 204", () => {
    const statuses = { GET: [200], PUT: [201], DELETE: [204], POST: [200, 201] } as const;
    for (const { id, method, answer } of table) {
      expect(statuses[method as keyof typeof statuses], id).toContain(answer.statuses[0]);
    }
  });
});

describe("the parameters", () => {
  const kinds = (operation: AnyOperation) =>
    Object.entries(operation.query as Params).map(([name, { kind, choices }]) =>
      [name, kind, ...(choices ?? [])].join(" "),
    );
  const booleans =
    "appCrawlerRun autoScreenshots launchApp appRequired gamebenchEnabled videoRecordingEnabled";
  const texts =
    "name deviceNamePattern mode screenshotDir withAnnotation withoutAnnotation applicationUsername";
  const moreTexts =
    "applicationPassword deviceLanguageCode hookURL uiAutomatorTestClasses instrumentationRunner";
  const all = (names: string, kind: string) => names.split(" ").map((name) => `${name} ${kind}`);

  test("that start a run are the specification's, with its types and choices", () => {
    expect(kinds(operations.runs.start).toSorted()).toEqual(
      [
        ...all(`${booleans} useAdditionalFiles createVNCConnection`, "boolean"),
        ...all(`${texts} ${moreTexts} appiumBrokerAddress limitationValue`, "text"),
        ...all("usedDeviceGroupId appFileId testFileId dataFileId testRunId timeout", "int64"),
        ...["usedDeviceIds int64s", "maxAutoRetriesCount int32"],
        ...["scheduler text PARALLEL SERIAL SINGLE", "limitationType text PACKAGE CLASS"],
      ].toSorted(),
    );
  });

  test("that update a configuration are those from appRequired to maxAutoRetriesCount, and what else a start overrides", () => {
    const update = kinds(operations.configuration.update);
    const ofOneRun = /^(?:name|mode|usedDeviceIds|deviceNamePattern|(?:app|test|data)FileId|testRunId) /;
    const overriding = kinds(operations.runs.start).filter((one) => !ofOneRun.test(one));
    expect(update.toSorted()).toEqual(overriding.toSorted());
    expect(update.slice(0, 8)).toEqual([
      "appRequired boolean",
      "gamebenchEnabled boolean",
      "videoRecordingEnabled boolean",
      "useAdditionalFiles boolean",
      "timeout int64",
      "appiumBrokerAddress text",
      "createVNCConnection boolean",
      "maxAutoRetriesCount int32",
    ]);
  });

  test("that choose devices and device runs are arrays", () => {
    expect(kinds(operations.devices.list)).toEqual(
      expect.arrayContaining(["deviceFilters texts FREE RECOMMENDED NEW", "labelIds int64s"]),
    );
    for (const operation of [operations.runs.retry, ...Object.values(operations.archives)]) {
      expect(kinds(operation)).toEqual(["deviceRunIds int64s"]);
    }
  });

  test("that are secrets are marked, wherever they occur", () => {
    const marked = table.flatMap(({ query }) =>
      Object.entries(query as Params).flatMap(([name, { secret }]) => (secret ? [name] : [])),
    );
    expect([...new Set(marked)].toSorted()).toEqual(["applicationPassword", "password", "refresh_token"]);
  });
});

describe.each(named)("$id", ({ operation }) => {
  test("names its ids one way", () => {
    const known = [
      "userId",
      "projectId",
      "runId",
      "jobId",
      "buildId",
      "fileId",
      "tagId",
      "deviceId",
      "parameterId",
      "deviceSessionId",
      "deviceGroupId",
      "screenshotId",
      "ticketId",
    ];
    for (const { ids, template } of routesOf(operation)) {
      expect(known).toEqual(expect.arrayContaining([...ids]));
      expect(template).toMatch(/^(?:\/(?:[\w.-]+|\{\w+\}))+$/);
    }
  });

  test("shares the record's own ids between its families, which differ in their owner only", () => {
    const owner = ["userId", "projectId"];
    const [first, ...others] = routesOf(operation).map(({ ids }) => ids.filter((id) => !owner.includes(id)));
    for (const other of others) expect(other).toEqual(first);
  });

  test("does not call a parameter like one of its ids", () => {
    const ids = [...routesOf(operation).flatMap((route) => route.ids), ...operation.directQuery];
    expect(Object.keys(operation.query).filter((name) => ids.includes(name))).toEqual([]);
  });

  test("says in one sentence what it does, and where that stands", () => {
    expect(operation.says).toMatch(/^[A-Z].*\.$/);
    expect(operation.source).not.toBe("");
  });

  test("has one body at most, and takes it by a method that has one", () => {
    expect([operation.body, operation.upload].filter(Boolean).length).toBeLessThanOrEqual(1);
    if (operation.body || operation.upload || operation.placement === "form") {
      expect(["POST", "PUT"]).toContain(operation.method);
    }
  });
});

const lists = named.filter(({ operation }) => operation.answer.item);
describe.each(lists)("the list $id", ({ operation }) => {
  test("takes filter, sort, search, limit and offset, and has fields for the first two", () => {
    expect(Object.keys(operation.query)).toEqual(
      expect.arrayContaining(["filter", "sort", "search", "limit", "offset"]),
    );
    expect(operation.method).toBe("GET");
    const { filter, sort } = listFieldsOf(operation);
    expect(filter.map(({ name }) => name)).toContain("id");
    expect(sort).toContain("id");
  });
});

describe("the fields of a list", () => {
  const typed = (operation: AnyOperation) =>
    listFieldsOf(operation).filter.map(({ name, type }) => `${name} (${type})`);

  test("are those of the specification, with its types, where it lists them", () => {
    expect(typed(operations.jobs.list)).toEqual(["createtime (d)", "id (n)", "name (s)", "userid (n)"]);
    for (const list of [operations.runs.list, operations.runs.listOfUser, operations.runs.listExtended]) {
      expect(typed(list)).toEqual(
        ["createtime (d)", "displayname (s)", "frameworkid (n)", "frameworkname (s)", "id (n)"].concat(
          "successratio (n)",
        ),
      );
    }
    expect(typed(operations.tags.list)).toEqual(["id (n)", "name (s)", "testrunid (n)"]);
    expect(typed(operations.screenshots.list)).toEqual(["id (n)", "originalname (s)", "taketimestamp (n)"]);
  });

  test("are the record's own scalars everywhere else: no link, no list, no record", () => {
    expect(typed(operations.files.list)).toEqual([
      "id (n)",
      "name (s)",
      "mimetype (s)",
      "direction (s)",
      "inputType (s)",
      "state (s)",
      "size (n)",
      "createTime (d)",
      "selfURI (s)",
    ]);
    expect(typed(operations.executors.list)).toContain("busy (b)");
    expect(typed(operations.devices.list)).not.toContain(
      expect.stringMatching(/^(?:properties|softwareVersion) /),
    );
  });
});
