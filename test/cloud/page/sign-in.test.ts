import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { signedIn, Visitor } from "./support/visitor.ts";

let aheadMs = 0;
let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud({ clock: { ...systemClock, now: () => Date.now() + aheadMs } });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const linkPath = () => cloud.cloud.signInLink().slice(cloud.cloud.url.length);

describe("without a session", () => {
  it.each([
    "/",
    "/jobs",
    "/devices",
    "/broker",
    "/executors",
    "/account",
    "/runs/1",
    "/files/1",
    "/files/1/content",
  ])("%s is the sign-in page", async (path) => {
    const answer = await new Visitor(cloud).get(path);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBeNull();
    const page = await answer.text();
    expect(page).toContain("<h1>Sign in</h1>");
    expect(page).not.toContain(cloud.cloud.account.email);
  });

  it.each([
    "/runs/1/abort",
    "/builds/1/abort",
    "/broker",
    "/broker/tickets/1/revoke",
    "/account/regenerate-key",
  ])("a form sent to %s asks, too", async (path) => {
    const answer = await new Visitor(cloud).post(path, {});
    expect(answer.status).toBe(401);
  });
});

describe("the link that the cloud prints", () => {
  it("signs in, with a cookie that scripts and other sites do not get", async () => {
    const visitor = new Visitor(cloud);
    const answer = await visitor.get(linkPath());
    const port = new URL(cloud.cloud.url).port;
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^device-cloud-${port}=\\w{40}; Path=/; HttpOnly; SameSite=Strict$`)),
    ]);
    expect(await visitor.page("/account")).toContain(cloud.cloud.account.email);
  });

  it("works once", async () => {
    const path = linkPath();
    expect((await new Visitor(cloud).get(path)).status).toBe(200);
    const second = new Visitor(cloud);
    expect((await second.get(path)).status).toBe(401);
    expect((await second.get("/account")).status).toBe(401);
  });

  it("works for an hour, and its session for twelve", async () => {
    const path = linkPath();
    const visitor = await signedIn(cloud);
    aheadMs = 3_600_001;
    expect((await new Visitor(cloud).get(path)).status).toBe(401);
    expect((await visitor.get("/account")).status).toBe(200);
    aheadMs = 12 * 3_600_000 + 1;
    expect((await visitor.get("/account")).status).toBe(401);
    aheadMs = 0;
  });

  it.each(["", "x", "a".repeat(40)])("is not made up as %j", async (token) => {
    expect((await new Visitor(cloud).get(`/sign-in?token=${token}`)).status).toBe(401);
  });
});

describe("the API key", () => {
  it("signs in and leads back to where one wanted to go", async () => {
    const visitor = new Visitor(cloud);
    const asked = await visitor.page("/jobs?page=2");
    expect(asked).toContain('name="next" value="/jobs?page=2"');
    const answer = await visitor.post("/sign-in", {
      apiKey: ` ${cloud.cloud.account.apiKey}\n`,
      next: "/jobs?page=2",
    });
    expect(await answer.text()).toContain("url=/jobs?page=2");
    expect((await visitor.get("/jobs")).status).toBe(200);
  });

  it.each([
    ["missing", ""],
    ["wrong", "wrong"],
    ["endless", "x".repeat(200_000)],
  ])("signs nobody in when it is %s", async (_, apiKey) => {
    const answer = await new Visitor(cloud).post("/sign-in", { apiKey });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain("This key is unknown.");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/jobs\n",
    '/x"><b>',
  ])("does not lead to %j", async (next) => {
    const answer = await new Visitor(cloud).post("/sign-in", { apiKey: cloud.cloud.account.apiKey, next });
    expect(await answer.text()).toContain('content="0; url=/"');
    expect(await (await new Visitor(cloud).post("/sign-in", { next })).text()).toContain(
      'name="next" value="/"',
    );
  });

  it("is taken from the cloud's own form only", async () => {
    const { apiKey } = cloud.cloud.account;
    const others: readonly Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "http://evil.example" },
      { origin: "null" },
    ];
    for (const headers of others) {
      const answer = await new Visitor(cloud).post("/sign-in", { apiKey }, headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  it("is taken from nobody who does not say where the form comes from", async () => {
    const body = new URLSearchParams({ apiKey: cloud.cloud.account.apiKey });
    expect((await fetch(new URL("/sign-in", cloud.cloud.url), { method: "POST", body })).status).toBe(403);
  });
});

describe("a session", () => {
  it("ends when one signs out", async () => {
    const visitor = await signedIn(cloud);
    const kept = visitor.cookie;
    const answer = await visitor.send("/sign-out");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect((await visitor.get("/", { cookie: kept })).status).toBe(401);
  });

  it("does not authenticate the API", async () => {
    const { cookie } = await signedIn(cloud);
    for (const path of [
      "/api/me",
      "/api/v2/me/jobs",
      "/api/v2/jobs/1/builds/1/abort",
      "/cloud/api/v2/me/executors",
    ]) {
      const answer = await fetch(new URL(path, cloud.cloud.url), { headers: { cookie } });
      expect(answer.status, path).toBe(401);
    }
  });

  it("is not opened by the secrets of the API", async () => {
    const { cloud: running } = cloud;
    const visitor = new Visitor(cloud);
    const token = await cloud.post(
      `/../../oauth/token?client_id=${running.account.clientId}&grant_type=password&username=${running.account.email}&password=${running.account.password}`,
    );
    const authorization = `Bearer ${token.body.access_token}`;
    expect((await visitor.get("/account", { authorization })).status).toBe(401);
    expect((await visitor.get(`/account?access_token=${token.body.access_token}`)).status).toBe(401);
  });

  it("comes after a step in between for who follows a link from another site", async () => {
    const visitor = await signedIn(cloud);
    const answer = await visitor.get("/account", { "sec-fetch-site": "cross-site" });
    const page = await answer.text();
    expect(page).toContain('content="0; url=/account"');
    expect(page).not.toContain(cloud.cloud.account.email);
    const away = await visitor.get("//devices", { "sec-fetch-site": "cross-site" });
    expect(await away.text()).toContain('content="0; url=/"');
  });
});

describe("every answer of the page", () => {
  it.each(["/", "/jobs", "/docs", "/runs/999999", "/sign-in", "/runs/x"])(
    "%s allows nothing but its own files",
    async (path) => {
      const { headers } = await (await signedIn(cloud)).get(path);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy.split("; ").sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
      ]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  it("leaves unknown addresses to the API's refusal", async () => {
    const answer = await (await signedIn(cloud)).get("/nowhere");
    expect(await answer.json()).toEqual({ message: "No operation GET /nowhere", statusCode: 404 });
  });

  it("is refused under a name that is not the cloud's", async () => {
    const { request } = await import("node:http");
    const status = await new Promise((resolve, reject) => {
      const sent = request(new URL("/docs", cloud.cloud.url), { headers: { host: "evil.example" } });
      sent.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
      sent.end();
    });
    expect(status).toBe(421);
  });
});
