import { forbidden, notFound } from "../refusals.ts";
import type { Collection } from "../store/collection.ts";
import type { Caller } from "./authenticate.ts";

/**
 * The record with this id, when it is the caller's. `what` names its kind: `job`.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is another account's.
 */
export function owned<T extends { readonly id: number; readonly userId: number }>(
  records: Collection<T>,
  what: string,
  id: number,
  caller: Caller,
): T {
  const found = records.get(id);
  if (!found) throw notFound(what, id);
  if (found.userId !== caller.user.id) throw forbidden(`The ${what} ${id} belongs to another account.`);
  return found;
}
