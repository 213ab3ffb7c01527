import { silent } from "../../../src/base/logger.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import type { RunTools } from "../../../src/services/runs/run-tools.ts";
import { type RunCloud, startRunCloud } from "../../cloud/handlers/run-cloud.ts";
import type { Json } from "../../cloud/support/test-cloud.ts";

/** A cloud that plays device runs, and a client of it. */
export interface RunSetting extends AsyncDisposable {
  readonly cloud: RunCloud;
  readonly projectId: number;
  readonly client: Client;
  /** `told` collects what is said. */
  tools(told?: string[], change?: Partial<RunTools>): RunTools;
}

/** `scripts` say how devices behave that do not simply pass. */
export async function openRunSetting(
  scripts: readonly Json[] = [],
  options: Partial<CloudOptions> = {},
): Promise<RunSetting> {
  const cloud = await startRunCloud({ screenshots: 0 }, { more: scripts, ...options });
  const { apiKey, projectId } = cloud.cloud.account;
  const client = clientAt(cloud.cloud.url, apiKey);
  return {
    ...{ cloud, projectId, client },
    tools: (told, change) => ({ ...runTools(client, told), ...change }),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await cloud[Symbol.asyncDispose]();
    },
  };
}

/** A client that does not wait long before it tries again. */
export function clientAt(baseUrl: string, apiKey: string): Client {
  return createClient({ baseUrl, credentials: { apiKey }, retry: { baseDelayMs: 5, capMs: 20 } });
}

/** Tools whose clock jumps over every pause. */
export function runTools(client: Client, told?: string[]): RunTools {
  const tell = (message: string) => void told?.push(message);
  const logger = told ? { debug: tell, info: tell, notice: tell, warning: tell } : silent;
  let slept = 0;
  const clock = {
    now: () => Date.now() + slept,
    async sleep(ms: number) {
      slept += ms;
    },
  };
  return { client, logger, clock, random: () => 0.5, signal: new AbortController().signal };
}
