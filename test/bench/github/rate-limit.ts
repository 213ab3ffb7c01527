import type { Reply } from "../recording-server.ts";
import { refuse } from "./github-reply.ts";

/** Why GitHub refuses for a while: the hour's requests are spent, too many came at once, or it is down. */
export type Refusal = "primary limit" | "secondary limit" | "outage";

/** A job's token has 1,000 requests an hour. */
const REQUESTS_PER_HOUR = 1_000;
const RETRY_AFTER_S = 60;

/** Counts requests, and refuses as many as a test says. */
export class RateLimit {
  readonly #resetsAtS = Math.floor(Date.now() / 1_000) + 3_600;
  #used = 0;
  #refusal: { readonly why: Refusal; left: number } | undefined;

  refuseNext(requests: number, why: Refusal): void {
    this.#refusal = { why, left: requests };
  }

  /** Counts a request. @returns how it is refused, if it is. */
  take(): Reply | undefined {
    this.#used += 1;
    const refusal = this.#refusal;
    if (this.#used > REQUESTS_PER_HOUR) return exceeded();
    if (!refusal || refusal.left <= 0) return undefined;
    refusal.left -= 1;
    if (refusal.why === "primary limit") return exceeded();
    if (refusal.why === "outage")
      return { status: 502, headers: { "content-type": "text/html" }, body: DOWN };
    const refused = refuse(
      403,
      "You have exceeded a secondary rate limit. Please wait before you try again.",
    );
    return { ...refused, headers: { ...refused.headers, "retry-after": String(RETRY_AFTER_S) } };
  }

  /** The headers of an answer. */
  headers(reply: Reply): Record<string, string> {
    const spent = String(reply.body ?? "").includes("API rate limit exceeded");
    const remaining = spent ? 0 : Math.max(0, REQUESTS_PER_HOUR - this.#used);
    return {
      "x-ratelimit-limit": String(REQUESTS_PER_HOUR),
      "x-ratelimit-remaining": String(remaining),
      "x-ratelimit-used": String(REQUESTS_PER_HOUR - remaining),
      "x-ratelimit-reset": String(this.#resetsAtS),
      "x-ratelimit-resource": "core",
    };
  }
}

const DOWN =
  "<!doctype html><title>Unicorn!</title><p>We had issues producing the response to your request.</p>\n";

function exceeded(): Reply {
  return refuse(403, "API rate limit exceeded for installation ID 7007.");
}
