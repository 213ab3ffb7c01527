import type { VersionRange } from "./version-range.ts";

/**
 * Which devices are wanted. Ids, names and the group say which come into question, in the order wished: first the ids,
 * then the names, each pattern in the order of the catalogue. What else is given narrows them down; all of it must hold.
 */
export interface DeviceWish {
  readonly ids?: readonly number[] | undefined;
  /** Whole names in any case; `*` stands for any text, `?` for one character. */
  readonly names?: readonly string[] | undefined;
  /** Marks of the service (`FREE`, `RECOMMENDED`, `NEW`) and names of its device picker's filters. */
  readonly filters?: readonly string[] | undefined;
  /**
   * Names of properties, alone or behind their group (`Form factor: Tablet`). Those of one group are alternatives, and
   * each group that is named must be met.
   */
  readonly properties?: readonly string[] | undefined;
  readonly osVersion?: VersionRange | undefined;
  /** Only devices of this group, ids and names included. */
  readonly groupId?: number | undefined;
  /** Only so many: those that are available, least waited for first, in the order wished. All when undefined. */
  readonly pick?: number | undefined;
  /** How few will do; `pick` when undefined, or one without it. */
  readonly minDevices?: number | undefined;
}

/** Whether the wish says anything of which devices; `pick` alone means of the whole catalogue. */
export function namesDevices(wish: DeviceWish): boolean {
  const { ids, names, filters, properties, osVersion, groupId, pick } = wish;
  const lists = [ids, names, filters, properties].some((list) => list !== undefined && list.length > 0);
  return lists || [osVersion, groupId, pick].some((one) => one !== undefined);
}
