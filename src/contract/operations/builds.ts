import { acknowledged, bytes, created, listed, operation } from "../operation.ts";
import { int32, int64, text } from "../params.ts";
import { build, buildStart } from "../resources/builds.ts";
import { file } from "../resources/files.ts";

const source = "Build service and desktop-browser runs";
const fileSets = "docs/decisions.md: File sets of a build";
const generation = "legacy";

export const start = operation({
  id: "startBuild",
  method: "POST",
  paths: { me: "/me/jobs/{jobId}/builds" },
  query: { fileId: int64("the uploaded file, where the build starts without a body") },
  body: buildStart,
  answer: created(build),
  says: "Starts a build of a job: by a JSON body, or by `fileId` in the query without one.",
  source,
  generation,
});
export const listAll = operation({
  id: "listBuilds",
  method: "GET",
  paths: { me: "/me/builds" },
  answer: listed(build),
  says: "Lists the builds of the authenticated user, over all jobs. Those not FINISHED are under way.",
  source,
  generation,
});
export const outputFiles = operation({
  id: "listOutputFiles",
  method: "GET",
  paths: { me: "/me/jobs/{jobId}/builds/{buildId}/output-file-set/files" },
  answer: listed(file),
  says: "Lists the results of a build; each is fetched through its `directUrl`.",
  source,
  generation,
});
export const outputZip = operation({
  id: "downloadOutputZip",
  method: "GET",
  paths: { me: "/me/jobs/{jobId}/builds/{buildId}/output-file-set/files.zip" },
  answer: bytes,
  says: "The results of a build, as one archive.",
  source: fileSets,
  extension: true,
  generation,
});
export const abort = operation({
  id: "abortBuild",
  method: "GET",
  paths: { direct: "/jobs/{jobId}/builds/{buildId}/abort" },
  answer: acknowledged(build),
  says: "Aborts a build and releases its executor.",
  source,
  generation,
});
export const complete = operation({
  id: "completeBuild",
  method: "POST",
  paths: { user: "/users/{userId}/jobs/{jobId}/builds/{buildId}" },
  query: { buildNumber: int32("the build number the script received") },
  access: "build",
  answer: acknowledged(build),
  says: "Tells the service that a build script has ended. Sent by the script itself.",
  source,
  generation,
});
export const input = operation({
  id: "downloadInputFileSet",
  method: "GET",
  paths: { user: "/users/{userId}/jobs/{jobId}/builds/{buildId}/input-file-set" },
  access: "build",
  answer: bytes,
  says: "The uploaded input of a build, for its script (`SVC_INPUT_FILE_SET_URL`).",
  source: fileSets,
  extension: true,
  generation,
});
export const putOutput = operation({
  id: "uploadOutputFile",
  method: "PUT",
  paths: { user: "/users/{userId}/jobs/{jobId}/builds/{buildId}/output-file-set" },
  query: { name: text("the name of the result, with its folder") },
  upload: "bytes",
  access: "build",
  answer: created(file),
  says: "Adds a file to the results of a build, from its script (`SVC_OUTPUT_FILE_SET_URL`).",
  source: fileSets,
  extension: true,
  generation,
});
