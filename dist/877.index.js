export const id = 877;
export const ids = [877];
export const modules = {

/***/ 3119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ retryRunInputs),
/* harmony export */   y: () => (/* binding */ retryRunRules)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40104);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27974);
/* harmony import */ var _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2538);
/* harmony import */ var _runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68699);




/** The inputs of `actions/retry-run/action.yml`, where their defaults and prose are. */
const retryRunInputs = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    ..._runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .runInputs */ .HM,
    "device-run-ids": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .idList */ .Mt,
    "only-failed": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM),
    "abort-on-cancel": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM),
    "job-status": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
});
const idsOrFailed = (given) => given["device-run-ids"] && /^(?:true|yes|on)$/i.test(given["only-failed"] ?? "")
    ? "only-failed: says which device runs to retry, and device-run-ids does so, too. Give one of them."
    : undefined;
const retryRunRules = [..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionRules */ .mO, idsOrFailed];


/***/ }),

/***/ 11877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/services/start/checkpoint-keeper.js
var checkpoint_keeper = __webpack_require__(56662);
// EXTERNAL MODULE: ./build/src/services/start/retry-once.js
var retry_once = __webpack_require__(52197);
// EXTERNAL MODULE: ./build/src/services/start/stop-run.js
var stop_run = __webpack_require__(84229);
// EXTERNAL MODULE: ./build/src/services/start/stop-time.js
var stop_time = __webpack_require__(87955);
// EXTERNAL MODULE: ./build/src/services/runs/list-device-runs.js
var list_device_runs = __webpack_require__(47687);
;// CONCATENATED MODULE: ./build/src/services/runs/choose-device-runs.js


/** The states that a retry has nothing to better. Any other, also one that nobody knows, is no success. */
const PASSED = ["SUCCEEDED", "WARNING"];
/**
 * The device runs that are meant, of those that a run has.
 * @throws {DeviceCloudError} `input` for ids that the run does not have, and where nobody tells which have failed.
 */
function chooseDeviceRuns(which, present, { id: runId }) {
    if (present.length === 0) {
        throw new errors/* DeviceCloudError */.c("input", `run-id: the service lists no device run of test run ${runId}.`, {
            remedy: "Start a new run.",
        });
    }
    if (which === "all")
        return present;
    if (which !== "failed")
        return chosenByIds(which, present, runId);
    if (present.every(({ state }) => state !== undefined)) {
        return present.filter(({ state }) => !PASSED.includes(state));
    }
    throw new errors/* DeviceCloudError */.c("input", "only-failed: this service does not tell which device runs have failed.", { remedy: "Name them with device-run-ids, or retry the whole run." });
}
function chosenByIds(ids, present, runId) {
    const foreign = ids.filter((id) => !present.some((one) => one.id === id));
    if (foreign.length === 0)
        return present.filter(({ id }) => ids.includes(id));
    throw new errors/* DeviceCloudError */.c("input", `device-run-ids: the test run ${runId} has no device run ${foreign.join(", ")}.`, { remedy: `It has ${present.map(list_device_runs/* titleOfDeviceRun */.R).join(", ") || "none"}. A retry gives new ids.` });
}

// EXTERNAL MODULE: ./build/src/services/runs/require-run.js
var require_run = __webpack_require__(18938);
;// CONCATENATED MODULE: ./build/src/services/runs/retry-run.js









/**
 * Retries device runs of a run that has ended, and tells which these were: none, where all have passed and only the failed
 * ones were meant. Their ids and results are gone afterwards.
 * @throws {DeviceCloudError} `input` for a run that is missing or under way, and for device runs that it does not have.
 */
