import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEVICES, type RunCloud, startRunCloud } from "../handlers/run-cloud.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { basic, type Json } from "../support/test-cloud.ts";

let cloud: RunCloud;
let testFileId: number;
beforeAll(async () => {
  cloud = await startRunCloud();
  testFileId = (await cloud.upload(await suiteZip("exit 0"))).id;
});
afterAll(() => cloud[Symbol.asyncDispose]());

const IDS = DEVICES.map(({ id }) => id);
const form = (text: string) => ({
  body: text,
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

describe("parameters", () => {
  const [first, second, third] = IDS;
  it.each([
    `usedDeviceIds[]=${first}&usedDeviceIds[]=${second}&usedDeviceIds[]=${third}`,
    `usedDeviceIds%5B%5D=${first}&usedDeviceIds%5B%5D=${second},${third}`,
    `usedDeviceIds=${first}&usedDeviceIds=${second}&usedDeviceIds=${third}`,
    `usedDeviceIds=${first},${second},${third}`,
    `usedDeviceIds[]=${first},${second}&usedDeviceIds=${third}`,
  ])("take an array as %s, in the query and as a form", async (devices) => {
    const others = `testFileId=${testFileId}&name=wire+name&autoScreenshots=TRUE&timeout=90`;
    for (const [query, init] of [
      [`?${others}&${devices}`, {}],
      ["", form(`${others}&${devices}`)],
      [`?${others}`, form(devices)],
    ] as const) {
      const { status, body } = await cloud.call("POST", `${cloud.project}/runs${query}`, init);
      expect(status).toBe(201);
      expect(body).toMatchObject({ displayName: "wire name", totalDeviceCount: 3 });
    }
  });

  it("choose device runs in each of these forms, for zips and for a retry", async () => {
    const run = await cloud.finishedRun();
    const [one, two] = await cloud.deviceRunIds(run);
    for (const chosen of [`deviceRunIds[]=${one}&deviceRunIds[]=${two}`, `deviceRunIds=${one},${two}`]) {
      for (const [query, init] of [
        [`?${chosen}`, {}],
        ["", form(chosen)],
      ] as const) {
        const zip = await cloud.call("POST", `/runs/${run.id}/logs.zip${query}`, init);
        expect(zip.status).toBe(200);
      }
    }
    const { status, body } = await cloud.call(
      "POST",
      `/runs/${run.id}/retry`,
      form(`deviceRunIds=${one},${two}`),
    );
    expect([status, body.waitingDeviceCount]).toEqual([200, 2]);
  });

  it("rename, tag and share from a form", async () => {
    const run = await cloud.startRun();
    const renamed = await cloud.call("POST", `/runs/${run.id}`, form("displayName=n%C3%A9w+name"));
    expect([renamed.status, renamed.body.displayName]).toEqual([200, "néw name"]);
    const tag = await cloud.call("POST", `/runs/${run.id}/tags`, form("name=nightly"));
    expect([tag.status, tag.body.name]).toEqual([201, "nightly"]);
    const shared = await cloud.call("POST", `${cloud.project}/sharings`, form("email=nobody@example.com"));
    expect(shared.body.message).toContain("nobody@example.com");
  });
});

describe("content types", () => {
  const json = { headers: { "content-type": "application/json" } };

  it("do not matter where there is no body", async () => {
    const run = await cloud.finishedRun();
    for (const path of [
      `/runs/${run.id}/files.zip`,
      `/runs/${run.id}/abort`,
      `/runs/${run.id}?displayName=x`,
    ]) {
      expect((await cloud.call("POST", path, json)).status).toBe(200);
      expect((await cloud.call("POST", path, { headers: { "content-type": "text/plain" } })).status).toBe(
        200,
      );
    }
    const query = `testFileId=${testFileId}&usedDeviceIds=${IDS[0]}`;
    expect((await cloud.call("POST", `${cloud.project}/runs?${query}`, json)).status).toBe(201);
    expect((await cloud.call("GET", `/runs/${run.id}`, json)).status).toBe(200);
    expect((await cloud.call("DELETE", `/runs/${run.id}`, json)).status).toBe(204);
  });

  it("with a charset, and an accept header of another kind, are fine", async () => {
    const headers = {
      "content-type": "application/x-www-form-urlencoded; charset=UTF-8",
      accept: "application/xml;q=0.9, */*;q=0.1",
    };
    const { status, headers: answered } = await cloud.call("POST", "/me/jobs", {
      body: "name=n&type=BUILD",
      headers,
    });
    expect([status, answered.get("content-type")]).toEqual([201, "application/json; charset=utf-8"]);
  });
});

describe("credentials", () => {
  async function session(form: Record<string, string>): Promise<{ status: number; body: Json }> {
    const body = new URLSearchParams({ client_id: cloud.cloud.account.clientId, ...form });
    const response = await fetch(`${cloud.cloud.url}/oauth/token`, { method: "POST", body });
    return { status: response.status, body: await response.json() };
  }
  const signIn = () => {
    const { email: username, password } = cloud.cloud.account;
    return session({ grant_type: "password", username, password });
  };

  it("are a key of 32 letters and digits with an empty password", async () => {
    const { apiKey } = cloud.cloud.account;
    expect(apiKey).toMatch(/^[A-Za-z0-9]{32}$/);
    const ask = (authorization: string) => fetch(`${cloud.cloud.url}/api/me`, { headers: { authorization } });
    expect((await ask(basic(apiKey))).status).toBe(200);
    const withPassword = Buffer.from(`${apiKey}:x`).toString("base64");
    expect((await ask(`Basic ${withPassword}`)).status).toBe(401);
  });

  it("are a token in the query, in a form, or as Bearer in any case", async () => {
    const { body } = await signIn();
    const { access_token: token, token_type: type, scope } = body;
    expect([type, scope]).toEqual(["bearer", "read write"]);
    const url = `${cloud.cloud.url}/api/me`;
    expect((await fetch(`${url}?access_token=${token}`)).status).toBe(200);
    for (const scheme of ["Bearer", "bearer", "BEARER"]) {
      expect((await fetch(url, { headers: { authorization: `${scheme} ${token}` } })).status).toBe(200);
    }
    expect((await fetch(url, { headers: { authorization: "Bearer x" } })).status).toBe(401);
  });

  it("are refused at the token endpoint in its own words", async () => {
    expect(await session({ grant_type: "password", username: "x", password: "y" })).toEqual({
      status: 400,
      body: { error: "invalid_grant", error_description: expect.any(String) },
    });
    expect((await session({ client_id: "other", grant_type: "password" })).body.error).toBe("invalid_client");
    expect((await session({ grant_type: "magic" })).body.error).toBe("unsupported_grant_type");
  });
});

describe("errors", () => {
  it("have a message and their status in the body, whatever is wrong", async () => {
    const refusals = [
      ["GET", "/x", 404],
      ["GET", "/runs/999999", 404],
      ["GET", "/runs/abc", 400],
      ["GET", "/runs?filter=s_colour_eq_red", 400],
      ["POST", `${cloud.project}/runs?scheduler=LATER`, 400],
      ["GET", "/users/999999/runs", 404],
    ] as const;
    for (const [method, path, status] of refusals) {
      const answer = await cloud.call(method, path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body).toEqual({ message: expect.stringMatching(/./), statusCode: status });
    }
    const unknown = await fetch(`${cloud.cloud.url}/api/v2/runs`);
    expect([unknown.status, await unknown.json()]).toEqual([
      401,
      { message: expect.stringMatching(/credentials/), statusCode: 401 },
    ]);
  });
});
