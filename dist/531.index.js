export const id = 531;
export const ids = [531];
export const modules = {

/***/ 56064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _runner_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46708);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27974);
/* harmony import */ var _runner_interruption_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42853);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49634);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68380);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68);
/* harmony import */ var _run_suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34119);
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







/** `actions/browser-test`: a suite in, a verdict out. */
async function main() {
    await (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .runAction */ .Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = __addDisposableResource(env_1, (0,_runner_interruption_js__WEBPACK_IMPORTED_MODULE_2__/* .interruption */ .Y)(), false);
            const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)("browser-test", _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .browserTestInputs */ .a, _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .browserTestRules */ .g);
            if ((0,_runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .hasNoCredentials */ .wg)(inputs))
                return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_4__/* .skip */ .iv)();
            const client = __addDisposableResource(env_1, await (0,_runner_connect_js__WEBPACK_IMPORTED_MODULE_0__/* .connect */ .N)(inputs), true);
            await (0,_run_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .runSuite */ .o)(inputs, client, cancel.signal);
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
