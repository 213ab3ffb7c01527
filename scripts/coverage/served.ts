import { glob } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { handlers } from "../../src/cloud/handlers/index.ts";

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
