export const id = 950;
export const ids = [950];
export const modules = {

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

/***/ 10950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readScenario: () => (/* binding */ readScenario)
/* harmony export */ });
/* unused harmony export scenarioFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40818);
/* harmony import */ var _device_run_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18661);





const KNOWN_STATES = ["WAITING", "RUNNING", "FINISHED", ..._device_run_states_js__WEBPACK_IMPORTED_MODULE_2__/* .END_STATES */ .r$];
const durationMs = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(86_400_000);
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).max(10_000);
const script = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** The devices it is for, by name, whatever the case; `*` stands for any text. */
    device: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(200),
    outcome: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
        ...["passed", "failed", "warning", "flaky", "crash", "timeout", "no-tests"],
        ...["offline", "excluded", "unknown"],
    ]),
    /** How long it waits before it starts, and how long it then takes. */
    queueMs: durationMs.default(0),
    runMs: durationMs.default(0),
    /** How likely a flaky device run fails. */
    probability: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(1).default(0.5),
    /** Of an excluded one. */
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_device_run_states_js__WEBPACK_IMPORTED_MODULE_2__/* .EXCLUDE_REASONS */ .jE).default("ADMIN"),
    /** The state that nobody knows: shown for `runMs`, or for ever where that is 0. */
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^[A-Za-z_-]{1,40}$/, "letters, dashes and underscores only")
        .refine((state) => !KNOWN_STATES.includes(state), "this state is a known one")
        .default("PONDERING"),
    message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(500).optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        passed: count.default(3),
        failed: count.default(0),
        skipped: count.default(0),
        notAvailable: count.default(0),
    })
        .prefault({}),
    screenshots: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0).max(100).default(0),
})
    .refine(({ outcome, tests }) => !["passed", "warning"].includes(outcome) || tests.failed === 0, {
    error: "a device run with failed tests has outcome failed",
    path: ["tests", "failed"],
});
const upload = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** The uploads it is for, by name. */
    file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(200),
    /** What the virus scan says, one after the other; the last stays. */
    states: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["waiting", "scanning", "infected", "safe", "disabled"])).min(1),
    stepMs: durationMs.default(1_000),
});
/** A scenario: what becomes of device runs without running anything, for tests of what uses this cloud. */
const scenarioFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Makes flaky outcomes the same each time. */
    seed: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().default(1),
    /** All times are multiplied by it: 0.01 plays a minute in 600 ms. */
    timeScale: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(100).default(1),
    /** Whether a device takes one simulated device run at a time, as it does real ones. */
    exclusiveDevices: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(true),
    /** The first whose pattern fits plays the device; a device that none fits runs really. */
    devices: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(script).default([]),
    uploads: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(upload).default([]),
});
/**
 * The scenario of a JSON file.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field.
 */
function readScenario(path) {
    let content;
    try {
        content = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The scenario ${path} cannot be read: ${error.message}`, {
            remedy: "Give a JSON file with an object that has devices.",
            cause: error,
        });
    }
    const parsed = scenarioFile.safeParse(content);
    if (parsed.success)
        return parsed.data;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The scenario ${path} is wrong: ${(0,_contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .I)(parsed.error)}.`, {
        remedy: "Correct the fields named here.",
    });
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
