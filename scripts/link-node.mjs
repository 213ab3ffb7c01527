// Runs after npm ci, on whatever Node the machine has: hence not TypeScript.
// The lockfile brings a Node 24 per platform. npm 10 takes node_modules/.bin/node away with the packages of the other
// platforms, which it leaves out; this puts it back, so that every npm script runs on the right Node.
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("../node_modules", import.meta.url));
const link = path.join(modules, ".bin/node");
const { platform, arch } = process;
const target = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`]
  .map((name) => path.join(modules, name, "bin/node"))
  .find((file) => existsSync(file));

if (target !== undefined && !existsSync(link)) {
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), target), link);
}
