import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basic, type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const LIMIT_BYTES = 1024 * 1024;
let folder: string;
let cloud: TestCloud;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
  cloud = await startTestCloud({ maxUploadBytes: LIMIT_BYTES, dataFolder: folder });
});
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const upload = (body: FormData | string, headers: Record<string, string> = {}) =>
  cloud.call("POST", "/me/files", { body, headers });
const formOf = (content: Blob, name = "a.zip", part = "file") => {
  const form = new FormData();
  form.append("before", "1");
  form.append(part, content, name);
  form.append("after", "2");
  return form;
};
const filesOnDisk = () => ["blobs", "incoming"].flatMap((name) => readdirSync(join(folder, name))).length;

/** Sends `head` and `body` as they are and returns the answer's status and JSON. */
async function raw(head: string, body: string): Promise<{ status: number; body: Json }> {
  const { hostname, port } = new URL(cloud.cloud.url);
  const socket = connect(Number(port), hostname);
  const authorization = basic(cloud.cloud.account.apiKey);
  socket.write(
    `POST /api/v2/me/files HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: ${authorization}\r\n${head}\r\n\r\n`,
  );
  socket.write(body);
  const answer = await text(socket);
  return {
    status: Number(answer.split(" ")[1]),
    body: JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)),
  };
}

describe("an upload", () => {
  it("answers with the file, READY, and can be read back byte for byte", async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(300_000).subarray(0, 65_000));
    const { status, body } = await upload(formOf(new Blob([bytes, bytes]), "suite.zip"));
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "suite.zip", state: "READY", direction: "INPUT", size: 130_000 });
    expect(body).toMatchObject({ fileProperties: [], selfURI: `/me/files/${body.id}`, iconDirectUrl: null });
    expect(Math.abs(body.createTime - Date.now())).toBeLessThan(60_000);
    const content = await cloud.fetch(`/api/v2/me/files/${body.id}/file`);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(Buffer.concat([bytes, bytes]));
  });

  it("may be empty", async () => {
    const { body } = await upload(formOf(new Blob([])));
    expect(body.size).toBe(0);
    const content = await cloud.fetch(`/api/v2/me/files/${body.id}/file`);
    expect([content.status, await content.text()]).toEqual([200, ""]);
  });

  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\evil\\suite.zip", "suite.zip"],
    ["a\u202egpj.exe", "agpj.exe"],
    ["..", "file"],
    ["<script>.zip", "<script>.zip"],
    ["ünï\u0007.zip", "ünï.zip"],
  ])("named %j is called %j, and is kept under a name of the cloud's own", async (name, shown) => {
    const { status, body } = await upload(formOf(new Blob(["x"]), name));
    expect([status, body.name]).toEqual([201, shown]);
    for (const kept of readdirSync(join(folder, "blobs"))) expect(kept).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("an upload that is refused leaves nothing behind:", () => {
  async function expectRefusal(
    send: () => Promise<{ status: number; body: Json }>,
    status: number,
    message: RegExp,
  ) {
    const before = filesOnDisk();
    const answer = await send();
    expect([answer.status, answer.body.statusCode]).toEqual([status, status]);
    expect(answer.body.message).toMatch(message);
    expect(filesOnDisk()).toBe(before);
  }
  const boundary = "multipart/form-data; boundary=b";
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhello';

  it("another content type", () =>
    expectRefusal(() => upload("{}", { "content-type": "application/json" }), 415, /multipart\/form-data/));
  it("no content type at all", () => expectRefusal(() => raw("Content-Length: 2", "xx"), 415, /multipart/));
  it("a part of another name", () =>
    expectRefusal(() => upload(formOf(new Blob(["x"]), "a", "suite")), 400, /part named "suite"/));
  it("a form without a file", () => {
    const form = new FormData();
    form.append("file", "text");
    return expectRefusal(() => upload(form), 400, /no part named file/);
  });
  it("a form without a boundary", () =>
    expectRefusal(() => upload("x", { "content-type": "multipart/form-data" }), 400, /cut short/));
  it("a form that ends within its file", () =>
    expectRefusal(
      () => raw(`Content-Type: ${boundary}\r\nContent-Length: ${part.length}`, part),
      400,
      /cut short/,
    ));
  it("a form that ends after its file", () => {
    const body = `${part}\r\n--b\r\nContent-Disp`;
    return expectRefusal(
      () => raw(`Content-Type: ${boundary}\r\nContent-Length: ${body.length}`, body),
      400,
      /cut short/,
    );
  });
  it("a file above the limit that says so, before it is sent", () =>
    expectRefusal(
      () => raw(`Content-Type: ${boundary}\r\nContent-Length: ${LIMIT_BYTES * 50}`, part),
      413,
      /larger than the limit of 1048576 bytes/,
    ));
  it("a file above the limit that does not say so, before it is sent to its end", () => {
    const chunk = `${(LIMIT_BYTES + 1).toString(16)}\r\n${"x".repeat(LIMIT_BYTES + 1)}\r\n`;
    const head = `Content-Type: ${boundary}\r\nTransfer-Encoding: chunked`;
    const opening = `${part.length.toString(16)}\r\n${part}\r\n`;
    return expectRefusal(() => raw(head, opening + chunk), 413, /larger than the limit/);
  });
  it("a file above the limit, for a client that sends all of it first", () =>
    expectRefusal(
      () => upload(formOf(new Blob(["x".repeat(LIMIT_BYTES * 3)]))),
      413,
      /larger than the limit/,
    ));
  it("a file of a connection that breaks", async () => {
    const before = filesOnDisk();
    const { hostname, port } = new URL(cloud.cloud.url);
    const socket = connect(Number(port), hostname);
    const authorization = basic(cloud.cloud.account.apiKey);
    socket.write(`POST /api/v2/me/files HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n`);
    socket.write(`Content-Type: ${boundary}\r\nContent-Length: 9999\r\n\r\n${part}`);
    await expect.poll(filesOnDisk, { timeout: 5_000 }).toBe(before + 1);
    socket.resetAndDestroy();
    await expect.poll(filesOnDisk, { timeout: 5_000 }).toBe(before);
  });
});

describe("without credentials", () => {
  it("no body is read", async () => {
    const body = formOf(new Blob(["x"]));
    expect((await cloud.call("POST", "/me/files", { body, headers: { authorization: "" } })).status).toBe(
      401,
    );
  });
});
