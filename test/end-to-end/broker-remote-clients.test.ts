import { afterAll, beforeAll, expect, it } from "vitest";
import { ChromedriverServer } from "../../scripts/bench-relay/chromedriver-server.ts";
import { emulationOf } from "../../src/cloud/broker/backend/chromium-capabilities.ts";
import { defaultDevices } from "../../src/cloud/devices/default-devices.ts";
import type { CatalogueDevice } from "../../src/cloud/devices/device.ts";
import { describeWithDriver } from "../cloud/broker/support/driver-needed.ts";
import { clients } from "./broker/clients.ts";
import { expectedOn, RECEIPT, seenAs } from "./broker/scenario.ts";
import { openScenario, type ScenarioSetting } from "./broker/scenario-setting.ts";

/** A laboratory's devices: a server elsewhere drives them, and its owner has said how. */
function laboratory({ url, options }: ChromedriverServer): CatalogueDevice[] {
  return defaultDevices
    .filter(({ id }) => id === 101 || id === 114)
    .map((device) => {
      const { width, height, mobile } = device.profile;
      const size = mobile ? [] : [`--screen-info={${width}x${height}}`, `--window-size=${width},${height}`];
      const chrome = { ...options, args: [...options.args, ...size], ...emulationOf(device.profile) };
      return { ...device, webdriver: { url, capabilities: { "goog:chromeOptions": chrome }, allow: [] } };
    });
}

/** A browser and a cloud start, on a busy machine. */
const START_LIMIT_MS = 60_000;

describeWithDriver("a client library, unmodified, at a server that stands behind the broker", () => {
  let open: AsyncDisposableStack;
  let server: ChromedriverServer;
  let setting: ScenarioSetting;
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    server = open.use(await ChromedriverServer.start());
    setting = open.use(await openScenario({ devices: laboratory(server) }));
  }, START_LIMIT_MS);
  afterAll(() => open.disposeAsync());

  for (const [name, scenario] of clients) {
    for (const id of [101, 114]) {
      const device = defaultDevices.find((one) => one.id === id) as CatalogueDevice;
      it(`${name} does the ten steps on a ${device.displayName}`, async () => {
        const seen = await scenario(setting.place("/hub/wd", device.displayName));
        // A laboratory's desktop has the window that its owner gave it; only phones are emulated exactly.
        const exact = device.profile.mobile ? {} : { size: expect.any(Array) };
        expect(seenAs(seen)).toEqual({ ...expectedOn(device.profile), ...exact });
        expect(setting.pages.receipts.at(-1)).toEqual(["receipt.txt", RECEIPT]);
        if (device.profile.mobile) expect(seen.device[3]).toBe(device.profile.userAgent);
        expect(JSON.stringify(seen.capabilities)).not.toContain(new URL(server.url).port);
        const run = await setting.cloud.get(`/runs/${seen.capabilities["cloud:runId"]}`);
        expect(run).toMatchObject({ state: "FINISHED", succeededDeviceCount: 1 });
      });
    }
  }
});
