import { DeviceCloudError } from "../../../base/errors.ts";
import type { Logger } from "../../../base/logger.ts";
import { plainLine } from "../../../base/untrusted-text.ts";
import type { Client } from "../../../client/client.ts";
import type { Framework } from "../../../contract/resources/frameworks.ts";

/**
 * The id of the framework that runs packages on desktop browsers: of those that the account can use the first that says
 * it takes a zip, else the first for desktops.
 * @throws {DeviceCloudError} `input` when the account has none.
 */
export async function chooseFramework(client: Client, logger: Logger, signal: AbortSignal): Promise<number> {
  const listed = await Array.fromAsync(client.frameworks.listAll({}, { signal }));
  const desktop = listed.filter(({ id, osType }) => typeof id === "number" && osType === "DESKTOP");
  const chosen = desktop.find(takesZip) ?? desktop[0];
  if (typeof chosen?.id !== "number") {
    throw new DeviceCloudError("input", "The account has no framework for desktop browsers.", {
      remedy: "Ask the service's administrator for one, or give the id of another as framework-id.",
    });
  }
  if (desktop.length > 1) logger.info(`Framework: ${plainLine(chosen.name ?? "", 80)} (${chosen.id}).`);
  return chosen.id;
}

function takesZip({ requiredTestExtensions }: Framework): boolean {
  return /\bzip\b/i.test(requiredTestExtensions ?? "");
}
