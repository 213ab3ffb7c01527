import { cp, mkdir } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Artifact } from "../artifact-store.ts";
import { installFromArchive } from "../install-from-archive.ts";
import type { Stub } from "../stub-program.ts";

/**
 * What stands in for an action of somebody else: a test's own code, or an action that lies elsewhere on this machine.
 * `action` is its folder there; by default the path that the workflow names behind the repository.
 */
export type StandIn = Stub | { readonly installRoot: string; readonly action?: string };

/** By `owner/repository` or `owner/repository/path`, without a ref; the longer name wins. */
export type StandIns = Readonly<Record<string, StandIn>>;

/** Stands in for `actions/checkout`: copies a folder, without its repository and packages. */
export function checkoutFolder(folder: string): Stub {
  return async (call) => {
    const target = resolve(call.workspace, call.with.path ?? ".");
    const filter = (source: string) => ![".git", "node_modules"].includes(basename(source));
    await cp(folder, target, { recursive: true, filter });
    return { outputs: { ref: String(call.github.ref), commit: String(call.github.sha) } };
  };
}

/** Stands in for `actions/checkout`: installs a repository's tracked files, as they lie in its work tree. */
export function checkoutRepository(repository: string): Stub {
  return async (call) => {
    const target = resolve(call.workspace, call.with.path ?? ".");
    await installFromArchive(repository, target, { content: "work tree" });
    return { outputs: { ref: String(call.github.ref), commit: String(call.github.sha) } };
  };
}

/** Stands in for `actions/download-artifact`, also of another run: `artifacts` are those of the bench. */
export function downloadArtifact(artifacts: readonly Artifact[]): Stub {
  return async (call) => {
    const { name, path = "." } = call.with;
    const wanted = artifacts.filter((artifact) => name === undefined || artifact.name === name);
    if (name !== undefined && wanted.length === 0)
      throw new Error(`Unable to download artifact(s): Artifact not found for name: ${name}`);
    const target = resolve(call.workspace, path);
    for (const artifact of wanted) {
      const folder = name === undefined ? join(target, artifact.name) : target;
      await mkdir(dirname(folder), { recursive: true });
      await cp(artifact.directory, folder, { recursive: true });
    }
    return { outputs: { "download-path": target } };
  };
}

/** What stands in for `uses`, and the folder behind the repository's name. */
export function standInFor(uses: string, standIns: StandIns): { standIn: StandIn; path: string } {
  const [name = ""] = uses.split("@");
  const [owner, repository, ...folders] = name.split("/");
  const standIn = standIns[name] ?? standIns[`${owner}/${repository}`];
  if (!standIn) {
    throw new Error(`Nothing stands in for ${uses}. Give one in the option "uses", under "${name}".`);
  }
  return { standIn, path: folders.join("/") || "." };
}
