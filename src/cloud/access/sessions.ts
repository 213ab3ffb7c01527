import type { Clock } from "../../base/clock.ts";
import type { TokenRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { digestOf, newSecret } from "./secrets.ts";

/** How long an access token opens the API, in seconds (the answer's `expires_in`). */
export const ACCESS_SECONDS = 3_600;
const REFRESH_SECONDS = 30 * 24 * 3_600;

/** OAuth sessions: tokens that expire. The store knows their digests only. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  issue(user: UserRecord, use: TokenRecord["use"]): string {
    this.#forgetExpired();
    const token = newSecret(40);
    const seconds = use === "access" ? ACCESS_SECONDS : REFRESH_SECONDS;
    const expireTime = this.#clock.now() + seconds * 1_000;
    this.#store.tokens.insert({ userId: user.id, use, digest: digestOf(token), expireTime });
    return token;
  }

  /** The account whose unexpired token this is. */
  userOf(token: string, use: TokenRecord["use"]): UserRecord | undefined {
    const where = [
      { sql: "json_extract(doc, '$.digest') = ?", values: [digestOf(token)] },
      { sql: "json_extract(doc, '$.use') = ?", values: [use] },
    ];
    const found = this.#store.tokens.in({}).select({ where })[0];
    if (!found || found.expireTime <= this.#clock.now()) return undefined;
    return this.#store.users.get(found.userId);
  }

  #forgetExpired(): void {
    const expired = { sql: "json_extract(doc, '$.expireTime') <= ?", values: [this.#clock.now()] };
    for (const { id } of this.#store.tokens.in({}).select({ where: [expired] }))
      this.#store.tokens.delete(id);
  }
}
