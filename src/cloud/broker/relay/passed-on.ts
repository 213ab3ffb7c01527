import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/**
 * The headers of a command and of its answer that are passed on. Everything else is between neighbours, or for the broker
 * alone: credentials, cookies, the names of hosts.
 */
const PASSED = {
  "to driver": ["accept", "content-encoding", "content-length", "content-type", "transfer-encoding"],
  "to client": ["cache-control", "content-encoding", "content-length", "content-type", "transfer-encoding"],
} as const;

export function passedOn(headers: IncomingHttpHeaders, way: keyof typeof PASSED): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = {};
  for (const name of PASSED[way]) {
    const value = headers[name];
    if (value !== undefined) passed[name] = value;
  }
  return passed;
}
