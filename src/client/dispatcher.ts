import { X509Certificate } from "node:crypto";
import { getCACertificates } from "node:tls";
import { Agent, type Dispatcher, EnvHttpProxyAgent } from "undici";
import { DeviceCloudError } from "../base/errors.ts";
import type { Proxies } from "./settings.ts";

/** Long enough for a slow network; two attempts fit into half a minute. */
export const CONNECT_TIMEOUT_MS = 10_000;
/** A local service is never behind the proxy (as the runner's own clients have it). */
const NEVER_PROXIED = "localhost,127.0.0.1,[::1]";

/**
 * The connections of a client, through the proxies given and trusting `ca` beside the default certificates. The
 * environment is not read.
 * @throws {DeviceCloudError} `input` when a proxy's address is none, or `ca` no certificate.
 */
export function openDispatcher(ca?: string, proxies: Proxies = {}): Dispatcher {
  const tls = { timeout: CONNECT_TIMEOUT_MS, ...(ca ? { ca: trustedBeside(ca) } : {}) };
  // HTTP/2 would put unrelated requests on one connection, and one reset would fail them all.
  const options = { connect: tls, allowH2: false };
  if (!proxies.httpProxy && !proxies.httpsProxy) return new Agent(options);
  return new EnvHttpProxyAgent({
    ...options,
    requestTls: tls,
    proxyTls: tls,
    httpProxy: proxyAddress(proxies.httpProxy),
    httpsProxy: proxyAddress(proxies.httpsProxy),
    noProxy: [proxies.noProxy, NEVER_PROXIED].filter(Boolean).join(","),
  });
}

function trustedBeside(ca: string): string[] {
  try {
    new X509Certificate(ca);
  } catch (error) {
    throw new DeviceCloudError("input", "ca-file does not hold a certificate in PEM.", {
      cause: error,
      remedy: "It begins with -----BEGIN CERTIFICATE-----; convert other forms with openssl x509.",
    });
  }
  return [...getCACertificates("default"), ca];
}

/** An empty text, not undefined: for that, undici would read the environment. */
function proxyAddress(text: string | undefined): string {
  if (!text) return "";
  const address = text.includes("://") ? text : `http://${text}`;
  if (isProxy(address)) return address;
  // The value stays untold: proxies carry passwords.
  throw new DeviceCloudError("input", "The proxy's address is not an http or https address.", {
    remedy: "Check HTTP_PROXY and HTTPS_PROXY; they look like http://proxy.example:3128.",
  });
}

function isProxy(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address);
    // undici decodes them, and fails where it cannot.
    decodeURIComponent(username + password);
    return protocol === "http:" || protocol === "https:";
  } catch {
    return false;
  }
}
