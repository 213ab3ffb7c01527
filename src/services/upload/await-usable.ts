import { formatDuration } from "../../base/duration.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { type File, VIRUS_SCAN_KEY, virusScanOf } from "../../contract/resources/files.ts";
import { pollDelayMs } from "../wait/poll-delay.ts";
import type { LocalFile } from "./local-file.ts";
import type { ServiceFiles } from "./service-files.ts";
import type { UploadTools } from "./upload-order.ts";

const KNOWN_SCAN_STATES = new Set(["waiting", "scanning"]);

export interface UsableWait extends UploadTools {
  readonly files: ServiceFiles;
  readonly scanTimeoutMs: number;
}

/**
 * Waits until a file of the service is READY and its virus scan has ended. A state that nobody knows is not the end of it.
 * @throws {DeviceCloudError} `refused` for an infected file, or one that is gone meanwhile; `timeout`.
 */
export async function awaitUsable(local: LocalFile, file: File, wait: UsableWait): Promise<void> {
  const { files, clock, random, logger, signal, scanTimeoutMs } = wait;
  const label = `${plainLine(local.name, 80)} (file ${file.id})`;
  const startedAt = clock.now();
  let warned = false;
  let seen = file;
  for (let looks = 0; ; looks++) {
    if (virusScanOf(seen) === "infected") throw infected(local, file.id);
    if (isUsable(seen)) {
      if (looks > 0) logger.info(`${label}: the service is done with it.`);
      return;
    }
    const says = standingOf(seen);
    if (looks === 0) logger.info(`${label}: waiting for the service, which says ${says.text}.`);
    if (!says.known && !warned) logger.warning(`${label} is in a state that nobody knows: ${says.text}.`);
    warned ||= !says.known;
    const leftMs = startedAt + scanTimeoutMs - clock.now();
    if (leftMs <= 0) throw stillWaiting(label, says.text, scanTimeoutMs);
    await clock.sleep(Math.min(leftMs, pollDelayMs(clock.now() - startedAt, random)), signal);
    const asked = await files.get(file.id, signal);
    if (asked === "gone") throw removed(label);
    if (asked === "unasked") {
      logger.warning(`${label} is used although the service says ${says.text}: it cannot be asked again.`);
      return;
    }
    seen = asked;
  }
}

/** An upload's state may be missing; the value READY is all that the specification names. */
function isUsable(file: File): boolean {
  return (file.state ?? "READY") === "READY" && virusScanOf(file) === "usable";
}

function standingOf(file: File): { readonly text: string; readonly known: boolean } {
  if ((file.state ?? "READY") !== "READY") {
    return { text: `state ${plainLine(file.state ?? "", 40)}`, known: file.state === "PREPARING" };
  }
  const scan = file.fileProperties?.find(({ key }) => key === VIRUS_SCAN_KEY)?.value ?? "";
  return { text: `virus scan ${plainLine(scan, 40)}`, known: KNOWN_SCAN_STATES.has(scan.toLowerCase()) };
}

function infected({ input, path }: LocalFile, fileId: number): DeviceCloudError {
  const message = `${input}: ${plainLine(path)} is infected, says the service's virus scan (file ${fileId}).`;
  return new DeviceCloudError("refused", message, {
    remedy: "Check how it was built; of a false alarm, tell the service's administrator.",
  });
}

function removed(label: string): DeviceCloudError {
  return new DeviceCloudError("refused", `${label} was removed by the service before its virus scan ended.`, {
    remedy: "Ask the service's administrator why, or upload it again.",
  });
}

function stillWaiting(label: string, says: string, scanTimeoutMs: number): DeviceCloudError {
  const message = `${label} is not ready after ${formatDuration(scanTimeoutMs)}: the service still says ${says}.`;
  return new DeviceCloudError("timeout", message, { remedy: "Give it longer with scan-timeout." });
}
