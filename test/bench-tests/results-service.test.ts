import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { digestOf } from "../bench/artifact-store.ts";
import { type ResultsService, startResultsService } from "../bench/results-service.ts";
import { createRuntimeToken, runtimeTokenOf } from "../bench/runtime-token.ts";

async function serviceForTest() {
  const directory = await mkdtemp(join(tmpdir(), "results-"));
  const service = await startResultsService({ directory, onRequest: () => {} });
  onTestFinished(async () => {
    await service[Symbol.asyncDispose]();
    await rm(directory, { recursive: true });
  });
  const token = createRuntimeToken(randomUUID());
  return { service, call: callerOf(service, token) };
}

type Answer = { status: number; body: Record<string, unknown> };

function callerOf(service: ResultsService, token: string) {
  const ids = runtimeTokenOf(`Bearer ${token}`);
  return async (method: string, fields: object, authorization = `Bearer ${token}`): Promise<Answer> => {
    const path = `/twirp/github.actions.results.api.v1.ArtifactService/${method}`;
    const response = await fetch(service.url + path, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({
        workflow_run_backend_id: ids?.workflowRun,
        workflow_job_run_backend_id: ids?.job,
        ...fields,
      }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

async function put(link: string, query: string, body: string): Promise<number> {
  const response = await fetch(link + query, {
    method: "PUT",
    body,
    headers: { "x-ms-blob-type": "BlockBlob" },
  });
  return response.status;
}

test("blocks are joined as their list says, whatever the order of their arrival", async () => {
  const { service, call } = await serviceForTest();
  const created = await call("CreateArtifact", { name: "a.txt", mime_type: "text/plain", version: 7 });
  const link = String(created.body.signed_upload_url);
  await put(link, "&comp=block&blockid=Mg==", "world");
  await put(link, "&comp=block&blockid=MQ==", "hello ");
  const list = "<BlockList><Latest>MQ==</Latest><Latest>Mg==</Latest></BlockList>";
  expect(await put(link, "&comp=blocklist", list)).toBe(201);
  const hash = digestOf(Buffer.from("hello world"));
  expect(await call("FinalizeArtifact", { name: "a.txt", size: "11", hash })).toMatchObject({ status: 200 });
  expect((await service.store.finished[0]?.read("a.txt"))?.toString()).toBe("hello world");
});

test("a size or hash that is not that of the blob, a missing block and a missing blob are refused", async () => {
  const { call } = await serviceForTest();
  const created = await call("CreateArtifact", { name: "a.txt", mime_type: "text/plain" });
  const link = String(created.body.signed_upload_url);
  expect(await call("FinalizeArtifact", { name: "a.txt", size: "3" })).toMatchObject({ status: 400 });
  expect(await put(link, "&comp=blocklist", "<BlockList><Latest>MQ==</Latest></BlockList>")).toBe(400);
  expect(await put(link, "", "abc")).toBe(201);
  expect((await call("FinalizeArtifact", { name: "a.txt", size: "4" })).body.msg).toBe(
    "size is 4, uploaded were 3",
  );
  const wrong = await call("FinalizeArtifact", { name: "a.txt", size: "3", hash: "sha256:00" });
  expect(wrong.body.msg).toContain("hash is sha256:00");
});

test("what says it is a zip has to be one", async () => {
  const { call } = await serviceForTest();
  const created = await call("CreateArtifact", { name: "results" });
  await put(String(created.body.signed_upload_url), "", "not a zip");
  const finished = await call("FinalizeArtifact", { name: "results", size: "9" });
  expect(finished).toMatchObject({ status: 400, body: { code: "malformed" } });
});

test("a link that was not signed by the service does not open", async () => {
  const { call } = await serviceForTest();
  const created = await call("CreateArtifact", { name: "a.txt", mime_type: "text/plain" });
  const link = new URL(String(created.body.signed_upload_url));
  link.searchParams.set("sig", "AAAA");
  expect(await put(link.href, "", "abc")).toBe(403);
});

test("finished artifacts are listed, downloaded and deleted", async () => {
  const { call } = await serviceForTest();
  const created = await call("CreateArtifact", { name: "a.txt", mime_type: "text/plain" });
  await put(String(created.body.signed_upload_url), "", "abc");
  await call("FinalizeArtifact", { name: "a.txt", size: "3" });
  expect((await call("ListArtifacts", { name_filter: "b" })).body).toEqual({ artifacts: [] });
  expect((await call("ListArtifacts", { id_filter: "1" })).body).toMatchObject({
    artifacts: [{ database_id: "1", name: "a.txt", size: "3" }],
  });
  const { body } = await call("GetSignedArtifactURL", { name: "a.txt" });
  const download = await fetch(String(body.signed_url));
  expect(await download.text()).toBe("abc");
  expect(await call("DeleteArtifact", { name: "a.txt" })).toMatchObject({ status: 200 });
  expect(await call("GetSignedArtifactURL", { name: "a.txt" })).toMatchObject({ status: 404 });
});

test.each(["", "a/b", "a:b", 'a"b', "a\nb"])("the name %j is refused", async (name) => {
  const { call } = await serviceForTest();
  expect(await call("CreateArtifact", { name })).toMatchObject({
    status: 400,
    body: { code: "invalid_argument" },
  });
});

test("a missing token, another job's token and an unknown call are told apart", async () => {
  const { call } = await serviceForTest();
  const other = `Bearer ${createRuntimeToken(randomUUID())}`;
  expect(await call("ListArtifacts", {}, "Bearer nonsense")).toMatchObject({ status: 401 });
  expect(await call("ListArtifacts", {}, other)).toMatchObject({ status: 403 });
  expect(await call("Explode", {})).toMatchObject({ status: 404, body: { code: "bad_route" } });
});
