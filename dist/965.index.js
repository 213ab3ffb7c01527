export const id = 965;
export const ids = [965];
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

/***/ 25832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tl: () => (/* binding */ deviceWishOf),
/* harmony export */   kK: () => (/* binding */ deviceInputs),
/* harmony export */   wS: () => (/* binding */ deviceRules)
/* harmony export */ });
/* harmony import */ var _services_devices_version_range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15504);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2538);


/** The inputs of every action that chooses devices. */
const deviceInputs = {
    "device-ids": _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .idList */ .Mt,
    "device-names": _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
    "device-filter": _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
    "device-properties": _input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
    "os-version": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(_services_devices_version_range_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersionRange */ .F),
    "device-group-id": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0),
    pick: (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1),
    "min-devices": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1),
};
/** The devices that the inputs ask for. */
function deviceWishOf(inputs) {
    return {
        ids: inputs["device-ids"],
        names: inputs["device-names"],
        filters: inputs["device-filter"],
        properties: inputs["device-properties"],
        osVersion: inputs["os-version"],
        groupId: inputs["device-group-id"],
        pick: inputs.pick,
        minDevices: inputs["min-devices"],
    };
}
const fewerThanPicked = ({ pick, "min-devices": least }) => pick && least && Number(least) > Number(pick)
    ? `min-devices: ${least} is more than pick, which is ${pick}. Lower it, or leave it out.`
    : undefined;
const deviceRules = [fewerThanPicked];


/***/ }),

/***/ 21504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ eventTagKinds),
/* harmony export */   W: () => (/* binding */ eventTags)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78765);
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2538);





const KINDS = ["commit", "branch", "pull-request"];
/** Which facts of the GitHub event become tags of a run: some of `commit`, `branch` and `pull-request`. */
const eventTagKinds = (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((text) => {
    const named = _input_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_.parse(text) ?? [];
    const chosen = KINDS.filter((kind) => named.some((name) => name.toLowerCase() === kind));
    if (chosen.length === named.length)
        return chosen;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `"${text}" is more than an event has.`, {
        remedy: `Choose from: ${KINDS.join(", ")}.`,
    });
});
const payloadShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        number: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(),
        head: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    }),
});
/**
 * The tags of these kinds that the workflow's event gives, such as `commit:<sha>`, `branch:main` and `pull-request:7`. Of
 * a pull request the commit and branch are its own, not those that GitHub merged it into to test it.
 */
async function eventTags(kinds, env) {
    const pull = await pullRequestOf(env.GITHUB_EVENT_PATH);
    const facts = {
        commit: pull?.head.sha ?? env.GITHUB_SHA,
        branch: pull?.head.ref ?? (env.GITHUB_REF_TYPE === "branch" ? env.GITHUB_REF_NAME : undefined),
        "pull-request": pull && String(pull.number),
    };
    return kinds.flatMap((kind) => (facts[kind] ? (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h)(`${kind}:${facts[kind]}`, 200) : []));
}
/** The pull request that the event is about; an event that cannot be read is about none. */
async function pullRequestOf(eventPath) {
    if (!eventPath)
        return undefined;
    try {
        return payloadShape.safeParse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(eventPath, "utf8"))).data?.pull_request;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 98838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ startRunInputs),
  w: () => (/* binding */ startRunRules)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
// EXTERNAL MODULE: ./build/src/actions/runner/connection-inputs.js
var connection_inputs = __webpack_require__(27974);
// EXTERNAL MODULE: ./build/src/actions/runner/device-inputs.js
var device_inputs = __webpack_require__(25832);
// EXTERNAL MODULE: ./build/src/actions/runner/event-tags.js
var event_tags = __webpack_require__(21504);
// EXTERNAL MODULE: ./build/src/actions/runner/input-kinds.js
var input_kinds = __webpack_require__(2538);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/actions/start-run/parameter-input.js




