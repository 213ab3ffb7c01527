import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hookAddress } from "../../../src/cloud/runs/hooks/hook-address.ts";
import { openRunSetting } from "./run-setting.ts";

vi.setConfig({ testTimeout: 20_000, expect: { poll: { timeout: 10_000 } } });

const scenario = { devices: [{ device: "*", outcome: "passed" }] };
interface Heard {
  readonly request: IncomingMessage;
  readonly body: string;
}
const heard: Heard[] = [];
let answers: number[] = [];
const server = createServer(async (request, response) => {
  heard.push({ request, body: await text(request) });
  response.writeHead(answers.shift() ?? 200, { location: "/elsewhere" }).end("thanks");
});
const hookURL = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=s3cr3t`;
beforeEach(async () => {
  heard.length = 0;
  answers = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("the hook of a run", () => {
  it("is called once when the run has ended, as a form without credentials", async () => {
    await using setting = await openRunSetting({ scenario });
    const run = await setting.runToEnd("", { config: { hookURL: hookURL() } });
    await expect.poll(() => setting.store.runs.get(run.id)?.hookDue).toBe(false);
    expect(heard).toHaveLength(1);
    const [{ request, body }] = heard as [Heard];
    expect([request.method, request.url]).toEqual(["POST", "/hook?token=s3cr3t"]);
    expect(request.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request.headers.authorization).toBeUndefined();
    expect(body).toBe(`testRunId=${run.id}&projectId=1&status=FINISHED`);
    expect(setting.store.runs.get(run.id)?.message).toBe("Simulated by the scenario file.");
  });

  it("is tried again after an error of its server, and follows no redirect", async () => {
    await using setting = await openRunSetting({ scenario });
    answers = [503, 200];
    const run = await setting.runToEnd("", { config: { hookURL: hookURL() } });
    await expect.poll(() => setting.store.runs.get(run.id)?.hookDue).toBe(false);
    expect(heard).toHaveLength(2);
    answers = [302];
    const redirected = await setting.runToEnd("", { config: { hookURL: hookURL() } });
    await expect
      .poll(() => setting.store.runs.get(redirected.id)?.message)
      .toMatch(/hookURL was not delivered: 127\.0\.0\.1:\d+ answered 302\.$/);
    expect(heard).toHaveLength(3);
    expect(setting.store.runs.get(redirected.id)?.message).not.toContain("s3cr3t");
  });

  it("is not called on a host that is not allowed, and the run says so from its start", async () => {
    await using setting = await openRunSetting({ scenario });
    const run = await setting.start("", { config: { hookURL: "http://intranet.example/hook" } });
    expect(run.message).toMatch(/hookURL is not called: the host intranet\.example is not allowed/);
    await setting.run(run.id);
    await expect.poll(() => setting.store.runs.get(run.id)?.hookDue).toBe(false);
  });

  it("is called by the next cloud when this one stops before it is heard", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "hooks-"));
    const first = await openRunSetting({ scenario, dataFolder });
    answers = [503];
    const run = await first.runToEnd("", { config: { hookURL: hookURL() } });
    await expect.poll(() => heard.length).toBe(1);
    await first[Symbol.asyncDispose]();
    const second = await openRunSetting({ scenario, dataFolder });
    await expect.poll(() => second.store.runs.get(run.id)?.hookDue).toBe(false);
    expect(heard).toHaveLength(2);
    await second[Symbol.asyncDispose]();
    await rm(dataFolder, { recursive: true });
  });
});

describe("a hook's address", () => {
  it.each([
    ["http://localhost:80/a", []],
    ["https://127.9.9.9/", []],
    ["http://[::1]:1/", []],
    ["http://2130706433/", []],
    ["https://ci.example/x", ["CI.example"]],
    ["https://ci.example:8443/x", ["ci.example:8443"]],
  ])("%s is called", (address, allowed) => {
    expect(hookAddress(address, allowed)).toHaveProperty("url");
  });

  it.each([
    ["http://10.0.0.1/", []],
    ["http://localhost.evil.example/", []],
    ["http://127.0.0.1.evil.example/", []],
    ["http://0.0.0.0/", []],
    ["http://169.254.169.254/", ["ci.example"]],
    ["https://ci.example:9/x", ["ci.example:8443"]],
    ["http://user:pass@localhost/", []],
    ["file:///etc/passwd", []],
    ["no address", []],
  ])("%s is not", (address, allowed) => {
    const answer = hookAddress(address, allowed);
    expect(answer).toHaveProperty("refusal", expect.stringMatching(/^hookURL is not called: /));
    expect(JSON.stringify(answer)).not.toContain("pass@");
  });
});
