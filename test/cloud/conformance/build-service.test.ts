import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Build } from "../../../src/contract/resources/builds.ts";
import { proves } from "../../proves.ts";
import { PASSING, suiteZip } from "../support/suite-zip.ts";
import { type Conformance, openConformance } from "./setting.ts";

// Builds run real processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } });

let at: Conformance;
let folder: string;
let jobId: number;
beforeAll(async () => {
  at = await openConformance();
  folder = await mkdtemp(join(tmpdir(), "build-service-"));
  jobId = (await at.client.jobs.create({ query: { name: "browsers", type: "BROWSER_TESTING" } })).id;
});
afterAll(async () => {
  await at[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function upload(script: string): Promise<number> {
  return (await at.cloud.upload(await suiteZip(script))).id;
}

async function start(script = PASSING): Promise<Build> {
  return at.client.builds.start({ jobId, body: { fileId: await upload(script), executorId: 1 } });
}

async function finished({ id }: Build): Promise<Build> {
  const read = async () =>
    (await at.client.builds.listAll({ query: { filter: `n_id_eq_${id}` } }).page()).data[0];
  await expect.poll(async () => (await read())?.state).toBe("FINISHED");
  return (await read()) as Build;
}

describe("a file", () => {
  it("is uploaded as the form part named file, with 201", async () => {
    proves("uploadFile");
    await writeFile(join(folder, "app.apk"), "an application");
    const source = { path: join(folder, "app.apk"), name: "app.apk" };
    const { answer, request } = await at.observe(() => at.client.files.upload(source));
    expect(request).toBe("POST /api/v2/me/files 201");
    expect(answer).toMatchObject({ name: "app.apk", state: "READY", direction: "INPUT", size: 14 });
    expect(answer).toMatchObject({ fileProperties: [], selfURI: `/me/files/${answer.id}` });
    expect(answer.directUrl).toBeInstanceOf(URL);
  });

  it("is listed, read, downloaded and deleted", async () => {
    proves("listFiles");
    proves("getFile");
    proves("downloadFile");
    proves("deleteFile");
    const fileId = await upload("exit 0");
    const filter = `n_id_eq_${fileId}`;
    const listed = await at.observe(() => at.client.files.list({ query: { filter } }).page());
    const read = await at.observe(() => at.client.files.get({ fileId }));
    await using content = await at.client.files.content({ fileId });
    const bytes = Buffer.concat(await Array.fromAsync(content.chunks));
    expect([listed.request, listed.answer.data]).toEqual(["GET /api/v2/me/files 200", [read.answer]]);
    expect([read.request, bytes.length]).toEqual([`GET /api/v2/me/files/${fileId} 200`, read.answer.size]);
    const gone = await at.observe(() => at.client.files.remove({ fileId }));
    expect(gone.request).toBe(`DELETE /api/v2/me/files/${fileId} 204`);
    await expect(at.client.files.get({ fileId })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a build", () => {
  it("is started by a JSON body with 201, and ends with its verdict", async () => {
    proves("startBuild");
    const body = { fileId: await upload(PASSING), executorId: 1, resultsConfig: [], configuration: null };
    const { answer, request } = await at.observe(() => at.client.builds.start({ jobId, body }));
    expect(request).toBe(`POST /api/v2/me/jobs/${jobId}/builds 201`);
    expect(answer).toMatchObject({ jobId, fileId: body.fileId, executorId: 1 });
    expect(await finished(answer)).toMatchObject({ status: "SUCCESS", exitCode: 0 });
  });

  it("is started by fileId in the query, and runs the pipeline of its job", async () => {
    proves("startBuild");
    const content = 'test -n "$SVC_BUILD_ID" && exit 4';
    const pipeline = await at.client.jobs.create({ query: { name: "pipeline", content } });
    const query = { fileId: await upload("exit 0") };
    const build = await at.client.builds.start({ jobId: pipeline.id, query });
    expect(await finished(build)).toMatchObject({ status: "FAILURE", exitCode: 4 });
  });

  it("is among the builds of the account, sorted as asked", async () => {
    proves("listBuilds");
    const { id } = await finished(await start());
    const query = { sort: "id_d", limit: 1 };
    const { answer, request } = await at.observe(() => at.client.builds.listAll({ query }).page());
    expect(request).toBe("GET /api/v2/me/builds 200");
    expect(answer.data).toMatchObject([{ id, state: "FINISHED", status: "SUCCESS" }]);
  });

  it("lists its results, each with a link to fetch it by", async () => {
    proves("listOutputFiles");
    const build = await finished(
      await start(`mkdir -p output-files; echo hi > output-files/note.txt\n${PASSING}`),
    );
    const ids = { jobId, buildId: build.id };
    const { answer, request } = await at.observe(() => at.client.builds.outputFiles(ids).page());
    expect(request).toBe(`GET /api/v2/me/jobs/${jobId}/builds/${build.id}/output-file-set/files 200`);
    expect(answer.data.map(({ name }) => name).toSorted()).toEqual([
      ...["TEST-all.xml", "console.log", "output-files/note.txt"],
    ]);
    const note = answer.data.find(({ name }) => name === "output-files/note.txt");
    expect(await (await fetch(note?.directUrl as URL)).text()).toBe("hi\n");
  });

  it("gives its results as one archive", async () => {
    proves("downloadOutputZip");
    const build = await finished(await start());
    await using zip = await at.client.builds.outputZip({ jobId, buildId: build.id });
    const bytes = Buffer.concat(await Array.fromAsync(zip.chunks));
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.includes("TEST-all.xml")).toBe(true);
  });

  it("is aborted by a GET, and its executor is free", async () => {
    proves("abortBuild");
    const { id: buildId } = await start("sleep 600");
    const { answer, request } = await at.observe(() => at.client.builds.abort({ jobId, buildId }));
    expect(request).toBe(`GET /api/v2/jobs/${jobId}/builds/${buildId}/abort 200`);
    expect(answer).toMatchObject({ id: buildId, state: "FINISHED", status: "ABORTED" });
    const executors = await Array.fromAsync(at.client.executors.list());
    expect(executors.find(({ id }) => id === 1)?.busy).toBe(false);
  });

  it("takes the notice of its own script that it is complete", async () => {
    proves("completeBuild");
    const { id: buildId, number } = await finished(await start());
    const { userId } = at.owner;
    const input = { userId, jobId, buildId, query: { buildNumber: number ?? 0 } };
    const { answer, request } = await at.observe(() => at.client.builds.complete(input));
    expect(request).toBe(`POST /api/v2/users/${userId}/jobs/${jobId}/builds/${buildId} 200`);
    expect(answer).toMatchObject({ id: buildId, notifyTime: expect.any(String) });
  });

  it("gives and takes files while it runs", async () => {
    proves("downloadInputFileSet");
    proves("uploadOutputFile");
    const build = await start("sleep 600");
    const ids = { userId: at.owner.userId, jobId, buildId: build.id };
    const read = async () =>
      (await at.client.builds.listAll({ query: { filter: `n_id_eq_${build.id}` } }).page()).data;
    await expect.poll(async () => (await read())[0]?.state).toBe("BUILDING");
    await using input = await at.client.builds.input(ids);
    expect(Buffer.concat(await Array.fromAsync(input.chunks)).includes("run-tests.sh")).toBe(true);
    await writeFile(join(folder, "made.txt"), "made");
    const source = { path: join(folder, "made.txt"), query: { name: "output-files/made.txt" } };
    const { answer, request } = await at.observe(() => at.client.builds.putOutput({ ...ids, ...source }));
    expect(request).toMatch(/^PUT .*\/output-file-set 201$/);
    expect(answer).toMatchObject({ name: "output-files/made.txt", size: 4, direction: "OUTPUT" });
    await at.client.builds.abort(ids);
  });
});

it("lists the executors with what they do", async () => {
  proves("listExecutors", "me");
  const { answer, request } = await at.observe(() => at.client.executors.list().page());
  expect(request).toBe("GET /api/v2/me/executors 200");
  expect(answer.data[0]).toMatchObject({ id: 1, name: "chromium-desktop", busy: false, queueLength: 0 });
});

it("lists the executors at the direct path, too", async () => {
  proves("listExecutors", "direct");
  const { status, body } = await at.cloud.call("GET", "/executors?filter=n_id_eq_2");
  expect([status, body.data[0].name]).toEqual([200, "chromium-android-phone"]);
});
