import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { frameworks } from "../../../src/cloud/runs/frameworks.ts";
import { callAs } from "../support/call-as.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

let cloud: TestCloud;
let path: string;
beforeAll(async () => {
  cloud = await startTestCloud({ accounts: [{ email: "a@team.example" }, { email: "b@team.example" }] });
  const { userId, projectId } = cloud.cloud.account;
  path = `/users/${userId}/projects/${projectId}/available-frameworks`;
});
afterAll(() => cloud[Symbol.asyncDispose]());

describe("the frameworks that a project can use", () => {
  it("have every field of the specification, and the id that runs name", async () => {
    const { data, total } = await cloud.get(path);
    expect(total).toBe(frameworks.length);
    for (const [index, framework] of data.entries()) {
      const { kind, minApiLevel, ...told } = frameworks[index] as (typeof frameworks)[number];
      expect(framework).toEqual({
        ...told,
        ...{ mainUserName: null, mainUserEmail: null, createTime: null, secured: false, forProjects: true },
        ...{ canRunFromUI: false, skipQueue: false, skipOlderSdk: minApiLevel !== null },
        retryable: kind !== "native-instrumentation",
      });
    }
  });

  it("filter and sort, and are the same for the account", async () => {
    const query = "?filter=retryable_eq_true;s_ostype_eq_IOS&sort=name_d";
    const { data } = await cloud.get(path + query);
    expect(data.map(({ osType, retryable }: Json) => [osType, retryable])).toEqual([["IOS", true]]);
    expect((await cloud.get(`/me/available-frameworks${query}`)).data).toEqual(data);
  });

  it("are told to whom the project is shared with, and to nobody else", async () => {
    const [guest, { userId }] = [callAs(cloud, 1), cloud.cloud.accounts[1] as Json];
    const { projectId } = cloud.cloud.account;
    const own = `/users/${userId}/projects/${projectId}/available-frameworks`;
    expect((await guest("GET", own)).status).toBe(403);
    await cloud.post(`/projects/${projectId}/sharings?email=b@team.example`);
    expect((await guest("GET", own)).body.total).toBe(frameworks.length);
    expect((await guest("GET", path)).status).toBe(403);
    expect((await cloud.call("GET", path.replace(String(projectId), "4711"))).status).toBe(404);
  });
});
