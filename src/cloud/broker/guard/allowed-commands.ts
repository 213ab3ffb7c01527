/**
 * The commands that pass to a browser without a sandbox, below the session; `*` stands for one segment. A list of what
 * passes, as each driver adds commands of its own: for the DevTools protocol, extensions, dumps of memory.
 */
const COMMANDS = {
  GET: [
    // WebDriver 2, Endpoints.
    ...["timeouts", "url", "title", "window", "window/handles", "window/rect", "source", "screenshot"],
    ...["element/active", "element/*/shadow", "element/*/selected", "element/*/attribute/*"],
    ...["element/*/property/*", "element/*/css/*", "element/*/text", "element/*/name", "element/*/rect"],
    ...["element/*/enabled", "element/*/computedrole", "element/*/computedlabel", "element/*/displayed"],
    ...["element/*/screenshot", "cookie", "cookie/*", "alert/text"],
    // Of other standards: Federated Credential Management, Web Authentication, Generic Sensor.
    ...["fedcm/accountlist", "fedcm/gettitle", "fedcm/getdialogtype"],
    ...["webauthn/authenticator/*/credentials", "sensor/*"],
    // Of Chromium's driver: what pages logged, the picture of a whole page, the speed of the network.
    ...["log/types", "se/log/types", "screenshot/full", "chromium/network_conditions"],
  ],
  POST: [
    ...["timeouts", "url", "back", "forward", "refresh", "window", "window/new", "window/rect"],
    ...["window/maximize", "window/minimize", "window/fullscreen", "frame", "frame/parent"],
    ...["element", "elements", "element/*/element", "element/*/elements"],
    ...["shadow/*/element", "shadow/*/elements", "element/*/click", "element/*/clear", "element/*/value"],
    ...["execute/sync", "execute/async", "cookie", "actions", "print"],
    ...["alert/accept", "alert/dismiss", "alert/text"],
    // Permissions, Reporting, Secure Payment Confirmation, Device Posture, Compute Pressure beside those above.
    ...["permissions", "reporting/generate_test_report", "secure-payment-confirmation/set-mode"],
    ...["deviceposture", "pressuresource", "pressuresource/*", "sensor", "sensor/*"],
    ...["fedcm/canceldialog", "fedcm/selectaccount", "fedcm/clickdialogbutton", "fedcm/setdelayenabled"],
    ...["fedcm/resetcooldown", "webauthn/authenticator", "webauthn/authenticator/*/credential"],
    ...["webauthn/authenticator/*/uv", "log", "se/log", "chromium/network_conditions"],
  ],
  DELETE: [
    ...["window", "cookie", "cookie/*", "actions", "deviceposture", "pressuresource/*", "sensor/*"],
    ...["webauthn/authenticator/*", "webauthn/authenticator/*/credentials"],
    ...["webauthn/authenticator/*/credentials/*", "chromium/network_conditions"],
  ],
} as const;

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(COMMANDS).map(([method, paths]) => {
    const alternatives = paths.map((path) => path.replaceAll("*", "[^/?]+"));
    return [method, new RegExp(`^/(?:${alternatives.join("|")})$`)];
  }),
);

/** Whether a command is known to show nothing of this machine's files; `path` is as it came, with its query. */
export function isAllowedCommand(method: string, path: string): boolean {
  return PATTERNS.get(method)?.test(path) ?? false;
}
