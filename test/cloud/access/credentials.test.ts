import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basic, type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

let cloud: TestCloud;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  cloud = await startTestCloud({ clock });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const me = (headers: Record<string, string>, query = "") =>
  fetch(new URL(`/api/me${query}`, cloud.cloud.url), { headers });

async function token(fields: Record<string, string>) {
  const { clientId } = cloud.cloud.account;
  const body = new URLSearchParams({ client_id: clientId, ...fields });
  const answer = await fetch(new URL("/oauth/token", cloud.cloud.url), { method: "POST", body });
  return { status: answer.status, body: (await answer.json()) as Json };
}
function session() {
  const { email, password } = cloud.cloud.account;
  return token({ grant_type: "password", username: email, password });
}

describe("an API key", () => {
  it("opens the account as the user name of Basic authentication", async () => {
    const { apiKey, userId, email } = cloud.cloud.account;
    expect(apiKey).toMatch(/^[A-Za-z0-9]{32}$/);
    const answer = await me({ authorization: basic(apiKey) });
    expect(await answer.json()).toMatchObject({ id: userId, email, enabled: true });
  });

  it("does nothing when it is wrong, beside a password, or anywhere else", async () => {
    const { apiKey } = cloud.cloud.account;
    const withPassword = `Basic ${Buffer.from(`${apiKey}:x`).toString("base64")}`;
    for (const authorization of [basic("wrong"), basic(""), withPassword, "Basic", `Bearer ${apiKey}`, ""]) {
      expect((await me({ authorization })).status, authorization).toBe(401);
    }
    expect((await me({ cookie: `access_token=${apiKey}; session=${apiKey}` })).status).toBe(401);
    expect((await me({}, `?access_token=${apiKey}`)).status).toBe(401);
  });
});

describe("an OAuth session", () => {
  it("opens by password, for Bearer and for the query", async () => {
    const { status, body } = await session();
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 3_600, scope: "read write" });
    expect((await me({ authorization: `Bearer ${body.access_token}` })).status).toBe(200);
    expect((await me({}, `?access_token=${body.access_token}`)).status).toBe(200);
  });

  it("never opens by cookie", async () => {
    const { body } = await session();
    expect((await me({ cookie: `access_token=${body.access_token}` })).status).toBe(401);
  });

  it("expires and is renewed by its refresh token, which stays", async () => {
    const { body } = await session();
    now += 3_600_000;
    expect((await me({ authorization: `Bearer ${body.access_token}` })).status).toBe(401);
    const renewed = await token({ grant_type: "refresh_token", refresh_token: body.refresh_token });
    expect(renewed.body.refresh_token).toBe(body.refresh_token);
    expect((await me({ authorization: `Bearer ${renewed.body.access_token}` })).status).toBe(200);
    expect((await me({ authorization: `Bearer ${body.refresh_token}` })).status).toBe(401);
  });

  it("is over after thirty days, when its refresh token expires, too", async () => {
    const { body } = await session();
    const renew = () => token({ grant_type: "refresh_token", refresh_token: body.refresh_token });
    now += 30 * 24 * 3_600_000 - 1;
    expect((await renew()).status).toBe(200);
    now += 1;
    const { status, body: refusal } = await renew();
    expect([status, refusal.error]).toEqual([400, "invalid_grant"]);
  });

  it.each([
    [{ grant_type: "password", username: "a", password: "b" }, 400, "invalid_grant"],
    [{ grant_type: "password" }, 400, "invalid_grant"],
    [{ grant_type: "refresh_token", refresh_token: "x" }, 400, "invalid_grant"],
    [{ grant_type: "magic" }, 400, "unsupported_grant_type"],
    [{}, 400, "invalid_request"],
    [{ grant_type: "password", client_id: "other" }, 401, "invalid_client"],
  ])("refuses %j in the form of OAuth", async (fields, status, error) => {
    const answer = await token(fields as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error, error_description: expect.any(String) });
  });
});
