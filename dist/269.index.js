export const id = 269;
export const ids = [269];
export const modules = {

/***/ 43269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/contract/results/junit.js + 3 modules
var junit = __webpack_require__(77643);
// EXTERNAL MODULE: ./build/src/contract/results/layout.js
var layout = __webpack_require__(31279);
// EXTERNAL MODULE: ./build/src/contract/results/merge-junit.js
var merge_junit = __webpack_require__(35784);
;// CONCATENATED MODULE: ./build/src/services/results/read-results.js




/** Reads every JUnit file among the collected ones; a suite's aggregate counts once (docs/decisions.md, Counting). */
async function readResults(collected, signal) {
    const reports = [];
    for (const { name, path } of collected.files) {
        if ((0,layout/* kindOfResult */.ZN)(name) !== "junit")
            continue;
        reports.push({ name, report: await (0,junit/* readJunitStream */.B)((0,external_node_fs_.createReadStream)(path), { signal }) });
    }
    const { cases, totals, problems } = (0,merge_junit/* mergeJunit */.j)(reports);
    return { cases, totals, reports: reports.length, problems: [...collected.problems, ...problems] };
}

;// CONCATENATED MODULE: ./build/src/services/results/safe-path.js
const ILLEGAL = /[<>:"|?*\u0000-\u001f\u007f]/g;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const MAX_SEGMENT = 120;
const MAX_DEPTH = 12;
/**
 * A relative path, with `/` between its parts, that stays in its folder and is legal on every system and in an artifact,
 * for a name that comes from outside. What cannot be kept is replaced, never refused: a result is not lost for its name.
 */
function safePath(name) {
    const parts = name
        .normalize("NFC")
        .split(/[/\\]+/)
        .map(safeSegment)
        .filter((part) => part !== "");
    const kept = parts.length > MAX_DEPTH
        ? [...parts.slice(0, MAX_DEPTH - 1), parts.slice(MAX_DEPTH - 1).join("_")]
        : parts;
    return kept.map((part) => shorten(part)).join("/") || "unnamed";
}
/** One part of a path, legal on every system; empty for `.`, `..` and nothing. */
function safeSegment(part) {
    const legal = part
        .toWellFormed()
        .replace(ILLEGAL, "_")
        .replace(/[. ]+$/, "")
        .trimStart();
    if (legal === "" || legal === "." || legal === "..")
        return "";
    return WINDOWS_DEVICE.test(legal) ? `_${legal}` : legal;
}
function shorten(part) {
    if (Buffer.byteLength(part) <= MAX_SEGMENT)
        return part;
    const dot = part.lastIndexOf(".");
    const extension = dot > 0 && part.length - dot <= 12 ? part.slice(dot) : "";
    let stem = part.slice(0, MAX_SEGMENT);
    while (Buffer.byteLength(stem + extension) > MAX_SEGMENT)
        stem = stem.slice(0, -1);
    return stem.toWellFormed() + extension;
}
/** Hands out each name once, also where letter case does not count: `a.png`, `a-2.png`. */
function uniqueNames() {
    const taken = new Set();
    return (name) => {
        const dot = name.lastIndexOf(".");
        const cut = dot > name.lastIndexOf("/") + 1 ? dot : name.length;
        let candidate = name;
        for (let count = 2; taken.has(candidate.toLowerCase()); count++) {
            candidate = `${name.slice(0, cut)}-${count}${name.slice(cut)}`;
        }
        taken.add(candidate.toLowerCase());
        return candidate;
    };
}

// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/base/decimal.js
var decimal = __webpack_require__(36876);
;// CONCATENATED MODULE: ./build/src/services/verdict/reason.js

const LISTED = 3;
const ITEM_LENGTH = 160;
/** The first three, and how many more there are. */
function listed(items) {
    const shown = items
        .slice(0, LISTED)
        .map((item) => (0,untrusted_text/* plainLine */.h)(item, ITEM_LENGTH))
        .join(", ");
    return items.length > LISTED ? `${shown} and ${items.length - LISTED} more` : shown;
}
/** An execution's name with the service's explanation, where there is one. */
function named({ name, explanation }) {
    return explanation ? `${name} (${explanation})` : name;
}
/** `1 test`, `2 tests`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** `all 12 tests`, or `the only test`. */
function allOf(tests) {
    return tests === 1 ? "the only test" : `all ${tests} tests`;
}

;// CONCATENATED MODULE: ./build/src/services/verdict/devices-failure.js


/** Why too few devices did their part: excluded, ended with a warning, or left planned tests unexecuted. */
function devicesFailure({ observed, gate, totals }) {
    const excluded = observed.executions.filter(({ state }) => state === "excluded");
    if (excluded.length > gate.maxExcludedDevices) {
        const limit = `more than max-excluded-devices ${gate.maxExcludedDevices}`;
        return `${counted(excluded.length, "device")} excluded, ${limit}: ${listed(excluded.map(named))}`;
    }
    const warned = observed.executions.filter(({ state }) => state === "warning");
    if (warned.length > gate.maxWarningDevices) {
        const limit = `more than max-warning-devices ${gate.maxWarningDevices}`;
        return `${counted(warned.length, "device")} with a warning, ${limit}: ${listed(warned.map(named))}`;
    }
    const planned = totals.executed + totals.notAvailable;
    // Without a planned test there is no ratio to be short: that nothing was executed is the next rule's.
    if (planned === 0 || (0,decimal/* ratioReaches */.F)(totals.executed, planned, gate.minExecutionRatio))
        return undefined;
    return `execution ratio ${totals.executed}/${planned} is below min-execution-ratio ${gate.minExecutionRatio.text}`;
}

;// CONCATENATED MODULE: ./build/src/services/verdict/infrastructure-failure.js

/**
 * Why the run cannot be judged by its tests: the service failed, an execution's end is not known, one failed although no
 * test did, or one left nothing readable. A failure that failing tests explain is left to the success ratio.
 */
function infrastructureFailure({ observed }) {
    if (observed.serviceFailure !== undefined)
        return observed.serviceFailure;
    const flaws = observed.executions.flatMap((execution) => {
        const flaw = flawOf(execution);
        return flaw === undefined ? [] : [`${execution.name}: ${flaw}`];
    });
    return flaws.length > 0 ? listed(flaws) : undefined;
}
function flawOf({ state, tests, explanation }) {
    if (state === "unknown")
        return explanation ?? "how it ended is not known";
    if (state === "not-started")
        return explanation ?? "it never started";
    if (state === "excluded")
        return undefined;
    const says = explanation ?? (state === "failed" ? "the service says that it failed" : "it ended");
    if (tests === null)
        return explanation ?? `${says}, and left no result`;
    if (tests === "unreadable")
        return explanation ?? `${says}, and its results cannot be read`;
    return state === "failed" && tests.failed === 0 ? `${says} although ${greenness(tests)}` : undefined;
}
function greenness({ passed, skipped, notAvailable }) {
    if (passed === 0)
        return "it executed no test";
    return skipped + notAvailable === 0 ? `${allOf(passed)} passed` : "no test failed";
}

;// CONCATENATED MODULE: ./build/src/services/verdict/ratio-text.js
const PLACES = 4;
/** `part` / `total` as a decimal with up to four places, rounded down, so that less than all never shows as 1. */
function ratioText(part, total) {
    if (total === 0)
        return "0";
    const scaled = (BigInt(part) * 10n ** BigInt(PLACES)) / BigInt(total);
    const digits = scaled.toString().padStart(PLACES + 1, "0");
    const fraction = digits.slice(-PLACES).replace(/0+$/, "");
    return digits.slice(0, -PLACES) + (fraction && `.${fraction}`);
}

;// CONCATENATED MODULE: ./build/src/services/verdict/tests-failure.js


/** Why the tests do not pass the gate. Nothing executed passes no gate, whatever it asks for. */
function testsFailure({ observed, gate, totals }) {
    const { passed, executed } = totals;
    if (executed === 0)
        return "no test was executed";
    const idle = observed.executions.filter(executedNothing).map(({ name }) => name);
    if (idle.length > 0)
        return `no test was executed on ${listed(idle)}`;
    if (executed < gate.minTests) {
        return `${counted(executed, "test")} executed, fewer than min-tests ${gate.minTests}`;
    }
    if ((0,decimal/* ratioReaches */.F)(passed, executed, gate.minSuccessRatio))
        return undefined;
    const failing = observed.executions.flatMap(({ name, failingTests }) => (failingTests ?? []).map((test) => `${name}: ${test}`));
    const short = `success ratio ${passed}/${executed} is below min-success-ratio ${gate.minSuccessRatio.text}`;
    return failing.length > 0 ? `${short}: ${listed(failing)}` : short;
}
function executedNothing({ state, tests }) {
    if (state === "excluded" || tests === null || tests === "unreadable")
        return false;
    return tests.passed + tests.failed === 0;
}

;// CONCATENATED MODULE: ./build/src/services/verdict/decide.js






const REASON_LENGTH = 600;
/** The kinds of failure in their order, each with the rule that gives its reason. The first that applies is told. */
const RULES = [
    ["input", ({ observed }) => observed.refused],
    ["cancelled", cancelled],
    ["queue-timeout", queueTimeout],
    ["timeout", timeout],
    ["infrastructure", infrastructureFailure],
    ["devices", devicesFailure],
    ["tests", testsFailure],
];
/** The verdict over what was observed, for builds and device runs alike (docs/decisions.md, The verdict). Pure. */
function decide(observed, gate) {
    const totals = totalsOf(observed.executions);
    const { passed, executed, notAvailable } = totals;
    const figures = {
        successRatio: ratioText(passed, executed),
        executionRatio: ratioText(executed, executed + notAvailable),
        totals,
    };
    if (observed.skipped !== undefined) {
        return { verdict: "skipped", reason: (0,untrusted_text/* plainLine */.h)(observed.skipped, REASON_LENGTH), ...figures };
    }
    for (const [failureKind, rule] of RULES) {
        const reason = rule({ observed, gate, totals });
        if (reason !== undefined) {
            return { verdict: "failed", failureKind, reason: (0,untrusted_text/* plainLine */.h)(reason, REASON_LENGTH), ...figures };
        }
    }
    return { verdict: "passed", reason: success(totals, gate), ...figures };
}
function totalsOf(executions) {
    const totals = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
    for (const { tests } of executions) {
        if (tests === null || tests === "unreadable")
            continue;
        totals.passed += tests.passed;
        totals.failed += tests.failed;
        totals.skipped += tests.skipped;
        totals.notAvailable += tests.notAvailable;
    }
    return { ...totals, executed: totals.passed + totals.failed };
}
function cancelled({ observed }) {
    if (observed.cancelled)
        return "the job was cancelled";
    if (observed.aborted)
        return "the run was aborted";
    const aborted = observed.executions.filter(({ state }) => state === "aborted");
    return aborted.length > 0 ? `somebody aborted ${listed(aborted.map(named))}` : undefined;
}
function queueTimeout({ observed }) {
    if (!observed.queueTimedOut)
        return undefined;
    const waiting = observed.executions.filter(({ state }) => state === "not-started").map(({ name }) => name);
    return `nothing started within queue-timeout ${observed.queueTimedOut}${waiting.length > 0 ? `: ${listed(waiting)}` : ""}`;
}
function timeout({ observed }) {
    if (observed.timedOut) {
        const open = observed.executions.filter(({ state }) => state === "unknown" || state === "not-started");
        const names = open.map(({ name }) => name);
        return `timeout ${observed.timedOut} passed before the end${names.length > 0 ? ` of ${listed(names)}` : ""}`;
    }
    const slow = observed.executions.filter(({ state }) => state === "timeout");
    return slow.length > 0 ? `the service's time limit ended ${listed(slow.map(named))}` : undefined;
}
function success({ passed, failed, executed, skipped }, gate) {
    const unrun = skipped > 0 ? `, ${skipped} skipped` : "";
    if (failed === 0)
        return `${allOf(executed)} passed${unrun}`;
    return `${passed} of ${executed} tests passed${unrun}: min-success-ratio ${gate.minSuccessRatio.text} is met`;
}

;// CONCATENATED MODULE: ./build/src/services/browser-run/backend.js
function hasEnded(run) {
    return run?.stage === "ended";
}

// EXTERNAL MODULE: ./build/src/base/duration.js
var base_duration = __webpack_require__(75815);
;// CONCATENATED MODULE: ./build/src/services/browser-run/observe.js



/** What the verdict is made of. */
function observe(end, results) {
    return {
        cancelled: end.how === "cancelled",
        queueTimedOut: end.how === "queue-timeout" ? (0,base_duration/* formatDuration */.a)(end.limits.queueTimeoutMs ?? 0) : undefined,
        timedOut: end.how === "timeout" ? (0,base_duration/* formatDuration */.a)(end.limits.timeoutMs) : undefined,
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

;// CONCATENATED MODULE: ./build/src/services/generation/service-generation.js

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
    return error instanceof errors/* DeviceCloudError */.c && (error.status === 404 || error.status === 405);
}

// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
;// CONCATENATED MODULE: ./build/src/services/results/collect-files.js






const AT_ONCE = 4;
const MAX_FILES = 5_000;
const MAX_FILE_BYTES = 4 * 1024 ** 3;
const PREPARING_FOR_MS = 120_000;
const LOOK_EVERY_MS = 2_000;
/**
 * Downloads the output file set of a build or device session that has ended (specification, Build service: results are
 * fetched through each `directUrl`). A file that cannot be had is a problem in the answer; the others are still downloaded.
 * @throws {DeviceCloudError} when the set cannot be listed, or `cancelled`.
 */
async function collectFiles(options) {
    const listed = await finishedFileSet(options);
    const uniqueName = uniqueNames();
    const problems = [];
    if (listed.length > MAX_FILES)
        problems.push(`Only ${MAX_FILES} of ${listed.length} result files were downloaded.`);
    const wanted = listed
        .slice(0, MAX_FILES)
        .map((file) => ({ file, name: uniqueName(safePath(file.name ?? `file-${file.id}`)) }));
    const files = await (0,concurrency/* mapBounded */.y)(wanted, AT_ONCE, async ({ file, name }) => {
        try {
            return await downloadOne(file, name, options);
        }
        catch (error) {
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (failure.code === "cancelled")
                throw failure;
            problems.push(`The result file ${(0,untrusted_text/* plainLine */.h)(name)} could not be downloaded: ${failure.message}`);
            return null;
        }
    });
    return { files: files.filter((file) => file !== null), problems };
}
async function downloadOne(file, name, options) {
    const { client, folder, signal } = options;
    const path = (0,external_node_path_.join)(folder, ...name.split("/"));
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    if (!file.directUrl)
        throw new errors/* DeviceCloudError */.c("protocol", "the service gives no link to it");
    const { sizeBytes } = await client.download(file.directUrl, path, { signal, maxBytes: MAX_FILE_BYTES });
    return { name, path, sizeBytes };
}
/** The files of the set once none is still being prepared, or as they are when that takes too long. */
async function finishedFileSet({ list, clock, signal }) {
    const until = clock.now() + PREPARING_FOR_MS;
    for (;;) {
        const files = await Array.fromAsync(list());
        const preparing = files.some((file) => file.state === "PREPARING");
        if (!preparing || clock.now() >= until)
            return files;
        await clock.sleep(LOOK_EVERY_MS, signal);
    }
}

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
        return collectFiles({ ...this.#tools, list, folder, signal });
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

;// CONCATENATED MODULE: ./build/src/services/results/download-archive.js


const download_archive_PREPARING_FOR_MS = 10 * 60_000;
const download_archive_LOOK_EVERY_MS = 1_000;
/**
 * Downloads what a zip request answered with, once it is READY. A service that cannot be asked for the file is asked for
 * the link, until that answers (docs/decisions.md, Files).
 * @throws {DeviceCloudError} `timeout` when it is still being prepared after ten minutes, `protocol` without a link.
 */
async function downloadArchive(archive, download) {
    const { client, clock, signal, path, maxBytes } = download;
    const until = clock.now() + download_archive_PREPARING_FOR_MS;
    for (;;) {
        const ready = await askFor(archive, download);
        if (ready !== "preparing" && (await isDownloaded(ready, { client, signal, path, maxBytes })))
            return;
        if (clock.now() >= until) {
            throw new errors/* DeviceCloudError */.c("timeout", `The archive ${archive.id} is not ready after ten minutes.`, {
                remedy: "Ask for it again later; the service keeps what the run wrote.",
            });
        }
        await clock.sleep(download_archive_LOOK_EVERY_MS, signal);
    }
}
/** The file once it is READY, or as it was answered where the service has no way to ask for it. */
async function askFor(archive, { client, signal }) {
    if (archive.state === "READY")
        return archive;
    try {
        const file = await client.files.get({ fileId: archive.id }, { signal });
        return file.state === "READY" ? file : "preparing";
    }
    catch (error) {
        if (isMissing(error))
            return archive;
        throw error;
    }
}
/** Whether the link answered; one that does not yet answers 404. */
async function isDownloaded(file, { client, signal, path, maxBytes }) {
    if (!file.directUrl)
        throw new errors/* DeviceCloudError */.c("protocol", `The service gives no link to the archive ${file.id}.`);
    try {
        await client.download(file.directUrl, path, { signal, maxBytes });
        return true;
    }
    catch (error) {
        if (file.state === "READY" || !isMissing(error))
            throw error;
        await (0,promises_.rm)(path, { force: true });
        return false;
    }
}
function isMissing(error) {
    return error instanceof errors/* DeviceCloudError */.c && (error.status === 404 || error.status === 405);
}

// EXTERNAL MODULE: ./build/src/base/zip/extract-zip.js
var extract_zip = __webpack_require__(58880);
;// CONCATENATED MODULE: ./build/src/services/results/unpack-archive.js




const GIB = 1024 ** 3;
/** For results: logs inflate a lot, so only what no suite could leave counts as a bomb. */
const resultLimits = {
    maxEntries: 20_000,
    maxFileBytes: 4 * GIB,
    maxTotalBytes: 16 * GIB,
    maxRatio: 1_000,
    ratioFromBytes: 256 * 1024 ** 2,
};
/**
 * Unpacks the archive of one device run into `folder`, without the folder that the archive has around everything. Names
 * are made safe as those of single downloads are.
 * @throws {DeviceCloudError} `package` for an archive that must not be unpacked: hostile names, links, a bomb.
 */
async function unpackArchive(zip, { deviceRunId, folder, scratch, signal }) {
    await (0,extract_zip/* extractZip */.J)(zip, scratch, { limits: resultLimits, names: "posix", links: "refuse" }, signal);
    const top = await (0,promises_.readdir)(scratch, { withFileTypes: true });
    const [only] = top;
    const isAround = top.length === 1 && only?.isDirectory() && only.name.endsWith(`-${deviceRunId}`);
    const folderName = isAround ? only?.name : undefined;
    const root = folderName === undefined ? scratch : (0,external_node_path_.join)(scratch, folderName);
    const uniqueName = uniqueNames();
    const files = [];
    for (const entry of await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile())
            continue;
        const from = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const name = uniqueName(safePath((0,external_node_path_.relative)(root, from).split(external_node_path_.sep).join("/")));
        const path = (0,external_node_path_.join)(folder, ...name.split("/"));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.rename)(from, path);
        files.push({ name, path, sizeBytes: (await (0,promises_.stat)(path)).size });
    }
    return { folderName, files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./build/src/services/results/collect-device-run.js






const MAX_ARCHIVE_BYTES = 8 * 1024 ** 3;
/**
 * Downloads what a device run that has ended wrote: from its device session where the service has such, else from the
 * archive of all its files.
 * @throws {DeviceCloudError} when its files can be had in neither way, or `cancelled`.
 */
async function collectDeviceRun(order) {
    const { client, run, deviceRunId: deviceSessionId, signal } = order;
    try {
        const list = () => client.deviceSessions.outputFiles({ ...run, deviceSessionId }, { signal });
        return await collectFiles({ ...order, list });
    }
    catch (error) {
        if (!collect_device_run_isUnknownOperation(error))
            throw error;
        return collectFromArchive(order);
    }
}
/** The same from the archive alone, for a service that is known to have no device sessions. */
async function collectFromArchive(order) {
    const { client, run, deviceRunId, folder, signal } = order;
    const query = { deviceRunIds: [deviceRunId] };
    const archive = await client.archives.files({ ...run, query }, { signal, repeatable: true });
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), ".archive-"));
    try {
        const path = (0,external_node_path_.join)(scratch, "archive.zip");
        await downloadArchive(archive, { ...order, path, maxBytes: MAX_ARCHIVE_BYTES });
        const content = (0,external_node_path_.join)(scratch, "content");
        await (0,promises_.mkdir)(content);
        const unpacked = await unpackArchive(path, { deviceRunId, folder, scratch: content, signal });
        const { files, folderName } = unpacked;
        return { files, problems: [], archiveFolder: folderName };
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
    }
}
function collect_device_run_isUnknownOperation(error) {
    return error instanceof errors/* DeviceCloudError */.c && (error.status === 404 || error.status === 405);
}

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

;// CONCATENATED MODULE: ./build/src/services/browser-run/desktop/run-name.js
const TITLE_LENGTH = 100;
const NONCE_LENGTH = 12;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
/**
 * A name that no other run has, by which a run is found again: `title` with a nonce. Only of characters that a filter
 * passes on as they are: `;`, `|`, `_` and `%` mean something there.
 */
function uniqueRunName(title, random) {
    const letters = [...title.replace(/[^\p{L}\p{N} ./#-]+/gu, "-")].slice(0, TITLE_LENGTH);
    const plain = letters.join("").trim();
    const nonce = Array.from({ length: NONCE_LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]);
    return `${plain || "Browser test"} ${nonce.join("")}`;
}

// EXTERNAL MODULE: ./build/src/services/browser-run/desktop/own-run.js
var own_run = __webpack_require__(98490);
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

// EXTERNAL MODULE: ./build/src/services/browser-run/desktop/stop-run.js
var stop_run = __webpack_require__(31284);
;// CONCATENATED MODULE: ./build/src/services/browser-run/desktop/target-run-of-session.js

const UNDER_WAY = {
    WAITING: "queued",
    RUNNING: "running",
    FINISHING: "running",
};
const target_run_of_session_OUTCOMES = {
    SUCCEEDED: "succeeded",
    FAILED: "failed",
    WARNING: "warning",
    ABORTED: "aborted",
    TIMEOUT: "timeout",
    EXCLUDED: "excluded",
};
/**
 * What a device session tells of the suite on its device; undefined before the service lists one. It has ended when its
 * run has: until then a service may still repeat it.
 */
function targetRunOfSession(session, runHasEnded) {
    if (!session)
        return runHasEnded ? withoutSession : notListedYet;
    const { id, state, startTime, endTime } = session;
    const outcome = target_run_of_session_OUTCOMES[state ?? ""] ?? "unknown";
    const reason = reasonOf(session);
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
        counts: countsOf(session),
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
function reasonOf({ excludeReason, message }) {
    return [excludeReason, message].filter(Boolean).join(": ") || undefined;
}
/** Null where nothing was counted: then there is no result to judge. */
function countsOf(session) {
    const [passed = 0, failed = 0, skipped = 0] = [
        session.testCasePassedCount ?? 0,
        session.testCaseFailedCount ?? 0,
        session.testCaseSkippedCount ?? 0,
    ];
    const all = Math.max(session.testCaseAllCount ?? 0, passed + failed + skipped);
    return all === 0 ? null : { passed, failed, skipped, notAvailable: all - passed - failed - skipped };
}

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
        const runName = uniqueRunName("name" in project ? project.name : "Browser test", random);
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
        return collectDeviceRun({ ...this.#tools, run: this.#ids(), deviceRunId: id, folder, signal });
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
    const generation = new ServiceGeneration(order.generation, tools);
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
// EXTERNAL MODULE: ./build/src/base/zip/zip-archive.js + 3 modules
var zip_archive = __webpack_require__(67097);
// EXTERNAL MODULE: ./build/src/base/zip/entry-name.js
var entry_name = __webpack_require__(79183);
// EXTERNAL MODULE: ./build/src/base/zip/name-ledger.js
var name_ledger = __webpack_require__(62520);
;// CONCATENATED MODULE: ./build/src/services/suite/name-check.js



/** Zip writers take this for a drive and drop it, so that the file would arrive under another name. */
const DRIVE = /^\w+:/;
const name_check_LISTED = 3;
/** Why `name` cannot be a path in a package that every system unpacks alike, or undefined when it can. */
function nameRefusal(name, remedy) {
    const flaw = name_check_flawOf(name);
    return flaw === undefined ? undefined : { message: `${JSON.stringify((0,untrusted_text/* plainLine */.h)(name))} ${flaw}.`, remedy };
}
function name_check_flawOf(name) {
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
        warnings.push(`Names that differ in case alone collide on many systems: ${name_check_listed(collisions)}.`);
    }
    const refused = system === "windows" ? names.filter((name) => (0,entry_name/* nameProblem */.r)(name, "portable")) : [];
    if (refused.length > 0)
        warnings.push(`Windows cannot store these names: ${name_check_listed(refused)}.`);
    return warnings;
}
function name_check_listed(names) {
    const shown = names.slice(0, name_check_LISTED).map((name) => (0,untrusted_text/* plainLine */.h)(name));
    if (names.length > name_check_LISTED)
        shown.push(`and ${names.length - name_check_LISTED} more`);
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
const secret_check_RULES = [
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
    const rule = secret_check_RULES.find(({ name, content }) => names.some((path) => name.test((0,posix_.basename)(path))) && (content?.test(text) ?? true));
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
            (0,clock/* throwIfCancelled */.d)(signal);
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
        (0,clock/* throwIfCancelled */.d)(signal);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/services/suite/digest-file.js


/** SHA-256 in hexadecimal and size of the file at `path`, read as a stream. */
async function digestFile(path, signal) {
    const hash = (0,external_node_crypto_.createHash)("sha256");
    let sizeBytes = 0;
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 1024 * 1024, signal })) {
        hash.update(chunk);
        sizeBytes += chunk.length;
    }
    return { sha256: hash.digest("hex"), sizeBytes };
}

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
        (0,clock/* throwIfCancelled */.d)(signal);
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
    (0,clock/* throwIfCancelled */.d)(walk.signal);
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
// EXTERNAL MODULE: ./node_modules/archiver/index.js + 32 modules
var archiver = __webpack_require__(20079);
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
        (0,clock/* throwIfCancelled */.d)(signal);
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
    (0,clock/* throwIfCancelled */.d)(signal);
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
        const digest = await digestFile(root, signal);
        return { path: root, name: (0,external_node_path_.basename)(path), ...digest, ...summary(names), reused: true };
    }
    catch (error) {
        (0,clock/* throwIfCancelled */.d)(signal);
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

;// CONCATENATED MODULE: ./build/src/services/wait/deadline.js
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

;// CONCATENATED MODULE: ./build/src/services/wait/poll-delay.js
const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;
/**
 * How long to wait before asking again, in milliseconds: quick at first, when a wrong start shows, then a fortieth of
 * the time passed. Jittered by a fifth, so that many jobs do not ask in step.
 */
function pollDelayMs(elapsedMs, random) {
    const steady = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, elapsedMs / 40));
    return Math.round(steady * (0.8 + 0.4 * random()));
}

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






/** A service that cannot be asked for so long is given up. */
const LONGEST_OUTAGE_MS = 10 * 60_000;
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
        const deadline = follow_targets_addDisposableResource(env_1, deadlineIn(options.timeoutMs, clock, signal), false);
        const outage = new Outage(options);
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
            await clock.sleep(pollDelayMs(elapsedMs, random), deadline.signal).catch((error) => {
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
/** Keeps count of a time without answers. */
class Outage {
    #options;
    #since;
    constructor(options) {
        this.#options = options;
    }
    goesOn(failure) {
        const { clock, logger } = this.#options;
        if (failure.fault !== "service")
            throw failure;
        if (this.#since === undefined) {
            this.#since = clock.now();
            logger.warning(`The service does not answer; still trying. ${(0,untrusted_text/* plainLine */.h)(failure.message)}`);
        }
        if (clock.now() - this.#since > LONGEST_OUTAGE_MS)
            throw failure;
    }
    over() {
        if (this.#since === undefined)
            return;
        const { clock, logger } = this.#options;
        logger.info(`The service answers again after ${(0,base_duration/* formatDuration */.a)(clock.now() - this.#since)}.`);
        this.#since = undefined;
    }
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




/** The runner kills a cancelled step 10 s after its first signal, and there may be no post step to go on. */
const STOP_WITHIN_MS = 9_000;
const LOOK_OUT_MS = 7_500;
const STOP_PATIENTLY_WITHIN_MS = 90_000;
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
            const deadline = suite_under_way_addDisposableResource(env_1, deadlineIn(this.#order.timeoutMs, clock, signal), false);
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
        (0,clock/* throwIfCancelled */.d)(signal);
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
        const lookOut = how === "cancelled" ? { ms: LOOK_OUT_MS } : "until-settled";
        const signal = AbortSignal.timeout(how === "cancelled" ? STOP_WITHIN_MS : STOP_PATIENTLY_WITHIN_MS);
        await this.#backend.stop(lookOut, signal);
        if (how === "cancelled" || this.#runs.size === 0)
            return;
        const seen = await this.#backend.look(signal).catch(() => new Map());
        for (const [targetId, run] of seen)
            this.#runs.set(targetId, run);
    }
}

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
    return { decision: decide(observed, order.gate), executions };
}
async function openWatches(order, { targets, backend }, tools, { printed }) {
    const uniqueName = uniqueNames();
    const watches = new Map();
    for (const target of targets) {
        const name = uniqueName(safeSegment(target.name.replace(/[/\\]/g, "_")) || "executor");
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
        return { target, run, refusal, collected, results: await readResults(collected, signal) };
    }
    catch (error) {
        const problem = `The results on ${target.name} could not be collected: ${(0,errors/* asDeviceCloudError */.w)(error).message}`;
        const none = { passed: 0, failed: 0, skipped: 0, executed: 0 };
        const results = { cases: [], totals: none, reports: 0, problems: [problem] };
        return { target, run, refusal, collected: null, results };
    }
}

;// CONCATENATED MODULE: ./build/src/services/results/results-folder.js



/**
 * The absolute path of a new or empty folder for results. One that holds something is refused: what an earlier run left
 * there would be published as results of this one.
 */
async function openResultsFolder(path) {
    const folder = (0,external_node_path_.resolve)(path);
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        if ((await (0,promises_.readdir)(folder)).length === 0)
            return folder;
    }
    catch (cause) {
        throw new errors/* DeviceCloudError */.c("input", `results-path: "${path}" cannot be used as a folder.`, {
            remedy: "Name a folder that can be written, or leave results-path out.",
            cause,
        });
    }
    throw new errors/* DeviceCloudError */.c("input", `results-path: "${path}" is not empty.`, {
        remedy: "Name a new folder, or leave results-path out for a fresh one.",
    });
}

// EXTERNAL MODULE: ./build/src/actions/runner/connect.js + 32 modules
var connect = __webpack_require__(84609);
// EXTERNAL MODULE: ./build/src/actions/runner/connection-inputs.js
var connection_inputs = __webpack_require__(27974);
;// CONCATENATED MODULE: ./build/src/actions/runner/interruption.js

/**
 * A signal that aborts when the runner cancels the step: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end.
 * Until it is disposed the process does not end by itself on these signals.
 */
function interruption() {
    const controller = new AbortController();
    const interrupt = () => controller.abort(new errors/* DeviceCloudError */.c("cancelled", "The job was cancelled."));
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

// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/runner/read-inputs.js + 1 modules
var read_inputs = __webpack_require__(28015);
;// CONCATENATED MODULE: ./build/src/actions/runner/run-action.js




/** `failure-kind` of an error that ended an action before there was a verdict (docs/decisions.md, The verdict). */
function failureKind({ fault }) {
    if (fault === "input")
        return "input";
    return fault === "cancelled" ? "cancelled" : "infrastructure";
}
/** Runs an action: whatever ends it early becomes a failed verdict with exactly one error and no stack trace. */
async function runAction(act) {
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
}
/** Fails the step with its one error. */
function fail(message) {
    core/* setFailed */.C1((0,log/* inert */.tJ)(message));
}
/** Ends the step green without having run anything: no credentials, and `without-credentials: skip`. */
function skip() {
    const reason = "no credentials are given, and without-credentials is skip";
    core/* notice */.lm(`Nothing was run: ${reason}. Pull requests from forks and Dependabot get no secrets.`);
    core/* setOutput */.uH("verdict", "skipped");
    core/* setOutput */.uH("failure-kind", "");
    core/* setOutput */.uH("reason", reason);
}

// EXTERNAL MODULE: ./build/src/actions/browser-test/checkpoint-state.js
var checkpoint_state = __webpack_require__(34355);
// EXTERNAL MODULE: ./build/src/actions/browser-test/inputs.js
var browser_test_inputs = __webpack_require__(68);
;// CONCATENATED MODULE: ./build/src/services/verdict/gate.js
const ONE = { units: 1n, scale: 0, text: "1" };
/** The gate when no input says otherwise: every test runs, and every test passes. */
const defaultGate = {
    minSuccessRatio: ONE,
    minExecutionRatio: ONE,
    minTests: 1,
    maxExcludedDevices: 0,
    maxWarningDevices: Number.POSITIVE_INFINITY,
};

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
        gate: gateOf(inputs),
    };
}
function gateOf(inputs) {
    return {
        ...defaultGate,
        minSuccessRatio: inputs["min-success-ratio"],
        minTests: inputs["min-tests"],
    };
}

;// CONCATENATED MODULE: ./build/src/services/report/outcome.js
const outcome_OUTCOMES = {
    succeeded: ["✅", "passed"],
    failed: ["❌", "failed"],
    warning: ["⚠️", "warning"],
    aborted: ["⛔", "aborted"],
    timeout: ["⌛", "timed out"],
    excluded: ["➖", "excluded"],
    unknown: ["❔", "unknown"],
    "not-started": ["⏸️", "not started"],
};
/** How an execution ended, in an icon and words. Green only when the tests say so, too. */
function outcomeOf({ state, tests }) {
    const [icon, word] = outcome_OUTCOMES[state];
    if (state !== "succeeded" && state !== "warning")
        return { icon, word, isGreen: false };
    if (tests === null)
        return { icon: "❌", word: "no result", isGreen: false };
    if (tests === "unreadable")
        return { icon: "❌", word: "unreadable result", isGreen: false };
    if (tests.failed > 0)
        return { icon: "❌", word: "failed", isGreen: false };
    if (tests.passed === 0)
        return { icon: "❌", word: "no test executed", isGreen: false };
    return { icon, word, isGreen: true };
}

;// CONCATENATED MODULE: ./build/src/services/report/execution-records.js

/** The executions for machines; the text of a report is for people. */
function executionRecords(executions) {
    return executions.map((execution) => {
        const { name, id, state, tests, durationMs } = execution;
        const counts = tests === null || tests === "unreadable" ? undefined : tests;
        return {
            name,
            id: id ?? null,
            verdict: outcomeOf(execution).isGreen ? "passed" : "failed",
            state,
            passed: counts?.passed ?? 0,
            failed: counts?.failed ?? 0,
            skipped: counts?.skipped ?? 0,
            durationMs: durationMs ?? null,
        };
    });
}

;// CONCATENATED MODULE: ./build/src/services/report/detail.js
/** From rich to poor: the first that fits the budget is taken, so that many executions share it fairly. */
const DETAILS = [
    { failures: 50, detailsLength: 4_000 },
    { failures: 50, detailsLength: 600 },
    { failures: 20, detailsLength: 0 },
    { failures: 5, detailsLength: 0 },
];

;// CONCATENATED MODULE: ./build/src/services/report/markdown.js

/** Stands where GitHub would otherwise make a mention, a reference or a link: a space without width. */
const BREAK = "\u200b";
const LINKING = /@(?=\w)|#(?=\d)|GH-(?=\d)|:(?=\/\/)|(?<=www)\./gi;
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    "|": "&#124;",
    $: "&#36;",
    [BREAK]: "&#8203;",
};
/** Hostile text as one line of GitHub-flavoured Markdown that shows it and does nothing else; fit for a table cell. */
function escapeMarkdown(text, maxLength = 300) {
    return (0,untrusted_text/* plainLine */.h)(text, maxLength)
        .replace(LINKING, `$&${BREAK}`)
        .replace(/[\\`*_~[\]#]/g, "\\$&")
        .replace(/[&<>|$\u200b]/g, entity);
}
function entity(character) {
    return ENTITIES[character] ?? character;
}
/** Hostile text in a code span. Tags, not backticks, for no text can close them. */
function code(text, maxLength) {
    return `<code>${escapeMarkdown(text, maxLength)}</code>`;
}
/** Hostile text of several lines as it is, up to `maxLength` characters; no line of it reads as a workflow command. */
function preformatted(text, maxLength) {
    const plain = (0,untrusted_text/* plainText */.w)(text).trim();
    const shown = plain.length > maxLength ? `${plain.slice(0, maxLength)}\n…` : plain;
    const escaped = shown
        .replace(/[&<>]/g, entity)
        .replace(/^(\s*):(?=:)/gm, "$1&#58;")
        .replace(/##\[/g, "##&#91;");
    return `<pre>\n${escaped}\n</pre>`;
}
/**
 * A link with hostile text. Only http and https are linked. Account and query are cut off: they may hold a secret, and a
 * page for people needs neither.
 */
function markdown_link(text, address) {
    const label = escapeMarkdown(text);
    const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol))
        return label;
    const href = `${url.origin}${url.pathname}${url.hash}`;
    return `[${label}](${href.replace(/[()<>[\]|\\`*_~@$&]/g, percentEncoded)})`;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
/** The two lines above a table's rows. */
function tableHead(columns) {
    return [
        tableRow(columns.map(({ heading }) => heading)),
        tableRow(columns.map(({ align }) => (align === "right" ? "---:" : "---"))),
    ].join("\n");
}
/** One row of cells, each Markdown without a line break or a bare pipe. */
function tableRow(cells) {
    return `| ${cells.join(" | ")} |`;
}
/** A whole table. */
function table(columns, rows) {
    return [tableHead(columns), ...rows.map(tableRow)].join("\n");
}
/** Markdown behind a line that opens it; the line is ours, the Markdown complete. */
function collapsed(summary, content) {
    return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/src/services/report/failures.js



/** The failures of one execution, one block each, under a heading; nothing for one that is green. */
function failureBlocks(execution, detail) {
    const failing = execution.cases.filter(({ status }) => status === "failed");
    const { icon, word, isGreen } = outcomeOf(execution);
    if (isGreen && failing.length === 0)
        return [];
    const says = execution.message ? `: ${escapeMarkdown(execution.message, 1_000)}` : "";
    const id = execution.id === undefined ? "" : ` (${execution.id})`;
    const blocks = [`### ${escapeMarkdown(execution.name)}${id}\n\n${icon} ${word}${says}`];
    blocks.push(...failing.slice(0, detail.failures).map((test) => failureBlock(test, detail)));
    if (failing.length > detail.failures)
        blocks.push(`… and ${failing.length - detail.failures} more failing tests.`);
    return blocks;
}
function failureBlock(test, { detailsLength }) {
    const duration = test.durationMs === undefined ? "" : ` (${(0,base_duration/* formatDuration */.a)(test.durationMs)})`;
    const message = test.message ? `: ${escapeMarkdown(test.message, 500)}` : "";
    const line = `❌ **${fullName(test)}**${duration}${message}`;
    if (!test.details || detailsLength === 0)
        return line;
    return `${line}\n\n${collapsed("Details", preformatted(test.details, detailsLength))}`;
}
/** A test's name with the class or suite it stands in, escaped. */
function fullName({ suite, className, name }) {
    const group = className || suite;
    return escapeMarkdown(group && group !== name ? `${group} › ${name}` : name);
}

;// CONCATENATED MODULE: ./build/src/services/report/overview.js



const LISTED_FILES = 3;
/** The table of executions as its head and its rows, those that are not green first, the totals last. */
function overview({ subject, executions, decision }) {
    const columns = [
        { heading: subject, align: "left" },
        { heading: "Result", align: "left" },
        { heading: "Passed", align: "right" },
        { heading: "Failed", align: "right" },
        { heading: "Skipped", align: "right" },
        { heading: "Duration", align: "right" },
        { heading: "Files", align: "left" },
    ];
    const rows = worstFirst(executions).map(executionRow);
    const { passed, failed, skipped } = decision.totals;
    if (executions.length > 1) {
        rows.push(tableRow([`**All ${executions.length}**`, "", ...[passed, failed, skipped].map(String), "", ""]));
    }
    return { head: tableHead(columns), rows };
}
/** Those that are not green first, else in their order. */
function worstFirst(executions) {
    return executions.toSorted((a, b) => Number(outcomeOf(a).isGreen) - Number(outcomeOf(b).isGreen));
}
function executionRow(execution) {
    const { name, url, tests, durationMs } = execution;
    const { icon, word } = outcomeOf(execution);
    const counts = tests === null || tests === "unreadable" ? undefined : tests;
    return tableRow([
        markdown_link(name, url),
        `${icon} ${word}`,
        ...[counts?.passed, counts?.failed, counts?.skipped].map((count) => String(count ?? "–")),
        durationMs === undefined ? "–" : (0,base_duration/* formatDuration */.a)(durationMs),
        files(execution.files),
    ]);
}
function files(names) {
    const shown = names.slice(0, LISTED_FILES).map((name) => code(name, 80));
    if (names.length > LISTED_FILES)
        shown.push(`and ${names.length - LISTED_FILES} more`);
    return shown.join(", ") || "–";
}

;// CONCATENATED MODULE: ./build/src/services/report/slowest.js



const SHOWN = 10;
/** The slowest tests of all executions, collapsed; undefined when no test tells its duration. */
function slowestTests({ executions, subject }) {
    const timed = executions.flatMap(({ name, cases }) => cases.flatMap((test) => (test.durationMs ? [{ on: name, test, durationMs: test.durationMs }] : [])));
    if (timed.length === 0)
        return undefined;
    const slowest = timed.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, SHOWN);
    const rows = slowest.map(({ on, test, durationMs }) => [
        fullName(test),
        escapeMarkdown(on),
        (0,base_duration/* formatDuration */.a)(durationMs),
    ]);
    const columns = [
        { heading: "Test", align: "left" },
        { heading: subject, align: "left" },
        { heading: "Duration", align: "right" },
    ];
    return collapsed("Slowest tests", table(columns, rows));
}

;// CONCATENATED MODULE: ./build/src/services/report/render-report.js





/** A job summary above 1 MiB is dropped whole, with an error. */
const SUMMARY_BYTES = 900 * 1024;
const NOTE_BYTES = 200;
const ICONS = { passed: "✅", failed: "❌", skipped: "➖" };
/**
 * The report as GitHub-flavoured Markdown: verdict, a table of executions, where the results are, failures, slowest tests.
 * What the service and the suites wrote is escaped. At most `maxBytes` of UTF-8: first the failures get shorter, then the
 * text ends after a whole row, saying how many are missing.
 */
function renderReport(report, maxBytes = SUMMARY_BYTES) {
    let blocks = [];
    for (const detail of DETAILS) {
        blocks = blocksOf(report, detail);
        const text = joined(blocks);
        if (Buffer.byteLength(text) <= maxBytes)
            return text;
    }
    return cut(blocks, maxBytes);
}
function blocksOf(report, detail) {
    const { decision } = report;
    const kind = decision.failureKind ? ` (${decision.failureKind})` : "";
    const { head, rows } = overview(report);
    const failures = worstFirst(report.executions).flatMap((execution) => failureBlocks(execution, detail));
    const slowest = slowestTests(report);
    return [
        { text: `## ${escapeMarkdown(report.title)}`, before: "" },
        paragraph(`${ICONS[decision.verdict]} **${decision.verdict}**${kind}: ${escapeMarkdown(decision.reason, 1_000)}`),
        ...(rows.length > 0 ? [paragraph(head), ...rows.map((text) => ({ text, before: "\n" }))] : []),
        ...(report.places.length > 0 ? [paragraph(report.places.map(placeLine).join("\n"))] : []),
        ...failures.map(paragraph),
        ...(slowest === undefined ? [] : [paragraph(slowest)]),
    ];
}
function paragraph(text) {
    return { text, before: "\n\n" };
}
function placeLine({ label, url, path }) {
    const where = path === undefined ? "" : `: ${code(path)}`;
    return `- ${markdown_link(label, url)}${where}`;
}
function cut(blocks, maxBytes) {
    let size = NOTE_BYTES;
    const end = blocks.findIndex((block) => {
        size += sizeOf(block);
        return size > maxBytes;
    });
    const missing = blocks.length - end;
    const note = `… ${missing} rows are left out, for a summary holds at most ${Math.floor(maxBytes / 1024)} KiB.`;
    return joined([...blocks.slice(0, end), paragraph(note)]);
}
function sizeOf({ text, before }) {
    return before.length + Buffer.byteLength(text);
}
function joined(blocks) {
    return `${blocks.map(({ text, before }) => before + text).join("")}\n`;
}

;// CONCATENATED MODULE: ./build/src/actions/runner/publish-artifact.js





const MAX_NAMES = 20;
/**
 * Publishes a folder as a workflow artifact. A name already taken in this run (two steps, a matrix) gets a number.
 * Where there is no artifact service, or it fails, the folder stays and one notice or warning says so.
 */
async function publishArtifact(order) {
    const files = await filesIn(order.folder);
    if (files.length === 0)
        return null;
    if (!process.env.ACTIONS_RUNTIME_TOKEN || !process.env.ACTIONS_RESULTS_URL) {
        core/* notice */.lm(`No artifact service is at hand; the results stay in ${order.folder}.`);
        return null;
    }
    try {
        return await upload(order, files);
    }
    catch (error) {
        tellFailure(error, order.folder);
        return null;
    }
}
async function upload(order, files) {
    const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 584).then(__webpack_require__.bind(__webpack_require__, 20584));
    const client = new DefaultArtifactClient();
    const options = order.retentionDays === undefined ? {} : { retentionDays: order.retentionDays };
    for (let count = 1;; count++) {
        const name = count === 1 ? order.name : `${order.name}-${count}`;
        try {
            const { id } = await client.uploadArtifact(name, files, order.folder, options);
            return { name, id: id ?? 0, url: artifactUrl(id ?? 0) };
        }
        catch (error) {
            if (count >= MAX_NAMES || !isTaken(error))
                throw error;
        }
    }
}
function isTaken(error) {
    return error instanceof Error && /409|conflict|already exists/i.test(error.message);
}
function tellFailure(error, folder) {
    const { name, message } = error instanceof Error ? error : (0,errors/* asDeviceCloudError */.w)(error);
    if (name === "GHESNotSupportedError") {
        core/* notice */.lm(`This GitHub Enterprise Server takes no artifacts of this kind; the results stay in ${folder}.`);
    }
    else {
        core/* warning */.$e(`The results could not be published as an artifact (${(0,untrusted_text/* plainLine */.h)(message)}); they stay in ${folder}.`);
    }
}
function artifactUrl(id) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}
async function filesIn(folder) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name));
}

;// CONCATENATED MODULE: ./build/src/actions/runner/write-summary.js


/** Adds Markdown to the job summary. Where there is none, as outside a runner, nothing is lost but the page. */
async function writeSummary(markdown) {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (!file)
        return;
    await (0,promises_.appendFile)(file, `${markdown}\n`).catch((error) => log/* actionLogger */.v0.warning(`The job summary could not be written (${error.message}).`));
}

;// CONCATENATED MODULE: ./build/src/actions/browser-test/publish.js









/** The verdict first, then everything that may take time or fail: the artifact, the summary, the one error. */
async function publish({ decision, executions }, inputs, resultsFolder) {
    setVerdict(decision);
    core/* setOutput */.uH("executions", JSON.stringify(executionRecords(executions)));
    const report = { title: "Browser test", subject: "Executor", decision, executions, places: [] };
    const artifact = decision.failureKind === "cancelled" ? null : await keep(report, inputs, resultsFolder);
    const place = artifact
        ? { label: artifact.name, url: artifact.url }
        : { label: "Results", path: resultsFolder };
    await writeSummary(renderReport({ ...report, places: [place] }));
    if (decision.verdict === "failed")
        fail(`Browser test failed (${decision.failureKind}): ${decision.reason}`);
    else
        log/* actionLogger */.v0.info(`Browser test ${decision.verdict}: ${decision.reason}`);
}
function setVerdict({ verdict, failureKind, reason, successRatio, executionRatio, totals }) {
    core/* setOutput */.uH("verdict", verdict);
    core/* setOutput */.uH("failure-kind", failureKind ?? "");
    core/* setOutput */.uH("reason", reason);
    core/* setOutput */.uH("success-ratio", successRatio);
    core/* setOutput */.uH("execution-ratio", executionRatio);
    core/* setOutput */.uH("tests-total", totals.executed);
    core/* setOutput */.uH("tests-passed", totals.passed);
    core/* setOutput */.uH("tests-failed", totals.failed);
    core/* setOutput */.uH("tests-skipped", totals.skipped);
}
async function keep(report, inputs, folder) {
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "summary.md"), renderReport(report));
    if (!inputs["publish-artifact"])
        return null;
    const artifact = await publishArtifact({
        name: inputs["artifact-name"],
        folder,
        retentionDays: inputs["artifact-retention-days"],
    });
    if (!artifact)
        return null;
    core/* setOutput */.uH("artifact-id", artifact.id);
    core/* setOutput */.uH("artifact-name", artifact.name);
    core/* setOutput */.uH("artifact-url", artifact.url);
    return artifact;
}

;// CONCATENATED MODULE: ./build/src/actions/browser-test/main.js
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

















/** `actions/browser-test`: a suite in, a verdict out. */
async function main() {
    await runAction(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = main_addDisposableResource(env_1, interruption(), false);
            const inputs = (0,read_inputs/* readInputs */.K)("browser-test", browser_test_inputs/* browserTestInputs */.a, browser_test_inputs/* browserTestRules */.g);
            if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
                return skip();
            const client = main_addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
            const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(process.env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), "browser-test-"));
            const resultsFolder = await openResultsFolder(inputs["results-path"] ?? (0,external_node_path_.join)(scratch, "results"));
            core/* setOutput */.uH("results-path", resultsFolder);
            const tools = {
                client,
                logger: log/* actionLogger */.v0,
                clock: clock/* systemClock */.m,
                random: Math.random,
                signal: cancel.signal,
            };
            const order = orderOf(inputs, { resultsFolder, scratchFolder: (0,external_node_path_.join)(scratch, "package") });
            const outcome = await browserTest(order, tools, {
                prepared: tellIds,
                checkpoint: checkpoint_state/* keepCheckpoint */.I,
                started({ ids, ...home }) {
                    tellIds(home);
                    core/* setOutput */.uH("build-ids", ids.join(","));
                },
                printed: (target, lines) => (0,log/* printForeignLines */.z0)(target.name, lines),
            });
            await (0,promises_.rm)(order.scratchFolder, { recursive: true, force: true });
            await publish(outcome, inputs, resultsFolder);
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


/***/ })

};
