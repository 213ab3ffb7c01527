export const id = 480;
export const ids = [480];
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
/* harmony import */ var _runner_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77266);
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
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78765);
/* harmony import */ var _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44052);
/* harmony import */ var _device_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83533);
/* harmony import */ var _device_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36844);
/* harmony import */ var _safe_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82976);
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
    const folderName = uniqueName(folderNameOf(known ?? fallback));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(order.folder, folderName);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    const collect = session ? _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__/* .collectDeviceRun */ .q : _collect_device_run_js__WEBPACK_IMPORTED_MODULE_3__/* .collectFromArchive */ .v;
    const collected = await orProblem(collect, { ...order, deviceRunId: id, folder });
    const name = (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLine */ .h)(known ?? (0,_device_name_js__WEBPACK_IMPORTED_MODULE_8__/* .deviceNameIn */ .X)(collected.archiveFolder, id) ?? fallback, 80);
    const result = { deviceRunId: id, name, session, folder, ...collected };
    return known || name === fallback
        ? result
        : moved(result, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(order.folder, uniqueName(folderNameOf(name))));
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
function folderNameOf(name) {
    return (0,_safe_path_js__WEBPACK_IMPORTED_MODULE_9__/* .safeSegment */ .L)(name.replace(/[/\\]/g, "_")) || "device";
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
