export const id = 861;
export const ids = [861];
export const modules = {

/***/ 14353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ll: () => (/* binding */ gateInputs),
  Rv: () => (/* binding */ gateOf),
  n4: () => (/* binding */ testGateInputs)
});

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

// EXTERNAL MODULE: ./build/src/actions/runner/input-kinds.js
var input_kinds = __webpack_require__(2538);
;// CONCATENATED MODULE: ./build/src/actions/runner/gate-inputs.js


/** What the tests must reach: in every action that decides. */
const testGateInputs = {
    "min-success-ratio": (0,input_kinds/* defaulted */.P_)(input_kinds/* ratio */.CG),
    "min-tests": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* wholeNumber */.rD)(1)),
};
/** What tests and devices must reach: in every action that decides about test runs. */
const gateInputs = {
    ...testGateInputs,
    "min-execution-ratio": (0,input_kinds/* defaulted */.P_)(input_kinds/* ratio */.CG),
    "max-excluded-devices": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* wholeNumber */.rD)(0)),
    "max-warning-devices": (0,input_kinds/* wholeNumber */.rD)(0),
};
/** The gate that the inputs ask for; what an action has no input for is as strict as it is by default. */
function gateOf(inputs) {
    return {
        minSuccessRatio: inputs["min-success-ratio"],
        minTests: inputs["min-tests"],
        minExecutionRatio: inputs["min-execution-ratio"] ?? defaultGate.minExecutionRatio,
        maxExcludedDevices: inputs["max-excluded-devices"] ?? defaultGate.maxExcludedDevices,
        maxWarningDevices: inputs["max-warning-devices"] ?? defaultGate.maxWarningDevices,
    };
}


/***/ }),

