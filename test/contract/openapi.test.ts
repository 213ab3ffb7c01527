import { createConfig, lintFromString } from "@redocly/openapi-core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { openapiDocument } from "../../src/contract/openapi.ts";
import type { AnyOperation } from "../../src/contract/operation.ts";
import { operations } from "../../src/contract/operations/index.ts";
import { encodeWire, type Wire } from "../../src/contract/wire.ts";
import { specOperations } from "../spec-operations.ts";
import { anyRecordOf } from "./any-record.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of the document
type Json = any;

const table: readonly AnyOperation[] = Object.values(operations).flatMap((group) => Object.values(group));
const text = JSON.stringify(openapiDocument());
const document: Json = JSON.parse(text);
const methods = Object.entries<Json>(document.paths).flatMap(([path, { servers, ...item }]) =>
  Object.entries<Json>(item).map(([method, entry]) => ({ path, method, entry, servers })),
);
const byId = (operationId: string): Json =>
  methods.find(({ entry }) => entry.operationId === operationId)?.entry;

async function lint(source: string) {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, location }) => `${ruleId} at ${location[0]?.pointer}`);
}

describe("the linter", () => {
  test("finds nothing in the document, by its strictest rules", async () => {
    expect(await lint(text)).toEqual([]);
  });

  test("would find a reference to nothing and an id given twice", async () => {
    const broken = text
      .replace('"operationId":"getJob"', '"operationId":"listJobs"')
      .replace("#/components/schemas/Job", "#/components/schemas/Nothing");
    expect(await lint(broken)).toEqual([
      expect.stringContaining("no-unresolved-refs"),
      expect.stringContaining("operation-operationId-unique"),
    ]);
  });
});

describe("the document", () => {
  test("is the same each time", () => {
    expect(JSON.stringify(openapiDocument())).toBe(text);
  });

  test("has every operation of the specification under its path, and marks all others as extensions", () => {
    const specified = methods.filter(({ entry }) => !entry["x-extension"]);
    const lines = specified.map(
      ({ method, path, servers }) => `${method.toUpperCase()} ${servers ? "" : "/api/v2"}${path}`,
    );
    expect(lines.toSorted()).toEqual(specOperations.toSorted());
  });

  test("serves the API under its three roots, and tokens and identity at their own addresses", () => {
    expect(document.servers.map(({ url }: Json) => url)).toEqual(["/api/v2", "/api", "/cloud/api/v2"]);
    const elsewhere = methods.filter(({ servers }) => servers);
    expect(elsewhere.map(({ path }) => path).toSorted()).toEqual(["/api/me", "/oauth/token"]);
    for (const { servers } of elsewhere) expect(servers).toEqual([{ url: "/" }]);
  });

  test("names each path family of an operation apart", () => {
    expect(document.paths["/runs/{runId}"].get.operationId).toBe("getRun");
    expect(document.paths["/projects/{projectId}/runs/{runId}"].get.operationId).toBe("getRunOfProject");
    expect(document.paths["/users/{userId}/projects/{projectId}/runs/{runId}"].get.operationId).toBe(
      "getRunOfUserProject",
    );
    expect(document.paths["/me/jobs"].get.operationId).toBe("listJobsOfMe");
    expect(document.paths["/me/files"].post.operationId).toBe("uploadFile");
  });

  test("names the further spellings of a path", () => {
    expect(byId("getFile")["x-also-at"]).toEqual(["/users/{userId}/files/{fileId}"]);
    expect(byId("listDevices")["x-also-at"]).toBeUndefined();
  });

  test("tells the generations apart", () => {
    expect(byId("startRunOfProject")["x-generation"]).toBe("legacy");
    expect(byId("startConfiguredRun")["x-generation"]).toBe("current");
    expect(byId("getRun")["x-generation"]).toBe("both");
  });
});

describe("an operation's parameters", () => {
  const named = (operationId: string, where: string) =>
    byId(operationId).parameters.filter((parameter: Json) => parameter.in === where);

  test("are typed, with their choices, and arrays are repeated with brackets", () => {
    const query = named("startRunOfProject", "query");
    const schemaOf = (name: string) => query.find((parameter: Json) => parameter.name === name)?.schema;
    expect(schemaOf("timeout")).toEqual({ type: "integer", format: "int64" });
    expect(schemaOf("scheduler")).toEqual({ type: "string", enum: ["PARALLEL", "SERIAL", "SINGLE"] });
    expect(schemaOf("applicationPassword")).toEqual({ type: "string", format: "password" });
    expect(query.find(({ name }: Json) => name === "usedDeviceIds[]")).toMatchObject({
      ...{ style: "form", explode: true },
      schema: { type: "array", items: { type: "integer", format: "int64" } },
    });
  });

  test("include the ids that the direct family moves to the query, and only there", () => {
    const refs = (operationId: string) =>
      byId(operationId).parameters.flatMap(({ $ref }: Json) => ($ref ? [$ref.split("/").at(-1)] : []));
    expect(refs("zipLogs")).toEqual(["runId", "userIdInQuery", "projectIdInQuery"]);
    expect(refs("zipLogsOfProject")).toEqual(["projectId", "runId"]);
    expect(refs("listRuns")).toEqual(["filter", "sort", "search", "limit", "offset"]);
  });

  const secrets = new Set(["password", "refresh_token"]);

  test("that are secrets are not offered in the address where a form carries them", () => {
    const names = named("issueToken", "query").map(({ name }: Json) => name);
    expect(names).toEqual(["client_id", "grant_type", "username"]);
    const form = byId("issueToken").requestBody.content["application/x-www-form-urlencoded"];
    expect(Object.keys(form.schema.properties)).toEqual([...names, ...secrets]);
  });

  test("may come as a form wherever a body is possible", () => {
    for (const { method, entry } of methods) {
      const own = (entry.parameters ?? []).filter((parameter: Json) => parameter.in === "query");
      const form = entry.requestBody?.content["application/x-www-form-urlencoded"];
      const other = entry.requestBody && !form;
      const possible = method === "post" && own.length > 0 && !other;
      const names = form
        ? Object.keys(form.schema.properties).filter(
            (name) => entry.operationId !== "issueToken" || !secrets.has(name),
          )
        : [];
      expect(names, entry.operationId).toEqual(possible ? own.map(({ name }: Json) => name) : []);
    }
  });
});

