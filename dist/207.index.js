export const id = 207;
export const ids = [207];
export const modules = {

/***/ 541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ ActionsCacheMemory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
;// CONCATENATED MODULE: ./build/src/actions/runner/diverted-output.js



/** Commands that stay as they are: what hides a secret, and what only shows when somebody debugs. */
const KEPT = /^::(?:add-mask|debug)::/;
/**
 * Makes debug lines of what some work prints, and of nothing that others print meanwhile. For libraries that put up errors
 * and warnings of their own where nothing is wrong for the user. Until it is disposed.
 */
class DivertedOutput {
    #within = new external_node_async_hooks_.AsyncLocalStorage();
    #write = process.stdout.write;
    constructor() {
        const write = this.#write.bind(process.stdout);
        const diverted = (chunk, ...rest) => {
            const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
            if (this.#within.getStore() === undefined || KEPT.test(text))
                return write(chunk, ...rest);
            if (text.trim() !== "")
                core/* debug */.Yz((0,log/* inert */.tJ)(text.trimEnd()));
            return true;
        };
        process.stdout.write = diverted;
    }
    /** Does work whose prints are diverted, also those that come after it was given up. */
    run(work) {
        return this.#within.run(true, work);
    }
    [Symbol.dispose]() {
        process.stdout.write = this.#write;
    }
}

;// CONCATENATED MODULE: ./build/src/actions/runner/actions-cache-memory.js





const PREFIX = "device-cloud-upload-";
/** A cache that takes longer costs more than it saves. */
const WITHIN_MS = 10_000;
/**
 * An empty file, since an entry has to hold one. Entries of other paths are not seen, and in the workspace its path is the
 * same on every runner.
 */
const MARKER = ".device-cloud-upload";
/**
 * Remembers uploads in the Actions cache of the repository. The cache key itself holds what there is to remember, and the
 * newest that begins with an upload's key counts: nothing is downloaded, and an entry, which never changes, can be
 * followed by another. Where there is no cache, or it may not be written, nothing is remembered.
 */
class ActionsCacheMemory {
    #output = new DivertedOutput();
    #underWay = 0;
    #failed = false;
    #marked = false;
    async recall(key, signal) {
        const prefix = `${PREFIX}${key}-`;
        const found = await this.#attempt((cache) => cache.restoreCache([MARKER], prefix, [], { lookupOnly: true }, true), signal);
        const [, fileId, seconds] = /^(\d{1,15})-(\d{1,11})$/.exec(found?.slice(prefix.length) ?? "") ?? [];
        if (fileId === undefined)
            return undefined;
        return { fileId: Number(fileId), uploadedAt: Number(seconds) * 1_000 };
    }
    async remember(key, { fileId, uploadedAt }, signal) {
        const entry = `${PREFIX}${key}-${fileId}-${Math.floor(uploadedAt / 1_000)}`;
        await this.#attempt(async (cache) => {
            if (!this.#marked)
                await (0,promises_.writeFile)(MARKER, "", { flag: "a" });
            this.#marked = true;
            await cache.saveCache([MARKER], entry, undefined, true);
        }, signal);
    }
    /**
     * To be called last. Ends the process where the cache's client, which cannot be cancelled, still waits for an answer.
     */
    async letGo() {
        if (this.#marked)
            await (0,promises_.rm)(MARKER, { force: true }).catch(() => undefined);
        if (this.#underWay > 0)
            process.exit();
        this.#output[Symbol.dispose]();
    }
    /** Undefined without a cache and after its failure; one that failed or hangs is not asked again. */
    async #attempt(work, signal) {
        (0,clock/* throwIfCancelled */.dZ)(signal);
        if (this.#failed || !isAtHand())
            return undefined;
        const given = new AbortController();
        const waited = clock/* systemClock */.ml.sleep(WITHIN_MS, AbortSignal.any([signal, given.signal]));
        const tooLate = waited.then(() => Promise.reject(new Error(`no answer within ${WITHIN_MS / 1_000} s`)));
        try {
            return await Promise.race([this.#count(work), tooLate]);
        }
        catch (error) {
            (0,clock/* throwIfCancelled */.dZ)(signal);
            this.#failed = true;
            core/* debug */.Yz((0,log/* inert */.tJ)(`The Actions cache is of no use: ${error instanceof Error ? error.message : error}`));
            return undefined;
        }
        finally {
            given.abort();
            tooLate.catch(() => undefined);
        }
    }
    async #count(work) {
        this.#underWay += 1;
        try {
            return await this.#output.run(async () => work(await Promise.all(/* import() */[__webpack_require__.e(581), __webpack_require__.e(30), __webpack_require__.e(88), __webpack_require__.e(693)]).then(__webpack_require__.bind(__webpack_require__, 1693))));
        }
        finally {
            this.#underWay -= 1;
        }
    }
}
/** Whether the runner offers a cache: elsewhere the client would try for long. */
function isAtHand() {
    const { ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL, ACTIONS_CACHE_URL } = process.env;
    return Boolean(ACTIONS_RUNTIME_TOKEN && (ACTIONS_RESULTS_URL || ACTIONS_CACHE_URL));
}


/***/ }),

/***/ 85621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ uploadInputs),
/* harmony export */   q: () => (/* binding */ patterns)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2538);

