import { glob } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { socketHandlers } from "../../src/cloud/broker/mount-broker.ts";
import { commandHandlers } from "../../src/cloud/broker/serve-command.ts";
import { handlers } from "../../src/cloud/handlers/index.ts";

/** The commands of the automation broker that the local cloud serves, by id, with the file of what serves them. */
export const servedByBroker: ReadonlyMap<string, string> = new Map([
  ...Object.keys(commandHandlers).map((id) => [id, "src/cloud/broker/serve-command.ts"] as const),
  ...Object.keys(socketHandlers).map((id) => [id, "src/cloud/broker/mount-broker.ts"] as const),
]);

const REGISTRY = "src/cloud/handlers/index.ts";

/** The operations that the local cloud serves, by id, with the file of what serves them. */
export async function readServed(root: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<unknown, string>();
  for await (const file of glob("src/cloud/handlers/**/*.ts", { cwd: root })) {
    const exported = Object.values(await import(pathToFileURL(path.join(root, file)).href)).filter(
      Array.isArray,
    );
    if (file !== REGISTRY) for (const handler of exported.flat()) files.set(handler, file);
  }
  return new Map(handlers.map((handler) => [handler.operation.id as string, files.get(handler) ?? REGISTRY]));
}
