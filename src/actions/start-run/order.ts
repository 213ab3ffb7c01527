import { join } from "node:path";
import type { RunOrder } from "../../services/start/run-order.ts";
import { stepAttempt } from "../runner/attempt.ts";
import { deviceWishOf } from "../runner/device-inputs.ts";
import { eventTags } from "../runner/event-tags.ts";
import type { StartRunInputs } from "./inputs.ts";
import { settingsOf } from "./setting-inputs.ts";

/** The inputs as the order they stand for. */
export async function orderOf(
  inputs: Omit<StartRunInputs, "dry-run" | "job-status">,
  { scratch, env }: { readonly scratch: string; readonly env: NodeJS.ProcessEnv },
): Promise<RunOrder> {
  const projectId = inputs["project-id"];
  const kinds = inputs["event-tags"] ?? [];
  return {
    generation: inputs["api-generation"],
    project: projectId === undefined ? { name: inputs["project-name"] ?? "" } : { id: projectId },
    title: inputs.name ?? "",
    attempt: stepAttempt(inputs["matrix-index"] ?? "", env),
    onRerun: inputs["on-rerun"],
    onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
    files: { app: inputs["app-file-id"], test: inputs["test-file-id"], data: inputs["data-file-id"] },
    devices: deviceWishOf(inputs),
    frameworkId: inputs["framework-id"],
    osType: inputs["os-type"],
    parameters: inputs.parameters ?? [],
    settings: settingsOf(inputs),
    tags: [...new Set([...(inputs.tags ?? []), ...(await eventTags(kinds, env))])],
    earlierResultsFolder: join(scratch, "earlier-results"),
  };
}
