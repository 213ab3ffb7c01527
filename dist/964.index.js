export const id = 964;
export const ids = [964];
export const modules = {

/***/ 82631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ deviceTable)
/* harmony export */ });
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68888);
/* harmony import */ var _selected_device_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23064);


const MAX_ROWS = 300;
const COLUMNS = [
    { heading: "Device", align: "left" },
    { heading: "Id", align: "right" },
    { heading: "System", align: "left" },
    { heading: "State", align: "left" },
    { heading: "Waiting", align: "right" },
    { heading: "Credits", align: "right" },
];
const CHOSEN = { heading: "Chosen", align: "left" };
/**
 * Devices as a Markdown table, with their state and price; with `chosen`, a last column tells which these are. What lies
 * beyond 300 rows is counted.
 */
function deviceTable(devices, chosen) {
    const ids = chosen && new Set(chosen.map(({ id }) => id));
    const rows = devices
        .slice(0, MAX_ROWS)
        .map((device) => [...cellsOf(device), ...(ids ? [ids.has(device.id) ? "✅" : "–"] : [])]);
    const shown = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(ids ? [...COLUMNS, CHOSEN] : COLUMNS, rows);
    return devices.length > MAX_ROWS ? `${shown}\n\n… and ${devices.length - MAX_ROWS} more devices.` : shown;
}
function cellsOf(device) {
    const { id, name, osType, osVersion, waiting, creditsPrice } = device;
    return [
        (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(name),
        String(id),
        (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(`${osType} ${osVersion}`),
        (0,_selected_device_js__WEBPACK_IMPORTED_MODULE_1__/* .unavailability */ .Z)(device) ?? "available",
        String(waiting ?? "–"),
        String(creditsPrice ?? "–"),
    ];
}


/***/ }),

/***/ 71230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ requireEnough),
/* harmony export */   o: () => (/* binding */ selectDevices)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _survey_devices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44820);


/**
 * The devices to run on, at least one, each once.
 * @throws {DeviceCloudError} `input` where the wish comes to nothing, `unavailable` where too few devices are available.
 */
async function selectDevices(wish, tools) {
    const survey = await (0,_survey_devices_js__WEBPACK_IMPORTED_MODULE_1__/* .surveyDevices */ .C)(wish, tools);
    requireEnough(survey);
    return survey.chosen;
}
/** @throws {DeviceCloudError} `unavailable` where fewer devices were chosen than there should be at least. */
function requireEnough({ candidates, chosen, least }) {
    if (chosen.length >= least)
        return;
    const few = chosen.length === 1 ? "Only 1 device" : `Only ${chosen.length} devices`;
    const away = chosen.length < candidates.length ? (0,_survey_devices_js__WEBPACK_IMPORTED_MODULE_1__/* .unavailableOnes */ .A)(candidates).join(", ") : "";
    const why = away ? `of those that are wished ${away}` : "the wish comes down to no more";
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("unavailable", `${chosen.length === 0 ? "No device" : few} can be chosen where ${least} are asked for; ${why}.`, { remedy: "Wish for more devices, ask for fewer with pick, or allow fewer with min-devices." });
}


/***/ }),

/***/ 23064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ unavailability)
/* harmony export */ });
/** Why a run on the device would not begin now; undefined where it would. */
function unavailability({ enabled, online, locked }) {
    const reasons = [enabled ? "" : "disabled", online ? "" : "offline", locked ? "locked" : ""];
    return reasons.filter(Boolean).join(", ") || undefined;
}


/***/ }),

/***/ 44820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ surveyDevices),
  A: () => (/* binding */ unavailableOnes)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
// EXTERNAL MODULE: ./build/src/base/concurrency.js
var concurrency = __webpack_require__(49540);
// EXTERNAL MODULE: ./build/src/services/generation/or-missing.js
var or_missing = __webpack_require__(88213);
;// CONCATENATED MODULE: ./build/src/services/devices/nearest-names.js
const SHOWN = 3;
/**
 * Those of `names` that are likest to `wanted`, the likest first: with the fewest letters to change until one is found
 * within the other, whatever the case. Wildcards in `wanted` count for nothing.
 */
