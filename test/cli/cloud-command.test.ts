import { readdirSync, readFileSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { suiteZip } from "../cloud/support/suite-zip.ts";
import { basic, type Json } from "../cloud/support/test-cloud.ts";
import { CommandLine, type RunningCloud } from "./support/command-line.ts";

let line: CommandLine;
let folder: string;
beforeEach(async () => {
  line = await CommandLine.open();
  folder = line.folder;
});
afterEach(() => line[Symbol.asyncDispose]());

const command = (...args: readonly string[]) => line.command(...args);
const cloud = (...args: readonly string[]) => line.cloud(...args);

async function startHangingBuild({ call }: RunningCloud, marker: string) {
  const form = new FormData();
  form.append("file", await suiteZip(`echo up; setsid sleep ${marker} & sleep ${marker}`), "suite.zip");
  const [job, file] = [
    await call("/me/jobs?name=a&type=BROWSER_TESTING", { method: "POST" }),
    await call("/me/files", { method: "POST", body: form }),
  ];
  const order = JSON.stringify({ fileId: file.id, executorId: 1 });
  const headers = { "content-type": "application/json" };
  const build = await call(`/me/jobs/${job.id}/builds`, { method: "POST", body: order, headers });
  await expect.poll(() => processesWith(marker).length, { timeout: 10_000 }).toBeGreaterThan(0);
  return build;
}

function processesWith(marker: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(marker);
    } catch {
      return false;
    }
  });
}

/** What a machine without browser or sandbox is told at every start. */
function withoutNotices(err: string): string {
  return err.replace(/^(?:No browser on this machine|Warning: Suites run without a sandbox).*\n/gm, "");
}

/** What is left in the temporary folder, but for the browser of the npm package, which is unpacked once and stays. */
function leftIn(path: string): string[] {
  return readdirSync(path).filter((name) => !name.startsWith("device-cloud-browser-"));
}

