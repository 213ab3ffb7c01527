import { mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { silent } from "../../../src/base/logger.ts";
import type { Browser } from "../../../src/cloud/execution/browser.ts";
import { demandedSwitches } from "../../../src/cloud/execution/browser-switches.ts";
import type { PackageEnd, PackageOrder, PackageRunner } from "../../../src/cloud/execution/package-run.ts";
import { processGroup } from "../../../src/cloud/execution/process-group.ts";
import { removeTree } from "../../../src/cloud/execution/remove-tree.ts";
import { openRooms } from "../../../src/cloud/execution/room.ts";
import { runPackage } from "../../../src/cloud/execution/run-package.ts";
import { type MadeEntry, makeZip } from "../../base/zip/make-zip.ts";
import { createPackageRunner } from "../support/create-package-runner.ts";

export type Isolation = PackageRunner["isolation"];

/** Stands where a browser would, for suites that start none. */
export const noBrowser: Browser = {
  path: "/bin/true",
  sharedLibraryPaths: [],
  readablePaths: [],
  origin: "test",
};

export const desktop = {
  ...{ name: "chromium-desktop", osType: "DESKTOP", width: 1280, height: 800, scale: 1 },
  ...{ mobile: false, touch: false },
};

export interface Outcome {
  readonly end: PackageEnd;
  readonly output: string;
  /** How long the run took, from the call to its answer. */
  readonly tookMs: number;
}

export interface RunRequest extends Partial<Omit<PackageOrder, "packagePath" | "workspace">> {
  readonly entries?: readonly MadeEntry[];
  readonly packagePath?: string;
  /** Called with all output so far. */
  onText?(text: string): void;
}

/** A runner of one isolation with a data folder of its own; disposing removes it. */
export class Setting implements AsyncDisposable {
  readonly root: string;
  readonly runner: PackageRunner;
  #runs = 0;

  constructor(root: string, runner: PackageRunner) {
    this.root = root;
    this.runner = runner;
  }

  get dataFolder(): string {
    return join(this.root, "data");
  }

  /** The working folder of the latest run. */
  get workspace(): string {
    return join(this.root, `work-${this.#runs}`);
  }

  /** Runs a package whose `run-tests.sh` is `script`, or whose entries are given. */
  async run(script: string, request: RunRequest = {}): Promise<Outcome> {
    this.#runs++;
    await mkdir(this.workspace, { mode: 0o700 });
    const entries = request.entries ?? [
      { name: "run-tests.sh", data: `#!/bin/sh\n${script}\n`, mode: 0o100755 },
    ];
    const path = request.packagePath ?? (await makeZip(join(this.root, `suite-${this.#runs}.zip`), entries));
    let output = "";
    const startedMs = performance.now();
    const end = await this.runner.run({
      ...{ environment: {}, profile: desktop, secrets: [], timeoutMs: 60_000 },
      ...{ signal: new AbortController().signal, packagePath: path, workspace: this.workspace },
      ...request,
      onOutput(chunk) {
        output += chunk.toString();
        request.onText?.(output);
      },
    });
    return { end, output, tookMs: performance.now() - startedMs };
  }

  /** Folders of runs that were not cleared away. */
  async leftRooms(): Promise<string[]> {
    return (await readdir(join(this.dataFolder, "rooms"))).filter((name) => name !== "etc");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await removeTree(this.root);
  }
}

export async function openSetting(isolation: Isolation, browser: Browser = noBrowser): Promise<Setting> {
  const root = await mkdtemp(join(tmpdir(), "device-cloud-run-"));
  const dataFolder = join(root, "data");
  await mkdir(dataFolder, { mode: 0o700 });
  if (isolation === "bubblewrap") {
    return new Setting(
      root,
      await createPackageRunner({ logger: silent, allowRoot: false, dataFolder, browser }),
    );
  }
  // Chosen by hand: on a machine with bubblewrap the cloud would not take it.
  const rooms = await openRooms(dataFolder);
  const switches = await demandedSwitches(isolation);
  const place = { rooms, confinement: processGroup, browser, switches };
  return new Setting(root, { isolation, run: (order) => runPackage(place, order) });
}

/** The isolations to test here: bubblewrap where it works, and always where a CI promises it. */
export async function testedIsolations(): Promise<Isolation[]> {
  const isForced = process.env.CI === "true" && process.platform === "linux";
  const works = isForced || (await sandboxWorks());
  if (!works) console.warn("bubblewrap does not work here: its tests are left out.");
  return works ? ["bubblewrap", "process-group"] : ["process-group"];
}

async function sandboxWorks(): Promise<boolean> {
  const root = await mkdtemp(join(tmpdir(), "device-cloud-probe-"));
  try {
    const options = { logger: silent, allowRoot: true, dataFolder: root, browser: noBrowser };
    return (await createPackageRunner(options)).isolation === "bubblewrap";
  } finally {
    await removeTree(root);
  }
}

/** Shell text that lists folders, but for the one below /tmp in which this Node lies and is shown, should it lie there. */
export function listing(...folders: string[]): string {
  const [, first, second] = process.execPath.split("/");
  const shown = first === "tmp" ? second : "no such name";
  return `ls -A ${folders.join(" ")} | grep -vxF '${shown}'`;
}
