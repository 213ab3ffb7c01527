import type { CatalogueDevice } from "../devices/device.ts";
import type { ConfigurationValues } from "../store/records.ts";
import type { ExcludeReason } from "./device-run-states.ts";
import type { CatalogueFramework } from "./frameworks.ts";

export interface Exclusion {
  readonly reason: ExcludeReason;
  readonly message: string;
}

/**
 * Why a device cannot take part in a run, undefined when it can. A device that is offline, locked or disabled is left
 * out at once: nothing in this cloud brings it back while a run waits.
 */
export function exclusionOf(
  device: CatalogueDevice | undefined,
  framework: CatalogueFramework | undefined,
  config: Pick<ConfigurationValues, "appCrawlerRun">,
): Exclusion | undefined {
  if (!device) return missing("The device is no longer in the catalogue.");
  const { displayName: name } = device;
  if (!device.enabled) return missing(`${name} is disabled.`);
  if (!device.online) return missing(`${name} is offline.`);
  if (device.locked) return missing(`${name} is locked.`);
  if (!framework) return unsupported("The run's framework is not known to this cloud.");
  if (config.appCrawlerRun) {
    return unsupported("An app crawler run explores an application on a real device; none is here.");
  }
  if (framework.kind === "native-instrumentation") {
    return unsupported(`${framework.name} runs on a real device; this cloud's are browsers set up as one.`);
  }
  if (framework.osType !== "UNDEFINED" && framework.osType !== device.osType) {
    return unsupported(`${framework.name} is for ${framework.osType} devices; ${name} is ${device.osType}.`);
  }
  return apiLevelExclusion(device, framework);
}

function apiLevelExclusion(
  { displayName, softwareVersion: { apiLevel } }: CatalogueDevice,
  { name, minApiLevel }: CatalogueFramework,
): Exclusion | undefined {
  if (minApiLevel === null || apiLevel === null || apiLevel >= minApiLevel) return undefined;
  const message = `${name} needs API level ${minApiLevel}; ${displayName} has ${apiLevel}.`;
  return { reason: "API_LEVEL", message };
}

const missing = (message: string): Exclusion => ({ reason: "NO_DEVICE", message });
const unsupported = (message: string): Exclusion => ({ reason: "FRAMEWORK_NOT_SUPPORTED", message });
