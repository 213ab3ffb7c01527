import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { extractZip } from "../../../src/base/zip/extract-zip.ts";
import { suiteLimits } from "../../../src/base/zip/zip-limits.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { ArchiveSetting } from "./setting.ts";

const part = fc.oneof(
  fc.constantFrom("a", "A", "..", "con", "b.", "C:", "é", "e\u0301", "x".repeat(300)),
  fc.string({ unit: "binary", minLength: 1, maxLength: 12 }),
);
const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));

it("an archive of any names extracts on every system, each file once", async () => {
  await using folder = await scratch();
  await using setting = new ArchiveSetting();
  const { store, archives } = setting;
  const { id: _, ...content } = await setting.file("content", "content");
  let round = 0;
  await fc.assert(
    fc.asyncProperty(name, fc.array(name, { maxLength: 8 }), async (deviceName, names) => {
      const deviceRuns = [setting.deviceRun(deviceName), setting.deviceRun(deviceName.toUpperCase())];
      for (const { id: deviceRunId } of deviceRuns)
        for (const one of names) store.files.insert({ ...content, name: one, deviceRunId });
      const { id } = archives.request(setting.run, { kind: "files", deviceRuns });
      const archive = await archives.settled(id);
      const target = join(folder.path, String(round++));
      await mkdir(target);
      const options = { limits: suiteLimits, names: "portable", links: "refuse" } as const;
      const { fileCount } = await extractZip(store.blobs.path(archive?.blob ?? ""), target, options);
      expect(fileCount).toBe(2 * names.length);
    }),
    { numRuns: 50 },
  );
}, 30_000);
