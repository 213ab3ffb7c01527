/**
 * Every operation of the specification, written down by hand from its tables, one line per method and path. Path
 * families are expanded; ids are spelled one way (`runId` for `testRunId`, `userId` and `projectId` for `id`). The
 * automation broker speaks another protocol, so its commands have a table of their own. The contract's table is compared
 * with this list.
 */
export const specOperations: readonly string[] = `
GET    /api/v2/jobs
GET    /api/v2/jobs/{jobId}
POST   /api/v2/jobs/{jobId}
DELETE /api/v2/jobs/{jobId}
GET    /api/v2/users/{userId}/jobs
POST   /api/v2/users/{userId}/jobs
GET    /api/v2/users/{userId}/jobs/{jobId}
POST   /api/v2/users/{userId}/jobs/{jobId}
DELETE /api/v2/users/{userId}/jobs/{jobId}

GET    /api/v2/projects/{projectId}/runs
POST   /api/v2/projects/{projectId}/runs
GET    /api/v2/projects/{projectId}/runs/{runId}
POST   /api/v2/projects/{projectId}/runs/{runId}
DELETE /api/v2/projects/{projectId}/runs/{runId}
POST   /api/v2/projects/{projectId}/runs/{runId}/abort
POST   /api/v2/projects/{projectId}/runs/{runId}/retry
GET    /api/v2/projects/{projectId}/runs/{runId}/screenshots
GET    /api/v2/projects/{projectId}/runs/{runId}/screenshot-names
GET    /api/v2/projects/{projectId}/runs/{runId}/data-availability
GET    /api/v2/projects/{projectId}/runs/{runId}/tags
POST   /api/v2/projects/{projectId}/runs/{runId}/tags
GET    /api/v2/projects/{projectId}/runs/{runId}/tags/{tagId}
DELETE /api/v2/projects/{projectId}/runs/{runId}/tags/{tagId}
POST   /api/v2/projects/{projectId}/runs/{runId}/apps-data.zip
POST   /api/v2/projects/{projectId}/runs/{runId}/logs.zip
POST   /api/v2/projects/{projectId}/runs/{runId}/files.zip
POST   /api/v2/projects/{projectId}/runs/{runId}/performance.zip
POST   /api/v2/projects/{projectId}/runs/{runId}/screenshots.zip
POST   /api/v2/projects/{projectId}/runs/{runId}/build-logs.zip
GET    /api/v2/projects/{projectId}/runs-extended
GET    /api/v2/projects/{projectId}/runs-extended/{runId}

GET    /api/v2/users/{userId}/projects/{projectId}/runs
POST   /api/v2/users/{userId}/projects/{projectId}/runs
GET    /api/v2/users/{userId}/projects/{projectId}/runs/{runId}
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}
DELETE /api/v2/users/{userId}/projects/{projectId}/runs/{runId}
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/abort
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/retry
GET    /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/screenshots
GET    /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/screenshot-names
GET    /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/data-availability
GET    /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/tags
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/tags
GET    /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/tags/{tagId}
DELETE /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/tags/{tagId}
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/apps-data.zip
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/logs.zip
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/files.zip
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/performance.zip
POST   /api/v2/users/{userId}/projects/{projectId}/runs/{runId}/screenshots.zip

GET    /api/v2/users/{userId}/runs

GET    /api/v2/runs
GET    /api/v2/runs/{runId}
POST   /api/v2/runs/{runId}
DELETE /api/v2/runs/{runId}
POST   /api/v2/runs/{runId}/abort
POST   /api/v2/runs/{runId}/retry
GET    /api/v2/runs/{runId}/screenshots
GET    /api/v2/runs/{runId}/screenshot-names
GET    /api/v2/runs/{runId}/data-availability
GET    /api/v2/runs/{runId}/tags
POST   /api/v2/runs/{runId}/tags
GET    /api/v2/runs/{runId}/tags/{tagId}
DELETE /api/v2/runs/{runId}/tags/{tagId}
POST   /api/v2/runs/{runId}/apps-data.zip
POST   /api/v2/runs/{runId}/logs.zip
POST   /api/v2/runs/{runId}/files.zip
POST   /api/v2/runs/{runId}/performance.zip
POST   /api/v2/runs/{runId}/screenshots.zip
POST   /api/v2/runs/{runId}/build-logs.zip

GET    /api/v2/projects/{projectId}/config
POST   /api/v2/projects/{projectId}/config
GET    /api/v2/users/{userId}/projects/{projectId}/config/parameters/{parameterId}
DELETE /api/v2/users/{userId}/projects/{projectId}/config/parameters/{parameterId}
GET    /api/v2/users/{userId}/projects/{projectId}/available-frameworks
POST   /api/v2/projects/{projectId}/sharings
GET    /api/v2/projects/{projectId}/sharings

GET    /api/v2/devices
GET    /api/v2/devices/{deviceId}
GET    /api/v2/devices/{deviceId}/properties
GET    /api/v2/devices/filters
POST   /api/v2/devices/filters

GET    /api/v2/me/jobs
POST   /api/v2/me/jobs
POST   /api/v2/me/files
POST   /api/v2/me/jobs/{jobId}/builds
GET    /api/v2/me/jobs/{jobId}/builds/{buildId}/output-file-set/files
GET    /api/v2/me/builds
GET    /api/v2/jobs/{jobId}/builds/{buildId}/abort
POST   /api/v2/users/{userId}/jobs/{jobId}/builds/{buildId}
GET    /api/v2/me/projects

POST   /oauth/token
GET    /api/me
`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.replace(/ +/, " "));

/** What the specification's automation broker serves under its two addresses, by W3C WebDriver. */
export const specCommands: readonly string[] = ["/hub/wd", "/wd/hub"].flatMap((root) => [
  `GET ${root}/status`,
  `POST ${root}/session`,
  `DELETE ${root}/session/{sessionId}`,
  `POST ${root}/session/{sessionId}/{command}`,
  `GET ${root}/session/{sessionId}`,
]);
