import { DeviceCloudError } from "../../base/errors.ts";

/**
 * What `find` finds, undefined when it is missing: delete lists no 404, because what is wanted is that it is gone
 * (docs/decisions.md, Addresses and lists).
 */
export function orGone<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof DeviceCloudError && error.code === "not-found") return undefined;
    throw error;
  }
}
