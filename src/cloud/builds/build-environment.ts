import { operations } from "../../contract/operations/index.ts";
import { buildPath } from "../../contract/paths.ts";
import { API_ROOT } from "../api-roots.ts";
import type { Executor } from "../executors/catalogue.ts";
import type { BuildRecord } from "../store/records.ts";

/**
 * The variables a build's script receives (Rules for builds, 3; those of executor and configuration are this
 * cloud's).
 */
export function buildEnvironment(
  build: BuildRecord,
  executor: Executor,
  { cloudUrl, apiKey }: { cloudUrl: string; apiKey: string },
): Record<string, string> {
  const apiRoot = cloudUrl + API_ROOT;
  const ids = { userId: build.userId, jobId: build.jobId, buildId: build.id };
  return {
    SVC_INPUT_FILE_SET_URL: apiRoot + buildPath(operations.builds.input, ids).path,
    SVC_OUTPUT_FILE_SET_URL: apiRoot + buildPath(operations.builds.putOutput, ids).path,
    SVC_CLOUD_URL: cloudUrl,
    SVC_USER_ID: String(build.userId),
    SVC_JOB_ID: String(build.jobId),
    SVC_BUILD_ID: String(build.id),
    SVC_BUILD_NUMBER: String(build.number),
    SVC_API_KEY: apiKey,
    SVC_EXECUTOR_ID: String(executor.id),
    SVC_EXECUTOR_NAME: executor.name,
    SVC_BUILD_CONFIGURATION: JSON.stringify(build.configuration ?? {}),
  };
}