function nearestNames(wanted, names, limit = SHOWN) {
    const letters = [...wanted.toLowerCase().replace(/[*?]+/g, "")];
    const measured = [...new Set(names)].map((name) => {
        const other = [...name.toLowerCase()];
        return { name, changes: changesToFind(letters, other), spare: Math.abs(other.length - letters.length) };
    });
    return measured
        .toSorted((a, b) => a.changes - b.changes || a.spare - b.spare)
        .slice(0, limit)
        .map(({ name }) => name);
}
/** How many letters of `wanted` to insert, delete or replace until it stands somewhere in `text` (Sellers' algorithm). */
function changesToFind(wanted, text) {
    let previous = new Array(text.length + 1).fill(0);
    for (const [index, letter] of wanted.entries()) {
        const row = [index + 1];
        for (const [column, other] of text.entries()) {
            const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
            row.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
        }
        previous = row;
    }
    return Math.min(...previous);
}

;// CONCATENATED MODULE: ./build/src/services/devices/labels.js

/**
 * The labels that `wanted` names, alone or behind their group: `Tablet`, `Form factor: Tablet`, `Form factor=Tablet`,
 * whatever the case. What names none, or labels of several groups, is a problem, told with the input's name before it.
 */
function chooseLabels(wanted, labels, { input, noun }) {
    const problems = [];
    const chosen = [];
    for (const name of wanted) {
        const fitting = labels.filter((label) => isNamed(label, name));
        const groups = [...new Set(fitting.map(({ group }) => group))];
        if (groups.length === 1) {
            chosen.push(...fitting);
        }
        else if (groups.length === 0) {
            const nearest = nearestNames(name, labels.flatMap(namesOf)).join(", ") || `no ${noun} at all`;
            problems.push(`${input}: the service has no ${noun} "${name}". Nearest: ${nearest}.`);
        }
        else {
            const choices = groups.map((group) => `"${group}: ${name}"`).join(" or ");
            problems.push(`${input}: "${name}" stands in several groups. Write ${choices}.`);
        }
    }
    const byGroup = Map.groupBy(chosen, ({ group }) => group).values();
    return { byGroup: [...byGroup].map((alternatives) => alternatives.map(({ id }) => id)), problems };
}
function namesOf({ name, group }) {
    return [group ? `${group}: ${name}` : name];
}
function isNamed({ name, group }, wanted) {
    const written = normal(wanted);
    return written === normal(name) || (group !== "" && written === normal(`${group}:${name}`));
}
function normal(text) {
    return text
        .trim()
        .toLowerCase()
        .replace(/\s*[:=]\s*/g, ":");
}

;// CONCATENATED MODULE: ./build/src/services/devices/device-filters.js




/** What the list of devices filters by itself (Devices, `deviceFilters[]`). */
const MARKS = ["FREE", "RECOMMENDED", "NEW"];
const AT_ONCE = 4;
/** The filters with these names: marks, and those of the device picker, alone or behind their group. */
async function resolveFilters(wanted, tools) {
    const marks = MARKS.filter((mark) => wanted.some((name) => name.toUpperCase() === mark));
    const others = wanted.filter((name) => !MARKS.some((mark) => name.toUpperCase() === mark));
    if (others.length === 0)
        return { marks, labels: [], problems: [] };
    const known = [
        ...(await pickerLabels(tools)),
        // Not to be chosen here, but to be suggested.
        ...MARKS.map((name) => ({ id: 0, name, group: "" })),
    ];
    const { byGroup, problems } = chooseLabels(others, known, { input: "device-filter", noun: "filter" });
    return { marks, labels: byGroup, problems };
}
async function pickerLabels({ client, signal }) {
    const picker = await (0,or_missing/* orMissing */.M)(() => client.devices.filters({}, { signal }));
    return (picker?.deviceFilterGroups ?? []).flatMap(({ id: groupId, name: group, deviceFilters }) => (deviceFilters ?? []).map(({ id, name }) => ({
        id,
        name: (0,untrusted_text/* plainLine */.h)(name ?? "", 120),
        group: (0,untrusted_text/* plainLine */.h)(group ?? "", 120) || `group ${groupId}`,
    })));
}
/**
 * The ids of the devices that meet each filter; a device that is in all of the sets meets them together. The service is
 * asked for one filter at a time, as the specification does not say how several work together.
 */
