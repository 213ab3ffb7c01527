import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import { countWaiting } from "../../../src/services/devices/count-waiting.ts";
import { surveyDevices } from "../../../src/services/devices/survey-devices.ts";
import { createFaultProxy } from "../../bench/fault-proxy.ts";
import { RunCloud } from "../../cloud/handlers/run-cloud.ts";
import { clientAt } from "../runs/setting.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

const scenario = scenarioFile.parse({ devices: [{ device: "*", outcome: "passed", runMs: 60_000 }] });

/** Runs on Acorn One twice, on Acorn Two once, and one that was aborted on Birch 4. */
async function occupy({ cloud }: Workshop): Promise<void> {
  const runs = new RunCloud(cloud.cloud);
  await runs.startRun({ usedDeviceIds: [201] });
  await runs.startRun({ usedDeviceIds: [201, 202] });
  const aborted = await runs.startRun({ usedDeviceIds: [205] });
  await runs.call("POST", `/runs/${aborted.id}/abort`);
  await runs.run(aborted);
}

describe("who waits for a device", () => {
  let workshop: Workshop;
  beforeAll(async () => {
    workshop = await openWorkshop({ scenario });
    await occupy(workshop);
  });
  afterAll(() => workshop[Symbol.asyncDispose]());

  it("is counted from the device runs that have not ended", async () => {
    expect(await countWaiting(workshop.tools())).toEqual(
      new Map([
        [201, 2],
        [202, 1],
      ]),
    );
  });

  it("decides between available devices, before the order in which they are wished", async () => {
    const wish = { ids: [203, 201, 202, 205, 207] };
    const { candidates, chosen } = await surveyDevices({ ...wish, pick: 3 }, workshop.tools());
    expect(chosen.map(({ id, waiting }) => [id, waiting])).toEqual([
      [205, 0],
      [207, 0],
      [202, 1],
    ]);
    expect(candidates.map(({ id }) => id)).toEqual([205, 207, 202, 201, 203]);
  });

  it("is not asked for where there is no choice", async () => {
    const { chosen } = await surveyDevices({ ids: [201, 203], pick: 1 }, workshop.tools());
    expect(chosen.map(({ id, waiting }) => [id, waiting])).toEqual([[201, undefined]]);
  });
});

it("the order wished decides where the service does not tell who waits", async () => {
  await using workshop = await openWorkshop({ scenario, generation: "legacy" });
  await occupy(workshop);
  expect(await countWaiting(workshop.tools())).toBeUndefined();
  const told: string[] = [];
  const { chosen } = await surveyDevices({ names: ["Acorn*", "Birch 4"], pick: 2 }, workshop.tools(told));
  expect(chosen.map(({ id }) => id)).toEqual([201, 202]);
  expect(told).toEqual([expect.stringContaining("does not tell who waits")]);
});

it("the order wished decides where the service fails to tell", async () => {
  await using workshop = await openWorkshop({ scenario });
  const only = ({ path }: { path: string }) => path.startsWith("/api/v2/runs");
  const target = workshop.cloud.cloud.url;
  await using proxy = await createFaultProxy({ target, seed: 1, faults: { status500: 1 }, only });
  await using client = clientAt(proxy.url, workshop.cloud.cloud.account.apiKey);
  const tools = { ...workshop.tools(), client };
  expect((await surveyDevices({ names: ["Acorn*"], pick: 1 }, tools)).chosen.map(({ id }) => id)).toEqual([
    201,
  ]);
  expect(proxy.log.some(({ path, fault }) => path.startsWith("/api/v2/runs") && fault)).toBe(true);
});

it("a group of a service that does not list groups is refused with what to do instead", async () => {
  await using workshop = await openWorkshop({ generation: "legacy" });
  await expect(surveyDevices({ groupId: 1 }, workshop.tools())).rejects.toMatchObject({
    code: "input",
    message: expect.stringContaining("Give device-ids or device-names."),
  });
});
