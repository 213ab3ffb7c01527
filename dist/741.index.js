export const id = 741;
export const ids = [741];
export const modules = {

/***/ 1042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25614);


/** Adds Markdown to the job summary. Where there is none, as outside a runner, nothing is lost but the page. */
async function writeSummary(markdown) {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (!file)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(file, `${markdown}\n`).catch((error) => _log_js__WEBPACK_IMPORTED_MODULE_1__/* .actionLogger */ .v0.warning(`The job summary could not be written (${error.message}).`));
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

/***/ 68888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ preformatted),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   yZ: () => (/* binding */ collapsed)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78765);

/** Stands where GitHub would otherwise make a mention, a reference or a link: a space without width. */
const BREAK = "\u200b";
const LINKING = /@(?=\w)|#(?=\d)|GH-(?=\d)|:(?=\/\/)|www(?=\.)/gi;
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
    return (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(text, maxLength)
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
    const plain = (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(text).trim();
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
function link(text, address) {
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


/***/ }),

/***/ 58064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ requestArchive),
/* harmony export */   i: () => (/* binding */ isUnknownOperation)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** The zip request of each archive. */
const REQUESTS = {
    files: (client, input, options) => client.archives.files(input, options),
    logs: (client, input, options) => client.archives.logs(input, options),
    screenshots: (client, input, options) => client.archives.screenshots(input, options),
    // The user family does not have it, so the run is addressed by its project (docs/decisions.md, Addresses and lists).
    "build-logs": (client, { userId: _, ...input }, options) => client.archives.buildLogs(input, options),
    "apps-data": (client, input, options) => client.archives.appsData(input, options),
    performance: (client, input, options) => client.archives.performance(input, options),
};
/**
 * Asks the service to make an archive of a run, or of chosen device runs of it. The answer may still be PREPARING; asking
 * twice does no harm.
 */
function requestArchive(client, kind, run, deviceRunIds, signal) {
    const query = deviceRunIds === undefined ? {} : { deviceRunIds: [...deviceRunIds] };
    return REQUESTS[kind](client, { ...run, query }, { signal, repeatable: true });
}
/** How a service answers an operation that it does not have; of a record that is known to exist. */
function isUnknownOperation(error) {
    return error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c && (error.status === 404 || error.status === 405);
}


/***/ }),

/***/ 82979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ collectFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_concurrency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49540);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78765);
/* harmony import */ var _safe_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82976);
/* harmony import */ var _unique_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16281);







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
    const uniqueName = (0,_unique_names_js__WEBPACK_IMPORTED_MODULE_3__/* .uniqueNames */ .u)();
    const problems = [];
    if (listed.length > MAX_FILES)
        problems.push(`Only ${MAX_FILES} of ${listed.length} result files were downloaded.`);
    const wanted = listed
        .slice(0, MAX_FILES)
        .map((file) => ({ file, name: uniqueName((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_4__/* .safePath */ .n)(file.name ?? `file-${file.id}`)) }));
    const files = await (0,_base_concurrency_js__WEBPACK_IMPORTED_MODULE_5__/* .mapBounded */ .y)(wanted, AT_ONCE, async ({ file, name }) => {
        try {
            return await downloadOne(file, name, options);
        }
        catch (error) {
            const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asDeviceCloudError */ .w)(error);
            if (failure.code === "cancelled")
                throw failure;
            problems.push(`The result file ${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h)(name)} could not be downloaded: ${failure.message}`);
            return null;
        }
    });
    return { files: files.filter((file) => file !== null), problems };
}
async function downloadOne(file, name, options) {
    const { client, folder, signal } = options;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...name.split("/"));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    if (!file.directUrl)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeviceCloudError */ .c("protocol", "the service gives no link to it");
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


/***/ }),

/***/ 85077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ downloadArchive)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/zip/zip-archive.js + 4 modules
var zip_archive = __webpack_require__(89967);
// EXTERNAL MODULE: ./build/src/base/duration.js
var duration = __webpack_require__(75815);
;// CONCATENATED MODULE: ./build/src/services/results/ready-archive.js


