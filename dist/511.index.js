export const id = 511;
export const ids = [511,439];
export const modules = {

/***/ 75439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ defaultExecutors),
/* harmony export */   readExecutors: () => (/* binding */ readExecutors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45586);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);



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
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The executor file ${path} is wrong: ${zod__WEBPACK_IMPORTED_MODULE_3__/* .prettifyError */ .S1(parsed.error)}`, {
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

/***/ 13511:
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/cloud/access/secrets.js

const ALPHANUMERICS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** A new secret of `length` letters and digits; public clients insist on 32 for an API key. */
function newSecret(length = 32) {
    return Array.from({ length }, () => ALPHANUMERICS[(0,external_node_crypto_.randomInt)(ALPHANUMERICS.length)]).join("");
}
/** What is kept of a secret that only has to be recognised. */
function digestOf(secret) {
    return (0,external_node_crypto_.createHash)("sha256").update(secret).digest("hex");
}
/** Whether two secrets are equal, in a time that tells nothing about where they differ. */
function sameSecret(one, other) {
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
}

;// CONCATENATED MODULE: ./build/src/cloud/access/accounts.js


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
    if (apiKey !== undefined && !API_KEY.test(apiKey)) {
        throw new errors/* DeviceCloudError */.c("input", "The API key has characters that Basic authentication cannot carry.", {
            remedy: "Use letters and digits; 32 of them suit every client.",
        });
    }
    const user = store.users.in({}).select({ limit: 1 })[0] ?? createUser(store, nowMs);
    const project = store.projects.in({ userId: user.id }).select({ limit: 1 })[0] ??
        store.projects.insert({ userId: user.id, name: "Default project", createTime: nowMs });
    if (apiKey === undefined || apiKey === user.apiKey)
        return { user, project };
    return { user: store.users.update(user.id, { apiKey }) ?? user, project };
}
function createUser(store, createTime) {
    return store.users.insert({
        email: "developer@device-cloud.example",
        name: "Developer",
        password: newSecret(),
        apiKey: newSecret(),
        createTime,
    });
}
/** The account with this API key. Every account is compared, so the time tells nothing. */
function userByKey(store, apiKey) {
    return store.users
        .in({})
        .select()
        .filter((user) => sameSecret(user.apiKey, apiKey))[0];
}
/** The account with this e-mail address and password. */
function userByPassword(store, email, password) {
    const candidates = store.users.in({}).select();
    return candidates.filter((user) => sameSecret(user.password, password) && user.email === email)[0];
}

;// CONCATENATED MODULE: ./build/src/cloud/access/build-keys.js

/**
 * The keys that builds are given: good for one build's own operations while it runs. They are kept in memory, because
 * no build outlives the cloud.
 */
class BuildKeys {
    #builds = new Map();
    /** A key for one build; `revoke` ends it. */
    issue(buildId) {
        const key = newSecret();
        const digest = digestOf(key);
        this.#builds.set(digest, buildId);
        return { key, revoke: () => this.#builds.delete(digest) };
    }
    /** The build whose key this is. Looked up by digest, so the time tells nothing about a key. */
    buildOf(key) {
        return this.#builds.get(digestOf(key));
    }
}

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
        if (!sameSecret(signature, this.#seal(fileId, expires)))
            return false;
        return Number(expires) * 1_000 > this.#clock.now();
    }
    #seal(fileId, expires) {
        return (0,external_node_crypto_.createHmac)("sha256", this.#key).update(`${fileId}\n${expires}`).digest("base64url");
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/access/sessions.js

/** How long an access token opens the API, in seconds (the answer's `expires_in`). */
const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 24 * 3_600;
/** OAuth sessions: tokens that expire. The store knows their digests only. */
class Sessions {
    #store;
    #clock;
    constructor(store, clock) {
        this.#store = store;
        this.#clock = clock;
    }
    issue(user, use) {
        this.#forgetExpired();
        const token = newSecret(40);
        const seconds = use === "access" ? ACCESS_SECONDS : REFRESH_SECONDS;
        const expireTime = this.#clock.now() + seconds * 1_000;
        this.#store.tokens.insert({ userId: user.id, use, digest: digestOf(token), expireTime });
        return token;
    }
    /** The account whose unexpired token this is. */
    userOf(token, use) {
        const where = [
            { sql: "json_extract(doc, '$.digest') = ?", values: [digestOf(token)] },
            { sql: "json_extract(doc, '$.use') = ?", values: [use] },
        ];
        const found = this.#store.tokens.in({}).select({ where })[0];
        if (!found || found.expireTime <= this.#clock.now())
            return undefined;
        return this.#store.users.get(found.userId);
    }
    #forgetExpired() {
        const expired = { sql: "json_extract(doc, '$.expireTime') <= ?", values: [this.#clock.now()] };
        for (const { id } of this.#store.tokens.in({}).select({ where: [expired] }))
            this.#store.tokens.delete(id);
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/builds/build-queue.js
/** Gives builds to executors: in order of arrival, one at a time per executor, `maxRunning` over all. */
class BuildQueue {
    #options;
    /** Builds that wait, the longest-waiting first. */
    #waiting = [];
    #running = new Map();
    #closed = false;
    constructor(options) {
        this.#options = options;
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
            this.#finish(build.id, { status: "ABORTED", message, exitCode: null });
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
            if (this.#closed || this.#running.size >= this.#options.maxRunning)
                return;
            const executor = this.#freeExecutorFor(build);
            if (executor)
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
        const { builds, clock } = this.#options;
        this.#unqueue(queued.id);
        const build = builds.update(queued.id, {
            state: "BUILDING",
            startTime: clock.now(),
            executorId: executor.id,
            executorName: executor.name,
        });
        if (!build)
            return;
        const abort = new AbortController();
        const ended = this.#attempt(build, executor, abort.signal).then((outcome) => {
            this.#finish(build.id, outcome);
            this.#startNext();
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
            return { status: "FAILURE", message: `The cloud could not run the build: ${reason}`, exitCode: null };
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
    for (const { id, blob } of store.files.in({}).select({ where: [stateIsNot("READY")] })) {
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/contract/results/junit.js + 4 modules
var junit = __webpack_require__(55657);
// EXTERNAL MODULE: ./build/src/contract/results/layout.js
var layout = __webpack_require__(31279);
// EXTERNAL MODULE: ./build/src/contract/results/merge-junit.js
var merge_junit = __webpack_require__(35784);
;// CONCATENATED MODULE: ./build/src/cloud/execution/find-results.js




const MAX_DEPTH = 32;
/** A suite can make files faster than anybody wants to hear of them. */
const MAX_LOOKED_AT = 200_000;
const MAX_PROBLEMS = 100;
/** The results below a working folder, in the order of their names: JUnit first, so that limits cut it last. */
async function findResults(workspace) {
    const findings = { files: [], problems: [] };
    for (const entry of await sortedEntries(workspace)) {
        if ((0,layout/* kindOfResult */.ZN)(entry.name) === "junit")
            await look(findings, workspace, entry.name);
    }
    for (const folder of [layout/* SCREENSHOTS_FOLDER */.x5, layout/* OUTPUT_FOLDER */.zF])
        await look(findings, workspace, folder);
    return findings;
}
/** Takes a file, goes into a folder, and tells of anything else. */
async function look(findings, workspace, name, depth = 0) {
    if (findings.files.length >= MAX_LOOKED_AT)
        return;
    const path = (0,external_node_path_.join)(workspace, name);
    const status = await (0,promises_.lstat)(path).catch(() => undefined);
    if (!status)
        return depth > 0 ? tell(findings, name, "it cannot be read") : undefined;
    if (status.isDirectory())
        return await lookInto(findings, workspace, name, depth);
    if (!status.isFile())
        return tell(findings, name, status.isSymbolicLink() ? "it is a link" : "it is no file");
    if (!isWanted(name))
        return;
    findings.files.push({ name, path, sizeBytes: status.size });
}
async function lookInto(findings, workspace, folder, depth) {
    if (depth >= MAX_DEPTH)
        return tell(findings, folder, `it is nested more than ${MAX_DEPTH} deep`);
    for (const { name } of await sortedEntries((0,external_node_path_.join)(workspace, folder))) {
        await look(findings, workspace, `${folder}/${name}`, depth + 1);
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
 * What a suite left behind in its working folder: JUnit files, screenshots and output files
 * (docs/decisions.md, What a suite leaves behind). Regular files only, no link is followed, and names are made plain.
 * To be called when every process of the suite is gone.
 */
async function collectResults(workspace, limits) {
    const found = await findResults(workspace);
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
async function openFolders(folder) {
    await (0,promises_.chmod)(folder, 0o700);
    for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true })) {
        if (entry.isDirectory())
            await openFolders((0,external_node_path_.join)(folder, entry.name));
    }
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

// EXTERNAL MODULE: ./build/src/contract/operations/index.js + 40 modules
var operations = __webpack_require__(57830);
// EXTERNAL MODULE: ./build/src/contract/paths.js + 1 modules
var paths = __webpack_require__(52518);
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

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./build/src/cloud/builds/console-log.js


/** The name of the console log among a build's results. */
const CONSOLE_LOG = "console.log";
/** Opens the log of a build: a PREPARING file of at most `maxBytes`, what comes after is left out and said so. */
async function openConsoleLog(store, build, options) {
    const blob = await store.blobs.create();
    const file = store.files.insert({
        userId: build.userId,
        name: CONSOLE_LOG,
        mimetype: "text/plain",
        direction: "OUTPUT",
        inputType: null,
        state: "PREPARING",
        size: 0,
        createTime: options.nowMs,
        blob,
        buildId: build.id,
    });
    const target = (0,external_node_fs_.createWriteStream)(store.blobs.path(blob), { flags: "a", flush: store.folder.lasting });
    let leftBytes = options.maxBytes;
    // A full disk ends the log; its disposal tells.
    target.on("error", () => {
        leftBytes = 0;
    });
    return {
        fileId: file.id,
        write(chunk) {
            const bytes = Buffer.from(chunk);
            if (leftBytes <= 0)
                return;
            target.write(bytes.subarray(0, leftBytes));
            leftBytes -= bytes.length;
            if (leftBytes <= 0)
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

;// CONCATENATED MODULE: ./build/src/cloud/builds/judge-build.js
/**
 * The outcome of a build: FAILURE when a test failed, the script exited non-zero or ran too long, or a test package
 * left no readable result. A pipeline need not test anything: its exit code counts, and failed tests where it has any.
 */
function judgeBuild({ end, totals, isPipeline, timeoutMs, abortedBy }) {
    const failure = (message, exitCode = null) => ({
        status: "FAILURE",
        message,
        exitCode,
    });
    switch (end.how) {
        case "aborted":
            return { status: "ABORTED", message: abortedBy, exitCode: null };
        case "refused":
            return failure(end.reason);
        case "timeout":
            return failure(`The build ran longer than its timeout of ${timeoutMs / 1_000} s.`);
        case "exited": {
            const { exitCode } = end;
            if (totals.failed > 0)
                return failure(`${totals.failed} of ${totals.executed} tests failed.`, exitCode);
            if (exitCode !== 0)
                return failure(`The script exited with ${exitCode}.`, exitCode);
            if (!totals.readable && !isPipeline)
                return failure("The script left no readable JUnit result.", exitCode);
            return { status: "SUCCESS", message: null, exitCode };
        }
    }
}

;// CONCATENATED MODULE: ./build/src/cloud/builds/result-name.js
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

;// CONCATENATED MODULE: ./build/src/cloud/builds/result-set.js





/** The results of one running build: what its script sends, and what it leaves in its folder. */
class ResultSet {
    #store;
    #owner;
    #limits;
    #clock;
    #kept = new Map();
    #sending = new AbortController();
    #last = Promise.resolve();
    constructor(store, build, limits, clock) {
        this.#store = store;
        this.#owner = { buildId: build.id, userId: build.userId };
        this.#limits = limits;
        this.#clock = clock;
    }
    /**
     * Takes a result that the build sends; one without a name gets a number. One after the other, so that the limits
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
        this.#sending.abort(new errors/* DeviceCloudError */.c("refused", "The build has ended.", { status: 400 }));
        await this.#last;
    }
    [Symbol.asyncDispose]() {
        return this.endSending();
    }
    /** Keeps a result that the build left in its folder. One of the same name is replaced. */
    async add(name, write, signal) {
        signal?.throwIfAborted();
        const place = result_set_folded(name);
        if (!isResultName(name) || place === CONSOLE_LOG) {
            throw badRequest(`${JSON.stringify(name.slice(0, 200))} is no name for a result.`, "Give a relative path.");
        }
        const older = this.#kept.get(place);
        if (!older && this.#kept.size >= this.#limits.maxFiles) {
            throw badRequest(`A build keeps at most ${this.#limits.maxFiles} results.`);
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

;// CONCATENATED MODULE: ./build/src/cloud/builds/run-build.js
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












/** What runs builds: package, console log and results of each, from the blob store and back to it. */
function createBuildRuns(parts) {
    const running = new Map();
    return {
        resultsOf: (buildId) => running.get(buildId),
        async run(build, executor, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const { store, clock, limits } = parts;
                const workspace = __addDisposableResource(env_1, await openWorkspace(store, build.id), true);
                const log = __addDisposableResource(env_1, await openConsoleLog(store, build, {
                    nowMs: clock.now(),
                    maxBytes: limits.maxConsoleBytes,
                }), true);
                const results = __addDisposableResource(env_1, new ResultSet(store, build, limits, clock), true);
                running.set(build.id, results);
                try {
                    return await perform(parts, results, { build, executor, workspace: workspace.path, log, signal });
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
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
/** The working folder of a build; it goes with the build. */
async function openWorkspace(store, buildId) {
    const path = (0,external_node_path_.join)(store.folder.workspaces, `build-${buildId}`);
    await (0,promises_.mkdir)(path, { mode: 0o700 });
    return { path, [Symbol.asyncDispose]: () => removeTree(path) };
}
async function perform(parts, results, execution) {
    const { build, workspace, log, signal } = execution;
    const pipeline = parts.store.jobs.get(build.jobId)?.pipeline ?? null;
    const timeoutMs = buildTimeoutMs(build.configuration);
    const end = await execute(parts, execution, { pipeline, timeoutMs });
    await results.endSending();
    const totals = await keepResults(parts, workspace, results, log);
    const outcome = judgeBuild({
        end,
        totals,
        isPipeline: pipeline !== null,
        timeoutMs,
        abortedBy: String(signal.reason),
    });
    run_build_tell(log, outcome.message === null ? outcome.status : `${outcome.status}: ${outcome.message}`);
    return outcome;
}
async function execute(parts, { build, executor, workspace, log, signal }, { pipeline, timeoutMs }) {
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
            workspace,
            environment: buildEnvironment(build, executor, { cloudUrl, apiKey: apiKey.key }),
            profile: executor.profile,
            secrets: [apiKey.key],
            timeoutMs,
            signal,
            onOutput: (chunk) => log.write(chunk),
        });
    }
    finally {
        apiKey.revoke();
    }
}
/** Moves what the build left in its folder into the store; what cannot be kept is told in the console log. */
async function keepResults({ store, limits }, workspace, results, log) {
    const { files, totals, readable, problems } = await collectResults(workspace, limits);
    for (const problem of problems)
        run_build_tell(log, problem);
    for (const { name, path } of files) {
        try {
            await results.add(name, (maxBytes, signal) => store.blobs.keep((0,external_node_fs_.createReadStream)(path), maxBytes, signal));
        }
        catch (error) {
            run_build_tell(log, `The result "${(0,untrusted_text/* plainLine */.h)(name)}" was not kept: ${(0,errors/* asDeviceCloudError */.w)(error).message}`);
        }
    }
    return { ...totals, readable };
}
/** A line of the cloud's own in the console log of a build. */
function run_build_tell(log, message) {
    log.write(`[device cloud] ${(0,untrusted_text/* plainLine */.h)(message, 500)}\n`);
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/cloud/execution/start-browser.js


const START_LIMIT_MS = 20_000;
/** Why the browser does not start here, in one line; undefined when it does. Asks for its version only. */
function failureToStart(browser) {
    // On Windows that question opens a window, so there the program's being there must do.
    if (process.platform === "win32")
        return Promise.resolve(undefined);
    const libraries = browser.libraryPaths.join(":");
    const env = {
        PATH: "/usr/bin:/bin",
        HOME: "/nonexistent",
        ...(libraries && { LD_LIBRARY_PATH: libraries }),
    };
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)(browser.path, ["--version"], { env, timeout: START_LIMIT_MS, killSignal: "SIGKILL" }, (error, _, says) => {
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
    for (const libraryPaths of libraries) {
        const failure = await failureToStart({ path, libraryPaths });
        if (failure === undefined) {
            const fonts = (0,external_node_fs_.existsSync)("/etc/fonts/fonts.conf")
                ? {}
                : { fontConfiguration: fontConfigurationIn(folder) };
            return { path, libraryPaths, readablePaths: [folder], origin, ...fonts };
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
        const failure = await failureToStart({ path, libraryPaths: [] });
        if (failure === undefined) {
            return { path, libraryPaths: [], readablePaths: [(0,external_node_path_.dirname)(path)], origin };
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
function bubblewrapArguments(plan, workspace, room) {
    return [
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

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
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
/** Whether the process was started with a variable whose value begins so (`NAME=start`). */
function hasVariableStarting(pid, start) {
    if (process.platform === "linux")
        return read(`/proc/${pid}/environ`)
            .split("\0")
            .some((one) => one.startsWith(start));
    return hasVariable(pid, start);
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
        start: (command) => start(plan, command),
    };
}
async function start(plan, command) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const pipe = bubblewrap_addDisposableResource(env_1, await openOutputPipe(command.room.temp), true);
        // The options go through a pipe: on the command line the suite could read this machine's paths in its process list.
        const options = ["--args", "3", "--json-status-fd", "4", "--"];
        const child = (0,external_node_child_process_.spawn)(plan.program, [...options, ...plan.prefix, ...errorsToOutput(command.words)], {
            cwd: "/",
            env: { ...command.environment },
            stdio: ["ignore", pipe.writer, "pipe", "pipe", "pipe"],
        });
        const [, , errors, args, status] = child.stdio;
        args.on("error", () => { }).end(bubblewrapArguments(plan, command.workspace, command.room).join("\0"));
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
            env: { ...command.environment, [RUN_MARKER]: marker },
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

;// CONCATENATED MODULE: ./build/src/cloud/execution/room.js







const FOLDER = "rooms";
/**
 * An empty place for rooms in the cloud's data folder. What a cloud that was killed left there is cleared away: folders,
 * and processes that no sandbox took along, which live in a home below it.
 */
async function openRooms(dataFolder) {
    const rooms = (0,external_node_path_.join)(dataFolder, FOLDER);
    if ((0,external_node_fs_.existsSync)(rooms))
        await endProcesses(() => processesAtHomeIn(rooms));
    await removeTree(rooms);
    await (0,promises_.mkdir)(rooms, { mode: 0o700 });
    return rooms;
}
function processesAtHomeIn(rooms) {
    return listProcesses()
        .map(({ pid }) => pid)
        .filter((pid) => pid !== process.pid && hasVariableStarting(pid, `HOME=${rooms}/`));
}
async function createRoom(rooms) {
    // Short: sockets in the temporary folder have paths of about 100 characters at most.
    const root = (0,external_node_path_.join)(rooms, (0,external_node_crypto_.randomBytes)(4).toString("hex"));
    const room = { home: (0,external_node_path_.join)(root, "home"), temp: (0,external_node_path_.join)(root, "tmp"), tools: (0,external_node_path_.join)(root, "bin") };
    for (const folder of Object.values(room))
        await (0,promises_.mkdir)(folder, { recursive: true });
    return { ...room, [Symbol.asyncDispose]: () => removeTree(root) };
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
    const switches = [...demanded, ...QUIET, ...profileSwitches(profile)].map(quoted).join(" ");
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
exec ${quoted(browser.path)} ${switches} $mode "$@"
`;
}
function libraryLines(browser) {
    const lines = [];
    if (browser.libraryPaths.length > 0) {
        lines.push(`export LD_LIBRARY_PATH=${quoted(browser.libraryPaths.join(":"))}`);
    }
    if (browser.fontConfiguration)
        lines.push(`export FONTCONFIG_FILE=${quoted(browser.fontConfiguration)}`);
    return lines;
}
function profileSwitches(profile) {
    return [
        `--window-size=${profile.width},${profile.height}`,
        `--force-device-scale-factor=${profile.scale}`,
        ...(profile.touch ? ["--touch-events=enabled"] : []),
        ...(profile.userAgent === undefined ? [] : [`--user-agent=${profile.userAgent}`]),
    ];
}
/** One word for a shell, whatever it holds. */
function quoted(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/src/cloud/execution/suite-environment.js


const SERVICE_VARIABLE = /^SVC_\w+$/;
const SYSTEM_PATH = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];
/**
 * All that a suite finds in its environment: nothing of the cloud's own passes, and of the order's variables only
 * `SVC_*`, since names such as `LD_PRELOAD` would act on the programs that set the sandbox up.
 */
function suiteEnvironment(view, profile, variables, driverPath) {
    const launcher = `${view.tools}/${LAUNCHER}`;
    return {
        ...Object.fromEntries(Object.entries(variables).filter(([name]) => SERVICE_VARIABLE.test(name))),
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
        const environment = suiteEnvironment(view, profile, { SVC_PROBED_BROWSER: browser.path }, undefined);
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
// EXTERNAL MODULE: ./build/src/base/zip/name-ledger.js
var name_ledger = __webpack_require__(62520);
// EXTERNAL MODULE: ./build/src/base/zip/zip-archive.js + 3 modules
var zip_archive = __webpack_require__(67097);
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
        (0,base_clock/* throwIfCancelled */.d)(writing.signal);
        const target = (0,external_node_path_.join)(folder, entry.name);
        const mode = entry.mode & 0o111 ? 0o755 : 0o644;
        const file = extract_zip_addDisposableResource(env_2, await (0,promises_.open)(target, "wx", mode), true);
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
        const result_2 = extract_zip_disposeResources(env_2);
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
    const problem = (0,link_target/* linkProblem */.k)(plainPath(entry), target);
    if (problem)
        throw archive.refusal(entry.name, problem);
    await (0,promises_.symlink)(target, (0,external_node_path_.join)(folder, plainPath(entry)));
}
function plainPath(entry) {
    return entry.name.replace(/\/$/, "");
}

// EXTERNAL MODULE: ./build/src/base/zip/zip-limits.js
var zip_limits = __webpack_require__(16333);
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
}
async function isZip(path) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const file = unpack_order_addDisposableResource(env_2, await (0,promises_.open)(path, "r"), true);
        const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
        return buffer.toString("latin1") === "PK";
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = unpack_order_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
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
            const environment = suiteEnvironment(view, order.profile, order.environment, browser.driverPath);
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
 * Finds out how suites can be kept apart on this machine, and returns what runs them. One per data folder.
 * (`docs/decisions.md`: The local cloud executes other people's scripts.)
 * @throws {DeviceCloudError} `input` where suites would run as root unasked, or on a system without POSIX processes.
 */
async function createPackageRunner(options) {
    const dataFolder = await (0,promises_.realpath)(options.dataFolder);
    const rooms = await openRooms(dataFolder);
    const confinement = await chooseConfinement({ ...options, dataFolder, rooms });
    const switches = await demandedSwitches(confinement.isolation);
    return {
        isolation: confinement.isolation,
        run: (order) => runPackage({ rooms, confinement, browser: options.browser, switches }, order),
    };
}

// EXTERNAL MODULE: ./build/src/cloud/executors/catalogue.js
var catalogue = __webpack_require__(75439);
// EXTERNAL MODULE: ./node_modules/@fastify/multipart/index.js
var multipart = __webpack_require__(99138);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
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
    return { data: source.select(selection).map(present), total: source.count(selection) };
}

;// CONCATENATED MODULE: ./build/src/cloud/handlers/present.js



/** Records of the store as the contract has them: dates and links as such, the wire's form is not decided here. */
function presentAccount({ id, email, name, createTime }) {
    return { id, email, name, createTime: new Date(createTime), enabled: true };
}
function presentProject({ id, userId, name, createTime }) {
    return { id, userId, name, createTime: new Date(createTime) };
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
/** Presents files with links that are signed for the client's own view of this cloud. */
function filePresenter(signer, origin) {
    return ({ blob: _, buildId: __, createTime, ...file }) => ({
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
    handle(projects, ({ caller, selection }, { store }) => listing(store.projects.in({ userId: caller.user.id }), selection, presentProject)),
];

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

;// CONCATENATED MODULE: ./build/src/cloud/handlers/builds.js






const { start: builds_start, listAll, outputFiles, abort, complete, input, putOutput } = operations/* operations */.z.builds;
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
    handle(putOutput, async (call, { store, runs, signer }) => {
        const build = ownedBuild(store, call.ids, call.caller);
        const results = runs.resultsOf(build.id);
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

;// CONCATENATED MODULE: ./build/src/cloud/store/selection.js
/** The records of `from`, a table expression with the columns `id` and `doc` (JSON). */
function recordSource(database, from) {
    function whereOf({ where = [] }) {
        const sql = where.length === 0 ? "" : `WHERE ${where.map((part) => `(${part.sql})`).join(" AND ")}`;
        return {
            sql: `FROM ${from.sql} ${sql}`,
            values: [...from.values, ...where.flatMap((part) => part.values)],
        };
    }
    return {
        select(selection = {}) {
            const { sql, values } = whereOf(selection);
            const order = [...(selection.orderBy ?? []), { sql: "id", values: [] }];
            const orderSql = order.map((part) => part.sql).join(", ");
            return database
                .prepare(`SELECT id, doc ${sql} ORDER BY ${orderSql} LIMIT ? OFFSET ?`)
                .all(...values, ...order.flatMap((part) => part.values), selection.limit ?? -1, selection.skip ?? 0)
                .map((row) => ({ ...JSON.parse(row.doc), id: row.id }));
        },
        count(selection = {}) {
            const { sql, values } = whereOf(selection);
            return Number(database.prepare(`SELECT count(*) AS count ${sql}`).get(...values)?.count);
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

;// CONCATENATED MODULE: ./build/src/cloud/handlers/files.js






const { upload, list, get, content, remove } = operations/* operations */.z.files;
/** Files: uploads, and the results of builds (Build service; docs/decisions.md, Reading files back). */
const fileHandlers = [
    handle(upload, async (call, { store, clock, signer }) => {
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
        return { ...filePresenter(signer, call.origin)(file), createTime: file.createTime, selfURI };
    }),
    handle(list, ({ caller, selection, origin }, { store, signer }) => listing(store.files.in({ userId: caller.user.id }), selection, filePresenter(signer, origin))),
    handle(get, ({ caller, ids, origin }, { store, signer }) => filePresenter(signer, origin)(owned(store.files, "file", ids.fileId, caller))),
    handle(content, ({ caller, ids }, { store }) => ({
        file: owned(store.files, "file", ids.fileId, caller),
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

;// CONCATENATED MODULE: ./build/src/cloud/handlers/jobs.js






const { list: jobs_list, create, get: jobs_get, update, remove: jobs_remove } = operations/* operations */.z.jobs;
/** Jobs: what builds are started of (Jobs; Build service). */
const jobHandlers = [
    handle(jobs_list, ({ caller, selection }, { store }) => listing(store.jobs.in({ userId: caller.user.id }), selection, presentJob)),
    handle(create, ({ caller, query }, { store, clock }) => {
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
    handle(update, ({ caller, ids, query }, { store }) => {
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

;// CONCATENATED MODULE: ./build/src/cloud/handlers/oauth.js




/** Sessions by password, renewed by refresh token (Authentication, OAuth 2.0; error bodies as RFC 6749 has them). */
const oauthHandlers = [
    handleOpen(operations/* operations */.z.oauth.token, ({ query }, cloud) => {
        const { client_id, grant_type, username = "", password = "", refresh_token = "" } = query;
        if (client_id !== CLIENT_ID)
            return refusal(401, "invalid_client", `client_id must be ${CLIENT_ID}.`);
        if (grant_type === undefined)
            return refusal(400, "invalid_request", "grant_type is missing.");
        if (grant_type === "refresh_token") {
            const user = cloud.sessions.userOf(refresh_token, "refresh");
            if (user)
                return session(user, refresh_token, cloud);
            return refusal(400, "invalid_grant", "The refresh token is unknown or has expired.");
        }
        const user = userByPassword(cloud.store, username, password);
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

;// CONCATENATED MODULE: ./build/src/cloud/handlers/index.js






/** Every operation that this cloud serves, with what serves it. */
const handlers = [
    ...jobHandlers,
    ...fileHandlers,
    ...buildHandlers,
    ...executorHandlers,
    ...accountHandlers,
    ...oauthHandlers,
];

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
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
    const user = userByKey(store, key);
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
 * @throws {DeviceCloudError} `not-found` for a user who is not there, `forbidden` for everything of somebody else.
 */
function authorize(caller, access, ids, store) {
    if (caller.buildId !== undefined && (access !== "build" || ids.buildId !== caller.buildId)) {
        throw forbidden(`The key of build ${caller.buildId} is good for that build's file sets and notice only.`);
    }
    const userId = ids.userId;
    if (userId === undefined || userId === caller.user.id)
        return;
    if (!store.users.get(Number(userId)))
        throw notFound("user", userId);
    throw forbidden(`User ${userId} is another account.`);
}

;// CONCATENATED MODULE: ./build/src/cloud/http/answer-file.js


/**
 * Serves the bytes of a file, or the range that was asked for. What a suite made is never shown in place: it comes
 * as an attachment that a browser neither sniffs nor runs. A growing file is served as far as it has come.
 */
async function answerFile(file, { request, reply, blobs }) {
    const handle = await openBlob(blobs.path(file.blob), file.id);
    const { size } = await handle.stat();
    const etag = file.state === "READY" ? `"${file.blob}"` : undefined;
    reply.headers({
        "content-type": file.mimetype.startsWith("text/") ? `${file.mimetype}; charset=utf-8` : file.mimetype,
        "content-disposition": attachment(file.name),
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'",
        "cache-control": "private, no-cache",
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
async function openBlob(path, fileId) {
    try {
        return await (0,promises_.open)(path, "r");
    }
    catch (error) {
        if (error.code !== "ENOENT")
            throw error;
        throw notFound("file", fileId);
    }
}

;// CONCATENATED MODULE: ./build/src/contract/filters.js

const NO_VALUE = ["isnull", "isnotnull", "empty"];
const LISTS = ["in", "notin"];
const TEXTS = ["contains", "like", "notlike"];
const ORDERS = ["gt", "lt", "after", "before"];
const OPERATORS = ["eq", "noteq", "on", ...ORDERS, ...TEXTS, ...LISTS, ...NO_VALUE];
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
    if (isOneOf(operator, TEXTS))
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

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./build/src/contract/params-codec.js
var params_codec = __webpack_require__(49579);
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
    const body = request.body;
    const raw = new Map();
    for (const [name, value] of [...query, ...(body?.kind === "form" ? body.pairs : [])]) {
        raw.set(name, [...(raw.get(name) ?? []), value]);
    }
    const { values, problems } = (0,params_codec/* decodeParams */.N)(operation.query, raw);
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
    throw badRequest(`The body is wrong: ${core_errors/* prettifyError */.S1(parsed.error)}`);
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

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
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
    /**
     * Keeps what `source` gives, of any length up to `maxBytes`. Nothing stays behind when it fails or is cut short.
     * @throws {DeviceCloudError} `refused` with status 413 as soon as there is more than `maxBytes`.
     */
    async keep(source, maxBytes, signal) {
        const key = (0,external_node_crypto_.randomUUID)();
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












/** Mounts every operation that has a handler under each of its paths and each root of the API. */
function mountOperations(server, handlers, cloud) {
    for (const handler of handlers) {
        for (const route of (0,paths/* routesOf */.eV)(handler.operation)) {
            for (const url of urlsOf(handler.operation, route))
                mount(server, url, handler, cloud);
        }
    }
}
function urlsOf(operation, { template }) {
    const path = template.replaceAll(/\{(\w+)\}/g, ":$1");
    return operation.root === "auth" ? [path] : API_ROOTS.map((root) => root + path);
}
function mount(server, url, handler, cloud) {
    const { operation } = handler;
    const callers = new WeakMap();
    server.route({
        method: operation.answer.bytes ? [operation.method, "HEAD"] : operation.method,
        url,
        config: { operation },
        // Before the body is read, so that nobody unknown makes the cloud read one.
        async onRequest(request) {
            if (!handler.open)
                callers.set(request, callerOf(operation, request, cloud));
            if (operation.upload)
                refuseTooLarge(request, cloud.maxUploadBytes);
        },
        async handler(request, reply) {
            const query = readParams(operation, request, readQuery(request));
            const call = { ...callFrom(operation, request, query, cloud), query };
            const answer = handler.open
                ? await handler.serve(call, cloud)
                : await handler.serve({ ...call, caller: known(callers.get(request)) }, cloud);
            return send(operation, answer, { request, reply, cloud, query });
        },
    });
}
function known(caller) {
    if (!caller)
        throw unauthorized("The request was not authenticated.");
    return caller;
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
    authorize(caller, operation.access === "build" ? "build" : "account", ids, cloud.store);
    return caller;
}
function callFrom(operation, request, query, cloud) {
    const { store, maxUploadBytes, wire } = cloud;
    return {
        ids: readIds(request),
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
    if (expected.bytes)
        return answerFile(answer.file, { request, reply, blobs: cloud.store.blobs });
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
const MAX_BODY_BYTES = 1024 * 1024;
const read_body_MAX_DEPTH = 100;
/**
 * Teaches the server which bodies it reads before a handler runs. An empty body is none, whatever its content type
 * says; bodies of other types are left unread.
 */
function addBodyParsers(server) {
    server.removeAllContentTypeParsers();
    const whole = { parseAs: "string", bodyLimit: MAX_BODY_BYTES };
    server.addContentTypeParser("application/json", whole, async (_request, text) => readJson(text));
    server.addContentTypeParser("application/x-www-form-urlencoded", whole, async (_request, text) => text === "" ? undefined : { kind: "form", pairs: new URLSearchParams(text) });
    leaveUnread(server);
}
/** Leaves every body for the handler to stream. */
function leaveUnread(server) {
    server.addContentTypeParser("*", async () => undefined);
}
function readJson(text) {
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
/** The HTTP side of the cloud: routes from the contract's table, and what holds for every request. */
async function createServer(cloud, hosts) {
    const { logger } = cloud;
    const server = fastify({
        // Uploads take as long as they take.
        requestTimeout: 0,
        forceCloseConnections: true,
        exposeHeadRoutes: false,
        routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
        frameworkErrors: (error, request, reply) => answerError(error, request, reply, logger),
    });
    const allowed = allowedHosts(hosts);
    server.addHook("onRequest", async (request) => guardRequest(request, allowed));
    server.addHook("onResponse", async (request, reply) => {
        logger.debug(`${request.method} ${pathOf(request)} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`);
        lingerOver(request);
    });
    server.setErrorHandler((error, request, reply) => answerError(error, request, reply, logger));
    server.setNotFoundHandler((request, reply) => {
        const message = `No operation ${request.method} ${pathOf(request)}`;
        return reply.code(404).send(errorBody({ status: 404, message }));
    });
    addBodyParsers(server);
    await server.register(multipart);
    mountOperations(server, handlers.filter(({ operation }) => operation.upload !== "bytes"), cloud);
    await server.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        leaveUnread(scope);
        mountOperations(scope, handlers.filter(({ operation }) => operation.upload === "bytes"), cloud);
    });
    return server;
}
function answerError(error, request, reply, logger) {
    const refusal = refusalOf(error, logger);
    const issuesTokens = request.routeOptions.config.operation?.access === "none";
    if (refusal.status === 401)
        reply.header("www-authenticate", 'Bearer realm="device cloud"');
    return reply
        .code(refusal.status)
        .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
        .send(issuesTokens ? oauthErrorBody(refusal) : errorBody(refusal));
}
/** Without the query: it may carry an access token or a signature. */
function pathOf(request) {
    return (0,untrusted_text/* plainLine */.h)(request.raw.url?.split("?")[0] ?? "", 200);
}
/** The answer is out before its request has ended: a refused upload. Ends the connection a moment later. */
function lingerOver({ raw }) {
    if (raw.complete || raw.destroyed)
        return;
    raw.unpipe();
    raw.resume();
    const timer = setTimeout(() => raw.complete || raw.socket.destroy(), LINGER_MS);
    raw.once("close", () => clearTimeout(timer));
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
            .prepare("INSERT INTO documents (kind, userId, projectId, parentId, doc) VALUES (?, ?, ?, ?, ?)")
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
        this.#database.prepare("UPDATE documents SET doc = ? WHERE id = ?").run(JSON.stringify(record), id);
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
            const values = typeof ids === "number" ? [ids] : [...ids];
            return { sql: `AND ${column} IN (${values.map(() => "?").join(", ")})`, values };
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
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
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

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
;// CONCATENATED MODULE: ./build/src/cloud/store/database.js



/** Raised with every change of the tables below; an older file is migrated, a newer one refused. */
const SCHEMA_VERSION = 1;
/**
 * One table for every kind of record: an id is unique over all of them, so that a job's id never names a build.
 * The owners are columns, because every list asks for them; everything else lives in the document.
 */
const SCHEMA = `
  CREATE TABLE documents (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    userId INTEGER,
    projectId INTEGER,
    parentId INTEGER,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE INDEX documents_by_user ON documents (kind, userId);
  CREATE INDEX documents_by_project ON documents (kind, projectId);
  CREATE INDEX documents_by_parent ON documents (kind, parentId);
`;
const SQLITE_BUSY = 5;
/**
 * Opens the store's database; null keeps it in memory. A file is held exclusively until it is closed, and what is
 * written to it survives a power cut.
 * @throws {DeviceCloudError} `input` when another process holds the file or a newer version wrote it.
 */
function openDatabase(path) {
    const database = new external_node_sqlite_.DatabaseSync(path ?? ":memory:");
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
    database.exec(`BEGIN; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
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
        const kept = this.#database.prepare("SELECT value FROM settings WHERE name = ?").get(name);
        if (kept)
            return kept.value;
        const value = make();
        this.#database.prepare("INSERT INTO settings (name, value) VALUES (?, ?)").run(name, value);
        return value;
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
    const files = new Collection(database, "file", ({ userId, buildId }) => buildId === null ? { userId } : { userId, parentId: buildId });
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
        async removeFile({ id, blob }) {
            files.delete(id);
            await blobs.remove(blob);
        },
        close() {
            database.close();
            folder.remove();
        },
    };
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
        return await serve(options, store);
    }
    catch (error) {
        store.close();
        throw error;
    }
}
async function serve(options, store) {
    const { logger, clock = base_clock/* systemClock */.m, host = "127.0.0.1", executors = catalogue/* defaultExecutors */.Q } = options;
    await recoverBuilds(store, clock, logger);
    const { user, project } = openFirstAccount(store, options.apiKey, clock.now());
    const address = { url: "" };
    const parts = await createParts(options, store, () => address.url);
    const server = await createServer(parts, [host, ...(options.allowHosts ?? [])]);
    address.url = await listen(server, host, options.port ?? 0);
    let closed;
    const close = () => {
        closed ??= closeAll(parts, server);
        return closed;
    };
    return {
        url: address.url,
        account: {
            email: user.email,
            password: user.password,
            clientId: CLIENT_ID,
            apiKey: user.apiKey,
            userId: user.id,
            projectId: project.id,
        },
        executors,
        close,
        [Symbol.asyncDispose]: close,
    };
}
async function createParts(options, store, cloudUrl) {
    const { logger, clock = base_clock/* systemClock */.m, executors = catalogue/* defaultExecutors */.Q, environment } = options;
    const buildKeys = new BuildKeys();
    const browser = await findBrowser({ environment, logger });
    const { allowRoot = false } = options;
    const runner = await createPackageRunner({ logger, allowRoot, dataFolder: store.folder.path, browser });
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const runs = createBuildRuns({ store, runner, buildKeys, clock, limits, cloudUrl });
    const queue = new BuildQueue({
        builds: store.builds,
        executors,
        maxRunning: options.maxBrowsers ?? (0,external_node_os_.availableParallelism)(),
        run: runs.run,
        clock,
        logger,
    });
    return {
        store,
        sessions: new Sessions(store, clock),
        buildKeys,
        signer: new LinkSigner(store.settings.keep("link-key", () => newSecret(64)), clock),
        executors,
        queue,
        runs,
        clock,
        logger,
        wire: options.wire ?? "spec",
        maxUploadBytes: options.maxUploadBytes ?? DEFAULT_MAX_UPLOAD_BYTES,
    };
}
/** Listens, and returns the origin under which this machine reaches the cloud. */
async function listen(server, host, port) {
    try {
        await server.listen({ host, port });
    }
    catch (error) {
        await server.close();
        throw new errors/* DeviceCloudError */.c("input", `Cannot listen on ${host} port ${port}: ${error.message}`, {
            remedy: "Choose another port, or 0 for any free one.",
            cause: error,
        });
    }
    const { address, family, port: taken } = server.server.address();
    const reachable = address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
    return `http://${family === "IPv6" ? `[${reachable}]` : reachable}:${taken}`;
}
async function closeAll({ queue, store }, server) {
    await queue.close("The device cloud was stopped.");
    await server.close();
    store.close();
}


/***/ })

};
