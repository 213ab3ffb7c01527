export const id = 123;
export const ids = [123];
export const modules = {

/***/ 88489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xb: () => (/* binding */ wallClock),
/* harmony export */   dZ: () => (/* binding */ throwIfCancelled),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);


/**
 * Time as this process lives it: from the machine's clock at its start on it goes on steadily. A wait that measured itself by
 * a clock that is set meanwhile would end at once, or never.
 */
const systemClock = {
    now: () => Math.floor(performance.timeOrigin + performance.now()),
    sleep,
};
/** The machine's clock, which may be set, for times that are kept and read for longer than a process lives. */
const wallClock = { now: () => Date.now(), sleep };
async function sleep(ms, signal) {
    throwIfCancelled(signal);
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal ? { signal } : {});
    }
    catch (error) {
        throw cancelled(error);
    }
}
/** Throws `cancelled` when `signal` is aborted. */
function throwIfCancelled(signal) {
    if (signal?.aborted)
        throw cancelled(signal.reason);
}
function cancelled(cause) {
    return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c && cause.code === "cancelled"
        ? cause
        : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("cancelled", "The operation was cancelled.", { cause });
}


/***/ }),

/***/ 75815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   y: () => (/* binding */ parseDurationMs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?)(ms|s|m|h|d)/g;
const WHOLE = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
/**
 * Milliseconds of a duration such as `30m`, `1h30m`, `90s` or `500ms`.
 * @throws {DeviceCloudError} `input` for anything else, a bare number included: its unit would be a guess.
 */
