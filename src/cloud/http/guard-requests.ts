import type { IncomingHttpHeaders } from "node:http";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { badRequest, forbidden } from "../refusals.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** The host names under which this cloud answers: the loopback names and those that were allowed. */
export function allowedHosts(names: readonly string[]): ReadonlySet<string> {
  return new Set([...LOOPBACK, ...names.map(bracketed)].map((name) => name.toLowerCase()));
}

/**
 * Refuses what a page in a browser on this machine could send: this server runs uploaded scripts. A name that leads
 * here by DNS rebinding is not among `hosts`; and a page of another origin never does more than follow a link.
 * @throws {DeviceCloudError} `refused` with status 421, or `forbidden`.
 */
export function guardRequest(
  request: { readonly method: string; readonly headers: IncomingHttpHeaders },
  hosts: ReadonlySet<string>,
): void {
  const { host, origin } = request.headers;
  const name = hostName(host);
  if (name === undefined) throw badRequest("The request has no valid Host header.");
  if (!hosts.has(name)) {
    throw new DeviceCloudError(
      "refused",
      `This device cloud does not answer for the host "${plainLine(name, 80)}".`,
      {
        status: 421,
        remedy: "Use 127.0.0.1 or localhost, or start the cloud with --allow-host.",
      },
    );
  }
  const changes = request.method !== "GET" && request.method !== "HEAD";
  if (changes && origin !== undefined && !isOwnOrigin(origin, host)) {
    throw forbidden(`Pages of ${plainLine(origin, 80)} may not use this device cloud.`);
  }
}

/**
 * Whether a browser sends this on behalf of a page of another origin. Such a request may follow a signed link; it may
 * not use credentials that the browser remembers: aborting a build is a GET.
 */
export function comesFromElsewhere(headers: IncomingHttpHeaders): boolean {
  return ["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));
}

function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

function hostName(host: string | undefined): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[^:[\]/@\s]+)(?::\d+)?$/i.exec(host ?? "")?.[1]?.toLowerCase();
}

function bracketed(name: string): string {
  return name.includes(":") && !name.startsWith("[") ? `[${name}]` : name;
}
