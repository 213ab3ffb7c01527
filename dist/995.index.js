export const id = 995;
export const ids = [995];
export const modules = {

/***/ 68:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ browserTestInputs),
/* harmony export */   g: () => (/* binding */ browserTestRules)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40104);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27974);
/* harmony import */ var _runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14353);
/* harmony import */ var _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2538);
/* harmony import */ var _runner_results_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15730);





/** The inputs of `actions/browser-test/action.yml`, where their defaults and prose are. */
const browserTestInputs = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    "suite-path": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .mw)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, "Name the folder that has run-tests.sh at its root."),
    "allow-secret-files": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM),
    "api-generation": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)((0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)("auto", "legacy", "current")),
    "job-id": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0),
    "job-name": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    "project-id": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0),
    "project-name": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq,
    "framework-id": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(0),
    executors: (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .required */ .mw)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_, "Name one or more executors, or * for every one the service lists."),
    configuration: _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq,
    "results-config": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq.refine((value) => value === undefined || Array.isArray(value), "is not a JSON array."),
    timeout: (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .durationMs */ .pc),
    "queue-timeout": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .durationMs */ .pc,
    "on-timeout": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)((0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)("abort", "leave")),
    "abort-on-cancel": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM),
    "live-log": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM),
    ..._runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .testGateInputs */ .n4,
    ..._runner_results_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .resultsInputs */ .m,
});
const jobIsNamed = (given) => given["job-id"] || given["job-name"] ? undefined : "job-name: is missing. Give job-name, or job-id.";
const browserTestRules = [..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionRules */ .mO, jobIsNamed];


/***/ }),

/***/ 97995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _services_browser_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79875);
/* harmony import */ var _services_browser_run_stop_left_over_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63454);
/* harmony import */ var _runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62036);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49634);
/* harmony import */ var _runner_stop_in_post_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22179);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68);






/** Stops what a main step started that was interrupted before its end. Never fails the job. */
async function main() {
    const checkpoint = (0,_runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_1__/* .keptCheckpoint */ .VV)();
    if (!checkpoint || !(0,_services_browser_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .hasUnsettled */ .D)(checkpoint))
        return;
    await (0,_runner_stop_in_post_js__WEBPACK_IMPORTED_MODULE_3__/* .stopInPost */ .I)({
        read: () => (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)("browser-test", _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .browserTestInputs */ .a, _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .browserTestRules */ .g),
        stop: (tools) => (0,_services_browser_run_stop_left_over_js__WEBPACK_IMPORTED_MODULE_0__/* .stopLeftOver */ .M)(checkpoint, tools),
        atRisk: "Builds may still be running",
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

/***/ 17:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ unsettledBuilds),
/* harmony export */   T: () => (/* binding */ withBuild)
/* harmony export */ });
/** The checkpoint with the entry of one executor changed. */
function withBuild(checkpoint, executorId, change) {
    const builds = checkpoint.builds.map((build) => build.executorId === executorId ? { ...build, ...change } : build);
    return { ...checkpoint, builds };
}
/** The entries whose build was asked for and is not known to be settled. */
function unsettledBuilds(checkpoint) {
    return checkpoint.builds.filter((build) => build.askedAt !== undefined && !build.settled);
}


/***/ }),

/***/ 18513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ findOwnBuild),
/* harmony export */   Xe: () => (/* binding */ currentBuilds),
/* harmony export */   ig: () => (/* binding */ newestBuildId)
/* harmony export */ });
const newestFirst = { sort: "id_d", limit: 50 };
/** The id of the account's newest build, 0 when it has none. */
async function newestBuildId(client, signal) {
    for await (const build of client.builds.listAll({ query: { sort: "id_d", limit: 1 } }, { signal }))
        return build.id;
    return 0;
}
/** The build that an unanswered request of ours created, if it did. The oldest, should there be two. */
async function findOwnBuild(client, mark, signal) {
    let found;
    for await (const build of client.builds.listAll({ query: newestFirst }, { signal })) {
        if (build.id <= mark.newerThan)
            break;
        if (bears(build, mark))
            found = build;
    }
    return found;
}
/** The builds with these ids as they are now; an id the service no longer lists is absent. */
async function currentBuilds(client, ids, signal) {
    const wanted = new Set(ids);
    const oldest = Math.min(...ids);
    const found = new Map();
    for await (const build of client.builds.listAll({ query: newestFirst }, { signal })) {
        if (wanted.has(build.id))
            found.set(build.id, build);
        if (build.id <= oldest || found.size === wanted.size)
            break;
    }
    return found;
}
/** Fields a service leaves out of its build records cannot tell builds apart and are passed over. */
function bears(build, mark) {
    return ((build.jobId ?? mark.jobId) === mark.jobId &&
        (build.fileId ?? mark.fileId) === mark.fileId &&
        (build.executorId ?? mark.executorId) === mark.executorId);
}


