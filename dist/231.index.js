export const id = 231;
export const ids = [231];
export const modules = {

/***/ 43089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88489);
/* harmony import */ var _services_start_start_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82391);
/* harmony import */ var _runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62036);
/* harmony import */ var _runner_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46708);
/* harmony import */ var _runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27974);
/* harmony import */ var _runner_interruption_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42853);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25614);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49634);
/* harmony import */ var _runner_run_action_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68380);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68175);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(98838);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(31860);
/* harmony import */ var _tell_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(42307);
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
















/** `actions/start-run`: starts one run, and leaves it to later steps. */
async function main() {
    await (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_11__/* .runAction */ .Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = __addDisposableResource(env_1, (0,_runner_interruption_js__WEBPACK_IMPORTED_MODULE_8__/* .interruption */ .Y)(), false);
            const inputs = (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_10__/* .readInputs */ .K)("start-run", _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .startRunInputs */ .d, _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .startRunRules */ .w);
            if ((0,_runner_connection_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .hasNoCredentials */ .wg)(inputs))
                return (0,_runner_run_action_js__WEBPACK_IMPORTED_MODULE_11__/* .skip */ .iv)();
            const client = __addDisposableResource(env_1, await (0,_runner_connect_js__WEBPACK_IMPORTED_MODULE_6__/* .connect */ .N)(inputs), true);
            const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(process.env.RUNNER_TEMP ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "start-run-"));
            const order = await (0,_order_js__WEBPACK_IMPORTED_MODULE_14__/* .orderOf */ .m)(inputs, { scratch, env: process.env });
            const tools = { client, logger: _runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .actionLogger */ .v0, clock: _base_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml, random: Math.random };
            if (inputs["dry-run"])
                return await (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_12__/* .tellDryRun */ .i)(order, { ...tools, signal: cancel.signal });
            let last;
            const outcome = await (0,_services_start_start_run_js__WEBPACK_IMPORTED_MODULE_4__/* .startRun */ .A)(order, { ...tools, signal: cancel.signal }, {
                checkpoint(checkpoint) {
                    last = checkpoint;
                    (0,_runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_5__/* .keepCheckpoint */ .IG)(checkpoint);
                },
                started: _tell_run_js__WEBPACK_IMPORTED_MODULE_15__/* .tellRun */ .R,
            });
            // From here on only a cancelled job stops the run: later steps have it.
            if (last)
                (0,_runner_checkpoint_state_js__WEBPACK_IMPORTED_MODULE_5__/* .keepCheckpoint */ .IG)({ ...last, handedOver: true });
            _runner_log_js__WEBPACK_IMPORTED_MODULE_9__/* .actionLogger */ .v0.info(outcome.url ? `The run's page: ${outcome.url}` : "The service tells no page of the run.");
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

/***/ 99893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ServiceGeneration)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/**
 * Which generation of the API a service is spoken to in. An explicit choice wins; otherwise the first thing that is done
 * the legacy way decides, once for all (docs/decisions.md, The newer generation).
 */
class ServiceGeneration {
    #tools;
    #spoken;
    constructor(choice, tools) {
        this.#tools = tools;
        this.#spoken = choice === "auto" ? undefined : choice;
    }
    /**
     * Does one thing in the service's generation.
     * @throws {DeviceCloudError} what the way taken throws; of a service that has neither generation, the legacy way's.
     */
    async speak(ways, signal) {
        if (this.#spoken)
            return ways[this.#spoken]();
        try {
            const done = await ways.legacy();
            this.#spoken = "legacy";
            return done;
        }
        catch (error) {
            if (!isUnknownOperation(error))
                throw error;
            await ways.checkAddressed?.();
            if (!(await this.#isNewer(signal)))
                throw error;
            this.#switch(error);
            return ways.current();
        }
    }
    /** Whether the service has an operation that only the newer generation has. */
    async #isNewer(signal) {
        const { client } = this.#tools;
        try {
            await client.frameworks.listAll({ query: { limit: 1 } }, { signal }).page();
            return true;
        }
        catch (error) {
            if (isUnknownOperation(error))
                return false;
            throw error;
        }
    }
    /** Two things done at once may both come here; the log says so once. */
    #switch({ status }) {
        if (this.#spoken)
            return;
        this.#spoken = "current";
        this.#tools.logger.info(`The service does not know the older API (${status}) and has the newer one: going on with that. ` +
            "With api-generation: current it is not asked.");
    }
}
/** How a service answers an operation that it does not have. */
function isUnknownOperation(error) {
    return error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c && (error.status === 404 || error.status === 405);
}


/***/ }),

