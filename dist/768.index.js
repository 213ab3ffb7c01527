export const id = 768;
export const ids = [768];
export const modules = {

/***/ 46708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
;// CONCATENATED MODULE: ./build/src/contract/resources/broker-status.js

/** What a W3C WebDriver server says of itself (WebDriver 2, Status). */
const brokerStatus = schemas/* looseObject */._H3({
    value: schemas/* looseObject */._H3({
        /** Whether it takes sessions. */
        ready: schemas/* boolean */.zMY(),
        message: schemas/* string */.YjP().optional(),
    }),
});

// EXTERNAL MODULE: ./build/src/base/clock.js
var base_clock = __webpack_require__(88489);
// EXTERNAL MODULE: ./build/src/base/duration.js
var duration = __webpack_require__(75815);
;// CONCATENATED MODULE: ./build/src/client/request-failure.js

/** An attempt that failed, with what the retry rule asks about it. To callers it is a plain `DeviceCloudError`. */
class RequestFailure extends errors/* DeviceCloudError */.c {
    temporary;
    retryAfter;
    constructor(code, message, details) {
        super(code, message, details);
        this.temporary = details.temporary ?? false;
        this.retryAfter = details.retryAfter;
    }
}

;// CONCATENATED MODULE: ./build/src/client/retry.js
const defaultRetry = { maxAttempts: 6, baseDelayMs: 400, capMs: 10_000 };
/** No `Retry-After` is honoured beyond this. */
const RETRY_AFTER_CAP_MS = 60_000;
/** Connecting takes its whole timeout each time, so nobody waits for more than these. */
const CONNECT_TIMEOUT_ATTEMPTS = 2;
/**
 * Whether and when to try again after attempt number `attempt` (from 1) failed. GET, PUT and DELETE are repeated
 * after every temporary failure, POST only when the request is known not to have happened. A `Retry-After` is waited
 * for, else a random time below an exponentially growing bound (full jitter).
 */
function nextAttempt(failure, attempt, method, now, random, policy) {
    const connectTimeout = failure.code === "timeout" && failure.effect === "none";
    const maxAttempts = connectTimeout
        ? Math.min(policy.maxAttempts, CONNECT_TIMEOUT_ATTEMPTS)
        : policy.maxAttempts;
    if (!failure.temporary || attempt >= maxAttempts)
        return null;
    if (method === "POST" && failure.effect !== "none" && !policy.repeatable)
        return null;
    const asked = retryAfterMs(failure.retryAfter, now);
    if (asked !== undefined)
        return { delayMs: Math.min(asked, RETRY_AFTER_CAP_MS) };
    const boundMs = Math.min(policy.capMs, policy.baseDelayMs * 2 ** (attempt - 1));
    return { delayMs: Math.floor(random() * boundMs) };
}
function retryAfterMs(header, now) {
    const text = header?.trim() ?? "";
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    // Only an HTTP date has letters; Date.parse alone would read "-5" or "1.5" as a year.
    const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./build/src/client/attempts.js




/**
 * Runs `work` with the number of the attempt, again as long as the retry rule allows.
 * @throws {DeviceCloudError} the last attempt's failure, or `cancelled`.
 */
async function withRetries({ clock, random, logger, retry }, { method, label, signal, repeatable, advanced }, work) {
    const policy = { ...retry, repeatable };
    for (let attempt = 1;; attempt++) {
        (0,base_clock/* throwIfCancelled */.dZ)(signal);
        try {
            return await work(attempt);
        }
        catch (error) {
            if (!(error instanceof RequestFailure))
                throw error;
            if (advanced?.())
                attempt = 1;
            const next = nextAttempt(error, attempt, method, clock.now(), random, policy);
            if (!next)
                throw error;
            logger.debug(`${label} is tried again in ${(0,duration/* formatDuration */.a)(next.delayMs)}`);
            await clock.sleep(next.delayMs, signal);
        }
    }
}

// EXTERNAL MODULE: ./build/src/base/untrusted-text.js
var untrusted_text = __webpack_require__(78765);
;// CONCATENATED MODULE: ./build/src/client/limited-body.js
/** The body's bytes, at most `maxBytes` of them; `cut` tells that there were more. The rest is discarded. */
async function limitedBody(answer, maxBytes) {
    const parts = [];
    let sizeBytes = 0;
    for await (const part of answer.body) {
        parts.push(part);
        sizeBytes += part.length;
        if (sizeBytes > maxBytes)
            return { bytes: Buffer.concat(parts).subarray(0, maxBytes), cut: true };
    }
    return { bytes: Buffer.concat(parts), cut: false };
}

;// CONCATENATED MODULE: ./build/src/client/json-answer.js



/** Far above the largest page; a service that sends more is not believed. */
const MAX_JSON_BYTES = 32 * 1024 * 1024;
/**
 * The body of a successful answer, parsed by `schema`.
 * @throws {RequestFailure} `protocol` when it is no JSON, too large, or not what the schema says. The message names the
 * field, never its value.
 */
async function jsonAnswer(answer, schema, label) {
    const { bytes, cut } = await limitedBody(answer, MAX_JSON_BYTES);
    if (cut)
        throw unexpected(answer, `The answer to ${label} is larger than 32 MiB.`);
    const parsed = parse(bytes.toString("utf8"));
    const result = schema.safeParse(parsed?.value);
    if (result.success)
        return result.data;
    if (!parsed)
        throw notJson(answer, label, bytes.length);
    const field = result.error.issues[0]?.path.join(".") || "(the whole body)";
    throw new RequestFailure("protocol", `The answer to ${label} does not fit: ${(0,untrusted_text/* plainLine */.h)(field, 120)}.`, {
        status: answer.status,
        remedy: "The service's version may not be supported; check base-url, and report this message.",
        effect: "settled",
    });
}
/** Undefined where `text` is no JSON; a schema may still take that for no record. */
function parse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
function notJson(answer, label, sizeBytes) {
    const html = /^text\/html\b/i.test(answer.header("content-type") ?? "");
    const what = sizeBytes === 0 ? "empty" : html ? "HTML instead of JSON" : "not JSON";
    return unexpected(answer, `The answer to ${label} is ${what}.`);
}
/** Not the service's own words, so nobody knows who answered. */
function unexpected({ status }, message) {
    const remedy = "Check that base-url is the address of the service's API and not of a web page or a login portal.";
    return new RequestFailure("protocol", message, { status, remedy, effect: "open" });
}

// EXTERNAL MODULE: ./build/src/contract/resources/errors.js
var resources_errors = __webpack_require__(46795);
;// CONCATENATED MODULE: ./build/src/client/status-failure.js




const MAX_ERROR_BODY_BYTES = 64 * 1024;
/** Worth another attempt: overload, and what gateways answer for a service that is away. */
const TEMPORARY = new Set([429, 500, 502, 503, 504]);
/** An answer that is no success as a failure, its body read for the service's own words. */
async function statusFailure(answer, asking) {
    const { status } = answer;
    if (status >= 300 && status < 400)
        return redirected(answer, asking);
    const { message, own } = readMessage(await bodyText(answer), status);
    const said = message ? `: ${sentence(asking.secrets.redact((0,untrusted_text/* plainLine */.h)(message, 2_000)))}` : ".";
    const { code, text, remedy } = describe({ status, label: asking.label, said, asking });
    return new RequestFailure(code, text, {
        status,
        remedy,
        effect: effectOf(status, own),
        temporary: TEMPORARY.has(status),
        retryAfter: status === 429 || status === 503 ? answer.header("retry-after") : undefined,
    });
}
/** The service's words cut to a length one reads, with a full stop. */
function sentence(text) {
    const line = (0,untrusted_text/* plainLine */.h)(text);
    return /[.!?…]$/.test(line) ? line : `${line}.`;
}
/**
 * Below 500 the service refused. From 500 on its own words tell that it is through with the request, and so does a 503,
 * whoever sends it: what is still on its way gets no such answer.
 */
function effectOf(status, own) {
    if (status < 500)
        return "none";
    return own || status === 503 ? "settled" : "open";
}
function describe({ status, label, said, asking }) {
    if (status === 401 || (asking.label.endsWith("/oauth/token") && status === 400)) {
        const remedy = asking.keyed
            ? "Check api-key: regenerating the key on the account page invalidates the old one."
            : "Check username, password and client-id.";
        return {
            code: "unauthorized",
            text: `The service refused the credentials (${status}) for ${label}${said}`,
            remedy,
        };
    }
    if (status === 403) {
        const remedy = "Check that the account may use this project, device or executor.";
        return { code: "forbidden", text: `The account may not do ${label} (403)${said}`, remedy };
    }
    if (status === 404) {
        const remedy = "Check the id, and that base-url is the address of the service.";
        return { code: "not-found", text: `The service does not find ${label} (404)${said}`, remedy };
    }
    if (status === 429) {
        const remedy = "The account sends too many requests; try again later.";
        return { code: "service", text: `The service asks for fewer requests (429) at ${label}${said}`, remedy };
    }
    if (status < 500) {
        const remedy = "Change the request as the service's words suggest.";
        return { code: "refused", text: `The service refused ${label} (${status})${said}`, remedy };
    }
    const remedy = "The service or a gateway in front of it is in trouble; try again later.";
    return { code: "service", text: `The service failed at ${label} (${status})${said}`, remedy };
}
/** The API redirects nobody: the base address is another one. The target's path could hold a secret. */
function redirected(answer, { label, url }) {
    answer.discard();
    const location = answer.header("location") ?? "";
    const target = URL.canParse(location, url.href) ? new URL(location, url.href).origin : "nowhere";
    return new RequestFailure("protocol", `${label} was redirected (${answer.status}) to ${target}.`, {
        status: answer.status,
        remedy: `If ${target} is the service, set base-url to it; credentials are not sent along a redirect.`,
    });
}
async function bodyText(answer) {
    try {
        return (await limitedBody(answer, MAX_ERROR_BODY_BYTES)).bytes.toString("utf8");
    }
    catch (error) {
        // The status is known; that its words got lost changes nothing.
        if (error instanceof RequestFailure)
            return "";
        throw error;
    }
}
/** The service's words, and whether they are its own and not a gateway's. */
function readMessage(text, status) {
    const json = parseJson(text);
    const body = resources_errors/* errorBody */.t.safeParse(json);
    if (body.success)
        return { message: body.data.message, own: body.data.statusCode === status };
    const oauth = resources_errors/* oauthError */.Y.safeParse(json);
    return {
        message: oauth.success ? (oauth.data.error_description ?? oauth.data.error) : undefined,
        own: false,
    };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/client/broker-status.js





/**
 * Asks an automation broker whether it takes sessions (Client-side automation broker). Sent without credentials, since
 * WebDriver asks for none there.
 * @param broker its address with its path, such as `https://cloud.example.com/hub/wd`.
 * @throws {DeviceCloudError} `input` for what is no address, else the last attempt's failure.
 */
async function askBroker(connection, broker, options = {}) {
    const url = statusAddress(broker);
    const { transport, secrets } = connection;
    const label = `GET ${url.host}${url.pathname}`;
    const totalTimeoutMs = options.timeoutMs ?? connection.requestTimeoutMs;
    const { signal } = options;
    return await withRetries(connection, { method: "GET", label, signal }, async (attempt) => {
        const limits = { totalTimeoutMs, idleTimeoutMs: totalTimeoutMs };
        const answer = await transport.send({ method: "GET", url, label, attempt, signal, ...limits });
        if (answer.status !== 200)
            throw await statusFailure(answer, { label, url, secrets, keyed: false });
        return (await jsonAnswer(answer, brokerStatus, label)).value;
    });
}
function statusAddress(broker) {
    const url = URL.canParse(broker) ? new URL(broker) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "") {
        url.pathname = `${url.pathname.replace(/\/+$/, "")}/status`;
        return url;
    }
    throw new errors/* DeviceCloudError */.c("input", "The address of the broker is no http or https address without credentials.", {
        remedy: "Give it with its path, such as https://cloud.example.com/hub/wd.",
    });
}

;// CONCATENATED MODULE: ./build/src/base/logger.js
/** A logger that says nothing, for callers that do not listen. */
const silent = { debug() { }, info() { }, notice() { }, warning() { } };

// EXTERNAL MODULE: ./build/src/contract/operations/index.js + 21 modules
var operations = __webpack_require__(63190);
// EXTERNAL MODULE: ./build/src/client/address.js
var client_address = __webpack_require__(9101);
;// CONCATENATED MODULE: ./build/src/client/authorization.js
/** The header of an API key: the user name of HTTP Basic with an empty password (Authentication). */
function basicHeader(apiKey) {
    return `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
}
/**
 * Sends with credentials. A token that the service refuses is renewed once and the request sent again: a 401 says that
 * it did not happen. Only ever called for the service's own origin.
 */
async function sendAuthorized(transport, authorization, request) {
    if (authorization.kind === "none")
        return await transport.send(request);
    if (authorization.kind === "basic")
        return await transport.send(withHeader(request, authorization.header));
    const { session, placement } = authorization;
    const token = await session.token(request.signal);
    const answer = await transport.send(withToken(request, token, placement));
    if (answer.status !== 401)
        return answer;
    answer.discard();
    session.reject(token);
    return await transport.send(withToken(request, await session.token(request.signal), placement));
}
function withToken(request, token, placement) {
    if (placement === "header")
        return withHeader(request, `Bearer ${token}`);
    const url = new URL(request.url);
    url.searchParams.set("access_token", token);
    return { ...request, url };
}
function withHeader(request, authorization) {
    return { ...request, headers: { ...request.headers, authorization } };
}

// EXTERNAL MODULE: ./build/src/contract/params-codec.js
var params_codec = __webpack_require__(49579);
// EXTERNAL MODULE: ./build/src/contract/paths.js
var paths = __webpack_require__(62111);
;// CONCATENATED MODULE: ./build/src/client/api-request.js


/** The request of an operation, without credentials. Parameters travel where the operation places them. */
function apiRequest(address, operation, input) {
    const { query = {}, body, ...ids } = input;
    const root = operation.root === "auth" ? address.authRoot : address.apiRoot;
    const target = (0,paths/* buildPath */.UL)(operation, ids);
    const params = (0,params_codec/* encodeParams */.h)(operation.query, query);
    const asForm = operation.placement === "form";
    const url = new URL(root + target.path);
    for (const [name, value] of asForm ? target.query : [...target.query, ...params])
        url.searchParams.append(name, value);
    return { ...addressed(operation, url), ...bodyOf(asForm ? params : undefined, body) };
}
/** The request behind a `next` link, which the caller has checked. */
function linkRequest(operation, link) {
    const url = new URL(link);
    // Some services repeat the token that the request carried; it is set anew.
    url.searchParams.delete("access_token");
    return addressed(operation, url);
}
function addressed({ method }, url) {
    const page = ["limit", "offset"]
        .filter((name) => url.searchParams.has(name))
        .map((name) => `${name}=${Number(url.searchParams.get(name))}`)
        .join("&");
    return {
        method,
        url,
        label: `${method} ${url.pathname}`,
        page: page && `?${page}`,
        headers: { accept: "application/json" },
    };
}
function bodyOf(form, body) {
    if (form) {
        const text = new URLSearchParams(form.map(([name, value]) => [name, value])).toString();
        return withBody("application/x-www-form-urlencoded", text);
    }
    return body === undefined ? {} : withBody("application/json", JSON.stringify(body));
}
function withBody(type, text) {
    return { headers: { accept: "application/json", "content-type": type }, body: () => text };
}

;// CONCATENATED MODULE: ./build/src/client/call.js





/** Does one operation and parses its answer: a record, a page, or undefined where there is no body. */
async function call(connection, operation, input, options = {}) {
    const request = apiRequest(connection.address, operation, input);
    return await callAt(connection, operation, request, options);
}
/** `call` for a request already made, such as the one behind a `next` link. */
async function callAt(connection, operation, request, options) {
    const totalTimeoutMs = options.timeoutMs ?? connection.requestTimeoutMs;
    return await withRetries(connection, { ...request, ...options }, async (attempt) => {
        const answer = await succeed(connection, operation, {
            ...request,
            attempt,
            signal: options.signal,
            totalTimeoutMs,
            idleTimeoutMs: totalTimeoutMs,
        });
        return await recordOf(answer, operation, request.label);
    });
}
/**
 * One attempt of an operation, with credentials where it takes them.
 * @throws {RequestFailure} for every answer but a success, a 404 to a delete among them.
 */
async function succeed(connection, operation, request) {
    const { transport, authorization, secrets } = connection;
    const answer = operation.access === "none"
        ? await transport.send(request)
        : await sendAuthorized(transport, authorization, request);
    const { status } = answer;
    if ((status >= 200 && status < 300) || operation.answer.statuses.includes(status))
        return answer;
    throw await statusFailure(answer, { ...request, secrets, keyed: authorization.kind === "basic" });
}
/** The record in a successful answer; where the operation has none, the body does not matter. */
async function recordOf(answer, operation, label) {
    if (operation.answer.schema)
        return await jsonAnswer(answer, operation.answer.schema, label);
    answer.discard();
    return undefined;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/src/client/dispatcher.js




/** Long enough for a slow network; two attempts fit into half a minute. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A local service is never behind the proxy (as the runner's own clients have it). */
const NEVER_PROXIED = "localhost,127.0.0.1,[::1]";
/**
 * The connections of a client, through the proxies given and trusting `ca` beside the default certificates. The
 * environment is not read.
 * @throws {DeviceCloudError} `input` when a proxy's address is none, or `ca` no certificate.
 */
function openDispatcher(ca, proxies = {}) {
    const tls = { timeout: CONNECT_TIMEOUT_MS, ...(ca ? { ca: trustedBeside(ca) } : {}) };
    // HTTP/2 would put unrelated requests on one connection, and one reset would fail them all.
    const options = { connect: tls, allowH2: false };
    if (!proxies.httpProxy && !proxies.httpsProxy)
        return new undici/* Agent */.g6(options);
    return new undici/* EnvHttpProxyAgent */.J2({
        ...options,
        requestTls: tls,
        proxyTls: tls,
        httpProxy: proxyAddress(proxies.httpProxy),
        httpsProxy: proxyAddress(proxies.httpsProxy),
        noProxy: [proxies.noProxy, NEVER_PROXIED].filter(Boolean).join(","),
    });
}
function trustedBeside(ca) {
    try {
        new external_node_crypto_.X509Certificate(ca);
    }
    catch (error) {
        throw new errors/* DeviceCloudError */.c("input", "ca-file does not hold a certificate in PEM.", {
            cause: error,
            remedy: "It begins with -----BEGIN CERTIFICATE-----; convert other forms with openssl x509.",
        });
    }
    return [...(0,external_node_tls_.getCACertificates)("default"), ca];
}
/** An empty text, not undefined: for that, undici would read the environment. */
function proxyAddress(text) {
    if (!text)
        return "";
    const address = text.includes("://") ? text : `http://${text}`;
    if (isProxy(address))
        return address;
    // The value stays untold: proxies carry passwords.
    throw new errors/* DeviceCloudError */.c("input", "The proxy's address is not an http or https address.", {
        remedy: "Check HTTP_PROXY and HTTPS_PROXY; they look like http://proxy.example:3128.",
    });
}
function isProxy(address) {
    try {
        const { protocol, username, password } = new URL(address);
        // undici decodes them, and fails where it cannot.
        decodeURIComponent(username + password);
        return protocol === "http:" || protocol === "https:";
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/client/secrets.js
/** Shorter texts would blot out ordinary words. */
const MIN_LENGTH = 4;
/** Values of a signed link this long are taken for signatures. */
const SIGNATURE_LENGTH = 16;
function createSecrets(onSecret = () => { }) {
    const known = new Set();
    function remember(secret) {
        if (secret.length < MIN_LENGTH || known.has(secret))
            return;
        known.add(secret);
        onSecret(secret);
    }
    function add(secret) {
        remember(secret);
        remember(encodeURIComponent(secret));
        remember(new URLSearchParams([["", secret]]).toString().slice(1));
    }
    return {
        add,
        addLink(link) {
            for (const value of link.searchParams.values())
                if (value.length >= SIGNATURE_LENGTH)
                    add(value);
        },
        redact(text) {
            const longestFirst = [...known].sort((a, b) => b.length - a.length);
            return longestFirst.reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
        },
    };
}

;// CONCATENATED MODULE: ./build/src/client/abortable.js

/**
 * `work`, given up as `cancelled` as soon as `signal` aborts. For work that does not listen itself, or too late:
 * undici hears of an abort only once it is connected.
 */
async function abortable(work, signal) {
    if (!signal)
        return await work;
    const { promise: aborted, reject } = Promise.withResolvers();
    const abort = () => reject(new errors/* DeviceCloudError */.c("cancelled", "The operation was cancelled.", { cause: signal.reason }));
    if (signal.aborted)
        abort();
    signal.addEventListener("abort", abort, { once: true });
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        signal.removeEventListener("abort", abort);
    }
}

;// CONCATENATED MODULE: ./build/src/client/token-session.js



/** A token is renewed this long before it expires, or after nine tenths of a shorter life. */
const RENEW_BEFORE_MS = 60_000;
/**
 * A session opened by password when the first token is needed, and renewed by its refresh token; where the service
 * refuses that one, by password again. (Authentication, OAuth 2.0.)
 */
function createTokenSession(issue, { username, password, clientId: client_id }, secrets, clock) {
    let held;
    let renewal;
    const byPassword = () => issue({ client_id, grant_type: "password", username, password });
    async function byRefresh(refresh_token) {
        try {
            return await issue({ client_id, grant_type: "refresh_token", refresh_token });
        }
        catch (error) {
            const refused = error instanceof RequestFailure && [400, 401, 403].includes(error.status ?? 0);
            if (refused)
                return await byPassword();
            throw error;
        }
    }
    async function renew() {
        const askedAtMs = clock.now();
        const refreshToken = held?.refreshToken;
        const answer = await (refreshToken ? byRefresh(refreshToken) : byPassword());
        secrets.add(answer.access_token);
        if (answer.refresh_token)
            secrets.add(answer.refresh_token);
        held = {
            token: answer.access_token,
            refreshToken: answer.refresh_token ?? refreshToken,
            renewAtMs: askedAtMs + lifeMs(answer),
        };
        return held.token;
    }
    /** No token, so nothing was done, and the token endpoint has been asked as often as is sensible. */
    async function renewOrRefuse() {
        try {
            return await renew();
        }
        catch (error) {
            const { code, message, remedy, status } = (0,errors/* asDeviceCloudError */.w)(error);
            throw new errors/* DeviceCloudError */.c(code, message, { remedy, status, effect: "none", cause: error });
        }
    }
    return {
        async token(signal) {
            if (held && clock.now() < held.renewAtMs)
                return held.token;
            // Shared by all who wait: one of them giving up does not stop it.
            renewal ??= renewOrRefuse().finally(() => {
                renewal = undefined;
            });
            return await abortable(renewal, signal);
        },
        reject(token) {
            if (held?.token === token)
                held = { ...held, renewAtMs: 0 };
        },
    };
}
/** How long to use a token. Without `expires_in` it lasts until the service refuses it. */
function lifeMs({ expires_in }) {
    if (expires_in === undefined || expires_in === null)
        return Number.POSITIVE_INFINITY;
    const expiresMs = Math.max(0, expires_in) * 1_000;
    return Math.max(expiresMs - RENEW_BEFORE_MS, expiresMs * 0.9);
}

;// CONCATENATED MODULE: ./build/src/client/network-failure.js





const CERTIFICATE = /^(?:CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_CA|INVALID_PURPOSE|HOSTNAME_|ERR_TLS_CERT|UND_ERR_PRX_TLS)/;
const PROXY_STATUS = /(?:Proxy response \((\d{3})\)|Proxy Authentication Required \((407)\))/;
const CHECK_ADDRESS = "Check base-url, and that this machine can reach it (network, VPN, proxy).";
/** What went wrong below HTTP: no connection, no trust, no answer in time, or a connection that broke. */
function networkFailure(error, sending) {
    const code = codeOf(error);
    // It carries the answer itself, which may repeat a secret, so it does not become the cause.
    if (error instanceof undici/* errors */.sO.HTTPParserError)
        return broken("the answer is not HTTP", undefined, sending);
    const proxyStatus = PROXY_STATUS.exec(messageOf(error));
    if (proxyStatus)
        return proxyRefusal(Number(proxyStatus[1] ?? proxyStatus[2]), error, sending);
    if (CERTIFICATE.test(code))
        return untrusted(code, error, sending);
    if (code === "EPROTO" || code.startsWith("ERR_SSL"))
        return noTls(code, error, sending);
    if (code === "UND_ERR_CONNECT_TIMEOUT" || (code === "ETIMEDOUT" && !sending.sent))
        return connectTimeout(error, sending);
    if (/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$|^ETIMEDOUT$/.test(code))
        return answerTimeout(error, sending);
    if (code === "UND_ERR_DESTROYED" || code === "UND_ERR_CLOSED")
        return network_failure_closed(error, sending);
    return broken(code, error, sending);
}
/** No answer, or no end of it, within the limit. */
function answerTimeout(error, { label, url, sent, timeoutMs }) {
    const message = `${(0,client_address/* hostAndPort */.P)(url)} did not complete ${label} within ${(0,duration/* formatDuration */.a)(timeoutMs)}.`;
    const remedy = "The service may be overloaded; try again later.";
    return new RequestFailure("timeout", message, {
        cause: error,
        remedy,
        temporary: true,
        effect: sent ? "open" : "none",
    });
}
function connectTimeout(error, { label, url }) {
    const message = `No connection to ${(0,client_address/* hostAndPort */.P)(url)} within ${(0,duration/* formatDuration */.a)(CONNECT_TIMEOUT_MS)} for ${label}.`;
    return new RequestFailure("timeout", message, { cause: error, remedy: CHECK_ADDRESS, temporary: true });
}
function untrusted(code, error, { label, url }) {
    const message = `The certificate of ${(0,client_address/* hostAndPort */.P)(url)} is not trusted (${code}) for ${label}.`;
    const remedy = "If the service uses a certificate authority of its own, pass its certificate in PEM as ca-file; otherwise check base-url.";
    return new RequestFailure("unreachable", message, { cause: error, remedy });
}
function noTls(code, error, { label, url }) {
    const message = `${(0,client_address/* hostAndPort */.P)(url)} does not speak TLS as expected (${code}) for ${label}.`;
    const remedy = "Check whether base-url begins with https:// or http://, and its port.";
    return new RequestFailure("unreachable", message, { cause: error, remedy });
}
function proxyRefusal(status, error, { label, url }) {
    const message = `The proxy refused the connection to ${(0,client_address/* hostAndPort */.P)(url)} (${status}) for ${label}.`;
    const remedy = status === 407
        ? "Put the proxy's user name and password into its address."
        : "Check the proxy, or add the host to NO_PROXY.";
    return new RequestFailure("unreachable", message, { cause: error, remedy, temporary: status >= 500 });
}
function network_failure_closed(error, { label, sent }) {
    const details = { cause: error, effect: sent ? "open" : "none" };
    return new RequestFailure("cancelled", `The client was closed during ${label}.`, details);
}
function broken(code, error, { label, url, sent }) {
    const where = (0,client_address/* hostAndPort */.P)(url);
    const message = code === "ENOTFOUND" || code === "EAI_AGAIN"
        ? `The host name ${url.hostname} was not found (${code}) for ${label}.`
        : sent
            ? `The connection to ${where} broke (${code}) during ${label}.`
            : `No connection to ${where} (${code}${peerOf(error, where)}) for ${label}.`;
    const remedy = sent
        ? `The network or the service may be unstable; try again later.${schemeHint(url)}`
        : CHECK_ADDRESS;
    const effect = sent ? "open" : "none";
    return new RequestFailure("unreachable", message, { cause: error, remedy, effect, temporary: true });
}
/** A TLS server breaks a connection that does not speak TLS. */
function schemeHint({ protocol, host }) {
    return protocol === "http:" ? ` If the service speaks TLS, write https://${host}.` : "";
}
/** The address that was tried, where it is not the one asked for: a proxy's, or one of several. */
function peerOf(error, where) {
    const { address, port } = (firstOf(error) ?? {});
    return address && port && `${address}:${port}` !== where ? ` at ${address}:${port}` : "";
}
function codeOf(error) {
    for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
        const code = at.code ?? firstOf(at)?.code;
        // undici's word for any lost connection; the cause may know more.
        if (typeof code === "string" && !(code === "UND_ERR_SOCKET" && at.cause))
            return code;
    }
    return "no reason given";
}
/** The first of the failures when several addresses were tried. */
function firstOf(error) {
    return error instanceof AggregateError ? error.errors[0] : error;
}
function messageOf(error) {
    return error instanceof Error ? error.message : "";
}

;// CONCATENATED MODULE: ./build/src/client/transport.js




const DISCARD_LIMIT = 64 * 1024;
function createTransport(dispatcher, clock, logger) {
    const traced = dispatcher.compose(noteSending);
    async function send(request) {
        (0,base_clock/* throwIfCancelled */.dZ)(request.signal);
        const startedAt = clock.now();
        const trace = { sent: false };
        const deadline = request.totalTimeoutMs === undefined ? undefined : AbortSignal.timeout(request.totalTimeoutMs);
        const blame = (error) => blameFor(error, request, deadline, trace);
        const log = (outcome) => logger.debug(`${request.label}${request.page ?? ""} ${outcome} ${clock.now() - startedAt} ms attempt ${request.attempt}`);
        const signal = AbortSignal.any([request.signal, deadline].filter((one) => one !== undefined));
        try {
            const answer = await abortable(traced.request(optionsOf(request, signal, trace)), signal);
            log(String(answer.statusCode));
            return asHttpAnswer(answer, blame);
        }
        catch (error) {
            const failure = blame(error);
            log(failure.code);
            throw failure;
        }
    }
    return { send };
}
function optionsOf(request, signal, trace) {
    return {
        origin: request.url.origin,
        path: request.url.pathname + request.url.search,
        method: request.method,
        headers: { "user-agent": "device-cloud-actions", ...request.headers },
        body: request.body?.() ?? null,
        headersTimeout: request.idleTimeoutMs,
        bodyTimeout: request.idleTimeoutMs,
        opaque: trace,
        signal,
    };
}
/** Notes in the trace that a request is about to be written: a failure before that proves that it did not happen. */
function noteSending(dispatch) {
    return (options, handler) => {
        const trace = options.opaque;
        return dispatch(options, {
            onRequestStart(controller, context) {
                trace.sent = true;
                handler.onRequestStart?.(controller, context);
            },
            onResponseStart: (...args) => handler.onResponseStart?.(...args),
            onResponseData: (...args) => handler.onResponseData?.(...args),
            onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
            onResponseError: (...args) => handler.onResponseError?.(...args),
        });
    };
}
function blameFor(error, request, deadline, { sent }) {
    if (request.signal?.aborted) {
        const effect = sent ? "open" : "none";
        return new errors/* DeviceCloudError */.c("cancelled", `${request.label} was cancelled.`, { effect, cause: error });
    }
    const timeoutMs = request.totalTimeoutMs ?? request.idleTimeoutMs;
    const sending = { label: request.label, url: request.url, sent, timeoutMs };
    if (deadline?.aborted)
        return answerTimeout(error, sending);
    return error instanceof errors/* DeviceCloudError */.c ? error : networkFailure(error, sending);
}
function asHttpAnswer({ statusCode, headers, body }, blame) {
    async function* guarded() {
        try {
            yield* body;
        }
        catch (error) {
            throw blame(error);
        }
    }
    return {
        status: statusCode,
        header(name) {
            const value = headers[name];
            return Array.isArray(value) ? value[0] : value;
        },
        body: guarded(),
        discard() {
            // Reading a short rest keeps the connection; that it may fail concerns nobody any more.
            body.dump({ limit: DISCARD_LIMIT }).catch(() => { });
        },
    };
}

;// CONCATENATED MODULE: ./build/src/client/connection.js












/** Long enough for a large list or a zip request, short enough to notice a service that hangs. */
const REQUEST_TIMEOUT_MS = 60_000;
/** @throws {DeviceCloudError} `input` when an address, a proxy or the credentials cannot be right. */
function openConnection(settings) {
    const address = (0,client_address/* parseAddress */.o)(settings.baseUrl, settings.authUrl);
    checkCredentials(settings);
    const { logger = silent, clock = base_clock/* systemClock */.ml, random = Math.random } = settings;
    if (address.unprotected) {
        logger.warning("The service is addressed over http: credentials and files travel unencrypted. Use https.");
    }
    const dispatcher = openDispatcher(settings.ca, settings.proxies);
    const anonymous = {
        address,
        dispatcher,
        transport: createTransport(dispatcher, clock, logger),
        authorization: { kind: "none" },
        secrets: createSecrets(settings.onSecret),
        requestTimeoutMs: settings.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
        lifetime: new AbortController(),
        retry: { ...defaultRetry, ...settings.retry },
        logger,
        clock,
        random,
    };
    return { ...anonymous, authorization: authorizationOf(settings, anonymous) };
}
/** Ends what is under way: requests fail as `cancelled`. */
async function closeConnection({ lifetime, dispatcher }) {
    lifetime.abort();
    await dispatcher.destroy();
}
function authorizationOf({ credentials, tokenPlacement = "query" }, anonymous) {
    const { secrets, clock, lifetime } = anonymous;
    if ("apiKey" in credentials) {
        const header = basicHeader(credentials.apiKey);
        secrets.add(credentials.apiKey);
        secrets.add(header.slice("Basic ".length));
        return { kind: "basic", header };
    }
    secrets.add(credentials.password);
    const options = { repeatable: true, signal: lifetime.signal };
    const session = createTokenSession((query) => call(anonymous, operations/* operations */.z.oauth.token, { query }, options), credentials, secrets, clock);
    return { kind: "token", session, placement: tokenPlacement };
}
function checkCredentials({ credentials }) {
    const empty = Object.entries(credentials).find(([, value]) => value.trim() === "");
    if (!empty)
        return;
    const input = { apiKey: "api-key", clientId: "client-id" }[empty[0]] ?? empty[0];
    throw new errors/* DeviceCloudError */.c("input", `${input} is empty.`, {
        remedy: `Set ${input}; from a fork or a Dependabot run, secrets are not available.`,
    });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/client/content-range.js
/** The part of the file that the answer carries; undefined where it does not say. */
function contentRange(answer) {
    const match = /^bytes (?:(\d+)-\d+|\*)\/(?:(\d+)|\*)$/.exec(answer.header("content-range") ?? "");
    return match ? { start: toNumber(match[1]), total: toNumber(match[2]) } : undefined;
}
/** The announced length of the body in bytes. */
function lengthOf(answer) {
    const text = answer.header("content-length") ?? "";
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
function toNumber(digits) {
    return digits === undefined ? undefined : Number(digits);
}

;// CONCATENATED MODULE: ./build/src/client/link.js




const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** A part of a path this long may be a signature. */
const link_SIGNATURE_LENGTH = 16;
/**
 * The link of a file as an address. A relative one is taken from the API root; one that says http where the service
 * itself is reached over https is taken as https.
 * @throws {DeviceCloudError} `protocol` when it is no http or https address.
 */
function resolveLink(link, { apiRoot }) {
    const base = new URL(`${apiRoot}/`);
    const text = String(link);
    const url = URL.canParse(text, base.href) ? new URL(text, base.href) : undefined;
    if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
        throw new errors/* DeviceCloudError */.c("protocol", "The service gave a download link that is no http or https address.", {
            remedy: "Report it to the service.",
        });
    }
    // A service behind a gateway that ends TLS often does not know that it is reached over https.
    if (base.protocol === "https:" && url.hostname === base.hostname && url.port === "")
        url.protocol = "https:";
    refuseDowngrade(base, url);
    url.username = "";
    url.password = "";
    return url;
}
/** How messages name a download: without the query, and without what may be a signature in the path. */
function linkLabel(url, { apiRoot }) {
    if (url.href.startsWith(`${apiRoot}/`))
        return `GET ${url.pathname}`;
    const segments = url.pathname.split("/").map((part) => (part.length >= link_SIGNATURE_LENGTH ? "…" : part));
    return `GET ${url.host}${segments.join("/")}`;
}
/**
 * One attempt to fetch `link`, along up to five redirects. Credentials go to the service's own origin only, wherever
 * a redirect leads; from https to http none is followed.
 * @throws {RequestFailure} when there is no answer with one of `statuses`.
 */
async function fetchLink(connection, link, statuses, request) {
    let url = link;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const answer = await fetchOnce(connection, url, request);
        if (statuses.includes(answer.status))
            return answer;
        if (!REDIRECTS.has(answer.status))
            throw await linkFailure(connection, url, answer);
        url = redirectTarget(url, answer);
    }
    const message = `${linkLabel(link, connection.address)} was redirected more than ${MAX_REDIRECTS} times.`;
    throw new RequestFailure("protocol", message, { remedy: "Report it to the service." });
}
async function fetchOnce(connection, url, request) {
    const { transport, authorization, address, secrets } = connection;
    secrets.addLink(url);
    const whole = {
        ...request,
        method: "GET",
        url,
        label: linkLabel(url, address),
        // Compressed on the way, lengths and ranges would not be those of the file.
        headers: { "accept-encoding": "identity", ...request.headers },
    };
    return isOwn(url, address)
        ? await sendAuthorized(transport, authorization, whole)
        : await transport.send(whole);
}
function isOwn(url, { apiRoot }) {
    return url.origin === new URL(apiRoot).origin;
}
async function linkFailure(connection, url, answer) {
    const { secrets, authorization, address } = connection;
    const label = linkLabel(url, address);
    if (isOwn(url, address) || ![401, 403, 404, 410].includes(answer.status)) {
        return await statusFailure(answer, { label, url, secrets, keyed: authorization.kind === "basic" });
    }
    answer.discard();
    const code = answer.status === 401 || answer.status === 403 ? "forbidden" : "not-found";
    return new RequestFailure(code, `The download link was refused (${answer.status}) for ${label}.`, {
        status: answer.status,
        remedy: "Such links expire; get the file's record again for a new one.",
    });
}
function redirectTarget(from, answer) {
    answer.discard();
    const location = answer.header("location") ?? "";
    const to = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
    if (!to || (to.protocol !== "http:" && to.protocol !== "https:")) {
        throw new RequestFailure("protocol", `${from.host} redirected a download (${answer.status}) to no address.`, {
            status: answer.status,
            remedy: "Report it to the service.",
        });
    }
    refuseDowngrade(from, to);
    return to;
}
function refuseDowngrade(from, to) {
    if (from.protocol !== "https:" || to.protocol !== "http:")
        return;
    throw new errors/* DeviceCloudError */.c("protocol", `${from.host} leads a download from https to http at ${to.host}.`, {
        remedy: "It was not followed, since anybody between could read and change the file. Report it to the service.",
    });
}

;// CONCATENATED MODULE: ./build/src/client/partial-file.js



/** Parts from the network are a sixteenth of this; one call for each would cost more than the writing. */
const BATCH_BYTES = 1024 * 1024;
/** Begins the file that will be `destination`, in the same folder. @throws {DeviceCloudError} `input` if it cannot. */
async function beginFile(destination, temporary) {
    const file = await (0,promises_.open)(temporary, "wx").catch(unwritable(destination));
    let batch = [];
    let batchBytes = 0;
    let writtenBytes = 0;
    let writing = Promise.resolve();
    let named = false;
    /** Starts to write the batch once the one before is written, so that disk and network work at the same time. */
    async function writeBatch() {
        await writing;
        if (batchBytes === 0)
            return;
        writing = writeAll(file, batch, writtenBytes).catch(unwritable(destination));
        // Told to whoever waits for it next; until then it is nobody's unhandled rejection.
        writing.catch(() => { });
        writtenBytes += batchBytes;
        batch = [];
        batchBytes = 0;
    }
    async function flush() {
        await writeBatch();
        await writing;
    }
    return {
        get sizeBytes() {
            return writtenBytes + batchBytes;
        },
        flush,
        async append(chunk) {
            batch.push(chunk);
            batchBytes += chunk.length;
            if (batchBytes >= BATCH_BYTES)
                await writeBatch();
        },
        async restart() {
            await flush();
            writtenBytes = 0;
            await file.truncate(0);
        },
        async finish() {
            await flush();
            await file.close();
            await (0,promises_.rename)(temporary, destination).catch(unwritable(destination));
            named = true;
        },
        async [Symbol.asyncDispose]() {
            if (named)
                return;
            await writing.catch(() => { });
            await file.close();
            await (0,promises_.rm)(temporary, { force: true });
        },
    };
}
/** One writev may write less than it was given. */
async function writeAll(file, buffers, position) {
    const sizeBytes = buffers.reduce((sum, { length }) => sum + length, 0);
    const { bytesWritten } = await file.writev(buffers, position);
    if (bytesWritten === sizeBytes)
        return;
    if (bytesWritten === 0)
        throw Object.assign(new Error("nothing written"), { code: "EIO" });
    await writeAll(file, [Buffer.concat(buffers).subarray(bytesWritten)], position + bytesWritten);
}
function unwritable(destination) {
    return (error) => {
        throw new errors/* DeviceCloudError */.c("input", `${(0,untrusted_text/* plainLine */.h)(destination)} cannot be written: ${error.code}.`, {
            cause: error,
            remedy: "Check that its folder exists and is writable, and the free space.",
        });
    };
}

;// CONCATENATED MODULE: ./build/src/client/download.js
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








/** An attempt that brought this much more than all before begins a new count of attempts. */
const ADVANCE_BYTES = 1024 * 1024;
/**
 * Downloads `link` to the file `destination`, which appears under its name only when it is whole. After a failure it
 * goes on where it stopped if the service names the file's version, else from the start.
 * @throws {DeviceCloudError} `input` when the destination cannot be written, `protocol` when the file is too large or
 * not what was announced, else the last attempt's failure.
 */
async function download(connection, link, destination, options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const url = resolveLink(link, connection.address);
        const label = linkLabel(url, connection.address);
        const file = __addDisposableResource(env_1, await beginFile(destination, (0,external_node_path_.join)((0,external_node_path_.dirname)(destination), `${(0,external_node_crypto_.randomUUID)()}.part`)), true);
        const transfer = { url, label, file, options, validator: undefined, totalBytes: undefined };
        let highestBytes = 0;
        const advanced = () => {
            const further = file.sizeBytes - highestBytes >= ADVANCE_BYTES;
            highestBytes = Math.max(highestBytes, file.sizeBytes);
            return further;
        };
        const endeavour = { method: "GET", label, signal: options.signal, advanced };
        await withRetries(connection, endeavour, (attempt) => continueTransfer(connection, transfer, attempt));
        await file.finish();
        return { sizeBytes: file.sizeBytes };
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
async function continueTransfer(connection, transfer, attempt) {
    const { url, label, file, options, validator } = transfer;
    if (file.sizeBytes > 0 && file.sizeBytes === transfer.totalBytes)
        return;
    const resuming = file.sizeBytes > 0 && validator !== undefined;
    const answer = await fetchLink(connection, url, resuming ? [200, 206, 416] : [200], {
        headers: resuming ? { range: `bytes=${file.sizeBytes}-`, "if-range": validator } : {},
        attempt,
        signal: options.signal,
        idleTimeoutMs: connection.requestTimeoutMs,
    });
    await accept(answer, transfer);
    refuseLarger(transfer, transfer.totalBytes ?? 0);
    try {
        for await (const chunk of answer.body) {
            refuseLarger(transfer, file.sizeBytes + chunk.length);
            await file.append(chunk);
            options.onProgress?.({ doneBytes: file.sizeBytes, totalBytes: transfer.totalBytes });
        }
    }
    finally {
        await file.flush();
    }
    const { totalBytes = file.sizeBytes } = transfer;
    if (file.sizeBytes === totalBytes)
        return;
    throw again(`${label} ended after ${file.sizeBytes} of ${totalBytes} bytes.`);
}
/** Makes the file ready for the answer's body: where it stopped for a fitting 206, at its start for a 200. */
async function accept(answer, transfer) {
    const { file, label } = transfer;
    const encoding = answer.header("content-encoding") ?? "identity";
    if (encoding !== "identity") {
        answer.discard();
        throw new errors/* DeviceCloudError */.c("protocol", `${label} came compressed, although it was asked for as it is.`, {
            remedy: "Check the gateway in front of the service's files.",
        });
    }
    if (answer.status === 200) {
        await file.restart();
        transfer.validator = validatorOf(answer);
        transfer.totalBytes = lengthOf(answer);
        return;
    }
    const range = contentRange(answer);
    const fits = answer.status === 206 && range?.start === file.sizeBytes;
    if (fits && (range.total ?? transfer.totalBytes) === transfer.totalBytes)
        return;
    answer.discard();
    await file.restart();
    throw again(`${label} could not be continued where it stopped.`);
}
function validatorOf(answer) {
    const etag = answer.header("etag");
    return etag?.startsWith('"') ? etag : answer.header("last-modified");
}
function refuseLarger({ options, label }, sizeBytes) {
    if (options.maxBytes === undefined || sizeBytes <= options.maxBytes)
        return;
    throw new errors/* DeviceCloudError */.c("protocol", `${label} is larger than ${options.maxBytes} bytes.`, {
        remedy: "Raise the limit if such a file is to be expected.",
    });
}
function again(message) {
    const remedy = "The network or the service may be unstable; try again later.";
    return new RequestFailure("unreachable", message, { remedy, temporary: true });
}

;// CONCATENATED MODULE: ./build/src/client/file-bytes.js




/** Does an operation that answers with a file's bytes. To save a file, `download` resumes and checks its length. */
async function fileBytes(connection, operation, input, options = {}) {
    const request = apiRequest(connection.address, operation, input);
    const answer = await withRetries(connection, { ...request, ...options }, (attempt) => succeed(connection, operation, {
        ...request,
        headers: { "accept-encoding": "identity" },
        attempt,
        signal: options.signal,
        idleTimeoutMs: options.timeoutMs ?? connection.requestTimeoutMs,
    }));
    return {
        sizeBytes: lengthOf(answer),
        contentType: answer.header("content-type"),
        chunks: answer.body,
        async [Symbol.asyncDispose]() {
            answer.discard();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/client/page-reading.js
function startReading() {
    return {
        seen: new Set(),
        total: undefined,
        barren: 0,
        largest: 1,
        get complete() {
            return this.total === undefined ? undefined : this.seen.size >= this.total;
        },
        get stuck() {
            // All that was seen may lie on as many pages as it fills, and then come again.
            return this.barren > Math.ceil(this.seen.size / this.largest) + 2;
        },
    };
}
/** The page's records that no page before had. */
function unseen(reading, page) {
    const fresh = page.data.filter((record) => {
        const key = keyOf(record);
        return !reading.seen.has(key) && reading.seen.add(key);
    });
    reading.total = statedTotal(page) ?? reading.total;
    reading.largest = Math.max(reading.largest, page.data.length);
    reading.barren = fresh.length > 0 ? 0 : reading.barren + 1;
    return fresh;
}
/** The list's own count. That of a plain array, which states neither limit nor offset, is only its length. */
function statedTotal({ total, limit, offset }) {
    const stated = typeof limit === "number" || typeof offset === "number";
    return stated ? (total ?? undefined) : undefined;
}
/** Records are the same by their id; those without one by their content. */
function keyOf(record) {
    const id = typeof record === "object" && record !== null && "id" in record ? record.id : undefined;
    return typeof id === "number" || typeof id === "string" ? `id ${id}` : `content ${JSON.stringify(record)}`;
}

;// CONCATENATED MODULE: ./build/src/client/page-sweep.js

/**
 * Reads on by offset, `size` records at a time, from a service that gives no more at once. What offset 1 answers tells
 * the reading: nearly the first page again where it counts elements, the second page where it counts pages. So the
 * records keep their order; and should records be left out, because some were added meanwhile, the other reading follows.
 */
async function* sweep(source, reading, size) {
    const probe = await source.at(size, 1);
    const fresh = unseen(reading, probe);
    yield* fresh;
    const countsElements = fresh.length * 2 <= probe.data.length;
    for (const step of countsElements ? [size, 1] : [1, size]) {
        if (reading.complete)
            return;
        yield* walk(source, reading, size, step);
    }
}
/** Walks in steps of 1 page or `size` elements until the list, or what it brings, ends. */
async function* walk(source, reading, size, step) {
    reading.barren = 0;
    // Offset 0 was read, and page 1 is the probe.
    for (let offset = step === 1 ? 2 : step; !reading.stuck; offset += step) {
        const position = step === 1 ? offset * size : offset;
        if (reading.total !== undefined && position >= reading.total)
            return;
        const page = await source.at(size, offset);
        if (page.data.length === 0)
            return;
        yield* unseen(reading, page);
        // Without a count, a page of known records is the end.
        if (reading.total === undefined && reading.barren > 0)
            return;
    }
}

;// CONCATENATED MODULE: ./build/src/client/pages.js



/** Lists grow to this size in one answer before offsets have to be understood. */
const MAX_LIMIT = 1_000;
/**
 * Every record of a list, each once, whatever is added meanwhile. The specification calls `offset` a page number,
 * services take it for an element offset, so neither is relied on: `next` links are followed where there are any; without
 * them the list is asked for again from its start with a larger limit; only where the service holds back more than
 * one answer may carry do offsets come in, under both readings. The next request is made when its records are asked for.
 */
async function* eachRecord(source, limit) {
    const reading = startReading();
    const first = await source.at(limit, 0);
    yield* unseen(reading, first);
    if (yield* followLinks(source, reading, first))
        return;
    const cap = yield* grow(source, reading, first, limit || Number.POSITIVE_INFINITY);
    if (cap !== undefined)
        yield* sweep(source, reading, cap);
}
/** Whether the links led to the end of the list. */
async function* followLinks(source, reading, first) {
    let page = first;
    while (page.next && !reading.stuck) {
        const behind = source.behind(page.next);
        if (!behind)
            return false;
        page = await behind;
        yield* unseen(reading, page);
    }
    return page !== first && !page.next && reading.complete !== false;
}
/** Asks from the start with growing limits. Returns how many records the service gives at most, if that is too few. */
async function* grow(source, reading, first, limit) {
    let page = first;
    let asked = limit;
    while (!isWhole(page, asked)) {
        const count = page.data.length;
        const total = statedTotal(page);
        const larger = Math.min(MAX_LIMIT, Math.max(asked * 2, total ?? 0));
        if (larger <= asked || (total !== undefined && count < asked))
            return count;
        const grown = await orRefused(source.at(larger, 0));
        if (!grown)
            return count;
        yield* unseen(reading, grown);
        if (total === undefined && grown.data.length <= count)
            return count;
        page = grown;
        asked = larger;
    }
    return undefined;
}
/** Whether a page asked for at the start, with room for `asked` records, holds the whole list. */
function isWhole({ data, next, ...page }, asked) {
    const total = statedTotal(page);
    if (data.length === 0)
        return true;
    if (total !== undefined)
        return data.length >= total;
    return !next && data.length !== asked && (page.limit ?? asked) >= asked;
}
/** Undefined where the service refuses the limit as too large. */
async function orRefused(page) {
    try {
        return await page;
    }
    catch (error) {
        if (error instanceof errors/* DeviceCloudError */.c && error.status === 400)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/client/list.js



/** How many records are asked for at once unless the caller says. */
const DEFAULT_LIMIT = 100;
/** The records of a list operation. `query.limit` is the size of a page, not of the list. */
function list(connection, operation, input, options = {}) {
    const limit = typeof input.query?.limit === "number" ? input.query.limit : DEFAULT_LIMIT;
    const source = pageSource(connection, operation, input, options);
    return {
        [Symbol.asyncIterator]: () => eachRecord(source, limit),
        page: () => source.at(limit, 0),
    };
}
function pageSource(connection, operation, input, options) {
    const { apiRoot } = connection.address;
    return {
        async at(limit, offset) {
            // The first page is page 0 and begins at element 0, so nobody needs to be told.
            const query = { ...input.query, limit, ...(offset > 0 ? { offset } : {}) };
            return (await call(connection, operation, { ...input, query }, options));
        },
        behind(next) {
            const first = apiRequest(connection.address, operation, input).url;
            const link = URL.canParse(next, first.href) ? new URL(next, first.href) : undefined;
            if (!link?.href.startsWith(`${apiRoot}/`))
                return undefined;
            return callAt(connection, operation, linkRequest(operation, link), options);
        },
    };
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./build/src/client/upload-body.js
var upload_body_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var upload_body_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





/** Larger parts are no faster, smaller ones up to twice as slow. */
const CHUNK_BYTES = 1024 * 1024;
const DEFAULT_TYPE = "application/octet-stream";
/** The form with the file as its one part, named `file`. (Build service: `POST /me/files`.) */
async function multipartBody(upload, onProgress) {
    const boundary = `device-cloud-${(0,external_node_crypto_.randomUUID)()}`;
    const head = [
        `--${boundary}`,
        `Content-Disposition: form-data; name="file"; filename="${formName(upload.name)}"`,
        `Content-Type: ${headerText(upload.contentType)}`,
        "\r\n",
    ].join("\r\n");
    const part = {
        sizeBytes: await sizeOf(upload.path),
        before: Buffer.from(head),
        after: Buffer.from(`\r\n--${boundary}--\r\n`),
    };
    return upload_body_bodyOf(upload.path, part, `multipart/form-data; boundary=${boundary}`, onProgress);
}
/** The file's bytes as they are. */
async function bytesBody(upload, onProgress) {
    const nothing = Buffer.alloc(0);
    const part = { sizeBytes: await sizeOf(upload.path), before: nothing, after: nothing };
    return upload_body_bodyOf(upload.path, part, headerText(upload.contentType), onProgress);
}
function upload_body_bodyOf(path, part, contentType, onProgress) {
    const { sizeBytes, before, after } = part;
    async function* parts() {
        let doneBytes = 0;
        if (before.length > 0)
            yield before;
        for await (const chunk of fileChunks(path, sizeBytes)) {
            yield chunk;
            doneBytes += chunk.length;
            onProgress?.({ doneBytes, totalBytes: sizeBytes });
        }
        if (after.length > 0)
            yield after;
    }
    return {
        headers: {
            "content-type": contentType,
            "content-length": String(before.length + sizeBytes + after.length),
        },
        open: () => external_node_stream_.Readable.from(parts(), { objectMode: false, highWaterMark: CHUNK_BYTES }),
    };
}
/** Exactly `sizeBytes` of the file: what Content-Length has announced. */
async function* fileChunks(path, sizeBytes) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = upload_body_addDisposableResource(env_1, await (0,promises_.open)(path), true);
        for (let position = 0; position < sizeBytes;) {
            const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, sizeBytes - position));
            const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
            if (bytesRead === 0)
                throw unreadable(path, "it became shorter while it was sent");
            position += bytesRead;
            yield chunk.subarray(0, bytesRead);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = upload_body_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function sizeOf(path) {
    try {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const file = upload_body_addDisposableResource(env_2, await (0,promises_.open)(path), true);
            const stats = await file.stat();
            if (!stats.isFile())
                throw unreadable(path, "it is not a file");
            return stats.size;
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            const result_2 = upload_body_disposeResources(env_2);
            if (result_2)
                await result_2;
        }
    }
    catch (error) {
        if (error instanceof errors/* DeviceCloudError */.c)
            throw error;
        throw unreadable(path, error.code ?? "unknown", error);
    }
}
function unreadable(path, why, cause) {
    return new errors/* DeviceCloudError */.c("input", `The file ${(0,untrusted_text/* plainLine */.h)(path)} cannot be sent: ${why}.`, {
        cause,
        remedy: "Check the path, and that nothing writes to the file meanwhile.",
    });
}
/** A name within the quotes of a form part, escaped as browsers do. */
function formName(name) {
    return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}
/** A media type that fits into one header line. */
function headerText(contentType = DEFAULT_TYPE) {
    return /^[\x20-\x7e]+$/.test(contentType) ? contentType : DEFAULT_TYPE;
}

;// CONCATENATED MODULE: ./build/src/client/upload.js




/**
 * Sends a file from disk, in parts: memory does not grow with its size. Sending it twice does no harm, so it is repeated
 * after every temporary failure. `timeoutMs` limits every pause, not the whole.
 * @throws {DeviceCloudError} `input` when the file cannot be read; else what the service made of it.
 */
async function upload(connection, operation, input, { signal, onProgress, timeoutMs } = {}) {
    const { path, name, contentType, ...rest } = input;
    const file = { path, name, contentType };
    const body = await (operation.upload === "multipart"
        ? multipartBody(file, onProgress)
        : bytesBody(file, onProgress));
    const request = apiRequest(connection.address, operation, rest);
    const endeavour = { ...request, signal, repeatable: true };
    return await withRetries(connection, endeavour, async (attempt) => {
        const answer = await succeed(connection, operation, {
            ...request,
            headers: { ...request.headers, ...body.headers },
            body: body.open,
            attempt,
            signal,
            idleTimeoutMs: timeoutMs ?? connection.requestTimeoutMs,
        });
        return await recordOf(answer, operation, request.label);
    });
}

;// CONCATENATED MODULE: ./build/src/client/methods.js





/** The one mapping from the table of operations to calls. */
function bindOperations(connection) {
    const groups = Object.entries(operations/* operations */.z).map(([name, group]) => {
        const methods = Object.entries(group).map(([method, operation]) => [
            method,
            methodOf(connection, operation),
        ]);
        return [name, Object.fromEntries(methods)];
    });
    return Object.fromEntries(groups);
}
function methodOf(connection, operation) {
    if (operation.answer.item) {
        return (input = {}, options) => list(connection, operation, input, options);
    }
    if (operation.answer.bytes) {
        return (input = {}, options) => fileBytes(connection, operation, input, options);
    }
    if (operation.upload) {
        return (input, options) => upload(connection, operation, input, options);
    }
    return (input = {}, options) => call(connection, operation, input, options);
}

;// CONCATENATED MODULE: ./build/src/client/read-from.js





const DEFAULT_MAX_BYTES = 1024 * 1024;
/**
 * The bytes of `link` from `fromByte` on, such as the new lines of a log; none while there is nothing new. Asks for a
 * range; from a service that answers with the whole file, the known part is skipped.
 * @throws {DeviceCloudError} as a download does; `not-found` while the file does not exist.
 */
async function readFrom(connection, link, fromByte, options = {}) {
    const url = resolveLink(link, connection.address);
    const { signal, maxBytes = DEFAULT_MAX_BYTES } = options;
    const endeavour = { method: "GET", label: linkLabel(url, connection.address), signal };
    const bytes = await withRetries(connection, endeavour, async (attempt) => {
        const answer = await fetchLink(connection, url, [200, 206, 416], {
            headers: { range: `bytes=${fromByte}-${fromByte + maxBytes - 1}` },
            attempt,
            signal,
            idleTimeoutMs: connection.requestTimeoutMs,
        });
        return await bytesBeyond(answer, fromByte, maxBytes, endeavour.label);
    });
    if (bytes)
        return { bytes, restarted: false };
    return { ...(await readFrom(connection, url, 0, options)), restarted: true };
}
/** Undefined when the file ends before `fromByte`. */
async function bytesBeyond(answer, fromByte, maxBytes, label) {
    if (answer.status === 200)
        return await skip(answer, fromByte, maxBytes);
    const range = contentRange(answer);
    if (answer.status === 416) {
        answer.discard();
        return (range?.total ?? fromByte) < fromByte ? undefined : Buffer.alloc(0);
    }
    if (range?.start === fromByte)
        return (await limitedBody(answer, maxBytes)).bytes;
    answer.discard();
    throw new RequestFailure("protocol", `${label} answered with another part of the file than asked for.`, {
        status: answer.status,
        remedy: "Report it to the service.",
    });
}
async function skip(answer, fromByte, maxBytes) {
    const parts = [];
    let position = 0;
    for await (const chunk of answer.body) {
        const rest = chunk.subarray(Math.max(0, fromByte - position));
        position += chunk.length;
        if (rest.length > 0)
            parts.push(rest);
        if (position >= fromByte + maxBytes)
            break;
    }
    return position < fromByte ? undefined : Buffer.concat(parts).subarray(0, maxBytes);
}

;// CONCATENATED MODULE: ./build/src/client/client.js





/**
 * A client of the service at `settings.baseUrl`. Nothing is sent before the first call. Dispose of it in the end: that
 * closes its connections and cancels what is under way.
 * @throws {DeviceCloudError} `input` when an address, a proxy or the credentials cannot be right.
 */
function createClient(settings) {
    const connection = openConnection(settings);
    return {
        ...bindOperations(connection),
        download: (link, destination, options) => download(connection, link, destination, options),
        readFrom: (link, fromByte, options) => readFrom(connection, link, fromByte, options),
        askBroker: (broker, options) => askBroker(connection, broker, options),
        [Symbol.asyncDispose]: () => closeConnection(connection),
    };
}

// EXTERNAL MODULE: ./build/src/actions/runner/log.js
var log = __webpack_require__(25614);
;// CONCATENATED MODULE: ./build/src/actions/runner/connect.js





/** A client of the service the inputs name, over the proxies of the environment. Dispose of it after use. */
async function connect(inputs) {
    const { env } = process;
    return createClient({
        baseUrl: inputs["base-url"],
        authUrl: inputs["auth-url"],
        credentials: credentialsOf(inputs),
        ca: await readCaFile(inputs["ca-file"]),
        proxies: {
            httpProxy: env.http_proxy ?? env.HTTP_PROXY,
            httpsProxy: env.https_proxy ?? env.HTTPS_PROXY,
            noProxy: env.no_proxy ?? env.NO_PROXY,
        },
        logger: log/* actionLogger */.v0,
        onSecret: (secret) => core/* setSecret */.Pq(secret),
    });
}
function credentialsOf(inputs) {
    const { "api-key": apiKey, username = "", password = "", "client-id": clientId = "" } = inputs;
    if (!apiKey)
        return { username, password, clientId };
    // Basic authentication sends base64 of `KEY:`, which the mask of the key does not cover.
    core/* setSecret */.Pq(Buffer.from(`${apiKey}:`).toString("base64"));
    return { apiKey };
}
async function readCaFile(path) {
    if (!path)
        return undefined;
    const pem = await (0,promises_.readFile)(path, "utf8").catch((cause) => {
        throw new errors/* DeviceCloudError */.c("input", `ca-file: "${path}" cannot be read.`, {
            remedy: "Name a PEM file that exists in the workspace.",
            cause,
        });
    });
    if (pem.includes("-----BEGIN CERTIFICATE-----"))
        return pem;
    throw new errors/* DeviceCloudError */.c("input", `ca-file: "${path}" holds no certificate.`, {
        remedy: "Name a PEM file with BEGIN CERTIFICATE lines.",
    });
}


/***/ }),

/***/ 27974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eu: () => (/* binding */ connectionInputs),
/* harmony export */   mO: () => (/* binding */ connectionRules),
/* harmony export */   wg: () => (/* binding */ hasNoCredentials)
/* harmony export */ });
/* harmony import */ var _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2538);

/** The inputs that every action which talks to the service has. */
const connectionInputs = {
    "base-url": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)(_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, "Give the address of the device cloud."),
    "auth-url": _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    "api-key": _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secretText */ .yD,
    username: _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    password: _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .secretText */ .yD,
    "client-id": _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    "ca-file": _input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    "without-credentials": (0,_input_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choice */ .Yq)("fail", "skip"),
};
/** Whether no credentials at all were given, as in a workflow that may not read secrets. */
function hasNoCredentials(given) {
    return !given["api-key"] && !given.username && !given.password;
}
const FORKS = "Pull requests from forks and Dependabot get no secrets: run on trusted events only, or set without-credentials: skip.";
const credentialsAreGiven = (given) => hasNoCredentials(given) && given["without-credentials"] !== "skip"
    ? `api-key: is missing. Give api-key, or username, password and client-id. ${FORKS}`
    : undefined;
const signInIsComplete = (given) => {
    if (given["api-key"] || hasNoCredentials(given))
        return undefined;
    const missing = ["username", "password", "client-id"].filter((name) => !given[name]);
    if (missing.length === 0)
        return undefined;
    return `${missing.join(", ")}: missing. To sign in without api-key, give username, password and client-id.`;
};
const connectionRules = [credentialsAreGiven, signInIsComplete];


/***/ }),

