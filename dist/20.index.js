export const id = 20;
export const ids = [20];
export const modules = {

/***/ 11020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDevices: () => (/* binding */ readDevices)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40818);




const id = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive();
const line = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^\P{C}{1,120}$/u, "one line of at most 120 characters")
    .refine((text) => text.trim() === text, "no spaces around it");
const property = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id,
    name: line,
    displayName: line.optional(),
    propertyGroupId: id,
    propertyGroupName: line,
})
    .transform(({ displayName, ...known }) => ({ ...known, displayName: displayName ?? known.name }));
/** The address of a W3C WebDriver server. It may hold credentials, so messages never repeat it. */
const webdriverAddress = zod__WEBPACK_IMPORTED_MODULE_2__/* .url */ .OZ5({ protocol: /^https?$/, error: "an http or https address" });
/** A device is written like the Device record of the specification, with its screen and its marks beside. */
const entry = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id,
    displayName: line,
    osType: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["ANDROID", "IOS", "DESKTOP"]),
    softwareVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id, apiLevel: id.nullable().default(null), releaseVersion: line }),
    width: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(7_680),
    height: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(7_680),
    scale: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().max(8).default(1),
    mobile: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    touch: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    userAgent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[\x20-\x7e]{1,400}$/, "one line of printable ASCII")
        .optional(),
    online: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    locked: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    accountEmail: zod__WEBPACK_IMPORTED_MODULE_2__/* .email */ .Rpp().optional(),
    vncSupported: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    creditsPrice: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).max(1_000_000).default(0),
    properties: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(property).max(100).default([]),
    marks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["FREE", "RECOMMENDED", "NEW"])).default([]),
    labelIds: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(id).max(100).default([]),
    webdriver: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        url: webdriverAddress,
        capabilities: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9()).default({}),
        allow: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(line).max(200).default([]),
    })
        .optional(),
});
const catalogue = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(entry)
    .min(1)
    .max(1_000)
    .refine((all) => areUnique(all.map((device) => device.id)), "every device needs its own id")
    .refine((all) => areUnique(all.map(({ displayName }) => displayName)), "every device needs its own name")
    .refine((all) => agree(all.flatMap(({ properties }) => properties)), "properties with one id must be the same, and so must groups with one propertyGroupId");
/**
 * The devices of a JSON file: an array of `{id, displayName, osType, softwareVersion: {id, apiLevel?, releaseVersion},
 * width, height, scale?, mobile?, touch?, userAgent?, online?, locked?, enabled?, accountEmail?, vncSupported?,
 * creditsPrice?, properties?, marks?, labelIds?, webdriver?: {url, capabilities?, allow?}}`, sizes in CSS pixels.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field.
 */
function readDevices(path) {
    const parsed = catalogue.safeParse(readJson(path));
    if (parsed.success)
        return parsed.data.map(toDevice);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The device file ${path} is wrong: ${(0,_contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .I)(parsed.error)}.`, {
        remedy: "Correct the fields named here.",
    });
}
function readJson(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch (error) {
        // What JSON.parse says quotes the file, and the address of a server in it may hold a password.
        const reason = error instanceof SyntaxError ? "it is no JSON" : error.message;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The device file ${path} cannot be read: ${reason}.`, {
            remedy: "Give a JSON file with an array of devices.",
        });
    }
}
function toDevice(written) {
    const { width, height, scale, mobile, touch, userAgent, ...device } = written;
    const handheld = device.osType !== "DESKTOP";
    return {
        ...device,
        profile: {
            ...{ name: device.displayName, osType: device.osType, width, height, scale },
            ...{ mobile: mobile ?? handheld, touch: touch ?? handheld },
            ...(userAgent === undefined ? {} : { userAgent }),
        },
    };
}
/** Whether no id stands for two properties, or two groups. */
function agree(properties) {
    const meanings = new Map();
    return properties.every((one) => {
        const { id: propertyId, name, displayName, propertyGroupId, propertyGroupName } = one;
        return (meansOnly(meanings, `property ${propertyId}`, [name, displayName, propertyGroupId]) &&
            meansOnly(meanings, `group ${propertyGroupId}`, propertyGroupName));
    });
}
function meansOnly(meanings, key, meaning) {
    const text = JSON.stringify(meaning);
    const known = meanings.get(key) ?? text;
    meanings.set(key, known);
    return known === text;
}
function areUnique(values) {
    return new Set(values).size === values.length;
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
