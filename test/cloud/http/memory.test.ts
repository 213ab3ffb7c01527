import { once } from "node:events";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type ChildCloud, startChildCloud } from "../../../scripts/child-cloud.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import { zipBytes } from "../../base/zip/make-zip.ts";
import { basic } from "../support/test-cloud.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } });

const MIB = 1024 * 1024;
const MAX_MEMORY_MIB = 200;
const MAX_UPLOAD_MIB = 520;
const LARGE_BYTES = 512 * MIB;
const SENDERS = 8;

// What a process takes is read from /proc.
const isLinux = process.platform === "linux";
let folder: string;
let cloud: ChildCloud;
let client: Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "memory-"));
  const args = ["--data", join(folder, "data"), "--max-upload", String(MAX_UPLOAD_MIB)];
  // As it is shipped: from the sources, the compiler that strips their types takes memory of its own.
  const program = join(import.meta.dirname, "../../../dist/cli.js");
  cloud = await startChildCloud({ folder, args, program });
  client = createClient({ baseUrl: cloud.ready.url, credentials: { apiKey: cloud.ready.apiKey } });
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await cloud.kill();
  await rm(folder, { recursive: true });
});

const expectSmall = () => expect(cloud.memoryMib().peak).toBeLessThan(MAX_MEMORY_MIB);

interface Sent {
  readonly type: string;
  readonly head?: string;
  /** How much of the body is said to come, and how much comes. */
  readonly announcedBytes?: number;
  readonly sentBytes: number;
}

/** As `sendOnce`. Who still writes when a refusal closes the connection may miss the answer, and asks again. */
async function send(what: Sent): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendOnce(what);
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

/** Sends a body of that many bytes as fast as it is taken, until it is answered. Resolves with the status. */
async function sendOnce({ type, head = "", announcedBytes, sentBytes }: Sent): Promise<number> {
  const { url, apiKey } = cloud.ready;
  const length = announcedBytes === undefined ? {} : { "content-length": announcedBytes };
  const headers = { authorization: basic(apiKey), "content-type": type, ...length };
  const request = http.request(`${url}/api/v2/me/files`, { method: "POST", headers });
  let status: number | undefined;
  const answered = once(request, "response").then(([answer]: http.IncomingMessage[]) => {
    answer?.resume();
    status = answer?.statusCode;
  });
  // A refused body is not read to its end; where that loses the answer, `answered` rejects.
  request.on("error", () => undefined);
  answered.catch(() => undefined);
  request.write(head);
  const chunk = Buffer.alloc(MIB, 1);
  for (let doneBytes = 0; doneBytes < sentBytes && status === undefined; doneBytes += MIB) {
    if (!request.write(chunk)) await Promise.race([once(request, "drain"), answered]);
  }
  if (announcedBytes === undefined) request.end();
  await answered;
  request.destroy();
  return status ?? 0;
}

const together = (what: Sent) => Promise.all(Array.from({ length: SENDERS }, () => send(what)));
const every = (status: number) => Array.from({ length: SENDERS }, () => status);
const FORM = "multipart/form-data; boundary=b";
const PART = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';

it.runIf(isLinux)("a large upload takes no memory for its size, nor does its download", async () => {
  const path = join(folder, "large.bin");
  await using file = await open(path, "w");
  await file.truncate(LARGE_BYTES);
  const uploaded = await client.files.upload({ path, name: "large.bin" });
  expect(uploaded.size).toBe(LARGE_BYTES);
  await using content = await client.files.content({ fileId: uploaded.id });
  let readBytes = 0;
  for await (const chunk of content.chunks) readBytes += chunk.length;
  expect(readBytes).toBe(LARGE_BYTES);
  expectSmall();
});

it.runIf(isLinux)("bodies of a wrong content type are refused unread", async () => {
  for (const type of ["application/octet-stream", "application/xml", "text/plain"]) {
    expect(await together({ type, sentBytes: 32 * MIB })).toEqual(every(415));
  }
  expect(await together({ type: "application/json", sentBytes: 32 * MIB })).toEqual(every(413));
  expectSmall();
});

it.runIf(isLinux)(
  "uploads above the limit are refused, whether or not they say how large they are",
  async () => {
    const said = { type: FORM, head: PART, announcedBytes: 2 * MAX_UPLOAD_MIB * MIB, sentBytes: MIB };
    expect(await together(said)).toEqual(every(413));
    expect(await send({ type: FORM, head: PART, sentBytes: (MAX_UPLOAD_MIB + 8) * MIB })).toBe(413);
    expectSmall();
  },
);

it.runIf(isLinux)("truncated uploads are refused", async () => {
  const cut = { type: FORM, head: PART, sentBytes: 16 * MIB };
  expect(await together(cut)).toEqual(every(400));
  expectSmall();
});

it.runIf(isLinux)(
  "a zip bomb as suite is refused by the build and by the device run, which say why",
  async () => {
    const script = { name: "run-tests.sh", data: "#!/bin/sh\ntrue\n", mode: 0o100755 };
    const path = join(folder, "bomb.zip");
    await writeFile(path, zipBytes([script, { name: "bomb", data: Buffer.alloc(200_000_000) }]));
    const file = await client.files.upload({ path, name: "bomb.zip" });
    const job = await client.jobs.create({ query: { name: "bomb", type: "BROWSER_TESTING" } });
    const build = await client.builds.start({ jobId: job.id, body: { fileId: file.id, executorId: 1 } });
    const { data } = await client.devices.list({ query: { deviceFilters: ["FREE"] } }).page();
    const query = { usedDeviceIds: [data[0]?.id ?? 0], testFileId: file.id };
    const run = await client.runs.start({ projectId: cloud.ready.projectId, query });
    const built = async () =>
      (await client.builds.listAll({ query: { filter: `n_id_eq_${build.id}` } }).page()).data[0];
    await expect.poll(async () => (await built())?.state).toBe("FINISHED");
    expect(await built()).toMatchObject({ status: "FAILURE", message: expect.stringContaining("zip bomb") });
    await expect.poll(async () => (await client.runs.get({ runId: run.id })).state).toBe("FINISHED");
    const [session] = (await client.deviceSessions.list({ runId: run.id }).page()).data;
    expect(session).toMatchObject({ state: "FAILED", message: expect.stringContaining("zip bomb") });
    expectSmall();
  },
);
