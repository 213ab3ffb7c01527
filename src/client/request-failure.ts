import { DeviceCloudError, type ErrorCode, type ErrorDetails } from "../base/errors.ts";
import type { Failure } from "./retry.ts";

interface FailureDetails extends ErrorDetails {
  readonly temporary?: boolean;
  readonly retryAfter?: string | undefined;
}

/** An attempt that failed, with what the retry rule asks about it. To callers it is a plain `DeviceCloudError`. */
export class RequestFailure extends DeviceCloudError implements Failure {
  readonly temporary: boolean;
  readonly retryAfter: string | undefined;

  constructor(code: ErrorCode, message: string, details: FailureDetails) {
    super(code, message, details);
    this.temporary = details.temporary ?? false;
    this.retryAfter = details.retryAfter;
  }
}
