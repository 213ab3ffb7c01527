import { extname } from "node:path";
import { plainName } from "../../base/zip/plain-name.ts";
import { OUTPUT_FOLDER, SCREENSHOTS_FOLDER } from "../../contract/results/layout.ts";
import { isZip } from "../execution/is-zip.ts";
import type { Beside, PlacedFile } from "../execution/place-beside.ts";
import type { RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/** The names of a run's files in the working folder; the extension is that of the upload. */
const APPLICATION = "application";
const DATA = "data-file";
const PERFORMANCE_FOLDER = `${OUTPUT_FOLDER}/performance`;

/** What a device run finds beside its test package, and the variables that say where. */
export interface DeviceRunInputs {
  readonly beside: Beside;
  readonly paths: Readonly<Record<string, string>>;
  /** The folder of `screenshotDir` below the working folder; undefined for the usual one. */
  readonly pictureFolder: string | undefined;
}

/**
 * The application as `application.<ext>`, the data file as `data-file.<ext>`, unpacked into `data-file/` where it is a
 * zip archive, and folders for screenshots and measurements. Answers the sentence to tell when a file is gone.
 */
export async function deviceRunInputs(
  store: Store,
  run: Pick<RunRecord, "appFileId" | "dataFileId" | "config">,
): Promise<DeviceRunInputs | { readonly missing: string }> {
  const application = placed(store, run.appFileId, APPLICATION);
  const data = placed(store, run.dataFileId, DATA);
  if (application === "gone") return { missing: `The application file ${run.appFileId} was deleted.` };
  if (data === "gone") return { missing: `The data file ${run.dataFileId} was deleted.` };
  const isArchive = data !== undefined && (await isZip(data.source));
  const pictureFolder = pictureFolderOf(run.config.screenshotDir);
  const folders = [pictureFolder ?? SCREENSHOTS_FOLDER, PERFORMANCE_FOLDER];
  return {
    beside: {
      files: [application, data && { ...data, unpackInto: isArchive ? DATA : null }].filter(isGiven),
      folders,
    },
    paths: {
      ...(application ? { SVC_APPLICATION_FILE: application.name } : {}),
      ...(data ? { SVC_DATA_FILE: data.name } : {}),
      ...(isArchive ? { SVC_DATA_DIR: DATA } : {}),
      SVC_SCREENSHOT_DIR: pictureFolder ?? SCREENSHOTS_FOLDER,
      SVC_PERFORMANCE_DIR: PERFORMANCE_FOLDER,
    },
    pictureFolder,
  };
}

function placed(store: Store, fileId: number | null, name: string): PlacedFile | "gone" | undefined {
  if (fileId === null) return undefined;
  const file = store.files.get(fileId);
  if (!file) return "gone";
  const extension = extname(file.name).toLowerCase();
  const suffix = /^\.[a-z0-9]{1,10}$/.test(extension) ? extension : "";
  return { source: store.blobs.path(file.blob), name: name + suffix, unpackInto: null };
}

/** A test's folder on a device, `/sdcard/pictures`, lies below the working folder here. */
function pictureFolderOf(screenshotDir: string | null): string | undefined {
  if (screenshotDir === null || screenshotDir.trim() === "") return undefined;
  const folder = plainName(screenshotDir);
  return [SCREENSHOTS_FOLDER, OUTPUT_FOLDER].includes(folder.split("/", 1)[0] ?? "") ? undefined : folder;
}

function isGiven<T>(value: T | undefined): value is T {
  return value !== undefined;
}