/***/ 83533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ deviceNameIn)
/* harmony export */ });
/** The device's name in an archive's folder of a device run, `<device name>-<device run id>` (docs/decisions.md, Files). */
function deviceNameIn(archiveFolder, deviceRunId) {
    const end = `-${deviceRunId}`;
    return archiveFolder?.endsWith(end) ? archiveFolder.slice(0, -end.length) || undefined : undefined;
}


/***/ }),

/***/ 34866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deviceResults)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_concurrency_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49540);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78765);
/* harmony import */ var _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44052);
/* harmony import */ var _device_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83533);
/* harmony import */ var _device_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36844);
/* harmony import */ var _safe_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82976);
/* harmony import */ var _unique_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16281);










const AT_ONCE = 4;
/**
 * The results of a test run, device by device, in the order of the device runs: from device sessions where the service
 * has them, else from the data availability and the archives. What cannot be had of one device is a problem in its
 * result; the others are still fetched.
 * @throws {DeviceCloudError} when the device runs cannot be listed, or `cancelled`.
 */
async function deviceResults(order) {
    const { client, run, deviceRunIds, signal } = order;
    const all = await (0,_device_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .deviceRunsOf */ .C)(client, run, signal);
    const wanted = deviceRunIds === undefined ? all : all.filter(({ id }) => deviceRunIds.includes(id));
    const uniqueName = (0,_unique_names_js__WEBPACK_IMPORTED_MODULE_5__/* .uniqueNames */ .u)();
    return (0,_base_concurrency_js__WEBPACK_IMPORTED_MODULE_6__/* .mapBounded */ .y)(wanted, AT_ONCE, (deviceRun) => resultOf(deviceRun, order, uniqueName));
}
async function resultOf({ id, session }, order, uniqueName) {
    const fallback = `device run ${id}`;
    const known = session?.device?.displayName;
    const ownName = uniqueName((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderName */ .u)(known ?? fallback, "device"));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(order.folder, ownName);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const collect = session ? _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__/* .collectDeviceRun */ .q : _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__/* .collectFromArchive */ .v;
    const collected = await orProblem(collect, { ...order, deviceRunId: id, folder });
    const name = (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plainLine */ .h)(known ?? (0,_device_name_js__WEBPACK_IMPORTED_MODULE_9__/* .deviceNameIn */ .X)(collected.archiveFolder, id) ?? fallback, 80);
    const result = { deviceRunId: id, name, session, folder, ...collected };
    return known || name === fallback
        ? result
        : moved(result, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(order.folder, uniqueName((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__/* .folderName */ .u)(name, "device"))));
}
async function orProblem(collect, order) {
    try {
        return await collect(order);
    }
    catch (error) {
        const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asDeviceCloudError */ .w)(error);
        if (failure.code === "cancelled")
            throw failure;
        const problem = `The results of device run ${order.deviceRunId} could not be collected: ${failure.message}`;
        return { files: [], problems: [problem] };
    }
}
/** The result in a folder that bears the device's name, which only its archive told. */
async function moved(result, folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(result.folder, folder);
    const files = result.files.map((file) => ({ ...file, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...file.name.split("/")) }));
    return { ...result, folder, files };
}


/***/ }),

/***/ 36844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ deviceRunsOf)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/**
 * The device runs of a run, in the service's order: from its device sessions where the service has such, else from the
 * data availability.
 * @throws {DeviceCloudError} when neither can be had.
 */
