import { DeviceCloudError } from "../../base/errors.ts";
import type { QueryOf } from "../../contract/operation.ts";
import type { Operations } from "../../contract/operations/index.ts";
import type { ChosenDevices } from "./chosen-devices.ts";
import type { RunContent } from "./run-order.ts";
import { onlyCurrent } from "./setting-names.ts";

/**
 * A run as the start by parameters takes it (specification, Starting a run). The project's configuration fills in the rest.
 * @throws {DeviceCloudError} `input` naming what only the newer API takes: left out, something else would run.
 */
export function legacyStart(
  content: RunContent,
  runName: string,
  chosen: ChosenDevices,
): QueryOf<Operations["runs"]["start"]> {
  const { files, settings } = content;
  const { scheduler, ...others } = settings;
  const untold = onlyCurrent(content);
  if (untold.length > 0 || scheduler === "ALL_INSTANCES") {
    throw new DeviceCloudError("input", `${untold.join(", ")}: the older API does not take it.`, {
      remedy: "Set api-generation to current where the service has the newer API, or leave it out.",
    });
  }
  return {
    name: runName,
    ...others,
    scheduler: scheduler ?? undefined,
    appFileId: files.app,
    testFileId: files.test,
    dataFileId: files.data,
    usedDeviceIds: chosen.by === "ids" ? chosen.devices.map(({ id }) => id) : undefined,
    usedDeviceGroupId: chosen.by === "group" ? chosen.groupId : undefined,
  };
}
