import { formatBytes } from "../../base/byte-size.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { StartOutcome } from "../start/start-run.ts";
import type { UploadedFile } from "../upload/upload-order.ts";

/** What was run and what was not done again, a line each. */
export function notesOn(started: StartOutcome, files: readonly UploadedFile[]): string[] {
  return [...files.map(fileNote), ...continuedNote(started)];
}

function fileNote({ name, fileId, sizeBytes, reused }: UploadedFile): string {
  const how = reused ? "unchanged, not sent again" : "sent";
  return `${plainLine(name, 120)}: file ${fileId}, ${formatBytes(sizeBytes)}, ${how}`;
}

function continuedNote({ reattached, retried }: StartOutcome): string[] {
  if (reattached) return ["The run of an earlier attempt was taken up: it was still under way."];
  return retried ? ["Of the run of an earlier attempt only the failed device runs were repeated."] : [];
}
