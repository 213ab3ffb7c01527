export const id = 396;
export const ids = [396];
export const modules = {

/***/ 396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
;// CONCATENATED MODULE: ./build/src/cli/cloud-arguments.js


const options = {
    port: { type: "string", default: "0" },
    host: { type: "string", default: "127.0.0.1" },
    data: { type: "string" },
    "api-key": { type: "string" },
    "ready-file": { type: "string" },
    "allow-host": { type: "string", multiple: true },
    "max-upload": { type: "string", default: "4608" },
    "allow-root": { type: "boolean", default: false },
    accounts: { type: "string" },
    executors: { type: "string" },
    devices: { type: "string" },
    webdriver: { type: "string" },
    scenario: { type: "string" },
    "allow-hook": { type: "string", multiple: true },
    wire: { type: "string", default: "spec" },
    generation: { type: "string", default: "both" },
    verbose: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
};
const cloudUsage = `Usage: device-cloud cloud [options]

Starts a local device cloud and serves until SIGINT or SIGTERM.

Options:
  --port PORT         port to listen on; 0, the default, takes any free one
  --host ADDRESS      address to listen on (default 127.0.0.1)
  --allow-host NAME   host name under which clients reach the cloud, beside localhost; repeatable
  --data DIR          keep everything in DIR; without it, nothing outlives the cloud
  --api-key KEY       the first account's API key, for many clients 32 letters and digits; without it, a random one is made
                      and printed
  --accounts FILE     JSON array of {email, password?, apiKey?, name?, roles?, projects?: [name]}; what is left out is
                      made; without it, there is one account
  --ready-file FILE   write address, key, executors and account to FILE (JSON, mode 0600) once it serves
  --executors FILE    JSON array of {id, name, osType, width, height, scale?, mobile?, touch?, userAgent?}
  --devices FILE      JSON array of {id, displayName, osType, softwareVersion: {id, apiLevel?, releaseVersion}, width,
                      height, scale?, mobile?, touch?, userAgent?, online?, locked?, enabled?, accountEmail?,
                      vncSupported?, creditsPrice?, properties?, marks?, labelIds?, webdriver?: {url, capabilities?, allow?}}
  --webdriver URL     W3C WebDriver server (a Selenium Grid, another driver) that drives the devices in sessions of the
                      automation broker, in the place of this machine's browser
  --scenario FILE     play device runs as this JSON file says instead of running them, for tests of what uses the cloud
  --allow-hook HOST   host, beside this machine, whose hookURL is called when a run ends; repeatable
  --max-upload MIB    largest upload in MiB (default 4608)
  --wire spec|classic forms of dates, links and offsets: the specification's, or those of older clients
  --generation SIDE   legacy, current or both (default): answer as a service that has only that generation's operations
  --allow-root        run suites as root where no sandbox works
  --verbose           print one line per request
  -h, --help          print this
`;
/** Options whose value may not be empty. */
const FILES_AND_NAMES = [
    ...["data", "api-key", "ready-file", "accounts"],
    ...["executors", "devices", "scenario", "host"],
];
/** @throws {DeviceCloudError} `input` that names every argument that is wrong. */
function parseCloudArguments(args) {
    const values = parse(args);
    if (values.help)
        return null;
    const problems = [];
    const port = wholeNumber("port", values.port, 0, 65_535, problems);
    const maxUploadMib = wholeNumber("max-upload", values["max-upload"], 1, 1_048_576, problems);
    const wire = choice("wire", values.wire, ["spec", "classic"], problems);
    const generation = choice("generation", values.generation, ["both", "legacy", "current"], problems);
    for (const name of FILES_AND_NAMES) {
        if (values[name] === "")
            problems.push(`--${name} is empty.`);
    }
    if (values.webdriver !== undefined && !isWebAddress(values.webdriver)) {
        problems.push("--webdriver is no http or https address.");
    }
    if (problems.length > 0)
        throw wrongCall(problems.join(" "));
    return {
        port,
        host: values.host,
        dataFolder: values.data,
        apiKey: values["api-key"],
        readyFile: values["ready-file"],
        allowHosts: values["allow-host"] ?? [],
        maxUploadBytes: maxUploadMib * 1024 * 1024,
        allowRoot: values["allow-root"],
        accountsFile: values.accounts,
        executorFile: values.executors,
        deviceFile: values.devices,
        scenarioFile: values.scenario,
        webdriver: values.webdriver,
        allowHooks: values["allow-hook"] ?? [],
        wire,
        generation,
        verbose: values.verbose,
    };
}
function parse(args) {
    try {
        return (0,external_node_util_.parseArgs)({ args: [...args], options, strict: true, allowPositionals: false }).values;
    }
    catch (error) {
        throw wrongCall(error.message.split(". ")[0] ?? "", error);
    }
}
function isWebAddress(text) {
    return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
/** The first of `choices` stands in for a value that is none of them. */
function choice(name, text, choices, problems) {
    const chosen = choices.find((one) => one === text);
    if (chosen === undefined)
        problems.push(`--${name} is "${text}"; it takes ${choices.join(" or ")}.`);
    return chosen ?? choices[0];
}
function wholeNumber(name, text, min, max, problems) {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
        problems.push(`--${name} is "${text}"; it takes a whole number from ${min} to ${max}.`);
    }
    return value;
}
function wrongCall(message, cause) {
    return new errors/* DeviceCloudError */.c("input", message.endsWith(".") ? message : `${message}.`, {
        remedy: "See device-cloud cloud --help.",
        cause,
    });
}

;// CONCATENATED MODULE: ./build/src/cli/cloud-options.js
/**
 * What the arguments mean to a cloud: the files that they name are read.
 * @throws {DeviceCloudError} `input` naming the file that is wrong.
 */
async function cloudOptions(wanted, environment) {
    const { readAccounts } = await Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(104)]).then(__webpack_require__.bind(__webpack_require__, 87104));
    const { readDevices } = await Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(20)]).then(__webpack_require__.bind(__webpack_require__, 11020));
    const { readExecutors } = await Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(439)]).then(__webpack_require__.bind(__webpack_require__, 75439));
    const { readScenario } = await Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(950)]).then(__webpack_require__.bind(__webpack_require__, 10950));
    const { port, host, allowHosts, allowHooks, maxUploadBytes, allowRoot, wire, generation } = wanted;
    const { dataFolder, apiKey, accountsFile, executorFile, deviceFile, scenarioFile, webdriver } = wanted;
    return {
        ...{ port, host, allowHosts, allowHooks, maxUploadBytes, allowRoot, wire, generation },
        ...(dataFolder === undefined ? {} : { dataFolder }),
        ...(apiKey === undefined ? {} : { apiKey }),
        ...(accountsFile === undefined ? {} : { accounts: readAccounts(accountsFile) }),
        ...(executorFile === undefined ? {} : { executors: readExecutors(executorFile) }),
        ...(deviceFile === undefined ? {} : { devices: readDevices(deviceFile) }),
        ...(webdriver === undefined ? {} : { webdriver }),
        ...(scenarioFile === undefined ? {} : { scenario: readScenario(scenarioFile) }),
        logger: consoleLogger(wanted.verbose),
        environment,
    };
}
function consoleLogger(verbose) {
    const write = (message) => process.stderr.write(`${message}\n`);
    return {
        debug: (message) => verbose && write(message),
        info: write,
        notice: write,
        warning: (message) => write(`Warning: ${message}`),
    };
}

