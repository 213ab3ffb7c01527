import { badRequest } from "../refusals.ts";

/** The default time limit of a build (Limits: 30 minutes), and the longest that may be asked for. */
const DEFAULT_TIMEOUT_SECONDS = 30 * 60;
const MAX_TIMEOUT_SECONDS = 24 * 3_600;
/** It travels in one environment variable, which may have 128 KiB. */
const MAX_CONFIGURATION_BYTES = 100 * 1024;

/**
 * Milliseconds that a build may take: `timeout` of its configuration, in seconds, as a number or its text.
 * @throws {DeviceCloudError} `refused` with status 400 for a configuration that is too large or a wrong timeout.
 */
export function buildTimeoutMs(configuration: unknown): number {
  if (Buffer.byteLength(JSON.stringify(configuration ?? null)) > MAX_CONFIGURATION_BYTES) {
    throw badRequest(`configuration is larger than ${MAX_CONFIGURATION_BYTES} bytes.`);
  }
  const given =
    (configuration as { timeout?: unknown } | null | undefined)?.timeout ?? DEFAULT_TIMEOUT_SECONDS;
  const seconds = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  if (typeof seconds === "number" && seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS) return seconds * 1_000;
  throw badRequest(
    `configuration.timeout is ${JSON.stringify(given).slice(0, 80)}; it takes seconds, up to ${MAX_TIMEOUT_SECONDS}.`,
  );
}
