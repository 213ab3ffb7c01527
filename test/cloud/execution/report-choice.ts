import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { silent } from "../../../src/base/logger.ts";
import { makeZip } from "../../base/zip/make-zip.ts";
import { createPackageRunner } from "../support/create-package-runner.ts";
import { desktop, noBrowser } from "./setting.ts";

/** Run as a program of its own: which isolation is chosen in this place, and how a suite fares in it, as JSON. */
async function reportChoice(root: string, allowRoot: boolean): Promise<object> {
  const warnings: string[] = [];
  const dataFolder = join(root, "data");
  const workspace = join(root, "work");
  for (const folder of [dataFolder, workspace]) await mkdir(folder);
  const logger = { ...silent, warning: (message: string) => warnings.push(message) };
  const runner = await createPackageRunner({ logger, allowRoot, dataFolder, browser: noBrowser });
  const script = `#!/bin/sh
    id -u; ls -d ${root} > /dev/null 2>&1 && echo "60001 outside: yes" || echo "60001 outside: no"
    node --version; echo made > made; mkdir -p "$HOME/locked/in" && chmod 0 "$HOME/locked"`;
  let output = "";
  const end = await runner.run({
    ...{
      packagePath: await makeZip(join(root, "suite.zip"), [{ name: "run-tests.sh", data: script }]),
      workspace,
    },
    ...{
      environment: {},
      profile: desktop,
      secrets: [],
      timeoutMs: 30_000,
      signal: new AbortController().signal,
    },
    onOutput: (chunk) => {
      output += chunk.toString();
    },
  });
  return { isolation: runner.isolation, warnings, end, output };
}

const [root = "", option] = process.argv.slice(2);
const report = await reportChoice(root, option === "--allow-root").catch(({ code, message, remedy }) => ({
  error: { code, message, remedy },
}));
console.log(JSON.stringify(report));