async function retryRun(order, tools) {
    const { run: address, which } = order;
    const { client, logger, signal } = tools;
    const run = await (0,require_run/* requireRun */.F)(client, address, signal);
    if (run.state !== "FINISHED")
        throw underWay(run);
    const chosen = chooseDeviceRuns(which, await (0,list_device_runs/* listDeviceRuns */.T)(address, tools), run);
    if (chosen.length === 0) {
        logger.info(`Every device run of test run ${run.id} has passed: nothing is retried.`);
        return chosen;
    }
    const keeper = new checkpoint_keeper/* CheckpointKeeper */.n(tools.clock, order.checkpoint);
    const userId = run.userId ?? (await client.account.getMe({}, { signal })).id;
    const projectId = address.projectId ?? run.projectId ?? undefined;
    keeper.checkpoint = {
        ...{ kind: "run", userId, runName: run.displayName ?? "", runId: run.id },
        ...(projectId === undefined ? {} : { projectId }),
    };
    const deviceRunIds = chosen.map(({ id }) => id);
    try {
        const asking = () => keeper.askingForRetry();
        keeper.answered(await (0,retry_once/* retryOnce */.c)({ run: address, deviceRunIds, asking }, tools));
    }
    catch (error) {
        keeper.failed(error);
        await stopIfCancelled(order, keeper, tools);
        throw error;
    }
    logger.info(`Retried of test run ${run.id}: ${chosen.map(list_device_runs/* titleOfDeviceRun */.R).join(", ")}.`);
    return chosen;
}
async function stopIfCancelled({ onCancel }, keeper, tools) {
    const { checkpoint } = keeper;
    if (!checkpoint || !tools.signal.aborted)
        return;
    if (onCancel === "leave")
        return keeper.forget();
    keeper.checkpoint = await (0,stop_run/* stopRun */.K)(checkpoint, { ...tools, ...(0,stop_time/* stopTime */.O)(true) });
}
function underWay({ id, state }) {
    const says = (0,untrusted_text/* plainLine */.h)(state ?? "in no state that is known", 80);
    return new errors/* DeviceCloudError */.c("input", `run-id: the test run ${id} has not ended, it is ${says}.`, {
        remedy: "Wait for its end with wait-run, or stop it with abort-run.",
    });
}

// EXTERNAL MODULE: ./build/src/actions/runner/checkpoint-state.js
var checkpoint_state = __webpack_require__(62036);
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
// EXTERNAL MODULE: ./build/src/actions/runner/run-inputs.js
var run_inputs = __webpack_require__(68699);
// EXTERNAL MODULE: ./build/src/actions/retry-run/inputs.js
var retry_run_inputs = __webpack_require__(3119);
;// CONCATENATED MODULE: ./build/src/actions/retry-run/main.js
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












/** `actions/retry-run`: runs again what a run did on its devices, or on some of them. */
async function main() {
    await (0,run_action/* runAction */.Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = __addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
            const inputs = (0,read_inputs/* readInputs */.K)("retry-run", retry_run_inputs/* retryRunInputs */.f, retry_run_inputs/* retryRunRules */.y);
            if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
                return (0,run_action/* skip */.iv)();
            const client = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
            const tools = { client, logger: log/* actionLogger */.v0, clock: clock/* systemClock */.ml, random: Math.random };
            let last;
            const order = {
                run: (0,run_inputs/* runAddressOf */.DI)(inputs),
                which: inputs["device-run-ids"] ?? (inputs["only-failed"] ? "failed" : "all"),
                onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
                checkpoint(checkpoint) {
                    last = checkpoint;
                    (0,checkpoint_state/* keepCheckpoint */.IG)(checkpoint);
                },
            };
            const retried = await retryRun(order, { ...tools, signal: cancel.signal });
            // From here on only a cancelled job stops the run: later steps have it.
            if (last)
                (0,checkpoint_state/* keepCheckpoint */.IG)({ ...last, handedOver: true });
            core/* setOutput */.uH("retried-count", retried.length);
            (0,run_action/* pass */.IX)(`${retried.length} device runs retried`);
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

/***/ 49540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ mapBounded)
/* harmony export */ });
/**
 * Applies `work` to every item, at most `limit` at a time, and returns the results in the items' order.
 * The first failure stops further starts; work already begun is awaited before that failure is thrown.
 */
async function mapBounded(items, limit, work) {
    const results = new Array(items.length);
    const failures = [];
    let next = 0;
    async function lane() {
        while (next < items.length && failures.length === 0) {
            const index = next++;
            try {
                results[index] = await work(items[index], index);
            }
            catch (error) {
                failures.push(error);
            }
        }
    }
    await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, lane));
    if (failures.length > 0)
        throw failures[0];
    return results;
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

