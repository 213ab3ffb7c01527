import type { BrowserProfile } from "../../execution/browser-profile.ts";
import { WebDriverError } from "../webdriver-error.ts";
import type { Backend, Capabilities, DriverOrder, DriverSession } from "./backend.ts";
import { emulationOf } from "./chromium-capabilities.ts";
import { newDriverSession } from "./new-driver-session.ts";
import { sendCommand } from "./send-command.ts";

/** A W3C server that drives devices: a Selenium Grid, an Appium server, another driver. */
export interface RemoteServer {
  /** Its root, below which `/session` lies; credentials in it are sent to it alone. */
  readonly address: URL;
  /** Asked for with every session, whatever a client asks for. */
  readonly capabilities: Capabilities;
  /** Whether its browsers are made into the device by emulation; a lab's devices are what they are. */
  readonly emulates: boolean;
}

/** How long a server may take to end a session. */
const END_LIMIT_MS = 20_000;

/** Drives devices through a server elsewhere. */
export function remoteBackend(server: RemoteServer): Backend {
  return {
    isLocal: false,
    isChromium: server.emulates,
    start: (order, signal) => start(server, order, signal),
  };
}

async function start(
  { address, capabilities, emulates }: RemoteServer,
  order: DriverOrder,
  signal: AbortSignal,
): Promise<DriverSession> {
  const asked = emulates ? emulated(order.capabilities, order.device.profile) : order.capabilities;
  const session = await newDriverSession(address, { ...asked, ...capabilities }, signal).catch(unreached);
  return {
    ...session,
    address,
    inbox: undefined,
    // Whoever runs the server decides what its browsers may read.
    guard: undefined,
    // A server elsewhere says nothing by itself: that it is gone shows with the next command.
    gone: new AbortController().signal,
    async [Symbol.asyncDispose]() {
      const end = { method: "DELETE", path: `/session/${session.id}` } as const;
      await sendCommand(address, end, AbortSignal.timeout(END_LIMIT_MS)).catch(() => undefined);
    },
  };
}

/** A server that says nothing is no matter of the client's, who cannot know it. */
function unreached(error: unknown): never {
  if (!(error instanceof WebDriverError) || error.code !== "unknown error") throw error;
  const message = `${error.message} Whoever runs this cloud can tell whether its server is up.`;
  throw new WebDriverError("session not created", message, { cause: error });
}

function emulated(asked: Capabilities, profile: BrowserProfile): Capabilities {
  const options = { ...(asked["goog:chromeOptions"] as object | undefined), ...emulationOf(profile) };
  return { browserName: "chrome", ...asked, "goog:chromeOptions": options };
}
