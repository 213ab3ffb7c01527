import type { UploadMemory } from "../../services/upload/upload-memory.ts";
import type { UploadOrder } from "../../services/upload/upload-order.ts";
import type { UploadAppInputs } from "./inputs.ts";

/** The inputs as the order they stand for. */
export function orderOf(inputs: UploadAppInputs, memory: UploadMemory): UploadOrder {
  const frameworkId = inputs["framework-id"];
  const framework =
    frameworkId === undefined ? undefined : { id: frameworkId, projectId: inputs["project-id"] };
  return {
    paths: inputs.path.map((pattern) => ({ pattern, input: "path", use: inputs["file-type"] })),
    folder: process.cwd(),
    baseUrl: inputs["base-url"],
    memory,
    reuse: inputs.reuse,
    reuseMaxAgeMs: inputs["reuse-max-age"],
    scanTimeoutMs: inputs["scan-timeout"],
    framework,
  };
}