async function devicesWithin({ marks, labels }, tools) {
    const asked = [
        ...marks.map((mark) => [{ deviceFilters: [mark] }]),
        ...labels.map((ids) => ids.map((id) => ({ labelIds: [id] }))),
    ];
    return (0,concurrency/* mapBounded */.y)(asked, AT_ONCE, async (alternatives) => {
        const found = await (0,concurrency/* mapBounded */.y)(alternatives, AT_ONCE, (query) => idsOf(query, tools));
        return new Set(found.flat());
    });
}
async function idsOf(narrowing, { client, signal }) {
    const query = { withDisabled: true, withDedicated: true, ...narrowing };
    const devices = await Array.fromAsync(client.devices.list({ query }, { signal }));
    return devices.map(({ id }) => id);
}

;// CONCATENATED MODULE: ./build/src/services/devices/device-scope.js



/**
 * What of the catalogue there is to choose from: all of it, or what the group has. A group that is
 * missing is a problem, and the catalogue then stands in, so that other problems are told with it.
 */
async function deviceScope(groupId, catalogue, tools) {
    const whole = { devices: catalogue, owner: "the service", isGroup: false };
    if (groupId === undefined)
        return { scope: whole, problems: [] };
    const ids = await membersOf(groupId, tools);
    if (ids === undefined)
        return { scope: whole, problems: [await missingGroup(groupId, tools)] };
    const devices = catalogue.filter(({ id }) => ids.has(id));
    if (devices.length < ids.size) {
        const missing = ids.size - devices.length;
        tools.logger.warning(`The device group ${groupId} has ${missing} more devices, which the account cannot see.`);
    }
    return { scope: { devices, owner: `the device group ${groupId}`, isGroup: true }, problems: [] };
}
async function membersOf(groupId, { client, signal }) {
    const members = client.deviceGroups.devices({ deviceGroupId: groupId }, { signal });
    return (0,or_missing/* orMissing */.M)(async () => new Set((await Array.fromAsync(members)).map(({ id }) => id)));
}
async function missingGroup(groupId, { client, signal }) {
    const groups = await (0,or_missing/* orMissing */.M)(() => Array.fromAsync(client.deviceGroups.list({}, { signal })));
    if (!groups) {
        return "device-group-id: this service does not tell what its device groups hold. Give device-ids or device-names.";
    }
    const ids = nearestNames(String(groupId), groups.map(({ id }) => String(id)));
    const nearest = ids.map((near) => {
        const name = groups.find(({ id }) => String(id) === near)?.displayName;
        return `${near} (${(0,untrusted_text/* plainLine */.h)(name ?? "", 80)})`;
    });
    return `device-group-id: the service has no device group ${groupId}. Nearest: ${nearest.join(", ") || "none at all"}.`;
}

;// CONCATENATED MODULE: ./build/src/services/devices/read-devices.js



const NAME_LENGTH = 120;
const read_devices_AT_ONCE = 4;
/**
 * Every device that the account may use, in the service's order: disabled ones and its own dedicated ones, too, so that a
 * wish for one of them is told what it is. Without `withProperties` nobody knows their properties.
 */
async function readDevices({ withProperties }, tools) {
    const { client, signal } = tools;
    const query = { withDisabled: true, withDedicated: true, ...(withProperties ? { withProperties } : {}) };
    const listed = await Array.fromAsync(client.devices.list({ query }, { signal }));
    if (!withProperties)
        return listed.map((device) => selectedDevice(device, []));
    return (0,concurrency/* mapBounded */.y)(listed, read_devices_AT_ONCE, async (device) => {
        return selectedDevice(device, await propertiesOf(device, tools));
    });
}
/** What the device came with, unless the service leaves some or all of it out there. */
async function propertiesOf({ id: deviceId, properties }, { client, signal }) {
    if (properties && properties.data.length >= (properties.total ?? 0))
        return properties.data;
    const all = await (0,or_missing/* orMissing */.M)(() => Array.fromAsync(client.devices.properties({ deviceId }, { signal })));
    return all ?? properties?.data ?? [];
}
function selectedDevice(device, properties) {
    const { id, displayName, osType, softwareVersion, creditsPrice } = device;
    return {
        id,
        name: (0,untrusted_text/* plainLine */.h)(displayName ?? "", NAME_LENGTH) || `device ${id}`,
        osType: (0,untrusted_text/* plainLine */.h)(osType ?? "", NAME_LENGTH),
        osVersion: (0,untrusted_text/* plainLine */.h)(softwareVersion?.releaseVersion ?? "", NAME_LENGTH),
        // What a service leaves out does not speak against a device.
        online: device.online !== false,
        locked: device.locked === true,
        enabled: device.enabled !== false,
        creditsPrice: creditsPrice ?? undefined,
        properties: properties.map(({ id: propertyId, name, displayName: shown, propertyGroupName }) => ({
            id: propertyId,
            name: (0,untrusted_text/* plainLine */.h)(shown ?? name ?? "", NAME_LENGTH),
            group: (0,untrusted_text/* plainLine */.h)(propertyGroupName ?? "", NAME_LENGTH),
        })),
        waiting: undefined,
    };
}

