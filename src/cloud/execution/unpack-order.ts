import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DeviceCloudError } from "../../base/errors.ts";
import { extractZip } from "../../base/zip/extract-zip.ts";
import { openZip } from "../../base/zip/zip-archive.ts";
import { suiteLimits } from "../../base/zip/zip-limits.ts";
import type { SuiteView } from "./confinement.ts";
import { findScript } from "./entry-script.ts";
import { isZip } from "./is-zip.ts";
import type { PackageOrder } from "./package-run.ts";
import { placeBeside } from "./place-beside.ts";
import type { Room } from "./room.ts";
import { scriptCommand } from "./script-command.ts";

/** Where the package is stored says nothing to its owner. */
const ARCHIVE_NAME = "the package";

type Unpacked = { words: readonly [program: string, ...args: string[]] } | { reason: string };

/** The name under which a script that came beside the package is kept, among the run's tools. */
const GIVEN_SCRIPT = "pipeline.sh";

/**
 * Puts the package into the workspace and says how to start it, or why it cannot be started.
 * @throws {DeviceCloudError} `cancelled` when the order was aborted meanwhile.
 */
export async function unpackOrder(order: PackageOrder, room: Room, view: SuiteView): Promise<Unpacked> {
  try {
    if (order.script !== undefined) return await unpackWithScript(order, order.script, room, view);
    const found = await scriptOf(order.packagePath);
    if ("missing" in found) return { reason: found.missing };
    await unpack(order);
    return await scriptCommand(order.workspace, view.workspace, found.name);
  } catch (error) {
    if (error instanceof DeviceCloudError && error.code === "package") return { reason: error.explanation };
    throw error;
  }
}

/** A script of its own may work on any input: what is no archive stays where the script can fetch it. */
async function unpackWithScript(
  order: PackageOrder,
  script: string,
  room: Room,
  view: SuiteView,
): Promise<Unpacked> {
  if (await isZip(order.packagePath)) await unpack(order);
  await writeFile(join(room.tools, GIVEN_SCRIPT), script);
  return await scriptCommand(room.tools, view.tools, GIVEN_SCRIPT);
}

async function scriptOf(packagePath: string) {
  await using archive = await openZip(packagePath, ARCHIVE_NAME);
  return findScript(archive.entries);
}

async function unpack(order: PackageOrder): Promise<void> {
  const options = {
    limits: suiteLimits,
    names: "posix",
    links: "inside",
    archiveName: ARCHIVE_NAME,
  } as const;
  await extractZip(order.packagePath, order.workspace, options, order.signal);
  if (order.beside) await placeBeside(order.workspace, order.beside, order.signal);
}
