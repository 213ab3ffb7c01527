import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { silent } from "../../src/base/logger.ts";
import { startCloud } from "../../src/cloud/start-cloud.ts";
import { createBench } from "../bench/bench.ts";
import { findLeaks } from "../bench/leak-check.ts";
import { createNetwork, type NetworkOptions } from "../bench/network/network.ts";
import { junit } from "../end-to-end/setting.ts";
import { script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

const KEY = "k3y-of-the-cloud";
const onLinux = test.skipIf(process.platform !== "linux");

/** A server that answers with its own address, and a network and a bench around it. */
async function networked(options: Partial<NetworkOptions> = {}) {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ link: `${origin}/files/1`, path: request.url }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hosts = { "cloud.bench.test": { target, isTrusted: true }, "storage.bench.test": { target } };
  const network = await createNetwork({ hosts, ...options });
  const bench = await createBench({ network });
  onTestFinished(async () => {
    await bench[Symbol.asyncDispose]();
    await network[Symbol.asyncDispose]();
    server.closeAllConnections();
    server.close();
  });
  /** Node's own client, told to take the proxy and to trust the authority. */
  const trusting = (noProxy?: string) => ({
    ...network.env(noProxy),
    NODE_USE_ENV_PROXY: "1",
    NODE_EXTRA_CA_CERTS: network.caFile,
  });
  return { network, bench, trusting };
}

const get = (url: string, init = "{}") =>
  `const answer = await fetch("${url}", ${init}); log(await answer.text())`;

describe("what goes through the proxy is recorded", () => {
  test("https in a tunnel whose inside is seen, and links stay on the name that was asked", async () => {
    const { network, bench, trusting } = await networked();
    const run = await bench.run(
      script({ main: get("https://cloud.bench.test/api?x=1") }, { env: trusting() }),
    );
    expect(JSON.parse(run.stdout.toString())).toEqual({
      link: "https://cloud.bench.test/files/1",
      path: "/api?x=1",
    });
    expect(network.asked).toEqual(["CONNECT cloud.bench.test:443"]);
    expect(network.requests).toMatchObject([
      { via: "proxy", secure: true, host: "cloud.bench.test", method: "GET", path: "/api?x=1", bodyBytes: 0 },
    ]);
  });

  test("http forwarded, and a name that nobody has", async () => {
    const { network, bench, trusting } = await networked();
    const main = `${get("http://cloud.bench.test/api")}; log((await fetch("http://gone.bench.test/")).status)`;
    const run = await bench.run(script({ main }, { env: trusting() }));
    expect(run.stdout.toString()).toContain('"link":"http://cloud.bench.test/files/1"');
    expect(run.stdout.toString()).toMatch(/\n404\n$/);
    expect(network.requests.map(({ secure, host }) => [secure, host])).toEqual([
      [false, "cloud.bench.test"],
      [false, "gone.bench.test"],
    ]);
  });

  test("what authenticates is not shown, and a proxy's own credentials go no further", async () => {
    const { network, bench, trusting } = await networked({ proxyCredentials: "ada:pr0xy-pass" });
    const init = `{ headers: { authorization: "Basic " + btoa("${KEY}:"), cookie: "a=${KEY}" } }`;
    const main = get(`https://cloud.bench.test/api?access_token=${KEY}&limit=5`, init);
    await bench.run(script({ main }, { env: trusting() }));
    const [request] = network.requests;
    expect(request?.path).toBe("/api?access_token=***&limit=5");
    expect(request?.headers).toMatchObject({ authorization: "Basic ***", cookie: "***" });
    expect(request?.headers["proxy-authorization"]).toBeUndefined();
    expect(JSON.stringify(network.requests)).not.toContain(KEY);
  });

  test("a proxy that asks for credentials refuses those who have none", async () => {
    const { network, bench, trusting } = await networked({ proxyCredentials: "ada:pr0xy-pass" });
    const [, address] = network.proxyUrl.split("@");
    const env = { ...trusting(), HTTPS_PROXY: `http://${address}` };
    const main = `await fetch("https://cloud.bench.test/").catch(() => log("refused"))`;
    const run = await bench.run(script({ main }, { env }));
    expect(run.stdout.toString()).toBe("refused\n");
    expect(network.asked).toEqual(["CONNECT cloud.bench.test:443"]);
    expect(network.requests).toEqual([]);
  });

  test("who does not know the authority gets nowhere", async () => {
    const { network, bench } = await networked();
    const env = { ...network.env(), NODE_USE_ENV_PROXY: "1" };
    const main = `await fetch("https://cloud.bench.test/").catch((error) => log(error.cause.code))`;
    const run = await bench.run(script({ main }, { env }));
    expect(run.stdout.toString()).toMatch(/UNABLE_TO_VERIFY|SELF_SIGNED|UNABLE_TO_GET_ISSUER/);
    expect(network.requests).toEqual([]);
  });
});

