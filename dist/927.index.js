export const id = 927;
export const ids = [927];
export const modules = {

/***/ 82927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
;// CONCATENATED MODULE: ./build/src/services/results/archive-wish.js

/** Every archive that is wanted of the runs, in the order of runs, device runs and kinds, with its place. */
function archiveWishes(surveyed, order) {
    return surveyed.flatMap((found) => wishesOf(found, runFolder(found.run, order), order));
}
function wishesOf({ run, deviceRuns }, folder, order) {
    const ofRun = `of run ${run.runId}`;
    if (order.by === "device-run") {
        return (deviceRuns ?? []).flatMap((deviceRun) => order.archives.map((kind) => ({
            ...{ kind, run, deviceRun, deviceRunIds: [deviceRun.id] },
            folder: (0,external_node_path_.join)(deviceRunFolder(folder, deviceRun.id), kind),
            name: `${kind}.zip of device run ${deviceRun.id} ${ofRun}`,
        })));
    }
    // None of the wanted device runs is in this run: without ids, the service would pack all of them.
    if (deviceRuns?.length === 0)
        return [];
    return order.archives.map((kind) => ({
        ...{ kind, run, deviceRun: null, deviceRunIds: deviceRuns?.map(({ id }) => id) },
        folder: (0,external_node_path_.join)(folder, kind),
        name: `${kind}.zip ${ofRun}`,
    }));
}
/** The folder of a run; one run needs none of its own. */
function runFolder({ runId }, { folder, runs }) {
    return runs.length > 1 ? (0,external_node_path_.join)(folder, `run-${runId}`) : folder;
}
/** The folder of a device run while its device's name may be unknown. */
function deviceRunFolder(folder, deviceRunId) {
    return (0,external_node_path_.join)(folder, `device-run-${deviceRunId}`);
}

// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/services/transfer/transfer-log.js
var transfer_log = __webpack_require__(99694);
// EXTERNAL MODULE: ./build/src/services/results/archive-requests.js
var archive_requests = __webpack_require__(58064);
// EXTERNAL MODULE: ./build/src/services/results/device-name.js
var device_name = __webpack_require__(83533);
// EXTERNAL MODULE: ./build/src/services/results/download-archive.js + 1 modules
var download_archive = __webpack_require__(85077);
// EXTERNAL MODULE: ./build/src/contract/operations/index.js + 21 modules
var operations = __webpack_require__(63190);
// EXTERNAL MODULE: ./build/src/contract/paths.js
var paths = __webpack_require__(62111);
// EXTERNAL MODULE: ./build/src/contract/results/archives.js
var archives = __webpack_require__(8950);
// EXTERNAL MODULE: ./build/src/services/results/collect-files.js
var collect_files = __webpack_require__(82979);
// EXTERNAL MODULE: ./build/src/services/results/device-runs.js
var device_runs = __webpack_require__(36844);
// EXTERNAL MODULE: ./build/src/services/results/safe-path.js
var safe_path = __webpack_require__(82976);
// EXTERNAL MODULE: ./build/src/services/results/refusals-text.js
var refusals_text = __webpack_require__(13688);
// EXTERNAL MODULE: ./build/src/services/results/unpack-archive.js + 1 modules
var unpack_archive = __webpack_require__(477);
;// CONCATENATED MODULE: ./build/src/services/results/take-archive.js



/**
 * Unpacks a zip and removes it, or reads it through and keeps it: then it is known to be whole, and what unpacking it
 * would leave out is told.
 * @throws {DeviceCloudError} `package` when it is no zip archive, `input` when the folder cannot be written.
 */
async function takeArchive(zip, options) {
    const { name: archiveName, folder, deviceRunId, extract, signal } = options;
    if (!extract) {
        const { fileCount, refusals } = await (0,unpack_archive/* checkArchive */.PI)(zip, { archiveName, signal });
        return { state: "kept", path: zip, files: [zip], fileCount, problems: problemsOf(archiveName, refusals) };
    }
    await (0,promises_.mkdir)(folder, { recursive: true });
    const unpacked = await (0,unpack_archive/* unpackArchive */.b)(zip, { archiveName, folder, deviceRunId, signal });
    await (0,promises_.rm)(zip);
    return {
        ...{ state: "extracted", path: folder, folderName: unpacked.folderName },
        files: unpacked.files.map(({ path }) => path),
        fileCount: unpacked.files.length,
        problems: problemsOf(archiveName, unpacked.refusals),
    };
}
function problemsOf(archiveName, refusals) {
    const problem = (0,refusals_text/* refusalsText */.R)(refusals);
    return problem === undefined ? [] : [`${archiveName}: ${problem}`];
}

;// CONCATENATED MODULE: ./build/src/services/results/fetch-from-sessions.js











const AT_ONCE = 2;
const MAX_BYTES = 16 * 1024 ** 3;
/**
 * What an archive would hold, from a service that makes none of runs: out of its device sessions, each a folder, as the
 * zip that a session has of all its files, else file by file.
 * @throws `refused`, the answer to the zip request, where the device sessions do not have it either.
 */
async function fetchFromSessions(wish, order, tools, refused) {
    const { kind } = wish;
    if (kind === "apps-data")
        throw refused;
    const all = await (0,device_runs/* deviceRunsOf */.C)(tools.client, wish.run, tools.signal);
    const sessions = all.filter(({ id }) => wish.deviceRunIds?.includes(id) ?? true);
    if (sessions.some(({ session }) => session === null))
        throw refused;
    const fetched = await (0,concurrency/* mapBounded */.y)(sessions, AT_ONCE, async (deviceRun) => {
        const folder = wish.deviceRun ? wish.folder : (0,external_node_path_.join)(wish.folder, folderOf(deviceRun));
        const place = { deviceRunId: deviceRun.id, folder, wish };
        const zip = kind === "files" ? await sessionZip(place, order, tools) : undefined;
        return zip ?? (await sessionFiles(place, kind, tools));
    });
    const isKept = fetched.length > 0 && fetched.every(({ state }) => state === "kept");
    return {
        state: isKept ? "kept" : "extracted",
        path: isKept && wish.deviceRun ? (fetched[0]?.path ?? null) : wish.folder,
        sizeBytes: fetched.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        files: fetched.flatMap(({ files }) => files),
        fileCount: fetched.reduce((sum, { fileCount }) => sum + fileCount, 0),
        problems: fetched.flatMap(({ problems }) => problems),
    };
}
/** All files of a session as its one zip; undefined where the service has no such zip. */
async function sessionZip({ wish, deviceRunId, folder }, { extract }, { client, signal }) {
    const ids = { ...wish.run, deviceSessionId: deviceRunId };
    // As a link, the zip is saved like every other download: with its length checked, and begun again when it breaks.
    const link = (0,paths/* buildPath */.UL)(operations/* operations */.z.deviceSessions.outputZip, ids).path.slice(1);
    const zip = `${folder}.zip`;
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(zip, ".."), { recursive: true });
        await client.download(link, zip, { signal, maxBytes: MAX_BYTES });
    }
    catch (error) {
        if ((0,archive_requests/* isUnknownOperation */.i)(error))
            return undefined;
        throw error;
    }
    const { size: sizeBytes } = await (0,promises_.stat)(zip);
    const { folderName: _, ...taken } = await takeArchive(zip, {
        ...{ name: wish.name, folder, deviceRunId, extract, signal },
    });
    return { ...taken, sizeBytes };
}
/** The files of a session that the archive would hold, one by one; there is no zip to keep then. */
async function sessionFiles({ wish, deviceRunId, folder }, kind, { client, clock, signal }) {
    const ids = { ...wish.run, deviceSessionId: deviceRunId };
    async function* list() {
        for await (const file of client.deviceSessions.outputFiles(ids, { signal }))
            if ((0,archives/* holds */.v)(kind, file.name ?? ""))
                yield file;
    }
    await (0,promises_.mkdir)(folder, { recursive: true });
    const { files, problems } = await (0,collect_files/* collectFiles */.C)({ client, clock, signal, folder, list });
    return {
        ...{ state: "extracted", path: folder, fileCount: files.length },
        sizeBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        files: files.map(({ path }) => path),
        problems: problems.map((problem) => `${wish.name}: ${problem}`),
    };
}
function folderOf({ id, session }) {
    return `${(0,safe_path/* folderName */.u)(session?.device?.displayName ?? "", "device")}-${id}`;
}