/***/ 56662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ CheckpointKeeper)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** Holds what is known of one step's run, and passes each change on so that it can be kept outside the process. */
class CheckpointKeeper {
    #clock;
    #keep;
    #checkpoint;
    constructor(clock, keep) {
        this.#clock = clock;
        this.#keep = keep;
    }
    /** Undefined while nothing was asked for that may have to be stopped. */
    get checkpoint() {
        return this.#checkpoint;
    }
    set checkpoint(checkpoint) {
        this.#checkpoint = checkpoint;
        this.#keep(checkpoint);
    }
    /** A run is about to be asked for under this name. */
    name(home, runName) {
        const { userId, projectId } = home;
        this.checkpoint = {
            ...{ kind: "run", userId, runName },
            ...(projectId === undefined ? {} : { projectId }),
        };
    }
    /** An earlier attempt's run is taken over: from here on it is ours to stop, if there is anything to be stopped. */
    adopt({ run, ...home }) {
        const runName = run.displayName ?? "";
        this.checkpoint = { kind: "run", ...home, runName, runId: run.id };
        if (run.state !== "FINISHED")
            this.asking();
    }
    /** The request that starts the run is about to be sent. */
    asking() {
        this.#change({ askedAt: this.#clock.now() });
    }
    /** The request that starts the run again is about to be sent. */
    askingForRetry() {
        const now = this.#clock.now();
        this.#change({ askedAt: now, retryAskedAt: now });
    }
    answered({ id, projectId }) {
        const home = typeof projectId === "number" ? { projectId } : {};
        this.#change({ runId: id, ...home, retryAskedAt: undefined });
    }
    /** After a failure: nothing is there to be stopped when the request is known not to have happened. */
    failed(error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error).effect === "none")
            this.forget();
    }
    /** Nothing of ours is under way, or what is shall go on. */
    forget() {
        if (this.#checkpoint && !this.#checkpoint.settled)
            this.#change({ settled: true });
    }
    #change(change) {
        if (this.#checkpoint)
            this.checkpoint = { ...this.#checkpoint, ...change };
    }
}


/***/ }),

/***/ 95879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ARRIVAL_MS),
/* harmony export */   U: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88489);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);


/** A request that got no answer arrives within this time or not at all (docs/decisions.md, Starting once). */
const ARRIVAL_MS = 60_000;
const LOOK_EVERY_MS = 3_000;
const BACKOFF_MS = 1_000;
/**
 * Creates exactly one. A request that was not taken is repeated, an answered failure after looks for what it may have
 * created, and a request without an answer only after its time to arrive has passed without a trace.
 * @throws the last failure, after `maxAttempts` requests that created nothing; when looking fails or is cancelled, a
 * failure with the effect that the request may have had.
 */
async function createOnce(order) {
    const { logger, random, signal, maxAttempts = 6 } = order;
    for (let attempt = 1;; attempt++) {
        (0,_base_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .throwIfCancelled */ .dZ)(signal);
        try {
            return await order.create();
        }
        catch (error) {
            const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asDeviceCloudError */ .w)(error, "protocol");
            if (!mayBeRepeated(failure))
                throw failure;
            const found = await lookFor(order, failure, random() * BACKOFF_MS * 2 ** Math.min(attempt, 5));
            if (found !== undefined) {
                logger.info(`Found ${order.what} although its request failed (${failure.message})`);
                return found;
            }
            if (attempt >= maxAttempts)
                throw failure;
            logger.info(`Nothing was created of ${order.what}; trying again. ${failure.message}`);
        }
    }
}
/** An answer that refuses for good is not repeated: the request was understood and denied. */
function mayBeRepeated(failure) {
    if (failure.code === "cancelled")
        return false;
    return failure.fault === "service" && (failure.effect !== "none" || failure.code === "unreachable");
}
/** Looks at once, and again until the time has passed after which nothing more can come. */
async function lookFor(order, { effect }, backoffMs) {
    const { clock, signal, arrivalMs = ARRIVAL_MS } = order;
    if (effect === "none") {
        await clock.sleep(backoffMs, signal);
        return undefined;
    }
    const until = clock.now() + (effect === "open" ? arrivalMs : backoffMs);
    try {
        for (;;) {
            const isLast = clock.now() >= until;
            const found = await order.find();
            if (found !== undefined || isLast)
                return found;
            await clock.sleep(Math.min(LOOK_EVERY_MS, Math.max(0, until - clock.now())), signal);
        }
    }
    catch (error) {
        throw withEffect((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asDeviceCloudError */ .w)(error), effect);
    }
}
/** A look that came to no end says nothing of the request it was for. */
function withEffect({ code, message, remedy, status, cause }, effect) {
    const details = { effect, cause, ...(remedy ? { remedy } : {}), ...(status ? { status } : {}) };
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c(code, message, details);
}


/***/ }),

/***/ 13503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ lookOutFor)
/* harmony export */ });
/* harmony import */ var _create_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95879);

