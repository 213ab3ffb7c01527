export const id = 222;
export const ids = [222];
export const modules = {

/***/ 20630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./build/src/services/devices/select-devices.js
var select_devices = __webpack_require__(71230);
// EXTERNAL MODULE: ./build/src/services/devices/survey-devices.js + 10 modules
var survey_devices = __webpack_require__(44820);
// EXTERNAL MODULE: ./build/src/actions/runner/connect.js + 33 modules
var connect = __webpack_require__(46708);
// EXTERNAL MODULE: ./build/src/actions/runner/connection-inputs.js
var connection_inputs = __webpack_require__(27974);
// EXTERNAL MODULE: ./build/src/actions/runner/device-inputs.js
var device_inputs = __webpack_require__(25832);
// EXTERNAL MODULE: ./build/src/actions/runner/interruption.js
var interruption = __webpack_require__(42853);
// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/runner/read-inputs.js
var read_inputs = __webpack_require__(49634);
// EXTERNAL MODULE: ./build/src/actions/runner/run-action.js + 1 modules
var run_action = __webpack_require__(68380);
// EXTERNAL MODULE: ./build/src/actions/runner/write-summary.js
var write_summary = __webpack_require__(1042);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
;// CONCATENATED MODULE: ./build/src/actions/devices/inputs.js



/** The inputs of `actions/devices/action.yml`, where their defaults and prose are. */
const devicesInputs = schemas/* object */.Ikc({ ...connection_inputs/* connectionInputs */.eu, ...device_inputs/* deviceInputs */.kK });
const devicesRules = [...connection_inputs/* connectionRules */.mO, ...device_inputs/* deviceRules */.wS];

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/services/devices/device-table.js
var device_table = __webpack_require__(82631);
;// CONCATENATED MODULE: ./build/src/actions/devices/publish.js



/** A matrix cannot make more jobs than that. */
const MAX_JOBS = 256;
/** The devices as outputs, and by name in the log. */
function tellDevices(devices) {
    const include = devices.map(({ id, name }) => ({ "device-id": id, "device-name": name }));
    core/* setOutput */.uH("matrix", JSON.stringify({ include }));
    core/* setOutput */.uH("device-ids", devices.map(({ id }) => id).join(","));
    core/* setOutput */.uH("device-names", devices.map(({ name }) => name).join("\n"));
    core/* setOutput */.uH("count", devices.length);
    log/* actionLogger */.v0.info(["Chosen:", ...devices.map(({ id, name }) => `  ${name} (${id})`)].join("\n"));
    if (devices.length > MAX_JOBS) {
        log/* actionLogger */.v0.warning(`A matrix makes at most ${MAX_JOBS} jobs, and ${devices.length} devices are chosen: set pick.`);
    }
}
/** What became of the wish, for the job summary. */
function surveyMarkdown({ candidates, chosen, least }) {
    const asked = chosen.length < least ? `, and ${least} are asked for` : "";
    const icon = chosen.length < least ? "❌" : "✅";
    return `## Devices\n\n${icon} ${chosen.length} of ${candidates.length} chosen${asked}.\n\n${(0,device_table/* deviceTable */.b)(candidates, chosen)}\n`;
}

;// CONCATENATED MODULE: ./build/src/actions/devices/main.js
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












/** `actions/devices`: a wish in, devices out, as a matrix for the jobs that follow. */
async function main() {
    await (0,run_action/* runAction */.Cs)(async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const cancel = __addDisposableResource(env_1, (0,interruption/* interruption */.Y)(), false);
            const inputs = (0,read_inputs/* readInputs */.K)("devices", devicesInputs, devicesRules);
            if ((0,connection_inputs/* hasNoCredentials */.wg)(inputs))
                return (0,run_action/* skip */.iv)();
            const client = __addDisposableResource(env_1, await (0,connect/* connect */.N)(inputs), true);
            const tools = { client, logger: log/* actionLogger */.v0, signal: cancel.signal };
            const survey = await (0,survey_devices/* surveyDevices */.C)((0,device_inputs/* deviceWishOf */.Tl)(inputs), tools);
            await (0,write_summary/* writeSummary */.S)(surveyMarkdown(survey));
            (0,select_devices/* requireEnough */.e)(survey);
            tellDevices(survey.chosen);
            (0,run_action/* pass */.IX)(`${survey.chosen.length} of ${survey.candidates.length} devices chosen`);
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


/***/ })

};
