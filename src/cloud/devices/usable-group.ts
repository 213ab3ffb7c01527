import { forbidden, notFound } from "../refusals.ts";
import type { DeviceGroupRecord, UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/**
 * The device group with this id, when the account may run on it: its own, and one that the configuration of a project
 * uses that is shared with the account.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is another account's.
 */
export function usableGroup(store: Store, groupId: number, user: UserRecord): DeviceGroupRecord {
  const group = store.deviceGroups.get(groupId);
  if (!group) throw notFound("device group", groupId);
  if (group.userId === user.id || isShared(store, group, user)) return group;
  throw forbidden(`The device group ${groupId} belongs to another account.`);
}

function isShared(store: Store, group: DeviceGroupRecord, user: UserRecord): boolean {
  const projectId = store.sharings
    .in({ userId: user.id })
    .select()
    .map((sharing) => sharing.projectId);
  const uses = { sql: "json_extract(doc, '$.values.usedDeviceGroupId') = ?", values: [group.id] };
  return store.configurations.in({ projectId }).count({ where: [uses] }) > 0;
}
