import type { Dirent } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { plainLine } from "../../base/untrusted-text.ts";
import { kindOfResult, OUTPUT_FOLDER, SCREENSHOTS_FOLDER } from "../../contract/results/layout.ts";

interface FoundFile {
  /** As the suite wrote it: hostile. */
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
}

interface Findings {
  readonly files: FoundFile[];
  readonly problems: string[];
}

const MAX_DEPTH = 32;
/** A suite can make files faster than anybody wants to hear of them. */
const MAX_LOOKED_AT = 200_000;
const MAX_PROBLEMS = 100;

/**
 * The results below a working folder, in the order of their names: JUnit first, so that limits cut it last. Pictures
 * in `pictureFolder`, a relative path, count as if they lay in `screenshots/`.
 */
export async function findResults(workspace: string, pictureFolder?: string): Promise<Findings> {
  const findings: Findings = { files: [], problems: [] };
  for (const { name } of await sortedEntries(workspace)) {
    if (kindOfResult(name) === "junit") await look(findings, join(workspace, name), name);
  }
  for (const folder of [SCREENSHOTS_FOLDER, OUTPUT_FOLDER])
    await look(findings, join(workspace, folder), folder);
  if (pictureFolder !== undefined && (await isOwnFolder(workspace, pictureFolder)))
    await look(findings, join(workspace, pictureFolder), SCREENSHOTS_FOLDER);
  return findings;
}

/** Whether no link is on the way to `folder`: a suite could lead us out of its working folder. */
async function isOwnFolder(workspace: string, folder: string): Promise<boolean> {
  let path = workspace;
  for (const segment of folder.split("/")) {
    path = join(path, segment);
    const status = await lstat(path).catch(() => undefined);
    if (!status?.isDirectory()) return false;
  }
  return true;
}

/** Takes a file, goes into a folder, and tells of anything else. `name` is what the result is called. */
async function look(findings: Findings, path: string, name: string, depth = 0): Promise<void> {
  if (findings.files.length >= MAX_LOOKED_AT) return;
  const status = await lstat(path).catch(() => undefined);
  if (!status) return depth > 0 ? tell(findings, name, "it cannot be read") : undefined;
  if (status.isDirectory()) return await lookInto(findings, path, name, depth);
  if (!status.isFile())
    return tell(findings, name, status.isSymbolicLink() ? "it is a link" : "it is no file");
  if (!isWanted(name)) return;
  findings.files.push({ name, path, sizeBytes: status.size });
}

async function lookInto(findings: Findings, path: string, folder: string, depth: number): Promise<void> {
  if (depth >= MAX_DEPTH) return tell(findings, folder, `it is nested more than ${MAX_DEPTH} deep`);
  for (const { name } of await sortedEntries(path)) {
    await look(findings, join(path, name), `${folder}/${name}`, depth + 1);
  }
}

/** In `screenshots/` pictures count, in `output-files/` everything, at the root JUnit files alone. */
function isWanted(name: string): boolean {
  if (name.startsWith(`${OUTPUT_FOLDER}/`)) return true;
  return kindOfResult(name) === (name.startsWith(`${SCREENSHOTS_FOLDER}/`) ? "screenshot" : "junit");
}

async function sortedEntries(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function tell({ problems }: Findings, name: string, reason: string): void {
  if (problems.length < MAX_PROBLEMS) problems.push(`${plainLine(name)} was left out: ${reason}.`);
}
