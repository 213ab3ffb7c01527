import type { UploadMemory } from "../../services/upload/upload-memory.ts";
import type { UploadOrder, WantedPath } from "../../services/upload/upload-order.ts";

/** What every action that uploads files has read of its inputs. */
export interface UploadValues {
  readonly "base-url": string;
  readonly reuse: boolean;
  readonly "reuse-max-age": number;
  readonly "scan-timeout": number;
  readonly "framework-id"?: number | undefined;
  readonly "project-id"?: number | undefined;
}

/** The order to upload the files at `paths`. */
export function uploadOrderOf(
  inputs: UploadValues,
  paths: readonly WantedPath[],
  memory: UploadMemory,
): UploadOrder {
  const frameworkId = inputs["framework-id"];
  return {
    paths,
    folder: process.cwd(),
    baseUrl: inputs["base-url"],
    memory,
    reuse: inputs.reuse,
    reuseMaxAgeMs: inputs["reuse-max-age"],
    scanTimeoutMs: inputs["scan-timeout"],
    framework: frameworkId === undefined ? undefined : { id: frameworkId, projectId: inputs["project-id"] },
  };
}