;// CONCATENATED MODULE: ./build/src/services/results/fetch-archive.js










/**
 * Fetches one archive and unpacks it, or checks and keeps it. Whatever goes wrong is a problem in the answer, so that the
 * others are still fetched.
 * @throws {DeviceCloudError} only `cancelled`.
 */
async function fetchArchive(wish, order, tools) {
    const { logger } = tools;
    try {
        const fetched = await fetchOne(wish, order, tools);
        logger.info(`${wish.name}: ${fetched.fileCount} files${fetched.state === "kept" ? ", kept as a zip" : ""}.`);
        for (const problem of fetched.problems)
            logger.info(problem);
        return fetched;
    }
    catch (error) {
        const failure = (0,errors/* asDeviceCloudError */.w)(error);
        if (failure.code === "cancelled")
            throw failure;
        const problem = `${wish.name} could not be had: ${failure.explanation}`;
        logger.info(problem);
        return { ...blank(wish), state: "missing", problems: [problem] };
    }
}
async function fetchOne(wish, order, tools) {
    const { name, folder, kind, run, deviceRun, deviceRunIds } = wish;
    const { extract, prepareMs } = order;
    const { client, signal } = tools;
    const path = `${folder}.zip`;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    let isLacking = false;
    const request = async () => {
        try {
            return await (0,archive_requests/* requestArchive */.I)(client, kind, run, deviceRunIds, signal);
        }
        catch (error) {
            isLacking = (0,archive_requests/* isUnknownOperation */.i)(error);
            throw error;
        }
    };
    try {
        const told = new transfer_log/* TransferLog */.q(name, tools);
        const { sizeBytes } = await (0,download_archive/* downloadArchive */.Z)(request, {
            ...{ ...tools, path, prepareMs, name },
            onProgress: (progress) => told.progress(progress),
            onRetry: ({ message }) => tools.logger.info(`${name} is asked for again: ${message}`),
        });
        tools.logger.info(`${name}: ${told.summary(sizeBytes)}`);
        const options = { name, folder, deviceRunId: deviceRun?.id, extract, signal };
        const { folderName, ...taken } = await takeArchive(path, options);
        const known = blank(wish);
        return { ...known, ...taken, sizeBytes, device: known.device ?? toldDevice(wish, folderName) };
    }
    catch (error) {
        if (!isLacking)
            throw error;
        return { ...blank(wish), ...(await fetchFromSessions(wish, order, tools, error)) };
    }
}
function blank({ run, kind, deviceRun }) {
    const name = deviceRun?.session?.device?.displayName;
    return {
        ...{ runId: run.runId, kind, deviceRunId: deviceRun?.id ?? null },
        device: name ? (0,untrusted_text/* plainLine */.h)(name, 80) : null,
        ...{ path: null, sizeBytes: 0, files: [], fileCount: 0, problems: [] },
    };
}
/** The device as its archive names it. */
function toldDevice({ deviceRun }, folderName) {
    const name = deviceRun && (0,device_name/* deviceNameIn */.X)(folderName, deviceRun.id);
    return name ? (0,untrusted_text/* plainLine */.h)(name, 80) : null;
}

;// CONCATENATED MODULE: ./build/src/services/results/name-device-folders.js




/**
 * The archives with the folder of each device run named after its device, `<device name>-<device run id>`. It comes last:
 * of some services only the archives tell the name, and several of one device run are fetched at once.
 */
