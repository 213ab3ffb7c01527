import { afterEach, describe, expect, it, vi } from "vitest";
import { closedPort, json, serve, testAuthority } from "./scripted-server.ts";
import { clientOf, failureOf } from "./test-client.ts";
import { startProxy } from "./test-proxy.ts";

const job = { id: 7 };

afterEach(() => vi.unstubAllEnvs());

describe("through a proxy", () => {
  it("http goes forwarded and https in a tunnel, each over the proxy named for it", async () => {
    await using plain = await serve(json(200, job));
    await using secure = await serve(json(200, job), { tls: true });
    await using forward = await startProxy();
    await using tunnel = await startProxy();
    const proxies = {
      httpProxy: `http://127.0.0.1:${forward.port}`,
      httpsProxy: `ada:pr0xy%20pass@127.0.0.1:${tunnel.port}`,
    };
    const overHttp = clientOf({ origin: `http://service.test:${plain.port}` }, { proxies });
    const overHttps = clientOf(
      { origin: `https://service.test:${secure.port}` },
      { proxies, ca: testAuthority },
    );
    await using _ = overHttp.client;
    await using __ = overHttps.client;
    expect(await overHttp.client.jobs.get({ jobId: 7 })).toMatchObject(job);
    expect(await overHttps.client.jobs.get({ jobId: 7 })).toMatchObject(job);
    expect(forward.asked).toEqual([`GET http://service.test:${plain.port}/api/v2/jobs/7`]);
    expect(tunnel.asked).toEqual([`CONNECT service.test:${secure.port}`]);
    expect(tunnel.authorizations).toEqual([`Basic ${btoa("ada:pr0xy pass")}`]);
    expect(secure.received[0]?.headers["proxy-authorization"]).toBeUndefined();
  });

  it("neither loopback nor the hosts excepted go", async () => {
    await using server = await serve(json(200, job));
    await using proxy = await startProxy();
    const proxies = { httpProxy: `http://127.0.0.1:${proxy.port}`, noProxy: "service.invalid" };
    const { client } = clientOf(server, { proxies });
    await using _ = client;
    expect(await client.jobs.get({ jobId: 7 })).toMatchObject(job);
    const excepted = clientOf({ origin: "http://service.invalid" }, { proxies, retry: { maxAttempts: 1 } });
    await using __ = excepted.client;
    expect(await failureOf(excepted.client.jobs.get({ jobId: 7 }))).toMatchObject({ code: "unreachable" });
    expect(proxy.asked).toEqual([]);
  });

  it("nothing goes that only the environment names", async () => {
    await using proxy = await startProxy();
    for (const name of ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"])
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`);
    for (const proxies of [undefined, { httpsProxy: "http://127.0.0.1:1" }]) {
      const { client } = clientOf(
        { origin: "http://service.invalid" },
        { proxies, retry: { maxAttempts: 1 } },
      );
      await using _ = client;
      const error = await failureOf(client.jobs.get({ jobId: 7 }));
      expect(error.message).toMatch(/^The host name service\.invalid was not found/);
    }
    expect(proxy.asked).toEqual([]);
  });

  it.each([
    [407, 1, /user name and password/],
    [403, 1, /NO_PROXY/],
    [502, 2, /NO_PROXY/],
  ])("a refusal of the tunnel with %i is told as the proxy's", async (status, attempts, remedy) => {
    await using proxy = await startProxy(status);
    const proxies = { httpsProxy: `http://ada:s3cret@127.0.0.1:${proxy.port}` };
    const { client } = clientOf({ origin: "https://service.test" }, { proxies, retry: { maxAttempts: 2 } });
    await using _ = client;
    const error = await failureOf(client.jobs.create({ query: { name: "x" } }));
    expect(error).toMatchObject({ code: "unreachable", effect: "none" });
    expect(error.message).toBe(
      `The proxy refused the connection to service.test:443 (${status}) for POST /api/v2/me/jobs.`,
    );
    expect(error.remedy).toMatch(remedy);
    expect(proxy.asked).toHaveLength(attempts);
  });

  it("a refusal of a forwarded request for want of a password is told as the proxy's, too", async () => {
    await using proxy = await startProxy(407);
    const proxies = { httpProxy: `http://127.0.0.1:${proxy.port}` };
    const { client } = clientOf({ origin: "http://service.test" }, { proxies });
    await using _ = client;
    const error = await failureOf(client.jobs.create({ query: { name: "x" } }));
    expect(error.message).toMatch(/^The proxy refused the connection to service\.test:80 \(407\)/);
  });

  it("a proxy that is not there is named beside the host", async () => {
    const port = await closedPort();
    const proxies = { httpsProxy: `http://127.0.0.1:${port}` };
    const { client } = clientOf({ origin: "https://service.test" }, { proxies, retry: { maxAttempts: 1 } });
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 7 }));
    expect(error).toMatchObject({ code: "unreachable", effect: "none" });
    expect(error.message).toBe(
      `No connection to service.test:443 (ECONNREFUSED at 127.0.0.1:${port}) for GET /api/v2/jobs/7.`,
    );
  });

  it("an address that is none is refused without repeating it", () => {
    expect(() =>
      clientOf({ origin: "http://a.test" }, { proxies: { httpProxy: "socks5://u:s3cret@h" } }),
    ).toThrow(/^The proxy's address is not an http or https address\.$/);
  });
});

describe("over TLS", () => {
  it("a certificate of an unknown authority is refused at once, with the remedy", async () => {
    await using server = await serve(json(200, job), { tls: true });
    const { client, pausesMs } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.jobs.create({ query: { name: "x" } }));
    expect(error).toMatchObject({ code: "unreachable", effect: "none" });
    expect(error.message).toMatch(/^The certificate of 127\.0\.0\.1:\d+ is not trusted \([A-Z_]+\) for POST/);
    expect(error.remedy).toMatch(/ca-file/);
    expect(pausesMs).toEqual([]);
    expect(server.received).toHaveLength(0);
  });

  it("it is trusted when its authority is given, for the names it holds only", async () => {
    await using server = await serve(json(200, job), { tls: true });
    const { client } = clientOf(server, { ca: testAuthority });
    await using _ = client;
    expect(await client.jobs.get({ jobId: 7 })).toMatchObject(job);
    await using proxy = await startProxy();
    const proxies = { httpsProxy: `http://127.0.0.1:${proxy.port}` };
    const wrong = clientOf({ origin: `https://other.test:${server.port}` }, { ca: testAuthority, proxies });
    await using __ = wrong.client;
    const error = await failureOf(wrong.client.jobs.get({ jobId: 7 }));
    expect(error.message).toMatch(
      /^The certificate of other\.test:\d+ is not trusted \(ERR_TLS_CERT_ALTNAME_INVALID\)/,
    );
    expect(proxy.asked).toHaveLength(1);
  });

  it("an authority that is no certificate is refused as an input", () => {
    expect(() => clientOf({ origin: "https://a.test" }, { ca: "certificate?" })).toThrow(
      /^ca-file does not hold/,
    );
  });

  it("a server that does not speak it is told from a broken one", async () => {
    await using server = await serve(json(200, job));
    const { client } = clientOf({ origin: `https://127.0.0.1:${server.port}` });
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 7 }));
    expect(error.message).toMatch(/does not speak TLS as expected/);
    expect(error.remedy).toMatch(/https:\/\/ or http:\/\//);
  });
});
