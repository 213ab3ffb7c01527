import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod";
import type { AnyOperation } from "../../../src/contract/operation.ts";
import { operations } from "../../../src/contract/operations/index.ts";
import { declaredRoutes } from "../../../src/contract/paths.ts";
import { dateTime, link } from "../../../src/contract/resources/scalars.ts";
import { DEVICES, type NewerCloud, startNewerCloud } from "../generations/setting.ts";
import type { Json } from "../support/test-cloud.ts";

const table = Object.values(operations).flatMap((group) => Object.values<AnyOperation>(group));
const reads = table.filter(({ method, answer, access }) => {
  return method === "GET" && !answer.bytes && access === "account";
});

/** The dates and links in an answer, found by the contract. */
interface Marked {
  readonly dates: unknown[];
  readonly links: unknown[];
}

function mark(schema: z.ZodType, value: unknown, found: Marked): void {
  if (value === null || value === undefined) return;
  if (schema === dateTime) found.dates.push(value);
  if (schema === link) found.links.push(value);
  if (schema === dateTime || schema === link) return;
  const { def } = schema as unknown as { def: Json };
  // Around another schema: optional, nullable, with a fallback, or read before it is checked.
  const inner = def.innerType ?? (def.type === "pipe" ? def.out : undefined);
  if (inner) mark(inner, value, found);
  if (def.element) for (const element of value as unknown[]) mark(def.element, element, found);
  for (const [name, field] of Object.entries<z.ZodType>(def.shape ?? {})) {
    mark(field, (value as Json)[name], found);
  }
}

/** A cloud with a record of every kind, and the ids by which paths name them. */
async function populated(wire: "spec" | "classic") {
  const cloud = await startNewerCloud({ wire });
  const { userId, projectId } = cloud.cloud.account;
  const build = await cloud.runToEnd();
  for (let count = 0; count < 4; count++) await cloud.createJob();
  const run = await cloud.endedRun({ deviceIds: [DEVICES.phone, DEVICES.other, DEVICES.desktop] });
  for (let count = 0; count < 4; count++) await cloud.endedRun();
  const [session] = await cloud.sessions(run);
  for (const name of ["a", "b", "c", "d"]) await cloud.post(`/runs/${run.id}/tags?name=${name}`);
  const { body: tag } = await cloud.post(`/runs/${run.id}/tags?name=e`);
  const parameters = `/users/${userId}/projects/${projectId}/config/parameters`;
  const { body: parameter } = await cloud.post(`${parameters}?key=A&value=b`);
  const group = await cloud.post(`/me/device-groups?displayName=g&deviceIds=${DEVICES.phone}`);
  const file = await cloud.upload(new Blob(["x"]));
  const ids: Record<string, number> = {
    ...{ userId, projectId, jobId: build.jobId, buildId: build.id, runId: run.id, tagId: tag.id },
    ...{ deviceSessionId: session.id, deviceId: DEVICES.phone, deviceGroupId: group.body.id },
    ...{ fileId: file.id, parameterId: parameter.id },
  };
  return { cloud, ids };
}

function pathOf(operation: AnyOperation, ids: Record<string, number>): string {
  const [route] = declaredRoutes(operation);
  const path = (route?.template ?? "").replaceAll(/\{(\w+)\}/g, (_, name) => String(ids[name]));
  return operation.root === "auth" ? path : `/api/v2${path}`;
}

describe.each(["spec", "classic"] as const)("answers on the %s wire", (wire) => {
  let cloud: NewerCloud;
  let ids: Record<string, number>;
  beforeAll(async () => {
    ({ cloud, ids } = await populated(wire));
  });
  afterAll(() => cloud[Symbol.asyncDispose]());

  const read = async (operation: AnyOperation, query = ""): Promise<Json> => {
    const response = await cloud.fetch(`${pathOf(operation, ids)}${query}`);
    expect([operation.id, response.status]).toEqual([operation.id, 200]);
    return response.json();
  };

  it("of every operation write dates and links in its form, and fit the contract", async () => {
    const found: Marked = { dates: [], links: [] };
    for (const operation of reads) {
      const answer = await read(operation);
      expect([operation.id, operation.answer.schema?.safeParse(answer).error]).toEqual([
        operation.id,
        undefined,
      ]);
      const schema = operation.answer.item ?? operation.answer.schema;
      for (const one of operation.answer.item ? answer.data : [answer]) mark(schema, one, found);
    }
    expect(found.dates.length).toBeGreaterThan(40);
    expect(found.links.length).toBeGreaterThan(5);
    for (const date of found.dates) {
      if (wire === "classic") expect(date).toBeTypeOf("number");
      else expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    for (const one of found.links) {
      if (wire === "classic") expect(one).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
      else
        expect(one).toMatchObject({
          protocol: "http",
          path: expect.stringMatching(/^\//),
          port: expect.any(Number),
        });
    }
  });

  it("of every list count offsets in its way", async () => {
    let lists = 0;
    for (const operation of reads.filter(({ answer }) => answer.item)) {
      const { data, total } = await read(operation, "?limit=0&sort=id_a");
      expect(data).toHaveLength(total);
      if (total < 4) continue;
      lists += 1;
      const first = wire === "classic" ? 1 : 2;
      const page = await read(operation, "?limit=2&offset=1&sort=id_a");
      expect([operation.id, page.data]).toEqual([operation.id, data.slice(first, first + 2)]);
      expect(page).toMatchObject({ limit: 2, offset: 1, total });
      expect(await read(operation, `?limit=1000000&sort=id_a`)).toMatchObject({ data, total, next: null });
    }
    expect(lists).toBeGreaterThan(5);
  });

  it("to an upload show its time in milliseconds, and where it is", async () => {
    const file = await cloud.upload(new Blob(["x"]), "a.txt");
    expect(file).toMatchObject({ createTime: expect.any(Number), selfURI: `/me/files/${file.id}` });
    expect((await cloud.fetch(`/api/v2${file.selfURI}`)).status).toBe(200);
    const href =
      typeof file.directUrl === "string"
        ? file.directUrl
        : new URL(`${file.directUrl.protocol}://${file.directUrl.authority}${file.directUrl.file}`);
    expect(await (await fetch(href)).text()).toBe("x");
  });

  it("to a create are 201, to a change 200, to a delete 204 without a body", async () => {
    const form = new FormData();
    form.append("file", new Blob(["x"]), "x");
    const created = [
      await cloud.call("POST", "/me/files", { body: form }),
      await cloud.post("/me/jobs?name=j"),
      await cloud.post("/me/projects?name=p"),
      await cloud.post("/me/device-groups?displayName=d"),
      await cloud.post(`/runs/${ids.runId}/tags?name=t`),
      await cloud.ask(),
    ];
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    const [file, job, , , tag, run] = created.map(({ body }) => body);
    expect((await cloud.post(`/jobs/${job.id}?name=k`)).status).toBe(200);
    expect((await cloud.post(`/runs/${ids.runId}/files.zip`)).status).toBe(200);
    for (const path of [
      `/me/files/${file.id}`,
      `/jobs/${job.id}`,
      `/runs/${ids.runId}/tags/${tag.id}`,
      `/runs/${run.id}`,
    ]) {
      const deleted = await cloud.call("DELETE", path);
      expect([path, deleted.status, deleted.body]).toEqual([path, 204, null]);
    }
  });
});
