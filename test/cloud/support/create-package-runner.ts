import type { PackageRunner } from "../../../src/cloud/execution/package-run.ts";
import {
  openRunnerPlace,
  type PackageRunnerOptions,
  packageRunner,
} from "../../../src/cloud/execution/package-runner.ts";

/** What runs packages, in a place of its own. */
export async function createPackageRunner(options: PackageRunnerOptions): Promise<PackageRunner> {
  return packageRunner(await openRunnerPlace(options));
}
