import { describe, expect, it } from "vitest";
import type { ClientSettings } from "../../src/client/settings.ts";
import { html, json, type Received, type Reply, refusal, serve } from "./scripted-server.ts";
import { clientOf, failureOf } from "./test-client.ts";

const PASSWORD = "p4ss word&more";
const credentials = { username: "ada@example.com", password: PASSWORD, clientId: "public-client" };

/** A service with a token endpoint that numbers its tokens, and an API that answers everything. */
function oauthService(
  token: (form: URLSearchParams, count: number) => Reply,
  api: Reply = json(200, { id: 7 }),
) {
  const forms: URLSearchParams[] = [];
  const calls: Received[] = [];
  const reply: Reply = (response, request) => {
    if (request.path === "/oauth/token") {
      const form = new URLSearchParams(request.body.toString());
      forms.push(form);
      return token(form, forms.length)(response, request);
    }
    calls.push(request);
    api(response, request);
  };
  return { reply, forms, calls };
}

const issued = (count: number, rest: object = { expires_in: 3_600 }) =>
  json(200, {
    access_token: `access-token-${count}`,
    refresh_token: "refresh-token-0",
    token_type: "bearer",
    ...rest,
  });

function settings(nowMs?: () => number): Partial<ClientSettings> {
  return { credentials, ...(nowMs ? { clock: { now: nowMs, sleep: async () => {} } } : {}) };
}

describe("an OAuth session", () => {
  it("is opened by password once for all who ask at the same time, its token travelling in the query", async () => {
    const service = oauthService((_, count) => issued(count));
    await using server = await serve(service.reply);
    const { client, secrets } = clientOf(server, settings());
    await using _ = client;
    await Promise.all([1, 2, 3].map((jobId) => client.jobs.get({ jobId })));
    expect(service.forms).toHaveLength(1);
    expect(Object.fromEntries(service.forms[0] ?? [])).toEqual({
      client_id: "public-client",
      grant_type: "password",
      username: "ada@example.com",
      password: PASSWORD,
    });
    for (const call of service.calls) {
      expect(call.query.get("access_token")).toBe("access-token-1");
      expect(call.headers.authorization).toBeUndefined();
    }
    expect(secrets).toEqual(expect.arrayContaining([PASSWORD, "access-token-1", "refresh-token-0"]));
  });

  it("sends its token as a bearer where that is asked for", async () => {
    const service = oauthService((_, count) => issued(count));
    await using server = await serve(service.reply);
    const { client } = clientOf(server, { ...settings(), tokenPlacement: "header" });
    await using _ = client;
    await client.jobs.get({ jobId: 1 });
    expect(service.calls[0]?.headers.authorization).toBe("Bearer access-token-1");
    expect(service.calls[0]?.query.size).toBe(0);
  });

  it("is refreshed shortly before its token expires", async () => {
    let nowMs = 0;
    const service = oauthService((_, count) => issued(count));
    await using server = await serve(service.reply);
    const { client } = clientOf(
      server,
      settings(() => nowMs),
    );
    await using _ = client;
    for (nowMs of [0, 3_539_000, 3_541_000]) await client.jobs.get({ jobId: 1 });
    expect(service.forms.map((form) => form.get("grant_type"))).toEqual(["password", "refresh_token"]);
    expect(service.forms[1]?.get("refresh_token")).toBe("refresh-token-0");
    expect(service.calls.map(({ query }) => query.get("access_token"))).toEqual([
      "access-token-1",
      "access-token-1",
      "access-token-2",
    ]);
  });

  it("is renewed once when the service refuses the token, also for a POST", async () => {
    const service = oauthService(
      (_, count) => issued(count, {}),
      (response, request) => {
        const good = request.query.get("access_token") === "access-token-2";
        (good ? json(201, { id: 7 }) : refusal(401, "Expired."))(response, request);
      },
    );
    await using server = await serve(service.reply);
    const { client } = clientOf(server, settings());
    await using _ = client;
    expect(await client.jobs.create({ query: { name: "x" } })).toMatchObject({ id: 7 });
    expect(service.forms).toHaveLength(2);
    expect(service.calls).toHaveLength(2);
  });

  it("ends in refused credentials when a fresh token is refused, too", async () => {
    const service = oauthService((_, count) => issued(count), refusal(401, "No."));
    await using server = await serve(service.reply);
    const { client } = clientOf(server, settings());
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 1 }));
    expect(error).toMatchObject({ code: "unauthorized" });
    expect(error.remedy).toMatch(/username, password and client-id/);
    expect(service.calls).toHaveLength(2);
  });

  it("is opened by password again when the refresh token is refused", async () => {
    let nowMs = 0;
    const service = oauthService((form, count) =>
      form.get("grant_type") === "password" ? issued(count) : json(400, { error: "invalid_grant" }),
    );
    await using server = await serve(service.reply);
    const { client } = clientOf(
      server,
      settings(() => nowMs),
    );
    await using _ = client;
    for (nowMs of [0, 4_000_000]) await client.jobs.get({ jobId: 1 });
    expect(service.forms.map((form) => form.get("grant_type"))).toEqual([
      "password",
      "refresh_token",
      "password",
    ]);
  });

  it("explains a wrong password without repeating it", async () => {
    const service = oauthService(() =>
      json(400, { error: "invalid_grant", error_description: `Bad credentials: ${PASSWORD}` }),
    );
    await using server = await serve(service.reply);
    const { client } = clientOf(server, settings());
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 1 }));
    expect(error).toMatchObject({ code: "unauthorized", fault: "input" });
    expect(error.message).toBe(
      "The service refused the credentials (400) for POST /oauth/token: Bad credentials: ***.",
    );
    expect(service.calls).toHaveLength(0);
  });

  it("survives a token endpoint in trouble, and asks it at its own address", async () => {
    const service = oauthService((_, count) => (count === 1 ? html(503) : issued(count)));
    await using identity = await serve(service.reply);
    await using server = await serve(json(200, { id: 7 }));
    const { client } = clientOf(server, { ...settings(), authUrl: identity.origin });
    await using _ = client;
    await client.jobs.get({ jobId: 1 });
    await client.account.getMe();
    expect(service.forms).toHaveLength(2);
    expect(service.calls.map(({ path }) => path)).toEqual(["/api/me"]);
    expect(server.received.map(({ path }) => path)).toEqual(["/api/v2/jobs/1"]);
  });

  it("that cannot be opened leaves the call undone, having asked no more often than the rule says", async () => {
    const service = oauthService(() => html(502));
    await using server = await serve(service.reply);
    const { client } = clientOf(server, settings());
    await using _ = client;
    const error = await failureOf(client.builds.start({ jobId: 1, body: { fileId: 1 } }));
    expect(error).toMatchObject({ code: "service", status: 502, effect: "none" });
    expect(service.forms).toHaveLength(6);
    expect(service.calls).toHaveLength(0);
  });

  it("lets one caller give up without stopping the others", async () => {
    let answer: (() => void) | undefined;
    const service = oauthService((_, count) => (response, request) => {
      answer = () => issued(count)(response, request);
    });
    await using server = await serve(service.reply);
    const { client } = clientOf(server, settings());
    await using _ = client;
    const controller = new AbortController();
    const impatient = failureOf(client.jobs.get({ jobId: 1 }, { signal: controller.signal }));
    const patient = client.jobs.get({ jobId: 2 });
    await server.arrival(1);
    controller.abort();
    expect(await impatient).toMatchObject({ code: "cancelled" });
    answer?.();
    expect(await patient).toMatchObject({ id: 7 });
    expect(service.forms).toHaveLength(1);
  });
});
