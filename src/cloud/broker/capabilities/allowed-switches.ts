/**
 * The switches of the browser that a client may set, without their dashes. None of them names a program, a file, an
 * extension or a port, and none gives a page more than a page may have.
 */
const PLAIN: ReadonlySet<string> = new Set([
  ...[
    "disable-dev-shm-usage",
    "disable-extensions",
    "disable-gpu",
    "disable-infobars",
    "disable-notifications",
  ],
  ...[
    "disable-popup-blocking",
    "disable-search-engine-choice-screen",
    "disable-smooth-scrolling",
    "disable-sync",
  ],
  ...["disable-background-timer-throttling", "disable-backgrounding-occluded-windows", "disable-translate"],
  ...["disable-renderer-backgrounding", "disable-default-apps", "disable-features", "disable-blink-features"],
  ...["enable-automation", "force-dark-mode", "force-prefers-reduced-motion", "headless", "hide-scrollbars"],
  ...["guest", "ignore-certificate-errors", "incognito", "kiosk", "mute-audio", "no-default-browser-check"],
  ...["no-first-run", "no-sandbox", "start-fullscreen", "start-maximized", "window-position", "window-size"],
  ...[
    "accept-lang",
    "autoplay-policy",
    "force-color-profile",
    "force-device-scale-factor",
    "lang",
    "user-agent",
  ],
  ...["use-fake-device-for-media-stream", "use-fake-ui-for-media-stream", "password-store", "test-type"],
]);
/** Left to the cloud, which knows whether its place needs it; suites for other places send it by habit. */
const DECIDED_HERE: ReadonlySet<string> = new Set(["no-sandbox", "password-store", "test-type"]);
const MAX_SWITCH = 1_000;

/** The switch as it is passed on; null for one that is left to the cloud, undefined for one that is refused. */
export function allowedSwitch(text: string): string | null | undefined {
  const match = /^(?:--)?([a-z][a-z0-9-]*)(=\P{Cc}*)?$/u.exec(text);
  const name = match?.[1];
  if (name === undefined || text.length > MAX_SWITCH || !PLAIN.has(name)) return undefined;
  return DECIDED_HERE.has(name) ? null : `--${name}${match?.[2] ?? ""}`;
}

/** Preferences of the browser's profile that a client may set: what pages may do, never where files are. */
const PREFERENCES = [
  /^(?:profile|profile\.managed)_?\.?default_content_settings?(?:_values)?(?:\.[a-z_]+)?$/,
  /^profile\.(?:default|managed_default)_content_setting(?:_values|s)(?:\.[a-z_]+)?$/,
  /^profile\.(?:password_manager_enabled|password_manager_leak_detection|block_third_party_cookies)$/,
  /^(?:autofill|translate|safebrowsing|webrtc|credentials_enable_[a-z]+)(?:\.[a-z_]+)?$/,
  /^(?:intl\.accept_languages|credentials_enable_service|plugins\.always_open_pdf_externally)$/,
  /^translate_(?:whitelists|allowlists|blocked_languages)$/,
];

export function isAllowedPreference(name: string, value: unknown): boolean {
  return PREFERENCES.some((pattern) => pattern.test(name)) && !holdsPath(value);
}

/** No preference above holds a path; a value that looks like one is not what it says. */
function holdsPath(value: unknown): boolean {
  if (typeof value === "string") return /[/\\]/.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(holdsPath);
}
