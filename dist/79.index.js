export const id = 79;
export const ids = [79];
export const modules = {

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

/***/ 80006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ waitRunInputs),
/* harmony export */   _: () => (/* binding */ waitRunRules)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40104);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27974);
/* harmony import */ var _runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14353);
/* harmony import */ var _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2538);
/* harmony import */ var _runner_results_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15730);
/* harmony import */ var _runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68699);






/** The inputs of `actions/wait-run/action.yml`, where their defaults and prose are. */
const waitRunInputs = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    "api-generation": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)((0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)("auto", "legacy", "current")),
    ..._runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .runsInputs */ .ah,
    timeout: (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .durationMs */ .pc),
    "queue-timeout": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .durationMs */ .pc,
    "on-timeout": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)((0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)("abort", "leave")),
    "abort-on-cancel": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM),
    "retry-failed": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)((0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0)),
    "earlier-results-path": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    ..._runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .gateInputs */ .ll,
    ..._runner_results_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .resultsInputs */ .m,
});
const waitRunRules = [..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionRules */ .mO, ..._runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .runsRules */ .m$];


/***/ }),

/***/ 41295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ orderOf)
/* harmony export */ });
/* harmony import */ var _runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14353);

/** The inputs as the order they stand for; the runs come in or are started first. */
function orderOf(inputs, resultsFolder) {
    return {
        generation: inputs["api-generation"],
        gate: (0,_runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .gateOf */ .Rv)(inputs),
        timeoutMs: inputs.timeout,
        queueTimeoutMs: inputs["queue-timeout"],
        onTimeout: inputs["on-timeout"],
        onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
        retryFailed: inputs["retry-failed"],
        resultsFolder,
    };
}


/***/ }),

/***/ 59664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _runner_publish_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64965);


/** The states that have an output of their own, `devices-<name>`. */
const COUNTED = {
    succeeded: "succeeded",
    failed: "failed",
    warning: "warning",
    excluded: "excluded",
    aborted: "aborted",
    timeout: "timed-out",
};
/** What became of the runs: the outputs of their own, then those that every verdict has. */
async function publish({ pages, flaky, attempts, ...outcome }, inputs, folder) {
    setDeviceCounts(outcome.executions);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("attempts", attempts);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("flaky", JSON.stringify(flaky));
    const title = pages.length > 1 ? "Test runs" : "Test run";
    await (0,_runner_publish_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .publishVerdict */ .T)({ title, subject: "Device", ...outcome, flaky, places: pages }, { folder, inputs });
}
function setDeviceCounts(executions) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("devices-total", executions.length);
    for (const [state, name] of Object.entries(COUNTED)) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(`devices-${name}`, executions.filter((one) => one.state === state).length);
    }
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

/***/ 34866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deviceResults)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_concurrency_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49540);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78765);
/* harmony import */ var _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44052);
/* harmony import */ var _device_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83533);
/* harmony import */ var _device_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36844);
/* harmony import */ var _safe_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82976);
/* harmony import */ var _unique_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16281);










const AT_ONCE = 4;
/**
 * The results of a test run, device by device, in the order of the device runs: from device sessions where the service
 * has them, else from the data availability and the archives. What cannot be had of one device is a problem in its
 * result; the others are still fetched.
 * @throws {DeviceCloudError} when the device runs cannot be listed, or `cancelled`.
 */
async function deviceResults(order) {
    const { client, run, deviceRunIds, signal } = order;
    const all = await (0,_device_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .deviceRunsOf */ .C)(client, run, signal);
    const wanted = deviceRunIds === undefined ? all : all.filter(({ id }) => deviceRunIds.includes(id));
    const uniqueName = (0,_unique_names_js__WEBPACK_IMPORTED_MODULE_5__/* .uniqueNames */ .u)();
    return (0,_base_concurrency_js__WEBPACK_IMPORTED_MODULE_6__/* .mapBounded */ .y)(wanted, AT_ONCE, (deviceRun) => resultOf(deviceRun, order, uniqueName));
}
async function resultOf({ id, session }, order, uniqueName) {
    const fallback = `device run ${id}`;
    const known = session?.device?.displayName;
    const ownName = uniqueName((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderName */ .u)(known ?? fallback, "device"));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(order.folder, ownName);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const collect = session ? _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__/* .collectDeviceRun */ .q : _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__/* .collectFromArchive */ .v;
    const collected = await orProblem(collect, { ...order, deviceRunId: id, folder });
    const name = (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h)(known ?? (0,_device_name_js__WEBPACK_IMPORTED_MODULE_9__/* .deviceNameIn */ .X)(collected.archiveFolder, id) ?? fallback, 80);
    const result = { deviceRunId: id, name, session, folder, ...collected };
    return known || name === fallback
        ? result
        : moved(result, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(order.folder, uniqueName((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderName */ .u)(name, "device"))));
}
async function orProblem(collect, order) {
    try {
        return await collect(order);
    }
    catch (error) {
        const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asDeviceCloudError */ .w)(error);
        if (failure.code === "cancelled")
            throw failure;
        const problem = `The results of device run ${order.deviceRunId} could not be collected: ${failure.message}`;
        return { files: [], problems: [problem] };
    }
}
/** The result in a folder that bears the device's name, which only its archive told. */
async function moved(result, folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(result.folder, folder);
    const files = result.files.map((file) => ({ ...file, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...file.name.split("/")) }));
    return { ...result, folder, files };
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

/***/ 70046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NS: () => (/* binding */ endOfSession),
/* harmony export */   Oc: () => (/* binding */ endOfNobody),
/* harmony export */   Y_: () => (/* binding */ endOfResult),
/* harmony export */   ph: () => (/* binding */ inState)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78765);
/* harmony import */ var _runs_session_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76520);
/* harmony import */ var _infer_states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51489);
/* harmony import */ var _run_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(799);




/** States in which a device run leaves no results that anything could be told by. */
const WITHOUT_RESULTS = ["excluded", "not-started"];
/**
 * How a device session ended. `stopped`: its run was aborted by this step, which is no end of its own for those that had not
 * ended before.
 */
function endOfSession(session, collected, stopped) {
    const { id, excludeReason, startTime, endTime, uiLink } = session;
    const outcome = (0,_runs_session_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .sessionOutcome */ .r5)(session);
    const wasCutOff = stopped.by && outcome === "aborted" && stopped.before?.state !== "ABORTED";
    const isQueued = session.state === "WAITING" || (wasCutOff && !startTime);
    const state = isQueued ? "not-started" : wasCutOff ? "unknown" : outcome;
    const last = (wasCutOff ? stopped.before?.state : session.state) ?? "not told";
    // What is said of a success explains nothing.
    const said = wasCutOff || outcome === "succeeded" ? undefined : (0,_runs_session_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .sessionReason */ .bC)(session);
    return {
        id,
        device: (0,_run_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .deviceTitle */ .Lg)(session),
        state,
        excludeReason: excludeReason ?? undefined,
        explanation: state === "unknown" ? `its state is ${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(last, 80)}` : clauseOf(said),
        ...contentOf(collected, state),
        tests: testsOf(session, collected, state),
        durationMs: startTime && endTime ? endTime.getTime() - startTime.getTime() : undefined,
        url: uiLink ?? undefined,
    };
}
/** How a device run ended that is known by its results alone; its state is still to be told. */
function endOfResult(collected) {
    const { deviceRunId: id, name: device } = collected.result;
    const [state, trace] = ["unknown", (0,_infer_states_js__WEBPACK_IMPORTED_MODULE_1__/* .traceOf */ .f)(collected.read)];
    const tests = testsOf(undefined, collected, state);
    return { id, device, state, trace, ...contentOf(collected, state), tests };
}
/** The same with its state, which may be one without results. */
function inState(end, state, explanation) {
    const isWithout = WITHOUT_RESULTS.includes(state);
    return {
        ...end,
        state,
        explanation,
        ...(isWithout ? { tests: null, isUnsaved: false, problems: [] } : {}),
    };
}
/** A device run that the service counts and tells nothing else of. */
function endOfNobody(device, state, explanation) {
    const nothing = { tests: null, cases: [], files: [], isUnsaved: false, problems: [] };
    return { id: undefined, device, state, explanation, ...nothing };
}
function contentOf(collected, state) {
    const hasResults = collected !== undefined && !WITHOUT_RESULTS.includes(state);
    return {
        cases: collected?.read.cases ?? [],
        files: (collected?.result.files ?? []).map(({ name }) => name),
        folder: collected?.result.folder,
        isUnsaved: hasResults && collected.result.problems.length > 0,
        problems: hasResults ? collected.read.problems : [],
    };
}
/**
 * From JUnit where it is at hand, else as the service counted them (docs/decisions.md, The verdict). Planned tests that
 * were never executed are in no JUnit, so they are always the service's count.
 */
