import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEVICE_RUNS_AT_WORK, RUNS_IN_STORE, startBusyCloud } from "./bench-cloud/busy-cloud.ts";
import { MOST_GROWTH_MIB, type PolledHour, pollHour } from "./bench-cloud/poll-hour.ts";
import { type ListTimes, MOST_P95_MS, timeLists } from "./bench-cloud/time-lists.ts";

/**
 * `npm run bench:cloud`: how long a busy local cloud takes for list calls, and what an hour of polling does to its
 * memory. Fails beyond 20 ms at the 95th percentile, and when memory keeps growing.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-cloud-"));
  try {
    console.log(`${RUNS_IN_STORE} runs in the store, ${DEVICE_RUNS_AT_WORK} device runs at work\n`);
    await using busy = await startBusyCloud(folder);
    const times = await timeLists(busy.cloud.ready, busy.runIds[0] ?? 0, folder);
    reportLists(times);
    const hour = await pollHour(busy);
    reportHour(hour);
    const isSlow = times.some(({ p95Ms }) => p95Ms > MOST_P95_MS);
    process.exitCode = isSlow || hour.growthMib > MOST_GROWTH_MIB ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function reportLists(times: readonly ListTimes[]): void {
  console.log("list call                    median      p95   answer   p95 over a bare server's");
  for (const { name, medianMs, p95Ms, answerBytes, ratio } of times) {
    const columns = [
      `${medianMs.toFixed(1)} ms`.padStart(9),
      `${p95Ms.toFixed(1)} ms`.padStart(8),
      `${(answerBytes / 1_024).toFixed(0)} KiB`.padStart(8),
      ratio.toFixed(1).padStart(6),
    ];
    console.log(`${name.padEnd(26)}${columns.join(" ")}`);
  }
  console.log(
    `slowest p95 ${Math.max(...times.map(({ p95Ms }) => p95Ms)).toFixed(1)} ms of ${MOST_P95_MS} ms\n`,
  );
}

function reportHour({ polls, memoryMib, growthMib }: PolledHour): void {
  console.log(`an hour of scenario time, ${polls} polls; memory every five minutes, in MiB:`);
  console.log(memoryMib.map((mib) => mib.toFixed(0)).join(" "));
  console.log(`growth after the first quarter ${growthMib.toFixed(1)} MiB of ${MOST_GROWTH_MIB} MiB`);
}

await main();