/***/ 27119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ inputDefaults)
/* harmony export */ });
/** The defaults of every `action.yml`, for inputs that are given but empty. Generated by `npm run docs`. */
const inputDefaults = {
    "device-test": {
        "without-credentials": "fail",
        "api-generation": "auto",
        "allow-secret-files": "false",
        "live-log": "true",
        "dry-run": "false",
        reuse: "true",
        "reuse-max-age": "7d",
        "scan-timeout": "10m",
        timeout: "60m",
        "on-timeout": "abort",
        "retry-failed": "0",
        "on-rerun": "continue",
        "abort-on-cancel": "true",
        "min-success-ratio": "1",
        "min-execution-ratio": "1",
        "min-tests": "1",
        "max-excluded-devices": "0",
        "artifact-name": "device-test-results",
        "publish-artifact": "true",
    },
    "abort-run": {
        "without-credentials": "fail",
    },
    broker: {
        "without-credentials": "fail",
        "browser-name": "chrome",
        "ticket-lifetime": "60m",
        "end-sessions": "true",
        "publish-artifact": "true",
        "artifact-name": "broker-sessions",
    },
    "browser-test": {
        "without-credentials": "fail",
        "allow-secret-files": "false",
        "api-generation": "auto",
        timeout: "60m",
        "on-timeout": "abort",
        "abort-on-cancel": "true",
        "live-log": "true",
        "min-success-ratio": "1",
        "min-tests": "1",
        "artifact-name": "browser-test-results",
        "publish-artifact": "true",
    },
    devices: {
        "without-credentials": "fail",
    },
    "download-results": {
        "without-credentials": "fail",
        archives: "files",
        by: "run",
        extract: "true",
        unfinished: "fail",
        "on-missing": "fail",
        concurrency: "4",
        "prepare-timeout": "10m",
        "artifact-per": "run",
        "artifact-name": "run-results",
        "publish-artifact": "true",
    },
    "retry-run": {
        "without-credentials": "fail",
        "only-failed": "false",
        "abort-on-cancel": "true",
    },
    "start-run": {
        "without-credentials": "fail",
        "api-generation": "auto",
        "dry-run": "false",
        "on-rerun": "continue",
        "abort-on-cancel": "true",
    },
    "tag-run": {
        "without-credentials": "fail",
    },
    "upload-app": {
        "without-credentials": "fail",
        reuse: "true",
        "reuse-max-age": "7d",
        "scan-timeout": "10m",
    },
    "wait-run": {
        "without-credentials": "fail",
        "api-generation": "auto",
        timeout: "60m",
        "on-timeout": "abort",
        "abort-on-cancel": "true",
        "retry-failed": "0",
        "min-success-ratio": "1",
        "min-execution-ratio": "1",
        "min-tests": "1",
        "max-excluded-devices": "0",
        "artifact-name": "test-run-results",
        "publish-artifact": "true",
    },
};


