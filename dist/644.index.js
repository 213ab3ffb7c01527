export const id = 644;
export const ids = [644];
export const modules = {

/***/ 60686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ brokerRules),
/* harmony export */   z: () => (/* binding */ brokerInputs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27974);
/* harmony import */ var _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2538);



/** The inputs of `actions/broker/action.yml`, where their defaults and prose are. */
const brokerInputs = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    "broker-url": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "browser-name": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    device: _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "device-group": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "os-type": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)("android", "ios", "desktop"),
    "os-version": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "project-name": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "session-name": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "multi-session-wait": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc,
    capabilities: _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq.refine((value) => value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value)), "is not a JSON object."),
    "wait-for-device": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc,
    "ticket-lifetime": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc),
    "end-sessions": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM),
    "publish-artifact": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM),
    "artifact-name": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)(_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    "artifact-retention-days": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1),
});
const brokerRules = _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionRules */ .mO;


/***/ }),

/***/ 80644:
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
// EXTERNAL MODULE: ./build/src/services/wait/deadline.js
var wait_deadline = __webpack_require__(25608);
// EXTERNAL MODULE: ./build/src/services/wait/poll-delay.js
var poll_delay = __webpack_require__(56083);
;// CONCATENATED MODULE: ./build/src/services/broker/await-device.js
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



/**
 * Waits until a device that fits is free, at most `limitMs`. It is not taken: another client may still be faster, and a
 * session then waits its turn at the broker.
 * @throws {DeviceCloudError} `input` when no device fits, `timeout` when all were busy for so long.
 */