const FORMS = "Write KEY=value lines, or a JSON object of texts.";
const scalar = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()]).transform(String);
const jsonForm = schemas/* union */.KCZ([
    schemas/* record */.g1P(schemas/* string */.YjP(), scalar),
    schemas/* array */.YOg(schemas/* strictObject */.rej({ key: schemas/* string */.YjP(), value: scalar })),
]);
/** Parameters of a run: `KEY=value` lines, a JSON object, or JSON objects with `key` and `value`. No message tells a value. */
const runParameters = (0,input_kinds/* input */.hF)((text) => {
    const parameters = /^[[{]/.test(text) ? fromJson(text) : fromLines(text);
    const seen = new Set();
    for (const { key } of parameters) {
        if (key.trim() === "" || /[=\s]/.test(key))
            throw wrong(`"${(0,untrusted_text/* plainLine */.h)(key, 80)}" is no key.`);
        if (seen.has(key))
            throw wrong(`"${(0,untrusted_text/* plainLine */.h)(key, 80)}" is given twice.`);
        seen.add(key);
    }
    return parameters;
});
function fromJson(text) {
    try {
        const parsed = jsonForm.parse(JSON.parse(text));
        return Array.isArray(parsed) ? parsed : Object.entries(parsed).map(([key, value]) => ({ key, value }));
    }
    catch {
        throw wrong("is neither a JSON object of texts nor a JSON array of objects with key and value.");
    }
}
function fromLines(text) {
    return text
        .split("\n")
        .map((line, index) => ({ line: line.trim(), number: index + 1 }))
        .filter(({ line }) => line !== "")
        .map(({ line, number }) => {
        const at = line.indexOf("=");
        // The line may be a secret without its key.
        if (at < 0)
            throw wrong(`line ${number} has no "=".`);
        return { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
    });
}
function wrong(message) {
    return new errors/* DeviceCloudError */.c("input", message, { remedy: FORMS });
}

// EXTERNAL MODULE: ./build/src/actions/start-run/setting-inputs.js
var setting_inputs = __webpack_require__(67166);
// EXTERNAL MODULE: ./build/src/services/start/setting-names.js
var setting_names = __webpack_require__(92968);
;// CONCATENATED MODULE: ./build/src/actions/start-run/start-rules.js

const projectIsNamed = (given) => given["project-id"] || given["project-name"]
    ? undefined
    : "project-id: is missing. Give project-id, or project-name.";
const onlyOldNames = setting_names/* ONLY_LEGACY */.xn.map(setting_names/* settingName */.QX);
/** What each generation alone takes, as it was given (docs/decisions.md, The newer generation). */
function onlyFor(given) {
    const scheduler = given.scheduler?.trim().toUpperCase().replaceAll("-", "_");
    return {
        legacy: onlyOldNames.filter((name) => given[name]),
        current: [
            ...(given.parameters ? ["parameters"] : []),
            ...(scheduler === "ALL_INSTANCES" ? ["scheduler ALL_INSTANCES"] : []),
        ],
    };
}
const oneGenerationTakesAll = (given) => {
    const { legacy, current } = onlyFor(given);
    const generation = given["api-generation"]?.trim().toLowerCase();
    if (generation === "current" && legacy.length > 0)
        return `${legacy.join(", ")}: the newer API does not take it. Leave it out, or set api-generation: legacy.`;
    if (generation === "legacy" && current.length > 0)
        return `${current.join(", ")}: the older API does not take it. Leave it out, or set api-generation: current.`;
    if (legacy.length === 0 || current.length === 0)
        return undefined;
    return `${current.join(", ")}: only the newer API takes it, and only the older one takes ${legacy.join(", ")}. Leave out one.`;
};
const DEVICES = [
    "device-ids",
    "device-names",
    "device-filter",
    "device-properties",
    "os-version",
    "device-group-id",
];
const patternStandsAlone = (given) => {
    const others = DEVICES.filter((name) => given[name]);
    return given["device-name-pattern"] && others.length > 0
        ? `device-name-pattern: the service passes over it beside ${others.join(", ")}. Leave one out; device-names takes patterns, too.`
        : undefined;
};
const startRules = [projectIsNamed, oneGenerationTakesAll, patternStandsAlone];

;// CONCATENATED MODULE: ./build/src/actions/start-run/inputs.js








/** The inputs of `actions/start-run/action.yml`, where their defaults and prose are. */
const startRunInputs = schemas/* object */.Ikc({
    ...connection_inputs/* connectionInputs */.eu,
    "api-generation": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* choice */.Yq)("auto", "legacy", "current")),
    "project-id": (0,input_kinds/* wholeNumber */.rD)(0),
    "project-name": input_kinds/* text */.Qq,
    name: input_kinds/* text */.Qq,
    "app-file-id": (0,input_kinds/* wholeNumber */.rD)(0),
    "test-file-id": (0,input_kinds/* wholeNumber */.rD)(0),
    "data-file-id": (0,input_kinds/* wholeNumber */.rD)(0),
    ...device_inputs/* deviceInputs */.kK,
    "framework-id": (0,input_kinds/* wholeNumber */.rD)(0),
    "os-type": (0,setting_inputs/* word */.Vm)("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    parameters: runParameters,
    ...setting_inputs/* settingInputs */.Es,
    tags: input_kinds/* list */.p_,
    "event-tags": event_tags/* eventTagKinds */.I,
    "dry-run": (0,input_kinds/* defaulted */.P_)(input_kinds/* boolean */.zM),
    "on-rerun": (0,input_kinds/* defaulted */.P_)((0,input_kinds/* choice */.Yq)("continue", "fresh")),
    "abort-on-cancel": (0,input_kinds/* defaulted */.P_)(input_kinds/* boolean */.zM),
    "matrix-index": input_kinds/* text */.Qq,
    "job-status": input_kinds/* text */.Qq,
});
const startRunRules = [...connection_inputs/* connectionRules */.mO, ...device_inputs/* deviceRules */.wS, ...startRules];


/***/ }),

