import type { ConfigurationValues, DeviceRunRecord } from "../store/records.ts";

/** What people have to know of a run from its start, in a few sentences; null when there is nothing. */
export function runNotes(
  config: ConfigurationValues,
  deviceRuns: readonly Pick<DeviceRunRecord, "simulated">[],
  hookRefusal: string | undefined,
): string | null {
  const simulated = deviceRuns.filter((one) => one.simulated).length;
  const notes = [
    simulated > 0 && simulationNote(simulated, deviceRuns.length),
    config.videoRecordingEnabled && "Video is not recorded here: videoRecordingEnabled has no effect.",
    config.createVNCConnection && "No screen can be watched here: createVNCConnection has no effect.",
    hookRefusal,
  ].filter((note) => typeof note === "string");
  return notes.length === 0 ? null : notes.join(" ");
}

/** Marks what a scenario plays, wherever it shows. */
export const SIMULATED = "Simulated by the scenario file.";

function simulationNote(simulated: number, all: number): string {
  return simulated === all ? SIMULATED : `${simulated} of ${all} device runs: ${SIMULATED}`;
}