const LOOK_EVERY_MS = 1_000;
/** Looks for what a request, last sent at `askedAt`, may have created. Undefined when it has not shown in time. */
async function lookOutFor(find, { askedAt, lookOut, clock, signal, }) {
    const until = lookOut === "until-settled" ? askedAt + _create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .ARRIVAL_MS */ .P : clock.now() + lookOut.ms;
    for (;;) {
        const found = await find();
        if (found !== undefined || clock.now() >= until)
            return found;
        await clock.sleep(LOOK_EVERY_MS, signal);
    }
}


/***/ }),

/***/ 95749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findOwnRun)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _run_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14746);


/** Names are unique, so so many of the newest runs are enough where a service does not find them by name. */
const LOOK_BACK = 100;
/**
 * The run that bears this name, which no other run has: what an unanswered request of ours created, if it did. Services
 * may store a title otherwise than it was sent, so the name's mark decides, and where filtering by the whole name
 * finds nothing, the newest runs are gone through.
 */
async function findOwnRun(client, { runName, ...home }, signal) {
    const mark = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg)(runName);
    const named = await firstRuns(client, home, { filter: `s_displayname_eq_${runName}`, limit: 20 }, signal);
    const own = named?.find((run) => bears(run, mark));
    if (own)
        return own;
    const newest = await firstRuns(client, home, { limit: LOOK_BACK }, signal);
    return newest?.find((run) => bears(run, mark));
}
function bears({ displayName }, mark) {
    return displayName?.includes(mark) === true;
}
/** The newest runs that a filter lets through; undefined where the service refuses the filter. */
async function firstRuns(client, { userId, projectId }, choice, signal) {
    const query = { ...choice, sort: "id_d" };
    const listed = projectId === undefined
        ? client.runs.listOfUser({ userId, query }, { signal })
        : client.runs.list({ projectId, query }, { signal });
    try {
        return (await listed.page()).data;
    }
    catch (error) {
        if (choice.filter !== undefined && error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c && error.status === 400)
            return undefined;
        throw error;
    }
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

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isToBeStopped),
/* harmony export */   P: () => (/* binding */ isUnsettled)
/* harmony export */ });
/** Whether the run was asked for and is not known to be settled. */
function isUnsettled({ askedAt, settled }) {
    return askedAt !== undefined && !settled;
}
/** Whether a post step has to stop the run (docs/decisions.md, Stopping always). */
function isToBeStopped(checkpoint, jobWasCancelled) {
    return isUnsettled(checkpoint) && (jobWasCancelled || !checkpoint.handedOver);
}


/***/ }),

/***/ 14746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   W_: () => (/* binding */ uniqueRunName),
/* harmony export */   XZ: () => (/* binding */ attemptIn)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78765);

const TITLE_LENGTH = 100;
const NONCE_LENGTH = 12;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
/**
 * A name that no other run has, by which a run is found again: `title` with a mark of 12 random characters, which the
 * attempt stands before: `Nightly 4f8k2m9xqa-1-r3t5y7u9i1o3`. The title lacks what separates conditions and values
 * of a filter, and wildcards.
 */
function uniqueRunName(title, random, attempt) {
    const nonce = Array.from({ length: NONCE_LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]);
    const mark = [...(attempt ? [attempt.key, attempt.number] : []), nonce.join("")].join("-");
    return `${titleOf(title)} ${mark}`;
}
/** The part of a unique name that no other name holds, whatever a service makes of the title. */
function markOf(runName) {
    return runName.slice(runName.lastIndexOf(" ") + 1);
}
/** `title` as it stands in the names of runs. */
function titleOf(title) {
    const plain = (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(title.toWellFormed().replace(/[;|%*]+/g, "-"), Number.POSITIVE_INFINITY);
    return [...plain].slice(0, TITLE_LENGTH).join("").trim() || "Test run";
}
/** The attempt that a name given by `uniqueRunName` for this key tells; undefined for any other name. */
function attemptIn(name, key) {
    const match = new RegExp(`(?:^|\\s)${key}-([1-9]\\d{0,5})-[a-z0-9]{${NONCE_LENGTH}}$`).exec(name);
    return match ? Number(match[1]) : undefined;
}


/***/ }),

/***/ 84229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stopRun)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _wait_insist_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8168);
/* harmony import */ var _look_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13503);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95749);
/* harmony import */ var _run_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70987);





/**
 * Aborts the run of `checkpoint` unless it is known to be settled, also when it is known only by its request, and
 * when a request to repeat it may still arrive. Never throws: what could not be stopped is warned about and stays
 * unsettled in the returned checkpoint.
 */
