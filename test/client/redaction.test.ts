import { join } from "node:path";
import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Credentials } from "../../src/client/settings.ts";
import {
  bytes,
  empty,
  garbled,
  html,
  json,
  type Reply,
  refusal,
  reset,
  serve,
  truncated,
} from "./scripted-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { clientOf } from "./test-client.ts";

const secret = fc.stringMatching(/^[A-Za-z0-9+/=&%~ -]{16,40}$/).filter((text) => text.trim() === text);

/** Answers that carry the request back to its sender in every place an answer has. */
const echoes: Record<string, (echo: string, origin: string) => Reply> = {
  "its own error": (echo) => refusal(404, `No operation GET /x?${echo}`),
  "its own failure": (echo) => refusal(500, echo),
  "an OAuth error": (echo) => json(400, { error: echo, error_description: echo }),
  "refused credentials": (echo) => refusal(401, echo),
  "a redirect": (echo, origin) => empty(302, { location: `${origin}/x?${encodeURI(echo)}` }),
  HTML: () => html(200),
  "a wrong record": (echo) => json(200, { id: echo, data: [{ id: echo }], [echo]: echo }),
  "a wrong content type": (echo) => bytes("x", { "content-type": encodeURI(echo) }),
  "a break": () => reset(),
  "no HTTP": (echo) => garbled(echo),
  "a truncated body": () => truncated(Buffer.alloc(2_000), 10),
};

describe("secrets", () => {
  it("never show in a log line or an error, whatever the service answers and repeats", async () => {
    await using folder = await temporaryFolder();
    await fc.assert(
      fc.asyncProperty(
        secret,
        secret,
        fc.constantFrom(...Object.keys(echoes)),
        fc.constantFrom("key", "oauth"),
        async (one, two, kind, method) => {
          const [own, token] = [`${one}A`, `${two}B`];
          const credentials: Credentials =
            method === "key" ? { apiKey: own } : { username: "ada", password: own, clientId: "c" };
          const forms = [own, token, encodeURIComponent(own), encodeURIComponent(token), btoa(`${own}:`)];
          let origin = "";
          await using server = await serve((response, request) => {
            if (request.path === "/oauth/token") return json(200, { access_token: token })(response, request);
            echoes[kind]?.(`${forms.join(" ")} ${request.headers.authorization}`, origin)(response, request);
          });
          origin = server.origin;
          const { client, lines } = clientOf(server, { credentials, retry: { maxAttempts: 2 } });
          await using _ = client;
          const signed = `${server.origin}/files/${encodeURIComponent(token)}?X-Signature=${encodeURIComponent(token)}`;
          const errors = await Promise.all(
            [
              client.jobs.get({ jobId: 7 }),
              client.jobs.create({ query: { name: "x", content: own } }),
              Array.fromAsync(client.jobs.list()),
              client.download(signed, join(folder.path, "x")),
              client.readFrom(signed, 0),
            ].map((work) => work.catch((error: unknown) => error)),
          );
          const said = `${lines.join("\n")}\n${inspect(errors, { depth: 12, maxStringLength: null })}`;
          // The Basic form exists only of a key.
          const told = method === "key" ? [own, forms[2], forms[4]] : forms.slice(0, 4);
          for (const form of told) expect(said).not.toContain(form);
          expect(said).not.toContain(encodeURIComponent(token));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("are told to the client's owner in every form in which they travel", async () => {
    await using server = await serve(bytes("x"));
    await using folder = await temporaryFolder();
    const { client, secrets } = clientOf(server, { credentials: { apiKey: "a key/with+signs" } });
    await using _ = client;
    await client.download("/files/1?id=7&X-Signature=0123456789abcdef0123", join(folder.path, "x"));
    expect(secrets).toEqual([
      "a key/with+signs",
      "a%20key%2Fwith%2Bsigns",
      "a+key%2Fwith%2Bsigns",
      btoa("a key/with+signs:"),
      encodeURIComponent(btoa("a key/with+signs:")),
      "0123456789abcdef0123",
    ]);
  });

  it("that travel unencrypted are warned about once", async () => {
    const { client, lines } = clientOf({ origin: "http://cloud.example.com" });
    await using _ = client;
    expect(lines).toEqual([expect.stringMatching(/http: .* unencrypted/)]);
  });

  it("that are empty are refused as an input", () => {
    expect(() => clientOf({ origin: "http://127.0.0.1" }, { credentials: { apiKey: " " } })).toThrow(
      "api-key is empty.",
    );
  });
});
