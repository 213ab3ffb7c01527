import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { collectResults, type ResultLimits } from "../execution/collect-results.ts";
import { removeTree } from "../execution/remove-tree.ts";
import type { Store } from "../store/store.ts";
import { openConsoleLog } from "./console-log.ts";
import type { ResultTotals } from "./judge-execution.ts";
import type { ResultOwner } from "./result-owner.ts";
import { ResultSet } from "./result-set.ts";

export interface WorkbenchParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: ResultLimits & { readonly maxConsoleBytes: number };
}

/** What an execution left, and what of it could not be kept or read, a line each. */
export interface KeptResults extends ResultTotals {
  readonly problems: readonly string[];
}

/** Where one package is executed: its working folder, its console log and its results. All but the results go with it. */
export interface Workbench extends AsyncDisposable {
  readonly workspace: string;
  readonly results: ResultSet;
  /** Takes what the script prints. */
  print(chunk: Buffer): void;
  /** Writes a line of the cloud's own into the console log. */
  tell(message: string): void;
  /**
   * Moves what the script left in its folder into the store, pictures of `pictureFolder` with the screenshots. To be
   * called once, when all its processes are gone.
   */
  keepResults(pictureFolder?: string): Promise<KeptResults>;
}

/** Opens the workbench of an execution. `name` is its folder's, unique among those at work: `build-7`. */
export async function openWorkbench(
  parts: WorkbenchParts,
  owner: ResultOwner,
  name: string,
): Promise<Workbench> {
  const workspace = await newWorkspace(parts.store, name);
  return await openWorkbenchAt(workspace, parts, owner);
}

/** A new empty working folder. */
export async function newWorkspace({ folder }: Store, name: string): Promise<string> {
  const workspace = join(folder.workspaces, name);
  await mkdir(workspace, { mode: 0o700 });
  return workspace;
}

/** Opens a workbench over a working folder that is there already, and goes with it from now on. */
export async function openWorkbenchAt(
  workspace: string,
  parts: WorkbenchParts,
  owner: ResultOwner,
): Promise<Workbench> {
  const { store, clock, limits } = parts;
  await using stack = new AsyncDisposableStack();
  stack.defer(() => removeTree(workspace));
  const log = stack.use(
    await openConsoleLog(store, owner, { nowMs: clock.now(), maxBytes: limits.maxConsoleBytes }),
  );
  const results = stack.use(new ResultSet(store, owner, limits, clock));
  const open = stack.move();
  const tell = (message: string) => log.write(`[device cloud] ${plainLine(message, 500)}\n`);
  return {
    workspace,
    results,
    print: (chunk) => log.write(chunk),
    tell,
    async keepResults(pictureFolder) {
      await results.endSending();
      const kept = await keep(parts, workspace, results, pictureFolder);
      for (const problem of kept.problems) tell(problem);
      return kept;
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

async function keep(
  { store, limits }: WorkbenchParts,
  workspace: string,
  results: ResultSet,
  pictureFolder: string | undefined,
): Promise<KeptResults> {
  const { files, totals, readable, problems } = await collectResults(workspace, limits, pictureFolder);
  for (const { name, path } of files) {
    try {
      await results.add(name, (maxBytes, signal) =>
        store.blobs.keep(createReadStream(path), maxBytes, signal),
      );
    } catch (error) {
      problems.push(`The result "${plainLine(name)}" was not kept: ${asDeviceCloudError(error).message}`);
    }
  }
  return { ...totals, readable, problems };
}
