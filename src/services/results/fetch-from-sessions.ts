import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { mapBounded } from "../../base/concurrency.ts";
import { operations } from "../../contract/operations/index.ts";
import { buildPath } from "../../contract/paths.ts";
import type { File } from "../../contract/resources/files.ts";
import { holds, type ResultArchiveKind } from "../../contract/results/archives.ts";
import { isUnknownOperation } from "./archive-requests.ts";
import type { ArchiveWish } from "./archive-wish.ts";
import { collectFiles } from "./collect-files.ts";
import { type DeviceRun, deviceRunsOf } from "./device-runs.ts";
import type { DownloadedArchive, ResultsOrder, ResultsTools } from "./results-order.ts";
import { folderName } from "./safe-path.ts";
import { takeArchive } from "./take-archive.ts";

type Fetched = Omit<DownloadedArchive, "runId" | "kind" | "deviceRunId" | "device">;

const AT_ONCE = 2;
const MAX_BYTES = 16 * 1024 ** 3;

/**
 * What an archive would hold, from a service that makes none of runs: out of its device sessions, each a folder, as the
 * zip that a session has of all its files, else file by file.
 * @throws `refused`, the answer to the zip request, where the device sessions do not have it either.
 */
export async function fetchFromSessions(
  wish: ArchiveWish,
  order: ResultsOrder,
  tools: ResultsTools,
  refused: unknown,
): Promise<Fetched> {
  const { kind } = wish;
  if (kind === "apps-data") throw refused;
  const all = await deviceRunsOf(tools.client, wish.run, tools.signal);
  const sessions = all.filter(({ id }) => wish.deviceRunIds?.includes(id) ?? true);
  if (sessions.some(({ session }) => session === null)) throw refused;
  const fetched = await mapBounded(sessions, AT_ONCE, async (deviceRun) => {
    const folder = wish.deviceRun ? wish.folder : join(wish.folder, folderOf(deviceRun));
    const place = { deviceRunId: deviceRun.id, folder, wish };
    const zip = kind === "files" ? await sessionZip(place, order, tools) : undefined;
    return zip ?? (await sessionFiles(place, kind, tools));
  });
  const isKept = fetched.length > 0 && fetched.every(({ state }) => state === "kept");
  return {
    state: isKept ? "kept" : "extracted",
    path: isKept && wish.deviceRun ? (fetched[0]?.path ?? null) : wish.folder,
    sizeBytes: fetched.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    files: fetched.flatMap(({ files }) => files),
    fileCount: fetched.reduce((sum, { fileCount }) => sum + fileCount, 0),
    problems: fetched.flatMap(({ problems }) => problems),
  };
}

interface Place {
  readonly wish: ArchiveWish;
  readonly deviceRunId: number;
  readonly folder: string;
}

/** All files of a session as its one zip; undefined where the service has no such zip. */
async function sessionZip(
  { wish, deviceRunId, folder }: Place,
  { extract }: ResultsOrder,
  { client, signal }: ResultsTools,
): Promise<Fetched | undefined> {
  const ids = { ...wish.run, deviceSessionId: deviceRunId };
  // As a link, the zip is saved like every other download: with its length checked, and begun again when it breaks.
  const link = buildPath(operations.deviceSessions.outputZip, ids).path.slice(1);
  const zip = `${folder}.zip`;
  try {
    await mkdir(join(zip, ".."), { recursive: true });
    await client.download(link, zip, { signal, maxBytes: MAX_BYTES });
  } catch (error) {
    if (isUnknownOperation(error)) return undefined;
    throw error;
  }
  const { size: sizeBytes } = await stat(zip);
  const { folderName: _, ...taken } = await takeArchive(zip, {
    ...{ name: wish.name, folder, deviceRunId, extract, signal },
  });
  return { ...taken, sizeBytes };
}

/** The files of a session that the archive would hold, one by one; there is no zip to keep then. */
async function sessionFiles(
  { wish, deviceRunId, folder }: Place,
  kind: ResultArchiveKind,
  { client, clock, signal }: ResultsTools,
): Promise<Fetched> {
  const ids = { ...wish.run, deviceSessionId: deviceRunId };
  async function* list(): AsyncGenerator<File> {
    for await (const file of client.deviceSessions.outputFiles(ids, { signal }))
      if (holds(kind, file.name ?? "")) yield file;
  }
  await mkdir(folder, { recursive: true });
  const { files, problems } = await collectFiles({ client, clock, signal, folder, list });
  return {
    ...{ state: "extracted", path: folder, fileCount: files.length },
    sizeBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    files: files.map(({ path }) => path),
    problems: problems.map((problem) => `${wish.name}: ${problem}`),
  };
}

function folderOf({ id, session }: DeviceRun): string {
  return `${folderName(session?.device?.displayName ?? "", "device")}-${id}`;
}
