import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultDevices } from "../../src/cloud/devices/default-devices.ts";
import type { CatalogueDevice } from "../../src/cloud/devices/device.ts";
import { describeWithDriver } from "../cloud/broker/support/driver-needed.ts";
import { startUnconfinedCloud, type UnconfinedCloud } from "../cloud/broker/support/unconfined-cloud.ts";
import { clients } from "./broker/clients.ts";
import { PageServer } from "./broker/page-server.ts";
import { expectedOn, RECEIPT, type ScenarioPlace, seenAs } from "./broker/scenario.ts";

/** A browser and a cloud start, on a busy machine. */
const START_LIMIT_MS = 60_000;

describeWithDriver("a client library, unmodified, at a broker without a sandbox", () => {
  let open: AsyncDisposableStack;
  let cloud: UnconfinedCloud;
  let pages: PageServer;
  let file: string;
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    const folder = open.adopt(await mkdtemp(join(tmpdir(), "unconfined-clients-")), (path) =>
      rm(path, { recursive: true, force: true }),
    );
    file = join(folder, "receipt.txt");
    await writeFile(file, RECEIPT);
    pages = open.use(await PageServer.start());
    cloud = open.use(await startUnconfinedCloud());
  }, START_LIMIT_MS);
  afterAll(() => open.disposeAsync());

  for (const [name, scenario] of clients) {
    for (const id of [101, 114]) {
      const { displayName, profile } = defaultDevices.find((one) => one.id === id) as CatalogueDevice;
      it(`${name} does the ten steps on a ${displayName}`, async () => {
        const place: ScenarioPlace = {
          ...{ broker: new URL("/hub/wd", cloud.ready.url), secret: cloud.ready.apiKey },
          ...{ capabilities: { "cloud:device": displayName }, pages: pages.url, file },
        };
        const seen = await scenario(place);
        expect(seenAs(seen)).toEqual(expectedOn(profile));
        expect(pages.receipts.at(-1)).toEqual(["receipt.txt", RECEIPT]);
        // By habit webdriverio asks for one.
        expect(seen.capabilities).not.toHaveProperty("webSocketUrl");
      });
    }
  }
});
