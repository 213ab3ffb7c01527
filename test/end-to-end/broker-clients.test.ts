import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultDevices } from "../../src/cloud/devices/default-devices.ts";
import { BROKER_ROOTS } from "../../src/contract/broker.ts";
import { describeWithDriver } from "../cloud/broker/support/driver-needed.ts";
import { clients } from "./broker/clients.ts";
import { expectedOn, RECEIPT, seenAs } from "./broker/scenario.ts";
import { openScenario, type ScenarioSetting } from "./broker/scenario-setting.ts";

const DEVICES = defaultDevices.filter(({ id }) => id === 101 || id === 114);

/** A browser and a cloud start, on a busy machine. */
const START_LIMIT_MS = 60_000;

describeWithDriver("a client library, unmodified, at the broker", () => {
  let setting: ScenarioSetting;
  beforeAll(async () => {
    setting = await openScenario({});
  }, START_LIMIT_MS);
  afterAll(() => setting[Symbol.asyncDispose]());

  for (const [name, scenario] of clients) {
    for (const root of BROKER_ROOTS) {
      for (const { profile, displayName } of DEVICES) {
        it(`${name} does the ten steps at ${root} on a ${displayName}`, async () => {
          const seen = await scenario(setting.place(root, displayName));
          expect(seenAs(seen)).toEqual(expectedOn(profile));
          expect(setting.pages.receipts.at(-1)).toEqual(["receipt.txt", RECEIPT]);
          const agent = seen.device[3];
          if (profile.userAgent === undefined) expect(agent).toMatch(/Linux.* (?:Headless)?Chrome\/\d+/);
          else expect(agent).toBe(profile.userAgent);
          expect(seen.capabilities).toMatchObject({ browserName: "chrome", "cloud:device": displayName });
          const run = await setting.cloud.get(`/runs/${seen.capabilities["cloud:runId"]}`);
          expect(run).toMatchObject({ state: "FINISHED", succeededDeviceCount: 1 });
        });
      }
    }
  }
});
