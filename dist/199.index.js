export const id = 199;
export const ids = [199];
export const modules = {

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ nameProblem)
/* harmony export */ });
const MAX_NAME_LENGTH = 1_024;
const MAX_PART_BYTES = 255;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
const CONTROL = /[\u0000-\u001f\u007f]/;
const WINDOWS_FORBIDDEN = /[<>:"|?*]|[. ]$/;
/** C1 controls and marks that turn the direction of text: a name that reads as another one. */
const MISLEADING = /[\u0080-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
/**
 * Why an entry must not be extracted under `name`, or undefined when it may: relative, no `..`, no backslash, no
 * control character, nothing that two systems read differently. One trailing `/` marks a folder.
 */
function nameProblem(name, policy) {
    if (name === "" || name === "/")
        return "has no name";
    if (name.length > MAX_NAME_LENGTH)
        return `has a name of ${name.length} characters`;
    if (name.includes("\u0000"))
        return "has a NUL character in its name";
    if (CONTROL.test(name))
        return "has a control character in its name";
    if (name.includes("\\"))
        return "has a backslash in its name";
    if (name.startsWith("/") || /^[a-z]:/i.test(name))
        return "has an absolute name";
    for (const part of name.replace(/\/$/, "").split("/")) {
        const problem = partProblem(part, policy);
        if (problem)
            return problem;
    }
    return undefined;
}
function partProblem(part, policy) {
    if (part === "..")
        return "leads out of the folder";
    if (part === "" || part === ".")
        return "has an empty part or a dot in its name";
    if (Buffer.byteLength(part) > MAX_PART_BYTES)
        return "has a part of more than 255 bytes in its name";
    if (policy === "posix")
        return undefined;
    if (WINDOWS_DEVICE.test(part))
        return "has the name of a Windows device";
    if (MISLEADING.test(part))
        return "has a character in its name that hides what it says";
    if (WINDOWS_FORBIDDEN.test(part))
        return "has a name that Windows cannot store";
    return undefined;
}


/***/ }),

/***/ 58880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ extractZip)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88489);
/* harmony import */ var _entry_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79183);
/* harmony import */ var _link_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88405);
/* harmony import */ var _name_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62520);
/* harmony import */ var _zip_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67097);
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







const MAX_LINK_BYTES = 4_096;
/**
 * Extracts the archive at `path` into the existing empty `folder`. Files get 0644, or 0755 where the archive marks
 * them executable; no other bit is kept. On failure the folder holds a part of the archive: throw it away.
 * @throws {DeviceCloudError} `package`, naming the entry and the reason, for a name that is not plain and relative, a
 * link that leaves the folder, two names that collide, a device, an encrypted or damaged entry, or a limit passed.
 */
