import type { Clock } from "../base/clock.ts";
import type { Logger } from "../base/logger.ts";
import type { Generation } from "../contract/operation.ts";
import type { Wire } from "../contract/wire.ts";
import type { BuildKeys } from "./access/build-keys.ts";
import type { LinkSigner } from "./access/link-signer.ts";
import type { Sessions } from "./access/sessions.ts";
import type { RunArchives } from "./archives/run-archives.ts";
import type { Broker } from "./broker/broker.ts";
import type { BuildQueue } from "./builds/build-queue.ts";
import type { BuildRuns } from "./builds/run-build.ts";
import type { DeviceCatalogue } from "./devices/device-catalogue.ts";
import type { Executor } from "./executors/catalogue.ts";
import type { PageSessions } from "./page/session/page-sessions.ts";
import type { Scenario } from "./runs/scenario/scenario.ts";
import type { TestRuns } from "./runs/test-runs.ts";
import type { Store } from "./store/store.ts";

/** What handlers work with. */
export interface CloudParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly pageSessions: PageSessions;
  readonly buildKeys: BuildKeys;
  readonly signer: LinkSigner;
  readonly executors: readonly Executor[];
  readonly devices: DeviceCatalogue;
  readonly queue: BuildQueue;
  readonly buildRuns: BuildRuns;
  readonly testRuns: TestRuns;
  readonly broker: Broker;
  /** What plays device runs and virus scans; undefined where all is real. */
  readonly scenario: Scenario | undefined;
  readonly archives: RunArchives;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wire: Wire;
  /** Which services it stands in for. */
  readonly generation: Generation;
  readonly maxUploadBytes: number;
}
