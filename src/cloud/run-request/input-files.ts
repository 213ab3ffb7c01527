import { extname } from "node:path";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Caller } from "../access/authenticate.ts";
import { owned } from "../access/owned.ts";
import { badRequest } from "../refusals.ts";
import type { FileRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** What a run is given: the files themselves, null where there is none. */
export interface InputFiles {
  readonly app: FileRecord | null;
  readonly test: FileRecord | null;
  readonly data: FileRecord | null;
}

const PARAMETERS = { app: "appFileId", test: "testFileId", data: "dataFileId" } as const;
export type InputRole = keyof typeof PARAMETERS;
type InputIds = { readonly [R in InputRole as (typeof PARAMETERS)[R]]?: number | null | undefined };

/**
 * The files that a call names, else those of the `earlier` run. Whoever may repeat a run may use its files.
 * @throws {DeviceCloudError} 404 for a file that is missing, 403 for another account's, 400 for one that is not READY
 * or was deleted since the earlier run.
 */
export function inputFiles(
  store: Store,
  { given, earlier, caller }: { given: InputIds; earlier: RunRecord | undefined; caller: Caller },
): InputFiles {
  const fileOf = (role: InputRole): FileRecord | null => {
    const parameter = PARAMETERS[role];
    const id = given[parameter];
    if (id !== undefined && id !== null) return readyFile(parameter, owned(store.files, "file", id, caller));
    const earlierId = earlier?.[parameter] ?? null;
    if (earlierId === null) return null;
    const file = store.files.get(earlierId);
    if (file) return file;
    throw badRequest(
      `${parameter} is missing: the file ${earlierId} of run ${earlier?.id} was deleted.`,
      "Upload it again and give its id.",
    );
  };
  return { app: fileOf("app"), test: fileOf("test"), data: fileOf("data") };
}

function readyFile(parameter: string, file: FileRecord): FileRecord {
  if (file.state === "READY") return file;
  throw badRequest(
    `${parameter}: the file ${file.id} is still ${file.state}.`,
    "Start the run when it is READY.",
  );
}

/** The extension of a file's name, without its dot, in lower case. */
export function extensionOf({ name }: Pick<FileRecord, "name">): string {
  return extname(name).slice(1).toLowerCase();
}

/**
 * Checks a file against the extensions that a framework requires, joined with commas; none are required by an empty
 * text.
 * @throws {DeviceCloudError} 400 saying who requires which file, and what there is.
 */
export function checkExtension(
  framework: { readonly name: string },
  { role, file, required }: { role: "app" | "test"; file: FileRecord | null; required: string },
): void {
  if (required === "") return;
  const what = role === "app" ? "an application file" : "a test file";
  const demand = `${framework.name} requires ${what} with extension: ${required.replaceAll(",", " or ")}`;
  if (file === null)
    throw badRequest(`${PARAMETERS[role]} is missing: ${demand}.`, "Upload it and give its id.");
  if (required.split(",").includes(extensionOf(file))) return;
  const given = `${PARAMETERS[role]} names "${plainLine(file.name, 80)}" (file ${file.id})`;
  throw badRequest(`${demand}; ${given}.`, "Upload the right file under its own name.");
}
