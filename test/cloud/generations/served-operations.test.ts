import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyOperation } from "../../../src/contract/operation.ts";
import { operations } from "../../../src/contract/operations/index.ts";
import { routesOf } from "../../../src/contract/paths.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const table = Object.values(operations).flatMap((group) => Object.values<AnyOperation>(group));
/** Uploads answer before they are read to their end, which a test would have to wait for. */
const small = table.filter(({ upload, access }) => upload !== "bytes" && access !== "none");

/** Asks for every path of an operation. Ids are of nothing, so that nothing is changed. */
async function refusalsOf(cloud: TestCloud, operation: AnyOperation): Promise<Set<string>> {
  const { userId } = cloud.cloud.account;
  const messages = new Set<string>();
  for (const { method, template } of routesOf(operation)) {
    const path = template.replace("{userId}", String(userId)).replaceAll(/\{\w+\}/g, "999999");
    const url = operation.root === "auth" ? path : `/api/v2${path}`;
    const body = operation.upload ? { body: new FormData() } : {};
    const response = await cloud.fetch(url, { method, ...body });
    const text = await response.text();
    const isUnknown = response.status === 404 && text.includes("No operation");
    messages.add(isUnknown ? "unknown" : "served");
  }
  return messages;
}

describe.each([
  ["legacy", "current"],
  ["current", "legacy"],
] as const)("a cloud of the %s generation", (own, other) => {
  let cloud: TestCloud;
  beforeAll(async () => {
    cloud = await startTestCloud({ generation: own });
  });
  afterAll(() => cloud[Symbol.asyncDispose]());
  const side = (generation: string) => small.filter((operation) => operation.generation === generation);

  it(`knows no operation that only ${other} services have, under any of its paths`, async () => {
    expect(side(other).length).toBeGreaterThan(5);
    for (const operation of side(other)) {
      expect([operation.id, ...(await refusalsOf(cloud, operation))]).toEqual([operation.id, "unknown"]);
    }
  });

  it("has its own operations and those of both", async () => {
    for (const operation of [...side(own), ...side("both")]) {
      expect([operation.id, ...(await refusalsOf(cloud, operation))]).toEqual([operation.id, "served"]);
    }
  });

  it("answers what is not its own like every unknown route", async () => {
    const path = own === "legacy" ? "/me/device-groups" : "/me/jobs";
    const { status, body } = await cloud.call("GET", path);
    expect([status, body]).toEqual([404, { message: `No operation GET /api/v2${path}`, statusCode: 404 }]);
  });
});
