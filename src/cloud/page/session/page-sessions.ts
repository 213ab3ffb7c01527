import type { Clock } from "../../../base/clock.ts";
import { digestOf, newSecret } from "../../access/secrets.ts";

/** Somebody signed in on the page, in one browser. */
export interface PageSession {
  readonly userId: number;
  /** Forms of the page carry it, so that no other page can send them. A secret. */
  readonly formToken: string;
  /** What its secret is known by. */
  readonly digest: string;
  readonly expireTime: number;
}

const SESSION_MS = 12 * 3_600_000;
const LINK_MS = 3_600_000;
/** More are nobody's own; the oldest go first. */
const MAX_SESSIONS = 500;

/**
 * Who is signed in on the page. Kept in memory: a session ends with the cloud, and its secret opens nothing but the
 * page.
 */
export class PageSessions {
  readonly #clock: Clock;
  readonly #sessions = new Map<string, PageSession>();
  /** Sign-in links that were not used yet, by the digest of their token. */
  readonly #links = new Map<string, { readonly userId: number; readonly expireTime: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A token that signs in once, within an hour. A secret. */
  issueLinkToken(userId: number): string {
    const token = newSecret(40);
    this.#links.set(digestOf(token), { userId, expireTime: this.#clock.now() + LINK_MS });
    return token;
  }

  /** Uses up a link's token: whose it is, or undefined when it was used before, has expired or never was one. */
  redeem(token: string): number | undefined {
    const digest = digestOf(token);
    const link = this.#links.get(digest);
    this.#links.delete(digest);
    return link && link.expireTime > this.#clock.now() ? link.userId : undefined;
  }

  /** Starts a session and returns its secret, which the browser keeps as a cookie. */
  open(userId: number): string {
    const secret = newSecret(40);
    const digest = digestOf(secret);
    this.#makeRoom();
    const expireTime = this.#clock.now() + SESSION_MS;
    this.#sessions.set(digest, { userId, formToken: newSecret(40), digest, expireTime });
    return secret;
  }

  /** The session of this secret, found by digest, so the time tells nothing about it. */
  find(secret: string): PageSession | undefined {
    const session = this.#sessions.get(digestOf(secret));
    return session && session.expireTime > this.#clock.now() ? session : undefined;
  }

  close(session: PageSession): void {
    this.#sessions.delete(session.digest);
  }

  /** Signs the account out everywhere but here. */
  closeOthers(kept: PageSession): void {
    for (const session of this.#sessions.values()) {
      if (session.userId === kept.userId && session.digest !== kept.digest) this.close(session);
    }
  }

  #makeRoom(): void {
    const nowMs = this.#clock.now();
    for (const session of this.#sessions.values()) {
      if (session.expireTime <= nowMs || this.#sessions.size >= MAX_SESSIONS) this.close(session);
    }
  }
}
