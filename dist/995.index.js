export const id = 995;
export const ids = [995];
export const modules = {

/***/ 97995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88489);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _services_browser_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79875);
/* harmony import */ var _services_browser_run_stop_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86719);
/* harmony import */ var _runner_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76140);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25614);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28015);
/* harmony import */ var _checkpoint_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34355);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68);
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
/** Aborts the builds of a main step that was interrupted before their end. Never fails the job. */
async function main() {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const checkpoint = (0,_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_6__/* .keptCheckpoint */ .V)();
            if (!checkpoint || (0,_services_browser_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_8__/* .unsettled */ .N)(checkpoint).length === 0)
                return;
            const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readInputs */ .K)("browser-test", _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .browserTestInputs */ .a, _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .browserTestRules */ .g);
            if (!inputs["abort-on-cancel"])
                return;
            const client = __addDisposableResource(env_1, await (0,_runner_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .connect */ .N)(inputs), true);
            const signal = AbortSignal.timeout(WITHIN_MS);
            await (0,_services_browser_run_stop_builds_js__WEBPACK_IMPORTED_MODULE_2__/* .stopBuilds */ .i)(checkpoint, {
                client,
                logger: _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .actionLogger */ .v0,
                clock: _base_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m,
                signal,
                lookOut: "until-settled",
            });
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
        _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .actionLogger */ .v0.warning(`Builds may still be running: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asDeviceCloudError */ .w)(error).explanation}`);
    }
}


/***/ })

};
