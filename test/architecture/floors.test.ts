import { describe, expect, it } from "vitest";
import { type Import, importsOf, packageOf, read, repositoryFiles } from "./source-tree.ts";

/** Each floor with the floors it may stand on. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  contract: ["base"],
  client: ["contract", "base"],
  services: ["client", "contract", "base"],
  cloud: ["contract", "base"],
  actions: ["services", "client", "contract", "base"],
  cli: ["services", "client", "contract", "base"],
};

/** Each dependency with the folders that own it: nobody else imports it. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  "@actions/artifact": ["src/actions/"],
  "@actions/cache": ["src/actions/"],
  "@actions/core": ["src/actions/"],
  "@fastify/multipart": ["src/cloud/"],
  "@sparticuz/chromium": ["src/cloud/"],
  // A suite's package is made ahead of its upload, a run's archives while they are asked for.
  archiver: ["src/services/suite/", "src/cloud/archives/"],
  fastify: ["src/cloud/"],
  ignore: ["src/services/suite/"],
  sax: ["src/contract/results/"],
  undici: ["src/client/"],
  yauzl: ["src/base/zip/"],
  // Also what one step keeps in a file for a later one.
  zod: ["src/contract/", "src/client/", "src/services/start/", "src/actions/", "src/cloud/"],
};

const imports = repositoryFiles("src/*.ts").flatMap(importsOf);
const floorOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1];
const say = ({ from, to }: Import) => `${from} → ${to}`;

describe("floors", () => {
  it("knows every folder under src", () => {
    const folders = new Set(repositoryFiles("src/*.ts").map(floorOf));
    folders.delete(undefined);
    expect([...folders].filter((folder) => !(String(folder) in FLOORS))).toEqual([]);
  });

  it("lets a module import only from its own floor and those below", () => {
    const upwards = imports.filter(({ from, to, lazy }) => {
      const [own, other] = [floorOf(from), floorOf(to)];
      if (own === undefined || other === undefined || own === other) return false;
      // The command starts the cloud as a program of its own.
      if (own === "cli" && other === "cloud") return !lazy;
      return !FLOORS[own]?.includes(other);
    });
    expect(upwards.map(say)).toEqual([]);
  });

  it("keeps src apart from scripts and tests", () => {
    const outside = imports.filter(({ to }) => /^(?:\.\.|scripts\/|test\/|examples\/|dist\/)/.test(to));
    expect(outside.map(say)).toEqual([]);
  });

  it("loads every program lazily from the entry", () => {
    const fromEntry = imports.filter(({ from }) => from === "src/entry.ts");
    expect(fromEntry.length).toBeGreaterThan(0);
    expect(fromEntry.filter(({ lazy }) => !lazy).map(say)).toEqual([]);
  });
});

describe("dependencies", () => {
  const dependencies = Object.keys(JSON.parse(read("package.json")).dependencies);
  const packages = imports.filter(({ to }) => !to.startsWith("node:") && !to.startsWith("src/"));

  it("have one owner each", () => {
    expect(Object.keys(OWNERS).sort()).toEqual([...dependencies].sort());
    const trespassers = packages.filter(
      ({ from, to }) => !OWNERS[packageOf(to)]?.some((folder) => from.startsWith(folder)),
    );
    expect(trespassers.map(say)).toEqual([]);
  });

  it("are all in use", () => {
    const code = repositoryFiles("src/*.ts").map(read).join("\n");
    expect(dependencies.filter((name) => !code.includes(`"${name}`))).toEqual([]);
  });
});
