export const id = 312;
export const ids = [312];
export const modules = {

/***/ 88312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/services/browser-run/builds/builds-checkpoint.js
var builds_checkpoint = __webpack_require__(17);
// EXTERNAL MODULE: ./build/src/services/browser-run/desktop/run-checkpoint.js
var run_checkpoint = __webpack_require__(45838);
;// CONCATENATED MODULE: ./build/src/services/browser-run/checkpoint.js


/** Whether something was asked for and is not known to be settled. */
function hasUnsettled(checkpoint) {
    return checkpoint.kind === "builds" ? (0,builds_checkpoint/* unsettledBuilds */.S)(checkpoint).length > 0 : (0,run_checkpoint/* isUnsettled */.P)(checkpoint);
}

// EXTERNAL MODULE: ./build/src/services/browser-run/builds/stop-builds.js
var stop_builds = __webpack_require__(73849);
// EXTERNAL MODULE: ./build/src/services/browser-run/desktop/stop-run.js
var stop_run = __webpack_require__(31284);
;// CONCATENATED MODULE: ./build/src/services/browser-run/stop-left-over.js


/** Stops what a step that came to no end may have left behind. Never throws: what goes on is warned about. */
async function stopLeftOver(checkpoint, tools) {
    const patient = { ...tools, lookOut: "until-settled" };
    if (checkpoint.kind === "builds")
        await (0,stop_builds/* stopBuilds */.i)(checkpoint, patient);
    else
        await (0,stop_run/* stopRun */.K)(checkpoint, patient);
}

// EXTERNAL MODULE: ./build/src/actions/runner/connect.js + 32 modules
var connect = __webpack_require__(84609);
// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/runner/read-inputs.js + 1 modules
var read_inputs = __webpack_require__(28015);
// EXTERNAL MODULE: ./build/src/actions/browser-test/checkpoint-state.js
var checkpoint_state = __webpack_require__(34355);
// EXTERNAL MODULE: ./build/src/actions/browser-test/inputs.js
var browser_test_inputs = __webpack_require__(68);
;// CONCATENATED MODULE: ./build/src/actions/browser-test/post.js
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
/** Stops what a main step started that was interrupted before its end. Never fails the job. */
async function main() {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const checkpoint = (0,checkpoint_state/* keptCheckpoint */.V)();
            if (!checkpoint || !hasUnsettled(checkpoint))
                return;
            const inputs = (0,read_inputs/* readInputs */.K)("browser-test", browser_test_inputs/* browserTestInputs */.a, browser_test_inputs/* browserTestRules */.g);
            if (!inputs["abort-on-cancel"])
                return;
            const client = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
            const signal = AbortSignal.timeout(WITHIN_MS);
            await stopLeftOver(checkpoint, { client, logger: log/* actionLogger */.v0, clock: clock/* systemClock */.m, signal });
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
        log/* actionLogger */.v0.warning(`Builds may still be running: ${(0,errors/* asDeviceCloudError */.w)(error).explanation}`);
    }
}


/***/ })

};
