export const id = 104;
export const ids = [104];
export const modules = {

/***/ 87104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAccounts: () => (/* binding */ readAccounts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40104);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40818);
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38840);





const line = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^\P{C}{1,200}$/u, "one line of at most 200 characters");
const entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    email: zod__WEBPACK_IMPORTED_MODULE_3__/* .email */ .Rpp(),
    password: line.optional(),
    apiKey: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(_accounts_js__WEBPACK_IMPORTED_MODULE_2__/* .API_KEY */ .Lq, "visible ASCII without a colon, at most 200 characters").optional(),
    name: line.optional(),
    roles: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[A-Z][A-Z_]{0,39}$/, "capital letters, such as USER or ADMIN"))
        .optional(),
    projects: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(line).min(1).max(100).optional(),
});
const accounts = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(entry)
    .min(1)
    .max(100)
    .refine((all) => areUnique(all.map(({ email }) => email.toLowerCase())), "every account needs its own email")
    .refine((all) => areUnique(all.flatMap(({ apiKey }) => apiKey ?? [])), "every account needs its own apiKey");
/**
 * The accounts of a JSON file: an array of `{email, password?, apiKey?, name?, roles?, projects?: [name]}`.
 * @throws {DeviceCloudError} `input` naming the file and every wrong field, but no secret.
 */
