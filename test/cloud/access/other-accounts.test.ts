import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../../src/cloud/store/store.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { basic, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const OTHER_KEY = "theirs";
let folder: string;
let cloud: TestCloud;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "accounts-"));
  await (await startTestCloud({ dataFolder: folder })).cloud.close();
  const store = openStore(folder);
  store.users.insert({ email: "b@b.example", name: "B", password: "p", apiKey: OTHER_KEY, createTime: 0 });
  store.close();
  cloud = await startTestCloud({ dataFolder: folder });
});
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const asOther = { headers: { authorization: basic(OTHER_KEY) } };

it("changes the key of a kept account to the one it is given, and else keeps it", async () => {
  const data = await mkdtemp(join(tmpdir(), "account-"));
  const accounts = [];
  for (const options of [{}, {}, { apiKey: "another" }]) {
    await using started = await startTestCloud({ dataFolder: data, ...options });
    accounts.push(started.cloud.account);
  }
  expect(accounts[1]).toEqual(accounts[0]);
  expect(accounts[2]).toEqual({ ...accounts[0], apiKey: "another" });
  await rm(data, { recursive: true });
});

it("keeps the records of one account from another", async () => {
  const job = await cloud.createJob();
  const file = await cloud.upload(await suiteZip("true"));
  const { userId } = cloud.cloud.account;
  for (const path of [`/jobs/${job.id}`, `/me/files/${file.id}`, `/me/files/${file.id}/file`]) {
    expect((await cloud.call("GET", path, asOther)).status, path).toBe(403);
  }
  for (const path of [`/jobs/${job.id}`, `/me/files/${file.id}`]) {
    expect((await cloud.call("DELETE", path, asOther)).status, path).toBe(403);
  }
  expect((await cloud.call("GET", `/users/${userId}/jobs`, asOther)).status).toBe(403);
  expect((await cloud.call("GET", "/users/4711/jobs", asOther)).status).toBe(404);
  expect((await cloud.call("DELETE", `/users/4711/jobs/${job.id}`, asOther)).status).toBe(403);
  const lists = ["/me/jobs", "/jobs", "/me/files", "/me/builds", "/me/projects"];
  for (const path of lists) expect((await cloud.call("GET", path, asOther)).body.total, path).toBe(0);
});

it("starts no build with the file of another account", async () => {
  const file = await cloud.upload(await suiteZip("true"));
  const job = (await cloud.call("POST", "/me/jobs?name=theirs", asOther)).body;
  const init = { ...asOther, method: "POST" };
  const { status, body } = await cloud.call("POST", `/me/jobs/${job.id}/builds?fileId=${file.id}`, init);
  expect([status, body.message]).toEqual([403, `The file ${file.id} belongs to another account.`]);
});