const PREPARE_MS = 10 * 60_000;
const FIRST_LOOK_MS = 250;
const LOOK_EVERY_MS = 3_000;
/**
 * What a zip request answered with, once it is READY. A service that cannot be asked for the file is asked for the link,
 * until that answers (docs/decisions.md, Files).
 * @throws {DeviceCloudError} `timeout` when it is still being prepared after `prepareMs`, `service` when it vanished.
 */
async function readyArchive(requested, tools) {
    const { clock, signal, prepareMs = PREPARE_MS } = tools;
    const until = clock.now() + prepareMs;
    let archive = requested;
    let canBeAsked = false;
    for (let pauseMs = FIRST_LOOK_MS; archive.state !== "READY"; pauseMs = longer(pauseMs)) {
        const found = await fileOf(archive, tools);
        if (found === undefined && canBeAsked)
            throw vanished(tools.name);
        if (found === undefined && (await answers(archive, tools)))
            return archive;
        canBeAsked = found !== undefined;
        archive = found ?? archive;
        if (archive.state === "READY")
            break;
        if (clock.now() >= until)
            throw unready(tools.name, prepareMs);
        await clock.sleep(pauseMs, signal);
    }
    return archive;
}
const longer = (pauseMs) => Math.min(pauseMs * 2, LOOK_EVERY_MS);
/** The file as it is now; undefined where the service does not have it, or has no way to ask for it. */
async function fileOf({ id }, { client, signal }) {
    try {
        return await client.files.get({ fileId: id }, { signal });
    }
    catch (error) {
        if (isMissing(error))
            return undefined;
        throw error;
    }
}
/** Whether the link already answers: one that does not yet answers 404. A byte of it is enough. */
async function answers({ directUrl }, { client, signal }) {
    if (!directUrl)
        return true;
    try {
        await client.readFrom(directUrl, 0, { signal, maxBytes: 1 });
        return true;
    }
    catch (error) {
        if (isMissing(error))
            return false;
        throw error;
    }
}
function isMissing(error) {
    return error instanceof errors/* DeviceCloudError */.c && (error.status === 404 || error.status === 405);
}
function vanished(name) {
    return new errors/* DeviceCloudError */.c("service", `The service dropped ${name} while it made it.`, {
        remedy: "Ask for it again later; the service keeps what the run wrote.",
    });
}
function unready(name, prepareMs) {
    return new errors/* DeviceCloudError */.c("timeout", `${name} is not ready after ${(0,duration/* formatDuration */.a)(prepareMs)}.`, {
        remedy: "Ask for it again later; the service keeps what the run wrote.",
    });
}

;// CONCATENATED MODULE: ./build/src/services/results/download-archive.js
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




const MAX_ATTEMPTS = 3;
const PAUSE_MS = 3_000;
const MAX_BYTES = 16 * 1024 ** 3;
/**
 * Asks for an archive, waits until it is READY and downloads it; what arrives is held against the size that the service
 * tells, and must be a zip archive. After a failure that another attempt may mend (a link that expired, an archive
 * that vanished or came incomplete) it is asked for again. A download that breaks goes on where it stopped.
 * @throws {DeviceCloudError} the last attempt's failure; nothing is left at `path` then.
 */
