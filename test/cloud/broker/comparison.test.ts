import { afterAll, beforeAll, expect, it } from "vitest";
import { ChromedriverServer } from "../../../scripts/bench-relay/chromedriver-server.ts";
import { defaultDevices } from "../../../src/cloud/devices/default-devices.ts";
import { PageServer } from "../../end-to-end/broker/page-server.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { comparedCommands } from "./comparison/commands.ts";
import { type RecordedExchange, recordExchanges } from "./comparison/record-exchanges.ts";
import { BrokerClient, brokerClient } from "./support/broker-client.ts";
import { describeWithDriver } from "./support/driver-needed.ts";

const LEAST_COMMANDS = 60;
/** A browser and a cloud start, and every command is sent, on a busy machine. */
const START_LIMIT_MS = 60_000;

// No conformance suite of WebDriver can be had as a package: the web-platform-tests are none.
describeWithDriver("a session through the broker, beside one straight at the driver", () => {
  let open: AsyncDisposableStack;
  let server: ChromedriverServer;
  let cloud: TestCloud;
  let pages: PageServer;
  let direct: readonly RecordedExchange[];
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    pages = open.use(await PageServer.start());
    server = open.use(await ChromedriverServer.start());
    const [desktop] = defaultDevices.filter(({ id }) => id === 114);
    const webdriver = { url: server.url, capabilities: { "goog:chromeOptions": server.options }, allow: [] };
    const lab = desktop && { ...desktop, id: 1, displayName: "Laboratory", webdriver };
    cloud = open.use(await startTestCloud({ devices: [...defaultDevices, ...(lab ? [lab] : [])] }));
    await using session = await new BrokerClient(server.url, undefined).open({
      "goog:chromeOptions": server.options,
    });
    direct = await recordExchanges(`${server.url}/session/${session.id}`, comparedCommands(pages.url));
  }, START_LIMIT_MS);
  afterAll(() => open.disposeAsync());

  it("is compared by what suites use, failures included", () => {
    expect(direct.length).toBeGreaterThanOrEqual(LEAST_COMMANDS);
    const failures = direct.filter(({ status }) => status !== 200);
    const kinds = new Set(failures.map(({ body }) => JSON.parse(body).value.error));
    console.log(`${direct.length} commands, ${failures.length} of them fail, in ${kinds.size} ways`);
    expect(kinds.size).toBeGreaterThanOrEqual(10);
  });

  for (const device of ["Laboratory", "Desktop 1280 × 800"]) {
    it(`answers the same on the device "${device}"`, async () => {
      await using session = await brokerClient(cloud).open({ "cloud:device": device });
      const address = `${cloud.cloud.url}/hub/wd/session/${session.id}`;
      const relayed = await recordExchanges(address, comparedCommands(pages.url));
      expect(relayed).toEqual(direct);
    });
  }
});
