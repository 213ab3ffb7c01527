import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ChromedriverServer } from "./bench-relay/chromedriver-server.ts";
import { compareRelay, MOST_RATIO, type RelayTimes } from "./bench-relay/compare-relay.ts";
import { TimedSession } from "./bench-relay/timed-session.ts";
import { startChildCloud } from "./child-cloud.ts";

/**
 * `npm run bench:relay`: how much longer small commands take through the automation broker than straight to the same
 * driver. Fails above 1.15 times the direct time, by medians.
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
    await using direct = await TimedSession.open(server.url, chrome);
    await using relayed = await TimedSession.open(broker.href, {});
    const times = await compareRelay(direct, relayed);
    report(times);
    process.exitCode = times.ratio > MOST_RATIO ? 1 : 0;
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

function report({ commands, directMs, relayedMs, ratio }: RelayTimes): void {
  console.log(`${commands} small commands each way, medians:`);
  console.log(`straight to the driver  ${directMs.toFixed(2)} ms`);
  console.log(`through the broker      ${relayedMs.toFixed(2)} ms`);
  console.log(`ratio                   ${ratio.toFixed(3)} of ${MOST_RATIO}`);
}

await main();
