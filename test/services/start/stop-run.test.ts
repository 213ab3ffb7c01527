import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isToBeStopped, type RunCheckpoint } from "../../../src/services/start/run-checkpoint.ts";
import { stopRun } from "../../../src/services/start/stop-run.ts";
import { FAILS, openStartWorkshop, PASSES, type StartWorkshop } from "./start-workshop.ts";

let workshop: StartWorkshop;
beforeAll(async () => {
  workshop = await openStartWorkshop();
});
afterAll(() => workshop[Symbol.asyncDispose]());

async function started(deviceId: number | undefined): Promise<{ id: number; checkpoint: RunCheckpoint }> {
  const { outcome, checkpoints } = await workshop.start({ devices: { ids: [deviceId ?? 0] } });
  return { id: outcome.runId, checkpoint: checkpoints.at(-1) as RunCheckpoint };
}

describe("stopping a run", { timeout: 30_000 }, () => {
  test("aborts it by its id, and by its name alone", async () => {
    for (const forget of [false, true]) {
      const { id, checkpoint } = await started(PASSES);
      const { runId: _, projectId: __, ...named } = checkpoint;
      const told: string[] = [];
      const tools = { ...workshop.tools(told), lookOut: { ms: 1_000 } };
      const after = await stopRun(forget ? named : checkpoint, tools);
      expect(after).toMatchObject({ runId: id, settled: true });
      expect(told).toEqual([`Aborted test run ${id}.`]);
      expect((await workshop.ended(id)).abortedDeviceCount).toBe(1);
    }
  });

  test("leaves what is settled, and what was never asked for", async () => {
    const { checkpoint } = await started(FAILS);
    const { askedAt: _, ...never } = checkpoint;
    for (const quiet of [{ ...checkpoint, settled: true }, never]) {
      const told: string[] = [];
      const tools = { ...workshop.tools(told), lookOut: "until-settled" } as const;
      expect(await stopRun(quiet, tools)).toEqual(quiet);
      expect(told).toEqual([]);
    }
  });

  test("says nothing of a run that later steps saw to its end", async () => {
    const { id, checkpoint } = await started(FAILS);
    await workshop.ended(id);
    const told: string[] = [];
    const tools = { ...workshop.tools(told), lookOut: "until-settled" } as const;
    expect(await stopRun({ ...checkpoint, handedOver: true }, tools)).toMatchObject({ settled: true });
    expect(told).toEqual([]);
  });

  test("waits for a request to repeat it that may still arrive", async () => {
    const { id, checkpoint } = await started(PASSES);
    await workshop.ended(id);
    const waiting = { ...checkpoint, retryAskedAt: Date.now() };
    const early = await stopRun(waiting, { ...workshop.tools(), lookOut: { ms: 100 } });
    expect(early.settled).toBeUndefined();
    const stopping = stopRun(waiting, { ...workshop.tools(), lookOut: "until-settled" });
    await delay(300);
    await workshop.client.runs.retry({ runId: id });
    expect(await stopping).toMatchObject({ settled: true });
    expect((await workshop.ended(id)).abortedDeviceCount).toBe(1);
  });

  test("never throws, and says what goes on", async () => {
    const { checkpoint } = await started(FAILS);
    const told: string[] = [];
    const tools = { ...workshop.tools(told), lookOut: "until-settled", signal: AbortSignal.abort() } as const;
    expect(await stopRun(checkpoint, tools)).toEqual(checkpoint);
    expect(told).toEqual([expect.stringMatching(/^The test run \d+ could not be aborted: /)]);
  });
});

test.each([
  [{}, false, false],
  [{ askedAt: 1 }, false, true],
  [{ askedAt: 1 }, true, true],
  [{ askedAt: 1, handedOver: true }, false, false],
  [{ askedAt: 1, handedOver: true }, true, true],
  [{ askedAt: 1, settled: true }, true, false],
])(
  "a post step that finds %o, in a job that was cancelled: %s, stops the run: %s",
  (known, cancelled, stops) => {
    const checkpoint: RunCheckpoint = { kind: "run", userId: 1, runName: "Nightly abc", ...known };
    expect(isToBeStopped(checkpoint, cancelled)).toBe(stops);
  },
);
