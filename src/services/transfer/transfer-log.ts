import { formatBytes } from "../../base/byte-size.ts";
import type { Clock } from "../../base/clock.ts";
import { formatDuration } from "../../base/duration.ts";
import type { Logger } from "../../base/logger.ts";
import type { Progress } from "../../client/settings.ts";

const LINE_EVERY_MS = 5_000;
/** Below this a rate says more about the way there than about the line. */
const TIMED_FROM_MS = 1_000;

/**
 * Tells how a transfer goes: a line every few seconds with how far it is, the rate since the line before and the time
 * left, so that a short transfer has none and a long one does not flood the log.
 */
export class TransferLog {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #startedAt: number;
  #toldAt: number;
  #toldBytes = 0;

  /** `name` is printed as it is. */
  constructor(name: string, { clock, logger }: { readonly clock: Clock; readonly logger: Logger }) {
    this.#name = name;
    this.#clock = clock;
    this.#logger = logger;
    this.#startedAt = clock.now();
    this.#toldAt = this.#startedAt;
  }

  /** How far the transfer has come; it may go back to the start when a broken one is repeated. */
  progress({ doneBytes, totalBytes }: Progress): void {
    if (doneBytes < this.#toldBytes) this.#toldBytes = 0;
    const now = this.#clock.now();
    const passedMs = now - this.#toldAt;
    if (passedMs < LINE_EVERY_MS) return;
    const bytesPerMs = (doneBytes - this.#toldBytes) / passedMs;
    const parts = [
      totalBytes === undefined ? formatBytes(doneBytes) : shareOf(doneBytes, totalBytes),
      rateText(bytesPerMs),
    ];
    if (totalBytes !== undefined && bytesPerMs > 0) {
      parts.push(`${formatDuration((totalBytes - doneBytes) / bytesPerMs)} left`);
    }
    this.#logger.info(`${this.#name}: ${parts.join(", ")}`);
    this.#toldAt = now;
    this.#toldBytes = doneBytes;
  }

  /** The whole transfer in words: `12.3 MiB in 4.0 s, 3.1 MiB/s`; of one that took no time only its size. */
  summary(sizeBytes: number): string {
    const tookMs = this.#clock.now() - this.#startedAt;
    if (tookMs < TIMED_FROM_MS) return formatBytes(sizeBytes);
    return `${formatBytes(sizeBytes)} in ${formatDuration(tookMs)}, ${rateText(sizeBytes / tookMs)}`;
  }
}

function shareOf(doneBytes: number, totalBytes: number): string {
  const percent = totalBytes === 0 ? 100 : Math.floor((doneBytes / totalBytes) * 100);
  return `${percent} % of ${formatBytes(totalBytes)}`;
}

function rateText(bytesPerMs: number): string {
  return `${formatBytes(bytesPerMs * 1_000)}/s`;
}