// EXTERNAL MODULE: ./build/src/services/devices/version-range.js + 2 modules
var version_range = __webpack_require__(15504);
;// CONCATENATED MODULE: ./build/src/services/devices/name-pattern.js
const WILDCARDS = /[*?]/;
/** Whether a name holds a wildcard: `*` for any text, `?` for one character. */
function isPattern(name) {
    return WILDCARDS.test(name);
}
/** Whether `name` as a whole is what `pattern` says, whatever the case. */
function matchesPattern(name, pattern) {
    return matches([...name.toLowerCase()], [...pattern.toLowerCase()]);
}
/** Greedy with one place to come back to, so that no pattern takes longer than its length times the name's. */
function matches(letters, pattern) {
    let at = 0;
    let inPattern = 0;
    let star;
    while (at < letters.length) {
        const wanted = pattern[inPattern];
        if (wanted === "*") {
            star = { behind: inPattern + 1, from: at };
            inPattern += 1;
        }
        else if (wanted === "?" || (wanted !== undefined && wanted === letters[at])) {
            at += 1;
            inPattern += 1;
        }
        else if (star) {
            star.from += 1;
            at = star.from;
            inPattern = star.behind;
        }
        else {
            return false;
        }
    }
    return pattern.slice(inPattern).every((letter) => letter === "*");
}

;// CONCATENATED MODULE: ./build/src/services/devices/wished-devices.js


/**
 * The devices that ids and names come to; all of the scope where there are none. A disabled device is among them only
 * where it is named itself, or by its group: a pattern means what can be used. An id or name that comes to nothing is a
 * problem.
 */
function wishedDevices({ ids = [], names = [] }, scope) {
    const { devices, isGroup } = scope;
    if (ids.length === 0 && names.length === 0) {
        return { devices: isGroup ? devices : devices.filter(({ enabled }) => enabled), problems: [] };
    }
    const problems = [];
    const wished = new Set();
    for (const id of ids) {
        const device = devices.find((one) => one.id === id);
        if (device)
            wished.add(device);
        else
            problems.push(unknownId(id, scope));
    }
    for (const name of names) {
        const found = named(name, devices);
        for (const device of found)
            wished.add(device);
        if (found.length === 0)
            problems.push(unknownName(name, scope));
    }
    return { devices: [...wished], problems };
}
/** A name that a device has is that device's, whatever characters it is made of. */
function named(name, devices) {
    const same = devices.filter((device) => device.name.toLowerCase() === name.toLowerCase());
    if (same.length > 0 || !isPattern(name))
        return same;
    return devices.filter((device) => device.enabled && matchesPattern(device.name, name));
}
function unknownId(id, { devices, owner }) {
    const ids = nearestNames(String(id), devices.map((device) => String(device.id)));
    const nearest = ids.flatMap((near) => devices.filter((device) => String(device.id) === near));
    return `device-ids: ${owner} has no device ${id}. ${nearestOf(nearest)}`;
}
function unknownName(name, { devices, owner }) {
    const disabled = devices.filter((device) => isPattern(name) && matchesPattern(device.name, name));
    if (disabled.length > 0) {
        const shown = disabled.slice(0, 3).map(titleOf).join(", ");
        return `device-names: "${name}" matches disabled devices only, such as ${shown}.`;
    }
    const near = nearestNames(name, devices.map((device) => device.name));
    const nearest = near.flatMap((one) => devices.find((device) => device.name === one) ?? []);
    const what = isPattern(name) ? `that matches "${name}"` : `"${name}"`;
    return `device-names: ${owner} has no device ${what}. ${nearestOf(nearest)}`;
}
function nearestOf(devices) {
    return devices.length === 0 ? "It has none at all." : `Nearest: ${devices.map(titleOf).join(", ")}.`;
}
function titleOf({ id, name }) {
    return `${name} (${id})`;
}

