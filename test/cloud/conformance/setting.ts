import { expect } from "vitest";
import { silent } from "../../../src/base/logger.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import type { CloudAccount } from "../../../src/cloud/access/cloud-account.ts";
import { FIRST_ACCOUNT_EMAIL } from "../../../src/cloud/devices/device-models.ts";
import { type ScenarioFile, scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";

/** The three path families of what belongs to a run (Test runs: three path families: P, U, R). */
export const FAMILIES = ["project", "user", "direct"] as const;
export type RunFamily = (typeof FAMILIES)[number];

/** What becomes of the devices' runs: the desktop's has no end, two fail or warn, all others pass. */
const PLAYED: ScenarioFile = scenarioFile.parse({
  devices: [
    { device: "*Desktop 1280*", outcome: "passed", runMs: 86_000_000 },
    { device: "*Galaxy A13", outcome: "failed", tests: { passed: 1, failed: 1, skipped: 1 } },
    { device: "*Galaxy Tab*", outcome: "warning" },
    { device: "*", outcome: "passed", screenshots: 2 },
  ],
});
/** Devices of the default catalogue, by what the scenario above makes of them. */
export const DEVICES = { passing: 101, other: 102, failing: 103, warning: 107, endless: 114 } as const;

/** What a call did: its answer, and the request as the cloud saw it: `GET /api/v2/runs/7 200`. */
export interface Observed<T> {
  readonly answer: T;
  readonly request: string;
}

/** A cloud with two accounts and played devices, and a client of each account. */
export class Conformance implements AsyncDisposable {
  readonly cloud: TestCloud;
  readonly client: Client;
  readonly stranger: Client;
  readonly owner: CloudAccount;
  readonly strange: CloudAccount;
  readonly #requests: string[];

  constructor(cloud: TestCloud, requests: string[]) {
    const [owner, strange] = cloud.cloud.accounts;
    if (!owner || !strange) throw new Error("The cloud has fewer than two accounts.");
    this.cloud = cloud;
    this.owner = owner;
    this.strange = strange;
    this.client = createClient({ baseUrl: cloud.cloud.url, credentials: { apiKey: owner.apiKey } });
    this.stranger = createClient({ baseUrl: cloud.cloud.url, credentials: { apiKey: strange.apiKey } });
    this.#requests = requests;
  }

  get projectId(): number {
    return this.owner.projectId;
  }

  /** The ids that make the client take this family. */
  idsOf(family: RunFamily): { projectId?: number; userId?: number } {
    const { projectId, userId } = this.owner;
    if (family === "direct") return {};
    return family === "project" ? { projectId } : { projectId, userId };
  }

  /** The path before `/runs` in this family. */
  prefixOf(family: RunFamily): string {
    const { projectId, userId } = this.owner;
    const ofUser = family === "user" ? `/users/${userId}` : "";
    return `/api/v2${ofUser}${family === "direct" ? "" : `/projects/${projectId}`}`;
  }

  /** Does one call and tells the request behind it. */
  async observe<T>(work: () => Promise<T>): Promise<Observed<T>> {
    this.#requests.length = 0;
    const answer = await work();
    // The cloud notes a request once its answer is out.
    await expect.poll(() => this.#requests.length).toBeGreaterThan(0);
    expect(this.#requests).toHaveLength(1);
    return { answer, request: this.#requests[0] ?? "" };
  }

  /** Starts a run of these devices, in the owner's project. */
  async startRun(...devices: (keyof typeof DEVICES)[]): Promise<Run> {
    const { id: testFileId } = await this.cloud.upload(await suiteZip("exit 0"));
    const usedDeviceIds = (devices.length > 0 ? devices : (["passing"] as const)).map(
      (name) => DEVICES[name],
    );
    return this.client.runs.start({ projectId: this.projectId, query: { usedDeviceIds, testFileId } });
  }

  async finished({ id: runId }: Pick<Run, "id">): Promise<Run> {
    for (;;) {
      const run = await this.client.runs.get({ runId });
      if (run.state === "FINISHED") return run;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async finishedRun(...devices: (keyof typeof DEVICES)[]): Promise<Run> {
    return this.finished(await this.startRun(...devices));
  }

  /** The ids of a run's device runs, in order. */
  async deviceRunIds({ id: runId }: Pick<Run, "id">): Promise<number[]> {
    const { deviceRunDataAvailabilities } = await this.client.runs.availability({ runId });
    return (deviceRunDataAvailabilities ?? []).map(({ deviceRunId }) => deviceRunId);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client[Symbol.asyncDispose]();
    await this.stranger[Symbol.asyncDispose]();
    await this.cloud[Symbol.asyncDispose]();
  }
}

export async function openConformance(): Promise<Conformance> {
  const requests: string[] = [];
  // One line per answer: method, path, status, time.
  const debug = (line: string) => {
    const [, request] = /^([A-Z]+ \S+ \d{3}) \d+ ms$/.exec(line) ?? [];
    if (request !== undefined) requests.push(request);
  };
  const accounts = [{ email: FIRST_ACCOUNT_EMAIL }, { email: "stranger@device-cloud.example" }];
  const cloud = await startTestCloud({ accounts, scenario: PLAYED, logger: { ...silent, debug } });
  return new Conformance(cloud, requests);
}