function testsOf(session, collected, state) {
    if (WITHOUT_RESULTS.includes(state))
        return null;
    const counts = session ? (0,_runs_session_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .sessionCounts */ .Ly)(session) : null;
    const { problems = [], reports = 0, totals } = collected?.read ?? {};
    if (problems.length > 0)
        return "unreadable";
    if (reports === 0 || !totals)
        return counts;
    const { passed, failed, skipped } = totals;
    return { passed, failed, skipped, notAvailable: counts?.notAvailable ?? 0 };
}
function clauseOf(text) {
    return text === undefined ? undefined : (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(text).replace(/\.$/, "");
}


/***/ }),

/***/ 91940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ unsettledRuns),
/* harmony export */   c: () => (/* binding */ FollowKeeper)
/* harmony export */ });
/** The runs that are not known to have ended or to be meant to go on. */
function unsettledRuns({ runs }) {
    return runs.filter(({ settled }) => !settled);
}
/** Holds a checkpoint, and passes each change on so that it can be kept. */
class FollowKeeper {
    #keep;
    #runs;
    constructor(runs, keep) {
        this.#keep = keep;
        this.#runs = runs.map(({ runId, projectId }) => ({ runId, projectId }));
        this.#tell();
    }
    run(runId) {
        return this.#runs.find((run) => run.runId === runId) ?? { runId };
    }
    /** Changes the entry of one run; what it says already is not told again. */
    note(runId, change) {
        const known = this.run(runId);
        const changed = { ...known, ...change };
        if (JSON.stringify(changed) === JSON.stringify(known))
            return;
        this.#runs = this.#runs.map((run) => (run.runId === runId ? changed : run));
        this.#tell();
    }
    settleAll() {
        if (this.#runs.every(({ settled }) => settled))
            return;
        this.#runs = this.#runs.map((run) => ({ ...run, settled: true }));
        this.#tell();
    }
    #tell() {
        this.#keep({ kind: "followed", runs: this.#runs });
    }
}


/***/ }),

/***/ 51489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ traceOf),
/* harmony export */   v: () => (/* binding */ inferStates)
/* harmony export */ });
/* harmony import */ var _run_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89780);

/** The likely ones first: which state explains which trace. Whatever is left after them goes to any trace. */
const LIKELY = [
    ["failed", "failing"],
    ["excluded", "empty"],
    ["not-started", "empty"],
    ["succeeded", "green"],
    ["warning", "idle"],
    ["aborted", "empty"],
    ["timeout", "empty"],
    ["unknown", "empty"],
    ["excluded", "unreadable"],
    ["failed", "empty"],
    ["failed", "unreadable"],
    ["failed", "idle"],
    ["warning", "green"],
];
function traceOf({ problems, reports, totals }) {
    if (problems.length > 0)
        return "unreadable";
    if (reports === 0)
        return "empty";
    if (totals.failed > 0)
        return "failing";
    return totals.passed > 0 ? "green" : "idle";
}
/**
 * Which device run ended in which state, for a service that counts the states of a run and does not tell those of its device
 * runs. Each state is given as often as it is counted. Which of several alike gets it does not change the verdict; one for
 * which no state is left is `unknown`, never a success.
 */
function inferStates(traces, counts) {
    const left = { ...counts };
    const states = traces.map(() => undefined);
    const give = (state, fits) => {
        for (const [index, trace] of traces.entries()) {
            if (left[state] === 0)
                return;
            if (states[index] !== undefined || !fits(trace))
                continue;
            states[index] = state;
            left[state]--;
        }
    };
    for (const [state, likely] of LIKELY)
        give(state, (trace) => trace === likely);
    for (const state of _run_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .WORST_FIRST */ .vh)
        give(state, () => true);
    return states.map((state) => state ?? "unknown");
}


/***/ }),

/***/ 799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Lg: () => (/* binding */ deviceTitle),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   kh: () => (/* binding */ runTitle),
/* harmony export */   qy: () => (/* binding */ heartbeatText)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75815);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78765);
/* harmony import */ var _runs_session_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76520);
/* harmony import */ var _run_snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96564);




/** A run as messages name it: `test run 7 (Nightly)`. */
function runTitle({ id, displayName }) {
    const name = (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(displayName ?? "", 120);
    return name === "" ? `test run ${id}` : `test run ${id} (${name})`;
}
/** A device session's device as messages name it. */
function deviceTitle({ id, device }) {
    return (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(device?.displayName ?? "", 80) || `device run ${id}`;
}
/** What is new since a run was last seen, a line each. Nothing, when nothing is. */
function changesOf(now, before) {
    const title = runTitle(now.run);
    const said = new Map((before?.sessions ?? []).map((session) => [session.id, saysOf(session)]));
    const devices = (now.sessions ?? [])
        .filter((session) => said.get(session.id) !== saysOf(session))
        .map((session) => `Test run ${now.run.id}: ${deviceTitle(session)} is ${saysOf(session)}`);
    const isNew = !before || before.run.state !== now.run.state || figures(before) !== figures(now);
    return isNew ? [...devices, `${capital(title)} is ${stateOf(now.run)}: ${figures(now)}`] : devices;
}
/** The runs that have not ended, in one line, for when nothing else has been said for a while. */
function heartbeatText(snapshots, elapsedMs) {
    const open = snapshots.filter(({ stage }) => stage !== "ended");
    const runs = open.map((one) => `test run ${one.run.id} is ${stateOf(one.run)}, ${figures(one)}`);
    return `Waiting for ${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(elapsedMs)} now: ${runs.join("; ") || "results"}.`;
}
/** The state as the service writes it. */
function stateOf({ state }) {
    return (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(state ?? "in no state", 80);
}
function saysOf(session) {
    const reason = (0,_runs_session_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .sessionReason */ .bC)(session);
    return (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h)(`${session.state ?? "in no state"}${reason ? ` (${reason})` : ""}`, 300);
}
function figures(snapshot) {
    const { waiting, running, ended } = (0,_run_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .progressOf */ .jA)(snapshot);
    return `${ended} of ${waiting + running + ended} device runs ended, ${running} running, ${waiting} waiting`;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 89780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ deviceTotal),
/* harmony export */   N$: () => (/* binding */ runTests),
/* harmony export */   Pq: () => (/* binding */ countsWithout),
/* harmony export */   _d: () => (/* binding */ stateCounts),
/* harmony export */   mz: () => (/* binding */ countsBeforeStop),
/* harmony export */   vh: () => (/* binding */ WORST_FIRST)
/* harmony export */ });
/** The states, the worst first. */
const WORST_FIRST = [
    ...["unknown", "not-started", "aborted", "timeout", "failed"],
    ...["excluded", "warning", "succeeded"],
];
/** The device runs of a run by its own counts (specification, Test run). What it does not tell is 0. */
function stateCounts(run) {
    return {
        succeeded: run.succeededDeviceCount ?? 0,
        failed: run.errorsDeviceCount ?? 0,
        warning: run.warningDeviceCount ?? 0,
        aborted: run.abortedDeviceCount ?? 0,
        timeout: run.timeoutedDeviceCount ?? 0,
        excluded: run.excludedDeviceCount ?? 0,
        unknown: run.runningDeviceCount ?? 0,
        "not-started": run.waitingDeviceCount ?? 0,
    };
}
/**
 * The counts of a run that this step aborted, as if it had not: device runs that had not ended before stay as they were then.
 */
function countsBeforeStop(after, before) {
    const [then, now] = [stateCounts(before), stateCounts(after)];
    const cutOff = Math.max(0, now.aborted - then.aborted);
    const waited = Math.min(cutOff, then["not-started"]);
    return {
        ...now,
        aborted: now.aborted - cutOff,
        "not-started": now["not-started"] + waited,
        unknown: now.unknown + cutOff - waited,
    };
}
/** `counts` without the device runs in `states`; none goes below 0. */
function countsWithout(counts, states) {
    const left = { ...counts };
    for (const state of states)
        left[state] = Math.max(0, left[state] - 1);
    return left;
}
/** How many device runs there are altogether. */
function deviceTotal(run) {
    const counted = Object.values(stateCounts(run)).reduce((sum, count) => sum + count, 0);
    return run.totalDeviceCount ?? run.deviceCount ?? counted;
}
/**
 * The tests of a whole run as the service counts them (docs/decisions.md, Counting); null where it counts none. Skipped
 * ones are in no count of a run.
 */
function runTests(run) {
    const all = run.testCaseCount ?? 0;
    if (all === 0)
        return null;
    const passed = run.successfulTestCaseCount ?? 0;
    const executed = run.executedTestCaseCount ?? executedBy(run, all, passed);
    return { passed, failed: executed - passed, skipped: 0, notAvailable: Math.max(0, all - executed) };
}
/** From the ratio, which is a whole number of tests divided by `all`; where that is missing, all tests count as executed. */
function executedBy({ failedTestCaseCount, executionRatio }, all, passed) {
    if (typeof failedTestCaseCount === "number")
        return passed + failedTestCaseCount;
    return typeof executionRatio === "number" ? Math.max(passed, Math.round(executionRatio * all)) : all;
}


/***/ }),

