import { plainLine } from "../../base/untrusted-text.ts";
import { spokenGeneration } from "../generation/spoken-generation.ts";
import type { RunTools } from "../runs/run-tools.ts";
import { ServiceFiles } from "../upload/service-files.ts";
import type { FileUse } from "../upload/upload-order.ts";
import { type ChosenDevices, chooseDevices } from "./chosen-devices.ts";
import { currentStart } from "./current-start.ts";
import { type DevicesThatRun, devicesThatRun } from "./devices-that-run.ts";
import { type EffectiveSetting, effectiveSettings } from "./effective-settings.ts";
import { generationFor } from "./generation-for.ts";
import { legacyStart } from "./legacy-start.ts";
import { requireNamed } from "./require-named.ts";
import { type FoundProject, resolveProject } from "./resolve-project.ts";
import { titleOf } from "./run-name.ts";
import type { RunOrder } from "./run-order.ts";

/** What an order would start, in words that hold no secret; texts of the service are hostile still. */
export interface EffectiveRun {
  /** The run's name without its mark. */
  readonly title: string;
  readonly generation: "legacy" | "current";
  readonly project: Pick<FoundProject, "id" | "name">;
  readonly framework: string | undefined;
  readonly files: readonly EffectiveFile[];
  readonly devices: DevicesThatRun;
  readonly settings: readonly EffectiveSetting[];
  /** Keys alone: values may be secrets. */
  readonly parameterKeys: readonly string[];
  readonly tags: readonly string[];
}

export interface EffectiveFile {
  readonly use: FileUse;
  readonly id: number;
  /** Undefined where the service cannot be asked. */
  readonly name: string | undefined;
}

/**
 * Everything that an order comes to, asked for and checked as far as the service tells. Starts nothing, and creates nothing.
 * @throws {DeviceCloudError} what the start would throw, as far as it can be told before.
 */
export async function effectiveRun(order: RunOrder, tools: RunTools): Promise<EffectiveRun> {
  const { client, signal } = tools;
  const project = await resolveProject(client, order.project, signal);
  const choice = await generationFor(order, project, tools);
  const generation = await spokenGeneration(choice, tools, signal);
  const chosen = await chooseDevices(order.devices, tools);
  await requireNamed(order, chosen, tools);
  const { configuration } = project;
  const { effective, framework } = await configurationOf(order, generation, { project, chosen }, tools);
  return {
    title: titleOf(order.title),
    generation,
    project: { id: project.id, name: project.name },
    framework,
    files: await effectiveFiles(order, tools),
    devices: await devicesThatRun(chosen, { project, settings: order.settings }, tools),
    // Devices that are named win over the project's group.
    settings: effectiveSettings(
      chosen.by === "ids" ? { ...effective, usedDeviceGroupId: null } : effective,
      configuration,
    ),
    parameterKeys: order.parameters.map(({ key }) => key),
    tags: order.tags,
  };
}

interface Configured {
  readonly effective: Readonly<Record<string, unknown>>;
  readonly framework: string | undefined;
}

async function configurationOf(
  order: RunOrder,
  generation: "legacy" | "current",
  { project, chosen }: { readonly project: FoundProject; readonly chosen: ChosenDevices },
  tools: RunTools,
): Promise<Configured> {
  const title = titleOf(order.title);
  if (generation === "legacy") {
    const given = Object.entries(legacyStart(order, title, chosen)).filter(
      ([, value]) => value !== undefined,
    );
    return { effective: { ...project.configuration, ...Object.fromEntries(given) }, framework: undefined };
  }
  const { client, signal } = tools;
  const body = await currentStart(order, title, { project, chosen }, tools);
  const filled = await client.runs.checkConfiguration({ body }, { signal, repeatable: true });
  const framework = `${filled.frameworkId ?? body.frameworkId} for ${filled.osType ?? body.osType}`;
  return { effective: { ...filled, usedDeviceGroupId: filled.deviceGroupId }, framework };
}

async function effectiveFiles(
  { files }: RunOrder,
  { client, signal }: RunTools,
): Promise<readonly EffectiveFile[]> {
  const asked = new ServiceFiles(client);
  const found: EffectiveFile[] = [];
  for (const use of ["app", "test", "data"] as const) {
    const id = files[use];
    if (id === undefined) continue;
    const file = await asked.get(id, signal);
    const name = typeof file === "string" ? undefined : plainLine(file.name ?? "", 120);
    found.push({ use, id, name });
  }
  return found;
}
