import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface InstallOptions {
  /** `HEAD` (default), or the tracked files as they lie in the work tree, not yet committed changes included. */
  readonly content?: "HEAD" | "work tree";
}

/**
 * Installs a repository as the runner does, by `git archive`, into `destination`, which must be empty or absent.
 * @throws where a `node_modules` folder would be within reach of the installed files.
 */
export async function installFromArchive(
  repository: string,
  destination: string,
  { content = "HEAD" }: InstallOptions = {},
): Promise<void> {
  const target = resolve(destination);
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty.`);
  const scratch = await mkdtemp(join(tmpdir(), "archive-"));
  try {
    const archive = join(scratch, "archive.tar");
    const tree =
      content === "HEAD" ? { name: "HEAD", env: process.env } : await workTree(repository, scratch);
    const git = { cwd: repository, env: tree.env };
    await run("git", ["archive", "--format=tar", "--output", archive, tree.name], git);
    await run("tar", ["--extract", "--file", archive, "--directory", target]);
  } finally {
    await rm(scratch, { recursive: true });
  }
  await refuseModulesInReach(target);
}

/** The tracked files as a tree, built with an index and an object store of its own: the repository is not touched. */
async function workTree(
  repository: string,
  scratch: string,
): Promise<{ name: string; env: NodeJS.ProcessEnv }> {
  const pathOf = async (name: string) => {
    const { stdout } = await run("git", ["rev-parse", "--git-path", name], { cwd: repository });
    return resolve(repository, stdout.trim());
  };
  const index = join(scratch, "index");
  const objects = join(scratch, "objects");
  await copyFile(await pathOf("index"), index);
  await mkdir(objects);
  const env = {
    ...process.env,
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: await pathOf("objects"),
  };
  await run("git", ["add", "--update"], { cwd: repository, env });
  const { stdout } = await run("git", ["write-tree"], { cwd: repository, env });
  return { name: stdout.trim(), env };
}

async function refuseModulesInReach(folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  const found = await stat(modules).then(
    () => true,
    () => false,
  );
  if (found) throw new Error(`${modules} is within reach of the installed files.`);
  if (dirname(folder) !== folder) await refuseModulesInReach(dirname(folder));
}
