import { MULTI_SESSION_WAIT } from "../../contract/broker.ts";

/** What the sessions of a suite are to be like; everything but the browser may be left open. */
export interface SessionWish {
  readonly browserName: string;
  /** A device, its group or its operating system, by name or id. */
  readonly device?: string | undefined;
  readonly group?: string | undefined;
  readonly osType?: string | undefined;
  readonly version?: string | undefined;
  /** The project that keeps the sessions, by name or id, and what they are called there. */
  readonly project?: string | undefined;
  readonly name?: string | undefined;
  /** How long a device stays with the suite after a quit, in milliseconds. */
  readonly multiSessionWaitMs?: number | undefined;
  /** Further capabilities, which win. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** The capabilities that ask the broker for it: no secret is among them (Client-side automation broker). */
export function capabilitiesOf(wish: SessionWish): Record<string, unknown> {
  const { browserName, device, group, osType, version, project, name, multiSessionWaitMs, more } = wish;
  const waitSeconds = multiSessionWaitMs === undefined ? undefined : Math.ceil(multiSessionWaitMs / 1_000);
  const asked = {
    browserName,
    "cloud:device": device,
    "cloud:group": group,
    "cloud:osType": osType,
    "cloud:version": version,
    "cloud:project": project,
    "cloud:name": name,
    [MULTI_SESSION_WAIT.prefixed]: waitSeconds,
    ...more,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
