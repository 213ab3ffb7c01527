import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { digestOf } from "../bench/artifact-store.ts";
import type { Bench } from "../bench/bench.ts";
import { benchForTest, FIXTURES } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

function upload(bench: Bench, name: string, input: Record<string, string> = {}) {
  return bench.run({
    action: "actions/upload",
    installRoot: FIXTURES,
    with: { name, path: "results", ...input },
  });
}

async function fillResults(bench: Bench, files: Record<string, Buffer | string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(bench.workspace, "results", path);
    await mkdir(join(target, ".."), { recursive: true });
    await writeFile(target, content);
  }
}

test("what the artifact client uploads is there as a tree of files", async () => {
  const bench = await benchForTest();
  await fillResults(bench, { "TEST-all.xml": "<testsuites/>", "screenshots/page 1.png": randomBytes(2000) });
  const run = await upload(bench, "results phone");
  expect(run.conclusion).toBe("success");
  const [artifact] = run.artifacts;
  expect(artifact).toMatchObject({
    name: "results phone",
    files: ["TEST-all.xml", "screenshots/page 1.png"],
  });
  expect(String(artifact?.id)).toBe(run.outputs.id);
  expect(artifact?.digest).toBe(`sha256:${run.outputs.digest}`);
  expect(artifact?.expiresAt).toBeDefined();
  expect((await artifact?.read("TEST-all.xml"))?.toString()).toBe("<testsuites/>");
});

test("an artifact of several blocks is put together in the order of its block list", async () => {
  const bench = await benchForTest();
  const content = randomBytes(20 * 1024 * 1024);
  await fillResults(bench, { "trace.bin": content });
  const run = await upload(bench, "big");
  expect(bench.requests.filter(({ path }) => path.includes("comp=block&"))).toHaveLength(3);
  expect(digestOf((await run.artifacts[0]?.read("trace.bin")) as Buffer)).toBe(digestOf(content));
});

test("a single file can be uploaded as it is", async () => {
  const bench = await benchForTest();
  await fillResults(bench, { "report.html": "<h1>Report</h1>" });
  const run = await upload(bench, "ignored", { "single-file": "report.html" });
  expect(run.artifacts).toMatchObject([
    { name: "report.html", mimeType: "text/html", files: ["report.html"] },
  ]);
});

test("a name is taken once per workflow run", async () => {
  const bench = await benchForTest();
  await fillResults(bench, { "a.txt": "a" });
  await upload(bench, "results");
  const second = await upload(bench, "results");
  expect(second.conclusion).toBe("failure");
  expect(second.annotations[0]?.message).toContain("(409) Conflict");
  expect(bench.artifacts).toHaveLength(1);
});

test("without the service's variables, and on another server, the client refuses", async () => {
  const bench = await benchForTest();
  await fillResults(bench, { "a.txt": "a" });
  const options = { action: "actions/upload", installRoot: FIXTURES, with: { name: "x", path: "results" } };
  const absent = await bench.run({ ...options, resultsService: false });
  expect(absent.annotations[0]?.message).toContain("ACTIONS_RUNTIME_TOKEN");
  const elsewhere = await bench.run({ ...options, github: { server_url: "https://ghes.example.com" } });
  expect(elsewhere.annotations.at(-1)?.message).toContain("GHES");
});
