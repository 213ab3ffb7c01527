import { plainLine } from "../../base/untrusted-text.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { RunAddress } from "../results/collect-device-run.ts";
import type { RunTools } from "./run-tools.ts";

/** A device run as the service lists it. */
export interface ListedDeviceRun {
  readonly id: number;
  /** Its device's name; empty where the service does not tell. */
  readonly name: string;
  /** Undefined where the service does not tell. */
  readonly state: string | undefined;
}

/**
 * The device runs of a run: with their states where the service lists device sessions, else the ids that its data
 * availability has, which is all that the specification tells.
 */
export async function listDeviceRuns(
  run: RunAddress,
  { client, signal }: Pick<RunTools, "client" | "signal">,
): Promise<ListedDeviceRun[]> {
  const sessions = await orMissing(() => Array.fromAsync(client.deviceSessions.list(run, { signal })));
  if (sessions) {
    return sessions.map(({ id, state, device }) => ({
      id,
      name: plainLine(device?.displayName ?? "", 120),
      state: state ?? undefined,
    }));
  }
  const { deviceRunDataAvailabilities } = await client.runs.availability(run, { signal });
  return (deviceRunDataAvailabilities ?? []).flatMap(({ deviceRunId }) =>
    typeof deviceRunId === "number" ? { id: deviceRunId, name: "", state: undefined } : [],
  );
}

/** A device run for messages: its device and its id. */
export function titleOfDeviceRun({ id, name }: ListedDeviceRun): string {
  return name === "" ? String(id) : `${name} (${id})`;
}