/***/ 90850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ EARLIER_ATTEMPTS),
  M: () => (/* binding */ RunResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/services/results/device-runs.js
var device_runs = __webpack_require__(36844);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/services/report/test-name.js
var test_name = __webpack_require__(21421);
// EXTERNAL MODULE: ./build/src/services/run-wait/device-run-end.js
var device_run_end = __webpack_require__(70046);
;// CONCATENATED MODULE: ./build/src/services/run-wait/attempts.js



/** Why a device is left out that a further attempt may find: not there, or busy. Other reasons stay as they are. */
const PASSING_REASONS = ["NO_DEVICE", "CONCURRENCY_LIMIT", undefined];
/** Flaky tests of one device that are named: an output has its limit. */
const LISTED_TESTS = 50;
/**
 * The attempts at one run's device runs. Only the last attempt of each counts (docs/decisions.md, Counting); the earlier ones
 * tell what was flaky.
 */
class Attempts {
    #lineages = [];
    #count = 0;
    /** How often the run was begun. */
    get count() {
        return this.#count;
    }
    /** The last attempt of each device run. */
    get last() {
        return this.#lineages.map((lineage) => lineage.at(-1) ?? lineage[0]);
    }
    /**
     * The device runs that a retry may better, and whose results are saved. None of a run that somebody aborted. Where states
     * are told from counts, all that show the same are meant: each of them may be the one.
     */
    get retryable() {
        const { last } = this;
        if (last.some(({ state }) => state === "aborted"))
            return [];
        const meant = last.filter(isRetryable);
        const traces = meant.flatMap(({ trace }) => trace ?? []);
        return last.filter(({ id, isUnsaved, ...end }) => {
            const isMeant = isRetryable(end) || (end.trace !== undefined && traces.includes(end.trace));
            return id !== undefined && !isUnsaved && isMeant;
        });
    }
    /** Takes the first attempt. */
    begin(ends) {
        this.#lineages = ends.map((end) => [end]);
        this.#count = 1;
    }
    /**
     * Takes what became of retried device runs, whose ids are new. They are told by their device's name, in their order; one
     * that did not come back is unknown, for what it was before is gone. `kept`: what the others are now, in their order.
     */
    again(retried, { ends, kept }) {
        const unclaimed = [...ends];
        const others = [...kept];
        const claim = (fits) => {
            const at = unclaimed.findIndex(fits);
            return at < 0 ? undefined : unclaimed.splice(at, 1)[0];
        };
        const successors = new Map(retried.map((former) => [former, claim(({ device }) => device === former.device)]));
        this.#lineages = this.#lineages.map((lineage) => {
            const former = lineage.at(-1) ?? lineage[0];
            if (!successors.has(former))
                return revised(lineage, others.shift());
            const lost = () => (0,device_run_end/* endOfNobody */.Oc)(former.device, "unknown", "the service does not list it after its retry");
            return [...lineage, successors.get(former) ?? claim(() => true) ?? lost()];
        });
        this.#lineages = [...this.#lineages, ...unclaimed.map((end) => [end])];
        this.#count++;
    }
    /** Devices and tests that failed in an earlier attempt and passed in the last one. */
    get flaky() {
        return this.#lineages.flatMap((lineage) => {
            const last = lineage.at(-1) ?? lineage[0];
            const tests = flakyTests(lineage);
            const isFlaky = lineage.length > 1 && isGreen(last);
            if (!isFlaky && tests.length === 0)
                return [];
            return [{ device: last.device, id: last.id, attempts: lineage.length, passed: isGreen(last), tests }];
        });
    }
}
function revised([first, ...rest], last) {
    if (last === undefined)
        return [first, ...rest];
    return rest.length === 0 ? [last] : [first, ...rest.slice(0, -1), last];
}
function isRetryable({ state, excludeReason, tests }) {
    if (state === "excluded")
        return PASSING_REASONS.includes(excludeReason);
    if (state === "failed" || state === "timeout")
        return true;
    const counts = tests === null || tests === "unreadable" ? undefined : tests;
    return (state === "succeeded" || state === "warning") && (counts?.failed ?? 0) > 0;
}
function isGreen({ state, tests }) {
    const hasFailure = tests === "unreadable" || (tests?.failed ?? 0) > 0;
    return (state === "succeeded" || state === "warning") && !hasFailure;
}
function flakyTests(lineage) {
    const failedBefore = new Set(lineage.slice(0, -1).flatMap(({ cases }) => namesOf(cases, "failed")));
    const passed = new Set(namesOf(lineage.at(-1)?.cases ?? [], "passed"));
    const flaky = [...passed].filter((name) => failedBefore.has(name));
    return flaky.slice(0, LISTED_TESTS).map((name) => (0,untrusted_text/* plainLine */.h)(name));
}
function namesOf(cases, status) {
    return cases.filter((test) => test.status === status).map(test_name/* fullTestName */.B);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/services/results/device-results.js
var device_results = __webpack_require__(34866);
// EXTERNAL MODULE: ./build/src/services/results/read-results.js
var read_results = __webpack_require__(82148);
;// CONCATENATED MODULE: ./build/src/services/run-wait/collect-device-runs.js





const PAUSE_MS = 5_000;
/** Results that cannot be had although the service answers are asked for once more. */
const ROUNDS = 2;
/** Below the folder of the results, while they come in. */
const SCRATCH = ".incoming";
/**
 * Downloads and reads the results of device runs. An outage of the service is waited out; what cannot be had afterwards is a
 * problem of its device run.
 * @throws {DeviceCloudError} when the device runs cannot be listed, or `cancelled`.
 */
async function collectDeviceRuns(order, tools) {
    const { folder } = order;
    await (0,promises_.mkdir)(folder, { recursive: true });
    try {
        const placed = [];
        for (const result of await fetchAll(order, tools)) {
            const kept = await place(result, folder);
            placed.push({ result: kept, read: await (0,read_results/* readResults */.x)(kept, tools.signal) });
        }
        return placed;
    }
    finally {
        await (0,promises_.rm)((0,external_node_path_.join)(folder, SCRATCH), { recursive: true, force: true });
    }
}
async function fetchAll(order, tools) {
    const fetched = new Map();
    let deviceRunIds = order.deviceRunIds;
    for (let round = 1;; round++) {
        for (const result of await fetchPatiently({ ...order, deviceRunIds }, tools)) {
            fetched.set(result.deviceRunId, result);
        }
        const flawed = [...fetched.values()].filter(({ problems }) => problems.length > 0);
        if (flawed.length === 0 || round >= ROUNDS)
            return [...fetched.values()];
        deviceRunIds = flawed.map(({ deviceRunId }) => deviceRunId);
        await tools.clock.sleep(PAUSE_MS, tools.signal);
    }
}
/** One collection, in a folder of its own; begun again for as long as the service does not answer. */
async function fetchPatiently({ run, deviceRunIds, folder }, tools) {
    const { clock, outage, signal } = tools;
    const key = `results of ${run.runId}`;
    for (;;) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, SCRATCH), { recursive: true });
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, SCRATCH, "round-"));
        try {
            const results = await (0,device_results/* deviceResults */.D)({ ...tools, run, deviceRunIds, folder: scratch });
            outage.over(key);
            return results;
        }
        catch (error) {
            outage.goesOn((0,errors/* asDeviceCloudError */.w)(error), key);
        }
        await clock.sleep(PAUSE_MS, signal);
    }
}
/** The result in the folder of all results, under a name that is free there. */
async function place(result, folder) {
    const target = await moveIn(result.folder, folder);
    const files = result.files.map((file) => ({ ...file, path: (0,external_node_path_.join)(target, ...file.name.split("/")) }));
    return { ...result, folder: target, files };
}
/** Moves a folder into another, which may hold one of that name already; answers where it is. */
async function moveIn(from, folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    for (let count = 1;; count++) {
        const target = (0,external_node_path_.join)(folder, count === 1 ? (0,external_node_path_.basename)(from) : `${(0,external_node_path_.basename)(from)}-${count}`);
        const isTaken = await (0,promises_.access)(target).then(() => true, () => false);
        if (isTaken)
            continue;
        await (0,promises_.rename)(from, target);
        return target;
    }
}