/***/ 75169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ publishArtifact),
  t: () => (/* binding */ publishArtifacts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/actions/runner/artifact-name.js

const MAX_LENGTH = 200;
/**
 * A name that the artifact service takes: without `" : < > | * ? \ /`, line breaks and what nobody sees. Never empty, and no
 * command to the runner: the artifact client prints it as it is.
 */
function artifactName(text) {
    const name = (0,untrusted_text/* plainLine */.h)(text.toWellFormed(), Number.POSITIVE_INFINITY).replace(/[":<>|*?\\/]+|##(?=\[)/g, "-");
    const characters = [...name.replace(/^[-. ]+/, "")].slice(0, MAX_LENGTH);
    return characters.join("").replace(/[. ]+$/, "") || "results";
}

// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
;// CONCATENATED MODULE: ./build/src/actions/runner/compressed-files.js


/** Pictures, video, sound and archives, which no compression makes smaller. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|heic|mp4|m4v|mov|webm|mkv|mp3|ogg|zip|gz|tgz|bz2|xz|zst|7z|jar|apk|aab|ipa)$/i;
const AT_ONCE = 16;
/** Whether most of the bytes in these files are compressed already. */
async function areCompressed(files) {
    const sizes = await (0,concurrency/* mapBounded */.y)(files, AT_ONCE, async (file) => (await (0,promises_.stat)(file)).size);
    const sum = (numbers) => numbers.reduce((total, size) => total + size, 0);
    return sum(sizes.filter((_, index) => COMPRESSED.test(files[index] ?? ""))) * 2 > sum(sizes);
}

;// CONCATENATED MODULE: ./build/src/actions/runner/publish-artifact.js







const MAX_NAMES = 20;
/**
 * Publishes a folder as a workflow artifact. A name already taken in this run (two steps, a matrix) gets a number.
 * Where there is no artifact service, or it fails, the folder stays and one notice or warning says so.
 */
async function publishArtifact(order) {
    const [published] = await publishArtifacts([order]);
    return published ?? null;
}
/** The same for several. One that fails does not keep the others; without an artifact service one notice is enough. */
async function publishArtifacts(orders) {
    const published = [];
    for (const order of orders) {
        const files = [...(order.files ?? (await filesIn(order.folder)))];
        if (files.length === 0)
            continue;
        if (!process.env.ACTIONS_RUNTIME_TOKEN || !process.env.ACTIONS_RESULTS_URL) {
            core/* notice */.lm(`No artifact service is at hand; the results stay in ${order.folder}.`);
            return published;
        }
        try {
            published.push(await upload(order, files));
        }
        catch (error) {
            tellFailure(error, order.folder);
            if (isUnsupported(error))
                return published;
        }
    }
    return published;
}
async function upload(order, files) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(425), __webpack_require__.e(30), __webpack_require__.e(458)]).then(__webpack_require__.bind(__webpack_require__, 67458));
    const client = new DefaultArtifactClient();
    const options = {
        ...(order.retentionDays === undefined ? {} : { retentionDays: order.retentionDays }),
        ...((await areCompressed(files)) ? { compressionLevel: 0 } : {}),
    };
    const ownName = artifactName(order.name);
    for (let count = 1;; count++) {
        const name = count === 1 ? ownName : `${ownName}-${count}`;
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
function isUnsupported(error) {
    return error instanceof Error && error.name === "GHESNotSupportedError";
}
function tellFailure(error, folder) {
    const { message } = error instanceof Error ? error : (0,errors/* asDeviceCloudError */.w)(error);
    if (isUnsupported(error)) {
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


/***/ }),

/***/ 64965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ publishVerdict)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
;// CONCATENATED MODULE: ./build/src/services/report/outcome.js
const OUTCOMES = {
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
    const [icon, word] = OUTCOMES[state];
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

const NONE = { passed: 0, failed: 0, skipped: 0 };
/** The executions for machines; the text of a report is for people. */
function executionRecords(executions) {
    return executions.map((execution) => {
        const { name, id, runId, state, tests, pool, durationMs } = execution;
        const counts = tests === null || tests === "unreadable" ? NONE : tests;
        return {
            name,
            id: id ?? null,
            ...(runId === undefined ? {} : { runId }),
            verdict: outcomeOf(execution).isGreen ? "passed" : "failed",
            state,
            passed: pool === undefined ? counts.passed : null,
            failed: pool === undefined ? counts.failed : null,
            skipped: pool === undefined ? counts.skipped : null,
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

// EXTERNAL MODULE: ./build/src/base/duration.js
var base_duration = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/src/services/report/markdown.js
var markdown = __webpack_require__(68888);
// EXTERNAL MODULE: ./build/src/services/report/test-name.js
var test_name = __webpack_require__(21421);
;// CONCATENATED MODULE: ./build/src/services/report/failures.js




/** The failures of one execution, one block each, under a heading; nothing for one that is green. */
function failureBlocks(execution, detail) {
    const failing = execution.cases.filter(({ status }) => status === "failed");
    const { icon, word, isGreen } = outcomeOf(execution);
    if (isGreen && failing.length === 0)
        return [];
    const says = execution.message ? `: ${(0,markdown/* escapeMarkdown */.FV)(execution.message, 1_000)}` : "";
    const id = execution.id === undefined ? "" : ` (${execution.id})`;
    const blocks = [`### ${(0,markdown/* escapeMarkdown */.FV)(execution.name)}${id}\n\n${icon} ${word}${says}`];
    blocks.push(...failing.slice(0, detail.failures).map((test) => failureBlock(test, detail)));
    if (failing.length > detail.failures)
        blocks.push(`… and ${failing.length - detail.failures} more failing tests.`);
    return blocks;
}
function failureBlock(test, { detailsLength }) {
    const duration = test.durationMs === undefined ? "" : ` (${(0,base_duration/* formatDuration */.a)(test.durationMs)})`;
    const message = test.message ? `: ${(0,markdown/* escapeMarkdown */.FV)(test.message, 500)}` : "";
    const line = `❌ **${fullName(test)}**${duration}${message}`;
    if (!test.details || detailsLength === 0)
        return line;
    return `${line}\n\n${(0,markdown/* collapsed */.yZ)("Details", (0,markdown/* preformatted */.EC)(test.details, detailsLength))}`;
}
/** A test's name with the class or suite it stands in, escaped. */
function fullName(test) {
    return (0,markdown/* escapeMarkdown */.FV)((0,test_name/* fullTestName */.B)(test));
}

// EXTERNAL MODULE: ./build/src/base/counted.js
var counted = __webpack_require__(15057);
;// CONCATENATED MODULE: ./build/src/services/report/flaky.js


const LISTED_TESTS = 20;
/** One line of Markdown per flaky device. What the service and the suites wrote is escaped. */
function flakyLines(flaky) {
    return flaky.map(({ device, attempts, passed, tests }) => {
        const shown = tests.slice(0, LISTED_TESTS).map((name) => (0,markdown/* escapeMarkdown */.FV)(name));
        if (tests.length > LISTED_TESTS)
            shown.push(`and ${tests.length - LISTED_TESTS} more`);
        const end = passed ? `passed after ${(0,counted/* counted */.h)(attempts, "attempt")}` : "still fails otherwise";
        return `- ${(0,markdown/* escapeMarkdown */.FV)(device)}: ${end}${shown.length > 0 ? `; ${shown.join(", ")}` : ""}`;
    });
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
        rows.push((0,markdown/* tableRow */.jD)([`**All ${executions.length}**`, "", ...[passed, failed, skipped].map(String), "", ""]));
    }
    return { head: (0,markdown/* tableHead */.PP)(columns), rows };
}
/** Those that are not green first, else in their order. */
function worstFirst(executions) {
    return executions.toSorted((a, b) => Number(outcomeOf(a).isGreen) - Number(outcomeOf(b).isGreen));
}
function executionRow(execution) {
    const { name, url, tests, pool, durationMs } = execution;
    const { icon, word } = outcomeOf(execution);
    const isOwn = tests !== null && tests !== "unreadable" && pool === undefined;
    const counts = isOwn ? tests : undefined;
    return (0,markdown/* tableRow */.jD)([
        (0,markdown/* link */.nf)(name, url),
        `${icon} ${word}`,
        ...[counts?.passed, counts?.failed, counts?.skipped].map((count) => String(count ?? "–")),
        durationMs === undefined ? "–" : (0,base_duration/* formatDuration */.a)(durationMs),
        files(execution.files),
    ]);
}
function files(names) {
    const shown = names.slice(0, LISTED_FILES).map((name) => (0,markdown/* code */.aY)(name, 80));
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
        (0,markdown/* escapeMarkdown */.FV)(on),
        (0,base_duration/* formatDuration */.a)(durationMs),
    ]);
    const columns = [
        { heading: "Test", align: "left" },
        { heading: subject, align: "left" },
        { heading: "Duration", align: "right" },
    ];
    return (0,markdown/* collapsed */.yZ)("Slowest tests", (0,markdown/* table */.tp)(columns, rows));
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
        { text: `## ${(0,markdown/* escapeMarkdown */.FV)(report.title)}`, before: "" },
        paragraph(`${ICONS[decision.verdict]} **${decision.verdict}**${kind}: ${(0,markdown/* escapeMarkdown */.FV)(decision.reason, 1_000)}`),
        ...(rows.length > 0 ? [paragraph(head), ...rows.map((text) => ({ text, before: "\n" }))] : []),
        ...listBlocks([...(report.notes ?? []).map(noteLine), ...report.places.map(placeLine)]),
        ...flakyBlocks(report),
        ...failures.map(paragraph),
        ...(slowest === undefined ? [] : [paragraph(slowest)]),
    ];
}
function listBlocks(lines) {
    return lines.length > 0 ? [paragraph(lines.join("\n"))] : [];
}
function flakyBlocks({ flaky = [] }) {
    const lines = flakyLines(flaky).map((text) => ({ text, before: "\n" }));
    return lines.length === 0 ? [] : [paragraph("### Flaky\n"), ...lines];
}
function paragraph(text) {
    return { text, before: "\n\n" };
}
function noteLine(note) {
    return `- ${(0,markdown/* escapeMarkdown */.FV)(note, 300)}`;
}
function placeLine({ label, url, path }) {
    const where = path === undefined ? "" : `: ${(0,markdown/* code */.aY)(path)}`;
    return `- ${(0,markdown/* link */.nf)(label, url)}${where}`;
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

// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/runner/publish-artifact.js + 2 modules
var publish_artifact = __webpack_require__(75169);
// EXTERNAL MODULE: ./build/src/actions/runner/run-action.js + 1 modules
var run_action = __webpack_require__(68380);
// EXTERNAL MODULE: ./build/src/actions/runner/write-summary.js
var write_summary = __webpack_require__(1042);
;// CONCATENATED MODULE: ./build/src/actions/runner/publish-verdict.js









/**
 * The verdict first, then everything that may take time or fail: the artifact, the summary, the one error. Where the results
 * are stands in the summary behind the report's own places.
 */
async function publishVerdict(report, results) {
    const { decision, title } = report;
    setVerdict(decision);
    core/* setOutput */.uH("executions", JSON.stringify(executionRecords(report.executions)));
    const artifact = decision.failureKind === "cancelled" ? null : await keep(report, results);
    const places = [...report.places, placeOf(artifact, results)];
    await (0,write_summary/* writeSummary */.S)(renderReport({ ...report, places }));
    if (decision.verdict === "failed")
        (0,run_action/* fail */.fJ)(`${title} failed (${decision.failureKind}): ${decision.reason}`);
    else
        log/* actionLogger */.v0.info(`${title} ${decision.verdict}: ${decision.reason}`);
}
function placeOf(artifact, { folder }) {
    return artifact ? { label: artifact.name, url: artifact.url } : { label: "Results", path: folder };
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
async function keep(report, { folder, inputs }) {
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "summary.md"), renderReport(report));
    if (!inputs["publish-artifact"])
        return null;
    const artifact = await (0,publish_artifact/* publishArtifact */.q)({
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


/***/ }),

/***/ 15730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ resultsInputs)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2538);

/** Where an action's results go, and the workflow artifact that they become. */
const resultsInputs = {
    "results-path": _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    "artifact-name": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    "publish-artifact": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM),
    "artifact-retention-days": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1),
};


