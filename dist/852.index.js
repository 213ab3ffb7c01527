export const id = 852;
export const ids = [852];
export const modules = {

/***/ 68175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ tellDryRun)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/services/devices/device-table.js
var device_table = __webpack_require__(82631);
// EXTERNAL MODULE: ./build/src/services/report/markdown.js
var markdown = __webpack_require__(68888);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/services/devices/selected-device.js
var selected_device = __webpack_require__(23064);
;// CONCATENATED MODULE: ./build/src/services/start/dry-run-text.js


const MAX_DEVICES = 100;
/** What would be started, for the log. */
function dryRunText(run) {
    const { title, devices, settings } = run;
    const differing = settings.filter(({ differs }) => differs);
    return [
        `Dry run: nothing is started. The run would be "${title}" with a mark of its own.`,
        ...factsOf(run).map(({ label, value }) => `  ${label}: ${value}`),
        "Configuration:",
        ...settings.map(({ name, value }) => `  ${name}: ${value}`),
        `Differs from the project's configuration: ${differing.length === 0 ? "nothing" : ""}`.trimEnd(),
        ...differing.map(({ name, value, ofProject }) => `  ${name}: ${value} (project: ${ofProject})`),
        `Devices: ${deviceCount(devices.devices)}, chosen by ${devices.chosenBy}${priceOf(devices.devices)}`,
        ...(devices.devices ?? []).slice(0, MAX_DEVICES).map((device) => `  ${lineOf(device)}`),
    ].join("\n");
}
/** What is said of a run beside its configuration and devices. Texts of the service are on one line each. */
function factsOf(run) {
    const { project, generation, framework, files, parameterKeys, tags } = run;
    const name = project.name === undefined ? "" : ` (${(0,untrusted_text/* plainLine */.h)(project.name, 80)})`;
    const facts = [
        { label: "Project", value: project.id === undefined ? `new${name}` : `${project.id}${name}` },
        { label: "API", value: generation === "legacy" ? "the older one" : "the newer one" },
        { label: "Framework", value: framework ?? "" },
        ...files.map(({ use, id, name: file }) => ({
            label: LABELS[use],
            value: file ? `${id} (${file})` : `${id}`,
        })),
        { label: "Parameters", value: parameterKeys.map((key) => (0,untrusted_text/* plainLine */.h)(key, 80)).join(", ") },
        { label: "Tags", value: tags.map((tag) => (0,untrusted_text/* plainLine */.h)(tag, 80)).join(", ") },
    ];
    return facts.filter(({ value }) => value !== "");
}
const LABELS = { app: "Application", test: "Test", data: "Data file" };
function deviceCount(devices) {
    return devices === undefined ? "not told" : `${devices.length}`;
}
/** What the devices cost together, where the service tells the price of any. */
function priceOf(devices) {
    const priced = (devices ?? []).filter(({ creditsPrice }) => creditsPrice !== undefined);
    if (priced.length === 0)
        return "";
    return `, ${priced.reduce((sum, { creditsPrice }) => sum + (creditsPrice ?? 0), 0)} credits a run`;
}
function lineOf(device) {
    const { id, name, osType, osVersion, creditsPrice } = device;
    const price = creditsPrice === undefined ? [] : [`${creditsPrice} credits`];
    const system = `${osType} ${osVersion}`.trim();
    return [`${name} (${id})`, system, (0,selected_device/* unavailability */.Z)(device) ?? "available", ...price]
        .filter(Boolean)
        .join(", ");
}

;// CONCATENATED MODULE: ./build/src/services/start/dry-run-markdown.js



/** What would be started, for the job summary. */
function dryRunMarkdown(run) {
    const { title, devices, settings } = run;
    const differing = settings.filter(({ differs }) => differs);
    const facts = factsOf(run).map(({ label, value }) => `- ${label}: ${(0,markdown/* escapeMarkdown */.FV)(value)}`);
    const count = `${deviceCount(devices.devices)}, chosen by ${(0,markdown/* escapeMarkdown */.FV)(devices.chosenBy)}`;
    return [
        "## Dry run",
        `Nothing was started. The run would be ${(0,markdown/* code */.aY)(title)} with a mark of its own.`,
        facts.join("\n"),
        "### Differs from the project's configuration",
        differing.length === 0 ? "Nothing." : settingTable(differing),
        (0,markdown/* collapsed */.yZ)("Whole configuration", settingTable(settings)),
        "### Devices",
        `${count}${priceOf(devices.devices)}.`,
        ...(devices.devices && devices.devices.length > 0 ? [(0,device_table/* deviceTable */.b)(devices.devices)] : []),
        "",
    ].join("\n\n");
}
function settingTable(settings) {
    return (0,markdown/* table */.tp)([
        { heading: "Setting", align: "left" },
        { heading: "This run", align: "left" },
        { heading: "Project", align: "left" },
    ], settings.map(({ name, value, ofProject }) => [
        (0,markdown/* code */.aY)(name),
        (0,markdown/* escapeMarkdown */.FV)(value),
        (0,markdown/* escapeMarkdown */.FV)(ofProject),
    ]));
}

// EXTERNAL MODULE: ./build/src/services/generation/spoken-generation.js
var spoken_generation = __webpack_require__(16874);
// EXTERNAL MODULE: ./build/src/services/upload/service-files.js
var service_files = __webpack_require__(71179);
// EXTERNAL MODULE: ./build/src/services/start/chosen-devices.js + 1 modules
var chosen_devices = __webpack_require__(34399);
// EXTERNAL MODULE: ./build/src/services/start/current-start.js + 1 modules
var current_start = __webpack_require__(81843);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/services/devices/select-devices.js
var select_devices = __webpack_require__(71230);
;// CONCATENATED MODULE: ./build/src/services/start/devices-that-run.js