/***/ 67166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ settingInputs),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   f5: () => (/* binding */ settingsOf)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2538);


/** A word of the service, such as `PARALLEL`, in any case. */
function word(...words) {
    return (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((value) => {
        const found = words.find((known) => known === value.toUpperCase().replaceAll("-", "_"));
        if (found !== undefined)
            return found;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `"${value}" is not one of the values it can have.`, {
            remedy: `Choose from: ${words.join(", ")}.`,
        });
    });
}
/** An address that the service calls. What it holds beside the host may be a secret. */
const webAddress = (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((value) => {
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
        return value;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", "is no address.", { remedy: "Write one with https:// or http://." });
});
/** The inputs that override the project's configuration (specification, Starting a run). */
const settingInputs = {
    scheduler: word("PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"),
    "device-timeout": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc,
    "max-auto-retries-count": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0),
    "device-language-code": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "limitation-type": word("PACKAGE", "CLASS"),
    "limitation-value": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "with-annotation": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "without-annotation": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "instrumentation-runner": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "ui-automator-test-classes": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "screenshot-dir": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "auto-screenshots": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "video-recording-enabled": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "gamebench-enabled": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "app-required": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "launch-app": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "app-crawler-run": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "application-username": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "application-password": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .secretText */ .yD,
    "use-additional-files": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "create-vnc-connection": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    "appium-broker-address": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    "hook-url": webAddress,
    "test-run-id": (0,_runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0),
    "device-name-pattern": _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    mode: _runner_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
};
/** The settings under the specification's names. */
function settingsOf(inputs) {
    const timeoutMs = inputs["device-timeout"];
    return {
        scheduler: inputs.scheduler,
        timeout: timeoutMs === undefined ? undefined : Math.ceil(timeoutMs / 1_000),
        maxAutoRetriesCount: inputs["max-auto-retries-count"],
        deviceLanguageCode: inputs["device-language-code"],
        limitationType: inputs["limitation-type"],
        limitationValue: inputs["limitation-value"],
        withAnnotation: inputs["with-annotation"],
        withoutAnnotation: inputs["without-annotation"],
        instrumentationRunner: inputs["instrumentation-runner"],
        uiAutomatorTestClasses: inputs["ui-automator-test-classes"],
        screenshotDir: inputs["screenshot-dir"],
        autoScreenshots: inputs["auto-screenshots"],
        videoRecordingEnabled: inputs["video-recording-enabled"],
        gamebenchEnabled: inputs["gamebench-enabled"],
        appRequired: inputs["app-required"],
        launchApp: inputs["launch-app"],
        appCrawlerRun: inputs["app-crawler-run"],
        applicationUsername: inputs["application-username"],
        applicationPassword: inputs["application-password"],
        useAdditionalFiles: inputs["use-additional-files"],
        createVNCConnection: inputs["create-vnc-connection"],
        appiumBrokerAddress: inputs["appium-broker-address"],
        hookURL: inputs["hook-url"],
        testRunId: inputs["test-run-id"],
        deviceNamePattern: inputs["device-name-pattern"],
        mode: inputs.mode,
    };
}