async function nameDeviceFolders(archives, order) {
    const named = [];
    const ofOneDevice = Map.groupBy(archives, ({ runId, deviceRunId }) => `${runId} ${deviceRunId}`);
    for (const group of ofOneDevice.values())
        named.push(...(await nameFolder(group, order)));
    return named;
}
async function nameFolder(group, order) {
    const device = group.find((archive) => archive.device !== null)?.device ?? null;
    const { runId = 0, deviceRunId = null } = group[0] ?? {};
    const name = (0,safe_path/* folderName */.u)(device ?? "", "");
    if (deviceRunId === null || name === "")
        return group;
    const parent = runFolder({ runId }, order);
    const from = deviceRunFolder(parent, deviceRunId);
    const to = (0,external_node_path_.join)(parent, `${name}-${deviceRunId}`);
    await (0,promises_.rename)(from, to);
    const moved = (path) => (0,external_node_path_.join)(to, (0,external_node_path_.relative)(from, path));
    return group.map((archive) => ({
        ...archive,
        device,
        path: archive.path === null ? null : moved(archive.path),
        files: archive.files.map(moved),
    }));
}

// EXTERNAL MODULE: ./build/src/services/runs/require-run.js
var require_run = __webpack_require__(18938);
;// CONCATENATED MODULE: ./build/src/services/results/survey-run.js




/**
 * Looks whether a run is there and has ended, and at its device runs where they have to be known. One that is still going
 * is taken as it is only where that is asked for: half of its results must not pass for the whole.
 * @throws {DeviceCloudError} `input` for a run that is missing or still going, else why it cannot be asked for.
 */
async function surveyRun(run, order, { client, logger, signal }) {
    const found = await (0,require_run/* requireRun */.F)(client, run, signal);
    if (found.state !== "FINISHED") {
        if (order.unfinished === "refuse")
            throw stillGoing(found);
        logger.notice(`Run ${run.runId} is still ${stateOf(found)}: its results are partial.`);
    }
    const address = { ...run, projectId: run.projectId ?? found.projectId ?? undefined };
    if (order.by === "run" && order.deviceRunIds === undefined)
        return { run: address, deviceRuns: null };
    const deviceRuns = await (0,device_runs/* deviceRunsOf */.C)(client, address, signal);
    const isWanted = ({ id }) => order.deviceRunIds?.includes(id) ?? true;
    return { run: address, deviceRuns: deviceRuns.filter(isWanted) };
}
/** Why there is less to fetch than was asked for: ids that no run has. */
function unknownDeviceRuns(surveyed, { deviceRunIds = [] }) {
    const known = new Set(surveyed.flatMap(({ deviceRuns }) => (deviceRuns ?? []).map(({ id }) => id)));
    const unknown = deviceRunIds.filter((id) => !known.has(id));
    if (unknown.length === 0)
        return undefined;
    const runs = surveyed.map(({ run }) => run.runId).join(", ");
    return new errors/* DeviceCloudError */.c("input", `device-run-ids: ${unknown.join(", ")} is no device run of run ${runs}.`, {
        remedy: "A retry gives device runs new ids; leave device-run-ids out for all of them.",
    });
}
function stillGoing(found) {
    const { finishedDeviceCount: finished, totalDeviceCount: total } = found;
    const counts = typeof finished === "number" && typeof total === "number"
        ? `, with ${finished} of its ${total} device runs finished`
        : "";
    return new errors/* DeviceCloudError */.c("input", `run-id: run ${found.id} is still ${stateOf(found)}${counts}.`, {
        remedy: "Wait for it with wait-run first, or set unfinished: partial to take what there is.",
    });
}
function stateOf({ state }) {
    return (0,untrusted_text/* plainLine */.h)(state ?? "in an unknown state", 40);
}

;// CONCATENATED MODULE: ./build/src/services/results/download-results.js






const ASKED_AT_ONCE = 4;
const SHOWN = 30;
/**
 * Fetches the archives of runs that have ended, however they ended: requested, awaited and downloaded side by side, and
 * unpacked safely or kept. What cannot be had is told in the outcome, after everything else was fetched.
 * @throws {DeviceCloudError} only `cancelled`.
 */