async function awaitDevice({ device, group, osType, version }, limitMs, { client, logger, clock, random, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startMs = clock.now();
        const deadline = __addDisposableResource(env_1, (0,wait_deadline/* deadlineIn */._)(limitMs, clock, signal), false);
        const query = { device, group, osType, version };
        for (;;) {
            const { fitting, free, waiting } = await client.broker.availability({ query }, { signal });
            if (!fitting)
                throw noneFits();
            if (free) {
                logger.info(`${free} of ${fitting} devices that fit are free.`);
                return;
            }
            if (deadline.reached)
                throw allBusy(fitting, limitMs);
            logger.info(`All ${fitting} devices that fit are busy, and ${waiting ?? 0} requests wait for one.`);
            const restMs = Math.max(0, startMs + limitMs - clock.now());
            await clock.sleep(Math.min((0,poll_delay/* pollDelayMs */.p)(clock.now() - startMs, random), restMs), signal);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function noneFits() {
    return new errors/* DeviceCloudError */.c("input", "No device of the account fits what the sessions ask for.", {
        remedy: "Check device, device-group, os-type and os-version against the service's catalogue.",
    });
}
function allBusy(fitting, limitMs) {
    const which = fitting === 1 ? "The device that fits was" : `All ${fitting} devices that fit were`;
    return new errors/* DeviceCloudError */.c("timeout", `${which} busy for ${limitMs / 1_000} s.`, {
        remedy: "Raise wait-for-device, or let more devices fit.",
    });
}

// EXTERNAL MODULE: ./build/src/contract/broker.js
var broker = __webpack_require__(34299);
;// CONCATENATED MODULE: ./build/src/services/broker/open-pass.js


/**
 * A ticket for sessions and nothing else, and an address at which the broker answers that it takes them.
 * @throws {DeviceCloudError} `service` when the broker is not ready, `input` where neither ticket nor key can be had.
 */
async function openPass(order, tools) {
    const { client, signal } = tools;
    const usualUrl = new URL(broker/* BROKER_ROOTS */.CL[0], order.baseUrl).href;
    if (order.brokerUrl !== undefined)
        await check(order.brokerUrl, tools);
    const seconds = Math.max(1, Math.ceil(order.lifetimeMs / 1_000));
    try {
        const options = { signal, repeatable: true };
        const issued = await client.broker.issueTicket({ query: { seconds } }, options);
        const { id, ticket, brokerUrl } = issued;
        if (!ticket)
            throw new errors/* DeviceCloudError */.c("protocol", "The service issued a ticket and did not tell it.");
        const address = order.brokerUrl ?? brokerUrl ?? usualUrl;
        if (order.brokerUrl === undefined)
            await check(address, tools);
        return { brokerUrl: address, ticket, ticketId: id };
    }
    catch (error) {
        if (!isUnknownOperation(error))
            throw error;
        const address = order.brokerUrl ?? usualUrl;
        if (order.brokerUrl === undefined)
            await check(address, tools);
        return { brokerUrl: address, ticket: keyOf(order, tools), ticketId: undefined };
    }
}
async function check(brokerUrl, { client, logger, signal }) {
    const { ready, message = "" } = await client.askBroker(brokerUrl, { signal });
    if (ready) {
        logger.info(`The broker at ${brokerUrl} takes sessions.`);
        return;
    }
    throw new errors/* DeviceCloudError */.c("service", `The broker at ${brokerUrl} takes no sessions now: ${message}`, {
        remedy: "Try again later, or ask the service.",
    });
}
function keyOf({ apiKey }, { logger }) {
    if (apiKey === undefined) {
        throw new errors/* DeviceCloudError */.c("input", "The service issues no tickets, and there is no api-key.", {
            remedy: "Give api-key, which the suite then opens its sessions with.",
        });
    }
    logger.notice("The service issues no tickets: the suite gets the account's key in the place of one.");
    return apiKey;
}
function isUnknownOperation(error) {
    return error instanceof errors/* DeviceCloudError */.c && (error.status === 404 || error.status === 405);
}

;// CONCATENATED MODULE: ./build/src/services/broker/session-wish.js

/** The capabilities that ask the broker for it: no secret is among them (Client-side automation broker). */
function capabilitiesOf(wish) {
    const { browserName, device, group, osType, version, project, name, multiSessionWaitMs, more } = wish;
    const waitSeconds = multiSessionWaitMs === undefined ? undefined : Math.ceil(multiSessionWaitMs / 1_000);
    const asked = {
        browserName,
        "cloud:device": device,
        "cloud:group": group,
        "cloud:osType": osType,
        "cloud:version": version,
        "cloud:project": project,
        "cloud:name": name,
        [broker/* MULTI_SESSION_WAIT */.ni.prefixed]: waitSeconds,
        ...more,
    };
    return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

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
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
;// CONCATENATED MODULE: ./build/src/actions/broker/hand-out.js

/** The variables that the next steps find it in. */
const VARIABLES = {
    brokerUrl: "DEVICE_CLOUD_BROKER_URL",
    ticket: "DEVICE_CLOUD_BROKER_TICKET",
    capabilities: "DEVICE_CLOUD_CAPABILITIES",
};
/** Gives the next steps of the job what their suite opens sessions with, as outputs and as variables. */
function handOut({ brokerUrl, ticket }, capabilities) {
    mask(ticket);
    const text = JSON.stringify(capabilities);
    core/* setOutput */.uH("broker-url", brokerUrl);
    core/* setOutput */.uH("ticket", ticket);
    core/* setOutput */.uH("capabilities", text);
    core/* setOutput */.uH("verdict", "passed");
    core/* setOutput */.uH("failure-kind", "");
    core/* setOutput */.uH("reason", "the broker takes sessions");
    core/* exportVariable */.dN(VARIABLES.brokerUrl, brokerUrl);
    core/* exportVariable */.dN(VARIABLES.ticket, ticket);
    core/* exportVariable */.dN(VARIABLES.capabilities, text);
    core/* info */.pq(`Sessions at ${brokerUrl} with ${text}`);
}
/** Clients send it by Basic authentication, as user name alone or beside it as the password. */
function mask(ticket) {
    core/* setSecret */.Pq(ticket);
    for (const pair of [`${ticket}:`, `${ticket}:${ticket}`])
        core/* setSecret */.Pq(Buffer.from(pair).toString("base64"));
}

// EXTERNAL MODULE: ./build/src/actions/broker/inputs.js
var broker_inputs = __webpack_require__(60686);
// EXTERNAL MODULE: ./build/src/actions/broker/ticket-state.js
var ticket_state = __webpack_require__(26123);
;// CONCATENATED MODULE: ./build/src/actions/broker/wish.js
/** The inputs as what the suite's sessions are to be like. */
function wishOf(inputs) {
    return {
        browserName: inputs["browser-name"],
        device: inputs.device,
        group: inputs["device-group"],
        osType: inputs["os-type"]?.toUpperCase(),
        version: inputs["os-version"],
        project: inputs["project-name"],
        name: inputs["session-name"],
        multiSessionWaitMs: inputs["multi-session-wait"],
        more: inputs.capabilities ?? {},
    };
}

;// CONCATENATED MODULE: ./build/src/actions/broker/main.js
var main_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var main_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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














/** `actions/broker`: prepares the job for a suite that drives devices itself. */
async function main() {
    await (0,run_action/* runAction */.Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = main_addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
            const inputs = (0,read_inputs/* readInputs */.K)("broker", broker_inputs/* brokerInputs */.z, broker_inputs/* brokerRules */.N);
            if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
                return (0,run_action/* skip */.iv)();
            const client = main_addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
            const { signal } = cancel;
            const tools = { client, logger: log/* actionLogger */.v0, clock: clock/* systemClock */.ml, random: Math.random, signal };
            const wish = wishOf(inputs);
            const limitMs = inputs["wait-for-device"];
            if (limitMs !== undefined)
                await awaitDevice(wish, limitMs, tools);
            const pass = await openPass({
                brokerUrl: inputs["broker-url"],
                baseUrl: inputs["base-url"],
                lifetimeMs: inputs["ticket-lifetime"],
                apiKey: inputs["api-key"],
            }, tools);
            if (pass.ticketId !== undefined)
                (0,ticket_state/* keepTicket */.U)(pass.ticketId);
            handOut(pass, capabilitiesOf(wish));
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = main_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    });
}


/***/ }),

/***/ 26123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ keepTicket),
/* harmony export */   f: () => (/* binding */ keptTicket)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);

