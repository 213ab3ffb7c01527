import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installFromArchive } from "../bench/install-from-archive.ts";
import { junit, openSetting, type Setting } from "./setting.ts";

const REPOSITORY = resolve(import.meta.dirname, "../..");
let setting: Setting;
let installRoot: string;
beforeAll(async () => {
  setting = await openSetting();
  installRoot = await mkdtemp(join(tmpdir(), "installed-"));
  await installFromArchive(REPOSITORY, installRoot, { content: "work tree" });
});
afterAll(async () => {
  await setting[Symbol.asyncDispose]();
  await rm(installRoot, { recursive: true, force: true });
});

test.each(["actions/browser-test", "."])(
  "%s runs as the runner installs it, from an archive and with no node_modules in reach",
  async (action) => {
    await setting.suite("shop", junit(1));
    expect(await readdir(installRoot)).not.toContain("node_modules");
    const step = await setting.bench.run({
      action,
      installRoot,
      with: {
        ...setting.connection,
        "suite-path": "shop",
        executors: "chromium-desktop",
      },
      secrets: setting.secrets,
    });
    expect(step.outputs).toMatchObject({ verdict: "passed", "tests-passed": "1" });
  },
  60_000,
);