async function downloadResults(order, tools) {
    const { found, failures } = await survey(order, tools);
    const wishes = archiveWishes(found, order);
    const fetched = await (0,concurrency/* mapBounded */.y)(wishes, order.concurrency, (wish) => fetchArchive(wish, order, tools));
    const archives = await nameDeviceFolders(fetched, order);
    return { archives, failure: failureOf(archives, failures) };
}
/** The runs that can be fetched, and why others cannot. */
async function survey(order, tools) {
    const surveyed = await (0,concurrency/* mapBounded */.y)(order.runs, ASKED_AT_ONCE, async (run) => {
        try {
            return await surveyRun(run, order, tools);
        }
        catch (error) {
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (failure.code === "cancelled")
                throw failure;
            return failure;
        }
    });
    const failures = surveyed.filter((result) => result instanceof errors/* DeviceCloudError */.c);
    const found = surveyed.flatMap((result) => (result instanceof errors/* DeviceCloudError */.c ? [] : [result]));
    // Of a run that could not be asked for, nobody knows which device runs it has.
    const unknown = failures.length === 0 ? unknownDeviceRuns(found, order) : undefined;
    return { found, failures: unknown ? [unknown] : failures };
}
function failureOf(archives, failures) {
    const ofArchives = archives.flatMap(({ problems }) => problems);
    const [only] = failures;
    if (failures.length === 1 && ofArchives.length === 0)
        return only;
    const problems = [...failures.map(({ explanation }) => explanation), ...ofArchives];
    if (problems.length === 0)
        return undefined;
    const isInput = ofArchives.length === 0 && failures.every(({ fault }) => fault === "input");
    const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more, in the log.`] : [];
    const listed = [...problems.slice(0, SHOWN), ...more].map((problem) => `- ${problem}`).join("\n");
    const said = problems.length === 1 ? problems[0] : `${problems.length} results could not be had:\n${listed}`;
    return new errors/* DeviceCloudError */.c(isInput ? "input" : "service", said ?? "");
}

// EXTERNAL MODULE: ./build/src/services/results/results-folder.js
var results_folder = __webpack_require__(24734);
// EXTERNAL MODULE: ./build/src/actions/runner/connect.js + 33 modules
var connect = __webpack_require__(46708);
// EXTERNAL MODULE: ./build/src/actions/runner/connection-inputs.js
var connection_inputs = __webpack_require__(27974);
// EXTERNAL MODULE: ./build/src/actions/runner/interruption.js
var interruption = __webpack_require__(42853);
// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/runner/read-inputs.js
var read_inputs = __webpack_require__(49634);
// EXTERNAL MODULE: ./build/src/actions/runner/run-action.js + 1 modules
var run_action = __webpack_require__(68380);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
// EXTERNAL MODULE: ./build/src/actions/runner/input-kinds.js
var input_kinds = __webpack_require__(2538);
// EXTERNAL MODULE: ./build/src/actions/runner/run-inputs.js
var run_inputs = __webpack_require__(68699);
;// CONCATENATED MODULE: ./build/src/actions/download-results/inputs.js






/** Archives by line or comma, in the order of the specification. */
const archiveKinds = (0,input_kinds/* input */.hF)((value) => {
    const names = (input_kinds/* list */.p_.parse(value) ?? []).map((name) => name.toLowerCase().replace(/\.zip$/, ""));
    const wrong = names.filter((name) => name !== "all" && !archives/* ARCHIVE_KINDS */.P.some((kind) => kind === name));
    if (wrong.length > 0)
        throw new errors/* DeviceCloudError */.c("input", `"${wrong.join('", "')}" is no archive of a run.`, {
            remedy: `Choose from: ${archives/* ARCHIVE_KINDS */.P.join(", ")}, or all.`,
        });
    return archives/* ARCHIVE_KINDS */.P.filter((kind) => names.includes("all") || names.includes(kind));
});
/** The inputs of `actions/download-results/action.yml`, where their defaults and prose are. */
const downloadResultsInputs = schemas/* object */.Ikc({
    ...connection_inputs/* connectionInputs */.eu,
    ...run_inputs/* runsInputs */.ah,
    archives: (0,input_kinds/* defaulted */.P_)(archiveKinds),
    by: (0,input_kinds/* defaulted */.P_)((0,input_kinds/* choice */.Yq)("run", "device-run")),
    "device-run-ids": input_kinds/* idList */.Mt,
    extract: (0,input_kinds/* defaulted */.P_)(input_kinds/* boolean */.zM),
    unfinished: (0,input_kinds/* defaulted */.P_)((0,input_kinds/* choice */.Yq)("fail", "partial")),
    "on-missing": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* choice */.Yq)("fail", "warn")),
    concurrency: (0,input_kinds/* defaulted */.P_)((0,input_kinds/* wholeNumber */.rD)(1)),
    "prepare-timeout": (0,input_kinds/* defaulted */.P_)(input_kinds/* durationMs */.pc),
    "results-path": input_kinds/* text */.Qq,
    "artifact-per": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* choice */.Yq)("run", "device-run", "archive")),
    "artifact-name": (0,input_kinds/* defaulted */.P_)(input_kinds/* text */.Qq),
    "publish-artifact": (0,input_kinds/* defaulted */.P_)(input_kinds/* boolean */.zM),
    "artifact-retention-days": (0,input_kinds/* wholeNumber */.rD)(1),
});
const devicesAreApart = (given) => given["artifact-per"] === "device-run" && given.by !== "device-run"
    ? "artifact-per: device-run needs the device runs apart. Set by: device-run as well."
    : undefined;
const downloadResultsRules = [...connection_inputs/* connectionRules */.mO, ...run_inputs/* runsRules */.m$, devicesAreApart];

;// CONCATENATED MODULE: ./build/src/actions/download-results/order.js

/** The inputs as the order they stand for. */
function orderOf(inputs, folder) {
    return {
        folder,
        runs: (0,run_inputs/* runAddressesOf */.nQ)(inputs),
        archives: inputs.archives,
        by: inputs.by,
        deviceRunIds: inputs["device-run-ids"],
        extract: inputs.extract,
        unfinished: inputs.unfinished === "partial" ? "partial" : "refuse",
        concurrency: inputs.concurrency,
        prepareMs: inputs["prepare-timeout"],
    };
}

// EXTERNAL MODULE: ./build/src/base/byte-size.js
var byte_size = __webpack_require__(94539);
// EXTERNAL MODULE: ./build/src/services/report/markdown.js
var markdown = __webpack_require__(68888);
;// CONCATENATED MODULE: ./build/src/services/results/results-summary.js


const MAX_ROWS = 500;
const MAX_PROBLEMS = 100;
const COLUMNS = [
    { heading: "", align: "left" },
    { heading: "Archive", align: "left" },
    { heading: "Run", align: "right" },
    { heading: "Device run", align: "left" },
    { heading: "Files", align: "right" },
    { heading: "Downloaded", align: "right" },
];
/** What was fetched and where it is, as Markdown in which names of the service are only text. */
function resultsSummary({ archives, failure }, places) {
    const whole = archives.filter(({ state, problems }) => state !== "missing" && problems.length === 0);
    const icon = failure === undefined ? "✅" : "❌";
    const rows = archives.slice(0, MAX_ROWS).map(rowOf);
    const hidden = archives.length - rows.length;
    return [
        "## Results",
        `${icon} ${whole.length} of ${archives.length} archives fetched.`,
        ...(rows.length > 0 ? [(0,markdown/* table */.tp)(COLUMNS, rows)] : []),
        ...(hidden > 0 ? [`… and ${hidden} more archives.`] : []),
        ...problemList(failure === undefined ? [] : failure.explanation.split("\n")),
        places.map(placeLine).join("\n"),
    ].join("\n\n");
}
function rowOf({ kind, runId, deviceRunId, device, state, problems, fileCount, sizeBytes, }) {
    const isWhole = state !== "missing" && problems.length === 0;
    const deviceRun = deviceRunId === null ? "all" : `${(0,markdown/* escapeMarkdown */.FV)(device ?? "device run", 80)} (${deviceRunId})`;
    const cells = [(0,markdown/* code */.aY)(kind), String(runId), deviceRun, String(fileCount), (0,byte_size/* formatBytes */.z)(sizeBytes)];
    return [isWhole ? "✅" : "❌", ...cells];
}
function problemList(problems) {
    if (problems.length === 0)
        return [];
    const items = problems
        .slice(0, MAX_PROBLEMS)
        .map((problem) => `- ${(0,markdown/* escapeMarkdown */.FV)(problem.replace(/^- /, ""), 1_000)}`);
    return [items.join("\n")];
}
function placeLine({ label, url, path }) {
    const where = path === undefined ? "" : `: ${(0,markdown/* code */.aY)(path)}`;
    return `- ${(0,markdown/* link */.nf)(label, url)}${where}`;
}

// EXTERNAL MODULE: ./build/src/actions/runner/publish-artifact.js + 2 modules
var publish_artifact = __webpack_require__(75169);
// EXTERNAL MODULE: ./build/src/actions/runner/write-summary.js
var write_summary = __webpack_require__(1042);
;// CONCATENATED MODULE: ./build/src/actions/download-results/artifacts.js
/** The artifacts that the archives are published in, each with a name that says what of them it holds. */
function artifactsOf(archives, inputs) {
    const { "artifact-name": base, "artifact-per": per } = inputs;
    const severalRuns = new Set(archives.map(({ runId }) => runId)).size > 1;
    const nameOf = (archive) => {
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

;// CONCATENATED MODULE: ./build/src/actions/download-results/publish.js







/**
 * Publishes what was had, and only then fails for what was not.
 * @throws {DeviceCloudError} the outcome's failure, unless on-missing is warn.
 */
async function publish(outcome, inputs, folder) {
    const { archives, failure } = outcome;
    core/* setOutput */.uH("archives", JSON.stringify(archives.map(archiveRecord)));
    const filesCount = archives.reduce((sum, { fileCount }) => sum + fileCount, 0);
    core/* setOutput */.uH("files-count", filesCount);
    const published = inputs["publish-artifact"] ? await publishAll(archives, inputs, folder) : [];
    const links = published.map(({ name, url }) => ({ label: name, url }));
    const places = links.length > 0 ? links : [{ label: "Results", path: folder }];
    await (0,write_summary/* writeSummary */.S)(resultsSummary(outcome, places));
    if (failure && inputs["on-missing"] === "fail")
        throw failure;
    if (failure)
        log/* actionLogger */.v0.warning(failure.explanation);
    (0,run_action/* pass */.IX)(`${archives.length} archives with ${filesCount} files fetched`);
}
async function publishAll(archives, inputs, folder) {
    const retentionDays = inputs["artifact-retention-days"];
    const contents = artifactsOf(archives, inputs);
    const published = await (0,publish_artifact/* publishArtifacts */.t)(contents.map((content) => ({ ...content, folder, retentionDays })));
    const [first] = published;
    core/* setOutput */.uH("artifacts", JSON.stringify(published));
    if (first) {
        core/* setOutput */.uH("artifact-id", first.id);
        core/* setOutput */.uH("artifact-name", first.name);
        core/* setOutput */.uH("artifact-url", first.url);
    }
    return published;
}
function archiveRecord(archive) {
    const { kind: name, runId, deviceRunId, device, state, path, sizeBytes, fileCount, problems } = archive;
    return { name, runId, deviceRunId, device, state, path, sizeBytes, files: fileCount, problems };
}

;// CONCATENATED MODULE: ./build/src/actions/download-results/main.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
















/** `actions/download-results`: runs that have ended in, their archives out. */
async function main() {
    await (0,run_action/* runAction */.Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = __addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
            const inputs = (0,read_inputs/* readInputs */.K)("download-results", downloadResultsInputs, downloadResultsRules);
            if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
                return (0,run_action/* skip */.iv)();
            const client = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
            const resultsFolder = await (0,results_folder/* openResultsFolder */.$)(inputs["results-path"] ?? (await freshFolder()));
            core/* setOutput */.uH("results-path", resultsFolder);
            const tools = { client, logger: log/* actionLogger */.v0, clock: clock/* systemClock */.ml, signal: cancel.signal };
            const outcome = await downloadResults(orderOf(inputs, resultsFolder), tools);
            await publish(outcome, inputs, resultsFolder);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    });
}
async function freshFolder() {
    return (0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(process.env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), "download-results-")), "results");
}


/***/ }),

/***/ 62036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ keepCheckpoint),
/* harmony export */   VV: () => (/* binding */ keptCheckpoint),
/* harmony export */   hq: () => (/* binding */ cameToItsEnd),
/* harmony export */   zf: () => (/* binding */ keepEnd)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);

const NAME = "checkpoint";
const ENDED = "ended";
/** Keeps what the post step needs to stop what this step starts, should it not come to its end. */
function keepCheckpoint(checkpoint) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(NAME, JSON.stringify(checkpoint));
}
/** What the main step kept last; undefined when it came not so far. */
function keptCheckpoint() {
    const kept = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(NAME);
    return kept === "" ? undefined : JSON.parse(kept);
}
/** Keeps that the main step came to its own end, whichever it was. */
function keepEnd() {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(ENDED, "true");
}
/** Whether the main step came to its own end. It may be killed before it has kept anything. */
function cameToItsEnd() {
    return _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(ENDED) === "true";
}


/***/ }),

/***/ 42853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ interruption)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/**
 * A signal that aborts when the runner cancels the step: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end.
 * Until it is disposed the process does not end by itself on these signals.
 */
function interruption() {
    const controller = new AbortController();
    const interrupt = () => controller.abort(new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("cancelled", "The job was cancelled."));
    const signals = ["SIGINT", "SIGTERM", "SIGBREAK"];
    for (const name of signals)
        process.on(name, interrupt);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            for (const name of signals)
                process.off(name, interrupt);
        },
    };
}


/***/ }),

/***/ 75169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ publishArtifact),
  t: () => (/* binding */ publishArtifacts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/actions/runner/artifact-name.js

const MAX_LENGTH = 200;
/**
 * A name that the artifact service takes: without `" : < > | * ? \ /`, line breaks and what nobody sees. Never empty, and no
 * command to the runner: the artifact client prints it as it is.
 */
function artifactName(text) {
    const name = (0,untrusted_text/* plainLine */.h)(text.toWellFormed(), Number.POSITIVE_INFINITY).replace(/[":<>|*?\\/]+|##(?=\[)/g, "-");
    const characters = [...name.replace(/^[-. ]+/, "")].slice(0, MAX_LENGTH);
    return characters.join("").replace(/[. ]+$/, "") || "results";
}

// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
;// CONCATENATED MODULE: ./build/src/actions/runner/compressed-files.js


/** Pictures, video, sound and archives, which no compression makes smaller. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|heic|mp4|m4v|mov|webm|mkv|mp3|ogg|zip|gz|tgz|bz2|xz|zst|7z|jar|apk|aab|ipa)$/i;
const AT_ONCE = 16;
/** Whether most of the bytes in these files are compressed already. */
async function areCompressed(files) {
    const sizes = await (0,concurrency/* mapBounded */.y)(files, AT_ONCE, async (file) => (await (0,promises_.stat)(file)).size);
    const sum = (numbers) => numbers.reduce((total, size) => total + size, 0);
    return sum(sizes.filter((_, index) => COMPRESSED.test(files[index] ?? ""))) * 2 > sum(sizes);
}

;// CONCATENATED MODULE: ./build/src/actions/runner/publish-artifact.js







const MAX_NAMES = 20;
/**
 * Publishes a folder as a workflow artifact. A name already taken in this run (two steps, a matrix) gets a number.
 * Where there is no artifact service, or it fails, the folder stays and one notice or warning says so.
 */
async function publishArtifact(order) {
    const [published] = await publishArtifacts([order]);
    return published ?? null;
}
/** The same for several. One that fails does not keep the others; without an artifact service one notice is enough. */
async function publishArtifacts(orders) {
    const published = [];
    for (const order of orders) {
        const files = [...(order.files ?? (await filesIn(order.folder)))];
        if (files.length === 0)
            continue;
        if (!process.env.ACTIONS_RUNTIME_TOKEN || !process.env.ACTIONS_RESULTS_URL) {
            core/* notice */.lm(`No artifact service is at hand; the results stay in ${order.folder}.`);
            return published;
        }
        try {
            published.push(await upload(order, files));
        }
        catch (error) {
            tellFailure(error, order.folder);
            if (isUnsupported(error))
                return published;
        }
    }
    return published;
}
async function upload(order, files) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(425), __webpack_require__.e(30), __webpack_require__.e(458)]).then(__webpack_require__.bind(__webpack_require__, 67458));
    const client = new DefaultArtifactClient();
    const options = {
        ...(order.retentionDays === undefined ? {} : { retentionDays: order.retentionDays }),
        ...((await areCompressed(files)) ? { compressionLevel: 0 } : {}),
    };
    const ownName = artifactName(order.name);
    for (let count = 1;; count++) {
        const name = count === 1 ? ownName : `${ownName}-${count}`;
        try {
            const { id } = await client.uploadArtifact(name, files, order.folder, options);
            return { name, id: id ?? 0, url: artifactUrl(id ?? 0) };
        }
        catch (error) {
            if (count >= MAX_NAMES || !isTaken(error))
                throw error;
        }
    }
}
function isTaken(error) {
    return error instanceof Error && /409|conflict|already exists/i.test(error.message);
}
function isUnsupported(error) {
    return error instanceof Error && error.name === "GHESNotSupportedError";
}
function tellFailure(error, folder) {
    const { message } = error instanceof Error ? error : (0,errors/* asDeviceCloudError */.w)(error);
    if (isUnsupported(error)) {
        core/* notice */.lm(`This GitHub Enterprise Server takes no artifacts of this kind; the results stay in ${folder}.`);
    }
    else {
        core/* warning */.$e(`The results could not be published as an artifact (${(0,untrusted_text/* plainLine */.h)(message)}); they stay in ${folder}.`);
    }
}
function artifactUrl(id) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}
async function filesIn(folder) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name));
}


