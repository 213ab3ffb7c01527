import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";

/** What choosing devices works with. */
export interface DeviceTools {
  readonly client: Client;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}
