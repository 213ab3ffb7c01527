import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { callAs } from "../support/call-as.ts";
import type { Json } from "../support/test-cloud.ts";
import { type NewerCloud, startNewerCloud } from "./setting.ts";

let cloud: NewerCloud;
beforeAll(async () => {
  const accounts = [{ email: "developer@device-cloud.example" }, { email: "stranger@device-cloud.example" }];
  cloud = await startNewerCloud({ accounts });
});
afterAll(() => cloud[Symbol.asyncDispose]());

describe("a project", () => {
  it("is created from a form and read again", async () => {
    proves("createProject");
    proves("getProject");
    const body = new URLSearchParams({ name: "shop", description: "the web shop" });
    const { status, body: project } = await cloud.call("POST", "/me/projects", { body });
    expect(status).toBe(201);
    expect(project).toMatchObject({ name: "shop", description: "the web shop", archiveTime: null });
    expect(await cloud.get(`/me/projects/${project.id}`)).toEqual(project);
    expect(await (await cloud.fetch(`/api/v2${project.selfURI}`)).json()).toEqual(project);
    expect((await cloud.get("/me/projects?search=web")).total).toBe(0);
    expect((await cloud.get("/me/projects?search=SHOP")).data).toEqual([project]);
  });

  it("needs a name, is missing by number and forbidden to strangers", async () => {
    expect((await cloud.call("POST", "/me/projects")).body.message).toMatch(/name is missing/);
    expect((await cloud.call("GET", "/me/projects/999")).body.message).toBe("No project 999.");
    const { projectId } = cloud.cloud.account;
    expect((await callAs(cloud, 1)("GET", `/me/projects/${projectId}`)).status).toBe(403);
  });
});

describe("the frameworks of an account", () => {
  it("are those that runs can name", async () => {
    proves("listAvailableFrameworks");
    const { data } = await cloud.get("/me/available-frameworks?limit=0");
    const { userId, projectId } = cloud.cloud.account;
    const ofProject = await cloud.get(`/users/${userId}/projects/${projectId}/available-frameworks?limit=0`);
    expect(data).toEqual(ofProject.data);
    expect(data.find(({ osType }: Json) => osType === "DESKTOP")).toMatchObject({
      requiredTestExtensions: "zip",
    });
  });
});

describe("me", () => {
  it("has roles and an address of its own, under each root", async () => {
    const { userId, email } = cloud.cloud.account;
    for (const path of ["/api/me", "/api/v2/me", "/cloud/api/v2/me"]) {
      const me = (await (await cloud.fetch(path)).json()) as Json;
      expect(me).toMatchObject({ id: userId, email, enabled: true, selfURI: `/users/${userId}` });
      expect(me.roles).toEqual([{ id: userId, name: "USER", expireTime: null }]);
    }
  });

  it("stands for the user's own id in every path, and for nobody else's", async () => {
    const run = await cloud.endedRun();
    const { userId } = cloud.cloud.account;
    for (const rest of [`/runs`, `/runs/${run.id}`, "/projects", "/files", "/device-groups"]) {
      const [mine, ofUser] = [await cloud.get(`/me${rest}`), await cloud.get(`/users/${userId}${rest}`)];
      // Links name the path they were asked under.
      const plain = ({ next: _, previous: __, ...page }: Json) => page;
      expect(plain(ofUser)).toEqual(plain(mine));
      expect(mine.total ?? mine.id).toBeGreaterThan(rest === "/device-groups" ? -1 : 0);
    }
    const other = cloud.cloud.accounts[1]?.userId;
    expect((await cloud.call("GET", `/users/${other}/runs`)).status).toBe(403);
    expect((await cloud.call("GET", "/users/999/runs")).status).toBe(404);
    expect((await callAs(cloud, 1)("GET", "/me/runs")).body.total).toBe(0);
    expect((await callAs(cloud, 1)("GET", `/me/runs/${run.id}`)).status).toBe(403);
  });
});

describe("the results of a build", () => {
  it("come as one archive", async () => {
    proves("downloadOutputZip");
    const build = await cloud.runToEnd();
    const path = `/api/v2/me/jobs/${build.jobId}/builds/${build.id}/output-file-set/files.zip`;
    const response = await cloud.fetch(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    for (const { name } of await cloud.results(build)) expect(bytes.includes(name)).toBe(true);
    expect((await callAs(cloud, 1)("GET", path.replace("/api/v2", ""))).status).toBe(403);
  });
});
