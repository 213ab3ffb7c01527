import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { GenerationChoice } from "../generation/service-generation.ts";
import type { RunTools } from "../runs/run-tools.ts";
import { type FoundProject, noSuchProject } from "./resolve-project.ts";
import type { RunOrder } from "./run-order.ts";
import { onlyCurrent } from "./setting-names.ts";

/**
 * What only the newer generation can do decides for it, where nobody chose.
 * @throws {DeviceCloudError} `input` where the service does not have the newer one.
 */
export async function generationFor(
  order: RunOrder,
  project: FoundProject,
  tools: RunTools,
): Promise<GenerationChoice> {
  if (order.generation !== "auto") return order.generation;
  const inputs = onlyCurrent(order);
  const isNew = project.id === undefined;
  if (inputs.length === 0 && !isNew) return "auto";
  if (!(await hasNewer(tools))) throw isNew ? noSuchProject(project) : refused(inputs);
  const reasons = isNew ? [...inputs, `a project that is not there yet (${shown(project)})`] : inputs;
  tools.logger.info(`Using the newer API, which alone takes ${reasons.join(" and ")}.`);
  return "current";
}

async function hasNewer({ client, signal }: RunTools): Promise<boolean> {
  const list = () => client.frameworks.listAll({ query: { limit: 1 } }, { signal }).page();
  return (await orMissing(list)) !== undefined;
}

function refused(inputs: readonly string[]): DeviceCloudError {
  return new DeviceCloudError("input", `${inputs.join(", ")}: only the newer API takes it.`, {
    remedy: "The service has only the older one: leave it out.",
  });
}

function shown({ name = "" }: FoundProject): string {
  return `"${plainLine(name, 80)}"`;
}
