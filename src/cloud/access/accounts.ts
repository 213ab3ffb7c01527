import { DeviceCloudError } from "../../base/errors.ts";
import { FIRST_ACCOUNT_EMAIL } from "../devices/device-models.ts";
import { openProject } from "../projects/open-project.ts";
import type { ProjectRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { newSecret, sameSecret } from "./secrets.ts";

/** The public client identifier that the token endpoint expects. It is no secret. */
export const CLIENT_ID = "device-cloud-api";
/** Any visible ASCII but a colon, which ends the user name in Basic authentication. */
export const API_KEY = /^[\x21-\x39\x3b-\x7e]{1,200}$/;

/**
 * The account a cloud starts with: made with its project in a fresh store, kept in an older one. A given `apiKey`
 * replaces the account's key.
 * @throws {DeviceCloudError} `input` when `apiKey` cannot be sent in Basic authentication.
 */
export function openFirstAccount(
  store: Store,
  apiKey: string | undefined,
  nowMs: number,
): { user: UserRecord; project: ProjectRecord } {
  const kept = store.users.in({}).select({ limit: 1 })[0];
  const user = kept ?? createUser(store, { email: FIRST_ACCOUNT_EMAIL, name: "Developer" }, nowMs);
  const project = openProject(store, user, undefined, nowMs);
  return { user: apiKey === undefined ? user : replaceKey(store, user, apiKey), project };
}

/** A new account; secrets that are not given are made. */
export function createUser(
  store: Store,
  given: Pick<UserRecord, "email" | "name"> & Partial<Pick<UserRecord, "password" | "apiKey" | "roles">>,
  createTime: number,
): UserRecord {
  return store.users.insert({ password: newSecret(), apiKey: newSecret(), ...given, createTime });
}

/**
 * Gives an account the key `apiKey`; without one, a new one is made. The old key opens nothing from then on
 * (Authentication, API key).
 * @throws {DeviceCloudError} `input` when `apiKey` cannot be sent in Basic authentication.
 */
export function replaceKey(store: Store, user: UserRecord, apiKey = newSecret()): UserRecord {
  if (API_KEY.test(apiKey)) return store.users.update(user.id, { apiKey }) ?? user;
  throw new DeviceCloudError("input", "The API key has characters that Basic authentication cannot carry.", {
    remedy: "Use letters and digits; 32 of them suit every client.",
  });
}

/** The account with this API key. Every account is compared, so the time tells nothing. */
export function userByKey(store: Store, apiKey: string): UserRecord | undefined {
  return store.users
    .in({})
    .select()
    .filter((user) => sameSecret(user.apiKey, apiKey))[0];
}

/** The account with this e-mail address and password. */
export function userByPassword(store: Store, email: string, password: string): UserRecord | undefined {
  const candidates = store.users.in({}).select();
  return candidates.filter((user) => sameSecret(user.password, password) && isAddressOf(user, email))[0];
}

/** The account with this e-mail address, in whatever case it is written. */
export function userByEmail(store: Store, email: string | undefined): UserRecord | undefined {
  if (email === undefined) return undefined;
  return store.users
    .in({})
    .select()
    .find((user) => isAddressOf(user, email));
}

function isAddressOf(user: UserRecord, email: string): boolean {
  return user.email.toLowerCase() === email.trim().toLowerCase();
}
