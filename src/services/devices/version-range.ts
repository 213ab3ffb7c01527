import { DeviceCloudError } from "../../base/errors.ts";
import { compareVersions, parseVersion, type Version } from "./version.ts";
import { type Bound, parseComparators } from "./version-bounds.ts";

/** Versions of an operating system: those that meet one of the alternatives. */
export interface VersionRange {
  /** As it was written. */
  readonly text: string;
  readonly alternatives: readonly Alternative[];
}

interface Alternative {
  /** `ANDROID`, `IOS`, `DESKTOP`; any operating system when undefined. */
  readonly osType: string | undefined;
  /** All of them hold. */
  readonly bounds: readonly Bound[];
}

const SYSTEM = /^(android|ios|desktop)\b/i;

/**
 * The range written in `text`: `>=13 <15`, `14.x`, `13 - 15.2`, alternatives joined by `||`, each with an operating
 * system before it where one is meant (`android >=13 || ios 17.x`). As with npm, a version stands for all that begin with
 * it: `14` holds 14.1, `<=14` too, and `>14` does not.
 * @throws {DeviceCloudError} `input` naming what is not understood.
 */
export function parseVersionRange(text: string): VersionRange {
  return { text, alternatives: text.split("||").map((part) => parseAlternative(part.trim(), text)) };
}

/** Whether a device has such an operating system. A version that is no number is in a range only where any is. */
export function inVersionRange(
  range: VersionRange,
  { osType, osVersion }: { readonly osType: string; readonly osVersion: string },
): boolean {
  const version = parseVersion(osVersion);
  return range.alternatives.some(
    (alternative) =>
      (alternative.osType === undefined || alternative.osType === osType.toUpperCase()) &&
      alternative.bounds.every((bound) => version !== undefined && meets(version, bound)),
  );
}

function meets(version: Version, { at, side }: Bound): boolean {
  const order = compareVersions(version, at);
  return side === "from" ? order >= 0 : order < 0;
}

function parseAlternative(part: string, text: string): Alternative {
  const system = SYSTEM.exec(part)?.[0] ?? "";
  const rest = part.slice(system.length).trim();
  const bounds = rest === "" && system !== "" ? [] : parseComparators(rest);
  if (bounds) return { osType: system === "" ? undefined : system.toUpperCase(), bounds };
  throw new DeviceCloudError("input", `"${text}" is not a range of versions.`, {
    remedy: "Write one such as 14, 14.x, >=13 <15, 13 - 15 or android >=13 || ios 17.x.",
  });
}
