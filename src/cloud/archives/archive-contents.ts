import { createHash } from "node:crypto";
import { plainName } from "../../base/zip/plain-name.ts";
import { ResultNames } from "../execution/result-names.ts";
import type { DeviceRunRecord, FileRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { type ArchiveKind, holds } from "./archive-kind.ts";

/** One file of an archive. */
export interface ArchiveEntry {
  /** A relative path that every system can store; no two of an archive differ in case only. */
  readonly name: string;
  readonly file: FileRecord;
}

/** With the id behind it and a result's name below it, a path stays within what file systems take. */
const MAX_FOLDER_LENGTH = 60;

/**
 * What an archive holds: one folder per device run, `<device name>-<device run id>/`, with the files of that kind
 * (docs/decisions.md, Files).
 */
export function archiveContents(
  store: Store,
  run: RunRecord,
  { kind, deviceRuns }: { kind: ArchiveKind; deviceRuns: readonly DeviceRunRecord[] },
): ArchiveEntry[] {
  const inputs = kind === "apps-data" ? inputFiles(store, run) : [];
  return deviceRuns.flatMap((deviceRun) => {
    const results = kind === "apps-data" ? inputs : resultsOf(store, deviceRun, kind);
    const folder = folderOf(deviceRun);
    const names = new ResultNames();
    return results.map((file) => ({ name: `${folder}/${names.take(file.name)}`, file }));
  });
}

/** What tells two contents apart; null while one of the files still grows. */
export function digestOfContents(entries: readonly ArchiveEntry[]): string | null {
  if (entries.some(({ file }) => file.state !== "READY")) return null;
  const listed = entries.map(({ name, file }) => [name, file.id]);
  return createHash("sha256").update(JSON.stringify(listed)).digest("hex");
}

/** The run's input files that are still there. */
function inputFiles(store: Store, { appFileId, testFileId, dataFileId }: RunRecord): FileRecord[] {
  const ids = [appFileId, testFileId, dataFileId].filter((id) => id !== null);
  return [...new Set(ids)].flatMap((id) => store.files.get(id) ?? []);
}

function resultsOf(
  store: Store,
  deviceRun: DeviceRunRecord,
  kind: Exclude<ArchiveKind, "apps-data">,
): FileRecord[] {
  const results = store.files.in({ parentId: deviceRun.id }).select();
  return results.filter(({ name }) => holds(kind, name));
}

function folderOf({ id, deviceName }: DeviceRunRecord): string {
  const plain = plainName(deviceName.replaceAll(/[\\/]/g, "_"));
  return `${[...plain].slice(0, MAX_FOLDER_LENGTH).join("")}-${id}`;
}