/***/ }),

/***/ 2538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ ratio),
/* harmony export */   Mt: () => (/* binding */ idList),
/* harmony export */   P_: () => (/* binding */ defaulted),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   hF: () => (/* binding */ input),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pc: () => (/* binding */ durationMs),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yD: () => (/* binding */ secretText),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40104);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _base_decimal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36876);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75815);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);




/** A kind of input; `read` throws what is wrong with a text. */
function input(read) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().transform((text, context) => {
        const trimmed = text.trim();
        if (trimmed === "")
            return undefined;
        try {
            return read(trimmed);
        }
        catch (error) {
            const message = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c ? error.explanation : "cannot be read.";
            context.addIssue({ code: "custom", message });
            return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
        }
    });
}
/** An input that must not be empty; `remedy` says where its value comes from. */
function required(kind, remedy) {
    return kind.transform((value, context) => {
        if (value !== undefined)
            return value;
        context.addIssue({ code: "custom", message: `is missing. ${remedy}` });
        return zod__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    });
}
/** An input that has a default in `action.yml`, so that there is always a value. */
function defaulted(kind) {
    return required(kind, "Leave it out for its default.");
}
const text = input((value) => value);
/** A text that is masked in the log by the call that reads it. */
const secretText = text.meta({ secret: true });
/** A duration such as `30m`, in milliseconds. */
const durationMs = input(_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDurationMs */ .y);
/** Several values, by line or comma. */
const list = input((value) => [...new Set(partsOf(value))]);
/** Several ids, by line or comma, as they are given. */
const idList = input((value) => {
    const parts = partsOf(value);
    const wrongs = parts.filter((part) => !/^\d{1,15}$/.test(part));
    if (parts.length === 0)
        return undefined;
    if (wrongs.length === 0)
        return parts.map(Number);
    throw wrong(`"${wrongs.join('", "')}" is no id.`, "Write ids of digits only, by line or comma.");
});
const boolean = input((value) => {
    if (/^(?:true|yes|on)$/i.test(value))
        return true;
    if (/^(?:false|no|off)$/i.test(value))
        return false;
    throw wrong(`"${value}" is neither true nor false.`, "Write true or false.");
});
/** A share of a whole, kept exactly as written. */
const ratio = input((value) => {
    const decimal = (0,_base_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDecimal */ .$)(value);
    if (decimal && decimal.units <= 10n ** BigInt(decimal.scale))
        return decimal;
    throw wrong(`"${value}" is not a ratio.`, "Write a decimal number from 0 to 1, such as 0.95.");
});
/** A whole number of at least `least`. */
function wholeNumber(least) {
    return input((value) => {
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= least)
            return number;
        throw wrong(`"${value}" is not a whole number of ${least} or more.`, "Write digits only.");
    });
}
function choice(...choices) {
    return input((value) => {
        const found = choices.find((known) => known === value.toLowerCase());
        if (found !== undefined)
            return found;
        throw wrong(`"${value}" is not one of the values it can have.`, `Choose from: ${choices.join(", ")}.`);
    });
}
/** A JSON text, as its value. */
const json = input((value) => {
    try {
        return JSON.parse(value);
    }
    catch {
        throw wrong("is not valid JSON.", "Check quotes and commas; in YAML, a block scalar (|) keeps them as they are.");
    }
});
function partsOf(value) {
    return value
        .split(/[\n,]/)
        .map((part) => part.trim())
        .filter(Boolean);
}
function wrong(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", message, { remedy });
}


