import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { uploadBigApp } from "../../scripts/big-files/upload-app.ts";
import { startChildCloud } from "../../scripts/child-cloud.ts";
import { startResultsService } from "../bench/results-service.ts";

test("known bug: whole files are read into memory. Here a file of 320 MiB takes less than 200", {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "memory-"));
  try {
    await using cloud = await startChildCloud({ folder, args: ["--data", join(folder, "data")] });
    await using results = await startResultsService({ directory: join(folder, "artifacts"), onRequest() {} });
    const transfer = { cloud: cloud.ready, folder, sizeMib: 320, resultsUrl: results.url };
    const { peakMib, problems } = await uploadBigApp(transfer);
    expect(problems).toEqual([]);
    expect(peakMib).toBeGreaterThan(20);
    expect(peakMib).toBeLessThan(200);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
