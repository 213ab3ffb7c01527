export const id = 730;
export const ids = [730];
export const modules = {

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

/***/ 53115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopRunInPost)
/* harmony export */ });
/* harmony import */ var _services_start_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70987);
/* harmony import */ var _services_start_stop_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84229);
/* harmony import */ var _checkpoint_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62036);
/* harmony import */ var _stop_in_post_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22179);




/**
 * Stops the run whose checkpoint the main step kept: when the job was cancelled, or the main step did not come to its end. A
 * run left to later steps goes on after a successful and a failed job. Never fails the job.
 */
async function stopRunInPost(read) {
    const checkpoint = (0,_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_1__/* .keptCheckpoint */ .VV)();
    if (!checkpoint)
        return;
    await (0,_stop_in_post_js__WEBPACK_IMPORTED_MODULE_2__/* .stopInPost */ .I)({
        read,
        isNeeded: (inputs) => (0,_services_start_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .isToBeStopped */ .C)(checkpoint, inputs["job-status"] === "cancelled"),
        stop: (tools) => (0,_services_start_stop_run_js__WEBPACK_IMPORTED_MODULE_0__/* .stopRun */ .K)(checkpoint, { ...tools, lookOut: "until-settled" }),
        atRisk: "A test run may still be under way",
    });
}


/***/ }),

/***/ 57730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49634);
/* harmony import */ var _runner_stop_run_in_post_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53115);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98838);



/** Stops the run when the job was cancelled, or the main step was interrupted before its end. */
async function main() {
    await (0,_runner_stop_run_in_post_js__WEBPACK_IMPORTED_MODULE_1__/* .stopRunInPost */ .Z)(() => (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readInputs */ .K)("start-run", _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .startRunInputs */ .d, _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .startRunRules */ .w));
}


/***/ })

};
