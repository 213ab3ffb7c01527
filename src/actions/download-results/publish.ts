import * as core from "@actions/core";
import type { DownloadedArchive, ResultsOutcome } from "../../services/results/results-order.ts";
import { resultsSummary } from "../../services/results/results-summary.ts";
import { actionLogger } from "../runner/log.ts";
import { type PublishedArtifact, publishArtifacts } from "../runner/publish-artifact.ts";
import { pass } from "../runner/run-action.ts";
import { writeSummary } from "../runner/write-summary.ts";
import { artifactsOf } from "./artifacts.ts";
import type { DownloadResultsInputs } from "./inputs.ts";

/**
 * Publishes what was had, and only then fails for what was not.
 * @throws {DeviceCloudError} the outcome's failure, unless on-missing is warn.
 */
export async function publish(
  outcome: ResultsOutcome,
  inputs: DownloadResultsInputs,
  folder: string,
): Promise<void> {
  const { archives, failure } = outcome;
  core.setOutput("archives", JSON.stringify(archives.map(archiveRecord)));
  const filesCount = archives.reduce((sum, { fileCount }) => sum + fileCount, 0);
  core.setOutput("files-count", filesCount);
  const published = inputs["publish-artifact"] ? await publishAll(archives, inputs, folder) : [];
  const links = published.map(({ name, url }) => ({ label: name, url }));
  const places = links.length > 0 ? links : [{ label: "Results", path: folder }];
  await writeSummary(resultsSummary(outcome, places));
  if (failure && inputs["on-missing"] === "fail") throw failure;
  if (failure) actionLogger.warning(failure.explanation);
  pass(`${archives.length} archives with ${filesCount} files fetched`);
}

async function publishAll(
  archives: readonly DownloadedArchive[],
  inputs: DownloadResultsInputs,
  folder: string,
): Promise<PublishedArtifact[]> {
  const retentionDays = inputs["artifact-retention-days"];
  const contents = artifactsOf(archives, inputs);
  const published = await publishArtifacts(
    contents.map((content) => ({ ...content, folder, retentionDays })),
  );
  const [first] = published;
  core.setOutput("artifacts", JSON.stringify(published));
  if (first) {
    core.setOutput("artifact-id", first.id);
    core.setOutput("artifact-name", first.name);
    core.setOutput("artifact-url", first.url);
  }
  return published;
}

function archiveRecord(archive: DownloadedArchive) {
  const { kind: name, runId, deviceRunId, device, state, path, sizeBytes, fileCount, problems } = archive;
  return { name, runId, deviceRunId, device, state, path, sizeBytes, files: fileCount, problems };
}
