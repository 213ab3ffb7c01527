import { remote } from "webdriverio";

const {
  DEVICE_CLOUD_BROKER_URL: address,
  DEVICE_CLOUD_BROKER_TICKET: ticket,
  DEVICE_CLOUD_CAPABILITIES: capabilities = '{"browserName": "chrome"}',
} = process.env;

/** Opens a session as `actions/broker` has prepared it; `await using` quits it. */
export async function openSession() {
  if (!address || !ticket) {
    throw new Error("Set DEVICE_CLOUD_BROKER_URL and DEVICE_CLOUD_BROKER_TICKET, as actions/broker does.");
  }
  const { protocol, hostname, port, pathname } = new URL(address);
  const browser = await remote({
    protocol: protocol.slice(0, -1),
    hostname,
    port: Number(port) || (protocol === "https:" ? 443 : 80),
    path: pathname,
    // Basic authentication takes both; the ticket alone counts.
    user: ticket,
    key: ticket,
    logLevel: "error",
    // A session may have to wait for its device.
    connectionRetryTimeout: 10 * 60_000,
    connectionRetryCount: 0,
    capabilities: JSON.parse(capabilities),
  });
  return { browser, [Symbol.asyncDispose]: () => browser.deleteSession() };
}
