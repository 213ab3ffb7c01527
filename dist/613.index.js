export const id = 613;
export const ids = [613];
export const modules = {

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

/***/ 2945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/services/upload/upload-files.js + 9 modules
var upload_files = __webpack_require__(50331);
// EXTERNAL MODULE: ./build/src/actions/runner/actions-cache-memory.js + 1 modules
var actions_cache_memory = __webpack_require__(541);
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
// EXTERNAL MODULE: ./build/src/actions/runner/input-kinds.js
var input_kinds = __webpack_require__(2538);
// EXTERNAL MODULE: ./build/src/actions/runner/upload-inputs.js
var upload_inputs = __webpack_require__(85621);
;// CONCATENATED MODULE: ./build/src/actions/upload-app/inputs.js




/** The inputs of `actions/upload-app/action.yml`, where their defaults and prose are. */
const uploadAppInputs = schemas/* object */.Ikc({
    ...connection_inputs/* connectionInputs */.eu,
    path: (0,input_kinds/* required */.mw)(upload_inputs/* patterns */.q, "Name the file to upload, or a pattern such as build/*.apk."),
    "file-type": (0,input_kinds/* choice */.Yq)("app", "test", "data"),
    "framework-id": (0,input_kinds/* wholeNumber */.rD)(0),
    "project-id": (0,input_kinds/* wholeNumber */.rD)(0),
    ...upload_inputs/* uploadInputs */.f,
});
const uploadAppRules = connection_inputs/* connectionRules */.mO;

// EXTERNAL MODULE: ./build/src/actions/runner/upload-order.js
var upload_order = __webpack_require__(1210);
;// CONCATENATED MODULE: ./build/src/actions/upload-app/order.js

/** The inputs as the order they stand for. */
function orderOf(inputs, memory) {
    const paths = inputs.path.map((pattern) => ({ pattern, input: "path", use: inputs["file-type"] }));
    return (0,upload_order/* uploadOrderOf */.j)(inputs, paths, memory);
}

// EXTERNAL MODULE: ./build/src/actions/upload-app/tell-files.js
var tell_files = __webpack_require__(36056);
;// CONCATENATED MODULE: ./build/src/actions/upload-app/main.js
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












/** `actions/upload-app`: files in, their ids out. */
async function main() {
    const memory = new actions_cache_memory/* ActionsCacheMemory */.T();
    await (0,run_action/* runAction */.Cs)(() => upload(memory));
    await memory.letGo();
}
async function upload(memory) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const cancel = __addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
        const inputs = (0,read_inputs/* readInputs */.K)("upload-app", uploadAppInputs, uploadAppRules);
        if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
            return (0,run_action/* skip */.iv)();
        const client = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
        const tools = {
            client,
            logger: log/* actionLogger */.v0,
            clock: clock/* systemClock */.ml,
            random: Math.random,
            signal: cancel.signal,
        };
        const files = await (0,upload_files/* uploadFiles */.Zn)(orderOf(inputs, memory), tools, tell_files/* tellFiles */.X);
        const reused = files.filter((file) => file.reused).length;
        const ready = files.length === 1 ? "1 file is ready" : `${files.length} files are ready`;
        (0,run_action/* pass */.IX)(`${ready}: ${files.length - reused} sent, ${reused} unchanged`);
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


/***/ }),

/***/ 49540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ mapBounded)
/* harmony export */ });
/**
 * Applies `work` to every item, at most `limit` at a time, and returns the results in the items' order.
 * The first failure stops further starts; work already begun is awaited before that failure is thrown.
 */
async function mapBounded(items, limit, work) {
    const results = new Array(items.length);
    const failures = [];
    let next = 0;
    async function lane() {
        while (next < items.length && failures.length === 0) {
            const index = next++;
            try {
                results[index] = await work(items[index], index);
            }
            catch (error) {
                failures.push(error);
            }
        }
    }
    await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, lane));
    if (failures.length > 0)
        throw failures[0];
    return results;
}


/***/ }),

/***/ 89967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ openZip)
});

// UNUSED EXPORTS: ZipArchive

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/base/zip/file-reader.js

const WINDOW_BYTES = 256 * 1024;
/**
 * How yauzl reads an archive: through a handle that stays the caller's. Short reads come out of a window read ahead,
 * since the directory of an archive is thousands of reads of a few bytes each.
 */
