import { DeviceCloudError } from "../../base/errors.ts";
import { openProject } from "../projects/open-project.ts";
import type { ProjectRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { WantedAccount } from "./account-file.ts";
import { createUser, openFirstAccount, replaceKey, userByEmail } from "./accounts.ts";

export interface OpenAccount {
  readonly user: UserRecord;
  /** The first is the one that a program uses unless told otherwise. */
  readonly projects: readonly [ProjectRecord, ...ProjectRecord[]];
}

export interface AccountsWanted {
  /** Undefined for the one account that every cloud has. */
  readonly accounts: readonly WantedAccount[] | undefined;
  /** The key of the first account. */
  readonly apiKey: string | undefined;
}

/**
 * The accounts a cloud serves: those that are wanted, made or brought up to date by their e-mail addresses. What an
 * account has and the file does not name stays; so do accounts that are no longer in the file.
 * @throws {DeviceCloudError} `input` for a key that cannot be sent or that two accounts have.
 */
export function openAccounts(
  store: Store,
  { accounts, apiKey }: AccountsWanted,
  nowMs: number,
): readonly [OpenAccount, ...OpenAccount[]] {
  return store.atomically(() => {
    const [first, ...others] = accounts ?? [];
    const opened = first ? openAccount(store, first, nowMs) : firstAccount(store, nowMs);
    const user = apiKey === undefined ? opened.user : replaceKey(store, opened.user, apiKey);
    const all = [{ ...opened, user }, ...others.map((one) => openAccount(store, one, nowMs))] as const;
    checkKeys(store);
    return [...all];
  });
}

function firstAccount(store: Store, nowMs: number): OpenAccount {
  const { user, project } = openFirstAccount(store, undefined, nowMs);
  return { user, projects: [project] };
}

function openAccount(store: Store, wanted: WantedAccount, nowMs: number): OpenAccount {
  const { email, name, projects: names = [], ...given } = wanted;
  const kept = userByEmail(store, email);
  const user = kept
    ? (store.users.update(kept.id, { ...given, ...(name === undefined ? {} : { name }) }) ?? kept)
    : createUser(store, { ...given, email, name: name ?? email.slice(0, email.indexOf("@")) }, nowMs);
  const [first, ...others] = names;
  const project = openProject(store, user, first, nowMs);
  return { user, projects: [project, ...others.map((one) => openProject(store, user, one, nowMs))] };
}

/** A key that two accounts have would open one of them only. */
function checkKeys(store: Store): void {
  const byKey = Map.groupBy(store.users.in({}).select(), (user) => user.apiKey);
  const same = [...byKey.values()].find((users) => users.length > 1);
  if (!same) return;
  const emails = same.map(({ email }) => email).join(" and ");
  throw new DeviceCloudError("input", `The accounts ${emails} have the same API key.`, {
    remedy: "Give every account its own, or leave it out.",
  });
}