// EXTERNAL MODULE: ./build/src/services/run-wait/infer-states.js
var infer_states = __webpack_require__(51489);
// EXTERNAL MODULE: ./build/src/services/run-wait/run-changes.js
var run_changes = __webpack_require__(799);
// EXTERNAL MODULE: ./build/src/services/run-wait/run-counts.js
var run_counts = __webpack_require__(89780);
;// CONCATENATED MODULE: ./build/src/services/run-wait/ends-of-attempt.js




/** How the device runs of an attempt ended: as the service lists them, else as its counts and their results tell. */
function endsOfAttempt(seen) {
    const { snapshot, retried } = seen;
    const { ends, kept } = snapshot.sessions === null ? endsByCounts(seen) : endsBySessions(seen);
    const expected = retried ?? (0,run_counts/* deviceTotal */.JX)(snapshot.run);
    // A retry's loss is told by who knows what was retried; counts may still hold what it replaced.
    const missing = retried !== undefined && snapshot.sessions !== null ? 0 : expected - ends.length;
    const left = (0,run_counts/* countsWithout */.Pq)(countsOf(seen), [...kept, ...ends].map(({ state }) => state));
    const unlisted = worstOf(left, missing).map((state, index) => endOfUnlisted(seen, state, index + 1));
    return { ends: [...ends, ...unlisted], kept };
}
function endsBySessions({ snapshot, beforeStop, collected, kept }) {
    const before = new Map((beforeStop?.sessions ?? []).map((session) => [session.id, session]));
    const ends = (snapshot.sessions ?? [])
        .filter(({ id }) => !kept.some((end) => end.id === id))
        .map((session) => {
        const own = collected.find(({ result }) => result.deviceRunId === session.id);
        return (0,device_run_end/* endOfSession */.NS)(session, own, { by: beforeStop !== undefined, before: before.get(session.id) });
    });
    return { ends, kept };
}
/** The states of all device runs at once, for what a retry has brought may show whose a state was. */
function endsByCounts(seen) {
    const { kept } = seen;
    const fresh = seen.collected
        .filter(({ result }) => !kept.some(({ id }) => id === result.deviceRunId))
        .map(device_run_end/* endOfResult */.Y_);
    const all = [...kept, ...fresh];
    const states = (0,infer_states/* inferStates */.v)(all.map(({ trace }) => trace ?? "empty"), countsOf(seen));
    const told = all.map((end, index) => {
        const state = states[index] ?? "unknown";
        return (0,device_run_end/* inState */.ph)(end, state, explanationOf(seen, state));
    });
    return { ends: told.slice(kept.length), kept: told.slice(0, kept.length) };
}
function countsOf({ snapshot, beforeStop }) {
    return beforeStop ? (0,run_counts/* countsBeforeStop */.mz)(snapshot.run, beforeStop.run) : (0,run_counts/* stateCounts */._d)(snapshot.run);
}
/** So many states out of the counts, the worst first; where these do not suffice, nobody knows. */
function worstOf(counts, wanted) {
    const states = run_counts/* WORST_FIRST */.vh.flatMap((state) => Array.from({ length: counts[state] }, () => state));
    return Array.from({ length: Math.max(0, wanted) }, (_, index) => states[index] ?? "unknown");
}
function endOfUnlisted(seen, state, number) {
    const device = `device ${number} of test run ${seen.snapshot.run.id}`;
    return (0,device_run_end/* endOfNobody */.Oc)(device, state, explanationOf(seen, state));
}
function explanationOf({ snapshot, beforeStop }, state) {
    if (state !== "unknown")
        return undefined;
    const { run, stage } = beforeStop ?? snapshot;
    return stage === "ended" ? "the service does not tell how it ended" : `the run's state is ${(0,run_changes/* stateOf */.L4)(run)}`;
}

;// CONCATENATED MODULE: ./build/src/services/run-wait/run-results.js





/** Below the folder of a run's results: those of attempts that a retry replaced. */
const EARLIER_ATTEMPTS = "earlier-attempts";
/** The results of one run, attempt after attempt: downloaded, read, and set aside before a retry replaces them. */
class RunResults {
    attempts = new Attempts();
    #address;
    #folder;
    /** What the last retry repeats, until its end is known. */
    #retried;
    /** `folder` takes the results, one folder per device run. */
    constructor(address, folder) {
        this.#address = address;
        this.#folder = folder;
    }
    /** Whether an attempt is under way, or has ended and was not taken yet. */
    get isAwaited() {
        return this.attempts.count === 0 || this.#retried !== undefined;
    }
    /** Whether a device run belongs to the attempt under way, not to an earlier one. */
    isNew(deviceRunId) {
        return !this.#kept.some(({ id }) => id === deviceRunId);
    }
    /** Downloads what an attempt left, and takes how it ended. @throws {DeviceCloudError} where nothing can be had. */
    async collect(end, tools) {
        const deviceRunIds = await this.#deviceRunIds(end.snapshot, tools);
        const order = { run: this.#address, deviceRunIds, folder: this.#folder };
        this.#take(end, await collectDeviceRuns(order, tools));
    }
    /** Takes how an attempt ended, or how far it came, by what the service told of it. */
    takeUncollected(end) {
        this.#take(end, []);
    }
    /** These device runs were retried: what they left is set aside, and their next end replaces the one they had. */
    async retried(ends) {
        this.#retried = ends;
        const folder = (0,external_node_path_.join)(this.#folder, EARLIER_ATTEMPTS, `attempt-${this.attempts.count}`);
        for (const end of ends)
            if (end.folder)
                await moveIn(end.folder, folder);
    }
    get #kept() {
        return this.attempts.last.filter((end) => !this.#retried?.includes(end));
    }
    #take(end, collected) {
        const { snapshot, beforeStop } = end;
        const retried = this.#retried;
        const seen = { snapshot, beforeStop, collected, kept: this.#kept, retried: retried?.length };
        const told = endsOfAttempt(seen);
        if (retried)
            this.attempts.again(retried, told);
        else
            this.attempts.begin(told.ends);
        this.#retried = undefined;
    }
    /** The device runs of the attempt; undefined for all. */
    async #deviceRunIds({ sessions }, { client, signal }) {
        if (sessions)
            return sessions.map(({ id }) => id).filter((id) => this.isNew(id));
        if (!this.#retried)
            return undefined;
        const replaced = new Set(this.#retried.map(({ id }) => id));
        const all = await (0,device_runs/* deviceRunsOf */.C)(client, this.#address, signal);
        return all.map(({ id }) => id).filter((id) => this.isNew(id) && !replaced.has(id));
    }
}


/***/ }),

/***/ 96564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ expectedEnd),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   gd: () => (/* binding */ hasStarted),
/* harmony export */   jA: () => (/* binding */ progressOf)
/* harmony export */ });
const STAGES = {
    WAITING: "queued",
    RUNNING: "running",
    FINISHED: "ended",
};
/** The states of a device session before it begins; an excluded one never does. */
const NOT_BEGUN = ["WAITING", "EXCLUDED"];
function stageOf({ state }) {
    return STAGES[state ?? ""] ?? "unknown";
}
/** Whether any device run has begun of those that `matters` to, or the run itself where they are not listed. */
function hasStarted({ stage, sessions }, matters) {
    const own = sessions?.filter(({ id }) => matters(id)) ?? [];
    if (own.length === 0)
        return stage !== "queued";
    return own.some(({ state }) => !NOT_BEGUN.includes(state));
}
/** By the run's own counts, which every service has (docs/decisions.md, Counting). */
function progressOf({ run }) {
    const { waitingDeviceCount, runningDeviceCount, finishedDeviceCount } = run;
    return {
        waiting: waitingDeviceCount ?? 0,
        running: runningDeviceCount ?? 0,
        ended: finishedDeviceCount ?? 0,
    };
}
/** How long the longest of these device runs took, in milliseconds; undefined before any has ended. */
function longestMs(sessions) {
    const took = sessions.flatMap(({ startTime, endTime }) => startTime && endTime ? [endTime.getTime() - startTime.getTime()] : []);
    return took.length === 0 ? undefined : Math.max(...took);
}
/**
 * When the run is likely to end: when its last open device run has taken as long as the longest that has ended. In
 * milliseconds since the epoch by the service's clock, which may differ from ours by some; undefined while nothing tells.
 */
