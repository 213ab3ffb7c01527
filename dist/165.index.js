export const id = 165;
export const ids = [165];
export const modules = {

/***/ 60686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ brokerRules),
/* harmony export */   z: () => (/* binding */ brokerInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27974);
/* harmony import */ var _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2538);



/** The inputs of `actions/broker/action.yml`, where their defaults and prose are. */
const brokerInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    "broker-url": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "browser-name": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    device: _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "device-group": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "os-type": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)("android", "ios", "desktop"),
    "os-version": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "project-name": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "session-name": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "multi-session-wait": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc,
    capabilities: _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq.refine((value) => value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value)), "is not a JSON object."),
    "wait-for-device": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc,
    "ticket-lifetime": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc),
    "end-sessions": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM),
    "publish-artifact": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM),
    "artifact-name": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    "artifact-retention-days": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1),
});
const brokerRules = _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionRules */ .mO;


/***/ }),

/***/ 87165:
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
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
;// CONCATENATED MODULE: ./build/src/services/broker/close-pass.js

/**
 * Revokes a ticket, which ends the sessions that are still open on it, and tells all that it ever opened, oldest first.
 * Without `end` they are only told.
 * @throws {DeviceCloudError} what the service refused; its sessions then end when nobody uses them.
 */
async function closePass(ticketId, end, { client, logger, signal }) {
    if (end) {
        await client.broker.revokeTicket({ ticketId }, { signal });
        logger.info("The ticket is revoked, and no session of it is open any more.");
    }
    const query = { filter: `n_ticketId_eq_${ticketId}`, sort: "id_a" };
    try {
        return await Array.fromAsync(client.broker.sessions({ query }, { signal }));
    }
    catch (error) {
        logger.warning(`The sessions could not be listed: ${(0,errors/* asDeviceCloudError */.w)(error).explanation}`);
        return [];
    }
}

// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
// EXTERNAL MODULE: ./build/src/services/results/collect-device-run.js
var collect_device_run = __webpack_require__(44052);
// EXTERNAL MODULE: ./build/src/services/results/safe-path.js
var safe_path = __webpack_require__(82976);
;// CONCATENATED MODULE: ./build/src/services/broker/collect-sessions.js






const AT_ONCE = 4;
/** Sessions of one job whose files are fetched; all are told. */
const MAX_COLLECTED = 100;
/** Downloads what each session left into a folder of its own below `folder`. What cannot be had is a problem of it. */
function collectSessions(sessions, folder, tools) {
    return (0,concurrency/* mapBounded */.y)([...sessions.entries()], AT_ONCE, async ([index, session]) => {
        if (index >= MAX_COLLECTED)
            return { session, files: [], problems: [] };
        const { id, testRunId, projectId } = session;
        const device = (0,safe_path/* folderName */.u)(session.device?.displayName ?? "", "session");
        const target = (0,external_node_path_.join)(folder, `${device}-${id}`);
        try {
            await (0,promises_.mkdir)(target, { recursive: true });
            const run = { runId: testRunId ?? 0, projectId: projectId ?? undefined };
            const { files, problems } = await (0,collect_device_run/* collectDeviceRun */.q)({ ...tools, run, deviceRunId: id, folder: target });
            return { session, files: files.map(({ name }) => name), problems };
        }
        catch (error) {
            return { session, files: [], problems: [(0,errors/* asDeviceCloudError */.w)(error).message] };
        }
    });
}

// EXTERNAL MODULE: ./build/src/base/duration.js
var duration = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/src/services/report/markdown.js
var markdown = __webpack_require__(68888);
;// CONCATENATED MODULE: ./build/src/services/broker/render-sessions.js


