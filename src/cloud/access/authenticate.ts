import type { AnyOperation } from "../../contract/operation.ts";
import { forbidden, notFound, unauthorized } from "../refusals.ts";
import type { UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { userByKey } from "./accounts.ts";
import type { BuildKeys } from "./build-keys.ts";
import type { Sessions } from "./sessions.ts";

/** Who asks. */
export interface Caller {
  readonly user: UserRecord;
  /** The only build that the caller's key is good for; undefined for the account itself. */
  readonly buildId?: number;
}

export interface Gate {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly buildKeys: BuildKeys;
}

/**
 * Who sent these credentials: `Authorization` with Basic (API key, empty password) or Bearer, else an `access_token`.
 * Never a cookie: aborting a build is a GET, which any page could make a browser send.
 * @throws {DeviceCloudError} `unauthorized` with status 401.
 */
export function authenticate(authorization: string | undefined, accessToken: unknown, gate: Gate): Caller {
  const [scheme = "", value = ""] = (authorization ?? "").split(/ +/, 2);
  if (scheme.toLowerCase() === "basic") return callerByKey(value, gate);
  const token = scheme.toLowerCase() === "bearer" ? value : accessToken;
  if (typeof token !== "string" || token === "") throw unauthorized("The request carries no credentials.");
  const user = gate.sessions.userOf(token, "access");
  if (!user) throw unauthorized("The access token is unknown or has expired.");
  return { user };
}

function callerByKey(basic: string, { store, buildKeys }: Gate): Caller {
  const [key = "", ...password] = Buffer.from(basic, "base64").toString("utf8").split(":");
  if (key === "" || password.join(":") !== "") {
    throw unauthorized("Basic authentication takes the API key as the user name, and an empty password.");
  }
  const user = userByKey(store, key);
  if (user) return { user };
  const build = store.builds.get(buildKeys.buildOf(key) ?? -1);
  const owner = build && store.users.get(build.userId);
  if (!build || !owner) throw unauthorized("The API key is unknown.");
  return { user: owner, buildId: build.id };
}

/**
 * Checks what the path addresses against who asks: a user's own paths, and a build's key for its own build.
 * @throws {DeviceCloudError} `not-found` for a user who is not there, save in a delete, which lists no 404; `forbidden`
 * for everything of somebody else.
 */
export function authorize(
  caller: Caller,
  { access, method }: Pick<AnyOperation, "access" | "method">,
  ids: Readonly<Record<string, number | string>>,
  store: Store,
): void {
  if (caller.buildId !== undefined && (access !== "build" || ids.buildId !== caller.buildId)) {
    throw forbidden(`The key of build ${caller.buildId} is good for that build's file sets and notice only.`);
  }
  const userId = ids.userId;
  if (userId === undefined || userId === caller.user.id) return;
  if (method !== "DELETE" && !store.users.get(Number(userId))) throw notFound("user", userId);
  throw forbidden(`User ${userId} is another account.`);
}
