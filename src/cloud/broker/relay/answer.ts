import type { IncomingMessage, ServerResponse } from "node:http";
import type { WebDriverError } from "../webdriver-error.ts";

/** A command of a client and where its answer goes. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers `{"value": …}` as WebDriver does. */
export function answerValue(response: ServerResponse, value: unknown): void {
  answerJson(response, 200, { value });
}

/** Answers a failure; an answer that has begun is cut, which is all that can still be said. */
export function answerError(response: ServerResponse, error: WebDriverError): void {
  if (!response.headersSent) answerJson(response, error.status, error.body);
  else if (!response.writableFinished) response.destroy();
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": bytes.length,
    "cache-control": "no-cache",
  });
  response.end(bytes);
}
