import { CONSOLE_LOG, kindOfResult, OUTPUT_FOLDER, SCREENSHOTS_FOLDER } from "./layout.ts";

/** The archives of a run, by the name of their request without `.zip` (Test runs: three path families). */
export const ARCHIVE_KINDS = [
  "files",
  "logs",
  "screenshots",
  "build-logs",
  "apps-data",
  "performance",
] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];
/** Those that hold results; `apps-data` holds what the run was given. */
export type ResultArchiveKind = Exclude<ArchiveKind, "apps-data">;

/** Where a suite leaves what it measured. */
const PERFORMANCE_FOLDER = `${OUTPUT_FOLDER}/performance/`;

/** Which results of a device run an archive holds, by their names (docs/decisions.md, Files). */
const HOLDS: Readonly<Record<ResultArchiveKind, (name: string) => boolean>> = {
  files: () => true,
  // Logs at the root are the cloud's: what a suite leaves there is JUnit.
  logs: (name) => /^[^/]+\.log$/.test(name),
  screenshots: (name) => name.startsWith(`${SCREENSHOTS_FOLDER}/`) && kindOfResult(name) === "screenshot",
  "build-logs": (name) => name === CONSOLE_LOG,
  performance: (name) => name.startsWith(PERFORMANCE_FOLDER),
};

/** Whether an archive of this kind holds the result with this name. */
export function holds(kind: ResultArchiveKind, name: string): boolean {
  return HOLDS[kind](name);
}
