/**
 * Of `about:`, `about:blank` alone: Chromium takes the others for its own pages, `about:version` for `chrome://version`.
 * A blob has the origin of the page that made it.
 */
const ALLOWED = /^(?:https?:|data:|about:blank(?:[?#]|$)|blob:(?:https?:|null\/))/i;

/**
 * Whether a browser without a sandbox may open this address. Its scheme must stand there to the letter: parsers leave out
 * tabs and line breaks, so that `fi\tle:` is `file:` to them, but to none is `http:` anything else (URL Standard, scheme
 * state).
 */
export function isAllowedAddress(address: string): boolean {
  return ALLOWED.test(address.trim());
}