async function downloadArchive(request, download) {
    const { clock, signal, path } = download;
    for (let attempt = 1;; attempt++) {
        let isMade = false;
        try {
            const archive = await readyArchive(await request(), download);
            isMade = true;
            return await save(archive, download);
        }
        catch (error) {
            await (0,promises_.rm)(path, { force: true });
            const failure = (0,errors/* asDeviceCloudError */.w)(error);
            if (attempt >= MAX_ATTEMPTS || !mayBeMended(failure, isMade))
                throw failure;
            download.onRetry?.(failure);
            await clock.sleep(attempt * PAUSE_MS, signal);
        }
    }
}
async function save(archive, download) {
    const { client, path, name, signal, onProgress, maxBytes = MAX_BYTES } = download;
    if (!archive.directUrl)
        throw new errors/* DeviceCloudError */.c("protocol", `The service gives no link to ${name} (file ${archive.id}).`, {
            remedy: "Report it to the service.",
        });
    await client.download(archive.directUrl, path, { signal, maxBytes, onProgress });
    await checkWhole(archive, download);
    return { sizeBytes: (await (0,promises_.stat)(path)).size };
}
/** A gateway that cuts a file short, or answers with a page of its own, may look like a success. */
async function checkWhole({ size }, { path, name }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { size: sizeBytes } = await (0,promises_.stat)(path);
        if (typeof size === "number" && size > 0 && size !== sizeBytes)
            throw new errors/* DeviceCloudError */.c("unreachable", `${name} came with ${sizeBytes} of its ${size} bytes.`, {
                remedy: "The network or the service may be unstable; try again later.",
            });
        const _ = __addDisposableResource(env_1, await (0,zip_archive/* openZip */.Q)(path, name), true);
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
/** A refusal stays one, and so does an archive that is too large; a link may have expired, an archive be made anew. */
function mayBeMended({ code, fault }, isMade) {
    if (isMade)
        return ["unreachable", "service", "timeout", "forbidden", "not-found", "package"].includes(code);
    return fault === "service" && code !== "protocol" && code !== "timeout";
}


/***/ }),

/***/ 13688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ refusalsText)
/* harmony export */ });
const SHOWN = 5;
/** What was left out of an archive and why, in one sentence; undefined when nothing was. */
function refusalsText(refusals) {
    if (refusals.length === 0)
        return undefined;
    const shown = refusals.slice(0, SHOWN).map(({ name, reason }) => `"${name}" ${reason}`);
    const more = refusals.length > SHOWN ? [`and ${refusals.length - SHOWN} more`] : [];
    return `${refusals.length} of its files ${refusals.length === 1 ? "was" : "were"} left out: ${[...shown, ...more].join("; ")}.`;
}


/***/ }),

/***/ 82976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ safePath),
/* harmony export */   u: () => (/* binding */ folderName)
/* harmony export */ });
/* harmony import */ var _base_zip_entry_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79183);

/**
 * What Windows or an artifact refuses, control characters, marks that make a name read as another one, and what makes a
 * runner's command of a line that a name is printed in.
 */
const ILLEGAL = /##(?=\[)|[<>:"|?*\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
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
/** A name that comes from outside as that of one folder; `fallback` where nothing of it can be kept. */
function folderName(name, fallback) {
    return safeSegment(name.replace(/[/\\]/g, "_")) || fallback;
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
    return (0,_base_zip_entry_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .r)(shorten(legal), "portable") ? `_${legal}` : legal;
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


/***/ }),

/***/ 16281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ uniqueNames)
/* harmony export */ });
/**
 * Hands out each path once, with a number where it is taken: `a.png`, `a-2.png`. Names that some system takes for the
 * same count as the same: those of another letter case or Unicode form. Folders that are the same in this way become
 * one, and where a file stands in the place of a folder, the folder gets the number.
 */
function uniqueNames() {
    const root = emptyFolder();
    return (path) => {
        const parts = path.split("/");
        const name = parts.pop() ?? "";
        const places = [];
        let folder = root;
        for (const part of parts) {
            const entered = enter(folder, part);
            places.push(entered.name);
            folder = entered.folder;
        }
        return [...places, claim(folder, name)].join("/");
    };
}
function emptyFolder() {
    return { taken: new Map(), next: new Map() };
}
/** The folder `part` of a folder, made unless it is there. */
function enter(parent, part) {
    for (let count = 1;; count++) {
        const name = count === 1 ? part : `${part}-${count}`;
        const there = parent.taken.get(folded(name));
        if (there?.folder)
            return { name: there.name, folder: there.folder };
        if (there)
            continue;
        const folder = emptyFolder();
        parent.taken.set(folded(name), { name, folder });
        return { name, folder };
    }
}
function claim(folder, wanted) {
    const key = folded(wanted);
    const dot = wanted.lastIndexOf(".");
    const cut = dot > 0 ? dot : wanted.length;
    for (let count = folder.next.get(key) ?? 1;; count++) {
        const name = count === 1 ? wanted : `${wanted.slice(0, cut)}-${count}${wanted.slice(cut)}`;
        if (folder.taken.has(folded(name)))
            continue;
        folder.taken.set(folded(name), { name, folder: undefined });
        folder.next.set(key, count + 1);
        return name;
    }
}
/** Coarser than any file system folds: at worst a name gets a number that it did not need. */
function folded(name) {
    return name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFC");
}


