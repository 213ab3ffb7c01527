import type { RunContent, RunSettings } from "./run-order.ts";

/** The name under which people know a setting: that of the specification in kebab case, but for two. */
export function settingName(field: string): string {
  if (field === "timeout") return "device-timeout"; // `timeout` is how long a step waits
  if (field === "usedDeviceGroupId") return "device-group-id";
  return field
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
}

/** Settings that only the start by parameters takes (docs/decisions.md, The newer generation). */
export const ONLY_LEGACY = [
  ...(["deviceNamePattern", "mode", "testRunId", "appCrawlerRun", "autoScreenshots", "launchApp"] as const),
  ...(["appRequired", "gamebenchEnabled", "useAdditionalFiles", "createVNCConnection"] as const),
  ...(["applicationUsername", "applicationPassword", "uiAutomatorTestClasses"] as const),
] satisfies readonly (keyof RunSettings)[];

/** What of a run only the older API takes, by the names people know. */
export function onlyLegacy({ settings }: Pick<RunContent, "settings">): string[] {
  return ONLY_LEGACY.filter((field) => settings[field] !== undefined).map(settingName);
}

/** What of a run only the newer API takes. */
export function onlyCurrent({ settings, parameters }: Pick<RunContent, "settings" | "parameters">): string[] {
  return [
    ...(parameters.length > 0 ? ["parameters"] : []),
    ...(settings.scheduler === "ALL_INSTANCES" ? ["scheduler: ALL_INSTANCES"] : []),
  ];
}