describe("an operation's bodies", () => {
  test("are records by reference, and optional only where parameters say the same", () => {
    expect(byId("startConfiguredRunOfMe").requestBody).toEqual({
      required: true,
      content: { "application/json": { schema: { $ref: "#/components/schemas/RunStart" } } },
    });
    expect(byId("startBuild").requestBody.required).toBe(false);
    expect(Object.keys(byId("uploadFile").requestBody.content)).toEqual(["multipart/form-data"]);
    expect(Object.keys(byId("uploadOutputFile").requestBody.content)).toEqual(["application/octet-stream"]);
  });

  test("of success are records, pages of records, bytes or nothing, under every status that is documented", () => {
    const successes = (operationId: string) =>
      Object.entries<Json>(byId(operationId).responses)
        .filter(([status]) => /^2/.test(status))
        .map(([status, { content }]) => [status, content?.["application/json"]?.schema.$ref ?? content]);
    expect(successes("retryRun")).toEqual([
      ["200", "#/components/schemas/Run"],
      ["201", "#/components/schemas/Run"],
    ]);
    expect(successes("listTags")).toEqual([["200", "#/components/schemas/TagPage"]]);
    expect(successes("deleteTag")).toEqual([["204", undefined]]);
    expect(successes("downloadFile")).toEqual([
      ["200", { "*/*": {} }],
      ["206", { "*/*": {} }],
    ]);
  });

  test("of refusals are the error, for every operation; deletes list no 404, files the parts they lack", () => {
    for (const { method, entry } of methods) {
      const refused = Object.keys(entry.responses).filter((status) => !/^[23]/.test(status));
      const missing = method === "delete" ? [] : ["404"];
      const parts = "206" in entry.responses ? ["416"] : [];
      if (entry.operationId === "issueToken") expect(refused).toEqual(["400", "401", "default"]);
      else expect(refused).toEqual(["400", "401", "403", ...missing, ...parts, "default"]);
    }
    expect(document.components.responses.NotFound.content["application/json"].schema).toEqual({
      $ref: "#/components/schemas/Error",
    });
  });

  test("need credentials, but for the token endpoint", () => {
    const open = methods.filter(({ entry }) => entry.security);
    expect(open.map(({ entry }) => entry.operationId)).toEqual(["issueToken"]);
    const schemes = document.security.flatMap((requirement: Json) => Object.keys(requirement));
    expect(schemes.toSorted()).toEqual(Object.keys(document.components.securitySchemes).toSorted());
  });
});

describe("the component schemas", () => {
  const components = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll("#/components/schemas/", "#/$defs/"),
  );
  const schemaAt = (content: Json) => content?.["application/json"]?.schema.$ref.split("/").at(-1);
  const carried = table.flatMap(({ id, answer, body, paths }): [string, z.ZodType][] => {
    const path = Object.values<string>(paths)[0] as string;
    const entry = Object.values<Json>(document.paths[path]).find(({ operationId }) =>
      operationId?.startsWith(id),
    );
    const { content } = entry.responses[200] ?? entry.responses[201] ?? {};
    return [
      ...(answer.schema ? [[schemaAt(content), answer.schema] as [string, z.ZodType]] : []),
      ...(body ? [[schemaAt(entry.requestBody.content), body] as [string, z.ZodType]] : []),
    ];
  });
  const distinct = [...new Map(carried)].map(([name, schema]) => ({ name, schema }));

  test("are all there", () => {
    expect(distinct.length).toBeGreaterThan(25);
    for (const { name } of distinct) expect(Object.keys(components)).toContain(name);
  });

  test.each(distinct)("$name takes what is on the wire, in both forms", ({ name, schema }) => {
    const described = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: components });
    fc.assert(
      fc.property(anyRecordOf(schema), fc.constantFrom<Wire>("spec", "classic"), (record, wire) => {
        const sent = JSON.parse(JSON.stringify(encodeWire(record, wire)));
        expect(described.safeParse(sent).error?.issues).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  test("refuse what is no such record", () => {
    const described = z.fromJSONSchema({ $ref: "#/$defs/RunPage", $defs: components });
    expect(described.safeParse({ data: [{ id: 1 }] }).success).toBe(true);
    for (const other of [{ data: [{}] }, { data: [{ id: "x" }] }, {}, { data: null }, []])
      expect(described.safeParse(other).success).toBe(false);
  });

  test("tell how a run is started: with devices or a device group", () => {
    expect(components.RunStart.required).toEqual(["osType", "frameworkId", "files"]);
    expect(components.RunStart.anyOf).toEqual([{ required: ["deviceIds"] }, { required: ["deviceGroupId"] }]);
  });
});
