import { DeviceCloudError } from "../../base/errors.ts";
import type { BodyOf } from "../../contract/operation.ts";
import type { Operations } from "../../contract/operations/index.ts";
import type { RunTools } from "../runs/run-tools.ts";
import { chooseRunFramework } from "./choose-run-framework.ts";
import type { ChosenDevices } from "./chosen-devices.ts";
import type { FoundProject } from "./resolve-project.ts";
import type { RunContent } from "./run-order.ts";
import { onlyLegacy } from "./setting-names.ts";

export type RunBody = BodyOf<Operations["runs"]["startConfigured"]>;

/**
 * A run as the newer generation takes it (docs/decisions.md, The newer generation). Devices that nobody chose are those of
 * the project's configuration, which the older generation would take by itself.
 * @throws {DeviceCloudError} `input` naming what only the older API takes, or what is missing.
 */
export async function currentStart(
  content: RunContent,
  runName: string,
  { project, chosen }: { readonly project: FoundProject; readonly chosen: ChosenDevices },
  tools: RunTools,
): Promise<RunBody> {
  const untold = onlyLegacy(content);
  if (untold.length > 0) {
    throw new DeviceCloudError("input", `${untold.join(", ")}: the newer API does not take it.`, {
      remedy: "Leave it out, or set api-generation to legacy where the service has the older API.",
    });
  }
  const framework = await chooseRunFramework(content, project, chosen, tools);
  const { scheduler, ...settings } = content.settings;
  return {
    osType: framework.osType,
    frameworkId: framework.id,
    ...(project.id === undefined ? { projectName: project.name ?? null } : { projectId: project.id }),
    testRunName: runName,
    ...targetOf(chosen, project),
    files: filesOf(content),
    testRunParameters: content.parameters.map(({ key, value }) => ({ key, value })),
    ...settings,
    ...(scheduler === undefined ? {} : { scheduler }),
  };
}

function filesOf({ files: { app, test, data } }: RunContent): RunBody["files"] {
  const uses = [
    { id: app, action: "INSTALL" },
    { id: test, action: "RUN_TEST" },
    { id: data, action: "COPY_TO_DEVICE" },
  ] as const;
  return uses.flatMap(({ id, action }) => (id === undefined ? [] : [{ id, action }]));
}

function targetOf(
  chosen: ChosenDevices,
  { configuration }: FoundProject,
): Pick<RunBody, "deviceIds" | "deviceGroupId"> {
  if (chosen.by === "ids") return { deviceIds: chosen.devices.map(({ id }) => id) };
  if (chosen.by === "group") return { deviceGroupId: chosen.groupId };
  const groupId = configuration?.usedDeviceGroupId;
  if (typeof groupId === "number") return { deviceGroupId: groupId };
  throw new DeviceCloudError(
    "input",
    "device-ids: no device is chosen, and the project's configuration has no device group.",
    {
      remedy:
        "Choose devices by device-ids, device-names, device-filter, device-properties or device-group-id.",
    },
  );
}
