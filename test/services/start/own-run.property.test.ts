import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findEarlierRuns } from "../../../src/services/start/find-earlier-run.ts";
import { findOwnRun } from "../../../src/services/start/own-run.ts";
import { uniqueRunName } from "../../../src/services/start/run-name.ts";
import { openStartWorkshop, PASSES, type StartWorkshop } from "./start-workshop.ts";

let workshop: StartWorkshop;
beforeAll(async () => {
  workshop = await openStartWorkshop();
});
afterAll(() => workshop[Symbol.asyncDispose]());
const { signal } = new AbortController();

async function startAs(name: string): Promise<number> {
  const { client, projectId, testFileId } = workshop;
  const query = { name, testFileId, usedDeviceIds: [PASSES ?? 0] };
  return (await client.runs.start({ projectId, query })).id;
}

describe("a run", { timeout: 60_000 }, () => {
  test("is found again by its name and by its attempt, whatever characters its title has", async () => {
    const { client, projectId } = workshop;
    const { id: userId } = await client.account.getMe();
    let key = 0;
    const title = fc.oneof(
      fc.string({ unit: "binary", maxLength: 150 }),
      fc.string({
        unit: fc.constantFrom("_", ";", "|", "%", "*", "'", '"', "&", "=", "#", "+", " ", "é", "🚀"),
      }),
    );
    await fc.assert(
      fc.asyncProperty(title, fc.integer({ min: 1, max: 3 }), async (from, number) => {
        const attempt = { key: String(++key).padStart(10, "0"), number };
        const runName = uniqueRunName(from, Math.random, attempt);
        const id = await startAs(runName);
        const homes = [{ userId }, { userId, projectId }];
        for (const home of homes) {
          expect((await findOwnRun(client, { ...home, runName }, signal))?.id).toBe(id);
        }
        const query = { projectId, key: attempt.key, attempt: number + 1 };
        expect((await findEarlierRuns(client, query, signal)).map((run) => run.id)).toEqual([id]);
        expect(await findEarlierRuns(client, { ...query, attempt: number }, signal)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test("is found where the service stores its title otherwise than it was sent", async () => {
    const { client, projectId } = workshop;
    const runName = uniqueRunName("Nightly 🚀", Math.random);
    const id = await startAs(runName.replace("🚀", "??"));
    expect((await findOwnRun(client, { userId: 0, projectId, runName }, signal))?.id).toBe(id);
  });

  test("is not found by a name that another run has", async () => {
    const { client, projectId } = workshop;
    await startAs(uniqueRunName("Nightly", Math.random));
    const runName = uniqueRunName("Nightly", Math.random);
    expect(await findOwnRun(client, { userId: 0, projectId, runName }, signal)).toBeUndefined();
  });
});