/** Files or patterns, by line or comma; a comma within braces belongs to the pattern: `app-{debug,release}.apk`. */
const patterns = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((value) => {
    const parts = value.split("\n").flatMap(splitOutsideBraces);
    return [...new Set(parts.map((part) => part.trim()))].filter(Boolean);
});
/** The inputs of every action that uploads files. */
const uploadInputs = {
    reuse: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM),
    "reuse-max-age": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .durationMs */ .pc),
    "scan-timeout": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .durationMs */ .pc),
};
function splitOutsideBraces(line) {
    const parts = [""];
    let depth = 0;
    for (const char of line) {
        if (char === "{")
            depth += 1;
        if (char === "}")
            depth = Math.max(0, depth - 1);
        if (char === "," && depth === 0)
            parts.push("");
        else
            parts[parts.length - 1] += char;
    }
    return parts;
}


/***/ }),

/***/ 1210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ uploadOrderOf)
/* harmony export */ });
/** The order to upload the files at `paths`. */
function uploadOrderOf(inputs, paths, memory) {
    const frameworkId = inputs["framework-id"];
    return {
        paths,
        folder: process.cwd(),
        baseUrl: inputs["base-url"],
        memory,
        reuse: inputs.reuse,
        reuseMaxAgeMs: inputs["reuse-max-age"],
        scanTimeoutMs: inputs["scan-timeout"],
        framework: frameworkId === undefined ? undefined : { id: frameworkId, projectId: inputs["project-id"] },
    };
}


/***/ }),

/***/ 36056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ tellFiles)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);

/** Outputs as soon as they are known: a step that fails later still has them. */
const tellFiles = {
    digested(files) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("sha256", files.map(({ sha256 }) => sha256).join(","));
    },
    known(places) {
        const files = places.filter((file) => file !== undefined);
        if (places[0])
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("file-id", places[0].fileId);
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("file-ids", files.map(({ fileId }) => fileId).join(","));
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("files", JSON.stringify(files.map(fileRecord)));
        if (files.length === places.length) {
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("reused", files.every(({ reused }) => reused));
        }
    },
};
function fileRecord({ path, name, fileId, sha256, sizeBytes, reused }) {
    return { path, name, fileId, sha256, sizeBytes, reused };
}


/***/ }),

/***/ 94539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];
/** A number of bytes as a person says it: `812 B`, `12.3 MiB`, `2.0 GiB`. */
function formatBytes(bytes) {
    let amount = bytes;
    let unit = 0;
    // From 1023.95 on, one decimal would round up to 1024.0.
    while (amount >= 1_023.95 && unit < UNITS.length - 1) {
        amount /= 1_024;
        unit += 1;
    }
    return `${unit === 0 ? amount.toFixed(0) : amount.toFixed(1)} ${UNITS[unit]}`;
}


/***/ }),

/***/ 99694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ TransferLog)
/* harmony export */ });
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94539);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75815);


const LINE_EVERY_MS = 5_000;
/** Below this a rate says more about the way there than about the line. */
const TIMED_FROM_MS = 1_000;
/**
 * Tells how a transfer goes: a line every few seconds with how far it is, the rate since the line before and the time
 * left, so that a short transfer has none and a long one does not flood the log.
 */