/***/ }),

/***/ 68380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fJ: () => (/* binding */ fail),
  IX: () => (/* binding */ pass),
  Cs: () => (/* binding */ runAction),
  iv: () => (/* binding */ skip)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/actions/runner/checkpoint-state.js
var checkpoint_state = __webpack_require__(62036);
// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./build/src/actions/runner/small-garbage.js

/** In percent of the young generation. V8 waits for 80. */
const COLLECT_AT_PERCENT = 5;
/**
 * Has V8 collect its young generation often. Transfers leave a trail of large buffers whose bytes lie outside of it: few of
 * them fill it, so that they wait there, 60 MiB of them and more on a busy runner.
 */
function keepGarbageSmall() {
    (0,external_node_v8_.setFlagsFromString)(`--minor-gc-task-trigger=${COLLECT_AT_PERCENT}`);
}

;// CONCATENATED MODULE: ./build/src/actions/runner/run-action.js






/** `failure-kind` of an error that ended an action before there was a verdict (docs/decisions.md, The verdict). */
function failureKind({ code, fault }) {
    if (code === "unavailable")
        return "devices";
    if (fault === "input")
        return "input";
    return fault === "cancelled" ? "cancelled" : "infrastructure";
}
/** Runs an action: whatever ends it early becomes a failed verdict with exactly one error and no stack trace. */
async function runAction(act) {
    keepGarbageSmall();
    try {
        await act();
    }
    catch (error) {
        const failure = (0,errors/* asDeviceCloudError */.w)(error);
        if (failure.cause instanceof Error)
            core/* debug */.Yz((0,log/* inert */.tJ)(failure.cause.stack ?? failure.cause.message));
        core/* setOutput */.uH("verdict", "failed");
        core/* setOutput */.uH("failure-kind", failureKind(failure));
        core/* setOutput */.uH("reason", (0,untrusted_text/* plainLine */.h)(failure.message, 600));
        fail(failure.explanation);
    }
    finally {
        (0,checkpoint_state/* keepEnd */.zf)();
    }
}
/** Fails the step with its one error. */
function fail(message) {
    core/* setFailed */.C1((0,log/* inert */.tJ)(message));
}
/** The outputs of a step that did what it is for. */
function pass(reason) {
    core/* setOutput */.uH("verdict", "passed");
    core/* setOutput */.uH("failure-kind", "");
    core/* setOutput */.uH("reason", reason);
}
/** Ends the step green without having run anything: no credentials, and `without-credentials: skip`. */
function skip() {
    const reason = "no credentials are given, and without-credentials is skip";
    core/* notice */.lm(`Nothing was run: ${reason}. Pull requests from forks and Dependabot get no secrets.`);
    core/* setOutput */.uH("verdict", "skipped");
    core/* setOutput */.uH("failure-kind", "");
    core/* setOutput */.uH("reason", reason);
}