/***/ }),

/***/ 73849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ stopBuilds)
/* harmony export */ });
/* harmony import */ var _base_concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49540);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _start_look_out_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13503);
/* harmony import */ var _wait_insist_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8168);
/* harmony import */ var _builds_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17);
/* harmony import */ var _own_builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18513);






/**
 * Aborts every build of `checkpoint` that is not known to be settled, those known only by their request included.
 * Never throws: what could not be stopped is warned about and stays unsettled in the returned checkpoint.
 */
async function stopBuilds(checkpoint, tools) {
    let current = checkpoint;
    await (0,_base_concurrency_js__WEBPACK_IMPORTED_MODULE_4__/* .mapBounded */ .y)((0,_builds_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .unsettledBuilds */ .S)(checkpoint), 8, async (build) => {
        try {
            const buildId = build.buildId ?? (await (0,_wait_insist_js__WEBPACK_IMPORTED_MODULE_2__/* .insist */ .R)(() => lookUp(checkpoint, build, tools), tools));
            if (buildId !== undefined) {
                await (0,_wait_insist_js__WEBPACK_IMPORTED_MODULE_2__/* .insist */ .R)(() => abortBuild(checkpoint.jobId, buildId, build, tools), tools);
            }
            if (buildId !== undefined || tools.lookOut === "until-settled") {
                current = (0,_builds_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .withBuild */ .T)(current, build.executorId, { settled: true });
            }
        }
        catch (error) {
            const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error);
            tools.logger.warning(`The build ${build.buildId ?? ""} on ${build.executor} could not be aborted: ${failure.explanation}`);
        }
    });
    return current;
}
async function abortBuild(jobId, buildId, build, { client, logger, signal }) {
    try {
        await client.builds.abort({ jobId, buildId }, { signal });
        logger.info(`Aborted build ${buildId} on ${build.executor}.`);
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || error.status !== 404)
            throw error;
    }
}
async function lookUp({ jobId, fileId, newerThan }, { executorId, askedAt = 0 }, { client, ...tools }) {
    const mark = { jobId, fileId, newerThan, executorId };
    const found = await (0,_start_look_out_js__WEBPACK_IMPORTED_MODULE_1__/* .lookOutFor */ .H)(() => (0,_own_builds_js__WEBPACK_IMPORTED_MODULE_3__/* .findOwnBuild */ .WT)(client, mark, tools.signal), { ...tools, askedAt });
    return found?.id;
}


/***/ }),

/***/ 79875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hasUnsettled)
/* harmony export */ });
/* harmony import */ var _start_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70987);
/* harmony import */ var _builds_builds_checkpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17);


/** Whether something was asked for and is not known to be settled. */
function hasUnsettled(checkpoint) {
    return checkpoint.kind === "builds" ? (0,_builds_builds_checkpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .unsettledBuilds */ .S)(checkpoint).length > 0 : (0,_start_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnsettled */ .P)(checkpoint);
}


/***/ }),

/***/ 63454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ stopLeftOver)
/* harmony export */ });
/* harmony import */ var _start_stop_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84229);
/* harmony import */ var _builds_stop_builds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73849);


/** Stops what a step that came to no end may have left behind. Never throws: what goes on is warned about. */
async function stopLeftOver(checkpoint, tools) {
    const patient = { ...tools, lookOut: "until-settled" };
    if (checkpoint.kind === "builds")
        await (0,_builds_stop_builds_js__WEBPACK_IMPORTED_MODULE_1__/* .stopBuilds */ .i)(checkpoint, patient);
    else
        await (0,_start_stop_run_js__WEBPACK_IMPORTED_MODULE_0__/* .stopRun */ .K)(checkpoint, patient);
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
