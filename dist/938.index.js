export const id = 938;
export const ids = [938];
export const modules = {

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

/***/ 15057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** `1 test`, `2 tests`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 74728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ defaultJunitLimits)
/* harmony export */ });
const defaultJunitLimits = {
    maxCases: 200_000,
    maxDepth: 64,
    maxLine: 2_000,
    maxDetails: 32_768,
    maxTotal: 64 * 1024 * 1024,
};


/***/ }),

/***/ 77643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readJunitStream)
});

// UNUSED EXPORTS: readJunit

// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./node_modules/sax/lib/sax.js
var sax = __webpack_require__(42560);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/contract/results/junit-cases.js

const ROOTS = ["testsuites", "testsuite", "testcase"];
const OUTCOMES = new Map([
    ["failure", "failed"],
    ["error", "failed"],
    ["skipped", "skipped"],
]);
/** What writers put into `status` or `result` of a case that did not run. */
const NOT_RUN = ["skipped", "notrun", "disabled", "ignored", "suppressed"];
/** The name of a case that stands for its suite. */
const SUITE_ITSELF = "(suite)";
/** Turns the elements of a JUnit file into test cases. A failure or error wins over a skip. */
class JunitCases {
    list = [];
    #limits;
    #refuse;
    #suites = [];
    #begun = false;
    #case;
    /** The element within the open case whose text is being collected. */
    #outcome;
    #linesLeft;
    #detailsLeft;
    /** `refuse` must throw: it is called when the file is no JUnit or beyond the limits. */
    constructor(limits, refuse) {
        this.#limits = limits;
        this.#refuse = refuse;
        this.#linesLeft = limits.maxTotal;
        this.#detailsLeft = limits.maxTotal;
    }
    /** Whether there was a root element. */
    get begun() {
        return this.#begun;
    }
    open(element, attributes) {
        if (!this.#begun && !ROOTS.includes(element)) {
            this.#refuse(`this is not JUnit: the root element is <${(0,untrusted_text/* plainLine */.h)(element, 40)}>`);
        }
        this.#begun = true;
        const status = OUTCOMES.get(element);
        if (element === "testsuite")
            this.#suites.push(this.#line(attributes.name) || this.#suite);
        else if (element === "testcase")
            this.#openCase(attributes, false);
        else if (status)
            this.#openOutcome(element, status, attributes);
    }
    text(text) {
        if (!this.#case || !this.#outcome)
            return;
        const room = Math.min(this.#limits.maxDetails - this.#case.details.length, this.#detailsLeft);
        const kept = text.slice(0, Math.max(0, room));
        this.#case.details += kept;
        this.#detailsLeft -= kept.length;
    }
    close(element) {
        if (element === "testsuite")
            this.#suites.pop();
        else if (element === "testcase")
            this.#closeCase();
        else if (element === this.#outcome) {
            this.#outcome = undefined;
            if (this.#case?.standsForSuite)
                this.#closeCase();
        }
    }
    get #suite() {
        return this.#suites.at(-1) ?? "";
    }
    #openCase(attributes, standsForSuite) {
        this.#closeCase();
        const { maxCases } = this.#limits;
        if (this.list.length >= maxCases)
            this.#refuse(`more than ${maxCases} test cases`);
        const state = (attributes.status ?? attributes.result ?? "").toLowerCase();
        this.#case = {
            standsForSuite,
            suite: this.#suite,
            className: this.#line(attributes.classname ?? attributes.class),
            name: this.#line(attributes.name) || "(no name)",
            durationMs: durationMsOf(attributes.time),
            status: NOT_RUN.includes(state) ? "skipped" : "passed",
            message: "",
            details: "",
        };
    }
    #openOutcome(element, status, attributes) {
        if (!this.#case && status === "skipped")
            return;
        if (!this.#case)
            this.#openCase({ name: SUITE_ITSELF }, true);
        const open = this.#case;
        if (!open || (open.status === "failed" && status === "skipped"))
            return;
        if (open.status !== status)
            Object.assign(open, { status, message: "", details: "" });
        open.message ||= this.#line(attributes.message || attributes.type);
        this.#outcome = element;
    }
    #closeCase() {
        const closed = this.#case;
        if (!closed)
            return;
        const { suite, className, name, status, durationMs } = closed;
        const details = (0,untrusted_text/* plainText */.w)(closed.details).trim();
        const message = closed.message || this.#line(details.split("\n", 1)[0]);
        this.list.push({
            ...{ suite, className, name, status },
            ...(message && { message }),
            ...(details && { details }),
            ...(durationMs !== undefined && { durationMs }),
        });
        this.#case = undefined;
        this.#outcome = undefined;
    }
    #line(text) {
        const line = (0,untrusted_text/* plainLine */.h)(text ?? "", this.#limits.maxLine);
        this.#linesLeft -= line.length;
        if (this.#linesLeft < 0)
            this.#refuse(`names and messages exceed ${this.#limits.maxTotal} characters`);
        return line;
    }
}
/** Writers give seconds as `1.5`, with thousands as `1,234.5`, or in their own locale as `1,5`. */
function durationMsOf(time) {
    const text = time?.trim() ?? "";
    const seconds = Number(text.includes(".") ? text.replaceAll(",", "") : text.replace(",", "."));
    return text !== "" && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1_000) : undefined;
}