function parseDurationMs(text) {
    const compact = text.trim().toLowerCase().replaceAll(" ", "");
    if (!WHOLE.test(compact)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `"${text}" is not a duration.`, {
            remedy: "Write a number with its unit, such as 90s, 30m or 1h30m.",
        });
    }
    let totalMs = 0;
    for (const [, amount, unit] of compact.matchAll(PART))
        totalMs += Number(amount) * UNITS_MS[unit];
    return Math.round(totalMs);
}
/** A duration as a person says it: `0.4 s`, `12.3 s`, `4 min 5 s`, `2 h 3 min`. */
function formatDuration(ms) {
    if (ms < 59_950)
        return `${(ms / 1_000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 3_600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}


/***/ }),

/***/ 78765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ plainLine),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
/**
 * Text from the service or a suite without what could act on a terminal or a reader: ANSI sequences, control and
 * bidirectional characters. Carriage returns become line breaks, tabs and line breaks stay.
 */
function plainText(text) {
    return text.replace(ANSI, "").replace(/\r\n?/g, "\n").replace(CONTROL, "");
}
/** `plainText` on one line, cut at `maxLength` characters with an ellipsis. */
function plainLine(text, maxLength = 300) {
    const line = plainText(text).replace(/\s+/g, " ").trim();
    return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}


/***/ }),

/***/ 63190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ operations)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/account.js
var account_namespaceObject = {};
__webpack_require__.r(account_namespaceObject);
__webpack_require__.d(account_namespaceObject, {
  getMe: () => (getMe),
  projects: () => (projects)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/archives.js
var archives_namespaceObject = {};
__webpack_require__.r(archives_namespaceObject);
__webpack_require__.d(archives_namespaceObject, {
  appsData: () => (appsData),
  buildLogs: () => (buildLogs),
  files: () => (archives_files),
  logs: () => (logs),
  performance: () => (performance),
  screenshots: () => (screenshots)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/broker.js
var broker_namespaceObject = {};
__webpack_require__.r(broker_namespaceObject);
__webpack_require__.d(broker_namespaceObject, {
  availability: () => (availability),
  issueTicket: () => (issueTicket),
  revokeTicket: () => (revokeTicket),
  sessions: () => (sessions)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/builds.js
var builds_namespaceObject = {};
__webpack_require__.r(builds_namespaceObject);
__webpack_require__.d(builds_namespaceObject, {
  abort: () => (abort),
  complete: () => (complete),
  input: () => (input),
  listAll: () => (listAll),
  outputFiles: () => (outputFiles),
  outputZip: () => (outputZip),
  putOutput: () => (putOutput),
  start: () => (start)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/configuration.js
var configuration_namespaceObject = {};
__webpack_require__.r(configuration_namespaceObject);
__webpack_require__.d(configuration_namespaceObject, {
  createParameter: () => (createParameter),
  get: () => (get),
  getParameter: () => (getParameter),
  removeParameter: () => (removeParameter),
  update: () => (update)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/device-groups.js
var device_groups_namespaceObject = {};
__webpack_require__.r(device_groups_namespaceObject);
__webpack_require__.d(device_groups_namespaceObject, {
  addDevices: () => (addDevices),
  create: () => (create),
  devices: () => (device_groups_devices),
  get: () => (device_groups_get),
  list: () => (list)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/device-sessions.js
var device_sessions_namespaceObject = {};
__webpack_require__.r(device_sessions_namespaceObject);
__webpack_require__.d(device_sessions_namespaceObject, {
  get: () => (device_sessions_get),
  list: () => (device_sessions_list),
  outputFiles: () => (device_sessions_outputFiles),
  outputZip: () => (device_sessions_outputZip),
  screenshotContent: () => (screenshotContent),
  screenshots: () => (device_sessions_screenshots)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/devices.js
var devices_namespaceObject = {};
__webpack_require__.r(devices_namespaceObject);
__webpack_require__.d(devices_namespaceObject, {
  filters: () => (filters),
  get: () => (devices_get),
  list: () => (devices_list),
  properties: () => (properties),
  replaceFilters: () => (replaceFilters)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/executors.js
var executors_namespaceObject = {};
__webpack_require__.r(executors_namespaceObject);
__webpack_require__.d(executors_namespaceObject, {
  list: () => (executors_list)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/files.js
var files_namespaceObject = {};
__webpack_require__.r(files_namespaceObject);
__webpack_require__.d(files_namespaceObject, {
  content: () => (content),
  get: () => (files_get),
  list: () => (files_list),
  remove: () => (remove),
  upload: () => (upload)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/frameworks.js
var frameworks_namespaceObject = {};
__webpack_require__.r(frameworks_namespaceObject);
__webpack_require__.d(frameworks_namespaceObject, {
  list: () => (frameworks_list),
  listAll: () => (frameworks_listAll)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/jobs.js
var jobs_namespaceObject = {};
__webpack_require__.r(jobs_namespaceObject);
__webpack_require__.d(jobs_namespaceObject, {
  create: () => (jobs_create),
  get: () => (jobs_get),
  list: () => (jobs_list),
  remove: () => (jobs_remove),
  update: () => (jobs_update)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/oauth.js
var oauth_namespaceObject = {};
__webpack_require__.r(oauth_namespaceObject);
__webpack_require__.d(oauth_namespaceObject, {
  token: () => (token)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/projects.js
var projects_namespaceObject = {};
__webpack_require__.r(projects_namespaceObject);
__webpack_require__.d(projects_namespaceObject, {
  create: () => (projects_create),
  get: () => (projects_get)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/runs.js
var runs_namespaceObject = {};
__webpack_require__.r(runs_namespaceObject);
__webpack_require__.d(runs_namespaceObject, {
  abort: () => (runs_abort),
  availability: () => (runs_availability),
  checkConfiguration: () => (checkConfiguration),
  get: () => (runs_get),
  getExtended: () => (getExtended),
  list: () => (runs_list),
  listExtended: () => (listExtended),
  listOfUser: () => (listOfUser),
  remove: () => (runs_remove),
  rename: () => (rename),
  retry: () => (retry),
  start: () => (runs_start),
  startConfigured: () => (startConfigured)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/screenshots.js
var screenshots_namespaceObject = {};
__webpack_require__.r(screenshots_namespaceObject);
__webpack_require__.d(screenshots_namespaceObject, {
  list: () => (screenshots_list),
  names: () => (names)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/sharings.js
var sharings_namespaceObject = {};
__webpack_require__.r(sharings_namespaceObject);
__webpack_require__.d(sharings_namespaceObject, {
  list: () => (sharings_list),
  share: () => (share)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/tags.js
var tags_namespaceObject = {};
__webpack_require__.r(tags_namespaceObject);
__webpack_require__.d(tags_namespaceObject, {
  add: () => (add),
  get: () => (tags_get),
  list: () => (tags_list),
  remove: () => (tags_remove)
});

// EXTERNAL MODULE: ./build/src/contract/params.js
var params = __webpack_require__(9120);
// EXTERNAL MODULE: ./build/src/contract/resources/page.js
var page = __webpack_require__(2507);
;// CONCATENATED MODULE: ./build/src/contract/operation.js


/** Completes an entry of the table. Lists gain the common list parameters. */
function operation(entry) {
    const query = { ...entry.query, ...(entry.answer.item ? params/* listParams */.vy : {}) };
    return {
        alsoAt: [],
        root: "api",
        placement: "query",
        directQuery: [],
        fields: null,
        upload: null,
        access: "account",
        extension: false,
        generation: "both",
        ...entry,
        body: (entry.body ?? null),
        query: query,
    };
}
/** 200 with a record. */
const ok = (schema) => ({ statuses: [200], schema });
/** 201 with the created record; 200 is accepted. */
const created = (schema) => ({ statuses: [201, 200], schema });
/** Update, retry, abort and zip generation: documented with both 200 and 201. */
const changed = (schema) => ({ statuses: [200, 201], schema });
/** A record where the specification shows no body: another body, or none, is read as undefined. */
const acknowledged = (schema) => ({ statuses: [200, 201, 204], schema: schema.optional().catch(undefined) });
/** 200 with the bytes of a file. */
const bytes = { statuses: [200], schema: null, bytes: true };
/** 204 without a body. A client takes 404 alike: what is not there is deleted. */
const deleted = { statuses: [204, 404], schema: null };
/** 200 with the page envelope; a plain array is accepted. */
const listed = (item) => ({ statuses: [200], schema: (0,page/* pageOf */.Z)(item), item });

// EXTERNAL MODULE: ./build/src/contract/resources/account.js
var account = __webpack_require__(44165);
;// CONCATENATED MODULE: ./build/src/contract/operations/account.js


const getMe = operation({
    id: "getMe",
    method: "GET",
    root: "auth",
    paths: { me: "/api/me" },
    // `/api` is one of the three roots of the API, so the account is found under the others, too.
    alsoAt: ["/api/v2/me", "/cloud/api/v2/me"],
    answer: ok(account/* account */.c),
    says: "The account whose credentials the request carries.",
    source: "Authentication",
});
const projects = operation({
    id: "listProjects",
    method: "GET",
    paths: { me: "/me/projects" },
    answer: listed(account/* project */.C),
    says: "Lists the projects of the authenticated user.",
    source: "Build service and desktop-browser runs",
});

// EXTERNAL MODULE: ./build/src/contract/resources/files.js
var files = __webpack_require__(74241);
;// CONCATENATED MODULE: ./build/src/contract/operations/run-paths.js
/** The three path families of what belongs to a run (Test runs: three path families: P, U, R). */
function ofRun(suffix) {
    return {
        project: `/projects/{projectId}/runs/{runId}${suffix}`,
        user: `/users/{userId}/projects/{projectId}/runs/{runId}${suffix}`,
        direct: `/runs/{runId}${suffix}`,
    };
}
/** Filterable and sortable fields by resource: Run. */
const runFields = {
    filter: ["createtime", "displayname", "frameworkid", "frameworkname", "id", "successratio"],
    sort: [
        "createTime",
        "deviceCount",
        "displayName",
        "executionRatio",
        "files.app.originalName",
        "files.test.originalName",
        "frameworkId",
        "frameworkName",
        "id",
        "state",
        "successRatio",
    ],
};

;// CONCATENATED MODULE: ./build/src/contract/operations/archives.js




/** What the zip generations share. The answer is a File that may still be PREPARING. */
const zip = {
    method: "POST",
    directQuery: ["userId", "projectId"],
    query: { deviceRunIds: (0,params/* int64s */.$p)("the device runs to include; without them all") },
    answer: changed(files/* file */.NJ),
    source: "Test runs: three path families",
};
const appsData = operation({
    ...zip,
    id: "zipAppsData",
    paths: ofRun("/apps-data.zip"),
    says: "Packs the application and data files of a test run.",
});
const logs = operation({
    ...zip,
    id: "zipLogs",
    paths: ofRun("/logs.zip"),
    says: "Packs the logs of a test run, one folder per device run.",
});
const archives_files = operation({
    ...zip,
    id: "zipFiles",
    paths: ofRun("/files.zip"),
    says: "Packs everything that a test run wrote, JUnit results included.",
});
const performance = operation({
    ...zip,
    id: "zipPerformance",
    paths: ofRun("/performance.zip"),
    says: "Packs the performance data of a test run.",
});
const screenshots = operation({
    ...zip,
    id: "zipScreenshots",
    paths: ofRun("/screenshots.zip"),
    says: "Packs the screenshots of a test run.",
});
const { project, direct } = ofRun("/build-logs.zip");
const buildLogs = operation({
    ...zip,
    id: "zipBuildLogs",
    paths: { project, direct },
    says: "Packs the build logs of a test run. The user family does not have it.",
});

// EXTERNAL MODULE: ./build/src/contract/resources/broker.js
var broker = __webpack_require__(69901);
;// CONCATENATED MODULE: ./build/src/contract/operations/broker.js



/** The sessions themselves speak W3C WebDriver, at addresses of their own: `src/contract/broker.ts`. */
const extension = { source: "docs/decisions.md: The automation broker", extension: true };
const issueTicket = operation({
    ...extension,
    id: "issueBrokerTicket",
    method: "POST",
    paths: { me: "/me/broker/tickets" },
    query: { seconds: (0,params/* int32 */.HA)("how long it opens sessions: 3,600 by default, 86,400 at most") },
    answer: created(broker/* brokerTicket */.O0),
    says: "Issues a ticket, which opens sessions of the automation broker and nothing else.",
});
const revokeTicket = operation({
    ...extension,
    id: "revokeBrokerTicket",
    method: "DELETE",
    paths: { me: "/me/broker/tickets/{ticketId}" },
    answer: deleted,
    says: "Revokes a ticket and ends the sessions that it opened. What they left stays.",
});
const sessions = operation({
    ...extension,
    id: "listBrokerSessions",
    method: "GET",
    paths: { me: "/me/broker/sessions" },
    answer: listed(broker/* brokerSession */.M3),
    says: "Lists the sessions that the user's clients opened, those under way and those that have ended.",
});
const availability = operation({
    ...extension,
    id: "getBrokerAvailability",
    method: "GET",
    paths: { me: "/me/broker/availability" },
    query: {
        device: (0,params/* text */.Qq)("a device by its name or id, as `cloud:device`"),
        osType: (0,params/* text */.Qq)("ANDROID, IOS or DESKTOP, as `cloud:osType`"),
        version: (0,params/* text */.Qq)("of the operating system, as `cloud:version`"),
        group: (0,params/* text */.Qq)("a device group by its name or id, as `cloud:group`"),
    },
    answer: ok(broker/* brokerAvailability */.pb),
    says: "How many devices fit what a session would ask for, and how many of them are free.",
});

// EXTERNAL MODULE: ./build/src/contract/resources/builds.js
var builds = __webpack_require__(11197);
;// CONCATENATED MODULE: ./build/src/contract/operations/builds.js




const source = "Build service and desktop-browser runs";
const fileSets = "docs/decisions.md: File sets of a build";
const generation = "legacy";
const start = operation({
    id: "startBuild",
    method: "POST",
    paths: { me: "/me/jobs/{jobId}/builds" },
    query: { fileId: (0,params/* int64 */.Gk)("the uploaded file, where the build starts without a body") },
    body: builds/* buildStart */.z,
    answer: created(builds/* build */.j),
    says: "Starts a build of a job: by a JSON body, or by `fileId` in the query without one.",
    source,
    generation,
});
const listAll = operation({
    id: "listBuilds",
    method: "GET",
    paths: { me: "/me/builds" },
    answer: listed(builds/* build */.j),
    says: "Lists the builds of the authenticated user, over all jobs. Those not FINISHED are under way.",
    source,
    generation,
});
const outputFiles = operation({
    id: "listOutputFiles",
    method: "GET",
    paths: { me: "/me/jobs/{jobId}/builds/{buildId}/output-file-set/files" },
    answer: listed(files/* file */.NJ),
    says: "Lists the results of a build; each is fetched through its `directUrl`.",
    source,
    generation,
});
const outputZip = operation({
    id: "downloadOutputZip",
    method: "GET",
    paths: { me: "/me/jobs/{jobId}/builds/{buildId}/output-file-set/files.zip" },
    answer: bytes,
    says: "The results of a build, as one archive.",
    source: fileSets,
    extension: true,
    generation,
});
const abort = operation({
    id: "abortBuild",
    method: "GET",
    paths: { direct: "/jobs/{jobId}/builds/{buildId}/abort" },
    answer: acknowledged(builds/* build */.j),
    says: "Aborts a build and releases its executor.",
    source,
    generation,
});
const complete = operation({
    id: "completeBuild",
    method: "POST",
    paths: { user: "/users/{userId}/jobs/{jobId}/builds/{buildId}" },
    query: { buildNumber: (0,params/* int32 */.HA)("the build number the script received") },
    access: "build",
    answer: acknowledged(builds/* build */.j),
    says: "Tells the service that a build script has ended. Sent by the script itself.",
    source,
    generation,
});
const input = operation({
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
const putOutput = operation({
    id: "uploadOutputFile",
    method: "PUT",
    paths: { user: "/users/{userId}/jobs/{jobId}/builds/{buildId}/output-file-set" },
    query: { name: (0,params/* text */.Qq)("the name of the result, with its folder") },
    upload: "bytes",
    access: "build",
    answer: created(files/* file */.NJ),
    says: "Adds a file to the results of a build, from its script (`SVC_OUTPUT_FILE_SET_URL`).",
    source: fileSets,
    extension: true,
    generation,
});

// EXTERNAL MODULE: ./build/src/contract/resources/configuration.js
var configuration = __webpack_require__(24708);
// EXTERNAL MODULE: ./build/src/contract/operations/run-parameters.js
var run_parameters = __webpack_require__(59427);
;// CONCATENATED MODULE: ./build/src/contract/operations/configuration.js




const configuration_source = "Project configuration, sharing, frameworks";
const one = { user: "/users/{userId}/projects/{projectId}/config/parameters/{parameterId}" };
const get = operation({
    id: "getConfiguration",
    method: "GET",
    paths: { project: "/projects/{projectId}/config" },
    answer: ok(configuration/* configuration */.H),
    says: "The test run configuration of a project.",
    source: configuration_source,
});
const update = operation({
    id: "updateConfiguration",
    method: "POST",
    paths: { project: "/projects/{projectId}/config" },
    // The specification lists the first ones; without the others nothing could set them (docs/decisions.md).
    query: { ...run_parameters/* configurationParameters */.p8, ...run_parameters/* furtherConfiguration */.Ro },
    answer: changed(configuration/* configuration */.H),
    says: "Changes the named fields of a project's test run configuration.",
    source: configuration_source,
});
const getParameter = operation({
    id: "getConfigParameter",
    method: "GET",
    paths: one,
    answer: ok(configuration/* configParameter */.i),
    says: "One parameter of a project's configuration.",
    source: configuration_source,
});
const removeParameter = operation({
    id: "deleteConfigParameter",
    method: "DELETE",
    paths: one,
    answer: deleted,
    says: "Deletes a parameter of a project's configuration.",
    source: configuration_source,
});
const createParameter = operation({
    id: "createConfigParameter",
    method: "POST",
    paths: { user: "/users/{userId}/projects/{projectId}/config/parameters" },
    query: { key: (0,params/* text */.Qq)("name of the parameter"), value: (0,params/* text */.Qq)("its value") },
    answer: created(configuration/* configParameter */.i),
    says: "Adds a parameter to a project's configuration.",
    source: "docs/decisions.md: Creating a configuration parameter",
    extension: true,
});

// EXTERNAL MODULE: ./build/src/contract/resources/device-groups.js
var device_groups = __webpack_require__(51951);
// EXTERNAL MODULE: ./build/src/contract/resources/devices.js
var devices = __webpack_require__(23005);
;// CONCATENATED MODULE: ./build/src/contract/operations/newer.js
/** What entries share that services running today have and the specification does not. */
const newer = {
    source: "docs/decisions.md: The newer generation",
    extension: true,
    generation: "current",
};

;// CONCATENATED MODULE: ./build/src/contract/operations/device-groups.js





const deviceIds = (0,params/* int64s */.$p)("devices of the group");
const ofGroup = { me: "/me/device-groups/{deviceGroupId}/devices" };
const list = operation({
    ...newer,
    id: "listDeviceGroups",
    method: "GET",
    paths: { me: "/me/device-groups" },
    answer: listed(device_groups/* deviceGroup */.s),
    says: "Lists the device groups of the account; a run names one by its id.",
});
const create = operation({
    ...newer,
    id: "createDeviceGroup",
    method: "POST",
    paths: { me: "/me/device-groups" },
    query: {
        displayName: (0,params/* text */.Qq)("name of the group"),
        osType: (0,params/* choice */.Yq)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
        deviceIds,
    },
    placement: "form",
    answer: created(device_groups/* deviceGroup */.s),
    says: "Creates a device group.",
});
const device_groups_get = operation({
    ...newer,
    id: "getDeviceGroup",
    method: "GET",
    paths: { me: "/me/device-groups/{deviceGroupId}" },
    answer: ok(device_groups/* deviceGroup */.s),
    says: "One device group.",
});
const device_groups_devices = operation({
    ...newer,
    id: "listDevicesOfGroup",
    method: "GET",
    paths: ofGroup,
    answer: listed(devices/* device */.jO),
    says: "Lists the devices of a group.",
});
const addDevices = operation({
    ...newer,
    id: "addDevicesToGroup",
    method: "POST",
    paths: ofGroup,
    query: { deviceIds },
    placement: "form",
    answer: changed(device_groups/* deviceGroup */.s),
    says: "Adds devices to a group.",
});

// EXTERNAL MODULE: ./build/src/contract/resources/device-sessions.js
var device_sessions = __webpack_require__(35198);
// EXTERNAL MODULE: ./build/src/contract/resources/screenshots.js
var resources_screenshots = __webpack_require__(19151);
;// CONCATENATED MODULE: ./build/src/contract/operations/device-sessions.js






const shared = { ...newer, method: "GET", directQuery: ["projectId"] };
/** Device sessions are the device runs of the specification, with records and files of their own. */
const device_sessions_list = operation({
    ...shared,
    id: "listDeviceSessions",
    paths: ofRun("/device-sessions"),
    answer: listed(device_sessions/* deviceSession */.B),
    says: "Lists what a test run does on each device.",
});
const device_sessions_get = operation({
    ...shared,
    id: "getDeviceSession",
    paths: ofRun("/device-sessions/{deviceSessionId}"),
    answer: ok(device_sessions/* deviceSession */.B),
    says: "What a test run does on one device: its state, counts and times.",
});
const device_sessions_outputFiles = operation({
    ...shared,
    id: "listDeviceSessionFiles",
    paths: ofRun("/device-sessions/{deviceSessionId}/output-file-set/files"),
    answer: listed(files/* file */.NJ),
    says: "Lists what a test run wrote on one device.",
});
const device_sessions_outputZip = operation({
    ...shared,
    id: "downloadDeviceSessionZip",
    paths: ofRun("/device-sessions/{deviceSessionId}/output-file-set/files.zip"),
    answer: bytes,
    says: "What a test run wrote on one device, as one archive.",
});
const device_sessions_screenshots = operation({
    ...shared,
    id: "listDeviceSessionScreenshots",
    paths: ofRun("/device-sessions/{deviceSessionId}/screenshots"),
    answer: listed(resources_screenshots/* screenshot */.T),
    says: "Lists the screenshots of one device.",
});
const screenshotContent = operation({
    ...shared,
    id: "downloadDeviceSessionScreenshot",
    paths: ofRun("/device-sessions/{deviceSessionId}/screenshots/{screenshotId}"),
    answer: bytes,
    says: "The picture of a screenshot, whose record has no link.",
});

;// CONCATENATED MODULE: ./build/src/contract/operations/devices.js



const devices_source = "Devices";
const which = {
    withDisabled: (0,params/* boolean */.zM)("disabled devices, too"),
    withDedicated: (0,params/* boolean */.zM)("dedicated devices, too"),
};
const devices_list = operation({
    id: "listDevices",
    method: "GET",
    paths: { direct: "/devices" },
    query: {
        ...which,
        withProperties: (0,params/* boolean */.zM)("with the properties of each device"),
        deviceFilters: (0,params/* choices */.S9)("FREE", "RECOMMENDED", "NEW"),
        labelIds: (0,params/* int64s */.$p)("only devices with these properties"),
    },
    answer: listed(devices/* device */.jO),
    says: "Lists the catalogue of devices.",
    source: devices_source,
});
const devices_get = operation({
    id: "getDevice",
    method: "GET",
    paths: { direct: "/devices/{deviceId}" },
    query: which,
    answer: ok(devices/* device */.jO),
    says: "One device.",
    source: devices_source,
});
const properties = operation({
    id: "listDeviceProperties",
    method: "GET",
    paths: { direct: "/devices/{deviceId}/properties" },
    answer: listed(devices/* deviceProperty */.wm),
    says: "Lists the properties of a device.",
    source: devices_source,
});
const filters = operation({
    id: "getDeviceFilters",
    method: "GET",
    paths: { direct: "/devices/filters" },
    answer: ok(devices/* pickerFilters */.mf),
    says: "The filters of the device picker.",
    source: devices_source,
});
const replaceFilters = operation({
    id: "replaceDeviceFilters",
    method: "POST",
    paths: { direct: "/devices/filters" },
    body: devices/* pickerFilters */.mf,
    answer: changed(devices/* pickerFilters */.mf),
    says: "Replaces the filters of the device picker.",
    source: devices_source,
});

// EXTERNAL MODULE: ./build/src/contract/resources/executors.js
var executors = __webpack_require__(29384);
;// CONCATENATED MODULE: ./build/src/contract/operations/executors.js


const executors_list = operation({
    id: "listExecutors",
    method: "GET",
    paths: { me: "/me/executors", direct: "/executors" },
    answer: listed(executors/* executor */.k),
    says: "Lists the runners that take builds, with what each is doing.",
    source: "docs/decisions.md: Listing executors",
    extension: true,
    generation: "legacy",
});

;// CONCATENATED MODULE: ./build/src/contract/operations/files.js


const files_source = "docs/decisions.md: Reading files back";
const files_generation = "current";
const files_one = { me: "/me/files/{fileId}" };
const upload = operation({
    id: "uploadFile",
    method: "POST",
    paths: { me: "/me/files" },
    upload: "multipart",
    answer: created(files/* file */.NJ),
    says: "Uploads a file, as the form part named `file`.",
    source: "Build service and desktop-browser runs",
});
const files_list = operation({
    id: "listFiles",
    method: "GET",
    paths: { me: "/me/files" },
    answer: listed(files/* file */.NJ),
    says: "Lists the files of the authenticated user.",
    source: files_source,
    extension: true,
    generation: files_generation,
});
const files_get = operation({
    id: "getFile",
    method: "GET",
    paths: files_one,
    answer: ok(files/* file */.NJ),
    says: "One file: its state, its size and what the virus scan found.",
    source: files_source,
    extension: true,
    generation: files_generation,
});
/** Not of the newer generation alone: the local cloud's `directUrl` leads here. */
const content = operation({
    id: "downloadFile",
    method: "GET",
    paths: { me: "/me/files/{fileId}/file" },
    answer: bytes,
    says: "The bytes of a file.",
    source: files_source,
    extension: true,
});
const remove = operation({
    id: "deleteFile",
    method: "DELETE",
    paths: files_one,
    answer: deleted,
    says: "Deletes a file.",
    source: files_source,
    extension: true,
    generation: files_generation,
});

// EXTERNAL MODULE: ./build/src/contract/resources/frameworks.js
var frameworks = __webpack_require__(3241);
;// CONCATENATED MODULE: ./build/src/contract/operations/frameworks.js



const frameworks_list = operation({
    id: "listFrameworks",
    method: "GET",
    paths: { user: "/users/{userId}/projects/{projectId}/available-frameworks" },
    answer: listed(frameworks/* framework */.d),
    says: "Lists the frameworks that a project can use.",
    source: "Project configuration, sharing, frameworks",
});
const frameworks_listAll = operation({
    ...newer,
    id: "listAvailableFrameworks",
    method: "GET",
    paths: { me: "/me/available-frameworks" },
    answer: listed(frameworks/* framework */.d),
    says: "Lists the frameworks that the account can use; a run names one by its id.",
});

// EXTERNAL MODULE: ./build/src/contract/resources/jobs.js
var jobs = __webpack_require__(54676);
;// CONCATENATED MODULE: ./build/src/contract/operations/jobs.js



const fields = {
    filter: ["createtime", "id", "name", "userid"],
    sort: ["createTime", "id", "name", "userId"],
};
/** The newer generation runs what jobs and builds run as test runs (docs/decisions.md: The newer generation). */
const jobs_generation = "legacy";
const jobs_one = { direct: "/jobs/{jobId}", user: "/users/{userId}/jobs/{jobId}" };
const jobs_list = operation({
    id: "listJobs",
    method: "GET",
    paths: { me: "/me/jobs", user: "/users/{userId}/jobs", direct: "/jobs" },
    fields,
    answer: listed(jobs/* job */.Y),
    says: "Lists jobs.",
    source: "Jobs; Build service and desktop-browser runs",
    generation: jobs_generation,
});
const jobs_create = operation({
    id: "createJob",
    method: "POST",
    paths: { me: "/me/jobs", user: "/users/{userId}/jobs" },
    query: { name: (0,params/* text */.Qq)(), content: (0,params/* text */.Qq)("pipeline definition"), type: (0,params/* choice */.Yq)("BUILD", "BROWSER_TESTING") },
    placement: "form",
    answer: created(jobs/* job */.Y),
    says: "Creates a job.",
    source: "Jobs; Build service and desktop-browser runs",
    generation: jobs_generation,
});
const jobs_get = operation({
    id: "getJob",
    method: "GET",
    paths: jobs_one,
    answer: ok(jobs/* job */.Y),
    says: "One job.",
    source: "Jobs",
    generation: jobs_generation,
});
const jobs_update = operation({
    id: "updateJob",
    method: "POST",
    paths: jobs_one,
    query: { name: (0,params/* text */.Qq)(), content: (0,params/* text */.Qq)("pipeline definition") },
    answer: changed(jobs/* job */.Y),
    says: "Updates a job.",
    source: "Jobs",
    generation: jobs_generation,
});
const jobs_remove = operation({
    id: "deleteJob",
    method: "DELETE",
    paths: jobs_one,
    answer: deleted,
    says: "Deletes a job.",
    source: "Jobs",
    generation: jobs_generation,
});

// EXTERNAL MODULE: ./build/src/contract/resources/oauth.js
var oauth = __webpack_require__(84281);
;// CONCATENATED MODULE: ./build/src/contract/operations/oauth.js



const token = operation({
    id: "issueToken",
    method: "POST",
    root: "auth",
    paths: { direct: "/oauth/token" },
    query: {
        client_id: (0,params/* text */.Qq)("the public client identifier of the service's API"),
        grant_type: (0,params/* choice */.Yq)("password", "refresh_token"),
        username: (0,params/* text */.Qq)("e-mail address, for the password grant"),
        password: (0,params/* secret */.rJ)("for the password grant"),
        refresh_token: (0,params/* secret */.rJ)("for the refresh grant"),
    },
    placement: "form",
    access: "none",
    answer: ok(oauth/* oauthToken */.v),
    says: "Opens a session by password, or renews one by its refresh token.",
    source: "Authentication, OAuth 2.0",
});

;// CONCATENATED MODULE: ./build/src/contract/operations/projects.js




const projects_create = operation({
    ...newer,
    id: "createProject",
    method: "POST",
    paths: { me: "/me/projects" },
    query: { name: (0,params/* text */.Qq)("name of the project"), description: (0,params/* text */.Qq)("what it is for") },
    placement: "form",
    answer: created(account/* project */.C),
    says: "Creates a project.",
});
const projects_get = operation({
    ...newer,
    id: "getProject",
    method: "GET",
    paths: { me: "/me/projects/{projectId}" },
    answer: ok(account/* project */.C),
    says: "One project.",
});

// EXTERNAL MODULE: ./build/src/contract/resources/data-availability.js
var data_availability = __webpack_require__(58730);
// EXTERNAL MODULE: ./build/src/contract/resources/run-configuration.js
var run_configuration = __webpack_require__(5468);
// EXTERNAL MODULE: ./build/src/contract/resources/runs.js
var runs = __webpack_require__(22506);
;// CONCATENATED MODULE: ./build/src/contract/operations/runs.js








const runs_source = "Test runs: three path families";
const directQuery = ["projectId"];
const runs_all = {
    project: "/projects/{projectId}/runs",
    user: "/users/{userId}/projects/{projectId}/runs",
};
const runs_list = operation({
    id: "listRuns",
    method: "GET",
    paths: { ...runs_all, direct: "/runs" },
    fields: runFields,
    answer: listed(runs/* run */.e),
    says: "Lists test runs: of a project, or all that the account may see.",
    source: runs_source,
});
const listOfUser = operation({
    id: "listRunsOfUser",
    method: "GET",
    paths: { user: "/users/{userId}/runs" },
    fields: runFields,
    answer: listed(runs/* run */.e),
    says: "Lists the test runs of a user over all projects.",
    source: runs_source,
});
const runs_start = operation({
    id: "startRun",
    method: "POST",
    paths: runs_all,
    query: run_parameters/* runParameters */.YA,
    answer: created(runs/* run */.e),
    says: "Starts a test run with the project's configuration; each parameter overrides one field of it.",
    source: "Starting a run",
    generation: "legacy",
});
const startConfigured = operation({
    ...newer,
    id: "startConfiguredRun",
    method: "POST",
    paths: { me: "/me/runs", user: "/users/{userId}/runs", direct: "/runs" },
    body: run_configuration/* runStart */.cM,
    answer: created(runs/* run */.e),
    says: "Starts a test run with the configuration in the body.",
});
const checkConfiguration = operation({
    ...newer,
    id: "checkRunConfiguration",
    method: "POST",
    paths: { me: "/me/runs/config", user: "/users/{userId}/runs/config", direct: "/runs/config" },
    body: run_configuration/* runDraft */.$b,
    answer: changed(run_configuration/* runConfiguration */.wd),
    says: "Fills in a run's configuration, without starting it.",
});
const runs_get = operation({
    id: "getRun",
    method: "GET",
    paths: ofRun(""),
    directQuery,
    answer: ok(runs/* run */.e),
    says: "One test run with its state, counts and ratios.",
    source: runs_source,
});
const rename = operation({
    id: "renameRun",
    method: "POST",
    paths: ofRun(""),
    directQuery,
    query: { displayName: (0,params/* text */.Qq)("the new name") },
    answer: changed(runs/* run */.e),
    says: "Renames a test run.",
    source: runs_source,
});
const runs_remove = operation({
    id: "deleteRun",
    method: "DELETE",
    paths: ofRun(""),
    directQuery,
    answer: deleted,
    says: "Deletes a test run.",
    source: runs_source,
});
const runs_abort = operation({
    id: "abortRun",
    method: "POST",
    paths: ofRun("/abort"),
    directQuery,
    answer: changed(runs/* run */.e),
    says: "Stops a test run and keeps its partial results.",
    source: runs_source,
});
const retry = operation({
    id: "retryRun",
    method: "POST",
    paths: ofRun("/retry"),
    directQuery,
    query: { deviceRunIds: (0,params/* int64s */.$p)("the device runs to retry; without them the whole run") },
    answer: changed(runs/* run */.e),
    says: "Retries a test run, or chosen device runs of it; they get new ids.",
    source: runs_source,
});
const runs_availability = operation({
    id: "getDataAvailability",
    method: "GET",
    paths: ofRun("/data-availability"),
    directQuery: ["userId", "projectId"],
    answer: ok(data_availability/* dataAvailability */.i),
    says: "What there is to download of a test run, per device run.",
    source: runs_source,
});
const listExtended = operation({
    id: "listRunsExtended",
    method: "GET",
    paths: { project: "/projects/{projectId}/runs-extended" },
    fields: runFields,
    answer: listed(runs/* extendedRun */.P),
    says: "Lists the test runs of a project with their files and tags.",
    source: runs_source,
});
const getExtended = operation({
    id: "getRunExtended",
    method: "GET",
    paths: { project: "/projects/{projectId}/runs-extended/{runId}" },
    answer: ok(runs/* extendedRun */.P),
    says: "One test run with its files and tags.",
    source: runs_source,
});

;// CONCATENATED MODULE: ./build/src/contract/operations/screenshots.js




const screenshots_source = "Test runs: three path families";
const screenshots_fields = {
    filter: ["id", "originalname", "taketimestamp"],
    sort: ["id", "originalName", "takeTimestamp"],
};
const screenshots_list = operation({
    id: "listScreenshots",
    method: "GET",
    paths: ofRun("/screenshots"),
    query: { name: (0,params/* text */.Qq)("only screenshots with this name") },
    fields: screenshots_fields,
    answer: listed(resources_screenshots/* screenshot */.T),
    says: "Lists the screenshots of a test run, over all devices.",
    source: screenshots_source,
});
const names = operation({
    id: "listScreenshotNames",
    method: "GET",
    paths: ofRun("/screenshot-names"),
    answer: listed(resources_screenshots/* screenshotName */.y),
    says: "Lists the names under which a test run took screenshots.",
    source: screenshots_source,
});

// EXTERNAL MODULE: ./build/src/contract/resources/sharings.js
var sharings = __webpack_require__(50273);
;// CONCATENATED MODULE: ./build/src/contract/operations/sharings.js



const sharings_source = "Project configuration, sharing, frameworks";
const share = operation({
    id: "shareProject",
    method: "POST",
    paths: { project: "/projects/{projectId}/sharings" },
    query: { email: (0,params/* text */.Qq)("e-mail address of the other user") },
    answer: created(sharings/* sharing */.R),
    says: "Shares a project with another user.",
    source: sharings_source,
});
const sharings_list = operation({
    id: "listSharings",
    method: "GET",
    paths: { project: "/projects/{projectId}/sharings" },
    answer: listed(sharings/* sharing */.R),
    says: "Lists with whom a project is shared.",
    source: sharings_source,
});

// EXTERNAL MODULE: ./build/src/contract/resources/tags.js
var tags = __webpack_require__(4069);
;// CONCATENATED MODULE: ./build/src/contract/operations/tags.js




const tags_source = "Test runs: three path families";
const tags_directQuery = ["projectId"];
const add = operation({
    id: "addTag",
    method: "POST",
    paths: ofRun("/tags"),
    directQuery: tags_directQuery,
    query: { name: (0,params/* text */.Qq)("the tag") },
    answer: created(tags/* tag */.T),
    says: "Tags a test run.",
    source: tags_source,
});
const tags_list = operation({
    id: "listTags",
    method: "GET",
    paths: ofRun("/tags"),
    directQuery: tags_directQuery,
    fields: { filter: ["id", "name", "testrunid"], sort: ["id", "name", "testRunId"] },
    answer: listed(tags/* tag */.T),
    says: "Lists the tags of a test run.",
    source: tags_source,
});
const tags_get = operation({
    id: "getTag",
    method: "GET",
    paths: ofRun("/tags/{tagId}"),
    directQuery: tags_directQuery,
    answer: ok(tags/* tag */.T),
    says: "One tag of a test run.",
    source: tags_source,
});
const tags_remove = operation({
    id: "deleteTag",
    method: "DELETE",
    paths: ofRun("/tags/{tagId}"),
    directQuery: tags_directQuery,
    answer: deleted,
    says: "Takes a tag off a test run.",
    source: tags_source,
});

;// CONCATENATED MODULE: ./build/src/contract/operations/index.js
/** Every operation, grouped by resource. The client, the local cloud, the docs and the tests read this table. */


















const operations = {
    jobs: jobs_namespaceObject,
    files: files_namespaceObject,
    builds: builds_namespaceObject,
    executors: executors_namespaceObject,
    account: account_namespaceObject,
    oauth: oauth_namespaceObject,
    projects: projects_namespaceObject,
    runs: runs_namespaceObject,
    deviceSessions: device_sessions_namespaceObject,
    tags: tags_namespaceObject,
    screenshots: screenshots_namespaceObject,
    archives: archives_namespaceObject,
    configuration: configuration_namespaceObject,
    sharings: sharings_namespaceObject,
    frameworks: frameworks_namespaceObject,
    devices: devices_namespaceObject,
    deviceGroups: device_groups_namespaceObject,
    broker: broker_namespaceObject,
};


/***/ }),

/***/ 59427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ro: () => (/* binding */ furtherConfiguration),
/* harmony export */   YA: () => (/* binding */ runParameters),
/* harmony export */   p8: () => (/* binding */ configurationParameters)
/* harmony export */ });
/* harmony import */ var _params_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9120);

/** The fields that the update of a project's configuration takes (Project configuration, sharing, frameworks). */
const configurationParameters = {
    appRequired: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("whether a run needs an application file"),
    gamebenchEnabled: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("whether performance is measured"),
    videoRecordingEnabled: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("whether the screen is recorded"),
    useAdditionalFiles: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("whether the data file goes to the device"),
    timeout: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk)("seconds per device; 1800 by default"),
    appiumBrokerAddress: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("address of the automation broker"),
    createVNCConnection: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("whether the screen can be watched"),
    maxAutoRetriesCount: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA)("how often a failed device run is repeated by itself"),
};
/** The fields of a project's configuration that the start of a run takes beside those (Starting a run). */
const furtherConfiguration = {
    usedDeviceGroupId: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk)("device group to run on"),
    scheduler: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)("PARALLEL", "SERIAL", "SINGLE"),
    appCrawlerRun: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("explores the application instead of running a test"),
    autoScreenshots: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("takes screenshots by itself"),
    launchApp: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)("starts the application before the test"),
    screenshotDir: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("where the test leaves screenshots on the device"),
    limitationType: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)("PACKAGE", "CLASS"),
    limitationValue: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("the package or class to run alone"),
    withAnnotation: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("runs only tests with this annotation"),
    withoutAnnotation: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("leaves out tests with this annotation"),
    applicationUsername: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("user name that the crawler enters"),
    applicationPassword: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .secret */ .rJ)("password that the crawler enters"),
    deviceLanguageCode: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("language of the device, such as `en_US`"),
    hookURL: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("address called when the run ends"),
    uiAutomatorTestClasses: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    instrumentationRunner: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("class that runs the tests"),
};
/** What starts a run: every field overrides the project's configuration (Starting a run). */
const runParameters = {
    name: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("name of the run"),
    usedDeviceIds: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int64s */ .$p)("device models to run on"),
    deviceNamePattern: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("runs on devices whose names match"),
    mode: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    appFileId: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk)("the uploaded application"),
    testFileId: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk)("the uploaded test package"),
    dataFileId: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk)("the uploaded data file"),
    testRunId: (0,_params_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk)("an earlier run"),
    ...furtherConfiguration,
    ...configurationParameters,
};


/***/ }),

/***/ 49579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ decodeParams),
/* harmony export */   h: () => (/* binding */ encodeParams)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78765);

/**
 * The pairs to send for `values`. Arrays are repeated as `name[]`; undefined and undeclared ones are left out.
 * (Specification: Repeated array parameters use the form `name[]=<v>&name[]=<v>`.)
 */
function encodeParams(params, values) {
    return Object.entries(params).flatMap(([name, { kind }]) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value === undefined || value === null)
            return [];
        if (isArrayKind(kind))
            return value.map((one) => [`${name}[]`, String(one)]);
        return [[name, String(value)]];
    });
}
/**
 * Reads what a client sent. `raw` holds every value under its name, `name` or `name[]` for an array, repeated or as
 * one comma-joined value. An empty value means unset; names that `params` does not have are ignored.
 */
function decodeParams(params, raw) {
    const values = {};
    const problems = [];
    for (const [name, param] of Object.entries(params)) {
        const decoded = decodeParam(name, param, raw);
        if (decoded.problem !== undefined)
            problems.push(decoded.problem);
        else if (decoded.value !== undefined)
            values[name] = decoded.value;
    }
    return { values: values, problems };
}
function decodeParam(name, param, raw) {
    const plain = raw.get(name) ?? [];
    const bracketed = raw.get(`${name}[]`) ?? [];
    if (isArrayKind(param.kind))
        return decodeArray(name, param, plain, bracketed);
    const given = new Set([...plain, ...bracketed].filter((value) => value !== ""));
    if (given.size > 1)
        return { problem: `${name} is given ${given.size} times with different values.` };
    const [value] = given;
    return value === undefined ? {} : decodeOne(name, param, value);
}
function decodeArray(name, param, plain, bracketed) {
    const elements = [];
    for (const text of [...plain.flatMap(splitCommas), ...bracketed.flatMap(commaFree(param))]) {
        if (text === "")
            continue;
        const { value, problem } = decodeOne(name, param, text);
        if (problem !== undefined)
            return { problem };
        elements.push(value);
    }
    return elements.length > 0 ? { value: elements } : {};
}
const splitCommas = (text) => text.split(",");
/** A comma under `name[]` separates, save in free text, where it may belong to the value. */
function commaFree(param) {
    return param.kind === "texts" && !param.choices ? (text) => [text] : splitCommas;
}
function decodeOne(name, param, text) {
    switch (param.kind) {
        case "boolean":
            return decodeBoolean(name, text);
        case "int32":
            return decodeInteger(name, text, -(2 ** 31), 2 ** 31 - 1);
        case "int64":
        case "int64s":
            return decodeInteger(name, text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
        case "text":
        case "texts":
            if (!param.choices || param.choices.includes(text))
                return { value: text };
            return { problem: `${name} is "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, 80)}"; it takes ${param.choices.join(", ")}.` };
    }
}
function decodeBoolean(name, text) {
    const lower = text.trim().toLowerCase();
    if (lower === "true" || lower === "1")
        return { value: true };
    if (lower === "false" || lower === "0")
        return { value: false };
    return { problem: `${name} is "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, 80)}"; it takes true or false.` };
}
function decodeInteger(name, text, min, max) {
    const value = /^[+-]?\d{1,19}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return { value };
    return { problem: `${name} is "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, 80)}"; it takes a whole number from ${min} to ${max}.` };
}
function isArrayKind(kind) {
    return kind === "int64s" || kind === "texts";
}


/***/ }),

/***/ 9120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ int64s),
/* harmony export */   Gk: () => (/* binding */ int64),
/* harmony export */   HA: () => (/* binding */ int32),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   S9: () => (/* binding */ choices),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   vy: () => (/* binding */ listParams),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony export texts */
function param(kind) {
    return (says) => (says === undefined ? { kind } : { kind, says });
}
const text = param("text");
const int32 = param("int32");
const int64 = param("int64");
const boolean = param("boolean");
const int64s = param("int64s");
const texts = param("texts");
const secret = (says) => ({ kind: "text", says, secret: true });
function choice(...choices) {
    return { kind: "text", choices };
}
function choices(...choices) {
    return { kind: "texts", choices };
}
/** What every list takes (Endpoints, Common list parameters). */
const listParams = {
    filter: text("`<t>_<field>_<op>_<value>`, joined with `;`"),
    sort: text("`<field>_a` ascending, `<field>_d` descending"),
    search: text("free text, matched against the names"),
    limit: int32("page size, 20 by default; 0 asks for all"),
    offset: int32("page number, 0 by default"),
};


/***/ }),

/***/ 62111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UL: () => (/* binding */ buildPath),
/* harmony export */   eV: () => (/* binding */ routesOf),
/* harmony export */   xg: () => (/* binding */ declaredRoutes)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _spellings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14179);


/** Every path under which the operation is reached: the table's own in the order of preference, then the others. */
function routesOf(operation) {
    return [...declaredRoutes(operation), ...(0,_spellings_js__WEBPACK_IMPORTED_MODULE_1__/* .spellingsOf */ .H)(operation).map((path) => spelled(operation, path))];
}
/** The table's own paths. */
function declaredRoutes({ method, paths }) {
    return Object.entries(paths).map(([family, template]) => ({
        family: family,
        method,
        template,
        ids: idsIn(template),
        declared: true,
    }));
}
const FAMILIES = { me: "me", users: "user", projects: "project" };
function spelled({ method }, template) {
    const family = FAMILIES[template.split("/", 2)[1] ?? ""] ?? "direct";
    return { family, method, template, ids: idsIn(template), declared: false };
}
function idsIn(template) {
    return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
}
/**
 * The path for the ids at hand: of the families whose ids are all given, the one with most; of equals, the first
 * listed. In the direct family `projectId` and `userId` go to the query where the specification has them there.
 * @throws {DeviceCloudError} `input` when no family has all its ids, or an id is no path segment.
 */
function buildPath(operation, ids) {
    const given = ids;
    const has = (name) => given[name] !== undefined;
    const routes = declaredRoutes(operation);
    const route = routes
        .filter(({ ids: needed }) => needed.every(has))
        .reduce((best, next) => (best && best.ids.length >= next.ids.length ? best : next), undefined);
    if (!route)
        throw missingIds(operation.id, routes, has);
    const path = route.template.replace(/\{(\w+)\}/g, (_, name) => segment(operation.id, name, given[name]));
    return { family: route.family, path, query: route.family === "direct" ? moved(operation, given) : [] };
}
function moved(operation, given) {
    const names = operation.directQuery;
    return names.flatMap((name) => {
        const id = given[name];
        return id === undefined ? [] : [[name, segment(operation.id, name, id)]];
    });
}
function segment(operationId, name, id) {
    if (id !== undefined && isSegment(id))
        return encodeURIComponent(id);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `${operationId} was called with ${name} "${id}", which is no id.`, {
        remedy: `Pass ${name} as the service gave it.`,
    });
}
/** An empty or dotted segment would change which resource is addressed. */
function isSegment(id) {
    return typeof id === "number" ? Number.isSafeInteger(id) : id.isWellFormed() && !/^\.{0,2}$/.test(id);
}
function missingIds(operationId, routes, has) {
    const lacking = routes
        .map(({ ids }) => ids.filter((name) => !has(name)))
        .reduce((fewest, next) => (next.length < fewest.length ? next : fewest));
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `${operationId} was called without ${lacking.join(" and ")}.`, {
        remedy: `Pass ${lacking.join(" and ")}; its paths are ${routes.map(({ template }) => template).join(", ")}.`,
    });
}


/***/ }),

/***/ 44165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ project),
/* harmony export */   c: () => (/* binding */ account)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** What an account may do, as services of the newer generation name it. */
const role = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({}, { id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk, name: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("USER", "ADMIN"), expireTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ });
/** The authenticated user, as `/api/me` answers. Further fields pass through. */
const account = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    email: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    firstName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    lastName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
    enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    // Whoever signs in is let in, whatever shape roles have.
    roles: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(role).nullable().catch(null),
    /** Relative to the API, such as `/users/7`. */
    selfURI: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** A project. The specification shows its ids only; further fields pass through. */
const project = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    userId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    frameworkId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
    archiveTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
    sharedById: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    sharedByEmail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    selfURI: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});


/***/ }),

/***/ 69901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M3: () => (/* binding */ brokerSession),
/* harmony export */   O0: () => (/* binding */ brokerTicket),
/* harmony export */   pb: () => (/* binding */ brokerAvailability)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _device_sessions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35198);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42815);



/** What opens sessions of the automation broker and nothing else, until it expires or is revoked. */
const brokerTicket = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, {
    /** A secret: sent in the place of the API key, or as the capability `cloud:ticket`. Told once. */
    ticket: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    expireTime: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .dateTime */ .KQ,
    /** Seconds until then. */
    expiresIn: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    /** Where sessions are opened: the address of the broker with its path. */
    brokerUrl: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
/** A session of the automation broker: a device session that a client drives. */
const brokerSession = _device_sessions_js__WEBPACK_IMPORTED_MODULE_0__/* .deviceSession */ .B.extend({
    /** The ticket that opened it; null for the account's key. */
    ticketId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk.nullable().optional(),
});
/** How the broker stands for who asks for a device now. */
const brokerAvailability = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({}, {
    /** The devices that fit and are online, enabled and not locked. */
    fitting: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    /** Those of them that nobody uses. */
    free: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    /** Requests for a session that wait for a device, of everybody. */
    waiting: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    brokerUrl: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});


/***/ }),

/***/ 11197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ build),
/* harmony export */   z: () => (/* binding */ buildStart)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** What starts a build (Build-service records, Build start body). */
const buildStart = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    fileId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    executorId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk.nullish(),
    resultsConfig: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
    configuration: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
});
/** Build-service records; `state` and `status` as running services use them. */
const build = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    jobId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    userId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    number: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA,
    fileId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    executorId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    state: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("CREATED", "BUILDING", "FINISHED"),
    status: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("UNDEFINED", "SUCCESS", "FAILURE", "ABORTED"),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    exitCode: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA,
    /** Whether its own time limit ended it. An extension: `state` and `status` do not tell that from a failure. */
    timeouted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
    startTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
    finishTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
});


/***/ }),

/***/ 24708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ configuration),
/* harmony export */   i: () => (/* binding */ configParameter)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Resources, Project test run configuration. */
const configuration = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({}, {
    id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    projectId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    scheduler: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("PARALLEL", "SERIAL", "SINGLE"),
    limitationType: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("PACKAGE", "CLASS"),
    limitationValue: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    withAnnotation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    withoutAnnotation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    screenshotDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    applicationUsername: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** A secret: never printed. */
    applicationPassword: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    deviceLanguageCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    hookURL: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    uiAutomatorTestClasses: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    instrumentationRunner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    appiumBrokerAddress: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    usedDeviceGroupName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    usedDeviceGroupId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    /** Seconds per device; 30 minutes by default. */
    timeout: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    creditsPrice: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    maxAutoRetriesCount: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA,
    autoScreenshots: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    appCrawlerRun: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    launchApp: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    appRequired: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    gamebenchEnabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    videoRecordingEnabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    useAdditionalFiles: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    createVNCConnection: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    runAvailable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    checkApp: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
/** Resources, Config parameter. */
const configParameter = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, { key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });


/***/ }),

/***/ 58730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ dataAvailability)
/* harmony export */ });
/* unused harmony export deviceRunDataAvailability */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** What there is to download of one device run. */
const deviceRunDataAvailability = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ deviceRunId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    logs: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    resultsDataZip: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    performance: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    buildLogs: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    screenshots: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
/** Resources, Data availability: what there is to download of a run. */
const dataAvailability = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({}, {
    id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    testRunId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    test: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    application: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    deviceRunDataAvailabilities: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(deviceRunDataAvailability),
});


/***/ }),

/***/ 51951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ deviceGroup)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Devices of one operating system under a name, for runs to choose (The newer generation). */
const deviceGroup = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    displayName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    osType: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    userId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    deviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA,
});


/***/ }),

/***/ 35198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ deviceSession)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _devices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23005);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42815);



/** What a run does on one device: the device run of the specification (The newer generation). */
const deviceSession = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, {
    testRunId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk,
    projectId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk,
    userId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk,
    device: _devices_js__WEBPACK_IMPORTED_MODULE_0__/* .device */ .jO,
    /** The last six are its end. A state beyond these neither is the end nor counts as success. */
    state: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .openEnum */ .SW)(...["WAITING", "RUNNING", "FINISHING"], ...["SUCCEEDED", "FAILED", "WARNING", "ABORTED", "TIMEOUT", "EXCLUDED"]),
    excludeReason: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .openEnum */ .SW)(...["NO_DEVICE", "API_LEVEL", "SINGLE_MODE"], ...["FRAMEWORK_NOT_SUPPORTED", "CONCURRENCY_LIMIT", "ADMIN"]),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .dateTime */ .KQ,
    startTime: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .dateTime */ .KQ,
    endTime: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .dateTime */ .KQ,
    testCaseAllCount: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    testCasePassedCount: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    testCaseFailedCount: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    testCaseSkippedCount: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    /** 0 to 1. */
    successRatio: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .float */ .fV,
    retryable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    autoRetriesLeftCount: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    uiLink: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});


/***/ }),

/***/ 23005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jO: () => (/* binding */ device),
/* harmony export */   mf: () => (/* binding */ pickerFilters),
/* harmony export */   wm: () => (/* binding */ deviceProperty)
/* harmony export */ });
/* unused harmony export softwareVersion */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2507);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42815);



/** Resources, Device property. */
const deviceProperty = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, { name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), displayName: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), propertyGroupName: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), propertyGroupId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk });
/** Resources, Device, `softwareVersion`. */
const softwareVersion = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({}, { id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk, apiLevel: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA, releaseVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** Resources, Device: a device model of the catalogue. Sizes and offsets of its picture are in pixels. */
const device = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, {
    accountId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk,
    displayName: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    osType: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .openEnum */ .SW)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    deviceGroupOrigin: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    imagePrefix: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mainUserEmail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    frame80Url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    frame100Url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    frame160Url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    frame400Url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    imageWidth: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    imageHeight: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    imageTop: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    imageLeft: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    frameExtraWidth: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    creditsPrice: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int32 */ .HA,
    vncSupported: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    online: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    locked: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    properties: (0,_page_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOf */ .Z)(deviceProperty),
    softwareVersion,
});
const deviceFilter = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, { name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), hidden: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() });
const deviceFilterGroup = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, { name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), deviceFilters: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(deviceFilter) });
/** Resources, Device picker filters: read, and replaced as a whole. */
const pickerFilters = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({}, { id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk, deviceFilterGroups: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(deviceFilterGroup) });


/***/ }),

/***/ 46795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ oauthError),
/* harmony export */   t: () => (/* binding */ errorBody)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** The body of a refusal. Gateways in front answer HTML or nothing instead. */
const errorBody = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }, { statusCode: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA });
/** The body with which the token endpoint refuses. */
const oauthError = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }, { error_description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });


/***/ }),

/***/ 29384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ executor)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** A runner: a browser and operating system that takes one build at a time (Rules for builds, 1). */
const executor = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    osType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    browserName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    busy: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** Builds that wait for this runner. */
    queueLength: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA,
});


/***/ }),

/***/ 74241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ file),
/* harmony export */   Sf: () => (/* binding */ VIRUS_SCAN_KEY),
/* harmony export */   YK: () => (/* binding */ virusScanOf)
/* harmony export */ });
/* unused harmony export fileProperty */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Resources, File, `fileProperties`. */
const fileProperty = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }, { id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk, value: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** Resources, File: uploads, output files and the result of every zip request. */
const file = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mimetype: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    direction: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("INPUT", "OUTPUT"),
    inputType: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("APPLICATION", "TEST", "DATA"),
    state: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("PREPARING", "READY"),
    size: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
    fileProperties: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(fileProperty),
    /** The download link. It may be signed: a secret. */
    directUrl: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    iconDirectUrl: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    /** Only in the answer to an upload: null, or relative to the API. */
    selfURI: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** The key of the property that carries the virus scan of an upload. */
const VIRUS_SCAN_KEY = "virus_scan_status";
/** What the virus scan says of an upload. An unknown value reads as `pending`: it never counts as success. */
function virusScanOf(uploaded) {
    const property = uploaded.fileProperties?.find(({ key }) => key === VIRUS_SCAN_KEY);
    switch (property?.value?.toLowerCase()) {
        case undefined:
        case "safe":
        case "disabled":
            return "usable";
        case "infected":
            return "infected";
        default:
            return "pending";
    }
}


/***/ }),

/***/ 3241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ framework)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Resources, Framework. The specification shows no id, though runs refer to one: it may be missing. */
const framework = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({}, {
    id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    osType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Extensions as one text, such as `apk`. */
    requiredAppExtensions: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    requiredTestExtensions: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mainUserName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mainUserEmail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    secured: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    forProjects: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    retryable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    canRunFromUI: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    skipOlderSdk: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    skipQueue: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
});


/***/ }),

/***/ 54676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ job)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Resources, Job. `type` and `content` are the build service's. */
const job = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, {
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pipeline: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    type: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("BUILD", "BROWSER_TESTING"),
    userId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
    archiveTime: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTime */ .KQ,
});


/***/ }),

/***/ 84281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ oauthToken)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Authentication, OAuth 2.0: what both grants answer. `expires_in` is in seconds. */
const oauthToken = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ access_token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1) }, { token_type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), refresh_token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), expires_in: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk, scope: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });


/***/ }),

/***/ 2507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pageOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/**
 * The paged list envelope. Services also answer with a plain array, which is read as its only page.
 * (Specification: Resources, Paged list envelope.)
 */
function pageOf(item) {
    const page = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        data: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item),
        total: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA.nullish(),
        limit: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA.nullish(),
        offset: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA.nullish(),
        sort: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        search: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        next: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        previous: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk.nullish(),
        empty: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((value) => (Array.isArray(value) ? { data: value, total: value.length } : value), page);
}


/***/ }),

/***/ 5468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ runDraft),
/* harmony export */   cM: () => (/* binding */ runStart),
/* harmony export */   wd: () => (/* binding */ runConfiguration)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** What a run does with a file. Left out, the file's own kind decides. */
const fileUse = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, { action: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("INSTALL", "RUN_TEST", "COPY_TO_DEVICE") });
/** A parameter that the test finds in its environment. */
const runParameter = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }, { value: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const scalars = {
    deviceGroupId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    projectId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    /** Names the project where `projectId` does not; it is created when there is none. */
    projectName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    testRunName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Seconds per device. */
    timeout: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    hookURL: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    deviceLanguageCode: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    limitationValue: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    withAnnotation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    withoutAnnotation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    instrumentationRunner: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    screenshotDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    maxAutoRetriesCount: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int32 */ .HA,
    videoRecordingEnabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    appiumBrokerAddress: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
};
const lists = { deviceIds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk), testRunParameters: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runParameter) };
/** A run's configuration as services of the newer generation answer it (The newer generation, JSON run body). */
const runConfiguration = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    /** Never null on the wire; an absent one is read as empty. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(fileUse).catch([]),
}, {
    osType: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    frameworkId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    scheduler: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"),
    limitationType: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .openEnum */ .SW)("PACKAGE", "CLASS"),
    ...scalars,
    ...lists,
});
const required = {
    osType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["ANDROID", "IOS", "DESKTOP", "UNDEFINED"]),
    frameworkId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk,
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, { action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["INSTALL", "RUN_TEST", "COPY_TO_DEVICE"]) })),
};
const choices = {
    scheduler: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"]),
    limitationType: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["PACKAGE", "CLASS"]),
};
/** What a run is started with. Devices are chosen by their ids or by their group; the ids win. */
const runStart = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(required, { ...choices, ...scalars, ...lists })
    .refine(({ deviceIds, deviceGroupId }) => deviceIds?.length || typeof deviceGroupId === "number", {
    error: "Give deviceIds or a deviceGroupId.",
})
    .meta({ anyOf: [{ required: ["deviceIds"] }, { required: ["deviceGroupId"] }] });
/** A configuration that is not complete, to be filled in. */
const runDraft = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({}, { ...required, ...choices, ...scalars, ...lists });


/***/ }),

/***/ 22506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ extendedRun),
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40104);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74241);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2507);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5468);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42815);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4069);






/** Resources, Test run, as the specification lists it. */
const specified = {
    number: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    projectId: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk,
    userId: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk,
    startedById: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk,
    startedByDisplayName: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    displayName: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    createTime: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .dateTime */ .KQ,
    /** An aborted run ends FINISHED, too, with `abortedDeviceCount` above zero. */
    state: (0,_scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .openEnum */ .SW)("WAITING", "RUNNING", "FINISHED"),
    frameworkId: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk,
    frameworkName: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    totalDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    waitingDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    runningDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    finishedDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    succeededDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    abortedDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    excludedDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    timeoutedDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    warningDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    errorsDeviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    testCaseCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    successfulTestCaseCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    /** Both ratios are 0 to 1. */
    successRatio: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .float */ .fV,
    executionRatio: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .float */ .fV,
    screenshotsFileId: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk,
    logsFileId: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk,
    gamebenchResultsUrl: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
};
/** Fields of a run that services send beside the specification's. */
const alsoSeen = {
    /** Instead of `totalDeviceCount`. */
    deviceCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    executedTestCaseCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    failedTestCaseCount: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int32 */ .HA,
    projectName: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    uiLink: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    startTime: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .dateTime */ .KQ,
    message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    retryable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    billable: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    // Their shape is known of some services only: one that differs does not lose the run.
    tags: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .tag */ .T).nullable().catch(null),
    config: _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .runConfiguration */ .wd.nullable().catch(null),
};
/** A test run: one test on one or more devices. */
const run = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk }, { ...specified, ...alsoSeen });
/** Resources, Extended test run. */
const extendedRun = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_3__/* .int64 */ .Gk }, { ...specified, ...alsoSeen, files: (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .pageOf */ .Z)(_files_js__WEBPACK_IMPORTED_MODULE_0__/* .file */ .NJ) });


/***/ }),

/***/ 42815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ int64),
/* harmony export */   HA: () => (/* binding */ int32),
/* harmony export */   KQ: () => (/* binding */ dateTime),
/* harmony export */   SW: () => (/* binding */ openEnum),
/* harmony export */   fV: () => (/* binding */ float),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40104);

const WHOLE_NUMBER = /^-?\d{1,16}$/;
const DECIMAL_NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;
/**
 * int64 ids and counts; services and clients also write them as strings. Beyond 2^53 - 1 JSON numbers are not exact,
 * so such a value is refused, not rounded.
 */
const int64 = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(WHOLE_NUMBER).transform(Number).pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())])
    .meta({ description: "int64" });
const int32 = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(WHOLE_NUMBER).transform(Number).pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())])
    .meta({ description: "int32" });
/** Ratios and other decimal numbers; as a string, too. */
const float = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(DECIMAL_NUMBER).transform(Number)]);
/** A state or kind with the values known today. Others pass as they are: no reader may treat them as success. */
function openEnum(...known) {
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ examples: [...known] });
}
/**
 * A `date-time`: ISO 8601 as documented, or epoch milliseconds as on the wire. Parsed to a `Date`; what is no
 * date becomes null, so that one odd field does not lose its record. Without an offset it is taken as UTC.
 */
const dateTime = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()])
    .transform(toDate)
    .catch(null)
    .meta({ description: "ISO 8601, or milliseconds since the epoch" });
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
function toDate(value) {
    const date = new Date(typeof value === "number" ? value : toEpochMs(value.trim()));
    return Number.isNaN(date.getTime()) ? null : date;
}
function toEpochMs(text) {
    if (WHOLE_NUMBER.test(text))
        return Number(text);
    const match = ISO.exec(text);
    if (!match)
        return Number.NaN;
    const offset = match[1];
    if (offset === undefined)
        return Date.parse(text.length > 10 ? `${text}Z` : text);
    if (offset.toUpperCase() === "Z")
        return Date.parse(text);
    const digits = offset.slice(1).replace(":", "").padEnd(4, "0");
    const colon = `${offset.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
    return Date.parse(text.slice(0, -offset.length) + colon);
}
const urlObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    protocol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    authority: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    defaultPort: int32.nullish(),
    host: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    userInfo: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    query: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    port: int32.nullish(),
});
/**
 * A link: the documented URL object, or a plain string as on the wire. Parsed to a `URL`, or null where it is no
 * http or https address.
 */
