import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installFromArchive } from "../bench/install-from-archive.ts";
import { benchForTest } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let repository: string;
let destination: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "install-"));
  repository = join(folder, "repository");
  destination = join(folder, "installed");
  await mkdir(join(repository, "node_modules", "dependency"), { recursive: true });
  await writeFile(join(repository, "node_modules", "dependency", "index.js"), "");
  await writeFile(join(repository, ".gitignore"), "node_modules\n");
  await writeFile(join(repository, "main.js"), "console.log('committed')\n");
  const runs = "runs:\n  using: node24\n  main: main.js\n";
  await writeFile(join(repository, "action.yml"), `name: A\ndescription: D\n${runs}`);
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "--quiet", "-m", "First");
});
afterEach(() => rm(folder, { recursive: true }));

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: repository, encoding: "utf8" });
}

test("HEAD is installed without what is not committed, and the action runs from there", async () => {
  await writeFile(join(repository, "main.js"), "console.log('changed')\n");
  await installFromArchive(repository, destination);
  expect((await readdir(destination)).sort()).toEqual([".gitignore", "action.yml", "main.js"]);
  const bench = await benchForTest();
  const run = await bench.run({ action: ".", installRoot: destination });
  expect(run.stdout.toString()).toBe("committed\n");
});

test("the work tree is installed with changed and staged files, but without untracked ones; nothing is touched", async () => {
  await writeFile(join(repository, "main.js"), "console.log('changed')\n");
  await writeFile(join(repository, "staged.js"), "staged\n");
  await writeFile(join(repository, "untracked.js"), "untracked\n");
  git("add", "staged.js");
  const before = git("status", "--porcelain") + git("count-objects");
  await installFromArchive(repository, destination, { content: "work tree" });
  expect((await readdir(destination)).sort()).toEqual([".gitignore", "action.yml", "main.js", "staged.js"]);
  expect(await readFile(join(destination, "main.js"), "utf8")).toContain("changed");
  expect(git("status", "--porcelain") + git("count-objects")).toBe(before);
});

test("a folder that is not empty, or has node_modules within reach, is refused", async () => {
  await expect(installFromArchive(repository, repository)).rejects.toThrow("is not empty");
  const inside = join(repository, "inside");
  await expect(installFromArchive(repository, inside)).rejects.toThrow(
    `${join(repository, "node_modules")} is within reach`,
  );
});