/***/ }),

/***/ 15504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ inVersionRange),
  F: () => (/* binding */ parseVersionRange)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
;// CONCATENATED MODULE: ./build/src/services/devices/version.js
/** Services also write the system's name before the version, or a letter behind it (`Android 4.4W`). */
const LEADING = /^\D{0,20}?(\d{1,9}(?:\.\d{1,9})*)/;
/** The version at the start of a text; undefined where there is none, as in `Chromium`. */
function parseVersion(text) {
    return LEADING.exec(text.trim())?.[1]?.split(".").map(Number);
}
/** Below, at or above 0 as `a` is older than `b`, the same or newer. */
function compareVersions(a, b) {
    for (let place = 0; place < Math.max(a.length, b.length); place++) {
        const difference = (a[place] ?? 0) - (b[place] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}
/** The first version that does not begin with this one: of 14 it is 15, of 14.1 it is 14.2. */
function next(version) {
    return [...version.slice(0, -1), (version.at(-1) ?? 0) + 1];
}

;// CONCATENATED MODULE: ./build/src/services/devices/version-bounds.js

const VERSION = String.raw `\d{1,9}(?:\.\d{1,9}){0,3}`;
const HYPHEN = new RegExp(`^(${VERSION})\\s+-\\s+(${VERSION})$`);
const COMPARATOR = new RegExp(`^(>=|<=|>|<|=)?\\s*(${VERSION})((?:\\.[xX*]){0,3})(?:\\s+|$)`);
const ANY = /^[xX*]$/;
/** The bounds of comparators that stand side by side; undefined where one is not understood. */
function parseComparators(text) {
    if (ANY.test(text))
        return [];
    const hyphen = HYPHEN.exec(text);
    if (hyphen)
        return [...boundsOf(">=", hyphen[1] ?? ""), ...boundsOf("<=", hyphen[2] ?? "")];
    const bounds = [];
    let rest = text;
    do {
        const match = COMPARATOR.exec(rest);
        if (!match)
            return undefined;
        bounds.push(...boundsOf((match[1] ?? "="), match[2] ?? ""));
        rest = rest.slice(match[0].length);
    } while (rest !== "");
    return bounds;
}
/** A version stands for all that begin with it: from itself to below the next one of its length. */
function boundsOf(operator, text) {
    const version = parseVersion(text) ?? [];
    const from = { side: "from", at: version };
    const below = { side: "below", at: version };
    const behind = next(version);
    switch (operator) {
        case ">=":
            return [from];
        case ">":
            return [{ side: "from", at: behind }];
        case "<":
            return [below];
        case "<=":
            return [{ side: "below", at: behind }];
        case "=":
            return [from, { side: "below", at: behind }];
    }
}

;// CONCATENATED MODULE: ./build/src/services/devices/version-range.js



const SYSTEM = /^(android|ios|desktop)\b/i;
/**
 * The range written in `text`: `>=13 <15`, `14.x`, `13 - 15.2`, alternatives joined by `||`, each with an operating
 * system before it where one is meant (`android >=13 || ios 17.x`). As with npm, a version stands for all that begin with
 * it: `14` holds 14.1, `<=14` too, and `>14` does not.
 * @throws {DeviceCloudError} `input` naming what is not understood.
 */
function parseVersionRange(text) {
    return { text, alternatives: text.split("||").map((part) => parseAlternative(part.trim(), text)) };
}
/** Whether a device has such an operating system. A version that is no number is in a range only where any is. */
function inVersionRange(range, { osType, osVersion }) {
    const version = parseVersion(osVersion);
    return range.alternatives.some((alternative) => (alternative.osType === undefined || alternative.osType === osType.toUpperCase()) &&
        alternative.bounds.every((bound) => version !== undefined && meets(version, bound)));
}
function meets(version, { at, side }) {
    const order = compareVersions(version, at);
    return side === "from" ? order >= 0 : order < 0;
}
function parseAlternative(part, text) {
    const system = SYSTEM.exec(part)?.[0] ?? "";
    const rest = part.slice(system.length).trim();
    const bounds = rest === "" && system !== "" ? [] : parseComparators(rest);
    if (bounds)
        return { osType: system === "" ? undefined : system.toUpperCase(), bounds };
    throw new errors/* DeviceCloudError */.c("input", `"${text}" is not a range of versions.`, {
        remedy: "Write one such as 14, 14.x, >=13 <15, 13 - 15 or android >=13 || ios 17.x.",
    });
}


/***/ }),

