import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startResultsService } from "../test/bench/results-service.ts";
import { downloadBigResults, playedRuns } from "./big-files/download-results.ts";
import type { TransferResult } from "./big-files/transfer.ts";
import { uploadBigApp } from "./big-files/upload-app.ts";
import { startChildCloud } from "./child-cloud.ts";

const MOST_MIB = 200;

/**
 * `npm run big-files`: moves files of 2 GiB (`-- --mib 256` for others) with the built actions and a local cloud. Fails when
 * an action's process takes 200 MiB or more, or when a file arrives as another. Needs /proc, and five times the room of a file.
 */
async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { mib: { type: "string", default: "2048" } } });
  const sizeMib = Number(values.mib);
  const folder = await mkdtemp(path.join(tmpdir(), "big-files-"));
  try {
    await mkdir(path.join(folder, "cloud"));
    const scenario = path.join(folder, "cloud", "scenario.json");
    await writeFile(scenario, JSON.stringify(playedRuns));
    const cloudArgs = ["--data", path.join(folder, "cloud", "data"), "--scenario", scenario];
    await using cloud = await startChildCloud({ folder: path.join(folder, "cloud"), args: cloudArgs });
    await using results = await startResultsService({
      directory: path.join(folder, "artifacts"),
      onRequest() {},
    });
    const transfer = { cloud: cloud.ready, folder, sizeMib, resultsUrl: results.url };
    const done: TransferResult[] = [];
    for (const move of [uploadBigApp, downloadBigResults]) {
      const result = await move(transfer);
      done.push(result);
      report(result, sizeMib);
    }
    process.exitCode = done.every(isGood) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isGood({ peakMib, problems }: TransferResult): boolean {
  return peakMib > 0 && peakMib < MOST_MIB && problems.length === 0;
}

function report({ what, durationMs, peakMib, problems }: TransferResult, sizeMib: number): void {
  const seconds = durationMs / 1_000;
  const rate = `${(sizeMib / seconds).toFixed(0)} MiB/s`;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${rate}, peak memory ${peakMib.toFixed(0)} of ${MOST_MIB} MiB`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
}

await main(process.argv.slice(2));
