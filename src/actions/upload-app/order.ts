import type { UploadMemory } from "../../services/upload/upload-memory.ts";
import type { UploadOrder } from "../../services/upload/upload-order.ts";
import { uploadOrderOf } from "../runner/upload-order.ts";
import type { UploadAppInputs } from "./inputs.ts";

/** The inputs as the order they stand for. */
export function orderOf(inputs: UploadAppInputs, memory: UploadMemory): UploadOrder {
  const paths = inputs.path.map((pattern) => ({ pattern, input: "path", use: inputs["file-type"] }));
  return uploadOrderOf(inputs, paths, memory);
}
