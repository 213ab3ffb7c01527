import { rename } from "node:fs/promises";
import { join, relative } from "node:path";
import { deviceRunFolder, runFolder } from "./archive-wish.ts";
import type { DownloadedArchive, ResultsOrder } from "./results-order.ts";
import { folderName } from "./safe-path.ts";

/**
 * The archives with the folder of each device run named after its device, `<device name>-<device run id>`. It comes last:
 * of some services only the archives tell the name, and several of one device run are fetched at once.
 */
export async function nameDeviceFolders(
  archives: readonly DownloadedArchive[],
  order: ResultsOrder,
): Promise<DownloadedArchive[]> {
  const named: DownloadedArchive[] = [];
  const ofOneDevice = Map.groupBy(archives, ({ runId, deviceRunId }) => `${runId} ${deviceRunId}`);
  for (const group of ofOneDevice.values()) named.push(...(await nameFolder(group, order)));
  return named;
}

async function nameFolder(
  group: readonly DownloadedArchive[],
  order: ResultsOrder,
): Promise<readonly DownloadedArchive[]> {
  const device = group.find((archive) => archive.device !== null)?.device ?? null;
  const { runId = 0, deviceRunId = null } = group[0] ?? {};
  const name = folderName(device ?? "", "");
  if (deviceRunId === null || name === "") return group;
  const parent = runFolder({ runId }, order);
  const from = deviceRunFolder(parent, deviceRunId);
  const to = join(parent, `${name}-${deviceRunId}`);
  await rename(from, to);
  const moved = (path: string) => join(to, relative(from, path));
  return group.map((archive) => ({
    ...archive,
    device,
    path: archive.path === null ? null : moved(archive.path),
    files: archive.files.map(moved),
  }));
}