/** What a choice comes to, as far as the service tells; a start leaves groups and patterns to it. */
async function devicesThatRun(chosen, { project, settings }, tools) {
    if (chosen.by === "ids")
        return { chosenBy: "the inputs", devices: chosen.devices };
    if (chosen.by === "group")
        return ofGroup(chosen.groupId, "the device group", tools);
    const { deviceNamePattern, testRunId } = settings;
    if (deviceNamePattern !== undefined) {
        const names = [deviceNamePattern.replaceAll("%", "*")];
        return { chosenBy: "device-name-pattern", devices: await orUndefined({ names }, tools) };
    }
    if (testRunId !== undefined)
        return { chosenBy: `those of test run ${testRunId}`, devices: undefined };
    const groupId = project.configuration?.usedDeviceGroupId;
    if (typeof groupId === "number")
        return ofGroup(groupId, "the project's device group", tools);
    return { chosenBy: "nothing: the start would be refused", devices: [] };
}
async function ofGroup(groupId, what, tools) {
    return { chosenBy: `${what} ${groupId}`, devices: await orUndefined({ groupId }, tools) };
}
async function orUndefined(wish, tools) {
    try {
        return await (0,select_devices/* selectDevices */.o)(wish, tools);
    }
    catch (error) {
        const failure = (0,errors/* asDeviceCloudError */.w)(error);
        if (failure.fault !== "input")
            throw failure;
        tools.logger.info(`The devices are not told: ${failure.message}`);
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/contract/operations/run-parameters.js
var run_parameters = __webpack_require__(59427);
// EXTERNAL MODULE: ./build/src/services/start/setting-names.js
var setting_names = __webpack_require__(92968);
;// CONCATENATED MODULE: ./build/src/services/start/effective-settings.js



/** The fields of a configuration, in the order of the specification. */
const FIELDS = Object.keys({ ...run_parameters/* configurationParameters */.p8, ...run_parameters/* furtherConfiguration */.Ro });
const UNSET = "–";
const SECRET = "set, not shown";
/**
 * What each field that is set anywhere comes to. `effective` is the whole configuration of a run, `project` that of its
 * project, undefined where there is none.
 */
function effectiveSettings(effective, project) {
    return FIELDS.flatMap((field) => {
        const [now, own] = [effective[field], project?.[field]];
        if (isUnset(now) && isUnset(own))
            return [];
        const differs = (isUnset(now) ? "" : String(now)) !== (isUnset(own) ? "" : String(own));
        return { name: (0,setting_names/* settingName */.QX)(field), value: shown(field, now), ofProject: shown(field, own), differs };
    });
}
function isUnset(value) {
    return value === undefined || value === null || value === "";
}
function shown(field, value) {
    if (isUnset(value))
        return UNSET;
    if (field === "applicationPassword")
        return SECRET;
    if (field === "hookURL" || field === "appiumBrokerAddress")
        return hostOf(String(value));
    return field === "timeout" ? `${value} s` : (0,untrusted_text/* plainLine */.h)(String(value), 120);
}
/** An address may hold a secret anywhere but in its host. */
function hostOf(address) {
    if (!URL.canParse(address))
        return SECRET;
    const { protocol, host, pathname, search } = new URL(address);
    return host === "" ? SECRET : `${protocol}//${host}${pathname === "/" && search === "" ? "" : "/…"}`;
}

// EXTERNAL MODULE: ./build/src/services/start/generation-for.js
var generation_for = __webpack_require__(21393);
// EXTERNAL MODULE: ./build/src/services/start/legacy-start.js
var legacy_start = __webpack_require__(70367);
// EXTERNAL MODULE: ./build/src/services/start/require-named.js
var require_named = __webpack_require__(54174);
// EXTERNAL MODULE: ./build/src/services/start/resolve-project.js
var resolve_project = __webpack_require__(81713);
// EXTERNAL MODULE: ./build/src/services/start/run-name.js
var run_name = __webpack_require__(14746);
;// CONCATENATED MODULE: ./build/src/services/start/effective-run.js












/**
 * Everything that an order comes to, asked for and checked as far as the service tells. Starts nothing, and creates nothing.
 * @throws {DeviceCloudError} what the start would throw, as far as it can be told before.
 */
async function effectiveRun(order, tools) {
    const { client, signal } = tools;
    const project = await (0,resolve_project/* resolveProject */.K)(client, order.project, signal);
    const choice = await (0,generation_for/* generationFor */.e)(order, project, tools);
    const generation = await (0,spoken_generation/* spokenGeneration */.Z)(choice, tools, signal);
    const chosen = await (0,chosen_devices/* chooseDevices */.v)(order.devices, tools);
    await (0,require_named/* requireNamed */.d)(order, chosen, tools);
    const { configuration } = project;
    const { effective, framework } = await configurationOf(order, generation, { project, chosen }, tools);
    return {
        title: (0,run_name/* titleOf */.Gg)(order.title),
        generation,
        project: { id: project.id, name: project.name },
        framework,
        files: await effectiveFiles(order, tools),
        devices: await devicesThatRun(chosen, { project, settings: order.settings }, tools),
        // Devices that are named win over the project's group.
        settings: effectiveSettings(chosen.by === "ids" ? { ...effective, usedDeviceGroupId: null } : effective, configuration),
        parameterKeys: order.parameters.map(({ key }) => key),
        tags: order.tags,
    };
}
async function configurationOf(order, generation, { project, chosen }, tools) {
    const title = (0,run_name/* titleOf */.Gg)(order.title);
    if (generation === "legacy") {
        const given = Object.entries((0,legacy_start/* legacyStart */.s)(order, title, chosen)).filter(([, value]) => value !== undefined);
        return { effective: { ...project.configuration, ...Object.fromEntries(given) }, framework: undefined };
    }
    const { client, signal } = tools;
    const body = await (0,current_start/* currentStart */.s)(order, title, { project, chosen }, tools);
    const filled = await client.runs.checkConfiguration({ body }, { signal, repeatable: true });
    const framework = `${filled.frameworkId ?? body.frameworkId} for ${filled.osType ?? body.osType}`;
    return { effective: { ...filled, usedDeviceGroupId: filled.deviceGroupId }, framework };
}
async function effectiveFiles({ files }, { client, signal }) {
    const asked = new service_files/* ServiceFiles */.H(client);
    const found = [];
    for (const use of ["app", "test", "data"]) {
        const id = files[use];
        if (id === undefined)
            continue;
        const file = await asked.get(id, signal);
        const name = typeof file === "string" ? undefined : (0,untrusted_text/* plainLine */.h)(file.name ?? "", 120);
        found.push({ use, id, name });
    }
    return found;
}

// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
// EXTERNAL MODULE: ./build/src/actions/runner/write-summary.js
var write_summary = __webpack_require__(1042);
;// CONCATENATED MODULE: ./build/src/actions/start-run/dry-run.js






/** Says what would be started, in the log and the job summary. There is no run, and so no verdict. */
async function tellDryRun(order, tools) {
    core/* setOutput */.uH("dry-run", true);
    const run = await effectiveRun(order, tools);
    log/* actionLogger */.v0.info(dryRunText(run));
    await (0,write_summary/* writeSummary */.S)(dryRunMarkdown(run));
    core/* setOutput */.uH("device-ids", (run.devices.devices ?? []).map(({ id }) => id).join(","));
}


/***/ }),

