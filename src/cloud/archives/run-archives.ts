import type { Clock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { ArchiveKind } from "../../contract/results/archives.ts";
import type { DeviceRunRecord, FileRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { archiveContents, digestOfContents } from "./archive-contents.ts";
import { WorkQueue } from "./work-queue.ts";
import { type ZipSource, zipStream } from "./zip-stream.ts";

export interface RunArchivesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What a zip request asks for. */
export interface ArchiveOrder {
  readonly kind: ArchiveKind;
  /** The run's device runs to include; null for all. */
  readonly deviceRuns: readonly DeviceRunRecord[] | null;
}

/** Reading disks and deflating: more at once would make all of them later. */
const MAX_AT_ONCE = 2;
const IS_UNFINISHED = {
  sql: "json_extract(doc, '$.archive') IS NOT NULL AND json_extract(doc, '$.state') = 'PREPARING'",
  values: [],
};

/**
 * Makes the archives that zip requests ask for, in the background: each is a file of the run, PREPARING until it is
 * whole. One that could not be made is gone, so that nobody polls it for ever.
 */
export class RunArchives {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #queue = new WorkQueue(MAX_AT_ONCE);

  constructor({ store, clock, logger }: RunArchivesOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#logger = logger;
  }

  /** The file that is or becomes this archive. The one of an earlier request serves while it would be the same. */
  request(run: RunRecord, { kind, deviceRuns }: ArchiveOrder): FileRecord {
    const included = deviceRuns ?? this.#store.deviceRuns.in({ parentId: run.id }).select();
    const digest = digestOfContents(archiveContents(this.#store, run, { kind, deviceRuns: included }));
    const whole = deviceRuns === null;
    const same = this.#store.files
      .in({ parentId: run.id })
      .select()
      .find(({ archive: made }) => made?.kind === kind && made.whole === whole && made.digest === digest);
    if (same && digest !== null) return same;
    const file = this.#store.files.insert({
      userId: run.userId,
      name: `run-${run.id}-${kind}.zip`,
      mimetype: "application/zip",
      direction: "OUTPUT",
      inputType: null,
      state: "PREPARING",
      size: 0,
      createTime: this.#clock.now(),
      blob: this.#store.blobs.reserve(),
      buildId: null,
      runId: run.id,
      archive: { kind, deviceRunIds: included.map(({ id }) => id), whole, digest },
    });
    this.#make(file);
    return file;
  }

  /** Resolves when nothing is being made of this file any more, with the record as it then is. */
  async settled(fileId: number): Promise<FileRecord | undefined> {
    await this.#queue.settled(fileId);
    return this.#store.files.get(fileId);
  }

  /** Takes up what an earlier cloud was asked for and did not finish. */
  resume(): void {
    for (const file of this.#store.files.in({}).select({ where: [IS_UNFINISHED] })) this.#make(file);
  }

  /** Ends what is being made. In a lasting store, the next start takes it up. */
  close(): Promise<void> {
    return this.#queue.close();
  }

  #make(file: FileRecord): void {
    this.#queue.add(file.id, async (signal) => {
      try {
        await this.#write(file, signal);
      } catch (error) {
        if (!signal.aborted) await this.#giveUp(file, error);
      }
    });
  }

  /** Where even the record cannot be deleted, the next start makes the archive again. */
  async #giveUp(file: FileRecord, error: unknown): Promise<void> {
    const tell = (problem: unknown) =>
      this.#logger.warning(
        `The archive ${file.name} (file ${file.id}) could not be made: ${asDeviceCloudError(problem).message}`,
      );
    tell(error);
    await this.#store.removeFile(file).catch(tell);
  }

  async #write(file: FileRecord, signal: AbortSignal): Promise<void> {
    const { blobs, files } = this.#store;
    const archive = zipStream(this.#sourcesOf(file), signal);
    const { key, sizeBytes } = await blobs.keep(archive, Number.POSITIVE_INFINITY, signal, file.blob);
    const ready = files.update(file.id, { state: "READY", size: sizeBytes });
    // Its run may be gone by now, and its record with it.
    if (ready) this.#tellRun(ready);
    else await blobs.remove(key);
  }

  /** As the device runs are now: a retry may have replaced some since the request. */
  #sourcesOf({ runId, archive }: FileRecord): ZipSource[] {
    const run = this.#store.runs.get(runId ?? -1);
    if (!run || !archive) return [];
    const deviceRuns = archive.deviceRunIds.flatMap((id) => this.#store.deviceRuns.get(id) ?? []);
    const contents = archiveContents(this.#store, run, { kind: archive.kind, deviceRuns });
    return contents.map(({ name, file }) => ({
      name,
      path: this.#store.blobs.path(file.blob),
      time: file.createTime,
    }));
  }

  /** A run names the newest archives of all its screenshots and logs. */
  #tellRun({ id, runId, archive }: FileRecord): void {
    if (!archive?.whole || !runId) return;
    if (archive.kind === "screenshots") this.#store.runs.update(runId, { screenshotsFileId: id });
    if (archive.kind === "logs") this.#store.runs.update(runId, { logsFileId: id });
  }
}
