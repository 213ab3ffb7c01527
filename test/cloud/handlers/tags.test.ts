import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../support/test-cloud.ts";
import { type RunCloud, startRunCloud } from "./run-cloud.ts";

let cloud: RunCloud;
let run: Json;
beforeAll(async () => {
  cloud = await startRunCloud();
  run = await cloud.finishedRun();
});
afterAll(() => cloud[Symbol.asyncDispose]());

const add = (name: string) => cloud.post(`/runs/${run.id}/tags?${new URLSearchParams({ name })}`);

describe("tags", () => {
  it("are created, read, listed and taken off in each family", async () => {
    const { userId, projectId } = cloud.cloud.account;
    const families = ["", `/projects/${projectId}`, `/users/${userId}/projects/${projectId}`];
    for (const [index, family] of families.entries()) {
      const tags = `${family}/runs/${run.id}/tags`;
      const { status, body: tag } = await cloud.post(`${tags}?name=tag-${index}`);
      expect([status, tag]).toEqual([201, { id: tag.id, name: `tag-${index}`, testRunId: run.id }]);
      expect(await cloud.get(`${tags}/${tag.id}`)).toEqual(tag);
      expect((await cloud.get(tags)).data).toEqual([tag]);
      expect((await cloud.call("DELETE", `${tags}/${tag.id}`)).status).toBe(204);
      expect((await cloud.call("GET", `${tags}/${tag.id}`)).status).toBe(404);
    }
  });

  it("of one name are one tag", async () => {
    const [first, again] = [await add(" nightly "), await add("nightly")];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await add("Nightly")).body.id).not.toBe(first.body.id);
  });

  it("need a name, which becomes one plain line", async () => {
    for (const name of ["", " ", "\u0007"]) {
      const { status, body } = await add(name);
      expect([status, body.message]).toEqual([400, "name is missing. Give the tag a name."]);
    }
    expect((await add("a\n\u202eb")).body.name).toBe("a b");
  });

  it("filter and sort by their fields", async () => {
    for (const name of ["b-1", "a-1"]) await add(name);
    const page = await cloud.get(
      `/runs/${run.id}/tags?filter=s_name_like_%25-1;n_testrunid_eq_${run.id}&sort=name_a`,
    );
    expect(page.data.map(({ name }: Json) => name)).toEqual(["a-1", "b-1"]);
  });

  it("belong to their run: another run neither shows nor deletes them", async () => {
    const [{ body: tag }, other] = [await add("mine"), await cloud.finishedRun()];
    const path = `/runs/${other.id}/tags/${tag.id}`;
    const { status, body } = await cloud.call("GET", path);
    expect([status, body.message]).toEqual([404, `No tag of run ${other.id} with id ${tag.id}.`]);
    expect((await cloud.call("DELETE", path)).status).toBe(204);
    expect((await cloud.call("GET", `/runs/${run.id}/tags/${tag.id}`)).status).toBe(200);
  });

  it("of a run that is not there are gone already", async () => {
    expect((await cloud.call("DELETE", "/runs/4711/tags/1")).status).toBe(204);
    expect((await cloud.call("GET", "/runs/4711/tags")).body.message).toBe("No run 4711.");
  });
});
