import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ChromedriverServer } from "./bench-relay/chromedriver-server.ts";
import { COMMANDS, compareRelay, type WayTimes } from "./bench-relay/compare-relay.ts";
import { TimedSession } from "./bench-relay/timed-session.ts";
import { startChildCloud } from "./child-cloud.ts";
import { startOwnServer } from "./own-server.ts";

/** So many times the direct time 500 small commands may take through the broker. */
const MOST_RATIO = 1.15;
const BARE_RELAY = path.join(import.meta.dirname, "bench-relay/bare-relay.ts");

/**
 * `npm run bench:relay`: how much longer small commands take through the automation broker than straight to the same
 * driver, beside what a relay takes that does nothing else. Fails above 1.15 times the direct time of all together.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-relay-"));
  try {
    await using server = await ChromedriverServer.start();
    const chrome = { "goog:chromeOptions": server.options };
    const devices = path.join(folder, "devices.json");
    await writeFile(devices, JSON.stringify([laboratoryDevice(server.url, chrome)]));
    await using cloud = await startChildCloud({ folder, args: ["--devices", devices] });
    const broker = new URL("/hub/wd", cloud.ready.url);
    broker.username = cloud.ready.apiKey;
    await using bare = await startOwnServer(BARE_RELAY, server.url);
    await using direct = await TimedSession.open(server.url, chrome);
    await using passed = await TimedSession.open(bare.url + new URL(server.url).pathname, chrome);
    await using brokered = await TimedSession.open(broker.href, {});
    const times = await compareRelay({ direct, passed, brokered });
    console.log(`${COMMANDS} small commands each way   together    ratio     median    ratio`);
    const row = (name: string, way: WayTimes) => reportRow(name, way, times.direct);
    row("straight to the driver", times.direct);
    row("through a bare node:http relay", times.passed);
    const ratio = row("through the broker", times.brokered);
    console.log(`broker over direct, all together: ${ratio.toFixed(3)} of ${MOST_RATIO}`);
    process.exitCode = ratio > MOST_RATIO ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A device that the driver itself stands behind, so that both sessions are of one driver. */
function laboratoryDevice(url: string, capabilities: object) {
  return {
    ...{ id: 1, displayName: "Bench", osType: "DESKTOP", width: 1280, height: 800 },
    softwareVersion: { id: 1, releaseVersion: "Chromium" },
    webdriver: { url, capabilities },
  };
}

/** Returns how many times the direct time all commands together took. */
function reportRow(name: string, way: WayTimes, direct: WayTimes): number {
  const ratio = way.totalMs / direct.totalMs;
  const columns = [
    `${(way.totalMs / 1_000).toFixed(2)} s`.padStart(9),
    ratio.toFixed(3).padStart(8),
    `${way.medianMs.toFixed(2)} ms`.padStart(10),
    (way.medianMs / direct.medianMs).toFixed(3).padStart(8),
  ];
  console.log(`${name.padEnd(31)}${columns.join(" ")}`);
  return ratio;
}

await main();
