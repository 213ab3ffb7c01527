import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { asDeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { TransferLog } from "../transfer/transfer-log.ts";
import { isUnknownOperation, requestArchive } from "./archive-requests.ts";
import type { ArchiveWish } from "./archive-wish.ts";
import { deviceNameIn } from "./device-name.ts";
import { downloadArchive } from "./download-archive.ts";
import { fetchFromSessions } from "./fetch-from-sessions.ts";
import type { DownloadedArchive, ResultsOrder, ResultsTools } from "./results-order.ts";
import { takeArchive } from "./take-archive.ts";

/**
 * Fetches one archive and unpacks it, or checks and keeps it. Whatever goes wrong is a problem in the answer, so that the
 * others are still fetched.
 * @throws {DeviceCloudError} only `cancelled`.
 */
export async function fetchArchive(
  wish: ArchiveWish,
  order: ResultsOrder,
  tools: ResultsTools,
): Promise<DownloadedArchive> {
  const { logger } = tools;
  try {
    const fetched = await fetchOne(wish, order, tools);
    logger.info(
      `${wish.name}: ${fetched.fileCount} files${fetched.state === "kept" ? ", kept as a zip" : ""}.`,
    );
    for (const problem of fetched.problems) logger.info(problem);
    return fetched;
  } catch (error) {
    const failure = asDeviceCloudError(error);
    if (failure.code === "cancelled") throw failure;
    const problem = `${wish.name} could not be had: ${failure.explanation}`;
    logger.info(problem);
    return { ...blank(wish), state: "missing", problems: [problem] };
  }
}

async function fetchOne(
  wish: ArchiveWish,
  order: ResultsOrder,
  tools: ResultsTools,
): Promise<DownloadedArchive> {
  const { name, folder, kind, run, deviceRun, deviceRunIds } = wish;
  const { extract, prepareMs } = order;
  const { client, signal } = tools;
  const path = `${folder}.zip`;
  await mkdir(dirname(path), { recursive: true });
  let isLacking = false;
  const request = async () => {
    try {
      return await requestArchive(client, kind, run, deviceRunIds, signal);
    } catch (error) {
      isLacking = isUnknownOperation(error);
      throw error;
    }
  };
  try {
    const told = new TransferLog(name, tools);
    const { sizeBytes } = await downloadArchive(request, {
      ...{ ...tools, path, prepareMs, name },
      onProgress: (progress) => told.progress(progress),
      onRetry: ({ message }) => tools.logger.info(`${name} is asked for again: ${message}`),
    });
    tools.logger.info(`${name}: ${told.summary(sizeBytes)}`);
    const options = { name, folder, deviceRunId: deviceRun?.id, extract, signal };
    const { folderName, ...taken } = await takeArchive(path, options);
    const known = blank(wish);
    return { ...known, ...taken, sizeBytes, device: known.device ?? toldDevice(wish, folderName) };
  } catch (error) {
    if (!isLacking) throw error;
    return { ...blank(wish), ...(await fetchFromSessions(wish, order, tools, error)) };
  }
}

function blank({ run, kind, deviceRun }: ArchiveWish): Omit<DownloadedArchive, "state"> {
  const name = deviceRun?.session?.device?.displayName;
  return {
    ...{ runId: run.runId, kind, deviceRunId: deviceRun?.id ?? null },
    device: name ? plainLine(name, 80) : null,
    ...{ path: null, sizeBytes: 0, files: [], fileCount: 0, problems: [] },
  };
}

/** The device as its archive names it. */
function toldDevice({ deviceRun }: ArchiveWish, folderName: string | undefined): string | null {
  const name = deviceRun && deviceNameIn(folderName, deviceRun.id);
  return name ? plainLine(name, 80) : null;
}