/***/ 31860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ orderOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/actions/runner/attempt.js
/**
 * Where this step stands, by what the runner tells it and the matrix index, which it does not tell; undefined outside of a
 * runner. A re-run has the same place and a higher number.
 */
function stepAttempt(matrixIndex, env) {
    const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_JOB, GITHUB_ACTION } = env;
    if (!GITHUB_RUN_ID)
        return undefined;
    const place = {
        workflowRun: [GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID].join("/"),
        job: GITHUB_JOB ?? "",
        matrixIndex,
        step: GITHUB_ACTION ?? "",
    };
    return { place, number: Number(env.GITHUB_RUN_ATTEMPT) || 1 };
}

// EXTERNAL MODULE: ./build/src/actions/runner/device-inputs.js
var device_inputs = __webpack_require__(25832);
// EXTERNAL MODULE: ./build/src/actions/runner/event-tags.js
var event_tags = __webpack_require__(21504);
// EXTERNAL MODULE: ./build/src/actions/start-run/setting-inputs.js
var setting_inputs = __webpack_require__(67166);
;// CONCATENATED MODULE: ./build/src/actions/start-run/order.js





/** The inputs as the order they stand for. */
async function orderOf(inputs, { scratch, env }) {
    const projectId = inputs["project-id"];
    const kinds = inputs["event-tags"] ?? [];
    return {
        generation: inputs["api-generation"],
        project: projectId === undefined ? { name: inputs["project-name"] ?? "" } : { id: projectId },
        title: inputs.name ?? "",
        attempt: stepAttempt(inputs["matrix-index"] ?? "", env),
        onRerun: inputs["on-rerun"],
        onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
        files: { app: inputs["app-file-id"], test: inputs["test-file-id"], data: inputs["data-file-id"] },
        devices: (0,device_inputs/* deviceWishOf */.Tl)(inputs),
        frameworkId: inputs["framework-id"],
        osType: inputs["os-type"],
        parameters: inputs.parameters ?? [],
        settings: (0,setting_inputs/* settingsOf */.f5)(inputs),
        tags: [...new Set([...(inputs.tags ?? []), ...(await (0,event_tags/* eventTags */.W)(kinds, env))])],
        earlierResultsFolder: (0,external_node_path_.join)(scratch, "earlier-results"),
    };
}


/***/ }),

/***/ 42307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ tellRun)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78765);


/** Outputs as soon as they are known: a step that fails later still has them. */
function tellRun(outcome) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("run-id", outcome.runId);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("run-name", (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(outcome.name));
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("run-url", outcome.url ?? "");
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("project-id", outcome.projectId);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("user-id", outcome.userId);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("reattached", outcome.reattached);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("retried", outcome.retried);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH("earlier-results-path", outcome.earlierResults ?? "");
}


/***/ }),

/***/ 16874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ spokenGeneration)
/* harmony export */ });
/* harmony import */ var _service_generation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99893);

/**
 * The generation in which a service is spoken to, for those that do nothing yet that would tell: with `auto` it is asked
 * for something that only the older one has.
 */
function spokenGeneration(choice, tools, signal) {
    if (choice !== "auto")
        return Promise.resolve(choice);
    return new _service_generation_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceGeneration */ .a(choice, tools).speak({
        async legacy() {
            await tools.client.jobs.list({ query: { limit: 1 } }, { signal }).page();
            return "legacy";
        },
        current: async () => "current",
    }, signal);
}


/***/ }),

/***/ 4042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ addTags)
/* harmony export */ });
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78765);
/* harmony import */ var _start_create_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95879);


/**
 * Gives a run these tags, each once. What it has of them already stays as it is. Answers the run's tags by these names, in
 * their order.
 */
async function addTags(run, names, tools) {
    const { client, signal } = tools;
    const present = await tagsOf(run, tools);
    const tags = [];
    for (const name of new Set(names)) {
        const tag = present.get(name) ??
            (await (0,_start_create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .U)({
                ...tools,
                what: `the tag "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h)(name, 80)}"`,
                create: () => client.tags.add({ ...run, query: { name } }, { signal }),
                find: async () => (await tagsOf(run, tools)).get(name),
            }));
        tags.push(tag);
    }
    return tags;
}
async function tagsOf(run, { client, signal }) {
    const tags = await Array.fromAsync(client.tags.list(run, { signal }));
    return new Map(tags.map((tag) => [tag.name ?? "", tag]));
}


/***/ }),

/***/ 56662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ CheckpointKeeper)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** Holds what is known of one step's run, and passes each change on so that it can be kept outside the process. */
class CheckpointKeeper {
    #clock;
    #keep;
    #checkpoint;
    constructor(clock, keep) {
        this.#clock = clock;
        this.#keep = keep;
    }
    /** Undefined while nothing was asked for that may have to be stopped. */
    get checkpoint() {
        return this.#checkpoint;
    }
    set checkpoint(checkpoint) {
        this.#checkpoint = checkpoint;
        this.#keep(checkpoint);
    }
    /** A run is about to be asked for under this name. */
    name(home, runName) {
        const { userId, projectId } = home;
        this.checkpoint = {
            ...{ kind: "run", userId, runName },
            ...(projectId === undefined ? {} : { projectId }),
        };
    }
    /** An earlier attempt's run is taken over: from here on it is ours to stop, if there is anything to be stopped. */
    adopt({ run, ...home }) {
        const runName = run.displayName ?? "";
        this.checkpoint = { kind: "run", ...home, runName, runId: run.id };
        if (run.state !== "FINISHED")
            this.asking();
    }
    /** The request that starts the run is about to be sent. */
    asking() {
        this.#change({ askedAt: this.#clock.now() });
    }
    /** The request that starts the run again is about to be sent. */
    askingForRetry() {
        const now = this.#clock.now();
        this.#change({ askedAt: now, retryAskedAt: now });
    }
    answered({ id, projectId }) {
        const home = typeof projectId === "number" ? { projectId } : {};
        this.#change({ runId: id, ...home, retryAskedAt: undefined });
    }
    /** After a failure: nothing is there to be stopped when the request is known not to have happened. */
    failed(error) {
        if ((0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asDeviceCloudError */ .w)(error).effect === "none")
            this.forget();
    }
    /** Nothing of ours is under way, or what is shall go on. */
    forget() {
        if (this.#checkpoint && !this.#checkpoint.settled)
            this.#change({ settled: true });
    }
    #change(change) {
        if (this.#checkpoint)
            this.checkpoint = { ...this.#checkpoint, ...change };
    }
}


/***/ }),

