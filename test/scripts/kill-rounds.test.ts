import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkDatabase, checkLeftovers } from "../../scripts/kill-rounds/check-folder.ts";
import { killRounds } from "../../scripts/kill-rounds/rounds.ts";
import { openStore } from "../../src/cloud/store/store.ts";

it("a cloud that is killed at any moment loses nothing that it acknowledged", {
  timeout: 180_000,
}, async () => {
  const { problems, acknowledged } = await killRounds({ rounds: 3, seed: 4, tell: () => undefined });
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
});

it("leftovers, lost bytes and a damaged database would be found", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kill-rounds-"));
  try {
    const store = openStore(folder);
    store.files.insert({
      ...{
        userId: 1,
        name: "a",
        mimetype: "a/b",
        direction: "INPUT",
        inputType: null,
        state: "READY",
        size: 5,
      },
      ...{ createTime: 0, blob: "lost", buildId: null },
    });
    store.close();
    expect(await checkDatabase(folder)).toEqual([]);
    await writeFile(join(folder, "blobs", "stray"), "x");
    await writeFile(join(folder, "incoming", "half"), "x");
    const found = await checkLeftovers(folder, Date.now() + 1_000);
    expect(found).toHaveLength(3);
    expect(found.join("\n")).toMatch(
      /half is nobody's\n.*stray is nobody's\nfile 1 has no bytes on disk, 5 by its/,
    );
    expect(await checkLeftovers(folder, 0)).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