/***/ 95879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ ARRIVAL_MS),
/* harmony export */   U: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var _base_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88489);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);


/** A request that got no answer arrives within this time or not at all (docs/decisions.md, Starting once). */
const ARRIVAL_MS = 60_000;
const LOOK_EVERY_MS = 3_000;
const BACKOFF_MS = 1_000;
/**
 * Creates exactly one. A request that was not taken is repeated, an answered failure after looks for what it may have
 * created, and a request without an answer only after its time to arrive has passed without a trace.
 * @throws the last failure, after `maxAttempts` requests that created nothing; when looking fails or is cancelled, a
 * failure with the effect that the request may have had.
 */
async function createOnce(order) {
    const { logger, random, signal, maxAttempts = 6 } = order;
    for (let attempt = 1;; attempt++) {
        (0,_base_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .throwIfCancelled */ .dZ)(signal);
        try {
            return await order.create();
        }
        catch (error) {
            const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asDeviceCloudError */ .w)(error, "protocol");
            if (!mayBeRepeated(failure))
                throw failure;
            const found = await lookFor(order, failure, random() * BACKOFF_MS * 2 ** Math.min(attempt, 5));
            if (found !== undefined) {
                logger.info(`Found ${order.what} although its request failed (${failure.message})`);
                return found;
            }
            if (attempt >= maxAttempts)
                throw failure;
            logger.info(`Nothing was created of ${order.what}; trying again. ${failure.message}`);
        }
    }
}
/** An answer that refuses for good is not repeated: the request was understood and denied. */
function mayBeRepeated(failure) {
    if (failure.code === "cancelled")
        return false;
    return failure.fault === "service" && (failure.effect !== "none" || failure.code === "unreachable");
}
/** Looks at once, and again until the time has passed after which nothing more can come. */
async function lookFor(order, { effect }, backoffMs) {
    const { clock, signal, arrivalMs = ARRIVAL_MS } = order;
    if (effect === "none") {
        await clock.sleep(backoffMs, signal);
        return undefined;
    }
    const until = clock.now() + (effect === "open" ? arrivalMs : backoffMs);
    try {
        for (;;) {
            const isLast = clock.now() >= until;
            const found = await order.find();
            if (found !== undefined || isLast)
                return found;
            await clock.sleep(Math.min(LOOK_EVERY_MS, Math.max(0, until - clock.now())), signal);
        }
    }
    catch (error) {
        throw withEffect((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .asDeviceCloudError */ .w)(error), effect);
    }
}
/** A look that came to no end says nothing of the request it was for. */
function withEffect({ code, message, remedy, status, cause }, effect) {
    const details = { effect, cause, ...(remedy ? { remedy } : {}), ...(status ? { status } : {}) };
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c(code, message, details);
}


/***/ }),

/***/ 13503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ lookOutFor)
/* harmony export */ });
/* harmony import */ var _create_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95879);

const LOOK_EVERY_MS = 1_000;
/** Looks for what a request, last sent at `askedAt`, may have created. Undefined when it has not shown in time. */
async function lookOutFor(find, { askedAt, lookOut, clock, signal, }) {
    const until = lookOut === "until-settled" ? askedAt + _create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .ARRIVAL_MS */ .P : clock.now() + lookOut.ms;
    for (;;) {
        const found = await find();
        if (found !== undefined || clock.now() >= until)
            return found;
        await clock.sleep(LOOK_EVERY_MS, signal);
    }
}


/***/ }),

/***/ 95749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findOwnRun)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _run_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14746);


/** Names are unique, so so many of the newest runs are enough where a service does not find them by name. */
const LOOK_BACK = 100;
/**
 * The run that bears this name, which no other run has: what an unanswered request of ours created, if it did. Services
 * may store a title otherwise than it was sent, so the name's mark decides, and where filtering by the whole name
 * finds nothing, the newest runs are gone through.
 */
