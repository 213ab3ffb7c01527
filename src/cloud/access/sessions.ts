import type { Clock } from "../../base/clock.ts";
import type { TokenRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { digestOf, newSecret } from "./secrets.ts";

/** How long an access token opens the API, in seconds (the answer's `expires_in`). */
export const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 24 * 3_600;

/** OAuth sessions and tickets: tokens that expire. The store knows their digests only. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  issue(user: UserRecord, use: "access" | "refresh"): string {
    return this.#issue(user, use, use === "access" ? ACCESS_SECONDS : REFRESH_SECONDS).token;
  }

  /** A ticket that opens sessions of the automation broker for so many seconds, with its record. */
  issueTicket(user: UserRecord, seconds: number): { readonly token: string; readonly record: TokenRecord } {
    return this.#issue(user, "ticket", seconds);
  }

  #issue(user: UserRecord, use: TokenRecord["use"], seconds: number) {
    this.#forgetExpired();
    const token = newSecret(40);
    const expireTime = this.#clock.now() + seconds * 1_000;
    const kept = { userId: user.id, use, digest: digestOf(token), expireTime };
    return { token, record: this.#store.tokens.insert(kept) };
  }

  /** The account whose unexpired token this is. */
  userOf(token: string, use: TokenRecord["use"]): UserRecord | undefined {
    const found = this.tokenOf(token, use);
    return found && this.#store.users.get(found.userId);
  }

  /** The record of an unexpired token. */
  tokenOf(token: string, use: TokenRecord["use"]): TokenRecord | undefined {
    const where = [
      { sql: "json_extract(doc, '$.digest') = ?", values: [digestOf(token)] },
      { sql: "json_extract(doc, '$.use') = ?", values: [use] },
    ];
    const found = this.#store.tokens.in({}).select({ where })[0];
    return found && found.expireTime > this.#clock.now() ? found : undefined;
  }

  #forgetExpired(): void {
    const expired = { sql: "json_extract(doc, '$.expireTime') <= ?", values: [this.#clock.now()] };
    for (const { id } of this.#store.tokens.in({}).select({ where: [expired] }))
      this.#store.tokens.delete(id);
  }
}