onLinux("what no_proxy names goes straight to the host", async () => {
  const { network, bench, trusting } = await networked();
  const address = await network.listen("cloud.bench.test", "127.0.0.2");
  const straight = await bench.run(script({ main: get(`${address}/api`) }, { env: trusting("127.0.0.2") }));
  expect(straight.stdout.toString()).toContain(`"link":"${address}/files/1"`);
  expect(network.asked).toEqual([]);
  expect(network.requests).toMatchObject([{ via: "direct", host: "127.0.0.2", path: "/api" }]);
});

describe("the leak check looks into what travelled", () => {
  const send = (url: string, init: string) => `await fetch("${url}", { method: "POST", ${init} })`;
  const BASIC = `headers: { authorization: "Basic " + btoa("${KEY}:") }`;

  test.each([
    ["the service's own authentication", send("https://cloud.bench.test/api", BASIC), []],
    ["a token in the service's query", send(`https://cloud.bench.test/api?access_token=${KEY}`, ""), []],
    [
      "the form that asks the service for a token",
      send("https://cloud.bench.test/oauth/token", `body: "password=${KEY}"`),
      [],
    ],
    [
      "a credential to another host",
      send("https://storage.bench.test/f", BASIC),
      ["request to storage.bench.test, POST /f, header authorization"],
    ],
    [
      "a credential in what is sent to the service",
      send("https://cloud.bench.test/runs", `body: JSON.stringify({ name: "${KEY}" })`),
      ["request to cloud.bench.test, POST /runs, body"],
    ],
    [
      "a credential in a path",
      send(`https://cloud.bench.test/runs?name=${KEY}`, ""),
      ["request to cloud.bench.test, POST /runs, path"],
    ],
  ])("%s", async (_, main, places) => {
    const { bench, trusting } = await networked();
    const run = await bench.run(script({ main }, { env: trusting(), secrets: [KEY], onLeak: "record" }));
    expect(run.conclusion).toBe("success");
    expect(run.leaks.map(({ place }) => place)).toEqual(places);
  });
});

test("a built action reaches the cloud through the proxy, trusts its authority, and tells nobody else", async () => {
  const cloud = await startCloud({ logger: silent, environment: process.env, allowRoot: true });
  onTestFinished(() => cloud.close());
  const { apiKey } = cloud.account;
  const hosts = { "cloud.bench.test": { target: cloud.url, isTrusted: true } };
  const { network, bench } = await networked({ hosts });
  await mkdir(join(bench.workspace, "shop"));
  const text = `#!/bin/sh\n${junit(2)}\n`;
  await writeFile(join(bench.workspace, "shop/run-tests.sh"), text, { mode: 0o755 });
  const step = await bench.run({
    action: "actions/browser-test",
    with: {
      "base-url": "https://cloud.bench.test",
      "api-key": apiKey,
      "ca-file": network.caFile,
      "suite-path": "shop",
      executors: "chromium-desktop",
    },
    env: network.env(),
    secrets: [apiKey],
  });
  expect(step.outputs.verdict).toBe("passed");
  expect(step.artifacts).toHaveLength(1);
  // The artifact client takes the proxy to the bench's own storage.
  const reached = new Set(network.requests.map(({ host }) => host));
  expect(reached).toEqual(new Set(["cloud.bench.test", "127.0.0.1"]));
  const toCloud = network.requests.filter(({ host }) => host === "cloud.bench.test");
  expect(toCloud.every(({ via, secure }) => via === "proxy" && secure)).toBe(true);
  expect(await findLeaks([apiKey], network.evidence())).toEqual([]);
});