function expectedEnd({ sessions }) {
    const open = (sessions ?? []).filter(({ endTime, state }) => !endTime && state !== "EXCLUDED");
    const took = longestMs(sessions ?? []);
    if (took === undefined || open.some(({ startTime }) => !startTime))
        return undefined;
    const ends = open.flatMap(({ startTime }) => (startTime ? [startTime.getTime() + took] : []));
    return ends.length === 0 ? undefined : Math.max(...ends);
}


/***/ }),

/***/ 26349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ stopFollowed)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _start_look_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13503);
/* harmony import */ var _wait_insist_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8168);



/**
 * Aborts a run that is followed, also when a retry of it may still arrive. Never throws: what could not be stopped is warned
 * about and stays unsettled in the answer.
 */
async function stopFollowed(run, tools) {
    const { logger } = tools;
    if (run.settled)
        return run;
    try {
        const isSettled = await (0,_wait_insist_js__WEBPACK_IMPORTED_MODULE_2__/* .insist */ .R)(() => abort(run, tools), tools);
        return isSettled ? { ...run, retryAskedAt: undefined, settled: true } : run;
    }
    catch (error) {
        const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error);
        if (failure.status === 404 || (failure.fault === "input" && (await hasEnded(run, tools)))) {
            return { ...run, settled: true };
        }
        logger.warning(`The test run ${run.runId} could not be aborted: ${failure.explanation}`);
        return run;
    }
}
/** Whether nothing of it can be under way any more. */
async function abort({ retryAskedAt: askedAt, ...run }, tools) {
    const { client, logger, signal, lookOut } = tools;
    if (askedAt !== undefined) {
        const find = async () => ((await hasEnded(run, tools)) ? undefined : run);
        if (!(await (0,_start_look_out_js__WEBPACK_IMPORTED_MODULE_1__/* .lookOutFor */ .H)(find, { ...tools, askedAt })))
            return lookOut === "until-settled";
    }
    const { runId, projectId } = run;
    const after = await client.runs.abort({ runId, projectId }, { signal, repeatable: true });
    if (after.state === "FINISHED" && after.abortedDeviceCount === 0) {
        logger.info(`Test run ${runId} had ended already.`);
    }
    else {
        logger.info(`Aborted test run ${runId}.`);
    }
    return true;
}
async function hasEnded({ runId, projectId }, { client, signal }) {
    return (await client.runs.get({ runId, projectId }, { signal })).state === "FINISHED";
}


/***/ }),

/***/ 41003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ waitForRuns)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/services/start/started-run.js
var started_run = __webpack_require__(2760);
// EXTERNAL MODULE: ./build/src/services/verdict/decide.js + 5 modules
var decide = __webpack_require__(93123);
// EXTERNAL MODULE: ./build/src/services/wait/deadline.js
var wait_deadline = __webpack_require__(25608);
// EXTERNAL MODULE: ./build/src/services/wait/outage.js
var outage = __webpack_require__(54247);
// EXTERNAL MODULE: ./build/src/services/report/test-name.js
var test_name = __webpack_require__(21421);
// EXTERNAL MODULE: ./build/src/base/duration.js
var duration = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/src/services/run-wait/device-run-end.js
var device_run_end = __webpack_require__(70046);
// EXTERNAL MODULE: ./build/src/services/run-wait/run-counts.js
var run_counts = __webpack_require__(89780);
;// CONCATENATED MODULE: ./build/src/services/run-wait/with-run-counts.js

/** The states in which a device run executed its tests. */
const EXECUTED = ["succeeded", "failed", "warning"];
/**
 * Device runs of a service that does not list them, with the tests that it counts for the whole run: all of them where none
 * left JUnit, else those that were planned and never executed (docs/decisions.md, The verdict).
 */
function withRunCounts(ends, { run, sessions }) {
    const counts = (0,run_counts/* runTests */.N$)(run);
    if (sessions !== null || counts === null)
        return ends;
    const executing = ends.filter(({ state }) => EXECUTED.includes(state));
    const pool = `test run ${run.id}`;
    if (executing.every(({ tests }) => tests === null))
        return pooled(ends, executing, counts, pool);
    const first = ends.findIndex(({ tests }) => tests !== null && tests !== "unreadable");
    return ends.map((end, index) => (index === first ? withPlanned(end, counts.notAvailable) : end));
}
/** Each device run with the counts of all; those for which the counts do not suffice are left with nothing to show. */
function pooled(ends, executing, counts, pool) {
    const failed = executing.filter(({ state }) => state === "failed");
    const others = executing.filter(({ state }) => state !== "failed");
    // More failed device runs than failed tests: something else ended some of them.
    const unexplained = failed.slice(counts.failed);
    const idle = others.slice(Math.max(0, counts.passed + counts.failed - failed.length));
    return ends.map((end) => {
        if (!executing.includes(end) || unexplained.includes(end))
            return end;
        return idle.includes(end) ? { ...end, tests: NONE } : { ...end, tests: counts, pool };
    });
}
const NONE = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
function withPlanned(end, notAvailable) {
    const { tests } = end;
    return tests === null || tests === "unreadable" ? end : { ...end, tests: { ...tests, notAvailable } };
}

;// CONCATENATED MODULE: ./build/src/services/run-wait/observe-runs.js



/** The runs as the verdict sees them: the last attempt of each device run, over all runs. */
function observeRuns(ends, limits) {
    const nameIn = (device, runId) => (ends.length > 1 ? nameOfSeveral(device, runId) : device);
    const deviceRuns = ends.flatMap((end) => countedEnds(end).map((one) => ({ ...one, runId: end.runId, device: nameIn(one.device, end.runId) })));
    const any = (how) => ends.some((end) => end.how === how);
    return {
        observed: {
            cancelled: any("cancelled"),
            queueTimedOut: any("queue-timeout") ? (0,duration/* formatDuration */.a)(limits.queueTimeoutMs ?? 0) : undefined,
            timedOut: any("timeout") ? (0,duration/* formatDuration */.a)(limits.timeoutMs) : undefined,
            serviceFailure: ends.find(({ failure }) => failure)?.failure?.message,
            executions: deviceRuns.map(executionOf),
        },
        reported: deviceRuns.map(reportedOf),
        flaky: ends.flatMap(({ runId, attempts }) => attempts.flaky.map((one) => ({ ...one, device: nameIn(one.device, runId) }))),
    };
}
/** What a device is called where several runs are looked at. */
function nameOfSeveral(device, runId) {
    return `${device} (run ${runId})`;
}
function countedEnds({ runId, snapshot, attempts }) {
    const { last, count } = attempts;
    // A run that nothing was seen of is not the same as one without devices.
    if (count === 0 || !snapshot)
        return [(0,device_run_end/* endOfNobody */.Oc)(`test run ${runId}`, "unknown", "it was never seen")];
    return withRunCounts(last, snapshot);
}
function executionOf({ device: name, state, explanation, tests, pool, cases }) {
    const failingTests = cases.filter(({ status }) => status === "failed").map((test) => test.name);
    return { name, state, explanation, tests, pool, failingTests };
}
function reportedOf(end) {
    const { device: name, explanation, problems } = end;
    const { id, runId, state, url, durationMs, tests, pool, cases, files } = end;
    const message = [explanation, ...problems].filter(Boolean).join(" ") || undefined;
    return { name, id, runId, state, url, durationMs, tests, pool, cases, files, message };
}