/***/ }),

/***/ 68699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ runAddressOf),
/* harmony export */   HM: () => (/* binding */ runInputs),
/* harmony export */   ah: () => (/* binding */ runsInputs),
/* harmony export */   m$: () => (/* binding */ runsRules),
/* harmony export */   nQ: () => (/* binding */ runAddressesOf)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2538);

const FROM = "Take it from the output of the step that started the run.";
/** The inputs of an action that takes one run. */
const runInputs = {
    "project-id": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0),
    "run-id": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)((0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0), FROM),
};
/** The inputs of an action that takes several runs: one project for all, or one for each in the same order. */
const runsInputs = {
    "project-id": _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .idList */ .Mt,
    "run-id": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .idList */ .Mt, FROM),
};
/** The run that `runInputs` name. */
function runAddressOf({ "project-id": projectId, "run-id": runId }) {
    return { runId, projectId };
}
/** The runs that `runsInputs` name, each once. */
function runAddressesOf(inputs) {
    const projectIds = inputs["project-id"] ?? [];
    const runs = inputs["run-id"].map((runId, index) => {
        return [runId, { runId, projectId: projectIds.length === 1 ? projectIds[0] : projectIds[index] }];
    });
    return [...new Map(runs).values()];
}
const eachHasItsProject = (given) => {
    const projects = countOf(given["project-id"]);
    const runs = countOf(given["run-id"]);
    if (projects <= 1 || projects === runs)
        return undefined;
    return `project-id: names ${projects} projects for ${runs} runs. Give one for all, or one for each run.`;
};
function countOf(text = "") {
    return text.split(/[\n,]/).filter((part) => part.trim() !== "").length;
}
/** The rules of `runsInputs`. */
const runsRules = [eachHasItsProject];


