import { choice, required, secretText, text } from "./input-kinds.ts";
import type { InputRule } from "./read-inputs.ts";

/** The inputs that every action which talks to the service has. */
export const connectionInputs = {
  "base-url": required(text, "Give the address of the device cloud."),
  "auth-url": text,
  "api-key": secretText,
  username: text,
  password: secretText,
  "client-id": text,
  "ca-file": text,
  "without-credentials": choice("fail", "skip"),
};

/** Whether no credentials at all were given, as in a workflow that may not read secrets. */
export function hasNoCredentials(given: {
  readonly "api-key"?: unknown;
  readonly username?: unknown;
  readonly password?: unknown;
}): boolean {
  return !given["api-key"] && !given.username && !given.password;
}

const FORKS =
  "Pull requests from forks and Dependabot get no secrets: run on trusted events only, or set without-credentials: skip.";

const credentialsAreGiven: InputRule = (given) =>
  hasNoCredentials(given) && given["without-credentials"] !== "skip"
    ? `api-key: is missing. Give api-key, or username, password and client-id. ${FORKS}`
    : undefined;

const signInIsComplete: InputRule = (given) => {
  if (given["api-key"] || hasNoCredentials(given)) return undefined;
  const missing = ["username", "password", "client-id"].filter((name) => !given[name]);
  if (missing.length === 0) return undefined;
  return `${missing.join(", ")}: missing. To sign in without api-key, give username, password and client-id.`;
};

export const connectionRules: readonly InputRule[] = [credentialsAreGiven, signInIsComplete];