const COLUMNS = [
    { heading: "Device", align: "left" },
    { heading: "Session", align: "left" },
    { heading: "End", align: "left" },
    { heading: "Duration", align: "right" },
    { heading: "Files", align: "left" },
];
const ICONS = { SUCCEEDED: "✅", WARNING: "⚠️" };
const LISTED_FILES = 3;
const MAX_ROWS = 500;
/** The sessions of a suite as GitHub-flavoured Markdown; what the service wrote is escaped. */
function renderSessions(sessions, place) {
    const rows = sessions.slice(0, MAX_ROWS).map(rowOf);
    const missing = sessions.length - rows.length;
    const problems = sessions.flatMap((one) => one.problems).slice(0, LISTED_FILES);
    return [
        "## Sessions of the automation broker",
        sessions.length === 0 ? "The suite opened no session." : (0,markdown/* table */.tp)(COLUMNS, rows),
        ...(missing > 0 ? [`… and ${missing} more.`] : []),
        ...problems.map((problem) => `- ⚠️ ${(0,markdown/* escapeMarkdown */.FV)(problem)}`),
        ...(place ? [`- ${(0,markdown/* link */.nf)(place.label, place.url)}`] : []),
    ].join("\n\n");
}
function rowOf({ session, files }) {
    const { state, message, device, id, uiLink } = session;
    const word = `${ICONS[state ?? ""] ?? "❌"} ${(0,markdown/* escapeMarkdown */.FV)((state ?? "unknown").toLowerCase(), 40)}`;
    const names = files.slice(0, LISTED_FILES).map((name) => (0,markdown/* code */.aY)(name, 80));
    if (files.length > LISTED_FILES)
        names.push(`and ${files.length - LISTED_FILES} more`);
    return [
        (0,markdown/* escapeMarkdown */.FV)(device?.displayName ?? "–", 80),
        (0,markdown/* link */.nf)(String(id), uiLink ?? undefined),
        message ? `${word}: ${(0,markdown/* escapeMarkdown */.FV)(message, 200)}` : word,
        durationOf(session),
        names.join(", ") || "–",
    ];
}
function durationOf({ startTime, endTime }) {
    if (!startTime || !endTime)
        return "–";
    return (0,duration/* formatDuration */.a)(Math.max(0, endTime.getTime() - startTime.getTime()));
}

// EXTERNAL MODULE: ./build/src/actions/runner/publish-artifact.js + 2 modules
var publish_artifact = __webpack_require__(75169);
// EXTERNAL MODULE: ./build/src/actions/runner/read-inputs.js
var read_inputs = __webpack_require__(49634);
// EXTERNAL MODULE: ./build/src/actions/runner/stop-in-post.js
var stop_in_post = __webpack_require__(22179);
// EXTERNAL MODULE: ./build/src/actions/runner/write-summary.js
var write_summary = __webpack_require__(1042);
// EXTERNAL MODULE: ./build/src/actions/broker/inputs.js
var inputs = __webpack_require__(60686);
// EXTERNAL MODULE: ./build/src/actions/broker/ticket-state.js
var ticket_state = __webpack_require__(26123);
;// CONCATENATED MODULE: ./build/src/actions/broker/post.js












/** Ends the suite's sessions, and attaches what they left. Never fails the job. */
async function main() {
    const ticketId = (0,ticket_state/* keptTicket */.f)();
    if (ticketId === undefined)
        return;
    await (0,stop_in_post/* stopInPost */.I)({
        read: () => (0,read_inputs/* readInputs */.K)("broker", inputs/* brokerInputs */.z, inputs/* brokerRules */.N),
        stop: (tools, inputs) => endSessions(ticketId, inputs, tools),
        atRisk: "Sessions may still be open",
    });
}
async function endSessions(ticketId, inputs, tools) {
    const sessions = await closePass(ticketId, inputs["end-sessions"], tools);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(process.env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), "broker-sessions-"));
    const isKept = inputs["publish-artifact"];
    const collected = isKept
        ? await collectSessions(sessions, folder, tools)
        : sessions.map((session) => ({ session, files: [], problems: [] }));
    const retentionDays = inputs["artifact-retention-days"];
    const artifact = isKept
        ? await (0,publish_artifact/* publishArtifact */.q)({ name: inputs["artifact-name"], folder, retentionDays })
        : null;
    const place = artifact && { label: artifact.name, url: artifact.url };
    await (0,write_summary/* writeSummary */.S)(renderSessions(collected, place));
}