const NAME = "ticket-id";
/** Keeps the ticket's id, which is no secret, for the post step. */
function keepTicket(id) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(NAME, String(id));
}
/** Undefined when the main step issued no ticket. */
function keptTicket() {
    const kept = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(NAME);
    return kept === "" ? undefined : Number(kept);
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

/***/ 34299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ BROKER_ROOTS),
/* harmony export */   ni: () => (/* binding */ MULTI_SESSION_WAIT)
/* harmony export */ });
/* unused harmony exports rootName, brokerOperations */
/** The paths of the automation broker: today's, and the older one (Client-side automation broker). */
const BROKER_ROOTS = ["/hub/wd", "/wd/hub"];
/** The name of a root where a word stands for it, as in `proves("openSession", "hubwd")`. */
function rootName(root) {
    return root.replaceAll("/", "");
}
/** The capability with which a device stays with its client after a quit, and its name for clients that want a prefix. */
const MULTI_SESSION_WAIT = {
    specified: "service_multiSessionWait",
    prefixed: "cloud:multiSessionWait",
};
const brokerOperations = [
    {
        id: "getBrokerStatus",
        method: "GET",
        path: "/status",
        says: "Whether the broker takes sessions, and how many requests wait for a device. Needs no credentials.",
    },
    {
        id: "openSession",
        method: "POST",
        path: "/session",
        says: "Opens a session on a device that the capabilities ask for, as soon as one is free.",
    },
    {
        id: "relayCommand",
        method: "POST",
        path: "/session/{sessionId}/{command}",
        says: "Any command of the session, whatever its method: passed to the device's driver, and its answer back.",
    },
    {
        id: "openSessionSocket",
        method: "GET",
        path: "/session/{sessionId}",
        says: "The WebSocket of the session (WebDriver BiDi), where it was opened with webSocketUrl: true.",
    },
    {
        id: "quitSession",
        method: "DELETE",
        path: "/session/{sessionId}",
        says: "Ends the session. With a multi-session wait, its device stays with the client for that long.",
    },
];


/***/ }),

/***/ 25608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ deadlineIn)
/* harmony export */ });
/** A deadline `ms` from now; never, where `ms` is undefined. */
function deadlineIn(ms, clock, signal) {
    const expiry = new AbortController();
    const disposal = new AbortController();
    const until = ms === undefined ? Number.POSITIVE_INFINITY : clock.now() + ms;
    if (ms !== undefined) {
        clock.sleep(ms, disposal.signal).then(() => expiry.abort(), () => undefined);
    }
    return {
        signal: AbortSignal.any([signal, expiry.signal]),
        get reached() {
            return expiry.signal.aborted || clock.now() >= until;
        },
        [Symbol.dispose]: () => disposal.abort(),
    };
}


/***/ }),

/***/ 56083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ pollDelayMs)
/* harmony export */ });
const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;
/**
 * How long to wait before asking again, in milliseconds: quick at first, when a wrong start shows, then a fortieth of
 * the time passed; around the expected end quick again, with a tenth of the time to it or since. Jittered by a fifth, so
 * that many jobs do not ask in step.
 */
function pollDelayMs(elapsedMs, random, toExpectedEndMs) {
    const steady = clamped(elapsedMs / 40);
    const nearEnd = toExpectedEndMs === undefined ? steady : clamped(Math.abs(toExpectedEndMs) / 10);
    return Math.round(Math.min(steady, nearEnd) * (0.8 + 0.4 * random()));
}
function clamped(ms) {
    return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}


/***/ })

};
