import type { Clock } from "../base/clock.ts";
import type { Logger } from "../base/logger.ts";
import type { Wire } from "../contract/wire.ts";
import type { BuildKeys } from "./access/build-keys.ts";
import type { LinkSigner } from "./access/link-signer.ts";
import type { Sessions } from "./access/sessions.ts";
import type { BuildQueue } from "./builds/build-queue.ts";
import type { BuildRuns } from "./builds/run-build.ts";
import type { Executor } from "./executors/catalogue.ts";
import type { Store } from "./store/store.ts";

/** What handlers work with. */
export interface CloudParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly buildKeys: BuildKeys;
  readonly signer: LinkSigner;
  readonly executors: readonly Executor[];
  readonly queue: BuildQueue;
  readonly buildRuns: BuildRuns;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly wire: Wire;
  readonly maxUploadBytes: number;
}
