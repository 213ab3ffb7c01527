import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { cloudUsage } from "../../src/cli/cloud-arguments.ts";
import { type Action, readActions } from "../action-file.ts";
import { fillBlocks } from "./blocks.ts";
import { COVERAGE_FILE, coveragePage } from "./coverage.ts";
import { INPUT_DEFAULTS_FILE, inputDefaultsModule } from "./input-defaults.ts";
import { OPENAPI_FILE, openapiText } from "./openapi.ts";
import { inputsTable, outputsTable } from "./tables.ts";

interface Page {
  /** Relative to the root. */
  readonly file: string;
  readonly current: string;
  readonly fresh: string;
}

/** Every file that is generated or holds generated blocks, as it is and as it should be. */
export async function pages(root: string): Promise<Page[]> {
  const actions = await readActions(root);
  const files = await Array.fromAsync(glob(["README.md", "actions/*/README.md"], { cwd: root }));
  const withBlocks = files.sort().map(async (file) => {
    const current = await readFile(path.join(root, file), "utf8");
    return { file, current, fresh: fillBlocks(current, contentOf(actions)) };
  });
  const generated = {
    [INPUT_DEFAULTS_FILE]: inputDefaultsModule(actions),
    [OPENAPI_FILE]: openapiText(),
    [COVERAGE_FILE]: await coveragePage(root),
  };
  const whole = Object.entries(generated).map(async ([file, fresh]) => {
    return { file, current: await readFile(path.join(root, file), "utf8").catch(() => ""), fresh };
  });
  return Promise.all([...withBlocks, ...whole]);
}

/** The files whose generated parts are not what their sources give. */
export async function staleDocs(root: string): Promise<string[]> {
  return (await pages(root)).filter(({ current, fresh }) => current !== fresh).map(({ file }) => file);
}

/** Fills `inputs:<folder>` and `outputs:<folder>` from that action, and `usage:cloud` from the command. */
function contentOf(actions: readonly Action[]): (kind: string, subject: string) => string {
  return (kind, subject) => {
    if (kind === "usage" && subject === "cloud") return `\`\`\`text\n${cloudUsage.trim()}\n\`\`\``;
    const action = actions.find(({ folder }) => folder === subject);
    if (action && kind === "inputs") return inputsTable(action);
    if (action && kind === "outputs") return outputsTable(action);
    throw new Error(`Nothing can fill the block ${kind}:${subject}.`);
  };
}