;// CONCATENATED MODULE: ./build/src/contract/results/xml-decoder.js
const SNIFFED_BYTES = 256;
/** Turns the bytes of an XML file into text: by its byte order mark, else by its declaration, else as UTF-8. */
class XmlDecoder {
    #head = Buffer.alloc(0);
    #decoder;
    /** The text of `chunk`, as far as its characters are complete. Throws a `RangeError` for an unknown encoding. */
    decode(chunk) {
        if (this.#decoder)
            return this.#decoder.decode(chunk, { stream: true });
        this.#head = Buffer.concat([this.#head, chunk]);
        return this.#head.length < SNIFFED_BYTES ? "" : this.#begin();
    }
    /** The rest of the text. */
    end() {
        const begun = this.#decoder ? "" : this.#begin();
        return begun + (this.#decoder?.decode() ?? "");
    }
    #begin() {
        this.#decoder = new TextDecoder(encodingOf(this.#head));
        const text = this.#decoder.decode(this.#head, { stream: true });
        this.#head = Buffer.alloc(0);
        return text;
    }
}
function encodingOf(head) {
    if (head[0] === 0xff && head[1] === 0xfe)
        return "utf-16le";
    if (head[0] === 0xfe && head[1] === 0xff)
        return "utf-16be";
    const start = head.subarray(0, SNIFFED_BYTES).toString("latin1");
    const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
    // A declaration that can be read byte by byte is not UTF-16, whatever it says.
    return declared && !/^utf-?16/i.test(declared) ? declared : "utf-8";
}

;// CONCATENATED MODULE: ./build/src/contract/results/junit-reader.js




/** Characters handed to the parser at once; between two pieces, texts are passed on and limits checked. */
const PIECE = 32_768;
/** Characters of one attribute. A failure's message can be long; what is longer than this is none. */
const MAX_ATTRIBUTE = 1_000_000;
/** Only the five entities of XML itself; the type declarations lack the option. */
const OPTIONS = { strictEntities: true };
/**
 * Reads JUnit XML piece by piece. Hostile input is refused where it stands: document types (and with them entities),
 * nesting and numbers beyond the limits. Nothing is ever expanded or fetched.
 */
class junit_reader_JunitReader {
    #decoder = new XmlDecoder();
    #parser = sax.parser(true, OPTIONS);
    #cases;
    #problem;
    constructor(limits) {
        this.#cases = new JunitCases(limits, refuse);
        listen(this.#parser, this.#cases, limits.maxDepth);
    }
    /** Takes the next bytes. False when no more are wanted, because the file is refused. */
    write(chunk) {
        return this.#guarded(() => this.#parse(this.#decoder.decode(chunk)));
    }
    /** What was read. To be called once, after the last `write`. */
    end() {
        this.#guarded(() => {
            this.#parse(this.#decoder.end());
            if (!this.#cases.begun)
                refuse("the file holds no element");
            this.#parser.close();
        });
        return { cases: this.#cases.list, problems: this.#problem === undefined ? [] : [this.#problem] };
    }
    #parse(text) {
        const state = this.#parser;
        for (let at = 0; at < text.length; at += PIECE) {
            this.#parser.write(text.slice(at, at + PIECE)).flush();
            if (state.attribValue.length > MAX_ATTRIBUTE)
                refuse("an attribute is too long");
            // The parser's own limit would refuse a file for one failure message of 64 KiB.
            if (state.attribValue.length > PIECE)
                state.bufferCheckPosition = state.position + 2 * PIECE;
        }
    }
    #guarded(step) {
        if (this.#problem !== undefined)
            return false;
        try {
            step();
            return true;
        }
        catch (error) {
            const { line, column } = this.#parser;
            this.#problem = `line ${line + 1}, column ${column}: ${(0,untrusted_text/* plainLine */.h)(error instanceof Error ? error.message : "")}`;
            return false;
        }
    }
}
function listen(parser, cases, maxDepth) {
    let depth = 0;
    parser.onopentag = ({ name, attributes }) => {
        if (++depth > maxDepth)
            refuse(`elements are nested more than ${maxDepth} deep`);
        if (depth === 1 && cases.begun)
            refuse("there is more than one root element");
        cases.open(localName(name), attributes);
    };
    parser.onclosetag = (name) => {
        depth--;
        cases.close(localName(name));
    };
    parser.ontext = (text) => cases.text(text);
    parser.oncdata = (text) => cases.text(text);
    parser.ondoctype = () => refuse("a document type declaration is not accepted");
    // The parser adds its own idea of the place below the first line.
    parser.onerror = (error) => refuse(error.message.split("\n", 1)[0] ?? "");
}
/** Stops the parser at once; the reason becomes the report's problem. */
function refuse(reason) {
    throw new Error(reason);
}
function localName(name) {
    return name.slice(name.indexOf(":") + 1).toLowerCase();
}

// EXTERNAL MODULE: ./build/src/contract/results/junit-report.js
var junit_report = __webpack_require__(74728);
;// CONCATENATED MODULE: ./build/src/contract/results/junit.js



/** Reads a JUnit file that is at hand as a whole. Never throws for what it holds: `problems` says what is wrong. */
function readJunit(file, limits = defaultJunitLimits) {
    const reader = new JunitReader(limits);
    reader.write(typeof file === "string" ? Buffer.from(file) : file);
    return reader.end();
}
/**
 * Reads a JUnit file as it arrives; memory grows with the test cases, not with what the suite printed.
 * @throws {DeviceCloudError} `cancelled` when `signal` aborts, and whatever `chunks` throws.
 */
async function readJunitStream(chunks, options = {}) {
    const reader = new junit_reader_JunitReader(options.limits ?? junit_report/* defaultJunitLimits */.o);
    for await (const chunk of chunks) {
        (0,clock/* throwIfCancelled */.dZ)(options.signal);
        if (!reader.write(chunk))
            break;
    }
    return reader.end();
}


/***/ }),

