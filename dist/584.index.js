export const id = 584;
export const ids = [584];
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

/***/ 34119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ runSuite)
});

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
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/services/results/read-results.js
var read_results = __webpack_require__(82148);
// EXTERNAL MODULE: ./build/src/services/results/safe-path.js
var safe_path = __webpack_require__(82976);
// EXTERNAL MODULE: ./build/src/services/results/unique-names.js
var unique_names = __webpack_require__(16281);
// EXTERNAL MODULE: ./build/src/services/verdict/decide.js + 5 modules
var decide = __webpack_require__(93123);
;// CONCATENATED MODULE: ./build/src/services/browser-run/backend.js
function hasEnded(run) {
    return run?.stage === "ended";
}

// EXTERNAL MODULE: ./build/src/base/duration.js
var duration = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/services/browser-run/observe.js



/** What the verdict is made of. */
function observe(end, results) {
    return {
        cancelled: end.how === "cancelled",
        queueTimedOut: end.how === "queue-timeout" ? (0,duration/* formatDuration */.a)(end.limits.queueTimeoutMs ?? 0) : undefined,
        timedOut: end.how === "timeout" ? (0,duration/* formatDuration */.a)(end.limits.timeoutMs) : undefined,
        serviceFailure: end.failure?.message,
        executions: results.map((result) => executionOf(result, end.how === "ended")),
    };
}
function executionOf(result, endedByItself) {
    const { target, run, refusal, results } = result;
    const state = run ? stateOf(run, endedByItself) : "not-started";
    const explanation = refusal ?? clauseOf(run?.message);
    const failingTests = results?.cases.filter(({ status }) => status === "failed").map(({ name }) => name);
    return { name: target.name, state, explanation, tests: testsOf(results, run), failingTests };
}
/** What the service says of the end, as a part of a sentence. */
function clauseOf(message) {
    return message ? (0,untrusted_text/* plainLine */.h)(message).replace(/\.$/, "") : undefined;
}
/** A run that this step stopped at its own timeout was not aborted by somebody. */
function stateOf(run, endedByItself) {
    if (!hasEnded(run))
        return run.stage === "queued" ? "not-started" : "unknown";
    if (run.outcome !== "aborted" || endedByItself)
        return run.outcome;
    return run.startTime ? "unknown" : "not-started";
}
/** From JUnit where it is at hand, else what the service counted (docs/decisions.md, The verdict). */
function testsOf(results, run) {
    if (!results || (results.reports === 0 && results.problems.length === 0))
        return run?.counts ?? null;
    if (results.problems.length > 0)
        return "unreadable";
    const { passed, failed, skipped } = results.totals;
    return { passed, failed, skipped, notAvailable: 0 };
}

// EXTERNAL MODULE: ./build/src/services/generation/service-generation.js
var service_generation = __webpack_require__(99893);
// EXTERNAL MODULE: ./build/src/services/results/collect-files.js
var collect_files = __webpack_require__(82979);
// EXTERNAL MODULE: ./build/src/services/browser-run/builds/builds-checkpoint.js
var builds_checkpoint = __webpack_require__(17);
// EXTERNAL MODULE: ./build/src/services/browser-run/builds/own-builds.js
var own_builds = __webpack_require__(18513);
;// CONCATENATED MODULE: ./build/src/services/browser-run/choose-targets.js

/**
 * The targets among `listed` that `wanted` names by id or by name, each once; `*` is every one. `noun` is what the
 * service calls them: `executor`.
 * @throws {DeviceCloudError} `input` naming every unknown target and those there are.
 */