async function extractZip(path, folder, options, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const archive = __addDisposableResource(env_1, await (0,_zip_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .openZip */ .Q)(path, options.archiveName), true);
        const { maxEntries } = options.limits;
        if (archive.entries.length > maxEntries) {
            throw archive.refusal(archive.entries[maxEntries]?.name ?? "", `is one of more than ${maxEntries} entries`);
        }
        checkEntries(archive, options);
        return await writeEntries(archive, folder, options.limits, signal);
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
/** Looks at every entry before the first byte is written. */
function checkEntries(archive, options) {
    const ledger = new _name_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .NameLedger */ .d();
    for (const entry of archive.entries) {
        const problem = (0,_entry_name_js__WEBPACK_IMPORTED_MODULE_5__/* .nameProblem */ .r)(entry.name, options.names) ?? kindProblem(entry, options);
        if (problem)
            throw archive.refusal(entry.name, problem);
        const collision = ledger.claim(plainPath(entry), entry.isFolder);
        if (collision !== undefined)
            throw archive.refusal(entry.name, `collides with "${collision}"`);
    }
}
function kindProblem(entry, options) {
    if (entry.isEncrypted)
        return "is encrypted";
    if (entry.isSpecial)
        return "is a device, a FIFO or a socket";
    if (entry.isLink && options.links === "refuse")
        return "is a symbolic link";
    return undefined;
}
async function writeEntries(archive, folder, limits, signal) {
    const { entries } = archive;
    for (const path of foldersOf(entries))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { recursive: true });
    const files = entries.filter(({ isFolder, isLink }) => !isFolder && !isLink);
    const total = { bytes: 0 };
    for (const entry of files)
        await writeFile(archive, entry, folder, { limits, total, signal });
    // Links come last: until then every folder on the way is a real one, so nothing is written through a link.
    for (const entry of entries)
        if (entry.isLink)
            await makeLink(archive, entry, folder, signal);
    return { fileCount: files.length, totalBytes: total.bytes };
}
/** The folders that entries are, or lie in. */
function foldersOf(entries) {
    return new Set(entries.map((entry) => (entry.isFolder ? plainPath(entry) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(entry.name))));
}
async function writeFile(archive, entry, folder, writing) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfCancelled */ .d)(writing.signal);
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
        const mode = entry.mode & 0o111 ? 0o755 : 0o644;
        const file = __addDisposableResource(env_2, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(target, "wx", mode), true);
        let sizeBytes = 0;
        for await (const chunk of archive.stream(entry, writing.signal)) {
            sizeBytes += chunk.length;
            writing.total.bytes += chunk.length;
            const problem = sizeProblem(entry, sizeBytes, writing);
            if (problem)
                throw archive.refusal(entry.name, problem);
            await file.writeFile(chunk);
        }
        // The process's umask may have taken bits that the script and its helpers need.
        await file.chmod(mode);
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
function sizeProblem(entry, sizeBytes, { limits, total }) {
    if (sizeBytes > limits.maxFileBytes)
        return `inflates to more than ${limits.maxFileBytes} bytes`;
    if (total.bytes > limits.maxTotalBytes)
        return `takes the archive beyond ${limits.maxTotalBytes} bytes`;
    const isJudged = sizeBytes > limits.ratioFromBytes;
    if (isJudged && sizeBytes > limits.maxRatio * entry.compressedBytes) {
        return `inflates more than ${limits.maxRatio} to one, as a zip bomb does`;
    }
    return undefined;
}
async function makeLink(archive, entry, folder, signal) {
    const target = (await archive.read(entry, MAX_LINK_BYTES, signal)).toString();
    const problem = (0,_link_target_js__WEBPACK_IMPORTED_MODULE_6__/* .linkProblem */ .k)(plainPath(entry), target);
    if (problem)
        throw archive.refusal(entry.name, problem);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(target, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, plainPath(entry)));
}
function plainPath(entry) {
    return entry.name.replace(/\/$/, "");
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

/***/ 67097:
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
        (0,clock/* throwIfCancelled */.d)(signal);
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
        (0,clock/* throwIfCancelled */.d)(signal);
        const start = await this.#dataStart(entry);
        const isSmall = entry.compressedBytes <= SMALL_BYTES && entry.sizeBytes <= SMALL_BYTES;
        try {
            const data = isSmall
                ? await this.#reader.readAt(start, entry.compressedBytes)
                : this.#reader.range(start, start + entry.compressedBytes);
            yield* inflateEntry(entry, data, signal);
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
            cause: reason instanceof Error ? reason : undefined,
        });
    }
    async [Symbol.asyncDispose]() {
        await this.#handle.close();
    }
    async #dataStart(entry) {
        if (entry.isEncrypted)
            throw this.refusal(entry.name, "is encrypted");
        try {
            const header = await this.#reader.readAt(entry.offset, 30);
            if (header.readUInt32LE(0) !== 0x04034b50)
                throw new Error("has no header where the directory points");
            const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
            if (start + entry.compressedBytes > this.#sizeBytes)
                throw new Error("ends after the archive does");
            return start;
        }
        catch (error) {
            throw this.refusal(entry.name, error);
        }
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

/***/ 16333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ suiteLimits)
/* harmony export */ });
const GIB = 1024 ** 3;
/** For test packages: generous to real suites, closed to bombs (deflate reaches about 1,000 to one). */
const suiteLimits = {
    maxEntries: 100_000,
    maxFileBytes: 8 * GIB,
    maxTotalBytes: 16 * GIB,
    maxRatio: 250,
    ratioFromBytes: 64 * 1024 ** 2,
};


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
        (0,clock/* throwIfCancelled */.d)(options.signal);
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


/***/ })

};