/***/ 34399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ chooseDevices)
});

;// CONCATENATED MODULE: ./build/src/services/devices/device-wish.js
/** Whether the wish says anything of which devices; `pick` alone means of the whole catalogue. */
function namesDevices(wish) {
    const { ids, names, filters, properties, osVersion, groupId, pick } = wish;
    const lists = [ids, names, filters, properties].some((list) => list !== undefined && list.length > 0);
    return lists || [osVersion, groupId, pick].some((one) => one !== undefined);
}

// EXTERNAL MODULE: ./build/src/services/devices/select-devices.js
var select_devices = __webpack_require__(71230);
;// CONCATENATED MODULE: ./build/src/services/start/chosen-devices.js


/**
 * The devices that a wish comes to. A group alone is left to the service, which may know more of it than it tells.
 * @throws {DeviceCloudError} `input` when the wish cannot be met.
 */
async function chooseDevices(wish, tools) {
    if (!namesDevices(wish))
        return { by: "project" };
    if (wish.groupId !== undefined && isWholeGroup(wish))
        return { by: "group", groupId: wish.groupId };
    return { by: "ids", devices: await (0,select_devices/* selectDevices */.o)(wish, tools) };
}
function isWholeGroup({ groupId: _, minDevices: __, ...rest }) {
    return rest.pick === undefined && !namesDevices(rest);
}


/***/ }),

/***/ 81843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ currentStart)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/services/generation/or-missing.js
var or_missing = __webpack_require__(88213);
;// CONCATENATED MODULE: ./build/src/services/start/choose-run-framework.js



const OS_TYPES = new Set(["ANDROID", "IOS", "DESKTOP"]);
const SHOWN = 12;
/**
 * The framework of a run of the newer generation: the one that is given, else the project's, else the only one of the
 * account for the devices' operating system.
 * @throws {DeviceCloudError} `input` when that leaves several, or none.
 */
async function chooseRunFramework({ frameworkId, osType }, project, chosen, tools) {
    const { client, signal } = tools;
    const listed = await Array.fromAsync(client.frameworks.listAll({}, { signal }));
    const wanted = osType ?? commonOsType(chosen);
    const id = frameworkId ?? (await frameworkOf(project, tools));
    if (id !== undefined) {
        const own = osTypeOf(listed.find((framework) => framework.id === id)?.osType);
        return { id, osType: wanted ?? own ?? "UNDEFINED" };
    }
    const fitting = listed.filter((one) => wanted === undefined || fits(osTypeOf(one.osType), wanted));
    const [only] = fitting;
    if (fitting.length === 1 && typeof only?.id === "number") {
        return { id: only.id, osType: wanted ?? osTypeOf(only.osType) ?? "UNDEFINED" };
    }
    const several = fitting.length > 1 ? "several frameworks fit" : "none of the account's frameworks fits";
    throw new errors/* DeviceCloudError */.c("input", `framework-id: is missing, and ${several}.`, {
        remedy: `Choose from: ${(fitting.length > 0 ? fitting : listed).slice(0, SHOWN).map(nameOf).join(", ")}.`,
    });
}
async function frameworkOf({ id }, { client, signal }) {
    if (id === undefined)
        return undefined;
    const project = await (0,or_missing/* orMissing */.M)(() => client.projects.get({ projectId: id }, { signal }));
    return project?.frameworkId ?? undefined;
}
/** The operating system of all devices; undefined where they differ or are not known. */
function commonOsType(chosen) {
    if (chosen.by !== "ids")
        return undefined;
    const [only, ...others] = new Set(chosen.devices.map((device) => device.osType));
    return others.length === 0 ? osTypeOf(only) : undefined;
}
function osTypeOf(text) {
    return text && OS_TYPES.has(text) ? text : undefined;
}
/** A framework for no system in particular is for any. */
function fits(own, wanted) {
    return own === undefined || own === wanted;
}
function nameOf({ id, name }) {
    return `${id} (${(0,untrusted_text/* plainLine */.h)(name ?? "", 60)})`;
}

// EXTERNAL MODULE: ./build/src/services/start/setting-names.js
var setting_names = __webpack_require__(92968);
;// CONCATENATED MODULE: ./build/src/services/start/current-start.js



/**
 * A run as the newer generation takes it (docs/decisions.md, The newer generation). Devices that nobody chose are those of
 * the project's configuration, which the older generation would take by itself.
 * @throws {DeviceCloudError} `input` naming what only the older API takes, or what is missing.
 */
async function currentStart(content, runName, { project, chosen }, tools) {
    const untold = (0,setting_names/* onlyLegacy */.C2)(content);
    if (untold.length > 0) {
        throw new errors/* DeviceCloudError */.c("input", `${untold.join(", ")}: the newer API does not take it.`, {
            remedy: "Leave it out, or set api-generation to legacy where the service has the older API.",
        });
    }
    const framework = await chooseRunFramework(content, project, chosen, tools);
    const { scheduler, ...settings } = content.settings;
    return {
        osType: framework.osType,
        frameworkId: framework.id,
        ...(project.id === undefined ? { projectName: project.name ?? null } : { projectId: project.id }),
        testRunName: runName,
        ...targetOf(chosen, project),
        files: filesOf(content),
        testRunParameters: content.parameters.map(({ key, value }) => ({ key, value })),
        ...settings,
        ...(scheduler === undefined ? {} : { scheduler }),
    };
}
function filesOf({ files: { app, test, data } }) {
    const uses = [
        { id: app, action: "INSTALL" },
        { id: test, action: "RUN_TEST" },
        { id: data, action: "COPY_TO_DEVICE" },
    ];
    return uses.flatMap(({ id, action }) => (id === undefined ? [] : [{ id, action }]));
}
function targetOf(chosen, { configuration }) {
    if (chosen.by === "ids")
        return { deviceIds: chosen.devices.map(({ id }) => id) };
    if (chosen.by === "group")
        return { deviceGroupId: chosen.groupId };
    const groupId = configuration?.usedDeviceGroupId;
    if (typeof groupId === "number")
        return { deviceGroupId: groupId };
    throw new errors/* DeviceCloudError */.c("input", "device-ids: no device is chosen, and the project's configuration has no device group.", {
        remedy: "Choose devices by device-ids, device-names, device-filter, device-properties or device-group-id.",
    });
}


/***/ }),

/***/ 21393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ generationFor)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78765);
/* harmony import */ var _generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88213);
/* harmony import */ var _resolve_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81713);
/* harmony import */ var _setting_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92968);





