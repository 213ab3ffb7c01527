import { setTimeout as sleep } from "node:timers/promises";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Browser } from "./browser.ts";
import { writeLauncher } from "./browser-launcher.ts";
import type { Command, ConfinedRun, Confinement } from "./confinement.ts";
import { tapOutput } from "./output-tap.ts";
import type { PackageEnd, PackageOrder } from "./package-run.ts";
import { createRoom } from "./room.ts";
import { suiteEnvironment } from "./suite-environment.ts";
import { unpackOrder } from "./unpack-order.ts";

export interface RunnerPlace {
  readonly rooms: string;
  readonly confinement: Confinement;
  readonly browser: Browser;
  /** Switches the browser needs in this place. */
  readonly switches: readonly string[];
}

/** How long output may still come when every process is gone: only what the pipe holds. */
const DRAIN_MS = 2_000;
/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Unpacks the order's package and runs its script to its end, or to the order's. */
export async function runPackage(place: RunnerPlace, order: PackageOrder): Promise<PackageEnd> {
  if (order.signal.aborted) return { how: "aborted" };
  const { confinement, browser } = place;
  await using room = await createRoom(place.rooms);
  const view = confinement.view(order.workspace, room);
  try {
    const unpacked = await unpackOrder(order, room, view);
    if ("reason" in unpacked) return { how: "refused", reason: unpacked.reason };
    await writeLauncher(room.tools, { browser, profile: order.profile, demanded: place.switches });
    await confinement.handOver(order.workspace, room);
    const environment = suiteEnvironment(view, order, browser.driverPath);
    return await execute(
      confinement,
      { words: unpacked.words, environment, workspace: order.workspace, room },
      order,
    );
  } catch (error) {
    if (error instanceof DeviceCloudError && error.code === "cancelled") return { how: "aborted" };
    throw error;
  }
}

async function execute(confinement: Confinement, command: Command, order: PackageOrder): Promise<PackageEnd> {
  const run = await confinement.start(command);
  const tap = tapOutput(order.secrets, (chunk) => order.onOutput(chunk));
  run.output.on("data", (chunk: Buffer) => tap.write(chunk));
  try {
    return await firstEnd(run, order);
  } finally {
    await run.end();
    await drained(run);
    tap.end();
  }
}

/** What comes first: the script's own end, the timeout, or the caller's abort. */
async function firstEnd(run: ConfinedRun, order: PackageOrder): Promise<PackageEnd> {
  const { promise, resolve } = Promise.withResolvers<PackageEnd>();
  const onAbort = () => resolve({ how: "aborted" });
  const limit = setTimeout(() => resolve({ how: "timeout" }), Math.min(order.timeoutMs, MAX_TIMER_MS));
  if (order.signal.aborted) onAbort();
  order.signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([
      promise,
      run.exited.then((exitCode) => ({ how: "exited", exitCode }) as const),
    ]);
  } finally {
    clearTimeout(limit);
    order.signal.removeEventListener("abort", onAbort);
  }
}

/** Waits until the output has been read to its end; a pipe that somebody else still holds is let go. */
async function drained(run: ConfinedRun): Promise<void> {
  const { output } = run;
  const limit = new AbortController();
  const closed = new Promise<void>((resolve) => (output.closed ? resolve() : output.once("close", resolve)));
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { signal: limit.signal }).catch(() => {})]);
  limit.abort();
  output.destroy();
}
