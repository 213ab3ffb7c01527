import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { GenerationChoice } from "../generation/service-generation.ts";
import type { RunAddress } from "../results/run-address.ts";
import { type RunSnapshot, stageOf } from "./run-snapshot.ts";

/** A run may be FINISHED a little before its device runs are; after so many looks that is how they ended. */
const SETTLING_LOOKS = 12;
const UNDER_WAY: readonly (string | null | undefined)[] = ["WAITING", "RUNNING", "FINISHING"];

/** Looks at one run, and remembers what later looks need: whether the service lists device runs, and which were retried. */
export class RunLook {
  readonly address: RunAddress;
  readonly #client: Client;
  readonly #isRequired: boolean;
  #listsSessions: boolean;
  readonly #replaced = new Set<number>();
  /** How many device runs there must be again after a retry. */
  #expected = 0;
  #settlingLooks = 0;

  constructor(address: RunAddress, client: Client, generation: GenerationChoice) {
    this.address = address;
    this.#client = client;
    this.#isRequired = generation === "current";
    this.#listsSessions = generation !== "legacy";
  }

  /** The run as it is now. */
  async look(signal: AbortSignal): Promise<RunSnapshot> {
    // The run first: what it says of the end then holds for the device runs, too.
    const run = await this.#client.runs.get(this.address, { signal });
    const sessions = await this.#sessions(signal);
    const stage = stageOf(run);
    return { run, stage: stage === "ended" && this.#isSettling(sessions) ? "running" : stage, sessions };
  }

  /** These device runs were retried: whatever the service still says of them belongs to the past. */
  retried(deviceRunIds: readonly number[], expected: number): void {
    for (const id of deviceRunIds) this.#replaced.add(id);
    this.#expected = expected;
    this.#settlingLooks = 0;
  }

  /** Whether an ended run still lacks device runs or the end of some, and has not done so for long. */
  #isSettling(sessions: readonly DeviceSession[] | null): boolean {
    if (sessions === null) return false;
    const isWhole =
      sessions.length >= this.#expected && !sessions.some(({ state }) => UNDER_WAY.includes(state));
    return !isWhole && ++this.#settlingLooks <= SETTLING_LOOKS;
  }

  async #sessions(signal: AbortSignal): Promise<DeviceSession[] | null> {
    if (!this.#listsSessions) return null;
    const { runId } = this.address;
    const list = () => Array.fromAsync(this.#client.deviceSessions.list(this.address, { signal }));
    const sessions = await orMissing(list);
    if (sessions) return sessions.filter(({ id }) => !this.#replaced.has(id));
    if (this.#isRequired) {
      throw new DeviceCloudError(
        "input",
        `api-generation: the service lists no device runs of run ${runId}.`,
        {
          remedy: "Its API is the older one: set api-generation to auto or legacy.",
        },
      );
    }
    this.#listsSessions = false;
    return null;
  }
}