class TransferLog {
    #name;
    #clock;
    #logger;
    #startedAt;
    #toldAt;
    #toldBytes = 0;
    /** `name` is printed as it is. */
    constructor(name, { clock, logger }) {
        this.#name = name;
        this.#clock = clock;
        this.#logger = logger;
        this.#startedAt = clock.now();
        this.#toldAt = this.#startedAt;
    }
    /** How far the transfer has come; it may go back to the start when a broken one is repeated. */
    progress({ doneBytes, totalBytes }) {
        if (doneBytes < this.#toldBytes)
            this.#toldBytes = 0;
        const now = this.#clock.now();
        const passedMs = now - this.#toldAt;
        if (passedMs < LINE_EVERY_MS)
            return;
        const bytesPerMs = (doneBytes - this.#toldBytes) / passedMs;
        const parts = [
            totalBytes === undefined ? (0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(doneBytes) : shareOf(doneBytes, totalBytes),
            rateText(bytesPerMs),
        ];
        if (totalBytes !== undefined && bytesPerMs > 0) {
            parts.push(`${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)((totalBytes - doneBytes) / bytesPerMs)} left`);
        }
        this.#logger.info(`${this.#name}: ${parts.join(", ")}`);
        this.#toldAt = now;
        this.#toldBytes = doneBytes;
    }
    /** The whole transfer in words: `12.3 MiB in 4.0 s, 3.1 MiB/s`; of one that took no time only its size. */
    summary(sizeBytes) {
        const tookMs = this.#clock.now() - this.#startedAt;
        if (tookMs < TIMED_FROM_MS)
            return (0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(sizeBytes);
        return `${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(sizeBytes)} in ${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(tookMs)}, ${rateText(sizeBytes / tookMs)}`;
    }
}
function shareOf(doneBytes, totalBytes) {
    const percent = totalBytes === 0 ? 100 : Math.floor((doneBytes / totalBytes) * 100);
    return `${percent} % of ${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(totalBytes)}`;
}
function rateText(bytesPerMs) {
    return `${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z)(bytesPerMs * 1_000)}/s`;
}


/***/ }),

/***/ 19913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88489);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78765);






/** More is a pattern that says too little, such as one that takes in a folder of packages. */
const MAX_FILES = 100;
const MAGIC = /[*?[\]{}]|[@!+]\(/;
/**
 * The files that paths and patterns name, in their order, those of a pattern sorted. A file that an input names twice is
 * there once. A name that exists is that file, whatever a pattern would make of it: `app[1].apk`.
 * @throws {DeviceCloudError} `input` with everything that names no file, a folder, an empty or an unreadable file.
 */
async function findFiles(wanted, folder, signal) {
    const found = new Map();
    const problems = [];
    for (const { pattern, input, use } of wanted) {
        const say = (name, problem) => problems.push(`${input}: "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h)(name)}" ${problem}`);
        const { names, problem } = await matchesOf(pattern, folder, signal);
        if (problem)
            say(pattern, problem);
        for (const name of names) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, name);
            const wrong = await wrongWith(path);
            if (wrong) {
                say(name, wrong);
                continue;
            }
            const key = `${input}\n${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path)}`;
            if (!found.has(key))
                found.set(key, { path, name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), input, use });
        }
    }
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DeviceCloudError */ .c("input", problems.join("\n"));
    return [...found.values()];
}
async function matchesOf(pattern, folder, signal) {
    const kind = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, pattern));
    if (kind === "file")
        return { names: [pattern] };
    if (kind === "folder") {
        return {
            names: [],
            problem: "is a folder. Name a file in it, or all of them with a pattern such as *.apk.",
        };
    }
    const names = [];
    for await (const match of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.glob)(pattern, { cwd: folder })) {
        (0,_base_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .throwIfCancelled */ .dZ)(signal);
        if ((await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, match))) === "file")
            names.push(match);
    }
    if (names.length > MAX_FILES) {
        return { names: [], problem: `matches ${names.length} files. At most ${MAX_FILES} are taken: say more.` };
    }
    if (names.length > 0)
        return { names: names.sort() };
    const nothing = MAGIC.test(pattern) ? "matches no file" : "does not exist";
    return { names, problem: `${nothing}. Check it and the steps before: it is looked for in ${folder}.` };
}
async function kindOf(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    if (stats?.isFile())
        return "file";
    return stats?.isDirectory() ? "folder" : "nothing";
}
async function wrongWith(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).size > 0)
            return undefined;
        return "is empty. Check the step that makes it.";
    }
    catch (error) {
        const code = error.code ?? "unknown";
        return `cannot be read (${code}). Check its permissions.`;
    }
}