/***/ }),

/***/ 25614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   v0: () => (/* binding */ actionLogger),
/* harmony export */   z0: () => (/* binding */ printForeignLines)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78765);


const MAX_LINE = 2_000;
/** Progress in the step's log. Whatever a message quotes, no line of it acts as a runner command. */
const actionLogger = {
    debug: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(inert(message)),
    info: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(inert(message)),
    notice: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(inert(message)),
    warning: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(inert(message)),
};
/**
 * Prints lines of a foreign log, each behind a visible prefix, so that none begins with `::command::`; `##[command]`, which
 * counts anywhere, is broken up.
 */
function printForeignLines(prefix, lines) {
    const printable = lines.flatMap((line) => (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(line).trimEnd().split("\n"));
    if (printable.length > 0) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(printable.map((line) => inert(`${prefix} │ ${line.slice(0, MAX_LINE)}`)).join("\n"));
    }
}
/** Text none of whose lines is a command in either syntax. */
function inert(text) {
    return (0,_base_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(text)
        .replaceAll("##[", "# #[")
        .replace(/^(\s*)::/gm, "$1: :");
}


/***/ }),

/***/ 49634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _input_defaults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27119);



/**
 * The inputs of an action, parsed by its schema, whose keys are spelled as in `action.yml`. Secrets are masked here. The
 * runner fills in a default only where an input is absent; an empty one means its default, too.
 * @throws {DeviceCloudError} `input` with all problems together.
 */
