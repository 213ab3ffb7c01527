import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../../base/clock.ts";
import { plainLine } from "../../../base/untrusted-text.ts";
import { newSecret } from "../../access/secrets.ts";
import { writeLauncher } from "../../execution/browser-launcher.ts";
import type { BrowserProfile } from "../../execution/browser-profile.ts";
import type { ConfinedRun, SuiteView } from "../../execution/confinement.ts";
import { createRoom } from "../../execution/room.ts";
import type { RunnerPlace } from "../../execution/run-package.ts";
import { suiteEnvironment } from "../../execution/suite-environment.ts";
import { WebDriverError } from "../webdriver-error.ts";
import type { Inbox } from "./backend.ts";

/** A chromedriver with all it starts, kept apart as suites are. Disposing ends every process. */
export interface DriverProcess extends AsyncDisposable {
  /** Its root address. It holds a secret path: other programs of this machine may know the port, not the path. */
  readonly address: URL;
  readonly view: SuiteView;
  readonly inbox: Inbox;
  /** Aborted when the process ends by itself. */
  readonly gone: AbortSignal;
}

const STARTED = /started successfully on port (\d+)/;
/** Among the run's tools, which it may read only. */
const INBOX = "inbox";
const START_LIMIT_MS = 20_000;
const MAX_BANNER = 8_192;

/**
 * Starts a chromedriver in a room of its own, with the browser's launcher beside it.
 * @throws {WebDriverError} `session not created` where the machine has no chromedriver or it does not start.
 */
export async function startDriverProcess(
  place: RunnerPlace,
  order: {
    readonly workspace: string;
    readonly profile: BrowserProfile;
    readonly clock: Clock;
    onOutput(chunk: Buffer): void;
  },
  signal: AbortSignal,
): Promise<DriverProcess> {
  const { confinement, browser, switches } = place;
  const { driverPath } = browser;
  if (driverPath === undefined) {
    throw new WebDriverError(
      "session not created",
      `This cloud has no chromedriver for its browser (${browser.origin}). Install one beside it, or name its folder in CHROMEWEBDRIVER.`,
    );
  }
  await using stack = new AsyncDisposableStack();
  const room = stack.use(await createRoom(place.rooms));
  const view = confinement.view(order.workspace, room);
  const inbox = { folder: join(room.tools, INBOX), seenAs: `${view.tools}/${INBOX}` };
  await mkdir(inbox.folder);
  await writeLauncher(room.tools, { browser, profile: order.profile, demanded: switches });
  await confinement.handOver(order.workspace, room);
  const secret = newSecret();
  const environment = suiteEnvironment(view, { profile: order.profile, environment: {} }, driverPath);
  const words = [driverPath, "--port=0", `--url-base=/${secret}`] as const;
  const run = stack.adopt(
    await confinement.start({ words, environment, workspace: order.workspace, room }),
    async (started) => {
      await started.end();
      started.output.destroy();
    },
  );
  const port = await portOf(run, order, signal);
  const open = stack.move();
  const gone = new AbortController();
  run.exited.then(
    (code) => gone.abort(`The driver ended with ${code}.`),
    (error: unknown) => gone.abort(`The driver failed: ${plainLine(String(error), 200)}`),
  );
  return {
    address: new URL(`http://127.0.0.1:${port}/${secret}`),
    view,
    inbox,
    gone: gone.signal,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

/** The port out of what the driver prints; everything it prints, now and later, is passed on. */
async function portOf(
  { output, exited }: ConfinedRun,
  { clock, onOutput }: { readonly clock: Clock; onOutput(chunk: Buffer): void },
  signal: AbortSignal,
): Promise<number> {
  const { promise: port, resolve } = Promise.withResolvers<number>();
  let banner: string | undefined = "";
  output.on("data", (chunk: Buffer) => {
    onOutput(chunk);
    if (banner === undefined) return;
    banner = (banner + chunk.toString("latin1")).slice(-MAX_BANNER);
    const found = STARTED.exec(banner)?.[1];
    if (found === undefined) return;
    banner = undefined;
    resolve(Number(found));
  });
  const limit = new AbortController();
  const late = clock.sleep(START_LIMIT_MS, AbortSignal.any([limit.signal, signal])).then(
    () => "it did not say its port in time",
    () => "it was stopped",
  );
  const first = await Promise.race([port, late, exited.then((code) => `it ended with ${code}`, String)]);
  limit.abort();
  if (typeof first === "number") return first;
  throw new WebDriverError("session not created", `The driver did not start: ${plainLine(first, 200)}.`);
}
