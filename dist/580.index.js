export const id = 580;
export const ids = [580];
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

/***/ 82158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ inputsOf),
/* harmony export */   s: () => (/* binding */ deviceTestInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40104);
/* harmony import */ var _browser_test_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68);
/* harmony import */ var _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2538);
/* harmony import */ var _runner_upload_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85621);
/* harmony import */ var _start_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98838);
/* harmony import */ var _wait_run_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80006);






/** What a browser suite may have. */
const suiteInputs = _browser_test_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .browserTestInputs */ .a.omit({ "suite-path": true, executors: true }).shape;
/** What a run on devices may have. The ids of its files and of the run, and its earlier results, are this step's own business. */
const runInputs = {
    ..._wait_run_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .waitRunInputs */ .S.omit({ "run-id": true, "project-id": true, "earlier-results-path": true }).shape,
    ..._start_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .startRunInputs */ .d.omit({
        ...{ "app-file-id": true, "test-file-id": true, "data-file-id": true, "job-status": true },
    }).shape,
    ..._runner_upload_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .uploadInputs */ .f,
};
/** The inputs of the root's `action.yml`, where their defaults and prose are: those of its parts. */
const deviceTestInputs = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    ...suiteInputs,
    ...runInputs,
    "suite-path": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    executors: _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
    "app-path": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "test-path": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "data-path": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
});
/** Names of inputs that only a suite has, and of those that only a run on devices has. */
const inputsOf = {
    suite: ["executors", ...Object.keys(suiteInputs).filter((name) => !(name in runInputs))],
    run: Object.keys(runInputs).filter((name) => !(name in suiteInputs)),
};


/***/ }),

/***/ 7199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/src/services/browser-run/checkpoint.js
var browser_run_checkpoint = __webpack_require__(79875);
// EXTERNAL MODULE: ./build/src/services/browser-run/stop-left-over.js
var stop_left_over = __webpack_require__(63454);
// EXTERNAL MODULE: ./build/src/services/run-wait/follow-checkpoint.js
var follow_checkpoint = __webpack_require__(91940);
// EXTERNAL MODULE: ./build/src/services/run-wait/stop-left-followed.js
var stop_left_followed = __webpack_require__(52121);
;// CONCATENATED MODULE: ./build/src/services/device-test/device-test-checkpoint.js




/** Whether something was asked for and is not known to be settled. */
function hasLeftOver(checkpoint) {
    return checkpoint.kind === "followed" ? (0,follow_checkpoint/* unsettledRuns */.F)(checkpoint).length > 0 : (0,browser_run_checkpoint/* hasUnsettled */.D)(checkpoint);
}
/** Stops what a step that came to no end may have left behind. Never throws: what goes on is warned about. */
async function stopDeviceTest(checkpoint, tools) {
    if (checkpoint.kind === "followed")
        await (0,stop_left_followed/* stopLeftFollowed */.o)(checkpoint, tools);
    else
        await (0,stop_left_over/* stopLeftOver */.M)(checkpoint, tools);
}

// EXTERNAL MODULE: ./build/src/actions/runner/checkpoint-state.js
var checkpoint_state = __webpack_require__(62036);
// EXTERNAL MODULE: ./build/src/actions/runner/read-inputs.js
var read_inputs = __webpack_require__(49634);
// EXTERNAL MODULE: ./build/src/actions/runner/stop-in-post.js
var stop_in_post = __webpack_require__(22179);
// EXTERNAL MODULE: ./build/src/actions/device-test/inputs.js
var inputs = __webpack_require__(82158);
// EXTERNAL MODULE: ./build/src/actions/device-test/rules.js
var rules = __webpack_require__(340);
;// CONCATENATED MODULE: ./build/src/actions/device-test/post.js






/** Stops what a main step started that was interrupted before its end. Never fails the job. */
async function main() {
    const checkpoint = (0,checkpoint_state/* keptCheckpoint */.VV)();
    if (!checkpoint || !hasLeftOver(checkpoint))
        return;
    await (0,stop_in_post/* stopInPost */.I)({
        read: () => (0,read_inputs/* readInputs */.K)("device-test", inputs/* deviceTestInputs */.s, rules/* deviceTestRules */.c),
        stop: (tools) => stopDeviceTest(checkpoint, tools),
        atRisk: "What was started may still be under way",
    });
}