;// CONCATENATED MODULE: ./build/src/services/run-wait/flaky-over-attempts.js


/**
 * What failed in an attempt and passed in the last one, the attempts of earlier jobs included: `failures` is what was
 * repeated of them. Device runs get new ids then, so they are told by their device's name, each once.
 */
function flakyOverAttempts(failures, { executions, flaky }) {
    const open = [...executions];
    const found = failures.flatMap(({ runId, device, tests }) => {
        const names = [device, nameOfSeveral(device, runId)];
        const at = open.findIndex((one) => one.runId === runId && names.includes(one.name));
        const [now] = at < 0 ? [] : open.splice(at, 1);
        if (!now)
            return [];
        const own = flaky.find(({ id }) => id !== undefined && id === now.id);
        const healed = new Set([...tests.filter((test) => passesIn(now, test)), ...(own?.tests ?? [])]);
        const passed = isGreen(now);
        if (!passed && healed.size === 0)
            return [];
        return [{ device: now.name, id: now.id, attempts: 1 + (own?.attempts ?? 1), passed, tests: [...healed] }];
    });
    return [...found, ...flaky.filter(({ id }) => !found.some((one) => one.id === id))];
}
function passesIn({ cases }, test) {
    const same = cases.filter((one) => (0,test_name/* fullTestName */.B)(one) === test);
    return same.length > 0 && same.every(({ status }) => status === "passed");
}
function isGreen({ state, tests }) {
    const hasFailure = tests === "unreadable" || (tests?.failed ?? 0) > 0;
    return (state === "succeeded" || state === "warning") && !hasFailure;
}

// EXTERNAL MODULE: ./build/src/services/run-wait/follow-checkpoint.js
var follow_checkpoint = __webpack_require__(91940);
// EXTERNAL MODULE: ./build/src/services/run-wait/run-changes.js
var run_changes = __webpack_require__(799);
;// CONCATENATED MODULE: ./build/src/services/run-wait/heartbeat.js

const EVERY_MS = 60_000;
/** Says once a minute what is waited for, until it is disposed. */
function heartbeat(seen, { clock, logger, signal }) {
    const over = new AbortController();
    const startedAt = clock.now();
    const until = AbortSignal.any([signal, over.signal]);
    async function beat() {
        for (;;) {
            await clock.sleep(EVERY_MS, until);
            logger.info((0,run_changes/* heartbeatText */.qy)(seen(), clock.now() - startedAt));
        }
    }
    beat().catch(() => undefined); // disposed, or the caller was cancelled
    return { [Symbol.dispose]: () => over.abort() };
}

// EXTERNAL MODULE: ./build/src/base/counted.js
var counted = __webpack_require__(15057);
// EXTERNAL MODULE: ./build/src/services/runs/require-run.js
var require_run = __webpack_require__(18938);
// EXTERNAL MODULE: ./build/src/services/start/stop-time.js
var stop_time = __webpack_require__(87955);
// EXTERNAL MODULE: ./build/src/services/run-wait/stop-followed.js
var stop_followed = __webpack_require__(26349);
;// CONCATENATED MODULE: ./build/src/services/run-wait/cut-off.js



/** How long an aborted run may take to end. */
const END_WITHIN_MS = 30_000;
const LAST_LOOK_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 1_000;
/**
 * Ends a wait that came to no good end: stops the run unless it is to be left, and takes what there is of it. Never throws;
 * what could not be stopped stays unsettled in the checkpoint.
 */
async function cutOff(wait, how, failure) {
    const { runId, results, order } = wait;
    const { keeper, logger } = wait.tools;
    const { settled, retryAskedAt } = keeper.run(runId);
    // Nothing but a further retry was cut off: the run has ended, and its results are known.
    if (settled && how === "timeout" && !results.isAwaited)
        return wait.end("ended");
    if (settled)
        return endWithoutResults(wait, { how, failure });
    const before = wait.snapshot;
    const isLeft = (how === "cancelled" ? order.onCancel : order.onTimeout) === "leave";
    const end = { how, failure, beforeStop: isLeft ? undefined : before };
    try {
        if (how === "timeout" && retryAskedAt === undefined && (await hasJustEnded(wait))) {
            keeper.note(runId, { settled: true });
            await wait.collect();
            return wait.end("ended");
        }
        if (isLeft)
            keeper.note(runId, { settled: true });
        else if ((await stop(wait, how)) && results.isAwaited)
            await wait.collect(before);
    }
    catch (error) {
        const why = (0,errors/* asDeviceCloudError */.w)(error).message;
        if (results.isAwaited)
            logger.warning(`The results of test run ${runId} could not be collected: ${why}`);
    }
    return endWithoutResults(wait, end);
}
/** The end by what was seen last, where nothing better is known. */
function endWithoutResults(wait, { how, failure, beforeStop }) {
    const { results, snapshot } = wait;
    if (results.isAwaited && snapshot)
        results.takeUncollected({ snapshot, beforeStop });
    return wait.end(how, failure);
}
/** A run that ended between the last look and the end of the wait did end in time. */
async function hasJustEnded(wait) {
    const signal = AbortSignal.any([wait.tools.signal, AbortSignal.timeout(LAST_LOOK_WITHIN_MS)]);
    const last = await wait.lookAgain(signal).catch(() => undefined);
    return last?.stage === "ended";
}
/** Whether the run was stopped and has come to its end. After a cancel there is no time to look. */
async function stop(wait, how) {
    const { keeper, clock } = wait.tools;
    const isCancelled = how === "cancelled";
    const { lookOut, signal } = (0,stop_time/* stopTime */.O)(isCancelled);
    const stopped = await (0,stop_followed/* stopFollowed */.N)(keeper.run(wait.runId), { ...wait.tools, signal, lookOut });
    keeper.note(wait.runId, stopped);
    if (isCancelled || !stopped.settled)
        return false;
    const until = clock.now() + END_WITHIN_MS;
    for (;;) {
        if ((await wait.lookAgain(signal)).stage === "ended")
            return true;
        if (clock.now() >= until)
            return false;
        await clock.sleep(LOOK_EVERY_MS, signal);
    }
}

// EXTERNAL MODULE: ./build/src/services/wait/poll-delay.js
var poll_delay = __webpack_require__(56083);
// EXTERNAL MODULE: ./build/src/services/run-wait/run-snapshot.js
var run_snapshot = __webpack_require__(96564);
;// CONCATENATED MODULE: ./build/src/services/run-wait/follow-run.js



/** An acknowledged run may be missing for a moment; for so many looks in a row it is gone. */
const MISSES = 5;
/**
 * Follows one run to its end: yields a snapshot after each answer, and returns why it stopped. An outage of the service is
 * waited out; a state that nobody knows is not the end.
 * @throws what the service refused, an outage longer than ten minutes, or `cancelled`.
 */
async function* followRun(look, options) {
    const { clock, random, signal, deadline, outage, queueTimeoutMs = Number.POSITIVE_INFINITY } = options;
    const startedAt = clock.now();
    const { runId } = look.address;
    let last;
    let misses = 0;
    for (;;) {
        try {
            last = await look.look(deadline.signal);
            outage.over(runId);
            misses = 0;
            yield last;
            if (last.stage === "ended")
                return "ended";
        }
        catch (error) {
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (failure.status === 404 && ++misses >= MISSES)
                throw gone(runId, failure);
            const isOver = deadline.reached && !signal.aborted;
            if (failure.status !== 404 && !isOver)
                outage.goesOn(failure, runId);
        }
        const elapsedMs = clock.now() - startedAt;
        if (deadline.reached)
            return "timeout";
        if (elapsedMs >= queueTimeoutMs && !(last && (0,run_snapshot/* hasStarted */.gd)(last, options.isAwaited)))
            return "queue-timeout";
        await clock
            .sleep((0,poll_delay/* pollDelayMs */.p)(elapsedMs, random, toExpectedEnd(last, clock)), deadline.signal)
            .catch((error) => {
            if (!deadline.reached || signal.aborted)
                throw error;
        });
    }
}
function toExpectedEnd(snapshot, clock) {
    const expected = snapshot && (0,run_snapshot/* expectedEnd */.ST)(snapshot);
    return expected === undefined ? undefined : expected - clock.now();
}
function gone(runId, cause) {
    return new errors/* DeviceCloudError */.c("protocol", `The service no longer has the test run ${runId}.`, {
        remedy: "Somebody may have deleted it.",
        cause,
    });
}