class FileReader extends yauzl/* RandomAccessReader */.lJ {
    #handle;
    #window = Buffer.alloc(0);
    #windowStart = 0;
    constructor(handle) {
        super();
        this.#handle = handle;
    }
    read(buffer, offset, length, position, callback) {
        this.readAt(position, length).then((bytes) => {
            bytes.copy(buffer, offset);
            callback(null);
        }, (error) => callback(error));
    }
    /** The bytes from `start` up to `end`, not read ahead. A stream of the handle's own would close the handle. */
    async *range(start, end) {
        for (let position = start; position < end;) {
            const chunk = Buffer.allocUnsafe(Math.min(WINDOW_BYTES, end - position));
            const { bytesRead } = await this.#handle.read(chunk, 0, chunk.length, position);
            if (bytesRead === 0)
                throw new Error("unexpected end of file");
            position += bytesRead;
            yield chunk.subarray(0, bytesRead);
        }
    }
    /** Exactly `length` bytes from `position`; fails where the file ends before. */
    async readAt(position, length) {
        if (!this.#holds(position, length)) {
            const window = Buffer.alloc(Math.max(length, WINDOW_BYTES));
            const { bytesRead } = await this.#handle.read(window, 0, window.length, position);
            this.#window = window.subarray(0, bytesRead);
            this.#windowStart = position;
        }
        if (!this.#holds(position, length))
            throw new Error("unexpected end of file");
        const from = position - this.#windowStart;
        return this.#window.subarray(from, from + length);
    }
    #holds(position, length) {
        return position >= this.#windowStart && position + length <= this.#windowStart + this.#window.length;
    }
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/base/zip/inflate-entry.js




const STORED = 0;
const DEFLATED = 8;
const CHUNK_BYTES = 256 * 1024;
/** The bytes of `entry` out of its data in the archive, with size and checksum compared at the end. */
async function* inflateEntry(entry, data, signal) {
    let sizeBytes = 0;
    let checksum = 0;
    for await (const chunk of inflated(entry, data)) {
        (0,clock/* throwIfCancelled */.dZ)(signal);
        sizeBytes += chunk.length;
        // A directory that lies about sizes is how bombs hide, so its word is held against the content at once.
        if (sizeBytes > entry.sizeBytes)
            throw new Error(`holds more than the ${entry.sizeBytes} bytes it declares`);
        checksum = (0,external_node_zlib_.crc32)(chunk, checksum);
        yield chunk;
    }
    if (sizeBytes < entry.sizeBytes)
        throw new Error(`holds ${sizeBytes} of the ${entry.sizeBytes} bytes it declares`);
    if (checksum !== entry.crc32)
        throw new Error("is damaged: its checksum does not match");
}
function inflated(entry, data) {
    if (entry.method === STORED)
        return Buffer.isBuffer(data) ? only(data) : data;
    if (entry.method === DEFLATED)
        return Buffer.isBuffer(data) ? inflatedWhole(entry, data) : inflatedStream(data);
    throw new Error(`uses compression method ${entry.method}; only stored and deflated can be read`);
}
async function* only(data) {
    yield data;
}
async function* inflatedWhole(entry, data) {
    try {
        yield await (0,external_node_util_.promisify)(external_node_zlib_.inflateRaw)(data, { maxOutputLength: Math.max(1, entry.sizeBytes) });
    }
    catch (error) {
        const isLonger = error.code === "ERR_BUFFER_TOO_LARGE";
        throw isLonger ? new Error(`holds more than the ${entry.sizeBytes} bytes it declares`) : error;
    }
}
function inflatedStream(data) {
    // The callback's error also surfaces from the iteration; leaving the loop early ends both sides.
    return (0,external_node_stream_.pipeline)(data, (0,external_node_zlib_.createInflateRaw)({ chunkSize: CHUNK_BYTES }), () => { });
}

;// CONCATENATED MODULE: ./build/src/base/zip/local-header.js
/** The part of a local header before the name, in bytes. */
const LOCAL_HEADER_BYTES = 30;
const SIGNATURE = 0x04034b50;
const HAS_DESCRIPTOR = 0x8;
const IN_ZIP64_EXTRA = 0xffffffff;
/** Where the data of an entry begins behind its local header, counted from the header's start. */
function dataOffset(header) {
    if (header.readUInt32LE(0) !== SIGNATURE)
        throw new Error("has no header where the directory points");
    return LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
}
/**
 * Holds an entry's own header against what the directory says of it. Some readers believe the one, some the other: where
 * they differ, a scanner and an extractor see two archives.
 * @throws {Error} with what differs. Sizes and checksum behind the data (a descriptor) or in Zip64 fields are passed over.
 */
function checkLocalHeader(entry, header, name) {
    if (!name.equals(entry.rawName))
        throw new Error("has another name in its own header");
    if (header.readUInt16LE(8) !== entry.method)
        throw new Error("has another method in its own header");
    if ((header.readUInt16LE(6) & HAS_DESCRIPTOR) !== 0)
        return;
    if (header.readUInt32LE(14) !== entry.crc32)
        throw new Error("has another checksum in its own header");
    const sizes = [
        [header.readUInt32LE(18), entry.compressedBytes],
        [header.readUInt32LE(22), entry.sizeBytes],
    ];
    if (sizes.some(([own, listed]) => own !== listed && own !== IN_ZIP64_EXTRA))
        throw new Error("has another size in its own header");
}

;// CONCATENATED MODULE: ./build/src/base/zip/zip-entry.js

const UNIX = 3;
const MACOS = 19;
const TYPE_BITS = 0o170000;
const FOLDER = 0o040000;
const LINK = 0o120000;
const REGULAR = 0o100000;
const DOS_FOLDER = 0x10;
/** The entry without yauzl's buffers, so that a long directory stays small in memory. */
function toZipEntry(entry) {
    const flags = entry.generalPurposeBitFlag;
    // Strict: a backslash stays one, so that the naming policy can refuse it.
    const name = (0,yauzl/* getFileNameLowLevel */.ax)(flags, entry.fileNameRaw, entry.extraFields, true);
    const mode = unixMode(entry);
    const type = mode & TYPE_BITS;
    const isFolder = name.endsWith("/") || type === FOLDER || (type === 0 && isDosFolder(entry));
    return {
        name,
        rawName: Buffer.from(entry.fileNameRaw),
        sizeBytes: entry.uncompressedSize,
        compressedBytes: entry.compressedSize,
        crc32: entry.crc32,
        mode,
        isFolder,
        isLink: type === LINK && !isFolder,
        isSpecial: ![0, FOLDER, LINK, REGULAR].includes(type),
        isEncrypted: entry.isEncrypted(),
        method: entry.compressionMethod,
        offset: entry.relativeOffsetOfLocalHeader,
    };
}
function unixMode(entry) {
    const system = entry.versionMadeBy >>> 8;
    return system === UNIX || system === MACOS ? entry.externalFileAttributes >>> 16 : 0;
}
function isDosFolder(entry) {
    return (entry.externalFileAttributes & DOS_FOLDER) !== 0;
}

;// CONCATENATED MODULE: ./build/src/base/zip/zip-archive.js










/** How much of a directory is read. Beyond it the archive is refused, so memory has a bound. */
const MAX_ENTRIES = 200_000;
const MAX_NAME_BYTES = 32 * 1024 * 1024;
/** Entries up to this size are read and inflated in one piece: a suite is thousands of them. */
const SMALL_BYTES = 256 * 1024;
/** An open zip archive. Its entries are listed in the order of its directory. */
class ZipArchive {
    /** What messages call it. */
    name;
    entries;
    #handle;
    #reader;
    #sizeBytes;
    constructor(name, entries, handle, sizeBytes) {
        this.name = name;
        this.entries = entries;
        this.#handle = handle;
        this.#reader = new FileReader(handle);
        this.#sizeBytes = sizeBytes;
    }
    /**
     * The content of one entry, inflated chunk by chunk; its size and checksum are compared with the directory at the end.
     * @throws {DeviceCloudError} `package` for an entry that is encrypted, damaged or holds more than it declares.
     */
    async *stream(entry, signal) {
        (0,clock/* throwIfCancelled */.dZ)(signal);
        const { start, end } = await this.locate(entry);
        const isSmall = entry.compressedBytes <= SMALL_BYTES && entry.sizeBytes <= SMALL_BYTES;
        try {
            const data = isSmall
                ? await this.#reader.readAt(start, entry.compressedBytes)
                : this.#reader.range(start, end);
            yield* inflateEntry(entry, data, signal);
        }
        catch (error) {
            throw this.refusal(entry.name, error);
        }
    }
    /**
     * Where the data of an entry lies in the archive, after a look at its own header.
     * @throws {DeviceCloudError} `package` for an entry that is encrypted, cut off, or not what the directory says.
     */
    async locate(entry) {
        if (entry.isEncrypted)
            throw this.refusal(entry.name, "is encrypted");
        try {
            const header = Buffer.from(await this.#reader.readAt(entry.offset, LOCAL_HEADER_BYTES));
            const start = entry.offset + dataOffset(header);
            const end = start + entry.compressedBytes;
            if (end > this.#sizeBytes)
                throw new Error("ends after the archive does");
            const name = await this.#reader.readAt(entry.offset + LOCAL_HEADER_BYTES, header.readUInt16LE(26));
            checkLocalHeader(entry, header, name);
            return { start, end };
        }
        catch (error) {
            throw this.refusal(entry.name, error);
        }
    }
    /** The whole content of a small entry; `package` when it holds more than `maxBytes`. */
    async read(entry, maxBytes, signal) {
        const chunks = [];
        let readBytes = 0;
        for await (const chunk of this.stream(entry, signal)) {
            readBytes += chunk.length;
            if (readBytes > maxBytes)
                throw this.refusal(entry.name, `holds more than ${maxBytes} bytes`);
            chunks.push(chunk);
        }
        return Buffer.concat(chunks);
    }
    /** A `package` error that names the entry and the reason; one that is already ours passes. */
    refusal(entryName, reason) {
        if (reason instanceof errors/* DeviceCloudError */.c)
            return reason;
        const says = reason instanceof Error ? reason.message : String(reason);
        return new errors/* DeviceCloudError */.c("package", `"${(0,untrusted_text/* plainLine */.h)(entryName)}" in ${this.name} ${says}.`, {
            cause: reason instanceof Error ? reason : new Error(says),
        });
    }
    async [Symbol.asyncDispose]() {
        await this.#handle.close();
    }
}
/**
 * Opens the zip archive at `path` (Zip64 included) and reads its directory. Messages call it `name`.
 * @throws {DeviceCloudError} `package` when it is no zip archive, is truncated, or lists too much.
 */
async function openZip(path, name = (0,untrusted_text/* plainLine */.h)((0,external_node_path_.basename)(path))) {
    const handle = await (0,promises_.open)(path, "r");
    try {
        const { size } = await handle.stat();
        const entries = await readDirectory(handle, size);
        return new ZipArchive(name, entries, handle, size);
    }
    catch (error) {
        await handle.close();
        throw unreadable(name, error);
    }
}
async function readDirectory(handle, sizeBytes) {
    const zip = await (0,yauzl/* fromRandomAccessReaderPromise */.or)(new FileReader(handle), sizeBytes, {
        autoClose: false,
        decodeStrings: false,
        validateEntrySizes: false,
    });
    if (zip.entryCount > MAX_ENTRIES)
        throw new Error(`it lists ${zip.entryCount} entries, ${MAX_ENTRIES} are allowed`);
    const entries = [];
    let nameBytes = 0;
    for await (const entry of zip.eachEntry()) {
        nameBytes += entry.fileNameLength;
        if (nameBytes > MAX_NAME_BYTES)
            throw new Error("its names are longer than 32 MiB together");
        entries.push(toZipEntry(entry));
    }
    return entries;
}
function unreadable(name, error) {
    if (error instanceof errors/* DeviceCloudError */.c)
        return error;
    const says = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
    return new errors/* DeviceCloudError */.c("package", `Cannot open ${name} as a zip archive: ${says}.`, {
        cause: error,
    });
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


/***/ }),

/***/ 71179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ ServiceFiles)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** Asks a service for its files, where it is one that can be asked (docs/decisions.md, Reading files back). */
class ServiceFiles {
    #client;
    #answers;
    constructor(client) {
        this.#client = client;
    }
    async get(fileId, signal) {
        try {
            return await this.#client.files.get({ fileId }, { signal });
        }
        catch (error) {
            if (!hasStatus(error, 403, 404, 405, 410))
                throw error;
            return (await this.#canBeAsked(signal)) ? "gone" : "unasked";
        }
    }
    /** The files of exactly that name, newest first, as far as the first page goes. */
    async named(name, signal) {
        // These join conditions and values of a filter, and nothing says how to escape them.
        if (/[;|]/.test(name))
            return [];
        const query = { filter: `s_name_eq_${name}`, sort: "id_d", limit: 20 };
        const { data } = await this.#client.files.list({ query }, { signal }).page();
        return data.filter((file) => file.name === name);
    }
    /** A 404 to a file's record may mean the file or the operation; that the list answers tells them apart. */
    #canBeAsked(signal) {
        this.#answers ??= this.#client.files
            .list({ query: { limit: 1 } }, { signal })
            .page()
            .then(() => true, (error) => {
            this.#answers = undefined;
            if (hasStatus(error, 403, 404, 405, 410))
                return false;
            throw error;
        });
        return this.#answers;
    }
}
function hasStatus(error, ...statuses) {
    return error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c && statuses.includes(error.status ?? 0);
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
