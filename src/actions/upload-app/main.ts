import { systemClock } from "../../base/clock.ts";
import { uploadFiles } from "../../services/upload/upload-files.ts";
import type { UploadMemory } from "../../services/upload/upload-memory.ts";
import { ActionsCacheMemory } from "../runner/actions-cache-memory.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { pass, runAction, skip } from "../runner/run-action.ts";
import { uploadAppInputs, uploadAppRules } from "./inputs.ts";
import { orderOf } from "./order.ts";
import { tellFiles } from "./tell-files.ts";

/** `actions/upload-app`: files in, their ids out. */
export async function main(): Promise<void> {
  const memory = new ActionsCacheMemory();
  await runAction(() => upload(memory));
  await memory.letGo();
}

async function upload(memory: UploadMemory): Promise<void> {
  using cancel = interruption();
  const inputs = readInputs("upload-app", uploadAppInputs, uploadAppRules);
  if (hasNoCredentials(inputs)) return skip();
  await using client = await connect(inputs);
  const tools = {
    client,
    logger: actionLogger,
    clock: systemClock,
    random: Math.random,
    signal: cancel.signal,
  };
  const files = await uploadFiles(orderOf(inputs, memory), tools, tellFiles);
  const reused = files.filter((file) => file.reused).length;
  const ready = files.length === 1 ? "1 file is ready" : `${files.length} files are ready`;
  pass(`${ready}: ${files.length - reused} sent, ${reused} unchanged`);
}