/***/ }),

/***/ 477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PI: () => (/* binding */ checkArchive),
  b: () => (/* binding */ unpackArchive)
});

// UNUSED EXPORTS: resultLimits

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/base/zip/entry-name.js
var entry_name = __webpack_require__(79183);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/base/zip/zip-archive.js + 4 modules
var zip_archive = __webpack_require__(89967);
// EXTERNAL MODULE: ./build/src/base/zip/zip-limits.js
var zip_limits = __webpack_require__(16333);
;// CONCATENATED MODULE: ./build/src/base/zip/salvage-zip.js
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








/**
 * Extracts every file of the archive at `path` that can safely be, one by one, and says of each other entry why not: a
 * name that leads elsewhere, a link, a device, encrypted, damaged, overlapping another, or beyond a limit. Files get
 * plain permissions; folders are made as files need them.
 * @throws {DeviceCloudError} `package` when it is no zip archive or its directory cannot be read, `input` when a file
 * cannot be written.
 */
async function salvageZip(path, options, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const archive = __addDisposableResource(env_1, await (0,zip_archive/* openZip */.Q)(path, options.archiveName), true);
        const { limits } = options;
        const entries = archive.entries.slice(0, limits.maxEntries);
        const destination = options.destinations(entries);
        const state = { files: [], refusals: [], fileCount: 0, totalBytes: 0, coveredBytes: 0 };
        const work = { ...state, archive, limits, destination, signal };
        // In the order of their data: entries that overlap, which is how a small archive becomes endless, follow each other.
        for (const entry of entries.toSorted((a, b) => a.offset - b.offset))
            await salvageEntry(entry, work);
        const beyond = archive.entries[limits.maxEntries];
        const left = archive.entries.length - entries.length;
        if (beyond)
            refuse(beyond, `is the first of ${left} beyond ${limits.maxEntries} entries`, work);
        const { files, refusals, fileCount } = work;
        return { files, refusals, fileCount };
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
async function salvageEntry(entry, work) {
    (0,clock/* throwIfCancelled */.dZ)(work.signal);
    const problem = (0,entry_name/* escapeProblem */.P)(entry.name) ?? kindProblem(entry);
    if (problem)
        return refuse(entry, problem, work);
    if (entry.isFolder)
        return;
    try {
        const { end } = await work.archive.locate(entry);
        if (entry.offset < work.coveredBytes)
            return refuse(entry, "overlaps another entry", work);
        work.coveredBytes = end;
        await extract(entry, work);
        work.fileCount++;
    }
    catch (error) {
        if (!(error instanceof errors/* DeviceCloudError */.c) || error.code !== "package")
            throw error;
        refuse(entry, error.cause instanceof Error ? error.cause.message : error.message, work);
    }
}
function kindProblem(entry) {
    if (entry.isSpecial)
        return "is a device, a FIFO or a socket";
    if (entry.isLink)
        return "is a symbolic link";
    if (entry.isFolder && entry.sizeBytes > 0)
        return "is a folder that holds data";
    return undefined;
}
function refuse({ name }, reason, { refusals }) {
    refusals.push({ name: (0,untrusted_text/* plainLine */.h)(name, 120), reason });
}
/** Writes one file, or only reads it. One that fails half-way leaves nothing. */
async function extract(entry, work) {
    const path = work.destination(entry);
    if (path === null)
        return await readThrough(entry, work, async () => { });
    try {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            const file = __addDisposableResource(env_2, await (0,promises_.open)(path, "wx", 0o644), true);
            await readThrough(entry, work, (chunk) => file.writeFile(chunk));
            work.files.push({ path, sizeBytes: entry.sizeBytes });
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
        if (!(error instanceof errors/* DeviceCloudError */.c))
            throw unwritable(path, error);
        await (0,promises_.rm)(path, { force: true });
        throw error;
    }
}
async function readThrough(entry, work, take) {
    let sizeBytes = 0;
    for await (const chunk of work.archive.stream(entry, work.signal)) {
        sizeBytes += chunk.length;
        work.totalBytes += chunk.length;
        const problem = (0,zip_limits/* sizeProblem */.b)(entry, { sizeBytes, totalBytes: work.totalBytes }, work.limits);
        if (problem)
            throw work.archive.refusal(entry.name, problem);
        await take(chunk);
    }
}
function unwritable(path, error) {
    return new errors/* DeviceCloudError */.c("input", `${(0,untrusted_text/* plainLine */.h)(path)} cannot be written: ${error.code ?? error.message}.`, {
        cause: error,
        remedy: "Check that its folder is writable, and the free space.",
    });
}

// EXTERNAL MODULE: ./build/src/services/results/safe-path.js
var safe_path = __webpack_require__(82976);
// EXTERNAL MODULE: ./build/src/services/results/unique-names.js
var unique_names = __webpack_require__(16281);
;// CONCATENATED MODULE: ./build/src/services/results/unpack-archive.js





const GIB = 1024 ** 3;
/** For results: logs inflate a lot, so only what no suite could leave counts as a bomb. */
const resultLimits = {
    maxEntries: 100_000,
    maxFileBytes: 8 * GIB,
    maxTotalBytes: 32 * GIB,
    maxRatio: 1_000,
    ratioFromBytes: 256 * 1024 ** 2,
};
/**
 * Unpacks an archive of results into `folder`: every file that can safely be, under a name that every system can store.
 * What merely has an odd name is renamed; what leads elsewhere or is damaged is left out, with the reason.
 * @throws {DeviceCloudError} `package` when it is no zip archive, `input` when the folder cannot be written.
 */
async function unpackArchive(zip, options) {
    const { folder, deviceRunId, archiveName, limits = resultLimits, signal } = options;
    const uniqueName = (0,unique_names/* uniqueNames */.u)();
    let folderName;
    const destinations = (entries) => {
        folderName = folderAround(entries, deviceRunId);
        return ({ name }) => {
            const inner = folderName === undefined ? name : name.slice(folderName.length + 1);
            return (0,external_node_path_.join)(folder, ...uniqueName((0,safe_path/* safePath */.n)(inner)).split("/"));
        };
    };
    const { files, refusals } = await salvageZip(zip, { limits, archiveName, destinations }, signal);
    const named = files.map(({ path, sizeBytes }) => ({
        name: (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join("/"),
        path,
        sizeBytes,
    }));
    return { folderName, files: named.sort((a, b) => (a.name < b.name ? -1 : 1)), refusals };
}
/**
 * Reads an archive of results through without writing anything, and says which entries are damaged or hostile.
 * @throws {DeviceCloudError} `package` when it is no zip archive.
 */
async function checkArchive(zip, { archiveName, limits = resultLimits, signal }) {
    const destinations = () => () => null;
    return await salvageZip(zip, { limits, archiveName, destinations }, signal);
}
/** The one folder that every file of the archive lies in, when it is that of the device run. */
function folderAround(entries, deviceRunId) {
    if (deviceRunId === undefined)
        return undefined;
    const inside = entries.filter(({ name, isFolder }) => !isFolder && (0,entry_name/* escapeProblem */.P)(name) === undefined);
    const [around] = (inside[0]?.name ?? "").split(/[/\\]/, 1);
    if (!around?.endsWith(`-${deviceRunId}`))
        return undefined;
    return inside.every(({ name }) => /[/\\]/.test(name.charAt(around.length)) && name.startsWith(around))
        ? around
        : undefined;
}


/***/ })

};
