import { ONLY_LEGACY, settingName } from "../../services/start/setting-names.ts";
import type { InputRule } from "../runner/read-inputs.ts";

const projectIsNamed: InputRule = (given) =>
  given["project-id"] || given["project-name"]
    ? undefined
    : "project-id: is missing. Give project-id, or project-name.";

const onlyOldNames = ONLY_LEGACY.map(settingName);

/** What each generation alone takes, as it was given (docs/decisions.md, The newer generation). */
function onlyFor(given: Readonly<Record<string, string>>) {
  const scheduler = given.scheduler?.trim().toUpperCase().replaceAll("-", "_");
  return {
    legacy: onlyOldNames.filter((name) => given[name]),
    current: [
      ...(given.parameters ? ["parameters"] : []),
      ...(scheduler === "ALL_INSTANCES" ? ["scheduler ALL_INSTANCES"] : []),
    ],
  };
}

const oneGenerationTakesAll: InputRule = (given) => {
  const { legacy, current } = onlyFor(given);
  const generation = given["api-generation"]?.trim().toLowerCase();
  if (generation === "current" && legacy.length > 0)
    return `${legacy.join(", ")}: the newer API does not take it. Leave it out, or set api-generation: legacy.`;
  if (generation === "legacy" && current.length > 0)
    return `${current.join(", ")}: the older API does not take it. Leave it out, or set api-generation: current.`;
  if (legacy.length === 0 || current.length === 0) return undefined;
  return `${current.join(", ")}: only the newer API takes it, and only the older one takes ${legacy.join(", ")}. Leave out one.`;
};

const DEVICES = [
  "device-ids",
  "device-names",
  "device-filter",
  "device-properties",
  "os-version",
  "device-group-id",
];

const patternStandsAlone: InputRule = (given) => {
  const others = DEVICES.filter((name) => given[name]);
  return given["device-name-pattern"] && others.length > 0
    ? `device-name-pattern: the service passes over it beside ${others.join(", ")}. Leave one out; device-names takes patterns, too.`
    : undefined;
};

export const startRules: readonly InputRule[] = [projectIsNamed, oneGenerationTakesAll, patternStandsAlone];