/***/ }),

/***/ 94539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];
/** A number of bytes as a person says it: `812 B`, `12.3 MiB`, `2.0 GiB`. */
function formatBytes(bytes) {
    let amount = bytes;
    let unit = 0;
    // From 1023.95 on, one decimal would round up to 1024.0.
    while (amount >= 1_023.95 && unit < UNITS.length - 1) {
        amount /= 1_024;
        unit += 1;
    }
    return `${unit === 0 ? amount.toFixed(0) : amount.toFixed(1)} ${UNITS[unit]}`;
}


/***/ }),

/***/ 8950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ARCHIVE_KINDS),
/* harmony export */   v: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31279);

/** The archives of a run, by the name of their request without `.zip` (Test runs: three path families). */
const ARCHIVE_KINDS = [
    "files",
    "logs",
    "screenshots",
    "build-logs",
    "apps-data",
    "performance",
];
/** Where a suite leaves what it measured. */
const PERFORMANCE_FOLDER = `${_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTPUT_FOLDER */ .zF}/performance/`;
/** Which results of a device run an archive holds, by their names (docs/decisions.md, Files). */
const HOLDS = {
    files: () => true,
    // Logs at the root are the cloud's: what a suite leaves there is JUnit.
    logs: (name) => /^[^/]+\.log$/.test(name),
    screenshots: (name) => name.startsWith(`${_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .SCREENSHOTS_FOLDER */ .x5}/`) && (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfResult */ .ZN)(name) === "screenshot",
    "build-logs": (name) => name === _layout_js__WEBPACK_IMPORTED_MODULE_0__/* .CONSOLE_LOG */ .ZF,
    performance: (name) => name.startsWith(PERFORMANCE_FOLDER),
};
/** Whether an archive of this kind holds the result with this name. */
function holds(kind, name) {
    return HOLDS[kind](name);
}


/***/ }),

/***/ 31279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ AGGREGATE_JUNIT),
/* harmony export */   ZF: () => (/* binding */ CONSOLE_LOG),
/* harmony export */   ZN: () => (/* binding */ kindOfResult),
/* harmony export */   x5: () => (/* binding */ SCREENSHOTS_FOLDER),
/* harmony export */   zF: () => (/* binding */ OUTPUT_FOLDER)
/* harmony export */ });
/** What a suite leaves behind, below its working folder (docs/decisions.md, What a suite leaves behind). */
/** The JUnit file that holds all test cases of a suite. */
const AGGREGATE_JUNIT = "TEST-all.xml";
const SCREENSHOTS_FOLDER = "screenshots";
const OUTPUT_FOLDER = "output-files";
/** What the script wrote to its standard output and error. */
const CONSOLE_LOG = "console.log";
const JUNIT = /^TEST-.*\.xml$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|bmp)$/i;
/**
 * What a result is, by its name and folders, which `/` or `\` separate. Folders before the layout's own, such as the
 * one per device run of an archive, do not matter; whatever lies in `output-files/` is `other`.
 */
function kindOfResult(name) {
    const segments = name.split(/[/\\]+/);
    const base = segments.pop() ?? "";
    if (segments.includes(OUTPUT_FOLDER))
        return "other";
    if (segments.includes(SCREENSHOTS_FOLDER))
        return PICTURE.test(base) ? "screenshot" : "other";
    if (JUNIT.test(base))
        return "junit";
    return base === CONSOLE_LOG ? "console" : "other";
}


