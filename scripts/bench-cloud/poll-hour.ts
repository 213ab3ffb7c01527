import { setTimeout as sleep } from "node:timers/promises";
import { type BusyCloud, SPEED } from "./busy-cloud.ts";

/** How much memory may come to what the first quarter of the hour leaves. */
export const MOST_GROWTH_MIB = 16;
const HOUR_MS = 3_600_000;
const POLL_MS = 5_000;
const SAMPLES = 12;

export interface PolledHour {
  readonly polls: number;
  /** Resident memory of the cloud every five minutes, in MiB. */
  readonly memoryMib: readonly number[];
  /** What the rest of the hour added to its first quarter. */
  readonly growthMib: number;
}

/**
 * An hour of scenario time: every run at work is polled every five seconds, with its device sessions, as who waits for it
 * does; a run that ends is followed by the next.
 */
export async function pollHour({ cloud, client, runIds, startRun }: BusyCloud): Promise<PolledHour> {
  const endMs = performance.now() + HOUR_MS / SPEED;
  let polls = 0;
  const followed = runIds.map(async (first) => {
    let runId = first;
    while (performance.now() < endMs) {
      const { state } = await client.runs.get({ runId });
      await Array.fromAsync(client.deviceSessions.list({ runId }));
      polls++;
      if (state === "FINISHED") runId = await startRun();
      await sleep(POLL_MS / SPEED);
    }
  });
  const memoryMib: number[] = [];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await sleep(HOUR_MS / SPEED / SAMPLES);
    memoryMib.push(cloud.memoryMib().now);
  }
  await Promise.all(followed);
  const [early, late] = [memoryMib.slice(0, SAMPLES / 4), memoryMib.slice(SAMPLES / 4)];
  return { polls, memoryMib, growthMib: Math.max(...late) - Math.max(...early) };
}