/***/ }),

/***/ 24734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ openResultsFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);



/**
 * The absolute path of a new or empty folder for results. One that holds something is refused: what an earlier run left
 * there would be published as results of this one.
 */
async function openResultsFolder(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).length === 0)
            return folder;
    }
    catch (cause) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeviceCloudError */ .c("input", `results-path: "${path}" cannot be used as a folder.`, {
            remedy: "Name a folder that can be written, or leave results-path out.",
            cause,
        });
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeviceCloudError */ .c("input", `results-path: "${path}" is not empty.`, {
        remedy: "Name a new folder, or leave results-path out for a fresh one.",
    });
}


/***/ }),

/***/ 76520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ sessionCounts),
/* harmony export */   bC: () => (/* binding */ sessionReason),
/* harmony export */   r5: () => (/* binding */ sessionOutcome)
/* harmony export */ });
const OUTCOMES = {
    SUCCEEDED: "succeeded",
    FAILED: "failed",
    WARNING: "warning",
    ABORTED: "aborted",
    TIMEOUT: "timeout",
    EXCLUDED: "excluded",
};
/** How a device session ended; `unknown` while it has not, and in a state that nobody knows. */
function sessionOutcome({ state }) {
    return OUTCOMES[state ?? ""] ?? "unknown";
}
/** Why it is as it is, in the service's words. Hostile until made harmless. */
function sessionReason({ excludeReason, message }) {
    return [excludeReason, message].filter(Boolean).join(": ") || undefined;
}
/** Its tests as the service counted them; null where nothing was counted: then there is no result to judge. */
function sessionCounts(session) {
    const [passed = 0, failed = 0, skipped = 0] = [
        session.testCasePassedCount ?? 0,
        session.testCaseFailedCount ?? 0,
        session.testCaseSkippedCount ?? 0,
    ];
    const all = Math.max(session.testCaseAllCount ?? 0, passed + failed + skipped);
    return all === 0 ? null : { passed, failed, skipped, notAvailable: all - passed - failed - skipped };
}


