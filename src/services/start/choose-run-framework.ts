import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Framework } from "../../contract/resources/frameworks.ts";
import type { RunStart } from "../../contract/resources/run-configuration.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { ChosenDevices } from "./chosen-devices.ts";
import type { FoundProject } from "./resolve-project.ts";
import type { RunContent } from "./run-order.ts";

type OsType = RunStart["osType"];
const OS_TYPES: ReadonlySet<string> = new Set<OsType>(["ANDROID", "IOS", "DESKTOP"]);
const SHOWN = 12;

export interface RunFramework {
  readonly id: number;
  readonly osType: OsType;
}

/**
 * The framework of a run of the newer generation: the one that is given, else the project's, else the only one of the
 * account for the devices' operating system.
 * @throws {DeviceCloudError} `input` when that leaves several, or none.
 */
export async function chooseRunFramework(
  { frameworkId, osType }: Pick<RunContent, "frameworkId" | "osType">,
  project: FoundProject,
  chosen: ChosenDevices,
  tools: RunTools,
): Promise<RunFramework> {
  const { client, signal } = tools;
  const listed = await Array.fromAsync(client.frameworks.listAll({}, { signal }));
  const wanted = osType ?? commonOsType(chosen);
  const id = frameworkId ?? (await frameworkOf(project, tools));
  if (id !== undefined) {
    const own = osTypeOf(listed.find((framework) => framework.id === id)?.osType);
    return { id, osType: wanted ?? own ?? "UNDEFINED" };
  }
  const fitting = listed.filter((one) => wanted === undefined || fits(osTypeOf(one.osType), wanted));
  const [only] = fitting;
  if (fitting.length === 1 && typeof only?.id === "number") {
    return { id: only.id, osType: wanted ?? osTypeOf(only.osType) ?? "UNDEFINED" };
  }
  const several = fitting.length > 1 ? "several frameworks fit" : "none of the account's frameworks fits";
  throw new DeviceCloudError("input", `framework-id: is missing, and ${several}.`, {
    remedy: `Choose from: ${(fitting.length > 0 ? fitting : listed).slice(0, SHOWN).map(nameOf).join(", ")}.`,
  });
}

async function frameworkOf({ id }: FoundProject, { client, signal }: RunTools): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const project = await orMissing(() => client.projects.get({ projectId: id }, { signal }));
  return project?.frameworkId ?? undefined;
}

/** The operating system of all devices; undefined where they differ or are not known. */
function commonOsType(chosen: ChosenDevices): OsType | undefined {
  if (chosen.by !== "ids") return undefined;
  const [only, ...others] = new Set(chosen.devices.map((device) => device.osType));
  return others.length === 0 ? osTypeOf(only) : undefined;
}

function osTypeOf(text: string | null | undefined): OsType | undefined {
  return text && OS_TYPES.has(text) ? (text as OsType) : undefined;
}

/** A framework for no system in particular is for any. */
function fits(own: OsType | undefined, wanted: OsType): boolean {
  return own === undefined || own === wanted;
}

function nameOf({ id, name }: Framework): string {
  return `${id} (${plainLine(name ?? "", 60)})`;
}
