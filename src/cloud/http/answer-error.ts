import { STATUS_CODES } from "node:http";
import type { FastifyError } from "fastify";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";

/** What a request is refused with. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/**
 * The status and message for a failure. Ours and the framework's say themselves what is wrong with the request;
 * anything else is the cloud's own fault: logged, and told without details.
 */
export function refusalOf(error: unknown, logger: Logger): Refusal {
  if (error instanceof DeviceCloudError && error.status !== undefined) {
    return { status: error.status, message: error.explanation };
  }
  const status = (error as Partial<FastifyError>).statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return { status, message: (error as Error).message };
  }
  logger.warning(`A request failed: ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof Error) logger.debug(String(error.stack));
  return { status: 500, message: "The device cloud failed; its log says why." };
}

/** The body of a refusal (docs/decisions.md, Errors). */
export function errorBody({ status, message }: Refusal): object {
  return { message: message || STATUS_CODES[status], statusCode: status };
}

/** The body with which the token endpoint refuses a request that it cannot read (RFC 6749, 5.2). */
export function oauthErrorBody({ message }: Refusal): object {
  const error = message.startsWith("grant_type ") ? "unsupported_grant_type" : "invalid_request";
  return { error, error_description: message };
}
