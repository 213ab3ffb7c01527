import type { RunAddress } from "../results/run-address.ts";
import type { FollowCheckpoint } from "../run-wait/follow-checkpoint.ts";
import { stopFollowed } from "../run-wait/stop-followed.ts";
import type { RunTools } from "../runs/run-tools.ts";

const WITHIN_MS = 90_000;

/** Aborts a run that was started and, against all expectation, cannot be followed: nobody would look after it. */
export async function abandonRun(
  run: RunAddress,
  keep: (checkpoint: FollowCheckpoint) => void,
  tools: RunTools,
): Promise<void> {
  keep({ kind: "followed", runs: [run] });
  const signal = AbortSignal.timeout(WITHIN_MS);
  keep({
    kind: "followed",
    runs: [await stopFollowed(run, { ...tools, signal, lookOut: "until-settled" })],
  });
}