/***/ 31279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ AGGREGATE_JUNIT),
/* harmony export */   ZF: () => (/* binding */ CONSOLE_LOG),
/* harmony export */   ZN: () => (/* binding */ kindOfResult),
/* harmony export */   x5: () => (/* binding */ SCREENSHOTS_FOLDER),
/* harmony export */   zF: () => (/* binding */ OUTPUT_FOLDER)
/* harmony export */ });
/** What a suite leaves behind, below its working folder (docs/decisions.md, What a suite leaves behind). */
/** The JUnit file that holds all test cases of a suite. */
const AGGREGATE_JUNIT = "TEST-all.xml";
const SCREENSHOTS_FOLDER = "screenshots";
const OUTPUT_FOLDER = "output-files";
/** What the script wrote to its standard output and error. */
const CONSOLE_LOG = "console.log";
const JUNIT = /^TEST-.*\.xml$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|bmp)$/i;
/**
 * What a result is, by its name and folders, which `/` or `\` separate. Folders before the layout's own, such as the
 * one per device run of an archive, do not matter; whatever lies in `output-files/` is `other`.
 */
function kindOfResult(name) {
    const segments = name.split(/[/\\]+/);
    const base = segments.pop() ?? "";
    if (segments.includes(OUTPUT_FOLDER))
        return "other";
    if (segments.includes(SCREENSHOTS_FOLDER))
        return PICTURE.test(base) ? "screenshot" : "other";
    if (JUNIT.test(base))
        return "junit";
    return base === CONSOLE_LOG ? "console" : "other";
}


/***/ }),

/***/ 35784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ mergeJunit)
/* harmony export */ });
/* unused harmony export totalsOf */
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31279);

/**
 * One report from all that a suite left behind. `TEST-all.xml` is the aggregate: the other files add only the cases
 * that it lacks, told apart by class and name, as often as they occur. Without it, all files count.
 */
function mergeJunit(files) {
    const aggregate = files.filter(isAggregate).sort((a, b) => depthOf(a) - depthOf(b))[0];
    const known = countByKey(aggregate?.report.cases ?? []);
    const added = files.filter((file) => file !== aggregate).flatMap(({ report }) => report.cases);
    const cases = [
        ...(aggregate?.report.cases ?? []),
        ...added.filter((testCase) => !takeOne(known, testCase)),
    ];
    const problems = files.flatMap(({ name, report }) => report.problems.map((problem) => `${name}, ${problem}`));
    return { cases, problems, totals: totalsOf(cases) };
}
function totalsOf(cases) {
    const count = (status) => cases.filter((testCase) => testCase.status === status).length;
    const [passed, failed, skipped] = [count("passed"), count("failed"), count("skipped")];
    return { passed, failed, skipped, executed: passed + failed };
}
const segmentsOf = ({ name }) => name.split(/[/\\]+/);
const isAggregate = (file) => segmentsOf(file).at(-1) === _layout_js__WEBPACK_IMPORTED_MODULE_0__/* .AGGREGATE_JUNIT */ .TG;
const depthOf = (file) => segmentsOf(file).length;
const keyOf = ({ className, name }) => JSON.stringify([className, name]);
function countByKey(cases) {
    const counts = new Map();
    for (const testCase of cases)
        counts.set(keyOf(testCase), (counts.get(keyOf(testCase)) ?? 0) + 1);
    return counts;
}
/** Whether the aggregate has this case; then one occurrence of it is used up. */
function takeOne(counts, testCase) {
    const left = counts.get(keyOf(testCase)) ?? 0;
    if (left > 0)
        counts.set(keyOf(testCase), left - 1);
    return left > 0;
}


