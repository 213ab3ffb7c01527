import { Agent } from "node:http";
import { Agent as SecureAgent } from "node:https";
import type { Clock } from "../../base/clock.ts";
import { digestOf } from "../access/secrets.ts";
import type { DriverSession } from "./backend/backend.ts";
import type { PreparedDriver } from "./backend/prepared-driver.ts";
import type { DeviceClaim } from "./queue/session-queue.ts";
import type { SessionEnd, SessionRecord } from "./record/session-record.ts";

/** Who may use a session: the account, and the ticket where one opened it. */
export interface SessionHolder {
  readonly userId: number;
  readonly ticketId: number | null;
}

export interface BrokerSessionParts {
  /** The broker's own id: nobody can guess it, and it tells nothing of the driver's. */
  readonly id: string;
  readonly holder: SessionHolder;
  readonly driver: DriverSession;
  readonly claim: DeviceClaim;
  readonly record: SessionRecord;
  readonly clock: Clock;
  readonly idleMs: number;
  /** The largest file that the client may send, in bytes. */
  readonly maxFileBytes: number;
  /** How long the device stays with the client after a quit, in milliseconds. */
  readonly waitMs: number;
  /** The client's next session on the device, started ahead; undefined where it does not wait for one. */
  readonly next: PreparedDriver | undefined;
  /** What happens to the device at the end: given back, or kept for the client. */
  settle(session: BrokerSession, end: SessionEnd): Promise<void> | void;
}

/** A driver closes connections that rest for long; one that is closed while a command is sent would lose the command. */
const REST_MS = 2_000;

/** A session of a client on a device, from its first command to its end. */
export class BrokerSession {
  readonly parts: BrokerSessionParts;
  readonly agent: Agent;
  /** Aborted when the session ends, so that everything that is under way for it ends, too. */
  readonly ended = new AbortController();
  readonly #done = Promise.withResolvers<void>();
  readonly #known = new Set<string>();
  #underWay = 0;
  #lastUsedMs: number;
  #pictures = 0;
  #files = 0;
  readonly #writing = new Set<Promise<unknown>>();

  constructor(parts: BrokerSessionParts) {
    this.parts = parts;
    this.#lastUsedMs = parts.clock.now();
    const isSecure = parts.driver.address.protocol === "https:";
    this.agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, timeout: REST_MS });
    parts.driver.gone.addEventListener("abort", () => this.#lose(), { once: true });
    if (parts.driver.gone.aborted) this.#lose();
    void this.#watch();
  }

  get id(): string {
    return this.parts.id;
  }

  get hasEnded(): boolean {
    return this.ended.signal.aborted;
  }

  /** Whether the session's holder sent these credentials before. */
  knows(authorization: string): boolean {
    return this.#known.has(digestOf(authorization));
  }

  remember(authorization: string): void {
    this.#known.add(digestOf(authorization));
  }

  /** Marks that the client uses the session. */
  touch(): void {
    this.#lastUsedMs = this.parts.clock.now();
  }

  /** Keeps the session from being idle until the returned function is called. */
  use(): () => void {
    this.#underWay++;
    return () => {
      this.#underWay--;
      this.touch();
    };
  }

  /** The number of the next picture. */
  nextPicture(): number {
    return ++this.#pictures;
  }

  /** The number of the next file that the client sends. */
  nextFile(): number {
    return ++this.#files;
  }

  /** Takes something that is still being written for the session: its record ends afterwards. */
  writing(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => this.#writing.delete(settled));
    this.#writing.add(settled);
  }

  /** Ends the session once, whoever asks first; resolves when its device is free and its record is complete. */
  async end(end: SessionEnd): Promise<void> {
    if (!this.hasEnded) {
      this.ended.abort(end.message ?? "The session has ended.");
      void this.#end(end).then(this.#done.resolve, this.#done.reject);
    }
    await this.#done.promise;
  }

  async #end(end: SessionEnd): Promise<void> {
    const { driver, record } = this.parts;
    try {
      await driver[Symbol.asyncDispose]();
      this.agent.destroy();
      await Promise.all(this.#writing);
      await record.end(end);
    } finally {
      await this.parts.settle(this, end);
    }
  }

  #lose(): void {
    if (this.hasEnded) return;
    void this.end({ state: "FAILED", message: String(this.parts.driver.gone.reason) }).catch(() => undefined);
  }

  /** Ends the session when its client does nothing with it for too long. */
  async #watch(): Promise<void> {
    const { clock, idleMs } = this.parts;
    try {
      for (;;) {
        const restMs = this.#underWay > 0 ? idleMs : this.#lastUsedMs + idleMs - clock.now();
        if (restMs <= 0) break;
        await clock.sleep(restMs, this.ended.signal);
      }
    } catch {
      return; // It has ended.
    }
    const message = `No command came for ${idleMs / 1_000} s.`;
    await this.end({ state: "TIMEOUT", message }).catch(() => undefined);
  }
}
