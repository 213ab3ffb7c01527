import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../../src/client/client.ts";
import { proves } from "../../proves.ts";
import { type Conformance, openConformance } from "./setting.ts";

let at: Conformance;
beforeAll(async () => {
  at = await openConformance();
});
afterAll(() => at[Symbol.asyncDispose]());

it("names the account behind an API key", async () => {
  proves("getMe");
  const { answer, request } = await at.observe(() => at.client.account.getMe());
  expect(request).toBe("GET /api/me 200");
  expect(answer).toMatchObject({ id: at.owner.userId, email: at.owner.email, enabled: true });
});

describe("a session", () => {
  const open = () => {
    const { email: username, password, clientId: client_id } = at.owner;
    return at.client.oauth.token({ query: { grant_type: "password", client_id, username, password } });
  };

  it("is opened by password, and its token opens the account in the query and in the header", async () => {
    proves("issueToken");
    const { answer, request } = await at.observe(open);
    expect(request).toBe("POST /oauth/token 200");
    expect(answer).toMatchObject({ token_type: "bearer", scope: "read write", expires_in: 3_600 });
    const { email: username, password, clientId } = at.owner;
    for (const tokenPlacement of ["query", "header"] as const) {
      const credentials = { username, password, clientId };
      await using client = createClient({ baseUrl: at.cloud.cloud.url, credentials, tokenPlacement });
      expect((await client.account.getMe()).id).toBe(at.owner.userId);
    }
  });

  it("is renewed: the access token is new, the refresh token stays", async () => {
    proves("issueToken");
    const { access_token, refresh_token } = await open();
    const query = { grant_type: "refresh_token", client_id: at.owner.clientId, refresh_token } as const;
    const renewed = await at.client.oauth.token({ query: { ...query, refresh_token: refresh_token ?? "" } });
    expect(renewed.refresh_token).toBe(refresh_token);
    expect(renewed.access_token).not.toBe(access_token);
    const headers = { authorization: `Bearer ${renewed.access_token}` };
    expect((await at.cloud.fetch("/api/me", { headers })).status).toBe(200);
  });
});
