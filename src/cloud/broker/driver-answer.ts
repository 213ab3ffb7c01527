import type { Capabilities, DriverSession } from "./backend/backend.ts";
import type { BrokerSession } from "./broker-session.ts";

/** Where a driver says how it, its browser and its own machine are reached. */
const ADDRESSES =
  /^(?:se:(?:cdp|cdpVersion|vnc.*|noVnc.*|gridWebSocketUrl|bidi.*|.*[Aa]ddress)|moz:(?:debuggerAddress|profile))$/;
const INNER = ["debuggerAddress", "userDataDir", "profile"];

/**
 * The capabilities that a client is told: the driver's without any address behind the broker, the broker's own beside.
 * `socketRoot`: below it lie the WebSockets of sessions, `ws://host/hub/wd`.
 */
export function toldCapabilities(session: BrokerSession, socketRoot: string): Capabilities {
  const { driver, claim, record } = session.parts;
  const { device } = claim;
  const { webSocketUrl, ...told } = withoutAddresses(driver);
  return {
    ...told,
    ...(typeof webSocketUrl === "string" ? { webSocketUrl: `${socketRoot}/session/${session.id}` } : {}),
    "cloud:device": device.displayName,
    "cloud:deviceId": device.id,
    "cloud:osType": device.osType,
    "cloud:version": device.softwareVersion.releaseVersion,
    "cloud:projectId": record.run.projectId,
    "cloud:runId": record.run.id,
    "cloud:deviceRunId": record.deviceRun.id,
  };
}

function withoutAddresses({ capabilities, address }: DriverSession): Record<string, unknown> {
  const kept = Object.entries(capabilities).filter(([name]) => !ADDRESSES.test(name));
  return Object.fromEntries(
    kept.flatMap(([name, value]): [string, unknown][] => {
      if (name === "webSocketUrl") return [[name, value]];
      if (leadsTo(value, address)) return [];
      if (typeof value !== "object" || value === null || Array.isArray(value)) return [[name, value]];
      const inner = Object.entries(value).filter(
        ([key, one]) => !INNER.includes(key) && !leadsTo(one, address),
      );
      // Kept when nothing is left in it: by `goog:chromeOptions` clients know what browser it is.
      return [[name, Object.fromEntries(inner)]];
    }),
  );
}

/** Whether this is a link to the driver's own machine. */
function leadsTo(value: unknown, address: URL): boolean {
  return typeof value === "string" && URL.canParse(value) && new URL(value).hostname === address.hostname;
}