/**
 * What only the newer generation can do decides for it, where nobody chose.
 * @throws {DeviceCloudError} `input` where the service does not have the newer one.
 */
async function generationFor(order, project, tools) {
    if (order.generation !== "auto")
        return order.generation;
    const inputs = (0,_setting_names_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyCurrent */ .Mt)(order);
    const isNew = project.id === undefined;
    if (inputs.length === 0 && !isNew)
        return "auto";
    if (!(await hasNewer(tools)))
        throw isNew ? (0,_resolve_project_js__WEBPACK_IMPORTED_MODULE_2__/* .noSuchProject */ .u)(project) : refused(inputs);
    const reasons = isNew ? [...inputs, `a project that is not there yet (${shown(project)})`] : inputs;
    tools.logger.info(`Using the newer API, which alone takes ${reasons.join(" and ")}.`);
    return "current";
}
async function hasNewer({ client, signal }) {
    const list = () => client.frameworks.listAll({ query: { limit: 1 } }, { signal }).page();
    return (await (0,_generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__/* .orMissing */ .M)(list)) !== undefined;
}
function refused(inputs) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `${inputs.join(", ")}: only the newer API takes it.`, {
        remedy: "The service has only the older one: leave it out.",
    });
}
function shown({ name = "" }) {
    return `"${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h)(name, 80)}"`;
}


/***/ }),

/***/ 70367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ legacyStart)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _setting_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92968);


/**
 * A run as the start by parameters takes it (specification, Starting a run). The project's configuration fills in the rest.
 * @throws {DeviceCloudError} `input` naming what only the newer API takes: left out, something else would run.
 */
function legacyStart(content, runName, chosen) {
    const { files, settings } = content;
    const { scheduler, ...others } = settings;
    const untold = (0,_setting_names_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyCurrent */ .Mt)(content);
    if (untold.length > 0 || scheduler === "ALL_INSTANCES") {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `${untold.join(", ")}: the older API does not take it.`, {
            remedy: "Set api-generation to current where the service has the newer API, or leave it out.",
        });
    }
    return {
        name: runName,
        ...others,
        scheduler: scheduler ?? undefined,
        appFileId: files.app,
        testFileId: files.test,
        dataFileId: files.data,
        usedDeviceIds: chosen.by === "ids" ? chosen.devices.map(({ id }) => id) : undefined,
        usedDeviceGroupId: chosen.by === "group" ? chosen.groupId : undefined,
    };
}


/***/ }),

/***/ 22483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ missingFileProblems),
/* harmony export */   N: () => (/* binding */ doubtfulFiles)
/* harmony export */ });
/* harmony import */ var _upload_service_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71179);

const USES = ["app", "test", "data"];
async function doubtfulFiles(files, { client, signal }) {
    const asked = new _upload_service_files_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceFiles */ .H(client);
    const found = { gone: [], unasked: [] };
    for (const use of USES) {
        const id = files[use];
        const answer = id === undefined ? undefined : await asked.get(id, signal);
        if (typeof answer === "string")
            found[answer].push(use);
    }
    return found;
}
/** A sentence for each that says what is missing and what to do. */
function missingFileProblems(missing, files) {
    return missing.map((use) => `${use}-file-id: the service has no file ${files[use]}. Services drop files after a while: upload it again, ` +
        "and give the id that the upload answers.");
}


/***/ }),

/***/ 54174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ requireNamed)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88213);
/* harmony import */ var _missing_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22483);



/**
 * Looks for what a refused start may have meant: its files, its device group, its earlier run.
 * @throws {DeviceCloudError} `input` naming everything of it that the service does not have, as far as it tells.
 */
async function requireNamed(order, chosen, tools) {
    const problems = [
        ...(0,_missing_files_js__WEBPACK_IMPORTED_MODULE_2__/* .missingFileProblems */ .F)((await (0,_missing_files_js__WEBPACK_IMPORTED_MODULE_2__/* .doubtfulFiles */ .N)(order.files, tools)).gone, order.files),
        ...(chosen.by === "group" ? await groupProblems(chosen.groupId, tools) : []),
        ...(await earlierRunProblems(order.settings.testRunId, tools)),
    ];
    if (problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", problems.join("\n"));
}
/** Older services have groups and cannot be asked for them, which the list tells. */
async function groupProblems(deviceGroupId, { client, signal }) {
    if (await (0,_generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__/* .orMissing */ .M)(() => client.deviceGroups.get({ deviceGroupId }, { signal })))
        return [];
    const listed = await (0,_generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__/* .orMissing */ .M)(() => client.deviceGroups.list({ query: { limit: 1 } }, { signal }).page());
    if (!listed)
        return [];
    return [`device-group-id: the service has no device group ${deviceGroupId}. Correct the id.`];
}
async function earlierRunProblems(runId, { client, signal }) {
    if (runId === undefined || (await (0,_generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__/* .orMissing */ .M)(() => client.runs.get({ runId }, { signal }))))
        return [];
    return [`test-run-id: the service has no test run ${runId}. Correct the id.`];
}


/***/ }),

/***/ 81713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ resolveProject),
/* harmony export */   u: () => (/* binding */ noSuchProject)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78765);
/* harmony import */ var _generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88213);



/**
 * The project with its configuration.
 * @throws {DeviceCloudError} `input` for an id that the account has no use for, and for a name that several bear.
 */
async function resolveProject(client, wanted, signal) {
    if ("id" in wanted) {
        const { id } = wanted;
        return { id, name: undefined, configuration: await requireConfiguration(client, id, signal) };
    }
    const { name } = wanted;
    const id = await idOf(client, name, signal);
    if (id === undefined)
        return { id, name, configuration: undefined };
    const configuration = await (0,_generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__/* .orMissing */ .M)(() => client.configuration.get({ projectId: id }, { signal }));
    return { id, name, configuration };
}
/** Says that a project is missing where none can be made. */
function noSuchProject({ name = "" }) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `project-name: there is no project "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(name, 80)}".`, {
        remedy: "Correct the name, or create the project on the service: the older API cannot.",
    });
}
async function idOf(client, name, signal) {
    const listed = await Array.fromAsync(client.account.projects({}, { signal }));
    const named = listed.filter((project) => project.name === name);
    if (named.length <= 1)
        return named[0]?.id;
    const shown = `${named.length} projects have the name "${(0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h)(name, 80)}"`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `project-name: ${shown}.`, {
        remedy: `Give one of their ids as project-id: ${named.map(({ id }) => id).join(", ")}.`,
    });
}
/** A project without a configuration is one of a newer service, which can be asked for it. */
async function requireConfiguration(client, projectId, signal) {
    try {
        const configuration = await (0,_generation_or_missing_js__WEBPACK_IMPORTED_MODULE_1__/* .orMissing */ .M)(() => client.configuration.get({ projectId }, { signal }));
        if (!configuration)
            await client.projects.get({ projectId }, { signal });
        return configuration;
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c) || ![403, 404, 405].includes(error.status ?? 0))
            throw error;
        const why = error.status === 403 ? "the account may not use the project" : "the service has no project";
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `project-id: ${why} ${projectId}.`, {
            remedy: "Correct the id, or leave project-id out and give project-name.",
            cause: error,
        });
    }
}


