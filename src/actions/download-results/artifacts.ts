import type { DownloadedArchive } from "../../services/results/results-order.ts";
import type { DownloadResultsInputs } from "./inputs.ts";

/** The files of one workflow artifact to be. */
export interface ArtifactContent {
  readonly name: string;
  readonly files: readonly string[];
}

/** The artifacts that the archives are published in, each with a name that says what of them it holds. */
export function artifactsOf(
  archives: readonly DownloadedArchive[],
  inputs: Pick<DownloadResultsInputs, "artifact-name" | "artifact-per">,
): ArtifactContent[] {
  const { "artifact-name": base, "artifact-per": per } = inputs;
  const severalRuns = new Set(archives.map(({ runId }) => runId)).size > 1;
  const nameOf = (archive: DownloadedArchive) => {
    const { runId, kind, deviceRunId, device } = archive;
    const parts = {
      run: severalRuns ? [`run-${runId}`] : [],
      "device-run": [`${device ?? "device-run"}-${deviceRunId}`],
      archive: [...(severalRuns ? [`run-${runId}`] : []), kind],
    };
    return [base, ...parts[per]].join("-");
  };
  return [...Map.groupBy(archives, nameOf)]
    .map(([name, group]) => ({ name, files: group.flatMap(({ files }) => files) }))
    .filter(({ files }) => files.length > 0);
}
