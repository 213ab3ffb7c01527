import { asDeviceCloudError } from "../../base/errors.ts";
import type { RunAddress } from "../results/run-address.ts";
import { retryOnce } from "../start/retry-once.ts";
import type { DeviceRunEnd } from "./device-run-end.ts";
import type { FollowKeeper } from "./follow-checkpoint.ts";
import type { RunLook } from "./run-look.ts";
import type { ResultsTools } from "./run-results.ts";

interface RetryTools extends ResultsTools {
  readonly look: RunLook;
  readonly keeper: FollowKeeper;
}

const PAUSE_MS = 5_000;

/**
 * Retries device runs of a run that has ended, exactly once, also over an outage of the service. Answers whether they are
 * under way; not, where the service does not repeat them.
 * @throws {DeviceCloudError} an outage longer than ten minutes, or `cancelled`.
 */
export async function retryDeviceRuns(
  address: RunAddress,
  chosen: readonly DeviceRunEnd[],
  tools: RetryTools,
): Promise<boolean> {
  const { clock, logger, signal, keeper, outage } = tools;
  const { runId } = address;
  const deviceRunIds = chosen.flatMap(({ id }) => id ?? []);
  const key = `retry of ${runId}`;
  const asking = () => keeper.note(runId, { settled: false, retryAskedAt: clock.now() });
  const isUnderWay = () => hasBegunAgain(deviceRunIds, tools);
  for (;;) {
    try {
      await retryOnce({ run: address, deviceRunIds, asking }, tools);
      break;
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.fault === "input") {
        // A request that was lost on the way may have come through before this one, which is then refused.
        if (await isUnderWay()) break;
        keeper.note(runId, { settled: true, retryAskedAt: undefined });
        logger.warning(`The service does not retry test run ${runId}: ${failure.message}`);
        return false;
      }
      if (failure.effect === "none") keeper.note(runId, { settled: true, retryAskedAt: undefined });
      outage.goesOn(failure, key);
    }
    await clock.sleep(PAUSE_MS, signal);
    if (await isUnderWay().catch(() => false)) break;
  }
  outage.over(key);
  keeper.note(runId, { retryAskedAt: undefined });
  return true;
}

/** Whether the run is under way again, or the device runs are gone, which only a retry does. */
async function hasBegunAgain(
  deviceRunIds: readonly number[],
  { look, signal }: RetryTools,
): Promise<boolean> {
  const { stage, sessions } = await look.look(signal);
  if (stage !== "ended") return true;
  return sessions !== null && !deviceRunIds.some((id) => sessions.some((session) => session.id === id));
}
