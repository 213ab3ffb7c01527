import type { Configuration } from "../../contract/resources/configuration.ts";
import type { Caller } from "../access/authenticate.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { configurationRecord } from "../devices/configuration.ts";
import type { ConfigParameterRecord, ProjectRecord } from "../store/records.ts";

/**
 * A project's configuration with every field of the specification. Computed are the device group's name, what a run on
 * that group costs, and whether one of its devices could take it now. Beside them stand the configuration's parameters,
 * which nothing else lists. The application's password is told to the project's owner only.
 */
export function presentConfiguration(
  project: ProjectRecord,
  { user }: Caller,
  { store, devices }: CloudParts,
): Configuration {
  const { id, projectId, values } = configurationRecord(store, project.id);
  const group = store.deviceGroups.get(values.usedDeviceGroupId ?? -1);
  const chosen = (group?.deviceIds ?? []).flatMap((deviceId) => devices.get(deviceId) ?? []);
  return {
    ...values,
    ...{ id, projectId },
    applicationPassword: project.userId === user.id ? values.applicationPassword : null,
    usedDeviceGroupName: group?.displayName ?? null,
    creditsPrice: chosen.reduce((sum, { creditsPrice }) => sum + creditsPrice, 0),
    runAvailable: chosen.some(({ enabled, online, locked }) => enabled && online && !locked),
    parameters: store.configParameters.in({ projectId }).select().map(presentParameter),
  };
}

export function presentParameter({ id, key, value }: ConfigParameterRecord) {
  return { id, key, value };
}