/***/ }),

/***/ 21421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ fullTestName)
/* harmony export */ });
/** A test's name with the class or suite it stands in. Hostile until made harmless. */
function fullTestName({ suite, className, name }) {
    const group = className || suite;
    return group && group !== name ? `${group} › ${name}` : name;
}


/***/ }),

/***/ 44052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ collectDeviceRun),
/* harmony export */   v: () => (/* binding */ collectFromArchive)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _archive_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58064);
/* harmony import */ var _collect_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82979);
/* harmony import */ var _download_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85077);
/* harmony import */ var _refusals_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13688);
/* harmony import */ var _unpack_archive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(477);







/**
 * Downloads what a device run that has ended wrote: from its device session where the service has such, else from the
 * archive of all its files.
 * @throws {DeviceCloudError} when its files can be had in neither way, or `cancelled`.
 */
async function collectDeviceRun(order) {
    const { client, run, deviceRunId: deviceSessionId, signal } = order;
    try {
        const list = () => client.deviceSessions.outputFiles({ ...run, deviceSessionId }, { signal });
        return await (0,_collect_files_js__WEBPACK_IMPORTED_MODULE_3__/* .collectFiles */ .C)({ ...order, list });
    }
    catch (error) {
        if (!(0,_archive_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnknownOperation */ .i)(error))
            throw error;
        return collectFromArchive(order);
    }
}
/** The same from the archive alone, for a service that is known to have no device sessions. */
async function collectFromArchive(order) {
    const { client, run, deviceRunId, folder, signal } = order;
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), ".archive-"));
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "archive.zip");
        const name = `files.zip of device run ${deviceRunId}`;
        const request = () => (0,_archive_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .requestArchive */ .I)(client, "files", run, [deviceRunId], signal);
        await (0,_download_archive_js__WEBPACK_IMPORTED_MODULE_4__/* .downloadArchive */ .Z)(request, { ...order, path, name });
        const unpacked = await (0,_unpack_archive_js__WEBPACK_IMPORTED_MODULE_5__/* .unpackArchive */ .b)(path, { archiveName: name, deviceRunId, folder, signal });
        const problem = (0,_refusals_text_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalsText */ .R)(unpacked.refusals);
        const problems = problem === undefined ? [] : [`${name}: ${problem}`];
        return { files: unpacked.files, problems, archiveFolder: unpacked.folderName };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scratch, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 82148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readResults)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _contract_results_junit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77643);
/* harmony import */ var _contract_results_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31279);
/* harmony import */ var _contract_results_merge_junit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35784);




/** Reads every JUnit file among the collected ones; a suite's aggregate counts once (docs/decisions.md, Counting). */
async function readResults(collected, signal) {
    const reports = [];
    for (const { name, path } of collected.files) {
        if ((0,_contract_results_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOfResult */ .ZN)(name) !== "junit")
            continue;
        reports.push({ name, report: await (0,_contract_results_junit_js__WEBPACK_IMPORTED_MODULE_1__/* .readJunitStream */ .B)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), { signal }) });
    }
    const { cases, totals, problems } = (0,_contract_results_merge_junit_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeJunit */ .j)(reports);
    return { cases, totals, reports: reports.length, problems: [...collected.problems, ...problems] };
}


/***/ }),

/***/ 87955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ stopTime)
/* harmony export */ });
/** The runner kills a cancelled step 10 s after its first signal, and there may be no post step to go on. */
const CANCELLED_WITHIN_MS = 9_000;
const CANCELLED_LOOK_OUT_MS = 7_500;
const PATIENTLY_WITHIN_MS = 90_000;
/** How long a step may take to stop what it started: as long as the runner lets a cancelled one live, else patiently. */
function stopTime(isCancelled) {
    return isCancelled
        ? { lookOut: { ms: CANCELLED_LOOK_OUT_MS }, signal: AbortSignal.timeout(CANCELLED_WITHIN_MS) }
        : { lookOut: "until-settled", signal: AbortSignal.timeout(PATIENTLY_WITHIN_MS) };
}


/***/ })

};
