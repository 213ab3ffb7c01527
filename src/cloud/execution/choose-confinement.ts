import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Browser } from "./browser.ts";
import { bubblewrap } from "./bubblewrap.ts";
import type { Confinement } from "./confinement.ts";
import { processGroup } from "./process-group.ts";
import { createRoom } from "./room.ts";
import { planSandbox } from "./sandbox-plan.ts";
import { suiteEnvironment } from "./suite-environment.ts";

export interface Place {
  readonly logger: Logger;
  readonly allowRoot: boolean;
  readonly dataFolder: string;
  readonly rooms: string;
  readonly browser: Browser;
}

const PROBE_LIMIT_MS = 20_000;
/** Not root, may write where it should, and the cloud's Node and browser can be read. */
const PROBE = `
test "$(id -u)" != 0 &&
touch probe "$HOME/probe" "$TMPDIR/probe" /dev/shm/probe &&
test -x "$SVC_PROBED_BROWSER" &&
node --version`;

/**
 * bubblewrap when it really works here: it can be installed and still be refused by the host. Otherwise a process
 * group, which needs no more than a warning for an ordinary user, and the caller's word for root.
 * @throws {DeviceCloudError} `input` when suites would run as root, and on Windows.
 */
export async function chooseConfinement(place: Place): Promise<Confinement> {
  if (process.platform === "win32") {
    throw new DeviceCloudError("input", "Suites cannot be executed on Windows.", {
      remedy: "Start the local cloud on Linux or macOS, or in the Windows Subsystem for Linux.",
    });
  }
  const plan = await planSandbox(place);
  const reason = typeof plan === "string" ? plan : await probe(bubblewrap(plan), place);
  if (typeof plan !== "string" && reason === undefined) return bubblewrap(plan);
  if (process.getuid?.() === 0 && !place.allowRoot) {
    throw new DeviceCloudError("input", `Suites would run as root, without a sandbox: ${reason}.`, {
      remedy: "Install bubblewrap, start the cloud as an ordinary user, or allow it with --allow-root.",
    });
  }
  place.logger.warning(
    `Suites run without a sandbox (${reason}): they can read and change what this user can. Run only suites you trust.`,
  );
  return processGroup;
}

/** Starts a first command in exactly the sandbox that suites get. Returns why it does not work, if so. */
async function probe(confinement: Confinement, { rooms, browser }: Place): Promise<string | undefined> {
  await using room = await createRoom(rooms);
  const workspace = join(room.home, "probe-work");
  await mkdir(workspace);
  await confinement.handOver(workspace, room);
  const view = confinement.view(workspace, room);
  const profile = {
    name: "probe",
    osType: "DESKTOP",
    width: 1,
    height: 1,
    scale: 1,
    mobile: false,
    touch: false,
  };
  const probed = { profile, environment: { SVC_PROBED_BROWSER: browser.path } };
  const environment = suiteEnvironment(view, probed, undefined);
  const run = await confinement.start({ words: ["/bin/sh", "-c", PROBE], environment, workspace, room });
  let said = "";
  run.output.on("data", (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  const limit = setTimeout(() => void run.end(), PROBE_LIMIT_MS);
  try {
    const exitCode = await run.exited;
    return exitCode === 0
      ? undefined
      : `bubblewrap does not work here: ${plainLine(said) || `exit code ${exitCode}`}`;
  } catch (error) {
    return `bubblewrap does not work here: ${error instanceof Error ? plainLine(error.message) : "it cannot be started"}`;
  } finally {
    clearTimeout(limit);
    await run.end();
  }
}
