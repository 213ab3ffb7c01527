import { plainLine } from "../../base/untrusted-text.ts";
import { deviceRunsOf } from "../results/device-runs.ts";
import type { RunAddress } from "../results/run-address.ts";
import type { RunTools } from "./run-tools.ts";

/** A device run as the service lists it. */
export interface ListedDeviceRun {
  readonly id: number;
  /** Its device's name; empty where the service does not tell. */
  readonly name: string;
  /** Undefined where the service does not tell. */
  readonly state: string | undefined;
}

/** The device runs of a run with their names and states, as far as the service tells them. */
export async function listDeviceRuns(
  run: RunAddress,
  { client, signal }: Pick<RunTools, "client" | "signal">,
): Promise<ListedDeviceRun[]> {
  const listed = await deviceRunsOf(client, run, signal);
  return listed.map(({ id, session }) => ({
    id,
    name: plainLine(session?.device?.displayName ?? "", 120),
    state: session?.state ?? undefined,
  }));
}

/** A device run for messages: its device and its id. */
export function titleOfDeviceRun({ id, name }: ListedDeviceRun): string {
  return name === "" ? String(id) : `${name} (${id})`;
}
