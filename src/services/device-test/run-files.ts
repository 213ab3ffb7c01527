import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { DoubtfulFiles } from "../start/missing-files.ts";
import type { RunFiles } from "../start/run-order.ts";
import { type FoundFile, findFiles } from "../upload/find-files.ts";
import { uploadAgain, uploadFound } from "../upload/upload-files.ts";
import type {
  FileUse,
  UploadedFile,
  UploadListener,
  UploadOrder,
  UploadTools,
} from "../upload/upload-order.ts";

/** A file that is for something in a run. */
interface WantedFile extends FoundFile {
  readonly use: FileUse;
}

/** The local files of one run, which are brought to the service only when a run is started with them. */
export class FilesOfRun {
  readonly #wanted: readonly WantedFile[];
  readonly #order: UploadOrder;
  readonly #tools: UploadTools;
  readonly #listener: UploadListener;
  #uploaded: readonly UploadedFile[] = [];

  /** `wanted` are those of `findFilesOfRun`. */
  constructor(
    wanted: readonly WantedFile[],
    order: UploadOrder,
    tools: UploadTools,
    listener: UploadListener,
  ) {
    this.#wanted = wanted;
    this.#order = order;
    this.#tools = tools;
    this.#listener = listener;
  }

  /** As the service has them; none where no run was started with them. */
  get uploaded(): readonly UploadedFile[] {
    return this.#uploaded;
  }

  async bring(): Promise<RunFiles> {
    this.#uploaded = await uploadFound(this.#wanted, this.#order, this.#tools, this.#listener);
    return this.#ids;
  }

  /**
   * Sends those again that the service has dropped; where it cannot be asked, those that it had from before, which were
   * trusted to be there. Undefined where there are none.
   */
  async sendAgain({ gone, unasked }: DoubtfulFiles): Promise<RunFiles | undefined> {
    const isDropped = ({ reused }: UploadedFile, use: FileUse) =>
      gone.includes(use) || (reused && unasked.includes(use));
    const dropped = this.#uploaded.map((file, index) => isDropped(file, this.#useOf(index)));
    if (!dropped.includes(true)) return undefined;
    const files: UploadedFile[] = [];
    for (const [index, file] of this.#uploaded.entries()) {
      files.push(dropped[index] ? await this.#again(file) : file);
    }
    this.#uploaded = files;
    this.#listener.known(files);
    return this.#ids;
  }

  async #again(file: UploadedFile): Promise<UploadedFile> {
    const name = plainLine(file.name, 80);
    this.#tools.logger.info(
      `${name}: the service does not have file ${file.fileId} any more; it is sent again.`,
    );
    return await uploadAgain(file, this.#order, this.#tools);
  }

  #useOf(index: number): FileUse {
    return this.#wanted[index]?.use ?? "data";
  }

  get #ids(): RunFiles {
    return Object.fromEntries(this.#uploaded.map(({ fileId }, index) => [this.#useOf(index), fileId]));
  }
}

/**
 * The files that the order's paths name, one for each use.
 * @throws {DeviceCloudError} `input` with everything that names no file, or several.
 */
export async function findFilesOfRun(
  { paths, folder }: UploadOrder,
  signal: AbortSignal,
): Promise<readonly WantedFile[]> {
  const found = await findFiles(paths, folder, signal);
  const problems = [...Map.groupBy(found, ({ input }) => input)].flatMap(([input, files]) =>
    files.length > 1 ? [`${input}: names ${files.length} files, and a run takes one. Say more.`] : [],
  );
  if (problems.length > 0) throw new DeviceCloudError("input", problems.join("\n"));
  return found.flatMap((file) => (file.use === undefined ? [] : [{ ...file, use: file.use }]));
}
