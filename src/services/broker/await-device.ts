import type { Clock, Random } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import { deadlineIn } from "../wait/deadline.ts";
import { pollDelayMs } from "../wait/poll-delay.ts";
import type { SessionWish } from "./session-wish.ts";

export interface BrokerTools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/**
 * Waits until a device that fits is free, at most `limitMs`. It is not taken: another client may still be faster, and a
 * session then waits its turn at the broker.
 * @throws {DeviceCloudError} `input` when no device fits, `timeout` when all were busy for so long.
 */
export async function awaitDevice(
  { device, group, osType, version }: SessionWish,
  limitMs: number,
  { client, logger, clock, random, signal }: BrokerTools,
): Promise<void> {
  const startMs = clock.now();
  using deadline = deadlineIn(limitMs, clock, signal);
  const query = { device, group, osType, version };
  for (;;) {
    const { fitting, free, waiting } = await client.broker.availability({ query }, { signal });
    if (!fitting) throw noneFits();
    if (free) {
      logger.info(`${free} of ${fitting} devices that fit are free.`);
      return;
    }
    if (deadline.reached) throw allBusy(fitting, limitMs);
    logger.info(`All ${fitting} devices that fit are busy, and ${waiting ?? 0} requests wait for one.`);
    const restMs = Math.max(0, startMs + limitMs - clock.now());
    await clock.sleep(Math.min(pollDelayMs(clock.now() - startMs, random), restMs), signal);
  }
}

function noneFits(): DeviceCloudError {
  return new DeviceCloudError("input", "No device of the account fits what the sessions ask for.", {
    remedy: "Check device, device-group, os-type and os-version against the service's catalogue.",
  });
}

function allBusy(fitting: number, limitMs: number): DeviceCloudError {
  const which = fitting === 1 ? "The device that fits was" : `All ${fitting} devices that fit were`;
  return new DeviceCloudError("timeout", `${which} busy for ${limitMs / 1_000} s.`, {
    remedy: "Raise wait-for-device, or let more devices fit.",
  });
}
