import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openapiDocument } from "../../../src/contract/openapi.ts";
import type { AnyOperation } from "../../../src/contract/operation.ts";
import { operations } from "../../../src/contract/operations/index.ts";
import { declaredRoutes } from "../../../src/contract/paths.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { tagsOf, textOf } from "./support/markup.ts";
import { Visitor } from "./support/visitor.ts";

const all = Object.values(operations).flatMap((group) => Object.values<AnyOperation>(group));
let cloud: TestCloud;
let page: string;
beforeAll(async () => {
  cloud = await startTestCloud();
  page = await new Visitor(cloud).page("/docs");
});
afterAll(() => cloud[Symbol.asyncDispose]());

describe("/openapi.json", () => {
  it("is the document of the contract, for everybody", async () => {
    const answer = await fetch(new URL("/openapi.json", cloud.cloud.url));
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
  });
});

describe("/docs", () => {
  it("has an article for every operation, with each of its paths", () => {
    const text = textOf(page);
    for (const operation of all) {
      expect(page).toContain(`<article id="${operation.id}"`);
      for (const { method, template } of declaredRoutes(operation)) {
        const path = operation.root === "auth" ? template : `/api/v2${template}`;
        expect(text).toContain(` ${method} ${path} `);
      }
      expect(text).toContain(operation.says.replaceAll("`", " ").replaceAll(/\s+/g, " ").slice(0, 20));
    }
  });

  it("leads nowhere that is not there", () => {
    const tags = tagsOf(page);
    const ids = tags.flatMap(({ attributes: { id } }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = tags.flatMap(({ attributes: { href } }) =>
      href?.startsWith("#") ? [href.slice(1)] : [],
    );
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it("describes the records with their fields, and the lists once", () => {
    const text = textOf(page);
    expect(page).toContain('<article id="record-Run"');
    expect(page).not.toContain('id="record-RunPage"');
    expect(text).toMatch(/successRatio .*?Float/);
    expect(text).toContain("state string, such as CREATED, BUILDING, FINISHED");
  });
});
