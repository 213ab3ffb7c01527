import { resolve } from "node:path";
import { silent } from "../../../src/base/logger.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import { readDevices } from "../../../src/cloud/devices/device-file.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import type { DeviceTools } from "../../../src/services/devices/device-tools.ts";
import { startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";

export const WORKSHOP_FILE = resolve(import.meta.dirname, "../../fixtures/devices/workshop.json");

/** A cloud with seven devices: two of them are free, others offline (203), locked (204) or disabled (206). */
export interface Workshop extends AsyncDisposable {
  readonly cloud: TestCloud;
  readonly client: Client;
  /** What choosing devices takes; `told` collects what it says. */
  tools(told?: string[]): DeviceTools;
  /** Makes a device group; its id comes back. */
  group(name: string, ids: readonly number[]): Promise<number>;
}

export async function openWorkshop(options: Partial<CloudOptions> = {}): Promise<Workshop> {
  const cloud = await startTestCloud({ devices: readDevices(WORKSHOP_FILE), ...options });
  const { url, account } = cloud.cloud;
  const client = createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } });
  const { signal } = new AbortController();
  return {
    cloud,
    client,
    tools(told) {
      const tell = (message: string) => void told?.push(message);
      const logger = told ? { debug: tell, info: tell, notice: tell, warning: tell } : silent;
      return { client, logger, signal };
    },
    async group(displayName, deviceIds) {
      const query = { displayName, osType: "UNDEFINED", deviceIds: [...deviceIds] } as const;
      return (await client.deviceGroups.create({ query })).id;
    },
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await cloud[Symbol.asyncDispose]();
    },
  };
}
