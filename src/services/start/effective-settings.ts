import { plainLine } from "../../base/untrusted-text.ts";
import { configurationParameters, furtherConfiguration } from "../../contract/operations/run-parameters.ts";
import { settingName } from "./setting-names.ts";

/** One field of a run's configuration, in words that hold no secret. */
export interface EffectiveSetting {
  /** As people know it: `max-auto-retries-count`. */
  readonly name: string;
  /** What the run would have. */
  readonly value: string;
  /** What the project's configuration has. */
  readonly ofProject: string;
  readonly differs: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of a configuration, in the order of the specification. */
const FIELDS = Object.keys({ ...configurationParameters, ...furtherConfiguration });
const UNSET = "–";
const SECRET = "set, not shown";

/**
 * What each field that is set anywhere comes to. `effective` is the whole configuration of a run, `project` that of its
 * project, undefined where there is none.
 */
export function effectiveSettings(effective: Values, project: Values | undefined): EffectiveSetting[] {
  return FIELDS.flatMap((field) => {
    const [now, own] = [effective[field], project?.[field]];
    if (isUnset(now) && isUnset(own)) return [];
    const differs = (isUnset(now) ? "" : String(now)) !== (isUnset(own) ? "" : String(own));
    return { name: settingName(field), value: shown(field, now), ofProject: shown(field, own), differs };
  });
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function shown(field: string, value: unknown): string {
  if (isUnset(value)) return UNSET;
  if (field === "applicationPassword") return SECRET;
  if (field === "hookURL" || field === "appiumBrokerAddress") return hostOf(String(value));
  return field === "timeout" ? `${value} s` : plainLine(String(value), 120);
}

/** An address may hold a secret anywhere but in its host. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return SECRET;
  const { protocol, host, pathname, search } = new URL(address);
  return host === "" ? SECRET : `${protocol}//${host}${pathname === "/" && search === "" ? "" : "/…"}`;
}
