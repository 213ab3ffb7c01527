import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Bench, RunOptions } from "../bench/bench.ts";
import { benchForTest, FIXTURES, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

const onBranch = (branch: string) => ({ github: { ref: `refs/heads/${branch}` } });
const onPullRequest = (number: number, base = "main") => ({
  github: { ref: `refs/pull/${number}/merge`, base_ref: base, event_name: "pull_request" },
});

/** A job on a fresh runner that restores or else saves the folder, which it finds with `content` in it. */
async function cache(bench: Bench, key: string, content: string, more: Partial<RunOptions> = {}) {
  const folder = join(bench.workspace, "remembered");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await writeFile(join(folder, "id.txt"), content);
  const run = await bench.run({
    action: "actions/cache",
    installRoot: FIXTURES,
    ...more,
    with: { path: "remembered", key, ...more.with },
  });
  expect(run.conclusion).toBe("success");
  return { ...run.outputs, content: await readFile(join(folder, "id.txt"), "utf8"), log: run.log };
}

test("what one job saves another restores, and it never changes", async () => {
  const bench = await benchForTest();
  expect(await cache(bench, "app-1", "first")).toMatchObject({ matched: "", saved: "1", content: "first" });
  expect(await cache(bench, "app-1", "second")).toMatchObject({ matched: "app-1", content: "first" });
  expect(bench.cache.entries).toMatchObject([{ key: "app-1", scope: "refs/heads/main" }]);
});

test("a restore key finds the newest entry that begins with it", async () => {
  const bench = await benchForTest();
  await cache(bench, "app-1", "one");
  await cache(bench, "app-2", "two");
  const restored = await cache(bench, "app-3", "three", { with: { "restore-keys": "lib-\napp-" } });
  expect(restored).toMatchObject({ matched: "app-2", saved: "3", content: "two" });
});

test("a branch sees its own entries and those of the default branch, but not another's", async () => {
  const bench = await benchForTest();
  await cache(bench, "app-1", "of main");
  await cache(bench, "app-2", "of a topic", onBranch("topic"));
  expect(await cache(bench, "app-1", "x", onBranch("other"))).toMatchObject({ content: "of main" });
  expect(await cache(bench, "app-2", "of another", onBranch("other"))).toMatchObject({ saved: "3" });
  expect(await cache(bench, "app-2", "x", onBranch("topic"))).toMatchObject({ content: "of a topic" });
});

test("a pull request reads what its base saved, and what it saves stays its own", async () => {
  const bench = await benchForTest();
  await cache(bench, "app-1", "of the base", onBranch("release"));
  const restored = await cache(bench, "app-1", "x", onPullRequest(7, "release"));
  expect(restored).toMatchObject({ content: "of the base" });
  await cache(bench, "app-2", "of the pull request", onPullRequest(7));
  expect(await cache(bench, "app-2", "of main")).toMatchObject({ matched: "", saved: "3" });
});

test("entries of other paths are not seen, and old ones are evicted", async () => {
  const bench = await benchForTest();
  await cache(bench, "app-1", "first");
  const elsewhere = { with: { path: "remembered/id.txt" } };
  expect(await cache(bench, "app-1", "second", elsewhere)).toMatchObject({ matched: "", saved: "2" });
  expect(bench.cache.evict("app-1")).toBe(2);
  expect(await cache(bench, "app-1", "third")).toMatchObject({ matched: "", content: "third" });
});

test("a key that is taken is not written again, and the client says so", async () => {
  const bench = await benchForTest();
  const first = bench.cache.reserve({ key: "app-1", version: "v", scope: "refs/heads/main" });
  expect(first).toBeDefined();
  expect(bench.cache.reserve({ key: "app-1", version: "v", scope: "refs/heads/main" })).toBeUndefined();
  expect(bench.cache.reserve({ key: "app-1", version: "v", scope: "refs/heads/topic" })).toBeDefined();
  const main = `const call = async (method, body) => {
      const url = process.env.ACTIONS_RESULTS_URL + "twirp/github.actions.results.api.v1.CacheService/" + method;
      const headers = { authorization: "Bearer " + process.env.ACTIONS_RUNTIME_TOKEN };
      const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
      log(answer.status, (await answer.json()).msg);
    };
    await call("CreateCacheEntry", { key: "app-1", version: "v" });
    await call("CreateCacheEntry", { key: "a,b", version: "v" });
    await call("FinalizeCacheEntryUpload", { key: "app-1", version: "v", size_bytes: "3" });
    await call("FinalizeCacheEntryUpload", { key: "app-2", version: "v", size_bytes: "3" });`;
  const run = await bench.run(script({ main }));
  expect(run.stdout.toString().trim().split("\n")).toEqual([
    "409 cache entry with the same key, version, and scope already exists",
    '400 the cache key "a,b" is not valid',
    "400 size_bytes is 3, uploaded was nothing",
    "404 no upload of this cache entry is under way",
  ]);
});

test("a secret in the cache is a leak, compressed or not", async () => {
  const bench = await benchForTest();
  const key = "s3cret-of-the-cloud";
  await expect(cache(bench, "app-1", key, { secrets: [key] })).rejects.toThrow("cache entry 1, archive");
});

test("an Enterprise Server has neither the artifact nor this cache service, and its API below a path", async () => {
  const bench = await benchForTest();
  const main = `log(process.env.ACTIONS_RESULTS_URL, process.env.GITHUB_SERVER_URL === new URL(process.env.GITHUB_API_URL).origin);
    const seen = async (url) => {
      const headers = { authorization: "Bearer " + process.env.INPUT_TOKEN };
      const answer = await fetch(url + "/repos/octo-org/octo-repo/issues/7/comments", { headers });
      return [answer.status, answer.headers.get("x-github-enterprise-version")];
    };
    log(process.env.GITHUB_API_URL.endsWith("/api/v3"), ...await seen(process.env.GITHUB_API_URL), ...await seen(process.env.GITHUB_SERVER_URL))`;
  const run = await bench.run(script({ main }, { server: "ghes" }));
  expect(run.stdout.toString()).toBe("undefined true\ntrue 200 3.17.0 404 3.17.0\n");
  await mkdir(join(bench.workspace, "results"));
  await writeFile(join(bench.workspace, "results/a.txt"), "a");
  const input = { name: "results", path: "results" };
  const upload = await bench.run({
    action: "actions/upload",
    installRoot: FIXTURES,
    with: input,
    server: "ghes",
  });
  expect(upload.annotations[0]?.message).toMatch(/not currently supported on GHES/);
  const cached = await cache(bench, "app-1", "x", { server: "ghes" });
  expect(cached).toMatchObject({ matched: "", saved: "-1" });
});
