import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChildCloud, startChildCloud } from "../../../../scripts/child-cloud.ts";
import { findProgram } from "../../../../src/cloud/execution/find-program.ts";

/** A cloud on a machine where no sandbox works. Disposing stops it, with all it has started. */
export interface UnconfinedCloud extends AsyncDisposable, Pick<ChildCloud, "ready"> {
  readonly dataFolder: string;
}

/**
 * Starts a cloud as on a machine without bubblewrap, whose browsers then run in process groups: there, nothing lies where
 * bubblewrap is.
 * @throws {Error} when the cloud has a sandbox nonetheless.
 */
export async function startUnconfinedCloud(): Promise<UnconfinedCloud> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.adopt(await mkdtemp(join(tmpdir(), "unconfined-")), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const dataFolder = join(folder, "data");
  const options = { folder, args: ["--data", dataFolder], within: withoutBubblewrap() };
  const cloud = stack.adopt(await startChildCloud(options), (one) => one.stop());
  if (!cloud.log().includes("without a sandbox")) throw new Error("The cloud has found a sandbox.");
  const open = stack.move();
  return { ready: cloud.ready, dataFolder, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

/** Words that start a program in the same process, with a view of this machine's files of its own. */
function withoutBubblewrap(): string[] {
  const program = findProgram(["bwrap"], "/usr/local/bin:/usr/bin:/bin");
  if (program === undefined) return [];
  const script = 'mount --bind /dev/null "$0" && exec "$@"';
  const asRoot = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  return ["unshare", ...asRoot, "--mount", "sh", "-c", script, program];
}