async function stopRun(checkpoint, tools) {
    if (!(0,_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnsettled */ .P)(checkpoint))
        return checkpoint;
    try {
        const known = await (0,_wait_insist_js__WEBPACK_IMPORTED_MODULE_1__/* .insist */ .R)(() => lookUp(checkpoint, tools), tools);
        const isOver = known && (await (0,_wait_insist_js__WEBPACK_IMPORTED_MODULE_1__/* .insist */ .R)(() => abortRun(known, checkpoint, tools), tools));
        const isSettled = tools.lookOut === "until-settled" || isOver;
        return { ...checkpoint, ...known, ...(isSettled ? { settled: true } : {}) };
    }
    catch (error) {
        const subject = checkpoint.runId === undefined ? `"${checkpoint.runName}"` : checkpoint.runId;
        tools.logger.warning(`The test run ${subject} could not be aborted: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error).explanation}`);
        return checkpoint;
    }
}
async function lookUp(checkpoint, tools) {
    const { runId, projectId, askedAt = 0 } = checkpoint;
    if (runId !== undefined)
        return { runId, ...(projectId === undefined ? {} : { projectId }) };
    const find = () => (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .findOwnRun */ .P)(tools.client, checkpoint, tools.signal);
    const found = await (0,_look_out_js__WEBPACK_IMPORTED_MODULE_2__/* .lookOutFor */ .H)(find, { ...tools, askedAt });
    if (!found)
        return undefined;
    const foundIn = found.projectId ?? projectId;
    return { runId: found.id, ...(foundIn === undefined ? {} : { projectId: foundIn }) };
}
/**
 * Whether the run is over for good: not while a request to repeat it may still arrive. It is addressed without the account:
 * a run in somebody's shared project is not among its own.
 */
async function abortRun(run, { handedOver, retryAskedAt: askedAt }, tools) {
    const { client, logger, signal } = tools;
    const isUnderWay = async () => (await client.runs.get(run, { signal })).state !== "FINISHED";
    try {
        // A run that later steps saw to its end was not aborted, and nobody should read that it was.
        if (handedOver && !(await isUnderWay()))
            return true;
        if (askedAt !== undefined) {
            const find = async () => ((await isUnderWay()) ? run : undefined);
            if (!(await (0,_look_out_js__WEBPACK_IMPORTED_MODULE_2__/* .lookOutFor */ .H)(find, { ...tools, askedAt })))
                return false;
        }
        await client.runs.abort(run, { signal, repeatable: true });
        logger.info(`Aborted test run ${run.runId}.`);
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || error.status !== 404)
            throw error;
    }
    return true;
}


/***/ }),

/***/ 87955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ stopTime)
/* harmony export */ });
/** The runner kills a cancelled step 10 s after its first signal, and there may be no post step to go on. */
const CANCELLED_WITHIN_MS = 9_000;
const CANCELLED_LOOK_OUT_MS = 7_500;
const PATIENTLY_WITHIN_MS = 90_000;
/** How long a step may take to stop what it started: as long as the runner lets a cancelled one live, else patiently. */
function stopTime(isCancelled) {
    return isCancelled
        ? { lookOut: { ms: CANCELLED_LOOK_OUT_MS }, signal: AbortSignal.timeout(CANCELLED_WITHIN_MS) }
        : { lookOut: "until-settled", signal: AbortSignal.timeout(PATIENTLY_WITHIN_MS) };
}


/***/ }),

/***/ 8168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ insist)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** Less than a post step has, so that it can still tell what it could not stop. */
const FOR_MS = 120_000;
const PAUSE_MS = 2_000;
/**
 * Does `work` again for as long as the service fails at it, for two minutes or until `signal` aborts: what stops a run may
 * not give up at a short outage. `work` does no harm when it is done twice.
 * @throws {DeviceCloudError} what the service refused, or its last failure.
 */
async function insist(work, { clock, signal }) {
    const until = clock.now() + FOR_MS;
    let last;
    for (;;) {
        try {
            return await work();
        }
        catch (error) {
            const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error);
            if (failure.fault !== "service")
                throw signal.aborted ? (last ?? failure) : failure;
            if (clock.now() >= until)
                throw failure;
            last = failure;
        }
        await clock.sleep(PAUSE_MS, signal).catch(() => {
            throw last;
        });
    }
}


/***/ })

};
