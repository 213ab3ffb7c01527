import { DeviceCloudError } from "../../base/errors.ts";
import type { ProjectRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { newSecret, sameSecret } from "./secrets.ts";

/** The public client identifier that the token endpoint expects. It is no secret. */
export const CLIENT_ID = "device-cloud-api";
/** Any visible ASCII but a colon, which ends the user name in Basic authentication. */
const API_KEY = /^[\x21-\x39\x3b-\x7e]{1,200}$/;

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
  if (apiKey !== undefined && !API_KEY.test(apiKey)) {
    throw new DeviceCloudError(
      "input",
      "The API key has characters that Basic authentication cannot carry.",
      {
        remedy: "Use letters and digits; 32 of them suit every client.",
      },
    );
  }
  const user = store.users.in({}).select({ limit: 1 })[0] ?? createUser(store, nowMs);
  const project =
    store.projects.in({ userId: user.id }).select({ limit: 1 })[0] ??
    store.projects.insert({ userId: user.id, name: "Default project", createTime: nowMs });
  if (apiKey === undefined || apiKey === user.apiKey) return { user, project };
  return { user: store.users.update(user.id, { apiKey }) ?? user, project };
}

function createUser(store: Store, createTime: number): UserRecord {
  return store.users.insert({
    email: "developer@device-cloud.example",
    name: "Developer",
    password: newSecret(),
    apiKey: newSecret(),
    createTime,
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
  return candidates.filter((user) => sameSecret(user.password, password) && user.email === email)[0];
}
