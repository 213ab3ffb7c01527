export const id = 691;
export const ids = [691];
export const modules = {

/***/ 88489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ throwIfCancelled),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);


const systemClock = {
    now: () => Date.now(),
    async sleep(ms, signal) {
        throwIfCancelled(signal);
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal ? { signal } : {});
        }
        catch (error) {
            throw cancelled(error);
        }
    },
};
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

/***/ 57830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ operations)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/account.js
var operations_account_namespaceObject = {};
__webpack_require__.r(operations_account_namespaceObject);
__webpack_require__.d(operations_account_namespaceObject, {
  getMe: () => (getMe),
  projects: () => (projects)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/archives.js
var archives_namespaceObject = {};
__webpack_require__.r(archives_namespaceObject);
__webpack_require__.d(archives_namespaceObject, {
  appsData: () => (appsData),
  buildLogs: () => (buildLogs),
  files: () => (files),
  logs: () => (logs),
  performance: () => (performance),
  screenshots: () => (screenshots)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/builds.js
var operations_builds_namespaceObject = {};
__webpack_require__.r(operations_builds_namespaceObject);
__webpack_require__.d(operations_builds_namespaceObject, {
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
var operations_configuration_namespaceObject = {};
__webpack_require__.r(operations_configuration_namespaceObject);
__webpack_require__.d(operations_configuration_namespaceObject, {
  createParameter: () => (createParameter),
  get: () => (get),
  getParameter: () => (getParameter),
  removeParameter: () => (removeParameter),
  update: () => (update)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/device-groups.js
var operations_device_groups_namespaceObject = {};
__webpack_require__.r(operations_device_groups_namespaceObject);
__webpack_require__.d(operations_device_groups_namespaceObject, {
  addDevices: () => (addDevices),
  create: () => (create),
  devices: () => (devices),
  get: () => (device_groups_get),
  list: () => (list)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/device-sessions.js
var operations_device_sessions_namespaceObject = {};
__webpack_require__.r(operations_device_sessions_namespaceObject);
__webpack_require__.d(operations_device_sessions_namespaceObject, {
  get: () => (device_sessions_get),
  list: () => (device_sessions_list),
  outputFiles: () => (device_sessions_outputFiles),
  outputZip: () => (device_sessions_outputZip),
  screenshotContent: () => (screenshotContent),
  screenshots: () => (device_sessions_screenshots)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/devices.js
var operations_devices_namespaceObject = {};
__webpack_require__.r(operations_devices_namespaceObject);
__webpack_require__.d(operations_devices_namespaceObject, {
  filters: () => (filters),
  get: () => (devices_get),
  list: () => (devices_list),
  properties: () => (properties),
  replaceFilters: () => (replaceFilters)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/executors.js
var operations_executors_namespaceObject = {};
__webpack_require__.r(operations_executors_namespaceObject);
__webpack_require__.d(operations_executors_namespaceObject, {
  list: () => (executors_list)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/files.js
var operations_files_namespaceObject = {};
__webpack_require__.r(operations_files_namespaceObject);
__webpack_require__.d(operations_files_namespaceObject, {
  content: () => (content),
  get: () => (files_get),
  list: () => (files_list),
  remove: () => (remove),
  upload: () => (upload)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/frameworks.js
var operations_frameworks_namespaceObject = {};
__webpack_require__.r(operations_frameworks_namespaceObject);
__webpack_require__.d(operations_frameworks_namespaceObject, {
  list: () => (frameworks_list),
  listAll: () => (frameworks_listAll)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/jobs.js
var operations_jobs_namespaceObject = {};
__webpack_require__.r(operations_jobs_namespaceObject);
__webpack_require__.d(operations_jobs_namespaceObject, {
  create: () => (jobs_create),
  get: () => (jobs_get),
  list: () => (jobs_list),
  remove: () => (jobs_remove),
  update: () => (jobs_update)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/oauth.js
var operations_oauth_namespaceObject = {};
__webpack_require__.r(operations_oauth_namespaceObject);
__webpack_require__.d(operations_oauth_namespaceObject, {
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
var operations_runs_namespaceObject = {};
__webpack_require__.r(operations_runs_namespaceObject);
__webpack_require__.d(operations_runs_namespaceObject, {
  abort: () => (runs_abort),
  availability: () => (availability),
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
var operations_screenshots_namespaceObject = {};
__webpack_require__.r(operations_screenshots_namespaceObject);
__webpack_require__.d(operations_screenshots_namespaceObject, {
  list: () => (screenshots_list),
  names: () => (names)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/sharings.js
var operations_sharings_namespaceObject = {};
__webpack_require__.r(operations_sharings_namespaceObject);
__webpack_require__.d(operations_sharings_namespaceObject, {
  list: () => (sharings_list),
  share: () => (share)
});

// NAMESPACE OBJECT: ./build/src/contract/operations/tags.js
var operations_tags_namespaceObject = {};
__webpack_require__.r(operations_tags_namespaceObject);
__webpack_require__.d(operations_tags_namespaceObject, {
  add: () => (add),
  get: () => (tags_get),
  list: () => (tags_list),
  remove: () => (tags_remove)
});

;// CONCATENATED MODULE: ./build/src/contract/params.js
function param(kind) {
    return (says) => (says === undefined ? { kind } : { kind, says });
}
const params_text = param("text");
const int32 = param("int32");
const int64 = param("int64");
const params_boolean = param("boolean");
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
    filter: params_text("`<t>_<field>_<op>_<value>`, joined with `;`"),
    sort: params_text("`<field>_a` ascending, `<field>_d` descending"),
    search: params_text("free text, matched against the names"),
    limit: int32("page size, 20 by default; 0 asks for all"),
    offset: int32("page number, 0 by default"),
};

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 14 modules
var schemas = __webpack_require__(45586);
// EXTERNAL MODULE: ./build/src/contract/resources/scalars.js
var scalars = __webpack_require__(42815);
;// CONCATENATED MODULE: ./build/src/contract/resources/page.js


/**
 * The paged list envelope. Services also answer with a plain array, which is read as its only page.
 * (Specification: Resources, Paged list envelope.)
 */
function pageOf(item) {
    const page = schemas/* looseObject */._H3({
        data: schemas/* array */.YOg(item),
        total: scalars/* int32 */.HA.nullish(),
        limit: scalars/* int32 */.HA.nullish(),
        offset: scalars/* int32 */.HA.nullish(),
        sort: schemas/* string */.YjP().nullish(),
        search: schemas/* string */.YjP().nullish(),
        next: schemas/* string */.YjP().nullish(),
        previous: schemas/* string */.YjP().nullish(),
        id: scalars/* int64 */.Gk.nullish(),
        empty: schemas/* boolean */.zMY().nullish(),
    });
    return schemas/* preprocess */.vkY((value) => (Array.isArray(value) ? { data: value, total: value.length } : value), page);
}

;// CONCATENATED MODULE: ./build/src/contract/operation.js


/** Completes an entry of the table. Lists gain the common list parameters. */
function operation(entry) {
    const query = { ...entry.query, ...(entry.answer.item ? listParams : {}) };
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
const listed = (item) => ({ statuses: [200], schema: pageOf(item), item });

;// CONCATENATED MODULE: ./build/src/contract/resources/account.js


/** What an account may do, as services of the newer generation name it. */
const role = (0,scalars/* record */.g1)({}, { id: scalars/* int64 */.Gk, name: (0,scalars/* openEnum */.SW)("USER", "ADMIN"), expireTime: scalars/* dateTime */.KQ });
/** The authenticated user, as `/api/me` answers. Further fields pass through. */
const account = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    email: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    firstName: schemas/* string */.YjP(),
    lastName: schemas/* string */.YjP(),
    createTime: scalars/* dateTime */.KQ,
    enabled: schemas/* boolean */.zMY(),
    // Whoever signs in is let in, whatever shape roles have.
    roles: schemas/* array */.YOg(role).nullable().catch(null),
    /** Relative to the API, such as `/users/7`. */
    selfURI: schemas/* string */.YjP(),
});
/** A project. The specification shows its ids only; further fields pass through. */
const project = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
    userId: scalars/* int64 */.Gk,
    frameworkId: scalars/* int64 */.Gk,
    createTime: scalars/* dateTime */.KQ,
    archiveTime: scalars/* dateTime */.KQ,
    sharedById: scalars/* int64 */.Gk,
    sharedByEmail: schemas/* string */.YjP(),
    selfURI: schemas/* string */.YjP(),
});

;// CONCATENATED MODULE: ./build/src/contract/operations/account.js


const getMe = operation({
    id: "getMe",
    method: "GET",
    root: "auth",
    paths: { me: "/api/me" },
    // `/api` is one of the three roots of the API, so the account is found under the others, too.
    alsoAt: ["/api/v2/me", "/cloud/api/v2/me"],
    answer: ok(account),
    says: "The account whose credentials the request carries.",
    source: "Authentication",
});
const projects = operation({
    id: "listProjects",
    method: "GET",
    paths: { me: "/me/projects" },
    answer: listed(project),
    says: "Lists the projects of the authenticated user.",
    source: "Build service and desktop-browser runs",
});

;// CONCATENATED MODULE: ./build/src/contract/resources/files.js


/** Resources, File, `fileProperties`. */
const fileProperty = (0,scalars/* record */.g1)({ key: schemas/* string */.YjP() }, { id: scalars/* int64 */.Gk, value: schemas/* string */.YjP() });
/** Resources, File: uploads, output files and the result of every zip request. */
const file = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    name: schemas/* string */.YjP(),
    mimetype: schemas/* string */.YjP(),
    direction: (0,scalars/* openEnum */.SW)("INPUT", "OUTPUT"),
    inputType: (0,scalars/* openEnum */.SW)("APPLICATION", "TEST", "DATA"),
    state: (0,scalars/* openEnum */.SW)("PREPARING", "READY"),
    size: scalars/* int64 */.Gk,
    createTime: scalars/* dateTime */.KQ,
    fileProperties: schemas/* array */.YOg(fileProperty),
    /** The download link. It may be signed: a secret. */
    directUrl: scalars/* link */.nf,
    iconDirectUrl: scalars/* link */.nf,
    /** Only in the answer to an upload: null, or relative to the API. */
    selfURI: schemas/* string */.YjP(),
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
    query: { deviceRunIds: int64s("the device runs to include; without them all") },
    answer: changed(file),
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
const files = operation({
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
const { project: archives_project, direct } = ofRun("/build-logs.zip");
const buildLogs = operation({
    ...zip,
    id: "zipBuildLogs",
    paths: { project: archives_project, direct },
    says: "Packs the build logs of a test run. The user family does not have it.",
});

;// CONCATENATED MODULE: ./build/src/contract/resources/builds.js


/** What starts a build (Build-service records, Build start body). */
const buildStart = schemas/* looseObject */._H3({
    fileId: scalars/* int64 */.Gk,
    executorId: scalars/* int64 */.Gk.nullish(),
    resultsConfig: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    configuration: schemas/* unknown */.L5J().optional(),
});
/** Build-service records; `state` and `status` as running services use them. */
const build = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    jobId: scalars/* int64 */.Gk,
    userId: scalars/* int64 */.Gk,
    number: scalars/* int32 */.HA,
    fileId: scalars/* int64 */.Gk,
    executorId: scalars/* int64 */.Gk,
    state: (0,scalars/* openEnum */.SW)("CREATED", "BUILDING", "FINISHED"),
    status: (0,scalars/* openEnum */.SW)("UNDEFINED", "SUCCESS", "FAILURE", "ABORTED"),
    message: schemas/* string */.YjP(),
    exitCode: scalars/* int32 */.HA,
    createTime: scalars/* dateTime */.KQ,
    startTime: scalars/* dateTime */.KQ,
    finishTime: scalars/* dateTime */.KQ,
});

;// CONCATENATED MODULE: ./build/src/contract/operations/builds.js




const source = "Build service and desktop-browser runs";
const fileSets = "docs/decisions.md: File sets of a build";
const generation = "legacy";
const start = operation({
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
const listAll = operation({
    id: "listBuilds",
    method: "GET",
    paths: { me: "/me/builds" },
    answer: listed(build),
    says: "Lists the builds of the authenticated user, over all jobs. Those not FINISHED are under way.",
    source,
    generation,
});
const outputFiles = operation({
    id: "listOutputFiles",
    method: "GET",
    paths: { me: "/me/jobs/{jobId}/builds/{buildId}/output-file-set/files" },
    answer: listed(file),
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
    answer: acknowledged(build),
    says: "Aborts a build and releases its executor.",
    source,
    generation,
});
const complete = operation({
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
    query: { name: params_text("the name of the result, with its folder") },
    upload: "bytes",
    access: "build",
    answer: created(file),
    says: "Adds a file to the results of a build, from its script (`SVC_OUTPUT_FILE_SET_URL`).",
    source: fileSets,
    extension: true,
    generation,
});

;// CONCATENATED MODULE: ./build/src/contract/resources/configuration.js


/** Resources, Project test run configuration. */
const configuration = (0,scalars/* record */.g1)({}, {
    id: scalars/* int64 */.Gk,
    projectId: scalars/* int64 */.Gk,
    scheduler: (0,scalars/* openEnum */.SW)("PARALLEL", "SERIAL", "SINGLE"),
    limitationType: (0,scalars/* openEnum */.SW)("PACKAGE", "CLASS"),
    limitationValue: schemas/* string */.YjP(),
    withAnnotation: schemas/* string */.YjP(),
    withoutAnnotation: schemas/* string */.YjP(),
    screenshotDir: schemas/* string */.YjP(),
    applicationUsername: schemas/* string */.YjP(),
    /** A secret: never printed. */
    applicationPassword: schemas/* string */.YjP(),
    deviceLanguageCode: schemas/* string */.YjP(),
    hookURL: schemas/* string */.YjP(),
    uiAutomatorTestClasses: schemas/* string */.YjP(),
    instrumentationRunner: schemas/* string */.YjP(),
    appiumBrokerAddress: schemas/* string */.YjP(),
    usedDeviceGroupName: schemas/* string */.YjP(),
    usedDeviceGroupId: scalars/* int64 */.Gk,
    /** Seconds per device; 30 minutes by default. */
    timeout: scalars/* int64 */.Gk,
    creditsPrice: scalars/* int64 */.Gk,
    maxAutoRetriesCount: scalars/* int32 */.HA,
    autoScreenshots: schemas/* boolean */.zMY(),
    appCrawlerRun: schemas/* boolean */.zMY(),
    launchApp: schemas/* boolean */.zMY(),
    appRequired: schemas/* boolean */.zMY(),
    gamebenchEnabled: schemas/* boolean */.zMY(),
    videoRecordingEnabled: schemas/* boolean */.zMY(),
    useAdditionalFiles: schemas/* boolean */.zMY(),
    createVNCConnection: schemas/* boolean */.zMY(),
    runAvailable: schemas/* boolean */.zMY(),
    checkApp: schemas/* boolean */.zMY(),
});
/** Resources, Config parameter. */
const configParameter = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { key: schemas/* string */.YjP(), value: schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/src/contract/operations/run-parameters.js

/** The fields that the update of a project's configuration takes (Project configuration, sharing, frameworks). */
const configurationParameters = {
    appRequired: params_boolean("whether a run needs an application file"),
    gamebenchEnabled: params_boolean("whether performance is measured"),
    videoRecordingEnabled: params_boolean("whether the screen is recorded"),
    useAdditionalFiles: params_boolean("whether the data file goes to the device"),
    timeout: int64("seconds per device; 1800 by default"),
    appiumBrokerAddress: params_text("address of the automation broker"),
    createVNCConnection: params_boolean("whether the screen can be watched"),
    maxAutoRetriesCount: int32("how often a failed device run is repeated by itself"),
};
/** What starts a run: every field overrides the project's configuration (Starting a run). */
const runParameters = {
    name: params_text("name of the run"),
    usedDeviceIds: int64s("device models to run on"),
    usedDeviceGroupId: int64("device group to run on"),
    deviceNamePattern: params_text("runs on devices whose names match"),
    scheduler: choice("PARALLEL", "SERIAL", "SINGLE"),
    mode: params_text(),
    appFileId: int64("the uploaded application"),
    testFileId: int64("the uploaded test package"),
    dataFileId: int64("the uploaded data file"),
    testRunId: int64("an earlier run"),
    appCrawlerRun: params_boolean("explores the application instead of running a test"),
    autoScreenshots: params_boolean("takes screenshots by itself"),
    launchApp: params_boolean("starts the application before the test"),
    screenshotDir: params_text("where the test leaves screenshots on the device"),
    limitationType: choice("PACKAGE", "CLASS"),
    limitationValue: params_text("the package or class to run alone"),
    withAnnotation: params_text("runs only tests with this annotation"),
    withoutAnnotation: params_text("leaves out tests with this annotation"),
    applicationUsername: params_text("user name that the crawler enters"),
    applicationPassword: secret("password that the crawler enters"),
    deviceLanguageCode: params_text("language of the device, such as `en_US`"),
    hookURL: params_text("address called when the run ends"),
    uiAutomatorTestClasses: params_text(),
    instrumentationRunner: params_text("class that runs the tests"),
    ...configurationParameters,
};

;// CONCATENATED MODULE: ./build/src/contract/operations/configuration.js




const configuration_source = "Project configuration, sharing, frameworks";
const one = { user: "/users/{userId}/projects/{projectId}/config/parameters/{parameterId}" };
const get = operation({
    id: "getConfiguration",
    method: "GET",
    paths: { project: "/projects/{projectId}/config" },
    answer: ok(configuration),
    says: "The test run configuration of a project.",
    source: configuration_source,
});
const update = operation({
    id: "updateConfiguration",
    method: "POST",
    paths: { project: "/projects/{projectId}/config" },
    query: configurationParameters,
    answer: changed(configuration),
    says: "Changes the named fields of a project's test run configuration.",
    source: configuration_source,
});
const getParameter = operation({
    id: "getConfigParameter",
    method: "GET",
    paths: one,
    answer: ok(configParameter),
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
    query: { key: params_text("name of the parameter"), value: params_text("its value") },
    answer: created(configParameter),
    says: "Adds a parameter to a project's configuration.",
    source: "docs/decisions.md: Creating a configuration parameter",
    extension: true,
});

;// CONCATENATED MODULE: ./build/src/contract/resources/device-groups.js


/** Devices of one operating system under a name, for runs to choose (The newer generation). */
const deviceGroup = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    displayName: schemas/* string */.YjP(),
    osType: (0,scalars/* openEnum */.SW)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    userId: scalars/* int64 */.Gk,
    deviceCount: scalars/* int32 */.HA,
});

;// CONCATENATED MODULE: ./build/src/contract/resources/devices.js



/** Resources, Device property. */
const deviceProperty = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { name: schemas/* string */.YjP(), displayName: schemas/* string */.YjP(), propertyGroupName: schemas/* string */.YjP(), propertyGroupId: scalars/* int64 */.Gk });
/** Resources, Device, `softwareVersion`. */
const softwareVersion = (0,scalars/* record */.g1)({}, { id: scalars/* int64 */.Gk, apiLevel: scalars/* int32 */.HA, releaseVersion: schemas/* string */.YjP() });
/** Resources, Device: a device model of the catalogue. Sizes and offsets of its picture are in pixels. */
const device = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    accountId: scalars/* int64 */.Gk,
    displayName: schemas/* string */.YjP(),
    osType: (0,scalars/* openEnum */.SW)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    deviceGroupOrigin: schemas/* string */.YjP(),
    imagePrefix: schemas/* string */.YjP(),
    mainUserEmail: schemas/* string */.YjP(),
    frame80Url: schemas/* string */.YjP(),
    frame100Url: schemas/* string */.YjP(),
    frame160Url: schemas/* string */.YjP(),
    frame400Url: schemas/* string */.YjP(),
    imageWidth: scalars/* int32 */.HA,
    imageHeight: scalars/* int32 */.HA,
    imageTop: scalars/* int32 */.HA,
    imageLeft: scalars/* int32 */.HA,
    frameExtraWidth: scalars/* int32 */.HA,
    creditsPrice: scalars/* int32 */.HA,
    vncSupported: schemas/* boolean */.zMY(),
    online: schemas/* boolean */.zMY(),
    locked: schemas/* boolean */.zMY(),
    enabled: schemas/* boolean */.zMY(),
    properties: pageOf(deviceProperty),
    softwareVersion,
});
const deviceFilter = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { name: schemas/* string */.YjP(), hidden: schemas/* boolean */.zMY() });
const deviceFilterGroup = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { name: schemas/* string */.YjP(), deviceFilters: schemas/* array */.YOg(deviceFilter) });
/** Resources, Device picker filters: read, and replaced as a whole. */
const pickerFilters = (0,scalars/* record */.g1)({}, { id: scalars/* int64 */.Gk, deviceFilterGroups: schemas/* array */.YOg(deviceFilterGroup) });

;// CONCATENATED MODULE: ./build/src/contract/operations/newer.js
/** What entries share that services running today have and the specification does not. */
const newer = {
    source: "docs/decisions.md: The newer generation",
    extension: true,
    generation: "current",
};

;// CONCATENATED MODULE: ./build/src/contract/operations/device-groups.js





const deviceIds = int64s("devices of the group");
const ofGroup = { me: "/me/device-groups/{deviceGroupId}/devices" };
const list = operation({
    ...newer,
    id: "listDeviceGroups",
    method: "GET",
    paths: { me: "/me/device-groups" },
    answer: listed(deviceGroup),
    says: "Lists the device groups of the account; a run names one by its id.",
});
const create = operation({
    ...newer,
    id: "createDeviceGroup",
    method: "POST",
    paths: { me: "/me/device-groups" },
    query: {
        displayName: params_text("name of the group"),
        osType: choice("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
        deviceIds,
    },
    placement: "form",
    answer: created(deviceGroup),
    says: "Creates a device group.",
});
const device_groups_get = operation({
    ...newer,
    id: "getDeviceGroup",
    method: "GET",
    paths: { me: "/me/device-groups/{deviceGroupId}" },
    answer: ok(deviceGroup),
    says: "One device group.",
});
const devices = operation({
    ...newer,
    id: "listDevicesOfGroup",
    method: "GET",
    paths: ofGroup,
    answer: listed(device),
    says: "Lists the devices of a group.",
});
const addDevices = operation({
    ...newer,
    id: "addDevicesToGroup",
    method: "POST",
    paths: ofGroup,
    query: { deviceIds },
    placement: "form",
    answer: changed(deviceGroup),
    says: "Adds devices to a group.",
});

;// CONCATENATED MODULE: ./build/src/contract/resources/device-sessions.js



/** What a run does on one device: the device run of the specification (The newer generation). */
const deviceSession = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    testRunId: scalars/* int64 */.Gk,
    projectId: scalars/* int64 */.Gk,
    userId: scalars/* int64 */.Gk,
    device: device,
    /** The last six are its end. A state beyond these neither is the end nor counts as success. */
    state: (0,scalars/* openEnum */.SW)(...["WAITING", "RUNNING", "FINISHING"], ...["SUCCEEDED", "FAILED", "WARNING", "ABORTED", "TIMEOUT", "EXCLUDED"]),
    excludeReason: (0,scalars/* openEnum */.SW)(...["NO_DEVICE", "API_LEVEL", "SINGLE_MODE"], ...["FRAMEWORK_NOT_SUPPORTED", "CONCURRENCY_LIMIT", "ADMIN"]),
    message: schemas/* string */.YjP(),
    createTime: scalars/* dateTime */.KQ,
    startTime: scalars/* dateTime */.KQ,
    endTime: scalars/* dateTime */.KQ,
    testCaseAllCount: scalars/* int32 */.HA,
    testCasePassedCount: scalars/* int32 */.HA,
    testCaseFailedCount: scalars/* int32 */.HA,
    testCaseSkippedCount: scalars/* int32 */.HA,
    /** 0 to 1. */
    successRatio: scalars/* float */.fV,
    retryable: schemas/* boolean */.zMY(),
    autoRetriesLeftCount: scalars/* int32 */.HA,
    uiLink: schemas/* string */.YjP(),
});

;// CONCATENATED MODULE: ./build/src/contract/resources/screenshots.js



const picture = {
    fail: schemas/* boolean */.zMY(),
    originalName: schemas/* string */.YjP(),
    type: schemas/* string */.YjP(),
    /** Milliseconds since the epoch. */
    takeTimestamp: scalars/* int64 */.Gk,
};
/** Resources, Screenshot record. */
const screenshot = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { testRunId: scalars/* int64 */.Gk, projectId: scalars/* int64 */.Gk, deviceRunId: scalars/* int64 */.Gk, ...picture, device: device });
/** Resources, Screenshot name record. */
const screenshotName = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, picture);

;// CONCATENATED MODULE: ./build/src/contract/operations/device-sessions.js






const shared = { ...newer, method: "GET", directQuery: ["projectId"] };
/** Device sessions are the device runs of the specification, with records and files of their own. */
const device_sessions_list = operation({
    ...shared,
    id: "listDeviceSessions",
    paths: ofRun("/device-sessions"),
    answer: listed(deviceSession),
    says: "Lists what a test run does on each device.",
});
const device_sessions_get = operation({
    ...shared,
    id: "getDeviceSession",
    paths: ofRun("/device-sessions/{deviceSessionId}"),
    answer: ok(deviceSession),
    says: "What a test run does on one device: its state, counts and times.",
});
const device_sessions_outputFiles = operation({
    ...shared,
    id: "listDeviceSessionFiles",
    paths: ofRun("/device-sessions/{deviceSessionId}/output-file-set/files"),
    answer: listed(file),
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
    answer: listed(screenshot),
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
    withDisabled: params_boolean("disabled devices, too"),
    withDedicated: params_boolean("dedicated devices, too"),
};
const devices_list = operation({
    id: "listDevices",
    method: "GET",
    paths: { direct: "/devices" },
    query: {
        ...which,
        withProperties: params_boolean("with the properties of each device"),
        deviceFilters: choices("FREE", "RECOMMENDED", "NEW"),
        labelIds: int64s("only devices with these properties"),
    },
    answer: listed(device),
    says: "Lists the catalogue of devices.",
    source: devices_source,
});
const devices_get = operation({
    id: "getDevice",
    method: "GET",
    paths: { direct: "/devices/{deviceId}" },
    query: which,
    answer: ok(device),
    says: "One device.",
    source: devices_source,
});
const properties = operation({
    id: "listDeviceProperties",
    method: "GET",
    paths: { direct: "/devices/{deviceId}/properties" },
    answer: listed(deviceProperty),
    says: "Lists the properties of a device.",
    source: devices_source,
});
const filters = operation({
    id: "getDeviceFilters",
    method: "GET",
    paths: { direct: "/devices/filters" },
    answer: ok(pickerFilters),
    says: "The filters of the device picker.",
    source: devices_source,
});
const replaceFilters = operation({
    id: "replaceDeviceFilters",
    method: "POST",
    paths: { direct: "/devices/filters" },
    body: pickerFilters,
    answer: changed(pickerFilters),
    says: "Replaces the filters of the device picker.",
    source: devices_source,
});

;// CONCATENATED MODULE: ./build/src/contract/resources/executors.js


/** A runner: a browser and operating system that takes one build at a time (Rules for builds, 1). */
const executor = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    name: schemas/* string */.YjP(),
    osType: schemas/* string */.YjP(),
    browserName: schemas/* string */.YjP(),
    enabled: schemas/* boolean */.zMY(),
    busy: schemas/* boolean */.zMY(),
    /** Builds that wait for this runner. */
    queueLength: scalars/* int32 */.HA,
});

;// CONCATENATED MODULE: ./build/src/contract/operations/executors.js


const executors_list = operation({
    id: "listExecutors",
    method: "GET",
    paths: { me: "/me/executors", direct: "/executors" },
    answer: listed(executor),
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
    answer: created(file),
    says: "Uploads a file, as the form part named `file`.",
    source: "Build service and desktop-browser runs",
});
const files_list = operation({
    id: "listFiles",
    method: "GET",
    paths: { me: "/me/files" },
    answer: listed(file),
    says: "Lists the files of the authenticated user.",
    source: files_source,
    extension: true,
    generation: files_generation,
});
const files_get = operation({
    id: "getFile",
    method: "GET",
    paths: files_one,
    answer: ok(file),
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

;// CONCATENATED MODULE: ./build/src/contract/resources/frameworks.js


/** Resources, Framework. The specification shows no id, though runs refer to one: it may be missing. */
const framework = (0,scalars/* record */.g1)({}, {
    id: scalars/* int64 */.Gk,
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
    osType: schemas/* string */.YjP(),
    /** Extensions as one text, such as `apk`. */
    requiredAppExtensions: schemas/* string */.YjP(),
    requiredTestExtensions: schemas/* string */.YjP(),
    mainUserName: schemas/* string */.YjP(),
    mainUserEmail: schemas/* string */.YjP(),
    secured: schemas/* boolean */.zMY(),
    forProjects: schemas/* boolean */.zMY(),
    retryable: schemas/* boolean */.zMY(),
    canRunFromUI: schemas/* boolean */.zMY(),
    skipOlderSdk: schemas/* boolean */.zMY(),
    skipQueue: schemas/* boolean */.zMY(),
    createTime: scalars/* dateTime */.KQ,
});

;// CONCATENATED MODULE: ./build/src/contract/operations/frameworks.js



const frameworks_list = operation({
    id: "listFrameworks",
    method: "GET",
    paths: { user: "/users/{userId}/projects/{projectId}/available-frameworks" },
    answer: listed(framework),
    says: "Lists the frameworks that a project can use.",
    source: "Project configuration, sharing, frameworks",
});
const frameworks_listAll = operation({
    ...newer,
    id: "listAvailableFrameworks",
    method: "GET",
    paths: { me: "/me/available-frameworks" },
    answer: listed(framework),
    says: "Lists the frameworks that the account can use; a run names one by its id.",
});

;// CONCATENATED MODULE: ./build/src/contract/resources/jobs.js


/** Resources, Job. `type` and `content` are the build service's. */
const job = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, {
    name: schemas/* string */.YjP(),
    pipeline: schemas/* string */.YjP(),
    type: (0,scalars/* openEnum */.SW)("BUILD", "BROWSER_TESTING"),
    userId: scalars/* int64 */.Gk,
    createTime: scalars/* dateTime */.KQ,
    archiveTime: scalars/* dateTime */.KQ,
});

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
    answer: listed(job),
    says: "Lists jobs.",
    source: "Jobs; Build service and desktop-browser runs",
    generation: jobs_generation,
});
const jobs_create = operation({
    id: "createJob",
    method: "POST",
    paths: { me: "/me/jobs", user: "/users/{userId}/jobs" },
    query: { name: params_text(), content: params_text("pipeline definition"), type: choice("BUILD", "BROWSER_TESTING") },
    placement: "form",
    answer: created(job),
    says: "Creates a job.",
    source: "Jobs; Build service and desktop-browser runs",
    generation: jobs_generation,
});
const jobs_get = operation({
    id: "getJob",
    method: "GET",
    paths: jobs_one,
    answer: ok(job),
    says: "One job.",
    source: "Jobs",
    generation: jobs_generation,
});
const jobs_update = operation({
    id: "updateJob",
    method: "POST",
    paths: jobs_one,
    query: { name: params_text(), content: params_text("pipeline definition") },
    answer: changed(job),
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

;// CONCATENATED MODULE: ./build/src/contract/resources/oauth.js


/** Authentication, OAuth 2.0: what both grants answer. `expires_in` is in seconds. */
const oauthToken = (0,scalars/* record */.g1)({ access_token: schemas/* string */.YjP().min(1) }, { token_type: schemas/* string */.YjP(), refresh_token: schemas/* string */.YjP(), expires_in: scalars/* int64 */.Gk, scope: schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/src/contract/operations/oauth.js



const token = operation({
    id: "issueToken",
    method: "POST",
    root: "auth",
    paths: { direct: "/oauth/token" },
    query: {
        client_id: params_text("the public client identifier of the service's API"),
        grant_type: choice("password", "refresh_token"),
        username: params_text("e-mail address, for the password grant"),
        password: secret("for the password grant"),
        refresh_token: secret("for the refresh grant"),
    },
    placement: "form",
    access: "none",
    answer: ok(oauthToken),
    says: "Opens a session by password, or renews one by its refresh token.",
    source: "Authentication, OAuth 2.0",
});

;// CONCATENATED MODULE: ./build/src/contract/operations/projects.js




const projects_create = operation({
    ...newer,
    id: "createProject",
    method: "POST",
    paths: { me: "/me/projects" },
    query: { name: params_text("name of the project"), description: params_text("what it is for") },
    placement: "form",
    answer: created(project),
    says: "Creates a project.",
});
const projects_get = operation({
    ...newer,
    id: "getProject",
    method: "GET",
    paths: { me: "/me/projects/{projectId}" },
    answer: ok(project),
    says: "One project.",
});

;// CONCATENATED MODULE: ./build/src/contract/resources/data-availability.js


/** What there is to download of one device run. */
const deviceRunDataAvailability = (0,scalars/* record */.g1)({ deviceRunId: scalars/* int64 */.Gk }, {
    id: scalars/* int64 */.Gk,
    logs: schemas/* boolean */.zMY(),
    resultsDataZip: schemas/* boolean */.zMY(),
    performance: schemas/* boolean */.zMY(),
    buildLogs: schemas/* boolean */.zMY(),
    screenshots: schemas/* boolean */.zMY(),
});
/** Resources, Data availability: what there is to download of a run. */
const dataAvailability = (0,scalars/* record */.g1)({}, {
    id: scalars/* int64 */.Gk,
    testRunId: scalars/* int64 */.Gk,
    test: schemas/* boolean */.zMY(),
    application: schemas/* boolean */.zMY(),
    deviceRunDataAvailabilities: schemas/* array */.YOg(deviceRunDataAvailability),
});

;// CONCATENATED MODULE: ./build/src/contract/resources/run-configuration.js


/** What a run does with a file. Left out, the file's own kind decides. */
const fileUse = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { action: (0,scalars/* openEnum */.SW)("INSTALL", "RUN_TEST", "COPY_TO_DEVICE") });
/** A parameter that the test finds in its environment. */
const runParameter = (0,scalars/* record */.g1)({ key: schemas/* string */.YjP() }, { value: schemas/* string */.YjP() });
const run_configuration_scalars = {
    deviceGroupId: scalars/* int64 */.Gk,
    projectId: scalars/* int64 */.Gk,
    /** Names the project where `projectId` does not; it is created when there is none. */
    projectName: schemas/* string */.YjP(),
    testRunName: schemas/* string */.YjP(),
    /** Seconds per device. */
    timeout: scalars/* int64 */.Gk,
    hookURL: schemas/* string */.YjP(),
    deviceLanguageCode: schemas/* string */.YjP(),
    limitationValue: schemas/* string */.YjP(),
    withAnnotation: schemas/* string */.YjP(),
    withoutAnnotation: schemas/* string */.YjP(),
    instrumentationRunner: schemas/* string */.YjP(),
    screenshotDir: schemas/* string */.YjP(),
    maxAutoRetriesCount: scalars/* int32 */.HA,
    videoRecordingEnabled: schemas/* boolean */.zMY(),
    appiumBrokerAddress: schemas/* string */.YjP(),
};
const lists = { deviceIds: schemas/* array */.YOg(scalars/* int64 */.Gk), testRunParameters: schemas/* array */.YOg(runParameter) };
/** A run's configuration as services of the newer generation answer it (The newer generation, JSON run body). */
const runConfiguration = (0,scalars/* record */.g1)({
    /** Never null on the wire; an absent one is read as empty. */
    files: schemas/* array */.YOg(fileUse).catch([]),
}, {
    osType: (0,scalars/* openEnum */.SW)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    frameworkId: scalars/* int64 */.Gk,
    scheduler: (0,scalars/* openEnum */.SW)("PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"),
    limitationType: (0,scalars/* openEnum */.SW)("PACKAGE", "CLASS"),
    ...run_configuration_scalars,
    ...lists,
});
const required = {
    osType: schemas/* enum */.k5n(["ANDROID", "IOS", "DESKTOP", "UNDEFINED"]),
    frameworkId: scalars/* int64 */.Gk,
    files: schemas/* array */.YOg((0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { action: schemas/* enum */.k5n(["INSTALL", "RUN_TEST", "COPY_TO_DEVICE"]) })),
};
const run_configuration_choices = {
    scheduler: schemas/* enum */.k5n(["PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"]),
    limitationType: schemas/* enum */.k5n(["PACKAGE", "CLASS"]),
};
/** What a run is started with. Devices are chosen by their ids or by their group; the ids win. */
const runStart = (0,scalars/* record */.g1)(required, { ...run_configuration_choices, ...run_configuration_scalars, ...lists })
    .refine(({ deviceIds, deviceGroupId }) => deviceIds?.length || typeof deviceGroupId === "number", {
    error: "Give deviceIds or a deviceGroupId.",
})
    .meta({ anyOf: [{ required: ["deviceIds"] }, { required: ["deviceGroupId"] }] });
/** A configuration that is not complete, to be filled in. */
const runDraft = (0,scalars/* record */.g1)({}, { ...required, ...run_configuration_choices, ...run_configuration_scalars, ...lists });

;// CONCATENATED MODULE: ./build/src/contract/resources/tags.js


/** Resources, Tag. Its filter and sort fields name `testRunId`, too. */
const tag = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { name: schemas/* string */.YjP(), testRunId: scalars/* int64 */.Gk });

;// CONCATENATED MODULE: ./build/src/contract/resources/runs.js






/** Resources, Test run, as the specification lists it. */
const specified = {
    number: scalars/* int32 */.HA,
    projectId: scalars/* int64 */.Gk,
    userId: scalars/* int64 */.Gk,
    startedById: scalars/* int64 */.Gk,
    startedByDisplayName: schemas/* string */.YjP(),
    displayName: schemas/* string */.YjP(),
    createTime: scalars/* dateTime */.KQ,
    /** An aborted run ends FINISHED, too, with `abortedDeviceCount` above zero. */
    state: (0,scalars/* openEnum */.SW)("WAITING", "RUNNING", "FINISHED"),
    frameworkId: scalars/* int64 */.Gk,
    frameworkName: schemas/* string */.YjP(),
    totalDeviceCount: scalars/* int32 */.HA,
    waitingDeviceCount: scalars/* int32 */.HA,
    runningDeviceCount: scalars/* int32 */.HA,
    finishedDeviceCount: scalars/* int32 */.HA,
    succeededDeviceCount: scalars/* int32 */.HA,
    abortedDeviceCount: scalars/* int32 */.HA,
    excludedDeviceCount: scalars/* int32 */.HA,
    timeoutedDeviceCount: scalars/* int32 */.HA,
    warningDeviceCount: scalars/* int32 */.HA,
    errorsDeviceCount: scalars/* int32 */.HA,
    testCaseCount: scalars/* int32 */.HA,
    successfulTestCaseCount: scalars/* int32 */.HA,
    /** Both ratios are 0 to 1. */
    successRatio: scalars/* float */.fV,
    executionRatio: scalars/* float */.fV,
    screenshotsFileId: scalars/* int64 */.Gk,
    logsFileId: scalars/* int64 */.Gk,
    gamebenchResultsUrl: schemas/* string */.YjP(),
};
/** Fields of a run that services send beside the specification's. */
const alsoSeen = {
    /** Instead of `totalDeviceCount`. */
    deviceCount: scalars/* int32 */.HA,
    executedTestCaseCount: scalars/* int32 */.HA,
    failedTestCaseCount: scalars/* int32 */.HA,
    projectName: schemas/* string */.YjP(),
    uiLink: schemas/* string */.YjP(),
    startTime: scalars/* dateTime */.KQ,
    message: schemas/* string */.YjP(),
    retryable: schemas/* boolean */.zMY(),
    billable: schemas/* boolean */.zMY(),
    // Their shape is known of some services only: one that differs does not lose the run.
    tags: schemas/* array */.YOg(tag).nullable().catch(null),
    config: runConfiguration.nullable().catch(null),
};
/** A test run: one test on one or more devices. */
const run = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { ...specified, ...alsoSeen });
/** Resources, Extended test run. */
const extendedRun = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { ...specified, ...alsoSeen, files: pageOf(file) });

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
    answer: listed(run),
    says: "Lists test runs: of a project, or all that the account may see.",
    source: runs_source,
});
const listOfUser = operation({
    id: "listRunsOfUser",
    method: "GET",
    paths: { user: "/users/{userId}/runs" },
    fields: runFields,
    answer: listed(run),
    says: "Lists the test runs of a user over all projects.",
    source: runs_source,
});
const runs_start = operation({
    id: "startRun",
    method: "POST",
    paths: runs_all,
    query: runParameters,
    answer: created(run),
    says: "Starts a test run with the project's configuration; each parameter overrides one field of it.",
    source: "Starting a run",
    generation: "legacy",
});
const startConfigured = operation({
    ...newer,
    id: "startConfiguredRun",
    method: "POST",
    paths: { me: "/me/runs", user: "/users/{userId}/runs", direct: "/runs" },
    body: runStart,
    answer: created(run),
    says: "Starts a test run with the configuration in the body.",
});
const checkConfiguration = operation({
    ...newer,
    id: "checkRunConfiguration",
    method: "POST",
    paths: { me: "/me/runs/config", user: "/users/{userId}/runs/config", direct: "/runs/config" },
    body: runDraft,
    answer: changed(runConfiguration),
    says: "Fills in a run's configuration, without starting it.",
});
const runs_get = operation({
    id: "getRun",
    method: "GET",
    paths: ofRun(""),
    directQuery,
    answer: ok(run),
    says: "One test run with its state, counts and ratios.",
    source: runs_source,
});
const rename = operation({
    id: "renameRun",
    method: "POST",
    paths: ofRun(""),
    directQuery,
    query: { displayName: params_text("the new name") },
    answer: changed(run),
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
    answer: changed(run),
    says: "Stops a test run and keeps its partial results.",
    source: runs_source,
});
const retry = operation({
    id: "retryRun",
    method: "POST",
    paths: ofRun("/retry"),
    directQuery,
    query: { deviceRunIds: int64s("the device runs to retry; without them the whole run") },
    answer: changed(run),
    says: "Retries a test run, or chosen device runs of it; they get new ids.",
    source: runs_source,
});
const availability = operation({
    id: "getDataAvailability",
    method: "GET",
    paths: ofRun("/data-availability"),
    directQuery: ["userId", "projectId"],
    answer: ok(dataAvailability),
    says: "What there is to download of a test run, per device run.",
    source: runs_source,
});
const listExtended = operation({
    id: "listRunsExtended",
    method: "GET",
    paths: { project: "/projects/{projectId}/runs-extended" },
    fields: runFields,
    answer: listed(extendedRun),
    says: "Lists the test runs of a project with their files and tags.",
    source: runs_source,
});
const getExtended = operation({
    id: "getRunExtended",
    method: "GET",
    paths: { project: "/projects/{projectId}/runs-extended/{runId}" },
    answer: ok(extendedRun),
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
    query: { name: params_text("only screenshots with this name") },
    fields: screenshots_fields,
    answer: listed(screenshot),
    says: "Lists the screenshots of a test run, over all devices.",
    source: screenshots_source,
});
const names = operation({
    id: "listScreenshotNames",
    method: "GET",
    paths: ofRun("/screenshot-names"),
    answer: listed(screenshotName),
    says: "Lists the names under which a test run took screenshots.",
    source: screenshots_source,
});

;// CONCATENATED MODULE: ./build/src/contract/resources/sharings.js


/** Resources, Sharing: another user's access to a project. */
const sharing = (0,scalars/* record */.g1)({ id: scalars/* int64 */.Gk }, { userId: scalars/* int64 */.Gk, userEmail: schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./build/src/contract/operations/sharings.js



const sharings_source = "Project configuration, sharing, frameworks";
const share = operation({
    id: "shareProject",
    method: "POST",
    paths: { project: "/projects/{projectId}/sharings" },
    query: { email: params_text("e-mail address of the other user") },
    answer: created(sharing),
    says: "Shares a project with another user.",
    source: sharings_source,
});
const sharings_list = operation({
    id: "listSharings",
    method: "GET",
    paths: { project: "/projects/{projectId}/sharings" },
    answer: listed(sharing),
    says: "Lists with whom a project is shared.",
    source: sharings_source,
});

;// CONCATENATED MODULE: ./build/src/contract/operations/tags.js




const tags_source = "Test runs: three path families";
const tags_directQuery = ["projectId"];
const add = operation({
    id: "addTag",
    method: "POST",
    paths: ofRun("/tags"),
    directQuery: tags_directQuery,
    query: { name: params_text("the tag") },
    answer: created(tag),
    says: "Tags a test run.",
    source: tags_source,
});
const tags_list = operation({
    id: "listTags",
    method: "GET",
    paths: ofRun("/tags"),
    directQuery: tags_directQuery,
    fields: { filter: ["id", "name", "testrunid"], sort: ["id", "name", "testRunId"] },
    answer: listed(tag),
    says: "Lists the tags of a test run.",
    source: tags_source,
});
const tags_get = operation({
    id: "getTag",
    method: "GET",
    paths: ofRun("/tags/{tagId}"),
    directQuery: tags_directQuery,
    answer: ok(tag),
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
    jobs: operations_jobs_namespaceObject,
    files: operations_files_namespaceObject,
    builds: operations_builds_namespaceObject,
    executors: operations_executors_namespaceObject,
    account: operations_account_namespaceObject,
    oauth: operations_oauth_namespaceObject,
    projects: projects_namespaceObject,
    runs: operations_runs_namespaceObject,
    deviceSessions: operations_device_sessions_namespaceObject,
    tags: operations_tags_namespaceObject,
    screenshots: operations_screenshots_namespaceObject,
    archives: archives_namespaceObject,
    configuration: operations_configuration_namespaceObject,
    sharings: operations_sharings_namespaceObject,
    frameworks: operations_frameworks_namespaceObject,
    devices: operations_devices_namespaceObject,
    deviceGroups: operations_device_groups_namespaceObject,
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

/***/ 52518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UL: () => (/* binding */ buildPath),
  eV: () => (/* binding */ routesOf)
});

// UNUSED EXPORTS: declaredRoutes

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
;// CONCATENATED MODULE: ./build/src/contract/spellings.js
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

;// CONCATENATED MODULE: ./build/src/contract/paths.js


/** Every path under which the operation is reached: the table's own in the order of preference, then the others. */
function routesOf(operation) {
    return [...declaredRoutes(operation), ...spellingsOf(operation).map((path) => spelled(operation, path))];
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
    throw new errors/* DeviceCloudError */.c("input", `${operationId} was called with ${name} "${id}", which is no id.`, {
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
    return new errors/* DeviceCloudError */.c("input", `${operationId} was called without ${lacking.join(" and ")}.`, {
        remedy: `Pass ${lacking.join(" and ")}; its paths are ${routes.map(({ template }) => template).join(", ")}.`,
    });
}


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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45586);

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


/***/ })

};
