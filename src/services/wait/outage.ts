import type { Clock } from "../../base/clock.ts";
import { formatDuration } from "../../base/duration.ts";
import type { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { plainLine } from "../../base/untrusted-text.ts";

/** A service that cannot be asked for so long is given up. */
const LONGEST_OUTAGE_MS = 10 * 60_000;

/**
 * Keeps count of a time without answers, over all that is asked of one service: its beginning is told once, and its end
 * once, when everything that failed has been answered again. `what` tells apart what is asked for.
 */
export class Outage {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #failingSince = new Map<string | number, number>();
  #begunAt = 0;

  constructor({ clock, logger }: { readonly clock: Clock; readonly logger: Logger }) {
    this.#clock = clock;
    this.#logger = logger;
  }

  /** Takes a failure. @throws it, where it is not the service's, or the service has failed for more than ten minutes. */
  goesOn(failure: DeviceCloudError, what: string | number = ""): void {
    if (failure.fault !== "service") throw failure;
    const now = this.#clock.now();
    if (this.#failingSince.size === 0) {
      this.#begunAt = now;
      this.#logger.warning(`The service does not answer; still trying. ${plainLine(failure.message)}`);
    }
    const since = this.#failingSince.get(what) ?? now;
    this.#failingSince.set(what, since);
    if (now - since > LONGEST_OUTAGE_MS) throw failure;
  }

  over(what: string | number = ""): void {
    if (!this.#failingSince.delete(what) || this.#failingSince.size > 0) return;
    const lasted = formatDuration(this.#clock.now() - this.#begunAt);
    this.#logger.info(`The service answers again after ${lasted}.`);
  }
}
