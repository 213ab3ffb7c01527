export const id = 544;
export const ids = [544];
export const modules = {

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

/***/ 57544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/src/actions/browser-test/run-suite.js + 37 modules
var run_suite = __webpack_require__(34119);
// EXTERNAL MODULE: ./build/src/actions/runner/actions-cache-memory.js + 1 modules
var actions_cache_memory = __webpack_require__(541);
// EXTERNAL MODULE: ./build/src/actions/runner/connect.js + 33 modules
var connect = __webpack_require__(46708);
// EXTERNAL MODULE: ./build/src/actions/runner/connection-inputs.js
var connection_inputs = __webpack_require__(27974);
// EXTERNAL MODULE: ./build/src/actions/runner/interruption.js
var interruption = __webpack_require__(42853);
// EXTERNAL MODULE: ./build/src/actions/runner/read-inputs.js
var read_inputs = __webpack_require__(49634);
// EXTERNAL MODULE: ./build/src/actions/runner/run-action.js + 1 modules
var run_action = __webpack_require__(68380);
// EXTERNAL MODULE: ./build/src/actions/device-test/inputs.js
var device_test_inputs = __webpack_require__(82158);
// EXTERNAL MODULE: ./build/src/actions/device-test/rules.js
var rules = __webpack_require__(340);
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
// EXTERNAL MODULE: ./build/src/services/run-wait/wait-for-runs.js + 10 modules
var wait_for_runs = __webpack_require__(41003);
// EXTERNAL MODULE: ./build/src/services/start/start-run.js + 6 modules
var start_run = __webpack_require__(82391);
// EXTERNAL MODULE: ./build/src/services/run-wait/stop-followed.js
var stop_followed = __webpack_require__(26349);
;// CONCATENATED MODULE: ./build/src/services/device-test/abandon-run.js

const WITHIN_MS = 90_000;
/** Aborts a run that was started and, against all expectation, cannot be followed: nobody would look after it. */
async function abandonRun(run, keep, tools) {
    keep({ kind: "followed", runs: [run] });
    const signal = AbortSignal.timeout(WITHIN_MS);
    keep({
        kind: "followed",
        runs: [await (0,stop_followed/* stopFollowed */.N)(run, { ...tools, signal, lookOut: "until-settled" })],
    });
}

// EXTERNAL MODULE: ./build/src/base/byte-size.js
var byte_size = __webpack_require__(94539);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/services/device-test/notes.js


/** What was run and what was not done again, a line each. */
function notesOn(started, files) {
    return [...files.map(fileNote), ...continuedNote(started)];
}
function fileNote({ name, fileId, sizeBytes, reused }) {
    const how = reused ? "unchanged, not sent again" : "sent";
    return `${(0,untrusted_text/* plainLine */.h)(name, 120)}: file ${fileId}, ${(0,byte_size/* formatBytes */.z)(sizeBytes)}, ${how}`;
}
function continuedNote({ reattached, retried }) {
    if (reattached)
        return ["The run of an earlier attempt was taken up: it was still under way."];
    return retried ? ["Of the run of an earlier attempt only the failed device runs were repeated."] : [];
}

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/services/upload/find-files.js
var find_files = __webpack_require__(19913);
// EXTERNAL MODULE: ./build/src/services/upload/upload-files.js + 9 modules
var upload_files = __webpack_require__(50331);
;// CONCATENATED MODULE: ./build/src/services/device-test/run-files.js




/** The local files of one run, which are brought to the service only when a run is started with them. */
class FilesOfRun {
    #wanted;
    #order;
    #tools;
    #listener;
    #uploaded = [];
    /** `wanted` are those of `findFilesOfRun`. */
    constructor(wanted, order, tools, listener) {
        this.#wanted = wanted;
        this.#order = order;
        this.#tools = tools;
        this.#listener = listener;
    }
    /** As the service has them; none where no run was started with them. */
    get uploaded() {
        return this.#uploaded;
    }
    async bring() {
        this.#uploaded = await (0,upload_files/* uploadFound */.e6)(this.#wanted, this.#order, this.#tools, this.#listener);
        return this.#ids;
    }
    /**
     * Sends those again that the service has dropped; where it cannot be asked, those that it had from before, which were
     * trusted to be there. Undefined where there are none.
     */
    async sendAgain({ gone, unasked }) {
        const isDropped = ({ reused }, use) => gone.includes(use) || (reused && unasked.includes(use));
        const dropped = this.#uploaded.map((file, index) => isDropped(file, this.#useOf(index)));
        if (!dropped.includes(true))
            return undefined;
        const files = [];
        for (const [index, file] of this.#uploaded.entries()) {
            files.push(dropped[index] ? await this.#again(file) : file);
        }
        this.#uploaded = files;
        this.#listener.known(files);
        return this.#ids;
    }
    async #again(file) {
        const name = (0,untrusted_text/* plainLine */.h)(file.name, 80);
        this.#tools.logger.info(`${name}: the service does not have file ${file.fileId} any more; it is sent again.`);
        return await (0,upload_files/* uploadAgain */.sT)(file, this.#order, this.#tools);
    }
    #useOf(index) {
        return this.#wanted[index]?.use ?? "data";
    }
    get #ids() {
        return Object.fromEntries(this.#uploaded.map(({ fileId }, index) => [this.#useOf(index), fileId]));
    }
}
/**
 * The files that the order's paths name, one for each use.
 * @throws {DeviceCloudError} `input` with everything that names no file, or several.
 */
async function findFilesOfRun({ paths, folder }, signal) {
    const found = await (0,find_files/* findFiles */.l)(paths, folder, signal);
    const problems = [...Map.groupBy(found, ({ input }) => input)].flatMap(([input, files]) => files.length > 1 ? [`${input}: names ${files.length} files, and a run takes one. Say more.`] : []);
    if (problems.length > 0)
        throw new errors/* DeviceCloudError */.c("input", problems.join("\n"));
    return found.flatMap((file) => (file.use === undefined ? [] : [{ ...file, use: file.use }]));
}

;// CONCATENATED MODULE: ./build/src/services/device-test/device-test.js





/**
 * A test on devices from its local files to its verdict: checks the files, chooses the devices, sends what the service
 * lacks, starts exactly one run or goes on with an earlier attempt's, follows it, retries what failed and decides. What it
 * started does not outlive it, unless the order says to leave it.
 * @throws {DeviceCloudError} when no run was started, or the started one cannot be followed.
 */
async function deviceTest({ upload, start, wait }, tools, listener) {
    const found = await findFilesOfRun(upload, tools.signal);
    const files = new FilesOfRun(found, upload, tools, listener);
    const order = {
        ...start,
        files: {},
        bringFiles: () => files.bring(),
        sendAgain: (doubtful) => files.sendAgain(doubtful),
    };
    const started = await (0,start_run/* startRun */.A)(order, tools, listener);
    const { runId, projectId } = started;
    const checkpoint = listener.checkpoint.bind(listener);
    try {
        const { earlierFailures } = started;
        const waitOrder = { ...wait, runs: [{ runId, projectId }], earlierFailures };
        const outcome = await (0,wait_for_runs/* waitForRuns */.p)(waitOrder, tools, { checkpoint });
        return { ...outcome, notes: notesOn(started, files.uploaded) };
    }
    catch (error) {
        await abandonRun({ runId, projectId }, checkpoint, tools);
        throw error;
    }
}

// EXTERNAL MODULE: ./build/src/services/results/results-folder.js
var results_folder = __webpack_require__(24734);
// EXTERNAL MODULE: ./build/src/actions/runner/checkpoint-state.js
var checkpoint_state = __webpack_require__(62036);
// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/start-run/dry-run.js + 5 modules
var dry_run = __webpack_require__(68175);
// EXTERNAL MODULE: ./build/src/actions/start-run/tell-run.js
var tell_run = __webpack_require__(42307);
// EXTERNAL MODULE: ./build/src/actions/upload-app/tell-files.js
var tell_files = __webpack_require__(36056);
// EXTERNAL MODULE: ./build/src/actions/wait-run/publish.js
var publish = __webpack_require__(59664);
// EXTERNAL MODULE: ./build/src/services/run-wait/run-results.js + 3 modules
var run_results = __webpack_require__(90850);
// EXTERNAL MODULE: ./build/src/actions/runner/upload-order.js
var upload_order = __webpack_require__(1210);
// EXTERNAL MODULE: ./build/src/actions/start-run/order.js + 1 modules
var order = __webpack_require__(31860);
// EXTERNAL MODULE: ./build/src/actions/wait-run/order.js
var wait_run_order = __webpack_require__(41295);
;// CONCATENATED MODULE: ./build/src/actions/device-test/order.js





/** The inputs as the order they stand for: those of upload, start and wait. */
async function orderOf(inputs, { memory, resultsFolder, env }) {
    const paths = [...wanted(inputs, "app"), ...wanted(inputs, "test"), ...wanted(inputs, "data")];
    const none = { "app-file-id": undefined, "test-file-id": undefined, "data-file-id": undefined };
    const earlier = (0,external_node_path_.join)(resultsFolder, run_results/* EARLIER_ATTEMPTS */._);
    const { files: _, ...start } = await (0,order/* orderOf */.m)({ ...inputs, ...none }, { scratch: earlier, env });
    return {
        upload: (0,upload_order/* uploadOrderOf */.j)(inputs, paths, memory),
        start,
        wait: (0,wait_run_order/* orderOf */.m)(inputs, resultsFolder),
    };
}
function wanted(inputs, use) {
    const pattern = inputs[`${use}-path`];
    return pattern === undefined ? [] : [{ pattern, input: `${use}-path`, use }];
}

;// CONCATENATED MODULE: ./build/src/actions/device-test/run-on-devices.js















/** Tests on devices and publishes what became of it, or says what would be started. */
async function runOnDevices(inputs, memory, connected) {
    const tools = { ...connected, logger: log/* actionLogger */.v0, clock: clock/* systemClock */.ml, random: Math.random };
    const fresh = () => (0,promises_.mkdtemp)((0,external_node_path_.join)(process.env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), "device-test-"));
    const resultsFolder = await (0,results_folder/* openResultsFolder */.$)(inputs["results-path"] ?? (await fresh()));
    const order = await orderOf(inputs, { memory, resultsFolder, env: process.env });
    if (inputs["dry-run"]) {
        await findFilesOfRun(order.upload, tools.signal);
        return await (0,dry_run/* tellDryRun */.i)({ ...order.start, files: {} }, tools);
    }
    core/* setOutput */.uH("results-path", resultsFolder);
    const listener = { ...tell_files/* tellFiles */.X, checkpoint: checkpoint_state/* keepCheckpoint */.IG, started: tell_run/* tellRun */.R };
    const outcome = await deviceTest(order, tools, listener);
    await (0,publish/* publish */.m)(outcome, inputs, resultsFolder);
}

;// CONCATENATED MODULE: ./build/src/actions/device-test/main.js
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










/** The action at the root: an app or a suite in, a verdict out. */
async function main() {
    const memory = new actions_cache_memory/* ActionsCacheMemory */.T();
    await (0,run_action/* runAction */.Cs)(() => test(memory));
    await memory.letGo();
}
async function test(memory) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const cancel = __addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
        const inputs = (0,read_inputs/* readInputs */.K)("device-test", device_test_inputs/* deviceTestInputs */.s, rules/* deviceTestRules */.c);
        if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
            return (0,run_action/* skip */.iv)();
        const client = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
        const { "suite-path": suitePath, executors = [] } = inputs;
        if (suitePath === undefined)
            return await runOnDevices(inputs, memory, { client, signal: cancel.signal });
        await (0,run_suite/* runSuite */.o)({ ...inputs, "suite-path": suitePath, executors }, client, cancel.signal);
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


/***/ })

};
