import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { type Conformance, openConformance } from "./setting.ts";

let at: Conformance;
beforeAll(async () => {
  at = await openConformance();
});
afterAll(() => at[Symbol.asyncDispose]());

describe("the configuration of a project", () => {
  it("is read, with the default of 30 minutes per device", async () => {
    proves("getConfiguration");
    const { projectId } = at;
    const { answer, request } = await at.observe(() => at.client.configuration.get({ projectId }));
    expect(request).toBe(`GET /api/v2/projects/${projectId}/config 200`);
    expect(answer).toMatchObject({
      projectId,
      scheduler: "PARALLEL",
      timeout: 1_800,
      maxAutoRetriesCount: 0,
    });
  });

  it("is updated field by field, and runs start with it", async () => {
    proves("updateConfiguration");
    const { projectId } = at;
    const before = await at.client.configuration.get({ projectId });
    const query = { timeout: 90, maxAutoRetriesCount: 2, appRequired: false, videoRecordingEnabled: true };
    const { answer, request } = await at.observe(() => at.client.configuration.update({ projectId, query }));
    expect(request).toBe(`POST /api/v2/projects/${projectId}/config 200`);
    expect(answer).toEqual({ ...before, ...query });
    expect(await at.client.configuration.get({ projectId })).toEqual(answer);
  });

  it("has parameters that are made, read and deleted", async () => {
    proves("createConfigParameter");
    proves("getConfigParameter");
    proves("deleteConfigParameter");
    const { userId } = at.owner;
    const ids = { userId, projectId: at.projectId };
    const path = `/api/v2/users/${userId}/projects/${at.projectId}/config/parameters`;
    const query = { key: "COLOUR", value: "red = green" };
    const made = await at.observe(() => at.client.configuration.createParameter({ ...ids, query }));
    const parameterId = made.answer.id;
    const read = await at.observe(() => at.client.configuration.getParameter({ ...ids, parameterId }));
    const gone = await at.observe(() => at.client.configuration.removeParameter({ ...ids, parameterId }));
    expect([made.request, read.request, gone.request]).toEqual([
      ...[`POST ${path} 201`, `GET ${path}/${parameterId} 200`, `DELETE ${path}/${parameterId} 204`],
    ]);
    expect(read.answer).toEqual({ id: parameterId, ...query });
    await expect(at.client.configuration.getParameter({ ...ids, parameterId })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("a project", () => {
  it("is shared by e-mail with 201, and then the other account may use it", async () => {
    proves("shareProject");
    const { projectId } = at;
    const query = { email: at.strange.email };
    const read = () => at.stranger.configuration.get({ projectId });
    await expect(read()).rejects.toMatchObject({ code: "forbidden" });
    const { answer, request } = await at.observe(() => at.client.sharings.share({ projectId, query }));
    expect(request).toBe(`POST /api/v2/projects/${projectId}/sharings 201`);
    expect(answer).toMatchObject({ userId: at.strange.userId, userEmail: at.strange.email });
    expect((await read()).projectId).toBe(projectId);
  });

  it("lists with whom it is shared", async () => {
    proves("listSharings");
    const { projectId } = at;
    const sharing = await at.client.sharings.share({ projectId, query: { email: at.strange.email } });
    const { answer, request } = await at.observe(() => at.client.sharings.list({ projectId }).page());
    expect([request, answer.data]).toEqual([`GET /api/v2/projects/${projectId}/sharings 200`, [sharing]]);
  });

  it("lists the frameworks that its runs can use", async () => {
    proves("listFrameworks");
    const ids = { userId: at.owner.userId, projectId: at.projectId };
    const { answer, request } = await at.observe(() => at.client.frameworks.list(ids).page());
    const { userId, projectId } = ids;
    expect(request).toBe(`GET /api/v2/users/${userId}/projects/${projectId}/available-frameworks 200`);
    expect(answer.data[0]).toMatchObject({
      ...{ id: 1, name: "Server-side package", osType: "UNDEFINED", requiredTestExtensions: "zip" },
      ...{ requiredAppExtensions: "", forProjects: true, secured: false, retryable: true },
    });
  });

  it("is among the projects of its account", async () => {
    proves("listProjects");
    const { answer, request } = await at.observe(() => at.client.account.projects().page());
    expect(request).toBe("GET /api/v2/me/projects 200");
    expect(answer.data).toMatchObject([{ id: at.projectId, userId: at.owner.userId }]);
  });

  it("is created and read by one", async () => {
    proves("createProject");
    proves("getProject");
    const made = await at.observe(() => at.client.projects.create({ query: { name: "Second" } }));
    const projectId = made.answer.id;
    const read = await at.observe(() => at.client.projects.get({ projectId }));
    expect([made.request, read.request]).toEqual([
      ...["POST /api/v2/me/projects 201", `GET /api/v2/me/projects/${projectId} 200`],
    ]);
    expect(read.answer).toEqual(made.answer);
  });
});
