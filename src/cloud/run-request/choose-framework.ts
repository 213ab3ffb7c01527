import { plainLine } from "../../base/untrusted-text.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import { badRequest } from "../refusals.ts";
import { type CatalogueFramework, defaultFramework, frameworks } from "../runs/frameworks.ts";
import type { ConfigurationValues } from "../store/records.ts";
import { checkExtension, extensionOf, type InputFiles } from "./input-files.ts";

/**
 * The framework of a run that names none (Starting a run has no parameter for it): the one whose test file this is,
 * for the devices at hand.
 * @throws {DeviceCloudError} 400 for a file that no framework takes as its test.
 */
export function frameworkForTest(
  test: InputFiles["test"],
  devices: readonly Pick<CatalogueDevice, "osType">[],
): CatalogueFramework {
  if (!test) return defaultFramework;
  const extension = extensionOf(test);
  const takers = frameworks.filter((one) => one.requiredTestExtensions.split(",").includes(extension));
  const isFor = ({ osType }: CatalogueFramework) =>
    osType === "UNDEFINED" || devices.some((device) => device.osType === osType);
  const taker = takers.find(isFor) ?? takers[0];
  if (taker) return taker;
  const known = new Set(frameworks.flatMap((one) => one.requiredTestExtensions.split(",")));
  throw badRequest(
    `A run requires a test file with extension: ${[...known].join(" or ")}; testFileId names ` +
      `"${plainLine(test.name, 80)}" (file ${test.id}).`,
    "A browser suite is a zip with run-tests.sh at its root.",
  );
}

/**
 * Checks that a run has the files that its framework and its configuration need. An app crawler needs no test.
 * @throws {DeviceCloudError} 400 naming the file that is missing or has the wrong extension.
 */
export function checkFiles(
  { app, test }: InputFiles,
  framework: CatalogueFramework,
  { appRequired, appCrawlerRun }: Pick<ConfigurationValues, "appRequired" | "appCrawlerRun">,
): void {
  if (!appCrawlerRun) {
    checkExtension(framework, { role: "test", file: test, required: framework.requiredTestExtensions });
    checkExtension(framework, { role: "app", file: app, required: framework.requiredAppExtensions });
  }
  if (!appRequired || app) return;
  throw badRequest(
    "appFileId is missing: the run's configuration has appRequired.",
    "Upload the application and give its id, or start with appRequired=false.",
  );
}
