import { randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  bytes,
  empty,
  html,
  type Reply,
  ranged,
  refusal,
  reset,
  serve,
  truncated,
} from "./scripted-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { clientOf, failureOf } from "./test-client.ts";

const content = randomBytes(3 * 1024 * 1024 + 17);
const etag = { etag: '"v1"' };

/** Downloads from a server with these replies; the file, and what the server was asked. */
async function downloaded(replies: Reply | Reply[], settings: Parameters<typeof clientOf>[1] = {}) {
  await using server = await serve(replies);
  await using folder = await temporaryFolder();
  const { client } = clientOf(server, settings);
  await using _ = client;
  const destination = join(folder.path, "results.zip");
  const { sizeBytes } = await client.download(`${server.origin}/files/1`, destination);
  expect(await readdir(folder.path)).toEqual(["results.zip"]);
  return { sizeBytes, saved: await readFile(destination), received: server.received };
}

/** A partial answer of the length that is missing, but with other bytes and the range that `say` gives. */
function otherwise(say: (start: number) => string): Reply {
  return (response, request) => {
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1]);
    bytes(
      Buffer.alloc(content.length - start),
      { ...etag, "content-range": say(start) },
      206,
    )(response, request);
  };
}

describe("a download", () => {
  it("saves the file under its name only when it is whole, telling its progress", async () => {
    await using server = await serve(bytes(content));
    await using folder = await temporaryFolder();
    const { client } = clientOf(server);
    await using _ = client;
    const steps: number[] = [];
    const destination = join(folder.path, "results.zip");
    await client.download(new URL(`${server.origin}/files/1`), destination, {
      onProgress: ({ doneBytes, totalBytes }) => {
        expect(totalBytes).toBe(content.length);
        steps.push(doneBytes);
      },
    });
    expect((await readFile(destination)).equals(content)).toBe(true);
    expect(steps.at(-1)).toBe(content.length);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it("goes on where it broke off when the service names the version", async () => {
    const { saved, received } = await downloaded([truncated(content, 2_000_000, etag), ranged(content)]);
    expect(saved.equals(content)).toBe(true);
    const start = Number(/^bytes=(\d+)-$/.exec(received[1]?.headers.range ?? "")?.[1]);
    expect(start).toBeGreaterThan(0);
    expect(received[1]?.headers["if-range"]).toBe('"v1"');
  });

  it("goes on after a stall, too", async () => {
    const { saved } = await downloaded([truncated(content, 1_000_000, etag, "stall"), ranged(content)], {
      requestTimeoutMs: 200,
    });
    expect(saved.equals(content)).toBe(true);
  });

  it("begins again when the file has changed meanwhile", async () => {
    const other = randomBytes(1_000_000);
    const { saved } = await downloaded([truncated(content, 2_000_000, etag), ranged(other, '"v2"')]);
    expect(saved.equals(other)).toBe(true);
  });

  it("begins again without a range when the service names no version", async () => {
    const { saved, received } = await downloaded([truncated(content, 2_000_000), bytes(content)]);
    expect(saved.equals(content)).toBe(true);
    expect(received[1]?.headers.range).toBeUndefined();
  });

  it.each<[string, Reply]>([
    ["another part than asked for", otherwise(() => `bytes 0-9/${content.length}`)],
    ["a part of another file", otherwise((start) => `bytes ${start}-9999999/${content.length + 1}`)],
    ["a part it does not name", otherwise(() => "")],
    ["no such part", empty(416, { "content-range": "bytes */9" })],
  ])("begins again when the service answers with %s", async (_what, odd) => {
    const { saved } = await downloaded([truncated(content, 2_000_000, etag), odd, bytes(content)]);
    expect(saved.equals(content)).toBe(true);
  });

  it("does not count attempts that bring it further", async () => {
    const chunk = 1_200_000;
    const pieces: Reply = (response, { headers }) => {
      const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
      const head = { ...etag, "content-length": String(content.length - start) };
      const range = { "content-range": `bytes ${start}-${content.length - 1}/${content.length}` };
      response.writeHead(start > 0 ? 206 : 200, start > 0 ? { ...head, ...range } : head);
      response.write(content.subarray(start, start + chunk), () => response.socket?.destroySoon());
    };
    const { saved, received } = await downloaded(pieces, { retry: { maxAttempts: 2 } });
    expect(saved.equals(content)).toBe(true);
    expect(received.length).toBeGreaterThan(2);
  });

  it("gets through resets and gateway errors, and leaves nothing behind when it must give up", async () => {
    expect((await downloaded([reset(), html(502), bytes(content)])).sizeBytes).toBe(content.length);
    await using server = await serve(truncated(content, 1_000));
    await using folder = await temporaryFolder();
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.download(`${server.origin}/files/1`, join(folder.path, "x")));
    expect(error).toMatchObject({ code: "unreachable", fault: "service" });
    expect(server.received).toHaveLength(6);
    expect(await readdir(folder.path)).toEqual([]);
  });

  it("saves an empty file", async () => {
    expect((await downloaded(bytes(""))).sizeBytes).toBe(0);
  });

  it("refuses a file that is too large, before and while it comes", async () => {
    const undeclared: Reply = (response) => {
      response.writeHead(200, { "transfer-encoding": "chunked" });
      response.end(content);
    };
    for (const reply of [bytes(content), undeclared]) {
      await using server = await serve(reply);
      await using folder = await temporaryFolder();
      const { client } = clientOf(server);
      await using _ = client;
      const options = { maxBytes: 1_000_000 };
      const error = await failureOf(client.download(`${server.origin}/a`, join(folder.path, "x"), options));
      expect(error).toMatchObject({ code: "protocol" });
      expect(error.message).toMatch(/is larger than 1000000 bytes\.$/);
      expect(server.received).toHaveLength(1);
      expect(await readdir(folder.path)).toEqual([]);
    }
  });

  it("refuses a compressed answer, whose length says nothing", async () => {
    await using server = await serve(bytes("x", { "content-encoding": "gzip" }));
    await using folder = await temporaryFolder();
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.download(`${server.origin}/a`, join(folder.path, "x")));
    expect(error).toMatchObject({ code: "protocol" });
    expect(server.received[0]?.headers["accept-encoding"]).toBe("identity");
  });

  it("keeps the old file of that name when it fails or is cancelled", async () => {
    await using server = await serve([refusal(404, "Gone."), truncated(content, 1_000_000, etag, "stall")]);
    await using folder = await temporaryFolder();
    const { client } = clientOf(server);
    await using _ = client;
    const destination = join(folder.path, "x");
    await writeFile(destination, "old");
    expect(await failureOf(client.download(`${server.origin}/a`, destination))).toMatchObject({
      code: "not-found",
    });
    const controller = new AbortController();
    const failed = failureOf(
      client.download(`${server.origin}/a`, destination, {
        signal: controller.signal,
        onProgress: () => controller.abort(),
      }),
    );
    expect(await failed).toMatchObject({ code: "cancelled" });
    expect(await readFile(destination, "utf8")).toBe("old");
    expect(await readdir(folder.path)).toEqual(["x"]);
  });

  it("says so when the destination cannot be written", async () => {
    await using server = await serve(bytes("x"));
    await using folder = await temporaryFolder();
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.download(`${server.origin}/a`, join(folder.path, "none", "x")));
    expect(error).toMatchObject({ code: "input" });
    expect(error.message).toMatch(/none\/x cannot be written: ENOENT\./);
    expect(server.received).toHaveLength(0);
  });
});

describe("the bytes of a file", () => {
  it("arrive as a stream with their announced length", async () => {
    await using server = await serve([html(502), bytes(content, { "content-type": "application/zip" })]);
    const { client } = clientOf(server);
    await using _ = client;
    await using file = await client.files.content({ fileId: 3 });
    expect(file).toMatchObject({ sizeBytes: content.length, contentType: "application/zip" });
    expect(Buffer.concat(await Array.fromAsync(file.chunks)).equals(content)).toBe(true);
  });

  it("fail as the service's fault when the connection breaks under way", async () => {
    await using server = await serve(truncated(content, 1_000_000));
    const { client } = clientOf(server);
    await using _ = client;
    await using file = await client.files.content({ fileId: 3 });
    expect(await failureOf(Array.fromAsync(file.chunks))).toMatchObject({ code: "unreachable" });
  });
});
