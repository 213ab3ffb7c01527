import { DeviceCloudError } from "../../base/errors.ts";

/** Undefined where the service does not have what is asked for: the record, or the operation, which not every one has. */
export async function orMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DeviceCloudError && (error.status === 404 || error.status === 405)) return undefined;
    throw error;
  }
}
