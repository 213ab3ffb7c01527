export const id = 867;
export const ids = [867];
export const modules = {

/***/ 22396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ DeviceCloudError),
/* harmony export */   w: () => (/* binding */ asDeviceCloudError)
/* harmony export */ });
const FAULTS = {
    input: "input",
    package: "input",
    unauthorized: "input",
    forbidden: "input",
    "not-found": "input",
    refused: "input",
    unreachable: "service",
    timeout: "service",
    service: "service",
    protocol: "service",
    unavailable: "service",
    cancelled: "cancelled",
};
/**
 * The one error of this code base. `message` says what and with which value, `remedy` what to do.
 * Neither ever holds a secret, so both may be printed.
 */
class DeviceCloudError extends Error {
    name = "DeviceCloudError";
    code;
    remedy;
    status;
    effect;
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.code = code;
        this.remedy = details.remedy;
        this.status = details.status;
        this.effect = details.effect ?? "none";
    }
    get fault() {
        return FAULTS[this.code];
    }
    /** The message followed by the remedy: what a user reads. */
    get explanation() {
        if (!this.remedy)
            return this.message;
        return `${this.message}${/[.!?…]$/.test(this.message) ? "" : "."} ${this.remedy}`;
    }
}
/** The error as ours: a `DeviceCloudError` stays, an abort becomes `cancelled`, anything else `fallback`. */
function asDeviceCloudError(error, fallback = "service") {
    if (error instanceof DeviceCloudError)
        return error;
    const name = error instanceof Error ? error.name : "";
    const message = error instanceof Error ? error.message : String(error);
    return new DeviceCloudError(name === "AbortError" ? "cancelled" : fallback, message, { cause: error });
}


/***/ }),

/***/ 43867:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** The commands, loaded when they are called. */
const commands = {
    cloud: {
        summary: "Starts a local device cloud and serves until it is interrupted.",
        load: () => __webpack_require__.e(/* import() */ 396).then(__webpack_require__.bind(__webpack_require__, 396)),
    },
};
const usage = `Usage: device-cloud <command> [options]

Commands:
${Object.entries(commands)
    .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
    .join("\n")}

device-cloud <command> --help tells more about one.
`;
/** Exit codes: 0 done, 1 failed, 2 called wrongly. */
const FAILED = 1;
const CALLED_WRONGLY = 2;
/** The command `device-cloud`: runs what `args` ask for, and sets the process's exit code. */
async function main(args = process.argv.slice(2)) {
    const [name = "", ...rest] = args;
    if (name === "--help" || name === "-h") {
        process.stdout.write(usage);
        return;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
        process.stderr.write(name === "" ? usage : `device-cloud: there is no command "${name}".\n\n${usage}`);
        process.exitCode = CALLED_WRONGLY;
        return;
    }
    try {
        await (await command.load()).run(rest);
    }
    catch (error) {
        const failure = (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error);
        process.stderr.write(`device-cloud ${name}: ${failure.explanation}\n`);
        process.exitCode = failure.fault === "input" ? CALLED_WRONGLY : FAILED;
    }
}
if (import.meta.main)
    await main();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
