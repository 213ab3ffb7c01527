import type { OpenAccount } from "../access/open-accounts.ts";
import { configurationRecord } from "../devices/configuration.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import type { Store } from "../store/store.ts";

/** Tells a suite where it runs; and whoever tries the operations on parameters has one to try them on. */
const FIRST_PARAMETER = { key: "DEVICE_CLOUD", value: "local" };

/**
 * What a new account finds: a group of the free devices, a configuration for each project that runs on that group, and
 * one parameter. So a run can be started with a test package alone. An account that was furnished once is left as it is.
 */
export function furnishAccount(
  store: Store,
  { user, projects }: OpenAccount,
  devices: readonly CatalogueDevice[],
  createTime: number,
): void {
  store.atomically(() => {
    const [{ id: projectId }] = projects;
    const isNew = store.configurations.in({ projectId }).count() === 0;
    const deviceIds = devices.filter(isFreeForAll).map(({ id }) => id);
    if (isNew) store.configParameters.insert({ projectId, ...FIRST_PARAMETER });
    if (isNew && deviceIds.length > 0) {
      const group = { displayName: "Free devices", osType: "UNDEFINED", deviceIds, createTime };
      store.deviceGroups.insert({ userId: user.id, ...group });
    }
    for (const { id } of projects) configurationRecord(store, id);
  });
}

function isFreeForAll({ marks, enabled, accountEmail }: CatalogueDevice): boolean {
  return marks.includes("FREE") && enabled && accountEmail === undefined;
}