const link = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), urlObject])
    .transform((value) => toUrl(typeof value === "string" ? value : hrefOf(value)))
    .catch(null)
    .meta({ description: "URL object, or the address as a string" });
function toUrl(href) {
    const url = URL.canParse(href) ? new URL(href) : null;
    return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
}
function hrefOf(url) {
    const port = url.port !== undefined && url.port !== null && url.port >= 0 ? `:${url.port}` : "";
    const authority = url.authority || `${url.host ?? ""}${port}`;
    const file = url.file || `${url.path ?? ""}${url.query ? `?${url.query}` : ""}`;
    const ref = url.ref === undefined || url.ref === null ? "" : `#${url.ref}`;
    return `${url.protocol ?? ""}://${authority}${file}${ref}`;
}
/**
 * A record: `required` fields are always there, `optional` ones may be missing or null, unknown ones pass through.
 */
function record(required, optional) {
    const nullish = Object.fromEntries(Object.entries(optional).map(([name, schema]) => [name, schema.nullish()]));
    return zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ ...required, ...nullish });
}


/***/ }),

/***/ 19151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ screenshot),
/* harmony export */   y: () => (/* binding */ screenshotName)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _devices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23005);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42815);



const picture = {
    fail: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    originalName: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Milliseconds since the epoch. */
    takeTimestamp: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk,
};
/** Resources, Screenshot record. */
const screenshot = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, { testRunId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk, projectId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk, deviceRunId: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk, ...picture, device: _devices_js__WEBPACK_IMPORTED_MODULE_0__/* .device */ .jO });
/** Resources, Screenshot name record. */
const screenshotName = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_1__/* .int64 */ .Gk }, picture);