;// CONCATENATED MODULE: ./build/src/cli/describe-cloud.js
/** What a program needs to use a running cloud: the content of the ready file. It holds secrets. */
function readyContent({ url, account, accounts, executors, devices }) {
    const { projects: _, ...first } = account;
    return {
        url,
        pid: process.pid,
        ...first,
        accounts,
        executors: executors.map(({ id, name }) => ({ id, name })),
        devices: devices.map(({ id, displayName }) => ({ id, displayName })),
    };
}
/** What somebody at a terminal needs to use a running cloud. Keys that they gave it themselves are not repeated. */
function greeting(cloud, options) {
    const { url, executors, devices, signInLink } = cloud;
    const lines = [
        `Device cloud on ${url}`,
        `Page: ${signInLink()} (signs in once, within an hour)`,
        `Executors: ${executors.map(({ id, name }) => `${name} (${id})`).join(", ")}`,
        `Devices: ${devices.length}, listed on the page and by GET /api/v2/devices`,
        `Data: ${options.dataFolder ?? "in memory, gone when it stops"}`,
        ...keyLines(cloud, options),
        "Ctrl-C stops it.",
    ];
    return `${lines.join("\n")}\n`;
}
function keyLines({ accounts }, options) {
    const given = new Set([options.apiKey, ...(options.accounts ?? []).map(({ apiKey }) => apiKey)]);
    const made = accounts.filter(({ apiKey }) => !given.has(apiKey));
    return made.map(({ email, apiKey }) => accounts.length === 1 ? `API key: ${apiKey}` : `API key of ${email}: ${apiKey}`);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/src/cli/ready-file.js


/**
 * Writes what a program needs to use the cloud, all at once: who sees the file sees all of it. It holds secrets, so
 * only this user may read it.
 * @throws {DeviceCloudError} `input` when the file cannot be written.
 */
async function writeReadyFile(path, content) {
    const unfinished = `${path}.${process.pid}.tmp`;
    try {
        await (0,promises_.writeFile)(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
        await (0,promises_.rename)(unfinished, path);
    }
    catch (error) {
        await (0,promises_.rm)(unfinished, { force: true });
        throw new errors/* DeviceCloudError */.c("input", `The ready file ${path} cannot be written: ${error.message}`, {
            remedy: "Give a path in an existing folder that this user may write.",
            cause: error,
        });
    }
}
/** Removes the file, so that nobody takes a stopped cloud for a running one. */
async function removeReadyFile(path) {
    await (0,promises_.rm)(path, { force: true });
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./build/src/cli/steady-memory.js

/**
 * Keeps the garbage of this process small, at once and for good: V8's young generation stays at the size it starts
 * with, where it would grow with the load. A server that streams makes buffers of 64 KiB whose bytes lie outside that
 * generation and wait until it is full: an upload of any size then takes 60 MiB more, and is slower.
 */
function keepMemorySteady() {
    (0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
}

;// CONCATENATED MODULE: ./build/src/cli/until-interrupted.js
/** Waits for SIGINT or SIGTERM. Until it is disposed, neither ends the process by itself. */
function untilInterrupted() {
    const { promise, resolve } = Promise.withResolvers();
    const signals = ["SIGINT", "SIGTERM"];
    for (const signal of signals)
        process.on(signal, resolve);
    return {
        signal: promise,
        [Symbol.dispose]() {
            for (const signal of signals)
                process.off(signal, resolve);
        },
    };
}

;// CONCATENATED MODULE: ./build/src/cli/cloud-command.js
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
 * `device-cloud cloud`: a local device cloud in the foreground, from the ready file to a clean stop.
 * @throws {DeviceCloudError} `input` for wrong arguments and for a cloud that cannot start with them.
 */
async function run(args) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const wanted = parseCloudArguments(args);
        if (!wanted) {
            process.stdout.write(cloudUsage);
            return;
        }
        keepMemorySteady();
        // From here on a signal is heard, so that one during the start ends it cleanly, too.
        const interruption = __addDisposableResource(env_1, untilInterrupted(), false);
        const { startCloud } = await Promise.all(/* import() */[__webpack_require__.e(723), __webpack_require__.e(663), __webpack_require__.e(560), __webpack_require__.e(425), __webpack_require__.e(581), __webpack_require__.e(348), __webpack_require__.e(88), __webpack_require__.e(416), __webpack_require__.e(123), __webpack_require__.e(532)]).then(__webpack_require__.bind(__webpack_require__, 78532));
        const options = await cloudOptions(wanted, process.env);
        const cloud = __addDisposableResource(env_1, await startCloud(options), true);
        if (wanted.readyFile)
            await writeReadyFile(wanted.readyFile, readyContent(cloud));
        try {
            process.stdout.write(greeting(cloud, options));
            await interruption.signal;
        }
        finally {
            if (wanted.readyFile)
                await removeReadyFile(wanted.readyFile);
        }
        process.stdout.write("Stopping.\n");
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


/***/ })

};