/***/ }),

/***/ 340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ deviceTestRules)
/* harmony export */ });
/* harmony import */ var _browser_test_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68);
/* harmony import */ var _runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14353);
/* harmony import */ var _runner_input_defaults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27119);
/* harmony import */ var _start_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98838);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82158);





const FILES = ["app-path", "test-path", "data-path"];
const isSuite = (given) => Boolean(given["suite-path"]);
const isCrawler = (given) => /^(?:true|yes|on)$/i.test(given["app-crawler-run"]?.trim() ?? "");
const oneThingIsTested = (given) => {
    const files = FILES.filter((name) => given[name]);
    if (isSuite(given)) {
        return files.length > 0
            ? `suite-path: stands beside ${files.join(", ")}. A suite runs on browsers, these on devices: leave out one.`
            : undefined;
    }
    if (isCrawler(given)) {
        if (given["test-path"])
            return "app-crawler-run: explores the app instead of running test-path. Leave out one.";
        return given["app-path"]
            ? undefined
            : "app-path: is missing. Give the app that app-crawler-run explores.";
    }
    return given["test-path"]
        ? undefined
        : "test-path: is missing. Give test-path to test on devices, with app-path where there is an app, or suite-path for a suite on browsers.";
};
const executorsAreNamed = (given) => isSuite(given) && !given.executors
    ? "executors: is missing. Name one or more executors, or * for every one the service lists."
    : undefined;
/** Never empty, as their defaults are expressions: that they are given says nothing. */
const ALWAYS_GIVEN = new Set(["job-name", "name", "matrix-index"]);
/** An input that would be passed over is refused: something else would run than was asked for. */
const nothingIsPassedOver = (given) => {
    const defaults = _runner_input_defaults_js__WEBPACK_IMPORTED_MODULE_2__/* .inputDefaults */ .V["device-test"];
    const foreign = (isSuite(given) ? _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsOf */ .V.run : _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsOf */ .V.suite).filter((name) => given[name] && given[name] !== defaults[name] && !ALWAYS_GIVEN.has(name) && !(name in _runner_gate_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .gateInputs */ .ll));
    if (foreign.length === 0)
        return undefined;
    const whose = isSuite(given) ? "a run on devices, not for suite-path" : "a suite on browsers (suite-path)";
    return `${foreign.join(", ")}: only for ${whose}. Leave it out.`;
};
const onlyWhere = (holds, rules) => rules.map((rule) => (given) => (holds(given) ? rule(given) : undefined));
const deviceTestRules = [
    oneThingIsTested,
    executorsAreNamed,
    nothingIsPassedOver,
    ...onlyWhere(isSuite, _browser_test_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .browserTestRules */ .g),
    ...onlyWhere((given) => !isSuite(given), _start_run_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .startRunRules */ .w),
];


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

/***/ 85621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ uploadInputs),
/* harmony export */   q: () => (/* binding */ patterns)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2538);

/** Files or patterns, by line or comma; a comma within braces belongs to the pattern: `app-{debug,release}.apk`. */
const patterns = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((value) => {
    const parts = value.split("\n").flatMap(splitOutsideBraces);
    return [...new Set(parts.map((part) => part.trim()))].filter(Boolean);
});
/** The inputs of every action that uploads files. */
const uploadInputs = {
    reuse: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM),
    "reuse-max-age": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .durationMs */ .pc),
    "scan-timeout": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .durationMs */ .pc),
};
function splitOutsideBraces(line) {
    const parts = [""];
    let depth = 0;
    for (const char of line) {
        if (char === "{")
            depth += 1;
        if (char === "}")
            depth = Math.max(0, depth - 1);
        if (char === "," && depth === 0)
            parts.push("");
        else
            parts[parts.length - 1] += char;
    }
    return parts;
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


/***/ })

};