async function findOwnRun(client, { runName, ...home }, signal) {
    const mark = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg)(runName);
    const named = await firstRuns(client, home, { filter: `s_displayname_eq_${runName}`, limit: 20 }, signal);
    const own = named?.find((run) => bears(run, mark));
    if (own)
        return own;
    const newest = await firstRuns(client, home, { limit: LOOK_BACK }, signal);
    return newest?.find((run) => bears(run, mark));
}
function bears({ displayName }, mark) {
    return displayName?.includes(mark) === true;
}
/** The newest runs that a filter lets through; undefined where the service refuses the filter. */
async function firstRuns(client, { userId, projectId }, choice, signal) {
    const query = { ...choice, sort: "id_d" };
    const listed = projectId === undefined
        ? client.runs.listOfUser({ userId, query }, { signal })
        : client.runs.list({ projectId, query }, { signal });
    try {
        return (await listed.page()).data;
    }
    catch (error) {
        if (choice.filter !== undefined && error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c && error.status === 400)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 70987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isToBeStopped),
/* harmony export */   P: () => (/* binding */ isUnsettled)
/* harmony export */ });
/** Whether the run was asked for and is not known to be settled. */
function isUnsettled({ askedAt, settled }) {
    return askedAt !== undefined && !settled;
}
/** Whether a post step has to stop the run (docs/decisions.md, Stopping always). */
function isToBeStopped(checkpoint, jobWasCancelled) {
    return isUnsettled(checkpoint) && (jobWasCancelled || !checkpoint.handedOver);
}


/***/ }),

/***/ 14746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   W_: () => (/* binding */ uniqueRunName),
/* harmony export */   XZ: () => (/* binding */ attemptIn)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78765);

const TITLE_LENGTH = 100;
const NONCE_LENGTH = 12;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
/**
 * A name that no other run has, by which a run is found again: `title` with a mark of 12 random characters, which the
 * attempt stands before: `Nightly 4f8k2m9xqa-1-r3t5y7u9i1o3`. The title lacks what separates conditions and values
 * of a filter, and wildcards.
 */
function uniqueRunName(title, random, attempt) {
    const nonce = Array.from({ length: NONCE_LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]);
    const mark = [...(attempt ? [attempt.key, attempt.number] : []), nonce.join("")].join("-");
    return `${titleOf(title)} ${mark}`;
}
/** The part of a unique name that no other name holds, whatever a service makes of the title. */
function markOf(runName) {
    return runName.slice(runName.lastIndexOf(" ") + 1);
}
/** `title` as it stands in the names of runs. */
function titleOf(title) {
    const plain = (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h)(title.toWellFormed().replace(/[;|%*]+/g, "-"), Number.POSITIVE_INFINITY);
    return [...plain].slice(0, TITLE_LENGTH).join("").trim() || "Test run";
}
/** The attempt that a name given by `uniqueRunName` for this key tells; undefined for any other name. */
function attemptIn(name, key) {
    const match = new RegExp(`(?:^|\\s)${key}-([1-9]\\d{0,5})-[a-z0-9]{${NONCE_LENGTH}}$`).exec(name);
    return match ? Number(match[1]) : undefined;
}


/***/ }),

/***/ 92968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ onlyLegacy),
/* harmony export */   Mt: () => (/* binding */ onlyCurrent),
/* harmony export */   QX: () => (/* binding */ settingName),
/* harmony export */   xn: () => (/* binding */ ONLY_LEGACY)
/* harmony export */ });
/** The name under which people know a setting: that of the specification in kebab case, but for two. */
function settingName(field) {
    if (field === "timeout")
        return "device-timeout"; // `timeout` is how long a step waits
    if (field === "usedDeviceGroupId")
        return "device-group-id";
    return field
        .replace(/([a-z\d])([A-Z])/g, "$1-$2")
        .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
        .toLowerCase();
}
/** Settings that only the start by parameters takes (docs/decisions.md, The newer generation). */
const ONLY_LEGACY = [
    ...["deviceNamePattern", "mode", "testRunId", "appCrawlerRun", "autoScreenshots", "launchApp"],
    ...["appRequired", "gamebenchEnabled", "useAdditionalFiles", "createVNCConnection"],
    ...["applicationUsername", "applicationPassword", "uiAutomatorTestClasses"],
];
/** What of a run only the older API takes, by the names people know. */
function onlyLegacy({ settings }) {
    return ONLY_LEGACY.filter((field) => settings[field] !== undefined).map(settingName);
}
/** What of a run only the newer API takes. */
function onlyCurrent({ settings, parameters }) {
    return [
        ...(parameters.length > 0 ? ["parameters"] : []),
        ...(settings.scheduler === "ALL_INSTANCES" ? ["scheduler: ALL_INSTANCES"] : []),
    ];
}


