import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAs } from "../support/call-as.ts";
import { PASSING, suiteZip } from "../support/suite-zip.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const accounts = [
  { email: "Owner@team.example", projects: ["Shop", "Secret"] },
  { email: "guest@team.example", projects: ["Own"] },
  { email: "other@team.example" },
];
let cloud: TestCloud;
let guest: ReturnType<typeof callAs>;
let other: ReturnType<typeof callAs>;
let sharings: string;
beforeAll(async () => {
  cloud = await startTestCloud({ accounts });
  [guest, other] = [callAs(cloud, 1), callAs(cloud, 2)];
  sharings = `/projects/${cloud.cloud.account.projectId}/sharings`;
});
afterAll(() => cloud[Symbol.asyncDispose]());

const share = (email: string) => cloud.post(`${sharings}?email=${encodeURIComponent(email)}`);

describe("sharing a project", () => {
  it("names an e-mail address that no account has", async () => {
    const { status, body } = await share("nobody@team.example");
    expect([status, body.message]).toEqual([404, "No account with the e-mail address nobody@team.example."]);
  });

  it.each([
    ["OWNER@team.example", /is OWNER@team\.example's own/],
    ["", /email is missing/],
  ])("is refused with oneself and with nobody: %j", async (email, message) => {
    const { status, body } = await share(email);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it("is up to its owner: others are refused, a missing project is named", async () => {
    expect((await guest("POST", `${sharings}?email=guest@team.example`)).status).toBe(403);
    expect((await guest("GET", sharings)).status).toBe(403);
    const missing = await cloud.post("/projects/4711/sharings?email=guest@team.example");
    expect([missing.status, missing.body.message]).toEqual([404, "No project 4711."]);
  });

  it("answers 201 with the sharing; twice, with the same one", async () => {
    const guestId = cloud.cloud.accounts[1]?.userId;
    const first = await share("Guest@team.example");
    expect([first.status, first.body]).toEqual([
      201,
      { id: expect.any(Number), userId: guestId, userEmail: "guest@team.example" },
    ]);
    const second = await share("guest@team.example");
    expect([second.status, second.body]).toEqual([201, first.body]);
    const page = await cloud.get(`${sharings}?filter=s_useremail_like_guest%25&sort=userEmail_d`);
    expect([page.total, page.data]).toEqual([1, [first.body]]);
    expect((await guest("GET", sharings)).body.data).toEqual([first.body]);
    expect((await guest("POST", `${sharings}?email=other@team.example`)).status).toBe(403);
  });

  it("refuses a field that its list does not filter by, and names those it does", async () => {
    const { status, body } = await cloud.call("GET", `${sharings}?filter=s_phone_eq_1`);
    expect([status, body.message]).toEqual([
      400,
      'filter "s_phone_eq_1": unknown field "phone"; allowed: id, userId, userEmail.',
    ]);
  });
});

describe("the projects of an account", () => {
  it("are its own and those that are shared with it, with who shared them", async () => {
    const { data } = (await guest("GET", "/me/projects")).body;
    expect(data.map(({ name, sharedByEmail }: Json) => [name, sharedByEmail])).toEqual([
      ["Shop", "Owner@team.example"],
      ["Own", null],
    ]);
    const { userId, projectId } = cloud.cloud.account;
    expect(data[0]).toMatchObject({ id: projectId, userId, sharedById: userId });
    expect((await guest("GET", "/me/projects?filter=s_sharedbyemail_isnull")).body.total).toBe(1);
    const dates = (await guest("GET", "/me/projects?sort=createTime_d;name_a")).body.data;
    expect(dates.map(({ createTime }: Json) => Date.parse(createTime))).not.toContain(Number.NaN);
    expect((await other("GET", "/me/projects")).body.data.map(({ name }: Json) => name)).toEqual([
      "Default project",
    ]);
    expect((await cloud.get("/me/projects")).data.map(({ name }: Json) => name)).toEqual(["Shop", "Secret"]);
  });
});

describe("a shared project", () => {
  it("is used in full by the other account, which sees nothing else of its owner", async () => {
    const { projectId, userId } = cloud.cloud.account;
    const body = new FormData();
    body.append("file", await suiteZip(PASSING), "suite.zip");
    const { id: testFileId } = (await guest("POST", "/me/files", { body })).body;
    const run = await guest(
      "POST",
      `/projects/${projectId}/runs?testFileId=${testFileId}&usedDeviceIds[]=106`,
    );
    expect([run.status, run.body.userId]).toEqual([201, userId]);
    const runs = `/projects/${projectId}/runs/${run.body.id}`;
    expect((await guest("POST", `${runs}?displayName=ours`)).body.displayName).toBe("ours");
    expect((await other("GET", runs)).status).toBe(403);
    expect((await guest("DELETE", runs)).status).toBe(204);

    const secret = (await cloud.get("/me/projects?filter=s_name_eq_Secret")).data[0].id;
    for (const path of [
      `/projects/${secret}/config`,
      `/projects/${secret}/runs`,
      `/projects/${secret}/sharings`,
    ]) {
      expect((await guest("GET", path)).status, path).toBe(403);
    }
    const job = await cloud.createJob();
    expect((await guest("GET", `/jobs/${job.id}`)).status).toBe(403);
    expect((await guest("GET", `/users/${userId}/jobs`)).status).toBe(403);
  });

  it("runs on the devices of its configuration, also for the other account", async () => {
    const { projectId } = cloud.cloud.account;
    const { body: group } = await cloud.post("/me/device-groups?displayName=Offline&deviceIds[]=106");
    await cloud.post(`/projects/${projectId}/config?usedDeviceGroupId=${group.id}`);
    const { id: testFileId } = await cloud.upload(await suiteZip(PASSING));
    const refused = await guest("POST", `/projects/${projectId}/runs?testFileId=${testFileId}`);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      `The file ${testFileId} belongs to another account.`,
    ]);
    const body = new FormData();
    body.append("file", await suiteZip(PASSING), "suite.zip");
    const own = (await guest("POST", "/me/files", { body })).body;
    const run = await guest("POST", `/projects/${projectId}/runs?testFileId=${own.id}`);
    expect([run.status, run.body.totalDeviceCount]).toEqual([201, 1]);
  });
});