function readInputs(action, schema, rules) {
    const defaults = _input_defaults_js__WEBPACK_IMPORTED_MODULE_2__/* .inputDefaults */ .V[action];
    const given = {};
    for (const [name, kind] of Object.entries(schema.shape)) {
        const value = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name) || (defaults[name] ?? "");
        if (value !== "" && kind.meta()?.secret)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(value);
        given[name] = value;
    }
    const parsed = schema.safeParse(given);
    const issues = parsed.success
        ? []
        : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    const problems = [
        ...issues,
        ...rules.map((rule) => rule(given)).filter((problem) => problem !== undefined),
    ];
    if (parsed.success && problems.length === 0)
        return parsed.data;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeviceCloudError */ .c("input", problems.join("\n"));
}


/***/ }),

/***/ 36876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseDecimal),
/* harmony export */   F: () => (/* binding */ ratioReaches)
/* harmony export */ });
/** The decimal written in `text` (`1`, `0.95`, `.5`), or undefined when it is not one. */
function parseDecimal(text) {
    const match = /^(\d*)(?:\.(\d*))?$/.exec(text.trim());
    const whole = match?.[1] ?? "";
    const fraction = match?.[2] ?? "";
    if (!match || whole + fraction === "" || whole.length + fraction.length > 40)
        return undefined;
    return { units: BigInt(whole + fraction), scale: fraction.length, text: text.trim() };
}
/** Whether `part` / `total` is at least `bound`, without rounding. An empty total reaches no bound above zero. */
function ratioReaches(part, total, bound) {
    if (total === 0)
        return bound.units === 0n;
    return BigInt(part) * 10n ** BigInt(bound.scale) >= bound.units * BigInt(total);
}