/***/ }),

/***/ 50273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sharing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Resources, Sharing: another user's access to a project. */
const sharing = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, { userId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk, userEmail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });


/***/ }),

/***/ 4069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ tag)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40104);
/* harmony import */ var _scalars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);


/** Resources, Tag. Its filter and sort fields name `testRunId`, too. */
const tag = (0,_scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ id: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk }, { name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), testRunId: _scalars_js__WEBPACK_IMPORTED_MODULE_0__/* .int64 */ .Gk });


/***/ }),

/***/ 14179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ spellingsOf)
/* harmony export */ });
/** What stands for what in a path. Each holds for every spelling, so they combine. */
const SPELLINGS = [
    // The path prefix `me` means the authenticated user (Build service and desktop-browser runs); public clients take either.
    [/^\/users\/\{userId\}(?=\/)/, "/me"],
    [/^\/me(?=\/)/, "/users/{userId}"],
    // Runs of the newer generation are started, and therefore found, without naming their project.
    [/^(\/users\/\{userId\})\/projects\/\{projectId\}(?=\/runs\/\{runId\})/, "$1"],
    // The older name.
    [/(?<=\/)device-sessions(?=\/|$)/, "device-runs"],
];
/**
 * The further paths of an operation: those that its entry names, and every other spelling of them all. What a build's
 * script calls has one address, which its environment gives.
 */
function spellingsOf({ paths, alsoAt, root, access }) {
    const declared = Object.values(paths);
    const found = new Set([...declared, ...alsoAt]);
    if (root === "api" && access === "account") {
        // A set yields what is added while it is read: spellings of spellings, too.
        for (const path of found) {
            for (const [written, alsoWritten] of SPELLINGS)
                found.add(path.replace(written, alsoWritten));
        }
    }
    return [...found].slice(declared.length);
}


/***/ })

};