/***/ }),

/***/ 83533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ deviceNameIn)
/* harmony export */ });
/** The device's name in an archive's folder of a device run, `<device name>-<device run id>` (docs/decisions.md, Files). */
function deviceNameIn(archiveFolder, deviceRunId) {
    const end = `-${deviceRunId}`;
    return archiveFolder?.endsWith(end) ? archiveFolder.slice(0, -end.length) || undefined : undefined;
}


/***/ }),

/***/ 36844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ deviceRunsOf)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/**
 * The device runs of a run, in the service's order: from its device sessions where the service has such, else from the
 * data availability.
 * @throws {DeviceCloudError} when neither can be had.
 */
async function deviceRunsOf(client, run, signal) {
    try {
        const sessions = await Array.fromAsync(client.deviceSessions.list(run, { signal }));
        return sessions.map((session) => ({ id: session.id, session }));
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || (error.status !== 404 && error.status !== 405))
            throw error;
        // Of a service without device sessions; a run that is missing is missing here, too.
        const { deviceRunDataAvailabilities } = await client.runs.availability(run, { signal });
        return (deviceRunDataAvailabilities ?? []).map(({ deviceRunId }) => ({ id: deviceRunId, session: null }));
    }
}


/***/ }),

/***/ 24734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ openResultsFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);



/**
 * The absolute path of a new or empty folder for results. One that holds something is refused: what an earlier run left
 * there would be published as results of this one.
 */
async function openResultsFolder(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).length === 0)
            return folder;
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeviceCloudError */ .c("input", `results-path: "${path}" cannot be used as a folder.`, {
            remedy: "Name a folder that can be written, or leave results-path out.",
            cause,
        });
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeviceCloudError */ .c("input", `results-path: "${path}" is not empty.`, {
        remedy: "Name a new folder, or leave results-path out for a fresh one.",
    });
}


/***/ }),

/***/ 18938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ requireRun),
/* harmony export */   w: () => (/* binding */ requireRuns)
/* harmony export */ });
/* harmony import */ var _base_concurrency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49540);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);


const AT_ONCE = 4;
const REMEDY = "Take run-id and project-id from the outputs of the step that started it.";
/**
 * The run with these ids.
 * @throws {DeviceCloudError} `input` naming the ids, where there is no such run or the account may not use it.
 */
async function requireRun(client, address, signal) {
    try {
        return await client.runs.get(address, { signal });
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || (error.status !== 404 && error.status !== 403))
            throw error;
        const { runId, projectId } = address;
        const where = projectId === undefined ? "" : ` in project ${projectId}`;
        const why = error.status === 404 ? "the service has no run" : "the account may not use the run";
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `run-id: ${why} ${runId}${where}.`, { remedy: REMEDY, cause: error });
    }
}
/**
 * The runs with these ids, in their order.
 * @throws {DeviceCloudError} `input` naming every one that is missing or may not be used.
 */
async function requireRuns(client, addresses, signal) {
    const missing = [];
    const runs = await (0,_base_concurrency_js__WEBPACK_IMPORTED_MODULE_1__/* .mapBounded */ .y)(addresses, AT_ONCE, async (address) => {
        try {
            return [await requireRun(client, address, signal)];
        }
        catch (error) {
            if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || error.code !== "input")
                throw error;
            missing.push(error.message);
            return [];
        }
    });
    if (missing.length === 0)
        return runs.flat();
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", missing.join("\n"), { remedy: REMEDY });
}


/***/ }),

/***/ 99694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ TransferLog)
/* harmony export */ });
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94539);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75815);


const LINE_EVERY_MS = 5_000;
/** Below this a rate says more about the way there than about the line. */
const TIMED_FROM_MS = 1_000;
/**
 * Tells how a transfer goes: a line every few seconds with how far it is, the rate since the line before and the time
 * left, so that a short transfer has none and a long one does not flood the log.
 */
class TransferLog {
    #name;
    #clock;
    #logger;
    #startedAt;
    #toldAt;
    #toldBytes = 0;
    /** `name` is printed as it is. */
    constructor(name, { clock, logger }) {
        this.#name = name;
        this.#clock = clock;
        this.#logger = logger;
        this.#startedAt = clock.now();
        this.#toldAt = this.#startedAt;
    }
    /** How far the transfer has come; it may go back to the start when a broken one is repeated. */
    progress({ doneBytes, totalBytes }) {
        if (doneBytes < this.#toldBytes)
            this.#toldBytes = 0;
        const now = this.#clock.now();
        const passedMs = now - this.#toldAt;
        if (passedMs < LINE_EVERY_MS)
            return;
        const bytesPerMs = (doneBytes - this.#toldBytes) / passedMs;
        const parts = [
            totalBytes === undefined ? (0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(doneBytes) : shareOf(doneBytes, totalBytes),
            rateText(bytesPerMs),
        ];
        if (totalBytes !== undefined && bytesPerMs > 0) {
            parts.push(`${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)((totalBytes - doneBytes) / bytesPerMs)} left`);
        }
        this.#logger.info(`${this.#name}: ${parts.join(", ")}`);
        this.#toldAt = now;
        this.#toldBytes = doneBytes;
    }
    /** The whole transfer in words: `12.3 MiB in 4.0 s, 3.1 MiB/s`; of one that took no time only its size. */
    summary(sizeBytes) {
        const tookMs = this.#clock.now() - this.#startedAt;
        if (tookMs < TIMED_FROM_MS)
            return (0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(sizeBytes);
        return `${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(sizeBytes)} in ${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(tookMs)}, ${rateText(sizeBytes / tookMs)}`;
    }
}
function shareOf(doneBytes, totalBytes) {
    const percent = totalBytes === 0 ? 100 : Math.floor((doneBytes / totalBytes) * 100);
    return `${percent} % of ${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(totalBytes)}`;
}
function rateText(bytesPerMs) {
    return `${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(bytesPerMs * 1_000)}/s`;
}


/***/ })

};
