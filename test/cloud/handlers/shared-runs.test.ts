import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFirstAccount } from "../../../src/cloud/access/accounts.ts";
import { openStore } from "../../../src/cloud/store/store.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { type Answer, basic, type Json } from "../support/test-cloud.ts";
import { queryOf, type RunCloud, startRunCloud } from "./run-cloud.ts";

const GUEST = { key: "guest", id: 0 };
const STRANGER = { key: "stranger", id: 0 };
const open: AsyncDisposable[] = [];
let cloud: RunCloud;
let run: Json;
beforeAll(async () => {
  const folder = await scratch();
  const store = openStore(folder.path);
  const { project } = openFirstAccount(store, undefined, 0);
  for (const one of [GUEST, STRANGER]) {
    const email = `${one.key}@device-cloud.example`;
    one.id = store.users.insert({ email, name: one.key, password: "p", apiKey: one.key, createTime: 0 }).id;
  }
  store.sharings.insert({ projectId: project.id, userId: GUEST.id, userEmail: "guest@device-cloud.example" });
  store.close();
  cloud = await startRunCloud({}, { dataFolder: folder.path });
  open.push(cloud, folder);
  run = await cloud.finishedRun();
});
afterAll(async () => {
  for (const one of open) await one[Symbol.asyncDispose]();
});

const as = (
  { key }: { key: string },
  method: string,
  path: string,
  init: RequestInit = {},
): Promise<Answer> => cloud.call(method, path, { ...init, headers: { authorization: basic(key) } });

async function uploadAs(who: { key: string }): Promise<Json> {
  const body = new FormData();
  body.append("file", await suiteZip("true"), "suite.zip");
  return (await as(who, "POST", "/me/files", { body })).body;
}

describe("a run of a shared project", () => {
  it("is seen, tagged and packed by the guest, who may read what was packed", async () => {
    const { projectId } = cloud.cloud.account;
    const families = ["", `/projects/${projectId}`, `/users/${GUEST.id}/projects/${projectId}`];
    for (const family of families) {
      expect((await as(GUEST, "GET", `${family}/runs/${run.id}`)).body.id, family).toBe(run.id);
      const list = await as(GUEST, "GET", `${family}/runs?filter=n_id_eq_${run.id}`);
      expect(list.body.total, family).toBe(1);
    }
    expect((await as(GUEST, "POST", `/runs/${run.id}/tags?name=x`)).status).toBe(201);
    const { body: archive } = await as(GUEST, "POST", `/runs/${run.id}/logs.zip`);
    for (;;) {
      const { status, body } = await as(GUEST, "GET", `/me/files/${archive.id}`);
      expect(status).toBe(200);
      if (body.state === "READY") break;
    }
    expect((await cloud.post(`/runs/${run.id}/logs.zip`)).body.id).toBe(archive.id);
    expect((await as(GUEST, "DELETE", `/me/files/${archive.id}`)).status).toBe(403);
    expect((await as(STRANGER, "GET", `/me/files/${archive.id}`)).status).toBe(403);
  });

  it("is started by the guest with files of the guest's own, and belongs to the project's owner", async () => {
    const [own, theirs] = [await uploadAs(GUEST), await cloud.upload(await suiteZip("true"))];
    const start = (testFileId: number) =>
      as(GUEST, "POST", `${cloud.project}/runs?${queryOf({ testFileId, usedDeviceIds: [101] })}`);
    const refused = await start(theirs.id);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      `The file ${theirs.id} belongs to another account.`,
    ]);
    const { status, body } = await start(own.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userId: cloud.cloud.account.userId,
      startedById: GUEST.id,
      startedByDisplayName: "guest",
    });
    expect(await cloud.run(body)).toMatchObject({ succeededDeviceCount: 1 });
    const [ownersRuns, guestsRuns] = [
      await cloud.get(`/me/runs?filter=n_id_eq_${body.id}`),
      (await as(GUEST, "GET", `/users/${GUEST.id}/runs`)).body,
    ];
    expect([ownersRuns.total, guestsRuns.data.map(({ id }: Json) => id)]).toEqual([1, [body.id]]);
  });

  it("is repeated by the guest with the files of the earlier run", async () => {
    const { status, body } = await as(GUEST, "POST", `${cloud.project}/runs?testRunId=${run.id}`);
    expect([status, body.totalDeviceCount]).toEqual([201, 3]);
  });
});

describe("everybody else", () => {
  it("is refused every operation on it", async () => {
    const { projectId } = cloud.cloud.account;
    const calls = [
      ...["", "/screenshots", "/screenshot-names", "/data-availability", "/tags", "/tags/1"].map((path) => [
        "GET",
        path,
      ]),
      ...["?displayName=x", "/abort", "/retry", "/tags?name=x", "/logs.zip", "/build-logs.zip"].map(
        (path) => ["POST", path],
      ),
      ...["", "/tags/1"].map((path) => ["DELETE", path]),
    ] as const;
    for (const family of ["", `/projects/${projectId}`]) {
      for (const [method = "", path] of calls) {
        const { status } = await as(STRANGER, method, `${family}/runs/${run.id}${path}`);
        expect(status, `${method} ${family}/runs/…${path}`).toBe(403);
      }
    }
    for (const path of [
      `${cloud.project}/runs`,
      `${cloud.project}/runs-extended`,
      `${cloud.project}/runs-extended/${run.id}`,
    ])
      expect((await as(STRANGER, "GET", path)).status, path).toBe(403);
    expect((await as(STRANGER, "POST", `${cloud.project}/runs`)).status).toBe(403);
    expect((await as(STRANGER, "GET", "/runs")).body.total).toBe(0);
    expect((await cloud.get(`/runs/${run.id}`)).displayName).toBe(run.displayName);
  });
});
