import { createHash } from "node:crypto";
import { NameLedger } from "../../base/zip/name-ledger.ts";
import { plainName } from "../../base/zip/plain-name.ts";
import { type ArchiveKind, holds } from "../../contract/results/archives.ts";
import type { DeviceRunRecord, FileRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** One file of an archive. */
export interface ArchiveEntry {
  /** A relative path that every system can store; no two of an archive differ in case only. */
  readonly name: string;
  readonly file: FileRecord;
}

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
    return plainContents(results).map(({ name, file }) => ({ name: `${folder}/${name}`, file }));
  });
}

/** The results of one execution under their own names, without a folder around them. */
export function plainContents(results: readonly FileRecord[]): ArchiveEntry[] {
  const ledger = new NameLedger();
  return results.map((file) => ({ name: nameIn(ledger, file), file }));
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
  return `${plainName(deviceName.replaceAll(/[\\/]/g, "_"))}-${id}`;
}

/** The file's own name, or one with its id where another file would be overwritten by it on some system. */
function nameIn(ledger: NameLedger, { id, name }: FileRecord): string {
  let candidate = plainName(name);
  const last = candidate.split("/").at(-1);
  for (let prefix = `${id}-`; ledger.claim(candidate, false) !== undefined; prefix += "-")
    candidate = `${prefix}${last}`;
  return candidate;
}
