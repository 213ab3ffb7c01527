import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import type { RunAddress } from "./run-address.ts";

/** A device run as far as the service tells of it. */
export interface DeviceRun {
  readonly id: number;
  /** Its state and counts; null where the service has no device sessions. */
  readonly session: DeviceSession | null;
}

/**
 * The device runs of a run, in the service's order: from its device sessions where the service has such, else from the
 * data availability.
 * @throws {DeviceCloudError} when neither can be had.
 */
export async function deviceRunsOf(
  client: Client,
  run: RunAddress,
  signal: AbortSignal,
): Promise<DeviceRun[]> {
  try {
    const sessions = await Array.fromAsync(client.deviceSessions.list(run, { signal }));
    return sessions.map((session) => ({ id: session.id, session }));
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || (error.status !== 404 && error.status !== 405)) throw error;
    // Of a service without device sessions; a run that is missing is missing here, too.
    const { deviceRunDataAvailabilities } = await client.runs.availability(run, { signal });
    return (deviceRunDataAvailabilities ?? []).map(({ deviceRunId }) => ({ id: deviceRunId, session: null }));
  }
}
