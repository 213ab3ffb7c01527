import path from "node:path";
import { readActions, stubNames } from "../action-file.ts";
import { bundle } from "./bundle.ts";
import { emit } from "./emit.ts";
import { licenseTexts } from "./license-texts.ts";

/** The files of `dist/` by name. Those whose names are in `executables` may be run as they are. */
export type DistFiles = ReadonlyMap<string, string>;

export const executables: ReadonlySet<string> = new Set(["cli.js"]);

/**
 * Everything that belongs in `dist/`: one bundle for all actions and the command, a stub of two lines for each, and
 * the licences of the bundled packages. The same sources give the same bytes in every folder.
 */
export async function distFiles(root: string): Promise<DistFiles> {
  const { files, packages } = await bundle(path.join(await emit(root), "entry.js"));
  const dist = new Map(files);
  for (const name of stubNames(await readActions(root))) dist.set(`${name}.js`, stub(name));
  dist.set("cli.js", COMMAND);
  dist.set("package.json", '{ "type": "module" }\n');
  dist.set("licenses.txt", await licenseTexts(root, packages));
  refuseMachinePaths(root, dist);
  return dist;
}

/** The command's stub. People start it with any Node; a runner starts the actions with its own. */
const COMMAND = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error("device-cloud needs Node 24 or newer; this is Node " + process.versions.node + ".");
  process.exit(2);
}
const { main } = await import("./index.js");
await main("cli");
`;

function stub(entry: string): string {
  return `import { main } from "./index.js";\nawait main("${entry}");\n`;
}

/** A bundler writes absolute paths where it cannot resolve a file: they work here and nowhere else. */
function refuseMachinePaths(root: string, dist: DistFiles): void {
  for (const [name, content] of dist) {
    if (content.includes(root)) throw new Error(`dist/${name} holds the path of this folder, ${root}.`);
  }
}