/***/ }),

/***/ 84229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stopRun)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _wait_insist_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8168);
/* harmony import */ var _look_out_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13503);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95749);
/* harmony import */ var _run_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70987);





/**
 * Aborts the run of `checkpoint` unless it is known to be settled, also when it is known only by its request, and
 * when a request to repeat it may still arrive. Never throws: what could not be stopped is warned about and stays
 * unsettled in the returned checkpoint.
 */
async function stopRun(checkpoint, tools) {
    if (!(0,_run_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnsettled */ .P)(checkpoint))
        return checkpoint;
    try {
        const known = await (0,_wait_insist_js__WEBPACK_IMPORTED_MODULE_1__/* .insist */ .R)(() => lookUp(checkpoint, tools), tools);
        const isOver = known && (await (0,_wait_insist_js__WEBPACK_IMPORTED_MODULE_1__/* .insist */ .R)(() => abortRun(known, checkpoint, tools), tools));
        const isSettled = tools.lookOut === "until-settled" || isOver;
        return { ...checkpoint, ...known, ...(isSettled ? { settled: true } : {}) };
    }
    catch (error) {
        const subject = checkpoint.runId === undefined ? `"${checkpoint.runName}"` : checkpoint.runId;
        tools.logger.warning(`The test run ${subject} could not be aborted: ${(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error).explanation}`);
        return checkpoint;
    }
}
async function lookUp(checkpoint, tools) {
    const { runId, projectId, askedAt = 0 } = checkpoint;
    if (runId !== undefined)
        return { runId, ...(projectId === undefined ? {} : { projectId }) };
    const find = () => (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .findOwnRun */ .P)(tools.client, checkpoint, tools.signal);
    const found = await (0,_look_out_js__WEBPACK_IMPORTED_MODULE_2__/* .lookOutFor */ .H)(find, { ...tools, askedAt });
    if (!found)
        return undefined;
    const foundIn = found.projectId ?? projectId;
    return { runId: found.id, ...(foundIn === undefined ? {} : { projectId: foundIn }) };
}
/**
 * Whether the run is over for good: not while a request to repeat it may still arrive. It is addressed without the account:
 * a run in somebody's shared project is not among its own.
 */
async function abortRun(run, { handedOver, retryAskedAt: askedAt }, tools) {
    const { client, logger, signal } = tools;
    const isUnderWay = async () => (await client.runs.get(run, { signal })).state !== "FINISHED";
    try {
        // A run that later steps saw to its end was not aborted, and nobody should read that it was.
        if (handedOver && !(await isUnderWay()))
            return true;
        if (askedAt !== undefined) {
            const find = async () => ((await isUnderWay()) ? run : undefined);
            if (!(await (0,_look_out_js__WEBPACK_IMPORTED_MODULE_2__/* .lookOutFor */ .H)(find, { ...tools, askedAt })))
                return false;
        }
        await client.runs.abort(run, { signal, repeatable: true });
        logger.info(`Aborted test run ${run.runId}.`);
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || error.status !== 404)
            throw error;
    }
    return true;
}


/***/ }),

/***/ 8168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ insist)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** Less than a post step has, so that it can still tell what it could not stop. */
const FOR_MS = 120_000;
const PAUSE_MS = 2_000;
/**
 * Does `work` again for as long as the service fails at it, for two minutes or until `signal` aborts: what stops a run may
 * not give up at a short outage. `work` does no harm when it is done twice.
 * @throws {DeviceCloudError} what the service refused, or its last failure.
 */
async function insist(work, { clock, signal }) {
    const until = clock.now() + FOR_MS;
    let last;
    for (;;) {
        try {
            return await work();
        }
        catch (error) {
            const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error);
            if (failure.fault !== "service")
                throw signal.aborted ? (last ?? failure) : failure;
            if (clock.now() >= until)
                throw failure;
            last = failure;
        }
        await clock.sleep(PAUSE_MS, signal).catch(() => {
            throw last;
        });
    }
}


/***/ })

};
