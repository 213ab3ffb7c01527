import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { HOSTILE } from "./support/hostile.ts";
import { structureOf, tagsOf } from "./support/markup.ts";
import { pathsOf } from "./support/sample-paths.ts";
import { keepSample, type Naming, type Sample } from "./support/sample-records.ts";
import { signedIn, type Visitor } from "./support/visitor.ts";

/** The ways in which names are made hostile: the worst that people think of, and what chance adds. */
const generated = fc.string({
  unit: fc.oneof(fc.constantFrom(..."<>\"'&/=;-!`{}()\\\n\t "), fc.string({ unit: "binary", maxLength: 1 })),
  minLength: 1,
  maxLength: 60,
});
const around: readonly string[] = [...HOSTILE, ...fc.sample(generated, { numRuns: 25, seed: 3 })];
const namings: readonly Naming[] = around.map((text) => (word) => `${text}${word}${text}`.toWellFormed());

interface Kept {
  readonly cloud: TestCloud;
  readonly visitor: Visitor;
  readonly samples: readonly Sample[];
}

const folders: string[] = [];
let [plain, hostile]: Kept[] = [];

/** A cloud with one sample per naming. */
async function cloudWith(names: readonly Naming[]): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), "hostile-names-"));
  folders.push(folder);
  const samples: Sample[] = [];
  for (const named of names) samples.push(await keepSample(folder, named));
  const cloud = await startTestCloud({ dataFolder: folder });
  return { cloud, visitor: await signedIn(cloud), samples };
}

beforeAll(async () => {
  plain = await cloudWith(namings.map(() => (word) => word));
  hostile = await cloudWith(namings);
}, 60_000);
afterAll(async () => {
  for (const kept of [plain, hostile]) await kept?.cloud[Symbol.asyncDispose]();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** The structure of every page of a sample; numbers that tokens and secrets hold are left out. */
async function structures({ visitor }: Kept, sample: Sample): Promise<Record<string, string[]>> {
  const pages = pathsOf(sample).map(async (path) => [path, structureOf(await visitor.page(path))] as const);
  return Object.fromEntries(await Promise.all(pages));
}

describe("a hostile name", () => {
  it.each(around.map((text, index) => [JSON.stringify(text), index] as const))(
    "%s changes nothing but texts on any page",
    async (_, index) => {
      const [plainSample, hostileSample] = [plain?.samples[index], hostile?.samples[index]];
      expect(hostileSample).toEqual(plainSample);
      if (!plain || !hostile || !plainSample) throw new Error("No sample.");
      expect(await structures(hostile, plainSample)).toEqual(await structures(plain, plainSample));
    },
  );

  it("leads nowhere but to the page's own addresses", async () => {
    for (const path of ["/", "/jobs", ...(hostile?.samples ?? []).flatMap(pathsOf)]) {
      const tags = tagsOf((await hostile?.visitor.page(path)) ?? "");
      const addresses = tags.flatMap(({ attributes: { href, src, action } }) => href ?? src ?? action ?? []);
      expect(addresses.length).toBeGreaterThan(5);
      expect(addresses.filter((address) => !/^(?:\/[a-z0-9./#-]*|[?#][\w=-]+)$/i.test(address))).toEqual([]);
    }
  });

  it("never brings a password of a configuration to the page", async () => {
    for (const path of (hostile?.samples ?? []).slice(0, 3).flatMap(pathsOf)) {
      expect(await hostile?.visitor.page(path)).not.toContain("hunter2-secret");
    }
  });
});