/***/ }),

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

/***/ 9101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ hostAndPort),
/* harmony export */   o: () => (/* binding */ parseAddress)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);

/**
 * The address in `baseUrl`, given with or without `/cloud`, `/api`, `/api/v2` and trailing slashes, and in `authUrl`,
 * by default the origin of `baseUrl`.
 * @throws {DeviceCloudError} `input` for anything but a bare http or https address.
 */
function parseAddress(baseUrl, authUrl) {
    const base = bareUrl("base-url", baseUrl);
    const auth = authUrl ? bareUrl("auth-url", authUrl) : new URL(base.origin);
    return {
        apiRoot: `${withoutTail(base, /\/api(?:\/v2)?$/)}/api/v2`,
        authRoot: withoutTail(auth, /\/(?:api(?:\/v2|\/me)?|oauth(?:\/token)?)$/),
        unprotected: [base, auth].some((url) => url.protocol === "http:" && !isLoopback(url)),
    };
}
/** Whether `url` names this very machine. */
function isLoopback(url) {
    return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}
/** `host:port`, the port always named: what a connection goes to. */
function hostAndPort(url) {
    return `${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`;
}
function withoutTail(url, tail) {
    return url.origin + url.pathname.replace(/\/+$/, "").replace(tail, "").replace(/\/+$/, "");
}
function bareUrl(input, text) {
    const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
    const remedy = `Give ${input} as a bare address, such as https://cloud.example.com.`;
    if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `${input}${shown(text)} is not an http or https address.`, {
            remedy,
        });
    }
    if (url.username || url.password) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `${input} holds a user name or a password.`, {
            remedy: `Remove them from ${input} and pass api-key, or username and password.`,
        });
    }
    if (url.search || url.hash) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeviceCloudError */ .c("input", `${input} ends in a query or a fragment.`, { remedy });
    }
    return url;
}
/** The value as a message may quote it: not when it could hold a password or a token. */
function shown(text) {
    return /[@?#]/.test(text) || text.length > 200 ? "" : ` "${text}"`;
}


/***/ })

};
