import { describe, expect, it } from "vitest";
import { bytes, html, ranged, refusal, serve } from "./scripted-server.ts";
import { clientOf, failureOf } from "./test-client.ts";

const log = Buffer.from("one\ntwo\nthree\n");

describe("reading on in a growing file", () => {
  it.each([
    ["ranges", ranged(log)],
    ["the whole file", bytes(log)],
  ])(
    "brings what is new, and nothing when there is none, from a service that answers with %s",
    async (_how, reply) => {
      await using server = await serve(reply);
      const { client } = clientOf(server);
      await using _ = client;
      const read = async (fromByte: number, maxBytes?: number) =>
        (await client.readFrom(`${server.origin}/log`, fromByte, { maxBytes })).bytes.toString();
      expect(await read(0)).toBe("one\ntwo\nthree\n");
      expect(await read(4)).toBe("two\nthree\n");
      expect(await read(4, 3)).toBe("two");
      expect(await read(log.length)).toBe("");
      expect(server.received[2]?.headers.range).toBe("bytes=4-6");
    },
  );

  it.each([
    ["ranges", ranged(log)],
    ["the whole file", bytes(log)],
  ])("begins again when the file has become shorter, with %s", async (_how, reply) => {
    await using server = await serve(reply);
    const { client } = clientOf(server);
    await using _ = client;
    expect(await client.readFrom(`${server.origin}/log`, 100)).toEqual({ bytes: log, restarted: true });
    expect(await client.readFrom(`${server.origin}/log`, 4)).toMatchObject({ restarted: false });
  });

  it("goes through gateway errors, and says when the file does not exist yet", async () => {
    await using server = await serve([html(502), ranged(log), refusal(404, "No log yet.")]);
    const { client } = clientOf(server);
    await using _ = client;
    expect((await client.readFrom("/api/v2/logs/1", 8)).bytes.toString()).toBe("three\n");
    expect(await failureOf(client.readFrom("/api/v2/logs/1", 8))).toMatchObject({ code: "not-found" });
  });

  it("believes no range that it did not ask for", async () => {
    await using server = await serve(bytes("x", { "content-range": "bytes 3-3/9" }, 206));
    const { client } = clientOf(server);
    await using _ = client;
    expect(await failureOf(client.readFrom("/log", 4))).toMatchObject({ code: "protocol" });
  });
});
