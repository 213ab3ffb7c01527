export const id = 532;
export const ids = [532,439];
export const modules = {

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

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ escapeProblem),
/* harmony export */   r: () => (/* binding */ nameProblem)
/* harmony export */ });
const MAX_NAME_LENGTH = 1_024;
const MAX_PART_BYTES = 255;
/** Also before an extension, and with spaces before that: Windows drops both. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
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
/**
 * Why an entry must not be extracted even under a name made plain (`plain-name.ts`), or undefined when it may: what is
 * merely unportable can be renamed, but a name that leads elsewhere, on whatever system, was never meant for the folder.
 */
function escapeProblem(name) {
    if (/^[/\\]?$/.test(name))
        return "has no name";
    if (name.length > MAX_NAME_LENGTH)
        return `has a name of ${name.length} characters`;
    if (name.includes("\u0000"))
        return "has a NUL character in its name";
    if (/^(?:[/\\]|[a-z]:)/i.test(name))
        return "has an absolute name";
    // Windows drops spaces at the end, so that ".. " is "..".
    if (name.split(/[/\\]/).some((part) => /^\.\. *$/.test(part)))
        return "leads out of the folder";
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

/***/ 16333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ sizeProblem),
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
/** Which limit a file passes that has inflated so far, or undefined. */
function sizeProblem({ compressedBytes }, { sizeBytes, totalBytes }, limits) {
    if (sizeBytes > limits.maxFileBytes)
        return `inflates to more than ${limits.maxFileBytes} bytes`;
    if (totalBytes > limits.maxTotalBytes)
        return `takes the archive beyond ${limits.maxTotalBytes} bytes`;
    if (sizeBytes > limits.ratioFromBytes && sizeBytes > limits.maxRatio * compressedBytes)
        return `inflates more than ${limits.maxRatio} to one, as a zip bomb does`;
    return undefined;
}


/***/ }),

/***/ 38840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ openFirstAccount),
/* harmony export */   Lq: () => (/* binding */ API_KEY),
/* harmony export */   MC: () => (/* binding */ userByPassword),
/* harmony export */   U6: () => (/* binding */ CLIENT_ID),
/* harmony export */   kg: () => (/* binding */ createUser),
/* harmony export */   ly: () => (/* binding */ userByEmail),
/* harmony export */   oe: () => (/* binding */ userByKey),
/* harmony export */   oy: () => (/* binding */ replaceKey)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _devices_device_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2564);
/* harmony import */ var _projects_open_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98448);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41131);




/** The public client identifier that the token endpoint expects. It is no secret. */
const CLIENT_ID = "device-cloud-api";
/** Any visible ASCII but a colon, which ends the user name in Basic authentication. */
const API_KEY = /^[\x21-\x39\x3b-\x7e]{1,200}$/;
/**
 * The account a cloud starts with: made with its project in a fresh store, kept in an older one. A given `apiKey`
 * replaces the account's key.
 * @throws {DeviceCloudError} `input` when `apiKey` cannot be sent in Basic authentication.
 */
function openFirstAccount(store, apiKey, nowMs) {
    const kept = store.users.in({}).select({ limit: 1 })[0];
    const user = kept ?? createUser(store, { email: _devices_device_models_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_ACCOUNT_EMAIL */ .U, name: "Developer" }, nowMs);
    const project = (0,_projects_open_project_js__WEBPACK_IMPORTED_MODULE_3__/* .openProject */ .U)(store, user, undefined, nowMs);
    return { user: apiKey === undefined ? user : replaceKey(store, user, apiKey), project };
}
/** A new account; secrets that are not given are made. */
function createUser(store, given, createTime) {
    return store.users.insert({ password: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .newSecret */ .jr)(), apiKey: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .newSecret */ .jr)(), ...given, createTime });
}
/**
 * Gives an account the key `apiKey`; without one, a new one is made. The old key opens nothing from then on
 * (Authentication, API key).
 * @throws {DeviceCloudError} `input` when `apiKey` cannot be sent in Basic authentication.
 */
function replaceKey(store, user, apiKey = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .newSecret */ .jr)()) {
    if (API_KEY.test(apiKey))
        return store.users.update(user.id, { apiKey }) ?? user;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", "The API key has characters that Basic authentication cannot carry.", {
        remedy: "Use letters and digits; 32 of them suit every client.",
    });
}
/** The account with this API key. Every account is compared, so the time tells nothing. */
function userByKey(store, apiKey) {
    return store.users
        .in({})
        .select()
        .filter((user) => (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .sameSecret */ .BX)(user.apiKey, apiKey))[0];
}
/** The account with this e-mail address and password. */
function userByPassword(store, email, password) {
    const candidates = store.users.in({}).select();
    return candidates.filter((user) => (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .sameSecret */ .BX)(user.password, password) && isAddressOf(user, email))[0];
}
/** The account with this e-mail address, in whatever case it is written. */
function userByEmail(store, email) {
    if (email === undefined)
        return undefined;
    return store.users
        .in({})
        .select()
        .find((user) => isAddressOf(user, email));
}
function isAddressOf(user, email) {
    return user.email.toLowerCase() === email.trim().toLowerCase();
}


/***/ }),

/***/ 41131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ sameSecret),
/* harmony export */   jr: () => (/* binding */ newSecret),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const ALPHANUMERICS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** A new secret of `length` letters and digits; public clients insist on 32 for an API key. */
function newSecret(length = 32) {
    return Array.from({ length }, () => ALPHANUMERICS[(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(ALPHANUMERICS.length)]).join("");
}
/** What is kept of a secret that only has to be recognised. */
function digestOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(secret).digest("hex");
}
/** Whether two secrets are equal, in a time that tells nothing about where they differ. */
function sameSecret(one, other) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
}


/***/ }),

/***/ 2564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ deviceModels),
/* harmony export */   U: () => (/* binding */ FIRST_ACCOUNT_EMAIL)
/* harmony export */ });
/** The account that a cloud without an accounts file starts with; the dedicated device below is its own. */
const FIRST_ACCOUNT_EMAIL = "developer@device-cloud.example";
const FREE = { marks: ["FREE", "RECOMMENDED"], creditsPrice: 0 };
const NEW = { marks: ["NEW"] };
const RECOMMENDED = { marks: ["RECOMMENDED"] };
const TABLET = { creditsPrice: 3 };
/** The models of a cloud unless told otherwise: new and old, small and large, and one in every state. */
const deviceModels = [
    [101, "Google", "Pixel 8", "Android 14", [412, 915, 2.625], FREE],
    [102, "Samsung", "Galaxy S24", "Android 15", [360, 780, 3], NEW],
    [103, "Samsung", "Galaxy A13", "Android 12", [412, 919, 2.625], RECOMMENDED],
    [104, "Xiaomi", "Redmi Note 12", "Android 13", [393, 873, 2.75]],
    [105, "Nokia", "3.4", "Android 11", [360, 780, 2], { locked: true }],
    [106, "Google", "Pixel 3", "Android 10", [393, 786, 2.75], { online: false }],
    [107, "Samsung", "Galaxy Tab S8", "Android 14", [800, 1280, 2], TABLET],
    [108, "Lenovo", "Tab M10", "Android 12", [800, 1280, 1.5], { ...TABLET, enabled: false }],
    [109, "Apple", "iPhone 15", "iOS 17.5", [393, 852, 3], FREE],
    [110, "Apple", "iPhone 16 Pro", "iOS 18.1", [402, 874, 3], NEW],
    [111, "Apple", "iPhone SE", "iOS 16.7", [375, 667, 2], RECOMMENDED],
    [112, "Apple", "iPhone 7", "iOS 15.8", [375, 667, 2], { accountEmail: FIRST_ACCOUNT_EMAIL }],
    [113, "Apple", "iPad Air", "iOS 17.5", [820, 1180, 2], TABLET],
    [114, "Any", "Desktop 1280 × 800", "Chromium", [1280, 800, 1], FREE],
    [115, "Any", "Desktop 1920 × 1080", "Chromium", [1920, 1080, 1], { creditsPrice: 1 }],
];


/***/ }),

/***/ 75439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ defaultExecutors),
/* harmony export */   readExecutors: () => (/* binding */ readExecutors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40818);




const entry = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\w.-]{1,80}$/, "letters, digits, dots, dashes and underscores only"),
    osType: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["DESKTOP", "ANDROID", "IOS"]),
    width: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(7_680),
    height: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(7_680),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().max(8).default(1),
    mobile: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    touch: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    userAgent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[\x20-\x7e]{1,400}$/, "one line of printable ASCII")
        .optional(),
});
const catalogue = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(entry)
    .min(1)
    .refine((all) => areUnique(all.map(({ id }) => id)), "every executor needs its own id")
    .refine((all) => areUnique(all.map(({ name }) => name)), "every executor needs its own name");
/** What a cloud offers unless told otherwise: a desktop and two phones. */
const defaultExecutors = catalogue
    .parse([
    { id: 1, name: "chromium-desktop", osType: "DESKTOP", width: 1280, height: 800 },
    {
        id: 2,
        name: "chromium-android-phone",
        osType: "ANDROID",
        width: 412,
        height: 915,
        scale: 2.625,
        mobile: true,
        touch: true,
        userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    },
    {
        id: 3,
        name: "chromium-ios-phone",
        osType: "IOS",
        width: 393,
        height: 852,
        scale: 3,
        mobile: true,
        touch: true,
        userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    },
])
    .map(toExecutor);
/**
 * The executors of a JSON file: an array of `{id, name, osType, width, height, scale?, mobile?, touch?, userAgent?}`.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field.
 */
function readExecutors(path) {
    let content;
    try {
        content = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The executor file ${path} cannot be read: ${error.message}`, {
            remedy: "Give a JSON file with an array of executors.",
            cause: error,
        });
    }
    const parsed = catalogue.safeParse(content);
    if (parsed.success)
        return parsed.data.map(toExecutor);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The executor file ${path} is wrong: ${(0,_contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .I)(parsed.error)}.`, {
        remedy: "Correct the fields named here.",
    });
}
function toExecutor({ id, userAgent, ...profile }) {
    const { name, osType } = profile;
    return { id, name, osType, profile: userAgent === undefined ? profile : { ...profile, userAgent } };
}
function areUnique(values) {
    return new Set(values).size === values.length;
}


/***/ }),

/***/ 98448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ openProject)
/* harmony export */ });
const DEFAULT_NAME = "Default project";
/** The oldest project of an account, or the one with this name; it is made where there is none. */
function openProject(store, { id: userId }, name, createTime) {
    const own = store.projects.in({ userId });
    const named = { sql: "json_extract(doc, '$.name') = ?", values: [name ?? ""] };
    const [kept] = own.select({ limit: 1, ...(name === undefined ? {} : { where: [named] }) });
    return kept ?? store.projects.insert({ userId, name: name ?? DEFAULT_NAME, createTime });
}


/***/ }),

/***/ 18661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jE: () => (/* binding */ EXCLUDE_REASONS),
/* harmony export */   qz: () => (/* binding */ runStateOf),
/* harmony export */   r$: () => (/* binding */ END_STATES),
/* harmony export */   uV: () => (/* binding */ isEnd)
/* harmony export */ });
/** The states in which a device run has ended (wire facts, States and results). */
const END_STATES = ["SUCCEEDED", "FAILED", "WARNING", "ABORTED", "TIMEOUT", "EXCLUDED"];
/** Why a device run was left out. */
const EXCLUDE_REASONS = [
    "NO_DEVICE",
    "API_LEVEL",
    "SINGLE_MODE",
    "FRAMEWORK_NOT_SUPPORTED",
    "CONCURRENCY_LIMIT",
    "ADMIN",
];
function isEnd(state) {
    return END_STATES.includes(state);
}
/**
 * The state of a run with device runs in these states. `hasBegun`: whether any of them was started since the run's
 * start or last retry. A state that a scenario made up shows on the run, too: the older API has no other place for it.
 */
function runStateOf(states, hasBegun) {
    const unknown = states.find((state) => state !== "WAITING" && state !== "RUNNING" && !isEnd(state));
    if (unknown !== undefined)
        return unknown;
    if (states.every(isEnd))
        return "FINISHED";
    return hasBegun || states.includes("RUNNING") ? "RUNNING" : "WAITING";
}


/***/ }),

/***/ 78532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startCloud: () => (/* binding */ startCloud)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/base/clock.js
var base_clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/cloud/access/secrets.js
var secrets = __webpack_require__(41131);
;// CONCATENATED MODULE: ./build/src/cloud/access/build-keys.js

/**
 * The keys that builds are given: good for one build's own operations while it runs. They are kept in memory, because
 * no build outlives the cloud.
 */
class BuildKeys {
    #builds = new Map();
    /** A key for one build; `revoke` ends it. */
    issue(buildId) {
        const key = (0,secrets/* newSecret */.jr)();
        const digest = (0,secrets/* digestOf */.ol)(key);
        this.#builds.set(digest, buildId);
        return { key, revoke: () => this.#builds.delete(digest) };
    }
    /** The build whose key this is. Looked up by digest, so the time tells nothing about a key. */
    buildOf(key) {
        return this.#builds.get((0,secrets/* digestOf */.ol)(key));
    }
}

// EXTERNAL MODULE: ./build/src/cloud/access/accounts.js
var access_accounts = __webpack_require__(38840);
;// CONCATENATED MODULE: ./build/src/cloud/access/cloud-account.js

/** An account as the cloud tells it to whoever starts it. */
function cloudAccount({ user, projects }) {
    const { id, email, password, apiKey } = user;
    return {
        ...{ email, password, clientId: access_accounts/* CLIENT_ID */.U6, apiKey, userId: id },
        projectId: projects[0].id,
        projects: projects.map(({ id: projectId, name }) => ({ id: projectId, name })),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/cloud/access/link-signer.js


/** How long a link works at least, in seconds. */
const LINK_SECONDS = 3_600;
/** Links signed within so many seconds are the same, so that who asks often has few secrets to keep. */
const STEP_SECONDS = 300;
/** Signs links to files so that they work without credentials until they expire (docs/decisions.md, Files). */
class LinkSigner {
    #key;
    #clock;
    constructor(key, clock) {
        this.#key = key;
        this.#clock = clock;
    }
    sign(fileId) {
        const step = Math.ceil(this.#clock.now() / 1_000 / STEP_SECONDS);
        const expires = String(step * STEP_SECONDS + LINK_SECONDS);
        return { expires, signature: this.#seal(fileId, expires) };
    }
    /** Whether this signature opens the file now. */
    opens(fileId, { expires, signature }) {
        if (!(0,secrets/* sameSecret */.BX)(signature, this.#seal(fileId, expires)))
            return false;
        return Number(expires) * 1_000 > this.#clock.now();
    }
    #seal(fileId, expires) {
        return (0,external_node_crypto_.createHmac)("sha256", this.#key).update(`${fileId}\n${expires}`).digest("base64url");
    }
}

// EXTERNAL MODULE: ./build/src/cloud/projects/open-project.js
var open_project = __webpack_require__(98448);
;// CONCATENATED MODULE: ./build/src/cloud/access/open-accounts.js



/**
 * The accounts a cloud serves: those that are wanted, made or brought up to date by their e-mail addresses. What an
 * account has and the file does not name stays; so do accounts that are no longer in the file.
 * @throws {DeviceCloudError} `input` for a key that cannot be sent or that two accounts have.
 */
function openAccounts(store, { accounts, apiKey }, nowMs) {
    return store.atomically(() => {
        const [first, ...others] = accounts ?? [];
        const opened = first ? openAccount(store, first, nowMs) : firstAccount(store, nowMs);
        const user = apiKey === undefined ? opened.user : (0,access_accounts/* replaceKey */.oy)(store, opened.user, apiKey);
        const all = [{ ...opened, user }, ...others.map((one) => openAccount(store, one, nowMs))];
        checkKeys(store);
        return [...all];
    });
}
function firstAccount(store, nowMs) {
    const { user, project } = (0,access_accounts/* openFirstAccount */.AZ)(store, undefined, nowMs);
    return { user, projects: [project] };
}
function openAccount(store, wanted, nowMs) {
    const { email, name, projects: names = [], ...given } = wanted;
    const kept = (0,access_accounts/* userByEmail */.ly)(store, email);
    const user = kept
        ? (store.users.update(kept.id, { ...given, ...(name === undefined ? {} : { name }) }) ?? kept)
        : (0,access_accounts/* createUser */.kg)(store, { ...given, email, name: name ?? email.slice(0, email.indexOf("@")) }, nowMs);
    const [first, ...others] = names;
    const project = (0,open_project/* openProject */.U)(store, user, first, nowMs);
    return { user, projects: [project, ...others.map((one) => (0,open_project/* openProject */.U)(store, user, one, nowMs))] };
}
/** A key that two accounts have would open one of them only. */
function checkKeys(store) {
    const byKey = Map.groupBy(store.users.in({}).select(), (user) => user.apiKey);
    const same = [...byKey.values()].find((users) => users.length > 1);
    if (!same)
        return;
    const emails = same.map(({ email }) => email).join(" and ");
    throw new errors/* DeviceCloudError */.c("input", `The accounts ${emails} have the same API key.`, {
        remedy: "Give every account its own, or leave it out.",
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/access/sessions.js

/** How long an access token opens the API, in seconds (the answer's `expires_in`). */
const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 24 * 3_600;
/** OAuth sessions and tickets: tokens that expire. The store knows their digests only. */
class Sessions {
    #store;
    #clock;
    constructor(store, clock) {
        this.#store = store;
        this.#clock = clock;
    }
    issue(user, use) {
        return this.#issue(user, use, use === "access" ? ACCESS_SECONDS : REFRESH_SECONDS).token;
    }
    /** A ticket that opens sessions of the automation broker for so many seconds, with its record. */
    issueTicket(user, seconds) {
        return this.#issue(user, "ticket", seconds);
    }
    #issue(user, use, seconds) {
        this.#forgetExpired();
        const token = (0,secrets/* newSecret */.jr)(40);
        const expireTime = this.#clock.now() + seconds * 1_000;
        const kept = { userId: user.id, use, digest: (0,secrets/* digestOf */.ol)(token), expireTime };
        return { token, record: this.#store.tokens.insert(kept) };
    }
    /** The account whose unexpired token this is. */
    userOf(token, use) {
        const found = this.tokenOf(token, use);
        return found && this.#store.users.get(found.userId);
    }
    /** The record of an unexpired token. */
    tokenOf(token, use) {
        const where = [
            { sql: "json_extract(doc, '$.digest') = ?", values: [(0,secrets/* digestOf */.ol)(token)] },
            { sql: "json_extract(doc, '$.use') = ?", values: [use] },
        ];
        const found = this.#store.tokens.in({}).select({ where })[0];
        return found && found.expireTime > this.#clock.now() ? found : undefined;
    }
    #forgetExpired() {
        const expired = { sql: "json_extract(doc, '$.expireTime') <= ?", values: [this.#clock.now()] };
        for (const { id } of this.#store.tokens.in({}).select({ where: [expired] }))
            this.#store.tokens.delete(id);
    }
}

// EXTERNAL MODULE: ./build/src/base/zip/name-ledger.js
var name_ledger = __webpack_require__(62520);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/base/zip/entry-name.js
var entry_name = __webpack_require__(79183);
;// CONCATENATED MODULE: ./build/src/base/zip/plain-name.js


const MAX_NAME_BYTES = 480;
const MAX_PART_BYTES = 120;
const UNSAFE = /[\u0000-\u001f\u007f-\u009f<>:"|?*\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd\p{Surrogate}]/gu;
/**
 * A hostile or unportable relative name as one that every system can store: unsafe characters become `_`, `..` and
 * empty parts go, what is too long is cut at its front. A name without fault stays as it is. Never empty.
 */
function plainName(name) {
    const parts = name.split(/[\\/]/).filter((part) => !["", ".", ".."].includes(part));
    const plain = parts.map(plainPart);
    while (plain.length > 1 && Buffer.byteLength(plain.join("/")) > MAX_NAME_BYTES)
        plain.shift();
    return plain.join("/") || "_";
}
function plainPart(part) {
    const short = shorten(part.replace(UNSAFE, "_")).replace(/[. ]+$/, "_");
    return (0,entry_name/* nameProblem */.r)(short, "portable") ? `_${short}` : short;
}
/** Cut to a length that every file system takes, with its extension kept. */
function shorten(part) {
    if (Buffer.byteLength(part) <= MAX_PART_BYTES)
        return part;
    const extension = (0,external_node_path_.extname)(part);
    const ending = Buffer.byteLength(extension) <= 20 ? extension : "";
    const characters = [...part.slice(0, part.length - ending.length)];
    const room = MAX_PART_BYTES - Buffer.byteLength(ending);
    while (Buffer.byteLength(characters.join("")) > room)
        characters.length = Math.min(characters.length - 1, room);
    return characters.join("") + ending;
}

// EXTERNAL MODULE: ./build/src/contract/results/archives.js
var archives = __webpack_require__(8950);
;// CONCATENATED MODULE: ./build/src/cloud/archives/archive-contents.js




/**
 * What an archive holds: one folder per device run, `<device name>-<device run id>/`, with the files of that kind
 * (docs/decisions.md, Files).
 */
function archiveContents(store, run, { kind, deviceRuns }) {
    const inputs = kind === "apps-data" ? inputFiles(store, run) : [];
    return deviceRuns.flatMap((deviceRun) => {
        const results = kind === "apps-data" ? inputs : resultsOf(store, deviceRun, kind);
        const folder = folderOf(deviceRun);
        return plainContents(results).map(({ name, file }) => ({ name: `${folder}/${name}`, file }));
    });
}
/** The results of one execution under their own names, without a folder around them. */
function plainContents(results) {
    const ledger = new name_ledger/* NameLedger */.d();
    return results.map((file) => ({ name: nameIn(ledger, file), file }));
}
/** What tells two contents apart; null while one of the files still grows. */
function digestOfContents(entries) {
    if (entries.some(({ file }) => file.state !== "READY"))
        return null;
    const listed = entries.map(({ name, file }) => [name, file.id]);
    return (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(listed)).digest("hex");
}
/** The run's input files that are still there. */
function inputFiles(store, { appFileId, testFileId, dataFileId }) {
    const ids = [appFileId, testFileId, dataFileId].filter((id) => id !== null);
    return [...new Set(ids)].flatMap((id) => store.files.get(id) ?? []);
}
function resultsOf(store, deviceRun, kind) {
    const results = store.files.in({ parentId: deviceRun.id }).select();
    return results.filter(({ name }) => (0,archives/* holds */.v)(kind, name));
}
function folderOf({ id, deviceName }) {
    return `${plainName(deviceName.replaceAll(/[\\/]/g, "_"))}-${id}`;
}
/** The file's own name, or one with its id where another file would be overwritten by it on some system. */
function nameIn(ledger, { id, name }) {
    let candidate = plainName(name);
    const last = candidate.split("/").at(-1);
    for (let prefix = `${id}-`; ledger.claim(candidate, false) !== undefined; prefix += "-")
        candidate = `${prefix}${last}`;
    return candidate;
}

;// CONCATENATED MODULE: ./build/src/cloud/archives/work-queue.js
/** Does work in the background, in order of arrival, at most so many pieces at once. */
class WorkQueue {
    #maxAtOnce;
    #works = new Map();
    #waiting = [];
    #underWay = 0;
    #closed = false;
    constructor(maxAtOnce) {
        this.#maxAtOnce = maxAtOnce;
    }
    /** Takes a piece of work under the id of what it makes. It must not reject, and ends early when its signal aborts. */
    add(id, work) {
        if (this.#closed)
            return;
        const abort = new AbortController();
        const ended = this.#perform(work, abort.signal).finally(() => this.#works.delete(id));
        this.#works.set(id, { abort, ended });
    }
    /** Resolves when this piece is done or unknown. */
    async settled(id) {
        await this.#works.get(id)?.ended;
    }
    /** Ends every piece, also those that wait; no other starts. */
    async close() {
        this.#closed = true;
        const works = [...this.#works.values()];
        for (const { abort } of works)
            abort.abort();
        await Promise.all(works.map(({ ended }) => ended));
    }
    async #perform(work, signal) {
        if (!(await this.#takePlace(signal)))
            return;
        try {
            await work(signal);
        }
        finally {
            this.#leavePlace();
        }
    }
    /** Whether there is a place now; false when the work was ended while it waited for one. */
    async #takePlace(signal) {
        if (this.#underWay < this.#maxAtOnce) {
            this.#underWay++;
            return true;
        }
        return new Promise((resolve) => {
            const start = () => resolve(true);
            this.#waiting.push(start);
            signal.addEventListener("abort", () => {
                const index = this.#waiting.indexOf(start);
                if (index >= 0)
                    this.#waiting.splice(index, 1);
                resolve(false);
            });
        });
    }
    /** The place goes to who waits longest. */
    #leavePlace() {
        const next = this.#waiting.shift();
        if (next)
            next();
        else
            this.#underWay--;
    }
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/archiver/index.js + 24 modules
var archiver = __webpack_require__(89348);
;// CONCATENATED MODULE: ./build/src/cloud/archives/zip-stream.js



/** Deflate's fastest level: a few per cent larger than the default, and half its time. */
const LEVEL = 1;
const CHUNK_BYTES = 256 * 1024;
/**
 * A zip archive of `sources` in their order, written while it is read: memory does not grow with their sizes or
 * number. A source that is gone when its turn comes is left out; one that grows is packed as far as it has come.
 * @throws the failure of a source, or the signal's reason.
 */
async function* zipStream(sources, signal) {
    const archive = new archiver/* ZipArchive */.SJ({ zlib: { level: LEVEL } });
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    const filled = fill(archive, sources, either);
    filled.catch((error) => archive.destroy(error));
    try {
        yield* archive;
        await filled;
    }
    finally {
        // Whoever reads may have left: what is still open has nobody to read it.
        stop.abort();
        archive.destroy();
    }
}
async function fill(archive, sources, signal) {
    for (const source of sources) {
        signal.throwIfAborted();
        const content = await contentOf(source.path, signal);
        if (content)
            await append(archive, source, content, signal);
    }
    await archive.finalize();
}
/** Appends one file and waits until it is in the archive: the writer holds one, whatever their number. */
async function append(archive, { name, time }, content, signal) {
    const appended = (0,external_node_events_.once)(archive, "entry", { signal });
    if (!Buffer.isBuffer(content))
        content.once("error", (error) => archive.destroy(error));
    archive.append(content, { name, date: new Date(time), mode: 0o644 });
    await appended;
}
/** The file's bytes as far as there are any now; undefined when it is gone. */
async function contentOf(path, signal) {
    const handle = await openIfThere(path);
    if (!handle)
        return undefined;
    const { size } = await handle.stat();
    if (size > 0)
        return handle.createReadStream({ end: size - 1, highWaterMark: CHUNK_BYTES, signal });
    await handle.close();
    return Buffer.alloc(0);
}
async function openIfThere(path) {
    try {
        return await (0,promises_.open)(path, "r");
    }
    catch (error) {
        if (error.code === "ENOENT")
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/archives/run-archives.js




/** Reading disks and deflating: more at once would make all of them later. */
const MAX_AT_ONCE = 2;
const IS_UNFINISHED = {
    sql: "json_extract(doc, '$.archive') IS NOT NULL AND json_extract(doc, '$.state') = 'PREPARING'",
    values: [],
};
/**
 * Makes the archives that zip requests ask for, in the background: each is a file of the run, PREPARING until it is
 * whole. One that could not be made is gone, so that nobody polls it for ever.
 */
class RunArchives {
    #store;
    #clock;
    #logger;
    #queue = new WorkQueue(MAX_AT_ONCE);
    constructor({ store, clock, logger }) {
        this.#store = store;
        this.#clock = clock;
        this.#logger = logger;
    }
    /** The file that is or becomes this archive. The one of an earlier request serves while it would be the same. */
    request(run, { kind, deviceRuns }) {
        const included = deviceRuns ?? this.#store.deviceRuns.in({ parentId: run.id }).select();
        const digest = digestOfContents(archiveContents(this.#store, run, { kind, deviceRuns: included }));
        const whole = deviceRuns === null;
        const same = this.#store.files
            .in({ parentId: run.id })
            .select()
            .find(({ archive: made }) => made?.kind === kind && made.whole === whole && made.digest === digest);
        if (same && digest !== null)
            return same;
        const file = this.#store.files.insert({
            userId: run.userId,
            name: `run-${run.id}-${kind}.zip`,
            mimetype: "application/zip",
            direction: "OUTPUT",
            inputType: null,
            state: "PREPARING",
            size: 0,
            createTime: this.#clock.now(),
            blob: this.#store.blobs.reserve(),
            buildId: null,
            runId: run.id,
            archive: { kind, deviceRunIds: included.map(({ id }) => id), whole, digest },
        });
        this.#make(file);
        return file;
    }
    /** Resolves when nothing is being made of this file any more, with the record as it then is. */
    async settled(fileId) {
        await this.#queue.settled(fileId);
        return this.#store.files.get(fileId);
    }
    /** Takes up what an earlier cloud was asked for and did not finish. */
    resume() {
        for (const file of this.#store.files.in({}).select({ where: [IS_UNFINISHED] }))
            this.#make(file);
    }
    /** Ends what is being made. In a lasting store, the next start takes it up. */
    close() {
        return this.#queue.close();
    }
    #make(file) {
        this.#queue.add(file.id, async (signal) => {
            try {
                await this.#write(file, signal);
            }
            catch (error) {
                if (!signal.aborted)
                    await this.#giveUp(file, error);
            }
        });
    }
    /** Where even the record cannot be deleted, the next start makes the archive again. */
    async #giveUp(file, error) {
        const tell = (problem) => this.#logger.warning(`The archive ${file.name} (file ${file.id}) could not be made: ${(0,errors/* asDeviceCloudError */.w)(problem).message}`);
        tell(error);
        await this.#store.removeFile(file).catch(tell);
    }
    async #write(file, signal) {
        const { blobs, files } = this.#store;
        const archive = zipStream(this.#sourcesOf(file), signal);
        const { key, sizeBytes } = await blobs.keep(archive, Number.POSITIVE_INFINITY, signal, file.blob);
        const ready = files.update(file.id, { state: "READY", size: sizeBytes });
        // Its run may be gone by now, and its record with it.
        if (ready)
            this.#tellRun(ready);
        else
            await blobs.remove(key);
    }
    /** As the device runs are now: a retry may have replaced some since the request. */
    #sourcesOf({ runId, archive }) {
        const run = this.#store.runs.get(runId ?? -1);
        if (!run || !archive)
            return [];
        const deviceRuns = archive.deviceRunIds.flatMap((id) => this.#store.deviceRuns.get(id) ?? []);
        const contents = archiveContents(this.#store, run, { kind: archive.kind, deviceRuns });
        return contents.map(({ name, file }) => ({
            name,
            path: this.#store.blobs.path(file.blob),
            time: file.createTime,
        }));
    }
    /** A run names the newest archives of all its screenshots and logs. */
    #tellRun({ id, runId, archive }) {
        if (!archive?.whole || !runId)
            return;
        if (archive.kind === "screenshots")
            this.#store.runs.update(runId, { screenshotsFileId: id });
        if (archive.kind === "logs")
            this.#store.runs.update(runId, { logsFileId: id });
    }
}

// EXTERNAL MODULE: ./build/src/contract/results/layout.js
var layout = __webpack_require__(31279);
;// CONCATENATED MODULE: ./build/src/cloud/shell-word.js
/** One word for a POSIX shell, whatever it holds. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/browser-launcher.js



/** The launcher's name; suites that look for a browser on their path find it by the usual names, too. */
const LAUNCHER = "chromium";
const OTHER_NAMES = ["chromium-browser", "google-chrome", "google-chrome-stable"];
/** What keeps a browser quiet and the same from run to run. */
const QUIET = [
    ...["--disable-gpu", "--disable-quic", "--no-first-run", "--no-default-browser-check", "--disable-sync"],
    ...["--disable-background-networking", "--disable-component-update", "--disable-breakpad", "--log-level=3"],
];
/** Writes the script that starts the browser as the profile's device, and the links to it, into `folder`. */
async function writeLauncher(folder, options) {
    const path = (0,external_node_path_.join)(folder, LAUNCHER);
    await (0,promises_.writeFile)(path, launcherScript(options));
    await (0,promises_.chmod)(path, 0o755);
    for (const name of OTHER_NAMES)
        await (0,promises_.symlink)(LAUNCHER, (0,external_node_path_.join)(folder, name));
    if (options.browser.driverPath)
        await (0,promises_.symlink)(options.browser.driverPath, (0,external_node_path_.join)(folder, "chromedriver"));
}
/**
 * The script's text. The caller's switches come last and so win; a headless mode is added only where there is no
 * display, and a profile folder of its own only where the caller names none.
 */
function launcherScript({ browser, profile, demanded }) {
    const switches = [...demanded, ...QUIET, ...profileSwitches(profile)].map(shellWord).join(" ");
    return `#!/bin/sh
# Starts this executor's browser with what the place and its profile need.
${libraryLines(browser).join("\n")}
mode=; data=
[ -n "\${DISPLAY-}\${WAYLAND_DISPLAY-}" ] || mode=--headless
for argument in "$@"; do
  case "$argument" in
    --headless | --headless=*) mode= ;;
    --user-data-dir | --user-data-dir=*) data=given ;;
  esac
done
[ -n "$data" ] || set -- "--user-data-dir=$(mktemp -d)" "$@"
exec ${shellWord(browser.path)} ${switches} $mode "$@"
`;
}
function libraryLines(browser) {
    const lines = [];
    if (browser.sharedLibraryPaths.length > 0) {
        lines.push(`export LD_LIBRARY_PATH=${shellWord(browser.sharedLibraryPaths.join(":"))}`);
    }
    if (browser.fontConfiguration)
        lines.push(`export FONTCONFIG_FILE=${shellWord(browser.fontConfiguration)}`);
    return lines;
}
function profileSwitches(profile) {
    return [
        `--window-size=${profile.width},${profile.height}`,
        `--force-device-scale-factor=${profile.scale}`,
        ...(profile.touch ? ["--touch-events=enabled"] : []),
        ...(profile.userAgent === undefined ? [] : [`--user-agent=${profile.userAgent}`]),
        ...(profile.language === undefined ? [] : [`--accept-lang=${profile.language}`]),
    ];
}

// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/cloud/broker/webdriver-error.js

/** The errors of W3C WebDriver that the broker itself answers, with their HTTP status (WebDriver 2, Handling Errors). */
const STATUSES = {
    "invalid argument": 400,
    "invalid session id": 404,
    "session not created": 500,
    timeout: 500,
    "unknown command": 404,
    "unknown error": 500,
    "unknown method": 405,
    "unsupported operation": 500,
};
/** What a WebDriver client is answered instead of a result. The message never holds a secret. */
class WebDriverError extends Error {
    name = "WebDriverError";
    code;
    status;
    /** The cloud itself is to blame, and its log has to say more. */
    isOurs;
    /** `status` differs from that of the code where HTTP has a better one, such as 401. */
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.status = details.status ?? STATUSES[code];
        this.isOurs = details.isOurs ?? false;
    }
    /** The body that every client knows to read. */
    get body() {
        return { value: { error: this.code, message: this.message, stacktrace: "" } };
    }
}
/**
 * Any failure as one that a client can be told, with this code where it has none. What only the cloud's log may say is
 * the cause, and `isOurs`.
 */
function asWebDriverError(error, code = "unknown error") {
    if (error instanceof WebDriverError)
        return error;
    if (error instanceof errors/* DeviceCloudError */.c && error.status !== undefined) {
        return new WebDriverError(code, error.explanation, { status: error.status, cause: error });
    }
    return new WebDriverError(code, "The device cloud failed; its log says why.", {
        cause: error,
        isOurs: true,
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/read-json.js

/**
 * A whole JSON body of at most `maxBytes`.
 * @throws {WebDriverError} `invalid argument` for a longer body, one that is cut short or no JSON.
 */
async function readJson(request, maxBytes) {
    const chunks = [];
    let sizeBytes = 0;
    try {
        // What is left of a body that is too long is not read, but its connection has to carry the answer.
        const bytes = request.iterator({ destroyOnReturn: false });
        for await (const chunk of bytes) {
            sizeBytes += chunk.length;
            if (sizeBytes > maxBytes)
                break;
            chunks.push(chunk);
        }
    }
    catch (error) {
        throw new WebDriverError("invalid argument", "The body was cut short.", { cause: error });
    }
    if (sizeBytes > maxBytes) {
        throw new WebDriverError("invalid argument", `The body is longer than ${maxBytes} bytes.`, {
            status: 413,
        });
    }
    try {
        return JSON.parse(Buffer.concat(chunks).toString("utf8"));
    }
    catch {
        throw new WebDriverError("invalid argument", "The body is not JSON.");
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/guard/allowed-address.js
/**
 * Of `about:`, `about:blank` alone: Chromium takes the others for its own pages, `about:version` for `chrome://version`.
 * A blob has the origin of the page that made it.
 */
const ALLOWED = /^(?:https?:|data:|about:blank(?:[?#]|$)|blob:(?:https?:|null\/))/i;
/**
 * Whether a browser without a sandbox may open this address. Its scheme must stand there to the letter: parsers leave out
 * tabs and line breaks, so that `fi\tle:` is `file:` to them, but to none is `http:` anything else (URL Standard, scheme
 * state).
 */
function isAllowedAddress(address) {
    return ALLOWED.test(address.trim());
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/guard/allowed-commands.js
/**
 * The commands that pass to a browser without a sandbox, below the session; `*` stands for one segment. A list of what
 * passes, as each driver adds commands of its own: for the DevTools protocol, extensions, dumps of memory.
 */
const COMMANDS = {
    GET: [
        // WebDriver 2, Endpoints.
        ...["timeouts", "url", "title", "window", "window/handles", "window/rect", "source", "screenshot"],
        ...["element/active", "element/*/shadow", "element/*/selected", "element/*/attribute/*"],
        ...["element/*/property/*", "element/*/css/*", "element/*/text", "element/*/name", "element/*/rect"],
        ...["element/*/enabled", "element/*/computedrole", "element/*/computedlabel", "element/*/displayed"],
        ...["element/*/screenshot", "cookie", "cookie/*", "alert/text"],
        // Of other standards: Federated Credential Management, Web Authentication, Generic Sensor.
        ...["fedcm/accountlist", "fedcm/gettitle", "fedcm/getdialogtype"],
        ...["webauthn/authenticator/*/credentials", "sensor/*"],
        // Of Chromium's driver: what pages logged, the picture of a whole page, the speed of the network.
        ...["log/types", "se/log/types", "screenshot/full", "chromium/network_conditions"],
    ],
    POST: [
        ...["timeouts", "url", "back", "forward", "refresh", "window", "window/new", "window/rect"],
        ...["window/maximize", "window/minimize", "window/fullscreen", "frame", "frame/parent"],
        ...["element", "elements", "element/*/element", "element/*/elements"],
        ...["shadow/*/element", "shadow/*/elements", "element/*/click", "element/*/clear", "element/*/value"],
        ...["execute/sync", "execute/async", "cookie", "actions", "print"],
        ...["alert/accept", "alert/dismiss", "alert/text"],
        // Permissions, Reporting, Secure Payment Confirmation, Device Posture, Compute Pressure beside those above.
        ...["permissions", "reporting/generate_test_report", "secure-payment-confirmation/set-mode"],
        ...["deviceposture", "pressuresource", "pressuresource/*", "sensor", "sensor/*"],
        ...["fedcm/canceldialog", "fedcm/selectaccount", "fedcm/clickdialogbutton", "fedcm/setdelayenabled"],
        ...["fedcm/resetcooldown", "webauthn/authenticator", "webauthn/authenticator/*/credential"],
        ...["webauthn/authenticator/*/uv", "log", "se/log", "chromium/network_conditions"],
    ],
    DELETE: [
        ...["window", "cookie", "cookie/*", "actions", "deviceposture", "pressuresource/*", "sensor/*"],
        ...["webauthn/authenticator/*", "webauthn/authenticator/*/credentials"],
        ...["webauthn/authenticator/*/credentials/*", "chromium/network_conditions"],
    ],
};
const PATTERNS = new Map(Object.entries(COMMANDS).map(([method, paths]) => {
    const alternatives = paths.map((path) => path.replaceAll("*", "[^/?]+"));
    return [method, new RegExp(`^/(?:${alternatives.join("|")})$`)];
}));
/** Whether a command is known to show nothing of this machine's files; `path` is as it came, with its query. */
function isAllowedCommand(method, path) {
    return PATTERNS.get(method)?.test(path) ?? false;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/guard/typed-text.js
/** A key that types nothing (WebDriver 2, Keyboard actions: "Unidentified"). Drivers trim white space only. */
const NO_KEY = "\uE000";
/**
 * Finds the absolute paths in a text that is to be typed, one a line, beside those of `files`. To a file input each line
 * is a path; what stands before it is trimmed.
 */
function typedText(text, files) {
    const paths = [];
    const lines = text.split("\n").map((line) => {
        const path = line.trim();
        if (!path.startsWith("/") || files.has(path))
            return line;
        paths.push(path);
        return NO_KEY + line;
    });
    return { paths, harmless: lines.join("\n") };
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/guard/file-guard.js






/** Of the commands whose body is read: addresses with a whole page in them are long. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const MAX_SHOWN = 200;
const TYPING = /^\/element\/([^/?]+)\/value$/;
/**
 * Keeps the files of this machine from a session whose browser runs in no sandbox. Chromium itself keeps pages from `file:`;
 * what is left are commands, and those are judged here (docs/decisions.md, The automation broker).
 */
class FileGuard {
    #files = new Set();
    /** Takes the path of a file that the client has sent: its browser may read that. */
    receive(path) {
        this.#files.add(path);
    }
    /**
     * Judges a command. Returns the body that is to be sent in the place of the client's, undefined where that may stream
     * past. What is sent instead holds nothing but what was judged: drivers let other fields, such as `id`, win over the path.
     * @throws {WebDriverError} `unsupported operation` for a command that is not on the list, `invalid argument` for an
     * address or a path that could show a file of this machine.
     */
    async admit({ method, path, request, typeOf }) {
        if (!isAllowedCommand(method, path))
            throw refusedCommand(method, path);
        if (method !== "POST")
            return undefined;
        if (path === "/url")
            return bodyOf({ url: allowedAddress(await readJson(request, MAX_BODY_BYTES)) });
        const [, elementId] = TYPING.exec(path) ?? [];
        if (elementId === undefined)
            return undefined;
        const text = textIn(await readJson(request, MAX_BODY_BYTES), "text");
        const { paths, harmless } = typedText(text, this.#files);
        const [first] = paths;
        // A page may lie about its element, or change it at once: what is typed is harmless even then.
        if (first !== undefined && (await typeOf(elementId)) === "file")
            throw refusedFile(first);
        return bodyOf({ text: harmless });
    }
}
function allowedAddress(body) {
    const address = textIn(body, "url");
    if (isAllowedAddress(address))
        return address;
    throw new WebDriverError("invalid argument", `The address "${(0,untrusted_text/* plainLine */.h)(address, MAX_SHOWN)}" is not opened. ${REASON}, so only http, https, data, blob and about:blank are. Serve the page by http, or ${REMEDY}.`);
}
function refusedCommand(method, path) {
    return new WebDriverError("unsupported operation", `The command ${(0,untrusted_text/* plainLine */.h)(`${method} ${path}`, MAX_SHOWN)} is not passed on. ${REASON}, so only commands of W3C standards are. Do without it, or ${REMEDY}.`);
}
function refusedFile(path) {
    return new WebDriverError("invalid argument", `The file "${(0,untrusted_text/* plainLine */.h)(path, MAX_SHOWN)}" is not given to the page. ${REASON}, so a file input takes only files that the session was sent. Send it by POST /se/file and type the path that this answers, or ${REMEDY}.`);
}
const REASON = "No sandbox works on the cloud's machine, and its browsers could read what the cloud can";
const REMEDY = "install bubblewrap there";
/** @throws {WebDriverError} `invalid argument` where the body has no such text. */
function textIn(body, name) {
    const value = body?.[name];
    if (typeof value === "string")
        return value;
    throw new WebDriverError("invalid argument", `The body has no text "${name}".`);
}
function bodyOf(content) {
    return Buffer.from(JSON.stringify(content));
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/guard/without-socket.js
/** Why a session without a sandbox has no WebSocket, and what to do about it. */
const SOCKET_REMEDY = "over one, a browser can be told to read files, and no sandbox works on the cloud's machine; install bubblewrap there";
/**
 * Leaves out the wish for a WebSocket (WebDriver BiDi, webSocketUrl): its commands open files, load extensions and speak
 * the DevTools protocol. The session's log says so. Clients that ask for one by habit do without, as the answer has none.
 */
function withoutSocket(asked, onOutput) {
    const { webSocketUrl, ...others } = asked;
    if (webSocketUrl === true)
        onOutput(Buffer.from(`The session has no WebSocket: ${SOCKET_REMEDY}.\n`));
    return others;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/chromium-capabilities.js
const OPTIONS = "goog:chromeOptions";
/**
 * The capabilities with which chromedriver starts the browser as this device: a phone by mobile emulation, a desktop in a
 * window on a screen of its size. The browser speaks to its driver through a pipe, so no port of it is open to others.
 */
function chromiumCapabilities(asked, profile, { binary, downloads }) {
    const options = (asked[OPTIONS] ?? {});
    const { width, height } = profile;
    return {
        ...asked,
        browserName: "chrome",
        [OPTIONS]: {
            ...options,
            binary,
            args: [...(options.args ?? []), "--remote-debugging-pipe", `--screen-info={${width}x${height}}`],
            prefs: {
                ...options.prefs,
                "download.default_directory": downloads,
                "savefile.default_directory": downloads,
                "download.prompt_for_download": false,
            },
            ...emulationOf(profile),
        },
    };
}
/** The option that makes a Chromium a phone or tablet; a desktop needs none. */
function emulationOf(profile) {
    if (!isHandheld(profile))
        return {};
    const { width, height, scale, touch, mobile, userAgent } = profile;
    const deviceMetrics = { width, height, pixelRatio: scale, touch, mobile };
    return { mobileEmulation: { deviceMetrics, ...(userAgent === undefined ? {} : { userAgent }) } };
}
/** Whether the device is emulated; a desktop is the browser itself. */
function isHandheld({ mobile, touch }) {
    return mobile || touch;
}
/** What the launcher starts: with emulation, a plain browser that the driver turns into the device. */
function launchedProfile(profile) {
    if (!isHandheld(profile))
        return profile;
    const { name, osType, width, height, language } = profile;
    const plain = { name, osType, width, height, scale: 1, mobile: false, touch: false };
    return language === undefined ? plain : { ...plain, language };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/src/cloud/execution/process-table.js


/**
 * Every living process of the machine. Read in one go, not awaited piece by piece: the shorter the look, the fewer
 * processes can be born behind it.
 */
function listProcesses() {
    return process.platform === "linux" ? listFromProc() : listFromPs();
}
/** Whether the process was started with `assignment` (`NAME=value`) in its environment, as far as that can be read. */
function hasVariable(pid, assignment) {
    if (process.platform === "linux")
        return read(`/proc/${pid}/environ`).split("\0").includes(assignment);
    return ps(["-E", "-ww", "-o", "command=", "-p", String(pid)]).includes(` ${assignment}`);
}
/** These processes and all that descend from them. */
function withDescendants(roots, all) {
    const family = new Set(roots);
    const pids = new Set(roots.map(({ pid }) => pid));
    for (let sizeBefore = -1; sizeBefore < family.size;) {
        sizeBefore = family.size;
        for (const entry of all) {
            if (!pids.has(entry.parent))
                continue;
            family.add(entry);
            pids.add(entry.pid);
        }
    }
    return [...family];
}
/** Sends a signal; a process that is gone is fine. */
function signalProcess(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // It ended on its own.
    }
}
function listFromProc() {
    const pids = (0,external_node_fs_.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => parseStat(Number(pid), read(`/proc/${pid}/stat`)));
}
/** `pid (name) state ppid pgrp …`: the name may hold spaces and parentheses, so the fields are counted behind it. */
function parseStat(pid, stat) {
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, parent, group] = fields;
    const isAlive = state !== undefined && state !== "" && state !== "Z" && state !== "X";
    return isAlive ? [{ pid, parent: Number(parent), group: Number(group), born: fields[19] ?? "" }] : [];
}
function listFromPs() {
    const rows = ps(["-ax", "-o", "pid=,ppid=,pgid=,stat=,lstart="]).split("\n");
    return rows.flatMap((row) => {
        const [pid, parent, group, state, ...born] = row.trim().split(/\s+/);
        if (!state || state.startsWith("Z"))
            return [];
        return [{ pid: Number(pid), parent: Number(parent), group: Number(group), born: born.join(" ") }];
    });
}
function ps(args) {
    try {
        return (0,external_node_child_process_.execFileSync)("ps", args, { encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
    }
    catch {
        return "";
    }
}
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "latin1");
    }
    catch {
        return "";
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/end-processes.js


/** How long processes get between SIGTERM and SIGKILL; with it an abort is done within about two seconds. */
const GRACE_MS = 1_000;
const POLL_MS = 25;
/**
 * Ends the processes that `find` names: SIGTERM once, a short grace, then SIGKILL until none is left. A process may be
 * born while the table is read, so only two empty looks in a row count.
 */
async function endProcesses(find) {
    for (const pid of find())
        signalProcess(pid, "SIGTERM");
    const deadline = Date.now() + GRACE_MS;
    while (Date.now() < deadline && find().length > 0)
        await (0,external_node_timers_promises_.setTimeout)(POLL_MS);
    for (let emptyLooks = 0; emptyLooks < 2;) {
        const left = find();
        for (const pid of left)
            signalProcess(pid, "SIGKILL");
        emptyLooks = left.length === 0 ? emptyLooks + 1 : 0;
        if (left.length > 0)
            await (0,external_node_timers_promises_.setTimeout)(POLL_MS);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/remove-tree.js


/** Removes a folder that a suite wrote to, also where it took the permission to do so away. Missing is fine. */
async function removeTree(folder) {
    try {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 2 });
    }
    catch {
        await openFolders(folder);
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 5 });
    }
}
/** A first removal that failed may still be removing other branches, so what is gone is fine. */
async function openFolders(folder) {
    try {
        await (0,promises_.chmod)(folder, 0o700);
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true })) {
            if (entry.isDirectory())
                await openFolders((0,external_node_path_.join)(folder, entry.name));
        }
    }
    catch (error) {
        if (error.code !== "ENOENT")
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/room.js







/** A variable with the mark of the room: of a sandbox itself, not of its suite; of the suite where it has no sandbox. */
const ROOMS_VARIABLE = "DEVICE_CLOUD_ROOMS";
const FOLDER = "rooms";
/**
 * An empty place for rooms in the cloud's data folder. What a cloud that was killed left there is cleared away: folders,
 * sandboxes that did not die with it, and processes of suites that had none.
 */
async function openRooms(dataFolder) {
    const rooms = (0,external_node_path_.join)(dataFolder, FOLDER);
    if ((0,external_node_fs_.existsSync)(rooms))
        await endProcesses(() => processesOf(rooms));
    await removeTree(rooms);
    await (0,promises_.mkdir)(rooms, { mode: 0o700 });
    return rooms;
}
function processesOf(rooms) {
    const assignment = `${ROOMS_VARIABLE}=${markOf(rooms)}`;
    return listProcesses()
        .map(({ pid }) => pid)
        .filter((pid) => pid !== process.pid && hasVariable(pid, assignment));
}
function markOf(rooms) {
    return (0,external_node_crypto_.createHash)("sha256").update(rooms).digest("hex");
}
async function createRoom(rooms) {
    // Short: sockets in the temporary folder have paths of about 100 characters at most.
    const root = (0,external_node_path_.join)(rooms, (0,external_node_crypto_.randomBytes)(4).toString("hex"));
    const folders = { home: (0,external_node_path_.join)(root, "home"), temp: (0,external_node_path_.join)(root, "tmp"), tools: (0,external_node_path_.join)(root, "bin") };
    for (const folder of Object.values(folders))
        await (0,promises_.mkdir)(folder, { recursive: true });
    return { ...folders, mark: markOf(rooms), [Symbol.asyncDispose]: () => removeTree(root) };
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/suite-environment.js


/** Names that a variable can have, without those that act on the loader of every program. */
const VARIABLE = /^(?!(?:LD|DYLD|GLIBC|GCONV|MALLOC)_)[A-Za-z_]\w*$/;
const SYSTEM_PATH = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];
/**
 * All that a suite finds in its environment: nothing of the cloud's own passes. The order's variables come first, so
 * that none of them replaces what the suite needs to run.
 */
function suiteEnvironment(view, { profile, environment, paths = {} }, driverPath) {
    const launcher = `${view.tools}/${LAUNCHER}`;
    return {
        ...wellFormed(environment),
        ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `${view.workspace}/${path}`])),
        PATH: [view.tools, (0,external_node_path_.dirname)(process.execPath), ...SYSTEM_PATH].join(":"),
        HOME: view.home,
        TMPDIR: view.temp,
        LANG: "C.UTF-8",
        TZ: "UTC",
        CI: "true",
        CHROME_BIN: launcher,
        CHROME_PATH: launcher,
        PUPPETEER_EXECUTABLE_PATH: launcher,
        SVC_BROWSER_PATH: launcher,
        ...(driverPath === undefined ? {} : { CHROMEWEBDRIVER: (0,external_node_path_.dirname)(driverPath) }),
        ...profileVariables(profile),
    };
}
/** Whether a suite can be given a variable of this name. */
function isVariableName(name) {
    return VARIABLE.test(name);
}
/** Variables that a process can be given: users name them and fill them in. */
function wellFormed(variables) {
    const possible = Object.entries(variables).filter(([name]) => isVariableName(name));
    return Object.fromEntries(possible.map(([name, value]) => [name, value.replaceAll("\0", "")]));
}
/** The profile in a form that a suite can hand to DevTools' device emulation. */
function profileVariables(profile) {
    return {
        SVC_DEVICE_NAME: profile.name,
        SVC_DEVICE_OS: profile.osType,
        SVC_DEVICE_WIDTH: String(profile.width),
        SVC_DEVICE_HEIGHT: String(profile.height),
        SVC_DEVICE_SCALE: String(profile.scale),
        SVC_DEVICE_MOBILE: String(profile.mobile),
        SVC_DEVICE_TOUCH: String(profile.touch),
        SVC_DEVICE_USER_AGENT: profile.userAgent ?? "",
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/driver-process.js
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








const STARTED = /started successfully on port (\d+)/;
/** Among the run's tools, which it may read only. */
const INBOX = "inbox";
const START_LIMIT_MS = 20_000;
const MAX_BANNER = 8_192;
/**
 * Starts a chromedriver in a room of its own, with the browser's launcher beside it.
 * @throws {WebDriverError} `session not created` where the machine has no chromedriver or it does not start.
 */
async function startDriverProcess(place, order, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { confinement, browser, switches } = place;
        const { driverPath } = browser;
        if (driverPath === undefined) {
            throw new WebDriverError("session not created", `This cloud has no chromedriver for its browser (${browser.origin}). Install one beside it, or name its folder in CHROMEWEBDRIVER.`);
        }
        const stack = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const room = stack.use(await createRoom(place.rooms));
        const view = confinement.view(order.workspace, room);
        const inbox = { folder: (0,external_node_path_.join)(room.tools, INBOX), seenAs: `${view.tools}/${INBOX}` };
        await (0,promises_.mkdir)(inbox.folder);
        await writeLauncher(room.tools, { browser, profile: order.profile, demanded: switches });
        await confinement.handOver(order.workspace, room);
        const secret = (0,secrets/* newSecret */.jr)();
        const environment = suiteEnvironment(view, { profile: order.profile, environment: {} }, driverPath);
        const words = [driverPath, "--port=0", `--url-base=/${secret}`];
        const run = stack.adopt(await confinement.start({ words, environment, workspace: order.workspace, room }), async (started) => {
            await started.end();
            started.output.destroy();
        });
        const port = await portOf(run, order, signal);
        const open = stack.move();
        const gone = new AbortController();
        run.exited.then((code) => gone.abort(`The driver ended with ${code}.`), (error) => gone.abort(`The driver failed: ${(0,untrusted_text/* plainLine */.h)(String(error), 200)}`));
        return {
            address: new URL(`http://127.0.0.1:${port}/${secret}`),
            view,
            inbox,
            gone: gone.signal,
            [Symbol.asyncDispose]: () => open.disposeAsync(),
        };
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
/** The port out of what the driver prints; everything it prints, now and later, is passed on. */
async function portOf({ output, exited }, { clock, onOutput }, signal) {
    const { promise: port, resolve } = Promise.withResolvers();
    let banner = "";
    output.on("data", (chunk) => {
        onOutput(chunk);
        if (banner === undefined)
            return;
        banner = (banner + chunk.toString("latin1")).slice(-MAX_BANNER);
        const found = STARTED.exec(banner)?.[1];
        if (found === undefined)
            return;
        banner = undefined;
        resolve(Number(found));
    });
    const limit = new AbortController();
    const late = clock.sleep(START_LIMIT_MS, AbortSignal.any([limit.signal, signal])).then(() => "it did not say its port in time", () => "it was stopped");
    const first = await Promise.race([port, late, exited.then((code) => `it ended with ${code}`, String)]);
    limit.abort();
    if (typeof first === "number")
        return first;
    throw new WebDriverError("session not created", `The driver did not start: ${(0,untrusted_text/* plainLine */.h)(first, 200)}.`);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/send-command.js




const MAX_ANSWER_BYTES = 1024 * 1024;
/**
 * Sends a command to a driver and reads its whole answer, at most 1 MiB.
 * @throws {WebDriverError} `unknown error` when the driver cannot be reached or does not answer JSON.
 */
async function sendCommand(address, { method, path, body, agent }, signal) {
    const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const send = address.protocol === "https:" ? external_node_https_.request : external_node_http_.request;
    const { promise, resolve, reject } = Promise.withResolvers();
    const outgoing = send(address, {
        method,
        path: pathBelow(address, path),
        headers: {
            ...credentialsOf(address),
            accept: "application/json",
            ...(content && {
                "content-type": "application/json; charset=utf-8",
                "content-length": content.length,
            }),
        },
        ...(agent && { agent }),
        ...(signal && { signal }),
    }, (incoming) => {
        const chunks = [];
        let sizeBytes = 0;
        incoming.on("data", (chunk) => {
            sizeBytes += chunk.length;
            if (sizeBytes > MAX_ANSWER_BYTES)
                incoming.destroy(new Error("its answer is too long"));
            else
                chunks.push(chunk);
        });
        incoming.on("error", reject);
        incoming.on("end", () => {
            const value = valueIn(Buffer.concat(chunks).toString("utf8"));
            if (value === undefined)
                reject(new Error(`it answered ${incoming.statusCode} without a value`));
            else
                resolve({ status: incoming.statusCode ?? 0, value });
        });
    });
    outgoing.on("error", reject);
    outgoing.end(content);
    try {
        return await promise;
    }
    catch (error) {
        if (signal?.aborted)
            throw signal.reason;
        const reason = error.code ?? error.message;
        throw new WebDriverError("unknown error", `The driver does not answer: ${(0,untrusted_text/* plainLine */.h)(reason, 200)}.`, {
            cause: error,
        });
    }
}
/** A path below the root of a driver. */
function pathBelow(address, path) {
    return `${address.pathname.replace(/\/$/, "")}${path}`;
}
/** Account and password of a driver's address, as the header that carries them. */
function credentialsOf({ username, password }) {
    if (username === "" && password === "")
        return {};
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}
function valueIn(text) {
    try {
        return JSON.parse(text)?.value;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/fit-window.js

const MEASURE = "return [innerWidth, innerHeight, outerWidth, outerHeight]";
/** Gives the window the size with which its page has `width` × `height` CSS pixels: the bars around it take some. */
async function fitWindow(address, sessionId, { width, height }, signal) {
    const path = `/session/${sessionId}`;
    const measure = { script: MEASURE, args: [] };
    const { value } = await sendCommand(address, { method: "POST", path: `${path}/execute/sync`, body: measure }, signal);
    if (!Array.isArray(value) || !value.every((one) => typeof one === "number"))
        return;
    const [innerWidth, innerHeight, outerWidth, outerHeight] = value;
    const rect = { width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight };
    await sendCommand(address, { method: "POST", path: `${path}/window/rect`, body: rect }, signal);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/new-driver-session.js



const MAX_REASON = 2_000;
/**
 * The New Session command to a driver (WebDriver 2, New Session).
 * @throws {WebDriverError} `session not created` with what the driver says.
 */
async function newDriverSession(address, capabilities, signal) {
    const body = { capabilities: { alwaysMatch: capabilities, firstMatch: [{}] } };
    const { status, value } = await sendCommand(address, { method: "POST", path: "/session", body }, signal);
    const answer = (value ?? {});
    const { sessionId, capabilities: given } = answer;
    if (status === 200 && typeof sessionId === "string" && SESSION_ID.test(sessionId)) {
        return { id: sessionId, capabilities: isRecord(given) ? given : {} };
    }
    const reason = typeof answer.message === "string" ? answer.message : `it answered ${status}`;
    const isArgument = answer.error === "invalid argument";
    throw new WebDriverError(isArgument ? "invalid argument" : "session not created", `The driver started no session: ${(0,untrusted_text/* plainLine */.h)(reason, MAX_REASON)}`);
}
/** What a session's id may be: it becomes part of a path. */
const SESSION_ID = /^[\w.:~-]{1,200}$/;
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/chromium-backend.js
var chromium_backend_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var chromium_backend_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










const DOWNLOADS = `${layout/* OUTPUT_FOLDER */.zF}/downloads`;
/** Drives devices by a chromedriver and a Chromium per session, in the sandbox that suites get, or guarded where none works. */
function chromiumBackend(place, clock) {
    return { isLocal: true, isChromium: true, start: (order, signal) => start(place, clock, order, signal) };
}
async function start(place, clock, { device, capabilities, workspace, onOutput }, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(workspace, DOWNLOADS), { recursive: true });
        const stack = chromium_backend_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const profile = launchedProfile(device.profile);
        const driver = stack.use(await startDriverProcess(place, { workspace, profile, clock, onOutput }, signal));
        const { address, view, gone } = driver;
        const until = AbortSignal.any([signal, gone]);
        const guard = place.confinement.isolation === "bubblewrap" ? undefined : new FileGuard();
        const allowed = guard ? withoutSocket(capabilities, onOutput) : capabilities;
        const asked = chromiumCapabilities(allowed, device.profile, {
            binary: `${view.tools}/${LAUNCHER}`,
            downloads: `${view.workspace}/${DOWNLOADS}`,
        });
        const session = await newDriverSession(address, asked, until);
        if (!isHandheld(device.profile))
            await fitWindow(address, session.id, device.profile, until);
        const open = stack.move();
        return {
            ...session,
            // Over a pipe the driver leaves this out, and by it clients know that the browser is a Chromium.
            capabilities: { "goog:chromeOptions": {}, ...session.capabilities },
            address,
            gone,
            inbox: driver.inbox,
            guard,
            [Symbol.asyncDispose]: () => open.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = chromium_backend_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/remote-backend.js




/** How long a server may take to end a session. */
const END_LIMIT_MS = 20_000;
/** Drives devices through a server elsewhere. */
function remoteBackend(server) {
    return {
        isLocal: false,
        isChromium: server.emulates,
        start: (order, signal) => remote_backend_start(server, order, signal),
    };
}
async function remote_backend_start({ address, capabilities, emulates }, order, signal) {
    const asked = emulates ? emulated(order.capabilities, order.device.profile) : order.capabilities;
    const session = await newDriverSession(address, { ...asked, ...capabilities }, signal).catch(unreached);
    return {
        ...session,
        address,
        inbox: undefined,
        // Whoever runs the server decides what its browsers may read.
        guard: undefined,
        // A server elsewhere says nothing by itself: that it is gone shows with the next command.
        gone: new AbortController().signal,
        async [Symbol.asyncDispose]() {
            const end = { method: "DELETE", path: `/session/${session.id}` };
            await sendCommand(address, end, AbortSignal.timeout(END_LIMIT_MS)).catch(() => undefined);
        },
    };
}
/** A server that says nothing is no matter of the client's, who cannot know it. */
function unreached(error) {
    if (!(error instanceof WebDriverError) || error.code !== "unknown error")
        throw error;
    const message = `${error.message} Whoever runs this cloud can tell whether its server is up.`;
    throw new WebDriverError("session not created", message, { cause: error });
}
function emulated(asked, profile) {
    const options = { ...asked["goog:chromeOptions"], ...emulationOf(profile) };
    return { browserName: "chrome", ...asked, "goog:chromeOptions": options };
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/server-address.js
/**
 * The address of a server elsewhere, with account and password as every reader of addresses takes them: a `%` that begins
 * no escape is one of the password itself, as people write them down.
 */
function serverAddress(text) {
    const address = new URL(text);
    address.username = encodeURIComponent(decoded(address.username));
    address.password = encodeURIComponent(decoded(address.password));
    return address;
}
function decoded(text) {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll("%", ""), "hex").toString("utf8"));
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/backends.js



/** What drives each device: the server that its entry names, else the cloud's, else a browser of this machine. */
function backends({ place, clock, webdriver }) {
    const usual = webdriver === undefined
        ? chromiumBackend(place, clock)
        : remoteBackend({ address: serverAddress(webdriver), capabilities: {}, emulates: true });
    const own = new Map();
    return ({ id, webdriver: server }) => {
        if (!server)
            return usual;
        const { url, capabilities } = server;
        const backend = own.get(id) ?? remoteBackend({ address: serverAddress(url), capabilities, emulates: false });
        own.set(id, backend);
        return backend;
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/broker-session.js



/** A driver closes connections that rest for long; one that is closed while a command is sent would lose the command. */
const REST_MS = 2_000;
/** A session of a client on a device, from its first command to its end. */
class BrokerSession {
    parts;
    agent;
    /** Aborted when the session ends, so that everything that is under way for it ends, too. */
    ended = new AbortController();
    #done = Promise.withResolvers();
    #known = new Set();
    #underWay = 0;
    #lastUsedMs;
    #pictures = 0;
    #files = 0;
    #writing = new Set();
    constructor(parts) {
        this.parts = parts;
        this.#lastUsedMs = parts.clock.now();
        const isSecure = parts.driver.address.protocol === "https:";
        this.agent = new (isSecure ? external_node_https_.Agent : external_node_http_.Agent)({ keepAlive: true, timeout: REST_MS });
        parts.driver.gone.addEventListener("abort", () => this.#lose(), { once: true });
        if (parts.driver.gone.aborted)
            this.#lose();
        void this.#watch();
    }
    get id() {
        return this.parts.id;
    }
    get hasEnded() {
        return this.ended.signal.aborted;
    }
    /** Whether the session's holder sent these credentials before. */
    knows(authorization) {
        return this.#known.has((0,secrets/* digestOf */.ol)(authorization));
    }
    remember(authorization) {
        this.#known.add((0,secrets/* digestOf */.ol)(authorization));
    }
    /** Marks that the client uses the session. */
    touch() {
        this.#lastUsedMs = this.parts.clock.now();
    }
    /** Keeps the session from being idle until the returned function is called. */
    use() {
        this.#underWay++;
        return () => {
            this.#underWay--;
            this.touch();
        };
    }
    /** The number of the next picture. */
    nextPicture() {
        return ++this.#pictures;
    }
    /** The number of the next file that the client sends. */
    nextFile() {
        return ++this.#files;
    }
    /** Takes something that is still being written for the session: its record ends afterwards. */
    writing(work) {
        const settled = work.catch(() => undefined).finally(() => this.#writing.delete(settled));
        this.#writing.add(settled);
    }
    /** Ends the session once, whoever asks first; resolves when its device is free and its record is complete. */
    async end(end) {
        if (!this.hasEnded) {
            this.ended.abort(end.message ?? "The session has ended.");
            void this.#end(end).then(this.#done.resolve, this.#done.reject);
        }
        await this.#done.promise;
    }
    async #end(end) {
        const { driver, record } = this.parts;
        try {
            await driver[Symbol.asyncDispose]();
            this.agent.destroy();
            await Promise.all(this.#writing);
            await record.end(end);
        }
        finally {
            await this.parts.settle(this, end);
        }
    }
    #lose() {
        if (this.hasEnded)
            return;
        void this.end({ state: "FAILED", message: String(this.parts.driver.gone.reason) }).catch(() => undefined);
    }
    /** Ends the session when its client does nothing with it for too long. */
    async #watch() {
        const { clock, idleMs } = this.parts;
        try {
            for (;;) {
                const restMs = this.#underWay > 0 ? idleMs : this.#lastUsedMs + idleMs - clock.now();
                if (restMs <= 0)
                    break;
                await clock.sleep(restMs, this.ended.signal);
            }
        }
        catch {
            return; // It has ended.
        }
        const message = `No command came for ${idleMs / 1_000} s.`;
        await this.end({ state: "TIMEOUT", message }).catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./build/src/contract/filter-match.js
const DAY_MS = 86_400_000;
/**
 * Whether `record` meets `condition`. A missing or null field meets `isnull`, `empty` and the negations only.
 * `eq` and `in` are exact; `contains` and `like` (`%` for any text) ignore case; `on` is a day in UTC.
 */
function matches(record, condition) {
    const { operator, values } = condition;
    const value = comparable(fieldOf(record, condition.field), condition.type);
    const [wanted = ""] = values;
    switch (operator) {
        case "isnull":
            return value === undefined;
        case "isnotnull":
            return value !== undefined;
        case "empty":
            return value === undefined || value === "";
        case "eq":
        case "in":
            return value !== undefined && values.includes(value);
        case "noteq":
        case "notin":
            return value === undefined || !values.includes(value);
        case "like":
            return value !== undefined && isLike(String(value), String(wanted));
        case "notlike":
            return value === undefined || !isLike(String(value), String(wanted));
        case "contains":
            return value !== undefined && lower(value).includes(lower(wanted));
        case "on":
            return value !== undefined && dayOf(value) === dayOf(wanted);
        case "gt":
        case "after":
            return value !== undefined && value > wanted;
        case "lt":
        case "before":
            return value !== undefined && value < wanted;
    }
}
/** The order that `sorts` ask for, the first one first. Records without the field come last. */
function compareBy(sorts) {
    return (a, b) => {
        for (const { field, direction } of sorts) {
            const order = compare(fieldOf(a, field), fieldOf(b, field), direction === "ascending" ? 1 : -1);
            if (order !== 0)
                return order;
        }
        return 0;
    };
}
function compare(a, b, sign) {
    const [left, right] = [plain(a), plain(b)];
    if (left === undefined || right === undefined)
        return Number(left === undefined) - Number(right === undefined);
    if (left === right)
        return 0;
    return left < right ? -sign : sign;
}
/** The field's value, its name in any case; `a.b` reaches into records. Own fields only. */
function fieldOf(record, name) {
    const direct = ownField(record, name);
    const dot = name.indexOf(".");
    if (direct !== undefined || dot < 0)
        return direct;
    const inner = ownField(record, name.slice(0, dot));
    return typeof inner === "object" && inner !== null ? fieldOf(inner, name.slice(dot + 1)) : undefined;
}
function ownField(record, name) {
    const key = Object.keys(record).find((one) => one.toLowerCase() === name.toLowerCase());
    return key === undefined ? undefined : record[key];
}
function comparable(value, type) {
    const known = plain(value);
    if (known === undefined || known === "")
        return known;
    if (type === "d" && typeof known === "string")
        return Date.parse(known);
    return type === "n" ? Number(known) : known;
}
function plain(value) {
    if (value instanceof Date)
        return value.getTime();
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? value
        : undefined;
}
const dayOf = (value) => Math.floor(Number(value) / DAY_MS);
const lower = (value) => String(value).toLowerCase();
/** Each piece between the `%` is searched once, from left to right: no pattern makes this slow. */
function isLike(text, pattern) {
    const [first = "", ...others] = lower(pattern).split("%");
    const subject = lower(text);
    const last = others.pop();
    if (last === undefined)
        return subject === first;
    if (!subject.startsWith(first))
        return false;
    let from = first.length;
    for (const piece of others) {
        const at = subject.indexOf(piece, from);
        if (at < 0)
            return false;
        from = at + piece.length;
    }
    return subject.length - last.length >= from && subject.endsWith(last);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/capabilities/fitting-devices.js



const LOCAL_BROWSERS = ["chrome", "chromium"];
const PLATFORMS = { android: "ANDROID", ios: "IOS" };
/**
 * The devices of the catalogue that these capabilities ask for and the account may use. Who names none at all gets a
 * desktop: a plain request for a browser means no phone.
 * @throws {WebDriverError} `session not created` for a device or group that is not there or another account's.
 */
function fittingDevices({ wish, driver }, user, parts) {
    const candidates = named({ wish, driver }, user, parts);
    const osType = wish.osType ?? PLATFORMS[String(driver.platformName).toLowerCase()];
    const isOpen = [wish.device, wish.group, wish.version, osType].every((one) => one === undefined);
    const wanted = candidates.filter((device) => {
        const { releaseVersion } = device.softwareVersion;
        return (device.osType === (isOpen ? "DESKTOP" : (osType ?? device.osType)) &&
            (wish.version === undefined || isVersion(releaseVersion, wish.version)) &&
            hasBrowser(device, driver.browserName, parts));
    });
    const [devices, unavailable] = [wanted.filter(isAvailable), wanted.filter((one) => !isAvailable(one))];
    return { devices, unavailable };
}
function named({ wish: { device, group } }, user, { store, devices }) {
    const all = devices.visibleTo(user, { withDedicated: true, withDisabled: true });
    const ofGroup = group === undefined ? all : refused(() => devices.choose({ groupId: idOf(group) }, user));
    if (device === undefined)
        return ofGroup;
    if (typeof device === "number") {
        const one = refused(() => devices.usable(device, user));
        return ofGroup.filter(({ id }) => id === one.id);
    }
    const values = [device.replaceAll("*", "%")];
    const condition = { field: "displayName", type: "s", operator: "like", values };
    return ofGroup.filter((one) => String(one.id) === device || matches(one, condition));
    function idOf(nameOrId) {
        if (typeof nameOrId === "number")
            return nameOrId;
        const bearsName = { sql: "json_extract(doc, '$.displayName') = ?", values: [nameOrId] };
        const [found] = store.deviceGroups.in({ userId: user.id }).select({ limit: 1, where: [bearsName] });
        if (found)
            return found.id;
        if (/^\d{1,15}$/.test(nameOrId))
            return Number(nameOrId);
        throw new WebDriverError("session not created", `There is no device group "${(0,untrusted_text/* plainLine */.h)(nameOrId, 80)}".`);
    }
}
/** `14` is every 14.x. */
function isVersion(released, wanted) {
    return released === wanted || released.startsWith(`${wanted}.`);
}
function hasBrowser(device, browserName, { isChromium }) {
    if (browserName === undefined || !isChromium(device))
        return true;
    return LOCAL_BROWSERS.includes(String(browserName).toLowerCase());
}
function isAvailable({ online, enabled, locked }) {
    return online && enabled && !locked;
}
/** What the API would refuse, in the words of WebDriver. */
function refused(choose) {
    try {
        return choose();
    }
    catch (error) {
        throw new WebDriverError("session not created", error.message, { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/opening.js
/** A request for a session that is being served, until it is disposed: then it is a session, or nothing of it is left. */
class Opening {
    holder;
    /** The run that the session is kept as; undefined while it waits for a device. */
    runId;
    #stop = new AbortController();
    #onOver;
    #over = Promise.withResolvers();
    constructor(holder, onOver) {
        this.holder = holder;
        this.#onOver = onOver;
    }
    /** Aborts when the session is not to be any more; the reason is what its client is told. */
    get signal() {
        return this.#stop.signal;
    }
    /** Refuses the session; resolves when the request is over. */
    async stop(refusal) {
        this.#stop.abort(refusal);
        await this.#over.promise;
    }
    [Symbol.dispose]() {
        this.#onOver();
        this.#over.resolve();
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/queue/device-holds.js
/**
 * Devices that stay with their clients after a quit (Client-side automation broker, multi-session wait). Only a request
 * that comes after the quit gets one: those that wait in the queue are no successors of it.
 */
class DeviceHolds {
    #clock;
    #held = new Map();
    #ending = new Set();
    constructor(clock) {
        this.#clock = clock;
    }
    /** The devices that are kept for clients of an account. */
    of(userId) {
        const own = [...this.#held.keys()].filter(({ holder }) => holder.userId === userId);
        return own.map(({ claim }) => claim.device);
    }
    /** Keeps a device for its client for `waitMs`; then it is free. */
    keep(held, waitMs) {
        const taken = new AbortController();
        this.#held.set(held, taken);
        this.#clock.sleep(waitMs, taken.signal).then(() => this.#end(held), () => undefined);
    }
    /** The first of these devices that is kept for this client; it is the caller's from now on. */
    take({ userId, ticketId }, devices) {
        const own = [...this.#held.keys()].filter(({ holder }) => holder.userId === userId && holder.ticketId === ticketId);
        const found = devices
            .map((device) => own.find(({ claim }) => claim.device.id === device.id))
            .find((held) => held !== undefined);
        if (found)
            this.#drop(found);
        return found;
    }
    /** Gives back what is kept for a client, or for everybody. */
    async release(isOf) {
        const held = [...this.#held.keys()].filter(({ holder }) => isOf(holder));
        await Promise.all([...held.map((one) => this.#end(one)), ...this.#ending]);
    }
    #drop(held) {
        this.#held.get(held)?.abort();
        this.#held.delete(held);
    }
    #end(held) {
        this.#drop(held);
        const ending = (async () => {
            try {
                await held.next?.[Symbol.asyncDispose]();
            }
            finally {
                held.claim.release();
            }
        })();
        const known = ending.catch(() => undefined).finally(() => this.#ending.delete(known));
        this.#ending.add(known);
        return known;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/queue/session-queue.js

/**
 * Gives devices to requests for sessions: each device to the request that has waited longest of those it fits, and never
 * to two. Browser slots and devices are shared with device runs.
 */
class SessionQueue {
    #options;
    #waiting = new Set();
    constructor(options) {
        this.#options = options;
        options.slots.onFree(() => this.#serve());
        options.locks.onFree(() => this.#serve());
    }
    get length() {
        return this.#waiting.size;
    }
    /**
     * Waits for one of these devices, in the order of the list where several are free.
     * @throws {WebDriverError} `session not created` when too many wait already; else the signal's reason.
     */
    async take(devices, signal) {
        signal.throwIfAborted();
        // Whoever waits was served as far as possible, so a device that is free now is for nobody of them.
        const free = this.#claim(devices);
        if (free)
            return free;
        const { maxWaiting } = this.#options;
        if (this.#waiting.size >= maxWaiting) {
            const message = `${maxWaiting} requests wait for a device already; that is the limit. Try again later.`;
            throw new WebDriverError("session not created", message);
        }
        const { promise, resolve, reject } = Promise.withResolvers();
        const waiter = { devices, take: resolve };
        const leave = () => {
            this.#waiting.delete(waiter);
            reject(signal.reason);
        };
        this.#waiting.add(waiter);
        signal.addEventListener("abort", leave, { once: true });
        try {
            return await promise;
        }
        finally {
            signal.removeEventListener("abort", leave);
        }
    }
    #serve() {
        for (const waiter of [...this.#waiting]) {
            if (!this.#waiting.has(waiter))
                continue;
            const claim = this.#claim(waiter.devices);
            if (!claim)
                continue;
            this.#waiting.delete(waiter);
            waiter.take(claim);
        }
    }
    #claim(devices) {
        const { slots, locks, needsSlot } = this.#options;
        for (const device of devices) {
            if (locks.isTaken(device.id))
                continue;
            const slot = needsSlot(device);
            if (slot && !slots.tryTake())
                continue;
            locks.tryTake(device.id);
            let isHeld = true;
            const release = () => {
                if (!isHeld)
                    return;
                isHeld = false;
                locks.release(device.id);
                if (slot)
                    slots.release();
            };
            return { device, release };
        }
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/broker.js







/** The sessions of clients on devices, from the request for one to its end (Client-side automation broker). */
class Broker {
    parts;
    queue;
    holds;
    closing = new AbortController();
    #beginning = new Set();
    #openings = new Set();
    #sessions = new Map();
    constructor(parts) {
        this.parts = parts;
        this.holds = new DeviceHolds(parts.clock);
        this.queue = new SessionQueue({
            slots: parts.slots,
            locks: parts.locks,
            maxWaiting: parts.brokerLimits.maxWaiting,
            needsSlot: (device) => parts.backendOf(device).isLocal,
        });
    }
    get sessions() {
        return [...this.#sessions.values()];
    }
    /** The session under way with this id. */
    session(id) {
        return this.#sessions.get(id);
    }
    /** Keeps a session that has begun until it ends. */
    add(parts) {
        const session = new BrokerSession({
            ...parts,
            id: (0,secrets/* newSecret */.jr)(),
            settle: (ended, end) => this.#settle(ended, end),
        });
        this.#sessions.set(session.id, session);
        return session;
    }
    /** Takes a request that is being served: closing waits for it. */
    beginning(work) {
        const settled = work.catch(() => undefined).finally(() => this.#beginning.delete(settled));
        this.#beginning.add(settled);
    }
    /** Takes a client that asks for a session, until what is returned is disposed. */
    opening(holder) {
        const opening = new Opening(holder, () => this.#openings.delete(opening));
        this.#openings.add(opening);
        return opening;
    }
    /** Whether the session of a run is under way, or starts. */
    has(runId) {
        return this.#ofRun(runId) !== undefined || this.#openingsWhere((one) => one.runId === runId).length > 0;
    }
    /** Ends the session of a run, also while it starts; `message` says who or what ended it. */
    async abort(runId, message) {
        await this.#stop((one) => one.runId === runId, new WebDriverError("session not created", message));
        await this.#ofRun(runId)?.end({ state: "ABORTED", message });
    }
    /** Ends the sessions that a ticket opened or asked for, and gives back the devices that are kept for its client. */
    async endTicket(ticketId, message) {
        const isOf = (holder) => holder.ticketId === ticketId;
        const refusal = new WebDriverError("session not created", "The ticket was revoked.", { status: 401 });
        await this.#stop(({ holder }) => isOf(holder), refusal);
        const own = this.sessions.filter(({ parts: { holder } }) => isOf(holder));
        await Promise.all(own.map((session) => session.end({ state: "ABORTED", message })));
        await this.holds.release(isOf);
    }
    /** How many devices fit, and how many of them are free. @throws {WebDriverError} as a request for a session does. */
    availability(asked, user) {
        const { devices } = fittingDevices(asked, user, this.fitting);
        const free = devices.filter(({ id }) => !this.parts.locks.isTaken(id));
        return { fitting: devices.length, free: free.length, waiting: this.queue.length };
    }
    /** What devices are chosen with. */
    get fitting() {
        const isChromium = (device) => this.parts.backendOf(device).isChromium;
        return { ...this.parts, isChromium };
    }
    /** Ends every session and every request for one; no other starts. */
    async close(message) {
        this.closing.abort(new WebDriverError("session not created", message));
        // What is beginning may still become a session.
        while (this.#beginning.size + this.#sessions.size > 0) {
            await Promise.all(this.sessions.map((session) => session.end({ state: "ABORTED", message })));
            await Promise.all(this.#beginning);
        }
        await this.holds.release(() => true);
    }
    /** After a quit the device stays with its client, where that asked for it; after any other end it is free. */
    async #settle({ id, parts }, { state }) {
        this.#sessions.delete(id);
        const { holder, claim, next, waitMs } = parts;
        if (state === "SUCCEEDED" && waitMs > 0 && !this.closing.signal.aborted) {
            this.holds.keep({ holder, claim, next }, waitMs);
            return;
        }
        try {
            await next?.[Symbol.asyncDispose]();
        }
        finally {
            claim.release();
        }
    }
    async #stop(which, refusal) {
        await Promise.all(this.#openingsWhere(which).map((opening) => opening.stop(refusal)));
    }
    #openingsWhere(which) {
        return [...this.#openings].filter(which);
    }
    #ofRun(runId) {
        return this.sessions.find(({ parts }) => parts.record.run.id === runId);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/broker-limits.js
const DEFAULT_BROKER_LIMITS = {
    maxWaiting: 200,
    newSessionMs: 600_000,
    startMs: 60_000,
    idleMs: 300_000,
    maxFileBytes: 256 * 1024 * 1024,
};

;// CONCATENATED MODULE: ./build/src/cloud/builds/build-queue.js
/** Gives builds to executors: in order of arrival, one at a time per executor, with a browser slot each. */
class BuildQueue {
    #options;
    /** Builds that wait, the longest-waiting first. */
    #waiting = [];
    #running = new Map();
    #closed = false;
    constructor(options) {
        this.#options = options;
        options.slots.onFree(() => this.#startNext());
    }
    /** Takes a build in state CREATED; it starts as soon as its executor is free. */
    add(build) {
        this.#waiting.push(build);
        this.#startNext();
    }
    /**
     * Ends a build and resolves with its record once it is FINISHED and its executor is free. A build that has ended
     * already stays as it is. `message` says who or what ended it.
     */
    async abort(build, message) {
        const running = this.#running.get(build.id);
        if (running) {
            running.abort.abort(message);
            await running.ended;
        }
        else if (this.#unqueue(build.id)) {
            this.#finish(build.id, { status: "ABORTED", message, exitCode: null, timeouted: false });
        }
        return this.#options.builds.get(build.id) ?? build;
    }
    load(executorId) {
        return {
            busy: this.#isBusy(executorId),
            queueLength: this.#waiting.filter((build) => build.executorId === executorId).length,
        };
    }
    /** Ends every build; no other starts. */
    async close(message) {
        this.#closed = true;
        const { builds } = this.#options;
        const ids = [...this.#waiting.map(({ id }) => id), ...this.#running.keys()];
        await Promise.all(ids.map((id) => {
            const build = builds.get(id);
            return build && this.abort(build, message);
        }));
    }
    #startNext() {
        for (const build of [...this.#waiting]) {
            if (this.#closed)
                return;
            const executor = this.#freeExecutorFor(build);
            if (executor && this.#options.slots.tryTake())
                this.#start(build, executor);
        }
    }
    #freeExecutorFor(build) {
        return this.#options.executors.find(({ id }) => (build.executorId === null || build.executorId === id) && !this.#isBusy(id));
    }
    #isBusy(executorId) {
        return [...this.#running.values()].some(({ executor }) => executor.id === executorId);
    }
    #start(queued, executor) {
        const { builds, clock, slots } = this.#options;
        this.#unqueue(queued.id);
        const build = builds.update(queued.id, {
            state: "BUILDING",
            startTime: clock.now(),
            executorId: executor.id,
            executorName: executor.name,
        });
        if (!build) {
            slots.release();
            return;
        }
        const abort = new AbortController();
        const ended = this.#attempt(build, executor, abort.signal).then((outcome) => {
            this.#finish(build.id, outcome);
            slots.release();
        });
        this.#running.set(build.id, { executor, abort, ended });
    }
    async #attempt(build, executor, signal) {
        try {
            return await this.#options.run(build, executor, signal);
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            this.#options.logger.warning(`Build ${build.id} could not be run: ${reason}`);
            const message = `The cloud could not run the build: ${reason}`;
            return { status: "FAILURE", message, exitCode: null, timeouted: false };
        }
    }
    /** In one turn, so that whoever sees the build FINISHED finds its executor free. */
    #finish(buildId, outcome) {
        const { builds, clock } = this.#options;
        this.#running.delete(buildId);
        builds.update(buildId, { ...outcome, state: "FINISHED", finishTime: clock.now() });
    }
    #unqueue(buildId) {
        const index = this.#waiting.findIndex(({ id }) => id === buildId);
        if (index >= 0)
            this.#waiting.splice(index, 1);
        return index >= 0;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/builds/recover-builds.js
/** Puts right what an earlier cloud left when it ended without closing: builds under way, files half written. */
async function recoverBuilds(store, clock, logger) {
    const unfinished = store.builds.in({}).select({ where: [stateIsNot("FINISHED")] });
    for (const { id } of unfinished) {
        store.builds.update(id, {
            state: "FINISHED",
            status: "ABORTED",
            message: "The device cloud was stopped while this build was under way.",
            finishTime: clock.now(),
        });
    }
    // Archives are made again (`RunArchives.resume`).
    const isNoArchive = { sql: "json_extract(doc, '$.archive') IS NULL", values: [] };
    for (const { id, blob } of store.files.in({}).select({ where: [stateIsNot("READY"), isNoArchive] })) {
        store.files.update(id, { state: "READY", size: await store.blobs.sizeBytes(blob) });
    }
    const known = new Set(store.files
        .in({})
        .select()
        .map(({ blob }) => blob));
    const swept = await store.blobs.sweep(known);
    if (unfinished.length > 0)
        logger.notice(`${unfinished.length} interrupted builds are marked as aborted.`);
    if (swept > 0)
        logger.debug(`Removed ${swept} leftovers of an earlier process.`);
}
function stateIsNot(state) {
    return { sql: "json_extract(doc, '$.state') <> ?", values: [state] };
}

;// CONCATENATED MODULE: ./build/src/cloud/workbench/judge-execution.js
/**
 * Judges an execution: it failed when a test failed, when the script exited non-zero, or when it left no readable
 * result where it needs one (docs/decisions.md, Counting).
 */
function judgeExecution(execution) {
    const { what, end, timeoutMs, abortedBy } = execution;
    switch (end.how) {
        case "aborted":
            return { how: "aborted", message: abortedBy, exitCode: null };
        case "refused":
            return { how: "failed", message: end.reason, exitCode: null };
        case "timeout":
            return {
                how: "timeout",
                message: `${what} ran longer than its timeout of ${timeoutMs / 1_000} s.`,
                exitCode: null,
            };
        case "exited": {
            const message = failureOf(execution, end.exitCode);
            return { how: message === null ? "passed" : "failed", message, exitCode: end.exitCode };
        }
    }
}
function failureOf({ totals, needsResult }, exitCode) {
    if (totals.failed > 0)
        return `${totals.failed} of ${totals.executed} tests failed.`;
    if (exitCode !== 0)
        return `The script exited with ${exitCode}.`;
    if (needsResult && !totals.readable)
        return "The script left no readable JUnit result.";
    return null;
}

// EXTERNAL MODULE: ./build/src/contract/results/junit.js + 3 modules
var junit = __webpack_require__(77643);
// EXTERNAL MODULE: ./build/src/contract/results/merge-junit.js
var merge_junit = __webpack_require__(35784);
;// CONCATENATED MODULE: ./build/src/cloud/execution/find-results.js




const MAX_DEPTH = 32;
/** A suite can make files faster than anybody wants to hear of them. */
const MAX_LOOKED_AT = 200_000;
const MAX_PROBLEMS = 100;
/**
 * The results below a working folder, in the order of their names: JUnit first, so that limits cut it last. Pictures
 * in `pictureFolder`, a relative path, count as if they lay in `screenshots/`.
 */
async function findResults(workspace, pictureFolder) {
    const findings = { files: [], problems: [] };
    for (const { name } of await sortedEntries(workspace)) {
        if ((0,layout/* kindOfResult */.ZN)(name) === "junit")
            await look(findings, (0,external_node_path_.join)(workspace, name), name);
    }
    for (const folder of [layout/* SCREENSHOTS_FOLDER */.x5, layout/* OUTPUT_FOLDER */.zF])
        await look(findings, (0,external_node_path_.join)(workspace, folder), folder);
    if (pictureFolder !== undefined && (await isOwnFolder(workspace, pictureFolder)))
        await look(findings, (0,external_node_path_.join)(workspace, pictureFolder), layout/* SCREENSHOTS_FOLDER */.x5);
    return findings;
}
/** Whether no link is on the way to `folder`: a suite could lead us out of its working folder. */
async function isOwnFolder(workspace, folder) {
    let path = workspace;
    for (const segment of folder.split("/")) {
        path = (0,external_node_path_.join)(path, segment);
        const status = await (0,promises_.lstat)(path).catch(() => undefined);
        if (!status?.isDirectory())
            return false;
    }
    return true;
}
/** Takes a file, goes into a folder, and tells of anything else. `name` is what the result is called. */
async function look(findings, path, name, depth = 0) {
    if (findings.files.length >= MAX_LOOKED_AT)
        return;
    const status = await (0,promises_.lstat)(path).catch(() => undefined);
    if (!status)
        return depth > 0 ? tell(findings, name, "it cannot be read") : undefined;
    if (status.isDirectory())
        return await lookInto(findings, path, name, depth);
    if (!status.isFile())
        return tell(findings, name, status.isSymbolicLink() ? "it is a link" : "it is no file");
    if (!isWanted(name))
        return;
    findings.files.push({ name, path, sizeBytes: status.size });
}
async function lookInto(findings, path, folder, depth) {
    if (depth >= MAX_DEPTH)
        return tell(findings, folder, `it is nested more than ${MAX_DEPTH} deep`);
    for (const { name } of await sortedEntries(path)) {
        await look(findings, (0,external_node_path_.join)(path, name), `${folder}/${name}`, depth + 1);
    }
}
/** In `screenshots/` pictures count, in `output-files/` everything, at the root JUnit files alone. */
function isWanted(name) {
    if (name.startsWith(`${layout/* OUTPUT_FOLDER */.zF}/`))
        return true;
    return (0,layout/* kindOfResult */.ZN)(name) === (name.startsWith(`${layout/* SCREENSHOTS_FOLDER */.x5}/`) ? "screenshot" : "junit");
}
async function sortedEntries(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
function tell({ problems }, name, reason) {
    if (problems.length < MAX_PROBLEMS)
        problems.push(`${(0,untrusted_text/* plainLine */.h)(name)} was left out: ${reason}.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/mimetype-of.js

const MIMETYPES = {
    ".bmp": "image/bmp",
    ".csv": "text/csv",
    ".gif": "image/gif",
    ".gz": "application/gzip",
    ".htm": "text/html",
    ".html": "text/html",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".json": "application/json",
    ".log": "text/plain",
    ".md": "text/markdown",
    ".mp4": "video/mp4",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webm": "video/webm",
    ".webp": "image/webp",
    ".xml": "application/xml",
    ".zip": "application/zip",
};
/** The media type that a file's name promises; nothing looks into the file. */
function mimetypeOf(name) {
    return MIMETYPES[(0,external_node_path_.extname)(name).toLowerCase()] ?? "application/octet-stream";
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/result-names.js


/** Gives results names that are plain and that no file system mixes up. */
class ResultNames {
    #taken = new Set();
    /** The plain form of `name`, with a number where another result has it already. */
    take(name) {
        const plain = plainName(name);
        const extension = (0,external_node_path_.extname)(plain);
        const stem = plain.slice(0, plain.length - extension.length);
        let candidate = plain;
        for (let number = 2; this.#taken.has(folded(candidate)); number++)
            candidate = `${stem} (${number})${extension}`;
        this.#taken.add(folded(candidate));
        return candidate;
    }
}
function folded(name) {
    return name.normalize("NFC").toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/collect-results.js








/**
 * What a suite left behind in its working folder: JUnit files, screenshots, also those in `pictureFolder`, and output
 * files (wire facts: Desktop-browser and server-side packages). Regular files only, no link is followed, and names are made plain.
 * To be called when every process of the suite is gone.
 */
async function collectResults(workspace, limits, pictureFolder) {
    const found = await findResults(workspace, pictureFolder);
    const problems = [...found.problems];
    const names = new ResultNames();
    const files = [];
    let leftBytes = limits.maxBytes;
    for (const { name, path, sizeBytes } of found.files) {
        if (files.length >= limits.maxFiles || sizeBytes > leftBytes) {
            problems.push(`${(0,untrusted_text/* plainLine */.h)(name)} was left out: more than ${limits.maxFiles} files or ${limits.maxBytes} bytes.`);
            continue;
        }
        leftBytes -= sizeBytes;
        files.push({ name: names.take(name), path, mimetype: mimetypeOf(name), sizeBytes });
    }
    const junit = await readReports(files);
    const merged = (0,merge_junit/* mergeJunit */.j)(junit);
    const readable = junit.length > 0 && merged.problems.length === 0;
    return { files, totals: merged.totals, readable, problems: [...problems, ...merged.problems] };
}
async function readReports(files) {
    const reports = [];
    for (const { name, path } of files) {
        if ((0,layout/* kindOfResult */.ZN)(name) !== "junit")
            continue;
        reports.push({ name, report: await (0,junit/* readJunitStream */.B)((0,external_node_fs_.createReadStream)(path)) });
    }
    return reports;
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./build/src/cloud/workbench/console-log.js



/** Lines that come faster are written together: a write costs more than a command that it tells of. */
const GATHER_MS = 50;
/** Opens the log of an execution: a PREPARING file of at most `maxBytes`, what comes after is left out and said so. */
async function openConsoleLog(store, owner, options) {
    const blob = await store.blobs.create();
    const file = store.files.insert({
        ...owner,
        name: layout/* CONSOLE_LOG */.ZF,
        mimetype: "text/plain",
        direction: "OUTPUT",
        inputType: null,
        state: "PREPARING",
        size: 0,
        createTime: options.nowMs,
        blob,
    });
    const target = (0,external_node_fs_.createWriteStream)(store.blobs.path(blob), { flags: "a", flush: store.folder.lasting });
    let leftBytes = options.maxBytes;
    let isOver = false;
    // A full disk ends the log; its disposal tells.
    target.on("error", () => {
        isOver = true;
    });
    const gather = () => {
        if (target.writableCorked > 0)
            return;
        target.cork();
        setTimeout(() => target.uncork(), GATHER_MS).unref();
    };
    return {
        fileId: file.id,
        write(chunk) {
            if (isOver)
                return;
            gather();
            const bytes = Buffer.from(chunk);
            target.write(bytes.subarray(0, leftBytes));
            isOver = bytes.length > leftBytes;
            leftBytes -= bytes.length;
            if (isOver)
                target.write(`\n[The console log ends here: its limit is ${options.maxBytes} bytes.]\n`);
        },
        async [Symbol.asyncDispose]() {
            target.end();
            try {
                await (0,external_node_stream_promises_.finished)(target);
            }
            finally {
                store.files.update(file.id, { state: "READY", size: await store.blobs.sizeBytes(blob) });
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/refusals.js

/** 400: a parameter, a body or a name is wrong. */
function badRequest(message, remedy) {
    return new errors/* DeviceCloudError */.c("refused", message, {
        status: 400,
        ...(remedy === undefined ? {} : { remedy }),
    });
}
/** 401: no credentials, or none that are known. */
function unauthorized(message) {
    return new errors/* DeviceCloudError */.c("unauthorized", message, {
        status: 401,
        remedy: "Send the API key as the user name of Basic authentication with an empty password, or a valid token.",
    });
}
/** 403: known, but not permitted. */
function forbidden(message) {
    return new errors/* DeviceCloudError */.c("forbidden", message, { status: 403 });
}
/** 404: the addressed record is missing. `what` names its kind: `job`. */
function notFound(what, id) {
    return new errors/* DeviceCloudError */.c("not-found", `No ${what} ${id}.`, { status: 404 });
}

;// CONCATENATED MODULE: ./build/src/cloud/workbench/result-name.js
/** Longer names break file systems and archives. */
const result_name_MAX_NAME_BYTES = 512;
const MAX_SEGMENT_BYTES = 200;
const result_name_UNSAFE = /[\u0000-\u001f\u007f-\u009f\\<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/**
 * Whether a result may have this name: a relative path with `/`, safe to write down on any system. Suites choose
 * these names, and clients turn them into files.
 */
function isResultName(name) {
    if (Buffer.byteLength(name) > result_name_MAX_NAME_BYTES || result_name_UNSAFE.test(name))
        return false;
    return name.split("/").every(isSegment);
}
function isSegment(segment) {
    return (segment !== "" && segment !== "." && segment !== ".." && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES);
}

;// CONCATENATED MODULE: ./build/src/cloud/workbench/result-set.js





/** The results of one execution: what its script sends, and what it leaves in its folder. */
class ResultSet {
    #store;
    #owner;
    #limits;
    #clock;
    #kept = new Map();
    #sending = new AbortController();
    #last = Promise.resolve();
    constructor(store, owner, limits, clock) {
        this.#store = store;
        this.#owner = owner;
        this.#limits = limits;
        this.#clock = clock;
    }
    /**
     * Takes a result that the script sends; one without a name gets a number. One after the other, so that the limits
     * hold for all of them together.
     * @throws {DeviceCloudError} `refused` with status 400 for a name that no result may have, 413 at the limits.
     */
    send(name, write) {
        const sent = this.#last.then(() => this.add(name ?? this.#nextName(), write, this.#sending.signal));
        this.#last = sent.catch(() => undefined);
        return sent;
    }
    /** Ends what is still being sent; afterwards only `add` adds. */
    async endSending() {
        this.#sending.abort(new errors/* DeviceCloudError */.c("refused", "The execution has ended.", { status: 400 }));
        await this.#last;
    }
    [Symbol.asyncDispose]() {
        return this.endSending();
    }
    /** Keeps a result that the script left in its folder. One of the same name is replaced. */
    async add(name, write, signal) {
        signal?.throwIfAborted();
        const place = result_set_folded(name);
        if (!isResultName(name) || place === layout/* CONSOLE_LOG */.ZF) {
            throw badRequest(`${JSON.stringify(name.slice(0, 200))} is no name for a result.`, "Give a relative path.");
        }
        const older = this.#kept.get(place);
        if (!older && this.#kept.size >= this.#limits.maxFiles) {
            throw badRequest(`An execution keeps at most ${this.#limits.maxFiles} results.`);
        }
        const usedBytes = [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0);
        const blob = await write(this.#limits.maxBytes - usedBytes, signal);
        const file = this.#store.files.insert({
            ...this.#owner,
            name,
            mimetype: mimetypeOf(name),
            direction: "OUTPUT",
            inputType: null,
            state: "READY",
            size: blob.sizeBytes,
            createTime: this.#clock.now(),
            blob: blob.key,
        });
        this.#kept.set(place, file);
        if (older)
            await this.#store.removeFile(older);
        return file;
    }
    #nextName() {
        let number = 1;
        while (this.#kept.has(`output-${number}`))
            number++;
        return `output-${number}`;
    }
}
/** Names that some file system takes for the same. */
function result_set_folded(name) {
    return name.normalize("NFC").toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/cloud/workbench/workbench.js
var workbench_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var workbench_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









/** Opens the workbench of an execution. `name` is its folder's, unique among those at work: `build-7`. */
async function openWorkbench(parts, owner, name) {
    const workspace = await newWorkspace(parts.store, name);
    return await openWorkbenchAt(workspace, parts, owner);
}
/** A new empty working folder. */
async function newWorkspace({ folder }, name) {
    const workspace = (0,external_node_path_.join)(folder.workspaces, name);
    await (0,promises_.mkdir)(workspace, { mode: 0o700 });
    return workspace;
}
/** Opens a workbench over a working folder that is there already, and goes with it from now on. */
async function openWorkbenchAt(workspace, parts, owner) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { store, clock, limits } = parts;
        const stack = workbench_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        stack.defer(() => removeTree(workspace));
        const log = stack.use(await openConsoleLog(store, owner, { nowMs: clock.now(), maxBytes: limits.maxConsoleBytes }));
        const results = stack.use(new ResultSet(store, owner, limits, clock));
        const open = stack.move();
        const tell = (message) => log.write(`[device cloud] ${(0,untrusted_text/* plainLine */.h)(message, 500)}\n`);
        return {
            workspace,
            results,
            print: (chunk) => log.write(chunk),
            tell,
            async keepResults(pictureFolder) {
                await results.endSending();
                const kept = await keep(parts, workspace, results, pictureFolder);
                for (const problem of kept.problems)
                    tell(problem);
                return kept;
            },
            [Symbol.asyncDispose]: () => open.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = workbench_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function keep({ store, limits }, workspace, results, pictureFolder) {
    const { files, totals, readable, problems } = await collectResults(workspace, limits, pictureFolder);
    for (const { name, path } of files) {
        try {
            await results.add(name, (maxBytes, signal) => store.blobs.keep((0,external_node_fs_.createReadStream)(path), maxBytes, signal));
        }
        catch (error) {
            problems.push(`The result "${(0,untrusted_text/* plainLine */.h)(name)}" was not kept: ${(0,errors/* asDeviceCloudError */.w)(error).message}`);
        }
    }
    return { ...totals, readable, problems };
}

;// CONCATENATED MODULE: ./build/src/cloud/builds/build-configuration.js

/** The default time limit of a build (Limits: 30 minutes), and the longest that may be asked for. */
const DEFAULT_TIMEOUT_SECONDS = 30 * 60;
const MAX_TIMEOUT_SECONDS = 24 * 3_600;
/** It travels in one environment variable, which may have 128 KiB. */
const MAX_CONFIGURATION_BYTES = 100 * 1024;
/**
 * Milliseconds that a build may take: `timeout` of its configuration, in seconds, as a number or its text.
 * @throws {DeviceCloudError} `refused` with status 400 for a configuration that is too large or a wrong timeout.
 */
function buildTimeoutMs(configuration) {
    if (Buffer.byteLength(JSON.stringify(configuration ?? null)) > MAX_CONFIGURATION_BYTES) {
        throw badRequest(`configuration is larger than ${MAX_CONFIGURATION_BYTES} bytes.`);
    }
    const given = configuration?.timeout ?? DEFAULT_TIMEOUT_SECONDS;
    const seconds = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
    if (typeof seconds === "number" && seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS)
        return seconds * 1_000;
    throw badRequest(`configuration.timeout is ${JSON.stringify(given).slice(0, 80)}; it takes seconds, up to ${MAX_TIMEOUT_SECONDS}.`);
}

// EXTERNAL MODULE: ./build/src/contract/operations/index.js + 21 modules
var operations = __webpack_require__(63190);
// EXTERNAL MODULE: ./build/src/contract/paths.js
var paths = __webpack_require__(62111);
;// CONCATENATED MODULE: ./build/src/cloud/api-roots.js
/** The path of the API in links that this cloud makes (Versioning). */
const API_ROOT = "/api/v2";
/** Every path under which services of this kind, and therefore this cloud, serve the API. */
const API_ROOTS = [API_ROOT, "/api", "/cloud/api/v2"];

;// CONCATENATED MODULE: ./build/src/cloud/builds/build-environment.js



/**
 * The variables a build's script receives (Rules for builds, 3; those of executor and configuration are this
 * cloud's).
 */
function buildEnvironment(build, executor, { cloudUrl, apiKey }) {
    const apiRoot = cloudUrl + API_ROOT;
    const ids = { userId: build.userId, jobId: build.jobId, buildId: build.id };
    return {
        SVC_INPUT_FILE_SET_URL: apiRoot + (0,paths/* buildPath */.UL)(operations/* operations */.z.builds.input, ids).path,
        SVC_OUTPUT_FILE_SET_URL: apiRoot + (0,paths/* buildPath */.UL)(operations/* operations */.z.builds.putOutput, ids).path,
        SVC_CLOUD_URL: cloudUrl,
        SVC_USER_ID: String(build.userId),
        SVC_JOB_ID: String(build.jobId),
        SVC_BUILD_ID: String(build.id),
        SVC_BUILD_NUMBER: String(build.number),
        SVC_API_KEY: apiKey,
        SVC_EXECUTOR_ID: String(executor.id),
        SVC_EXECUTOR_NAME: executor.name,
        SVC_BUILD_CONFIGURATION: JSON.stringify(build.configuration ?? {}),
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/builds/run-build.js
var run_build_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_build_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




/** What runs builds: package, console log and results of each, from the blob store and back to it. */
function createBuildRuns(parts) {
    const running = new Map();
    return {
        resultsOf: (buildId) => running.get(buildId),
        async run(build, executor, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const owner = { userId: build.userId, buildId: build.id };
                const bench = run_build_addDisposableResource(env_1, await openWorkbench(parts, owner, `build-${build.id}`), true);
                running.set(build.id, bench.results);
                try {
                    return await perform(parts, { build, executor, bench, signal });
                }
                finally {
                    running.delete(build.id);
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = run_build_disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
const STATUS = { passed: "SUCCESS", failed: "FAILURE", timeout: "FAILURE", aborted: "ABORTED" };
async function perform(parts, execution) {
    const { build, bench, signal } = execution;
    const pipeline = parts.store.jobs.get(build.jobId)?.pipeline ?? null;
    const timeoutMs = buildTimeoutMs(build.configuration);
    const end = await execute(parts, execution, { pipeline, timeoutMs });
    const { how, message, exitCode } = judgeExecution({
        what: "The build",
        end,
        totals: await bench.keepResults(),
        needsResult: pipeline === null,
        timeoutMs,
        abortedBy: String(signal.reason),
    });
    const status = STATUS[how];
    bench.tell(message === null ? status : `${status}: ${message}`);
    return { status, message, exitCode, timeouted: how === "timeout" };
}
async function execute(parts, { build, executor, bench, signal }, { pipeline, timeoutMs }) {
    const { store, runner, buildKeys } = parts;
    const file = store.files.get(build.fileId);
    if (!file)
        return { how: "refused", reason: `The file ${build.fileId} was deleted before it started.` };
    const apiKey = buildKeys.issue(build.id);
    const cloudUrl = parts.cloudUrl();
    try {
        return await runner.run({
            packagePath: store.blobs.path(file.blob),
            ...(pipeline === null ? {} : { script: pipeline }),
            workspace: bench.workspace,
            environment: buildEnvironment(build, executor, { cloudUrl, apiKey: apiKey.key }),
            profile: executor.profile,
            secrets: [apiKey.key],
            timeoutMs,
            signal,
            onOutput: (chunk) => bench.print(chunk),
        });
    }
    finally {
        apiKey.revoke();
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/devices/device-labels.js
/**
 * The properties of the default devices, by group. Ids follow from the places in these lists, so new ones go to the
 * end: pickers keep ids.
 */
const LABELS = {
    "Operating system": ["Android", "iOS", "Desktop"],
    "OS version": [
        ...["Android 10", "Android 11", "Android 12", "Android 13", "Android 14", "Android 15"],
        ...["iOS 15.8", "iOS 16.7", "iOS 17.5", "iOS 18.1"],
        "Chromium",
    ],
    Manufacturer: ["Apple", "Google", "Lenovo", "Nokia", "Samsung", "Xiaomi", "Any"],
    "Form factor": ["Phone", "Tablet", "Desktop"],
    "Screen width": ["Up to 389 px", "390 to 599 px", "600 px and more"],
};
const GROUPS = Object.keys(LABELS);
const IDS_PER_GROUP = 1_000;
/** The property with this name, under the id that it always has. */
function labelOf(group, name) {
    const propertyGroupId = GROUPS.indexOf(group) + 1;
    const place = LABELS[group].indexOf(name) + 1;
    return {
        id: propertyGroupId * IDS_PER_GROUP + place,
        name,
        displayName: name,
        propertyGroupId,
        propertyGroupName: group,
    };
}
/** The properties of a device, in the order of the groups. */
function propertiesOf(labels) {
    return GROUPS.map((group) => labelOf(group, labels[group]));
}

// EXTERNAL MODULE: ./build/src/cloud/devices/device-models.js
var device_models = __webpack_require__(2564);
;// CONCATENATED MODULE: ./build/src/cloud/devices/default-devices.js


const API_LEVELS = { 10: 29, 11: 30, 12: 31, 13: 33, 14: 34, 15: 35 };
/** Of the narrower side, in CSS pixels. */
const [NARROW_BELOW, TABLET_FROM] = [390, 600];
/** The devices of a cloud unless told otherwise: phones, tablets and desktops of several sizes and versions. */
const defaultDevices = device_models/* deviceModels */.$.map(deviceOf);
function deviceOf(row) {
    const [id, , , os, , traits] = row;
    const family = familyOf(row);
    const { osType, version } = family;
    const profile = profileOf(row, family);
    return {
        ...{ id, displayName: profile.name, osType, profile, labelIds: [], vncSupported: false },
        ...{ online: true, locked: false, enabled: true, marks: [], creditsPrice: 2, ...traits },
        softwareVersion: {
            id: labelOf("OS version", os).id,
            apiLevel: osType === "ANDROID" ? (API_LEVELS[version] ?? null) : null,
            releaseVersion: version,
        },
        properties: propertiesOf(labelsOf(row, family)),
    };
}
function familyOf([, , , os, [width]]) {
    const [system = "", version = system] = os.split(" ");
    const osType = system === "iOS" ? "IOS" : system === "Android" ? "ANDROID" : "DESKTOP";
    return { osType, version, tablet: osType !== "DESKTOP" && width >= TABLET_FROM };
}
function profileOf(row, family) {
    const [, maker, model, , [width, height, scale]] = row;
    const name = maker === "Any" ? model : `${maker} ${model}`;
    const { osType } = family;
    const handheld = osType !== "DESKTOP";
    const profile = { name, osType, width, height, scale, mobile: handheld, touch: handheld };
    // A desktop is this machine's own browser in a window of that size, so its user agent is left alone.
    return handheld ? { ...profile, userAgent: userAgentOf(model, family) } : profile;
}
function userAgentOf(model, { osType, tablet, version }) {
    if (osType === "ANDROID") {
        const agent = `Mozilla/5.0 (Linux; Android ${version}; ${model}) AppleWebKit/537.36 (KHTML, like Gecko)`;
        return `${agent} Chrome/140.0.0.0 ${tablet ? "" : "Mobile "}Safari/537.36`;
    }
    const platform = tablet ? "iPad; CPU OS" : "iPhone; CPU iPhone OS";
    const agent = `Mozilla/5.0 (${platform} ${version.replace(".", "_")} like Mac OS X)`;
    return `${agent} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
}
function labelsOf([, maker, , os, [width]], { osType, tablet }) {
    const system = { ANDROID: "Android", IOS: "iOS", DESKTOP: "Desktop" };
    const handheld = tablet ? "Tablet" : "Phone";
    return {
        "Operating system": system[osType],
        "OS version": os,
        Manufacturer: maker,
        "Form factor": osType === "DESKTOP" ? "Desktop" : handheld,
        "Screen width": widthLabel(width),
    };
}
function widthLabel(width) {
    if (width < NARROW_BELOW)
        return "Up to 389 px";
    return width < TABLET_FROM ? "390 to 599 px" : "600 px and more";
}

;// CONCATENATED MODULE: ./build/src/cloud/devices/usable-group.js

/**
 * The device group with this id, when the account may run on it: its own, and one that the configuration of a project
 * uses that is shared with the account.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is another account's.
 */
function usableGroup(store, groupId, user) {
    const group = store.deviceGroups.get(groupId);
    if (!group)
        throw notFound("device group", groupId);
    if (group.userId === user.id || isShared(store, group, user))
        return group;
    throw forbidden(`The device group ${groupId} belongs to another account.`);
}
function isShared(store, group, user) {
    const projectId = store.sharings
        .in({ userId: user.id })
        .select()
        .map((sharing) => sharing.projectId);
    const uses = { sql: "json_extract(doc, '$.values.usedDeviceGroupId') = ?", values: [group.id] };
    return store.configurations.in({ projectId }).count({ where: [uses] }) > 0;
}

;// CONCATENATED MODULE: ./build/src/cloud/devices/device-catalogue.js



/** The devices of this cloud, and who may use them. */
class DeviceCatalogue {
    all;
    #store;
    #byId;
    constructor(devices, store) {
        this.all = devices;
        this.#store = store;
        this.#byId = new Map(devices.map((device) => [device.id, device]));
    }
    /** The device with this id, whoever may use it. */
    get(id) {
        return this.#byId.get(id);
    }
    /** The devices that an account sees, in the order of the catalogue. */
    visibleTo(user, { withDisabled, withDedicated }) {
        return this.all.filter((device) => (device.enabled || withDisabled === true) &&
            (device.accountEmail === undefined || (withDedicated === true && isOf(device, user))));
    }
    /**
     * The devices of a run, each once. By ids and by group these are exactly the named ones, so that a device that
     * cannot take part shows as excluded; a group passes over those that are gone. A name pattern chooses among the
     * enabled ones: it holds for a whole name in any case, with `*` (or `%`) for any text.
     * @throws {DeviceCloudError} `not-found` for a device or group that is missing, `forbidden` for another account's.
     */
    choose(by, user) {
        if ("ids" in by)
            return [...new Set(by.ids)].map((id) => this.usable(id, user));
        if ("namePattern" in by)
            return this.#named(by.namePattern, user);
        const { deviceIds } = usableGroup(this.#store, by.groupId, user);
        return [...new Set(deviceIds)].flatMap((id) => {
            const device = this.get(id);
            return device && mayUse(device, user) ? [device] : [];
        });
    }
    /**
     * The device with this id, when the account may use it.
     * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is dedicated to another account.
     */
    usable(id, user) {
        const device = this.get(id);
        if (!device)
            throw notFound("device", id);
        if (mayUse(device, user))
            return device;
        throw forbidden(`The device ${id} is dedicated to another account.`);
    }
    #named(pattern, user) {
        const values = [pattern.replaceAll("*", "%")];
        const condition = { field: "displayName", type: "s", operator: "like", values };
        return this.visibleTo(user, { withDedicated: true }).filter((device) => matches(device, condition));
    }
}
function mayUse(device, user) {
    return device.accountEmail === undefined || isOf(device, user);
}
function isOf({ accountEmail }, { email }) {
    return accountEmail?.toLowerCase() === email.toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/cloud/devices/device-locks.js
/** Which devices are in use, over all that use one: device runs and the broker's sessions. */
class DeviceLocks {
    #taken = new Set();
    #listeners = [];
    /** Takes a device; false when it is in use. */
    tryTake(deviceId) {
        if (this.#taken.has(deviceId))
            return false;
        this.#taken.add(deviceId);
        return true;
    }
    isTaken(deviceId) {
        return this.#taken.has(deviceId);
    }
    /** Gives a device back. Those who listen are asked in turn, so that none of them is always the first. */
    release(deviceId) {
        if (!this.#taken.delete(deviceId))
            return;
        const first = this.#listeners.shift();
        if (first)
            this.#listeners.push(first);
        for (const listener of [...this.#listeners])
            listener();
    }
    /** Calls `listener` whenever a device may be free. */
    onFree(listener) {
        this.#listeners.push(listener);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/find-program.js


/** Whether `path` is a file that this process may execute. */
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** The first program of one of these names in the folders of a `PATH`; earlier names are preferred. */
function findProgram(names, searchPath) {
    const folders = (searchPath ?? "").split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
    return names.flatMap((name) => folders.map((folder) => (0,external_node_path_.join)(folder, name))).find(isProgram);
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/browser-candidates.js



const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PROGRAMS = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const WINDOWS_PROGRAM = (0,external_node_path_.join)("Google", "Chrome", "Application", "chrome.exe");
/**
 * Packages install a shell script under the browser's name, which adds switches from /etc. Behind these, the program
 * itself is known; any other script is somebody's own and stays in charge.
 */
const BEHIND_WRAPPER = {
    "/usr/bin/chromium": "/usr/lib/chromium/chromium",
    "/usr/bin/chromium-browser": "/usr/lib64/chromium-browser/chromium-browser",
    "/opt/google/chrome/google-chrome": "/opt/google/chrome/chrome",
};
/** Where a browser may be, best first. Those the environment names are listed whether they exist or not. */
function browserCandidates(environment) {
    const named = ["CHROME_PATH", "CHROME_BIN"].flatMap((name) => {
        const path = environment[name];
        return path ? [{ path: realProgram(path), origin: name, isNamed: true }] : [];
    });
    if (named.length > 0)
        return named.slice(0, 1);
    const onPath = NAMES.flatMap((name) => findProgram([name], environment.PATH) ?? []);
    return [...onPath, ...usualPlaces(environment)].map((place) => ({
        path: realProgram(place),
        origin: place,
        isNamed: false,
    }));
}
function usualPlaces(environment) {
    if (process.platform === "darwin") {
        const home = environment.HOME;
        const own = home ? MAC_PROGRAMS.map((program) => (0,external_node_path_.join)(home, program)) : [];
        return [...MAC_PROGRAMS, ...own].filter(isProgram);
    }
    if (process.platform !== "win32")
        return [];
    const roots = [environment.PROGRAMFILES, environment["PROGRAMFILES(X86)"], environment.LOCALAPPDATA];
    return roots.flatMap((root) => (root ? [(0,external_node_path_.join)(root, WINDOWS_PROGRAM)] : [])).filter(isProgram);
}
function realProgram(path) {
    if (!isProgram(path))
        return path;
    const real = (0,external_node_fs_.realpathSync)(path);
    const behind = BEHIND_WRAPPER[real];
    return behind && isProgram(behind) ? behind : real;
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/cloud/execution/start-browser.js


const start_browser_START_LIMIT_MS = 20_000;
/** Why the browser does not start here, in one line; undefined when it does. Asks for its version only. */
function failureToStart(browser) {
    // On Windows that question opens a window, so there the program's being there must do.
    if (process.platform === "win32")
        return Promise.resolve(undefined);
    const libraries = browser.sharedLibraryPaths.join(":");
    const env = {
        PATH: "/usr/bin:/bin",
        HOME: "/nonexistent",
        ...(libraries && { LD_LIBRARY_PATH: libraries }),
    };
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)(browser.path, ["--version"], { env, timeout: start_browser_START_LIMIT_MS, killSignal: "SIGKILL" }, (error, _, says) => {
            resolve(error ? (0,untrusted_text/* plainLine */.h)(says || error.message, 200) : undefined);
        });
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/browser-package.js










const PACKAGE = "@sparticuz/chromium";
const UNPACK_LIMIT_MS = 180_000;
/**
 * The package unpacks to the temporary folder of its process, and its own system libraries only where it believes to
 * be in a cloud function. A process of its own gives it both without touching this one, nor its memory.
 */
const UNPACK = `import("${PACKAGE}").then((chromium) => chromium.default.executablePath())`;
const BELIEF = { AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
/** The Chromium of the npm package, unpacked once per version and user; undefined where the package is missing. */
async function packagedBrowser(logger) {
    const manifest = packageManifest();
    if (!manifest)
        return undefined;
    const { version } = JSON.parse(await (0,promises_.readFile)(manifest, "utf8"));
    const origin = `npm package ${PACKAGE} ${version}`;
    const folder = (0,external_node_path_.join)(await ownFolder(), version);
    if (!(0,external_node_fs_.existsSync)(folder)) {
        logger.info(`No browser on this machine: unpacking the one of the ${origin}.`);
        await unpack((0,external_node_path_.dirname)(manifest), folder);
    }
    return await startable({ path: (0,external_node_path_.join)(folder, "chromium"), folder, origin });
}
/** With the system's own libraries where they suffice; else with those of the package in front. */
async function startable(found) {
    const { path, folder, origin } = found;
    const libraries = [[], [(0,external_node_path_.join)(folder, "al2023", "lib"), folder]];
    const failures = [];
    for (const sharedLibraryPaths of libraries) {
        const failure = await failureToStart({ path, sharedLibraryPaths });
        if (failure === undefined) {
            const fonts = (0,external_node_fs_.existsSync)("/etc/fonts/fonts.conf")
                ? {}
                : { fontConfiguration: fontConfigurationIn(folder) };
            return { path, sharedLibraryPaths, readablePaths: [folder], origin, ...fonts };
        }
        failures.push(failure);
    }
    throw new errors/* DeviceCloudError */.c("input", `The Chromium of the ${origin} does not start: ${failures.join("; ")}.`, {
        remedy: "Install Chromium with the system's package manager, or name its program in CHROME_PATH.",
    });
}
function packageManifest() {
    try {
        return (0,external_node_module_.findPackageJSON)(PACKAGE, import.meta.url);
    }
    catch {
        return undefined;
    }
}
async function unpack(packageFolder, folder) {
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), "unpacking-"));
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(process.execPath, ["--input-type=module", "--eval", UNPACK], {
            cwd: packageFolder,
            env: { TMPDIR: staging, HOME: staging, ...BELIEF },
            timeout: UNPACK_LIMIT_MS,
        });
        // The sandbox's user is another one.
        for (const path of [staging, (0,external_node_path_.join)(staging, "chromium")])
            await (0,promises_.chmod)(path, 0o755);
        await (0,promises_.writeFile)(fontConfigurationIn(staging), fontConfiguration(folder));
        await (0,promises_.rename)(staging, folder);
    }
    catch (error) {
        if ((0,external_node_fs_.existsSync)(folder))
            return; // Another process was quicker.
        throw new errors/* DeviceCloudError */.c("service", `The npm package ${PACKAGE} could not be unpacked to ${folder}.`, {
            remedy: "Make room in the temporary folder, or install Chromium and name it in CHROME_PATH.",
            cause: error,
        });
    }
    finally {
        await removeTree(staging);
    }
}
/** A folder in the temporary one that nobody else can have prepared: a program is started from it. */
async function ownFolder() {
    const user = process.getuid?.() ?? "user";
    const folder = (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `device-cloud-browser-${user}`);
    await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o755 });
    const status = await (0,promises_.lstat)(folder);
    const isOwn = process.getuid === undefined || status.uid === process.getuid();
    if (status.isDirectory() && isOwn && (status.mode & 0o022) === 0)
        return folder;
    throw new errors/* DeviceCloudError */.c("input", `${folder} belongs to somebody else, or others may write to it.`, {
        remedy: "Remove it, or set TMPDIR to a folder of your own.",
    });
}
function fontConfigurationIn(folder) {
    return (0,external_node_path_.join)(folder, "device-cloud-fonts.conf");
}
function fontConfiguration(folder) {
    return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${(0,external_node_path_.join)(folder, "fonts")}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/browser.js







/**
 * The Chromium or Chrome that suites are given: the one the environment names, else the machine's, else the one that
 * comes through npm. Each is started once before it is trusted.
 * @throws {DeviceCloudError} `input` when the environment names one that does not start, or there is none at all.
 */
async function findBrowser({ environment, logger }) {
    const found = (await installedBrowser(environment, logger)) ?? (await packagedBrowser(logger));
    if (!found) {
        throw new errors/* DeviceCloudError */.c("input", "No Chromium or Chrome was found on this machine.", {
            remedy: "Install Chromium, or name its program in CHROME_PATH, or run npm ci with its optional packages.",
        });
    }
    logger.debug(`Browser: ${found.path} (${found.origin})`);
    return withDriver(found, environment);
}
async function installedBrowser(environment, logger) {
    for (const { path, origin, isNamed } of browserCandidates(environment)) {
        const failure = await failureToStart({ path, sharedLibraryPaths: [] });
        if (failure === undefined) {
            return { path, sharedLibraryPaths: [], readablePaths: [(0,external_node_path_.dirname)(path)], origin };
        }
        if (isNamed) {
            throw new errors/* DeviceCloudError */.c("input", `${origin} names "${path}", which does not start: ${failure}.`, {
                remedy: `Correct ${origin}, or unset it to use the machine's own browser.`,
            });
        }
        logger.notice(`The browser ${origin} does not start (${failure}); looking further.`);
    }
    return undefined;
}
function withDriver(browser, environment) {
    const folders = [environment.CHROMEWEBDRIVER ?? "", environment.PATH ?? ""].join(":");
    const driver = findProgram(["chromedriver"], folders);
    if (!driver)
        return browser;
    const driverPath = (0,external_node_fs_.realpathSync)(driver);
    return { ...browser, driverPath, readablePaths: [...browser.readablePaths, (0,external_node_path_.dirname)(driverPath)] };
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/browser-slots.js
/** The browsers that may run at once, shared by all that start one: builds and device runs. */
class BrowserSlots {
    #listeners = [];
    #free;
    constructor(count) {
        this.#free = count;
    }
    /** Takes a slot; false when none is free. */
    tryTake() {
        if (this.#free <= 0)
            return false;
        this.#free--;
        return true;
    }
    /** Gives a slot back. Those who listen are asked in turn, so that none of them takes every slot. */
    release() {
        this.#free++;
        const first = this.#listeners.shift();
        if (first)
            this.#listeners.push(first);
        for (const listener of [...this.#listeners])
            listener();
    }
    /** Calls `listener` whenever a slot may be free. */
    onFree(listener) {
        this.#listeners.push(listener);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/browser-switches.js



const ENOUGH_SHARED_MEMORY_BYTES = 512 * 1024 ** 2;
/** The switches without which Chromium does not start, or falls over, where suites run. */
async function demandedSwitches(isolation) {
    if (process.platform !== "linux")
        return [];
    // In bubblewrap that is the sandbox, with a /dev/shm of its own; Chromium's would need a second one inside it.
    if (isolation === "bubblewrap")
        return ["--no-sandbox"];
    return [
        ...((await canSandbox()) ? [] : ["--no-sandbox"]),
        ...((await hasSharedMemory()) ? [] : ["--disable-dev-shm-usage"]),
    ];
}
/** Chromium's sandbox refuses root, and needs namespaces that some hosts refuse to ordinary users. */
async function canSandbox() {
    if (process.getuid?.() === 0)
        return false;
    try {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)("unshare", ["--map-root-user", "--net", "true"], { timeout: 5_000 });
        return true;
    }
    catch {
        return false;
    }
}
/** Containers often have 64 MiB, and a page with a large picture crashes. */
async function hasSharedMemory() {
    try {
        const { bavail, bsize } = await (0,promises_.statfs)("/dev/shm");
        return bavail * bsize >= ENOUGH_SHARED_MEMORY_BYTES;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/sandbox-plan.js




/** User and group of suites: an id that no account has, below those that systemd hands out. */
const SUITE_USER = 59_999;
const TOOL_PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";
/** The plan, or why there can be none. */
async function planSandbox(options) {
    if (process.platform !== "linux")
        return "bubblewrap is for Linux only";
    const program = findProgram(["bwrap"], TOOL_PATH);
    if (!program)
        return "bubblewrap is not installed";
    const isRoot = process.getuid?.() === 0;
    const setpriv = findProgram(["setpriv"], TOOL_PATH);
    if (isRoot && !setpriv)
        return "setpriv, which takes root's rights away, is not installed";
    return {
        program,
        prefix: isRoot && setpriv ? [setpriv, ...DROP_RIGHTS, "--"] : [],
        isRoot,
        readable: [...nodePaths(process.execPath), ...options.browser.readablePaths],
        hidden: options.dataFolder,
        identity: await writeIdentity((0,external_node_path_.join)(options.rooms, "etc")),
    };
}
const DROP_RIGHTS = [
    `--reuid=${SUITE_USER}`,
    `--regid=${SUITE_USER}`,
    "--clear-groups",
    "--inh-caps=-all",
    "--bounding-set=-all",
    "--no-new-privs",
];
/** The folder of the running Node, and its global packages (npm) where it has them. */
function nodePaths(node) {
    const folder = (0,external_node_path_.dirname)(node);
    const packages = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), "lib", "node_modules");
    return [folder, packages].filter((path) => path !== "/" && (0,external_node_fs_.existsSync)(path));
}
/** Programs look up who they are; the machine's own list of accounts stays outside. */
async function writeIdentity(folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const passwd = [
        "root:x:0:0::/root:/bin/sh",
        `suite:x:${SUITE_USER}:${SUITE_USER}::/suite/home:/bin/sh`,
        "",
    ];
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "passwd"), passwd.join("\n"), { mode: 0o644 });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, "group"), ["root:x:0:", `suite:x:${SUITE_USER}:`, ""].join("\n"), {
        mode: 0o644,
    });
    return folder;
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/bubblewrap-arguments.js



/** Where a suite finds its folders inside the sandbox: nothing of this machine's layout shows. */
const suiteView = {
    workspace: "/suite/work",
    home: "/suite/home",
    temp: "/tmp",
    tools: "/suite/bin",
};
const SYSTEM_FOLDERS = ["/usr", "/opt", "/nix"];
/** Folders of their own on some systems, links into /usr on most. */
const MERGED_FOLDERS = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];
/** What programs need of /etc: linking, names, certificates, fonts. Accounts, keys and services stay outside. */
const ETC = [
    ...["alternatives", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "os-release", "shells", "terminfo"],
    ...["hosts", "host.conf", "gai.conf", "nsswitch.conf", "resolv.conf", "protocols", "services"],
    ...["ca-certificates", "ca-certificates.conf", "crypto-policies", "pki", "ssl"],
    ...["localtime", "locale.alias", "locale.conf", "timezone", "magic", "mime.types", "xdg"],
    ...["chromium", "chromium.d", "fonts", "gtk-3.0", "opt", "vulkan"],
    ...["bash.bashrc", "inputrc", "java", "maven", "perl", "php", "profile", "profile.d", "python3"],
];
/** bubblewrap's options for one run. Working folder, home and /tmp can be written, nothing else that stays. */
function bubblewrapArguments(plan, { workspace, room, environment }) {
    return [
        "--clearenv",
        ...Object.entries(environment).flatMap(([name, value]) => ["--setenv", name, value]),
        ...["--unshare-pid", "--unshare-ipc", "--unshare-uts", "--new-session", "--die-with-parent"],
        ...(plan.isRoot ? [] : ["--unshare-user", "--uid", String(SUITE_USER), "--gid", String(SUITE_USER)]),
        ...["/etc", "/suite", "/var", "/var/cache"].flatMap(folder),
        ...SYSTEM_FOLDERS.flatMap(shownIfThere),
        ...MERGED_FOLDERS.flatMap(mergedFolder),
        ...ETC.flatMap((name) => shownIfThere(`/etc/${name}`)),
        ...["passwd", "group"].flatMap((name) => ["--ro-bind", (0,external_node_path_.join)(plan.identity, name), `/etc/${name}`]),
        ...shownIfThere("/var/cache/fontconfig"),
        ...["--proc", "/proc", "--dev", "/dev", "--perms", "1777", "--tmpfs", "/dev/shm"],
        ...["--bind", workspace, suiteView.workspace, "--bind", room.home, suiteView.home],
        ...["--bind", room.temp, suiteView.temp, "--symlink", suiteView.temp, "/var/tmp"],
        ...["--ro-bind", room.tools, suiteView.tools],
        // After /tmp, since a browser unpacked from npm lies in this machine's /tmp.
        ...plan.readable.filter(isOutsideSystem).flatMap(shown),
        ...(isShown(plan) ? ["--tmpfs", plan.hidden] : []),
        ...["--remount-ro", "/", "--chdir", suiteView.workspace],
    ];
}
function shownIfThere(path) {
    return ["--ro-bind-try", path, path];
}
/** Shows `path` under its own name. The folders on the way would else be closed to the suite's user. */
function shown(path) {
    return [...parentsOf(path).flatMap(folder), "--ro-bind", path, path];
}
function folder(path) {
    return ["--perms", "0755", "--dir", path];
}
function parentsOf(path) {
    const parent = (0,external_node_path_.dirname)(path);
    return parent === "/" ? [] : [...parentsOf(parent), parent];
}
function mergedFolder(path) {
    const isLink = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink();
    return isLink ? ["--symlink", (0,external_node_fs_.readlinkSync)(path), path] : shownIfThere(path);
}
/** Whether the data folder lies inside something that is shown, and so has to be covered. */
function isShown(plan) {
    return [...SYSTEM_FOLDERS, ...plan.readable].some((path) => contains(path, plan.hidden));
}
function isOutsideSystem(path) {
    return !SYSTEM_FOLDERS.some((system) => contains(system, path));
}
function contains(outer, path) {
    return path === outer || path.startsWith(`${outer}/`);
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/chown-tree.js


/** Gives a folder and all it holds to user and group `id`; links themselves, never what they point to. */
async function chownTree(folder, id) {
    await (0,promises_.lchown)(folder, id, id);
    for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true })) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        await (entry.isDirectory() ? chownTree(path, id) : (0,promises_.lchown)(path, id, id));
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/exit-code-of.js

/** The exit code as a shell tells it: 128 + the signal's number for a killed process. Rejects when it cannot start. */
function exitCodeOf(child) {
    return new Promise((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? external_node_os_.constants.signals[signal] : 0)));
    });
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/src/cloud/execution/output-pipe.js





const openFile = (0,external_node_util_.promisify)(external_node_fs_.open);
/**
 * One pipe for both streams of a child, so that what it says stays in order. Node's own pipes are sockets, which a
 * script cannot open: `echo … > /dev/stderr` would fail. `folder` holds the pipe's name for a moment.
 */
async function openOutputPipe(folder) {
    const path = (0,external_node_path_.join)(folder, "output");
    // Open to all, since the suite may be another user; the name is gone before the suite starts.
    await (0,external_node_util_.promisify)(external_node_child_process_.execFile)("mkfifo", ["-m", "666", path]);
    const reader = await openFile(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    const output = new external_node_net_.Socket({ fd: reader, readable: true, writable: false });
    const writer = await openFile(path, "w");
    await (0,external_node_util_.promisify)(external_node_fs_.unlink)(path);
    return { output, writer, [Symbol.asyncDispose]: () => (0,external_node_util_.promisify)(external_node_fs_.close)(writer) };
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/bubblewrap.js
var bubblewrap_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var bubblewrap_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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












/** Runs suites in bubblewrap: own processes, own folders, the system read-only, not root, network on. */
function bubblewrap(plan) {
    return {
        isolation: "bubblewrap",
        view: () => suiteView,
        async handOver(workspace, room) {
            if (!plan.isRoot)
                return;
            await chownTree(workspace, SUITE_USER);
            for (const folder of [room.home, room.temp])
                await (0,promises_.chown)(folder, SUITE_USER, SUITE_USER);
        },
        start: (command) => bubblewrap_start(plan, command),
    };
}
async function bubblewrap_start(plan, command) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const pipe = bubblewrap_addDisposableResource(env_1, await openOutputPipe(command.room.temp), true);
        // The options go through a pipe: on the command line the suite could read this machine's paths in its process list.
        const options = ["--args", "3", "--json-status-fd", "4", "--"];
        const child = (0,external_node_child_process_.spawn)(plan.program, [...options, ...plan.prefix, ...errorsToOutput(command.words)], {
            cwd: "/",
            // Not the suite's: a variable such as LD_PRELOAD would act on bubblewrap itself, outside the sandbox. The mark is for
            // a later cloud: when this one is killed right here, bubblewrap has not yet asked to die with it.
            env: { [ROOMS_VARIABLE]: command.room.mark },
            stdio: ["ignore", pipe.writer, "pipe", "pipe", "pipe"],
        });
        const [, , errors, args, status] = child.stdio;
        args.on("error", () => { }).end(bubblewrapArguments(plan, command).join("\0"));
        const complaint = textOf(errors);
        const init = firstProcess(status);
        return {
            output: pipe.output,
            exited: exitCodeOf(child).then(async (code) => {
                // The suite's own errors go to its output, so what is said here is said by the sandbox.
                if (code !== 0)
                    throwIfSandboxFailed(await complaint);
                return code;
            }),
            end: () => end(child, init),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = bubblewrap_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The command with both streams in one; bubblewrap's own standard error stays apart from it. */
function errorsToOutput(words) {
    return ["/bin/sh", "-c", 'exec "$@" 2>&1', "sh", ...words];
}
/** Kills the sandbox's first process; the kernel then ends every other one in its PID namespace. */
async function end(child, init) {
    const first = await init;
    if (!first) {
        child.kill("SIGKILL");
        return;
    }
    await endProcesses(() => {
        const all = listProcesses();
        const living = all.filter(({ pid, born }) => pid === first.pid && born === first.born);
        return withDescendants(living, all).map(({ pid }) => pid);
    });
}
/** The process that is number 1 inside, out of bubblewrap's status: `{"child-pid": 42}` comes first. */
function firstProcess(status) {
    return new Promise((resolve) => {
        let text = "";
        // Read to its end, also when the answer is known: bubblewrap would die of a closed pipe.
        status.on("data", (chunk) => {
            text += chunk;
            const pid = Number(/"child-pid":\s*(\d+)/.exec(text)?.[1]);
            const found = listProcesses().find((entry) => entry.pid === pid);
            if (found)
                resolve(found);
        });
        status.on("close", () => resolve(undefined));
    });
}
async function textOf(stream) {
    let text = "";
    for await (const chunk of stream)
        if (text.length < 4_096)
            text += chunk;
    return text;
}
function throwIfSandboxFailed(complaint) {
    if (complaint.trim() === "")
        return;
    throw new errors/* DeviceCloudError */.c("service", `The sandbox did not start: ${(0,untrusted_text/* plainLine */.h)(complaint)}`, {
        remedy: "Start the cloud again: it looks afresh at what this machine allows.",
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/confinement.js
/** A variable that only processes of one run carry, so that those that left its process group are found. */
const RUN_MARKER = "DEVICE_CLOUD_RUN";

;// CONCATENATED MODULE: ./build/src/cloud/execution/process-group.js
var process_group_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var process_group_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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








const WATCH_MS = 500;
/**
 * Suites in a process group of their own, with the rights of the user who started the cloud: they can read what that
 * user can. Processes are found by their group, their descent and a variable that they inherit.
 */
const processGroup = {
    isolation: "process-group",
    view: (workspace, room) => ({ workspace, home: room.home, temp: room.temp, tools: room.tools }),
    handOver: async () => { },
    start: process_group_start,
};
async function process_group_start(command) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const marker = (0,external_node_crypto_.randomUUID)();
        const [program, ...args] = command.words;
        const pipe = process_group_addDisposableResource(env_1, await openOutputPipe(command.room.temp), true);
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: command.workspace,
            env: { ...command.environment, [RUN_MARKER]: marker, [ROOMS_VARIABLE]: command.room.mark },
            stdio: ["ignore", pipe.writer, pipe.writer],
            detached: true,
        });
        const find = familyFinder(child.pid, `${RUN_MARKER}=${marker}`);
        // A process that empties its environment is known by its parent alone, so it must be seen while that one lives.
        const watch = setInterval(find, WATCH_MS).unref();
        async function end() {
            clearInterval(watch);
            await endProcesses(find);
        }
        return { output: pipe.output, exited: exitCodeOf(child), end };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = process_group_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Names the living processes of a run. Once seen, a process and its children stay known, whatever they change. */
function familyFinder(leader, assignment) {
    let known = new Set();
    return () => {
        const all = listProcesses().filter(({ pid }) => pid !== process.pid);
        const isOurs = (entry) => entry.group === leader || known.has(identityOf(entry)) || hasVariable(entry.pid, assignment);
        const family = withDescendants(all.filter(isOurs), all);
        known = new Set(family.map(identityOf));
        return family.map(({ pid }) => pid);
    };
}
function identityOf({ pid, born }) {
    return `${pid} ${born}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/choose-confinement.js
var choose_confinement_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var choose_confinement_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









const PROBE_LIMIT_MS = 20_000;
/** Not root, may write where it should, and the cloud's Node and browser can be read. */
const PROBE = `
test "$(id -u)" != 0 &&
touch probe "$HOME/probe" "$TMPDIR/probe" /dev/shm/probe &&
test -x "$SVC_PROBED_BROWSER" &&
node --version`;
/**
 * bubblewrap when it really works here: it can be installed and still be refused by the host. Otherwise a process
 * group, which needs no more than a warning for an ordinary user, and the caller's word for root.
 * @throws {DeviceCloudError} `input` when suites would run as root, and on Windows.
 */
async function chooseConfinement(place) {
    if (process.platform === "win32") {
        throw new errors/* DeviceCloudError */.c("input", "Suites cannot be executed on Windows.", {
            remedy: "Start the local cloud on Linux or macOS, or in the Windows Subsystem for Linux.",
        });
    }
    const plan = await planSandbox(place);
    const reason = typeof plan === "string" ? plan : await probe(bubblewrap(plan), place);
    if (typeof plan !== "string" && reason === undefined)
        return bubblewrap(plan);
    if (process.getuid?.() === 0 && !place.allowRoot) {
        throw new errors/* DeviceCloudError */.c("input", `Suites would run as root, without a sandbox: ${reason}.`, {
            remedy: "Install bubblewrap, start the cloud as an ordinary user, or allow it with --allow-root.",
        });
    }
    place.logger.warning(`Suites run without a sandbox (${reason}): they can read and change what this user can. Run only suites you trust.`);
    return processGroup;
}
/** Starts a first command in exactly the sandbox that suites get. Returns why it does not work, if so. */
async function probe(confinement, { rooms, browser }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const room = choose_confinement_addDisposableResource(env_1, await createRoom(rooms), true);
        const workspace = (0,external_node_path_.join)(room.home, "probe-work");
        await (0,promises_.mkdir)(workspace);
        await confinement.handOver(workspace, room);
        const view = confinement.view(workspace, room);
        const profile = {
            name: "probe",
            osType: "DESKTOP",
            width: 1,
            height: 1,
            scale: 1,
            mobile: false,
            touch: false,
        };
        const probed = { profile, environment: { SVC_PROBED_BROWSER: browser.path } };
        const environment = suiteEnvironment(view, probed, undefined);
        const run = await confinement.start({ words: ["/bin/sh", "-c", PROBE], environment, workspace, room });
        let said = "";
        run.output.on("data", (chunk) => {
            said = `${said}${chunk}`.slice(-2_000);
        });
        const limit = setTimeout(() => void run.end(), PROBE_LIMIT_MS);
        try {
            const exitCode = await run.exited;
            return exitCode === 0
                ? undefined
                : `bubblewrap does not work here: ${(0,untrusted_text/* plainLine */.h)(said) || `exit code ${exitCode}`}`;
        }
        catch (error) {
            return `bubblewrap does not work here: ${error instanceof Error ? (0,untrusted_text/* plainLine */.h)(error.message) : "it cannot be started"}`;
        }
        finally {
            clearTimeout(limit);
            await run.end();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = choose_confinement_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/output-blotter.js
const MASK = Buffer.from("***");
/**
 * Takes secrets out of a stream of output, also where a secret is split over chunks: bytes that may be the beginning
 * of one are held back until the next chunk tells. Every form in which a secret usually leaks is looked for.
 */
class OutputBlotter {
    #patterns;
    #firstBytes;
    #held = Buffer.alloc(0);
    constructor(secrets) {
        const forms = new Set(secrets.filter((secret) => secret !== "").flatMap(formsOf));
        this.#patterns = [...forms].map((form) => Buffer.from(form)).sort((a, b) => b.length - a.length);
        this.#firstBytes = new Set(this.#patterns.map((pattern) => pattern[0]));
    }
    /** What may be shown of the output so far. */
    write(chunk) {
        return this.#blot(Buffer.concat([this.#held, chunk]), false);
    }
    /** What was held back, at the end of the output. */
    end() {
        return this.#blot(this.#held, true);
    }
    #blot(data, isEnd) {
        const shown = [];
        let from = 0;
        let at = 0;
        while (at < data.length) {
            if (!this.#firstBytes.has(data[at])) {
                at++;
                continue;
            }
            // Longest first: a pattern that could still grow to a match decides before a shorter one that already does.
            const pattern = this.#patterns.find((candidate) => startsAt(data, at, candidate, isEnd));
            if (!pattern) {
                at++;
                continue;
            }
            if (at + pattern.length > data.length)
                break;
            shown.push(data.subarray(from, at), MASK);
            at += pattern.length;
            from = at;
        }
        this.#held = Buffer.from(data.subarray(at));
        shown.push(data.subarray(from, at));
        return Buffer.concat(shown);
    }
}
/** Whether `pattern` stands at `at`, or, before the end of the output, may begin there. */
function startsAt(data, at, pattern, isEnd) {
    const length = Math.min(pattern.length, data.length - at);
    if (isEnd && length < pattern.length)
        return false;
    return data.compare(pattern, 0, length, at, at + length) === 0;
}
/** The secret itself, in Base64 alone and as Basic credentials, and as it stands in an address. */
function formsOf(secret) {
    const encoded = [secret, `${secret}:`].flatMap((text) => {
        const bytes = Buffer.from(text);
        return [
            bytes.toString("base64"),
            bytes.toString("base64").replace(/=+$/, ""),
            bytes.toString("base64url"),
        ];
    });
    return [secret, encodeURIComponent(secret), ...encoded];
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/output-tap.js

/** The most output of one run that is kept, in bytes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/**
 * Passes output on without its secrets, up to `maxBytes`; then one line says that the rest was cut. What comes after
 * is still taken from the script, so that a talkative one is not blocked.
 */
function tapOutput(secrets, onOutput, maxBytes = MAX_OUTPUT_BYTES) {
    const blotter = new OutputBlotter(secrets);
    let leftBytes = maxBytes;
    let isCut = false;
    function pass(chunk) {
        if (isCut || chunk.length === 0)
            return;
        if (chunk.length <= leftBytes) {
            leftBytes -= chunk.length;
            onOutput(chunk);
            return;
        }
        isCut = true;
        onOutput(Buffer.concat([chunk.subarray(0, leftBytes), Buffer.from(cutNote(maxBytes))]));
    }
    return {
        write: (chunk) => pass(blotter.write(chunk)),
        end: () => pass(blotter.end()),
    };
}
function cutNote(maxBytes) {
    return `\n[The output was cut here: one run keeps ${maxBytes} bytes.]\n`;
}

// EXTERNAL MODULE: ./build/src/base/zip/link-target.js
var link_target = __webpack_require__(88405);
// EXTERNAL MODULE: ./build/src/base/zip/zip-archive.js + 4 modules
var zip_archive = __webpack_require__(89967);
// EXTERNAL MODULE: ./build/src/base/zip/zip-limits.js
var zip_limits = __webpack_require__(16333);
;// CONCATENATED MODULE: ./build/src/base/zip/extract-zip.js
var extract_zip_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var extract_zip_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
        const archive = extract_zip_addDisposableResource(env_1, await (0,zip_archive/* openZip */.Q)(path, options.archiveName), true);
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
        const result_1 = extract_zip_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Looks at every entry before the first byte is written. */
function checkEntries(archive, options) {
    const ledger = new name_ledger/* NameLedger */.d();
    for (const entry of archive.entries) {
        const problem = (0,entry_name/* nameProblem */.r)(entry.name, options.names) ?? kindProblem(entry, options);
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
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, path), { recursive: true });
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
    return new Set(entries.map((entry) => (entry.isFolder ? plainPath(entry) : (0,external_node_path_.dirname)(entry.name))));
}
async function writeFile(archive, entry, folder, writing) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        (0,base_clock/* throwIfCancelled */.dZ)(writing.signal);
        const target = (0,external_node_path_.join)(folder, entry.name);
        const mode = entry.mode & 0o111 ? 0o755 : 0o644;
        const file = extract_zip_addDisposableResource(env_2, await (0,promises_.open)(target, "wx", mode), true);
        let sizeBytes = 0;
        for await (const chunk of archive.stream(entry, writing.signal)) {
            sizeBytes += chunk.length;
            writing.total.bytes += chunk.length;
            const written = { sizeBytes, totalBytes: writing.total.bytes };
            const problem = (0,zip_limits/* sizeProblem */.b)(entry, written, writing.limits);
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
        const result_2 = extract_zip_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function makeLink(archive, entry, folder, signal) {
    const target = (await archive.read(entry, MAX_LINK_BYTES, signal)).toString();
    const problem = (0,link_target/* linkProblem */.k)(plainPath(entry), target);
    if (problem)
        throw archive.refusal(entry.name, problem);
    await (0,promises_.symlink)(target, (0,external_node_path_.join)(folder, plainPath(entry)));
}
function plainPath(entry) {
    return entry.name.replace(/\/$/, "");
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/entry-script.js

const SHELL_SCRIPT = "run-tests.sh";
const POWERSHELL_SCRIPT = "run-tests.ps1";
/**
 * The script at the root of a package, or why there is none to start. With both, the shell script is taken: this
 * cloud's machines are Linux and Mac. (Specification: Build service, rules for builds, 2.)
 */
function findScript(entries) {
    const files = entries.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
    const name = [SHELL_SCRIPT, POWERSHELL_SCRIPT].find((script) => files.includes(script));
    if (name)
        return { name };
    if (files.length === 0)
        return { missing: "The package is empty." };
    const nested = files
        .filter(isNested)
        .slice(0, 3)
        .map((file) => (0,untrusted_text/* plainLine */.h)(file, 120));
    if (nested.length === 0)
        return { missing: `The package has no ${SHELL_SCRIPT} at its root.` };
    return {
        missing: `The package has no ${SHELL_SCRIPT} at its root; found ${nested.join(", ")}. ` +
            "Package the content of that folder, not the folder itself.",
    };
}
function isNested(name) {
    return name.endsWith(`/${SHELL_SCRIPT}`) || name.endsWith(`/${POWERSHELL_SCRIPT}`);
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/is-zip.js
var is_zip_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var is_zip_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

/** Whether the file at `path` begins as a zip archive does. */
async function isZip(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = is_zip_addDisposableResource(env_1, await (0,promises_.open)(path, "r"), true);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
        return buffer.toString("latin1", 0, bytesRead) === "PK";
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = is_zip_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/place-beside.js





/**
 * Puts files and folders into a workspace that holds the unpacked package.
 * @throws {DeviceCloudError} `package` for an archive that must not be unpacked, `cancelled` when `signal` aborts.
 */
async function placeBeside(workspace, beside, signal) {
    for (const { source, name, unpackInto } of beside.files) {
        const target = (0,external_node_path_.join)(workspace, name);
        // A link of the package under this name would else lead the copy elsewhere.
        await (0,promises_.rm)(target, { recursive: true, force: true });
        await (0,promises_.copyFile)(source, target, external_node_fs_.constants.COPYFILE_EXCL | external_node_fs_.constants.COPYFILE_FICLONE);
        await (0,promises_.chmod)(target, 0o644);
        if (unpackInto !== null)
            await place_beside_unpack(source, (0,external_node_path_.join)(workspace, unpackInto), name, signal);
    }
    for (const folder of beside.folders)
        await makeFolder((0,external_node_path_.join)(workspace, folder));
}
async function place_beside_unpack(archive, folder, archiveName, signal) {
    await (0,promises_.rm)(folder, { recursive: true, force: true });
    await (0,promises_.mkdir)(folder);
    const options = { limits: zip_limits/* suiteLimits */.v, names: "posix", links: "inside", archiveName };
    await extractZip(archive, folder, options, signal);
}
/** Where the package has a file of this name there can be no folder, and nothing will be found in it. */
async function makeFolder(path) {
    try {
        await (0,promises_.mkdir)(path, { recursive: true });
    }
    catch (error) {
        const { code } = error;
        if (code !== "EEXIST" && code !== "ENOTDIR")
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/script-command.js
var script_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var script_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




const POWERSHELL_PATH = "/usr/local/bin:/usr/bin:/bin:/opt/microsoft/powershell/7:/opt/homebrew/bin";
/** How to start the script `name` in `folder`, or why it cannot be. `shown` is the folder as the suite sees it. */
async function scriptCommand(folder, shown, name) {
    if (name === POWERSHELL_SCRIPT)
        return powershellCommand((0,external_node_path_.join)(shown, name));
    const path = (0,external_node_path_.join)(folder, name);
    const first = await firstLine(path);
    if (!first.startsWith("#!"))
        return { words: ["/bin/sh", (0,external_node_path_.join)(shown, name)] };
    if (first.endsWith("\r")) {
        return {
            reason: `${name} has Windows line ends, so its interpreter "${first.slice(2).trim()}" cannot be found. Save it with LF line ends.`,
        };
    }
    // Archives made on Windows, or by tools that do not know the bit, lose it.
    await (0,promises_.chmod)(path, 0o755);
    return { words: [(0,external_node_path_.join)(shown, name)] };
}
function powershellCommand(script) {
    const pwsh = findProgram(["pwsh"], POWERSHELL_PATH);
    if (pwsh)
        return { words: [pwsh, "-NoProfile", "-NonInteractive", "-File", script] };
    return {
        reason: `The package starts with ${POWERSHELL_SCRIPT}, and PowerShell is missing on this machine. Install PowerShell (pwsh), or add a run-tests.sh.`,
    };
}
async function firstLine(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = script_command_addDisposableResource(env_1, await (0,promises_.open)(path, "r"), true);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
        return buffer.toString("utf8", 0, bytesRead).split("\n", 1)[0] ?? "";
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = script_command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/unpack-order.js
var unpack_order_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var unpack_order_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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










/** Where the package is stored says nothing to its owner. */
const ARCHIVE_NAME = "the package";
/** The name under which a script that came beside the package is kept, among the run's tools. */
const GIVEN_SCRIPT = "pipeline.sh";
/**
 * Puts the package into the workspace and says how to start it, or why it cannot be started.
 * @throws {DeviceCloudError} `cancelled` when the order was aborted meanwhile.
 */
async function unpackOrder(order, room, view) {
    try {
        if (order.script !== undefined)
            return await unpackWithScript(order, order.script, room, view);
        const found = await scriptOf(order.packagePath);
        if ("missing" in found)
            return { reason: found.missing };
        await unpack_order_unpack(order);
        return await scriptCommand(order.workspace, view.workspace, found.name);
    }
    catch (error) {
        if (error instanceof errors/* DeviceCloudError */.c && error.code === "package")
            return { reason: error.explanation };
        throw error;
    }
}
/** A script of its own may work on any input: what is no archive stays where the script can fetch it. */
async function unpackWithScript(order, script, room, view) {
    if (await isZip(order.packagePath))
        await unpack_order_unpack(order);
    await (0,promises_.writeFile)((0,external_node_path_.join)(room.tools, GIVEN_SCRIPT), script);
    return await scriptCommand(room.tools, view.tools, GIVEN_SCRIPT);
}
async function scriptOf(packagePath) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const archive = unpack_order_addDisposableResource(env_1, await (0,zip_archive/* openZip */.Q)(packagePath, ARCHIVE_NAME), true);
        return findScript(archive.entries);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = unpack_order_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function unpack_order_unpack(order) {
    const options = {
        limits: zip_limits/* suiteLimits */.v,
        names: "posix",
        links: "inside",
        archiveName: ARCHIVE_NAME,
    };
    await extractZip(order.packagePath, order.workspace, options, order.signal);
    if (order.beside)
        await placeBeside(order.workspace, order.beside, order.signal);
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/run-package.js
var run_package_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_package_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







/** How long output may still come when every process is gone: only what the pipe holds. */
const DRAIN_MS = 2_000;
/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Unpacks the order's package and runs its script to its end, or to the order's. */
async function runPackage(place, order) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (order.signal.aborted)
            return { how: "aborted" };
        const { confinement, browser } = place;
        const room = run_package_addDisposableResource(env_1, await createRoom(place.rooms), true);
        const view = confinement.view(order.workspace, room);
        try {
            const unpacked = await unpackOrder(order, room, view);
            if ("reason" in unpacked)
                return { how: "refused", reason: unpacked.reason };
            await writeLauncher(room.tools, { browser, profile: order.profile, demanded: place.switches });
            await confinement.handOver(order.workspace, room);
            const environment = suiteEnvironment(view, order, browser.driverPath);
            return await run_package_execute(confinement, { words: unpacked.words, environment, workspace: order.workspace, room }, order);
        }
        catch (error) {
            if (error instanceof errors/* DeviceCloudError */.c && error.code === "cancelled")
                return { how: "aborted" };
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_package_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function run_package_execute(confinement, command, order) {
    const run = await confinement.start(command);
    const tap = tapOutput(order.secrets, (chunk) => order.onOutput(chunk));
    run.output.on("data", (chunk) => tap.write(chunk));
    try {
        return await firstEnd(run, order);
    }
    finally {
        await run.end();
        await drained(run);
        tap.end();
    }
}
/** What comes first: the script's own end, the timeout, or the caller's abort. */
async function firstEnd(run, order) {
    const { promise, resolve } = Promise.withResolvers();
    const onAbort = () => resolve({ how: "aborted" });
    const limit = setTimeout(() => resolve({ how: "timeout" }), Math.min(order.timeoutMs, MAX_TIMER_MS));
    if (order.signal.aborted)
        onAbort();
    order.signal.addEventListener("abort", onAbort);
    try {
        return await Promise.race([
            promise,
            run.exited.then((exitCode) => ({ how: "exited", exitCode })),
        ]);
    }
    finally {
        clearTimeout(limit);
        order.signal.removeEventListener("abort", onAbort);
    }
}
/** Waits until the output has been read to its end; a pipe that somebody else still holds is let go. */
async function drained(run) {
    const { output } = run;
    const limit = new AbortController();
    const closed = new Promise((resolve) => (output.closed ? resolve() : output.once("close", resolve)));
    await Promise.race([closed, (0,external_node_timers_promises_.setTimeout)(DRAIN_MS, undefined, { signal: limit.signal }).catch(() => { })]);
    limit.abort();
    output.destroy();
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/package-runner.js





/**
 * Finds out how suites can be kept apart on this machine, and where they run. One per data folder.
 * (`docs/decisions.md`: The local cloud executes other people's scripts.)
 * @throws {DeviceCloudError} `input` where suites would run as root unasked, or on a system without POSIX processes.
 */
async function openRunnerPlace(options) {
    const dataFolder = await (0,promises_.realpath)(options.dataFolder);
    const rooms = await openRooms(dataFolder);
    const confinement = await chooseConfinement({ ...options, dataFolder, rooms });
    const switches = await demandedSwitches(confinement.isolation);
    return { rooms, confinement, browser: options.browser, switches };
}
/** What runs packages at this place. */
function packageRunner(place) {
    return { isolation: place.confinement.isolation, run: (order) => runPackage(place, order) };
}

// EXTERNAL MODULE: ./build/src/cloud/executors/catalogue.js
var catalogue = __webpack_require__(75439);
// EXTERNAL MODULE: ./node_modules/@fastify/multipart/index.js
var multipart = __webpack_require__(99138);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: ./build/src/contract/broker.js
var contract_broker = __webpack_require__(34299);
;// CONCATENATED MODULE: ./build/src/cloud/http/guard-requests.js



const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
/** The host names under which this cloud answers: the loopback names and those that were allowed. */
function allowedHosts(names) {
    return new Set([...LOOPBACK, ...names.map(bracketed)].map((name) => name.toLowerCase()));
}
/**
 * Refuses what a page in a browser on this machine could send: this server runs uploaded scripts. A name that leads
 * here by DNS rebinding is not among `hosts`; and a page of another origin never does more than follow a link.
 * @throws {DeviceCloudError} `refused` with status 421, or `forbidden`.
 */
function guardRequest(request, hosts) {
    const { host, origin } = request.headers;
    const name = hostName(host);
    if (name === undefined)
        throw badRequest("The request has no valid Host header.");
    if (!hosts.has(name)) {
        throw new errors/* DeviceCloudError */.c("refused", `This device cloud does not answer for the host "${(0,untrusted_text/* plainLine */.h)(name, 80)}".`, {
            status: 421,
            remedy: "Use 127.0.0.1 or localhost, or start the cloud with --allow-host.",
        });
    }
    const changes = request.method !== "GET" && request.method !== "HEAD";
    if (changes && origin !== undefined && !isOwnOrigin(origin, host)) {
        throw forbidden(`Pages of ${(0,untrusted_text/* plainLine */.h)(origin, 80)} may not use this device cloud.`);
    }
}
/**
 * Whether a browser sends this on behalf of a page of another origin. Such a request may follow a signed link; it may
 * not use credentials that the browser remembers: aborting a build is a GET.
 */
function comesFromElsewhere(headers) {
    return ["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));
}
function isOwnOrigin(origin, host) {
    return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
function hostName(host) {
    return /^(\[[0-9a-f:.]+\]|[^:[\]/@\s]+)(?::\d+)?$/i.exec(host ?? "")?.[1]?.toLowerCase();
}
function bracketed(name) {
    return name.includes(":") && !name.startsWith("[") ? `[${name}]` : name;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/relay-socket.js





/** What of a WebSocket's handshake goes to the driver: neither credentials nor the page that might be behind it. */
const HANDSHAKE = [
    "sec-websocket-key",
    "sec-websocket-version",
    "sec-websocket-protocol",
    "sec-websocket-extensions",
];
const ANSWER = ["sec-websocket-accept", "sec-websocket-protocol", "sec-websocket-extensions"];
/**
 * Connects a client's WebSocket with that of the session's driver (WebDriver BiDi, Transport) and passes every byte both
 * ways. Resolves when the socket is connected; it ends with the session, and what goes through it keeps the session alive.
 * @throws {WebDriverError} `unsupported operation` for a session without one, `unknown error` when the driver refuses.
 */
async function relaySocket(session, { headers }, client, head) {
    const { address, capabilities, guard } = session.parts.driver;
    const { webSocketUrl } = capabilities;
    if (typeof webSocketUrl !== "string" || !URL.canParse(webSocketUrl)) {
        const remedy = guard ? SOCKET_REMEDY : "ask for one by the capability webSocketUrl: true";
        throw new WebDriverError("unsupported operation", `The session has no WebSocket: ${remedy}.`);
    }
    const { pathname, search } = new URL(webSocketUrl);
    const { promise, resolve, reject } = Promise.withResolvers();
    const send = address.protocol === "https:" ? external_node_https_.request : external_node_http_.request;
    const outgoing = send(address, {
        path: pathname + search,
        headers: {
            ...{ connection: "Upgrade", upgrade: "websocket", ...credentialsOf(address) },
            ...Object.fromEntries(HANDSHAKE.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
        },
        signal: session.ended.signal,
    });
    outgoing.once("upgrade", (answer, socket, first) => resolve([answer, socket, first]));
    outgoing.once("response", ({ statusCode }) => reject(relay_socket_refused(`it answered ${statusCode}`)));
    outgoing.once("error", (error) => reject(relay_socket_refused(error.code ?? "no connection")));
    outgoing.end();
    const [answer, driver, first] = await promise;
    const lines = ANSWER.flatMap((name) => (answer.headers[name] ? [`${name}: ${answer.headers[name]}`] : []));
    const upgrade = ["HTTP/1.1 101 Switching Protocols", "connection: Upgrade", "upgrade: websocket", ...lines];
    client.write(`${upgrade.join("\r\n")}\r\n\r\n`);
    connect(session, client, driver);
    client.write(first);
    driver.write(head);
}
function connect(session, client, driver) {
    const { signal } = session.ended;
    const end = () => {
        client.destroy();
        driver.destroy();
    };
    signal.addEventListener("abort", end, { once: true });
    client.on("data", () => session.touch());
    client.pipe(driver);
    driver.pipe(client);
    for (const socket of [client, driver]) {
        socket.on("error", end);
        socket.once("close", () => {
            end();
            signal.removeEventListener("abort", end);
        });
    }
    driver.once("close", () => void endIfLost(session));
}
/** A driver closes its side when the client ended the session there, or when the browser is gone. */
async function endIfLost(session) {
    if (session.hasEnded)
        return;
    const { address, id } = session.parts.driver;
    const look = { method: "GET", path: `/session/${id}/timeouts` };
    try {
        const { status, value } = await sendCommand(address, look, session.ended.signal);
        const isLost = status === 404 && value?.error === "invalid session id";
        if (isLost)
            await session.end({ state: "WARNING", message: "The session ended at its driver, without a quit." });
    }
    catch {
        // Ended meanwhile, or the next command tells.
    }
}
function relay_socket_refused(reason) {
    return new WebDriverError("unknown error", `The driver opens no WebSocket: ${reason}.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/access/broker-caller.js


/**
 * Who sent these credentials: the account's key or a ticket, as a capability or by Basic authentication, where it may be
 * the user name or, beside any user name, the password: many clients insist on both.
 * @throws {WebDriverError} with status 401.
 */
function brokerCaller(authorization, { apiKey, ticket }, gate) {
    const secrets = [apiKey, ticket, ...basicSecrets(authorization)].filter((one) => one !== undefined);
    if (secrets.length === 0) {
        throw broker_caller_refused("The request carries no credentials. Send the API key or a ticket by Basic authentication, or as the capability cloud:apiKey or cloud:ticket.");
    }
    for (const secret of secrets) {
        const caller = callerBy(secret, gate);
        if (caller)
            return caller;
    }
    throw broker_caller_refused("The API key or ticket is unknown, or the ticket has expired.");
}
function callerBy(secret, { store, sessions }) {
    const user = (0,access_accounts/* userByKey */.oe)(store, secret);
    if (user)
        return { user, ticketId: null };
    const token = sessions.tokenOf(secret, "ticket");
    const owner = token && store.users.get(token.userId);
    return token && owner ? { user: owner, ticketId: token.id } : undefined;
}
function basicSecrets(authorization) {
    const [scheme = "", value = ""] = (authorization ?? "").split(/ +/, 2);
    if (scheme.toLowerCase() === "bearer")
        return value === "" ? [] : [value];
    if (scheme.toLowerCase() !== "basic")
        return [];
    const [user = "", ...password] = Buffer.from(value, "base64").toString("utf8").split(":");
    return [user, password.join(":")].filter((one) => one !== "");
}
/** WebDriver has no error for it; clients show the message of this one, and do not try again. */
function broker_caller_refused(message) {
    return new WebDriverError("session not created", message, { status: 401 });
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/driver-answer.js
/** Where a driver says how it, its browser and its own machine are reached. */
const ADDRESSES = /^(?:se:(?:cdp|cdpVersion|vnc.*|noVnc.*|gridWebSocketUrl|bidi.*|.*[Aa]ddress)|moz:(?:debuggerAddress|profile))$/;
const INNER = ["debuggerAddress", "userDataDir", "profile"];
/**
 * The capabilities that a client is told: the driver's without any address behind the broker, the broker's own beside.
 * `socketRoot`: below it lie the WebSockets of sessions, `ws://host/hub/wd`.
 */
function toldCapabilities(session, socketRoot) {
    const { driver, claim, record } = session.parts;
    const { device } = claim;
    const { webSocketUrl, ...told } = withoutAddresses(driver);
    return {
        ...told,
        ...(typeof webSocketUrl === "string" ? { webSocketUrl: `${socketRoot}/session/${session.id}` } : {}),
        "cloud:device": device.displayName,
        "cloud:deviceId": device.id,
        "cloud:osType": device.osType,
        "cloud:version": device.softwareVersion.releaseVersion,
        "cloud:projectId": record.run.projectId,
        "cloud:runId": record.run.id,
        "cloud:deviceRunId": record.deviceRun.id,
    };
}
function withoutAddresses({ capabilities, address }) {
    const kept = Object.entries(capabilities).filter(([name]) => !ADDRESSES.test(name));
    return Object.fromEntries(kept.flatMap(([name, value]) => {
        if (name === "webSocketUrl")
            return [[name, value]];
        if (leadsTo(value, address))
            return [];
        if (typeof value !== "object" || value === null || Array.isArray(value))
            return [[name, value]];
        const inner = Object.entries(value).filter(([key, one]) => !INNER.includes(key) && !leadsTo(one, address));
        // Kept when nothing is left in it: by `goog:chromeOptions` clients know what browser it is.
        return [[name, Object.fromEntries(inner)]];
    }));
}
/** Whether this is a link to the driver's own machine. */
function leadsTo(value, address) {
    return typeof value === "string" && URL.canParse(value) && new URL(value).hostname === address.hostname;
}

;// CONCATENATED MODULE: ./build/src/cloud/access/project-access.js

/**
 * The project with this id, when it is the caller's own or shared with the caller.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` for everybody else's.
 */
function accessibleProject(store, projectId, caller) {
    const project = store.projects.get(projectId);
    if (!project)
        throw notFound("project", projectId);
    const { id: userId } = caller.user;
    if (project.userId === userId || store.sharings.in({ userId, projectId }).count() > 0)
        return project;
    throw forbidden(`The project ${projectId} belongs to another account and is not shared with this one.`);
}
/**
 * The run that is addressed, when its project is accessible. What else is said of it must agree: its project, and as
 * its user the caller or the project's owner.
 * @throws {DeviceCloudError} `not-found` when it is missing or of another project, `forbidden` for other accounts'.
 */
function accessibleRun(store, { runId, projectId, userId }, caller) {
    if (projectId !== undefined)
        accessibleProject(store, projectId, caller);
    const run = store.runs.get(runId);
    if (!run)
        throw notFound("run", runId);
    if (projectId !== undefined && run.projectId !== projectId)
        throw notFound(`run of project ${projectId} with id`, runId);
    const project = accessibleProject(store, run.projectId, caller);
    if (userId !== undefined && userId !== caller.user.id && userId !== project.userId)
        throw notFound(`run of user ${userId} with id`, runId);
    return run;
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/project-of-run.js



/**
 * The project that a run names: by its id, else by its name among the account's own, else the account's oldest.
 * Undefined when no such project is there yet (docs/decisions.md, The newer generation).
 * @throws {DeviceCloudError} `not-found` or `forbidden` for an id.
 */
function namedProject(store, { projectId, projectName }, caller) {
    if (typeof projectId === "number")
        return accessibleProject(store, projectId, caller);
    const name = (0,untrusted_text/* plainLine */.h)(projectName ?? "", 200);
    const own = store.projects.in({ userId: caller.user.id });
    const bearsName = { sql: "json_extract(doc, '$.name') = ?", values: [name] };
    return own.select({ limit: 1, ...(name === "" ? {} : { where: [bearsName] }) })[0];
}
/**
 * A new project of an account.
 * @throws {DeviceCloudError} 400 without a name.
 */
function createProject({ store, clock }, user, { name, description }) {
    const plainName = (0,untrusted_text/* plainLine */.h)(name ?? "", 200);
    if (plainName === "")
        throw badRequest("name is missing.", "Give the project a name.");
    return store.projects.insert({
        userId: user.id,
        name: plainName,
        description: description === undefined ? null : (0,untrusted_text/* plainLine */.h)(description, 2_000),
        createTime: clock.now(),
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/backend/prepared-driver.js



/** What is kept of a driver's output until somebody listens, in bytes. */
const MAX_EARLY_BYTES = 64 * 1024;
/**
 * A driver's session that is being started, or was started ahead, with the working folder it lives in. Disposing ends it
 * at any stage; the folder goes too, unless somebody took it.
 */
class PreparedDriver {
    workspace;
    #preparation;
    #stop = new AbortController();
    #session;
    #early = [];
    #sink;
    #isTaken = false;
    constructor(backend, preparation, workspace) {
        this.workspace = workspace;
        this.#preparation = preparation;
        const order = { ...preparation, workspace, onOutput: (chunk) => this.#print(chunk) };
        this.#session = backend.start(order, this.#stop.signal);
        this.#session.catch(() => undefined); // Whoever asks for it hears of it.
    }
    /** Begins to start a session in a new working folder. */
    static async begin(store, backend, preparation) {
        const workspace = await newWorkspace(store, `session-${(0,secrets/* newSecret */.jr)(12)}`);
        return new PreparedDriver(backend, preparation, workspace);
    }
    /** Whether it is what a session with these capabilities on this device would start. */
    fits({ device, capabilities }) {
        const own = this.#preparation;
        return device.id === own.device.id && JSON.stringify(capabilities) === JSON.stringify(own.capabilities);
    }
    /** False when it has failed already, or its driver is gone. */
    async isSound() {
        const state = await Promise.race([
            this.#session.then(({ gone }) => !gone.aborted, () => false),
            // Under way still.
            new Promise((resolve) => setImmediate(() => resolve(true))),
        ]);
        return state;
    }
    /** Passes on what the driver prints, from the start. The working folder is the caller's from now on. */
    take(sink) {
        this.#isTaken = true;
        this.#sink = sink;
        for (const chunk of this.#early)
            sink(chunk);
        this.#early = [];
    }
    /** The session once it has started; rejects with the signal's reason as soon as that aborts. */
    async session(signal) {
        const { promise, reject } = Promise.withResolvers();
        const onAbort = () => reject(signal.reason);
        if (signal.aborted)
            onAbort();
        signal.addEventListener("abort", onAbort, { once: true });
        try {
            return await Promise.race([this.#session, promise]);
        }
        finally {
            signal.removeEventListener("abort", onAbort);
        }
    }
    async [Symbol.asyncDispose]() {
        this.#stop.abort(new Error("The session is not wanted any more."));
        const session = await this.#session.catch(() => undefined);
        await session?.[Symbol.asyncDispose]();
        if (!this.#isTaken)
            await removeTree(this.workspace);
    }
    #print(chunk) {
        if (this.#sink)
            this.#sink(chunk);
        else if (this.#early.reduce((sum, { length }) => sum + length, 0) < MAX_EARLY_BYTES)
            this.#early.push(chunk);
    }
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/src/cloud/runs/device-run-work.js
/** An end without any test. */
function endedAs(state, message, excludeReason = null) {
    const none = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
    return { state, message, excludeReason, exitCode: null, ...none };
}

// EXTERNAL MODULE: ./build/src/cloud/runs/device-run-states.js
var device_run_states = __webpack_require__(18661);
;// CONCATENATED MODULE: ./build/src/cloud/runs/counters.js

/**
 * The counters and ratios of a run (docs/decisions.md, Counting). Each device run is in exactly one device counter; a
 * state that nobody knows is no end and counts as running. Skipped test cases are left out.
 */
function countersOf(deviceRuns) {
    const inState = (state) => deviceRuns.filter((one) => one.state === state).length;
    const sum = (field) => deviceRuns.reduce((total, one) => total + one[field], 0);
    const waiting = inState("WAITING");
    const finished = deviceRuns.filter(({ state }) => (0,device_run_states/* isEnd */.uV)(state)).length;
    const [passed, failed] = [sum("passed"), sum("failed")];
    const testCaseCount = passed + failed + sum("notAvailable");
    const ofAll = (count) => (testCaseCount === 0 ? 0 : count / testCaseCount);
    return {
        totalDeviceCount: deviceRuns.length,
        waitingDeviceCount: waiting,
        runningDeviceCount: deviceRuns.length - waiting - finished,
        finishedDeviceCount: finished,
        succeededDeviceCount: inState("SUCCEEDED"),
        abortedDeviceCount: inState("ABORTED"),
        excludedDeviceCount: inState("EXCLUDED"),
        timeoutedDeviceCount: inState("TIMEOUT"),
        warningDeviceCount: inState("WARNING"),
        errorsDeviceCount: inState("FAILED"),
        testCaseCount,
        successfulTestCaseCount: passed,
        failedTestCaseCount: failed,
        executedTestCaseCount: passed + failed,
        successRatio: ofAll(passed),
        executionRatio: ofAll(passed + failed),
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/run-in-progress.js


/**
 * A run with its device runs, from its start to its end. Whatever changes is kept at once, together with the run's
 * counters and state, so that nobody ever reads counters that do not add up.
 */
class RunInProgress {
    #store;
    #deviceRuns;
    #run;
    constructor(store, run, deviceRuns) {
        this.#store = store;
        this.#run = run;
        this.#deviceRuns = new Map(deviceRuns.map((deviceRun) => [deviceRun.id, deviceRun]));
    }
    /** The run as this class keeps it; what others change, such as its name, may be older. */
    get run() {
        return this.#run;
    }
    get deviceRuns() {
        return [...this.#deviceRuns.values()];
    }
    get waiting() {
        return this.deviceRuns.filter(({ state }) => state === "WAITING");
    }
    get isRunning() {
        return this.deviceRuns.some(({ state }) => state !== "WAITING" && !(0,device_run_states/* isEnd */.uV)(state));
    }
    get hasEnded() {
        return this.#run.state === "FINISHED";
    }
    deviceRun(id) {
        return this.#deviceRuns.get(id);
    }
    /** Changes a device run, and with it the run; `nowMs` becomes the run's start or end where this is one. */
    change(deviceRunId, change, nowMs) {
        const before = this.#deviceRuns.get(deviceRunId);
        if (!before)
            return;
        this.#deviceRuns.set(deviceRunId, { ...before, ...change });
        const begins = this.#run.startTime === null && change.state === "RUNNING";
        const startTime = begins ? nowMs : this.#run.startTime;
        const states = this.deviceRuns.map(({ state }) => state);
        const state = (0,device_run_states/* runStateOf */.qz)(states, startTime !== null);
        const ends = state === "FINISHED" && !this.hasEnded;
        this.#store.atomically(() => {
            this.#store.deviceRuns.update(deviceRunId, change);
            this.#keep({
                ...countersOf(this.deviceRuns),
                state,
                startTime,
                ...(ends ? { finishTime: nowMs, hookDue: this.#run.config.hookURL !== null } : {}),
            });
        });
    }
    /** Adds a sentence to the run's message. */
    say(sentence) {
        const { message } = this.#run;
        if (message?.includes(sentence))
            return;
        this.#keep({ message: message === null ? sentence : `${message} ${sentence}` });
    }
    #keep(change) {
        this.#run = { ...this.#run, ...change };
        this.#store.runs.update(this.#run.id, change);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/devices/configuration.js
/** Seconds per device: 30 minutes (Limits, Default test run timeout). */
const configuration_DEFAULT_TIMEOUT_SECONDS = 1_800;
/** What a project's runs start with until its owner says otherwise. */
const defaultConfiguration = {
    scheduler: "PARALLEL",
    limitationType: null,
    limitationValue: null,
    withAnnotation: null,
    withoutAnnotation: null,
    screenshotDir: null,
    applicationUsername: null,
    applicationPassword: null,
    deviceLanguageCode: null,
    hookURL: null,
    uiAutomatorTestClasses: null,
    instrumentationRunner: null,
    appiumBrokerAddress: null,
    usedDeviceGroupId: null,
    timeout: configuration_DEFAULT_TIMEOUT_SECONDS,
    maxAutoRetriesCount: 0,
    autoScreenshots: false,
    appCrawlerRun: false,
    launchApp: false,
    appRequired: false,
    gamebenchEnabled: false,
    videoRecordingEnabled: false,
    useAdditionalFiles: false,
    createVNCConnection: false,
    checkApp: false,
};
/**
 * The configuration of a project. A project that has none yet is given one with the defaults, which runs on the first
 * device group of its owner.
 */
function configurationRecord(store, projectId) {
    const [kept] = store.configurations.in({ projectId }).select({ limit: 1 });
    if (kept)
        return kept;
    const userId = store.projects.get(projectId)?.userId ?? -1;
    const [group] = store.deviceGroups.in({ userId }).select({ limit: 1 });
    const values = { ...defaultConfiguration, usedDeviceGroupId: group?.id ?? null };
    return store.configurations.insert({ projectId, values });
}
/** The values that runs of a project start with. */
function configurationOf(store, projectId) {
    return configurationRecord(store, projectId).values;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/frameworks.js
const NATIVE = "Needs a real device: its device runs end as excluded here.";
/** What a run can name. The first is the one of a run that names none. */
const frameworks = [
    {
        id: 1,
        name: "Server-side package",
        description: "Runs run-tests.sh of the test package once per device, in a browser set up as that device.",
        kind: "server-side-package",
        osType: "UNDEFINED",
        requiredAppExtensions: "",
        requiredTestExtensions: "zip",
        minApiLevel: null,
    },
    {
        id: 2,
        name: "Appium Android, server side",
        description: "Runs run-tests.sh of the test package for each Android device, with the application beside it.",
        kind: "server-side-package",
        osType: "ANDROID",
        requiredAppExtensions: "apk",
        requiredTestExtensions: "zip",
        minApiLevel: 26,
    },
    {
        id: 3,
        name: "Appium iOS, server side",
        description: "Runs run-tests.sh of the test package for each iOS device, with the application beside it.",
        kind: "server-side-package",
        osType: "IOS",
        requiredAppExtensions: "ipa,zip",
        requiredTestExtensions: "zip",
        minApiLevel: null,
    },
    {
        id: 4,
        name: "Desktop browser",
        description: "Runs run-tests.sh of the test package in a desktop browser.",
        kind: "desktop-browser",
        osType: "DESKTOP",
        requiredAppExtensions: "",
        requiredTestExtensions: "zip",
        minApiLevel: null,
    },
    {
        id: 5,
        name: "Android Instrumentation",
        description: NATIVE,
        kind: "native-instrumentation",
        osType: "ANDROID",
        requiredAppExtensions: "apk",
        requiredTestExtensions: "apk",
        minApiLevel: null,
    },
    {
        id: 6,
        name: "XCTest",
        description: NATIVE,
        kind: "native-instrumentation",
        osType: "IOS",
        requiredAppExtensions: "ipa",
        requiredTestExtensions: "ipa,zip",
        minApiLevel: null,
    },
];
/** The framework of a run that names none: any test package on any device. */
const defaultFramework = frameworks[0];
function frameworkOf(id) {
    return frameworks.find((framework) => framework.id === id);
}
/** What a session of the automation broker is recorded under. No run can be started with it: its client drives it. */
const sessionFramework = { id: 90, name: "Client-side automation" };
/** Whether a run is a session of the automation broker: nobody but its client can repeat it. */
function isSessionRun({ frameworkId }) {
    return frameworkId === sessionFramework.id;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/next-run-number.js
/** The number of a project's next run: the highest + 1 (docs/decisions.md, Starting test runs). */
function nextRunNumber(store, projectId) {
    const newest = { sql: "json_extract(doc, '$.number') DESC", values: [] };
    const last = store.runs.in({ projectId }).select({ orderBy: [newest], limit: 1 })[0];
    return (last?.number ?? 0) + 1;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/record/new-session-run.js




/** Keeps a run with one device run for a session that begins now. */
function newSessionRun(store, clock, { user, project, ticketId, name }, device) {
    const createTime = clock.now();
    const none = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
    const waiting = { ...none, state: "WAITING" };
    // Neither retried nor followed by a hook: both belong to what the cloud itself runs.
    const config = { ...configurationOf(store, project.id), hookURL: null, maxAutoRetriesCount: 0 };
    return store.atomically(() => {
        const number = nextRunNumber(store, project.id);
        const run = store.runs.insert({
            ...countersOf([waiting]),
            ...{ projectId: project.id, userId: project.userId, number, createTime, config, state: "WAITING" },
            ...{ startedById: user.id, startedByDisplayName: user.name },
            displayName: name ?? `Session ${number}`,
            frameworkId: sessionFramework.id,
            frameworkName: sessionFramework.name,
            deviceCount: 1,
            files: { app: { originalName: null }, test: { originalName: null } },
            ...{ appFileId: null, testFileId: null, dataFileId: null, parameters: [] },
            ...{ startTime: null, finishTime: null, screenshotsFileId: null, logsFileId: null, message: null },
            ...{ simulated: false, hookDue: false },
        });
        const deviceRun = store.deviceRuns.insert({
            ...waiting,
            ...{ runId: run.id, projectId: project.id, userId: project.userId, createTime },
            ...{ deviceId: device.id, deviceName: device.displayName, session: { userId: user.id, ticketId } },
            ...{ excludeReason: null, message: null, startTime: null, finishTime: null, exitCode: null },
            ...{ autoRetriesLeft: 0, simulated: false },
        });
        return { run, deviceRun };
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/record/command-name.js
/** The names of WebDriver's commands by method and path, ids left out: for people who read a log. */
const command_name_NAMES = {
    "POST /url": "navigate",
    "GET /url": "read the address",
    "POST /back": "back",
    "POST /forward": "forward",
    "POST /refresh": "refresh",
    "GET /title": "read the title",
    "GET /source": "read the source",
    "POST /element": "find an element",
    "POST /elements": "find elements",
    "POST /element/*/element": "find an element inside",
    "POST /element/*/elements": "find elements inside",
    "GET /element/active": "read the active element",
    "POST /element/*/click": "click",
    "POST /element/*/clear": "clear",
    "POST /element/*/value": "type",
    "GET /element/*/text": "read a text",
    "GET /element/*/displayed": "look whether it shows",
    "POST /execute/sync": "run a script",
    "POST /execute/async": "run a script",
    "GET /screenshot": "take a screenshot",
    "GET /element/*/screenshot": "take a screenshot of an element",
    "POST /actions": "perform actions",
    "POST /frame": "switch to a frame",
    "POST /window": "switch to a window",
    "POST /se/file": "upload a file",
    "POST /file": "upload a file",
    "DELETE ": "quit",
};
/** What a command does, in words where they are known; `path` is below the session, without its query. */
function commandName(method, path) {
    return command_name_NAMES[`${method} ${withoutIds(path)}`];
}
/** The path with `*` for the ids of elements and shadow roots: long, and of no use to who reads it. */
function withoutIds(path) {
    return path.replace(/\/(element|shadow)\/(?!active(?:\/|$))[^/]+/g, "/$1/*");
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/record/timeline.js


/** More is not kept: a client that asks without end must not fill the memory. */
const MAX_ENTRIES = 20_000;
const MAX_PATH = 200;
/** What a client does in its session, in order, and the lines of the log that tell it. */
class Timeline {
    #clock;
    #bench;
    #startMs;
    #entries = [];
    #left = 0;
    constructor(clock, bench) {
        this.#clock = clock;
        this.#bench = bench;
        this.#startMs = clock.now();
    }
    /** Adds a command that has been answered. `path` is below the session. */
    add({ method, path, startMs }, { status, screenshot }) {
        const shown = (0,untrusted_text/* plainLine */.h)(withoutIds(path), MAX_PATH);
        const [atMs, durationMs] = [startMs - this.#startMs, this.#clock.now() - startMs];
        const name = commandName(method, path);
        this.#bench.print(Buffer.from(`${seconds(atMs)} ${method} ${shown} ${status} ${durationMs} ms\n`));
        if (this.#entries.length >= MAX_ENTRIES) {
            this.#left++;
            return;
        }
        this.#entries.push({
            ...{ atMs, durationMs, command: `${method} ${shown}`, status },
            ...(name === undefined ? {} : { name }),
            ...(screenshot === undefined ? {} : { screenshot }),
        });
    }
    /** All of it as JSON: `{startTime, entries, leftOut}`, `startTime` in ISO 8601. */
    get text() {
        const startTime = new Date(this.#startMs).toISOString();
        return `${JSON.stringify({ startTime, entries: this.#entries, leftOut: this.#left }, null, 1)}\n`;
    }
}
function seconds(ms) {
    return `${(ms / 1_000).toFixed(3).padStart(9)} s`;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/record/session-record.js








const TIMELINE = `${layout/* OUTPUT_FOLDER */.zF}/timeline.json`;
/** Begins the run of a session, at once: runs stand in the order in which devices were given. */
function beginSessionRun({ store, clock }, owner, device) {
    const { run, deviceRun } = newSessionRun(store, clock, owner, device);
    const progress = new RunInProgress(store, run, [deviceRun]);
    progress.change(deviceRun.id, { state: "RUNNING", startTime: clock.now() }, clock.now());
    return {
        run,
        deviceRun,
        end({ state, message }) {
            const nowMs = clock.now();
            progress.change(deviceRun.id, { ...endedAs(state, message), finishTime: nowMs }, nowMs);
        },
    };
}
/** Opens what is kept of a session that has begun. The working folder goes with it at its end. */
async function openSessionRecord(parts, { run, deviceRun, end }, workspace) {
    const ofDeviceRun = { userId: run.userId, buildId: null, deviceRunId: deviceRun.id };
    const bench = await openWorkbenchAt(workspace, parts, ofDeviceRun);
    const timeline = new Timeline(parts.clock, bench);
    return {
        ...{ run, deviceRun, timeline, bench, store: parts.store },
        async end(how) {
            bench.tell(how.message === null ? how.state : `${how.state}: ${how.message}`);
            try {
                await keepTimeline(parts, bench, timeline);
                await bench.keepResults();
                await bench[Symbol.asyncDispose]();
            }
            finally {
                end(how);
            }
        },
    };
}
/**
 * Straight into the store: the browser may write to the workspace, and links there would lead us elsewhere. A session
 * whose results have reached their limit ends all the same.
 */
async function keepTimeline({ store }, bench, timeline) {
    const bytes = Buffer.from(timeline.text);
    try {
        await bench.results.add(TIMELINE, (maxBytes, signal) => store.blobs.keep(external_node_stream_.Readable.from([bytes]), maxBytes, signal));
    }
    catch (error) {
        bench.tell(`The timeline was not kept: ${(0,errors/* asDeviceCloudError */.w)(error).message}`);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/begin-session.js
var begin_session_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var begin_session_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



/**
 * Starts the driver's session on the device and keeps a record of it from now on. `unwanted` aborts, with what its
 * client is told, when nobody is to have it any more. The device stays the caller's when this rejects; nothing else is left.
 * @throws {WebDriverError} `session not created` with what the driver says.
 */
async function beginSession(broker, beginning, unwanted) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { caller, project, wish, claim, capabilities } = beginning;
        const { parts, closing } = broker;
        const { device } = claim;
        const { brokerLimits: limits, store } = parts;
        const { ticketId } = caller;
        const begun = beginSessionRun(parts, { user: caller.user, project, ticketId, name: wish.name }, device);
        beginning.opening.runId = begun.run.id;
        const late = AbortSignal.timeout(limits.startMs);
        const unfinished = begin_session_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        let end = async (how) => begun.end(how);
        try {
            const backend = parts.backendOf(device);
            const preparation = { device, capabilities };
            const prepared = unfinished.use(await preparedDriver(store, backend, preparation, beginning.ahead));
            const record = await openSessionRecord(parts, begun, prepared.workspace);
            end = (how) => record.end(how);
            prepared.take((chunk) => record.bench.print(chunk));
            const driver = await prepared.session(AbortSignal.any([unwanted, late, closing.signal]));
            const waitMs = (wish.multiSessionWait ?? 0) * 1_000;
            // Only on this machine is a second browser beside the first for free; elsewhere it would take another device.
            const isAhead = waitMs > 0 && backend.isLocal;
            const next = isAhead
                ? unfinished.use(await PreparedDriver.begin(store, backend, preparation))
                : undefined;
            unwanted.throwIfAborted();
            unfinished.move();
            return broker.add({
                ...{ holder: { userId: caller.user.id, ticketId }, driver, claim, record, clock: parts.clock },
                ...{ maxFileBytes: limits.maxFileBytes, waitMs, next },
                idleMs: Math.min((wish.idleTimeout ?? Number.POSITIVE_INFINITY) * 1_000, limits.idleMs),
            });
        }
        catch (error) {
            const failure = startFailure(error, { unwanted, late, limitMs: limits.startMs });
            await unfinished.disposeAsync();
            await end({ state: unwanted.aborted ? "ABORTED" : "FAILED", message: failure.message });
            throw failure;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = begin_session_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What was started ahead, where it is what the client asks for now; else a new one. */
async function preparedDriver(store, backend, preparation, ahead) {
    if (ahead?.fits(preparation) && (await ahead.isSound()))
        return ahead;
    await ahead?.[Symbol.asyncDispose]();
    return await PreparedDriver.begin(store, backend, preparation);
}
function startFailure(error, { unwanted, late, limitMs }) {
    if (unwanted.aborted)
        return asWebDriverError(unwanted.reason, "session not created");
    const message = `The driver started no session within ${limitMs / 1_000} s.`;
    if (late.aborted)
        return new WebDriverError("session not created", message);
    const failure = asWebDriverError(error, "session not created");
    // To the client it is one and the same, at which step the driver fell silent.
    if (failure.code !== "unknown error")
        return failure;
    return new WebDriverError("session not created", failure.message, { cause: error });
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/capabilities/choose-candidate.js


/**
 * The first of the candidates that some device fits (WebDriver 2, Capabilities processing).
 * @throws {WebDriverError} `session not created` when none does, saying why.
 */
function chooseCandidate(candidates, user, parts) {
    const failures = [];
    for (const chosen of candidates) {
        const { devices, unavailable } = fittingDevices(chosen, user, parts);
        if (devices.length > 0)
            return { chosen, devices };
        failures.push(...unavailable.map(whyNot));
    }
    const [first] = failures;
    const message = first ?? `No device fits. There are: ${namesOf(parts, user)}.`;
    throw new WebDriverError("session not created", message);
}
function whyNot({ displayName, enabled, online }) {
    return `${displayName} fits and is ${enabled ? (online ? "locked" : "offline") : "disabled"}.`;
}
const MAX_NAMES = 30;
function namesOf({ devices }, user) {
    const names = devices.visibleTo(user, { withDedicated: true }).map(({ displayName }) => displayName);
    const more = names.length - MAX_NAMES;
    return names.slice(0, MAX_NAMES).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/capabilities/allowed-switches.js
/**
 * The switches of the browser that a client may set, without their dashes. None of them names a program, a file, an
 * extension or a port, and none gives a page more than a page may have.
 */
const PLAIN = new Set([
    ...[
        "disable-dev-shm-usage",
        "disable-extensions",
        "disable-gpu",
        "disable-infobars",
        "disable-notifications",
    ],
    ...[
        "disable-popup-blocking",
        "disable-search-engine-choice-screen",
        "disable-smooth-scrolling",
        "disable-sync",
    ],
    ...["disable-background-timer-throttling", "disable-backgrounding-occluded-windows", "disable-translate"],
    ...["disable-renderer-backgrounding", "disable-default-apps", "disable-features", "disable-blink-features"],
    ...["enable-automation", "force-dark-mode", "force-prefers-reduced-motion", "headless", "hide-scrollbars"],
    ...["guest", "ignore-certificate-errors", "incognito", "kiosk", "mute-audio", "no-default-browser-check"],
    ...["no-first-run", "no-sandbox", "start-fullscreen", "start-maximized", "window-position", "window-size"],
    ...[
        "accept-lang",
        "autoplay-policy",
        "force-color-profile",
        "force-device-scale-factor",
        "lang",
        "user-agent",
    ],
    ...["use-fake-device-for-media-stream", "use-fake-ui-for-media-stream", "password-store", "test-type"],
]);
/** Left to the cloud, which knows whether its place needs it; suites for other places send it by habit. */
const DECIDED_HERE = new Set(["no-sandbox", "password-store", "test-type"]);
const MAX_SWITCH = 1_000;
/** The switch as it is passed on; null for one that is left to the cloud, undefined for one that is refused. */
function allowedSwitch(text) {
    const match = /^(?:--)?([a-z][a-z0-9-]*)(=\P{Cc}*)?$/u.exec(text);
    const name = match?.[1];
    if (name === undefined || text.length > MAX_SWITCH || !PLAIN.has(name))
        return undefined;
    return DECIDED_HERE.has(name) ? null : `--${name}${match?.[2] ?? ""}`;
}
/** Preferences of the browser's profile that a client may set: what pages may do, never where files are. */
const PREFERENCES = [
    /^(?:profile|profile\.managed)_?\.?default_content_settings?(?:_values)?(?:\.[a-z_]+)?$/,
    /^profile\.(?:default|managed_default)_content_setting(?:_values|s)(?:\.[a-z_]+)?$/,
    /^profile\.(?:password_manager_enabled|password_manager_leak_detection|block_third_party_cookies)$/,
    /^(?:autofill|translate|safebrowsing|webrtc|credentials_enable_[a-z]+)(?:\.[a-z_]+)?$/,
    /^(?:intl\.accept_languages|credentials_enable_service|plugins\.always_open_pdf_externally)$/,
    /^translate_(?:whitelists|allowlists|blocked_languages)$/,
];
function isAllowedPreference(name, value) {
    return PREFERENCES.some((pattern) => pattern.test(name)) && !holdsPath(value);
}
/** No preference above holds a path; a value that looks like one is not what it says. */
function holdsPath(value) {
    if (typeof value === "string")
        return /[/\\]/.test(value);
    return typeof value === "object" && value !== null && Object.values(value).some(holdsPath);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/capabilities/chrome-options.js


/** What a client may leave out of the driver's own switches. */
const EXCLUDABLE = new Set([
    ...["enable-automation", "enable-logging", "disable-popup-blocking", "disable-translate", "test-type"],
]);
/** The options that are passed on, with what reads each. Everything else could name a program or a file of the cloud. */
const READERS = {
    args: (value, problems) => texts("args", value, problems).flatMap((text) => {
        const allowed = allowedSwitch(text);
        if (allowed === undefined)
            problems.push(`The switch "${(0,untrusted_text/* plainLine */.h)(text, 80)}" is not allowed.`);
        return allowed ?? [];
    }),
    excludeSwitches: (value, problems) => texts("excludeSwitches", value, problems).filter((text) => {
        const isAllowed = EXCLUDABLE.has(text.replace(/^--/, ""));
        if (!isAllowed)
            problems.push(`The switch "${(0,untrusted_text/* plainLine */.h)(text, 80)}" cannot be left out.`);
        return isAllowed;
    }),
    prefs: (value, problems) => Object.fromEntries(entries("prefs", value, problems).filter(([name, one]) => {
        const isAllowed = isAllowedPreference(name, one);
        if (!isAllowed)
            problems.push(`The preference "${(0,untrusted_text/* plainLine */.h)(name, 80)}" is not allowed.`);
        return isAllowed;
    })),
    extensions(value, problems) {
        // Clients send the empty list that they start with.
        if (Array.isArray(value) && value.length === 0)
            return undefined;
        problems.push("Extensions are not allowed.");
        return undefined;
    },
    w3c(value, problems) {
        if (value !== true)
            problems.push("w3c is not true; this broker speaks W3C WebDriver only.");
        return undefined;
    },
};
/** The part of `goog:chromeOptions` that a client may set, and what is refused of the rest. */
function readChromeOptions(value) {
    const problems = [];
    const read = entries("goog:chromeOptions", value, problems).flatMap(([name, one]) => {
        const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
        if (!reader) {
            const allowed = "args, excludeSwitches and prefs";
            problems.push(`The option "${(0,untrusted_text/* plainLine */.h)(name, 80)}" is not allowed; a client sets ${allowed}.`);
            return [];
        }
        const result = reader(one, problems);
        return result === undefined ? [] : [[name, result]];
    });
    return { value: Object.fromEntries(read), problems };
}
function texts(name, value, problems) {
    if (Array.isArray(value) && value.every((one) => typeof one === "string"))
        return value;
    problems.push(`${name} is no list of texts.`);
    return [];
}
function entries(name, value, problems) {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
        return Object.entries(value);
    problems.push(`${name} is no object.`);
    return [];
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/capabilities/driver-capabilities.js



const driver_capabilities_OPTIONS = "goog:chromeOptions";
/** Capabilities of W3C WebDriver that are the driver's to judge (WebDriver 2, Capabilities; BiDi, webSocketUrl). */
const STANDARD = new Set([
    ...["acceptInsecureCerts", "browserName", "browserVersion", "pageLoadStrategy", "platformName", "proxy"],
    ...["setWindowRect", "strictFileInteractability", "timeouts", "unhandledPromptBehavior", "webSocketUrl"],
]);
/** Of Chromium's driver: what it logs. */
const CHROMIUM = new Set(["goog:loggingPrefs"]);
/** Settings of a client for itself, which some send along; one of them holds the broker's address with credentials. */
const OF_CLIENTS = /^(?:wdio:|se:remoteUrl$)/;
/**
 * The capabilities that a driver is asked for, out of what a client may ask.
 * @throws {WebDriverError} `invalid argument` naming everything that is refused.
 */
function driverCapabilities(asked, more = []) {
    const problems = [];
    const passed = {};
    for (const [name, value] of Object.entries(asked)) {
        if (OF_CLIENTS.test(name))
            continue;
        if (name === driver_capabilities_OPTIONS) {
            const read = readChromeOptions(value);
            problems.push(...read.problems);
            passed[name] = read.value;
        }
        else if (STANDARD.has(name) || CHROMIUM.has(name) || isNamed(name, more)) {
            problems.push(...(name === "proxy" ? proxyProblems(value) : []));
            passed[name] = value;
        }
        else {
            problems.push(`The capability "${(0,untrusted_text/* plainLine */.h)(name, 80)}" is not known to this broker.`);
        }
    }
    if (problems.length === 0)
        return passed;
    throw new WebDriverError("invalid argument", problems.slice(0, driver_capabilities_MAX_PROBLEMS).join(" "));
}
const driver_capabilities_MAX_PROBLEMS = 20;
/** `appium:*` stands for every name that begins so. */
function isNamed(name, allowed) {
    return allowed.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
}
/** A proxy's script comes from the web: as a file it would be one of the cloud's. */
function proxyProblems(value) {
    const address = value?.proxyAutoconfigUrl;
    if (address === undefined || (typeof address === "string" && /^https?:\/\//i.test(address)))
        return [];
    return ["proxyAutoconfigUrl is not an http or https address."];
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/capabilities/merge-capabilities.js


const MAX_ALTERNATIVES = 50;
/**
 * The sets of capabilities that a New Session request takes, best first: `alwaysMatch` with each of `firstMatch`
 * (WebDriver 2, Capabilities processing). A null value is as good as none.
 * @throws {WebDriverError} `invalid argument` for a body of another shape, or a capability that stands in both.
 */
function mergeCapabilities(body) {
    if (!merge_capabilities_isRecord(body))
        throw invalid("The body is no JSON object.");
    const { capabilities } = body;
    if (!merge_capabilities_isRecord(capabilities)) {
        const older = "desiredCapabilities" in body ? " This broker takes no desiredCapabilities." : "";
        throw invalid(`The body has no object capabilities, as W3C WebDriver asks.${older}`);
    }
    const { alwaysMatch = {}, firstMatch = [{}] } = capabilities;
    if (!merge_capabilities_isRecord(alwaysMatch))
        throw invalid("alwaysMatch is no object.");
    if (!Array.isArray(firstMatch) || firstMatch.length === 0)
        throw invalid("firstMatch is no list with an entry.");
    if (firstMatch.length > MAX_ALTERNATIVES) {
        throw invalid(`firstMatch has ${firstMatch.length} entries; at most ${MAX_ALTERNATIVES} are read.`);
    }
    const required = withoutNulls(alwaysMatch);
    return firstMatch.map((entry, index) => {
        if (!merge_capabilities_isRecord(entry))
            throw invalid(`firstMatch[${index}] is no object.`);
        const extra = withoutNulls(entry);
        const twice = Object.keys(extra).find((name) => Object.hasOwn(required, name));
        if (twice !== undefined) {
            throw invalid(`${(0,untrusted_text/* plainLine */.h)(twice, 80)} stands in alwaysMatch and in firstMatch[${index}]; one is enough.`);
        }
        return { ...required, ...extra };
    });
}
function withoutNulls(capabilities) {
    return Object.fromEntries(Object.entries(capabilities).filter(([, value]) => value !== null));
}
function merge_capabilities_isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function invalid(message) {
    return new WebDriverError("invalid argument", message);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/src/cloud/broker/capabilities/session-wish.js




/** Longer waits block a device for everybody else. */
const MAX_MULTI_SESSION_WAIT_SECONDS = 600;
const session_wish_MAX_TIMEOUT_SECONDS = 3_600;
const line = schemas/* string */.YjP().regex(/^\P{C}{1,200}$/u, "one line of 1 to 200 characters");
const nameOrId = schemas/* union */.KCZ([schemas/* int */.Whr().positive(), line]);
const secondsUpTo = (max) => schemas/* int */.Whr().min(0).max(max);
/** What the broker itself understands, under these names behind `cloud:`. */
const known = schemas/* strictObject */.rej({
    device: nameOrId,
    osType: schemas/* string */.YjP().transform((text, context) => {
        const found = OS_TYPES.find((one) => one === text.toUpperCase());
        if (found)
            return found;
        context.addIssue(`one of ${OS_TYPES.join(", ")}`);
        return core/* NEVER */.tm;
    }),
    version: schemas/* union */.KCZ([line, schemas/* number */.aig().transform(String)]),
    group: nameOrId,
    ticket: line,
    apiKey: line,
    project: nameOrId,
    name: line,
    multiSessionWait: secondsUpTo(MAX_MULTI_SESSION_WAIT_SECONDS),
    idleTimeout: secondsUpTo(session_wish_MAX_TIMEOUT_SECONDS).min(1),
    newSessionTimeout: secondsUpTo(session_wish_MAX_TIMEOUT_SECONDS).min(1),
});
const wish = known.partial();
const OS_TYPES = ["ANDROID", "IOS", "DESKTOP"];
const PREFIX = "cloud:";
/** W3C clients refuse bare names, so there is a prefixed one beside the specification's. */
const { specified: MULTI_SESSION_WAIT } = contract_broker/* MULTI_SESSION_WAIT */.ni;
/**
 * Tells the broker's own capabilities from those of the driver (Client-side automation broker).
 * @throws {WebDriverError} `invalid argument` naming every one that is unknown or wrong, never its value.
 */
function splitCapabilities(capabilities) {
    const own = {};
    const driver = {};
    for (const [name, value] of Object.entries(capabilities)) {
        if (name.startsWith(PREFIX))
            own[name.slice(PREFIX.length)] = value;
        else if (name !== MULTI_SESSION_WAIT)
            driver[name] = value;
    }
    if (Object.hasOwn(capabilities, MULTI_SESSION_WAIT)) {
        own.multiSessionWait ??= capabilities[MULTI_SESSION_WAIT];
        if (own.multiSessionWait !== capabilities[MULTI_SESSION_WAIT]) {
            const message = `${MULTI_SESSION_WAIT} and ${PREFIX}multiSessionWait differ; give one of them.`;
            throw new WebDriverError("invalid argument", message);
        }
    }
    const parsed = wish.safeParse(own);
    if (parsed.success)
        return { wish: parsed.data, driver };
    throw new WebDriverError("invalid argument", parsed.error.issues.map(sentenceOf).join(" "));
}
function sentenceOf(issue) {
    if (issue.code === "unrecognized_keys") {
        const names = issue.keys.map((name) => PREFIX + (0,untrusted_text/* plainLine */.h)(name, 80)).join(", ");
        return `Unknown capability: ${names}. This broker knows ${Object.keys(known.shape)
            .map((name) => PREFIX + name)
            .join(", ")}.`;
    }
    return `${PREFIX}${String(issue.path[0])} is wrong: ${issue.message}.`;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/open-session.js
var open_session_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var open_session_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









/**
 * Serves a request for a session: who asks, for which device, its turn, and the driver's own session on it.
 * @throws {WebDriverError} with what is wrong, or why no session started.
 */
async function openSession(broker, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { parts } = broker;
        const candidates = mergeCapabilities(request.body).map(splitCapabilities);
        const [first] = candidates;
        const caller = brokerCaller(request.authorization, first?.wish ?? {}, parts);
        const { chosen, devices } = chooseCandidate(candidates, caller.user, broker.fitting);
        const capabilities = driverCapabilities(chosen.driver, commonNames(devices));
        const project = projectOf(broker, chosen.wish, caller);
        const holder = { userId: caller.user.id, ticketId: caller.ticketId };
        const opening = open_session_addDisposableResource(env_1, broker.opening(holder), false);
        const unwanted = AbortSignal.any([request.left, opening.signal]);
        const held = broker.holds.take(holder, devices);
        const claim = held?.claim ?? (await takeDevice(broker, devices, chosen.wish, unwanted));
        try {
            const beginning = { opening, caller, project, wish: chosen.wish, capabilities, claim, ahead: held?.next };
            return await beginSession(broker, beginning, unwanted);
        }
        catch (error) {
            claim.release();
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        open_session_disposeResources(env_1);
    }
}
/** The further capabilities that every one of these devices' servers takes: any of them may get the session. */
function commonNames(devices) {
    const [first = [], ...others] = devices.map(({ webdriver }) => webdriver?.allow ?? []);
    return first.filter((name) => others.every((names) => names.includes(name)));
}
/** Waits for a device: as long as the broker or the client allows, and while the request is wanted. */
async function takeDevice({ queue, parts, closing }, devices, { newSessionTimeout }, unwanted) {
    const { clock, brokerLimits } = parts;
    const limitMs = Math.min((newSessionTimeout ?? Number.POSITIVE_INFINITY) * 1_000, brokerLimits.newSessionMs);
    const over = new AbortController();
    const late = new AbortController();
    clock.sleep(limitMs, over.signal).then(() => late.abort(lateError(limitMs, devices.length)), () => undefined);
    try {
        return await queue.take(devices, AbortSignal.any([unwanted, late.signal, closing.signal]));
    }
    catch (error) {
        throw asWebDriverError(error, "session not created");
    }
    finally {
        over.abort();
    }
}
function lateError(limitMs, count) {
    const which = count === 1 ? "The device was" : `All ${count} devices that fit were`;
    return new WebDriverError("session not created", `${which} busy for ${limitMs / 1_000} s.`);
}
/** The project that keeps the session: the one that is named, else the account's oldest. */
function projectOf({ parts: { store } }, wish, caller) {
    const { project } = wish;
    const choice = typeof project === "number" ? { projectId: project } : { projectName: project };
    try {
        const found = namedProject(store, choice, caller);
        if (found)
            return found;
    }
    catch (error) {
        throw new WebDriverError("session not created", error.message, { cause: error });
    }
    const name = project === undefined ? "" : ` called "${(0,untrusted_text/* plainLine */.h)(String(project), 80)}"`;
    throw new WebDriverError("session not created", `The account has no project${name}.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/answer.js
/** Answers `{"value": …}` as WebDriver does. */
function answerValue(response, value) {
    answerJson(response, 200, { value });
}
/** Answers a failure; an answer that has begun is cut, which is all that can still be said. */
function answerError(response, error) {
    if (!response.headersSent)
        answerJson(response, error.status, error.body);
    else if (!response.writableFinished)
        response.destroy();
}
function answerJson(response, status, body) {
    const bytes = Buffer.from(JSON.stringify(body));
    response.writeHead(status, {
        "content-type": "application/json; charset=utf-8",
        "content-length": bytes.length,
        "cache-control": "no-cache",
    });
    response.end(bytes);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/base64-field.js

/** How far into a body its field begins at the latest, in characters. */
const MAX_PREFIX = 2_048;
/**
 * Turns a JSON body with one base64 text, `{"value":"…"}`, into the bytes of that text, whatever its size. Fails for a
 * body without such a field, or one that is cut short.
 */
function base64Field(field) {
    const start = new RegExp(`"${field}"\\s*:\\s*"`);
    let prefix = "";
    let rest = "";
    let isOver = false;
    function decode(text) {
        const end = text.indexOf('"');
        isOver = end >= 0;
        // Some servers write a slash as `\/`, some clients break lines as `\n`.
        const digits = rest + (isOver ? text.slice(0, end) : text);
        const whole = isOver ? digits.length : digits.length - LOOK_BACK;
        rest = digits.slice(Math.max(whole, 0));
        return whole > 0 ? take(digits.slice(0, whole)) : undefined;
    }
    let undecoded = "";
    function take(text) {
        const plain = undecoded + text.replace(/\\[nr]|\\/g, "");
        const length = isOver ? plain.length : plain.length - (plain.length % 4);
        undecoded = plain.slice(length);
        return length === 0 ? undefined : Buffer.from(plain.slice(0, length), "base64");
    }
    return new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            if (isOver)
                return done();
            const text = chunk.toString("latin1");
            if (prefix === undefined)
                return done(null, decode(text));
            prefix += text;
            const found = start.exec(prefix);
            if (!found)
                return done(prefix.length > MAX_PREFIX ? missing(field) : null);
            const value = prefix.slice(found.index + found[0].length);
            prefix = undefined;
            return done(null, decode(value));
        },
        flush: (done) => done(isOver ? null : missing(field)),
    });
}
/** An escape is two characters, which may come in two chunks. */
const LOOK_BACK = 1;
function missing(field) {
    return new Error(`the body holds no whole text "${field}"`);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/receive-upload.js







/** Where clients send a file that the browser is to upload: today's path and the older one of the same command. */
const PATHS = new Set(["/se/file", "/file"]);
/** Files of one session. */
const MAX_FILES = 500;
/** Whether a command brings a file, and the broker is to keep it: a server elsewhere takes it itself. */
function isUpload({ parts }, method, path) {
    return method === "POST" && PATHS.has(path) && parts.driver.inbox !== undefined;
}
/**
 * Keeps the file of `{"file": "<base64 of a zip with one file>"}` in the session's inbox and answers the path at which the
 * browser sees it, to be typed into a file input.
 * @throws {WebDriverError} `invalid argument` for what is no such zip or is too large, `unknown error` at the limit of files.
 */
async function receiveUpload(session, path, exchange) {
    const { driver, clock, record } = session.parts;
    const startMs = clock.now();
    const done = session.use();
    try {
        const seenAs = await receive_upload_keep(session, driver.inbox, exchange);
        driver.guard?.receive(seenAs);
        record.timeline.add({ method: "POST", path, startMs }, { status: 200 });
        answerValue(exchange.response, seenAs);
    }
    catch (error) {
        const failure = error instanceof WebDriverError ? error : receive_upload_invalid((0,errors/* asDeviceCloudError */.w)(error).message);
        record.timeline.add({ method: "POST", path, startMs }, { status: failure.status });
        throw failure;
    }
    finally {
        done();
    }
}
async function receive_upload_keep(session, inbox, { request }) {
    const number = session.nextFile();
    if (number > MAX_FILES)
        throw new WebDriverError("unknown error", `A session takes at most ${MAX_FILES} files.`);
    const { blobs } = session.parts.record.store;
    const { maxFileBytes } = session.parts;
    const bytes = request.pipe(base64Field("file"));
    request.once("close", () => request.complete || bytes.destroy(new Error("the upload was cut short")));
    const { key } = await blobs.keep(bytes, maxFileBytes, session.ended.signal);
    try {
        const folder = (0,external_node_path_.join)(inbox.folder, String(number));
        await (0,promises_.mkdir)(folder);
        await extractZip(blobs.path(key), folder, options(maxFileBytes), session.ended.signal);
        const [entry, ...more] = await (0,promises_.readdir)(folder, { withFileTypes: true });
        if (!entry?.isFile() || more.length > 0)
            throw receive_upload_invalid("the archive must hold exactly one file");
        return `${inbox.seenAs}/${number}/${entry.name}`;
    }
    finally {
        await blobs.remove(key);
    }
}
function options(maxFileBytes) {
    const limits = {
        ...{ maxEntries: 1, maxFileBytes, maxTotalBytes: maxFileBytes },
        ...{ maxRatio: 1_100, ratioFromBytes: 64 * 1024 ** 2 },
    };
    return { limits, names: "posix", links: "refuse", archiveName: "the upload" };
}
function receive_upload_invalid(reason) {
    return new WebDriverError("invalid argument", `The file was not taken: ${reason}`);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/guard/judge-command.js

/**
 * Lets the session's guard judge a command; `path` is below the session, with its query. Returns the body to be sent in the
 * place of the client's, undefined where that may stream past and for a session without a guard.
 * @throws {WebDriverError} as the guard does.
 */
async function judgeCommand(session, path, { request, response }) {
    const { guard } = session.parts.driver;
    if (!guard)
        return undefined;
    const left = new AbortController();
    response.once("close", () => response.writableFinished || left.abort());
    const signal = AbortSignal.any([left.signal, session.ended.signal]);
    const { method = "GET" } = request;
    const typeOf = (elementId) => elementType(session, elementId, signal);
    const body = await guard.admit({ method, path, request, typeOf });
    signal.throwIfAborted();
    return body;
}
/** Undefined where the driver does not tell: the client's own command then says what is wrong with the element. */
async function elementType({ parts: { driver }, agent }, elementId, signal) {
    const path = `/session/${driver.id}/element/${elementId}/property/type`;
    const { status, value } = await sendCommand(driver.address, { method: "GET", path, agent }, signal);
    return status === 200 ? value : undefined;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/pass-body.js

/** Commands and their answers are rarely longer; pictures and pages are. */
const SHORT_BYTES = 16_384;
/**
 * Passes the body of a message on and ends the other; resolves when that has taken all of it. A long body streams. A short
 * one leaves together with its headers: each write to a socket takes as long as all else that is done for a command.
 */
async function passBody(from, to) {
    if (!(statedBytes(from) <= SHORT_BYTES))
        return await (0,external_node_stream_promises_.pipeline)(from, to);
    const chunks = [];
    await new Promise((resolve, reject) => {
        from.on("data", (chunk) => chunks.push(chunk));
        from.once("end", resolve);
        from.once("error", reject);
    });
    // Only a text is joined to the headers; each byte is a character of Latin-1.
    to.end(Buffer.concat(chunks).toString("latin1"), "latin1");
}
/** How many bytes the headers announce; NaN when they do not say. */
function statedBytes({ headers, method }) {
    const length = headers["content-length"];
    if (length !== undefined)
        return Number(length);
    // Only of a request is it known that it then has no body.
    return method && headers["transfer-encoding"] === undefined ? 0 : Number.NaN;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/passed-on.js
/**
 * The headers of a command and of its answer that are passed on. Everything else is between neighbours, or for the broker
 * alone: credentials, cookies, the names of hosts.
 */
const PASSED = {
    "to driver": ["accept", "content-encoding", "content-length", "content-type", "transfer-encoding"],
    "to client": ["cache-control", "content-encoding", "content-length", "content-type", "transfer-encoding"],
};
function passedOn(headers, way) {
    const passed = {};
    for (const name of PASSED[way]) {
        const value = headers[name];
        if (value !== undefined)
            passed[name] = value;
    }
    return passed;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/picture-tap.js




const PICTURE = /^(?:\/element\/[^/]+)?\/screenshot(?:\/full)?$/;
/** More pictures than this are relayed but not kept. */
const MAX_PICTURES = 500;
/**
 * Keeps the picture that a command takes, from its answer on the way to the client. Returns the name under which it is
 * kept, undefined for a command that takes none.
 */
function tapPicture(session, { method, path }, answer) {
    if (method !== "GET" || !PICTURE.test(path))
        return undefined;
    const number = session.nextPicture();
    if (number > MAX_PICTURES)
        return undefined;
    const name = `${layout/* SCREENSHOTS_FOLDER */.x5}/${String(number).padStart(4, "0")}.png`;
    const { bench, store } = session.parts.record;
    const copy = new external_node_stream_.PassThrough();
    const picture = copy.pipe(base64Field("value"));
    // A copy that nobody takes, or takes any more, must not hold up the client: a pipe waits for one that is destroyed.
    const drop = () => {
        answer.unpipe(copy);
        copy.destroy();
    };
    picture.once("error", drop);
    answer.once("close", () => answer.complete || picture.destroy(new Error("the answer was cut short")));
    answer.pipe(copy);
    const kept = bench.results.add(name, (maxBytes) => store.blobs.keep(picture, maxBytes));
    session.writing(kept.catch((error) => {
        drop();
        bench.tell(`The picture ${name} was not kept: ${(0,errors/* asDeviceCloudError */.w)(error).message}`);
    }));
    return name;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/session-over.js
/** By what a driver tells that a session is over, and how it then ended. Such answers are short. */
const SIGNS = [
    {
        tells: (_, status) => status === 404,
        text: /"error"\s*:\s*"invalid session id"/,
        end: { state: "FAILED", message: "The browser is gone: it crashed or was closed." },
    },
    {
        // Closing the last window closes the session (WebDriver 2, Close Window).
        tells: ({ method, path }, status) => method === "DELETE" && path === "/window" && status === 200,
        text: /^\s*\{\s*"value"\s*:\s*\[\s*\]/,
        end: { state: "SUCCEEDED", message: "Its client closed the last window." },
    },
];
const MAX_LOOK_BYTES = 8_192;
/**
 * How the session ended, where the driver's answer says that it has. The answer is only looked at: somebody else passes it
 * on.
 */
function endIn(command, answer) {
    const sign = SIGNS.find(({ tells }) => tells(command, answer.statusCode ?? 0));
    if (!sign)
        return undefined;
    let text = "";
    answer.on("data", (chunk) => {
        if (text.length < MAX_LOOK_BYTES)
            text += chunk.toString("latin1");
    });
    return new Promise((resolve) => {
        answer.once("close", () => resolve(sign.text.test(text) ? sign.end : undefined));
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/relay/relay-command.js










/**
 * Passes a command to the session's driver and its answer back, both untouched and as they come; where the session has a
 * guard, only what that admits. `path` is below the session, with its query. Resolves when the answer is out.
 */
async function relayCommand(session, path, exchange) {
    const { clock, record } = session.parts;
    const command = {
        method: exchange.request.method ?? "GET",
        path: path.split("?", 1)[0] ?? "",
        startMs: clock.now(),
    };
    const done = session.use();
    try {
        const { method } = command;
        const body = session.parts.driver.guard && (await judgeCommand(session, path, exchange));
        const answer = await askDriver(session, { method, path, body }, exchange);
        const status = answer.statusCode ?? 502;
        const picture = status === 200 ? tapPicture(session, command, answer) : undefined;
        const over = endIn(command, answer);
        exchange.response.writeHead(status, passedOn(answer.headers, "to client"));
        await passBody(answer, exchange.response);
        record.timeline.add(command, { status, screenshot: picture });
        const end = await over;
        if (end)
            await session.end(end);
    }
    catch (error) {
        const failure = relay_command_failureOf(session, error);
        record.timeline.add(command, { status: failure.status });
        if (error.code === "ECONNREFUSED")
            await session.end(GONE);
        answerError(exchange.response, failure);
    }
    finally {
        done();
    }
}
/** Nobody listens at the driver's address any more. */
const GONE = { state: "FAILED", message: "The driver is gone." };
/** The driver's answer, with its body still to come. Without a body of its own the client's streams. */
function askDriver({ parts: { driver }, agent, ended }, { method, path, body, }, { request: incoming, response }) {
    const { address, id } = driver;
    const { promise, resolve, reject } = Promise.withResolvers();
    const send = address.protocol === "https:" ? external_node_https_.request : external_node_http_.request;
    const outgoing = send(address, {
        agent,
        method,
        path: pathBelow(address, `/session/${id}${path}`),
        headers: {
            ...(body ? headersOf(body) : passedOn(incoming.headers, "to driver")),
            ...credentialsOf(address),
        },
        signal: ended.signal,
    });
    outgoing.once("response", resolve);
    outgoing.on("error", reject);
    // A client that hangs up wants no answer any more.
    response.once("close", () => response.writableFinished || outgoing.destroy());
    if (body)
        outgoing.end(body);
    else
        passBody(incoming, outgoing).catch((error) => outgoing.destroy(error));
    return promise;
}
function headersOf({ length }) {
    return { "content-type": "application/json; charset=utf-8", "content-length": length };
}
/** What a client is told when its command got no answer. */
function relay_command_failureOf({ hasEnded, ended }, error) {
    if (hasEnded)
        return new WebDriverError("invalid session id", `The session is over: ${ended.signal.reason}`);
    if (error instanceof WebDriverError)
        return error;
    const reason = error.code ?? "it broke the connection";
    return new WebDriverError("unknown error", `The driver did not answer the command (${reason}).`);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/serve-command.js









const MAX_NEW_SESSION_BYTES = 1024 * 1024;
const SESSION = /^\/session\/([^/?]+)(.*)$/s;
/** Serves one command; `path` is below the broker's root, with its query. Never rejects. */
async function serveCommand(broker, path, exchange) {
    try {
        await serve(broker, path, exchange);
    }
    catch (error) {
        const failure = asWebDriverError(error);
        if (failure.isOurs)
            broker.parts.logger.warning(`The automation broker failed: ${failure.cause}`);
        answerError(exchange.response, failure);
    }
}
/** What serves each command, by its id in the contract's table of the broker. */
const commandHandlers = {
    async getBrokerStatus(broker, { response }) {
        answerValue(response, statusOf(broker));
    },
    openSession: newSession,
    async quitSession(broker, command) {
        await quit(sessionFor(broker, command.sessionId, command), command);
    },
    async relayCommand(broker, command) {
        const { sessionId, rest, request } = command;
        const session = sessionFor(broker, sessionId, command);
        if (isUpload(session, request.method, rest))
            await receiveUpload(session, rest, command);
        else
            await relayCommand(session, rest, command);
    },
};
async function serve(broker, path, exchange) {
    const { method } = exchange.request;
    const [plain] = path.split("?", 1);
    const [, sessionId = "", rest = ""] = SESSION.exec(path) ?? [];
    const id = handlerFor(method, plain, { sessionId, rest });
    if (id === undefined)
        throw new WebDriverError("unknown command", `No command ${method} ${(0,untrusted_text/* plainLine */.h)(path, 200)}.`);
    await commandHandlers[id](broker, { ...exchange, sessionId, rest });
}
function handlerFor(method, plain, { sessionId, rest }) {
    if (plain === "/status" && method === "GET")
        return "getBrokerStatus";
    if (plain === "/session" && method === "POST")
        return "openSession";
    if (sessionId === "")
        return undefined;
    return rest === "" && method === "DELETE" ? "quitSession" : "relayCommand";
}
/** What the broker says of itself (WebDriver 2, Status). */
function statusOf({ closing, queue }) {
    const ready = !closing.signal.aborted;
    return {
        ready,
        message: ready ? "The broker takes sessions." : "The broker is closing.",
        waiting: queue.length,
    };
}
async function newSession(broker, exchange) {
    const { request, response, root } = exchange;
    const left = new AbortController();
    const hungUp = new WebDriverError("session not created", "The client hung up.");
    response.once("close", () => response.writableFinished || left.abort(hungUp));
    const body = await readJson(request, MAX_NEW_SESSION_BYTES);
    const { authorization, host } = request.headers;
    const opening = openSession(broker, { authorization, body, left: left.signal });
    broker.beginning(opening);
    const session = await opening;
    if (left.signal.aborted)
        return await session.end({ state: "ABORTED", message: hungUp.message });
    const capabilities = toldCapabilities(session, `ws://${host}${root}`);
    answerValue(response, { sessionId: session.id, capabilities });
}
/**
 * The session with this id. Its id is a secret that opens it; credentials that are sent along must be its holder's.
 * @throws {WebDriverError} `invalid session id`, also for another account's: nothing tells that there is one.
 */
function sessionFor(broker, id, { request }) {
    const session = broker.session(id);
    const { authorization } = request.headers;
    if (session && !session.hasEnded && isHeldBy(broker, session, authorization))
        return session;
    throw new WebDriverError("invalid session id", "There is no such session, or it has ended.");
}
function isHeldBy({ parts }, session, authorization) {
    if (authorization === undefined || session.knows(authorization))
        return true;
    const { user, ticketId } = brokerCaller(authorization, {}, parts);
    const { holder } = session.parts;
    const isHolder = user.id === holder.userId && (ticketId === null || ticketId === holder.ticketId);
    if (isHolder)
        session.remember(authorization);
    return isHolder;
}
/** Ends the session; the device is free, or kept for the client, when this is answered. */
async function quit(session, { request, response }) {
    request.resume();
    const { record, clock } = session.parts;
    const startMs = clock.now();
    record.timeline.add({ method: "DELETE", path: "", startMs }, { status: 200 });
    await session.end({ state: "SUCCEEDED", message: null });
    answerValue(response, null);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/mount-broker.js





/**
 * Mounts the broker. Its exchanges are taken over before any body is read, so that commands stream; what holds for every
 * request of the cloud holds for them.
 */
async function mountBroker(server, cloud, allowedHosts) {
    await server.register(async (scope) => {
        scope.setErrorHandler((error, _request, reply) => {
            const failure = asWebDriverError(error);
            return reply.code(failure.status).header("cache-control", "no-cache").send(failure.body);
        });
        for (const root of contract_broker/* BROKER_ROOTS */.CL) {
            scope.all(`${root}/*`, {
                async onRequest({ raw: request }, reply) {
                    reply.hijack();
                    void serveCommand(cloud.broker, below(root, request), { root, request, response: reply.raw });
                },
                handler: () => undefined,
            });
        }
    });
    server.server.on("upgrade", (request, socket, head) => {
        void serveSocket(cloud, allowedHosts, { request, socket, head });
    });
}
/** Whether a request wants a WebSocket. Some HTTP clients ask every server for HTTP/2 by the same header. */
function isWebSocket({ headers }) {
    return headers.upgrade?.toLowerCase() === "websocket";
}
/** What serves the WebSocket, by its id in the contract's table of the broker. */
const socketHandlers = { openSessionSocket: relaySocket };
/** Serves the WebSocket of a session, `…/session/{id}`. Never rejects. */
async function serveSocket({ broker, logger }, allowedHosts, { request, socket, head }) {
    socket.on("error", () => socket.destroy());
    try {
        // Browsers say in a handshake which page it is for, whatever its method: such a page must be our own.
        guardRequest({ method: "POST", headers: request.headers }, allowedHosts);
        const root = contract_broker/* BROKER_ROOTS */.CL.find((one) => request.url?.startsWith(`${one}/`));
        const [, id] = /^\/session\/([^/?]+)$/.exec(root === undefined ? "" : below(root, request)) ?? [];
        if (id === undefined)
            throw new WebDriverError("unknown command", "There is no WebSocket at this address.");
        await socketHandlers.openSessionSocket(sessionFor(broker, id, { request }), request, socket, head);
    }
    catch (error) {
        const failure = asWebDriverError(error);
        logger.debug(`Broker: no WebSocket: ${failure.message}`);
        const body = JSON.stringify(failure.body);
        const head = [`HTTP/1.1 ${failure.status} Refused`, "content-type: application/json; charset=utf-8"];
        const length = `content-length: ${Buffer.byteLength(body)}`;
        socket.end(`${[...head, length, "connection: close"].join("\r\n")}\r\n\r\n${body}`);
    }
}
/** The address below the broker's root, with its query. */
function below(root, { url = "" }) {
    return url.slice(root.length).replace(/\/(?=\?|$)/, "");
}

;// CONCATENATED MODULE: ./build/src/cloud/projects/visible-projects.js
/** The account's own projects, then those that others share with it. */
function visibleProjects(store, user) {
    const own = store.projects.in({ userId: user.id }).select();
    const sharings = store.sharings.in({ userId: user.id }).select();
    const shared = sharings.flatMap(({ projectId }) => store.projects.get(projectId) ?? []);
    return [...own, ...shared].map((project) => asSeenBy(store, project, user));
}
/** A project that the account may see, with who shares it. */
function asSeenBy(store, project, { id }) {
    const isOwn = project.userId === id;
    return {
        ...project,
        sharedById: isOwn ? null : project.userId,
        sharedByEmail: isOwn ? null : (store.users.get(project.userId)?.email ?? null),
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/store/selection.js
/** The records of `from`, a table expression with the columns `id` and `doc` (JSON, as text or JSONB). */
function recordSource(database, from) {
    function whereOf({ where = [] }) {
        const sql = where.length === 0 ? "" : `WHERE ${where.map((part) => `(${part.sql})`).join(" AND ")}`;
        return {
            sql: `FROM ${from.sql} ${sql}`,
            values: [...from.values, ...where.flatMap((part) => part.values)],
        };
    }
    function orderOf({ orderBy = [] }) {
        const order = [...orderBy, { sql: "id", values: [] }];
        return {
            sql: `ORDER BY ${order.map((part) => part.sql).join(", ")}`,
            values: order.flatMap((part) => part.values),
        };
    }
    function select(selection = {}) {
        const [where, order] = [whereOf(selection), orderOf(selection)];
        const { limit = -1, skip = 0 } = selection;
        return database
            .prepare(`SELECT id, json(doc) AS text ${where.sql} ${order.sql} LIMIT ? OFFSET ?`)
            .all(...where.values, ...order.values, limit, skip)
            .map((row) => ({ ...JSON.parse(row.text), id: row.id }));
    }
    function count(selection = {}) {
        const { sql, values } = whereOf(selection);
        return Number(database.prepare(`SELECT count(*) AS count ${sql}`).get(...values)?.count);
    }
    return {
        select,
        count,
        page(selection) {
            if (!selection.where?.length)
                return { data: select(selection), total: count(selection) };
            const [where, order] = [whereOf(selection), orderOf(selection)];
            const rows = database
                .prepare(`SELECT id ${where.sql} ${order.sql}`)
                .all(...where.values, ...order.values);
            const { limit = rows.length, skip = 0 } = selection;
            const ids = JSON.stringify(rows.slice(skip, skip + limit).map(({ id }) => id));
            const chosen = { sql: "id IN (SELECT value FROM json_each(?))", values: [ids] };
            return { data: select({ where: [chosen], orderBy: selection.orderBy ?? [] }), total: rows.length };
        },
    };
}
/** Records that live outside the store, such as executors with their present load, listed by the same rules. */
function inlineRecords(database, records) {
    return recordSource(database, {
        sql: "(SELECT json_extract(value, '$.id') AS id, value AS doc FROM json_each(?))",
        values: [JSON.stringify(records)],
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/handler.js
/** Serves an operation for authenticated callers. */
function handle(operation, serve) {
    return { operation, open: false, serve: serve };
}
/** Serves an operation that issues credentials. */
function handleOpen(operation, serve) {
    return { operation, open: true, serve: serve };
}
/** The page of `source` that was asked for. */
function listing(source, selection, present) {
    const { data, total } = source.page(selection);
    return { data: data.map(present), total };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/present.js



/** Records of the store as the contract has them: dates and links as such, the wire's form is not decided here. */
function presentAccount({ id, email, name, createTime, roles = ["USER"] }) {
    return {
        ...{ id, email, name, createTime: new Date(createTime), enabled: true },
        // Public clients read the first role to know whom they act for.
        roles: roles.map((role) => ({ id, name: role, expireTime: null })),
        selfURI: `/users/${id}`,
    };
}
function presentProject({ createTime, description = null, ...project }) {
    const selfURI = `/me/projects/${project.id}`;
    return { ...project, description, createTime: new Date(createTime), archiveTime: null, selfURI };
}
function presentJob({ createTime, ...job }) {
    return { ...job, createTime: new Date(createTime), archiveTime: null };
}
function presentBuild({ createTime, startTime, finishTime, notifyTime, ...build }) {
    return {
        ...build,
        createTime: new Date(createTime),
        startTime: dateOrNull(startTime),
        finishTime: dateOrNull(finishTime),
        notifyTime: dateOrNull(notifyTime),
    };
}
function presentTag(tag) {
    return { ...tag };
}
/** Presents files with links that are signed for the client's own view of this cloud. */
function filePresenter(signer, origin) {
    return ({ blob: _, buildId: __, archive: ___, createTime, ...file }) => ({
        ...file,
        createTime: new Date(createTime),
        fileProperties: [],
        directUrl: signedLink(signer, origin, file.id),
        iconDirectUrl: null,
    });
}
function signedLink(signer, origin, fileId) {
    const { path } = (0,paths/* buildPath */.UL)(operations/* operations */.z.files.content, { fileId });
    const { expires, signature } = signer.sign(fileId);
    return new URL(`${origin}${API_ROOT}${path}?expires=${expires}&signature=${signature}`);
}
function dateOrNull(ms) {
    return ms === null ? null : new Date(ms);
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/account.js





const { getMe, projects } = operations/* operations */.z.account;
/** The account behind the credentials (Authentication; Build service). */
const accountHandlers = [
    handle(getMe, ({ caller }) => presentAccount(caller.user)),
    handle(projects, ({ caller, selection }, { store }) => listing(inlineRecords(store.database, visibleProjects(store, caller.user)), selection, presentProject)),
];

;// CONCATENATED MODULE: ./build/src/cloud/handlers/chosen-device-runs.js

/**
 * The device runs that `deviceRunIds[]` chooses of a run; null when it chooses none, which means all.
 * @throws {DeviceCloudError} `refused` with status 400 naming the ids that are not the run's.
 */
function chosenDeviceRuns(store, run, deviceRunIds) {
    if (deviceRunIds === undefined || deviceRunIds.length === 0)
        return null;
    const chosen = new Set(deviceRunIds);
    const own = store.deviceRuns.in({ parentId: run.id }).select();
    const foreign = [...chosen].filter((id) => !own.some((deviceRun) => deviceRun.id === id));
    if (foreign.length === 0)
        return own.filter(({ id }) => chosen.has(id));
    throw badRequest(`deviceRunIds: the run ${run.id} has no device run ${foreign.join(", ")}.`, `It has ${own.map(({ id, deviceName }) => `${id} (${deviceName})`).join(", ") || "none"}. A retry gives new ids.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/archives.js





const { appsData, logs, files, performance, screenshots, buildLogs } = operations/* operations */.z.archives;
/**
 * Zip requests: each answers at once with the file that becomes the archive (docs/decisions.md, Files; Test runs:
 * three path families).
 */
const archiveHandlers = [
    zips(appsData, "apps-data"),
    zips(logs, "logs"),
    zips(files, "files"),
    zips(performance, "performance"),
    zips(screenshots, "screenshots"),
    zips(buildLogs, "build-logs"),
];
function zips(operation, kind) {
    return handle(operation, ({ caller, ids, query, origin }, { store, archives, signer }) => {
        const run = accessibleRun(store, ids, caller);
        const deviceRuns = chosenDeviceRuns(store, run, query.deviceRunIds);
        return filePresenter(signer, origin)(archives.request(run, { kind, deviceRuns }));
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/access/owned.js

/**
 * The record with this id, when it is the caller's. `what` names its kind: `job`.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is another account's.
 */
function owned(records, what, id, caller) {
    const found = records.get(id);
    if (!found)
        throw notFound(what, id);
    if (found.userId !== caller.user.id)
        throw forbidden(`The ${what} ${id} belongs to another account.`);
    return found;
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/access/tickets.js


/** How long a ticket opens sessions, in seconds (docs/decisions.md, The automation broker). */
const TICKET_SECONDS = { usual: 3_600, most: 86_400 };
/**
 * A new ticket of an account, for so many seconds. Its token is a secret that nobody is told again.
 * @throws {DeviceCloudError} `refused` with status 400 for a time that no ticket has.
 */
function issueTicket(sessions, user, seconds = TICKET_SECONDS.usual) {
    if (seconds >= 1 && seconds <= TICKET_SECONDS.most)
        return sessions.issueTicket(user, seconds);
    throw badRequest(`seconds is ${seconds}; it takes 1 to ${TICKET_SECONDS.most}.`);
}
/** The tickets of an account that still open sessions, the newest first. */
function ticketsOf({ store, clock }, user) {
    return store.tokens.in({}).select({
        where: [
            { sql: "json_extract(doc, '$.userId') = ?", values: [user.id] },
            { sql: "json_extract(doc, '$.use') = 'ticket'", values: [] },
            { sql: "json_extract(doc, '$.expireTime') > ?", values: [clock.now()] },
        ],
        orderBy: [{ sql: "id DESC", values: [] }],
    });
}
/**
 * Takes a ticket back and ends the sessions that it opened. One that is gone already is no fault.
 * @throws {DeviceCloudError} `forbidden` for another account's.
 */
async function revokeTicket({ store, broker }, user, ticketId) {
    if (store.tokens.get(ticketId)?.use !== "ticket")
        return;
    owned(store.tokens, "ticket", ticketId, { user });
    store.tokens.delete(ticketId);
    await broker.endTicket(ticketId, `Ended by ${user.name}, with its ticket.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/broker/broker-address.js

/** The broker's address with its path, for who reaches the cloud at `origin`: `http://host/hub/wd`. */
function brokerAddress(origin) {
    return origin + contract_broker/* BROKER_ROOTS */.CL[0];
}

;// CONCATENATED MODULE: ./build/src/cloud/page/addresses.js
/** Where things are on the page. Ids are the only parts that vary, so no address holds a name of somebody else's. */
const projectAddress = (id) => `/projects/${id}`;
const runAddress = (id) => `/runs/${id}`;
const deviceRunAddress = (runId, id) => `/runs/${runId}/device-runs/${id}`;
/** A device, in the list of all. */
const deviceAddress = (id) => `/devices#device-${id}`;
const jobAddress = (id) => `/jobs/${id}`;
const buildAddress = (id) => `/builds/${id}`;
const fileAddress = (id) => `/files/${id}`;
/** The bytes of a file. */
const contentAddress = (fileId) => `/files/${fileId}/content`;
/** What is an address of the page and nothing that a browser could take for another host. */
const OWN = /^\/(?:[a-z][\w/-]{0,200})?(?:\?[\w=&-]{0,200})?$/;
/** `address` where it is one of the page, else the overview: it comes from whoever made the request. */
function ownAddress(address) {
    return address && OWN.test(address) ? address : "/";
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/present-device.js
/**
 * A device as the contract has it, without its properties and the account that it belongs to. There are no pictures of
 * devices, so whatever describes one is null.
 */
function presentDevice(device) {
    const { id, displayName, osType, softwareVersion, creditsPrice, vncSupported } = device;
    const { online, locked, enabled, accountEmail = null } = device;
    return {
        ...{ id, accountId: null, displayName, osType, mainUserEmail: accountEmail, deviceGroupOrigin: null },
        ...{ imagePrefix: null, frame80Url: null, frame100Url: null, frame160Url: null, frame400Url: null },
        ...{ imageWidth: null, imageHeight: null, imageTop: null, imageLeft: null, frameExtraWidth: null },
        ...{ creditsPrice, vncSupported, online, locked, enabled, properties: null },
        softwareVersion: { ...softwareVersion },
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/present-device-session.js



/** A device run under the field names of a device session, times in milliseconds: what lists filter and sort. */
function deviceSessionOf(deviceRun, run) {
    const { id, runId, projectId, userId, state, excludeReason, message, createTime, startTime } = deviceRun;
    const { passed, failed, skipped, notAvailable } = deviceRun;
    const counted = passed + failed + notAvailable;
    return {
        ...{ id, testRunId: runId, projectId, userId, state, excludeReason, message, createTime, startTime },
        endTime: deviceRun.finishTime,
        testCaseAllCount: counted + skipped,
        testCasePassedCount: passed,
        testCaseFailedCount: failed,
        testCaseSkippedCount: skipped,
        successRatio: counted === 0 ? 0 : passed / counted,
        retryable: run.state === "FINISHED" && !isSessionRun(run),
        autoRetriesLeftCount: deviceRun.autoRetriesLeft,
        simulated: deviceRun.simulated,
        deviceId: deviceRun.deviceId,
        deviceName: deviceRun.deviceName,
    };
}
/** Presents a device session; a device that has left the catalogue keeps its id and name. */
function presentDeviceSession({ deviceId, deviceName, createTime, startTime, endTime, ...session }, { devices, origin }) {
    const device = devices.get(deviceId);
    return {
        ...session,
        device: device ? presentDevice(device) : { id: deviceId, displayName: deviceName },
        createTime: new Date(createTime),
        startTime: startTime === null ? null : new Date(startTime),
        endTime: endTime === null ? null : new Date(endTime),
        uiLink: origin + deviceRunAddress(session.testRunId, session.id),
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/broker.js









const { issueTicket: broker_issueTicket, revokeTicket: broker_revokeTicket, sessions, availability } = operations/* operations */.z.broker;
const DRIVEN_BY = "json_extract(doc, '$.session.userId') = ?";
/** Tickets and sessions of the automation broker (docs/decisions.md, The automation broker). */
const brokerHandlers = [
    handle(broker_issueTicket, ({ caller, query, origin }, { sessions: tokens, clock }) => {
        const { token, record } = issueTicket(tokens, caller.user, query.seconds);
        const expireTime = new Date(record.expireTime);
        const expiresIn = Math.round((record.expireTime - clock.now()) / 1_000);
        return { id: record.id, ticket: token, expireTime, expiresIn, brokerUrl: brokerAddress(origin) };
    }),
    handle(broker_revokeTicket, async ({ caller, ids: { ticketId } }, cloud) => {
        await revokeTicket(cloud, caller.user, ticketId);
        return undefined;
    }),
    handle(sessions, ({ caller, selection, origin }, { store, devices }) => {
        const own = [{ sql: DRIVEN_BY, values: [caller.user.id] }];
        const runs = new Map();
        const records = store.deviceRuns
            .in({})
            .select({ where: own })
            .flatMap((deviceRun) => {
            const run = runs.get(deviceRun.runId) ?? store.runs.get(deviceRun.runId);
            runs.set(deviceRun.runId, run);
            const ticketId = deviceRun.session?.ticketId ?? null;
            return run ? [{ ...deviceSessionOf(deviceRun, run), ticketId }] : [];
        });
        return listing(inlineRecords(store.database, records), selection, ({ ticketId, ...session }) => ({
            ...presentDeviceSession(session, { devices, origin }),
            ticketId,
        }));
    }),
    handle(availability, ({ caller, query, origin }, { broker }) => {
        const named = Object.entries(query).map(([name, value]) => [`cloud:${name}`, value]);
        return told(() => {
            const asked = splitCapabilities(Object.fromEntries(named));
            return { ...broker.availability(asked, caller.user), brokerUrl: brokerAddress(origin) };
        });
    }),
];
/** What the broker refuses in its own words, in those of the API. */
function told(ask) {
    try {
        return ask();
    }
    catch (error) {
        throw error instanceof WebDriverError ? badRequest(error.message) : error;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/builds.js






const { start: builds_start, listAll, outputFiles, outputZip, abort, complete, input, putOutput } = operations/* operations */.z.builds;
/** Builds of jobs, and their file sets (Build service and desktop-browser runs). */
const buildHandlers = [
    handle(builds_start, ({ caller, ids, query, body }, cloud) => {
        const { store, clock, queue } = cloud;
        const job = owned(store.jobs, "job", ids.jobId, caller);
        const fileId = body?.fileId ?? query.fileId;
        if (fileId === undefined)
            throw badRequest("fileId is missing.", "Give the id of an uploaded file.");
        const file = owned(store.files, "file", fileId, caller);
        if (file.state !== "READY")
            throw badRequest(`fileId: the file ${fileId} is still ${file.state}.`);
        const executor = chosenExecutor(job, body?.executorId ?? null, cloud);
        const configuration = body?.configuration ?? null;
        buildTimeoutMs(configuration);
        const build = store.builds.insert({
            jobId: job.id,
            userId: caller.user.id,
            number: store.builds.in({ parentId: job.id }).count() + 1,
            fileId,
            executorId: executor?.id ?? null,
            executorName: executor?.name ?? null,
            state: "CREATED",
            status: "UNDEFINED",
            message: null,
            exitCode: null,
            timeouted: false,
            createTime: clock.now(),
            startTime: null,
            finishTime: null,
            configuration,
            resultsConfig: body?.resultsConfig ?? [],
            notifyTime: null,
        });
        queue.add(build);
        return presentBuild(store.builds.get(build.id) ?? build);
    }),
    handle(listAll, ({ caller, selection }, { store }) => listing(store.builds.in({ userId: caller.user.id }), selection, presentBuild)),
    handle(outputFiles, ({ caller, ids, selection, origin }, { store, signer }) => {
        const build = ownedBuild(store, ids, caller);
        return listing(store.files.in({ parentId: build.id }), selection, filePresenter(signer, origin));
    }),
    handle(outputZip, ({ caller, ids }, { store }) => {
        const build = ownedBuild(store, ids, caller);
        const files = store.files.in({ parentId: build.id }).select();
        return { name: `build-${build.id}.zip`, files };
    }),
    handle(abort, async ({ caller, ids }, { store, queue }) => presentBuild(await queue.abort(ownedBuild(store, ids, caller), `Aborted by ${caller.user.name}.`))),
    handle(complete, ({ caller, ids, query }, { store, clock }) => {
        const build = ownedBuild(store, ids, caller);
        const { buildNumber = build.number } = query;
        if (buildNumber !== build.number) {
            throw badRequest(`buildNumber is ${buildNumber}; the build ${build.id} has number ${build.number}.`);
        }
        return presentBuild(store.builds.update(build.id, { notifyTime: clock.now() }) ?? build);
    }),
    handle(input, ({ caller, ids }, { store }) => ({
        file: owned(store.files, "file", ownedBuild(store, ids, caller).fileId, caller),
    })),
    handle(putOutput, async (call, { store, buildRuns, signer }) => {
        const build = ownedBuild(store, call.ids, call.caller);
        const results = buildRuns.resultsOf(build.id);
        if (!results)
            throw badRequest(`The build ${build.id} is not running; its results are closed.`);
        const file = await results.send(call.query.name, async (maxBytes, signal) => {
            return (await call.receiveFile(maxBytes, signal)).blob;
        });
        return filePresenter(signer, call.origin)(file);
    }),
];
/** The build the path addresses: it must be the caller's, and of the job that the path names. */
function ownedBuild(store, ids, caller) {
    const job = owned(store.jobs, "job", ids.jobId, caller);
    const build = owned(store.builds, "build", ids.buildId, caller);
    if (build.jobId !== job.id)
        throw notFound(`build of job ${job.id} with id`, build.id);
    return build;
}
/** The executor of a build; a job of type BUILD may leave it open and takes the first that is free. */
function chosenExecutor(job, executorId, { executors }) {
    if (executorId === null && job.type === "BUILD")
        return null;
    const chosen = executors.find(({ id }) => id === executorId);
    if (chosen)
        return chosen;
    const remedy = `Choose from: ${executors.map(({ id, name }) => `${id} (${name})`).join(", ")}.`;
    if (executorId === null)
        throw badRequest("executorId is missing: a browser run needs one.", remedy);
    throw badRequest(`executorId: there is no executor ${executorId}.`, remedy);
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/device-run-environment.js

/** Longer values of parameters fit in no environment. */
const MAX_VALUE_BYTES = 100 * 1024;
/**
 * The variables that a device run's script receives: the run's parameters under their own names, then what describes
 * the run and its device as `SVC_*`, empty where nothing is set. Its paths and the browser's profile come beside.
 */
function deviceRunEnvironment(work, cloudUrl) {
    const { run } = work;
    const leftOut = [];
    const parameters = run.parameters.filter(({ key, value }) => {
        const reason = parameterProblem(key, value);
        if (reason)
            leftOut.push(`The parameter "${key}" is left out: ${reason}.`);
        return reason === undefined;
    });
    return {
        variables: {
            ...Object.fromEntries(parameters.map(({ key, value }) => [key, value])),
            ...asTexts({
                SVC_CLOUD_URL: cloudUrl,
                SVC_USER_ID: run.userId,
                SVC_PROJECT_ID: run.projectId,
                SVC_TEST_RUN_ID: run.id,
                SVC_DEVICE_RUN_ID: work.deviceRun.id,
                ...deviceVariables(work),
                ...configurationVariables(work),
            }),
        },
        leftOut,
    };
}
function parameterProblem(key, value) {
    if (!isVariableName(key))
        return "an environment has no variable of this name";
    if (Buffer.byteLength(value) > MAX_VALUE_BYTES)
        return `its value is longer than ${MAX_VALUE_BYTES} bytes`;
    return undefined;
}
function deviceVariables({ device: { id, softwareVersion } }) {
    return {
        SVC_DEVICE_ID: id,
        SVC_DEVICE_OS_VERSION: softwareVersion.releaseVersion,
        SVC_DEVICE_API_LEVEL: softwareVersion.apiLevel,
    };
}
function configurationVariables({ run: { config } }) {
    return {
        SVC_DEVICE_LANGUAGE: config.deviceLanguageCode,
        SVC_LIMITATION_TYPE: config.limitationType,
        SVC_LIMITATION_VALUE: config.limitationValue,
        SVC_WITH_ANNOTATION: config.withAnnotation,
        SVC_WITHOUT_ANNOTATION: config.withoutAnnotation,
        SVC_INSTRUMENTATION_RUNNER: config.instrumentationRunner,
        SVC_UI_AUTOMATOR_TEST_CLASSES: config.uiAutomatorTestClasses,
        SVC_APPIUM_BROKER_ADDRESS: config.appiumBrokerAddress,
        SVC_APPLICATION_USERNAME: config.applicationUsername,
        SVC_APPLICATION_PASSWORD: config.applicationPassword,
        SVC_AUTO_SCREENSHOTS: config.autoScreenshots,
        SVC_LAUNCH_APP: config.launchApp,
        SVC_TIMEOUT_SECONDS: config.timeout,
        // Replaced by paths where there are such files.
        SVC_APPLICATION_FILE: null,
        SVC_DATA_FILE: null,
        SVC_DATA_DIR: null,
    };
}
function asTexts(values) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
}

;// CONCATENATED MODULE: ./build/src/cloud/projects/keep-parameter.js



const MAX_PARAMETERS = 200;
/**
 * Adds a parameter to a project's configuration; one with the same key gets the new value
 * (docs/decisions.md, Creating a configuration parameter).
 * @throws {DeviceCloudError} 400 without a key, for a value that fits in no environment, and for too many parameters.
 */
function keepParameter(store, projectId, given) {
    const [key, value] = [(0,untrusted_text/* plainLine */.h)(given.key ?? "", 200), (0,untrusted_text/* plainText */.w)(given.value ?? "")];
    if (key === "")
        throw badRequest("key is missing.", "Give the parameter's name.");
    if (Buffer.byteLength(value) > MAX_VALUE_BYTES)
        throw badRequest(`value is longer than ${MAX_VALUE_BYTES} bytes, more than an environment takes.`);
    const parameters = store.configParameters.in({ projectId });
    const same = { sql: "json_extract(doc, '$.key') = ?", values: [key] };
    const [kept] = parameters.select({ where: [same] });
    if (kept)
        return store.configParameters.update(kept.id, { value }) ?? kept;
    if (parameters.count() < MAX_PARAMETERS)
        return store.configParameters.insert({ projectId, key, value });
    throw badRequest(`The project ${projectId} has ${MAX_PARAMETERS} parameters; no more are kept.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/override-configuration.js

/** The longest that one device may be asked to work, in seconds. */
const override_configuration_MAX_TIMEOUT_SECONDS = 24 * 3_600;
const MAX_AUTO_RETRIES = 10;
/**
 * A configuration with fields of its own replaced by those that are given; what is no field of it is passed over.
 * @throws {DeviceCloudError} 400 for a timeout, number of retries or address that cannot be meant.
 */
function overrideConfiguration(configuration, given) {
    const fields = Object.keys(configuration);
    const changes = fields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]]));
    const changed = { ...configuration, ...Object.fromEntries(changes) };
    checkRange("timeout", changed.timeout, { min: 1, max: override_configuration_MAX_TIMEOUT_SECONDS, unit: "seconds per device" });
    checkRange("maxAutoRetriesCount", changed.maxAutoRetriesCount, {
        min: 0,
        max: MAX_AUTO_RETRIES,
        unit: "times",
    });
    const { hookURL } = changed;
    if (hookURL === null || /^https?:$/.test(URL.parse(hookURL)?.protocol ?? ""))
        return changed;
    // Not with its value: an address may hold a secret.
    throw badRequest("hookURL is no http or https address.");
}
function checkRange(name, value, { min, max, unit }) {
    if (value >= min && value <= max)
        return;
    throw badRequest(`${name} is ${value}; it takes ${min} to ${max} ${unit}.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/or-gone.js

/**
 * What `find` finds, undefined when it is missing: delete lists no 404, because what is wanted is that it is gone
 * (docs/decisions.md, Addresses and lists).
 */
function orGone(find) {
    try {
        return find();
    }
    catch (error) {
        if (error instanceof errors/* DeviceCloudError */.c && error.code === "not-found")
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/present-configuration.js

/**
 * A project's configuration with every field of the specification. Computed are the device group's name, what a run on
 * that group costs, and whether one of its devices could take it now. Beside them stand the configuration's parameters,
 * which nothing else lists. The application's password is told to the project's owner only.
 */
function presentConfiguration(project, { user }, { store, devices }) {
    const { id, projectId, values } = configurationRecord(store, project.id);
    const group = store.deviceGroups.get(values.usedDeviceGroupId ?? -1);
    const chosen = (group?.deviceIds ?? []).flatMap((deviceId) => devices.get(deviceId) ?? []);
    return {
        ...values,
        ...{ id, projectId },
        applicationPassword: project.userId === user.id ? values.applicationPassword : null,
        usedDeviceGroupName: group?.displayName ?? null,
        creditsPrice: chosen.reduce((sum, { creditsPrice }) => sum + creditsPrice, 0),
        runAvailable: chosen.some(({ enabled, online, locked }) => enabled && online && !locked),
        parameters: store.configParameters.in({ projectId }).select().map(presentParameter),
    };
}
function presentParameter({ id, key, value }) {
    return { id, key, value };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/configuration.js











const { get, update, getParameter, createParameter, removeParameter } = operations/* operations */.z.configuration;
/** What a project's runs start with (Project configuration, sharing, frameworks). Only its owner changes it. */
const configurationHandlers = [
    handle(get, ({ caller, ids }, cloud) => presentConfiguration(accessibleProject(cloud.store, ids.projectId, caller), caller, cloud)),
    handle(update, ({ caller, ids, query }, cloud) => {
        const { store } = cloud;
        const project = owned(store.projects, "project", ids.projectId, caller);
        if (query.usedDeviceGroupId !== undefined)
            usableGroup(store, query.usedDeviceGroupId, caller.user);
        const { id, values } = configurationRecord(store, project.id);
        store.configurations.update(id, { values: overrideConfiguration(values, query) });
        return presentConfiguration(project, caller, cloud);
    }),
    handle(getParameter, ({ caller, ids }, { store }) => {
        const project = accessibleProject(store, ids.projectId, caller);
        const parameter = parameterOf(store, project, ids.parameterId);
        if (!parameter)
            throw notFound(`parameter of project ${project.id} with id`, ids.parameterId);
        return presentParameter(parameter);
    }),
    handle(createParameter, ({ caller, ids, query }, { store }) => {
        const project = owned(store.projects, "project", ids.projectId, caller);
        return presentParameter(keepParameter(store, project.id, query));
    }),
    handle(removeParameter, ({ caller, ids }, { store }) => {
        const project = orGone(() => owned(store.projects, "project", ids.projectId, caller));
        const parameter = project && parameterOf(store, project, ids.parameterId);
        if (parameter)
            store.configParameters.delete(parameter.id);
        return undefined;
    }),
];
function parameterOf(store, project, id) {
    const parameter = store.configParameters.get(id);
    return parameter?.projectId === project.id ? parameter : undefined;
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/data-availability.js




/** What there is to download of a run: a flag says that the archive of that kind would not be empty. */
const dataAvailabilityHandlers = [
    handle(operations/* operations */.z.runs.availability, ({ caller, ids }, { store }) => {
        const run = accessibleRun(store, ids, caller);
        const deviceRuns = store.deviceRuns.in({ parentId: run.id }).select();
        const parentId = deviceRuns.map(({ id }) => id);
        const files = Map.groupBy(store.files.in({ parentId }).select(), ({ deviceRunId }) => deviceRunId);
        const isThere = (fileId) => fileId !== null && store.files.get(fileId) !== undefined;
        return {
            id: run.id,
            testRunId: run.id,
            test: isThere(run.testFileId),
            application: isThere(run.appFileId),
            deviceRunDataAvailabilities: deviceRuns.map(({ id }) => {
                const names = (files.get(id) ?? []).map(({ name }) => name);
                const has = (kind) => names.some((name) => (0,archives/* holds */.v)(kind, name));
                return {
                    id,
                    deviceRunId: id,
                    logs: has("logs"),
                    resultsDataZip: has("files"),
                    performance: has("performance"),
                    buildLogs: has("build-logs"),
                    screenshots: has("screenshots"),
                };
            }),
        };
    }),
];

;// CONCATENATED MODULE: ./build/src/cloud/handlers/device-groups.js








const { list, create, get: device_groups_get, devices: devicesOf, addDevices } = operations/* operations */.z.deviceGroups;
/** Device groups of an account, which runs name by their ids (docs/decisions.md, The newer generation). */
const deviceGroupHandlers = [
    handle(list, ({ caller, selection }, { store }) => {
        const groups = store.deviceGroups.in({ userId: caller.user.id }).select().map(presentGroup);
        return listing(inlineRecords(store.database, groups), selection, (group) => group);
    }),
    handle(create, ({ caller, query }, { store, devices, clock }) => {
        const displayName = (0,untrusted_text/* plainLine */.h)(query.displayName ?? "", 200);
        if (displayName === "")
            throw badRequest("displayName is missing.", "Give the group a name.");
        const { osType = "UNDEFINED", deviceIds = [] } = query;
        const group = {
            userId: caller.user.id,
            displayName,
            osType,
            deviceIds: fitting(deviceIds, osType, { devices, user: caller.user }),
            createTime: clock.now(),
        };
        return presentGroup(store.deviceGroups.insert(group));
    }),
    handle(device_groups_get, ({ caller, ids }, { store }) => presentGroup(usableGroup(store, ids.deviceGroupId, caller.user))),
    handle(devicesOf, ({ caller, ids, selection }, { store, devices }) => {
        const chosen = devices.choose({ groupId: ids.deviceGroupId }, caller.user);
        const presented = chosen.map((device) => presentDevice(device));
        return listing(inlineRecords(store.database, presented), selection, (device) => device);
    }),
    handle(addDevices, ({ caller, ids, query }, { store, devices }) => {
        const group = owned(store.deviceGroups, "device group", ids.deviceGroupId, caller);
        const { deviceIds = [] } = query;
        if (deviceIds.length === 0)
            throw badRequest("deviceIds[] is missing.", "Give the devices to add.");
        const added = fitting(deviceIds, group.osType, { devices, user: caller.user });
        const change = { deviceIds: [...new Set([...group.deviceIds, ...added])] };
        return presentGroup(store.deviceGroups.update(group.id, change) ?? group);
    }),
];
function presentGroup({ id, displayName, osType, userId, deviceIds }) {
    return { id, displayName, osType, userId, deviceCount: deviceIds.length };
}
/** The ids, each once, when the account may use these devices and they have the group's operating system. */
function fitting(ids, osType, { devices, user }) {
    const chosen = devices.choose({ ids }, user);
    const other = chosen.find((device) => osType !== "UNDEFINED" && device.osType !== osType);
    if (!other)
        return chosen.map(({ id }) => id);
    throw badRequest(`deviceIds: ${other.displayName} (${other.id}) is an ${other.osType} device, not ${osType}.`, "A group of osType UNDEFINED takes any device.");
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/run-screenshots.js


/** The screenshots of these device runs, in the order of their ids. */
function screenshotsOf(store, deviceRuns) {
    const byId = new Map(deviceRuns.map((deviceRun) => [deviceRun.id, deviceRun]));
    const files = store.files.in({ parentId: [...byId.keys()] }).select();
    return files.flatMap((file) => {
        const deviceRun = byId.get(file.deviceRunId ?? -1);
        return deviceRun && (0,archives/* holds */.v)("screenshots", file.name) ? [screenshotOf(file, deviceRun)] : [];
    });
}
/** One screenshot for each name, the first; it shows a failure when any of that name does. */
function oneOfEachName(screenshots) {
    const byName = Map.groupBy(screenshots, ({ originalName }) => originalName);
    return [...byName.values()].flatMap((same) => {
        const [first] = same;
        return first ? [{ ...first, fail: same.some(({ fail }) => fail) }] : [];
    });
}
function screenshotOf(file, deviceRun) {
    const originalName = file.name.slice(layout/* SCREENSHOTS_FOLDER */.x5.length + 1);
    return {
        id: file.id,
        testRunId: deviceRun.runId,
        projectId: deviceRun.projectId,
        deviceRunId: deviceRun.id,
        deviceId: deviceRun.deviceId,
        fail: /fail/i.test(originalName),
        originalName,
        type: file.mimetype,
        takeTimestamp: file.createTime,
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/screenshots.js






const { list: screenshots_list, names } = operations/* operations */.z.screenshots;
/** Screenshots of a run, over all its devices (Test runs: three path families). */
const screenshotHandlers = [
    handle(screenshots_list, ({ caller, ids, query, selection }, { store, devices }) => {
        const run = accessibleRun(store, ids, caller);
        const all = screenshotsOf(store, store.deviceRuns.in({ parentId: run.id }).select());
        const named = query.name === undefined ? all : all.filter(({ originalName }) => originalName === query.name);
        return listing(inlineRecords(store.database, named), selection, screenshotPresenter(devices));
    }),
    handle(names, ({ caller, ids, selection }, { store }) => {
        const run = accessibleRun(store, ids, caller);
        const all = screenshotsOf(store, store.deviceRuns.in({ parentId: run.id }).select());
        const present = ({ id, fail, originalName, type, takeTimestamp }) => ({
            id,
            fail,
            originalName,
            type,
            takeTimestamp,
        });
        return listing(inlineRecords(store.database, oneOfEachName(all)), selection, present);
    }),
];
/** Presents screenshots with the device that each shows, where the catalogue still has it. */
function screenshotPresenter(devices) {
    return ({ deviceId, ...screenshot }) => {
        const device = devices.get(deviceId);
        return { ...screenshot, device: device ? presentDevice(device) : null };
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/device-sessions.js










const { list: device_sessions_list, get: device_sessions_get, outputFiles: device_sessions_outputFiles, outputZip: device_sessions_outputZip, screenshots: device_sessions_screenshots, screenshotContent } = operations/* operations */.z.deviceSessions;
/** Device sessions: the device runs of a run with their files (docs/decisions.md, The newer generation). */
const deviceSessionHandlers = [
    handle(device_sessions_list, ({ caller, ids, selection, origin }, { store, devices }) => {
        const run = accessibleRun(store, ids, caller);
        const sessions = store.deviceRuns
            .in({ parentId: run.id })
            .select()
            .map((deviceRun) => deviceSessionOf(deviceRun, run));
        const source = inlineRecords(store.database, sessions);
        return listing(source, selection, (session) => presentDeviceSession(session, { devices, origin }));
    }),
    handle(device_sessions_get, ({ caller, ids, origin }, { store, devices }) => {
        const { run, deviceRun } = accessibleDeviceRun(store, ids, caller);
        return presentDeviceSession(deviceSessionOf(deviceRun, run), { devices, origin });
    }),
    handle(device_sessions_outputFiles, ({ caller, ids, selection, origin }, { store, signer }) => {
        const { deviceRun } = accessibleDeviceRun(store, ids, caller);
        return listing(store.files.in({ parentId: deviceRun.id }), selection, filePresenter(signer, origin));
    }),
    handle(device_sessions_outputZip, ({ caller, ids }, { store }) => {
        const { deviceRun } = accessibleDeviceRun(store, ids, caller);
        const files = store.files.in({ parentId: deviceRun.id }).select();
        return { name: `device-session-${deviceRun.id}.zip`, files };
    }),
    handle(device_sessions_screenshots, ({ caller, ids, selection }, { store, devices }) => {
        const { deviceRun } = accessibleDeviceRun(store, ids, caller);
        const source = inlineRecords(store.database, screenshotsOf(store, [deviceRun]));
        return listing(source, selection, screenshotPresenter(devices));
    }),
    handle(screenshotContent, ({ caller, ids }, { store }) => {
        const { deviceRun } = accessibleDeviceRun(store, ids, caller);
        const file = store.files.get(ids.screenshotId);
        if (file?.deviceRunId === deviceRun.id && (0,archives/* holds */.v)("screenshots", file.name))
            return { file };
        throw notFound(`screenshot of device session ${deviceRun.id} with id`, ids.screenshotId);
    }),
];
function accessibleDeviceRun(store, ids, caller) {
    const run = accessibleRun(store, ids, caller);
    const deviceRun = store.deviceRuns.get(ids.deviceSessionId);
    if (deviceRun?.runId === run.id)
        return { run, deviceRun };
    throw notFound(`device session of run ${run.id} with id`, ids.deviceSessionId);
}

;// CONCATENATED MODULE: ./build/src/cloud/devices/filter-devices.js
/** The devices that a picker with these filters shows. A label that no device bears shows none. */
function filterDevices(devices, catalogue, { marks, labelIds }) {
    const groups = groupsOf(catalogue);
    // A label outside the groups stands alone.
    const wanted = [...Map.groupBy(new Set(labelIds), (id) => groups.get(id) ?? `label ${id}`).values()];
    return devices.filter((device) => {
        const borne = new Set([...device.properties.map(({ id }) => id), ...device.labelIds]);
        const isWanted = wanted.every((alternatives) => alternatives.some((id) => borne.has(id)));
        return isWanted && marks.every((mark) => device.marks.includes(mark));
    });
}
function groupsOf(catalogue) {
    const properties = catalogue.flatMap((device) => device.properties);
    return new Map(properties.map(({ id, propertyGroupId }) => [id, propertyGroupId]));
}

;// CONCATENATED MODULE: ./build/src/cloud/devices/picker-filters.js
const DEFAULT_ID = 1;
/**
 * What the device picker of an account offers to narrow devices down by: what it has set, else the properties of these
 * devices in their groups. The ids of filters are those that `labelIds[]` takes.
 */
function pickerFiltersOf(store, user, devices) {
    const kept = store.settings.read(nameFor(user));
    if (kept !== undefined)
        return JSON.parse(kept);
    const properties = devices.flatMap((device) => device.properties);
    const groups = Map.groupBy(properties, ({ propertyGroupId }) => propertyGroupId);
    return { id: DEFAULT_ID, deviceFilterGroups: [...groups.values()].flatMap(filterGroupOf) };
}
/** Keeps the filters of an account in the place of all it had. */
function keepPickerFilters(store, user, filters) {
    store.settings.write(nameFor(user), JSON.stringify(filters));
}
function filterGroupOf(members) {
    const [first] = members;
    if (!first)
        return [];
    const names = new Map(members.map(({ id, displayName }) => [id, displayName]));
    const filters = [...names].map(([id, name]) => ({ id, name, hidden: false }));
    const deviceFilters = filters.toSorted((a, b) => a.id - b.id);
    return [{ id: first.propertyGroupId, name: first.propertyGroupName, deviceFilters }];
}
const nameFor = ({ id }) => `picker-filters-${id}`;

;// CONCATENATED MODULE: ./build/src/cloud/devices/read-picker-filters.js


const MAX_GROUPS = 100;
const MAX_FILTERS = 1_000;
const MAX_NAME_CHARACTERS = 200;
/**
 * The filters that a client wants to set, with the fields of the specification only. They may name what no device of
 * this cloud has: the catalogue changes, a picker stays. Without an id they take that of the `present` ones.
 * @throws {DeviceCloudError} 400 naming what is missing, double or too much.
 */
function readPickerFilters(body, present) {
    const groups = body?.deviceFilterGroups;
    if (!groups)
        throw badRequest("The body has no deviceFilterGroups.", "An empty array removes all filters.");
    checkRecords("deviceFilterGroups", groups, MAX_GROUPS);
    const filters = groups.flatMap(({ deviceFilters }) => deviceFilters ?? []);
    checkRecords("deviceFilters", filters, MAX_FILTERS);
    return { id: body.id ?? present.id, deviceFilterGroups: groups.map(readGroup) };
}
function readGroup({ id, name, deviceFilters }) {
    const filters = deviceFilters ?? [];
    return { id, name: readName(`The filter group ${id}`, name), deviceFilters: filters.map(readFilter) };
}
function readFilter({ id, name, hidden }) {
    return { id, name: readName(`The filter ${id}`, name), hidden: hidden ?? false };
}
function readName(what, name) {
    const plain = (0,untrusted_text/* plainLine */.h)(name ?? "", MAX_NAME_CHARACTERS);
    if (plain === "")
        throw badRequest(`${what} has no name.`);
    return plain;
}
function checkRecords(what, records, max) {
    if (records.length > max)
        throw badRequest(`There are ${records.length} ${what}; at most ${max} are kept.`);
    const seen = new Set();
    for (const { id } of records) {
        if (seen.has(id))
            throw badRequest(`The id ${id} is twice among the ${what}.`);
        seen.add(id);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/whole-page.js
/** The page envelope around records that are answered within another record: all of them at once. */
function wholePage(data) {
    return {
        data: [...data],
        total: data.length,
        empty: data.length === 0,
        limit: 0,
        offset: 0,
        sort: "",
        search: "",
        next: null,
        previous: null,
        id: null,
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/devices.js










const { list: devices_list, get: devices_get, properties, filters, replaceFilters } = operations/* operations */.z.devices;
/** The catalogue of devices and the filters of the device picker (Devices). */
const deviceHandlers = [
    handle(devices_list, ({ caller, query, selection }, { store, devices }) => {
        const { deviceFilters: marks = [], labelIds = [], withProperties = false } = query;
        const shown = filterDevices(devices.visibleTo(caller.user, query), devices.all, { marks, labelIds });
        const present = devicePresenter(store, { withProperties });
        return listing(inlineRecords(store.database, shown.map(present)), selection, (device) => device);
    }),
    handle(devices_get, ({ caller, ids, query }, { store, devices }) => {
        const device = devices.usable(ids.deviceId, caller.user);
        if (!devices.visibleTo(caller.user, query).includes(device))
            throw leftOut(device);
        return devicePresenter(store, { withProperties: true })(device);
    }),
    handle(properties, ({ caller, ids, selection }, { store, devices }) => {
        const device = devices.usable(ids.deviceId, caller.user);
        return listing(inlineRecords(store.database, device.properties), selection, (one) => ({ ...one }));
    }),
    handle(filters, ({ caller }, cloud) => presentFilters(caller, cloud)),
    handle(replaceFilters, ({ caller, body }, cloud) => {
        const wanted = readPickerFilters(body, presentFilters(caller, cloud));
        keepPickerFilters(cloud.store, caller.user, wanted);
        return wanted;
    }),
];
/** Presents devices with the account that a dedicated one belongs to; a list has properties only when asked for. */
function devicePresenter(store, { withProperties }) {
    return (device) => ({
        ...presentDevice(device),
        accountId: (0,access_accounts/* userByEmail */.ly)(store, device.accountEmail)?.id ?? null,
        properties: withProperties ? wholePage(device.properties.map((one) => ({ ...one }))) : null,
    });
}
function leftOut({ id, enabled }) {
    const [is, parameter] = enabled ? ["dedicated", "withDedicated"] : ["disabled", "withDisabled"];
    return new errors/* DeviceCloudError */.c("not-found", `The device ${id} is ${is}.`, {
        status: 404,
        remedy: `Ask with ${parameter}=true.`,
    });
}
function presentFilters({ user }, { store, devices }) {
    return pickerFiltersOf(store, user, devices.visibleTo(user, { withDedicated: true }));
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/executors.js



/** The runners of this cloud with what each is doing (docs/decisions.md, Listing executors). */
const executorHandlers = [
    handle(operations/* operations */.z.executors.list, ({ selection }, { executors, queue, store }) => {
        const records = executors.map(({ id, name, osType }) => ({
            id,
            name,
            osType,
            browserName: "chromium",
            enabled: true,
            ...queue.load(id),
        }));
        return listing(inlineRecords(store.database, records), selection, (record) => record);
    }),
];

;// CONCATENATED MODULE: ./build/src/cloud/access/accessible-file.js


/**
 * The file with this id, when the caller may read it: one's own, and what a run of a shared project made.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is another account's.
 */
function accessibleFile(store, fileId, caller) {
    const file = store.files.get(fileId);
    const projectId = file && accessible_file_projectOf(store, file);
    if (!file || projectId === undefined)
        return owned(store.files, "file", fileId, caller);
    accessibleProject(store, projectId, caller);
    return file;
}
function accessible_file_projectOf(store, { runId, deviceRunId }) {
    const maker = store.runs.get(runId ?? -1) ?? store.deviceRuns.get(deviceRunId ?? -1);
    return maker?.projectId;
}

// EXTERNAL MODULE: ./build/src/contract/resources/files.js
var resources_files = __webpack_require__(74241);
;// CONCATENATED MODULE: ./build/src/cloud/handlers/upload-presenter.js


/** Presents files with what the virus scan says of them, where a scenario plays one. */
function uploadPresenter({ signer, scenario, clock }, origin) {
    const present = filePresenter(signer, origin);
    return (file) => {
        const isUpload = file.direction === "INPUT";
        const value = isUpload && scenario?.virusScanOf(file.name, clock.now() - file.createTime);
        if (!value)
            return present(file);
        return { ...present(file), fileProperties: [{ id: file.id, key: resources_files/* VIRUS_SCAN_KEY */.Sf, value }] };
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/files.js







const { upload, list: files_list, get: files_get, content, remove } = operations/* operations */.z.files;
/** Files: uploads, and the results of builds (Build service; docs/decisions.md, Reading files back). */
const fileHandlers = [
    handle(upload, async (call, cloud) => {
        const { store, clock } = cloud;
        const { name, mimetype, blob } = await call.receiveFile();
        const file = store.files.insert({
            userId: call.caller.user.id,
            name: (0,untrusted_text/* plainLine */.h)(name ?? "", 200) || "file",
            mimetype,
            direction: "INPUT",
            inputType: null,
            state: "READY",
            size: blob.sizeBytes,
            createTime: clock.now(),
            blob: blob.key,
            buildId: null,
        });
        // Build service: the upload response shows createTime in milliseconds, and carries selfURI.
        const selfURI = `/me/files/${file.id}`;
        return { ...uploadPresenter(cloud, call.origin)(file), createTime: file.createTime, selfURI };
    }),
    handle(files_list, ({ caller, selection, origin }, cloud) => listing(cloud.store.files.in({ userId: caller.user.id }), selection, uploadPresenter(cloud, origin))),
    handle(files_get, ({ caller, ids, origin }, cloud) => uploadPresenter(cloud, origin)(accessibleFile(cloud.store, ids.fileId, caller))),
    handle(content, ({ caller, ids }, { store }) => ({
        file: accessibleFile(store, ids.fileId, caller),
    })),
    handle(remove, async ({ caller, ids }, { store }) => {
        const fileId = ids.fileId;
        if (!store.files.get(fileId))
            return undefined;
        const file = owned(store.files, "file", fileId, caller);
        if (file.state === "PREPARING")
            throw badRequest(`The file ${fileId} is still being written.`);
        await store.removeFile(file);
        return undefined;
    }),
];

;// CONCATENATED MODULE: ./build/src/cloud/handlers/frameworks.js





const { list: frameworks_list, listAll: frameworks_listAll } = operations/* operations */.z.frameworks;
/** The frameworks that runs can name, for each project the same (Project configuration, sharing, frameworks). */
const frameworkHandlers = [
    handle(frameworks_list, ({ caller, ids, selection }, { store }) => {
        accessibleProject(store, ids.projectId, caller);
        return listing(inlineRecords(store.database, presented), selection, (framework) => framework);
    }),
    handle(frameworks_listAll, ({ selection }, { store }) => listing(inlineRecords(store.database, presented), selection, (framework) => framework)),
];
const presented = frameworks.map(presentFramework);
/**
 * The frameworks are this cloud's own, so nobody is their main user. What needs a real device is never worth a retry,
 * and runs are started through the API only.
 */
function presentFramework(framework) {
    const { id, name, description, osType, requiredAppExtensions, requiredTestExtensions } = framework;
    return {
        ...{ id, name, description, osType, requiredAppExtensions, requiredTestExtensions },
        ...{ mainUserName: null, mainUserEmail: null, createTime: null },
        ...{ secured: false, forProjects: true, canRunFromUI: false, skipQueue: false },
        retryable: framework.kind !== "native-instrumentation",
        skipOlderSdk: framework.minApiLevel !== null,
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/jobs.js






const { list: jobs_list, create: jobs_create, get: jobs_get, update: jobs_update, remove: jobs_remove } = operations/* operations */.z.jobs;
/** Jobs: what builds are started of (Jobs; Build service). */
const jobHandlers = [
    handle(jobs_list, ({ caller, selection }, { store }) => listing(store.jobs.in({ userId: caller.user.id }), selection, presentJob)),
    handle(jobs_create, ({ caller, query }, { store, clock }) => {
        const { name, content = null, type = "BUILD" } = query;
        return presentJob(store.jobs.insert({
            userId: caller.user.id,
            name: jobName(name),
            type,
            pipeline: content,
            createTime: clock.now(),
        }));
    }),
    handle(jobs_get, ({ caller, ids }, { store }) => presentJob(owned(store.jobs, "job", ids.jobId, caller))),
    handle(jobs_update, ({ caller, ids, query }, { store }) => {
        const job = owned(store.jobs, "job", ids.jobId, caller);
        const change = {
            ...(query.name === undefined ? {} : { name: jobName(query.name) }),
            ...(query.content === undefined ? {} : { pipeline: query.content }),
        };
        return presentJob(store.jobs.update(job.id, change) ?? job);
    }),
    handle(jobs_remove, async ({ caller, ids }, cloud) => {
        const { jobs } = cloud.store;
        if (jobs.get(ids.jobId))
            await removeJob(owned(jobs, "job", ids.jobId, caller), cloud);
        return undefined;
    }),
];
function jobName(name) {
    const plain = (0,untrusted_text/* plainLine */.h)(name ?? "", 200);
    if (plain === "")
        throw badRequest("name is missing.", "Give the job a name.");
    return plain;
}
/** A job goes with its builds and their results. It goes first, so that no other build of it can start. */
async function removeJob(job, { store, queue }) {
    store.jobs.delete(job.id);
    const builds = store.builds.in({ parentId: job.id }).select();
    await Promise.all(builds.map((build) => queue.abort(build, "The job was deleted.")));
    for (const { id } of builds) {
        for (const file of store.files.in({ parentId: id }).select())
            await store.removeFile(file);
        store.builds.delete(id);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/newer-projects.js






const { create: newer_projects_create, get: newer_projects_get } = operations/* operations */.z.projects;
/** Projects created and read by one (docs/decisions.md, The newer generation). */
const newerProjectHandlers = [
    handle(newer_projects_create, ({ caller: { user }, query }, cloud) => presentProject(asSeenBy(cloud.store, createProject(cloud, user, query), user))),
    handle(newer_projects_get, ({ caller, ids }, { store }) => {
        const project = accessibleProject(store, ids.projectId, caller);
        return presentProject(asSeenBy(store, project, caller.user));
    }),
];

;// CONCATENATED MODULE: ./build/src/cloud/run-request/input-files.js




const PARAMETERS = { app: "appFileId", test: "testFileId", data: "dataFileId" };
/**
 * The files that a call names, else those of the `earlier` run. Whoever may repeat a run may use its files.
 * @throws {DeviceCloudError} 404 for a file that is missing, 403 for another account's, 400 for one that is not READY
 * or was deleted since the earlier run.
 */
function input_files_inputFiles(store, { given, earlier, caller }) {
    const fileOf = (role) => {
        const parameter = PARAMETERS[role];
        const id = given[parameter];
        if (id !== undefined && id !== null)
            return readyFile(parameter, owned(store.files, "file", id, caller));
        const earlierId = earlier?.[parameter] ?? null;
        if (earlierId === null)
            return null;
        const file = store.files.get(earlierId);
        if (file)
            return file;
        throw badRequest(`${parameter} is missing: the file ${earlierId} of run ${earlier?.id} was deleted.`, "Upload it again and give its id.");
    };
    return { app: fileOf("app"), test: fileOf("test"), data: fileOf("data") };
}
function readyFile(parameter, file) {
    if (file.state === "READY")
        return file;
    throw badRequest(`${parameter}: the file ${file.id} is still ${file.state}.`, "Start the run when it is READY.");
}
/** The extension of a file's name, without its dot, in lower case. */
function extensionOf({ name }) {
    return (0,external_node_path_.extname)(name).slice(1).toLowerCase();
}
/**
 * Checks a file against the extensions that a framework requires, joined with commas; none are required by an empty
 * text.
 * @throws {DeviceCloudError} 400 saying who requires which file, and what there is.
 */
function checkExtension(framework, { role, file, required }) {
    if (required === "")
        return;
    const what = role === "app" ? "an application file" : "a test file";
    const demand = `${framework.name} requires ${what} with extension: ${required.replaceAll(",", " or ")}`;
    if (file === null)
        throw badRequest(`${PARAMETERS[role]} is missing: ${demand}.`, "Upload it and give its id.");
    if (required.split(",").includes(extensionOf(file)))
        return;
    const given = `${PARAMETERS[role]} names "${(0,untrusted_text/* plainLine */.h)(file.name, 80)}" (file ${file.id})`;
    throw badRequest(`${demand}; ${given}.`, "Upload the right file under its own name.");
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/choose-framework.js




/**
 * The framework of a run that names none (Starting a run has no parameter for it): the one whose test file this is,
 * for the devices at hand.
 * @throws {DeviceCloudError} 400 for a file that no framework takes as its test.
 */
function frameworkForTest(test, devices) {
    if (!test)
        return defaultFramework;
    const extension = extensionOf(test);
    const takers = frameworks.filter((one) => one.requiredTestExtensions.split(",").includes(extension));
    const isFor = ({ osType }) => osType === "UNDEFINED" || devices.some((device) => device.osType === osType);
    const taker = takers.find(isFor) ?? takers[0];
    if (taker)
        return taker;
    const known = new Set(frameworks.flatMap((one) => one.requiredTestExtensions.split(",")));
    throw badRequest(`A run requires a test file with extension: ${[...known].join(" or ")}; testFileId names ` +
        `"${(0,untrusted_text/* plainLine */.h)(test.name, 80)}" (file ${test.id}).`, "A browser suite is a zip with run-tests.sh at its root.");
}
/**
 * Checks that a run has the files that its framework and its configuration need. An app crawler needs no test.
 * @throws {DeviceCloudError} 400 naming the file that is missing or has the wrong extension.
 */
function checkFiles({ app, test }, framework, { appRequired, appCrawlerRun }) {
    if (!appCrawlerRun) {
        checkExtension(framework, { role: "test", file: test, required: framework.requiredTestExtensions });
        checkExtension(framework, { role: "app", file: app, required: framework.requiredAppExtensions });
    }
    if (!appRequired || app)
        return;
    throw badRequest("appFileId is missing: the run's configuration has appRequired.", "Upload the application and give its id, or start with appRequired=false.");
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/file-uses.js


const ROLES = {
    INSTALL: "app",
    RUN_TEST: "test",
    COPY_TO_DEVICE: "data",
};
const ACTIONS = { APPLICATION: "INSTALL", TEST: "RUN_TEST", DATA: "COPY_TO_DEVICE" };
const APPLICATION_EXTENSIONS = ["apk", "aab", "ipa"];
/** What a run does with each file: what the call says, else what the file's own kind or its extension tells. */
function fileUses(store, files) {
    return files.map(({ id, action }) => ({ id, action: action ?? actionOf(store.files.get(id)) }));
}
function actionOf(file) {
    if (file?.inputType)
        return ACTIONS[file.inputType];
    const extension = file ? extensionOf(file) : "";
    if (APPLICATION_EXTENSIONS.includes(extension))
        return "INSTALL";
    return extension === "zip" ? "RUN_TEST" : "COPY_TO_DEVICE";
}
/**
 * The one file of each use, by the names under which the start by parameters takes them.
 * @throws {DeviceCloudError} 400 for two files of one use.
 */
function inputIdsOf(uses) {
    const ids = {};
    for (const { id, action } of uses) {
        const role = ROLES[action];
        if (ids[role] !== undefined && ids[role] !== id) {
            throw badRequest(`files: ${ids[role]} and ${id} are both ${action}; a run takes one of each action.`);
        }
        ids[role] = id;
    }
    return { appFileId: ids.app, testFileId: ids.test, dataFileId: ids.data };
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/named-target.js


/**
 * The framework with this id.
 * @throws {DeviceCloudError} 400 for one that is not there or is for another operating system.
 */
function frameworkFor({ frameworkId, osType }) {
    const framework = frameworkOf(frameworkId ?? -1);
    if (!framework) {
        const known = frameworks.map(({ id, name }) => `${id} (${name})`).join(", ");
        throw badRequest(`frameworkId: there is no framework ${frameworkId}.`, `Choose from: ${known}.`);
    }
    if (fits(framework.osType, osType))
        return framework;
    throw badRequest(`osType is ${osType}; the framework ${framework.id} (${framework.name}) is for ${framework.osType}.`);
}
/**
 * The devices of a run: by their ids, else by their group.
 * @throws {DeviceCloudError} 400 for none at all or for a device of another operating system, 404 or 403 for a device or
 * group that is missing or another account's.
 */
function named_target_devicesOf({ deviceIds, deviceGroupId, osType }, catalogue, user) {
    const devices = deviceIds?.length
        ? catalogue.choose({ ids: deviceIds }, user)
        : catalogue.choose({ groupId: deviceGroupId ?? -1 }, user);
    if (devices.length === 0)
        throw badRequest(`deviceGroupId ${deviceGroupId} has no device.`);
    const other = devices.find((device) => !fits(device.osType, osType));
    if (!other)
        return devices;
    throw badRequest(`osType is ${osType}; ${other.displayName} (${other.id}) is an ${other.osType} device.`);
}
/** `UNDEFINED` is for any. */
function fits(own, osType) {
    return own === "UNDEFINED" || !osType || osType === "UNDEFINED" || own === osType;
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/configured-run.js








/** The fields of a configuration that bodies know, the scheduler apart. Passwords are not among them. */
const FIELDS = [
    ...["timeout", "hookURL", "deviceLanguageCode", "limitationType", "limitationValue"],
    ...["withAnnotation", "withoutAnnotation", "instrumentationRunner", "screenshotDir"],
    ...["maxAutoRetriesCount", "videoRecordingEnabled", "appiumBrokerAddress"],
];
const FIRST_PROJECT = "Default project";
/**
 * The run that a JSON body asks for: the project's configuration, each field of it overridden by the body. A project
 * that is named and not there is made, once nothing else is wrong (docs/decisions.md, The newer generation).
 * @throws {DeviceCloudError} 400, 403 or 404 naming what is missing or wrong.
 */
function configuredRunOrder(body, caller, cloud) {
    const { store } = cloud;
    const { project: existing, uses, config } = readDraft(body, caller, store);
    const framework = frameworkFor(body);
    const files = input_files_inputFiles(store, { given: inputIdsOf(uses), earlier: undefined, caller });
    checkFiles(files, framework, config);
    const devices = named_target_devicesOf(body, cloud.devices, caller.user);
    const name = body.projectName || FIRST_PROJECT;
    const project = existing ?? createProject(cloud, caller.user, { name });
    return {
        project,
        starter: caller.user,
        name: (0,untrusted_text/* plainLine */.h)(body.testRunName ?? "", 200) || null,
        config,
        devices,
        appFileId: files.app?.id ?? null,
        testFileId: files.test?.id ?? null,
        dataFileId: files.data?.id ?? null,
        parameters: parametersOf(body, existing, store),
        frameworkId: framework.id,
    };
}
/**
 * A draft with everything filled in that the service would take for it; nothing is started or made.
 * @throws {DeviceCloudError} 400, 403 or 404 naming what is wrong.
 */
function filledConfiguration(draft, caller, cloud) {
    const { store, devices } = cloud;
    const { project, framework, uses, config } = readDraft(draft, caller, store);
    input_files_inputFiles(store, { given: inputIdsOf(uses), earlier: undefined, caller });
    const chosen = draft.deviceIds?.length || typeof draft.deviceGroupId === "number";
    const deviceIds = chosen ? named_target_devicesOf(draft, devices, caller.user).map(({ id }) => id) : [];
    return {
        osType: draft.osType ?? framework?.osType ?? "UNDEFINED",
        frameworkId: framework?.id ?? null,
        projectId: project?.id ?? null,
        projectName: project?.name ?? draft.projectName ?? null,
        testRunName: draft.testRunName ?? null,
        files: [...uses],
        deviceIds,
        deviceGroupId: draft.deviceGroupId ?? config.usedDeviceGroupId,
        testRunParameters: [...parametersOf(draft, project, store)],
        scheduler: config.scheduler,
        ...Object.fromEntries(FIELDS.map((field) => [field, config[field]])),
    };
}
function readDraft(draft, caller, store) {
    const project = namedProject(store, draft, caller);
    const defaults = project ? configurationOf(store, project.id) : defaultConfiguration;
    return {
        project,
        framework: typeof draft.frameworkId === "number" ? frameworkFor(draft) : undefined,
        uses: fileUses(store, draft.files ?? []),
        config: overrideConfiguration(defaults, overridesOf(draft)),
    };
}
/** What a body says of the configuration. Each device of this cloud has one instance, so all of them are one each. */
function overridesOf({ scheduler, ...draft }) {
    const given = FIELDS.flatMap((field) => (isGiven(draft[field]) ? [[field, draft[field]]] : []));
    const known = scheduler === "ALL_INSTANCES" ? "PARALLEL" : scheduler;
    return { ...Object.fromEntries(given), ...(known ? { scheduler: known } : {}) };
}
const isGiven = (value) => value !== null && value !== undefined;
/** The parameters of the project, and those of the call, which win. */
function parametersOf({ testRunParameters }, project, store) {
    const own = project ? store.configParameters.in({ projectId: project.id }).select() : [];
    const values = new Map(own.map(({ key, value }) => [key, value]));
    for (const { key, value } of testRunParameters ?? [])
        values.set(key, value ?? "");
    return [...values].map(([key, value]) => ({ key, value }));
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/present-run.js




/** Presents runs as the contract has them. What they were started with stays inside: it may hold a password. */
function runPresenter({ store }, origin) {
    const projectNames = new Map();
    function projectName(id) {
        const name = projectNames.get(id) ?? store.projects.get(id)?.name ?? null;
        projectNames.set(id, name);
        return name;
    }
    return (run) => {
        const { config: _, parameters: __, files: ___, hookDue: ____, ...told } = run;
        const { appFileId: _____, testFileId: ______, dataFileId: _______, ...fields } = told;
        return {
            ...fields,
            createTime: new Date(run.createTime),
            startTime: run.startTime === null ? null : new Date(run.startTime),
            finishTime: run.finishTime === null ? null : new Date(run.finishTime),
            projectName: projectName(run.projectId),
            retryable: run.state === "FINISHED" && !isSessionRun(run),
            gamebenchResultsUrl: null,
            uiLink: origin + runAddress(run.id),
        };
    };
}
/** Presents one run. */
function presentRun(run, cloud, origin) {
    return runPresenter(cloud, origin)(run);
}
/** Presents these runs with their input files and tags, which are read for all of them at once (Extended test run). */
function extendedRunPresenter(runs, cloud, origin) {
    const { store, signer, devices } = cloud;
    const parentId = runs.map(({ id }) => id);
    const tags = Map.groupBy(store.tags.in({ parentId }).select(), ({ testRunId }) => testRunId);
    const deviceRuns = Map.groupBy(store.deviceRuns.in({ parentId }).select(), ({ runId }) => runId);
    const costs = ({ deviceId }) => (devices.get(deviceId)?.creditsPrice ?? 0) > 0;
    const [present, presentFile] = [runPresenter(cloud, origin), filePresenter(signer, origin)];
    return (run) => {
        return {
            ...present(run),
            billable: !run.simulated && (deviceRuns.get(run.id) ?? []).some(costs),
            tags: (tags.get(run.id) ?? []).map(presentTag),
            files: wholePage(present_run_inputFiles(store, run).map(presentFile)),
        };
    };
}
/** The run's application, test and data file, as far as they are still there, told apart by what they are to it. */
function present_run_inputFiles(store, { appFileId, testFileId, dataFileId }) {
    const uses = [
        { id: appFileId, inputType: "APPLICATION" },
        { id: testFileId, inputType: "TEST" },
        { id: dataFileId, inputType: "DATA" },
    ];
    return uses.flatMap(({ id, inputType }) => {
        const file = id === null ? undefined : store.files.get(id);
        return file ? [{ ...file, inputType }] : [];
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/newer-runs.js





const { startConfigured, checkConfiguration } = operations/* operations */.z.runs;
/** Runs started with a JSON body (docs/decisions.md, The newer generation). */
const newerRunHandlers = [
    handle(startConfigured, ({ caller, body, origin }, cloud) => {
        if (!body)
            throw badRequest("The run's configuration is missing.", "Send it as a JSON body.");
        return presentRun(cloud.testRuns.start(configuredRunOrder(body, caller, cloud)), cloud, origin);
    }),
    handle(checkConfiguration, ({ caller, body }, cloud) => filledConfiguration(body ?? {}, caller, cloud)),
];

;// CONCATENATED MODULE: ./build/src/cloud/handlers/oauth.js




/** Sessions by password, renewed by refresh token (Authentication, OAuth 2.0; error bodies as RFC 6749 has them). */
const oauthHandlers = [
    handleOpen(operations/* operations */.z.oauth.token, ({ query }, cloud) => {
        const { client_id, grant_type, username = "", password = "", refresh_token = "" } = query;
        if (client_id !== access_accounts/* CLIENT_ID */.U6)
            return refusal(401, "invalid_client", `client_id must be ${access_accounts/* CLIENT_ID */.U6}.`);
        if (grant_type === undefined)
            return refusal(400, "invalid_request", "grant_type is missing.");
        if (grant_type === "refresh_token") {
            const user = cloud.sessions.userOf(refresh_token, "refresh");
            if (user)
                return session(user, refresh_token, cloud);
            return refusal(400, "invalid_grant", "The refresh token is unknown or has expired.");
        }
        const user = (0,access_accounts/* userByPassword */.MC)(cloud.store, username, password);
        if (user)
            return session(user, cloud.sessions.issue(user, "refresh"), cloud);
        return refusal(400, "invalid_grant", "The user name or the password is wrong.");
    }),
];
function session(user, refreshToken, { sessions }) {
    return {
        access_token: sessions.issue(user, "access"),
        token_type: "bearer",
        refresh_token: refreshToken,
        expires_in: ACCESS_SECONDS,
        scope: "read write",
    };
}
function refusal(status, error, description) {
    return { status, body: { error, error_description: description } };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/visible-projects.js
/** The projects that an account may see: its own and those shared with it. */
function visibleProjectIds(store, { user }) {
    const own = store.projects.in({ userId: user.id }).select();
    const shared = store.sharings.in({ userId: user.id }).select();
    return [...own.map(({ id }) => id), ...shared.map(({ projectId }) => projectId)];
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/runs.js









const runs = operations/* operations */.z.runs;
/** Test runs under their three path families (Test runs: three path families). */
const runHandlers = [
    handle(runs.list, ({ caller, ids, selection, origin }, cloud) => {
        const { projectId } = ids;
        const projectIds = projectId === undefined
            ? visibleProjectIds(cloud.store, caller)
            : [accessibleProject(cloud.store, projectId, caller).id];
        return listing(cloud.store.runs.in({ projectId: projectIds }), selection, runPresenter(cloud, origin));
    }),
    handle(runs.listOfUser, ({ caller, selection, origin }, cloud) => {
        const { id: userId } = caller.user;
        const own = { sql: ownedOrStarted, values: [userId, userId] };
        const where = [own, ...(selection.where ?? [])];
        const source = cloud.store.runs.in({ projectId: visibleProjectIds(cloud.store, caller) });
        return listing(source, { ...selection, where }, runPresenter(cloud, origin));
    }),
    handle(runs.get, ({ caller, ids, origin }, cloud) => presentRun(accessibleRun(cloud.store, ids, caller), cloud, origin)),
    handle(runs.rename, ({ caller, ids, query, origin }, cloud) => {
        const run = accessibleRun(cloud.store, ids, caller);
        const displayName = (0,untrusted_text/* plainLine */.h)(query.displayName ?? "", 200);
        if (displayName === "")
            throw badRequest("displayName is missing.", "Give the run's new name.");
        return presentRun(cloud.store.runs.update(run.id, { displayName }) ?? run, cloud, origin);
    }),
    handle(runs.remove, async ({ caller, ids }, { store, testRuns }) => {
        const run = orGone(() => accessibleRun(store, ids, caller));
        if (run)
            await testRuns.remove(run);
        return undefined;
    }),
    handle(runs.abort, async ({ caller, ids, origin }, cloud) => {
        const run = accessibleRun(cloud.store, ids, caller);
        return presentRun(await cloud.testRuns.abort(run, `Aborted by ${caller.user.name}.`), cloud, origin);
    }),
    handle(runs.retry, ({ caller, ids, query, origin }, cloud) => {
        const run = accessibleRun(cloud.store, ids, caller);
        const chosen = chosenDeviceRuns(cloud.store, run, query.deviceRunIds);
        return presentRun(cloud.testRuns.retry(run, chosen?.map(({ id }) => id) ?? null), cloud, origin);
    }),
    handle(runs.listExtended, ({ caller, ids, selection, origin }, cloud) => {
        const project = accessibleProject(cloud.store, ids.projectId, caller);
        const { data, total } = listing(cloud.store.runs.in({ projectId: project.id }), selection, (run) => run);
        return { data: data.map(extendedRunPresenter(data, cloud, origin)), total };
    }),
    handle(runs.getExtended, ({ caller, ids, origin }, cloud) => {
        const run = accessibleRun(cloud.store, ids, caller);
        return extendedRunPresenter([run], cloud, origin)(run);
    }),
];
/** The runs of a user: of the user's own projects, and those started by the user in others. */
const ownedOrStarted = "json_extract(doc, '$.userId') = ? OR json_extract(doc, '$.startedById') = ?";

;// CONCATENATED MODULE: ./build/src/cloud/handlers/sharings.js







const { share, list: sharings_list } = operations/* operations */.z.sharings;
/** With whom a project is shared (Project configuration, sharing, frameworks). Only its owner shares it. */
const sharingHandlers = [
    handle(share, ({ caller, ids, query }, { store }) => {
        const project = owned(store.projects, "project", ids.projectId, caller);
        const email = (0,untrusted_text/* plainLine */.h)(query.email ?? "", 320);
        if (email === "")
            throw badRequest("email is missing.", "Give the e-mail address of the other account.");
        const other = (0,access_accounts/* userByEmail */.ly)(store, email);
        if (!other)
            throw notFound("account with the e-mail address", email);
        if (other.id === caller.user.id)
            throw badRequest(`The project ${project.id} is ${email}'s own.`);
        const both = { projectId: project.id, userId: other.id };
        const [kept] = store.sharings.in(both).select({ limit: 1 });
        return presentSharing(kept ?? store.sharings.insert({ ...both, userEmail: other.email }));
    }),
    handle(sharings_list, ({ caller, ids, selection }, { store }) => {
        const project = accessibleProject(store, ids.projectId, caller);
        return listing(store.sharings.in({ projectId: project.id }), selection, presentSharing);
    }),
];
function presentSharing({ id, userId, userEmail }) {
    return { id, userId, userEmail };
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/choose-devices.js


/**
 * The devices of a run: those that the call chooses, else those of the earlier run, else the group of the
 * configuration (Starting a run).
 * @throws {DeviceCloudError} 400 when nothing chooses a device, or what does has none; and what the catalogue says of
 * devices and groups that are not there.
 */
function chooseDevices(catalogue, user, choice) {
    const { choose: by, says } = decidingChoice(choice);
    const chosen = catalogue.choose(by, user);
    if (chosen.length > 0)
        return chosen;
    throw badRequest(`${says} chooses no device.`, HINT);
}
const HINT = "Give usedDeviceIds[], usedDeviceGroupId or deviceNamePattern; GET /api/v2/devices lists the devices.";
function decidingChoice({ usedDeviceIds = [], usedDeviceGroupId, deviceNamePattern, earlierIds, groupId, }) {
    if (usedDeviceIds.length > 0)
        return { choose: { ids: usedDeviceIds }, says: "usedDeviceIds" };
    if (usedDeviceGroupId !== undefined)
        return { choose: { groupId: usedDeviceGroupId }, says: `usedDeviceGroupId ${usedDeviceGroupId}` };
    if (deviceNamePattern !== undefined) {
        const says = `deviceNamePattern "${(0,untrusted_text/* plainLine */.h)(deviceNamePattern, 80)}"`;
        return { choose: { namePattern: deviceNamePattern }, says };
    }
    if (earlierIds.length > 0)
        return { choose: { ids: earlierIds }, says: "testRunId" };
    if (groupId !== null)
        return { choose: { groupId }, says: "The project's device group" };
    throw badRequest("No device is chosen, and the project's configuration has no device group.", HINT);
}

;// CONCATENATED MODULE: ./build/src/cloud/run-request/run-order-of.js







/**
 * The run that a call asks for: the project's configuration, each field of it overridden by the call. With `testRunId`
 * the configuration, files and devices of that run take the place of the project's (Starting a run).
 * @throws {DeviceCloudError} 400, 403 or 404 naming what is missing or wrong.
 */
function runOrderOf({ project, caller, query }, cloud) {
    const { store, devices: catalogue } = cloud;
    const earlier = query.testRunId === undefined
        ? undefined
        : accessibleRun(store, { runId: query.testRunId, projectId: project.id }, caller);
    const config = overrideConfiguration(earlier?.config ?? configurationOf(store, project.id), query);
    const files = input_files_inputFiles(store, { given: query, earlier, caller });
    const devices = chooseDevices(catalogue, caller.user, {
        ...query,
        earlierIds: earlier ? deviceIdsOf(store, earlier) : [],
        groupId: config.usedDeviceGroupId,
    });
    const framework = frameworkForTest(files.test, devices);
    checkFiles(files, framework, config);
    return {
        project,
        starter: caller.user,
        name: (0,untrusted_text/* plainLine */.h)(query.name ?? "", 200) || null,
        config,
        devices,
        appFileId: files.app?.id ?? null,
        testFileId: files.test?.id ?? null,
        dataFileId: files.data?.id ?? null,
        parameters: earlier?.parameters ?? run_order_of_parametersOf(store, project),
        frameworkId: framework.id,
    };
}
function deviceIdsOf(store, run) {
    const deviceRuns = store.deviceRuns.in({ parentId: run.id }).select();
    return deviceRuns.map(({ deviceId }) => deviceId);
}
/** The parameters of the project's configuration. */
function run_order_of_parametersOf(store, { id }) {
    const parameters = store.configParameters.in({ projectId: id }).select();
    return parameters.map(({ key, value }) => ({ key, value }));
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/start-run.js





/** The start of a run (Starting a run). */
const startRunHandlers = [
    handle(operations/* operations */.z.runs.start, ({ caller, ids, query, origin }, cloud) => {
        const project = accessibleProject(cloud.store, ids.projectId, caller);
        return presentRun(cloud.testRuns.start(runOrderOf({ project, caller, query }, cloud)), cloud, origin);
    }),
];

;// CONCATENATED MODULE: ./build/src/cloud/handlers/tags.js







const { add, list: tags_list, get: tags_get, remove: tags_remove } = operations/* operations */.z.tags;
/** Tags of runs (Test runs: three path families). A run has each tag once. */
const tagHandlers = [
    handle(add, ({ caller, ids, query }, { store }) => {
        const run = accessibleRun(store, ids, caller);
        const name = (0,untrusted_text/* plainLine */.h)(query.name ?? "", 200);
        if (name === "")
            throw badRequest("name is missing.", "Give the tag a name.");
        const same = { sql: "json_extract(doc, '$.name') = ?", values: [name] };
        const [existing] = store.tags.in({ parentId: run.id }).select({ where: [same] });
        return presentTag(existing ?? store.tags.insert({ testRunId: run.id, name }));
    }),
    handle(tags_list, ({ caller, ids, selection }, { store }) => listing(store.tags.in({ parentId: accessibleRun(store, ids, caller).id }), selection, presentTag)),
    handle(tags_get, ({ caller, ids }, { store }) => {
        const run = accessibleRun(store, ids, caller);
        const tag = tagOf(store, run, ids.tagId);
        if (!tag)
            throw notFound(`tag of run ${run.id} with id`, ids.tagId);
        return presentTag(tag);
    }),
    handle(tags_remove, ({ caller, ids }, { store }) => {
        const run = orGone(() => accessibleRun(store, ids, caller));
        const tag = run && tagOf(store, run, ids.tagId);
        if (tag)
            store.tags.delete(tag.id);
        return undefined;
    }),
];
function tagOf(store, run, tagId) {
    const tag = store.tags.get(tagId);
    return tag?.testRunId === run.id ? tag : undefined;
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/index.js





















/** Every operation that this cloud serves, with what serves it. */
const handlers = [
    ...jobHandlers,
    ...fileHandlers,
    ...buildHandlers,
    ...executorHandlers,
    ...accountHandlers,
    ...newerProjectHandlers,
    ...oauthHandlers,
    ...runHandlers,
    ...startRunHandlers,
    ...newerRunHandlers,
    ...tagHandlers,
    ...screenshotHandlers,
    ...archiveHandlers,
    ...dataAvailabilityHandlers,
    ...deviceSessionHandlers,
    ...configurationHandlers,
    ...deviceHandlers,
    ...frameworkHandlers,
    ...sharingHandlers,
    ...deviceGroupHandlers,
    ...brokerHandlers,
];

;// CONCATENATED MODULE: ./build/src/cloud/http/answer-error.js


/**
 * The status and message for a failure. Ours and the framework's say themselves what is wrong with the request;
 * anything else is the cloud's own fault: logged, and told without details.
 */
function refusalOf(error, logger) {
    if (error instanceof errors/* DeviceCloudError */.c && error.status !== undefined) {
        return { status: error.status, message: error.explanation };
    }
    const status = error.statusCode;
    if (status !== undefined && status >= 400 && status < 500) {
        return { status, message: error.message };
    }
    logger.warning(`A request failed: ${error instanceof Error ? error.message : String(error)}`);
    if (error instanceof Error)
        logger.debug(String(error.stack));
    return { status: 500, message: "The device cloud failed; its log says why." };
}
/** The body of a refusal (docs/decisions.md, Errors). */
function errorBody({ status, message }) {
    return { message: message || external_node_http_.STATUS_CODES[status], statusCode: status };
}
/** The body with which the token endpoint refuses a request that it cannot read (RFC 6749, 5.2). */
function oauthErrorBody({ message }) {
    const error = message.startsWith("grant_type ") ? "unsupported_grant_type" : "invalid_request";
    return { error, error_description: message };
}

;// CONCATENATED MODULE: ./build/src/cloud/http/answer-file.js



/**
 * Serves the bytes of a file, or the range that was asked for. What a suite made is never shown in place: it comes
 * as an attachment that a browser neither sniffs nor runs. A growing file is served as far as it has come.
 */
async function answerFile(file, { request, reply, blobs }) {
    const handle = await openBlob(blobs.path(file.blob), file);
    const { size } = await handle.stat();
    const etag = file.state === "READY" ? `"${file.blob}"` : undefined;
    reply.headers({
        ...inertHeaders(file),
        "accept-ranges": "bytes",
        ...(etag === undefined ? {} : { etag }),
    });
    const answer = answerFor(request, size, etag);
    reply.code(answer.status).headers(answer.headers);
    if (!answer.span || request.method === "HEAD") {
        await handle.close();
        return reply.send();
    }
    const { start, end } = answer.span;
    return reply.send(handle.createReadStream({ start, end }));
}
/** Under these a browser saves what it is sent, whatever that is. */
function inertHeaders({ name, mimetype }) {
    return {
        "content-type": mimetype.startsWith("text/") ? `${mimetype}; charset=utf-8` : mimetype,
        "content-disposition": attachment(name),
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'",
        "cache-control": "private, no-cache",
    };
}
function answerFor({ headers }, size, etag) {
    if (etag !== undefined && matchesTag(headers["if-none-match"], etag))
        return { status: 304, headers: {} };
    const ifRange = headers["if-range"];
    const range = ifRange === undefined || ifRange === etag ? readRange(headers.range, size) : "all";
    if (range === "none")
        return { status: 416, headers: { "content-range": `bytes */${size}`, "content-length": "0" } };
    if (range === "all") {
        const length = { "content-length": String(size) };
        return size === 0
            ? { status: 200, headers: length }
            : { status: 200, headers: length, span: { start: 0, end: size - 1 } };
    }
    const { start, end } = range;
    const partial = {
        "content-range": `bytes ${start}-${end}/${size}`,
        "content-length": String(end - start + 1),
    };
    return { status: 206, headers: partial, span: range };
}
/** One range of bytes (RFC 9110, 14.2). Several ranges, or another unit, are answered with the whole. */
function readRange(header, size) {
    const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header?.trim() ?? "");
    if (!match)
        return "all";
    const [, first, last, suffix] = match;
    if (first === undefined) {
        const length = Math.min(Number(suffix), size);
        return length === 0 ? "none" : { start: size - length, end: size - 1 };
    }
    const start = Number(first);
    const end = last ? Math.min(Number(last), size - 1) : size - 1;
    if (last && Number(last) < start)
        return "all";
    return start < size ? { start, end } : "none";
}
function matchesTag(header, etag) {
    return (header?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*") ?? false);
}
/** The name for a browser to save under (RFC 6266): plain for old clients, and in full. */
function attachment(name) {
    const last = name.split("/").at(-1) ?? "file";
    const plain = last.replaceAll(/[^\w.-]/g, "_");
    const full = encodeURIComponent(last.toWellFormed()).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
    return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
async function openBlob(path, { id, state }) {
    try {
        return await (0,promises_.open)(path, "r");
    }
    catch (error) {
        if (error.code !== "ENOENT")
            throw error;
        if (state === "READY")
            throw notFound("file", id);
        throw new errors/* DeviceCloudError */.c("not-found", `The file ${id} is still being prepared.`, {
            status: 404,
            remedy: "Ask again when it is READY.",
        });
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/icon.js
/** The page's mark: a phone in front of a window, on a ground that shows in light and dark. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#3b5bdb"/>
<rect x="6" y="8" width="17" height="14" rx="2.5" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2"/>
<rect x="17" y="11" width="9" height="15" rx="2.5" fill="#3b5bdb" stroke="#fff" stroke-width="2"/>
<path d="M20.500 22.500h2" stroke="#fff" stroke-width="1.600" stroke-linecap="round"/>
</svg>
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/live-script.js
/**
 * Keeps a page with something under way up to date: asks for it again and replaces the sections that changed. What the
 * reader opened, selected or scrolled to stays. A page does everything without it, too, by refreshing as a whole.
 */
const liveScript = `"use strict";
(() => {
  const main = document.getElementById("content");
  const boxesIn = (section) => [...section.querySelectorAll(".scroll, pre.console")];
  const isAtEnd = (box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 8;
  const toEnd = (box) => { if (box.matches("pre.console")) box.scrollTop = box.scrollHeight; };
  boxesIn(main).forEach(toEnd);

  /** A section in use is left alone until it is not: with something selected in it, or about to be pressed. */
  const isInUse = (section) => {
    const selection = getSelection();
    return (section.contains(document.activeElement) && !boxesIn(section).includes(document.activeElement)) ||
      (!selection.isCollapsed && section.contains(selection.anchorNode));
  };

  const keepOpen = (fresh) => {
    for (const details of main.querySelectorAll("details[id]")) {
      const twin = fresh.querySelector("#" + CSS.escape(details.id));
      if (twin) twin.open = details.open;
    }
  };

  /** What scrolls stays where it was scrolled to; a console at its end stays at its end. */
  const replace = (old, next) => {
    const focused = boxesIn(old).indexOf(document.activeElement);
    const places = boxesIn(old).map((box) => ({ top: isAtEnd(box) ? null : box.scrollTop, left: box.scrollLeft }));
    old.replaceWith(next);
    boxesIn(next).forEach((box, index) => {
      const { top = null, left = 0 } = places[index] ?? {};
      box.scrollLeft = left;
      if (top === null) toEnd(box);
      else box.scrollTop = top;
      if (index === focused) box.focus({ preventScroll: true });
    });
  };

  /** Shows what is new; whether that was everything, or something is still in use. */
  const show = (fresh) => {
    keepOpen(fresh);
    const sections = [...fresh.children];
    const ids = new Set(sections.map(({ id }) => id));
    let [after, complete] = [null, true];
    for (const next of sections) {
      const old = document.getElementById(next.id);
      if (!old) after ? after.after(next) : main.prepend(next);
      else if (old.outerHTML !== next.outerHTML) isInUse(old) ? (complete = false) : replace(old, next);
      after = document.getElementById(next.id);
    }
    for (const old of [...main.children].filter(({ id }) => !ids.has(id))) {
      isInUse(old) ? (complete = false) : old.remove();
    }
    return complete;
  };

  const refresh = async () => {
    if (document.hidden) return;
    const answer = await fetch(location.href, { redirect: "error" });
    // Signed out, or what it shows is gone: the answer itself says more.
    if ([401, 403, 404].includes(answer.status)) location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = next.getElementById("content");
    document.title = next.title;
    if (show(fresh)) main.dataset.live = fresh.dataset.live ?? "";
  };

  const wait = () => {
    if (!main.dataset.live) return;
    setTimeout(async () => {
      try {
        await refresh();
        delete document.body.dataset.offline;
      } catch {
        document.body.dataset.offline = "";
      }
      wait();
    }, main.dataset.live * 1000);
  };
  wait();
})();
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/style/base-style.js
/** Colours, type and what every element starts from. */
const baseStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f6f8, #101318);
  --surface: light-dark(#ffffff, #181c23);
  --raised: light-dark(#f9fafb, #1e232b);
  --line: light-dark(#e1e4ea, #2b313b);
  --strong-line: light-dark(#c9ced8, #3d4552);
  --ink: light-dark(#1b2029, #e6e9ee);
  --quiet: light-dark(#5c6675, #9aa4b3);
  --accent: light-dark(#3451c7, #93a8ff);
  --accent-ground: light-dark(#3b5bdb, #4263eb);
  --passed: light-dark(#14743c, #56d08a);
  --failed: light-dark(#c02534, #ff8087);
  --warning: light-dark(#8f5b00, #f0b849);
  --timeout: light-dark(#b04a00, #ff9d57);
  --aborted: light-dark(#7a3fb5, #c79bff);
  --excluded: light-dark(#5c6675, #8b95a5);
  --running: light-dark(#1763c6, #6cb2ff);
  --waiting: light-dark(#69748a, #a3adbc);
  --unknown: light-dark(#8f5b00, #f0b849);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --radius: 10px;
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", sans-serif;
}
h1, h2, h3, p, ul, ol, dl, dd, figure, pre { margin: 0; }
ul, ol { padding: 0; list-style: none; }
h1, h2, h3 { line-height: 1.25; letter-spacing: -.011em; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; font-weight: 650; }
h2 { font-size: 1.08rem; font-weight: 620; }
h3 { font-size: 1rem; font-weight: 620; }
a { color: var(--accent); text-decoration: none; text-underline-offset: .18em; }
a:hover { text-decoration: underline; }
code, pre, .number { font-family: var(--mono); }
code { font-size: .88em; overflow-wrap: anywhere; }
small { font-size: .86em; }
img { max-width: 100%; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.quiet, .number, .empty { color: var(--quiet); }
.number { font-size: .84em; font-weight: 450; white-space: nowrap; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: .5rem; top: -4rem; padding: .5rem 1rem; background: var(--surface); z-index: 3; }
.skip:focus { top: .5rem; }
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/style/console-style.js
/** Consoles and other text of suites: dark in both schemes, wrapped, and no taller than the window. */
const consoleStyle = `pre.console {
  max-height: min(36rem, 75vh);
  margin: 0;
  padding: .9rem 1rem;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: light-dark(#161a21, #0b0e12);
  color: #d6dbe3;
  font-size: .82rem;
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 4;
}
#example { white-space: pre; overflow-x: auto; }
pre.copied { user-select: all; }
#text pre.console { max-height: none; }
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/style/frame-style.js
/** The frame around every page: the bar at the top, the trail below it, the sections of the content. */
const frameStyle = `.top {
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 0 1.5rem;
  padding: 0 max(1.25rem, (100% - 1160px) / 2 + 1.25rem);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
}
.brand { display: flex; align-items: center; gap: .6rem; padding: .8rem 0; font-weight: 650; color: var(--ink); white-space: nowrap; }
.brand:hover { text-decoration: none; }
.brand img { display: block; }
.top nav { display: flex; flex: 1; overflow-x: auto; scrollbar-width: none; }
.top nav a, .who > a { padding: .95rem .7rem; color: var(--quiet); white-space: nowrap; }
.top nav a:hover, .who > a:hover { color: var(--ink); text-decoration: none; }
.top a[aria-current] { color: var(--ink); box-shadow: inset 0 -2px var(--accent); }
.who { display: flex; align-items: center; gap: .35rem; min-width: 0; margin-right: -.4rem; font-size: .95rem; }
.who > a { max-width: 14rem; overflow: hidden; text-overflow: ellipsis; }
.trail { max-width: 1160px; margin: 1.1rem auto -.75rem; padding: 0 1.25rem; font-size: .9rem; }
.trail ol { display: flex; flex-wrap: wrap; gap: .1rem .5rem; }
.trail li { min-width: 0; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.trail li:not(:last-child)::after { content: "›"; margin-left: .5rem; color: var(--quiet); }
main { max-width: 1160px; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; display: grid; gap: 1.5rem; }
main > * { min-width: 0; }
main > section { display: grid; gap: .9rem; }
main > section > * { min-width: 0; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: 1.1rem 1.25rem; }
.panel > header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem; }
.narrow { width: min(28rem, 100%); margin: 8vh auto 0; padding: 1.75rem; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .75rem; }
.links { display: inline-flex; gap: 1rem; font-size: .9rem; }
.count { margin-left: .25rem; padding: .05rem .5rem; border-radius: 99px; background: var(--ground); color: var(--quiet); font-size: .8rem; font-weight: 500; vertical-align: .1em; }
body[data-offline]::after {
  content: "The device cloud does not answer. Trying again…";
  position: fixed;
  inset: auto 1rem 1rem;
  width: fit-content;
  margin: 0 auto;
  padding: .6rem 1rem;
  border-radius: var(--radius);
  background: var(--failed);
  color: light-dark(#fff, #1b0507);
}
@media (max-width: 720px) {
  html { scroll-padding-top: 6.5rem; }
  .top { flex-wrap: wrap; padding: 0 1rem; gap: 0 .5rem; }
  .brand { padding: .65rem 0; flex: 1 0 auto; }
  .top nav { order: 3; flex: 1 0 calc(100% + 2rem); margin: 0 -1rem; padding: 0 .58rem; }
  .top nav a, .who > a { padding: .55rem .6rem; }
  .top nav a { padding-inline: .42rem; font-size: .93rem; }
  .who { flex: 0 1 auto; }
  main { padding: 1.25rem 1rem 3rem; gap: 1.1rem; }
  .trail { padding: 0 1rem; margin-top: .8rem; }
  .panel { padding: 1rem; }
  h1 { font-size: 1.35rem; }
}
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/style/part-style.js
/** The parts that pages are made of: marks, bars, cards, facts, buttons, messages and pictures. */
const partStyle = `.passed { --tone: var(--passed); } .failed { --tone: var(--failed); } .warning { --tone: var(--warning); }
.timeout { --tone: var(--timeout); } .aborted { --tone: var(--aborted); } .excluded { --tone: var(--excluded); }
.running { --tone: var(--running); } .waiting { --tone: var(--waiting); } .unknown { --tone: var(--unknown); }
.badge {
  display: inline-flex;
  align-items: center;
  gap: .4rem;
  max-width: 22rem;
  padding: .08rem .6rem .08rem .5rem;
  border-radius: 99px;
  background: color-mix(in srgb, var(--tone) 12%, transparent);
  color: var(--tone);
  font-size: .82rem;
  font-weight: 560;
  white-space: nowrap;
}
.badge::before { content: ""; flex: none; width: .5rem; height: .5rem; border-radius: 50%; background: currentColor; }
.badge.waiting::before, .badge.excluded::before { background: none; border: 1.5px solid currentColor; }
.badge.failed::before, .badge.timeout::before { border-radius: 1px; transform: rotate(45deg) scale(.92); }
.badge.aborted::before { border-radius: 1px; }
.badge.running::before { animation: pulse 1.4s ease-in-out infinite; }
@keyframes pulse { 50% { opacity: .25; } }
@media (prefers-reduced-motion: reduce) { .badge.running::before { animation: none; } }
.mark { display: inline-block; padding: 0 .45rem; border: 1px dashed var(--strong-line); border-radius: 5px; color: var(--quiet); font-size: .78rem; font-weight: 500; white-space: nowrap; }
.tags { display: flex; flex-wrap: wrap; gap: .4rem; }
.tags li { padding: .05rem .6rem; border-radius: 6px; background: var(--surface); border: 1px solid var(--line); font-size: .85rem; overflow-wrap: anywhere; }
.bar { display: block; width: 100%; height: .5rem; border-radius: 99px; background: var(--line); overflow: hidden; }
.fill { fill: var(--tone); }
.fill.waiting { opacity: .28; } .fill.excluded { opacity: .55; } .fill.running { opacity: .75; }
.progress { display: grid; gap: .3rem; min-width: 8rem; }
.progress small { color: var(--quiet); }
.progress.wide { gap: .6rem; } .progress.wide .bar { height: .7rem; }
.legend { display: flex; flex-wrap: wrap; gap: .15rem 1.1rem; font-size: .88rem; color: var(--quiet); flex: 1; }
.legend li::before { content: ""; display: inline-block; width: .55rem; height: .55rem; margin-right: .45rem; border-radius: 2px; background: var(--tone); }
.legend .waiting::before { opacity: .35; } .legend .excluded::before { opacity: .6; } .legend .running::before { opacity: .8; }
.card .legend + .quiet { align-self: flex-start; font-size: .88rem; }
.legend b { color: var(--ink); font-weight: 600; }
.tiles { grid-template-columns: repeat(auto-fit, minmax(min(11rem, 42%), 1fr)); }
.tile { display: grid; padding: .9rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); color: var(--quiet); font-size: .9rem; }
.tile:hover { border-color: var(--strong-line); text-decoration: none; }
.tile b { font-size: 1.5rem; line-height: 1.25; font-weight: 620; color: var(--ink); font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(23rem, 100%), 1fr)); gap: .9rem; }
.card { display: grid; gap: .7rem; align-content: start; min-width: 0; padding: 1rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
.card .badge { margin-left: auto; }
.card .name { font-weight: 600; min-width: 0; overflow-wrap: anywhere; }
.list { display: grid; gap: .45rem; }
.list li { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: baseline; overflow-wrap: anywhere; }
.facts { display: flex; flex-wrap: wrap; gap: .8rem 2.2rem; }
.facts > div { min-width: 5rem; max-width: 100%; }
.facts dt { color: var(--quiet); font-size: .82rem; }
.facts dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.message { padding: .65rem .9rem; border-left: 3px solid var(--strong-line); border-radius: 0 6px 6px 0; background: color-mix(in srgb, var(--quiet) 9%, transparent); overflow-wrap: anywhere; white-space: pre-line; }
.message.bad { border-color: var(--failed); } .message.good { border-color: var(--passed); }
.actions { display: flex !important; flex-wrap: wrap; align-items: flex-start; gap: .6rem; }
button, .button {
  display: inline-block;
  padding: .42rem .9rem;
  border: 1px solid var(--strong-line);
  border-radius: 7px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-size: .92rem;
  font-weight: 540;
  cursor: pointer;
  list-style: none;
}
button:hover, .button:hover { background: var(--raised); border-color: var(--quiet); text-decoration: none; }
button.primary, .button.primary { background: var(--accent-ground); border-color: transparent; color: #fff; }
button.primary:hover, .button.primary:hover { filter: brightness(1.1); }
button.danger, .button.danger { color: var(--failed); }
button.plain { border-color: transparent; background: none; color: var(--quiet); padding-inline: .4rem; }
button.plain:hover { color: var(--ink); }
summary { cursor: pointer; }
summary.button { width: fit-content; } summary.button::-webkit-details-marker { display: none; }
summary h2 { display: inline; }
details[open] > summary:not(.button) { margin-bottom: .9rem; }
.ask { display: grid; gap: .7rem; width: min(26rem, 100%); margin-top: .6rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
.secret { display: inline-block; margin-top: .7rem; padding: .5rem .8rem; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; user-select: all; }
.narrow form { display: grid; gap: .6rem; }
label { font-size: .88rem; font-weight: 560; }
input:not([type="hidden"]), select { width: 100%; padding: .5rem .7rem; border: 1px solid var(--strong-line); border-radius: 7px; background: var(--ground); color: inherit; font: inherit; }
.fields { display: flex; flex-wrap: wrap; align-items: end; gap: .8rem 1rem; }
.fields > div { display: grid; gap: .3rem; flex: 0 1 8rem; } .fields > .wide { flex: 1 1 16rem; max-width: 24rem; }
.fields input:not([type="hidden"]), .fields select, .fields button { height: 2.6rem; padding-block: 0; }
.narrow button { margin-top: .4rem; padding: .55rem; }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 40%), 1fr)); gap: 1rem; }
.gallery a { display: grid; gap: .4rem; font-size: .85rem; overflow-wrap: anywhere; }
.gallery img { width: 100%; aspect-ratio: 4 / 3; object-fit: contain; padding: .4rem; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; }
.gallery a:hover img { border-color: var(--accent); }
.picture { display: block; margin: 0 auto; max-height: 85vh; border: 1px solid var(--line); border-radius: 6px; }
.file-name { font-size: 1.2rem; }
.failures { display: grid; gap: 1rem; }
.failures li { display: grid; gap: .5rem; min-width: 0; }
.failures b { font-weight: 600; overflow-wrap: anywhere; }
.failures summary, #other-tests > summary { color: var(--quiet); font-size: .9rem; }
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/style/reference-style.js
/** The reference: contents at the side, chapters beside them. */
const referenceStyle = `.reference { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 2.5rem; }
.contents { position: sticky; top: 4.5rem; align-self: start; max-height: calc(100vh - 5.5rem); overflow-y: auto; padding-bottom: 2rem; scrollbar-width: thin; font-size: .87rem; }
.contents > ul > li { margin-bottom: .8rem; }
.contents > ul > li > a { font-weight: 600; color: var(--ink); }
.contents ul ul a { display: block; padding: .12rem 0 .12rem .8rem; border-left: 1px solid var(--line); color: var(--quiet); overflow-wrap: anywhere; }
.contents ul ul a:hover { color: var(--accent); border-color: var(--accent); text-decoration: none; }
.chapters { display: grid; gap: 1rem; min-width: 0; }
.chapters > * { min-width: 0; }
.chapters > p { max-width: 46rem; }
.chapter { display: grid; gap: 1rem; margin-top: 1.5rem; min-width: 0; }
.chapter > * { min-width: 0; }
.chapter > h2 { font-size: 1.3rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); }
.operation, .record { display: grid; gap: .8rem; padding: 1.1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
.operation > *, .record > * { min-width: 0; }
.operation:target, .record:target { border-color: var(--accent); }
.operation h3 a, .record h3 a { color: inherit; font-family: var(--mono); font-size: .98rem; }
.operation h3 .mark { margin-left: .4rem; }
.paths { display: grid; gap: .3rem; }
.paths li { display: flex; flex-wrap: wrap; gap: 0 .8rem; align-items: baseline; font-size: .93rem; }
.paths .quiet { font-size: .82rem; }
.operation details summary { color: var(--quiet); font-size: .88rem; }
.method { font-weight: 650; color: var(--running); }
.method.post { color: var(--passed); } .method.put { color: var(--warning); } .method.delete { color: var(--failed); }
.operation .facts { gap: .6rem 2rem; font-size: .92rem; }
.operation tbody th, .record tbody th { min-width: 9rem; font-weight: 450; width: 13rem; }
.operation td:last-child, .record td:last-child { min-width: 12rem; }
.operation td, .operation th, .record td, .record th { padding-block: .35rem; vertical-align: top; }
@media (max-width: 900px) {
  .reference { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  .contents { position: static; max-height: none; padding: 0; }
  .contents > ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
  .contents > ul > li { margin: 0; }
  .contents ul ul { display: none; }
  .operation, .record { padding: 1rem; }
  .operation tbody th, .record tbody th { min-width: 6rem; width: auto; }
  .operation td:last-child, .record td:last-child { min-width: 9rem; }
}
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/style/table-style.js
/** Tables: quiet lines, figures under figures, and a scroll of their own where the screen is narrow. */
const tableStyle = `.scroll {
  margin-inline: -1.25rem;
  padding-inline: 1.25rem;
  overflow-x: auto;
  scrollbar-width: thin;
  background:
    linear-gradient(to right, var(--surface) 1.5rem, transparent 3rem) left / 50% 100% no-repeat local,
    linear-gradient(to left, var(--surface) 1.5rem, transparent 3rem) right / 50% 100% no-repeat local,
    linear-gradient(to right, light-dark(#0000001a, #00000080), transparent 1rem) left / 50% 100% no-repeat,
    linear-gradient(to left, light-dark(#0000001a, #00000080), transparent 1rem) right / 50% 100% no-repeat;
}
.panel .scroll:focus-visible { outline-offset: -2px; }
table { width: 100%; border-collapse: collapse; font-size: .93rem; }
th, td { padding: .55rem 1.1rem .55rem 0; text-align: left; vertical-align: middle; border-top: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
thead th { border-top: 0; padding-block: 0 .45rem; color: var(--quiet); font-size: .8rem; font-weight: 500; white-space: nowrap; }
tbody th { font-weight: 560; min-width: 12rem; max-width: 26rem; overflow-wrap: anywhere; }
.slim tbody th { min-width: 0; }
.under { display: block; font-weight: 450; }
td { font-variant-numeric: tabular-nums; }
.numeric { text-align: right; white-space: nowrap; }
.numeric + :not(.numeric) { padding-left: .9rem; }
td time, td .badge, td .outcome { white-space: nowrap; }
tbody tr:target, tbody tr:has(:target) { background: color-mix(in srgb, var(--accent) 10%, transparent); }
.says { display: block; min-width: 14rem; max-width: 34rem; color: var(--quiet); font-size: .9em; overflow-wrap: anywhere; }
.empty { padding: .5rem 0; }
.pager { display: flex; flex-wrap: wrap; align-items: center; gap: .8rem; color: var(--quiet); font-size: .9rem; }
@media (max-width: 720px) {
  .scroll { margin-inline: -1rem; padding-inline: 1rem; }
}
`;

;// CONCATENATED MODULE: ./build/src/cloud/page/assets/assets.js









/** The page's own files, in the program itself: they need no folder beside it. */
const assets = {
    "icon.svg": { type: "image/svg+xml", text: icon },
    "live.js": { type: "text/javascript; charset=utf-8", text: liveScript },
    "style.css": {
        type: "text/css; charset=utf-8",
        text: [baseStyle, frameStyle, partStyle, tableStyle, consoleStyle, referenceStyle].join("\n"),
    },
};
const versions = Object.fromEntries(Object.entries(assets).map(([name, { text }]) => [name, digest(text)]));
/** Where a file of the page is. The address changes with its content, so browsers may keep it for ever. */
function assetAddress(name) {
    return `/page/${versions[name]}/${name}`;
}
/** Serves the page's own files, to everybody: they tell nothing. */
function mountAssets(server) {
    for (const [name, { type, text }] of Object.entries(assets)) {
        server.get(assetAddress(name), (_request, reply) => reply
            .headers({
            "content-type": type,
            "cache-control": "public, max-age=31536000, immutable",
            "content-security-policy": "default-src 'none'",
            "cross-origin-resource-policy": "same-origin",
            "x-content-type-options": "nosniff",
        })
            .send(text));
    }
}
function digest(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 12);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/html.js

/** Markup that may be sent: written in this repository, with everything that came from elsewhere escaped. */
class Html {
    #markup;
    constructor(markup) {
        this.#markup = markup;
    }
    toString() {
        return this.#markup;
    }
}
/**
 * A template of markup. Whatever text is put into it stays text: in an element, or in an attribute between quotation
 * marks. Names, logs and messages come from suites and strangers, so this is the only way from a record to the page.
 */
function html(pieces, ...contents) {
    const markup = pieces.reduce((text, piece, index) => text + markupOf(contents[index - 1]) + piece);
    return new Html(markup);
}
const NOTHING = new Html("");
/** `content` where there is any; keeps templates free of empty elements. */
function when(holds, content) {
    return holds ? content() : NOTHING;
}
function markupOf(content) {
    if (content instanceof Html)
        return content.toString();
    if (content === false || content === null || content === undefined)
        return "";
    if (typeof content === "object")
        return content.map(markupOf).join("");
    return escaped((0,untrusted_text/* plainText */.w)(String(content)));
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
function escaped(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

;// CONCATENATED MODULE: ./build/src/cloud/page/session/guard-form.js


/** The field of every form that carries the session's token. */
const FORM_TOKEN = "formToken";
/**
 * Refuses a form that another page made the browser send. Every browser says where a form comes from; the server has
 * compared `Origin` with the host already, so here it only has to be there.
 * @throws {DeviceCloudError} `forbidden`.
 */
function guardFormOrigin(headers) {
    const site = headers["sec-fetch-site"];
    const isOwn = site === undefined ? headers.origin !== undefined : site === "same-origin";
    if (!isOwn)
        throw forbidden("This form may be sent by the device cloud's own page only.");
}
/**
 * Refuses a form without the session's token.
 * @throws {DeviceCloudError} `forbidden`.
 */
function guardFormToken(form, session) {
    if ((0,secrets/* sameSecret */.BX)(form.get(FORM_TOKEN) ?? "", session.formToken))
        return;
    throw forbidden("The form is out of date: go back, reload the page and send it again.");
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/form-button.js


/** The field that proves that a form comes from this page. */
function hiddenToken({ formToken }) {
    return html `<input type="hidden" name="${FORM_TOKEN}" value="${formToken}">`;
}
/** A button that changes something: a form of its own. */
function formButton({ session, action, label, style, fields = {} }) {
    return html `<form method="post" action="${action}">${hiddenToken(session)}${Object.entries(fields).map(([name, value]) => html `<input type="hidden" name="${name}" value="${value}">`)}<button class="${style ?? "ordinary"}">${label}</button></form>`;
}
/** A button for what cannot be undone: it shows what it would do before it does it. */
function confirmedButton(button) {
    return html `<details class="confirm" id="${button.id}"><summary class="button ${button.style ?? "ordinary"}">${button.opens}</summary>
<div class="ask"><p>${button.asks}</p>${formButton(button)}</div></details>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/document.js



/** How often a page with something under way is asked for again: by its script, or without scripts by the browser. */
const SCRIPT_SECONDS = 2;
const document_REFRESH_SECONDS = 5;
/** A whole document of the page: head, navigation and content. */
function document_document(parts) {
    const { title, body, live = false } = parts;
    return html `${head(title, html `<script src="${assetAddress("live.js")}" defer></script>
${when(live, () => html `<noscript><meta http-equiv="refresh" content="${document_REFRESH_SECONDS}"></noscript>`)}`)}
<body>
<a class="skip" href="#content">To the content</a>
${header(parts)}
<main id="content"${when(live, () => html ` data-live="${SCRIPT_SECONDS}"`)}>
${body}
</main>
</body>
</html>
`;
}
/** A document that goes on to `address` by itself. */
function passage(title, address) {
    return html `${head(title, html `<meta http-equiv="refresh" content="0; url=${address}">`)}
<body><main id="content"><p class="quiet">${title}: <a href="${address}">continue</a></p></main></body>
</html>
`;
}
function head(title, more) {
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Device cloud</title>
<link rel="icon" href="${assetAddress("icon.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${assetAddress("style.css")}">
${more}
</head>`;
}
const PLACES = [
    { label: "Overview", href: "/" },
    { label: "Jobs", href: "/jobs" },
    { label: "Devices", href: "/devices" },
    { label: "Broker", href: "/broker" },
    { label: "Executors", href: "/executors" },
];
const REFERENCE = { label: "API", href: "/docs" };
function header({ session, userName, path, crumbs = [] }) {
    const places = session ? [...PLACES, REFERENCE] : [REFERENCE];
    return html `<header class="top">
<a class="brand" href="/"><img src="${assetAddress("icon.svg")}" alt="" width="24" height="24">Device cloud</a>
<nav aria-label="Pages">${places.map((place) => navLink(place, path))}</nav>
${session && account(session, userName, path)}
</header>
${when(crumbs.length > 0, () => trail(crumbs))}`;
}
function account(session, userName, path) {
    return html `<div class="who">${navLink({ label: userName ?? "Account", href: "/account" }, path)}
<form method="post" action="/sign-out">${hiddenToken(session)}<button class="plain">Sign out</button></form></div>`;
}
function navLink({ label, href }, path) {
    return html `<a href="${href}"${when(href === path, () => html ` aria-current="page"`)}>${label}</a>`;
}
function trail(crumbs) {
    return html `<nav class="trail" aria-label="Where this is"><ol>${crumbs.map(({ label, href }) => html `<li><a href="${href}">${label}</a></li>`)}</ol></nav>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/refusal.js


/** What somebody sees whose request was refused. */
function refusalView({ status, message }) {
    const title = external_node_http_.STATUS_CODES[status] ?? "Refused";
    return {
        title,
        body: html `<section id="refusal" class="panel narrow"><h1>${title} <span class="number">${status}</span></h1>
<p>${message}</p><p><a class="button ordinary" href="/">To the overview</a></p></section>`,
    };
}

;// CONCATENATED MODULE: ./build/src/contract/openapi/about.js
/** What the document says of the service as a whole. */
const info = {
    title: "Device-cloud testing service",
    version: "2.0.0",
    summary: "Runs tests on devices and browsers in the cloud.",
    description: [
        "Every operation of the specification with each of its path families, and the extensions that fill its gaps",
        "(`x-extension`). `x-source` names the section of the specification, or of docs/decisions.md.",
        "`x-generation` tells the operations of the specification alone (`legacy`) from those of services running",
        "today alone (`current`). `x-also-at` lists other spellings of a path: `me` stands for `users/{userId}`.",
        "Dates and links have two forms, and a reader takes both. Records may hold further fields, and states and",
        "kinds further values than the examples. Nothing that is not known counts as success.",
    ].join("\n"),
    license: { name: "MIT", identifier: "MIT" },
};
/** The roots under which the API lies. */
const servers = ["/api/v2", "/api", "/cloud/api/v2"].map((url) => ({ url }));
/** The address of the token and identity endpoints. */
const authServers = [{ url: "/" }];
const tags = {
    jobs: "What builds are started of.",
    files: "Uploads, and results as files.",
    builds: "The build service; desktop-browser suites run as builds.",
    executors: "The runners that take builds.",
    account: "The authenticated user.",
    oauth: "Tokens.",
    projects: "What runs belong to.",
    runs: "Tests on one or more devices.",
    deviceSessions: "What a run does on each of its devices.",
    tags: "Labels of runs.",
    screenshots: "Pictures that runs took.",
    archives: "Zip archives of what runs wrote.",
    configuration: "The test run configuration of a project.",
    sharings: "Other users' access to a project.",
    frameworks: "What can run tests.",
    devices: "The catalogue of devices.",
    deviceGroups: "Devices under a name.",
    broker: "Sessions of automation clients on devices.",
};
/** Authentication: API key, or OAuth 2.0 with the token in the query; running services take it in a header, too. */
const securitySchemes = {
    apiKey: {
        type: "http",
        scheme: "basic",
        description: "The API key as the user name, with an empty password.",
    },
    accessToken: { type: "apiKey", in: "query", name: "access_token", description: "An OAuth access token." },
    bearer: { type: "http", scheme: "bearer", description: "An OAuth access token." },
    oauth: {
        type: "oauth2",
        flows: {
            password: {
                tokenUrl: "/oauth/token",
                refreshUrl: "/oauth/token",
                scopes: { read: "reading", write: "everything else" },
            },
        },
    },
};

// EXTERNAL MODULE: ./build/src/contract/resources/scalars.js
var scalars = __webpack_require__(42815);
;// CONCATENATED MODULE: ./build/src/contract/list-fields.js

/**
 * The fields by which a list is filtered and sorted: those that the specification lists for the resource, else the
 * record's own scalar fields. An operation that answers no list has none.
 */
function listFieldsOf(operation) {
    const item = operation.answer.item;
    const specified = operation.fields;
    const own = item ? scalarFields(item) : [];
    if (!specified)
        return { filter: own, sort: own.map(({ name }) => name) };
    const typeOf = (name) => own.find((field) => field.name.toLowerCase() === name.toLowerCase())?.type;
    return {
        filter: specified.filter.map((name) => ({ name, type: typeOf(name) ?? "s" })),
        sort: specified.sort,
    };
}
function scalarFields(item) {
    return Object.entries(item.shape).flatMap(([name, schema]) => {
        const type = typeOfSchema(innermost(schema));
        return type ? [{ name, type }] : [];
    });
}
function innermost(schema) {
    const { type } = schema.def;
    if (type !== "optional" && type !== "nullable")
        return schema;
    return innermost(schema.unwrap());
}
function typeOfSchema(schema) {
    if (schema === scalars/* link */.nf)
        return undefined;
    if (schema === scalars/* dateTime */.KQ)
        return "d";
    if (schema === scalars/* int64 */.Gk || schema === scalars/* int32 */.HA || schema === scalars/* float */.fV)
        return "n";
    if (schema.def.type === "boolean")
        return "b";
    return schema.def.type === "string" ? "s" : undefined;
}

// EXTERNAL MODULE: ./build/src/contract/spellings.js
var contract_spellings = __webpack_require__(14179);
// EXTERNAL MODULE: ./build/src/contract/params.js
var params = __webpack_require__(9120);
;// CONCATENATED MODULE: ./build/src/contract/openapi/parameters.js

const SCALARS = {
    text: { type: "string" },
    texts: { type: "string" },
    int32: { type: "integer", format: "int32" },
    int64: { type: "integer", format: "int64" },
    int64s: { type: "integer", format: "int64" },
    boolean: { type: "boolean" },
};
const isArray = ({ kind }) => kind === "int64s" || kind === "texts";
/** The name under which a parameter travels: arrays are repeated with brackets (Endpoints, Devices). */
const wireName = (name, param) => (isArray(param) ? `${name}[]` : name);
/** What a parameter takes. */
function parameterSchema(param) {
    const scalar = {
        ...SCALARS[param.kind],
        ...(param.choices ? { enum: param.choices } : {}),
        ...(param.secret ? { format: "password" } : {}),
    };
    return isArray(param) ? { type: "array", items: scalar } : scalar;
}
/** Parameters that many operations share: the ids of paths, those that move to the query, and those of lists. */
function sharedParameters(routes) {
    const ids = [...new Set(routes.flatMap(({ ids }) => ids))].toSorted();
    return {
        ...Object.fromEntries(ids.map((id) => [id, idParameter(id, "path")])),
        ...Object.fromEntries(["projectId", "userId"].map((id) => [`${id}InQuery`, idParameter(id, "query")])),
        ...Object.fromEntries(Object.entries(params/* listParams */.vy).map(([name, param]) => [name, queryParameter(name, param)])),
    };
}
/** The parameters of one route of an operation. A secret that can travel in a form is not offered in the address. */
function parameters_parametersOf(operation, { ids, family }) {
    const { query, directQuery, placement } = operation;
    const moved = family === "direct" ? directQuery : [];
    const offered = Object.entries(query).filter(([, { secret }]) => !(secret && placement === "form"));
    return [
        ...ids.map(sharedParameter),
        ...moved.map((id) => sharedParameter(`${id}InQuery`)),
        ...offered.map(([name, param]) => name in params/* listParams */.vy ? sharedParameter(name) : queryParameter(name, param)),
    ];
}
const sharedParameter = (name) => ({ $ref: `#/components/parameters/${name}` });
function idParameter(name, where) {
    const kind = name.replace(/Id$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return {
        name,
        in: where,
        description: where === "path" ? `id of the ${kind}` : `id of the ${kind}, which this path does not name`,
        ...(where === "path" ? { required: true } : {}),
        schema: SCALARS.int64,
    };
}
function queryParameter(name, param) {
    return {
        name: wireName(name, param),
        in: "query",
        ...(param.says ? { description: param.says } : {}),
        ...(isArray(param) ? { style: "form", explode: true } : {}),
        schema: parameterSchema(param),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./build/src/contract/resources/account.js
var resources_account = __webpack_require__(44165);
// EXTERNAL MODULE: ./build/src/contract/resources/broker.js
var broker = __webpack_require__(69901);
// EXTERNAL MODULE: ./build/src/contract/resources/builds.js
var builds = __webpack_require__(11197);
// EXTERNAL MODULE: ./build/src/contract/resources/configuration.js
var configuration = __webpack_require__(24708);
// EXTERNAL MODULE: ./build/src/contract/resources/data-availability.js
var data_availability = __webpack_require__(58730);
// EXTERNAL MODULE: ./build/src/contract/resources/device-groups.js
var device_groups = __webpack_require__(51951);
// EXTERNAL MODULE: ./build/src/contract/resources/device-sessions.js
var device_sessions = __webpack_require__(35198);
// EXTERNAL MODULE: ./build/src/contract/resources/devices.js
var devices = __webpack_require__(23005);
// EXTERNAL MODULE: ./build/src/contract/resources/errors.js
var resources_errors = __webpack_require__(46795);
// EXTERNAL MODULE: ./build/src/contract/resources/executors.js
var executors = __webpack_require__(29384);
// EXTERNAL MODULE: ./build/src/contract/resources/frameworks.js
var resources_frameworks = __webpack_require__(3241);
// EXTERNAL MODULE: ./build/src/contract/resources/jobs.js
var jobs = __webpack_require__(54676);
// EXTERNAL MODULE: ./build/src/contract/resources/oauth.js
var oauth = __webpack_require__(84281);
// EXTERNAL MODULE: ./build/src/contract/resources/run-configuration.js
var run_configuration = __webpack_require__(5468);
// EXTERNAL MODULE: ./build/src/contract/resources/runs.js
var resources_runs = __webpack_require__(22506);
// EXTERNAL MODULE: ./build/src/contract/resources/screenshots.js
var resources_screenshots = __webpack_require__(19151);
// EXTERNAL MODULE: ./build/src/contract/resources/sharings.js
var sharings = __webpack_require__(50273);
// EXTERNAL MODULE: ./build/src/contract/resources/tags.js
var resources_tags = __webpack_require__(4069);
;// CONCATENATED MODULE: ./build/src/contract/openapi/schemas.js





















/** The schemas that have a name in the document. The specification's own names, where it gives some. */
const schemas_named = {
    Account: resources_account/* account */.c,
    BrokerAvailability: broker/* brokerAvailability */.pb,
    BrokerSession: broker/* brokerSession */.M3,
    BrokerTicket: broker/* brokerTicket */.O0,
    Build: builds/* build */.j,
    BuildStart: builds/* buildStart */.z,
    ConfigParameter: configuration/* configParameter */.i,
    Configuration: configuration/* configuration */.H,
    DataAvailability: data_availability/* dataAvailability */.i,
    DateTime: scalars/* dateTime */.KQ,
    Device: devices/* device */.jO,
    DeviceGroup: device_groups/* deviceGroup */.s,
    DeviceProperty: devices/* deviceProperty */.wm,
    DeviceSession: device_sessions/* deviceSession */.B,
    Error: resources_errors/* errorBody */.t,
    Executor: executors/* executor */.k,
    ExtendedRun: resources_runs/* extendedRun */.P,
    File: resources_files/* file */.NJ,
    Float: scalars/* float */.fV,
    Framework: resources_frameworks/* framework */.d,
    Int32: scalars/* int32 */.HA,
    Int64: scalars/* int64 */.Gk,
    Job: jobs/* job */.Y,
    Link: scalars/* link */.nf,
    OAuthError: resources_errors/* oauthError */.Y,
    OAuthToken: oauth/* oauthToken */.v,
    PickerFilters: devices/* pickerFilters */.mf,
    Project: resources_account/* project */.C,
    Run: resources_runs/* run */.e,
    RunConfiguration: run_configuration/* runConfiguration */.wd,
    RunDraft: run_configuration/* runDraft */.$b,
    RunStart: run_configuration/* runStart */.cM,
    Screenshot: resources_screenshots/* screenshot */.T,
    ScreenshotName: resources_screenshots/* screenshotName */.y,
    Sharing: sharings/* sharing */.R,
    Tag: resources_tags/* tag */.T,
};
const schemas_names = new Map(Object.entries(schemas_named).map(([name, schema]) => [schema, name]));
const uri = (name) => `#/components/schemas/${name}`;
/** A reference to the schema of this name. */
const refTo = (name) => ({ $ref: uri(name) });
/** A reference to a record's schema, whether or not its body may be absent. */
function refOf(schema) {
    return refTo(nameOf(schema));
}
/** A reference to the page envelope around `item`. */
function pageRefOf(item) {
    return refTo(pageName(item));
}
/**
 * Every named schema, and a page for every record that `operations` list, as they are on the wire: what a reader
 * takes, in both forms of dates and links.
 */
function componentSchemas(operations) {
    const registry = registries/* registry */.u5();
    for (const [name, schema] of Object.entries(schemas_named))
        registry.add(schema, { id: name });
    const pages = new Map(operations.flatMap(({ answer }) => (answer.item ? [[pageName(answer.item), answer.schema]] : [])));
    for (const [name, schema] of pages)
        registry.add(schema, { id: name });
    const { schemas } = json_schema_processors/* toJSONSchema */.bl(registry, { uri, io: "input" });
    const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return JSON.parse(JSON.stringify(Object.fromEntries(sorted)), schemas_plain);
}
/** Leaves out what only a file of its own needs, and unions within unions. */
function schemas_plain(key, value) {
    if (key === "$schema" || key === "$id")
        return undefined;
    if (key !== "anyOf" || !Array.isArray(value))
        return value;
    const isUnion = (member) => Object.keys(member).join() === "anyOf";
    const members = value.flatMap((member) => (isUnion(member) ? member.anyOf : [member]));
    return members.filter((one, at) => members.findIndex((other) => isDeepEqual(one, other)) === at);
}
const isDeepEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const pageName = (item) => `${nameOf(item)}Page`;
/** @throws where the list above lacks a schema of the table. */
function nameOf(schema) {
    const name = schemas_names.get(schema);
    if (name !== undefined)
        return name;
    const { innerType } = schema.def;
    if (innerType)
        return nameOf(innerType);
    throw new Error(`A schema of type ${schema.def.type} has no name in the OpenAPI document.`);
}

;// CONCATENATED MODULE: ./build/src/contract/openapi/request-body.js


const MULTIPART = {
    description: "the file, as the form part named `file`",
    required: true,
    content: {
        "multipart/form-data": {
            schema: {
                type: "object",
                properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
                required: ["file"],
            },
        },
    },
};
const BYTES = {
    description: "the bytes of the file",
    required: true,
    content: { "application/octet-stream": {} },
};
/** What an operation takes as its body, or undefined where it takes none. */
function requestBodyOf(operation) {
    const { body, upload, query, method } = operation;
    if (upload)
        return upload === "multipart" ? MULTIPART : BYTES;
    const named = Object.keys(query).length > 0;
    // Where parameters can say the same, as at the start of a build, the body may be left out.
    if (body)
        return { required: !named, content: { "application/json": { schema: refOf(body) } } };
    return named && method !== "GET" && method !== "DELETE" ? formOf(query) : undefined;
}
/** The parameters once more: a service takes them in the query and as a form. */
function formOf(query) {
    const properties = Object.entries(query).map(([name, param]) => [
        wireName(name, param),
        { ...(param.says ? { description: param.says } : {}), ...parameterSchema(param) },
    ]);
    const schema = { type: "object", properties: Object.fromEntries(properties) };
    return {
        description: "the parameters, where they are not in the query",
        content: { "application/x-www-form-urlencoded": { schema } },
    };
}

;// CONCATENATED MODULE: ./build/src/contract/openapi/responses.js

/** What the statuses mean (Errors). */
const MEANINGS = {
    200: "Success.",
    201: "Success: the record was created or changed.",
    204: "Success, without a body.",
};
const responses_refusal = (description, schema) => ({
    description,
    content: { "application/json": { schema: refTo(schema) } },
});
/** The refusals that operations share. */
const sharedResponses = {
    BadRequest: responses_refusal("A parameter, the body, a filter or a sort is wrong; the message names it.", "Error"),
    Unauthorized: responses_refusal("The credentials are missing or invalid.", "Error"),
    Forbidden: responses_refusal("The account may not do this.", "Error"),
    NotFound: responses_refusal("The addressed resource is missing; the message names it.", "Error"),
    Refused: responses_refusal("Any other refusal.", "Error"),
    TokenRefused: responses_refusal("The grant was refused.", "OAuthError"),
};
const shared = (name) => ({ $ref: `#/components/responses/${name}` });
/** What a file answers to who asks for a part of it, or has it already (RFC 9110). */
const partsOfFile = {
    206: { description: "The part of the file that was asked for.", content: { "*/*": {} } },
    304: { description: "The file is still the one that the request names." },
    416: { description: "The file ends before the part that was asked for." },
};
/** Every answer that an operation is documented with. Deletes list no 404. */
function responsesOf(operation) {
    const statuses = operation.answer.statuses.filter((status) => status < 300);
    const successes = statuses.map((status) => [status, successOf(operation, status)]);
    const parts = operation.answer.bytes ? partsOfFile : {};
    return { ...Object.fromEntries(successes), ...parts, ...refusalsOf(operation) };
}
function refusalsOf({ access, method }) {
    if (access === "none") {
        return { 400: shared("TokenRefused"), 401: shared("TokenRefused"), default: shared("TokenRefused") };
    }
    return {
        400: shared("BadRequest"),
        401: shared("Unauthorized"),
        403: shared("Forbidden"),
        ...(method === "DELETE" ? {} : { 404: shared("NotFound") }),
        default: shared("Refused"),
    };
}
function successOf({ answer }, status) {
    const description = MEANINGS[status] ?? "Success.";
    if (answer.bytes)
        return { description, content: { "*/*": {} } };
    if (!answer.schema || status === 204)
        return { description };
    const schema = answer.item ? pageRefOf(answer.item) : refOf(answer.schema);
    return { description, content: { "application/json": { schema } } };
}

;// CONCATENATED MODULE: ./build/src/contract/openapi/operation-object.js






/** One method of one path, as the document has it. */
function operationObject(operation, route, tag) {
    const { says, source, extension, generation, access } = operation;
    const parameters = parameters_parametersOf(operation, route);
    const requestBody = requestBodyOf(operation);
    const description = descriptionOf(operation);
    const alsoAt = (0,contract_spellings/* spellingsOf */.H)(operation);
    return {
        operationId: operationIdOf(operation, route),
        tags: [tag],
        summary: says.replace(/\.$/, ""),
        ...(description ? { description } : {}),
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(requestBody ? { requestBody } : {}),
        responses: responsesOf(operation),
        ...(access === "none" ? { security: [] } : {}),
        "x-source": source,
        "x-extension": extension,
        "x-generation": generation,
        ...(alsoAt.length > 0 ? { "x-also-at": alsoAt } : {}),
    };
}
/** How the ids of a path's owner read in an operation's name. */
const OWNERS = [
    [/^\/users\/\{userId\}\/projects\/\{projectId\}\//, "OfUserProject"],
    [/^\/users\/\{userId\}\//, "OfUser"],
    [/^\/projects\/\{projectId\}\//, "OfProject"],
    [/^\/me\//, "OfMe"],
];
/** The operation's id; where it has several paths, with the path's owner: `getRun`, `getRunOfProject`. */
function operationIdOf(operation, { template }) {
    if ((0,paths/* declaredRoutes */.xg)(operation).length === 1)
        return operation.id;
    const owner = OWNERS.find(([path]) => path.test(template));
    return operation.id + (owner?.[1] ?? "");
}
function descriptionOf(operation) {
    const notes = [];
    if (operation.access === "build")
        notes.push("The key that a build's script is given does, too.");
    if (operation.answer.item) {
        const { filter, sort } = listFieldsOf(operation);
        notes.push(`Filters by ${filter.map(({ name, type }) => `${name} (${type})`).join(", ")}.`);
        notes.push(`Sorts by ${sort.join(", ")}.`);
    }
    return notes.join(" ");
}

;// CONCATENATED MODULE: ./build/src/contract/openapi.js







/** The table of operations as an OpenAPI 3.1 document. The same table gives the same document, in the same order. */
function openapiDocument() {
    const table = Object.entries(operations/* operations */.z).flatMap(([tag, group]) => Object.values(group).map((operation) => ({ tag, operation })));
    const all = table.map(({ operation }) => operation);
    return {
        openapi: "3.1.0",
        info: info,
        servers: servers,
        security: [{ apiKey: [] }, { accessToken: [] }, { bearer: [] }, { oauth: ["read", "write"] }],
        tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
        paths: pathItems(table),
        components: {
            schemas: componentSchemas(all),
            parameters: sharedParameters(all.flatMap(paths/* declaredRoutes */.xg)),
            responses: sharedResponses,
            securitySchemes: securitySchemes,
        },
    };
}
/** A path item per path, with the methods of all operations that have it. */
function pathItems(table) {
    const items = {};
    for (const { tag, operation } of table) {
        for (const route of (0,paths/* declaredRoutes */.xg)(operation)) {
            items[route.template] = {
                ...(operation.root === "auth" ? { servers: authServers } : {}),
                ...items[route.template],
                [route.method.toLowerCase()]: operationObject(operation, route, tag),
            };
        }
    }
    return items;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/send-html.js
/**
 * What holds for every answer of the page. Nothing but its own files is loaded or run, nobody frames it, and nothing
 * of it is kept. The referrer stays with the origin; without any, browsers would send forms with the origin `null`.
 */
const PAGE_HEADERS = {
    "content-security-policy": [
        "default-src 'none'",
        ...["style-src", "script-src", "img-src", "connect-src", "form-action"].map((name) => `${name} 'self'`),
        ...["base-uri", "frame-ancestors"].map((name) => `${name} 'none'`),
    ].join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
};
/** Sends a document of the page. */
function sendHtml(reply, status, document) {
    return reply
        .code(status)
        .headers({ ...PAGE_HEADERS, "content-type": "text/html; charset=utf-8" })
        .send(document.toString());
}

;// CONCATENATED MODULE: ./build/src/cloud/page/session/session-cookie.js
/**
 * The cookie of the page's session. Cookies are told apart by host alone, so its name holds the port: two clouds on
 * one machine do not sign each other's visitors out.
 */
function cookieName(headers) {
    const port = /:(\d+)$/.exec(headers.host ?? "")?.[1] ?? "80";
    return `device-cloud-${port}`;
}
/** The session's secret among the cookies that the browser sent. */
function secretFrom(headers) {
    const name = cookieName(headers);
    for (const pair of (headers.cookie ?? "").split(";")) {
        const [key, value] = pair.trim().split("=", 2);
        if (key === name && value)
            return value;
    }
    return undefined;
}
/** `Set-Cookie` for a session; without a secret, to end one. Scripts cannot read it, other sites never send it. */
function sessionCookie(headers, secret) {
    const ended = secret === null ? "; Max-Age=0" : "";
    return `${cookieName(headers)}=${secret ?? ""}; Path=/; HttpOnly; SameSite=Strict${ended}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/session/session-of.js

/** Who sent the request, by its cookie. */
function sessionOf({ headers }, sessions) {
    const secret = secretFrom(headers);
    return secret === undefined ? undefined : sessions.find(secret);
}
/** The fields of the form that was sent; none of another kind of body. */
function session_of_formOf(request) {
    const body = request.body;
    return body?.kind === "form" ? body.pairs : new URLSearchParams();
}

;// CONCATENATED MODULE: ./build/src/cloud/page/visitor-of.js

/** What the frame of a document shows of who asks, and of where they are. */
function visitorOf(request, { pageSessions, store }) {
    const path = request.raw.url?.split("?")[0] ?? "/";
    const session = sessionOf(request, pageSessions);
    const user = session && store.users.get(session.userId);
    return user ? { session, userName: user.name, path } : { path };
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/facts.js

/** Short facts about a record, side by side where there is room. */
function facts(list) {
    const told = list.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== "");
    return html `<dl class="facts">${told.map(([name, value]) => html `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/table.js

/** Records in rows. Wider than a phone, it scrolls by itself, not the page with it. */
function table({ caption, columns, records, empty, slim }) {
    if (records.length === 0)
        return html `<p class="empty">${empty}</p>`;
    return html `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table${when(slim === true, () => html ` class="slim"`)}>
<caption class="unseen">${caption}</caption>
<thead><tr>${columns.map(({ title, numeric }) => html `<th scope="col"${alignment(numeric)}>${title}</th>`)}</tr></thead>
<tbody>${records.map((record) => html `<tr>${columns.map((column) => cell(column, record))}</tr>\n`)}</tbody>
</table></div>`;
}
function cell({ cell, numeric, heads }, record) {
    return heads
        ? html `<th scope="row"${alignment(numeric)}>${cell(record)}</th>`
        : html `<td${alignment(numeric)}>${cell(record)}</td>`;
}
function alignment(numeric) {
    return when(numeric === true, () => html ` class="numeric"`);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/reference/prose.js

/** Text of the contract's table, where backticks set code apart. */
function prose(text) {
    return html `${text.split("`").map((part, index) => (index % 2 === 0 ? part : html `<code>${part}</code>`))}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/reference/schema-words.js

/** Where the record behind a reference is described. */
function recordLink({ $ref }) {
    const name = String($ref).split("/").at(-1) ?? "";
    return html `<a href="#record-${name}">${name}</a>`;
}
/** What a schema of the document says, in words. That a value may also be null goes without saying. */
function schemaWords(schema) {
    if (schema.$ref)
        return recordLink(schema);
    if (Array.isArray(schema.anyOf))
        return alternatives(schema.anyOf);
    if (Array.isArray(schema.enum))
        return schema.enum.join(", ");
    const type = [schema.type].flat().find((name) => name !== "null");
    if (type === "array")
        return html `list of ${schemaWords((schema.items ?? {}))}`;
    const examples = Array.isArray(schema.examples) ? html `, such as ${schema.examples.join(", ")}` : false;
    return html `${String(type ?? "anything")}${examples}`;
}
function alternatives(schemas) {
    const words = schemas.filter(({ type }) => type !== "null").map(schemaWords);
    return words.map((word, index) => [index > 0 && " or ", word]);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/reference/operation-article.js












const KINDS = {
    text: "text",
    texts: "text, repeated",
    int32: "int32",
    int64: "int64",
    int64s: "int64, repeated",
    boolean: "boolean",
};
const FAMILIES = {
    me: "the caller's own",
    user: "through a user",
    project: "through a project",
    direct: "directly",
};
const ACCESS = {
    account: null,
    build: "the account's, or the key that a build's script is given",
    none: "none: it issues them",
};
/** One operation: what it does, where it is, what it takes and what it answers. */
function operationArticle(operation) {
    const { id, says, extension, generation } = operation;
    const spellings = (0,contract_spellings/* spellingsOf */.H)(operation);
    return html `<article id="${id}" class="operation"><h3><a href="#${id}">${id}</a>
${when(extension, () => html `<span class="mark">extension</span>`)}
${when(generation !== "both", () => html `<span class="mark">${generation} only</span>`)}</h3>
<p>${prose(says)}</p>
<ul class="paths">${(0,paths/* declaredRoutes */.xg)(operation).map((route) => path(operation, route))}</ul>
${when(spellings.length > 0, () => html `<details><summary>Also at ${spellings.length} other ${spellings.length === 1 ? "spelling" : "spellings"}</summary>
<ul class="paths">${spellings.map((template) => html `<li>${address(operation, template)}</li>`)}</ul></details>`)}
${parameters(operation)}
${facts([
        ["Body", operation_article_bodyOf(operation)],
        ["Answers", answersOf(operation)],
        ...listFacts(operation),
        ["Credentials", ACCESS[operation.access]],
        ["Source", operation.source],
    ])}</article>`;
}
function path(operation, { family, template }) {
    return html `<li>${address(operation, template)} <span class="quiet">${FAMILIES[family]}</span></li>`;
}
function address({ method, root }, template) {
    const full = root === "auth" || template.startsWith("/api/") ? template : API_ROOT + template;
    return html `<code><b class="method ${method.toLowerCase()}">${method}</b> ${full}</code>`;
}
function parameters({ query, directQuery }) {
    const own = Object.entries(query).filter(([name]) => !(name in params/* listParams */.vy));
    const moved = directQuery;
    const rows = [
        ...own,
        ...moved.map((name) => [
            name,
            { kind: "int64", says: "where the path does not name it" },
        ]),
    ];
    if (rows.length === 0)
        return false;
    return table({
        caption: "Parameters",
        records: rows,
        empty: "",
        columns: [
            {
                title: "Parameter",
                heads: true,
                cell: ([name, param]) => html `<code>${wireName(name, param)}</code>`,
            },
            { title: "Type", cell: ([, { kind }]) => KINDS[kind] },
            { title: "Meaning", cell: ([, param]) => meaningOf(param) },
        ],
    });
}
function meaningOf({ says, choices, secret }) {
    const words = [says, choices?.join(", "), secret && "a secret"].filter((word) => typeof word === "string");
    return prose(words.join("; "));
}
function operation_article_bodyOf({ body, upload }) {
    if (upload === "multipart")
        return html `<code>multipart/form-data</code> with one part named <code>file</code>`;
    if (upload === "bytes")
        return "the bytes of the file";
    return body && html `${recordLink(refOf(body))} as JSON`;
}
function answersOf({ answer }) {
    const statuses = html `<code>${answer.statuses.filter((status) => status < 300).join(", ")}</code>`;
    if (answer.bytes)
        return html `${statuses} the bytes of a file`;
    if (answer.item)
        return html `${statuses} a <a href="#lists">page</a> of ${recordLink(refOf(answer.item))}`;
    return answer.schema
        ? html `${statuses} ${recordLink(refOf(answer.schema))}`
        : html `${statuses} without a body`;
}
function listFacts(operation) {
    if (!operation.answer.item)
        return [];
    const { filter, sort } = listFieldsOf(operation);
    return [
        ["Filters by", filter.map(({ name, type }) => `${name} (${type})`).join(", ")],
        ["Sorts by", sort.join(", ")],
    ];
}

;// CONCATENATED MODULE: ./build/src/cloud/page/reference/record-articles.js






/** What holds for every list: its parameters, and the envelope around its records. */
function listArticle() {
    return html `<section id="lists" class="chapter"><h2>Lists</h2>
<p>Every list takes these parameters and answers with a page: its records in <code>data</code>, how many there are in
all in <code>total</code>, and the way on in <code>next</code>.</p>
${table({
        caption: "Parameters of lists",
        records: Object.entries(params/* listParams */.vy),
        empty: "",
        columns: [
            { title: "Parameter", heads: true, cell: ([name]) => html `<code>${name}</code>` },
            { title: "Type", cell: ([, { kind }]) => kind },
            { title: "Meaning", cell: ([, { says = "" }]) => prose(says) },
        ],
    })}</section>`;
}
/** Every record of the document with its fields. Pages of records are told once, in the article on lists. */
function recordArticles() {
    const { schemas } = openapiDocument().components;
    const records = Object.entries(schemas).filter(([name]) => !name.endsWith("Page"));
    return html `<section id="records" class="chapter"><h2>Records</h2>
<p>Fields may also be null or missing, except those marked as required; a service may send further ones.</p>
${records.map(([name, schema,]) => html `<article id="record-${name}" class="record"><h3><a href="#record-${name}">${name}</a></h3>
${schema.description ? html `<p>${prose(String(schema.description))}</p>` : false}
${record_articles_content(name, schema)}</article>`)}</section>`;
}
function record_articles_content(name, schema) {
    const { properties } = schema;
    if (!properties)
        return html `<p>${schemaWords(schema)}</p>`;
    const required = new Set(schema.required);
    return table({
        caption: `Fields of ${name}`,
        records: Object.entries(properties),
        empty: "",
        columns: [
            {
                title: "Field",
                heads: true,
                cell: ([field]) => html `<code>${field}</code>${required.has(field) && " required"}`,
            },
            { title: "Type", cell: ([, field]) => schemaWords(field) },
        ],
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/page/reference/reference-body.js







const groups = Object.keys(operations/* operations */.z);
/** The reference: every operation of the contract's table by its group, and every record. */
function referenceBody() {
    return html `<div class="reference" id="reference">
<nav class="contents" aria-label="Contents"><ul>${groups.map((group) => html `<li><a href="#group-${group}">${titleOf(group)}</a><ul>${operationsOf(group).map(({ id }) => html `<li><a href="#${id}">${id}</a></li>`)}</ul></li>`)}<li><a href="#lists">Lists</a></li><li><a href="#records">Records</a></li></ul></nav>
<div class="chapters">
<h1>${String(info.title)}</h1>
<p>${String(info.summary)} Below ${API_ROOTS.map((root, index) => html `${index > 0 && ", "}<code>${root}</code>`)};
for programs as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
<p>Every call carries the API key as the user name of Basic authentication with an empty password, a token as
<code>Authorization: Bearer</code>, or a token as <code>access_token</code> in the query.</p>
${groups.map(chapter)}
${listArticle()}
${recordArticles()}
</div></div>`;
}
function chapter(group) {
    return html `<section id="group-${group}" class="chapter"><h2>${titleOf(group)}</h2>
<p>${prose(tags[group])}</p>
${operationsOf(group).map(operationArticle)}</section>`;
}
function operationsOf(group) {
    return Object.values(operations/* operations */.z[group]);
}
/** `deviceSessions` as `Device sessions`. */
function titleOf(group) {
    const words = group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words.charAt(0).toUpperCase() + words.slice(1);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/reference/mount-reference.js





/** Serves the reference of the API to everybody: as a document for programs, and to read. It tells of no account. */
function mountReference(server, cloud) {
    // Made when first asked for: most clouds are never asked.
    const openapi = once(() => JSON.stringify(openapiDocument()));
    const body = once(referenceBody);
    server.get("/openapi.json", (_request, reply) => reply
        .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" })
        .send(openapi()));
    server.get("/docs", (request, reply) => sendHtml(reply, 200, document_document({ title: "API", body: body(), ...visitorOf(request, cloud) })));
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/page/forms/account-forms.js

/** What the page can do with the account. */
const accountForms = [
    {
        path: "/account/regenerate-key",
        submit({ cloud, user, session }) {
            (0,access_accounts/* replaceKey */.oy)(cloud.store, user);
            cloud.pageSessions.closeOthers(session);
            return "/account?regenerated";
        },
    },
];

// EXTERNAL MODULE: ./build/src/base/duration.js
var duration = __webpack_require__(75815);
;// CONCATENATED MODULE: ./build/src/cloud/page/parts/figures.js


const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const figures_DAY_MS = 24 * HOUR_MS;
const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];
/** A time as people say it: how long ago within a day, else the date. The exact time is in its title. */
function time(ms, nowMs) {
    return exactly(ms, ago(ms, nowMs));
}
/** A time to come, by how long it is until then, to the minute: `in 1 h 5 min`. */
function timeToCome(ms, nowMs) {
    const minutes = Math.floor((ms - nowMs) / MINUTE_MS);
    if (minutes < 1)
        return exactly(ms, "in less than a minute");
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])];
    return exactly(ms, `in ${parts.join(" ")}`);
}
function exactly(ms, says) {
    const date = new Date(ms);
    const exact = `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
    return html `<time datetime="${date.toISOString()}" title="${exact}">${says}</time>`;
}
function ago(ms, nowMs) {
    const pastMs = nowMs - ms;
    if (pastMs < MINUTE_MS)
        return "just now";
    if (pastMs < HOUR_MS)
        return `${Math.floor(pastMs / MINUTE_MS)} min ago`;
    if (pastMs < figures_DAY_MS)
        return `${Math.floor(pastMs / HOUR_MS)} h ago`;
    const date = new Date(ms);
    const month = date.toLocaleString("en-GB", { month: "short", timeZone: "UTC" });
    return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
/** How long something took, or has taken so far; a dash before it starts. */
function figures_duration({ startTime, finishTime }, nowMs) {
    if (startTime === null)
        return "–";
    return (0,duration/* formatDuration */.a)(Math.max(0, (finishTime ?? nowMs) - startTime));
}
/** A size in bytes as `0 B`, `12.3 KiB`, `4.0 GiB`. */
function size(bytes) {
    const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
    const amount = bytes / 1024 ** power;
    return `${power === 0 ? amount : amount.toFixed(1)} ${UNITS[power]}`;
}
/** A ratio of 0 to 1 in per cent. Only a whole is 100 %: 199 of 200 is 99.5 %. */
function percentage(ratio) {
    const rounded = Math.floor(ratio * 1_000) / 10;
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/issued-ticket.js





/** A ticket that was issued just now, the only time that it is shown, with what a client needs beside it. */
function issuedTicketView({ token, record, device }, { cloud, origin, nowMs }) {
    const address = brokerAddress(origin);
    // What drives a real device knows its browsers by other names.
    const isChromium = device === undefined || cloud.broker.parts.backendOf(device).isChromium;
    const wanted = {
        ...(isChromium && { browserName: "chrome" }),
        ...(device && { "cloud:device": device.displayName }),
    };
    const variables = {
        DEVICE_CLOUD_BROKER_URL: address,
        DEVICE_CLOUD_BROKER_TICKET: token,
        DEVICE_CLOUD_CAPABILITIES: JSON.stringify(wanted),
    };
    return {
        title: `Ticket ${record.id}`,
        crumbs: [{ label: "Automation broker", href: "/broker" }],
        body: html `<section id="ticket" class="panel"><h1>Ticket ${record.id}</h1>
<p class="message good" role="status">Copy what you need now: the ticket is not shown again.</p>
${facts([
            ["Ticket", html `<code class="copied">${token}</code>`],
            ["Address", html `<code class="copied">${address}</code>`],
            ["Expires", timeToCome(record.expireTime, nowMs)],
        ])}</section>
<section id="capabilities" class="panel"><h2>Capabilities</h2>
<p class="quiet">For a client that sends them as they are. Others send the ticket as the user name of Basic authentication.</p>
<pre class="console copied" tabindex="0">${JSON.stringify({ ...wanted, "cloud:ticket": token }, null, 2)}</pre></section>
<section id="variables" class="panel"><h2>For a shell</h2>
<p class="quiet">The variables that the example suites read, as in a job that actions/broker prepares.</p>
<pre class="console copied" tabindex="0">${Object.entries(variables)
            .map(([name, value]) => `export ${name}=${shellWord(value)}`)
            .join("\n")}</pre></section>
<p id="back"><a class="button ordinary" href="/broker">To the broker</a></p>`,
    };
}

// EXTERNAL MODULE: ./build/src/base/counted.js
var counted = __webpack_require__(15057);
;// CONCATENATED MODULE: ./build/src/cloud/page/parts/ticket-parts.js






/** How long a ticket of the page may last, in minutes. */
const TICKET_MINUTES = { usual: TICKET_SECONDS.usual / 60, most: TICKET_SECONDS.most / 60 };
/** Asks how long a new ticket is to last, and for which device its capabilities are to be written. */
function ticketForm(devices, { session }) {
    return html `<form class="fields" method="post" action="/broker">${hiddenToken(session)}
<div><label for="minutes">Minutes</label>
<input id="minutes" name="minutes" type="number" min="1" max="${TICKET_MINUTES.most}" value="${TICKET_MINUTES.usual}" required></div>
<div class="wide"><label for="device">Capabilities for</label>
<select id="device" name="device"><option value="">Any desktop</option>
${devices.map(({ id, displayName }) => html `<option value="${id}">${displayName}</option>\n`)}</select></div>
<button class="primary">Issue a ticket</button></form>`;
}
/** The tickets that still open sessions. `sessionsOf`: how many of them are under way by a ticket. */
function ticketTable(tickets, sessionsOf, { session, nowMs }) {
    return table({
        caption: "Tickets",
        records: tickets,
        empty: "No ticket is valid now.",
        slim: true,
        columns: [
            {
                title: "Ticket",
                heads: true,
                cell: ({ id }) => html `Ticket ${id} <small class="under quiet">${ticket_parts_told(sessionsOf(id))}</small>`,
            },
            { title: "Expires", cell: ({ expireTime }) => timeToCome(expireTime, nowMs) },
            {
                title: "Revoke",
                cell: ({ id }) => formButton({ session, action: `/broker/tickets/${id}/revoke`, label: "Revoke", style: "danger" }),
            },
        ],
    });
}
function ticket_parts_told(sessions) {
    return sessions === 0 ? "no session" : (0,counted/* counted */.h)(sessions, "session");
}

;// CONCATENATED MODULE: ./build/src/cloud/page/forms/broker-forms.js




/** What the page can do with the automation broker: the same as the API. */
const brokerForms = [
    {
        path: "/broker",
        submit(visit, form) {
            const { cloud, user } = visit;
            const seconds = minutesIn(form) * 60;
            const deviceId = form.get("device") ?? "";
            const device = deviceId === "" ? undefined : cloud.devices.usable(idOf(deviceId), user);
            return issuedTicketView({ ...issueTicket(cloud.sessions, user, seconds), device }, visit);
        },
    },
    {
        path: "/broker/tickets/:ticketId/revoke",
        async submit({ cloud, user, ids: { ticketId = 0 } }) {
            await revokeTicket(cloud, user, ticketId);
            return "/broker";
        },
    },
];
function minutesIn(form) {
    const text = form.get("minutes") ?? "";
    const minutes = /^\d{1,6}$/.test(text) ? Number(text) : 0;
    if (minutes >= 1 && minutes <= TICKET_MINUTES.most)
        return minutes;
    throw badRequest(`minutes takes a whole number from 1 to ${TICKET_MINUTES.most}.`);
}
function idOf(text) {
    if (/^\d{1,15}$/.test(text))
        return Number(text);
    throw badRequest("device takes the id of a device.");
}

;// CONCATENATED MODULE: ./build/src/cloud/page/visible-records.js





/** What somebody may see on the page is what they may see through the API: their own, and what is shared with them. */
/** The projects that somebody may see: their own, and those that others share with them. */
function visible_records_visibleProjects({ cloud, user }) {
    const ids = visibleProjectIds(cloud.store, { user });
    return { ids, where: [{ sql: `id IN (${ids.map(() => "?").join(", ")})`, values: ids }] };
}
/** The project of the path. @throws {DeviceCloudError} 404 or 403. */
function visibleProject({ cloud, user, ids }) {
    return accessibleProject(cloud.store, ids.projectId ?? 0, { user });
}
/** The run of the path. @throws {DeviceCloudError} 404 or 403. */
function visibleRun({ cloud, user, ids }) {
    return accessibleRun(cloud.store, { runId: ids.runId ?? 0 }, { user });
}
/** The device run of the path, with its run. @throws {DeviceCloudError} 404 or 403. */
function visibleDeviceRun(visit) {
    const run = visibleRun(visit);
    const id = visit.ids.deviceRunId ?? 0;
    const deviceRun = visit.cloud.store.deviceRuns.get(id);
    if (deviceRun?.runId !== run.id)
        throw notFound(`device run of run ${run.id} with id`, id);
    return { run, deviceRun };
}
/** The job of the path. @throws {DeviceCloudError} 404 or 403. */
function visibleJob({ cloud, user, ids }) {
    return owned(cloud.store.jobs, "job", ids.jobId ?? 0, { user });
}
/** The build of the path. @throws {DeviceCloudError} 404 or 403. */
function visibleBuild({ cloud, user, ids }) {
    return owned(cloud.store.builds, "build", ids.buildId ?? 0, { user });
}
/** The file of the path: the account's own, or what a run of a visible project left. @throws {DeviceCloudError} 404 or 403. */
function visibleFile({ cloud, user, ids }) {
    return accessibleFile(cloud.store, ids.fileId ?? 0, { user });
}
/** The sessions under way that the account's own clients opened, whoever else sees their runs. */
function ownSessions({ cloud, user }) {
    return cloud.broker.sessions.filter(({ parts, hasEnded }) => parts.holder.userId === user.id && !hasEnded);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/forms/build-forms.js


/** What the page can do with a build: the same as the API. */
const buildForms = [
    {
        path: "/builds/:buildId/abort",
        async submit(visit) {
            const build = visibleBuild(visit);
            await visit.cloud.queue.abort(build, `Aborted by ${visit.user.name}.`);
            return buildAddress(build.id);
        },
    },
];

;// CONCATENATED MODULE: ./build/src/cloud/page/forms/run-forms.js



/** The end states of a device run that its run page offers to retry. */
const RETRIABLE = ["FAILED", "TIMEOUT", "ABORTED"];
/** What the page can do with a run: the same as the API. */
const runForms = [
    {
        path: "/runs/:runId/abort",
        async submit(visit) {
            const run = visibleRun(visit);
            await visit.cloud.testRuns.abort(run, `Aborted by ${visit.user.name}.`);
            return runAddress(run.id);
        },
    },
    {
        path: "/runs/:runId/retry",
        submit(visit, form) {
            const run = visibleRun(visit);
            visit.cloud.testRuns.retry(run, run_forms_chosenDeviceRuns(run, form, visit));
            return runAddress(run.id);
        },
    },
    {
        path: "/runs/:runId/delete",
        async submit(visit) {
            const run = visibleRun(visit);
            await visit.cloud.testRuns.remove(run);
            return projectAddress(run.projectId);
        },
    },
];
/** One device run, those that failed, or null for all. */
function run_forms_chosenDeviceRuns(run, form, { cloud }) {
    const one = form.get("deviceRunId");
    if (one !== null) {
        if (/^\d{1,15}$/.test(one))
            return [Number(one)];
        throw badRequest("deviceRunId takes a whole number.");
    }
    if (form.get("which") !== "failed")
        return null;
    const deviceRuns = cloud.store.deviceRuns.in({ parentId: run.id }).select();
    const failed = deviceRuns.filter(({ state }) => RETRIABLE.includes(state)).map(({ id }) => id);
    // To the engine, none would mean all.
    if (failed.length === 0)
        throw badRequest(`No device run of run ${run.id} has failed.`);
    return failed;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/account.js





/** The account: who it is, and its key, to copy or to replace (Authentication, API key). */
const account_account = {
    path: "/account",
    show({ user, session, query, origin, nowMs }) {
        return {
            title: "Account",
            body: html `<section id="account"><h1>${user.name}</h1>
${facts([
                ["E-mail", user.email],
                ["User id", user.id],
                ["Client id", access_accounts/* CLIENT_ID */.U6],
                ["Created", time(user.createTime, nowMs)],
            ])}</section>
<section id="api-key" class="panel"><h2>API key</h2>
${when(query.has("regenerated"), () => html `<p class="message good" role="status">The key is new. The old one opens nothing any more, and other browsers are signed out.</p>`)}
<p>The user name of Basic authentication, with an empty password. Whoever has it acts as you.</p>
<pre class="console" id="example" tabindex="0">curl -u "$API_KEY:" ${origin}/api/me</pre>
<div class="actions"><details id="key"><summary class="button ordinary">Show the key</summary>
<p><code class="secret">${user.apiKey}</code></p></details>
${confirmedButton({
                session,
                id: "regenerate",
                action: "/account/regenerate-key",
                style: "danger",
                opens: "Regenerate…",
                label: "Make a new key",
                asks: "The present key stops working at once, wherever it is used.",
            })}</div></section>`,
        };
    },
};

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/session-table.js





/** Sessions of clients that are under way: what each is, on which device, and what opened it. */
function sessionTable(sessions, { session, nowMs }) {
    return table({
        caption: "Sessions under way",
        records: sessions,
        empty: "No client of yours has a session now.",
        slim: true,
        columns: [
            {
                title: "Session",
                heads: true,
                cell: (one) => html `${sessionLink(one)} <small class="under">${deviceLink(one.parts.claim.device)}</small>`,
            },
            {
                title: "Opened",
                cell: ({ parts: { record, holder } }) => html `${time(record.run.createTime, nowMs)} <small class="under quiet">${openedWith(holder)}</small>`,
            },
            {
                title: "End",
                cell: ({ parts: { record } }) => formButton({
                    session,
                    action: `${runAddress(record.run.id)}/abort`,
                    label: "End",
                    style: "danger",
                }),
            },
        ],
    });
}
/** A session by its name, with a link to what it leaves. */
function sessionLink({ parts: { record } }) {
    const { run, deviceRun } = record;
    return html `<a href="${deviceRunAddress(run.id, deviceRun.id)}">${run.displayName}</a>`;
}
/** A device of the catalogue by its name. */
function deviceLink({ id, displayName }) {
    return html `<a href="${deviceAddress(id)}">${displayName}</a>`;
}
function openedWith({ ticketId }) {
    return ticketId === null ? "with the API key" : `with ticket ${ticketId}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/broker.js







/** The automation broker: where it is, what the account's clients do there, and the tickets that open sessions. */
const broker_broker = {
    path: "/broker",
    show(visit) {
        const { cloud, user, origin } = visit;
        const sessions = ownSessions(visit);
        const kept = cloud.broker.holds.of(user.id);
        const tickets = ticketsOf(cloud, user);
        const devices = usableDevices(visit);
        const free = devices.filter(({ id }) => !cloud.broker.parts.locks.isTaken(id));
        const underWay = (ticketId) => sessions.filter(({ parts: { holder } }) => holder.ticketId === ticketId).length;
        return {
            title: "Automation broker",
            live: true,
            body: html `<section id="broker"><h1>Automation broker</h1>
<p class="quiet">WebDriver clients drive the devices of this cloud here, with the API key or a ticket.</p>
${facts([
                ["Address", html `<code>${brokerAddress(origin)}</code>`],
                ["Devices free", `${free.length} of ${devices.length}`],
                ["Requests that wait", cloud.broker.queue.length],
            ])}</section>
<section id="sessions" class="panel"><h2>Sessions <span class="count">${sessions.length}</span></h2>
${sessionTable(sessions, visit)}
${when(kept.length > 0, () => html `<p class="quiet">Kept for the next session of a client that has quit:
${kept.map((device, index) => [index > 0 && ", ", deviceLink(device)])}.</p>`)}</section>
<section id="new-ticket" class="panel"><h2>New ticket</h2>
<p class="quiet">It opens sessions and nothing else, until it expires or is revoked. It is shown once.</p>
${ticketForm(devices, visit)}</section>
<section id="tickets" class="panel"><h2>Tickets <span class="count">${tickets.length}</span></h2>
${ticketTable(tickets, underWay, visit)}</section>`,
        };
    },
};
/** The devices that sessions of the account can run on, busy or not. */
function usableDevices({ cloud, user }) {
    return cloud.devices
        .visibleTo(user, { withDedicated: true })
        .filter(({ online, locked }) => online && !locked);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/outcome.js

/**
 * A run that has ended is judged by its counts: the worst that happened on a device names it. A state that nobody
 * knows is shown as it is, and never as a success.
 */
function outcomeOfRun(run) {
    if (run.state === "WAITING")
        return { tone: "waiting", label: "Waiting" };
    if (run.state === "RUNNING")
        return { tone: "running", label: "Running" };
    if (run.state !== "FINISHED")
        return { tone: "unknown", label: run.state };
    if (run.errorsDeviceCount > 0 || run.failedTestCaseCount > 0)
        return { tone: "failed", label: "Failed" };
    if (run.timeoutedDeviceCount > 0)
        return { tone: "timeout", label: "Timed out" };
    if (run.abortedDeviceCount > 0)
        return { tone: "aborted", label: "Aborted" };
    if (run.executedTestCaseCount === 0)
        return { tone: "excluded", label: "Nothing executed" };
    if (run.warningDeviceCount > 0)
        return { tone: "warning", label: "Warnings" };
    return { tone: "passed", label: "Passed" };
}
const DEVICE_RUN_STATES = {
    WAITING: { tone: "waiting", label: "Waiting" },
    RUNNING: { tone: "running", label: "Running" },
    FINISHING: { tone: "running", label: "Finishing" },
    SUCCEEDED: { tone: "passed", label: "Succeeded" },
    FAILED: { tone: "failed", label: "Failed" },
    WARNING: { tone: "warning", label: "Warning" },
    ABORTED: { tone: "aborted", label: "Aborted" },
    TIMEOUT: { tone: "timeout", label: "Timed out" },
    EXCLUDED: { tone: "excluded", label: "Excluded" },
};
function outcomeOfDeviceRun({ state }) {
    return DEVICE_RUN_STATES[state] ?? { tone: "unknown", label: state };
}
function outcomeOfBuild({ state, status }) {
    if (state === "CREATED")
        return { tone: "waiting", label: "Waiting" };
    if (state === "BUILDING")
        return { tone: "running", label: "Running" };
    if (status === "SUCCESS")
        return { tone: "passed", label: "Success" };
    if (status === "FAILURE")
        return { tone: "failed", label: "Failure" };
    if (status === "ABORTED")
        return { tone: "aborted", label: "Aborted" };
    return { tone: "unknown", label: status };
}
/** The outcome as a mark with its word. */
function badge({ tone, label }) {
    return html `<span class="badge ${tone}">${label}</span>`;
}
/** The outcome of what may have been simulated, in one piece. */
function markedBadge(outcome, record) {
    return html `<span class="outcome">${badge(outcome)} ${simulatedMark(record)}</span>`;
}
/** Marks what a scenario played: nothing was tested. */
function simulatedMark({ simulated }) {
    return (simulated && html `<span class="mark" title="A scenario played it: no test was run.">simulated</span>`);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/build-table.js





/** Builds in rows: of which job, how each stands and where it runs. */
function buildTable({ caption, builds, store, nowMs, empty }) {
    return table({
        caption,
        records: builds,
        empty,
        columns: [
            {
                title: "Build",
                heads: true,
                cell: (build) => html `<a href="${buildAddress(build.id)}">${jobNameOf(build, store)}</a>
<span class="number">#${build.number}</span>`,
            },
            { title: "Outcome", cell: (build) => badge(outcomeOfBuild(build)) },
            { title: "Executor", cell: ({ executorName }) => executorName ?? "any" },
            { title: "Took", numeric: true, cell: (build) => figures_duration(build, nowMs) },
            { title: "Started", cell: ({ createTime }) => time(createTime, nowMs) },
        ],
    });
}
function jobNameOf({ jobId }, { jobs }) {
    return jobs.get(jobId)?.name ?? `Job ${jobId}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/result-files.js





/** Pictures that a browser draws and that can hold no script. */
const PICTURES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"]);
const TEXTS = new Set(["application/json", "application/xml", "application/x-sh"]);
/** More would only make the page slow; all of them are in the list of files. */
const result_files_MAX_PICTURES = 60;
const isPicture = ({ mimetype }) => PICTURES.has(mimetype);
const isText = ({ mimetype }) => mimetype.startsWith("text/") || TEXTS.has(mimetype);
const isConsole = ({ name }) => name === layout/* CONSOLE_LOG */.ZF;
/** Pictures side by side, each leading to itself in full. */
function gallery(files) {
    const pictures = files.filter(isPicture);
    if (pictures.length === 0)
        return false;
    return html `<section id="screenshots" class="panel"><h2>Screenshots <span class="count">${pictures.length}</span></h2>
<ul class="gallery">${pictures.slice(0, result_files_MAX_PICTURES).map(picture)}</ul></section>`;
}
function picture({ id, name }) {
    const short = name.replace(/^screenshots\//, "");
    return html `<li><a href="${fileAddress(id)}"><img src="${contentAddress(id)}" alt="" loading="lazy">
<span>${short}</span></a></li>`;
}
/** Every file that something left, to look at or to download. */
function fileList(files, caption) {
    return table({
        caption,
        records: files,
        empty: "Nothing was left here.",
        columns: [
            { title: "Name", heads: true, cell: ({ id, name }) => html `<a href="${fileAddress(id)}">${name}</a>` },
            { title: "Type", cell: ({ mimetype }) => mimetype },
            {
                title: "Size",
                numeric: true,
                cell: (file) => (file.state === "PREPARING" ? "still growing" : size(file.size)),
            },
            {
                title: "",
                numeric: true,
                cell: ({ id }) => html `<a href="${contentAddress(id)}" download>Download</a>`,
            },
        ],
    });
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./build/src/cloud/page/parts/text-end.js


/** The end of a text file, at most `maxBytes` of it. A file that still grows is read as far as it has come. */
async function textEnd(store, { blob }, maxBytes) {
    const handle = await text_end_openBlob(store.blobs.path(blob));
    if (!handle)
        return { text: "", omittedBytes: 0 };
    try {
        const { size } = await handle.stat();
        const from = Math.max(0, size - maxBytes);
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
        const read = buffer.subarray(0, bytesRead);
        const skipped = from === 0 ? 0 : startOfText(read);
        return { text: text_end_decoded(read.subarray(skipped)), omittedBytes: from + skipped };
    }
    finally {
        await handle.close();
    }
}
/** An archive or a log may be named by its record before there are bytes, or after they were removed. */
async function text_end_openBlob(path) {
    try {
        return await (0,promises_.open)(path, "r");
    }
    catch (error) {
        if (error.code === "ENOENT")
            return undefined;
        throw error;
    }
}
/** After the first line break, or at least not within a character. */
function startOfText(bytes) {
    const lineBreak = bytes.indexOf(0x0a);
    if (lineBreak >= 0 && lineBreak < bytes.length - 1)
        return lineBreak + 1;
    const whole = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80);
    return Math.max(0, whole);
}
/** A character that is still being written is left for the next time. */
function text_end_decoded(bytes) {
    return new external_node_string_decoder_.StringDecoder("utf8").write(bytes);
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/console-panel.js





const SHOWN_BYTES = 48 * 1024;
/** What a script has printed lately: the end of its console, escaped and without what steers a terminal. */
async function consolePanel(store, files) {
    const log = files.find(isConsole);
    if (!log)
        return false;
    const { text, omittedBytes } = await textEnd(store, log, SHOWN_BYTES);
    return html `<section id="console" class="panel"><header><h2>Console</h2>
<span class="links"><a href="${fileAddress(log.id)}">Open</a> <a href="${contentAddress(log.id)}" download>Download</a></span></header>
${when(omittedBytes > 0, () => html `<p class="quiet">The last ${size(SHOWN_BYTES)}; ${size(omittedBytes)} before it are left out here.</p>`)}
${consoleText(text, "console-text")}</section>`;
}
/** Text of a suite as it is. */
function consoleText(text, id) {
    if (text.trim() === "")
        return html `<p class="empty">Nothing was printed yet.</p>`;
    return html `<pre class="console" id="${id}" tabindex="0">
${text}</pre>`;
}

// EXTERNAL MODULE: ./build/src/contract/results/junit-report.js
var junit_report = __webpack_require__(74728);
;// CONCATENATED MODULE: ./build/src/cloud/page/parts/test-panel.js










/** Larger reports are read by those who download them. */
const MAX_BYTES = 8 * 1024 * 1024;
const test_panel_MAX_SHOWN = 200;
const LIMITS = { ...junit_report/* defaultJunitLimits */.o, maxCases: 20_000, maxTotal: 4 * 1024 * 1024 };
const OUTCOMES = {
    passed: { tone: "passed", label: "Passed" },
    failed: { tone: "failed", label: "Failed" },
    skipped: { tone: "excluded", label: "Skipped" },
};
/** The test cases that a suite reported: what failed with its reason, and the rest on demand. */
async function testPanel(store, files) {
    const reports = files.filter(({ name, state }) => (0,layout/* kindOfResult */.ZN)(name) === "junit" && state === "READY");
    if (reports.length === 0 || reports.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES)
        return false;
    const read = reports.map(async ({ name, blob }) => ({
        name,
        report: await (0,junit/* readJunitStream */.B)((0,external_node_fs_.createReadStream)(store.blobs.path(blob)), { limits: LIMITS }),
    }));
    const { cases } = (0,merge_junit/* mergeJunit */.j)(await Promise.all(read));
    if (cases.length === 0)
        return false;
    const failed = cases.filter(({ status }) => status === "failed");
    const others = cases.filter(({ status }) => status !== "failed");
    return html `<section id="tests" class="panel"><h2>Tests <span class="count">${cases.length}</span></h2>
${failed.length > 0 && html `<ul class="failures">${failed.slice(0, test_panel_MAX_SHOWN).map(failure)}</ul>`}
${when(failed.length > test_panel_MAX_SHOWN, () => test_panel_leftOut(failed.length - test_panel_MAX_SHOWN))}
${others.length > 0 && otherCases(others)}</section>`;
}
function failure(testCase, index) {
    const { message, details } = testCase;
    return html `<li><div class="line">${badge(OUTCOMES.failed)} <b>${testCase.name}</b>
<span class="quiet">${testCase.className} ${took(testCase)}</span></div>
${when(message !== undefined && message !== "", () => html `<p class="message bad">${message}</p>`)}
${when(details !== undefined && details.trim() !== "", () => html `<details id="failure-${index}"><summary>What it says</summary>
<pre class="console" id="failure-text-${index}" tabindex="0">
${details}</pre></details>`)}</li>`;
}
function otherCases(cases) {
    return html `<details id="other-tests"><summary>${(0,counted/* counted */.h)(cases.length, "test")} that did not fail</summary>
${table({
        caption: "Tests that did not fail",
        records: cases.slice(0, test_panel_MAX_SHOWN),
        empty: "",
        columns: [
            { title: "Test", heads: true, cell: ({ name }) => name },
            { title: "Class", cell: ({ className }) => className },
            { title: "Outcome", cell: ({ status }) => badge(OUTCOMES[status]) },
            { title: "Took", numeric: true, cell: took },
        ],
    })}
${when(cases.length > test_panel_MAX_SHOWN, () => test_panel_leftOut(cases.length - test_panel_MAX_SHOWN))}</details>`;
}
function took({ durationMs }) {
    return durationMs === undefined ? "" : (0,duration/* formatDuration */.a)(durationMs);
}
function test_panel_leftOut(count) {
    return html `<p class="quiet">${(0,counted/* counted */.h)(count, "further test")} in the JUnit file.</p>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/build.js











/** A build: how it stands, what it prints and what it left. */
const build = {
    path: "/builds/:buildId",
    async show(visit) {
        const { cloud, session } = visit;
        const { store } = cloud;
        const found = visibleBuild(visit);
        const files = store.files.in({ parentId: found.id }).select();
        const jobName = jobNameOf(found, store);
        const ended = found.state === "FINISHED";
        return {
            title: `${jobName} #${found.number}`,
            crumbs: [
                { label: "Jobs", href: "/jobs" },
                { label: jobName, href: jobAddress(found.jobId) },
            ],
            live: !ended,
            body: html `${headOf(found, visit)}
${when(!ended, () => html `<section id="actions" class="actions" aria-label="What can be done">
${formButton({ session, action: `${buildAddress(found.id)}/abort`, label: "Abort", style: "danger" })}</section>`)}
${await testPanel(store, files)}
${await consolePanel(store, files)}
${gallery(files)}
<section id="files" class="panel"><h2>Results <span class="count">${files.length}</span></h2>
${fileList(files, "Results of this build")}</section>`,
        };
    },
};
function headOf(build, { cloud, nowMs }) {
    const input = cloud.store.files.get(build.fileId);
    return html `<section id="build"><div class="line"><h1>Build <span class="number">#${build.number}</span></h1>
${badge(outcomeOfBuild(build))}</div>
${when(build.message !== null, () => html `<p class="message">${build.message}</p>`)}
${facts([
        ["Id", build.id],
        ["Executor", build.executorName ?? "any"],
        ["Package", input && html `<a href="${fileAddress(input.id)}">${input.name}</a>`],
        ["Exit code", build.exitCode],
        ["Took", figures_duration(build, nowMs)],
        ["Created", time(build.createTime, nowMs)],
    ])}</section>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/device-run.js











/** What a run did on one device: its outcome, pictures, console and files. */
const deviceRun = {
    path: "/runs/:runId/device-runs/:deviceRunId",
    async show(visit) {
        const { cloud, nowMs, session } = visit;
        const { store } = cloud;
        const { run, deviceRun: found } = visibleDeviceRun(visit);
        const files = store.files.in({ parentId: found.id }).select();
        return {
            title: `${found.deviceName}, ${run.displayName}`,
            crumbs: [
                { label: "Overview", href: "/" },
                { label: store.projects.get(run.projectId)?.name ?? "Project", href: projectAddress(run.projectId) },
                { label: run.displayName, href: runAddress(run.id) },
            ],
            live: found.finishTime === null && run.state !== "FINISHED",
            body: html `<section id="device-run"><div class="line"><h1>${found.deviceName}</h1>
${badge(outcomeOfDeviceRun(found))} ${simulatedMark(found)}</div>
${when(found.message !== null, () => html `<p class="message">${found.message}</p>`)}
${facts([
                ["Passed", found.passed],
                ["Failed", found.failed],
                ["Skipped", found.skipped],
                ["Not available", found.notAvailable || null],
                ["Left out because", found.excludeReason],
                ["Exit code", found.exitCode],
                ["Took", figures_duration(found, nowMs)],
                ["Started", found.startTime === null ? "not yet" : time(found.startTime, nowMs)],
                ["Device id", html `<a href="${deviceAddress(found.deviceId)}">${found.deviceId}</a>`],
            ])}</section>
${when(run.state === "FINISHED" && !isSessionRun(run), () => html `<section id="actions" class="actions" aria-label="What can be done">
${confirmedButton({
                session,
                id: "retry",
                action: `${runAddress(run.id)}/retry`,
                opens: "Retry…",
                label: "Retry on this device",
                asks: "What this device run left goes; it starts afresh under a new id.",
                fields: { deviceRunId: found.id },
            })}</section>`)}
${await testPanel(store, files)}
${gallery(files)}
${await consolePanel(store, files)}
<section id="files" class="panel"><h2>Files <span class="count">${files.length}</span></h2>
${fileList(files, "Files of this device run")}</section>`,
        };
    },
};

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/devices.js







const SYSTEMS = {
    ANDROID: "Android",
    IOS: "iOS",
    DESKTOP: "Desktop",
};
/** The catalogue of devices, and which of them can take a run now. */
const devices_devices = {
    path: "/devices",
    show(visit) {
        const { cloud, user, origin } = visit;
        const busy = busyDevices(visit);
        const sessions = new Map(ownSessions(visit).map((session) => [session.parts.claim.device.id, session]));
        const { length: waiting } = cloud.broker.queue;
        const visible = cloud.devices.visibleTo(user, { withDisabled: true, withDedicated: true });
        return {
            title: "Devices",
            live: true,
            body: html `<section id="devices" class="panel"><h1>Devices <span class="count">${visible.length}</span></h1>
<p class="quiet">A browser set up as the device stands in for it: its screen, scale, touch and user agent.
WebDriver clients drive it through the <a href="/broker">broker</a> at <code>${brokerAddress(origin)}</code>.
${when(waiting > 0, () => `${(0,counted/* counted */.h)(waiting, "request")} for a session ${waiting === 1 ? "waits" : "wait"} there.`)}</p>
${table({
                caption: "Devices",
                records: visible,
                empty: "The catalogue has no device that you may use.",
                columns: [
                    {
                        title: "Device",
                        heads: true,
                        cell: ({ id, displayName }) => html `<span id="device-${id}">${displayName}</span>`,
                    },
                    {
                        title: "System",
                        cell: ({ osType, softwareVersion }) => `${SYSTEMS[osType]} ${softwareVersion.releaseVersion}`,
                    },
                    { title: "State", cell: (device) => stateCell(device, busy.has(device.id), sessions.get(device.id)) },
                    { title: "Screen", numeric: true, cell: ({ profile }) => `${profile.width} × ${profile.height}` },
                    { title: "Scale", numeric: true, cell: ({ profile }) => profile.scale },
                    {
                        title: "Credits",
                        numeric: true,
                        cell: ({ creditsPrice }) => (creditsPrice === 0 ? "free" : creditsPrice),
                    },
                    { title: "Marks", cell: ({ marks }) => marks.join(", ") },
                    { title: "Id", numeric: true, cell: ({ id }) => id },
                ],
            })}</section>`,
        };
    },
};
/** The devices that somebody has: a device run, or a client with its session or between two. */
function busyDevices({ cloud: { store, broker, devices: catalogue } }) {
    const running = { sql: "json_extract(doc, '$.state') = 'RUNNING'", values: [] };
    const ran = store.deviceRuns
        .in({})
        .select({ where: [running] })
        .map(({ deviceId }) => deviceId);
    const taken = catalogue.all.map(({ id }) => id).filter((id) => broker.parts.locks.isTaken(id));
    return new Set([...ran, ...taken]);
}
/** How a device stands; whose session it is in is shown to that account alone. */
function stateCell(device, busy, session) {
    if (!session)
        return badge(stateOf(device, busy));
    return html `${badge({ tone: "running", label: "In session" })} <small class="under">${sessionLink(session)}</small>`;
}
function stateOf({ enabled, online, locked }, busy) {
    if (busy)
        return { tone: "running", label: "Busy" };
    if (!enabled)
        return { tone: "excluded", label: "Disabled" };
    if (!online)
        return { tone: "failed", label: "Offline" };
    return locked ? { tone: "warning", label: "Locked" } : { tone: "passed", label: "Online" };
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/executors.js




/** The runners of builds, and what each is doing. */
const executors_executors = {
    path: "/executors",
    show({ cloud }) {
        const records = cloud.executors.map((executor) => ({ ...executor, ...cloud.queue.load(executor.id) }));
        return {
            title: "Executors",
            live: true,
            body: html `<section id="executors" class="panel"><h1>Executors <span class="count">${records.length}</span></h1>
<p class="quiet">Each takes one build at a time and gives it a browser with this screen.</p>
${table({
                caption: "Executors",
                records,
                empty: "This cloud has no executor.",
                columns: [
                    { title: "Executor", heads: true, cell: ({ name }) => name },
                    {
                        title: "State",
                        cell: ({ busy }) => badge(busy ? { tone: "running", label: "Busy" } : { tone: "passed", label: "Free" }),
                    },
                    { title: "Queue", cell: ({ queueLength }) => (queueLength === 0 ? "–" : (0,counted/* counted */.h)(queueLength, "build")) },
                    { title: "System", cell: ({ osType }) => osType },
                    { title: "Screen", numeric: true, cell: ({ profile }) => `${profile.width} × ${profile.height}` },
                    { title: "Id", numeric: true, cell: ({ id }) => id },
                ],
            })}</section>`,
        };
    },
};

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/file.js








const file_SHOWN_BYTES = 512 * 1024;
/** A file: a picture as such, text as text, anything else to download. What a suite made is never run. */
const file = {
    path: "/files/:fileId",
    async show(visit) {
        const { store } = visit.cloud;
        const found = visibleFile(visit);
        const growing = found.state === "PREPARING";
        return {
            title: found.name,
            crumbs: wayTo(found, store),
            live: growing,
            body: html `<section id="file"><h1 class="file-name">${found.name}</h1>
${facts([
                ["Size", growing ? "still growing" : size(found.size)],
                ["Type", found.mimetype],
                ["Created", time(found.createTime, visit.nowMs)],
            ])}
<div class="actions"><a class="button primary" href="${contentAddress(found.id)}" download>Download</a> ${neighbours(found, store)}</div></section>
${await file_content(found, store)}`,
        };
    },
};
async function file_content(file, store) {
    if (isPicture(file)) {
        return html `<section id="picture" class="panel"><img class="picture" src="${contentAddress(file.id)}" alt="${file.name}"></section>`;
    }
    if (!isText(file))
        return false;
    const { text, omittedBytes } = await textEnd(store, file, file_SHOWN_BYTES);
    return html `<section id="text" class="panel">
${when(omittedBytes > 0, () => html `<p class="quiet">The end of it: ${size(omittedBytes)} before it are left out here.</p>`)}
${consoleText(text, "text-content")}</section>`;
}
/** Where the file belongs. */
function wayTo({ buildId, deviceRunId, runId }, { builds, deviceRuns, runs }) {
    const deviceRun = deviceRuns.get(deviceRunId ?? 0);
    const run = runs.get(deviceRun?.runId ?? runId ?? 0);
    const build = builds.get(buildId ?? 0);
    return [
        { label: "Overview", href: "/" },
        ...(run ? [{ label: run.displayName, href: runAddress(run.id) }] : []),
        ...(deviceRun
            ? [{ label: deviceRun.deviceName, href: deviceRunAddress(deviceRun.runId, deviceRun.id) }]
            : []),
        ...(build ? [{ label: `Build #${build.number}`, href: buildAddress(build.id) }] : []),
    ];
}
/** From one picture to the next. */
function neighbours(file, { files }) {
    const parentId = file.buildId ?? file.deviceRunId;
    if (!isPicture(file) || parentId === null || parentId === undefined)
        return false;
    const pictures = files.in({ parentId }).select().filter(isPicture);
    const at = pictures.findIndex(({ id }) => id === file.id);
    const link = (to, label) => to && html `<a class="button ordinary" href="${fileAddress(to.id)}">${label}</a>`;
    return html `${link(pictures[at - 1], "Previous")} ${link(pictures[at + 1], "Next")}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/paging.js

const PAGE_SIZE = 25;
const NEWEST_FIRST = { sql: "id DESC", values: [] };
/** The page of records that the query asks for, the newest first. A page that is not there is the last. */
function pageOf(source, { query }, where = []) {
    const total = source.count({ where });
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const asked = /^\d{1,9}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
    const page = Math.min(Math.max(1, asked), last);
    const skip = (page - 1) * PAGE_SIZE;
    return { records: source.select({ where, orderBy: [NEWEST_FIRST], limit: PAGE_SIZE, skip }), total, page };
}
/** The newest records, at most `limit`. */
function newest(source, limit, where = []) {
    return source.select({ where, orderBy: [NEWEST_FIRST], limit });
}
/** The way to newer and older records; nothing where all are on one page. */
function pager({ total, page }) {
    const last = Math.ceil(total / PAGE_SIZE);
    if (last <= 1)
        return false;
    const first = (page - 1) * PAGE_SIZE + 1;
    return html `<nav class="pager" aria-label="Pages of this list">
${when(page > 1, () => html `<a class="button ordinary" href="?page=${page - 1}" rel="prev">Newer</a>`)}
<span>${first} to ${Math.min(total, first + PAGE_SIZE - 1)} of ${total}</span>
${when(page < last, () => html `<a class="button ordinary" href="?page=${page + 1}" rel="next">Older</a>`)}</nav>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/jobs.js










const jobs_KINDS = {
    BROWSER_TESTING: "browser tests",
    BUILD: "pipeline",
};
/** The account's jobs, each with its latest build. */
const jobs_jobs = {
    path: "/jobs",
    show(visit) {
        const { cloud, user, nowMs } = visit;
        const { store } = cloud;
        const found = pageOf(store.jobs.in({ userId: user.id }), visit);
        const latest = new Map(found.records.map(({ id }) => [id, newest(store.builds.in({ parentId: id }), 1)[0]]));
        return {
            title: "Jobs",
            live: [...latest.values()].some((build) => build && build.state !== "FINISHED"),
            body: html `<section id="jobs" class="panel"><h1>Jobs <span class="count">${found.total}</span></h1>
${table({
                caption: "Jobs",
                records: found.records,
                empty: "No job yet.",
                columns: [
                    { title: "Job", heads: true, cell: ({ id, name }) => html `<a href="${jobAddress(id)}">${name}</a>` },
                    { title: "Kind", cell: ({ type }) => jobs_KINDS[type] },
                    { title: "Builds", numeric: true, cell: ({ id }) => store.builds.in({ parentId: id }).count() },
                    { title: "Latest build", cell: ({ id }) => latestBuild(latest.get(id)) },
                    { title: "Created", cell: ({ createTime }) => time(createTime, nowMs) },
                ],
            })}${pager(found)}</section>`,
        };
    },
};
function latestBuild(build) {
    if (!build)
        return "–";
    return html `<a href="${buildAddress(build.id)}">#${build.number}</a> ${badge(outcomeOfBuild(build))}`;
}
/** A job with its builds and, where it has one, its pipeline. */
const job = {
    path: "/jobs/:jobId",
    show(visit) {
        const { cloud, nowMs } = visit;
        const { store } = cloud;
        const found = visibleJob(visit);
        const builds = pageOf(store.builds.in({ parentId: found.id }), visit);
        return {
            title: found.name,
            crumbs: [{ label: "Jobs", href: "/jobs" }],
            live: builds.records.some(({ state }) => state !== "FINISHED"),
            body: html `<section id="job"><h1>${found.name}</h1>
${facts([
                ["Id", found.id],
                ["Kind", jobs_KINDS[found.type]],
                ["Created", time(found.createTime, nowMs)],
            ])}</section>
<section id="builds" class="panel"><h2>Builds <span class="count">${builds.total}</span></h2>
${buildTable({ caption: "Builds of this job", builds: builds.records, store, nowMs, empty: "No build of this job yet." })}
${pager(builds)}</section>
${when(found.pipeline !== null, () => html `<section id="pipeline" class="panel"><h2>Pipeline</h2>
${consoleText(found.pipeline ?? "", "pipeline-text")}</section>`)}`,
        };
    },
};

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/device-bar.js

/** The counters of a run in the order of the bar: what is done first. */
function partsOf(run) {
    return [
        ["passed", run.succeededDeviceCount, "succeeded"],
        ["warning", run.warningDeviceCount, "with warnings"],
        ["failed", run.errorsDeviceCount, "failed"],
        ["timeout", run.timeoutedDeviceCount, "timed out"],
        ["aborted", run.abortedDeviceCount, "aborted"],
        ["excluded", run.excludedDeviceCount, "excluded"],
        ["running", run.runningDeviceCount, "running"],
        ["waiting", run.waitingDeviceCount, "waiting"],
    ];
}
/** How far a run's devices are, as a bar. Said in words, too, for who does not see it. */
function deviceBar(run) {
    const parts = partsOf(run).filter(([, count]) => count > 0);
    const total = Math.max(1, run.totalDeviceCount);
    let from = 0;
    const pieces = parts.map(([tone, count]) => {
        const piece = html `<rect class="fill ${tone}" x="${from}" width="${count}" height="1"/>`;
        from += count;
        return piece;
    });
    return html `<svg class="bar" viewBox="0 0 ${total} 1" preserveAspectRatio="none" role="img"
aria-label="${inWords(run)}">${pieces}</svg>`;
}
/** The same with a legend. */
function deviceLegend(run) {
    const parts = partsOf(run).filter(([, count]) => count > 0);
    return html `<ul class="legend">${parts.map(([tone, count, words]) => html `<li class="${tone}"><b>${count}</b> ${words}</li>`)}</ul>`;
}
/** Such as `2 of 3 devices finished: 1 succeeded, 1 failed, 1 running`. */
function inWords(run) {
    const parts = partsOf(run).filter(([, count]) => count > 0);
    const detail = parts.map(([, count, words]) => `${count} ${words}`).join(", ");
    return `${run.finishedDeviceCount} of ${run.totalDeviceCount} devices finished${detail && `: ${detail}`}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/project-table.js






/** Projects in rows, each with its latest run. */
function projectTable(projects, { cloud, user, nowMs }) {
    const { runs, users } = cloud.store;
    return table({
        caption: "Projects",
        records: projects,
        empty: "No project yet.",
        columns: [
            {
                title: "Project",
                heads: true,
                cell: ({ id, name }) => html `<a href="${projectAddress(id)}">${name}</a>`,
            },
            {
                title: "Owner",
                cell: ({ userId }) => (userId === user.id ? "you" : (users.get(userId)?.email ?? "–")),
            },
            { title: "Runs", numeric: true, cell: ({ id }) => runs.in({ projectId: id }).count() },
            {
                title: "Latest run",
                cell: ({ id }) => newest(runs.in({ projectId: id }), 1).map((run) => badge(outcomeOfRun(run))),
            },
            { title: "Created", cell: ({ createTime }) => time(createTime, nowMs) },
        ],
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/run-table.js






/** Runs in rows: what each is, how it stands, on how many devices and with how many tests. */
function runTable({ caption, runs, nowMs, empty }) {
    return table({
        caption,
        records: runs,
        empty,
        columns: [
            { title: "Run", heads: true, cell: run_table_nameOf },
            { title: "Outcome", cell: (run) => markedBadge(outcomeOfRun(run), run) },
            {
                title: "Devices",
                cell: (run) => html `<span class="progress">${deviceBar(run)}<small>${run.finishedDeviceCount} of ${run.totalDeviceCount}</small></span>`,
            },
            { title: "Tests", numeric: true, cell: testsOf },
            { title: "Took", numeric: true, cell: (run) => figures_duration(run, nowMs) },
            { title: "Started", cell: (run) => time(run.createTime, nowMs) },
        ],
    });
}
function run_table_nameOf({ id, number, displayName }) {
    return html `<a href="${runAddress(id)}">${displayName}</a> <span class="number">#${number}</span>`;
}
/** Passed of all; nothing where there are none, so that no zero looks like a result. */
function testsOf(run) {
    if (run.testCaseCount === 0)
        return "–";
    const { successfulTestCaseCount, testCaseCount, successRatio } = run;
    return html `<span title="${percentage(successRatio)} passed">${successfulTestCaseCount} of ${testCaseCount}</span>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/overview.js










const RECENT = 10;
const MAX_UNDER_WAY = 12;
const UNDER_WAY = { sql: "json_extract(doc, '$.state') <> 'FINISHED'", values: [] };
/** What goes on in this cloud, and what happened lately. */
const overview = {
    path: "/",
    show(visit) {
        const { cloud, user, nowMs } = visit;
        const { store } = cloud;
        const projects = visible_records_visibleProjects(visit);
        const runs = store.runs.in({ projectId: projects.ids });
        const builds = store.builds.in({ userId: user.id });
        const runsUnderWay = newest(runs, MAX_UNDER_WAY, [UNDER_WAY]);
        const buildsUnderWay = newest(builds, MAX_UNDER_WAY, [UNDER_WAY]);
        const recent = newest(runs, RECENT);
        const recentBuilds = newest(builds, RECENT);
        const counts = { runs: runs.count({ where: [UNDER_WAY] }), builds: builds.count({ where: [UNDER_WAY] }) };
        return {
            title: "Overview",
            live: true,
            body: html `${tiles(visit, counts)}
${when(counts.runs + counts.builds > 0, () => html `<section id="under-way"><h2>Under way</h2>
<ul class="cards">${runsUnderWay.map((run) => runCard(run, nowMs))}</ul>
${when(buildsUnderWay.length > 0, () => html `<div class="panel">
${buildTable({ caption: "Builds under way", builds: buildsUnderWay, store, nowMs, empty: "" })}</div>`)}</section>`)}
<section id="runs" class="panel"><h2>Recent runs</h2>
${runTable({ caption: "Recent runs", runs: recent, nowMs, empty: noRuns() })}</section>
<section id="builds" class="panel"><header><h2>Recent builds</h2><span class="links"><a href="/jobs">All jobs</a></span></header>
${buildTable({ caption: "Recent builds", builds: recentBuilds, store, nowMs, empty: noBuilds() })}</section>
<section id="projects" class="panel"><header><h2>Projects</h2>
<span class="links"><a href="/projects">All projects</a></span></header>
${projectTable(newest(store.projects.in({}), RECENT, projects.where), visit)}</section>`,
        };
    },
};
function tiles({ cloud, user }, underWay) {
    const { executors, queue, devices } = cloud;
    const usable = devices.visibleTo(user, { withDedicated: true });
    const busy = executors.filter(({ id }) => queue.load(id).busy).length;
    const online = usable.filter((device) => device.online).length;
    return html `<section id="state" class="tiles"><h1 class="unseen">Overview</h1>
${tile("/#runs", underWay.runs, "runs under way")}
${tile("/#builds", underWay.builds, "builds under way")}
${tile("/executors", `${busy} of ${executors.length}`, "executors busy")}
${tile("/devices", `${online} of ${usable.length}`, "devices online")}</section>`;
}
function tile(href, figure, says) {
    return html `<a class="tile" href="${href}"><b>${figure}</b> <span>${says}</span></a>`;
}
function runCard(run, nowMs) {
    return html `<li class="card"><div class="line"><a class="name" href="${runAddress(run.id)}">${run.displayName}</a>
<span class="number">#${run.number}</span> ${simulatedMark(run)} ${badge(outcomeOfRun(run))}</div>
${deviceBar(run)}
<div class="line">${deviceLegend(run)}<span class="quiet">${figures_duration(run, nowMs)}</span></div></li>`;
}
function noRuns() {
    return html `No run yet. Start one with <a href="/docs#startRun">startRun</a>, or through the client.`;
}
function noBuilds() {
    return html `No build yet. A <a href="/docs#createJob">job</a> and a
<a href="/docs#uploadFile">file</a> are all that <a href="/docs#startBuild">one</a> needs.`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/parts/configuration-panel.js


/** The configuration of a project or a run, as far as it says anything. A password in it only shows that it is set. */
function configurationPanel(values) {
    return html `<section id="configuration" class="panel"><details id="configuration-values"><summary><h2>Configuration</h2></summary>
${facts(Object.entries(values).map(factOf))}</details></section>`;
}
function factOf([name, value]) {
    if (name === "applicationPassword")
        return [name, value ? "set" : null];
    if (name === "timeout")
        return [name, `${value} s per device`];
    return [name, value === true ? "yes" : value];
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/project.js







/** A project with its runs and the configuration that they start with. */
const project = {
    path: "/projects/:projectId",
    show(visit) {
        const { cloud, nowMs, user } = visit;
        const { store } = cloud;
        const found = visibleProject(visit);
        const runs = pageOf(store.runs.in({ projectId: found.id }), visit);
        const owner = store.users.get(found.userId);
        const sharings = store.sharings.in({ projectId: found.id }).select();
        const configuration = store.configurations.in({ projectId: found.id }).select({ limit: 1 })[0];
        return {
            title: found.name,
            crumbs: [{ label: "Overview", href: "/" }],
            live: runs.records.some(({ state }) => state !== "FINISHED"),
            body: html `<section id="project"><h1>${found.name}</h1>
${facts([
                ["Id", found.id],
                ["Owner", owner?.id === user.id ? "you" : owner?.email],
                ["Shared with", sharings.map(({ userEmail }) => userEmail).join(", ")],
                ["Created", time(found.createTime, nowMs)],
            ])}</section>
<section id="runs" class="panel"><h2>Runs <span class="count">${runs.total}</span></h2>
${runTable({ caption: "Runs of this project", runs: runs.records, nowMs, empty: "No run of this project yet." })}
${pager(runs)}</section>
${configuration && configurationPanel(configuration.values)}`,
        };
    },
};

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/projects.js




/** Every project that the account may see. */
const projects_projects = {
    path: "/projects",
    show(visit) {
        const found = pageOf(visit.cloud.store.projects.in({}), visit, visible_records_visibleProjects(visit).where);
        return {
            title: "Projects",
            crumbs: [{ label: "Overview", href: "/" }],
            body: html `<section id="projects" class="panel"><h1>Projects <span class="count">${found.total}</span></h1>
${projectTable(found.records, visit)}${pager(found)}</section>`,
        };
    },
};

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/run.js














/** A run: how far it is on each device, and what it left. */
const run = {
    path: "/runs/:runId",
    show(visit) {
        const { cloud, nowMs } = visit;
        const { store } = cloud;
        const found = visibleRun(visit);
        const project = store.projects.get(found.projectId);
        const deviceRuns = store.deviceRuns.in({ parentId: found.id }).select();
        const archives = store.files.in({ parentId: found.id }).select();
        return {
            title: found.displayName,
            crumbs: [
                { label: "Overview", href: "/" },
                { label: project?.name ?? "Project", href: projectAddress(found.projectId) },
            ],
            live: found.state !== "FINISHED",
            body: html `${run_headOf(found, visit)}
${actionsOf(found, deviceRuns, visit)}
<section id="device-runs" class="panel"><h2>Device runs <span class="count">${deviceRuns.length}</span></h2>
${deviceRunTable(found, deviceRuns, nowMs)}</section>
${when(archives.length > 0, () => html `<section id="archives" class="panel"><h2>Archives</h2>
${fileList(archives, "Archives of this run")}</section>`)}
${configurationPanel(found.config)}`,
        };
    },
};
function run_headOf(run, { cloud, nowMs }) {
    const { store } = cloud;
    const tags = store.tags.in({ parentId: run.id }).select();
    return html `<section id="run"><div class="line"><h1>${run.displayName} <span class="number">#${run.number}</span></h1>
${badge(outcomeOfRun(run))} ${simulatedMark(run)}</div>
${when(tags.length > 0, () => html `<ul class="tags" aria-label="Tags">${tags.map(({ name }) => html `<li>${name}</li>`)}</ul>`)}
<div class="progress wide">${deviceBar(run)}${deviceLegend(run)}</div>
${when(run.message !== null, () => html `<p class="message">${run.message}</p>`)}
${facts([
        ["Tests passed", testsOf(run)],
        ["Success ratio", when(run.testCaseCount > 0, () => percentage(run.successRatio))],
        ["Execution ratio", when(run.testCaseCount > 0, () => percentage(run.executionRatio))],
        ["Framework", run.frameworkName],
        ["Took", figures_duration(run, nowMs)],
        ["Started", time(run.createTime, nowMs)],
        ["By", run.startedByDisplayName],
        ...inputsOf(run, store.files),
    ])}</section>`;
}
function inputsOf(run, files) {
    const inputs = [
        ["Application", run.appFileId],
        ["Test package", run.testFileId],
        ["Data", run.dataFileId],
    ];
    return inputs.map(([name, id]) => {
        const file = id === null ? undefined : files.get(id);
        return [name, file && html `<a href="${fileAddress(file.id)}">${file.name}</a>`];
    });
}
function actionsOf(run, deviceRuns, { session }) {
    const address = runAddress(run.id);
    const ended = run.state === "FINISHED";
    const failed = deviceRuns.filter(({ state }) => RETRIABLE.includes(state));
    const retriable = ended && !isSessionRun(run);
    const some = failed.length > 0 && failed.length < deviceRuns.length;
    return html `<section id="actions" class="actions" aria-label="What can be done">
${when(!ended, () => formButton({ session, action: `${address}/abort`, label: "Abort", style: "danger" }))}
${when(retriable && some, () => formButton({
        session,
        action: `${address}/retry`,
        label: `Retry what failed (${failed.length})`,
        style: "primary",
        fields: { which: "failed" },
    }))}
${when(retriable, () => confirmedButton({
        session,
        id: "retry-all",
        action: `${address}/retry`,
        opens: "Retry all…",
        label: "Retry on every device",
        asks: "The results so far go: each device run starts afresh under a new id.",
    }))}
${confirmedButton({
        session,
        id: "delete",
        action: `${address}/delete`,
        style: "danger",
        opens: "Delete…",
        label: "Delete the run",
        asks: "The run goes with all its results. Nothing brings it back.",
    })}</section>`;
}
function deviceRunTable(run, deviceRuns, nowMs) {
    return table({
        caption: "Device runs",
        records: deviceRuns,
        empty: "No device was chosen.",
        columns: [
            {
                title: "Device",
                heads: true,
                cell: ({ id, deviceName }) => html `<a href="${deviceRunAddress(run.id, id)}">${deviceName}</a>`,
            },
            {
                title: "Outcome",
                cell: (one) => markedBadge(outcomeOfDeviceRun(one), one),
            },
            { title: "Passed", numeric: true, cell: ({ passed }) => passed },
            { title: "Failed", numeric: true, cell: ({ failed }) => failed },
            { title: "Skipped", numeric: true, cell: ({ skipped }) => skipped },
            { title: "Took", numeric: true, cell: (one) => figures_duration(one, nowMs) },
            {
                title: "Says",
                cell: ({ excludeReason, message }) => html `<span class="says">${[excludeReason, message].filter(Boolean).join(": ")}</span>`,
            },
        ],
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/page/routes.js
















/** Every page, and every form that they have. */
const pages = [
    ...[overview, projects_projects, project, run, deviceRun, jobs_jobs, job, build, file],
    ...[devices_devices, broker_broker, executors_executors, account_account],
];
const routes_forms = [...runForms, ...buildForms, ...brokerForms, ...accountForms];

// EXTERNAL MODULE: ./build/src/contract/params-codec.js
var params_codec = __webpack_require__(49579);
// EXTERNAL MODULE: ./build/src/contract/schema-problems.js
var schema_problems = __webpack_require__(40818);
;// CONCATENATED MODULE: ./build/src/cloud/http/read-call.js






/** The ids of the path, all whole numbers. @throws {DeviceCloudError} 400 naming the one that is none. */
function readIds(request) {
    const ids = {};
    for (const [name, text] of Object.entries(request.params)) {
        const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
        if (!Number.isSafeInteger(id))
            throw badRequest(`${name} is "${(0,untrusted_text/* plainLine */.h)(text, 40)}"; it takes a whole number.`);
        ids[name] = id;
    }
    return ids;
}
/** The query of the address, parsed as forms are. */
function readQuery(request) {
    const url = request.raw.url ?? "";
    return new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?") + 1) : "");
}
/**
 * The operation's parameters, from the query and a form body alike.
 * @throws {DeviceCloudError} 400 naming every one that is wrong.
 */
function readParams(operation, request, query) {
    return read_call_decoded(operation.query, request, query);
}
/**
 * The ids that the direct family takes among its parameters, where the other families have them in the path (Test
 * runs: three path families).
 * @throws {DeviceCloudError} 400 naming the one that is none.
 */
function readMovedIds({ directQuery }, request, query) {
    const inPath = request.params;
    if ("projectId" in inPath || "userId" in inPath)
        return {};
    const ids = Object.fromEntries(directQuery.map((name) => [name, (0,params/* int64 */.Gk)()]));
    return read_call_decoded(ids, request, query);
}
function read_call_decoded(params, request, query) {
    const body = request.body;
    const raw = new Map();
    for (const [name, value] of [...query, ...(body?.kind === "form" ? body.pairs : [])]) {
        raw.set(name, [...(raw.get(name) ?? []), value]);
    }
    const { values, problems } = (0,params_codec/* decodeParams */.N)(params, raw);
    if (problems.length > 0)
        throw badRequest(problems.join(" "));
    return values;
}
/**
 * The JSON body as the operation's schema reads it; null when there is none.
 * @throws {DeviceCloudError} 400 naming the wrong fields, 415 for a body that the operation does not take.
 */
function readJsonBody(operation, request) {
    const body = request.body;
    if (body?.kind === "form" || (body === undefined && !hasBody(request)))
        return null;
    if (operation.upload !== null)
        return null;
    if (body === undefined || operation.body === null)
        throw unsupported(operation, request);
    const parsed = operation.body.safeParse(body.value);
    if (parsed.success)
        return parsed.data;
    throw badRequest(`The body is wrong: ${(0,schema_problems/* schemaProblems */.I)(parsed.error)}.`);
}
function hasBody({ headers, method }) {
    if (method === "GET" || method === "HEAD")
        return false;
    return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
function unsupported(operation, request) {
    const type = (0,untrusted_text/* plainLine */.h)(request.headers["content-type"] ?? "no content type", 80);
    const takes = operation.body === null ? "its parameters in the query or as a form" : "a JSON body";
    return new errors/* DeviceCloudError */.c("refused", `${operation.id} takes ${takes}, not a body of ${type}.`, {
        status: 415,
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/page/pages/sign-in.js

/** What somebody sees who is not signed in. `next`: where they wanted to go. */
function signInView({ next, problem }) {
    return html `<section id="sign-in" class="panel narrow"><h1>Sign in</h1>
${when(problem !== undefined, () => html `<p class="message bad" role="alert">${problem}</p>`)}
<p>Open the link that the device cloud printed when it started, or give the API key.</p>
<form method="post" action="/sign-in"><input type="hidden" name="next" value="${next}">
<label for="api-key">API key</label>
<input id="api-key" name="apiKey" type="password" autocomplete="current-password" required autofocus spellcheck="false">
<button class="primary">Sign in</button></form></section>`;
}

;// CONCATENATED MODULE: ./build/src/cloud/page/session/mount-sign-in.js









const UNKNOWN_LINK = "This link was used before, or is older than an hour. Restart the cloud for a new one, or give the key.";
/** Signing in, by the link that the cloud prints or by the API key, and out. */
function mountSignIn(server, cloud) {
    const { store, pageSessions } = cloud;
    server.get("/sign-in", (request, reply) => {
        const token = readQuery(request).get("token");
        if (token === null)
            return askToSignIn(reply, { next: "/" });
        const userId = pageSessions.redeem(token);
        if (userId === undefined)
            return askToSignIn(reply, { next: "/", problem: UNKNOWN_LINK });
        return enter(request, reply, userId, "/");
    });
    server.post("/sign-in", (request, reply) => {
        guardFormOrigin(request.headers);
        const form = session_of_formOf(request);
        const next = ownAddress(form.get("next"));
        const user = (0,access_accounts/* userByKey */.oe)(store, (form.get("apiKey") ?? "").trim());
        if (!user)
            return askToSignIn(reply, { next, problem: "This key is unknown." });
        return enter(request, reply, user.id, next);
    });
    server.post("/sign-out", (request, reply) => {
        guardFormOrigin(request.headers);
        const session = sessionOf(request, pageSessions);
        if (session) {
            guardFormToken(session_of_formOf(request), session);
            pageSessions.close(session);
        }
        return reply.header("set-cookie", sessionCookie(request.headers, null)).redirect("/", 303);
    });
    /**
     * Not by a redirect: where the link was followed from another site's page, such as a terminal in a browser, the
     * cookie of this very answer would be withheld from it.
     */
    function enter(request, reply, userId, next) {
        const secret = pageSessions.open(userId);
        reply.header("set-cookie", sessionCookie(request.headers, secret));
        return sendHtml(reply, 200, passage("Signed in", next));
    }
}
/** Answers a request without a session. */
function askToSignIn(reply, options) {
    return sendHtml(reply, 401, document_document({ title: "Sign in", body: signInView(options) }));
}

;// CONCATENATED MODULE: ./build/src/cloud/page/session/admit.js







/** Serves a request of somebody who is signed in; others are asked to sign in. */
function admit(request, reply, cloud, serve) {
    // On behalf of another site's page nothing is shown. Whoever follows a link from there, to a run in a job's summary
    // perhaps, asks again from here, and only then does the browser send the cookie.
    if (comesFromElsewhere(request.headers)) {
        return sendHtml(reply, 200, passage("Opening the page", ownAddress(request.raw.url)));
    }
    const session = sessionOf(request, cloud.pageSessions);
    const user = session && cloud.store.users.get(session.userId);
    if (!user)
        return askToSignIn(reply, { next: ownAddress(request.raw.url) });
    const nowMs = cloud.clock.now();
    const origin = `http://${request.headers.host}`;
    return serve({ cloud, user, session, ids: readIds(request), query: readQuery(request), origin, nowMs });
}

;// CONCATENATED MODULE: ./build/src/cloud/page/mount-page.js














/** Mounts the page at `/`: its own files, signing in, every page and form, and the reference of the API. */
async function mountPage(server, cloud) {
    await server.register(async (scope) => {
        scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, cloud));
        mountAssets(scope);
        mountReference(scope, cloud);
        mountSignIn(scope, cloud);
        for (const page of pages)
            mountView(scope, page, cloud);
        for (const form of routes_forms)
            mountForm(scope, form, cloud);
        scope.get("/files/:fileId/content", (request, reply) => admit(request, reply, cloud, (visit) => {
            reply.header("cross-origin-resource-policy", "same-origin");
            return answerFile(visibleFile(visit), { request, reply, blobs: cloud.store.blobs });
        }));
    });
}
function mountView(scope, page, cloud) {
    scope.get(page.path, (request, reply) => admit(request, reply, cloud, async (visit) => {
        const view = await page.show(visit);
        return sendHtml(reply, 200, document_document({ ...view, ...visitorOf(request, cloud) }));
    }));
}
function mountForm(scope, form, cloud) {
    scope.post(form.path, (request, reply) => {
        guardFormOrigin(request.headers);
        return admit(request, reply, cloud, async (visit) => {
            const fields = session_of_formOf(request);
            guardFormToken(fields, visit.session);
            const came = await form.submit(visit, fields);
            if (typeof came === "string")
                return reply.redirect(came, 303);
            return sendHtml(reply, 200, document_document({ ...came, ...visitorOf(request, cloud) }));
        });
    });
}
/** Refusals of pages are pages, too. */
function refuse(error, request, reply, cloud) {
    const refusal = refusalOf(error, cloud.logger);
    const view = refusalView(refusal);
    return sendHtml(reply, refusal.status, document_document({ ...view, ...visitorOf(request, cloud) }));
}

;// CONCATENATED MODULE: ./build/src/contract/wire.js
/**
 * `value` ready for JSON: every `Date` and `URL` in it, at any depth, as `wire` writes them. `spec`: ISO 8601 and the
 * URL object; `classic`: milliseconds since the epoch and the plain address. An invalid date becomes null.
 */
function encodeWire(value, wire) {
    if (value instanceof Date)
        return encodeDate(value, wire);
    if (value instanceof URL)
        return wire === "spec" ? urlObjectOf(value) : value.href;
    if (Array.isArray(value))
        return value.map((element) => encodeWire(element, wire));
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encodeWire(field, wire)]));
}
function encodeDate(date, wire) {
    if (Number.isNaN(date.getTime()))
        return null;
    return wire === "spec" ? date.toISOString() : date.getTime();
}
const DEFAULT_PORTS = { http: 80, https: 443 };
/** The URL object with all its fields (Resources, URL object). A part that the address lacks is null, its port -1. */
function urlObjectOf(url) {
    const protocol = url.protocol.slice(0, -1);
    const password = url.password ? `:${url.password}` : "";
    const userInfo = url.username || password ? `${url.username}${password}` : null;
    const [beforeRef = "", ref = null] = splitOnce(url.href, "#");
    const authority = userInfo === null ? url.host : `${userInfo}@${url.host}`;
    const file = beforeRef.slice(`${protocol}://${authority}`.length);
    const [path = "", query = null] = splitOnce(file, "?");
    return {
        protocol,
        authority,
        content: {},
        defaultPort: DEFAULT_PORTS[protocol] ?? -1,
        host: url.hostname,
        userInfo,
        file,
        query,
        path,
        ref,
        port: url.port === "" ? -1 : Number(url.port),
    };
}
function splitOnce(text, separator) {
    const at = text.indexOf(separator);
    return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

;// CONCATENATED MODULE: ./build/src/cloud/access/authenticate.js


/**
 * Who sent these credentials: `Authorization` with Basic (API key, empty password) or Bearer, else an `access_token`.
 * Never a cookie: aborting a build is a GET, which any page could make a browser send.
 * @throws {DeviceCloudError} `unauthorized` with status 401.
 */
function authenticate(authorization, accessToken, gate) {
    const [scheme = "", value = ""] = (authorization ?? "").split(/ +/, 2);
    if (scheme.toLowerCase() === "basic")
        return callerByKey(value, gate);
    const token = scheme.toLowerCase() === "bearer" ? value : accessToken;
    if (typeof token !== "string" || token === "")
        throw unauthorized("The request carries no credentials.");
    const user = gate.sessions.userOf(token, "access");
    if (!user)
        throw unauthorized("The access token is unknown or has expired.");
    return { user };
}
function callerByKey(basic, { store, buildKeys }) {
    const [key = "", ...password] = Buffer.from(basic, "base64").toString("utf8").split(":");
    if (key === "" || password.join(":") !== "") {
        throw unauthorized("Basic authentication takes the API key as the user name, and an empty password.");
    }
    const user = (0,access_accounts/* userByKey */.oe)(store, key);
    if (user)
        return { user };
    const build = store.builds.get(buildKeys.buildOf(key) ?? -1);
    const owner = build && store.users.get(build.userId);
    if (!build || !owner)
        throw unauthorized("The API key is unknown.");
    return { user: owner, buildId: build.id };
}
/**
 * Checks what the path addresses against who asks: a user's own paths, and a build's key for its own build.
 * @throws {DeviceCloudError} `not-found` for a user who is not there, save in a delete, which lists no 404; `forbidden`
 * for everything of somebody else.
 */
function authorize(caller, { access, method }, ids, store) {
    if (caller.buildId !== undefined && (access !== "build" || ids.buildId !== caller.buildId)) {
        throw forbidden(`The key of build ${caller.buildId} is good for that build's file sets and notice only.`);
    }
    const userId = ids.userId;
    if (userId === undefined || userId === caller.user.id)
        return;
    if (method !== "DELETE" && !store.users.get(Number(userId)))
        throw notFound("user", userId);
    throw forbidden(`User ${userId} is another account.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/http/answer-archive.js




/** Serves files as one archive that is made while it is sent: nothing is kept, and its length is not known before. */
function answerArchive({ name, files }, { request, reply, blobs }) {
    reply.headers(inertHeaders({ name, mimetype: "application/zip" }));
    if (request.method === "HEAD")
        return reply.send();
    const sources = plainContents(files).map(({ name, file }) => ({
        name,
        path: blobs.path(file.blob),
        time: file.createTime,
    }));
    const left = new AbortController();
    const bytes = external_node_stream_.Readable.from(zipStream(sources, left.signal), { objectMode: false });
    bytes.once("close", () => left.abort());
    return reply.send(bytes);
}

;// CONCATENATED MODULE: ./build/src/contract/filters.js

const NO_VALUE = ["isnull", "isnotnull", "empty"];
const LISTS = ["in", "notin"];
const filters_TEXTS = ["contains", "like", "notlike"];
const ORDERS = ["gt", "lt", "after", "before"];
const OPERATORS = ["eq", "noteq", "on", ...ORDERS, ...filters_TEXTS, ...LISTS, ...NO_VALUE];
/**
 * Reads a `filter` parameter: conditions `<t>_<field>_<op>_<value>` joined with `;`, all of which must hold. `<t>_`
 * may be missing; fields and operators are read in any case; a value may hold `_`; list values are joined with `|`.
 * A field compares by its own type, whatever `<t>` says. (Specification: Common list parameters.)
 */
function parseFilter(text, fields) {
    const conditions = [];
    const problems = [];
    for (const part of text.split(";").filter((one) => one.trim() !== "")) {
        const parsed = parseCondition(part.trim(), fields);
        if (typeof parsed === "string")
            problems.push(`filter "${(0,untrusted_text/* plainLine */.h)(part, 120)}": ${parsed}`);
        else
            conditions.push(parsed);
    }
    return { conditions, problems };
}
function parseCondition(text, fields) {
    const segments = text.split("_");
    const typed = /^[dns]$/i.test(segments[0] ?? "") && !findField(segments[0], fields);
    const [name, operatorName, ...rest] = typed ? segments.slice(1) : segments;
    const field = findField(name, fields);
    if (!field)
        return unknownField(name, fields);
    const operator = OPERATORS.find((one) => one === operatorName?.toLowerCase());
    if (!operator)
        return `unknown operator "${(0,untrusted_text/* plainLine */.h)(operatorName ?? "", 40)}"; it takes ${OPERATORS.join(", ")}.`;
    if (!applies(operator, field.type))
        return `${operator} does not apply to ${field.name}.`;
    if (isOneOf(operator, NO_VALUE))
        return { field: field.name, type: field.type, operator, values: [] };
    if (rest.length === 0)
        return `${operator} needs a value.`;
    const value = rest.join("_");
    const values = (isOneOf(operator, LISTS) ? value.split("|") : [value]).map((one) => filters_read(one, field.type));
    if (values.some((one) => one === undefined))
        return `${field.name} takes ${TAKES[field.type]}.`;
    return { field: field.name, type: field.type, operator, values: values };
}
const TAKES = {
    d: "milliseconds since the epoch, or ISO 8601",
    n: "a number",
    s: "a text",
    b: "true or false",
};
const BOOLEANS = new Map([
    ["true", true],
    ["1", true],
    ["false", false],
    ["0", false],
]);
function applies(operator, type) {
    if (isOneOf(operator, filters_TEXTS))
        return type === "s";
    if (isOneOf(operator, ORDERS))
        return type !== "b";
    return operator !== "on" || type === "d";
}
function filters_read(text, type) {
    if (type === "s")
        return text;
    const trimmed = text.trim();
    if (type === "b")
        return BOOLEANS.get(trimmed.toLowerCase());
    if (/^[+-]?\d+(?:\.\d+)?$/.test(trimmed))
        return Number(trimmed);
    if (type === "n" || !/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/i.test(trimmed))
        return undefined;
    const time = Date.parse(trimmed);
    return Number.isNaN(time) ? undefined : time;
}
/** Reads a `sort` parameter: `<field>_a` or `<field>_d`; several, the first one first, are joined with `;`. */
function parseSort(text, fields) {
    const sorts = [];
    const problems = [];
    const named = fields.map((name) => ({ name }));
    for (const part of text.split(";").filter((one) => one.trim() !== "")) {
        const match = /^(.*)_([ad])$/i.exec(part.trim());
        const field = findField(match?.[1], named);
        const say = (problem) => problems.push(`sort "${(0,untrusted_text/* plainLine */.h)(part, 120)}": ${problem}`);
        if (!match)
            say("write <field>_a for ascending or <field>_d for descending.");
        else if (!field)
            say(unknownField(match[1], named));
        else
            sorts.push({
                field: field.name,
                direction: match[2]?.toLowerCase() === "a" ? "ascending" : "descending",
            });
    }
    return { sorts, problems };
}
function findField(name, fields) {
    const lower = name?.toLowerCase();
    return fields.find((field) => field.name.toLowerCase() === lower);
}
function unknownField(name, fields) {
    const allowed = fields.map((field) => field.name).join(", ");
    return `unknown field "${(0,untrusted_text/* plainLine */.h)(name ?? "", 40)}"; allowed: ${allowed || "none"}.`;
}
function isOneOf(value, all) {
    return all.includes(value);
}

;// CONCATENATED MODULE: ./build/src/cloud/store/list-selection.js

const list_selection_DAY_MS = 86_400_000;
/** Teaches the database what SQL cannot say alone: text operators that ignore the case of every alphabet. */
function registerTextOperators(database) {
    const deterministic = { deterministic: true };
    for (const operator of ["contains", "like"]) {
        database.function(`text_${operator}`, deterministic, (value, wanted) => {
            const condition = { field: "value", type: "s", operator, values: [String(wanted)] };
            return matches({ value }, condition) ? 1 : 0;
        });
    }
}
/** A filter's condition in SQL, with the meaning that the contract's `matches` gives it. */
function conditionSql({ field, operator, values }, fields) {
    const column = columnOf(field, fields);
    const bound = values.map((value) => (typeof value === "boolean" ? Number(value) : value));
    const [wanted = ""] = bound;
    const listed = `${column} IN (${bound.map(() => "?").join(", ")})`;
    switch (operator) {
        case "isnull":
            return { sql: `${column} IS NULL`, values: [] };
        case "isnotnull":
            return { sql: `${column} IS NOT NULL`, values: [] };
        case "empty":
            return { sql: `${column} IS NULL OR ${column} = ''`, values: [] };
        case "eq":
        case "in":
            return { sql: listed, values: bound };
        case "noteq":
        case "notin":
            return { sql: `${column} IS NULL OR NOT ${listed}`, values: bound };
        case "gt":
        case "after":
            return { sql: `${column} > ?`, values: [wanted] };
        case "lt":
        case "before":
            return { sql: `${column} < ?`, values: [wanted] };
        case "on": {
            const day = Math.floor(Number(wanted) / list_selection_DAY_MS) * list_selection_DAY_MS;
            return { sql: `${column} >= ? AND ${column} < ?`, values: [day, day + list_selection_DAY_MS] };
        }
        case "contains":
            return { sql: `${column} IS NOT NULL AND text_contains(${column}, ?)`, values: [wanted] };
        case "like":
            return { sql: `${column} IS NOT NULL AND text_like(${column}, ?)`, values: [wanted] };
        case "notlike":
            return { sql: `${column} IS NULL OR NOT text_like(${column}, ?)`, values: [wanted] };
    }
}
/** An order in SQL; records without the field come last. */
function sortSql({ field, direction }, fields) {
    const order = direction === "ascending" ? "ASC" : "DESC";
    return { sql: `${columnOf(field, fields)} ${order} NULLS LAST`, values: [] };
}
/** Records that have `text` in one of these fields, whatever its case. */
function searchSql(text, names, fields) {
    const columns = names.map((name) => columnOf(name, fields));
    const found = columns.map((column) => `(${column} IS NOT NULL AND text_contains(${column}, ?))`);
    return { sql: found.join(" OR ") || "FALSE", values: columns.map(() => text) };
}
function columnOf(field, fields) {
    if (field.toLowerCase() === "id")
        return "id";
    const [first = "", ...inner] = field.split(".");
    const own = fields.find((name) => name.toLowerCase() === first.toLowerCase()) ?? first;
    const path = [own, ...inner].map((name) => `."${name.replaceAll(/[^\w]/g, "")}"`).join("");
    return `json_extract(doc, '$${path}')`;
}

;// CONCATENATED MODULE: ./build/src/cloud/http/read-list.js




const DEFAULT_LIMIT = 20;
/** @throws {DeviceCloudError} 400 for a negative limit or offset. */
function readPage({ limit = DEFAULT_LIMIT, offset = 0 }) {
    if (limit < 0)
        throw badRequest(`limit is ${limit}; it takes 0 or more.`);
    if (offset < 0)
        throw badRequest(`offset is ${offset}; it takes 0 or more.`);
    return { limit, offset };
}
/**
 * What a list operation was asked for, as a selection of records. `offset` is a page number as the specification has
 * it, or on the classic wire the number of records to skip.
 * @throws {DeviceCloudError} 400 for a filter or sort that cannot be read, naming the allowed fields.
 */
function readSelection(operation, query, wire) {
    const { limit, offset } = readPage(query);
    const fields = listFieldsOf(operation);
    const filter = parseFilter(query.filter ?? "", fields.filter);
    const sort = parseSort(query.sort ?? "", fields.sort);
    const problems = [...filter.problems, ...sort.problems];
    if (problems.length > 0)
        throw badRequest(problems.join(" "));
    const names = Object.keys(operation.answer.item?.shape ?? {});
    const search = query.search ? [searchSql(query.search, names.filter(isNameField), names)] : [];
    return {
        where: [...filter.conditions.map((condition) => conditionSql(condition, names)), ...search],
        orderBy: sort.sorts.map((one) => sortSql(one, names)),
        ...(limit === 0 ? {} : { limit }),
        skip: wire === "classic" ? offset : Math.min(offset * limit, Number.MAX_SAFE_INTEGER),
    };
}
/** A search matches against names: `name`, `displayName`, `originalName` and the like. */
function isNameField(field) {
    return field.toLowerCase().endsWith("name");
}

;// CONCATENATED MODULE: ./build/src/cloud/http/answer-page.js

/** The paged list envelope around a page (Resources, Paged list envelope). */
function pageEnvelope({ data, total }, { query, address, sent, wire }) {
    const { limit, offset } = readPage(query);
    const step = wire === "classic" ? limit : 1;
    const skipped = wire === "classic" ? offset : offset * limit;
    const linkTo = (target) => {
        const params = new URLSearchParams(sent);
        params.delete("access_token");
        params.set("offset", String(target));
        return `${address}?${params}`;
    };
    return {
        data,
        total,
        limit,
        offset,
        sort: query.sort ?? "",
        search: query.search ?? "",
        next: limit > 0 && skipped + data.length < total && data.length > 0 ? linkTo(offset + step) : null,
        previous: limit > 0 && offset > 0 ? linkTo(Math.max(0, offset - step)) : null,
        id: null,
        empty: data.length === 0,
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/store/blob-store.js








const WRITE_CHUNK_BYTES = 256 * 1024;
/** The bytes of files: one file each, under a random name. Complete and on disk before anybody hears of it. */
class BlobStore {
    #folder;
    constructor(folder) {
        this.#folder = folder;
    }
    path(key) {
        return (0,external_node_path_.join)(this.#folder.blobs, key);
    }
    /** A key for bytes that are still to come: a record may name it, and there is nothing under it until then. */
    reserve() {
        return (0,external_node_crypto_.randomUUID)();
    }
    /**
     * Keeps what `source` gives, of any length up to `maxBytes`. Nothing stays behind when it fails or is cut short.
     * `key`: one that was reserved for it.
     * @throws {DeviceCloudError} `refused` with status 413 as soon as there is more than `maxBytes`.
     */
    async keep(source, maxBytes, signal, key = this.reserve()) {
        const incoming = (0,external_node_path_.join)(this.#folder.incoming, key);
        const meter = byteMeter(maxBytes);
        try {
            const target = (0,external_node_fs_.createWriteStream)(incoming, {
                flags: "wx",
                mode: 0o600,
                flush: this.#folder.lasting,
                highWaterMark: WRITE_CHUNK_BYTES,
            });
            await (0,external_node_stream_promises_.pipeline)(source, meter.stream, target, { signal });
            await (0,promises_.rename)(incoming, this.path(key));
            if (this.#folder.lasting)
                await flushFolder(this.#folder.blobs);
        }
        catch (error) {
            await (0,promises_.rm)(incoming, { force: true });
            throw signal?.aborted ? signal.reason : error;
        }
        return { key, sizeBytes: meter.sizeBytes() };
    }
    /** Makes an empty blob that grows while it can already be read, and returns its key. */
    async create() {
        const key = (0,external_node_crypto_.randomUUID)();
        const file = await (0,promises_.open)(this.path(key), "wx", 0o600);
        await file.close();
        if (this.#folder.lasting)
            await flushFolder(this.#folder.blobs);
        return key;
    }
    async sizeBytes(key) {
        return (await (0,promises_.stat)(this.path(key))).size;
    }
    async remove(key) {
        await (0,promises_.rm)(this.path(key), { force: true });
    }
    /** Removes what an earlier process left: uploads that never finished, blobs whose record was never written. */
    async sweep(known) {
        const { incoming, blobs, workspaces } = this.#folder;
        const leftovers = [
            ...(await (0,promises_.readdir)(incoming)).map((name) => (0,external_node_path_.join)(incoming, name)),
            ...(await (0,promises_.readdir)(workspaces)).map((name) => (0,external_node_path_.join)(workspaces, name)),
            ...(await (0,promises_.readdir)(blobs)).filter((name) => !known.has(name)).map((name) => (0,external_node_path_.join)(blobs, name)),
        ];
        for (const path of leftovers)
            await removeTree(path);
        return leftovers.length;
    }
}
/** Counts what passes, and stops it beyond `maxBytes`. */
function byteMeter(maxBytes) {
    let sizeBytes = 0;
    const stream = new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            sizeBytes += chunk.length;
            done(sizeBytes > maxBytes ? tooLarge(maxBytes) : null, chunk);
        },
    });
    return { stream, sizeBytes: () => sizeBytes };
}
/** The refusal of a body above the limit. */
function tooLarge(maxBytes) {
    return new errors/* DeviceCloudError */.c("refused", `The file is larger than the limit of ${maxBytes} bytes.`, {
        status: 413,
        remedy: "Send a smaller file, or raise the cloud's --max-upload.",
    });
}
/** A rename is kept only once the folder itself is on disk. */
async function flushFolder(path) {
    const folder = await (0,promises_.open)(path, "r");
    try {
        await folder.sync();
    }
    finally {
        await folder.close();
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/http/receive-file.js






/** A form around a file adds its part headers and other fields to the file's size. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const FORM_LIMITS = { files: 1, fields: 50, fieldSize: FORM_OVERHEAD_BYTES, parts: 51 };
/** @throws {DeviceCloudError} 413 for a request that says itself that its file is too large, before it is read. */
function refuseTooLarge(request, maxBytes) {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > maxBytes + FORM_OVERHEAD_BYTES)
        throw tooLarge(maxBytes);
}
/**
 * Takes the file of a multipart request, the part named `file`, into the blob store. Kept only when the form is
 * complete.
 * @throws {DeviceCloudError} 400 for a form that is cut short or has no such part, 413 above `maxBytes`, 415 for
 * another content type.
 */
async function receiveFormFile(request, blobs, maxBytes) {
    if (!request.isMultipart()) {
        const type = (0,untrusted_text/* plainLine */.h)(request.headers["content-type"] ?? "no content type", 80);
        throw new errors/* DeviceCloudError */.c("refused", `An upload is a multipart/form-data body, not one of ${type}.`, {
            status: 415,
            remedy: "Send the file as the form part named file.",
        });
    }
    let received;
    try {
        for await (const part of request.parts({
            limits: { ...FORM_LIMITS, fileSize: Number.POSITIVE_INFINITY },
        })) {
            if (part.type === "file")
                received = await keepPart(part, blobs, maxBytes);
        }
    }
    catch (error) {
        if (received)
            await blobs.remove(received.blob.key);
        throw error instanceof errors/* DeviceCloudError */.c ? error : cutShort(error);
    }
    if (!received)
        throw badRequest("The form has no part named file.");
    return received;
}
async function keepPart(part, blobs, maxBytes) {
    if (part.fieldname !== "file") {
        throw badRequest(`The form's file is in a part named "${(0,untrusted_text/* plainLine */.h)(part.fieldname, 40)}"; it must be named file.`);
    }
    const blob = await blobs.keep(whole(part.file), maxBytes);
    const name = (0,external_node_path_.basename)(part.filename.replaceAll("\\", "/"));
    return { name, mimetype: mediaType(part.mimetype), blob };
}
/**
 * Takes a whole body as a file.
 * @throws {DeviceCloudError} 400 when it is cut short, 413 above `maxBytes`.
 */
async function receiveBytes(request, blobs, maxBytes, signal) {
    refuseTooLarge(request, maxBytes);
    // Through a stream of its own: ending the request itself would end the connection before the answer.
    const body = new external_node_stream_.PassThrough();
    request.raw.once("error", (error) => body.destroy(error));
    request.raw.once("close", () => request.raw.complete || body.destroy(new Error("the connection was closed")));
    request.raw.pipe(body);
    const blob = await blobs.keep(whole(body), maxBytes, signal);
    return { name: null, mimetype: mediaType(request.headers["content-type"]), blob };
}
/** The bytes of `source`; what goes wrong with them is the sender's. */
async function* whole(source) {
    try {
        yield* source;
    }
    catch (error) {
        throw cutShort(error);
    }
}
function cutShort(error) {
    return badRequest(`The upload was cut short: ${error instanceof Error ? error.message : String(error)}.`);
}
/** A media type goes into headers, so only what looks like one is believed. */
function mediaType(given) {
    const [type = ""] = (given ?? "").toLowerCase().split(";");
    return /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(type.trim()) ? type.trim() : "application/octet-stream";
}

;// CONCATENATED MODULE: ./build/src/cloud/http/mount-operations.js













/**
 * Mounts every operation that has a handler under each of its paths and each root of the API, as far as the cloud stands
 * in for services that have it.
 */
function mountOperations(server, handlers, cloud) {
    for (const handler of handlers) {
        const { operation } = handler;
        for (const route of (0,paths/* routesOf */.eV)(operation)) {
            for (const url of urlsOf(operation, route)) {
                if (isServed(operation, cloud.generation))
                    mount(server, { ...route, url }, handler, cloud);
                else
                    mountUnknown(server, { ...route, url });
            }
        }
    }
}
/** Whether services of this generation have the operation. */
function isServed({ generation: side }, generation) {
    return generation === "both" || side === "both" || side === generation;
}
/** No operation here. Without a route of its own, `/runs/config` would be taken for `/runs/{runId}`. */
function mountUnknown(server, { method, url }) {
    server.route({
        method,
        url,
        onRequest: (_, reply) => reply.callNotFound(),
        handler: (_, reply) => reply.callNotFound(),
    });
}
function urlsOf(operation, { template }) {
    const path = template.replaceAll(/\{(\w+)\}/g, ":$1");
    return operation.root === "auth" ? [path] : API_ROOTS.map((root) => root + path);
}
function mount(server, route, handler, cloud) {
    const { operation } = handler;
    server.route({
        method: operation.answer.bytes ? [operation.method, "HEAD"] : operation.method,
        url: route.url,
        config: { operation },
        // Before the body is read, so that nobody unknown makes the cloud read one.
        async onRequest(request) {
            if (!handler.open)
                request.caller = callerOf(operation, request, cloud);
            if (operation.upload)
                refuseTooLarge(request, cloud.maxUploadBytes);
        },
        async handler(request, reply) {
            const query = readParams(operation, request, readQuery(request));
            const call = { ...callFrom(operation, request, query, cloud), query };
            const answer = handler.open
                ? await handler.serve(call, cloud)
                : await handler.serve(ofCaller(call, route, request.caller), cloud);
            return send(operation, answer, { request, reply, cloud, query });
        },
    });
}
/** The call with who makes it. A path that says `me` stands for the caller's own `/users/{userId}`. */
function ofCaller(call, { family }, caller) {
    if (!caller)
        throw unauthorized("The request was not authenticated.");
    const ids = family === "me" ? { ...call.ids, userId: caller.user.id } : call.ids;
    return { ...call, ids, caller };
}
/** Who asks: the account or build of the credentials, or the owner of a file whose signed link this is. */
function callerOf(operation, request, cloud) {
    const ids = readIds(request);
    const query = readQuery(request);
    const signature = query.get("signature");
    if (operation === operations/* operations */.z.files.content && signature !== null) {
        const fileId = ids.fileId ?? 0;
        const file = cloud.store.files.get(fileId);
        const owner = file && cloud.store.users.get(file.userId);
        const opens = cloud.signer.opens(fileId, { expires: query.get("expires") ?? "", signature });
        if (owner && opens)
            return { user: owner };
        throw forbidden("The link has expired or was changed. Ask for the file again: its record has a new one.");
    }
    if (comesFromElsewhere(request.headers))
        throw forbidden("Pages of other sites may not use this device cloud.");
    const caller = authenticate(request.headers.authorization, query.get("access_token"), cloud);
    authorize(caller, operation, ids, cloud.store);
    return caller;
}
function callFrom(operation, request, query, cloud) {
    const { store, maxUploadBytes, wire } = cloud;
    return {
        ids: { ...readMovedIds(operation, request, readQuery(request)), ...readIds(request) },
        body: readJsonBody(operation, request),
        selection: operation.answer.item ? readSelection(operation, query, wire) : {},
        origin: originOf(request),
        receiveFile(maxBytes = maxUploadBytes, signal) {
            const limit = Math.min(maxBytes, maxUploadBytes);
            if (operation.upload === "bytes")
                return receiveBytes(request, store.blobs, limit, signal);
            return receiveFormFile(request, store.blobs, limit);
        },
    };
}
function send(operation, answer, { request, reply, cloud, query }) {
    const { answer: expected } = operation;
    if (expected.bytes) {
        const exchange = { request, reply, blobs: cloud.store.blobs };
        const bytes = answer;
        return "file" in bytes ? answerFile(bytes.file, exchange) : answerArchive(bytes, exchange);
    }
    reply.code(expected.statuses[0]).header("cache-control", "no-store");
    if (isBare(answer))
        return reply.code(answer.status).send(answer.body);
    if (answer === undefined)
        return reply.send();
    if (!expected.item)
        return reply.send(encodeWire(answer, cloud.wire));
    const address = `${originOf(request)}${request.raw.url?.split("?")[0]}`;
    const context = { query, address, sent: readQuery(request), wire: cloud.wire };
    return reply.send(encodeWire(pageEnvelope(answer, context), cloud.wire));
}
/** The Host header was checked against the names this cloud answers for. */
function originOf(request) {
    return `http://${request.headers.host}`;
}
function isBare(answer) {
    return typeof answer === "object" && answer !== null && "status" in answer && "body" in answer;
}

;// CONCATENATED MODULE: ./build/src/cloud/http/read-body.js

/** Bodies other than files are small; job content and build configurations are the largest. */
const read_body_MAX_BODY_BYTES = 1024 * 1024;
const read_body_MAX_DEPTH = 100;
/**
 * Teaches the server which bodies it reads before a handler runs. An empty body is none, whatever its content type
 * says; bodies of other types are left unread.
 */
function addBodyParsers(server) {
    server.removeAllContentTypeParsers();
    const whole = { parseAs: "string", bodyLimit: read_body_MAX_BODY_BYTES };
    server.addContentTypeParser("application/json", whole, async (_request, text) => read_body_readJson(text));
    server.addContentTypeParser("application/x-www-form-urlencoded", whole, async (_request, text) => text === "" ? undefined : { kind: "form", pairs: new URLSearchParams(text) });
    leaveUnread(server);
}
/** Leaves every body for the handler to stream. */
function leaveUnread(server) {
    server.addContentTypeParser("*", async () => undefined);
}
function read_body_readJson(text) {
    if (text.trim() === "")
        return undefined;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw badRequest(`The body is not JSON: ${error.message}.`);
    }
    if (isDeeperThan(value, read_body_MAX_DEPTH))
        throw badRequest(`The body is nested deeper than ${read_body_MAX_DEPTH} levels.`);
    return { kind: "json", value };
}
/** Also JSON that can be read may be nested too deeply to be written again. */
function isDeeperThan(value, levels) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

;// CONCATENATED MODULE: ./build/src/cloud/http/create-server.js










/** How long the rest of a refused upload is taken and thrown away, so that its sender can read the answer. */
const LINGER_MS = 2_000;
/** And how much of it: who sends more hears the answer while sending. */
const LINGER_BYTES = 4 * 1024 * 1024;
/** The HTTP side of the cloud: routes from the contract's table, and what holds for every request. */
async function createServer(cloud, hosts) {
    const { logger } = cloud;
    const server = fastify({
        // Uploads take as long as they take.
        requestTimeout: 0,
        http: { shouldUpgradeCallback: isWebSocket },
        forceCloseConnections: true,
        exposeHeadRoutes: false,
        routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
        frameworkErrors: (error, request, reply) => create_server_answerError(error, request, reply, logger),
    });
    const allowed = allowedHosts(hosts);
    server.addHook("onRequest", async (request) => guardRequest(request, allowed));
    server.addHook("onResponse", async (request, reply) => {
        logger.debug(`${request.method} ${pathOf(request)} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`);
        lingerOver(request);
    });
    server.setErrorHandler((error, request, reply) => create_server_answerError(error, request, reply, logger));
    server.setNotFoundHandler((request, reply) => {
        const message = `No operation ${request.method} ${pathOf(request)}`;
        return reply.code(404).send(errorBody({ status: 404, message }));
    });
    server.decorateRequest("caller", undefined);
    addBodyParsers(server);
    await server.register(multipart);
    mountOperations(server, handlers.filter(({ operation }) => operation.upload !== "bytes"), cloud);
    await mountPage(server, cloud);
    await mountBroker(server, cloud, allowed);
    await server.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        leaveUnread(scope);
        mountOperations(scope, handlers.filter(({ operation }) => operation.upload === "bytes"), cloud);
    });
    return server;
}
function create_server_answerError(error, request, reply, logger) {
    const refusal = refusalOf(error, logger);
    const { operation } = request.routeOptions.config;
    // Delete lists no 404: what is wanted is that it is gone (docs/decisions.md, Unknown routes and missing records).
    if (refusal.status === 404 && operation?.method === "DELETE")
        return reply.code(204).send();
    const issuesTokens = operation?.access === "none";
    if (refusal.status === 401)
        reply.header("www-authenticate", 'Bearer realm="device cloud"');
    return reply
        .code(refusal.status)
        .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
        .send(issuesTokens ? oauthErrorBody(refusal) : errorBody(refusal));
}
/** Without the query, which may carry an access token or a signature, and without the ids of the broker's sessions. */
function pathOf(request) {
    const path = request.raw.url?.split("?")[0] ?? "";
    return (0,untrusted_text/* plainLine */.h)(path.replace(/(?<=\/session\/)[^/]+/, "…"), 200);
}
/** The answer is out before its request has ended: a refused upload. Ends the connection a moment later. */
function lingerOver({ raw }) {
    if (raw.complete || raw.destroyed)
        return;
    let takenBytes = 0;
    raw.unpipe();
    raw.on("data", (chunk) => {
        takenBytes += chunk.length;
        if (takenBytes > LINGER_BYTES)
            raw.pause();
    });
    raw.resume();
    const timer = setTimeout(() => raw.complete || raw.socket.destroy(), LINGER_MS);
    raw.once("close", () => clearTimeout(timer));
}

;// CONCATENATED MODULE: ./build/src/cloud/page/session/page-sessions.js

const SESSION_MS = 12 * 3_600_000;
const LINK_MS = 3_600_000;
/** More are nobody's own; the oldest go first. */
const MAX_SESSIONS = 500;
/**
 * Who is signed in on the page. Kept in memory: a session ends with the cloud, and its secret opens nothing but the
 * page.
 */
class PageSessions {
    #clock;
    #sessions = new Map();
    /** Sign-in links that were not used yet, by the digest of their token. */
    #links = new Map();
    constructor(clock) {
        this.#clock = clock;
    }
    /** A token that signs in once, within an hour. A secret. */
    issueLinkToken(userId) {
        const token = (0,secrets/* newSecret */.jr)(40);
        this.#links.set((0,secrets/* digestOf */.ol)(token), { userId, expireTime: this.#clock.now() + LINK_MS });
        return token;
    }
    /** Uses up a link's token: whose it is, or undefined when it was used before, has expired or never was one. */
    redeem(token) {
        const digest = (0,secrets/* digestOf */.ol)(token);
        const link = this.#links.get(digest);
        this.#links.delete(digest);
        return link && link.expireTime > this.#clock.now() ? link.userId : undefined;
    }
    /** Starts a session and returns its secret, which the browser keeps as a cookie. */
    open(userId) {
        const secret = (0,secrets/* newSecret */.jr)(40);
        const digest = (0,secrets/* digestOf */.ol)(secret);
        this.#makeRoom();
        const expireTime = this.#clock.now() + SESSION_MS;
        this.#sessions.set(digest, { userId, formToken: (0,secrets/* newSecret */.jr)(40), digest, expireTime });
        return secret;
    }
    /** The session of this secret, found by digest, so the time tells nothing about it. */
    find(secret) {
        const session = this.#sessions.get((0,secrets/* digestOf */.ol)(secret));
        return session && session.expireTime > this.#clock.now() ? session : undefined;
    }
    close(session) {
        this.#sessions.delete(session.digest);
    }
    /** Signs the account out everywhere but here. */
    closeOthers(kept) {
        for (const session of this.#sessions.values()) {
            if (session.userId === kept.userId && session.digest !== kept.digest)
                this.close(session);
        }
    }
    #makeRoom() {
        const nowMs = this.#clock.now();
        for (const session of this.#sessions.values()) {
            if (session.expireTime <= nowMs || this.#sessions.size >= MAX_SESSIONS)
                this.close(session);
        }
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/projects/furnish-account.js

/** Tells a suite where it runs; and whoever tries the operations on parameters has one to try them on. */
const FIRST_PARAMETER = { key: "DEVICE_CLOUD", value: "local" };
/**
 * What a new account finds: a group of the free devices, a configuration for each project that runs on that group, and
 * one parameter. So a run can be started with a test package alone. An account that was furnished once is left as it is.
 */
function furnishAccount(store, { user, projects }, devices, createTime) {
    store.atomically(() => {
        const [{ id: projectId }] = projects;
        const isNew = store.configurations.in({ projectId }).count() === 0;
        const deviceIds = devices.filter(isFreeForAll).map(({ id }) => id);
        if (isNew)
            store.configParameters.insert({ projectId, ...FIRST_PARAMETER });
        if (isNew && deviceIds.length > 0) {
            const group = { displayName: "Free devices", osType: "UNDEFINED", deviceIds, createTime };
            store.deviceGroups.insert({ userId: user.id, ...group });
        }
        for (const { id } of projects)
            configurationRecord(store, id);
    });
}
function isFreeForAll({ marks, enabled, accountEmail }) {
    return marks.includes("FREE") && enabled && accountEmail === undefined;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/next-moves.js
/**
 * What a run may do next. PARALLEL starts all that can, SERIAL the first when none is running, SINGLE the first whose
 * device is free and leaves the others out. `claim` takes the device and the browser of a device run that is to start,
 * or answers false when either is taken.
 */
function nextMoves(scheduler, run, claim) {
    const { waiting, isRunning } = run;
    switch (scheduler) {
        case "PARALLEL":
            return { start: waiting.filter(claim), exclude: [] };
        case "SERIAL":
            return { start: isRunning ? [] : waiting.slice(0, 1).filter(claim), exclude: [] };
        case "SINGLE": {
            const chosen = waiting.find(claim);
            if (!chosen)
                return { start: [], exclude: [] };
            return { start: [chosen], exclude: waiting.filter((one) => one !== chosen) };
        }
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/device-run-queue.js


/**
 * Gives devices to device runs: in the order of their runs, as each run's scheduler says, one at a time per device,
 * and with a browser slot each.
 */
class DeviceRunQueue {
    #options;
    #runs = new Map();
    /** Those of them that may start device runs. */
    #admitted = new Set();
    #running = new Map();
    #stillQueued = new Set();
    #closing = new AbortController();
    constructor(options) {
        this.#options = options;
        options.slots.onFree(() => this.#startNext());
        options.locks.onFree(() => this.#startNext());
    }
    /** Whether the run is under way. */
    has(runId) {
        return this.#runs.has(runId);
    }
    /** Takes a run. Nothing of it starts or is left out before the caller has answered. */
    add(run) {
        this.#runs.set(run.run.id, run);
        for (const deviceRun of run.waiting)
            this.#holdBack(deviceRun);
        setImmediate(() => {
            // What comes while the cloud closes is ended as interrupted when it starts again.
            if (this.#closing.signal.aborted)
                return;
            this.#excludeUnfit(run);
            if (!run.hasEnded)
                this.#admitted.add(run);
            this.#startNext();
        });
    }
    /** Ends a run; resolves when all it started is gone. `message` says who or what ended it. */
    async abort(runId, message) {
        const run = this.#runs.get(runId);
        if (!run)
            return;
        run.say(message);
        const running = [...this.#running.values()].filter((one) => one.runId === runId);
        for (const { abort } of running)
            abort.abort(message);
        for (const { id } of run.waiting)
            this.#finish(run, id, endedAs("ABORTED", message));
        await Promise.all(running.map(({ ended }) => ended));
    }
    /** Ends every run; no other starts. */
    async close(message) {
        this.#closing.abort();
        await Promise.all([...this.#runs.keys()].map((runId) => this.abort(runId, message)));
    }
    /** Keeps a device run waiting for as long as a scenario says. */
    #holdBack(deviceRun) {
        const queueMs = this.#options.queueMsOf(deviceRun);
        if (queueMs <= 0)
            return;
        this.#stillQueued.add(deviceRun.id);
        this.#options.clock.sleep(queueMs, this.#closing.signal).then(() => {
            this.#stillQueued.delete(deviceRun.id);
            this.#startNext();
        }, 
        // Closing has ended it already.
        () => undefined);
    }
    #excludeUnfit(run) {
        for (const deviceRun of run.waiting) {
            const found = this.#options.exclusionOf(run.run, deviceRun);
            if (found)
                this.#finish(run, deviceRun.id, endedAs("EXCLUDED", found.message, found.reason));
        }
    }
    #startNext() {
        if (this.#closing.signal.aborted)
            return;
        for (const run of [...this.#admitted]) {
            const moves = nextMoves(run.run.config.scheduler, run, (deviceRun) => this.#claim(deviceRun));
            for (const deviceRun of moves.start)
                this.#start(run, deviceRun);
            for (const { id } of moves.exclude) {
                const message = "Another device was free first; scheduler SINGLE runs on one.";
                this.#finish(run, id, endedAs("EXCLUDED", message, "SINGLE_MODE"));
            }
        }
    }
    #claim(deviceRun) {
        const { slots, locks, occupiesDevice } = this.#options;
        if (this.#stillQueued.has(deviceRun.id))
            return false;
        if (occupiesDevice(deviceRun) && locks.isTaken(deviceRun.deviceId))
            return false;
        // A simulated device run starts no browser.
        if (!deviceRun.simulated && !slots.tryTake())
            return false;
        return !occupiesDevice(deviceRun) || locks.tryTake(deviceRun.deviceId);
    }
    #start(run, deviceRun) {
        const nowMs = this.#options.clock.now();
        run.change(deviceRun.id, { state: "RUNNING", startTime: nowMs }, nowMs);
        const abort = new AbortController();
        const ended = this.#attempts(run, deviceRun.id, abort.signal).then((outcome) => {
            // In one turn, so that whoever sees the end finds the device and the browser free.
            this.#running.delete(deviceRun.id);
            this.#finish(run, deviceRun.id, outcome);
            if (this.#options.occupiesDevice(deviceRun))
                this.#options.locks.release(deviceRun.deviceId);
            if (deviceRun.simulated)
                this.#startNext();
            else
                this.#options.slots.release();
        });
        this.#running.set(deviceRun.id, { runId: run.run.id, abort, ended });
    }
    /** Repeats a device run that failed for as long as it may; its last attempt counts. */
    async #attempts(run, id, signal) {
        const attempts = 1 + (run.deviceRun(id)?.autoRetriesLeft ?? 0);
        for (let attempt = 1;; attempt++) {
            const outcome = await this.#attempt(run, id, signal);
            if (outcome.state !== "FAILED" || attempt >= attempts || signal.aborted) {
                return attempt === 1 ? outcome : { ...outcome, message: device_run_queue_told(outcome, attempt, attempts) };
            }
            const message = `Attempt ${attempt + 1} of ${attempts}, after: ${outcome.message}`;
            await this.#options.dropResults(id);
            run.change(id, { autoRetriesLeft: attempts - attempt - 1, message }, this.#options.clock.now());
        }
    }
    async #attempt(run, id, signal) {
        const { perform, deviceOf, clock, logger } = this.#options;
        const deviceRun = run.deviceRun(id);
        const device = deviceRun && deviceOf(deviceRun.deviceId);
        if (!device)
            return endedAs("EXCLUDED", "The device is no longer in the catalogue.", "NO_DEVICE");
        const show = (state) => run.change(id, { state }, clock.now());
        try {
            return await perform({ run: run.run, deviceRun, device, signal, show });
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            logger.warning(`Device run ${id} could not be run: ${reason}`);
            return endedAs("FAILED", `The cloud could not run it: ${reason}`);
        }
    }
    #finish(run, id, outcome) {
        const nowMs = this.#options.clock.now();
        run.change(id, { ...outcome, finishTime: nowMs }, nowMs);
        if (!run.hasEnded || !this.#runs.delete(run.run.id))
            return;
        this.#admitted.delete(run);
        this.#options.onEnd(run);
    }
}
function device_run_queue_told({ state, message }, attempt, attempts) {
    return `Attempt ${attempt} of ${attempts}: ${message ?? state}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/exclusion.js
/**
 * Why a device cannot take part in a run, undefined when it can. A device that is offline, locked or disabled is left
 * out at once: nothing in this cloud brings it back while a run waits.
 */
function exclusionOf(device, framework, config) {
    if (!device)
        return exclusion_missing("The device is no longer in the catalogue.");
    const { displayName: name } = device;
    if (!device.enabled)
        return exclusion_missing(`${name} is disabled.`);
    if (!device.online)
        return exclusion_missing(`${name} is offline.`);
    if (device.locked)
        return exclusion_missing(`${name} is locked.`);
    if (!framework)
        return exclusion_unsupported("The run's framework is not known to this cloud.");
    if (config.appCrawlerRun) {
        return exclusion_unsupported("An app crawler run explores an application on a real device; none is here.");
    }
    if (framework.kind === "native-instrumentation") {
        return exclusion_unsupported(`${framework.name} runs on a real device; this cloud's are browsers set up as one.`);
    }
    if (framework.osType !== "UNDEFINED" && framework.osType !== device.osType) {
        return exclusion_unsupported(`${framework.name} is for ${framework.osType} devices; ${name} is ${device.osType}.`);
    }
    return apiLevelExclusion(device, framework);
}
function apiLevelExclusion({ displayName, softwareVersion: { apiLevel } }, { name, minApiLevel }) {
    if (minApiLevel === null || apiLevel === null || apiLevel >= minApiLevel)
        return undefined;
    const message = `${name} needs API level ${minApiLevel}; ${displayName} has ${apiLevel}.`;
    return { reason: "API_LEVEL", message };
}
const exclusion_missing = (message) => ({ reason: "NO_DEVICE", message });
const exclusion_unsupported = (message) => ({ reason: "FRAMEWORK_NOT_SUPPORTED", message });

;// CONCATENATED MODULE: ./build/src/cloud/runs/forget-files.js
/**
 * Deletes the records of all files that belong to these runs and device runs, and returns the blobs that are then
 * nobody's.
 */
function forgetFiles(store, parentIds) {
    const files = store.files.in({ parentId: parentIds }).select();
    for (const { id } of files)
        store.files.delete(id);
    return files.map(({ blob }) => blob);
}
async function removeBlobs(store, blobs) {
    for (const blob of blobs)
        await store.blobs.remove(blob);
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/hooks/hook-address.js
const hook_address_LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * The address of a `hookURL`, or why it is not called: whoever may start a run must not make this machine send
 * requests into its network. Loopback and `allowHosts` (`name` or `name:port`) are called, without credentials.
 */
function hookAddress(hookUrl, allowHosts) {
    const url = URL.canParse(hookUrl) ? new URL(hookUrl) : undefined;
    if (url?.protocol !== "http:" && url?.protocol !== "https:") {
        return { refusal: "hookURL is not called: it is no http or https address." };
    }
    if (url.username !== "" || url.password !== "") {
        return { refusal: "hookURL is not called: it carries credentials." };
    }
    const allowed = allowHosts.map((host) => host.toLowerCase());
    if (hook_address_LOOPBACK.test(url.hostname) || allowed.includes(url.hostname) || allowed.includes(url.host)) {
        return { url };
    }
    return {
        refusal: `hookURL is not called: the host ${url.hostname} is not allowed. Start the cloud with --allow-hook ${url.hostname}.`,
    };
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/hooks/run-hooks.js

const TIMEOUT_MS = 10_000;
/** The pauses after the first and the second attempt; there is no fourth. */
const PAUSES_MS = [1_000, 4_000];
/** Answers that another attempt may change. */
const PASSING = new Set([408, 425, 429]);
/**
 * Calls the `hookURL` of runs that ended: a form-encoded POST with `testRunId`, `projectId` and `status=FINISHED`
 * (wire facts, Requests). What stops on the way is due again when the cloud starts the next time.
 */
class RunHooks {
    #options;
    #closing = new AbortController();
    #deliveries = new Set();
    constructor(options) {
        this.#options = options;
    }
    /** Why this address will not be called; undefined when it will be, or when there is none. */
    refusalOf(hookUrl) {
        if (hookUrl === null || hookUrl === "")
            return undefined;
        const address = hookAddress(hookUrl, this.#options.allowHosts);
        return "refusal" in address ? address.refusal : undefined;
    }
    /** Delivers in the background. A failure becomes a sentence of the run's message. */
    deliver(run) {
        const delivery = this.#deliver(run).finally(() => this.#deliveries.delete(delivery));
        this.#deliveries.add(delivery);
    }
    /** Delivers what an earlier cloud still owed. */
    deliverDue() {
        const due = { sql: "json_extract(doc, '$.hookDue')", values: [] };
        for (const run of this.#options.store.runs.in({}).select({ where: [due] }))
            this.deliver(run);
    }
    /** Stops what is being delivered. */
    async close() {
        this.#closing.abort();
        await Promise.all(this.#deliveries);
    }
    async #deliver(run) {
        const { store, allowHosts, logger } = this.#options;
        const address = hookAddress(run.config.hookURL ?? "", allowHosts);
        // A refusal was told when the run started.
        const problem = "refusal" in address ? undefined : await this.#attempts(address.url, run);
        if (this.#closing.signal.aborted)
            return;
        const message = store.runs.get(run.id)?.message;
        store.runs.update(run.id, {
            hookDue: false,
            ...(problem === undefined ? {} : { message: message ? `${message} ${problem}` : problem }),
        });
        if (problem !== undefined)
            logger.warning(`Run ${run.id}: ${problem}`);
    }
    /** Why the hook could not be delivered; undefined when it was. The address may hold a secret: its host is named. */
    async #attempts(url, run) {
        for (let attempt = 0;; attempt++) {
            const { problem, isFinal } = await this.#attempt(url, run);
            if (problem === undefined)
                return undefined;
            const pauseMs = PAUSES_MS[attempt];
            if (isFinal || pauseMs === undefined)
                return `hookURL was not delivered: ${url.host} ${problem}.`;
            await this.#options.clock.sleep(pauseMs, this.#closing.signal).catch(() => undefined);
            if (this.#closing.signal.aborted)
                return undefined;
        }
    }
    async #attempt(url, run) {
        const body = new URLSearchParams({
            testRunId: String(run.id),
            projectId: String(run.projectId),
            status: "FINISHED",
        });
        const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        try {
            const response = await fetch(url, { method: "POST", body, redirect: "manual", signal });
            await response.body?.cancel();
            if (response.ok)
                return { isFinal: true };
            const { status } = response;
            return { problem: `answered ${status}`, isFinal: status < 500 && !PASSING.has(status) };
        }
        catch (error) {
            const isLate = error.name === "TimeoutError";
            return {
                problem: isLate ? `did not answer within ${TIMEOUT_MS / 1_000} s` : "did not answer",
                isFinal: false,
            };
        }
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/recover-runs.js



/** Ends the runs that were under way when an earlier cloud ended without closing; what they had is kept. */
function recoverRuns(store, clock, logger) {
    const underWay = { sql: "json_extract(doc, '$.state') <> 'FINISHED'", values: [] };
    const interrupted = store.runs.in({}).select({ where: [underWay] });
    for (const run of interrupted) {
        const deviceRuns = store.deviceRuns.in({ parentId: run.id }).select();
        const recovered = new RunInProgress(store, run, deviceRuns);
        const message = "The device cloud was stopped while this run was under way.";
        recovered.say(message);
        for (const { id, state } of deviceRuns) {
            if ((0,device_run_states/* isEnd */.uV)(state))
                continue;
            recovered.change(id, { ...endedAs("ABORTED", message), finishTime: clock.now() }, clock.now());
        }
    }
    if (interrupted.length > 0)
        logger.notice(`${interrupted.length} interrupted runs are marked as aborted.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/device-run-inputs.js




/** The names of a run's files in the working folder; the extension is that of the upload. */
const APPLICATION = "application";
const DATA = "data-file";
const PERFORMANCE_FOLDER = `${layout/* OUTPUT_FOLDER */.zF}/performance`;
/**
 * The application as `application.<ext>`, the data file as `data-file.<ext>`, unpacked into `data-file/` where it is a
 * zip archive, and folders for screenshots and measurements. Answers the sentence to tell when a file is gone.
 */
async function deviceRunInputs(store, run) {
    const application = placed(store, run.appFileId, APPLICATION);
    const data = placed(store, run.dataFileId, DATA);
    if (application === "gone")
        return { missing: `The application file ${run.appFileId} was deleted.` };
    if (data === "gone")
        return { missing: `The data file ${run.dataFileId} was deleted.` };
    const isArchive = data !== undefined && (await isZip(data.source));
    const pictureFolder = pictureFolderOf(run.config.screenshotDir);
    const folders = [pictureFolder ?? layout/* SCREENSHOTS_FOLDER */.x5, PERFORMANCE_FOLDER];
    return {
        beside: {
            files: [application, data && { ...data, unpackInto: isArchive ? DATA : null }].filter(device_run_inputs_isGiven),
            folders,
        },
        paths: {
            ...(application ? { SVC_APPLICATION_FILE: application.name } : {}),
            ...(data ? { SVC_DATA_FILE: data.name } : {}),
            ...(isArchive ? { SVC_DATA_DIR: DATA } : {}),
            SVC_SCREENSHOT_DIR: pictureFolder ?? layout/* SCREENSHOTS_FOLDER */.x5,
            SVC_PERFORMANCE_DIR: PERFORMANCE_FOLDER,
        },
        pictureFolder,
    };
}
function placed(store, fileId, name) {
    if (fileId === null)
        return undefined;
    const file = store.files.get(fileId);
    if (!file)
        return "gone";
    const extension = (0,external_node_path_.extname)(file.name).toLowerCase();
    const suffix = /^\.[a-z0-9]{1,10}$/.test(extension) ? extension : "";
    return { source: store.blobs.path(file.blob), name: name + suffix, unpackInto: null };
}
/** A test's folder on a device, `/sdcard/pictures`, lies below the working folder here. */
function pictureFolderOf(screenshotDir) {
    if (screenshotDir === null || screenshotDir.trim() === "")
        return undefined;
    const folder = plainName(screenshotDir);
    return [layout/* SCREENSHOTS_FOLDER */.x5, layout/* OUTPUT_FOLDER */.zF].includes(folder.split("/", 1)[0] ?? "") ? undefined : folder;
}
function device_run_inputs_isGiven(value) {
    return value !== undefined;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/run-device.js
var run_device_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_device_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




/** Timers take no more; a longer timeout is none. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const LANGUAGE = /^([A-Za-z]{2,3})(?:[_-]([A-Za-z0-9]{2,8}))?$/;
/** Runs the test package once, in a browser set up as the device, and keeps what it leaves. */
function createDeviceRunner(parts) {
    return async (work) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { run, deviceRun } = work;
            const owner = { userId: run.userId, buildId: null, deviceRunId: deviceRun.id };
            const bench = run_device_addDisposableResource(env_1, await openWorkbench(parts, owner, `device-run-${deviceRun.id}`), true);
            return await run_device_perform(parts, work, bench);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = run_device_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    };
}
async function run_device_perform(parts, work, bench) {
    const timeoutMs = Math.min(work.run.config.timeout * 1_000, MAX_TIMEOUT_MS);
    const { variables, leftOut } = deviceRunEnvironment(work, parts.cloudUrl());
    for (const sentence of leftOut)
        bench.tell(sentence);
    const inputs = await deviceRunInputs(parts.store, work.run);
    const end = "missing" in inputs
        ? { how: "refused", reason: inputs.missing }
        : await run_device_execute(parts, work, bench, { variables, inputs, timeoutMs });
    const totals = await bench.keepResults("missing" in inputs ? undefined : inputs.pictureFolder);
    const judgement = judgeExecution({
        what: "The device run",
        end,
        totals,
        needsResult: true,
        timeoutMs,
        abortedBy: String(work.signal.reason),
    });
    const warning = judgement.how === "passed" ? warningOf(totals, leftOut) : null;
    const state = warning === null ? STATE[judgement.how] : "WARNING";
    const message = judgement.message ?? warning;
    bench.tell(message === null ? state : `${state}: ${message}`);
    const { passed, failed, skipped } = totals;
    const counts = { passed, failed, skipped, notAvailable: 0 };
    return { ...counts, state, message, exitCode: judgement.exitCode, excludeReason: null };
}
const STATE = { passed: "SUCCEEDED", failed: "FAILED", timeout: "TIMEOUT", aborted: "ABORTED" };
/** What a passed execution has to be warned of; null when there is nothing. */
function warningOf({ executed, problems }, leftOut) {
    const warnings = [...(executed === 0 ? ["No test was executed."] : []), ...leftOut, ...problems];
    const [first, ...more] = warnings;
    if (first === undefined)
        return null;
    return more.length === 0 ? first : `${first} (${more.length} more in the console log)`;
}
async function run_device_execute({ store, runner }, { run, device, signal }, bench, { variables, inputs, timeoutMs }) {
    if (run.testFileId === null)
        return { how: "refused", reason: "The run has no test package." };
    const file = store.files.get(run.testFileId);
    if (!file)
        return { how: "refused", reason: `The test package ${run.testFileId} was deleted.` };
    const language = languageOf(run.config.deviceLanguageCode);
    const { applicationPassword } = run.config;
    return await runner.run({
        packagePath: store.blobs.path(file.blob),
        workspace: bench.workspace,
        environment: variables,
        paths: inputs.paths,
        beside: inputs.beside,
        profile: {
            ...device.profile,
            name: device.displayName,
            ...(language === undefined ? {} : { language }),
        },
        secrets: applicationPassword ? [applicationPassword] : [],
        timeoutMs,
        signal,
        onOutput: (chunk) => bench.print(chunk),
    });
}
/** `de_DE` in the form that browsers use; undefined for what is no language. */
function languageOf(code) {
    const match = LANGUAGE.exec(code ?? "");
    if (!match)
        return undefined;
    return match[2] === undefined ? match[1] : `${match[1]}-${match[2]}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/scenario/played-junit.js
/** The JUnit file of a played device run: as many test cases as its outcome counts, and what they are. */
function playedJunit(deviceName, outcome) {
    const { passed, failed, skipped } = outcome;
    const cases = [
        ...numbered(passed, (number) => `<testcase classname="simulated" name="passes ${number}"/>`),
        ...numbered(failed, (number) => `<testcase classname="simulated" name="fails ${number}"><failure message="Simulated"/></testcase>`),
        ...numbered(skipped, (number) => `<testcase classname="simulated" name="is skipped ${number}"><skipped/></testcase>`),
    ];
    const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}"`;
    return `<testsuite name="Simulated: ${played_junit_escaped(deviceName)}" ${counts}>${cases.join("")}</testsuite>\n`;
}
function numbered(count, write) {
    return Array.from({ length: count }, (_, index) => write(index + 1));
}
function played_junit_escaped(text) {
    return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/run-notes.js
/** What people have to know of a run from its start, in a few sentences; null when there is nothing. */
function runNotes(config, deviceRuns, hookRefusal) {
    const simulated = deviceRuns.filter((one) => one.simulated).length;
    const notes = [
        simulated > 0 && simulationNote(simulated, deviceRuns.length),
        config.videoRecordingEnabled && "Video is not recorded here: videoRecordingEnabled has no effect.",
        config.createVNCConnection && "No screen can be watched here: createVNCConnection has no effect.",
        hookRefusal,
    ].filter((note) => typeof note === "string");
    return notes.length === 0 ? null : notes.join(" ");
}
/** Marks what a scenario plays, wherever it shows. */
const SIMULATED = "Simulated by the scenario file.";
function simulationNote(simulated, all) {
    return simulated === all ? SIMULATED : `${simulated} of ${all} device runs: ${SIMULATED}`;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/scenario/played-outcome.js


/** The outcome that a script plays; `fails` decides a flaky one. */
function playedOutcome(script, fails) {
    const { tests } = script;
    switch (script.outcome) {
        case "passed":
        case "unknown":
            return ended(script, "SUCCEEDED", { tests, exitCode: 0 });
        case "warning":
            return ended(script, "WARNING", { tests, exitCode: 0, said: "The scenario warns." });
        case "no-tests":
            return ended(script, "WARNING", { tests: NO_TESTS, exitCode: 0, said: "No test was executed." });
        case "failed":
            return failed(script);
        case "flaky":
            return fails ? failed(script) : ended(script, "SUCCEEDED", { tests: healed(tests), exitCode: 0 });
        case "crash": {
            const said = "The script exited with 139.";
            return { ...ended(script, "FAILED", { tests: NO_TESTS, exitCode: 139, said }), hasReport: false };
        }
        case "timeout":
            return timedOut(script);
        case "offline":
        case "excluded": {
            const { message, reason } = playedExclusion(script);
            return { outcome: endedAs("EXCLUDED", message, reason), hasReport: false };
        }
    }
}
/** Whether the script leaves its device out from the start. */
function isLeftOut({ outcome }) {
    return outcome === "offline" || outcome === "excluded";
}
/** Why a script that leaves its device out does so. */
function playedExclusion(script) {
    if (script.outcome === "offline")
        return { reason: "NO_DEVICE", message: messageOf(script, "It is offline.") };
    return { reason: script.reason, message: messageOf(script) };
}
/** The end of a device run that takes longer than its timeout. */
function timedOut(script) {
    const message = messageOf(script, "The device run ran longer than its timeout.");
    return { outcome: endedAs("TIMEOUT", message), hasReport: false };
}
/** A sentence that marks the device run as simulated, with the script's own or another behind it. */
function messageOf(script, said) {
    return [SIMULATED, script.message ?? said].filter((part) => part !== undefined).join(" ");
}
const NO_TESTS = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
function failed(script) {
    const tests = script.tests.failed > 0 ? script.tests : { ...script.tests, failed: 1 };
    const said = `${tests.failed} of ${tests.passed + tests.failed} tests failed.`;
    return ended(script, "FAILED", { tests, exitCode: 1, said });
}
/** All tests that a failing turn has, passed. */
function healed(tests) {
    return { ...tests, passed: tests.passed + Math.max(tests.failed, 1), failed: 0 };
}
function ended(script, state, { tests, exitCode, said }) {
    const message = messageOf(script, said);
    return { outcome: { ...tests, state, exitCode, message, excludeReason: null }, hasReport: true };
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/scenario/scenario.js
/** The longest that a timer takes. */
const scenario_MAX_TIMER_MS = 2 ** 31 - 1;
/** A scenario at work. */
class Scenario {
    #file;
    /** How often each device was drawn for. */
    #turns = new Map();
    constructor(file) {
        this.#file = file;
    }
    get exclusiveDevices() {
        return this.#file.exclusiveDevices;
    }
    /** What plays the device of this name; undefined when it runs really. */
    scriptOf(deviceName) {
        return this.#file.devices.find(({ device }) => scenario_fits(device, deviceName));
    }
    /** Scripted milliseconds as they pass here. */
    scaledMs(ms) {
        return Math.min(ms * this.#file.timeScale, scenario_MAX_TIMER_MS);
    }
    /** Whether a flaky device run fails this time: the same for each seed, device and turn. */
    failsThisTime(deviceName, probability) {
        const turn = this.#turns.get(deviceName) ?? 0;
        this.#turns.set(deviceName, turn + 1);
        return draw(`${this.#file.seed}/${deviceName}/${turn}`) < probability;
    }
    /** What the virus scan says of an upload of this age; undefined when nothing is scripted for it. */
    virusScanOf(fileName, ageMs) {
        const upload = this.#file.uploads.find(({ file }) => scenario_fits(file, fileName));
        if (!upload)
            return undefined;
        const stepMs = this.scaledMs(upload.stepMs);
        const step = stepMs === 0 ? upload.states.length : Math.floor(Math.max(ageMs, 0) / stepMs);
        return upload.states[Math.min(step, upload.states.length - 1)];
    }
}
function scenario_fits(pattern, name) {
    const literals = pattern.split("*").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return new RegExp(`^${literals.join(".*")}$`, "is").test(name);
}
/** A number in [0, 1) that `key` alone decides (FNV-1a, then a finishing mix). */
function draw(key) {
    let hash = 0x811c9dc5;
    for (const byte of Buffer.from(key))
        hash = Math.imul(hash ^ byte, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/scenario/play-device.js
var play_device_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var play_device_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







/** The smallest PNG there is: one transparent pixel. */
const play_device_PICTURE = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
/**
 * Plays device runs from a scenario: a timer each, and at the end a small JUnit file and console log. No process is
 * started, and everything it leaves says that it is simulated.
 */
function createDevicePlayer(parts, scenario) {
    return async (work) => {
        const script = scenario.scriptOf(work.deviceRun.deviceName);
        if (!script)
            return endedAs("FAILED", "The scenario no longer plays this device.");
        if (script.outcome === "unknown")
            work.show(script.state);
        const fails = script.outcome === "flaky" && drawsFailure(scenario, script, work);
        const isInTime = await passTime(parts, scenario, script, work);
        const played = isInTime ? playedOutcome(script, fails) : timedOut(script);
        const { outcome, hasReport } = work.signal.aborted ? abortedBy(script, work) : played;
        await play_device_keep(parts, work, { script, outcome, hasReport });
        return outcome;
    };
}
function drawsFailure(scenario, script, work) {
    return scenario.failsThisTime(work.deviceRun.deviceName, script.probability);
}
function abortedBy(script, { signal }) {
    return {
        outcome: endedAs("ABORTED", messageOf({ ...script, message: String(signal.reason) })),
        hasReport: false,
    };
}
/** Whether the script's time passed before the run's timeout; an abort ends it early. */
async function passTime({ clock }, scenario, script, { run, signal }) {
    const timeoutMs = run.config.timeout * 1_000;
    const wantedMs = script.outcome === "timeout" && script.runMs === 0 ? timeoutMs : script.runMs;
    const isEndless = script.outcome === "unknown" && script.runMs === 0;
    const playedMs = isEndless ? scenario_MAX_TIMER_MS : scenario.scaledMs(Math.min(wantedMs, timeoutMs));
    // An abort is no failure of the play.
    await clock.sleep(playedMs, signal).catch(() => undefined);
    return wantedMs < timeoutMs;
}
async function play_device_keep(parts, work, played) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { run, deviceRun } = work;
        const owner = { userId: run.userId, buildId: null, deviceRunId: deviceRun.id };
        const bench = play_device_addDisposableResource(env_1, await openWorkbench(parts, owner, `device-run-${deviceRun.id}`), true);
        const { state, message } = played.outcome;
        bench.tell(`${state}: ${message}`);
        if (played.hasReport) {
            await play_device_add(parts, bench, layout/* AGGREGATE_JUNIT */.TG, Buffer.from(playedJunit(deviceRun.deviceName, played.outcome)));
        }
        for (let number = 1; number <= played.script.screenshots; number++) {
            await play_device_add(parts, bench, `${layout/* SCREENSHOTS_FOLDER */.x5}/simulated-${number}.png`, play_device_PICTURE);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = play_device_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function play_device_add({ store }, bench, name, content) {
    await bench.results.add(name, (maxBytes) => store.blobs.keep(external_node_stream_.Readable.from([content]), maxBytes));
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/test-runs.js







/** Test runs, from their start to their deletion (Test runs; docs/decisions.md, Counting). */
class TestRuns {
    #options;
    /** Bytes of results that are being removed. */
    #removals = new Set();
    constructor(options) {
        this.#options = options;
    }
    /**
     * Keeps a run with one waiting device run per device and answers it; the work begins afterwards.
     * @throws {DeviceCloudError} `refused` with status 400 for an order without devices.
     */
    start(order) {
        if (order.devices.length === 0)
            throw badRequest("No device was chosen.");
        const { store } = this.#options;
        const { run, deviceRuns } = store.atomically(() => {
            const inserted = store.runs.insert(this.#newRun(order));
            const devices = order.devices.map(({ id, displayName }) => ({ id, name: displayName }));
            return { run: inserted, deviceRuns: devices.map((device) => this.#insertDeviceRun(inserted, device)) };
        });
        return this.#begin(run, deviceRuns);
    }
    /**
     * Ends a run and resolves with it once it is FINISHED and everything it started is gone. Device runs that have ended
     * stay as they are, and what others had by then is kept. `message` says who or what ended the run.
     */
    async abort(run, message) {
        await this.#ownerOf(run).abort(run.id, message);
        return this.#options.store.runs.get(run.id) ?? run;
    }
    /**
     * Repeats chosen device runs, or all of them for null or none: under new ids, the old ones go with their results and
     * the run's archives. Answers the run in state WAITING.
     * @throws {DeviceCloudError} 400 for a run that has not ended, 404 for a device run that it does not have.
     */
    retry(run, deviceRunIds) {
        const { store, queue } = this.#options;
        if (isSessionRun(run)) {
            throw badRequest(`The run ${run.id} is a session of the automation broker.`, "Its client can open another.");
        }
        if (queue.has(run.id)) {
            throw badRequest(`The run ${run.id} has not ended.`, "Wait for its end, or abort it first.");
        }
        const all = store.deviceRuns.in({ parentId: run.id }).select();
        const chosen = chosenOf(all, run.id, deviceRunIds);
        const { blobs, ...again } = store.atomically(() => {
            const fresh = chosen.map(({ id, deviceId, deviceName }) => {
                store.deviceRuns.delete(id);
                return this.#insertDeviceRun(run, { id: deviceId, name: deviceName });
            });
            const blobs = forgetFiles(store, [run.id, ...chosen.map(({ id }) => id)]);
            const deviceRuns = [...all.filter((one) => !chosen.includes(one)), ...fresh];
            const updated = store.runs.update(run.id, { ...this.#startState(run, deviceRuns) });
            if (!updated)
                throw notFound("run", run.id);
            return { run: updated, deviceRuns, blobs };
        });
        this.#removeLater(blobs);
        return this.#begin(again.run, again.deviceRuns);
    }
    /** Aborts a run and deletes it with its device runs, results, archives and tags. */
    async remove(run) {
        const { store } = this.#options;
        const owner = this.#ownerOf(run);
        while (owner.has(run.id))
            await owner.abort(run.id, "The run was deleted.");
        const blobs = store.atomically(() => {
            const deviceRunIds = store.deviceRuns
                .in({ parentId: run.id })
                .select()
                .map(({ id }) => id);
            for (const id of deviceRunIds)
                store.deviceRuns.delete(id);
            for (const { id } of store.tags.in({ parentId: run.id }).select())
                store.tags.delete(id);
            store.runs.delete(run.id);
            return forgetFiles(store, [run.id, ...deviceRunIds]);
        });
        await removeBlobs(store, blobs);
    }
    /** Ends every run; `message` says why. */
    async close(message) {
        await this.#options.queue.close(message);
        await this.#options.hooks.close();
        await Promise.all(this.#removals);
    }
    #ownerOf(run) {
        return isSessionRun(run) ? this.#options.sessions : this.#options.queue;
    }
    #begin(run, deviceRuns) {
        this.#options.queue.add(new RunInProgress(this.#options.store, run, deviceRuns));
        return run;
    }
    #newRun(order) {
        const { store, clock } = this.#options;
        const { project, starter, config } = order;
        const number = nextRunNumber(store, project.id);
        const nameOf = (fileId) => (fileId === null ? null : store.files.get(fileId)?.name) ?? null;
        const deviceRuns = order.devices.map(({ displayName }) => this.#newDeviceRun(displayName, config));
        return {
            projectId: project.id,
            userId: project.userId,
            startedById: starter.id,
            startedByDisplayName: starter.name,
            number,
            displayName: order.name ?? `Test run ${number}`,
            createTime: clock.now(),
            frameworkId: order.frameworkId,
            frameworkName: frameworkOf(order.frameworkId)?.name ?? "",
            deviceCount: order.devices.length,
            files: {
                app: { originalName: nameOf(order.appFileId) },
                test: { originalName: nameOf(order.testFileId) },
            },
            config,
            appFileId: order.appFileId,
            testFileId: order.testFileId,
            dataFileId: order.dataFileId,
            parameters: order.parameters,
            ...this.#startState({ config }, deviceRuns),
        };
    }
    /** What a run has before any of these device runs begins. */
    #startState(run, deviceRuns) {
        const { config } = run;
        return {
            ...countersOf(deviceRuns),
            state: "WAITING",
            startTime: null,
            finishTime: null,
            hookDue: false,
            screenshotsFileId: null,
            logsFileId: null,
            simulated: deviceRuns.some(({ simulated }) => simulated),
            message: runNotes(config, deviceRuns, this.#options.hooks.refusalOf(config.hookURL)),
        };
    }
    #insertDeviceRun(run, device) {
        return this.#options.store.deviceRuns.insert({
            ...this.#newDeviceRun(device.name, run.config),
            runId: run.id,
            projectId: run.projectId,
            userId: run.userId,
            deviceId: device.id,
            deviceName: device.name,
            createTime: this.#options.clock.now(),
        });
    }
    #newDeviceRun(deviceName, config) {
        const none = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
        return {
            ...none,
            state: "WAITING",
            excludeReason: null,
            message: null,
            startTime: null,
            finishTime: null,
            exitCode: null,
            autoRetriesLeft: config.maxAutoRetriesCount,
            simulated: this.#options.isSimulated(deviceName),
        };
    }
    #removeLater(blobs) {
        const removal = removeBlobs(this.#options.store, blobs).finally(() => this.#removals.delete(removal));
        this.#removals.add(removal);
    }
}
function chosenOf(all, runId, ids) {
    if (ids === null || ids.length === 0)
        return all;
    return [...new Set(ids)].map((id) => {
        const found = all.find((one) => one.id === id);
        if (!found)
            throw notFound(`device run of run ${runId} with id`, id);
        return found;
    });
}

;// CONCATENATED MODULE: ./build/src/cloud/runs/create-test-runs.js










/** Test runs with all they need; those that an earlier cloud left under way are ended. */
function createTestRuns(parts) {
    const { store, clock, logger, slots, locks, devices, scenario } = parts;
    recoverRuns(store, clock, logger);
    const runDevice = createDeviceRunner(parts);
    const playDevice = scenario && createDevicePlayer(parts, scenario);
    const hooks = new RunHooks({ store, clock, logger, allowHosts: parts.allowHooks });
    const queue = new DeviceRunQueue({
        slots,
        locks,
        clock,
        logger,
        deviceOf: (deviceId) => devices.get(deviceId),
        perform: (work) => (work.deviceRun.simulated && playDevice ? playDevice(work) : runDevice(work)),
        exclusionOf(run, { deviceId, deviceName }) {
            const script = scenario?.scriptOf(deviceName);
            if (script && isLeftOut(script))
                return playedExclusion(script);
            return exclusionOf(devices.get(deviceId), frameworkOf(run.frameworkId), run.config);
        },
        queueMsOf: ({ deviceName }) => scenario?.scaledMs(scenario.scriptOf(deviceName)?.queueMs ?? 0) ?? 0,
        occupiesDevice: ({ simulated }) => !simulated || scenario?.exclusiveDevices !== false,
        dropResults: (deviceRunId) => removeBlobs(store, forgetFiles(store, [deviceRunId])),
        onEnd({ run }) {
            if (run.hookDue)
                hooks.deliver(run);
        },
    });
    hooks.deliverDue();
    const isSimulated = (deviceName) => scenario?.scriptOf(deviceName) !== undefined;
    return new TestRuns({ store, clock, queue, hooks, isSimulated, sessions: parts.sessions });
}

;// CONCATENATED MODULE: ./build/src/cloud/store/collection.js

/** One kind of record in the store: JSON documents with an id and owners. `T` holds plain JSON values only. */
class Collection {
    #database;
    #kind;
    #ownersOf;
    constructor(database, kind, ownersOf) {
        this.#database = database;
        this.#kind = kind;
        this.#ownersOf = ownersOf;
    }
    /** Stores a new record under the next id. When this returns, the record is kept. */
    insert(record) {
        const { userId = null, projectId = null, parentId = null } = this.#ownersOf(record);
        const { lastInsertRowid } = this.#database
            .prepare("INSERT INTO documents (kind, userId, projectId, parentId, doc) VALUES (?, ?, ?, ?, jsonb(?))")
            .run(this.#kind, userId, projectId, parentId, JSON.stringify(record));
        return { ...record, id: Number(lastInsertRowid) };
    }
    get(id) {
        return this.in({}).select({ where: [{ sql: "id = ?", values: [id] }] })[0];
    }
    /** Changes fields of a record and returns it; undefined when it is gone. Owners never change. */
    update(id, change) {
        const before = this.get(id);
        if (!before)
            return undefined;
        const { id: _, ...record } = { ...before, ...change };
        this.#database
            .prepare("UPDATE documents SET doc = jsonb(?) WHERE id = ?")
            .run(JSON.stringify(record), id);
        return { ...before, ...change };
    }
    /** Whether there was such a record. */
    delete(id) {
        const { changes } = this.#database
            .prepare("DELETE FROM documents WHERE id = ? AND kind = ?")
            .run(id, this.#kind);
        return Number(changes) > 0;
    }
    /** The records of these owners, to select from. */
    in(scope) {
        const owners = Object.entries(scope).map(([column, ids]) => {
            if (typeof ids === "number")
                return { sql: `AND ${column} = ?`, values: [ids] };
            // As one value: there may be more ids than a statement takes.
            return { sql: `AND ${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(ids)] };
        });
        return recordSource(this.#database, {
            sql: `(SELECT id, doc FROM documents WHERE kind = ? ${owners.map((part) => part.sql).join(" ")})`,
            values: [this.#kind, ...owners.flatMap((part) => part.values)],
        });
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/store/data-folder.js




/**
 * Opens `path`, created when missing and readable by this user alone; without it, a temporary folder.
 * @throws {DeviceCloudError} `input` when the folder cannot be written.
 */
function openDataFolder(path) {
    const lasting = path !== undefined;
    const root = lasting ? (0,external_node_path_.resolve)(path) : (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "device-cloud-"));
    const [blobs, incoming, workspaces] = ["blobs", "incoming", "workspaces"].map((name) => (0,external_node_path_.join)(root, name));
    try {
        for (const folder of [root, blobs, incoming, workspaces])
            data_folder_makeFolder(folder);
    }
    catch (error) {
        throw new errors/* DeviceCloudError */.c("input", `The data folder ${root} cannot be written: ${error.message}`, {
            remedy: "Choose a folder that this user may write.",
            cause: error,
        });
    }
    return {
        path: root,
        lasting,
        database: lasting ? (0,external_node_path_.join)(root, "cloud.sqlite") : null,
        blobs,
        incoming,
        workspaces,
        remove: () => (lasting ? undefined : (0,external_node_fs_.rmSync)(root, { recursive: true, force: true })),
    };
}
/** Node's own recursion never ends where a parent is there and refuses as if it were not, as `/proc` does. */
function data_folder_makeFolder(folder) {
    if ((0,external_node_fs_.existsSync)(folder))
        return;
    data_folder_makeFolder((0,external_node_path_.dirname)(folder));
    (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
;// CONCATENATED MODULE: ./build/src/cloud/store/statement-cache.js

/** Filters and sorts make statements of their own; those of an ordinary day are fewer. */
const MAX_STATEMENTS = 300;
/**
 * A database that prepares a statement once for as long as it is in use. Preparing takes longer than most statements,
 * and each leaves memory behind that the collector does not see.
 */
class StatementCache extends external_node_sqlite_.DatabaseSync {
    /** The one used longest ago comes first. */
    #statements = new Map();
    prepare(sql) {
        const statement = this.#statements.get(sql) ?? super.prepare(sql);
        this.#statements.delete(sql);
        this.#statements.set(sql, statement);
        if (this.#statements.size > MAX_STATEMENTS) {
            const [oldest] = this.#statements.keys();
            if (oldest !== undefined)
                this.#statements.delete(oldest);
        }
        return statement;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/store/database.js



/**
 * One table for every kind of record: an id is unique over all of them, so that a job's id never names a build.
 * The owners are columns, because every list asks for them; everything else lives in the document, as JSONB: lists
 * that filter and sort read a field of every record, and as text each would be parsed from its start.
 */
const DOCUMENTS = `
  CREATE TABLE documents (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    userId INTEGER,
    projectId INTEGER,
    parentId INTEGER,
    doc BLOB NOT NULL
  ) STRICT;
`;
const INDEXES = `
  CREATE INDEX documents_by_user ON documents (kind, userId);
  CREATE INDEX documents_by_project ON documents (kind, projectId);
  CREATE INDEX documents_by_parent ON documents (kind, parentId);
`;
const SETTINGS = "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;";
/** What the first version wrote: documents as text. Ids of deleted records are not given again. */
const TEXT_TO_JSONB = `
  ALTER TABLE documents RENAME TO texts;
  ${DOCUMENTS}
  INSERT INTO documents SELECT id, kind, userId, projectId, parentId, jsonb(doc) FROM texts;
  UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'texts') WHERE name = 'documents';
  DROP TABLE texts;
  ${INDEXES}
`;
const SCHEMA_VERSION = 2;
/** What brings a file of each earlier version to the present one; 0 is an empty file. */
const MIGRATIONS = [`${DOCUMENTS} ${INDEXES} ${SETTINGS}`, TEXT_TO_JSONB];
const SQLITE_BUSY = 5;
/**
 * Opens the store's database; null keeps it in memory. A file is held exclusively until it is closed, and what is
 * written to it survives a power cut.
 * @throws {DeviceCloudError} `input` when another process holds the file or a newer version wrote it.
 */
function openDatabase(path) {
    const database = new StatementCache(path ?? ":memory:");
    try {
        if (path !== null)
            holdExclusively(database, path);
        migrate(database, path ?? "memory");
        registerTextOperators(database);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}
function holdExclusively(database, path) {
    try {
        database.exec("PRAGMA locking_mode = EXCLUSIVE");
        database.exec("PRAGMA journal_mode = WAL");
        database.exec("PRAGMA synchronous = FULL");
        // The lock is the operating system's: it ends with this process, however that ends.
        database.exec("BEGIN EXCLUSIVE; COMMIT");
    }
    catch (error) {
        if (error.errcode !== SQLITE_BUSY)
            throw error;
        throw new errors/* DeviceCloudError */.c("input", `The data folder of ${path} is in use by another local device cloud.`, {
            remedy: "Stop that one, or give this one its own folder.",
            cause: error,
        });
    }
}
function migrate(database, place) {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version === SCHEMA_VERSION)
        return;
    if (version > SCHEMA_VERSION) {
        throw new errors/* DeviceCloudError */.c("input", `${place} was written by a newer version (schema ${version}).`, {
            remedy: "Use that version, or another data folder.",
        });
    }
    database.exec(`BEGIN; ${MIGRATIONS[version]} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
}

;// CONCATENATED MODULE: ./build/src/cloud/store/settings.js
/** Single values of this cloud, such as the key that signs its links. */
class Settings {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** The value kept under `name`; the first call makes it. */
    keep(name, make) {
        const kept = this.read(name);
        if (kept !== undefined)
            return kept;
        const value = make();
        this.write(name, value);
        return value;
    }
    /** The value kept under `name`; undefined when there is none. */
    read(name) {
        const kept = this.#database.prepare("SELECT value FROM settings WHERE name = ?").get(name);
        return kept?.value;
    }
    /** Keeps `value` under `name`, in the place of what was there. */
    write(name, value) {
        this.#database.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)").run(name, value);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/store/store.js





/**
 * Opens the store in `dataFolder`, or in memory with a temporary folder for bytes.
 * @throws {DeviceCloudError} `input` when the folder is in use, cannot be written or is newer than this version.
 */
function openStore(dataFolder) {
    const folder = openDataFolder(dataFolder);
    const database = openOrRemove(folder);
    const byUser = ({ userId }) => ({ userId });
    const blobs = new BlobStore(folder);
    const byProject = ({ projectId }) => ({ projectId });
    const files = new Collection(database, "file", ({ userId, buildId, deviceRunId, runId }) => {
        const parentId = buildId ?? deviceRunId ?? runId;
        return parentId === null || parentId === undefined ? { userId } : { userId, parentId };
    });
    return {
        database,
        folder,
        blobs,
        files,
        settings: new Settings(database),
        users: new Collection(database, "user", () => ({})),
        projects: new Collection(database, "project", byUser),
        tokens: new Collection(database, "token", byUser),
        jobs: new Collection(database, "job", byUser),
        builds: new Collection(database, "build", ({ userId, jobId }) => ({
            userId,
            parentId: jobId,
        })),
        configurations: new Collection(database, "configuration", byProject),
        configParameters: new Collection(database, "config-parameter", byProject),
        sharings: new Collection(database, "sharing", ({ userId, projectId }) => ({
            userId,
            projectId,
        })),
        deviceGroups: new Collection(database, "device-group", byUser),
        runs: new Collection(database, "run", ({ userId, projectId }) => ({ userId, projectId })),
        deviceRuns: new Collection(database, "device-run", ({ userId, projectId, runId }) => ({
            userId,
            projectId,
            parentId: runId,
        })),
        tags: new Collection(database, "tag", ({ testRunId }) => ({ parentId: testRunId })),
        async removeFile({ id, blob }) {
            files.delete(id);
            await blobs.remove(blob);
        },
        atomically: (work) => (database.isTransaction ? work() : inTransaction(database, work)),
        close() {
            database.close();
            folder.remove();
        },
    };
}
function inTransaction(database, work) {
    database.exec("BEGIN");
    try {
        const result = work();
        database.exec("COMMIT");
        return result;
    }
    catch (error) {
        database.exec("ROLLBACK");
        throw error;
    }
}
function openOrRemove(folder) {
    try {
        return openDatabase(folder.database);
    }
    catch (error) {
        folder.remove();
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/start-cloud.js





























const MIB = 1024 * 1024;
const DEFAULT_MAX_UPLOAD_BYTES = 4_608 * MIB;
const DEFAULT_LIMITS = { maxFiles: 2_000, maxBytes: 1_024 * MIB, maxConsoleBytes: 32 * MIB };
/**
 * Starts a local device cloud; it serves when this resolves.
 * @throws {DeviceCloudError} `input` when the data folder is in use, the address is taken or no browser is found.
 */
async function startCloud(options) {
    const store = openStore(options.dataFolder);
    try {
        return await start_cloud_serve(options, store);
    }
    catch (error) {
        store.close();
        throw error;
    }
}
async function start_cloud_serve(options, store) {
    const { logger, clock = base_clock/* wallClock */.Xb, host = "127.0.0.1", executors = catalogue/* defaultExecutors */.Q } = options;
    await recoverBuilds(store, clock, logger);
    const { apiKey, accounts: wanted, devices = defaultDevices } = options;
    const accounts = openAccounts(store, { accounts: wanted, apiKey }, clock.now());
    for (const account of accounts)
        furnishAccount(store, account, devices, clock.now());
    const address = { url: "" };
    const parts = await createParts(options, store, () => address.url);
    parts.archives.resume();
    const server = await createServer(parts, [host, ...(options.allowHosts ?? [])]);
    address.url = await listen(server, host, options.port ?? 0);
    let closed;
    const close = () => {
        closed ??= closeAll(parts, server);
        return closed;
    };
    return {
        url: address.url,
        account: cloudAccount(accounts[0]),
        accounts: accounts.map(cloudAccount),
        executors,
        devices,
        signInLink: () => `${address.url}/sign-in?token=${parts.pageSessions.issueLinkToken(accounts[0].user.id)}`,
        close,
        [Symbol.asyncDispose]: close,
    };
}
async function createParts(options, store, cloudUrl) {
    const { logger, clock = base_clock/* wallClock */.Xb, executors = catalogue/* defaultExecutors */.Q, environment } = options;
    const buildKeys = new BuildKeys();
    const browser = await findBrowser({ environment, logger });
    const { allowRoot = false } = options;
    const place = await openRunnerPlace({ logger, allowRoot, dataFolder: store.folder.path, browser });
    const runner = packageRunner(place);
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const slots = new BrowserSlots(options.maxBrowsers ?? (0,external_node_os_.availableParallelism)());
    const execution = { store, runner, clock, limits, cloudUrl };
    const buildRuns = createBuildRuns({ ...execution, buildKeys });
    const queue = new BuildQueue({
        builds: store.builds,
        executors,
        slots,
        run: buildRuns.run,
        clock,
        logger,
    });
    const devices = new DeviceCatalogue(options.devices ?? defaultDevices, store);
    const scenario = options.scenario && new Scenario(options.scenario);
    const locks = new DeviceLocks();
    const sessions = new Sessions(store, clock);
    const broker = new Broker({
        ...{ store, clock, logger, limits, slots, locks, devices, sessions },
        brokerLimits: { ...DEFAULT_BROKER_LIMITS, ...options.brokerLimits },
        backendOf: backends({ place, clock, webdriver: options.webdriver }),
    });
    const testRuns = createTestRuns({
        ...execution,
        logger,
        slots,
        locks,
        devices,
        scenario,
        sessions: broker,
        allowHooks: options.allowHooks ?? [],
    });
    return {
        store,
        sessions,
        broker,
        pageSessions: new PageSessions(clock),
        buildKeys,
        signer: new LinkSigner(store.settings.keep("link-key", () => (0,secrets/* newSecret */.jr)(64)), clock),
        executors,
        devices,
        queue,
        buildRuns,
        testRuns,
        scenario,
        archives: new RunArchives({ store, clock, logger }),
        clock,
        logger,
        wire: options.wire ?? "spec",
        generation: options.generation ?? "both",
        maxUploadBytes: options.maxUploadBytes ?? DEFAULT_MAX_UPLOAD_BYTES,
    };
}
function cannotListen(host, port, cause) {
    const isPort = cause.code === "EADDRINUSE" || cause.code === "EACCES";
    return new errors/* DeviceCloudError */.c("input", `Cannot listen on ${host} port ${port}: ${cause.message}.`, {
        remedy: isPort
            ? "Choose another port, or 0 for any free one."
            : "Give the address of one of this machine's networks as host: 127.0.0.1, or 0.0.0.0 for all of them.",
        cause,
    });
}
/** Listens, and returns the origin under which this machine reaches the cloud. */
async function listen(server, host, port) {
    try {
        await server.listen({ host, port });
    }
    catch (error) {
        await server.close();
        throw cannotListen(host, port, error);
    }
    const { address, family, port: taken } = server.server.address();
    const reachable = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
    return `http://${family === "IPv6" ? `[${reachable}]` : reachable}:${taken}`;
}
async function closeAll({ queue, testRuns, broker, archives, store }, server) {
    const message = "The device cloud was stopped.";
    await Promise.all([queue.close(message), broker.close(message), testRuns.close(message)]);
    await archives.close();
    await server.close();
    store.close();
}


/***/ }),

/***/ 34299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ BROKER_ROOTS),
/* harmony export */   ni: () => (/* binding */ MULTI_SESSION_WAIT)
/* harmony export */ });
/* unused harmony exports rootName, brokerOperations */
/** The paths of the automation broker: today's, and the older one (Client-side automation broker). */
const BROKER_ROOTS = ["/hub/wd", "/wd/hub"];
/** The name of a root where a word stands for it, as in `proves("openSession", "hubwd")`. */
function rootName(root) {
    return root.replaceAll("/", "");
}
/** The capability with which a device stays with its client after a quit, and its name for clients that want a prefix. */
const MULTI_SESSION_WAIT = {
    specified: "service_multiSessionWait",
    prefixed: "cloud:multiSessionWait",
};
const brokerOperations = [
    {
        id: "getBrokerStatus",
        method: "GET",
        path: "/status",
        says: "Whether the broker takes sessions, and how many requests wait for a device. Needs no credentials.",
    },
    {
        id: "openSession",
        method: "POST",
        path: "/session",
        says: "Opens a session on a device that the capabilities ask for, as soon as one is free.",
    },
    {
        id: "relayCommand",
        method: "POST",
        path: "/session/{sessionId}/{command}",
        says: "Any command of the session, whatever its method: passed to the device's driver, and its answer back.",
    },
    {
        id: "openSessionSocket",
        method: "GET",
        path: "/session/{sessionId}",
        says: "The WebSocket of the session (WebDriver BiDi), where it was opened with webSocketUrl: true.",
    },
    {
        id: "quitSession",
        method: "DELETE",
        path: "/session/{sessionId}",
        says: "Ends the session. With a multi-session wait, its device stays with the client for that long.",
    },
];


/***/ }),

/***/ 8950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ARCHIVE_KINDS),
/* harmony export */   v: () => (/* binding */ holds)
/* harmony export */ });
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31279);

/** The archives of a run, by the name of their request without `.zip` (Test runs: three path families). */
const ARCHIVE_KINDS = [
    "files",
    "logs",
    "screenshots",
    "build-logs",
    "apps-data",
    "performance",
];
/** Where a suite leaves what it measured. */
const PERFORMANCE_FOLDER = `${_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTPUT_FOLDER */ .zF}/performance/`;
/** Which results of a device run an archive holds, by their names (docs/decisions.md, Files). */
const HOLDS = {
    files: () => true,
    // Logs at the root are the cloud's: what a suite leaves there is JUnit.
    logs: (name) => /^[^/]+\.log$/.test(name),
    screenshots: (name) => name.startsWith(`${_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .SCREENSHOTS_FOLDER */ .x5}/`) && (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfResult */ .ZN)(name) === "screenshot",
    "build-logs": (name) => name === _layout_js__WEBPACK_IMPORTED_MODULE_0__/* .CONSOLE_LOG */ .ZF,
    performance: (name) => name.startsWith(PERFORMANCE_FOLDER),
};
/** Whether an archive of this kind holds the result with this name. */
function holds(kind, name) {
    return HOLDS[kind](name);
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

/***/ 40818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ schemaProblems)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37428);

const MOST_TOLD = 10;
/** What is wrong with a value that a schema refused, in one line: `[0].id: expected number, received undefined; …`. */
function schemaProblems({ issues }) {
    const told = issues.slice(0, MOST_TOLD).map(({ path, message }) => {
        const place = zod__WEBPACK_IMPORTED_MODULE_0__/* .toDotPath */ .sR(path);
        const what = message.replace(/^Invalid (?:input|option): /, "");
        return place === "" ? what : `${place}: ${what}`;
    });
    const rest = issues.length - told.length;
    return told.join("; ") + (rest > 0 ? `; and ${rest} more` : "");
}


/***/ })

};
