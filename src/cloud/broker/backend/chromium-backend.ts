import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../../base/clock.ts";
import { OUTPUT_FOLDER } from "../../../contract/results/layout.ts";
import { LAUNCHER } from "../../execution/browser-launcher.ts";
import type { RunnerPlace } from "../../execution/run-package.ts";
import { FileGuard } from "../guard/file-guard.ts";
import { withoutSocket } from "../guard/without-socket.ts";
import type { Backend, DriverOrder, DriverSession } from "./backend.ts";
import { chromiumCapabilities, isHandheld, launchedProfile } from "./chromium-capabilities.ts";
import { startDriverProcess } from "./driver-process.ts";
import { fitWindow } from "./fit-window.ts";
import { newDriverSession } from "./new-driver-session.ts";

const DOWNLOADS = `${OUTPUT_FOLDER}/downloads`;

/** Drives devices by a chromedriver and a Chromium per session, in the sandbox that suites get, or guarded where none works. */
export function chromiumBackend(place: RunnerPlace, clock: Clock): Backend {
  return { isLocal: true, isChromium: true, start: (order, signal) => start(place, clock, order, signal) };
}

async function start(
  place: RunnerPlace,
  clock: Clock,
  { device, capabilities, workspace, onOutput }: DriverOrder,
  signal: AbortSignal,
): Promise<DriverSession> {
  await mkdir(join(workspace, DOWNLOADS), { recursive: true });
  await using stack = new AsyncDisposableStack();
  const profile = launchedProfile(device.profile);
  const driver = stack.use(await startDriverProcess(place, { workspace, profile, clock, onOutput }, signal));
  const { address, view, gone } = driver;
  const until = AbortSignal.any([signal, gone]);
  const guard = place.confinement.isolation === "bubblewrap" ? undefined : new FileGuard();
  const allowed = guard ? withoutSocket(capabilities, onOutput) : capabilities;
  const asked = chromiumCapabilities(allowed, device.profile, {
    binary: `${view.tools}/${LAUNCHER}`,
    downloads: `${view.workspace}/${DOWNLOADS}`,
  });
  const session = await newDriverSession(address, asked, until);
  if (!isHandheld(device.profile)) await fitWindow(address, session.id, device.profile, until);
  const open = stack.move();
  return {
    ...session,
    // Over a pipe the driver leaves this out, and by it clients know that the browser is a Chromium.
    capabilities: { "goog:chromeOptions": {}, ...session.capabilities },
    address,
    gone,
    inbox: driver.inbox,
    guard,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}