function chooseTargets(wanted, listed, noun) {
    const unknown = [];
    const found = new Map();
    for (const name of wanted.includes("*") ? [] : wanted) {
        const match = listed.find((target) => target.name === name || String(target.id) === name);
        if (match)
            found.set(match.id, match);
        else
            unknown.push(name);
    }
    const chosen = wanted.includes("*") ? listed : [...found.values()];
    if (unknown.length === 0 && chosen.length > 0)
        return chosen;
    const names = listed.map(({ id, name }) => `${name} (${id})`).join(", ");
    throw new errors/* DeviceCloudError */.c("input", `executors: the service has no ${noun}${quoted(unknown)}.`, {
        remedy: `Choose from: ${names || "none is set up on this service"}.`,
    });
}
function quoted(names) {
    return names.length === 0 ? "" : ` "${names.join('", "')}"`;
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/builds/resolve-executors.js



/**
 * The executors `wanted` names by id or by name; `*` is every one the service lists.
 * A service that lists none is asked by id only.
 * @throws {DeviceCloudError} `input` naming every unknown executor and those there are.
 */
async function resolveExecutors(client, wanted, signal) {
    const listed = await listExecutors(client, signal);
    return listed === null ? wanted.map(byIdOnly) : chooseTargets(wanted, listed, "executor");
}
async function listExecutors(client, signal) {
    const listed = [];
    try {
        for await (const { id, name } of client.executors.list({}, { signal })) {
            listed.push({ id, name: (0,untrusted_text/* plainLine */.h)(name ?? `executor ${id}`, 80) });
        }
    }
    catch (error) {
        // The specification shows no endpoint that lists runners, so a service may well have none.
        if (error instanceof errors/* DeviceCloudError */.c && (error.status === 404 || error.status === 405))
            return null;
        throw error;
    }
    return listed;
}
function byIdOnly(wanted) {
    const id = Number(wanted);
    if (Number.isSafeInteger(id) && id >= 0)
        return { id, name: `executor ${id}` };
    throw new errors/* DeviceCloudError */.c("input", `executors: "${wanted}" is a name, and this service does not list its executors.`, {
        remedy: "Give the executor's id; the administrator of the service knows it.",
    });
}

// EXTERNAL MODULE: ./build/src/services/start/create-once.js
var create_once = __webpack_require__(95879);
;// CONCATENATED MODULE: ./build/src/services/browser-run/builds/resolve-job.js


const TYPE = "BROWSER_TESTING";
/**
 * The job that the builds belong to (specification, Build service and desktop-browser runs).
 * @throws {DeviceCloudError} `input` when the id is unknown or belongs to a job of another type.
 */
async function resolveJob(choice, tools) {
    const { client, logger, clock, random, signal } = tools;
    if ("id" in choice)
        return existingJob(choice.id, client, signal);
    const find = () => findByName(choice.name, client, signal);
    const found = await find();
    if (found)
        return found;
    const create = () => client.jobs.create({ query: { name: choice.name, type: TYPE } }, { signal });
    const job = await (0,create_once/* createOnce */.U)({
        what: `the job "${choice.name}"`,
        create,
        find,
        logger,
        clock,
        random,
        signal,
    });
    logger.info(`Created the job "${choice.name}" (${job.id}).`);
    return job;
}
async function existingJob(id, client, signal) {
    try {
        return requireType(await client.jobs.get({ jobId: id }, { signal }));
    }
    catch (error) {
        if (!(error instanceof errors/* DeviceCloudError */.c) || error.status !== 404)
            throw error;
        throw new errors/* DeviceCloudError */.c("input", `job-id: the service has no job ${id}.`, {
            remedy: "Correct the id, or leave job-id out and give job-name: the job is created when missing.",
            cause: error,
        });
    }
}
/** The oldest job of that name, so that two workflows that create it at once agree from then on. */
async function findByName(name, client, signal) {
    let oldest;
    for await (const job of client.jobs.list({}, { signal })) {
        if (job.name === name && isBrowserJob(job) && (!oldest || job.id < oldest.id))
            oldest = job;
    }
    return oldest;
}
function requireType(job) {
    if (isBrowserJob(job))
        return job;
    throw new errors/* DeviceCloudError */.c("input", `job-id: job ${job.id} is of type ${job.type}, not ${TYPE}.`, {
        remedy: `Give the id of a ${TYPE} job, or give job-name and let it be created.`,
    });
}
function isBrowserJob(job) {
    return !job.type || job.type === TYPE;
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/builds/start-build.js


/** Starts exactly one build on one executor (specification, Build start body). */
function startBuild(order, tools) {
    const { client, signal } = tools;
    const { jobId, fileId, executorId } = order.mark;
    const { configuration } = order;
    const body = { fileId, executorId, resultsConfig: [...order.resultsConfig], configuration };
    return (0,create_once/* createOnce */.U)({
        ...tools,
        what: `the build on ${order.executor}`,
        create() {
            order.asking();
            return client.builds.start({ jobId, body }, { signal });
        },
        find: () => (0,own_builds/* findOwnBuild */.WT)(client, order.mark, signal),
    });
}

// EXTERNAL MODULE: ./build/src/services/browser-run/builds/stop-builds.js
var stop_builds = __webpack_require__(73849);
;// CONCATENATED MODULE: ./build/src/services/browser-run/builds/target-run-of-build.js

const STAGES = {
    CREATED: "queued",
    BUILDING: "running",
    // The one terminal state (specification, States and transitions).
    FINISHED: "ended",
};
const OUTCOMES = {
    SUCCESS: "succeeded",
    FAILURE: "failed",
    ABORTED: "aborted",
};
/** A build as the run of a suite on its executor. A status nobody knows is no success. */
function targetRunOfBuild(build) {
    const { id, state, status, message, startTime, finishTime } = build;
    const stage = STAGES[state ?? ""] ?? "unknown";
    return {
        id,
        stage,
        says: stage === "ended" ? ended(status, message) : (0,untrusted_text/* plainLine */.h)(String(state)),
        outcome: build.timeouted === true ? "timeout" : (OUTCOMES[status ?? ""] ?? "unknown"),
        message,
        startTime,
        endTime: finishTime,
        counts: null,
    };
}
function ended(...words) {
    const told = words.filter(Boolean).map((word) => (0,untrusted_text/* plainLine */.h)(String(word), 200));
    return `FINISHED (${told.join(": ")})`;
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/builds/builds-backend.js









/** A suite as builds of a job, one per executor (specification, Build service and desktop-browser runs). */
class BuildsBackend {
    noun = "build";
    #order;
    #tools;
    /** The ids of the builds started, by executor. */
    #buildIds = new Map();
    #jobId = 0;
    #checkpoint;
    #listener;
    constructor(order, tools) {
        this.#order = order;
        this.#tools = tools;
    }
    get home() {
        return { jobId: this.#jobId };
    }
    resolveTargets(wanted, signal) {
        return resolveExecutors(this.#tools.client, wanted, signal);
    }
    async resolveHome(signal) {
        this.#jobId = (await resolveJob(this.#order.job, { ...this.#tools, signal })).id;
    }
    /** Every executor is tried, whatever becomes of the others. */
    async start({ fileId, targets }, listener, signal) {
        const newerThan = await (0,own_builds/* newestBuildId */.ig)(this.#tools.client, signal);
        const builds = targets.map(({ id, name }) => ({ executorId: id, executor: name }));
        this.#listener = listener;
        this.#keep({ kind: "builds", jobId: this.#jobId, fileId, newerThan, builds });
        await Promise.all(targets.map((target) => this.#startOn(target, { fileId, newerThan, listener, signal })));
    }
    async #startOn(executor, { fileId, newerThan, listener, signal }) {
        const { configuration, resultsConfig } = this.#order;
        const { clock, logger } = this.#tools;
        const asking = () => this.#note(executor.id, { askedAt: clock.now() });
        const mark = { jobId: this.#jobId, fileId, newerThan, executorId: executor.id };
        try {
            const build = await startBuild({ mark, executor: executor.name, configuration, resultsConfig, asking }, { ...this.#tools, signal });
            this.#buildIds.set(executor.id, build.id);
            this.#note(executor.id, { buildId: build.id });
            logger.info(`Started build ${build.id} on ${executor.name}.`);
            listener.started(executor, targetRunOfBuild(build));
        }
        catch (error) {
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (failure.code === "cancelled")
                return;
            if (failure.effect === "none")
                this.#note(executor.id, { settled: true });
            listener.refused(executor, failure);
        }
    }
    async look(signal) {
        const builds = await (0,own_builds/* currentBuilds */.Xe)(this.#tools.client, [...this.#buildIds.values()], signal);
        const seen = new Map();
        for (const [executorId, buildId] of this.#buildIds) {
            const build = builds.get(buildId);
            if (build)
                seen.set(executorId, this.#see(executorId, build));
        }
        return seen;
    }
    #see(executorId, build) {
        const run = targetRunOfBuild(build);
        if (run.stage === "ended")
            this.#note(executorId, { settled: true });
        return run;
    }
    async stop(lookOut, signal) {
        if (this.#checkpoint)
            this.#keep(await (0,stop_builds/* stopBuilds */.i)(this.#checkpoint, { ...this.#tools, signal, lookOut }));
    }
    leave() {
        for (const { executorId } of this.#checkpoint?.builds ?? [])
            this.#note(executorId, { settled: true });
    }
    outputFiles({ id: buildId = 0 }, signal) {
        const { client } = this.#tools;
        return client.builds.outputFiles({ jobId: this.#jobId, buildId }, { signal });
    }
    collect(run, folder, signal) {
        const list = () => this.outputFiles(run, signal);
        return (0,collect_files/* collectFiles */.C)({ ...this.#tools, list, folder, signal });
    }
    /** Changes one executor's entry; what it says already is not told again. */
    #note(executorId, change) {
        if (!this.#checkpoint)
            return;
        const known = this.#checkpoint.builds.find((build) => build.executorId === executorId);
        if (change.settled && known?.settled)
            return;
        this.#keep((0,builds_checkpoint/* withBuild */.T)(this.#checkpoint, executorId, change));
    }
    #keep(checkpoint) {
        this.#checkpoint = checkpoint;
        this.#listener?.checkpoint(checkpoint);
    }
}

// EXTERNAL MODULE: ./build/src/services/results/collect-device-run.js
var collect_device_run = __webpack_require__(44052);
// EXTERNAL MODULE: ./build/src/services/start/run-name.js
var run_name = __webpack_require__(14746);
// EXTERNAL MODULE: ./build/src/services/start/stop-run.js
var stop_run = __webpack_require__(84229);
;// CONCATENATED MODULE: ./build/src/services/browser-run/desktop/choose-framework.js


/**
 * The id of the framework that runs packages on desktop browsers: of those that the account can use the first that says
 * it takes a zip, else the first for desktops.
 * @throws {DeviceCloudError} `input` when the account has none.
 */
async function chooseFramework(client, logger, signal) {
    const listed = await Array.fromAsync(client.frameworks.listAll({}, { signal }));
    const desktop = listed.filter(({ id, osType }) => typeof id === "number" && osType === "DESKTOP");
    const chosen = desktop.find(takesZip) ?? desktop[0];
    if (typeof chosen?.id !== "number") {
        throw new errors/* DeviceCloudError */.c("input", "The account has no framework for desktop browsers.", {
            remedy: "Ask the service's administrator for one, or give the id of another as framework-id.",
        });
    }
    if (desktop.length > 1)
        logger.info(`Framework: ${(0,untrusted_text/* plainLine */.h)(chosen.name ?? "", 80)} (${chosen.id}).`);
    return chosen.id;
}
function takesZip({ requiredTestExtensions }) {
    return /\bzip\b/i.test(requiredTestExtensions ?? "");
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/desktop/resolve-devices.js


/**
 * The desktop devices `wanted` names by id or by name; `*` is every enabled one.
 * @throws {DeviceCloudError} `input` naming every unknown device and those there are.
 */
async function resolveDevices(client, wanted, signal) {
    const listed = [];
    for await (const { id, displayName, osType, enabled } of client.devices.list({}, { signal })) {
        if (osType !== "DESKTOP" || enabled === false)
            continue;
        listed.push({ id, name: (0,untrusted_text/* plainLine */.h)(displayName ?? `device ${id}`, 80) });
    }
    return chooseTargets(wanted, listed, "desktop device");
}

// EXTERNAL MODULE: ./build/src/services/start/own-run.js
var own_run = __webpack_require__(95749);
;// CONCATENATED MODULE: ./build/src/services/browser-run/desktop/start-desktop-run.js


/** Starts exactly one run of a suite on desktop devices (docs/decisions.md, The newer generation). */
function startDesktopRun(order, tools) {
    const { client, signal } = tools;
    const { project, runName, frameworkId, deviceIds, fileId } = order;
    const body = {
        osType: "DESKTOP",
        ...("id" in project ? { projectId: project.id } : { projectName: project.name || null }),
        ...{ testRunName: runName, frameworkId, deviceIds: [...deviceIds] },
        scheduler: "PARALLEL",
        files: [{ id: fileId, action: "RUN_TEST" }],
        testRunParameters: parametersOf(order.configuration),
    };
    return (0,create_once/* createOnce */.U)({
        ...tools,
        what: `the test run "${runName}"`,
        create() {
            order.asking();
            return client.runs.startConfigured({ body }, { signal });
        },
        find: () => (0,own_run/* findOwnRun */.P)(client, order, signal),
    });
}
/** The variable under which a build's script finds its configuration, so that a suite need not know the generation. */
function parametersOf(configuration) {
    if (configuration === null || configuration === undefined)
        return [];
    return [{ key: "SVC_BUILD_CONFIGURATION", value: JSON.stringify(configuration) }];
}

// EXTERNAL MODULE: ./build/src/services/runs/session-outcome.js
var session_outcome = __webpack_require__(76520);
;// CONCATENATED MODULE: ./build/src/services/browser-run/desktop/target-run-of-session.js


const UNDER_WAY = {
    WAITING: "queued",
    RUNNING: "running",
    FINISHING: "running",
};
/**
 * What a device session tells of the suite on its device; undefined before the service lists one. It has ended when its
 * run has: until then a service may still repeat it.
 */
function targetRunOfSession(session, runHasEnded) {
    if (!session)
        return runHasEnded ? withoutSession : notListedYet;
    const { id, state, startTime, endTime } = session;
    const outcome = (0,session_outcome/* sessionOutcome */.r5)(session);
    const reason = (0,session_outcome/* sessionReason */.bC)(session);
    return {
        id,
        stage: runHasEnded
            ? "ended"
            : (UNDER_WAY[state ?? ""] ?? (outcome === "unknown" ? "unknown" : "running")),
        says: [(0,untrusted_text/* plainLine */.h)(String(state), 80), reason && `(${(0,untrusted_text/* plainLine */.h)(reason, 200)})`].filter(Boolean).join(" "),
        outcome,
        message: outcome === "unknown" ? `its state is ${(0,untrusted_text/* plainLine */.h)(String(state), 80)}` : reason,
        startTime,
        endTime,
        counts: (0,session_outcome/* sessionCounts */.Ly)(session),
    };
}
const notListedYet = {
    id: undefined,
    stage: "queued",
    says: "WAITING",
    outcome: "unknown",
    message: undefined,
    startTime: undefined,
    endTime: undefined,
    counts: null,
};
const withoutSession = {
    ...notListedYet,
    stage: "ended",
    says: "without a device session",
    message: "the service lists no device session for it",
};

;// CONCATENATED MODULE: ./build/src/services/browser-run/desktop/desktop-run-backend.js








/** A suite as one test run on desktop devices, followed by its device sessions (docs/decisions.md, The newer generation). */
class DesktopRunBackend {
    noun = "device session";
    #order;
    #tools;
    #userId = 0;
    #frameworkId = 0;
    #targets = [];
    #checkpoint;
    #listener;
    constructor(order, tools) {
        this.#order = order;
        this.#tools = tools;
    }
    get home() {
        const { project } = this.#order;
        const { projectId = "id" in project ? project.id : undefined, runId } = this.#checkpoint ?? {};
        return { projectId, runId };
    }
    resolveTargets(wanted, signal) {
        return resolveDevices(this.#tools.client, wanted, signal);
    }
    async resolveHome(signal) {
        const { client, logger } = this.#tools;
        const { project, frameworkId, resultsConfig } = this.#order;
        if ("id" in project)
            await requireProject(project.id, this.#tools, signal);
        this.#userId = (await client.account.getMe({}, { signal })).id;
        this.#frameworkId = frameworkId ?? (await chooseFramework(client, logger, signal));
        if (resultsConfig.length > 0) {
            logger.warning("results-config is not sent: the newer API has no counterpart of it.");
        }
    }
    async start({ fileId, targets }, listener, signal) {
        const { logger, clock, random } = this.#tools;
        const { project, configuration } = this.#order;
        const runName = (0,run_name/* uniqueRunName */.W_)("name" in project ? project.name : "Browser test", random);
        this.#targets = targets;
        this.#listener = listener;
        this.#keep({ kind: "run", userId: this.#userId, runName });
        const order = {
            ...{ userId: this.#userId, frameworkId: this.#frameworkId, project, configuration },
            ...{ runName, fileId, deviceIds: targets.map(({ id }) => id) },
            asking: () => this.#note({ askedAt: clock.now() }),
        };
        try {
            const run = await startDesktopRun(order, { ...this.#tools, signal });
            this.#note({ runId: run.id, ...(run.projectId ? { projectId: run.projectId } : {}) });
            logger.info(`Started test run ${run.id} on ${targets.map(({ name }) => name).join(", ")}.`);
        }
        catch (error) {
            if ((0,errors/* asDeviceCloudError */.w)(error).effect === "none")
                this.#note({ settled: true });
            throw error;
        }
        for (const target of targets)
            listener.started(target, targetRunOfSession(undefined, false));
    }
    async look(signal) {
        const { client } = this.#tools;
        const ids = this.#ids();
        // The run first: what it says of the end then holds for the sessions, too.
        const run = await client.runs.get(ids, { signal });
        const sessions = await Array.fromAsync(client.deviceSessions.list(ids, { signal }));
        const hasEnded = run.state === "FINISHED";
        if (hasEnded)
            this.#note({ settled: true });
        return new Map(this.#targets.map((target) => {
            const session = sessionOn(target, sessions, this.#targets);
            return [target.id, targetRunOfSession(session, hasEnded)];
        }));
    }
    async stop(lookOut, signal) {
        if (this.#checkpoint)
            this.#keep(await (0,stop_run/* stopRun */.K)(this.#checkpoint, { ...this.#tools, signal, lookOut }));
    }
    leave() {
        this.#note({ settled: true });
    }
    outputFiles({ id: deviceSessionId = 0 }, signal) {
        const { client } = this.#tools;
        return client.deviceSessions.outputFiles({ ...this.#ids(), deviceSessionId }, { signal });
    }
    async collect({ id }, folder, signal) {
        if (id === undefined)
            return { files: [], problems: [] };
        return (0,collect_device_run/* collectDeviceRun */.q)({ ...this.#tools, run: this.#ids(), deviceRunId: id, folder, signal });
    }
    /** @throws {DeviceCloudError} `protocol` while the run is not known. */
    #ids() {
        const { runId, projectId } = this.#checkpoint ?? {};
        if (runId === undefined)
            throw new errors/* DeviceCloudError */.c("protocol", "The test run is not known yet.");
        return { runId, projectId, userId: projectId === undefined ? undefined : this.#userId };
    }
    #note(change) {
        if (!this.#checkpoint || (change.settled && this.#checkpoint.settled))
            return;
        this.#keep({ ...this.#checkpoint, ...change });
    }
    #keep(checkpoint) {
        this.#checkpoint = checkpoint;
        this.#listener?.checkpoint(checkpoint);
    }
}
/** A session names its device by id; where a service leaves that out, its name tells, or that there is only one. */
function sessionOn({ id, name }, sessions, targets) {
    const own = sessions.findLast(({ device }) => device?.id === id || device?.displayName === name);
    return own ?? (targets.length === 1 && sessions.length === 1 ? sessions[0] : undefined);
}
async function requireProject(id, { client }, signal) {
    try {
        await client.projects.get({ projectId: id }, { signal });
    }
    catch (error) {
        if (!(error instanceof errors/* DeviceCloudError */.c) || error.status !== 404)
            throw error;
        throw new errors/* DeviceCloudError */.c("input", `project-id: the service has no project ${id}.`, {
            remedy: "Correct the id, or leave project-id out and give project-name: the project is created when missing.",
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/open-backend.js



/** The way in which this service runs suites: builds of a job, or a test run of the newer generation. */
function openBackend(order, tools) {
    const { client, signal } = tools;
    const generation = new service_generation/* ServiceGeneration */.a(order.generation, tools);
    return generation.speak({
        async legacy() {
            // Nothing to be made yet: this asks whether there are jobs at all.
            if (order.generation === "auto")
                await client.jobs.list({ query: { limit: 1 } }, { signal }).page();
            return new BuildsBackend(order, tools);
        },
        current: async () => new DesktopRunBackend(order, tools),
    }, signal);
}

// EXTERNAL MODULE: ./build/src/base/zip/link-target.js
var link_target = __webpack_require__(88405);
// EXTERNAL MODULE: ./build/src/base/zip/zip-archive.js + 4 modules
var zip_archive = __webpack_require__(89967);
// EXTERNAL MODULE: ./build/src/base/zip/entry-name.js
var entry_name = __webpack_require__(79183);
// EXTERNAL MODULE: ./build/src/base/zip/name-ledger.js
var name_ledger = __webpack_require__(62520);
;// CONCATENATED MODULE: ./build/src/services/suite/name-check.js



/** Zip writers take this for a drive and drop it, so that the file would arrive under another name. */
const DRIVE = /^\w+:/;
const LISTED = 3;
/** Why `name` cannot be a path in a package that every system unpacks alike, or undefined when it can. */
function nameRefusal(name, remedy) {
    const flaw = flawOf(name);
    return flaw === undefined ? undefined : { message: `${JSON.stringify((0,untrusted_text/* plainLine */.h)(name))} ${flaw}.`, remedy };
}
function flawOf(name) {
    if (name.includes("\ufffd"))
        return "has a name that is not valid UTF-8";
    return (0,entry_name/* nameProblem */.r)(name, "posix") ?? (DRIVE.test(name) ? "has a name that begins like a drive" : undefined);
}
/** What is legal but will surprise: names that differ in case alone and, for a Windows run, names Windows refuses. */
function nameWarnings(names, system) {
    const warnings = [];
    const ledger = new name_ledger/* NameLedger */.d();
    const collisions = names.flatMap((name) => {
        const other = ledger.claim(name.replace(/\/$/, ""), name.endsWith("/"));
        return other === undefined ? [] : [`${name} and ${other}`];
    });
    if (collisions.length > 0) {
        warnings.push(`Names that differ in case alone collide on many systems: ${listed(collisions)}.`);
    }
    const refused = system === "windows" ? names.filter((name) => (0,entry_name/* nameProblem */.r)(name, "portable")) : [];
    if (refused.length > 0)
        warnings.push(`Windows cannot store these names: ${listed(refused)}.`);
    return warnings;
}
function listed(names) {
    const shown = names.slice(0, LISTED).map((name) => (0,untrusted_text/* plainLine */.h)(name));
    if (names.length > LISTED)
        shown.push(`and ${names.length - LISTED} more`);
    return shown.join(", ");
}

;// CONCATENATED MODULE: ./build/src/services/suite/problem.js


/** More than these are counted, not listed: an annotation holds 4,096 characters. */
const problem_LISTED = 15;
/** All problems of the suite given as `path` in one `package` error, so that nobody mends them one run at a time. */
function packageError(path, problems) {
    const [first] = problems;
    if (first && problems.length === 1) {
        return new errors/* DeviceCloudError */.c("package", first.message, { remedy: first.remedy });
    }
    const lines = problems.slice(0, problem_LISTED).map(({ message, remedy }) => `- ${message} ${remedy}`);
    if (problems.length > problem_LISTED)
        lines.push(`- and ${problems.length - problem_LISTED} more.`);
    const heading = `suite-path "${(0,untrusted_text/* plainLine */.h)(path)}" cannot be sent for ${problems.length} reasons:`;
    return new errors/* DeviceCloudError */.c("package", [heading, ...lines].join("\n"));
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./build/src/services/suite/script-check.js


/** What the service calls at the package's root: `.sh` on Linux and Mac, `.ps1` on Windows (Rules for builds, 2). */
const SCRIPTS = ["run-tests.sh", "run-tests.ps1"];
const script_check_LISTED = 3;
function isScript(name) {
    return SCRIPTS.includes(name);
}
/** The script a package is called by; `run-tests.sh` where both are there. */
function scriptOf(names) {
    const found = new Set(names);
    return SCRIPTS.find((script) => found.has(script));
}
/** Why no script lies at the root of a suite with these file names, or undefined when one does. */
function missingScript(names, words) {
    if (scriptOf(names))
        return undefined;
    const path = (0,untrusted_text/* plainLine */.h)(words.path);
    const misspelt = names.find((name) => isScript(name.toLowerCase()));
    if (misspelt) {
        return {
            message: `suite-path "${path}" has ${misspelt} at its root, which is not ${misspelt.toLowerCase()}.`,
            remedy: `Rename it to ${misspelt.toLowerCase()}.`,
        };
    }
    const nested = names.filter((name) => isScript((0,posix_.basename)(name)));
    const [first] = nested;
    if (first === undefined) {
        return {
            message: `suite-path "${path}" has no ${SCRIPTS[0]} (Linux, Mac) or ${SCRIPTS[1]} (Windows).`,
            remedy: "Add the script that starts the tests at its root.",
        };
    }
    const shown = nested.slice(0, script_check_LISTED).map((name) => (0,untrusted_text/* plainLine */.h)(words.prefix + name));
    if (nested.length > script_check_LISTED)
        shown.push(`${nested.length - script_check_LISTED} more`);
    return {
        message: `suite-path "${path}" has no ${(0,posix_.basename)(first)} at its root; found ${shown.join(", ")}.`,
        remedy: words.nestedRemedy,
    };
}
/** What is wrong with the script itself. `head` is its beginning, whole where it is short. */
function scriptProblems(script, head) {
    const text = head.toString("latin1");
    if (text.trim() === "") {
        return [{ message: `${script} is empty.`, remedy: "Write the commands that start the tests into it." }];
    }
    if (script !== "run-tests.sh")
        return [];
    const problems = [];
    if (text.includes("\r\n")) {
        problems.push({
            message: `${script} has Windows line ends (CRLF), which a shell takes for part of each command.`,
            remedy: "Save it with LF line ends, and keep them with `run-tests.sh text eol=lf` in .gitattributes.",
        });
    }
    if (text.startsWith("\u00ef\u00bb\u00bf")) {
        problems.push({
            message: `${script} begins with a byte order mark, which hides its shebang.`,
            remedy: "Save it as UTF-8 without a byte order mark.",
        });
    }
    else if (!/^#![ \t]*\//.test(text)) {
        problems.push({
            message: `${script} has no shebang.`,
            remedy: "Begin it with a first line such as #!/usr/bin/env bash.",
        });
    }
    return problems;
}

;// CONCATENATED MODULE: ./build/src/services/suite/secret-check.js


/** Secrets are short: only files up to this size are looked into, names are looked at always. */
const SECRET_SCAN_BYTES = 64 * 1024;
const ANY_NAME = /^/;
const RULES = [
    { what: "an environment file", name: /^\.env(?:\.(?!(?:.+\.)?(?:example|sample|template)$).+)?$/i },
    { what: "an SSH key", name: /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i },
    { what: "a key store", name: /\.(?:p12|pfx|ppk)$/i },
    { what: "machine passwords", name: /^[._]netrc$/i },
    {
        what: "a registry token",
        name: /^\.npmrc$/i,
        content: /_(?:authToken|auth|password)\s*=\s*["']?(?!["']?\$\{)[^\s"']/,
    },
    {
        what: "a private key",
        name: ANY_NAME,
        content: /^[ \t]*-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?$/m,
    },
    { what: "a service account's key", name: /\.json$/i, content: /"private_key"\s*:\s*"\s*-----BEGIN / },
    {
        what: "a client's credentials",
        name: /^credentials\.json$/i,
        content: /"(?:client_secret|refresh_token|access_token)"\s*:\s*"[^"]/,
    },
    { what: "a cloud account's key", name: /^credentials$/i, content: /^\s*aws_secret_access_key\s*=\s*\S/m },
];
/** The problem of a file that looks like a secret, or undefined. Its content never shows. */
function secretProblem(suspect, remedy) {
    const names = [suspect.name, ...(suspect.target === undefined ? [] : [suspect.target])];
    const text = readable(suspect.content);
    const rule = RULES.find(({ name, content }) => names.some((path) => name.test((0,posix_.basename)(path))) && (content?.test(text) ?? true));
    if (!rule)
        return undefined;
    return { message: `${(0,untrusted_text/* plainLine */.h)(suspect.name)} looks like a secret (${rule.what}).`, remedy };
}
function readable(content) {
    return content && content.length <= SECRET_SCAN_BYTES ? content.toString("latin1") : "";
}

;// CONCATENATED MODULE: ./build/src/services/suite/check-zip.js
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









const REPACK = "Pack it again.";
const SECRET_REMEDY = "Pack the suite without it, or set allow-secret-files.";
const LINK_BYTES = 4_096;
/**
 * Checks the ready zip at `path` as a folder's content is checked, without unpacking it to disk.
 * @returns the names in it.
 * @throws {DeviceCloudError} `package` with all its problems.
 */
async function checkZip(path, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { logger, signal } = options;
        const archive = __addDisposableResource(env_1, await openSuite(path, options.path), true);
        const names = archive.entries.map(({ name }) => name);
        const problems = shapeProblems(archive, names, options.path);
        const secretRemedy = options.allowSecretFiles ? null : SECRET_REMEDY;
        for (const entry of archive.entries) {
            (0,clock/* throwIfCancelled */.dZ)(signal);
            if (!entry.isEncrypted)
                problems.push(...(await entryProblems(archive, entry, secretRemedy, signal)));
        }
        if (problems.length > 0)
            throw packageError(options.path, problems);
        tellMode(archive, logger);
        return names;
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
async function openSuite(path, label) {
    try {
        return await (0,zip_archive/* openZip */.Q)(path);
    }
    catch (cause) {
        const message = `suite-path "${(0,untrusted_text/* plainLine */.h)(label)}" is neither a folder nor a readable zip.`;
        const says = cause instanceof errors/* DeviceCloudError */.c ? (0,untrusted_text/* plainLine */.h)(cause.message) : "It cannot be opened.";
        throw new errors/* DeviceCloudError */.c("package", `${message} ${says}`, {
            remedy: "Point suite-path at the folder that holds run-tests.sh, or at a zip of it.",
            cause,
        });
    }
}
/** What is wrong with the archive as a whole. */
function shapeProblems(archive, names, path) {
    const label = (0,untrusted_text/* plainLine */.h)(path);
    if (archive.entries.every(({ isFolder }) => isFolder)) {
        return [{ message: `suite-path "${label}" is a zip without files.`, remedy: "Pack the suite into it." }];
    }
    const problems = [];
    const encrypted = archive.entries.find(({ isEncrypted }) => isEncrypted);
    if (encrypted) {
        problems.push({
            message: `suite-path "${label}" is encrypted (${(0,untrusted_text/* plainLine */.h)(encrypted.name)}).`,
            remedy: "Pack it without a password.",
        });
    }
    const seen = new Set();
    const twice = names.find((name) => seen.size === seen.add(name).size);
    if (twice !== undefined) {
        problems.push({ message: `${(0,untrusted_text/* plainLine */.h)(twice)} is in "${label}" more than once.`, remedy: REPACK });
    }
    const nestedRemedy = "Pack it again without the parent folder.";
    const missing = missingScript(names, { path, prefix: "", nestedRemedy });
    return missing ? [missing, ...problems] : problems;
}
async function entryProblems(archive, entry, secretRemedy, signal) {
    const { name } = entry;
    const refusal = nameRefusal(name, REPACK);
    if (refusal)
        return [refusal];
    if (entry.isFolder)
        return [];
    if (entry.isSpecial)
        return [{ message: `${(0,untrusted_text/* plainLine */.h)(name)} is a device, a pipe or a socket.`, remedy: REPACK }];
    try {
        if (entry.isLink)
            return await linkProblems(archive, entry, signal);
        const isRead = isScript(name) || (secretRemedy !== null && entry.sizeBytes <= SECRET_SCAN_BYTES);
        const head = isRead ? await readHead(archive, entry, signal) : Buffer.alloc(0);
        const problems = isScript(name) ? scriptProblems(name, head) : [];
        const secret = secretRemedy === null ? undefined : secretProblem({ name, content: head }, secretRemedy);
        return secret ? [...problems, secret] : problems;
    }
    catch (error) {
        (0,clock/* throwIfCancelled */.dZ)(signal);
        return [{ message: error instanceof Error ? (0,untrusted_text/* plainLine */.h)(error.message) : String(error), remedy: REPACK }];
    }
}
async function linkProblems(archive, entry, signal) {
    const target = (await archive.read(entry, LINK_BYTES, signal)).toString();
    const flaw = (0,link_target/* linkProblem */.k)(entry.name, target);
    return flaw
        ? [
            {
                message: `${(0,untrusted_text/* plainLine */.h)(entry.name)} ${flaw} (${(0,untrusted_text/* plainLine */.h)(target)}).`,
                remedy: "Pack a copy in its place.",
            },
        ]
        : [];
}
async function readHead(archive, entry, signal) {
    const chunks = [];
    let readBytes = 0;
    for await (const chunk of archive.stream(entry, signal)) {
        chunks.push(chunk);
        readBytes += chunk.length;
        if (readBytes > SECRET_SCAN_BYTES)
            break;
    }
    return Buffer.concat(chunks);
}
/** A ready zip is sent as it is, so a missing bit can be told only. */
function tellMode(archive, logger) {
    const script = archive.entries.find(({ name }) => name === "run-tests.sh");
    if (!script || (script.mode & 0o100) !== 0)
        return;
    logger.warning(`run-tests.sh is not marked executable in ${archive.name}; pack it on a Unix after chmod +x, or give the folder.`);
}

// EXTERNAL MODULE: ./build/src/services/suite/digest-file.js
var digest_file = __webpack_require__(33460);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/src/services/suite/suite-entry.js
/** Whether `name` is a folder's. */
function isFolderName(name) {
    return name.endsWith("/");
}
/** Sorts by the UTF-8 bytes of the names: the one order that no locale and no file system changes. */
function sortByName(items) {
    return items
        .map((item) => ({ item, key: Buffer.from(item.name) }))
        .sort((a, b) => Buffer.compare(a.key, b.key))
        .map(({ item }) => item);
}

;// CONCATENATED MODULE: ./build/src/services/suite/read-ahead.js
var read_ahead_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var read_ahead_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





/** Up to this size a file is read whole; larger ones are streamed. */
const WHOLE_FILE_BYTES = 8 * 1024 * 1024;
/**
 * Up to this size a file is read at once, without waiting: asking the thread pool costs several times what the reading
 * does, and most files of a suite are short.
 */
const SHORT_FILE_BYTES = 32 * 1024;
/** What reading ahead may hold: so much at once, in so many files. Memory stays flat whatever the suite's size. */
const AHEAD_BYTES = 16 * 1024 * 1024;
const AHEAD_FILES = 16;
/** Reads the entries in their order, the next ones while the caller works on one. A failure is yielded, not thrown. */
async function* readAhead(entries, signal) {
    const ahead = [];
    let next = 0;
    let aheadBytes = 0;
    for (;;) {
        (0,clock/* throwIfCancelled */.dZ)(signal);
        for (let entry = entries[next]; entry && ahead.length < AHEAD_FILES; entry = entries[next]) {
            const heldBytes = Math.min(entry.sizeBytes, WHOLE_FILE_BYTES);
            if (ahead.length > 0 && aheadBytes + heldBytes > AHEAD_BYTES)
                break;
            ahead.push({ reading: read(entry, signal), heldBytes });
            aheadBytes += heldBytes;
            next++;
        }
        const first = ahead.shift();
        if (!first)
            return;
        yield await first.reading;
        aheadBytes -= first.heldBytes;
    }
}
async function read(entry, signal) {
    try {
        if (isFolderName(entry.name))
            return { entry, head: Buffer.alloc(0), content: Buffer.alloc(0) };
        if (entry.sizeBytes > WHOLE_FILE_BYTES)
            return { entry, head: await read_ahead_readHead(entry.path), content: null };
        const isShort = entry.sizeBytes <= SHORT_FILE_BYTES;
        const content = isShort ? (0,external_node_fs_.readFileSync)(entry.path) : await (0,promises_.readFile)(entry.path, { signal });
        return { entry, head: content, content };
    }
    catch (failure) {
        return { entry, failure };
    }
}
async function read_ahead_readHead(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = read_ahead_addDisposableResource(env_1, await (0,promises_.open)(path, "r"), true);
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(SECRET_SCAN_BYTES + 1));
        return buffer.subarray(0, bytesRead);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = read_ahead_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
// EXTERNAL MODULE: ./build/src/base/zip/zip-limits.js
var zip_limits = __webpack_require__(16333);
;// CONCATENATED MODULE: ./build/src/services/suite/resolve-link.js



const LEAVE_OUT = "Remove the link, put a copy in its place, or list it in the ignore file.";
/**
 * What the link `name` at `path` leads to, within the suite at `root` (a real path); else why it is refused.
 * A package holds content, not links: a target outside would be sent by surprise, a missing one would be missed there.
 */
async function resolveLink(root, path, name) {
    try {
        const target = await (0,promises_.realpath)(path);
        const targetName = (0,external_node_path_.relative)(root, target).split(external_node_path_.sep).join("/");
        if (!isWithin(target, root))
            return { problem: await refusal(path, name, "which is outside the suite") };
        if (targetName.split("/").includes(".git")) {
            return { problem: await refusal(path, name, "which is never sent") };
        }
        return { target: { path: target, name: targetName, stats: await (0,promises_.stat)(target) } };
    }
    catch (error) {
        const reason = error.code;
        const flaw = reason === "ENOENT" ? "which does not exist" : `which cannot be followed (${reason})`;
        return { problem: await refusal(path, name, flaw) };
    }
}
/** The refusal of a link that leads back to a folder it lies in: its content would have no end. */
function endlessLink(path, name) {
    return refusal(path, name, "a folder it lies in");
}
/** Whether `path` is `folder` or lies in it. Both are real paths. */
function isWithin(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
}
async function refusal(path, name, flaw) {
    const target = await (0,promises_.readlink)(path).catch(() => "?");
    return {
        message: `The link ${(0,untrusted_text/* plainLine */.h)(name)} leads to ${(0,untrusted_text/* plainLine */.h)(target)}, ${flaw}.`,
        remedy: LEAVE_OUT,
    };
}

;// CONCATENATED MODULE: ./build/src/services/suite/walk-suite.js









const STATS_AT_ONCE = 16;
/** Reads the tree of the suite at `root`, a real path. Folders are listed; no file is opened. */
async function walkSuite(root, rules, signal) {
    const walk = { root, rules, signal, entries: [], leftOut: [], problems: [] };
    await visitFolder(walk, { path: root, name: "", around: [] });
    if (isFull(walk))
        walk.problems.push(tooMany());
    return { ...walk, entries: sortByName(walk.entries) };
}
async function visitFolder(walk, folder) {
    (0,clock/* throwIfCancelled */.dZ)(walk.signal);
    if (isFull(walk))
        return;
    const listed = await listFolder(walk, folder);
    if (listed?.length === 0 && folder.name !== "") {
        walk.entries.push({ name: `${folder.name}/`, path: folder.path, sizeBytes: 0, executable: true });
    }
    const kept = sortByName(listed ?? []).filter((entry) => isSent(walk, nameIn(folder, entry.name), entry.isDirectory() ? "folder" : "file"));
    const stats = await (0,concurrency/* mapBounded */.y)(kept, STATS_AT_ONCE, (entry) => statOf((0,external_node_path_.join)(folder.path, entry.name)));
    for (const [index, entry] of kept.entries()) {
        await visitEntry(walk, folder, entry.name, stats[index]);
    }
}
async function listFolder(walk, folder) {
    try {
        return await (0,promises_.readdir)(folder.path, { withFileTypes: true });
    }
    catch (error) {
        walk.problems.push(unreadable(folder.name || ".", error));
        return undefined;
    }
}
async function visitEntry(walk, folder, entry, stats) {
    const name = nameIn(folder, entry);
    const path = (0,external_node_path_.join)(folder.path, entry);
    const refusal = nameRefusal(name, "Rename it, or list it in the ignore file.");
    if (refusal) {
        walk.problems.push(refusal);
    }
    else if (stats === undefined || stats instanceof Error) {
        walk.problems.push(unreadable(name, stats));
    }
    else if (stats.isSymbolicLink()) {
        await visitLink(walk, folder, path, name);
    }
    else if (stats.isDirectory()) {
        await visitFolder(walk, { path, name, around: [...folder.around, folder.path] });
    }
    else {
        keepFile(walk, { name, path, stats });
    }
}
async function visitLink(walk, folder, path, name) {
    const link = await resolveLink(walk.root, path, name);
    if ("problem" in link) {
        walk.problems.push(link.problem);
        return;
    }
    const { target } = link;
    if (!target.stats.isDirectory()) {
        keepFile(walk, { name, path: target.path, stats: target.stats, target: target.name });
        return;
    }
    if (!isSent(walk, name, "folder"))
        return;
    const around = [...folder.around, folder.path];
    if (around.some((outer) => isWithin(outer, target.path))) {
        walk.problems.push(await endlessLink(path, name));
        return;
    }
    await visitFolder(walk, { path: target.path, name, around });
}
function keepFile(walk, found) {
    const { stats, ...file } = found;
    if (stats.isFile()) {
        walk.entries.push({ ...file, sizeBytes: stats.size, executable: (stats.mode & 0o100) !== 0 });
        return;
    }
    const kind = stats.isSocket() ? "socket" : stats.isFIFO() ? "named pipe" : "device";
    walk.problems.push({
        message: `${(0,untrusted_text/* plainLine */.h)(file.name)} is a ${kind}, which cannot be packed.`,
        remedy: "Remove it, or list it in the ignore file.",
    });
}
function isSent(walk, name, kind) {
    if (!walk.rules.leavesOut(name, kind))
        return true;
    walk.leftOut.push(name);
    return false;
}
function isFull(walk) {
    return walk.entries.length > zip_limits/* suiteLimits */.v.maxEntries;
}
function nameIn(folder, entry) {
    return folder.name === "" ? entry : `${folder.name}/${entry}`;
}
async function statOf(path) {
    return (0,promises_.lstat)(path).catch((error) => error);
}
/** The problem of something that is there and cannot be read. */
function unreadable(name, error) {
    const reason = error?.code ?? "unknown reason";
    return {
        message: `${(0,untrusted_text/* plainLine */.h)(name)} cannot be read (${reason}).`,
        remedy: "Make it readable for the user who runs this step, or list it in the ignore file.",
    };
}
function tooMany() {
    return {
        message: `The suite has more than ${zip_limits/* suiteLimits */.v.maxEntries} files.`,
        remedy: "Point suite-path at the suite's own folder, or list what is not needed in the ignore file.",
    };
}

;// CONCATENATED MODULE: ./build/src/services/suite/checked-entries.js




/**
 * Reads the suite's entries, checks each and yields it for the package. From the first problem on nothing is yielded,
 * but everything is still checked.
 */
async function* checkedEntries(entries, checks) {
    const { problems, secretRemedy, signal } = checks;
    for await (const reading of readAhead(entries, signal)) {
        if ("failure" in reading) {
            problems.push(unreadable(reading.entry.name, reading.failure));
            continue;
        }
        problems.push(...contentProblems(reading, secretRemedy));
        if (problems.length === 0)
            yield zipEntry(reading);
    }
}
function contentProblems({ entry, head }, secretRemedy) {
    const problems = isScript(entry.name) ? scriptProblems(entry.name, head) : [];
    const secret = secretRemedy === null ? undefined : secretProblem({ ...entry, content: head }, secretRemedy);
    return secret ? [...problems, secret] : problems;
}
function zipEntry({ entry, content }) {
    const executable = entry.executable || isScript(entry.name);
    return { name: entry.name, executable, source: content ?? { path: entry.path } };
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
;// CONCATENATED MODULE: ./build/src/services/suite/ignore-rules.js




/** The ignore file looked for at the suite's root when none is named. */
const DEFAULT_IGNORE_FILE = ".devicecloudignore";
/** Never part of a suite, whatever the ignore file says: version control, and what file managers leave behind. */
const NEVER_SENT = new Set([".git", ".DS_Store", "Thumbs.db"]);
/**
 * The rules for the suite at `root`: gitignore syntax, matched with case. `ignoreFile` is relative to `root`;
 * the default one may be missing, a named one may not. The file itself stays out, since it describes the package, and so
 * do the paths `unsent`.
 */
async function readIgnoreRules(root, ignoreFile, unsent) {
    const file = ignoreFile ?? DEFAULT_IGNORE_FILE;
    const path = (0,external_node_path_.resolve)(root, file);
    const outside = new Set([path, ...unsent]);
    const problems = [];
    let patterns = "";
    try {
        patterns = (await (0,promises_.readFile)(path, "utf8")).replace(/^\ufeff/, "");
    }
    catch (error) {
        const reason = error.code;
        if (ignoreFile !== undefined || reason !== "ENOENT")
            problems.push(ignore_rules_unreadable(file, reason));
    }
    const matcher = ignore({ ignorecase: false, allowRelativePaths: true }).add(patterns);
    return {
        problems,
        rules: {
            file: (0,untrusted_text/* plainLine */.h)(file),
            leavesOut(name, kind) {
                if (NEVER_SENT.has((0,external_node_path_.basename)(name)) || outside.has((0,external_node_path_.resolve)(root, name)))
                    return true;
                return matcher.ignores(kind === "folder" ? `${name}/` : name);
            },
        },
    };
}
function ignore_rules_unreadable(file, reason) {
    return {
        message: `ignore-file "${(0,untrusted_text/* plainLine */.h)(file)}" cannot be read (${reason}).`,
        remedy: "Name a file relative to suite-path, or leave ignore-file empty.",
    };
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/archiver/index.js + 24 modules
var archiver = __webpack_require__(89348);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/services/suite/digest-stream.js


const CHUNK_BYTES = 256 * 1024;
/**
 * Passes bytes on, and knows their SHA-256 and number at the end. A zip writer writes its headers field by field, so small
 * pieces are joined first: one write to the disk then takes the place of thousands.
 */
class DigestStream extends external_node_stream_.Transform {
    #hash = (0,external_node_crypto_.createHash)("sha256");
    #pieces = [];
    #heldBytes = 0;
    #sizeBytes = 0;
    /** Of all that has passed; to be asked once, at the end. */
    digest() {
        return { sha256: this.#hash.digest("hex"), sizeBytes: this.#sizeBytes };
    }
    _transform(piece, _, done) {
        this.#pieces.push(piece);
        this.#heldBytes += piece.length;
        if (this.#heldBytes >= CHUNK_BYTES)
            this.#release();
        done();
    }
    _flush(done) {
        this.#release();
        done();
    }
    #release() {
        const chunk = Buffer.concat(this.#pieces, this.#heldBytes);
        this.#hash.update(chunk);
        this.#sizeBytes += chunk.length;
        this.#pieces = [];
        this.#heldBytes = 0;
        this.push(chunk);
    }
}

;// CONCATENATED MODULE: ./build/src/services/suite/write-zip.js








/** The first moment a zip can tell. A fixed one, so that the same tree gives the same bytes. */
const DATE = new Date(Date.UTC(1980, 0, 1));
/** Deflate's fastest level: a few per cent larger than the default, and half its time. */
const LEVEL = 1;
/** Below this, deflate costs more than it saves. */
const SHORT_BYTES = 128;
const write_zip_CHUNK_BYTES = 1024 * 1024;
const COMPRESSED = new Set(`.7z .aab .apk .avif .br .bz2 .gif .gz .ipa .jar .jpeg .jpg .m4a .mkv .mov .mp3 .mp4 .ogg .png .rar .tgz .webm .webp
  .whl .woff .woff2 .xz .zip .zst`.split(/\s+/));
/**
 * Writes `entries` in their order to a zip at `path`, with fixed times and modes and no extra fields (Zip64 where needed).
 * @throws the failure of a source or of the disk, or an abort; a partial file may then remain at `path`.
 */
async function writeZip(path, entries, signal) {
    const archive = new archiver/* ZipArchive */.SJ({ zlib: { level: LEVEL } });
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    const digest = new DigestStream();
    const written = (0,external_node_stream_promises_.pipeline)(archive, digest, (0,external_node_fs_.createWriteStream)(path), { signal: either });
    written.catch((error) => stop.abort(error));
    try {
        for await (const entry of entries)
            await append(archive, entry, stop, either);
        await Promise.all([archive.finalize(), written]);
    }
    catch (error) {
        stop.abort(error);
        await written.catch(() => { });
        throw signal.aborted ? signal.reason : stop.signal.reason;
    }
    return digest.digest();
}
/** Appends one entry and waits until it is in the archive: the writer holds one entry, whatever their number. */
async function append(archive, entry, stop, signal) {
    const appended = (0,external_node_events_.once)(archive, "entry", { signal });
    const data = {
        name: entry.name,
        mode: entry.executable || isFolderName(entry.name) ? 0o755 : 0o644,
        date: DATE,
        store: isStored(entry),
    };
    if (Buffer.isBuffer(entry.source)) {
        archive.append(entry.source, data);
    }
    else {
        const file = external_node_stream_.Readable.from(chunksOf(entry.source.path, signal), { objectMode: false });
        file.once("error", (error) => stop.abort(error));
        archive.append(file, data);
    }
    await appended;
}
/**
 * Compressed formats and very short files are stored as they are. A streamed file never is: its size follows its data, and
 * those who read the package as a stream find the end of deflated data only.
 */
function isStored({ name, source }) {
    if (!Buffer.isBuffer(source))
        return false;
    return source.length < SHORT_BYTES || COMPRESSED.has((0,posix_.extname)(name).toLowerCase());
}
/** The file's bytes; it is opened when its turn comes. */
async function* chunksOf(path, signal) {
    yield* (0,external_node_fs_.createReadStream)(path, { highWaterMark: write_zip_CHUNK_BYTES, signal });
}

;// CONCATENATED MODULE: ./build/src/services/suite/package-folder.js











/**
 * Packages the folder at `root` (a real path) into the destination folder. The package is there only when everything
 * went well. Files are checked while they are packed: one reading serves both.
 * @throws {DeviceCloudError} `package` with all problems of the suite, or when the package cannot be written.
 */
async function packageFolder(root, options) {
    const { signal, logger } = options;
    const name = `${(0,external_node_path_.basename)((0,external_node_path_.resolve)(options.path)).replace(/[^\w.-]+/g, "-") || "suite"}.zip`;
    const path = (0,external_node_path_.join)(await makeFolder(options.destinationFolder), name);
    const partial = `${path}.partial`;
    const { rules, problems } = await readIgnoreRules(root, options.ignoreFile, [path, partial]);
    const tree = await walkSuite(root, rules, signal);
    problems.push(...tree.problems, ...package_folder_shapeProblems(tree, options.path, rules.file));
    const secretRemedy = options.allowSecretFiles
        ? null
        : `List it in ${rules.file}, or set allow-secret-files.`;
    try {
        const entries = checkedEntries(tree.entries, { problems, secretRemedy, signal });
        const zip = await writeZip(partial, entries, signal);
        if (problems.length > 0)
            throw packageError(options.path, problems);
        await (0,promises_.rename)(partial, path);
        if (tree.leftOut.length > 0)
            logger.debug(`Left out of the package: ${tree.leftOut.length} files and folders.`);
        return { ...zip, path, name, names: tree.entries.map((entry) => entry.name) };
    }
    catch (error) {
        await (0,promises_.rm)(partial, { force: true });
        (0,clock/* throwIfCancelled */.dZ)(signal);
        throw error instanceof errors/* DeviceCloudError */.c ? error : notWritten(path, error);
    }
}
/** What is wrong with the suite as a whole: nothing in it, or no script where the service looks for it. */
function package_folder_shapeProblems(tree, path, ignoreFile) {
    const names = tree.entries.map(({ name }) => name);
    const label = (0,untrusted_text/* plainLine */.h)(path);
    if (names.length === 0) {
        const why = tree.leftOut.length > 0 ? `; ${tree.leftOut.length} files and folders are left out` : "";
        return [
            {
                message: `suite-path "${label}" is empty${why}.`,
                remedy: "Point suite-path at the folder that holds run-tests.sh.",
            },
        ];
    }
    const prefix = `${label.replace(/[/\\]+$/, "")}/`;
    const missing = missingScript(names, { path, prefix, nestedRemedy: "Point suite-path there." });
    const ignored = tree.leftOut.find(isScript);
    if (!missing || !ignored)
        return missing ? [missing] : [];
    return [
        {
            message: `${ignored} of suite-path "${label}" is left out by ${ignoreFile}.`,
            remedy: `Add the line !${ignored} to ${ignoreFile}.`,
        },
    ];
}
async function makeFolder(path) {
    try {
        await (0,promises_.mkdir)(path, { recursive: true });
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        throw notWritten(path, error);
    }
}
function notWritten(path, error) {
    const says = error instanceof Error ? error.message : String(error);
    return new errors/* DeviceCloudError */.c("package", `The package cannot be written to ${(0,untrusted_text/* plainLine */.h)(path)}: ${(0,untrusted_text/* plainLine */.h)(says)}.`, {
        remedy: "Make room in the temporary folder, or choose another one.",
        cause: error,
    });
}

;// CONCATENATED MODULE: ./build/src/services/suite/package-suite.js











const REMEDY = "Point suite-path at the folder that holds run-tests.sh, or at a zip of it.";
/**
 * Makes the package of a test suite, or checks a ready one (specification: Build service, Rules for builds, 2).
 * @throws {DeviceCloudError} `package` with all problems of the suite at once and their remedies; `cancelled`.
 */
async function packageSuite(options) {
    const { path, logger, signal } = options;
    (0,clock/* throwIfCancelled */.dZ)(signal);
    try {
        const root = await realPathOf(path);
        const stats = await (0,promises_.stat)(root);
        if (stats.isDirectory()) {
            const { names, ...made } = await packageFolder(root, options);
            tellSurprises(names, logger);
            return { ...made, ...summary(names), reused: false };
        }
        if (!stats.isFile())
            throw notASuite(path, "is neither a folder nor a zip");
        const names = await checkZip(root, options);
        tellSurprises(names, logger);
        const digest = await (0,digest_file/* digestFile */.T)(root, signal);
        return { path: root, name: (0,external_node_path_.basename)(path), ...digest, ...summary(names), reused: true };
    }
    catch (error) {
        (0,clock/* throwIfCancelled */.dZ)(signal);
        throw (0,errors/* asDeviceCloudError */.w)(error, "package");
    }
}
function summary(names) {
    const files = names.filter((name) => !isFolderName(name)).length;
    return { files, script: scriptOf(names) };
}
function tellSurprises(names, logger) {
    const scripts = SCRIPTS.filter((script) => names.includes(script));
    if (scripts.length > 1) {
        logger.info("The suite has both scripts: run-tests.sh runs on Linux and Mac, run-tests.ps1 on Windows.");
    }
    const system = scripts.includes("run-tests.ps1") ? "windows" : "posix";
    for (const warning of nameWarnings(names, system))
        logger.warning(warning);
}
async function realPathOf(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        const reason = error.code;
        throw notASuite(path, reason === "ENOENT" ? "does not exist" : `cannot be read (${reason})`, error);
    }
}
function notASuite(path, flaw, cause) {
    return new errors/* DeviceCloudError */.c("package", `suite-path "${(0,untrusted_text/* plainLine */.h)(path)}" ${flaw}.`, {
        remedy: REMEDY,
        cause,
    });
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/prepare.js

/**
 * Everything that can go wrong before a minute is spent: the suite, the credentials, the executors, what the runs belong
 * to, the upload.
 */
async function prepare(order, openBackend, { client, logger, signal }) {
    const suite = await packageSuite({
        path: order.suitePath,
        destinationFolder: order.scratchFolder,
        allowSecretFiles: order.allowSecretFiles,
        logger,
        signal,
    });
    const backend = await openBackend();
    const targets = await backend.resolveTargets(order.executors, signal);
    await backend.resolveHome(signal);
    const file = await client.files.upload({ path: suite.path, name: suite.name }, { signal });
    logger.info(`Uploaded ${suite.name} as file ${file.id}.`);
    return { backend, home: backend.home, fileId: file.id, targets };
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/report-targets.js
/** One target's run as the report shows it; `observed` is what the verdict saw of it. */
function reportedTarget(result, observed) {
    const { run, collected, results } = result;
    const problems = results?.problems ?? [];
    return {
        name: observed.name,
        id: run?.id,
        state: observed.state,
        durationMs: durationOf(result),
        tests: observed.tests,
        cases: results?.cases ?? [],
        files: (collected?.files ?? []).map(({ name }) => name),
        message: [observed.explanation, ...problems].filter(Boolean).join(" ") || undefined,
    };
}
/** From the script's start to its end, as the service tells; waiting in the queue is not part of it. */
function durationOf({ run }) {
    const { startTime, endTime } = run ?? {};
    return startTime && endTime ? endTime.getTime() - startTime.getTime() : undefined;
}

// EXTERNAL MODULE: ./build/src/services/start/stop-time.js
var stop_time = __webpack_require__(87955);
// EXTERNAL MODULE: ./build/src/services/wait/deadline.js
var wait_deadline = __webpack_require__(25608);
// EXTERNAL MODULE: ./build/src/services/wait/outage.js
var wait_outage = __webpack_require__(54247);
// EXTERNAL MODULE: ./build/src/services/wait/poll-delay.js
var poll_delay = __webpack_require__(56083);
;// CONCATENATED MODULE: ./build/src/services/browser-run/follow-targets.js
var follow_targets_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var follow_targets_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





/** An acknowledged run may be missing from a list for a moment; for so many asks in a row it is gone. */
const MISSES = 5;
/**
 * Follows what runs on these targets to its end: yields a snapshot after each answer, and returns why it stopped. An
 * outage of the service is waited out; a state nobody knows is not the end.
 * @throws what the service refused, an outage longer than ten minutes, or `cancelled`.
 */
async function* followTargets(backend, targets, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { clock, random, signal } = options;
        const startedAt = clock.now();
        const deadline = follow_targets_addDisposableResource(env_1, (0,wait_deadline/* deadlineIn */._)(options.timeoutMs, clock, signal), false);
        const outage = new wait_outage/* Outage */.a(options);
        const seen = new Map();
        const all = (holds) => targets.every(({ id }) => holds(seen.get(id)));
        let misses = 0;
        for (;;) {
            try {
                const runs = await backend.look(deadline.signal);
                outage.over();
                for (const [id, run] of runs)
                    seen.set(id, run);
                misses = runs.size < targets.length ? misses + 1 : 0;
                yield seen;
                if (all(hasEnded))
                    return "ended";
            }
            catch (error) {
                if (!deadline.reached || signal.aborted)
                    outage.goesOn((0,errors/* asDeviceCloudError */.w)(error));
            }
            if (misses >= MISSES)
                throw gone(backend, targets, seen);
            const elapsedMs = clock.now() - startedAt;
            if (deadline.reached)
                return "timeout";
            if (elapsedMs >= (options.queueTimeoutMs ?? Number.POSITIVE_INFINITY) && all(isQueued)) {
                return "queue-timeout";
            }
            await clock.sleep((0,poll_delay/* pollDelayMs */.p)(elapsedMs, random), deadline.signal).catch((error) => {
                if (!deadline.reached || signal.aborted)
                    throw error;
            });
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        follow_targets_disposeResources(env_1);
    }
}
function isQueued(run) {
    return run === undefined || run.stage === "queued";
}
function gone({ noun }, targets, runs) {
    const open = targets.filter(({ id }) => !hasEnded(runs.get(id))).map(({ name }) => name);
    return new errors/* DeviceCloudError */.c("protocol", `The service no longer lists the ${noun} on ${open.join(", ")}.`);
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/suite-under-way.js
var suite_under_way_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var suite_under_way_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





/** A suite on its targets, from its start to its end. */
class SuiteUnderWay {
    #order;
    #backend;
    #tools;
    #listener;
    #runs = new Map();
    #refusals = new Map();
    constructor(order, backend, tools, listener) {
        this.#order = order;
        this.#backend = backend;
        this.#tools = tools;
        this.#listener = listener;
    }
    /**
     * Starts the suite on every target, follows it to its end and, should that not come, stops it.
     * @throws {DeviceCloudError} when it could be started nowhere, with nothing left behind.
     */
    async run() {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { clock, signal } = this.#tools;
            const deadline = suite_under_way_addDisposableResource(env_1, (0,wait_deadline/* deadlineIn */._)(this.#order.timeoutMs, clock, signal), false);
            try {
                await this.#start(deadline.signal);
                return await this.#end(await this.#follow(deadline.signal));
            }
            catch (error) {
                if (signal.aborted)
                    return this.#end("cancelled");
                if (deadline.reached)
                    return this.#end("timeout");
                const failure = (0,errors/* asDeviceCloudError */.w)(error);
                const ended = await this.#end("service-failure", failure);
                if (this.#runs.size === 0)
                    throw failure;
                return ended;
            }
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            suite_under_way_disposeResources(env_1);
        }
    }
    async #start(signal) {
        const { fileId, targets } = this.#order;
        const listener = {
            checkpoint: (checkpoint) => this.#listener.checkpoint(checkpoint),
            started: (target, run) => {
                this.#runs.set(target.id, run);
                this.#tellStarted();
            },
            refused: (target, failure) => this.#refusals.set(target.id, failure),
        };
        await this.#backend.start({ fileId, targets }, listener, signal);
        (0,clock/* throwIfCancelled */.dZ)(signal);
        const [refusal] = this.#refusals.values();
        if (refusal && this.#runs.size === 0)
            throw refusal;
    }
    #tellStarted() {
        const ids = this.#order.targets.flatMap((target) => this.#runs.get(target.id)?.id ?? []);
        this.#listener.started({ ...this.#backend.home, ids });
    }
    async #follow(signal) {
        const { timeoutMs, queueTimeoutMs, targets } = this.#order;
        const started = targets.filter(({ id }) => this.#runs.has(id));
        const options = { ...this.#tools, signal, timeoutMs, queueTimeoutMs };
        const snapshots = followTargets(this.#backend, started, options);
        for (;;) {
            const next = await snapshots.next();
            if (next.done)
                return next.value;
            for (const target of started)
                await this.#see(target, next.value, signal);
        }
    }
    async #see(target, snapshot, signal) {
        const before = this.#runs.get(target.id);
        const now = snapshot.get(target.id);
        if (!before || !now)
            return;
        this.#runs.set(target.id, now);
        if (now.id !== before.id)
            this.#tellStarted();
        await this.#listener.seen(target, now, before, signal);
    }
    /** Stops what must not go on, and looks once more at what was stopped. */
    async #end(how, failure) {
        if (this.#isLeft(how))
            this.#backend.leave();
        else if (how !== "ended" || this.#refusals.size > 0)
            await this.#stop(how);
        return {
            how,
            limits: { timeoutMs: this.#order.timeoutMs, queueTimeoutMs: this.#order.queueTimeoutMs },
            ...(failure ? { failure } : {}),
            runs: this.#runs,
            refusals: this.#refusals,
        };
    }
    #isLeft(how) {
        const { onTimeout, onCancel } = this.#order;
        if (how === "cancelled")
            return onCancel === "leave";
        return onTimeout === "leave" && (how === "timeout" || how === "queue-timeout");
    }
    async #stop(how) {
        const { lookOut, signal } = (0,stop_time/* stopTime */.O)(how === "cancelled");
        await this.#backend.stop(lookOut, signal);
        if (how === "cancelled" || this.#runs.size === 0)
            return;
        const seen = await this.#backend.look(signal).catch(() => new Map());
        for (const [targetId, run] of seen)
            this.#runs.set(targetId, run);
    }
}

// EXTERNAL MODULE: ./build/src/contract/results/layout.js
var layout = __webpack_require__(31279);
;// CONCATENATED MODULE: ./build/src/services/browser-run/tail-console.js


const MAX_BYTES_AT_ONCE = 256 * 1024;
const MAX_LINE = 4_000;
/** Reads the console of one running suite, piece by piece, as whole lines. */
class ConsoleTail {
    #client;
    #outputFiles;
    #decoder = new TextDecoder();
    #readBytes = 0;
    #rest = "";
    /** Asked for once, and again when it no longer works: each signed link is one more secret. */
    #link = null;
    constructor(client, outputFiles) {
        this.#client = client;
        this.#outputFiles = outputFiles;
    }
    /** The lines written since the last call. Never throws but for a cancel: a log that cannot be had is no failure. */
    async newLines(signal) {
        try {
            this.#link ??= await this.#findLink(signal);
            if (!this.#link)
                return [];
            const piece = await this.#client.readFrom(this.#link, this.#readBytes, {
                maxBytes: MAX_BYTES_AT_ONCE,
                signal,
            });
            if (piece.restarted)
                this.#readBytes = 0;
            return this.#take(piece.bytes);
        }
        catch (error) {
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (failure.code === "cancelled")
                throw failure;
            this.#link = null;
            return [];
        }
    }
    /** The lines left over once the whole console lies in `bytes`. */
    lastLines(bytes) {
        const lines = this.#take(bytes.subarray(this.#readBytes));
        const last = this.#rest + this.#decoder.decode();
        this.#rest = "";
        return last === "" ? lines : [...lines, last];
    }
    #take(bytes) {
        this.#readBytes += bytes.length;
        const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split("\n");
        this.#rest = lines.pop() ?? "";
        if (this.#rest.length > MAX_LINE)
            lines.push(this.#rest.slice(0, MAX_LINE));
        if (this.#rest.length > MAX_LINE)
            this.#rest = this.#rest.slice(MAX_LINE);
        return lines;
    }
    async #findLink(signal) {
        for await (const file of this.#outputFiles(signal)) {
            if (file.name === layout/* CONSOLE_LOG */.ZF)
                return file.directUrl ?? null;
        }
        return null;
    }
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/watch-target.js




/** Watches one target: tells its changes, passes its console on, and collects its results as soon as it has ended. */
class TargetWatch {
    target;
    #options;
    #tail;
    #collection;
    #hasWarned = false;
    constructor(target, options) {
        this.target = target;
        this.#options = options;
    }
    async seen(now, before, signal) {
        if (now.says !== before.says)
            this.#tellState(now);
        if (hasEnded(now))
            void this.collect(now).catch(() => undefined); // awaited and told by who asks for the results
        else if (now.stage !== "queued")
            this.#print(await this.#tailOf(now)?.newLines(signal));
    }
    /** The results of a run that has ended, downloaded once. */
    collect(run) {
        this.#collection ??= this.#collect(run);
        return this.#collection;
    }
    async #collect(run) {
        const { backend, folder, signal } = this.#options;
        const collected = await backend.collect(run, folder, signal);
        const file = collected.files.find(({ name }) => name === layout/* CONSOLE_LOG */.ZF);
        if (file)
            this.#print(this.#tailOf(run)?.lastLines(await (0,promises_.readFile)(file.path)));
        return collected;
    }
    #tailOf(run) {
        const { backend, client, printed } = this.#options;
        if (!printed || run.id === undefined)
            return undefined;
        this.#tail ??= new ConsoleTail(client, (signal) => backend.outputFiles(run, signal));
        return this.#tail;
    }
    #print(lines) {
        if (lines && lines.length > 0)
            this.#options.printed?.(this.target, lines);
    }
    #tellState({ id, stage, says }) {
        const { backend, logger } = this.#options;
        const subject = `${this.target.name}: ${backend.noun} ${id ?? ""}`.trimEnd();
        if (stage !== "unknown")
            logger.info(`${subject} is ${says}`);
        if (stage !== "unknown" || this.#hasWarned)
            return;
        this.#hasWarned = true;
        logger.warning(`${subject} is in a state nobody knows, "${says}"; waiting on.`);
    }
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/browser-test.js














/** Collecting must not outlast what it is for. */
const COLLECT_WITHIN_MS = 15 * 60_000;
/**
 * Runs a suite on one or several browsers: packages and uploads it once, starts it on each, follows and collects the
 * results and decides. What it started does not outlive it, unless the order says to leave it.
 * @throws {DeviceCloudError} when nothing was started.
 */
async function browserTest(order, tools, listener) {
    const prepared = await prepare(order, () => openBackend(order, tools), tools);
    listener.prepared({ ...prepared.home, fileId: prepared.fileId });
    const watches = await openWatches(order, prepared, tools, listener);
    const suite = new SuiteUnderWay({ ...order, ...prepared }, prepared.backend, tools, {
        checkpoint: (checkpoint) => listener.checkpoint(checkpoint),
        started: (started) => listener.started(started),
        seen: async (target, now, before, signal) => watches.get(target.id)?.seen(now, before, signal),
    });
    const end = await suite.run();
    const signal = end.how === "cancelled"
        ? AbortSignal.abort()
        : AbortSignal.any([tools.signal, AbortSignal.timeout(COLLECT_WITHIN_MS)]);
    const results = await Promise.all(prepared.targets.map((target) => resultOf(target, end, watches.get(target.id), signal)));
    const observed = observe(end, results);
    const executions = observed.executions.map((execution, i) => reportedTarget(results[i], execution));
    return { decision: (0,decide/* decide */.L)(observed, order.gate), executions };
}
async function openWatches(order, { targets, backend }, tools, { printed }) {
    const uniqueName = (0,unique_names/* uniqueNames */.u)();
    const watches = new Map();
    for (const target of targets) {
        const name = uniqueName((0,safe_path/* folderName */.u)(target.name, "executor"));
        const folder = (0,external_node_path_.join)(order.resultsFolder, name);
        await (0,promises_.mkdir)(folder, { recursive: true });
        const told = order.liveLog ? printed : undefined;
        watches.set(target.id, new TargetWatch(target, { ...tools, backend, folder, printed: told }));
    }
    return watches;
}
async function resultOf(target, end, watch, signal) {
    const run = end.runs.get(target.id);
    const refusal = end.refusals.get(target.id)?.message;
    if (!run || !watch || !hasEnded(run) || signal.aborted)
        return { target, run, refusal, collected: null, results: null };
    try {
        const collected = await watch.collect(run);
        return { target, run, refusal, collected, results: await (0,read_results/* readResults */.x)(collected, signal) };
    }
    catch (error) {
        const problem = `The results on ${target.name} could not be collected: ${(0,errors/* asDeviceCloudError */.w)(error).message}`;
        const none = { passed: 0, failed: 0, skipped: 0, executed: 0 };
        const results = { cases: [], totals: none, reports: 0, problems: [problem] };
        return { target, run, refusal, collected: null, results };
    }
}

// EXTERNAL MODULE: ./build/src/services/results/results-folder.js
var results_folder = __webpack_require__(24734);
// EXTERNAL MODULE: ./build/src/actions/runner/checkpoint-state.js
var checkpoint_state = __webpack_require__(62036);
// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/runner/publish-verdict.js + 8 modules
var publish_verdict = __webpack_require__(64965);
// EXTERNAL MODULE: ./build/src/actions/runner/gate-inputs.js + 1 modules
var gate_inputs = __webpack_require__(14353);
;// CONCATENATED MODULE: ./build/src/actions/browser-test/order.js

/** The inputs as the order they stand for. */
function orderOf(inputs, folders) {
    const jobId = inputs["job-id"];
    const projectId = inputs["project-id"];
    const projectName = inputs["project-name"] ?? inputs["job-name"];
    return {
        ...folders,
        suitePath: inputs["suite-path"],
        allowSecretFiles: inputs["allow-secret-files"],
        generation: inputs["api-generation"],
        job: jobId === undefined ? { name: inputs["job-name"] ?? "" } : { id: jobId },
        project: projectId === undefined ? { name: projectName ?? "" } : { id: projectId },
        frameworkId: inputs["framework-id"],
        executors: inputs.executors,
        configuration: inputs.configuration ?? null,
        resultsConfig: inputs["results-config"] ?? [],
        timeoutMs: inputs.timeout,
        queueTimeoutMs: inputs["queue-timeout"],
        onTimeout: inputs["on-timeout"],
        onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
        liveLog: inputs["live-log"],
        gate: (0,gate_inputs/* gateOf */.Rv)(inputs),
    };
}

;// CONCATENATED MODULE: ./build/src/actions/browser-test/run-suite.js











/** Runs a suite on browsers and publishes what became of it. */
async function runSuite(inputs, client, signal) {
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(process.env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), "browser-test-"));
    const resultsFolder = await (0,results_folder/* openResultsFolder */.$)(inputs["results-path"] ?? (0,external_node_path_.join)(scratch, "results"));
    core/* setOutput */.uH("results-path", resultsFolder);
    const tools = { client, logger: log/* actionLogger */.v0, clock: clock/* systemClock */.ml, random: Math.random, signal };
    const order = orderOf(inputs, { resultsFolder, scratchFolder: (0,external_node_path_.join)(scratch, "package") });
    const outcome = await browserTest(order, tools, {
        prepared: tellIds,
        checkpoint: checkpoint_state/* keepCheckpoint */.IG,
        started({ ids, ...home }) {
            tellIds(home);
            core/* setOutput */.uH("build-ids", ids.join(","));
        },
        printed: (target, lines) => (0,log/* printForeignLines */.z0)(target.name, lines),
    });
    await (0,promises_.rm)(order.scratchFolder, { recursive: true, force: true });
    const report = { title: "Browser test", subject: "Executor", places: [], ...outcome };
    await (0,publish_verdict/* publishVerdict */.T)(report, { folder: resultsFolder, inputs });
}
/** Ids are outputs as soon as they are known: a step that fails later still has them. */
function tellIds(ids) {
    const outputs = {
        "job-id": ids.jobId,
        "project-id": ids.projectId,
        "run-id": ids.runId,
        "file-id": ids.fileId,
    };
    for (const [name, id] of Object.entries(outputs))
        if (id !== undefined)
            core/* setOutput */.uH(name, id);
}


/***/ }),

/***/ 88405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ linkProblem)
/* harmony export */ });
/**
 * Why a symbolic link at `path` (inside an extracted folder) must not point to `target`, or undefined when it stays
 * inside. `..` may only lead the target: behind a name it could climb out of a folder that is itself a link.
 */
function linkProblem(path, target) {
    if (target === "" || /[\u0000-\u001f\u007f\\]/.test(target))
        return "is a link to an unusable name";
    if (target.startsWith("/"))
        return "is a link to an absolute path";
    const parts = target.split("/").filter((part) => part !== "" && part !== ".");
    const climbs = parts.findIndex((part) => part !== "..");
    const ups = climbs === -1 ? parts.length : climbs;
    const depth = path.split("/").length - 1;
    if (ups > depth || parts.slice(ups).includes(".."))
        return "is a link that leads out of the folder";
    return undefined;
}


/***/ }),

/***/ 62520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ NameLedger)
/* harmony export */ });
/**
 * The names an extraction has taken, so that no entry lands on another: neither exactly nor where a file system folds
 * case or Unicode forms, nor a file where a folder must be.
 */
class NameLedger {
    #taken = new Map();
    /** Takes `path` (parts joined with `/`) and its folders; returns what it collides with, if anything. */
    claim(path, isFolder) {
        const parts = path.split("/");
        for (let depth = 1; depth < parts.length; depth++) {
            const collision = this.#take(parts.slice(0, depth).join("/"), true);
            if (collision)
                return collision;
        }
        return this.#take(path, isFolder);
    }
    #take(path, isFolder) {
        const folded = path.normalize("NFC").toLowerCase();
        const other = this.#taken.get(folded);
        if (!other) {
            this.#taken.set(folded, { exact: path, isFolder });
            return undefined;
        }
        const isSameFolder = isFolder && other.isFolder && other.exact === path;
        return isSameFolder ? undefined : other.exact;
    }
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

/***/ 33460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ digestFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88489);
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



const PIECE_BYTES = 1024 * 1024;
/** SHA-256 in hexadecimal and size of the file at `path`, read piece by piece into the same memory. */
async function digestFile(path, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path), true);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        const piece = Buffer.allocUnsafe(PIECE_BYTES);
        for (let sizeBytes = 0;;) {
            (0,_base_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfCancelled */ .dZ)(signal);
            const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, sizeBytes);
            if (bytesRead === 0)
                return { sha256: hash.digest("hex"), sizeBytes };
            hash.update(piece.subarray(0, bytesRead));
            sizeBytes += bytesRead;
        }
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


/***/ })

};
