export const id = 285;
export const ids = [285];
export const modules = {

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

/***/ 14353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ll: () => (/* binding */ gateInputs),
  Rv: () => (/* binding */ gateOf),
  n4: () => (/* binding */ testGateInputs)
});

;// CONCATENATED MODULE: ./build/src/services/verdict/gate.js
const ONE = { units: 1n, scale: 0, text: "1" };
/** The gate when no input says otherwise: every test runs, and every test passes. */
const defaultGate = {
    minSuccessRatio: ONE,
    minExecutionRatio: ONE,
    minTests: 1,
    maxExcludedDevices: 0,
    maxWarningDevices: Number.POSITIVE_INFINITY,
};

// EXTERNAL MODULE: ./build/src/actions/runner/input-kinds.js
var input_kinds = __webpack_require__(2538);
;// CONCATENATED MODULE: ./build/src/actions/runner/gate-inputs.js


/** What the tests must reach: in every action that decides. */
const testGateInputs = {
    "min-success-ratio": (0,input_kinds/* defaulted */.P_)(input_kinds/* ratio */.CG),
    "min-tests": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* wholeNumber */.rD)(1)),
};
/** What tests and devices must reach: in every action that decides about test runs. */
const gateInputs = {
    ...testGateInputs,
    "min-execution-ratio": (0,input_kinds/* defaulted */.P_)(input_kinds/* ratio */.CG),
    "max-excluded-devices": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* wholeNumber */.rD)(0)),
    "max-warning-devices": (0,input_kinds/* wholeNumber */.rD)(0),
};
/** The gate that the inputs ask for; what an action has no input for is as strict as it is by default. */
function gateOf(inputs) {
    return {
        minSuccessRatio: inputs["min-success-ratio"],
        minTests: inputs["min-tests"],
        minExecutionRatio: inputs["min-execution-ratio"] ?? defaultGate.minExecutionRatio,
        maxExcludedDevices: inputs["max-excluded-devices"] ?? defaultGate.maxExcludedDevices,
        maxWarningDevices: inputs["max-warning-devices"] ?? defaultGate.maxWarningDevices,
    };
}


/***/ }),

/***/ 15730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ resultsInputs)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2538);

/** Where an action's results go, and the workflow artifact that they become. */
const resultsInputs = {
    "results-path": _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    "artifact-name": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    "publish-artifact": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM),
    "artifact-retention-days": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1),
};


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

/***/ 29285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _services_run_wait_follow_checkpoint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91940);
/* harmony import */ var _services_run_wait_stop_left_followed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52121);
/* harmony import */ var _runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62036);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49634);
/* harmony import */ var _runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68699);
/* harmony import */ var _runner_stop_in_post_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22179);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80006);







/**
 * Stops the runs of a main step that was interrupted before its end, also when it was killed before it could keep which they
 * are. Never fails the job.
 */
async function main() {
    const kept = (0,_runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_1__/* .keptCheckpoint */ .VV)();
    if (kept ? (0,_services_run_wait_follow_checkpoint_js__WEBPACK_IMPORTED_MODULE_6__/* .unsettledRuns */ .F)(kept).length === 0 : (0,_runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_1__/* .cameToItsEnd */ .hq)())
        return;
    await (0,_runner_stop_in_post_js__WEBPACK_IMPORTED_MODULE_4__/* .stopInPost */ .I)({
        read: () => (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)("wait-run", _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .waitRunInputs */ .S, _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .waitRunRules */ ._),
        stop: (tools, inputs) => (0,_services_run_wait_stop_left_followed_js__WEBPACK_IMPORTED_MODULE_0__/* .stopLeftFollowed */ .o)(kept ?? { kind: "followed", runs: (0,_runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .runAddressesOf */ .nQ)(inputs) }, tools),
        atRisk: "Test runs may still be under way",
    });
}


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

/***/ 52121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ stopLeftFollowed)
/* harmony export */ });
/* harmony import */ var _base_concurrency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49540);
/* harmony import */ var _follow_checkpoint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91940);
/* harmony import */ var _stop_followed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26349);



const AT_ONCE = 8;
/** Stops the runs of a step that came to no end. Never throws: what goes on is warned about. */
async function stopLeftFollowed(checkpoint, tools) {
    await (0,_base_concurrency_js__WEBPACK_IMPORTED_MODULE_1__/* .mapBounded */ .y)((0,_follow_checkpoint_js__WEBPACK_IMPORTED_MODULE_2__/* .unsettledRuns */ .F)(checkpoint), AT_ONCE, (run) => (0,_stop_followed_js__WEBPACK_IMPORTED_MODULE_0__/* .stopFollowed */ .N)(run, { ...tools, lookOut: "until-settled" }));
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
