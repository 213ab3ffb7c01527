/** Where progress is told. The caller decides how it looks; messages never hold a secret. */
export interface Logger {
  debug(message: string): void;
  info(message: string): void;
  notice(message: string): void;
  warning(message: string): void;
}

/** A logger that says nothing, for callers that do not listen. */
export const silent: Logger = { debug() {}, info() {}, notice() {}, warning() {} };
