import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "../../src/client/client.ts";
import { type ChildCloud, startChildCloud } from "../child-cloud.ts";
import { Dice } from "../fuzz/dice.ts";
import { act, type Round } from "./actions.ts";
import { checkDatabase, checkLeftovers, processesWith } from "./check-folder.ts";
import { checkKept } from "./check-kept.ts";
import { Ledger } from "./ledger.ts";
import { DEVICE_NAMES, prepareSetting, type Setting } from "./setting.ts";
import { keepDownloading, keepUploading } from "./transfers.ts";

export interface KillRoundsOptions {
  readonly rounds: number;
  readonly seed: number;
  tell(line: string): void;
}

export interface KillRoundsReport {
  readonly problems: readonly string[];
  /** How many records were acknowledged, over all rounds. */
  readonly acknowledged: number;
}

const LANES = 4;
/** Within so many milliseconds of its first request the cloud is killed. */
const KILL_MS = { min: 30, max: 1_200 };
/** A sandbox dies with the cloud, but not in the same instant. */
const PROCESSES_GONE_MS = 5_000;

/** Kills a cloud and starts it again, `rounds` times, and looks each time for what it had acknowledged. */
export async function killRounds({ rounds, seed, tell }: KillRoundsOptions): Promise<KillRoundsReport> {
  const folder = await mkdtemp(path.join(tmpdir(), "kill-rounds-"));
  try {
    const setting = await prepareSetting(folder);
    const ledgers: Ledger[] = [];
    const problems: string[] = [];
    let cloud = await start(setting);
    await using client = clientOf(cloud);
    for (let number = 1; number <= rounds; number++) {
      const ledger = new Ledger();
      const { killed, transfers, failures } = await workAndKill(cloud, client, {
        setting,
        ledger,
        seed: seed + number,
      });
      const found = [...failures, ...(await checkDatabase(setting.dataFolder))];
      const startMs = Date.now();
      cloud = await start(setting, cloud);
      found.push(...(await checkLeftovers(setting.dataFolder, startMs)), ...(await transfers));
      found.push(...(await checkKept(client, ledger)), ...(await leftProcesses(setting.marker)));
      ledgers.push(ledger);
      problems.push(...found.map((problem) => `round ${number}: ${problem}`));
      tell(
        `round ${number}: killed after ${killed} ms, ${ledger.size} records acknowledged, ${found.length} problems`,
      );
      for (const problem of found) tell(`  ${problem}`);
    }
    for (const ledger of ledgers) problems.push(...(await checkKept(client, ledger)));
    await cloud.kill();
    return { problems, acknowledged: ledgers.reduce((sum, { size }) => sum + size, 0) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** At the address of the cloud before, so that transfers under way find it again. */
function start({ folder, dataFolder, scenarioFile }: Setting, before?: ChildCloud): Promise<ChildCloud> {
  const port = before ? ["--port", new URL(before.ready.url).port] : [];
  return startChildCloud({ folder, args: ["--data", dataFolder, "--scenario", scenarioFile, ...port] });
}

function clientOf({ ready }: ChildCloud): Client {
  return createClient({
    baseUrl: ready.url,
    credentials: { apiKey: ready.apiKey },
    retry: { maxAttempts: 60, baseDelayMs: 50, capMs: 300 },
  });
}

interface RoundOrder {
  readonly setting: Setting;
  readonly ledger: Ledger;
  readonly seed: number;
}

interface Killed {
  /** Milliseconds of work before it. */
  readonly killed: number;
  /** What failed while the cloud was still there. */
  readonly failures: readonly string[];
  /** Resolves with what failed, once the transfers under way have found the next cloud. */
  readonly transfers: Promise<string[]>;
}

async function workAndKill(
  cloud: ChildCloud,
  client: Client,
  { setting, ledger, seed }: RoundOrder,
): Promise<Killed> {
  const dice = new Dice(seed);
  const ending = new AbortController();
  const round = await openRound(cloud, client, { setting, ledger, dice, signal: ending.signal });
  const failures: string[] = [];
  const lanes = Array.from({ length: LANES }, () =>
    act(round).catch((error: Error) => {
      // What breaks with the cloud was meant to.
      if (!ending.signal.aborted) failures.push(error.message);
    }),
  );
  const order = { client, setting, ledger, signal: ending.signal };
  const transfers = Promise.all(
    [keepUploading(order), keepDownloading(order)].map((transfer) =>
      transfer.then(
        () => [],
        (error: Error) => [`a transfer failed: ${error.message}`],
      ),
    ),
  ).then((found) => found.flat());
  const killed = dice.whole(KILL_MS.min, KILL_MS.max);
  await sleep(killed);
  // The signal is sent before anybody hears of it, so that requests are really under way.
  const gone = cloud.kill();
  ending.abort();
  await gone;
  await Promise.all(lanes);
  return { killed, failures, transfers };
}

async function openRound(
  { ready }: ChildCloud,
  client: Client,
  round: Pick<Round, "setting" | "ledger" | "dice" | "signal">,
): Promise<Round> {
  const devices = await Array.fromAsync(client.devices.list());
  const idOf = (name: string) => devices.find(({ displayName }) => displayName === name)?.id ?? 0;
  const suite = await client.files.upload(round.setting.endlessSuite);
  const job = await client.jobs.create({ query: { name: "endless", type: "BROWSER_TESTING" } });
  return {
    ...round,
    client,
    projectId: ready.projectId,
    deviceIds: {
      brief: idOf(DEVICE_NAMES.brief),
      endless: idOf(DEVICE_NAMES.endless),
      real: idOf(DEVICE_NAMES.real),
    },
    suiteId: suite.id,
    jobId: job.id,
    executorIds: ready.executors.map(({ id }) => id),
  };
}

async function leftProcesses(marker: string): Promise<string[]> {
  const deadlineMs = performance.now() + PROCESSES_GONE_MS;
  for (;;) {
    const left = await processesWith(marker);
    if (left.length === 0 || performance.now() > deadlineMs) return left;
    await sleep(50);
  }
}
