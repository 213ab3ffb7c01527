import { DeviceCloudError } from "../../base/errors.ts";

/** The errors of W3C WebDriver that the broker itself answers, with their HTTP status (WebDriver 2, Handling Errors). */
const STATUSES = {
  "invalid argument": 400,
  "invalid session id": 404,
  "session not created": 500,
  timeout: 500,
  "unknown command": 404,
  "unknown error": 500,
  "unknown method": 405,
  "unsupported operation": 500,
} as const;

export type WebDriverErrorCode = keyof typeof STATUSES;

/** What a WebDriver client is answered instead of a result. The message never holds a secret. */
export class WebDriverError extends Error {
  override readonly name = "WebDriverError";
  readonly code: WebDriverErrorCode;
  readonly status: number;
  /** The cloud itself is to blame, and its log has to say more. */
  readonly isOurs: boolean;

  /** `status` differs from that of the code where HTTP has a better one, such as 401. */
  constructor(
    code: WebDriverErrorCode,
    message: string,
    details: { readonly status?: number; readonly cause?: unknown; readonly isOurs?: boolean } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = details.status ?? STATUSES[code];
    this.isOurs = details.isOurs ?? false;
  }

  /** The body that every client knows to read. */
  get body(): {
    readonly value: { readonly error: string; readonly message: string; readonly stacktrace: "" };
  } {
    return { value: { error: this.code, message: this.message, stacktrace: "" } };
  }
}

/**
 * Any failure as one that a client can be told, with this code where it has none. What only the cloud's log may say is
 * the cause, and `isOurs`.
 */
export function asWebDriverError(error: unknown, code: WebDriverErrorCode = "unknown error"): WebDriverError {
  if (error instanceof WebDriverError) return error;
  if (error instanceof DeviceCloudError && error.status !== undefined) {
    return new WebDriverError(code, error.explanation, { status: error.status, cause: error });
  }
  return new WebDriverError(code, "The device cloud failed; its log says why.", {
    cause: error,
    isOurs: true,
  });
}
