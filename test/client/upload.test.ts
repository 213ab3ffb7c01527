import { randomBytes } from "node:crypto";
import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { html, json, type Received, refusal, reset, serve, stall } from "./scripted-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { clientOf, failureOf } from "./test-client.ts";

const content = randomBytes(2 * 1024 * 1024 + 5);
const file = { id: 9, name: "suite.zip", state: "READY", size: content.length };

/** The form's parts as the platform reads them. */
async function formOf({ headers, body }: Received): Promise<FormData> {
  const type = headers["content-type"] ?? "";
  return await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
}

async function withFile<T>(bytes: Buffer, work: (path: string) => Promise<T>): Promise<T> {
  await using folder = await temporaryFolder();
  const path = join(folder.path, "suite.zip");
  await writeFile(path, bytes);
  return await work(path);
}

describe("an upload", () => {
  it("sends the file as the form part named file, with its length known beforehand", async () => {
    await using server = await serve(json(201, file));
    const { client } = clientOf(server);
    await using _ = client;
    const steps: number[] = [];
    const name = 'sünny "suite"\r\n.zip';
    await withFile(content, (path) =>
      client.files.upload(
        { path, name, contentType: "application/zip" },
        { onProgress: ({ doneBytes, totalBytes }) => steps.push(doneBytes / (totalBytes ?? 0)) },
      ),
    );
    const [request] = server.received as [Received];
    expect(request).toMatchObject({ method: "POST", path: "/api/v2/me/files" });
    expect(Number(request.headers["content-length"])).toBe(request.body.length);
    const part = (await formOf(request)).get("file") as File;
    expect(part.name).toBe(name);
    expect(part.type).toBe("application/zip");
    expect(Buffer.from(await part.arrayBuffer()).equals(content)).toBe(true);
    expect(steps.at(-1)).toBe(1);
  });

  it("sends an empty file", async () => {
    await using server = await serve(json(201, file));
    const { client } = clientOf(server);
    await using _ = client;
    await withFile(Buffer.alloc(0), (path) => client.files.upload({ path, name: "empty" }));
    expect(((await formOf(server.received[0] as Received)).get("file") as File).size).toBe(0);
  });

  it("sends the bytes as they are where the operation takes them so", async () => {
    await using server = await serve(json(201, file));
    const { client } = clientOf(server);
    await using _ = client;
    await withFile(content, (path) =>
      client.builds.putOutput({ userId: 1, jobId: 2, buildId: 3, path, query: { name: "a/b.xml" } }),
    );
    const [request] = server.received as [Received];
    expect(request.method).toBe("PUT");
    expect(request.query.get("name")).toBe("a/b.xml");
    expect(request.body.equals(content)).toBe(true);
  });

  it("is repeated whole after resets, gateway errors and overload", async () => {
    await using server = await serve([reset(), html(502), html(503), refusal(429, "Slow."), json(201, file)]);
    const { client } = clientOf(server);
    await using _ = client;
    await withFile(content, (path) => client.files.upload({ path, name: "suite.zip" }));
    expect(server.received).toHaveLength(5);
    const sizes = server.received.map(({ body }) => body.length);
    expect(new Set(sizes).size).toBe(1);
  });

  it("is given up when the service stops reading", async () => {
    await using server = await serve(stall(), { early: true });
    const { client } = clientOf(server, { requestTimeoutMs: 300, retry: { maxAttempts: 2 } });
    await using _ = client;
    const large = Buffer.alloc(32 * 1024 * 1024);
    const error = await withFile(large, (path) =>
      failureOf(client.files.upload({ path, name: "suite.zip" })),
    );
    expect(error).toMatchObject({ code: "timeout", effect: "open" });
    expect(server.received).toHaveLength(2);
  });

  it("tells what the service says when it refuses before the end", async () => {
    await using server = await serve(refusal(413, "At most 1 MiB."), { early: true });
    const { client } = clientOf(server);
    await using _ = client;
    const error = await withFile(content, (path) =>
      failureOf(client.files.upload({ path, name: "suite.zip" })),
    );
    expect(error).toMatchObject({ code: "refused", status: 413 });
    expect(error.message).toBe("The service refused POST /api/v2/me/files (413): At most 1 MiB.");
  });

  it("ends at once when it is cancelled", async () => {
    await using server = await serve(stall());
    const { client } = clientOf(server);
    await using _ = client;
    const controller = new AbortController();
    const { signal } = controller;
    await withFile(content, async (path) => {
      const failed = failureOf(client.files.upload({ path, name: "suite.zip" }, { signal }));
      await server.arrival(1);
      controller.abort();
      expect(await failed).toMatchObject({ code: "cancelled" });
    });
  });

  it("refuses what it cannot read, sending nothing", async () => {
    await using server = await serve(json(201, file));
    await using folder = await temporaryFolder();
    const { client } = clientOf(server);
    await using _ = client;
    const missing = await failureOf(
      client.files.upload({ path: join(folder.path, "no.zip"), name: "no.zip" }),
    );
    expect(missing.message).toMatch(/no\.zip cannot be sent: ENOENT\.$/);
    const notFile = await failureOf(client.files.upload({ path: folder.path, name: "x" }));
    expect(notFile).toMatchObject({ code: "input" });
    expect(server.received).toHaveLength(0);
  });

  it("says so when the file becomes shorter under way", async () => {
    await using server = await serve(json(201, file), { early: false });
    const { client } = clientOf(server);
    await using _ = client;
    const large = Buffer.alloc(64 * 1024 * 1024);
    const error = await withFile(large, (path) =>
      failureOf(
        client.files.upload(
          { path, name: "suite.zip" },
          { onProgress: ({ doneBytes }) => void (doneBytes === 1024 * 1024 && truncate(path, 100)) },
        ),
      ),
    );
    expect(error).toMatchObject({ code: "input" });
    expect(error.message).toMatch(/became shorter/);
  });
});
