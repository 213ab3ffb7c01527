import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href, type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

let cloud: TestCloud;
let file: Json;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  cloud = await startTestCloud({ clock: { now: () => now, sleep: () => Promise.resolve() } });
  file = await cloud.upload(new Blob(["0123456789"], { type: "text/html" }), "páge'.html");
});
afterAll(() => cloud[Symbol.asyncDispose]());

const path = () => `/api/v2/me/files/${file.id}/file`;
async function part(range: string, more: Record<string, string> = {}) {
  const answer = await cloud.fetch(path(), { headers: { range, ...more } });
  return [answer.status, answer.headers.get("content-range"), await answer.text()];
}

describe("a download", () => {
  it("is served inert: as an attachment that is neither sniffed nor run", async () => {
    const { headers } = await cloud.fetch(path());
    expect(headers.get("content-disposition")).toBe(
      "attachment; filename=\"p_ge_.html\"; filename*=UTF-8''p%C3%A1ge%27.html",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/^sandbox/);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("gives the range that is asked for", async () => {
    expect(await part("bytes=0-0")).toEqual([206, "bytes 0-0/10", "0"]);
    expect(await part("bytes=7-")).toEqual([206, "bytes 7-9/10", "789"]);
    expect(await part("bytes=-2")).toEqual([206, "bytes 8-9/10", "89"]);
    expect(await part("bytes=-99")).toEqual([206, "bytes 0-9/10", "0123456789"]);
    expect(await part("bytes=5-99")).toEqual([206, "bytes 5-9/10", "56789"]);
  });

  it("says how long it is when the range lies beyond it", async () => {
    expect(await part("bytes=10-")).toEqual([416, "bytes */10", ""]);
    expect(await part("bytes=-0")).toEqual([416, "bytes */10", ""]);
  });

  it("is whole when the range cannot be read or the file is another by now", async () => {
    const whole = [200, null, "0123456789"];
    for (const range of ["bytes=4-2", "bytes=0-1,3-4", "lines=1-2", "bytes=a-b"]) {
      expect(await part(range)).toEqual(whole);
    }
    expect(await part("bytes=0-0", { "if-range": '"other"' })).toEqual(whole);
  });

  it("is skipped by those who have it", async () => {
    const etag = (await cloud.fetch(path())).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await cloud.fetch(path(), { headers: { "if-none-match": `"x", W/${etag}` } })).status).toBe(304);
    expect((await part("bytes=0-0", { "if-range": etag }))[0]).toBe(206);
  });

  it("tells its head alone", async () => {
    const answer = await cloud.fetch(path(), { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([
      200,
      "10",
      "",
    ]);
  });

  it("ends with its file", async () => {
    const gone = await cloud.upload(new Blob(["x"]));
    await cloud.call("DELETE", `/me/files/${gone.id}`);
    expect((await cloud.call("GET", `/me/files/${gone.id}/file`)).status).toBe(404);
    expect((await fetch(href(gone.directUrl))).status).toBe(403);
  });
});

describe("a signed link", () => {
  const link = async () => new URL(href((await cloud.get(`/me/files/${file.id}`)).directUrl));

  it("opens its file without credentials, in parts, too", async () => {
    const answer = await fetch(await link(), { headers: { range: "bytes=1-2" } });
    expect([answer.status, await answer.text()]).toEqual([206, "12"]);
  });

  it("opens under every root of the API", async () => {
    const url = await link();
    url.pathname = url.pathname.replace("/api/v2", "/api");
    expect((await fetch(url)).status).toBe(200);
  });

  it("opens nothing else: no other file, no longer time, no other operation", async () => {
    const other = await cloud.upload(new Blob(["secret"]));
    const changes: ((url: URL) => void)[] = [
      (url) => {
        url.pathname = url.pathname.replace(String(file.id), String(other.id));
      },
      (url) => url.searchParams.set("expires", "9999999999"),
      (url) => url.searchParams.set("signature", ""),
      (url) => url.searchParams.delete("expires"),
    ];
    for (const change of changes) {
      const url = await link();
      change(url);
      expect((await fetch(url)).status, url.search).toBe(403);
    }
    const record = await link();
    record.pathname = record.pathname.replace(/\/file$/, "");
    expect((await fetch(record)).status).toBe(401);
  });

  it("expires", async () => {
    const url = await link();
    now += 3_599_000;
    expect((await fetch(url)).status).toBe(200);
    now += 2_000;
    const late = await fetch(url);
    expect(late.status).toBe(403);
    expect(((await late.json()) as Json).message).toMatch(/has expired or was changed/);
  });

  it("leads where the client came from", async () => {
    const url = new URL(`/api/v2/me/files/${file.id}`, cloud.cloud.url);
    url.hostname = "localhost";
    const answer = await cloud.fetch(url.href);
    expect(((await answer.json()) as Json).directUrl.host).toBe("localhost");
  });
});
