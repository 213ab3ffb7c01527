import type { RunTools } from "../runs/run-tools.ts";
import { ServiceFiles } from "../upload/service-files.ts";
import type { FileUse } from "../upload/upload-order.ts";
import type { RunFiles } from "./run-order.ts";

const USES = ["app", "test", "data"] as const satisfies readonly FileUse[];

/** The files of a run that may be missing. */
export interface DoubtfulFiles {
  /** The service says that it no longer has them. */
  readonly gone: readonly FileUse[];
  /** The service cannot be asked for them. */
  readonly unasked: readonly FileUse[];
}

export async function doubtfulFiles(
  files: RunFiles,
  { client, signal }: Pick<RunTools, "client" | "signal">,
): Promise<DoubtfulFiles> {
  const asked = new ServiceFiles(client);
  const found = { gone: [] as FileUse[], unasked: [] as FileUse[] };
  for (const use of USES) {
    const id = files[use];
    const answer = id === undefined ? undefined : await asked.get(id, signal);
    if (typeof answer === "string") found[answer].push(use);
  }
  return found;
}

/** A sentence for each that says what is missing and what to do. */
export function missingFileProblems(missing: readonly FileUse[], files: RunFiles): string[] {
  return missing.map(
    (use) =>
      `${use}-file-id: the service has no file ${files[use]}. Services drop files after a while: upload it again, ` +
      "and give the id that the upload answers.",
  );
}