;// CONCATENATED MODULE: ./build/src/services/devices/candidates.js








/**
 * The devices that a wish comes down to, at least one, in the order wished; `pick` is not looked at.
 * @throws {DeviceCloudError} `input` with everything that comes to nothing, and the names nearest to it.
 */
async function candidates(wish, tools) {
    const { filters = [], properties = [], groupId } = wish;
    const catalogue = await readDevices({ withProperties: properties.length > 0 }, tools);
    const scoped = await deviceScope(groupId, catalogue, tools);
    const wished = wishedDevices(wish, scoped.scope);
    const known = catalogue.flatMap((device) => device.properties);
    const labels = chooseLabels(properties, known, { input: "device-properties", noun: "property" });
    const within = await resolveFilters(filters, tools);
    const problems = [scoped, wished, within, labels].flatMap((part) => part.problems);
    if (wished.devices.length === 0 && problems.length === 0) {
        const { owner, isGroup } = scoped.scope;
        problems.push(isGroup ? `device-group-id: ${owner} has no devices.` : "The service has no enabled devices.");
    }
    if (problems.length > 0)
        throw new errors/* DeviceCloudError */.c("input", problems.join("\n"));
    const conditions = [];
    if (filters.length > 0) {
        const sets = await devicesWithin(within, tools);
        const holds = ({ id }) => sets.every((ids) => ids.has(id));
        conditions.push({ input: "device-filter", asks: filters.join(", "), holds });
    }
    if (properties.length > 0) {
        const holds = (device) => hasOneOfEach(device, labels.byGroup);
        conditions.push({ input: "device-properties", asks: properties.join(", "), holds });
    }
    const range = wish.osVersion;
    if (range) {
        conditions.push({ input: "os-version", asks: range.text, holds: (one) => (0,version_range/* inVersionRange */.L)(range, one) });
    }
    return narrow(wished.devices, conditions, tools);
}
function hasOneOfEach({ properties }, byGroup) {
    const own = new Set(properties.map(({ id }) => id));
    return byGroup.every((alternatives) => alternatives.some((id) => own.has(id)));
}
function narrow(wished, conditions, { logger }) {
    let left = [...wished];
    for (const { input, asks, holds } of conditions) {
        const before = left;
        left = before.filter(holds);
        const asked = `${input} "${(0,untrusted_text/* plainLine */.h)(asks, 200)}"`;
        if (left.length === 0)
            throw noneLeft(asked, input, before);
        logger.info(`${asked} leaves ${left.length} of ${before.length} devices.`);
    }
    return left;
}
const candidates_SHOWN = 5;
function noneLeft(asked, input, before) {
    const shown = before.slice(0, candidates_SHOWN).map(({ name, osType, osVersion }) => {
        return input === "os-version" ? `${name} has ${`${osType} ${osVersion}`.trim() || "none"}` : name;
    });
    if (before.length > candidates_SHOWN)
        shown.push(`and ${before.length - candidates_SHOWN} more`);
    return new errors/* DeviceCloudError */.c("input", `${asked} leaves none of the devices that are otherwise wished: ${shown.join(", ")}.`, { remedy: `Widen ${input}, or wish for other devices.` });
}

;// CONCATENATED MODULE: ./build/src/services/devices/count-waiting.js


const LOOK_BACK = 200;
const count_waiting_AT_ONCE = 4;
const ENDED = new Set(["SUCCEEDED", "FAILED", "WARNING", "ABORTED", "TIMEOUT", "EXCLUDED"]);
/**
 * How many device runs wait for each device or use it, by its id, as far as the account sees runs: of the newest 200 runs
 * those that are under way. Undefined where the service does not tell, as only newer ones list device sessions.
 */