function readAccounts(path) {
    const parsed = accounts.safeParse(readJson(path));
    if (parsed.success)
        return parsed.data;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The accounts file ${path} is wrong: ${(0,_contract_schema_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .schemaProblems */ .I)(parsed.error)}.`, {
        remedy: "Correct the fields named here.",
    });
}
function readJson(path) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch (error) {
        // What JSON.parse says quotes the file, and the file holds secrets.
        const reason = error instanceof SyntaxError ? "it is no JSON" : error.message;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", `The accounts file ${path} cannot be read: ${reason}.`, {
            remedy: "Give a JSON file with an array of accounts.",
        });
    }
}
function areUnique(values) {
    return new Set(values).size === values.length;
}


/***/ }),

/***/ 38840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ openFirstAccount),
/* harmony export */   Lq: () => (/* binding */ API_KEY),
/* harmony export */   MC: () => (/* binding */ userByPassword),
/* harmony export */   U6: () => (/* binding */ CLIENT_ID),
/* harmony export */   kg: () => (/* binding */ createUser),
/* harmony export */   ly: () => (/* binding */ userByEmail),
/* harmony export */   oe: () => (/* binding */ userByKey),
/* harmony export */   oy: () => (/* binding */ replaceKey)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _devices_device_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2564);
/* harmony import */ var _projects_open_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98448);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41131);




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
    const kept = store.users.in({}).select({ limit: 1 })[0];
    const user = kept ?? createUser(store, { email: _devices_device_models_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_ACCOUNT_EMAIL */ .U, name: "Developer" }, nowMs);
    const project = (0,_projects_open_project_js__WEBPACK_IMPORTED_MODULE_3__/* .openProject */ .U)(store, user, undefined, nowMs);
    return { user: apiKey === undefined ? user : replaceKey(store, user, apiKey), project };
}
/** A new account; secrets that are not given are made. */
function createUser(store, given, createTime) {
    return store.users.insert({ password: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .newSecret */ .jr)(), apiKey: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .newSecret */ .jr)(), ...given, createTime });
}
/**
 * Gives an account the key `apiKey`; without one, a new one is made. The old key opens nothing from then on
 * (Authentication, API key).
 * @throws {DeviceCloudError} `input` when `apiKey` cannot be sent in Basic authentication.
 */
function replaceKey(store, user, apiKey = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .newSecret */ .jr)()) {
    if (API_KEY.test(apiKey))
        return store.users.update(user.id, { apiKey }) ?? user;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", "The API key has characters that Basic authentication cannot carry.", {
        remedy: "Use letters and digits; 32 of them suit every client.",
    });
}
/** The account with this API key. Every account is compared, so the time tells nothing. */
function userByKey(store, apiKey) {
    return store.users
        .in({})
        .select()
        .filter((user) => (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .sameSecret */ .BX)(user.apiKey, apiKey))[0];
}
/** The account with this e-mail address and password. */
function userByPassword(store, email, password) {
    const candidates = store.users.in({}).select();
    return candidates.filter((user) => (0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .sameSecret */ .BX)(user.password, password) && isAddressOf(user, email))[0];
}
/** The account with this e-mail address, in whatever case it is written. */
function userByEmail(store, email) {
    if (email === undefined)
        return undefined;
    return store.users
        .in({})
        .select()
        .find((user) => isAddressOf(user, email));
}
function isAddressOf(user, email) {
    return user.email.toLowerCase() === email.trim().toLowerCase();
}


/***/ }),

/***/ 41131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ sameSecret),
/* harmony export */   jr: () => (/* binding */ newSecret),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const ALPHANUMERICS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** A new secret of `length` letters and digits; public clients insist on 32 for an API key. */
function newSecret(length = 32) {
    return Array.from({ length }, () => ALPHANUMERICS[(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(ALPHANUMERICS.length)]).join("");
}
/** What is kept of a secret that only has to be recognised. */
function digestOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(secret).digest("hex");
}
/** Whether two secrets are equal, in a time that tells nothing about where they differ. */
function sameSecret(one, other) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(digestOf(one)), Buffer.from(digestOf(other)));
}


/***/ }),

/***/ 2564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ deviceModels),
/* harmony export */   U: () => (/* binding */ FIRST_ACCOUNT_EMAIL)
/* harmony export */ });
/** The account that a cloud without an accounts file starts with; the dedicated device below is its own. */
const FIRST_ACCOUNT_EMAIL = "developer@device-cloud.example";
const FREE = { marks: ["FREE", "RECOMMENDED"], creditsPrice: 0 };
const NEW = { marks: ["NEW"] };
const RECOMMENDED = { marks: ["RECOMMENDED"] };
const TABLET = { creditsPrice: 3 };
/** The models of a cloud unless told otherwise: new and old, small and large, and one in every state. */
const deviceModels = [
    [101, "Google", "Pixel 8", "Android 14", [412, 915, 2.625], FREE],
    [102, "Samsung", "Galaxy S24", "Android 15", [360, 780, 3], NEW],
    [103, "Samsung", "Galaxy A13", "Android 12", [412, 919, 2.625], RECOMMENDED],
    [104, "Xiaomi", "Redmi Note 12", "Android 13", [393, 873, 2.75]],
    [105, "Nokia", "3.4", "Android 11", [360, 780, 2], { locked: true }],
    [106, "Google", "Pixel 3", "Android 10", [393, 786, 2.75], { online: false }],
    [107, "Samsung", "Galaxy Tab S8", "Android 14", [800, 1280, 2], TABLET],
    [108, "Lenovo", "Tab M10", "Android 12", [800, 1280, 1.5], { ...TABLET, enabled: false }],
    [109, "Apple", "iPhone 15", "iOS 17.5", [393, 852, 3], FREE],
    [110, "Apple", "iPhone 16 Pro", "iOS 18.1", [402, 874, 3], NEW],
    [111, "Apple", "iPhone SE", "iOS 16.7", [375, 667, 2], RECOMMENDED],
    [112, "Apple", "iPhone 7", "iOS 15.8", [375, 667, 2], { accountEmail: FIRST_ACCOUNT_EMAIL }],
    [113, "Apple", "iPad Air", "iOS 17.5", [820, 1180, 2], TABLET],
    [114, "Any", "Desktop 1280 × 800", "Chromium", [1280, 800, 1], FREE],
    [115, "Any", "Desktop 1920 × 1080", "Chromium", [1920, 1080, 1], { creditsPrice: 1 }],
];


/***/ }),

/***/ 98448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ openProject)
/* harmony export */ });
const DEFAULT_NAME = "Default project";
/** The oldest project of an account, or the one with this name; it is made where there is none. */
function openProject(store, { id: userId }, name, createTime) {
    const own = store.projects.in({ userId });
    const named = { sql: "json_extract(doc, '$.name') = ?", values: [name ?? ""] };
    const [kept] = own.select({ limit: 1, ...(name === undefined ? {} : { where: [named] }) });
    return kept ?? store.projects.insert({ userId, name: name ?? DEFAULT_NAME, createTime });
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