/***/ }),

/***/ 82391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ startRun)
});

// EXTERNAL MODULE: ./build/src/base/clock.js
var clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/services/generation/spoken-generation.js
var spoken_generation = __webpack_require__(16874);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/services/start/attempt-key.js

const KEY_LENGTH = 10;
/**
 * The part of a run's name that the same step gives it in every attempt of a workflow run: ten characters `a`-`z`, `0`-`9`.
 * `about` is what else tells runs apart that were asked for in the same place, such as the project: a workflow called
 * twice has jobs of the same name.
 */
function attemptKey(place, about) {
    const { workflowRun, job, matrixIndex, step } = place;
    const digest = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify([workflowRun, job, matrixIndex, step, ...about]));
    return BigInt(`0x${digest.digest("hex")}`)
        .toString(36)
        .padStart(KEY_LENGTH, "0")
        .slice(-KEY_LENGTH);
}

// EXTERNAL MODULE: ./build/src/services/start/checkpoint-keeper.js
var checkpoint_keeper = __webpack_require__(56662);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/base/counted.js
var counted = __webpack_require__(15057);
// EXTERNAL MODULE: ./build/src/services/start/earlier-failures.js
var earlier_failures = __webpack_require__(76353);
// EXTERNAL MODULE: ./build/src/services/report/test-name.js
var test_name = __webpack_require__(21421);
// EXTERNAL MODULE: ./build/src/services/results/device-results.js
var device_results = __webpack_require__(34866);
// EXTERNAL MODULE: ./build/src/services/results/read-results.js
var read_results = __webpack_require__(82148);
// EXTERNAL MODULE: ./build/src/services/runs/list-device-runs.js
var list_device_runs = __webpack_require__(47687);
;// CONCATENATED MODULE: ./build/src/services/start/failed-device-runs.js





const PASSED = new Set(["SUCCEEDED", "WARNING"]);
/**
 * The device runs of an ended run that did not pass. Their results are saved below `folder`, one folder each, since a retry
 * takes them off the service. Where it lists no states, which only newer services do, the results tell who failed.
 */
async function failedDeviceRuns(run, folder, tools) {
    const listed = await (0,list_device_runs/* listDeviceRuns */.T)(run, tools);
    const failed = listed.filter(({ state }) => state === undefined || !PASSED.has(state));
    const ids = failed.map(({ id }) => id);
    if (ids.length === 0)
        return { ids, failures: [] };
    const results = await orNone(() => (0,device_results/* deviceResults */.D)({ ...tools, run, folder, deviceRunIds: ids }), tools);
    const reads = new Map();
    for (const result of results)
        reads.set(result.deviceRunId, await (0,read_results/* readResults */.x)(result, tools.signal));
    const repeated = withoutGreen(failed, reads);
    const failures = results
        .filter(({ deviceRunId }) => repeated.includes(deviceRunId))
        .map((result) => ({
        runId: run.runId,
        device: result.name,
        tests: failedTests(reads.get(result.deviceRunId)),
    }));
    return { ids: repeated, failures };
}
function failedTests(read) {
    return read?.cases.filter(({ status }) => status === "failed").map(test_name/* fullTestName */.B) ?? [];
}
/** A device run of no known state passed when its results say so. */
function withoutGreen(deviceRuns, reads) {
    const kept = deviceRuns.filter(({ id, state }) => state !== undefined || !isGreen(reads.get(id)));
    // The service says that something failed, and no result does: then it may have been any of them.
    return (kept.length > 0 ? kept : deviceRuns).map(({ id }) => id);
}
function isGreen(read) {
    return (read !== undefined && read.problems.length === 0 && read.totals.failed === 0 && read.totals.passed > 0);
}
/** Results that cannot be had do not keep a run from being repeated. */
async function orNone(fetch, { logger, signal }) {
    try {
        return await fetch();
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        const why = (0,errors/* asDeviceCloudError */.w)(error).explanation;
        logger.warning(`The earlier attempt's results could not be saved: ${why}`);
        return [];
    }
}

// EXTERNAL MODULE: ./build/src/services/start/run-name.js
var run_name = __webpack_require__(14746);
;// CONCATENATED MODULE: ./build/src/services/start/find-earlier-run.js


/** A re-run may come weeks later, so more than the newest few are gone through where the service does not filter. */
const LOOK_BACK = 1_000;
/**
 * The runs that the last attempt before this one which started any left under the same name: one, unless the same
 * workflow was called twice.
 */
async function findEarlierRuns(client, { projectId, key, attempt }, signal) {
    const byAttempt = new Map();
    for await (const run of candidates(client, projectId, key, signal)) {
        const earlier = (0,run_name/* attemptIn */.XZ)(run.displayName ?? "", key);
        if (earlier === undefined || earlier >= attempt)
            continue;
        byAttempt.set(earlier, [...(byAttempt.get(earlier) ?? []), run]);
    }
    return byAttempt.get(Math.max(...byAttempt.keys())) ?? [];
}
/** Runs whose name holds the key; of a service that does not filter so, the newest ones. */
async function* candidates(client, projectId, key, signal) {
    const list = (filter) => client.runs.list({ projectId, query: { sort: "id_d", ...(filter ? { filter } : {}) } }, { signal });
    try {
        yield* atMost(LOOK_BACK, list(`s_displayname_contains_${key}`));
    }
    catch (error) {
        if (!(error instanceof errors/* DeviceCloudError */.c) || error.status !== 400)
            throw error;
        yield* atMost(LOOK_BACK, list());
    }
}
async function* atMost(count, records) {
    let left = count;
    for await (const record of records) {
        if (left-- <= 0)
            return;
        yield record;
    }
}

// EXTERNAL MODULE: ./build/src/services/start/retry-once.js
var retry_once = __webpack_require__(52197);
;// CONCATENATED MODULE: ./build/src/services/start/continue-earlier.js








