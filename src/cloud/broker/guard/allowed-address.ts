/**
 * Of `about:`, `about:blank` alone: Chromium takes the others for its own pages, `about:version` for `chrome://version`.
 * A blob has the origin of the page that made it.
 */
const ALLOWED = /^(?:https?:|data:|about:blank(?:[?#]|$)|blob:(?:https?:|null\/))/i;

/**
 * Whether a browser without a sandbox may open this address. Both what was sent and what it is once parsed must be allowed:
 * parsers leave out tabs and line breaks, so that `fi\tle:` is `file:` to them.
 */
export function isAllowedAddress(text: string): boolean {
  const parsed = URL.parse(text);
  return parsed !== null && ALLOWED.test(parsed.href) && ALLOWED.test(text.trim());
}
