import { DeviceCloudError } from "../base/errors.ts";

/** Where a service is reached. Roots are without a slash at their end. */
export interface Address {
  /** The API root, ending in `/api/v2`. */
  readonly apiRoot: string;
  /** The address before `/oauth/token` and `/api/me`. */
  readonly authRoot: string;
  /** Requests and credentials travel unencrypted over a network. */
  readonly unprotected: boolean;
}

/**
 * The address in `baseUrl`, given with or without `/cloud`, `/api`, `/api/v2` and trailing slashes, and in `authUrl`,
 * by default the origin of `baseUrl`.
 * @throws {DeviceCloudError} `input` for anything but a bare http or https address.
 */
export function parseAddress(baseUrl: string, authUrl?: string): Address {
  const base = bareUrl("base-url", baseUrl);
  const auth = authUrl ? bareUrl("auth-url", authUrl) : new URL(base.origin);
  return {
    apiRoot: `${withoutTail(base, /\/api(?:\/v2)?$/)}/api/v2`,
    authRoot: withoutTail(auth, /\/(?:api(?:\/v2|\/me)?|oauth(?:\/token)?)$/),
    unprotected: [base, auth].some((url) => url.protocol === "http:" && !isLoopback(url)),
  };
}

/** Whether `url` names this very machine. */
function isLoopback(url: URL): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}

/** `host:port`, the port always named: what a connection goes to. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`;
}

function withoutTail(url: URL, tail: RegExp): string {
  return url.origin + url.pathname.replace(/\/+$/, "").replace(tail, "").replace(/\/+$/, "");
}

function bareUrl(input: string, text: string): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const remedy = `Give ${input} as a bare address, such as https://cloud.example.com.`;
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new DeviceCloudError("input", `${input}${shown(text)} is not an http or https address.`, {
      remedy,
    });
  }
  if (url.username || url.password) {
    throw new DeviceCloudError("input", `${input} holds a user name or a password.`, {
      remedy: `Remove them from ${input} and pass api-key, or username and password.`,
    });
  }
  if (url.search || url.hash) {
    throw new DeviceCloudError("input", `${input} ends in a query or a fragment.`, { remedy });
  }
  return url;
}

/** The value as a message may quote it: not when it could hold a password or a token. */
function shown(text: string): string {
  return /[@?#]/.test(text) || text.length > 200 ? "" : ` "${text}"`;
}
