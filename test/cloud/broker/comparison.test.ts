import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ChromedriverServer } from "../../../scripts/bench-relay/chromedriver-server.ts";
import { defaultDevices } from "../../../src/cloud/devices/default-devices.ts";
import { PageServer } from "../../end-to-end/broker/page-server.ts";
import { testedIsolations } from "../execution/setting.ts";
import { basic, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { comparedCommands } from "./comparison/commands.ts";
import { type RecordedExchange, recordExchanges } from "./comparison/record-exchanges.ts";
import { BrokerClient, brokerClient } from "./support/broker-client.ts";
import { describeWithDriver } from "./support/driver-needed.ts";
import { startUnconfinedCloud } from "./support/unconfined-cloud.ts";

const LEAST_COMMANDS = 60;
const DESKTOP = "Desktop 1280 × 800";
const inSandbox = it.skipIf(!(await testedIsolations()).includes("bubblewrap"));
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

  async function recordAt(client: BrokerClient, device: string): Promise<readonly RecordedExchange[]> {
    await using session = await client.open({ "cloud:device": device });
    return await recordExchanges(`${client.address}/session/${session.id}`, comparedCommands(pages.url));
  }

  it("answers the same on a device with a server of its own", async () => {
    expect(await recordAt(brokerClient(cloud), "Laboratory")).toEqual(direct);
  });

  inSandbox("answers the same on a device of this machine", async () => {
    expect(await recordAt(brokerClient(cloud), DESKTOP)).toEqual(direct);
  });

  it("answers the same without a sandbox, but for other words where the driver would refuse, too", async () => {
    await using unconfined = await startUnconfinedCloud();
    const { url, apiKey } = unconfined.ready;
    const relayed = await recordAt(new BrokerClient(`${url}/hub/wd`, basic(apiKey)), DESKTOP);
    const differing = relayed.filter((one, index) => !isDeepStrictEqual(one, direct[index]));
    expect(differing.map(({ command }) => command)).toEqual([
      ...['POST /url {"url":"no address"}', "GET /no/such/command", "PUT /title"],
      ...["POST /url {", "POST /url []"],
    ]);
    const refused = new Set(differing.map(({ command }) => command));
    for (const { status } of direct.filter(({ command }) => refused.has(command)))
      expect(status).toBeGreaterThanOrEqual(400);
    expect(relayed).toHaveLength(direct.length);
  });
});