async function countWaiting(tools) {
    const { client, signal } = tools;
    const listed = await (0,concurrency/* mapBounded */.y)(await runsUnderWay(tools), count_waiting_AT_ONCE, (run) => (0,or_missing/* orMissing */.M)(() => Array.fromAsync(client.deviceSessions.list(run, { signal }))));
    if (listed.length > 0 && listed.every((sessions) => sessions === undefined))
        return undefined;
    const waiting = new Map();
    for (const { state, device } of listed.flatMap((sessions) => sessions ?? [])) {
        if (device && !ENDED.has(state ?? ""))
            waiting.set(device.id, (waiting.get(device.id) ?? 0) + 1);
    }
    return waiting;
}
async function runsUnderWay({ client, signal }) {
    const newest = [];
    for await (const run of client.runs.list({ query: { sort: "id_d" } }, { signal })) {
        newest.push(run);
        if (newest.length >= LOOK_BACK)
            break;
    }
    return newest
        .filter(({ state }) => state !== "FINISHED")
        .map(({ id, projectId }) => ({ runId: id, projectId: projectId ?? undefined }));
}

// EXTERNAL MODULE: ./build/src/services/devices/selected-device.js
var selected_device = __webpack_require__(23064);
;// CONCATENATED MODULE: ./build/src/services/devices/pick-devices.js

/** Devices by how soon a run on them would begin, and the best of them. */
function pickDevices(devices, pick) {
    const ranked = devices.toSorted((a, b) => Number(!isAvailable(a)) - Number(!isAvailable(b)) || (a.waiting ?? 0) - (b.waiting ?? 0));
    return { ranked, chosen: ranked.filter(isAvailable).slice(0, pick) };
}
/** Whether a run on the device would begin now, or when those before it have ended. */
function isAvailable(device) {
    return (0,selected_device/* unavailability */.Z)(device) === undefined;
}

;// CONCATENATED MODULE: ./build/src/services/devices/survey-devices.js





/**
 * The devices that a wish comes down to, and those to run on. Without `pick` a device is chosen whether it is available
 * now or not; a warning names those that are not.
 * @throws {DeviceCloudError} `input` where the wish comes to nothing, naming the nearest names.
 */
async function surveyDevices(wish, tools) {
    const { pick, minDevices } = wish;
    const wished = await candidates(wish, tools);
    if (pick === undefined) {
        warnOfUnavailable(wished, tools);
        return { candidates: wished, chosen: wished, least: minDevices ?? 1 };
    }
    const { ranked, chosen } = pickDevices(await withWaiting(wished, pick, tools), pick);
    return { candidates: ranked, chosen, least: minDevices ?? pick };
}
/** Who waits matters only where there is a choice. */
async function withWaiting(devices, pick, tools) {
    if (devices.filter(isAvailable).length <= pick)
        return devices;
    const waiting = await waitingOrUnknown(tools);
    if (waiting)
        return devices.map((device) => ({ ...device, waiting: waiting.get(device.id) ?? 0 }));
    tools.logger.info("The service does not tell who waits for a device: of those available the first wished are taken.");
    return devices;
}
/** A better choice is not worth a failure. */
async function waitingOrUnknown(tools) {
    try {
        return await countWaiting(tools);
    }
    catch (error) {
        if (tools.signal.aborted)
            throw error;
        tools.logger.debug((0,errors/* asDeviceCloudError */.w)(error).message);
        return undefined;
    }
}
function warnOfUnavailable(devices, { logger }) {
    const reasons = unavailableOnes(devices);
    if (reasons.length === 0)
        return;
    logger.warning(`Not available now: ${reasons.join(", ")}. A run may leave them out; with pick only available devices are taken.`);
}
const survey_devices_SHOWN = 10;
/** `<name> is <why>` for the devices that are not available, those beyond ten as a number. */
function unavailableOnes(devices) {
    const reasons = devices.flatMap((device) => {
        const reason = (0,selected_device/* unavailability */.Z)(device);
        return reason === undefined ? [] : `${device.name} is ${reason}`;
    });
    if (reasons.length <= survey_devices_SHOWN)
        return reasons;
    return [...reasons.slice(0, survey_devices_SHOWN), `and ${reasons.length - survey_devices_SHOWN} more`];
}


/***/ }),

/***/ 88213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ orMissing)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/** Undefined where the service does not have what is asked for: the record, or the operation, which not every one has. */
async function orMissing(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c && (error.status === 404 || error.status === 405))
            return undefined;
        throw error;
    }
}


/***/ })

};