// EXTERNAL MODULE: ./build/src/services/start/retry-once.js
var retry_once = __webpack_require__(52197);
;// CONCATENATED MODULE: ./build/src/services/run-wait/retry-device-runs.js


const PAUSE_MS = 5_000;
/**
 * Retries device runs of a run that has ended, exactly once, also over an outage of the service. Answers whether they are
 * under way; not, where the service does not repeat them.
 * @throws {DeviceCloudError} an outage longer than ten minutes, or `cancelled`.
 */
async function retryDeviceRuns(address, chosen, tools) {
    const { clock, logger, signal, keeper, outage } = tools;
    const { runId } = address;
    const deviceRunIds = chosen.flatMap(({ id }) => id ?? []);
    const key = `retry of ${runId}`;
    const asking = () => keeper.note(runId, { settled: false, retryAskedAt: clock.now() });
    const isUnderWay = () => hasBegunAgain(deviceRunIds, tools);
    for (;;) {
        try {
            await (0,retry_once/* retryOnce */.c)({ run: address, deviceRunIds, asking }, tools);
            break;
        }
        catch (error) {
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (failure.fault === "input") {
                // A request that was lost on the way may have come through before this one, which is then refused.
                if (await isUnderWay())
                    break;
                keeper.note(runId, { settled: true, retryAskedAt: undefined });
                logger.warning(`The service does not retry test run ${runId}: ${failure.message}`);
                return false;
            }
            if (failure.effect === "none")
                keeper.note(runId, { settled: true, retryAskedAt: undefined });
            outage.goesOn(failure, key);
        }
        await clock.sleep(PAUSE_MS, signal);
        if (await isUnderWay().catch(() => false))
            break;
    }
    outage.over(key);
    keeper.note(runId, { retryAskedAt: undefined });
    return true;
}
/** Whether the run is under way again, or the device runs are gone, which only a retry does. */
async function hasBegunAgain(deviceRunIds, { look, signal }) {
    const { stage, sessions } = await look.look(signal);
    if (stage !== "ended")
        return true;
    return sessions !== null && !deviceRunIds.some((id) => sessions.some((session) => session.id === id));
}

// EXTERNAL MODULE: ./build/src/services/generation/or-missing.js
var or_missing = __webpack_require__(88213);
;// CONCATENATED MODULE: ./build/src/services/run-wait/run-look.js



/** A run may be FINISHED a little before its device runs are; after so many looks that is how they ended. */
const SETTLING_LOOKS = 12;
const UNDER_WAY = ["WAITING", "RUNNING", "FINISHING"];
/** Looks at one run, and remembers what later looks need: whether the service lists device runs, and which were retried. */
class RunLook {
    address;
    #client;
    #isRequired;
    #listsSessions;
    #replaced = new Set();
    /** How many device runs there must be again after a retry. */
    #expected = 0;
    #settlingLooks = 0;
    constructor(address, client, generation) {
        this.address = address;
        this.#client = client;
        this.#isRequired = generation === "current";
        this.#listsSessions = generation !== "legacy";
    }
    /** The run as it is now. */
    async look(signal) {
        // The run first: what it says of the end then holds for the device runs, too.
        const run = await this.#client.runs.get(this.address, { signal });
        const sessions = await this.#sessions(signal);
        const stage = (0,run_snapshot/* stageOf */.gV)(run);
        return { run, stage: stage === "ended" && this.#isSettling(sessions) ? "running" : stage, sessions };
    }
    /** These device runs were retried: whatever the service still says of them belongs to the past. */
    retried(deviceRunIds, expected) {
        for (const id of deviceRunIds)
            this.#replaced.add(id);
        this.#expected = expected;
        this.#settlingLooks = 0;
    }
    /** Whether an ended run still lacks device runs or the end of some, and has not done so for long. */
    #isSettling(sessions) {
        if (sessions === null)
            return false;
        const isWhole = sessions.length >= this.#expected && !sessions.some(({ state }) => UNDER_WAY.includes(state));
        return !isWhole && ++this.#settlingLooks <= SETTLING_LOOKS;
    }
    async #sessions(signal) {
        if (!this.#listsSessions)
            return null;
        const { runId } = this.address;
        const list = () => Array.fromAsync(this.#client.deviceSessions.list(this.address, { signal }));
        const sessions = await (0,or_missing/* orMissing */.M)(list);
        if (sessions)
            return sessions.filter(({ id }) => !this.#replaced.has(id));
        if (this.#isRequired) {
            throw new errors/* DeviceCloudError */.c("input", `api-generation: the service lists no device runs of run ${runId}.`, {
                remedy: "Its API is the older one: set api-generation to auto or legacy.",
            });
        }
        this.#listsSessions = false;
        return null;
    }
}

// EXTERNAL MODULE: ./build/src/services/run-wait/run-results.js + 3 modules
var run_results = __webpack_require__(90850);
;// CONCATENATED MODULE: ./build/src/services/run-wait/run-wait.js
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










const ASK_AGAIN_MS = 3_000;
/** Collecting must not outlast what it is for. */
const COLLECT_WITHIN_MS = 30 * 60_000;
/** One run, followed to its end, its results collected, its failed device runs retried. */
class RunWait {
    results;
    look;
    order;
    tools;
    runId;
    #snapshot;
    #failure;
    /** `folder` takes the results, one folder per device run. */
    constructor(address, folder, order, tools) {
        this.runId = address.runId;
        this.order = order;
        this.tools = tools;
        this.look = new RunLook(address, tools.client, order.generation);
        this.results = new run_results/* RunResults */.M(address, folder);
    }
    /** As last seen. */
    get snapshot() {
        return this.#snapshot;
    }
    /** Looks until the service answers. Answers why the run cannot be followed, where that is so. */
    async open() {
        const { client, clock, deadline, outage } = this.tools;
        try {
            for (;;) {
                try {
                    await (0,require_run/* requireRun */.F)(client, this.look.address, deadline.signal);
                    await this.look.look(deadline.signal);
                    outage.over(this.runId);
                    return undefined;
                }
                catch (error) {
                    outage.goesOn((0,errors/* asDeviceCloudError */.w)(error), this.runId);
                }
                await clock.sleep(ASK_AGAIN_MS, deadline.signal);
            }
        }
        catch (error) {
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (failure.fault === "input")
                return failure;
            this.#failure = failure;
            return undefined;
        }
    }
    /** Waits for the end. Never throws: how the wait ended is in the answer. */
    async toEnd() {
        const { signal, deadline } = this.tools;
        try {
            if (this.#failure)
                throw this.#failure;
            for (let left = this.order.retryFailed;; left--) {
                const how = await this.#follow();
                if (how !== "ended")
                    return await cutOff(this, how);
                await this.collect();
                if (left === 0 || !(await this.#retry()))
                    return this.end("ended");
            }
        }
        catch (error) {
            if (signal.aborted)
                return await cutOff(this, "cancelled");
            if (deadline.reached)
                return await cutOff(this, "timeout");
            return await cutOff(this, "service-failure", (0,errors/* asDeviceCloudError */.w)(error));
        }
    }
    end(how, failure) {
        return { how, failure, runId: this.runId, snapshot: this.#snapshot, attempts: this.results.attempts };
    }
    /** Looks once more, and tells what is new. */
    async lookAgain(signal) {
        return this.#see(await this.look.look(signal));
    }
    /** Downloads what the last attempt left. `beforeStop`: the run before this step aborted it. */
    async collect(beforeStop) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const snapshot = this.#snapshot;
            if (!snapshot)
                return;
            const limit = __addDisposableResource(env_1, (0,wait_deadline/* deadlineIn */._)(COLLECT_WITHIN_MS, this.tools.clock, this.tools.signal), false);
            try {
                await this.results.collect({ snapshot, beforeStop }, { ...this.tools, signal: limit.signal });
            }
            catch (error) {
                if (this.tools.signal.aborted || !limit.reached)
                    throw error;
                const message = `The results of test run ${this.runId} were not there within ${(0,duration/* formatDuration */.a)(COLLECT_WITHIN_MS)}.`;
                throw new errors/* DeviceCloudError */.c("timeout", message, { cause: error });
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    async #follow() {
        const isAwaited = (id) => this.results.isNew(id);
        const { queueTimeoutMs } = this.order;
        const snapshots = followRun(this.look, { ...this.tools, queueTimeoutMs, isAwaited });
        for (;;) {
            const next = await snapshots.next();
            if (!next.done)
                this.#see(next.value);
            else {
                if (next.value === "ended")
                    this.tools.keeper.note(this.runId, { settled: true });
                return next.value;
            }
        }
    }
    #see(now) {
        const before = this.#snapshot;
        this.#snapshot = now;
        this.tools.seen(now, before);
        return now;
    }
    /** Whether device runs are retried, so that there is more to follow. */
    async #retry() {
        const { deadline, logger } = this.tools;
        const { attempts } = this.results;
        const chosen = attempts.retryable;
        if (chosen.length === 0 || deadline.reached)
            return false;
        const tools = { ...this.tools, look: this.look, signal: deadline.signal };
        if (!(await retryDeviceRuns(this.look.address, chosen, tools)))
            return false;
        const names = chosen.map(({ device }) => device).join(", ");
        logger.info(`Retrying ${(0,counted/* counted */.h)(chosen.length, "device run")} of test run ${this.runId}: ${names}.`);
        this.look.retried(chosen.flatMap(({ id }) => id ?? []), attempts.last.length);
        await this.results.retried(chosen);
        return true;
    }
}

;// CONCATENATED MODULE: ./build/src/services/run-wait/tell-changes.js

/** Tells what is new of runs, and warns once of each state that nobody knows. */
function tellChanges(logger) {
    const warned = new Set();
    return (now, before) => {
        for (const line of (0,run_changes/* changesOf */.fs)(now, before))
            logger.info(line);
        if (now.stage !== "unknown")
            return;
        const warning = `The ${(0,run_changes/* runTitle */.kh)(now.run)} is in a state nobody knows, "${(0,run_changes/* stateOf */.L4)(now.run)}"; waiting on.`;
        if (warned.has(warning))
            return;
        warned.add(warning);
        logger.warning(warning);
    };
}

;// CONCATENATED MODULE: ./build/src/services/run-wait/wait-for-runs.js
var wait_for_runs_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var wait_for_runs_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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













/**
 * Follows runs to their end, retries what failed, collects the results and decides. What has not ended when the time is up
 * or the job is cancelled is aborted, unless the order says to leave it.
 * @throws {DeviceCloudError} `input` naming every run that cannot be followed; then none is touched.
 */
async function waitForRuns(order, tools, listener) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const keeper = new follow_checkpoint/* FollowKeeper */.c(order.runs, (checkpoint) => listener.checkpoint(checkpoint));
        const deadline = wait_for_runs_addDisposableResource(env_1, (0,wait_deadline/* deadlineIn */._)(order.timeoutMs, tools.clock, tools.signal), false);
        const shared = { ...tools, deadline, keeper, outage: new outage/* Outage */.a(tools), seen: tellChanges(tools.logger) };
        const waits = order.runs.map((run) => new RunWait(run, folderOf(run, order), order, shared));
        const refusals = (await Promise.all(waits.map((wait) => wait.open()))).filter((one) => one !== undefined);
        if (refusals.length > 0) {
            keeper.settleAll();
            throw refused(refusals);
        }
        const _ = wait_for_runs_addDisposableResource(env_1, heartbeat(() => waits.flatMap(({ snapshot }) => snapshot ?? []), tools), false);
        const ends = await Promise.all(waits.map((wait) => wait.toEnd()));
        const { observed, reported, flaky } = observeRuns(ends, order);
        return {
            decision: (0,decide/* decide */.L)(observed, order.gate),
            executions: reported,
            attempts: Math.max(...ends.map((end) => end.attempts.count), 1),
            flaky: flakyOverAttempts(order.earlierFailures, { executions: reported, flaky }),
            pages: ends.flatMap(pageOf),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        wait_for_runs_disposeResources(env_1);
    }
}
function folderOf({ runId }, { runs, resultsFolder }) {
    return runs.length > 1 ? (0,external_node_path_.join)(resultsFolder, `run-${runId}`) : resultsFolder;
}
function refused(refusals) {
    const message = refusals.map(({ explanation }) => explanation).join("\n");
    return new errors/* DeviceCloudError */.c("input", message, { cause: refusals[0] });
}
function pageOf({ snapshot }) {
    if (!snapshot)
        return [];
    const title = (0,run_changes/* runTitle */.kh)(snapshot.run);
    return [{ label: title.charAt(0).toUpperCase() + title.slice(1), url: (0,started_run/* runUrl */.V)(snapshot.run) }];
}


/***/ }),

/***/ 47687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ titleOfDeviceRun),
/* harmony export */   T: () => (/* binding */ listDeviceRuns)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78765);
/* harmony import */ var _results_device_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36844);


