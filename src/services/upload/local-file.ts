import { stat } from "node:fs/promises";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { digestFile } from "../suite/digest-file.ts";
import type { FoundFile } from "./find-files.ts";

/** A file to upload, with its content known. */
export interface LocalFile extends FoundFile {
  /** Hexadecimal. */
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Changes when somebody writes to the file. */
  readonly stamp: string;
}

/** Reads the file once, as a stream. @throws {DeviceCloudError} `input` when it cannot be read. */
export async function digestLocal(found: FoundFile, signal: AbortSignal): Promise<LocalFile> {
  try {
    const stamp = await stampOf(found.path);
    return { ...found, ...(await digestFile(found.path, signal)), stamp };
  } catch (error) {
    if (asDeviceCloudError(error).code === "cancelled") throw asDeviceCloudError(error);
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new DeviceCloudError(
      "input",
      `${found.input}: ${plainLine(found.path)} cannot be read (${code}).`,
      {
        remedy: "Check that no other step moves it.",
        cause: error,
      },
    );
  }
}

/** @throws {DeviceCloudError} `input` when the file is not what was digested: half of it may be the new one. */
export async function requireUnchanged({ path, input, stamp }: LocalFile): Promise<void> {
  if ((await stampOf(path).catch(() => undefined)) === stamp) return;
  throw new DeviceCloudError("input", `${input}: ${plainLine(path)} was changed while it was sent.`, {
    remedy: "Upload it after the step that writes it has ended.",
  });
}

async function stampOf(path: string): Promise<string> {
  const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true });
  return [dev, ino, size, mtimeNs].join("/");
}
