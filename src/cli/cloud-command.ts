import { cloudUsage, parseCloudArguments } from "./cloud-arguments.ts";
import { cloudOptions } from "./cloud-options.ts";
import { greeting, readyContent } from "./describe-cloud.ts";
import { removeReadyFile, writeReadyFile } from "./ready-file.ts";
import { keepMemorySteady } from "./steady-memory.ts";
import { untilInterrupted } from "./until-interrupted.ts";

/**
 * `device-cloud cloud`: a local device cloud in the foreground, from the ready file to a clean stop.
 * @throws {DeviceCloudError} `input` for wrong arguments and for a cloud that cannot start with them.
 */
export async function run(args: readonly string[]): Promise<void> {
  const wanted = parseCloudArguments(args);
  if (!wanted) {
    process.stdout.write(cloudUsage);
    return;
  }
  keepMemorySteady();
  // From here on a signal is heard, so that one during the start ends it cleanly, too.
  using interruption = untilInterrupted();
  const { startCloud } = await import("../cloud/start-cloud.ts");
  const options = await cloudOptions(wanted, process.env);
  await using cloud = await startCloud(options);
  if (wanted.readyFile) await writeReadyFile(wanted.readyFile, readyContent(cloud));
  try {
    process.stdout.write(greeting(cloud, options));
    await interruption.signal;
  } finally {
    if (wanted.readyFile) await removeReadyFile(wanted.readyFile);
  }
  process.stdout.write("Stopping.\n");
}
