import type { Sample } from "./sample-records.ts";

/** The pages that show a sample's records, apart from lists over all samples. */
export function pathsOf(sample: Sample): string[] {
  const { projectId, runId, passedRunId, deviceRunId, jobId, buildId, pictureId, logId, htmlId } = sample;
  return [
    ...[`/projects/${projectId}`, `/runs/${runId}`, `/runs/${passedRunId}`],
    ...[`/runs/${runId}/device-runs/${deviceRunId}`, `/jobs/${jobId}`, `/builds/${buildId}`],
    ...[`/files/${pictureId}`, `/files/${logId}`, `/files/${htmlId}`, "/account"],
  ];
}