/***/ }),

/***/ 26123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ keepTicket),
/* harmony export */   f: () => (/* binding */ keptTicket)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);

const NAME = "ticket-id";
/** Keeps the ticket's id, which is no secret, for the post step. */
function keepTicket(id) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(NAME, String(id));
}
/** Undefined when the main step issued no ticket. */
function keptTicket() {
    const kept = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(NAME);
    return kept === "" ? undefined : Number(kept);
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

/***/ 22179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stopInPost)
/* harmony export */ });
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88489);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46708);
/* harmony import */ var _connection_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27974);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25614);
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





/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;
/** Stops what a main step left behind, unless `abort-on-cancel` says to leave it. Never fails the job. */
async function stopInPost(step) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const inputs = step.read();
            if (inputs["abort-on-cancel"] === false || (0,_connection_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .hasNoCredentials */ .wg)(inputs))
                return;
            if (step.isNeeded && !step.isNeeded(inputs))
                return;
            const client = __addDisposableResource(env_1, await (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .connect */ .N)(inputs), true);
            const signal = AbortSignal.timeout(WITHIN_MS);
            await step.stop({ client, logger: _log_js__WEBPACK_IMPORTED_MODULE_4__/* .actionLogger */ .v0, clock: _base_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml, signal }, inputs);
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
    }
    catch (error) {
        _log_js__WEBPACK_IMPORTED_MODULE_4__/* .actionLogger */ .v0.warning(`${step.atRisk}: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asDeviceCloudError */ .w)(error).explanation}`);
    }
}


/***/ }),

/***/ 44052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ collectDeviceRun),
/* harmony export */   v: () => (/* binding */ collectFromArchive)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _archive_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58064);
/* harmony import */ var _collect_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82979);
/* harmony import */ var _download_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85077);
/* harmony import */ var _refusals_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13688);
/* harmony import */ var _unpack_archive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(477);







/**
 * Downloads what a device run that has ended wrote: from its device session where the service has such, else from the
 * archive of all its files.
 * @throws {DeviceCloudError} when its files can be had in neither way, or `cancelled`.
 */
async function collectDeviceRun(order) {
    const { client, run, deviceRunId: deviceSessionId, signal } = order;
    try {
        const list = () => client.deviceSessions.outputFiles({ ...run, deviceSessionId }, { signal });
        return await (0,_collect_files_js__WEBPACK_IMPORTED_MODULE_3__/* .collectFiles */ .C)({ ...order, list });
    }
    catch (error) {
        if (!(0,_archive_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnknownOperation */ .i)(error))
            throw error;
        return collectFromArchive(order);
    }
}
/** The same from the archive alone, for a service that is known to have no device sessions. */
async function collectFromArchive(order) {
    const { client, run, deviceRunId, folder, signal } = order;
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), ".archive-"));
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "archive.zip");
        const name = `files.zip of device run ${deviceRunId}`;
        const request = () => (0,_archive_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .requestArchive */ .I)(client, "files", run, [deviceRunId], signal);
        await (0,_download_archive_js__WEBPACK_IMPORTED_MODULE_4__/* .downloadArchive */ .Z)(request, { ...order, path, name });
        const unpacked = await (0,_unpack_archive_js__WEBPACK_IMPORTED_MODULE_5__/* .unpackArchive */ .b)(path, { archiveName: name, deviceRunId, folder, signal });
        const problem = (0,_refusals_text_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalsText */ .R)(unpacked.refusals);
        const problems = problem === undefined ? [] : [`${name}: ${problem}`];
        return { files: unpacked.files, problems, archiveFolder: unpacked.folderName };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scratch, { recursive: true, force: true });
    }
}


/***/ })

};