/**
 * Goes on with the run of an earlier attempt of the same step: one that is under way is taken up, of one that ended only
 * the failed device runs are repeated. Undefined where a run is to be started afresh: there is none, it passed, or the
 * service does not repeat it (docs/decisions.md, Starting once).
 */
async function continueEarlier(order, place, keeper, tools) {
    const { logger } = tools;
    const earlier = await onlyEarlier(order, place, tools);
    if (!earlier)
        return undefined;
    const name = `the test run ${earlier.id} (${(0,untrusted_text/* plainLine */.h)(earlier.displayName ?? "", 160)}) of an earlier attempt`;
    keeper.adopt({ userId: place.userId, projectId: place.projectId, run: earlier });
    if (earlier.state !== "FINISHED") {
        logger.info(`Re-attached to ${name}: it is still under way.`);
        return { run: earlier, how: "reattached", failures: [] };
    }
    if (hasPassed(earlier)) {
        logger.info(`Starting afresh: ${name} passed.`);
        keeper.forget();
        return undefined;
    }
    return repeatFailed(earlier, name, { order, place, keeper, tools });
}
/** The earlier attempt's run; undefined where there is none, or where several could be it. */
async function onlyEarlier({ attempt }, { projectId, key }, { client, logger, signal }) {
    const query = { projectId, key, attempt: attempt?.number ?? 1 };
    const [only, ...others] = await findEarlierRuns(client, query, signal);
    if (others.length === 0)
        return only;
    logger.notice(`An earlier attempt left ${others.length + 1} runs of this name, so a new one is started. Give each call of a ` +
        "workflow its own name to have its run continued.");
    return undefined;
}
/** Whether every device run passed, as the run's own counts tell; where they do not tell, it did not. */
function hasPassed({ totalDeviceCount, deviceCount, succeededDeviceCount, warningDeviceCount, }) {
    const total = totalDeviceCount ?? deviceCount ?? 0;
    return total > 0 && (succeededDeviceCount ?? 0) + (warningDeviceCount ?? 0) >= total;
}
async function repeatFailed(earlier, name, { order, place, keeper, tools, }) {
    const { logger } = tools;
    const { userId, projectId } = place;
    const address = { runId: earlier.id, projectId, userId };
    const folder = order.earlierResultsFolder;
    await (0,promises_.mkdir)(folder, { recursive: true });
    const { ids: deviceRunIds, failures } = await failedDeviceRuns(address, folder, tools);
    if (deviceRunIds.length === 0) {
        logger.info(`Starting afresh: ${name} has no failed device run.`);
        keeper.forget();
        return undefined;
    }
    try {
        const run = await (0,retry_once/* retryOnce */.c)({ run: address, deviceRunIds, asking: () => keeper.askingForRetry() }, tools);
        keeper.answered(run);
        await (0,earlier_failures/* keepEarlierFailures */.P)(folder, failures);
        logger.info(`Repeating ${(0,counted/* counted */.h)(deviceRunIds.length, "failed device run")} of ${name}.`);
        return { run, how: "retried", failures };
    }
    catch (error) {
        const failure = (0,errors/* asDeviceCloudError */.w)(error);
        if (failure.fault !== "input")
            throw failure;
        logger.notice(`Starting afresh, as the service does not repeat ${name}: ${failure.message}`);
        keeper.forget();
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/services/start/resolve-project.js
var resolve_project = __webpack_require__(81713);
// EXTERNAL MODULE: ./build/src/services/generation/service-generation.js
var service_generation = __webpack_require__(99893);
// EXTERNAL MODULE: ./build/src/services/start/chosen-devices.js + 1 modules
var chosen_devices = __webpack_require__(34399);
// EXTERNAL MODULE: ./build/src/services/start/create-once.js
var create_once = __webpack_require__(95879);
// EXTERNAL MODULE: ./build/src/services/start/current-start.js + 1 modules
var current_start = __webpack_require__(81843);
// EXTERNAL MODULE: ./build/src/services/start/generation-for.js
var generation_for = __webpack_require__(21393);
// EXTERNAL MODULE: ./build/src/services/start/legacy-start.js
var legacy_start = __webpack_require__(70367);
// EXTERNAL MODULE: ./build/src/services/start/missing-files.js
var missing_files = __webpack_require__(22483);
// EXTERNAL MODULE: ./build/src/services/start/own-run.js
var own_run = __webpack_require__(95749);
// EXTERNAL MODULE: ./build/src/services/start/require-named.js
var require_named = __webpack_require__(54174);
;// CONCATENATED MODULE: ./build/src/services/start/start-anew.js












/**
 * Starts exactly one run, in the service's generation. Files that the service has dropped are sent again, once, where
 * somebody has them.
 * @throws {DeviceCloudError} `input` naming what the service or its generation refuses.
 */
async function startAnew(given, home, keeper, tools) {
    const chosen = await (0,chosen_devices/* chooseDevices */.v)(given.devices, tools);
    const order = given.bringFiles ? { ...given, files: await given.bringFiles() } : given;
    try {
        return await startWith(order, { ...home, chosen }, keeper, tools);
    }
    catch (error) {
        if (!(error instanceof errors/* DeviceCloudError */.c) || error.fault !== "input")
            throw error;
        const sent = await sendAgain(order, error, tools);
        if (!sent) {
            await (0,require_named/* requireNamed */.d)(order, chosen, tools);
            throw error;
        }
        const files = { ...order.files, ...sent };
        return await startWith({ ...order, files }, { ...home, chosen }, keeper, tools);
    }
}
/** The files as they are after those were sent again that the service dropped; undefined where nobody can, or need. */
async function sendAgain({ files, sendAgain: send }, refusal, tools) {
    if (!send)
        return undefined;
    const { gone, unasked } = await (0,missing_files/* doubtfulFiles */.N)(files, tools);
    // What the service did not refuse itself, is not for files that it cannot be asked for.
    return send({ gone, unasked: refusal.status === undefined ? [] : unasked });
}
async function startWith(order, home, keeper, tools) {
    const { client, random, signal } = tools;
    const { userId, project, attempt, chosen } = home;
    const choice = await (0,generation_for/* generationFor */.e)(order, project, tools);
    const runName = (0,run_name/* uniqueRunName */.W_)(order.title, random, attempt);
    keeper.name({ userId, projectId: project.id }, runName);
    const once = (create) => (0,create_once/* createOnce */.U)({
        ...tools,
        what: `the test run "${runName}"`,
        create() {
            keeper.asking();
            return create();
        },
        find: () => (0,own_run/* findOwnRun */.P)(client, { userId, projectId: project.id, runName }, signal),
    });
    const generation = new service_generation/* ServiceGeneration */.a(choice, tools);
    try {
        const started = await generation.speak({
            async legacy() {
                const query = (0,legacy_start/* legacyStart */.s)(order, runName, chosen);
                const projectId = existing(project);
                const run = await once(() => client.runs.start({ projectId, query }, { signal }));
                warnOfFramework(run, order, tools);
                return { run, runName, generation: "legacy" };
            },
            async current() {
                const body = await (0,current_start/* currentStart */.s)(order, runName, { project, chosen }, tools);
                const run = await once(() => client.runs.startConfigured({ body }, { signal }));
                return { run, runName, generation: "current" };
            },
            checkAddressed: () => (0,require_named/* requireNamed */.d)(order, chosen, tools),
        }, signal);
        keeper.answered(started.run);
        return started;
    }
    catch (error) {
        keeper.failed(error);
        throw error;
    }
}
/** The start by parameters has none for the framework: the project or the test file decides. */
function warnOfFramework({ frameworkId }, wanted, { logger }) {
    if (!frameworkId || wanted.frameworkId === undefined || frameworkId === wanted.frameworkId)
        return;
    logger.warning(`The run uses framework ${frameworkId}, not ${wanted.frameworkId}: the older API chooses it by itself.`);
}
function existing(project) {
    if (project.id !== undefined)
        return project.id;
    throw (0,resolve_project/* noSuchProject */.u)(project);
}

// EXTERNAL MODULE: ./build/src/services/start/started-run.js
var started_run = __webpack_require__(2760);
// EXTERNAL MODULE: ./build/src/services/start/stop-run.js
var stop_run = __webpack_require__(84229);
// EXTERNAL MODULE: ./build/src/services/start/stop-time.js
var stop_time = __webpack_require__(87955);
// EXTERNAL MODULE: ./build/src/services/runs/add-tags.js
var add_tags = __webpack_require__(4042);
;// CONCATENATED MODULE: ./build/src/services/start/tag-run.js


/** A run is not kept waiting for its tags. */
const WITHIN_MS = 30_000;
/**
 * Sets tags on a run that was started. Those that cannot be set are warned about: it does not fail for them.
 * @throws {DeviceCloudError} `cancelled` alone.
 */
async function tagRun({ runId, projectId }, tags, tools) {
    if (tags.length === 0)
        return;
    const signal = AbortSignal.any([tools.signal, AbortSignal.timeout(WITHIN_MS)]);
    try {
        await (0,add_tags/* addTags */.J)({ runId, projectId }, tags, { ...tools, signal });
    }
    catch (error) {
        if (tools.signal.aborted)
            throw error;
        const why = (0,errors/* asDeviceCloudError */.w)(error).explanation;
        tools.logger.warning(`Not every tag could be set on test run ${runId}: ${why}`);
    }
}

;// CONCATENATED MODULE: ./build/src/services/start/start-run.js













/**
 * Starts exactly one run, or goes on with an earlier attempt's. What a cancelled or failed start may have left behind is
 * stopped, unless the order says to leave it. The run goes on when this returns.
 * @throws {DeviceCloudError} when no run was started.
 */
async function startRun(order, tools, listener) {
    const keeper = new checkpoint_keeper/* CheckpointKeeper */.n(tools.clock, (checkpoint) => listener.checkpoint(checkpoint));
    try {
        const outcome = await startOrContinue(order, keeper, tools);
        const subject = `test run ${outcome.runId} ("${(0,untrusted_text/* plainLine */.h)(outcome.name, 160)}")`;
        if (!outcome.reattached && !outcome.retried)
            tools.logger.info(`Started ${subject}.`);
        listener.started(outcome);
        if (!outcome.reattached && !outcome.retried)
            await tagRun(outcome, order.tags, tools);
        // A step that was interrupted has nobody behind it that would have an eye on the run.
        (0,clock/* throwIfCancelled */.dZ)(tools.signal);
        return outcome;
    }
    catch (error) {
        await stopAfterFailure(order, keeper, tools);
        throw error;
    }
}
async function startOrContinue(order, keeper, tools) {
    const { client, signal } = tools;
    const { id: userId } = await client.account.getMe({}, { signal });
    const project = await (0,resolve_project/* resolveProject */.K)(client, order.project, signal);
    const attempt = attemptOf(order);
    if (attempt && attempt.number > 1 && order.onRerun === "continue" && project.id !== undefined) {
        const place = { userId, projectId: project.id, key: attempt.key };
        const continued = await continueEarlier(order, place, keeper, tools);
        if (continued) {
            const { run, how, failures } = continued;
            return {
                ...addressOf(run, project, userId),
                name: run.displayName ?? "",
                generation: await (0,spoken_generation/* spokenGeneration */.Z)(order.generation, tools, signal),
                reattached: how === "reattached",
                retried: how === "retried",
                earlierResults: how === "retried" ? order.earlierResultsFolder : undefined,
                earlierFailures: failures,
            };
        }
    }
    const { run, runName, generation } = await startAnew(order, { userId, project, attempt }, keeper, tools);
    return {
        ...addressOf(run, project, userId),
        name: run.displayName ?? runName,
        generation,
        ...{ reattached: false, retried: false, earlierResults: undefined, earlierFailures: [] },
    };
}
/** A project's runs and the attempts of one call of a workflow have a key of their own. */
function attemptOf({ attempt, project, frameworkId, title }) {
    if (!attempt)
        return undefined;
    const about = ["id" in project ? String(project.id) : project.name, String(frameworkId ?? ""), title];
    return { key: attemptKey(attempt.place, about), number: attempt.number };
}
function addressOf(run, project, userId) {
    const projectId = run.projectId ?? project.id;
    const url = (0,started_run/* runUrl */.V)(run);
    if (projectId !== undefined)
        return { runId: run.id, projectId, userId, ...(url ? { url } : {}) };
    throw new errors/* DeviceCloudError */.c("protocol", `The service does not say which project test run ${run.id} is in.`, {
        remedy: "Give project-id.",
    });
}
async function stopAfterFailure(order, keeper, tools) {
    const { checkpoint } = keeper;
    if (!checkpoint)
        return;
    const { aborted: isCancelled } = tools.signal;
    if (isCancelled && order.onCancel === "leave")
        return keeper.forget();
    keeper.checkpoint = await (0,stop_run/* stopRun */.K)(checkpoint, { ...tools, ...(0,stop_time/* stopTime */.O)(isCancelled) });
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


/***/ })

};
