/** Whose fault a failure is. Message, output and exit code tell the four apart everywhere. */
export type Fault = "tests" | "service" | "input" | "cancelled";

/** What went wrong, as a closed list that callers may switch over. */
export type ErrorCode =
  | "input" // an input or argument is wrong
  | "package" // the suite cannot be packaged or must not be sent
  | "unauthorized" // 401: the service refused the credentials
  | "forbidden" // 403: the account may not do this
  | "not-found" // 404: the addressed resource does not exist
  | "refused" // any other 4xx: the service refused the request
  | "unreachable" // no connection to the service, or it broke beyond retries
  | "timeout" // a request or a wait took longer than its limit
  | "service" // 5xx beyond retries
  | "protocol" // an answer that is not what the specification says
  | "unavailable" // too few devices are available now
  | "cancelled"; // the caller's signal was aborted

const FAULTS: Record<ErrorCode, Fault> = {
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
 * What a failed request may have done. `none`: it did not happen. `settled`: the service itself answered, so it may
 * have happened, but nothing is under way any more. `open`: it may have happened, or may still arrive.
 */
export type Effect = "none" | "settled" | "open";

export interface ErrorDetails {
  /** One sentence that tells the user what to do. Never holds a secret. */
  readonly remedy?: string;
  /** The HTTP status, where the service answered. */
  readonly status?: number;
  /** What the failed request may have done; `none` unless told otherwise. */
  readonly effect?: Effect;
  readonly cause?: unknown;
}

/**
 * The one error of this code base. `message` says what and with which value, `remedy` what to do.
 * Neither ever holds a secret, so both may be printed.
 */
export class DeviceCloudError extends Error {
  override readonly name = "DeviceCloudError";
  readonly code: ErrorCode;
  readonly remedy: string | undefined;
  readonly status: number | undefined;
  readonly effect: Effect;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.remedy = details.remedy;
    this.status = details.status;
    this.effect = details.effect ?? "none";
  }

  get fault(): Fault {
    return FAULTS[this.code];
  }

  /** The message followed by the remedy: what a user reads. */
  get explanation(): string {
    if (!this.remedy) return this.message;
    return `${this.message}${/[.!?…]$/.test(this.message) ? "" : "."} ${this.remedy}`;
  }
}

/** The error as ours: a `DeviceCloudError` stays, an abort becomes `cancelled`, anything else `fallback`. */
export function asDeviceCloudError(error: unknown, fallback: ErrorCode = "service"): DeviceCloudError {
  if (error instanceof DeviceCloudError) return error;
  const name = error instanceof Error ? error.name : "";
  const message = error instanceof Error ? error.message : String(error);
  return new DeviceCloudError(name === "AbortError" ? "cancelled" : fallback, message, { cause: error });
}
