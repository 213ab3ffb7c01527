export const id = 439;
export const ids = [439];
export const modules = {

/***/ 75439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ defaultExecutors),
/* harmony export */   readExecutors: () => (/* binding */ readExecutors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40818);




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
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The executor file ${path} is wrong: ${(0,_contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .I)(parsed.error)}.`, {
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
