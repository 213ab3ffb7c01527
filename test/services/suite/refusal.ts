import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import type { DeviceCloudError } from "../../../src/base/errors.ts";
import type { PackageOptions } from "../../../src/services/suite/package-options.ts";
import type { Workplace } from "./suite-folder.ts";

/** The `package` error that packaging must end with, leaving nothing behind. */
export async function refusal(
  place: Workplace,
  options: Partial<PackageOptions> = {},
): Promise<DeviceCloudError> {
  const error = await place.package(options).then(
    () => expect.fail("was packaged"),
    (error: DeviceCloudError) => error,
  );
  expect(error).toMatchObject({ name: "DeviceCloudError", code: "package", fault: "input" });
  expect(await readdir(place.out).catch(() => [])).toEqual([]);
  return error;
}