async function deviceRunsOf(client, run, signal) {
    try {
        const sessions = await Array.fromAsync(client.deviceSessions.list(run, { signal }));
        return sessions.map((session) => ({ id: session.id, session }));
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || (error.status !== 404 && error.status !== 405))
            throw error;
        // Of a service without device sessions; a run that is missing is missing here, too.
        const { deviceRunDataAvailabilities } = await client.runs.availability(run, { signal });
        return (deviceRunDataAvailabilities ?? []).map(({ deviceRunId }) => ({ id: deviceRunId, session: null }));
    }
}


/***/ }),

/***/ 47687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ titleOfDeviceRun),
/* harmony export */   T: () => (/* binding */ listDeviceRuns)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78765);
/* harmony import */ var _results_device_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36844);


/** The device runs of a run with their names and states, as far as the service tells them. */
async function listDeviceRuns(run, { client, signal }) {
    const listed = await (0,_results_device_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .deviceRunsOf */ .C)(client, run, signal);
    return listed.map(({ id, session }) => ({
        id,
        name: (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(session?.device?.displayName ?? "", 120),
        state: session?.state ?? undefined,
    }));
}
/** A device run for messages: its device and its id. */
function titleOfDeviceRun({ id, name }) {
    return name === "" ? String(id) : `${name} (${id})`;
}


/***/ }),

/***/ 76353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ keepEarlierFailures),
/* harmony export */   k: () => (/* binding */ readEarlierFailures)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);



const failuresFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ runId: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), device: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), tests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).readonly() }));
/** Keeps what failed in device runs that are repeated, beside the folder with their results. */
async function keepEarlierFailures(folder, failures) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(fileOf(folder), JSON.stringify(failures));
}
/**
 * What `keepEarlierFailures` kept, for a step that only follows the run.
 * @throws {DeviceCloudError} `input` when nothing was kept beside this folder.
 */
async function readEarlierFailures(folder) {
    try {
        return failuresFile.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileOf(folder), "utf8")));
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `earlier-results-path "${folder}" has no readable list of earlier failures beside it.`, {
            remedy: "Give the output earlier-results-path of a start-run step of the same job.",
            cause: error,
        });
    }
}
/** Beside the folder: in it, a device could be called like the file. */
function fileOf(folder) {
    return `${folder}.json`;
}


/***/ }),

/***/ 52197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ retryOnce)
/* harmony export */ });
/* harmony import */ var _runs_list_device_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47687);
/* harmony import */ var _create_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95879);


/**
 * Repeats device runs of a run that has ended, exactly once, and answers it as it is then. After a lost answer the retry is
 * known by the run, which is under way again, or by a device run that is gone (docs/decisions.md, Counting).
 * @throws {DeviceCloudError} `refused` for a run that the service does not repeat.
 */
function retryOnce({ run, deviceRunIds, asking }, tools) {
    const { client, signal } = tools;
    return (0,_create_once_js__WEBPACK_IMPORTED_MODULE_1__/* .createOnce */ .U)({
        ...tools,
        what: `the retry of test run ${run.runId}`,
        create() {
            asking();
            return client.runs.retry({ ...run, query: { deviceRunIds: [...deviceRunIds] } }, { signal });
        },
        async find() {
            const now = await client.runs.get(run, { signal });
            if (now.state !== "FINISHED")
                return now;
            const present = new Set((await (0,_runs_list_device_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .listDeviceRuns */ .T)(run, tools)).map(({ id }) => id));
            return deviceRunIds.every((id) => present.has(id)) ? undefined : now;
        },
    });
}


/***/ }),

/***/ 2760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl)
/* harmony export */ });
/**
 * A run's page, as the service tells it; undefined where it tells none, or no address of the web. Account and query are
 * left out: both can hold a secret.
 */
function runUrl({ uiLink }) {
    if (!uiLink || !URL.canParse(uiLink))
        return undefined;
    const { protocol, origin, pathname, hash } = new URL(uiLink);
    return protocol === "https:" || protocol === "http:" ? `${origin}${pathname}${hash}` : undefined;
}


/***/ })

};
