import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { repositoryFiles, root } from "./source-tree.ts";

it("importing a module prints, opens, listens to and reads nothing", () => {
  const modules = repositoryFiles("src/*.ts");
  expect(modules.length).toBeGreaterThan(10);
  const program = path.join(root, "test/architecture/import-every-module.ts");
  const child = spawnSync(process.execPath, [program], {
    input: JSON.stringify(modules),
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(child.stderr + child.stdout).toBe("");
  expect(child.status).toBe(0);
}, 70_000);
