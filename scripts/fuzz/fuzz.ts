import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Wire } from "../../src/contract/wire.ts";
import { type ChildCloud, startChildCloud } from "../child-cloud.ts";
import { OTHER_EMAIL } from "./compose-value.ts";
import { targets } from "./document.ts";
import { type Finding, runLane } from "./lane.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly wire?: Wire;
  /** Is told of findings as they come. */
  tell(line: string): void;
}

export interface FuzzReport {
  readonly findings: readonly Finding[];
  /** How many answers had which status; requests that got none by the reason. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The most memory that the cloud had. */
  readonly memoryMib: number;
  readonly seconds: number;
}

const LANES = 8;
/** The records of a whole round lie on disk; what is beyond this is kept for no reason. */
const MOST_MEMORY_MIB = 400;
/** Accounts of this cloud alone, which is gone a minute later. */
const ACCOUNTS = [
  { email: "own@device-cloud.example", apiKey: "own-account-of-the-fuzzer" },
  { email: OTHER_EMAIL, apiKey: "other-account-of-the-fuzzer" },
] as const;
const [OWN, OTHER] = ACCOUNTS;
/** Device runs take no time and no browser. */
const SCENARIO = { devices: [{ device: "*", outcome: "passed", runMs: 50, screenshots: 1 }] };

/** Starts a cloud in a process of its own and sends it `requests` requests, eight at once. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const folder = await mkdtemp(path.join(tmpdir(), "fuzz-"));
  try {
    const [scenario, accounts] = [path.join(folder, "scenario.json"), path.join(folder, "accounts.json")];
    await writeFile(scenario, JSON.stringify(SCENARIO));
    await writeFile(accounts, JSON.stringify(ACCOUNTS));
    const files = ["--data", path.join(folder, "data"), "--scenario", scenario, "--accounts", accounts];
    const args = [...files, "--max-upload", "1", "--wire", options.wire ?? "spec"];
    await using cloud = await startChildCloud({ folder, args });
    return await fuzzCloud(cloud, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fuzzCloud(cloud: ChildCloud, { requests, seed, tell }: FuzzOptions): Promise<FuzzReport> {
  const startMs = performance.now();
  const statuses: Record<string, number> = {};
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    runLane({
      ready: cloud.ready,
      credentials: { own: basic(OWN.apiKey), other: basic(OTHER.apiKey) },
      targets: targets(),
      seed: seed * LANES + lane,
      requests: Math.ceil((requests - lane) / LANES),
      tell,
      onOutcome(outcome) {
        const key = outcome.kind === "answer" ? String(outcome.status) : outcome.kind;
        statuses[key] = (statuses[key] ?? 0) + 1;
      },
    }),
  );
  const findings = (await Promise.all(lanes)).flat();
  const memoryMib = cloud.memoryMib().peak;
  if (memoryMib > MOST_MEMORY_MIB) {
    const problem = `the cloud came to ${memoryMib.toFixed(0)} MiB of memory; ${MOST_MEMORY_MIB} are allowed`;
    findings.push({ operationId: "all", problem, curl: "" });
    tell(problem);
  }
  // Nobody answers the hooks that requests name.
  const log = cloud.log().replaceAll(/^.*hookURL was not delivered.*\n/gm, "");
  if (findings.length > 0) tell(`The end of the cloud's log:\n${log}`);
  return { findings, statuses, memoryMib, seconds: (performance.now() - startMs) / 1_000 };
}

const basic = (apiKey: string) => `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
