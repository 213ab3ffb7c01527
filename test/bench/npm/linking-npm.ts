// The program behind the `npm install` and `npm ci` of a job; it runs in the folder of a package.json.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The packages of this repository. What they need themselves, Node finds beside where a link leads to. */
const PACKAGES = resolve(import.meta.dirname, "../../../node_modules");

function wantedPackages(): [name: string, version: string][] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return Object.entries<string>({ ...dependencies, ...devDependencies });
}

/** A range is none of the versions: whoever copies the folder is to get what was tested. */
function problemOf([name, version]: [string, string]): string[] {
  const manifest = resolve(PACKAGES, name, "package.json");
  const had = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : "none";
  return had === version ? [] : [`package.json asks for ${name} ${version}; this repository has ${had}.`];
}

function problemsOf(command: string | undefined, more: readonly string[]): string[] {
  const named = more.filter((argument) => !argument.startsWith("-"));
  if (named.length > 0)
    return [`No registry is here to get ${named.join(", ")} from: name it in package.json.`];
  if (!existsSync("package.json")) return ["There is no package.json in this folder."];
  if (command === "ci" && !existsSync("package-lock.json"))
    return ["npm ci installs what a package-lock.json says, and there is none."];
  return wantedPackages().flatMap(problemOf);
}

function link(name: string): void {
  const place = resolve("node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(PACKAGES, name), place, "dir");
}

const [command, ...more] = process.argv.slice(2);
const problems = problemsOf(command, more);
for (const problem of problems) console.error(`npm error ${problem}`);
if (problems.length > 0) process.exit(1);
rmSync("node_modules", { recursive: true, force: true });
const wanted = wantedPackages();
for (const [name] of wanted) link(name);
console.log(`linked ${wanted.length} packages`);
