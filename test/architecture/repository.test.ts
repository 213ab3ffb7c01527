import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readActions, stubNames } from "../../scripts/action-file.ts";
import { entries } from "../../src/entry.ts";
import { read, repositoryFiles, root } from "./source-tree.ts";

describe("actions", async () => {
  const actions = await readActions(root);

  it("read strictly, have a README each and stubs that exist", () => {
    expect(actions.length).toBeGreaterThan(0);
    for (const { folder, runs } of actions) {
      expect(existsSync(path.join(root, folder, "README.md")), `${folder}/README.md`).toBe(true);
      for (const stub of [runs.main, runs.post ?? []].flat()) {
        expect(existsSync(path.join(root, folder, stub)), `${folder}: ${stub}`).toBe(true);
      }
    }
  });

  it("start entries of the bundle, and every entry has its stub", () => {
    expect([...stubNames(actions), "cli"].sort()).toEqual(Object.keys(entries).sort());
  });
});

describe("workflows", () => {
  const files = repositoryFiles(".github/workflows/*.yml", "examples/workflows/*.yml");
  const own = "device-cloud-actions/device-cloud-actions";

  it.each(files)("%s pins the actions of others by commit, with the version beside it", (file) => {
    const uses = read(file)
      .split("\n")
      .filter(
        (line) => /^\s*(?:- )?uses:/.test(line) && !/uses: \.\//.test(line) && !line.includes(`uses: ${own}`),
      );
    const loose = uses.filter(
      (line) => !/uses: [\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose).toEqual([]);
  });

  it.each(files)("%s is read-only by default, bounded in time and not run twice at once", (file) => {
    const workflow = parse(read(file));
    expect(Object.values(workflow.permissions).filter((level) => level !== "read")).toEqual([]);
    expect(workflow.concurrency).toBeDefined();
    for (const [name, job] of Object.entries<Record<string, unknown>>(workflow.jobs)) {
      expect(job["timeout-minutes"], name).toBeTypeOf("number");
    }
  });
});

describe("the lockfile", () => {
  const { packages } = JSON.parse(read("package-lock.json"));

  it("names no package registry, so that it serves every mirror", () => {
    expect(read("package-lock.json")).not.toContain('"resolved"');
  });

  // npm ci refuses a lockfile that leaves one out, on every platform.
  it("has every optional package, those of other platforms included", () => {
    const locked = new Set(Object.keys(packages).map((folder) => folder.split("node_modules/").at(-1)));
    const asked = Object.values<{ optionalDependencies?: object }>(packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !locked.has(name))).toEqual([]);
  });

  it("brings a Node of the version that the actions run on", () => {
    const versions = Object.entries<string>(packages[""].optionalDependencies).filter(([name]) =>
      /^node-/.test(name),
    );
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter(([, version]) => !version.startsWith("24."))).toEqual([]);
  });
});

describe("tracked files", () => {
  const files = repositoryFiles().filter((file) => !/\.(?:png|jpg|zip|ico)$/.test(file));
  const holding = (pattern: RegExp, among = files) => among.filter((file) => pattern.test(read(file)));

  it("hold no path of the machine they were written on", () => {
    expect(files.filter((file) => read(file).includes(`${root}/`))).toEqual([]);
    const written = files.filter((file) => !file.startsWith("dist/"));
    expect(holding(/(?<![\w.])\/(?:home|Users)\/[a-z]\w*\//, written)).toEqual([]);
  });

  it("name no package registry", () => {
    const written = files.filter((file) => !file.startsWith("dist/"));
    expect(holding(/\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\b_authToken\b/, written)).toEqual([]);
  });

  it("hold no private key or token, but those of the tests' own servers", () => {
    const real = files.filter((file) => !file.startsWith("test/"));
    expect(
      holding(/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\n[A-Za-z0-9+/]|\bgh[pousr]_[A-Za-z0-9]{36}\b/, real),
    ).toEqual([]);
  });
});
