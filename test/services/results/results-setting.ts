import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, systemClock } from "../../../src/base/clock.ts";
import type { Logger } from "../../../src/base/logger.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import { type CloudOptions, startCloud } from "../../../src/cloud/start-cloud.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import { ARCHIVE_KINDS } from "../../../src/contract/results/archives.ts";
import { downloadResults } from "../../../src/services/results/download-results.ts";
import type { ResultsOrder, ResultsOutcome } from "../../../src/services/results/results-order.ts";
import { PASSING, suiteZip } from "../../cloud/support/suite-zip.ts";

/** A cloud with runs to fetch, and a way to fetch them. */
export interface ResultsSetting extends AsyncDisposable {
  readonly url: string;
  readonly client: Client;
  /** Every line told so far. */
  readonly told: string[];
  /** Starts a run of a suite with this script on so many desktops; they play the scenario where one is given. */
  start(script?: string, devices?: number): Promise<Run>;
  /** The run once `until` holds. */
  once(run: Run, until?: (run: Run) => boolean): Promise<Run>;
  ended(script?: string, devices?: number): Promise<Run>;
  /** Fetches into a fresh folder; through another address where one is given. */
  fetch(run: Run, changes?: Partial<ResultsOrder>, through?: string): Promise<Fetched>;
}

export interface Fetched extends ResultsOutcome {
  readonly folder: string;
  /** Everything in the folder, relative to it, sorted. */
  readonly tree: readonly string[];
}

/** Pauses are part of what is tested, not their length. */
const hurried: Clock = { now: systemClock.now, sleep: (ms, signal) => systemClock.sleep(ms / 20, signal) };

export async function openResultsSetting(options: Partial<CloudOptions> = {}): Promise<ResultsSetting> {
  const root = await mkdtemp(join(tmpdir(), "results-"));
  const told: string[] = [];
  const tell = (message: string) => void told.push(message);
  const logger: Logger = { debug: () => {}, info: tell, notice: tell, warning: tell };
  const cloud = await startCloud({ logger, environment: process.env, allowRoot: true, ...options });
  const { apiKey, projectId } = cloud.account;
  const clientAt = (baseUrl: string) =>
    createClient({ baseUrl, credentials: { apiKey }, retry: { baseDelayMs: 5, capMs: 50 } });
  const client = clientAt(cloud.url);
  const desktops = cloud.devices.filter(({ osType }) => osType === "DESKTOP").map(({ id }) => id);
  const setting: ResultsSetting = {
    url: cloud.url,
    client,
    told,
    async start(script = PASSING, devices = 2) {
      const path = join(root, "suite.zip");
      await writeFile(path, Buffer.from(await (await suiteZip(script)).arrayBuffer()));
      const file = await client.files.upload({ path, name: "suite.zip" });
      const query = { testFileId: file.id, usedDeviceIds: desktops.slice(0, devices) };
      return await client.runs.start({ projectId, query });
    },
    async once(run, until = ({ state }) => state === "FINISHED") {
      for (;;) {
        const found = await client.runs.get({ runId: run.id });
        if (until(found)) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    ended: async (script, devices) => setting.once(await setting.start(script, devices)),
    async fetch(run, changes = {}, through = cloud.url) {
      await using own = clientAt(through);
      const folder = await mkdtemp(join(root, "fetched-"));
      const order: ResultsOrder = {
        ...{
          runs: [{ runId: run.id, projectId }],
          archives: ARCHIVE_KINDS,
          by: "run",
          extract: true,
          folder,
        },
        ...{ unfinished: "refuse", concurrency: 3, prepareMs: 20_000, ...changes },
      };
      const { signal } = new AbortController();
      const outcome = await downloadResults(order, { client: own, clock: hurried, logger, signal });
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const tree = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
      return { ...outcome, folder, tree };
    },
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await cloud.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  return setting;
}