/** The device runs of a run with their names and states, as far as the service tells them. */
async function listDeviceRuns(run, { client, signal }) {
    const listed = await (0,_results_device_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .deviceRunsOf */ .C)(client, run, signal);
    return listed.map(({ id, session }) => ({
        id,
        name: (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(session?.device?.displayName ?? "", 120),
        state: session?.state ?? undefined,
    }));
}
/** A device run for messages: its device and its id. */
function titleOfDeviceRun({ id, name }) {
    return name === "" ? String(id) : `${name} (${id})`;
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

/***/ 76353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ keepEarlierFailures),
/* harmony export */   k: () => (/* binding */ readEarlierFailures)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);



const failuresFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), device: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), tests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly() }));
/** Keeps what failed in device runs that are repeated, beside the folder with their results. */
async function keepEarlierFailures(folder, failures) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(fileOf(folder), JSON.stringify(failures));
}
/**
 * What `keepEarlierFailures` kept, for a step that only follows the run.
 * @throws {DeviceCloudError} `input` when nothing was kept beside this folder.
 */
async function readEarlierFailures(folder) {
    try {
        return failuresFile.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileOf(folder), "utf8")));
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `earlier-results-path "${folder}" has no readable list of earlier failures beside it.`, {
            remedy: "Give the output earlier-results-path of a start-run step of the same job.",
            cause: error,
        });
    }
}
/** Beside the folder: in it, a device could be called like the file. */
function fileOf(folder) {
    return `${folder}.json`;
}


/***/ }),

/***/ 52197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ retryOnce)
/* harmony export */ });
/* harmony import */ var _runs_list_device_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47687);
/* harmony import */ var _create_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95879);


/**
 * Repeats device runs of a run that has ended, exactly once, and answers it as it is then. After a lost answer the retry is
 * known by the run, which is under way again, or by a device run that is gone (docs/decisions.md, Counting).
 * @throws {DeviceCloudError} `refused` for a run that the service does not repeat.
 */
function retryOnce({ run, deviceRunIds, asking }, tools) {
    const { client, signal } = tools;
    return (0,_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .createOnce */ .U)({
        ...tools,
        what: `the retry of test run ${run.runId}`,
        create() {
            asking();
            return client.runs.retry({ ...run, query: { deviceRunIds: [...deviceRunIds] } }, { signal });
        },
        async find() {
            const now = await client.runs.get(run, { signal });
            if (now.state !== "FINISHED")
                return now;
            const present = new Set((await (0,_runs_list_device_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .listDeviceRuns */ .T)(run, tools)).map(({ id }) => id));
            return deviceRunIds.every((id) => present.has(id)) ? undefined : now;
        },
    });
}


/***/ }),

/***/ 2760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl)
/* harmony export */ });
/**
 * A run's page, as the service tells it; undefined where it tells none, or no address of the web. Account and query are
 * left out: both can hold a secret.
 */
function runUrl({ uiLink }) {
    if (!uiLink || !URL.canParse(uiLink))
        return undefined;
    const { protocol, origin, pathname, hash } = new URL(uiLink);
    return protocol === "https:" || protocol === "http:" ? `${origin}${pathname}${hash}` : undefined;
}


/***/ })

};
