import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyOperation } from "../../../src/contract/operation.ts";
import { operations } from "../../../src/contract/operations/index.ts";
import { routesOf } from "../../../src/contract/paths.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const ROOTS = ["/api/v2", "/api", "/cloud/api/v2"];
const table = Object.values(operations).flatMap((group) => Object.values<AnyOperation>(group));

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud[Symbol.asyncDispose]());

describe("every operation", () => {
  it("answers alike under each root, in every path that it has", async () => {
    const { userId } = cloud.cloud.account;
    let paths = 0;
    for (const operation of table.filter(({ root, upload }) => root === "api" && upload === null)) {
      for (const { method, template } of routesOf(operation)) {
        const path = template.replace("{userId}", String(userId)).replaceAll(/\{\w+\}/g, "999999");
        const answers = [];
        for (const root of ROOTS) {
          const response = await cloud.fetch(root + path, { method });
          const text = await response.text();
          expect(text).not.toContain("No operation");
          answers.push(response.status);
        }
        // What the first made, the others make again: 201 stays 201.
        expect(new Set(answers).size, `${method} ${path}`).toBe(1);
        paths += 1;
      }
    }
    expect(paths).toBeGreaterThan(200);
  });

  it("gives links under a root that is there, whichever root was asked", async () => {
    for (let count = 0; count < 3; count++) await cloud.createJob();
    for (const root of ROOTS) {
      const page = (await (await cloud.fetch(`${root}/me/jobs?limit=2`)).json()) as { next: string };
      expect(page.next).toContain(`${root}/me/jobs?`);
      expect((await cloud.fetch(page.next)).status).toBe(200);
    }
  });
});
