export const id = 885;
export const ids = [885];
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

/***/ 21504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ eventTagKinds),
/* harmony export */   W: () => (/* binding */ eventTags)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78765);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2538);





const KINDS = ["commit", "branch", "pull-request"];
/** Which facts of the GitHub event become tags of a run: some of `commit`, `branch` and `pull-request`. */
const eventTagKinds = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((text) => {
    const named = _input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_.parse(text) ?? [];
    const chosen = KINDS.filter((kind) => named.some((name) => name.toLowerCase() === kind));
    if (chosen.length === named.length)
        return chosen;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `"${text}" is more than an event has.`, {
        remedy: `Choose from: ${KINDS.join(", ")}.`,
    });
});
const payloadShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
        head: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    }),
});
/**
 * The tags of these kinds that the workflow's event gives, such as `commit:<sha>`, `branch:main` and `pull-request:7`. Of
 * a pull request the commit and branch are its own, not those that GitHub merged it into to test it.
 */
async function eventTags(kinds, env) {
    const pull = await pullRequestOf(env.GITHUB_EVENT_PATH);
    const facts = {
        commit: pull?.head.sha ?? env.GITHUB_SHA,
        branch: pull?.head.ref ?? (env.GITHUB_REF_TYPE === "branch" ? env.GITHUB_REF_NAME : undefined),
        "pull-request": pull && String(pull.number),
    };
    return kinds.flatMap((kind) => (facts[kind] ? (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h)(`${kind}:${facts[kind]}`, 200) : []));
}
/** The pull request that the event is about; an event that cannot be read is about none. */
async function pullRequestOf(eventPath) {
    if (!eventPath)
        return undefined;
    try {
        return payloadShape.safeParse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(eventPath, "utf8"))).data?.pull_request;
    }
    catch {
        return undefined;
    }
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

/***/ 57885:
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
// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/services/runs/add-tags.js
var add_tags = __webpack_require__(4042);
// EXTERNAL MODULE: ./build/src/services/runs/require-run.js
var require_run = __webpack_require__(18938);
;// CONCATENATED MODULE: ./build/src/services/runs/tag-runs.js




const AT_ONCE = 4;
/**
 * Gives each run these tags.
 * @throws {DeviceCloudError} `input` naming every run that is missing, before any is tagged.
 */
async function tagRuns(runs, names, tools) {
    const tags = [...new Set(names)];
    await (0,require_run/* requireRuns */.w)(tools.client, runs, tools.signal);
    await (0,concurrency/* mapBounded */.y)(runs, AT_ONCE, async (run) => {
        await (0,add_tags/* addTags */.J)(run, tags, tools);
        const shown = tags.map((name) => (0,untrusted_text/* plainLine */.h)(name, 80)).join(", ");
        tools.logger.info(`Tagged test run ${run.runId}: ${shown}.`);
    });
}

// EXTERNAL MODULE: ./build/src/actions/runner/connect.js + 33 modules
var connect = __webpack_require__(46708);
// EXTERNAL MODULE: ./build/src/actions/runner/connection-inputs.js
var connection_inputs = __webpack_require__(27974);
// EXTERNAL MODULE: ./build/src/actions/runner/event-tags.js
var event_tags = __webpack_require__(21504);
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
// EXTERNAL MODULE: ./build/src/actions/runner/input-kinds.js
var input_kinds = __webpack_require__(2538);
;// CONCATENATED MODULE: ./build/src/actions/tag-run/inputs.js





/** The inputs of `actions/tag-run/action.yml`, where their defaults and prose are. */
const tagRunInputs = schemas/* object */.Ikc({
    ...connection_inputs/* connectionInputs */.eu,
    ...run_inputs/* runsInputs */.ah,
    tags: input_kinds/* list */.p_,
    "event-tags": event_tags/* eventTagKinds */.I,
});
const tagsAreGiven = (given) => given.tags || given["event-tags"] ? undefined : "tags: is missing. Give tags, or event-tags.";
const tagRunRules = [...connection_inputs/* connectionRules */.mO, ...run_inputs/* runsRules */.m$, tagsAreGiven];

;// CONCATENATED MODULE: ./build/src/actions/tag-run/main.js
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












/** `actions/tag-run`: says on a run what it has tested. */
async function main() {
    await (0,run_action/* runAction */.Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = __addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
            const inputs = (0,read_inputs/* readInputs */.K)("tag-run", tagRunInputs, tagRunRules);
            if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
                return (0,run_action/* skip */.iv)();
            const client = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
            const { "event-tags": kinds = [], tags: given = [] } = inputs;
            const tags = [...new Set([...given, ...(await (0,event_tags/* eventTags */.W)(kinds, process.env))])];
            const tools = { client, logger: log/* actionLogger */.v0, clock: clock/* systemClock */.ml, random: Math.random };
            await tagRuns((0,run_inputs/* runAddressesOf */.nQ)(inputs), tags, { ...tools, signal: cancel.signal });
            core/* setOutput */.uH("tags", tags.join("\n"));
            (0,run_action/* pass */.IX)(tags.length === 0 ? "the event has none of these facts" : `${tags.length} tags set`);
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

/***/ 4042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ addTags)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78765);
/* harmony import */ var _start_create_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95879);


/**
 * Gives a run these tags, each once. What it has of them already stays as it is. Answers the run's tags by these names, in
 * their order.
 */
async function addTags(run, names, tools) {
    const { client, signal } = tools;
    const present = await tagsOf(run, tools);
    const tags = [];
    for (const name of new Set(names)) {
        const tag = present.get(name) ??
            (await (0,_start_create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .U)({
                ...tools,
                what: `the tag "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(name, 80)}"`,
                create: () => client.tags.add({ ...run, query: { name } }, { signal }),
                find: async () => (await tagsOf(run, tools)).get(name),
            }));
        tags.push(tag);
    }
    return tags;
}
async function tagsOf(run, { client, signal }) {
    const tags = await Array.fromAsync(client.tags.list(run, { signal }));
    return new Map(tags.map((tag) => [tag.name ?? "", tag]));
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


/***/ })

};
