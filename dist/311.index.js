export const id = 311;
export const ids = [311];
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

/***/ 79526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33838);
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88489);
/* harmony import */ var _services_results_results_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24734);
/* harmony import */ var _services_run_wait_wait_for_runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41003);
/* harmony import */ var _services_start_earlier_failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76353);
/* harmony import */ var _runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62036);
/* harmony import */ var _runner_connect_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46708);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27974);
/* harmony import */ var _runner_interruption_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42853);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25614);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(49634);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(68380);
/* harmony import */ var _runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(68699);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(80006);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(41295);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(59664);
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



















/** `actions/wait-run`: runs that were started in, a verdict out. */
async function main() {
    await (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_14__/* .runAction */ .Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = __addDisposableResource(env_1, (0,_runner_interruption_js__WEBPACK_IMPORTED_MODULE_11__/* .interruption */ .Y)(), false);
            const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .readInputs */ .K)("wait-run", _inputs_js__WEBPACK_IMPORTED_MODULE_16__/* .waitRunInputs */ .S, _inputs_js__WEBPACK_IMPORTED_MODULE_16__/* .waitRunRules */ ._);
            const { "earlier-results-path": earlier } = inputs;
            if ((0,_runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .hasNoCredentials */ .wg)(inputs))
                return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_14__/* .skip */ .iv)();
            const client = __addDisposableResource(env_1, await (0,_runner_connect_js__WEBPACK_IMPORTED_MODULE_9__/* .connect */ .N)(inputs), true);
            const fresh = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(process.env.RUNNER_TEMP ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "wait-run-"));
            const resultsFolder = await (0,_services_results_results_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .openResultsFolder */ .$)(inputs["results-path"] ?? (await fresh()));
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setOutput */ .uH("results-path", resultsFolder);
            const tools = { client, logger: _runner_log_js__WEBPACK_IMPORTED_MODULE_12__/* .actionLogger */ .v0, clock: _base_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml, random: Math.random };
            const listener = { checkpoint: _runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_8__/* .keepCheckpoint */ .IG };
            const order = {
                ...(0,_order_js__WEBPACK_IMPORTED_MODULE_17__/* .orderOf */ .m)(inputs, resultsFolder),
                runs: (0,_runner_run_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .runAddressesOf */ .nQ)(inputs),
                earlierFailures: earlier === undefined ? [] : await (0,_services_start_earlier_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .readEarlierFailures */ .k)(earlier),
            };
            const outcome = await (0,_services_run_wait_wait_for_runs_js__WEBPACK_IMPORTED_MODULE_6__/* .waitForRuns */ .p)(order, { ...tools, signal: cancel.signal }, listener);
            await (0,_publish_js__WEBPACK_IMPORTED_MODULE_18__/* .publish */ .m)(outcome, inputs, resultsFolder);
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

/***/ 88213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ orMissing)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** Undefined where the service does not have what is asked for: the record, or the operation, which not every one has. */
async function orMissing(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c && (error.status === 404 || error.status === 405))
            return undefined;
        throw error;
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
