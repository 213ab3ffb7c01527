/** Imports every module named on stdin and tells, one line each, what importing it did. Run as a program. */
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const root = path.resolve(import.meta.dirname, "../..");
const src = pathToFileURL(path.join(root, "src")).href;
const files: string[] = JSON.parse(await text(process.stdin));
const reads = new Set<string>();

// Packages read the environment when they load; ours must not.
process.env = new Proxy(process.env, {
  get(target, name: string) {
    const caller = new Error().stack?.split("\n")[2] ?? "";
    if (caller.includes(src)) reads.add(name);
    return target[name];
  },
});

const signals = ["SIGINT", "SIGTERM", "exit", "uncaughtException", "unhandledRejection"];
const listeners = () => signals.reduce((sum, name) => sum + process.listenerCount(name), 0);

for (const file of files) {
  const before = { listeners: listeners(), resources: process.getActiveResourcesInfo().length };
  await import(pathToFileURL(path.join(root, file)).href);
  if (listeners() > before.listeners) console.log(`${file} listens to the process`);
  if (process.getActiveResourcesInfo().length > before.resources)
    console.log(`${file} leaves something open`);
  if (reads.size > 0) console.log(`${file} reads ${[...reads].join(", ")} from the environment`);
  reads.clear();
}
