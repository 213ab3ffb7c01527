import { asDeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { type File, virusScanOf } from "../../contract/resources/files.ts";
import type { LocalFile } from "./local-file.ts";
import { hasSameContent } from "./same-content.ts";
import type { ServiceFiles } from "./service-files.ts";
import type { UploadOrder, UploadTools } from "./upload-order.ts";

/** A file that the service has already; its record where the service can be asked for it. */
export interface ReusableFile {
  readonly fileId: number;
  readonly record: File | undefined;
  readonly uploadedAt: number;
  /** Whether the memory knew it. */
  readonly remembered: boolean;
}

export interface ReuseSearch extends UploadTools {
  readonly order: Pick<UploadOrder, "memory" | "reuseMaxAgeMs">;
  readonly files: ServiceFiles;
}

/** Files of one name to look into: more are old builds. */
const MAX_CANDIDATES = 3;

/**
 * The file of the service that has the very content of a local one: the one that is remembered for it, else one of the
 * same name. Undefined where it has to be sent (docs/decisions.md, Uploads).
 */
export async function reusableFile(
  local: LocalFile,
  key: string,
  search: ReuseSearch,
): Promise<ReusableFile | undefined> {
  return (await rememberedFile(local, key, search)) ?? (await fileOfSameName(local, search));
}

async function rememberedFile(
  local: LocalFile,
  key: string,
  { order, files, logger, clock, signal }: ReuseSearch,
): Promise<ReusableFile | undefined> {
  const remembered = await order.memory.recall(key, signal);
  if (!remembered) return undefined;
  const name = plainLine(local.name, 80);
  const { fileId } = remembered;
  const asked = await files.get(fileId, signal);
  if (asked === "gone") {
    logger.info(`${name}: the service has dropped file ${fileId}.`);
    return undefined;
  }
  if (asked !== "unasked") {
    if (fits(asked, local)) return { ...remembered, record: asked, remembered: true };
    logger.info(`${name}: file ${fileId} is not what was sent any more.`);
    return undefined;
  }
  if (clock.now() - remembered.uploadedAt <= order.reuseMaxAgeMs) {
    return { ...remembered, record: undefined, remembered: true };
  }
  logger.info(`${name}: file ${fileId} is older than reuse-max-age, and the service cannot be asked for it.`);
  return undefined;
}

/** Looking only saves time: what goes wrong with it is no reason to fail. */
async function fileOfSameName(
  local: LocalFile,
  { files, client, logger, clock, signal }: ReuseSearch,
): Promise<ReusableFile | undefined> {
  try {
    const candidates = (await files.named(local.name, signal)).filter((file) => fits(file, local));
    for (const record of candidates.slice(0, MAX_CANDIDATES)) {
      if (!(await hasSameContent(local, record, client, signal))) continue;
      const uploadedAt = record.createTime?.getTime() ?? clock.now();
      return { fileId: record.id, record, uploadedAt, remembered: false };
    }
  } catch (error) {
    const failure = asDeviceCloudError(error);
    if (failure.code === "cancelled") throw failure;
    logger.debug(`The service could not be searched for ${plainLine(local.name, 80)}: ${failure.message}`);
  }
  return undefined;
}

function fits(file: File, { sizeBytes }: LocalFile): boolean {
  return (
    file.state === "READY" &&
    file.size === sizeBytes &&
    file.direction !== "OUTPUT" &&
    virusScanOf(file) !== "infected"
  );
}
