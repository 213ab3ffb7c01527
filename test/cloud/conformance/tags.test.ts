import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { type Conformance, FAMILIES, openConformance } from "./setting.ts";

let at: Conformance;
let runId: number;
beforeAll(async () => {
  at = await openConformance();
  runId = (await at.finishedRun()).id;
});
afterAll(() => at[Symbol.asyncDispose]());

describe.each(FAMILIES)("a tag in the %s family", (family) => {
  const ids = () => ({ runId, ...at.idsOf(family) });
  const path = () => `${at.prefixOf(family)}/runs/${runId}/tags`;
  const add = (name: string) => at.client.tags.add({ ...ids(), query: { name: `${family} ${name}` } });

  it("is added with 201", async () => {
    proves("addTag", "project", "user", "direct");
    const { answer, request } = await at.observe(() => add("nightly"));
    expect(request).toBe(`POST ${path()} 201`);
    expect(answer).toMatchObject({ id: expect.any(Number), name: `${family} nightly`, testRunId: runId });
  });

  it("is listed, by filter and in order", async () => {
    proves("listTags", "project", "user", "direct");
    const [b, a] = [await add("listed b"), await add("listed a")];
    const query = { filter: `s_name_like_${family} listed%;n_testrunid_eq_${runId}`, sort: "name_a" };
    const { answer, request } = await at.observe(() => at.client.tags.list({ ...ids(), query }).page());
    expect([request, answer.total, answer.data]).toEqual([`GET ${path()} 200`, 2, [a, b]]);
  });

  it("is read", async () => {
    proves("getTag", "project", "user", "direct");
    const tag = await add("read");
    const { answer, request } = await at.observe(() => at.client.tags.get({ ...ids(), tagId: tag.id }));
    expect([request, answer]).toEqual([`GET ${path()}/${tag.id} 200`, tag]);
  });

  it("is taken off with 204, and again with 204", async () => {
    proves("deleteTag", "project", "user", "direct");
    const { id: tagId } = await add("gone");
    for (const time of ["first", "second"]) {
      const { request } = await at.observe(() => at.client.tags.remove({ ...ids(), tagId }));
      expect(request, time).toBe(`DELETE ${path()}/${tagId} 204`);
    }
    await expect(at.client.tags.get({ runId, tagId })).rejects.toMatchObject({ code: "not-found" });
  });
});
