import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { type Clock, throwIfCancelled } from "../base/clock.ts";
import { DeviceCloudError } from "../base/errors.ts";
import type { Logger } from "../base/logger.ts";
import type { Method } from "../contract/operation.ts";
import { abortable } from "./abortable.ts";
import { answerTimeout, networkFailure, type Sending } from "./network-failure.ts";

export interface HttpRequest {
  readonly method: Method;
  /** The whole address, credentials included where they go into the query. */
  readonly url: URL;
  /** How messages name the request, such as `GET /api/v2/me/jobs`: never with a secret. */
  readonly label: string;
  /** What the log adds to the label: which page of a list. */
  readonly page?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Opens the body, anew for each attempt. */
  readonly body?: (() => string | Readable) | undefined;
  /** The number of the attempt, for the log. */
  readonly attempt: number;
  readonly signal?: AbortSignal | undefined;
  /** The limit from the start to the last byte of the answer; a transfer has none. */
  readonly totalTimeoutMs?: number | undefined;
  /** The limit of every pause: until the head of the answer, and between parts of either body. */
  readonly idleTimeoutMs: number;
}

/** An answer whose body is still to come: read it to its end, or discard it. */
export interface HttpAnswer {
  readonly status: number;
  header(name: string): string | undefined;
  /** The body in parts. Fails with `RequestFailure`, or `cancelled`. */
  readonly body: AsyncIterable<Buffer>;
  discard(): void;
}

export interface Transport {
  /**
   * One HTTP attempt: no retry, no redirect. Every attempt is one debug line.
   * @throws {RequestFailure} when no answer came; {DeviceCloudError} `cancelled` on an abort, with its effect.
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
}

const DISCARD_LIMIT = 64 * 1024;

interface Trace {
  sent: boolean;
}

export function createTransport(dispatcher: Dispatcher, clock: Clock, logger: Logger): Transport {
  const traced = dispatcher.compose(noteSending);

  async function send(request: HttpRequest): Promise<HttpAnswer> {
    throwIfCancelled(request.signal);
    const startedAt = clock.now();
    const trace: Trace = { sent: false };
    const deadline =
      request.totalTimeoutMs === undefined ? undefined : AbortSignal.timeout(request.totalTimeoutMs);
    const blame = (error: unknown) => blameFor(error, request, deadline, trace);
    const log = (outcome: string) =>
      logger.debug(
        `${request.label}${request.page ?? ""} ${outcome} ${clock.now() - startedAt} ms attempt ${request.attempt}`,
      );
    const signal = AbortSignal.any([request.signal, deadline].filter((one) => one !== undefined));
    try {
      const answer = await abortable(traced.request(optionsOf(request, signal, trace)), signal);
      log(String(answer.statusCode));
      return asHttpAnswer(answer, blame);
    } catch (error) {
      const failure = blame(error);
      log(failure.code);
      throw failure;
    }
  }
  return { send };
}

function optionsOf(
  request: HttpRequest,
  signal: AbortSignal,
  trace: Trace,
): Dispatcher.RequestOptions<Trace> {
  return {
    origin: request.url.origin,
    path: request.url.pathname + request.url.search,
    method: request.method,
    headers: { "user-agent": "device-cloud-actions", ...request.headers },
    body: request.body?.() ?? null,
    headersTimeout: request.idleTimeoutMs,
    bodyTimeout: request.idleTimeoutMs,
    opaque: trace,
    signal,
  };
}

/** Notes in the trace that a request is about to be written: a failure before that proves that it did not happen. */
function noteSending(dispatch: Dispatcher.Dispatch): Dispatcher.Dispatch {
  return (options, handler) => {
    const trace = (options as { opaque?: unknown }).opaque as Trace;
    return dispatch(options, {
      onRequestStart(controller, context) {
        trace.sent = true;
        handler.onRequestStart?.(controller, context);
      },
      onResponseStart: (...args) => handler.onResponseStart?.(...args),
      onResponseData: (...args) => handler.onResponseData?.(...args),
      onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
      onResponseError: (...args) => handler.onResponseError?.(...args),
    });
  };
}

function blameFor(
  error: unknown,
  request: HttpRequest,
  deadline: AbortSignal | undefined,
  { sent }: Trace,
): DeviceCloudError {
  if (request.signal?.aborted) {
    const effect = sent ? "open" : "none";
    return new DeviceCloudError("cancelled", `${request.label} was cancelled.`, { effect, cause: error });
  }
  const timeoutMs = request.totalTimeoutMs ?? request.idleTimeoutMs;
  const sending: Sending = { label: request.label, url: request.url, sent, timeoutMs };
  if (deadline?.aborted) return answerTimeout(error, sending);
  return error instanceof DeviceCloudError ? error : networkFailure(error, sending);
}

function asHttpAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData<unknown>,
  blame: (error: unknown) => DeviceCloudError,
): HttpAnswer {
  async function* guarded(): AsyncGenerator<Buffer, void> {
    try {
      yield* body as AsyncIterable<Buffer>;
    } catch (error) {
      throw blame(error);
    }
  }
  return {
    status: statusCode,
    header(name) {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    body: guarded(),
    discard() {
      // Reading a short rest keeps the connection; that it may fail concerns nobody any more.
      body.dump({ limit: DISCARD_LIMIT }).catch(() => {});
    },
  };
}
