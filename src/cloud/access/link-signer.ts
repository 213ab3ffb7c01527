import { createHmac } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import { sameSecret } from "./secrets.ts";

/** How long a link works at least, in seconds. */
export const LINK_SECONDS = 3_600;
/** Links signed within so many seconds are the same, so that who asks often has few secrets to keep. */
const STEP_SECONDS = 300;

/** The query of a signed link. */
export interface Signature {
  readonly expires: string;
  readonly signature: string;
}

/** Signs links to files so that they work without credentials until they expire (docs/decisions.md, Files). */
export class LinkSigner {
  readonly #key: string;
  readonly #clock: Clock;

  constructor(key: string, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  sign(fileId: number): Signature {
    const step = Math.ceil(this.#clock.now() / 1_000 / STEP_SECONDS);
    const expires = String(step * STEP_SECONDS + LINK_SECONDS);
    return { expires, signature: this.#seal(fileId, expires) };
  }

  /** Whether this signature opens the file now. */
  opens(fileId: number, { expires, signature }: Signature): boolean {
    if (!sameSecret(signature, this.#seal(fileId, expires))) return false;
    return Number(expires) * 1_000 > this.#clock.now();
  }

  #seal(fileId: number, expires: string): string {
    return createHmac("sha256", this.#key).update(`${fileId}\n${expires}`).digest("base64url");
  }
}
