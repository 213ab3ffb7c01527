import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basic, href, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud({ allowHosts: ["cloud.example"] });
});
afterAll(() => cloud[Symbol.asyncDispose]());

/** The status of a request with headers that `fetch` does not let through. */
function status(method: string, path: string, headers: Record<string, string>): Promise<number | undefined> {
  const authorization = basic(cloud.cloud.account.apiKey);
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, cloud.cloud.url), { method, headers: { authorization, ...headers } });
    sent.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
    sent.end();
  });
}
const LIST = "/api/v2/me/jobs";
const CREATE = `${LIST}?name=x`;

describe("the Host header", () => {
  it.each(["localhost", "127.0.0.1", "LOCALHOST:80", "[::1]:1234", "cloud.example:99"])(
    "may be %s",
    async (host) => {
      expect(await status("GET", LIST, { host })).toBe(200);
    },
  );

  it.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1"])(
    "may not be %s, for a known route and an unknown one alike",
    async (host) => {
      expect(await status("GET", LIST, { host })).toBe(421);
      expect(await status("GET", "/nowhere", { host })).toBe(421);
    },
  );

  it("must be a host", async () => {
    expect(await status("GET", LIST, { host: "a@localhost" })).toBe(400);
  });
});

describe("pages in a browser", () => {
  it("of another origin change nothing", async () => {
    for (const origin of ["http://evil.example", "null", "http://localhost:1", "https://127.0.0.1"]) {
      expect(await status("POST", CREATE, { origin })).toBe(403);
      expect(await status("DELETE", "/api/v2/jobs/1", { origin })).toBe(403);
    }
    expect(await status("POST", CREATE, { origin: cloud.cloud.url })).toBe(201);
  });

  it("of another site use no credentials that the browser remembers, for an abort least of all", async () => {
    for (const site of ["cross-site", "same-site"]) {
      expect(await status("GET", "/api/v2/jobs/1/builds/1/abort", { "sec-fetch-site": site })).toBe(403);
    }
    expect(await status("GET", LIST, { "sec-fetch-site": "same-origin" })).toBe(200);
  });

  it("of another site may lead to a file by its signed link", async () => {
    const { directUrl } = await cloud.upload(new Blob(["x"]));
    expect(await status("GET", href(directUrl), { "sec-fetch-site": "cross-site" })).toBe(200);
  });

  it("are not asked for a password that the browser would remember", async () => {
    const answer = await fetch(new URL(LIST, cloud.cloud.url));
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).not.toMatch(/basic/i);
  });
});