/***/ }),

/***/ 93123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/base/counted.js
var counted = __webpack_require__(15057);
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
        return `${(0,counted/* counted */.h)(excluded.length, "device")} excluded, ${limit}: ${listed(excluded.map(named))}`;
    }
    const warned = observed.executions.filter(({ state }) => state === "warning");
    if (warned.length > gate.maxWarningDevices) {
        const limit = `more than max-warning-devices ${gate.maxWarningDevices}`;
        return `${(0,counted/* counted */.h)(warned.length, "device")} with a warning, ${limit}: ${listed(warned.map(named))}`;
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
        return `${says}, and left no result`;
    if (tests === "unreadable")
        return `${says}, and its results cannot be read`;
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
        return `${(0,counted/* counted */.h)(executed, "test")} executed, fewer than min-tests ${gate.minTests}`;
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
    const pools = new Set();
    for (const { tests, pool } of executions) {
        if (tests === null || tests === "unreadable" || (pool !== undefined && pools.has(pool)))
            continue;
        if (pool !== undefined)
            pools.add(pool);
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
        const of = open.length > 0 ? ` of ${listed(open.map(named))}` : "";
        return `timeout ${observed.timedOut} passed before the end${of}`;
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

/***/ 54247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ Outage)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75815);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78765);


/** A service that cannot be asked for so long is given up. */
const LONGEST_OUTAGE_MS = 10 * 60_000;
/**
 * Keeps count of a time without answers, over all that is asked of one service: its beginning is told once, and its end
 * once, when everything that failed has been answered again. `what` tells apart what is asked for.
 */
class Outage {
    #clock;
    #logger;
    #failingSince = new Map();
    #begunAt = 0;
    constructor({ clock, logger }) {
        this.#clock = clock;
        this.#logger = logger;
    }
    /** Takes a failure. @throws it, where it is not the service's, or the service has failed for more than ten minutes. */
    goesOn(failure, what = "") {
        if (failure.fault !== "service")
            throw failure;
        const now = this.#clock.now();
        if (this.#failingSince.size === 0) {
            this.#begunAt = now;
            this.#logger.warning(`The service does not answer; still trying. ${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(failure.message)}`);
        }
        const since = this.#failingSince.get(what) ?? now;
        this.#failingSince.set(what, since);
        if (now - since > LONGEST_OUTAGE_MS)
            throw failure;
    }
    over(what = "") {
        if (!this.#failingSince.delete(what) || this.#failingSince.size > 0)
            return;
        const lasted = (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(this.#clock.now() - this.#begunAt);
        this.#logger.info(`The service answers again after ${lasted}.`);
    }
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