describe("device-cloud cloud", { timeout: 60_000 }, () => {
  it("tells in its ready file, and to nobody else, what a program needs to use it", async () => {
    const { ready, file, call, child } = await cloud("--api-key", "k".repeat(32));
    expect(Object.keys(ready).sort()).toEqual(
      [
        ...["url", "apiKey", "pid", "executors", "devices", "accounts"],
        ...["userId", "projectId", "email", "password", "clientId"],
      ].sort(),
    );
    expect(ready).toMatchObject({ apiKey: "k".repeat(32), pid: child.pid });
    expect(ready.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(ready.executors[0]).toEqual({ id: 1, name: "chromium-desktop" });
    expect(ready.devices[0]).toEqual({ id: 101, displayName: "Google Pixel 8" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await call("/me/projects")).data[0].id).toBe(ready.projectId);
  });

  it.each(["SIGINT", "SIGTERM"] as const)("stops cleanly on %s", async (signal) => {
    const running = await cloud();
    const marker = `61.${process.pid}`;
    await startHangingBuild(running, marker);
    running.child.kill(signal);
    const { code, out, err } = await running.ended;
    expect([code, withoutNotices(err)]).toEqual([0, ""]);
    expect(out).toContain(`Device cloud on ${running.ready.url}\n`);
    expect(out).toContain(`API key: ${running.ready.apiKey}\n`);
    expect(processesWith(marker)).toEqual([]);
    expect(leftIn(folder)).toEqual([]);
  });

  it("prints no key that it was given", async () => {
    const key = "abcdefghijklmnopqrstuvwxyz012345";
    const running = await cloud("--api-key", key, "--verbose");
    await running.call("/me/jobs?access_token=secret");
    running.child.kill("SIGTERM");
    const { out, err } = await running.ended;
    expect(err).toMatch(/GET \/api\/v2\/me\/jobs 200 \d+ ms/);
    expect(out + err).not.toMatch(new RegExp(`${key}|secret|${running.ready.password}`));
  });

  it("serves the accounts and devices of files, and prints only the keys that it made", async () => {
    const [accounts, devices] = [join(folder, "accounts.json"), join(folder, "devices.json")];
    const ada = { email: "ada@team.example", apiKey: "given-to-ada", projects: ["Shop", "Bank"] };
    await writeFile(accounts, JSON.stringify([ada, { email: "ben@team.example", roles: ["ADMIN"] }]));
    const size = { width: 320, height: 480 };
    const softwareVersion = { id: 1, apiLevel: 34, releaseVersion: "14" };
    await writeFile(
      devices,
      JSON.stringify([{ id: 7, displayName: "Tiny phone", osType: "ANDROID", softwareVersion, ...size }]),
    );
    const running = await cloud("--accounts", accounts, "--devices", devices);
    const { ready, call } = running;
    expect(ready).toMatchObject({ email: ada.email, apiKey: ada.apiKey, devices: [{ id: 7 }] });
    expect(ready.accounts.map(({ email }: Json) => email)).toEqual([ada.email, "ben@team.example"]);
    expect(ready.accounts[0].projects.map(({ name }: Json) => name)).toEqual(ada.projects);
    expect((await call("/devices")).data).toMatchObject([{ displayName: "Tiny phone" }]);
    const headers = { authorization: basic(ready.accounts[1].apiKey) };
    expect(await call("/me", { headers })).toMatchObject({ email: "ben@team.example", name: "ben" });
    running.child.kill("SIGTERM");
    const { out } = await running.ended;
    expect(out).toContain(`API key of ben@team.example: ${ready.accounts[1].apiKey}\n`);
    expect(out).not.toContain(ada.apiKey);
  });

  it("takes executors, limits and the wire's form from its arguments", async () => {
    const executors = join(folder, "executors.json");
    await writeFile(
      executors,
      JSON.stringify([{ id: 9, name: "wide", osType: "DESKTOP", width: 1, height: 1 }]),
    );
    const { ready, call } = await cloud("--executors", executors, "--wire", "classic", "--max-upload", "1");
    expect(ready.executors).toEqual([{ id: 9, name: "wide" }]);
    expect((await call("/me/projects")).data[0].createTime).toBeTypeOf("number");
    const form = new FormData();
    form.append("file", new Blob(["x".repeat(2 ** 20 + 1)]));
    expect((await call("/me/files", { method: "POST", body: form })).statusCode).toBe(413);
  });

  it("stands in for services of one generation where told so", async () => {
    const { call } = await cloud("--generation", "current");
    expect(await call("/me/jobs")).toEqual({ message: "No operation GET /api/v2/me/jobs", statusCode: 404 });
    expect((await call("/me/available-frameworks")).total).toBeGreaterThan(0);
  });

  it("keeps an acknowledged upload and its account through kill -9, and ends what was under way", async () => {
    const data = join(folder, "data");
    const first = await cloud("--data", data);
    const build = await startHangingBuild(first, `62.${process.pid}`);
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    const form = new FormData();
    form.append("file", new Blob([bytes, bytes, bytes]), "kept.bin");
    const file = await first.call("/me/files", { method: "POST", body: form });
    first.child.kill("SIGKILL");
    await first.ended;
    await rm(first.file);
    const second = await cloud("--data", data);
    expect(second.ready.apiKey).toBe(first.ready.apiKey);
    expect(await second.call(`/me/files/${file.id}`)).toMatchObject({ name: "kept.bin", state: "READY" });
    const content = await fetch(`${second.ready.url}/api/v2/me/files/${file.id}/file`, {
      headers: { authorization: basic(second.ready.apiKey) },
    });
    expect(Buffer.from(await content.arrayBuffer())).toEqual(Buffer.concat([bytes, bytes, bytes]));
    const [ended] = (await second.call(`/me/builds?filter=id_eq_${build.id}`)).data;
    expect(ended).toMatchObject({ state: "FINISHED", status: "ABORTED" });
    expect(ended.message).toMatch(/was stopped while this build was under way/);
    const results = await second.call(`/me/jobs/${build.jobId}/builds/${build.id}/output-file-set/files`);
    expect(results.data[0]).toMatchObject({ name: "console.log", state: "READY" });
    expect(readdirSync(join(data, "workspaces"))).toEqual([]);
    expect(readdirSync(join(data, "incoming"))).toEqual([]);
    await expect.poll(() => processesWith(`62.${process.pid}`), { timeout: 5_000 }).toEqual([]);
  });
});

describe("a wrong call", { timeout: 30_000 }, () => {
  it.each([
    [
      ["cloud", "--colour", "red"],
      /^device-cloud cloud: Unknown option '--colour'\. See device-cloud cloud --help\.\n$/,
    ],
    [["cloud", "--port", "x"], /--port is "x"; it takes a whole number from 0 to 65535/],
    [["cloud", "--wire", "old", "--max-upload", "0"], /--max-upload is "0".*--wire is "old"/],
    [["cloud", "--generation", "new"], /--generation is "new"; it takes both or legacy or current/],
    [["cloud", "--data", ""], /--data is empty/],
    [["cloud", "extra"], /Unexpected argument 'extra'/],
    [["cloud", "--api-key", "a:b"], /API key has characters that Basic authentication cannot carry/],
    [["cloud", "--scenario", "/none.json"], /scenario \/none\.json cannot be read/],
    [["cloud", "--accounts", "/none.json"], /accounts file \/none\.json cannot be read/],
    [["cloud", "--devices", "/none.json"], /device file \/none\.json cannot be read/],
    [["cloud", "--executors", "/none.json"], /executor file \/none\.json cannot be read/],
    [["cloud", "--allow-root", "--ready-file", "/none/ready"], /ready file \/none\/ready cannot be written/],
    [["cloud", "--port", "1", "--host", "192.0.2.1", "--allow-root"], /Cannot listen on 192\.0\.2\.1 port 1/],
    [
      ["cloud", "--host", "300.1.1.1", "--allow-root"],
      /Cannot listen on 300\.1\.1\.1.*\. Give the address of one/,
    ],
    [["cloud", "--data", "/proc/x/y"], /The data folder \/proc\/x\/y cannot be written/],
    [["clod"], /there is no command "clod"/],
    [[], /Usage: device-cloud <command>/],
  ])("%j exits 2 and says why, without a stack", async (args, message) => {
    const { code, out, err } = await command(...args).ended;
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).not.toMatch(/API key: \S/);
    expect(leftIn(folder)).toEqual([]);
  });

  it("is not one that asks for help", async () => {
    const help = await command("cloud", "--help").ended;
    expect([help.code, help.err]).toEqual([0, ""]);
    for (const option of [
      "--port",
      "--data",
      "--api-key",
      "--ready-file",
      "--allow-host",
      "--allow-root",
      "--scenario",
      "--accounts",
      "--devices",
    ]) {
      expect(help.out).toContain(option);
    }
    expect((await command("--help").ended).out).toContain("cloud");
  });
});
