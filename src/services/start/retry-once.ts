import type { Run } from "../../contract/resources/runs.ts";
import type { RunAddress } from "../results/run-address.ts";
import { listDeviceRuns } from "../runs/list-device-runs.ts";
import type { RunTools } from "../runs/run-tools.ts";
import { createOnce } from "./create-once.ts";

export interface RetryOnce {
  readonly run: RunAddress;
  /** The device runs to repeat; they get new ids, and their results go. */
  readonly deviceRunIds: readonly number[];
  /** Called before each request that may start the run again. */
  asking(): void;
}

/**
 * Repeats device runs of a run that has ended, exactly once, and answers it as it is then. After a lost answer the retry is
 * known by the run, which is under way again, or by a device run that is gone (docs/decisions.md, Counting).
 * @throws {DeviceCloudError} `refused` for a run that the service does not repeat.
 */
export function retryOnce({ run, deviceRunIds, asking }: RetryOnce, tools: RunTools): Promise<Run> {
  const { client, signal } = tools;
  return createOnce({
    ...tools,
    what: `the retry of test run ${run.runId}`,
    create() {
      asking();
      return client.runs.retry({ ...run, query: { deviceRunIds: [...deviceRunIds] } }, { signal });
    },
    async find() {
      const now = await client.runs.get(run, { signal });
      if (now.state !== "FINISHED") return now;
      const present = new Set((await listDeviceRuns(run, tools)).map(({ id }) => id));
      return deviceRunIds.every((id) => present.has(id)) ? undefined : now;
    },
  });
}
