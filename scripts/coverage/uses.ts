import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** Who calls a method of the client: method, as `runs.abort`, to the names of actions and commands, sorted. */
export type Uses = ReadonlyMap<string, readonly string[]>;

const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
const CALL = /\bclient\s*\.\s*(\w+)\s*\.\s*(\w+)\(/g;
const OWN = /\boperations\.(\w+)\.(\w+)\b/g;

/** Which action or command calls which method, as far as their imports reach; `client` where the client itself does. */
export async function readUses(root: string): Promise<Uses> {
  const users = new Map<string, Set<string>>();
  const add = (method: string, user: string) => users.set(method, (users.get(method) ?? new Set()).add(user));
  for (const [user, program] of await programs(root)) {
    for (const text of (await reachable(root, program)).values()) {
      for (const [, group, method] of text.matchAll(CALL)) add(`${group}.${method}`, user);
    }
  }
  for await (const file of glob("src/client/*.ts", { cwd: root })) {
    const text = await readFile(path.join(root, file), "utf8");
    for (const [, group, method] of text.matchAll(OWN)) add(`${group}.${method}`, "client");
  }
  return new Map([...users].map(([method, names]) => [method, [...names].sort()]));
}

/** Every program with its name: an action's steps under the action's, a command as it is typed. */
async function programs(root: string): Promise<[name: string, file: string][]> {
  const actions = await Array.fromAsync(glob("src/actions/*/{main,post}.ts", { cwd: root }));
  const commands = await Array.fromAsync(glob("src/cli/*-command.ts", { cwd: root }));
  return [
    ...actions.map((file): [string, string] => [path.basename(path.dirname(file)), file]),
    ...commands.map((file): [string, string] => [`device-cloud ${path.basename(file, "-command.ts")}`, file]),
  ];
}

/** The text of `entry` and of everything it imports, by file. */
async function reachable(root: string, entry: string): Promise<Map<string, string>> {
  const texts = new Map([[entry, ""]]);
  // A map yields what is added while it is read.
  for (const file of texts.keys()) {
    const text = await readFile(path.join(root, file), "utf8");
    texts.set(file, text);
    for (const [, specifier = ""] of text.matchAll(IMPORT)) {
      const imported = path.join(path.dirname(file), specifier);
      if (!texts.has(imported) && existsSync(path.join(root, imported))) texts.set(imported, "");
    }
  }
  return texts;
}