/***/ }),

/***/ 50331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sT: () => (/* binding */ uploadAgain),
  Zn: () => (/* binding */ uploadFiles),
  e6: () => (/* binding */ uploadFound)
});

// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/services/upload/check-extensions.js


/**
 * Holds files against the extensions that a framework requires, before anything is sent. Where the service tells no ids of
 * frameworks, or no extensions, there is nothing to hold them against.
 * @throws {DeviceCloudError} `input` for every file that it would refuse, or when there is no such framework.
 */
async function checkExtensions(files, ref, { client, logger, signal }) {
    const listed = await frameworksOf(client, ref, signal);
    const framework = listed.find(({ id }) => id === ref.id);
    if (framework)
        return refuseOthers(files, ref.id, framework);
    const ids = listed.flatMap(({ id }) => (typeof id === "number" ? [id] : []));
    if (ids.length === 0)
        return logger.info("The service does not tell which extensions its frameworks take.");
    const names = listed.map(({ id, name }) => `${id} (${(0,untrusted_text/* plainLine */.h)(name ?? "", 60)})`).join(", ");
    throw new errors/* DeviceCloudError */.c("input", `framework-id: the service has no framework ${ref.id}.`, {
        remedy: `Choose from: ${(0,untrusted_text/* plainLine */.h)(names, 1_000)}.`,
    });
}
/** The newer API lists all that the account can use, the older one those of a project. */
async function frameworksOf(client, { projectId }, signal) {
    try {
        return await Array.fromAsync(client.frameworks.listAll({}, { signal }));
    }
    catch (error) {
        if (!(error instanceof errors/* DeviceCloudError */.c) || (error.status !== 404 && error.status !== 405))
            throw error;
    }
    const { id: userId } = await client.account.getMe({}, { signal });
    const project = projectId ?? (await firstProject(client, signal));
    if (project === undefined)
        return [];
    return Array.fromAsync(client.frameworks.list({ userId, projectId: project }, { signal }));
}
async function firstProject(client, signal) {
    for await (const { id } of client.account.projects({}, { signal }))
        return id;
    return undefined;
}
function refuseOthers(files, id, framework) {
    const required = {
        app: extensionsIn(framework.requiredAppExtensions),
        test: extensionsIn(framework.requiredTestExtensions),
    };
    const name = (0,untrusted_text/* plainLine */.h)(framework.name ?? "", 80);
    const problems = files.flatMap((file) => {
        const allowed = allowedFor(file, required);
        const own = file.name.toLowerCase();
        if (allowed.length === 0 || allowed.some((extension) => own.endsWith(`.${extension}`)))
            return [];
        const what = file.use === undefined ? "files" : `${file.use} files`;
        const takes = `framework ${id} (${name}) takes ${what} with the extension ${allowed.join(" or ")}`;
        return `${file.input}: ${(0,untrusted_text/* plainLine */.h)(file.name)} does not fit: ${takes}. Name another file, or correct framework-id.`;
    });
    if (problems.length > 0)
        throw new errors/* DeviceCloudError */.c("input", problems.join("\n"));
}
/** None where anything may be sent. */
function allowedFor({ use }, required) {
    if (use === "data")
        return [];
    if (use !== undefined)
        return required[use];
    return [...new Set([...required.app, ...required.test])];
}
/** The extensions in one text, such as `apk`, `.ipa, .zip` or `ipa|zip`. */
function extensionsIn(text) {
    const words = (text ?? "").toLowerCase().split(/[\s,;|]+/);
    return words.map((word) => word.replace(/^[*.]+/, "")).filter(Boolean);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/client/address.js
var address = __webpack_require__(9101);
;// CONCATENATED MODULE: ./build/src/services/upload/content-key.js



/**
 * What an upload is remembered under: its content, and the service and account that have it, as 64 hexadecimal digits
 * that tell nothing of them. The extension takes part, since services choose by it what to do with a file.
 */
function contentKey({ sha256, sizeBytes, name }, { baseUrl, accountId }) {
    const parts = [sha256, sizeBytes, (0,external_node_path_.extname)(name).toLowerCase(), (0,address/* parseAddress */.o)(baseUrl).apiRoot, accountId];
    return (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex");
}

// EXTERNAL MODULE: ./build/src/services/upload/find-files.js
var find_files = __webpack_require__(19913);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/services/suite/digest-file.js
var digest_file = __webpack_require__(33460);
;// CONCATENATED MODULE: ./build/src/services/upload/local-file.js




/** Reads the file once, as a stream. @throws {DeviceCloudError} `input` when it cannot be read. */
async function digestLocal(found, signal) {
    try {
        const stamp = await stampOf(found.path);
        return { ...found, ...(await (0,digest_file/* digestFile */.T)(found.path, signal)), stamp };
    }
    catch (error) {
        if ((0,errors/* asDeviceCloudError */.w)(error).code === "cancelled")
            throw (0,errors/* asDeviceCloudError */.w)(error);
        const code = error.code ?? "unknown";
        throw new errors/* DeviceCloudError */.c("input", `${found.input}: ${(0,untrusted_text/* plainLine */.h)(found.path)} cannot be read (${code}).`, {
            remedy: "Check that no other step moves it.",
            cause: error,
        });
    }
}
/** @throws {DeviceCloudError} `input` when the file is not what was digested: half of it may be the new one. */
async function requireUnchanged({ path, input, stamp }) {
    if ((await stampOf(path).catch(() => undefined)) === stamp)
        return;
    throw new errors/* DeviceCloudError */.c("input", `${input}: ${(0,untrusted_text/* plainLine */.h)(path)} was changed while it was sent.`, {
        remedy: "Upload it after the step that writes it has ended.",
    });
}
async function stampOf(path) {
    const { dev, ino, size, mtimeNs } = await (0,promises_.stat)(path, { bigint: true });
    return [dev, ino, size, mtimeNs].join("/");
}

// EXTERNAL MODULE: ./build/src/services/upload/service-files.js
var service_files = __webpack_require__(71179);
// EXTERNAL MODULE: ./build/src/base/duration.js
var duration = __webpack_require__(75815);
// EXTERNAL MODULE: ./build/src/contract/resources/files.js
var resources_files = __webpack_require__(74241);
// EXTERNAL MODULE: ./build/src/services/wait/poll-delay.js
var poll_delay = __webpack_require__(56083);
;// CONCATENATED MODULE: ./build/src/services/upload/await-usable.js





const KNOWN_SCAN_STATES = new Set(["waiting", "scanning"]);
/**
 * Waits until a file of the service is READY and its virus scan has ended. A state that nobody knows is not the end of it.
 * @throws {DeviceCloudError} `refused` for an infected file, or one that is gone meanwhile; `timeout`.
 */
async function awaitUsable(local, file, wait) {
    const { files, clock, random, logger, signal, scanTimeoutMs } = wait;
    const label = `${(0,untrusted_text/* plainLine */.h)(local.name, 80)} (file ${file.id})`;
    const startedAt = clock.now();
    let warned = false;
    let seen = file;
    for (let looks = 0;; looks++) {
        if ((0,resources_files/* virusScanOf */.YK)(seen) === "infected")
            throw infected(local, file.id);
        if (isUsable(seen)) {
            if (looks > 0)
                logger.info(`${label}: the service is done with it.`);
            return;
        }
        const says = standingOf(seen);
        if (looks === 0)
            logger.info(`${label}: waiting for the service, which says ${says.text}.`);
        if (!says.known && !warned)
            logger.warning(`${label} is in a state that nobody knows: ${says.text}.`);
        warned ||= !says.known;
        const leftMs = startedAt + scanTimeoutMs - clock.now();
        if (leftMs <= 0)
            throw stillWaiting(label, says.text, scanTimeoutMs);
        await clock.sleep(Math.min(leftMs, (0,poll_delay/* pollDelayMs */.p)(clock.now() - startedAt, random)), signal);
        const asked = await files.get(file.id, signal);
        if (asked === "gone")
            throw removed(label);
        if (asked === "unasked") {
            logger.warning(`${label} is used although the service says ${says.text}: it cannot be asked again.`);
            return;
        }
        seen = asked;
    }
}
/** An upload's state may be missing; the value READY is all that the specification names. */
function isUsable(file) {
    return (file.state ?? "READY") === "READY" && (0,resources_files/* virusScanOf */.YK)(file) === "usable";
}
function standingOf(file) {
    if ((file.state ?? "READY") !== "READY") {
        return { text: `state ${(0,untrusted_text/* plainLine */.h)(file.state ?? "", 40)}`, known: file.state === "PREPARING" };
    }
    const scan = file.fileProperties?.find(({ key }) => key === resources_files/* VIRUS_SCAN_KEY */.Sf)?.value ?? "";
    return { text: `virus scan ${(0,untrusted_text/* plainLine */.h)(scan, 40)}`, known: KNOWN_SCAN_STATES.has(scan.toLowerCase()) };
}
function infected({ input, path }, fileId) {
    const message = `${input}: ${(0,untrusted_text/* plainLine */.h)(path)} is infected, says the service's virus scan (file ${fileId}).`;
    return new errors/* DeviceCloudError */.c("refused", message, {
        remedy: "Check how it was built; of a false alarm, tell the service's administrator.",
    });
}
function removed(label) {
    return new errors/* DeviceCloudError */.c("refused", `${label} was removed by the service before its virus scan ended.`, {
        remedy: "Ask the service's administrator why, or upload it again.",
    });
}
function stillWaiting(label, says, scanTimeoutMs) {
    const message = `${label} is not ready after ${(0,duration/* formatDuration */.a)(scanTimeoutMs)}: the service still says ${says}.`;
    return new errors/* DeviceCloudError */.c("timeout", message, { remedy: "Give it longer with scan-timeout." });
}

// EXTERNAL MODULE: ./build/src/base/zip/zip-archive.js + 4 modules
var zip_archive = __webpack_require__(89967);
;// CONCATENATED MODULE: ./build/src/services/upload/same-content.js
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
/** To compare more would take as long as sending it. */
const MAX_COMPARED_BYTES = 32 * 1024 * 1024;
/**
 * Whether a file of the service, equal in size, has the content of a local one. Of a zip, which apps and packages are, what
 * stands behind its entries decides: signatures, and the directory with size and checksum of every entry. Any other file is
 * compared whole, while it is small.
 */
async function hasSameContent({ path, sizeBytes }, { directUrl }, client, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!directUrl)
            return false;
        const from = await endOfEntries(path, sizeBytes);
        if (sizeBytes - from > MAX_COMPARED_BYTES)
            return false;
        const handle = __addDisposableResource(env_1, await (0,promises_.open)(path), true);
        for (let position = from; position < sizeBytes; position += PIECE_BYTES) {
            const ours = Buffer.alloc(Math.min(PIECE_BYTES, sizeBytes - position));
            await handle.read(ours, 0, ours.length, position);
            const theirs = await client.readFrom(directUrl, position, { maxBytes: ours.length, signal });
            if (theirs.restarted || !theirs.bytes.equals(ours))
                return false;
        }
        return true;
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
/** Where the entries of a zip end; 0 for what is none, or does not tell the checksums of its entries. */
async function endOfEntries(path, sizeBytes) {
    try {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const zip = __addDisposableResource(env_2, await (0,zip_archive/* openZip */.Q)(path), true);
            if (zip.entries.some(({ isEncrypted }) => isEncrypted))
                return 0;
            const end = zip.entries.reduce((last, entry) => Math.max(last, entry.offset + entry.compressedBytes), 0);
            return end < sizeBytes ? end : 0;
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            const result_2 = __disposeResources(env_2);
            if (result_2)
                await result_2;
        }
    }
    catch (error) {
        if ((0,errors/* asDeviceCloudError */.w)(error).code === "package")
            return 0;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/services/upload/reuse-file.js




/** Files of one name to look into: more are old builds. */
const MAX_CANDIDATES = 3;
/**
 * The file of the service that has the very content of a local one: the one that is remembered for it, else one of the
 * same name. Undefined where it has to be sent (docs/decisions.md, Uploads).
 */
async function reusableFile(local, key, search) {
    return (await rememberedFile(local, key, search)) ?? (await fileOfSameName(local, search));
}
async function rememberedFile(local, key, { order, files, logger, clock, signal }) {
    const remembered = await order.memory.recall(key, signal);
    if (!remembered)
        return undefined;
    const name = (0,untrusted_text/* plainLine */.h)(local.name, 80);
    const { fileId } = remembered;
    const asked = await files.get(fileId, signal);
    if (asked === "gone") {
        logger.info(`${name}: the service has dropped file ${fileId}.`);
        return undefined;
    }
    if (asked !== "unasked") {
        if (fits(asked, local))
            return { ...remembered, record: asked, remembered: true };
        logger.info(`${name}: file ${fileId} is not what was sent any more.`);
        return undefined;
    }
    if (clock.now() - remembered.uploadedAt <= order.reuseMaxAgeMs) {
        return { ...remembered, record: undefined, remembered: true };
    }
    logger.info(`${name}: file ${fileId} is older than reuse-max-age, and the service cannot be asked for it.`);
    return undefined;
}
/** Looking only saves time: what goes wrong with it is no reason to fail. */
async function fileOfSameName(local, { files, client, logger, clock, signal }) {
    try {
        const candidates = (await files.named(local.name, signal)).filter((file) => fits(file, local));
        for (const record of candidates.slice(0, MAX_CANDIDATES)) {
            if (!(await hasSameContent(local, record, client, signal)))
                continue;
            const uploadedAt = record.createTime?.getTime() ?? clock.now();
            return { fileId: record.id, record, uploadedAt, remembered: false };
        }
    }
    catch (error) {
        const failure = (0,errors/* asDeviceCloudError */.w)(error);
        if (failure.code === "cancelled")
            throw failure;
        logger.debug(`The service could not be searched for ${(0,untrusted_text/* plainLine */.h)(local.name, 80)}: ${failure.message}`);
    }
    return undefined;
}
function fits(file, { sizeBytes }) {
    return (file.state === "READY" &&
        file.size === sizeBytes &&
        file.direction !== "OUTPUT" &&
        (0,resources_files/* virusScanOf */.YK)(file) !== "infected");
}

// EXTERNAL MODULE: ./build/src/services/transfer/transfer-log.js
var transfer_log = __webpack_require__(99694);
;// CONCATENATED MODULE: ./build/src/services/upload/send-file.js




/** The longest pause of a transfer. Services answer only when the whole file is stored, which takes as long as it is large. */
const PAUSE_MS = 60_000;
const STORED_BYTES_PER_MS = 16 * 1024;
/**
 * Sends a file and tells how it goes. Sending twice does no harm, so it is repeated after every temporary failure.
 * @throws {DeviceCloudError} `input` when the file changed meanwhile, `protocol` when the service kept less of it.
 */
async function sendFile(local, tools) {
    const { client, logger, signal } = tools;
    const { path, name, sizeBytes } = local;
    const label = (0,untrusted_text/* plainLine */.h)(name, 80);
    const log = new transfer_log/* TransferLog */.q(label, tools);
    const file = await client.files.upload({ path, name }, {
        signal,
        timeoutMs: PAUSE_MS + Math.round(sizeBytes / STORED_BYTES_PER_MS),
        onProgress: (progress) => log.progress(progress),
    });
    await requireUnchanged(local);
    if (typeof file.size === "number" && file.size !== sizeBytes) {
        const message = `The service kept ${file.size} of the ${sizeBytes} bytes of ${label} (file ${file.id}).`;
        throw new errors/* DeviceCloudError */.c("protocol", message, { remedy: "Upload it again." });
    }
    logger.info(`${label}: sent as file ${file.id} (${log.summary(sizeBytes)}).`);
    return file;
}

;// CONCATENATED MODULE: ./build/src/services/upload/upload-content.js




/** Brings one content to the service, where it is not there yet, and waits until it can be used. */
async function uploadContent(local, upload) {
    const { order, key, clock, logger, signal } = upload;
    const reusable = order.reuse ? await reusableFile(local, key, upload) : undefined;
    const record = reusable ? reusable.record : await sendFile(local, upload);
    const fileId = reusable?.fileId ?? record?.id ?? 0;
    const uploadedAt = reusable?.uploadedAt ?? clock.now();
    if (reusable)
        logger.info(`${(0,untrusted_text/* plainLine */.h)(local.name, 80)} is unchanged: file ${fileId} is used again.`);
    upload.known({ fileId, reused: reusable !== undefined });
    if (record)
        await awaitUsable(local, record, { ...upload, scanTimeoutMs: order.scanTimeoutMs });
    if (!reusable?.remembered)
        await order.memory.remember(key, { fileId, uploadedAt }, signal);
}

;// CONCATENATED MODULE: ./build/src/services/upload/upload-memory.js
/** The memory of who has none. */
const forgetful = {
    recall: async () => undefined,
    remember: async () => undefined,
};

;// CONCATENATED MODULE: ./build/src/services/upload/upload-files.js









/** An app and its tests. More side by side would share the same line, and each takes memory of its own. */
const AT_ONCE = 2;
/**
 * Brings files to the service, several side by side, and waits until they can be used. What the service has already is
 * not sent again; equal contents, and files named twice, are sent once (docs/decisions.md, Uploads).
 * @returns the files in the order asked for, those of a pattern sorted.
 * @throws {DeviceCloudError} `input` with all paths and extensions that are wrong, before anything is sent; `refused` for an
 * infected file; `timeout`.
 */
async function uploadFiles(order, tools, listener) {
    return uploadFound(await (0,find_files/* findFiles */.l)(order.paths, order.folder, tools.signal), order, tools, listener);
}
/** `uploadFiles` for files that were found before. */
async function uploadFound(found, order, tools, listener) {
    if (order.framework)
        await checkExtensions(found, order.framework, tools);
    return uploadAll(found, order, tools, listener);
}
/** Sends a file once more, of which the service has dropped what was `reused`, and remembers the new one. */
async function uploadAgain(file, order, tools) {
    const [sent] = await uploadAll([file], { ...order, reuse: false }, tools, { digested() { }, known() { } });
    return sent ?? file;
}
async function uploadAll(found, order, tools, listener) {
    const accountId = await accountOf(tools);
    const locals = await (0,concurrency/* mapBounded */.y)(found, AT_ONCE, (file) => digestLocal(file, tools.signal));
    listener.digested(locals);
    const destination = { baseUrl: order.baseUrl, accountId: accountId ?? 0 };
    const memory = accountId === undefined ? forgetful : order.memory;
    const contents = [...Map.groupBy(locals, (local) => contentKey(local, destination))];
    const outcomes = new Map();
    const known = () => locals.map((local) => uploadedFile(local, outcomes.get(local)));
    const files = new service_files/* ServiceFiles */.H(tools.client);
    const failing = new AbortController();
    const signal = AbortSignal.any([tools.signal, failing.signal]);
    await (0,concurrency/* mapBounded */.y)(contents, AT_ONCE, async ([key, [first, ...others]]) => {
        if (!first)
            return;
        try {
            await uploadContent(first, {
                ...tools,
                ...{ signal, files, key, order: { ...order, memory } },
                known(outcome) {
                    for (const local of [first, ...others])
                        outcomes.set(local, outcome);
                    listener.known(known());
                },
            });
        }
        catch (error) {
            // One file that fails, fails all: the others need not be sent to their end.
            failing.abort();
            throw error;
        }
    });
    return known().filter((file) => file !== undefined);
}
function uploadedFile({ path, name, input, sha256, sizeBytes }, outcome) {
    return outcome && { path, name, input, sha256, sizeBytes, ...outcome };
}
/** Undefined where a service does not tell whose credentials these are: then nothing can be remembered. */
async function accountOf({ client, signal }) {
    try {
        return (await client.account.getMe({}, { signal })).id;
    }
    catch (error) {
        if (error instanceof errors/* DeviceCloudError */.c && (error.status === 404 || error.status === 405))
            return undefined;
        throw error;
    }
}


/***/ })

};
