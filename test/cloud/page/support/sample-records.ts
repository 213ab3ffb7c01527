import { openFirstAccount } from "../../../../src/cloud/access/accounts.ts";
import type { DeviceRunRecord, FileRecord, RunRecord } from "../../../../src/cloud/store/records.ts";
import { openStore, type Store } from "../../../../src/cloud/store/store.ts";
import { configuration, deviceRunOf, runOf } from "./new-records.ts";
import { picture } from "./picture.ts";

/** Gives what suites and strangers name: the plain word itself, or something hostile around it. */
export type Naming = (word: string) => string;

export interface Sample {
  readonly projectId: number;
  readonly runId: number;
  readonly passedRunId: number;
  readonly deviceRunId: number;
  readonly jobId: number;
  readonly buildId: number;
  readonly pictureId: number;
  readonly logId: number;
  readonly htmlId: number;
}

const MINUTE_MS = 60_000;

/** Fills the data folder of a cloud that is still to start with finished runs and builds and what they left. */
export async function keepSample(folder: string, named: Naming = (word) => word): Promise<Sample> {
  const store = openStore(folder);
  try {
    return await new SampleWriter(store, named).write();
  } finally {
    store.close();
  }
}

class SampleWriter {
  readonly #store: Store;
  readonly #named: Naming;
  readonly #nowMs = Date.now();
  #userId = 0;

  constructor(store: Store, named: Naming) {
    this.#store = store;
    this.#named = named;
  }

  async write(): Promise<Sample> {
    const { user, project } = openFirstAccount(this.#store, undefined, this.#nowMs);
    this.#userId = user.id;
    const named = this.#named;
    this.#store.users.update(user.id, { name: named("Ada Developer") });
    this.#store.projects.update(project.id, { name: named("Shopping list") });
    this.#store.configurations.insert({ projectId: project.id, values: configuration(named) });
    const passed = this.#run(project.id, 1, "Nightly", ["SUCCEEDED", "SUCCEEDED", "SUCCEEDED"]);
    const run = this.#run(project.id, 2, "Checkout on phones", [
      "SUCCEEDED",
      "FAILED",
      "TIMEOUT",
      "EXCLUDED",
      "WARNING",
    ]);
    this.#store.tags.insert({ testRunId: run.id, name: named("release 4.2") });
    const failed = this.#store.deviceRuns.in({ parentId: run.id }).select()[1] as DeviceRunRecord;
    const left = await this.#results({ deviceRunId: failed.id });
    return {
      projectId: project.id,
      runId: run.id,
      passedRunId: passed.id,
      deviceRunId: failed.id,
      ...left,
      ...(await this.#build()),
    };
  }

  #run(projectId: number, number: number, name: string, states: readonly string[]): RunRecord {
    const owners = { projectId, userId: this.#userId };
    const startMs = this.#nowMs - (4 - number) * 37 * MINUTE_MS;
    const deviceRuns = states.map((state, index) => deviceRunOf(state, index, startMs, this.#named));
    const run = this.#store.runs.insert({
      ...runOf(deviceRuns, startMs, this.#named),
      ...owners,
      number,
      startedById: this.#userId,
      displayName: this.#named(name),
    });
    for (const deviceRun of deviceRuns)
      this.#store.deviceRuns.insert({ ...deviceRun, ...owners, runId: run.id });
    return run;
  }

  async #build(): Promise<Pick<Sample, "jobId" | "buildId">> {
    const named = this.#named;
    const userId = this.#userId;
    const createTime = this.#nowMs - 12 * MINUTE_MS;
    const job = this.#store.jobs.insert({
      userId,
      name: named("Web shop"),
      type: "BUILD",
      pipeline: named("#!/bin/sh\nnpm test"),
      createTime,
    });
    const input = await this.#file("suite.zip", "application/zip", "PK", {});
    const build = this.#store.builds.insert({
      jobId: job.id,
      userId,
      number: 1,
      fileId: input.id,
      executorId: 1,
      executorName: "chromium-desktop",
      state: "FINISHED",
      status: "FAILURE",
      message: named("1 of 8 tests failed"),
      exitCode: 1,
      timeouted: false,
      createTime,
      startTime: createTime,
      finishTime: createTime + 48_300,
      configuration: null,
      resultsConfig: [],
      notifyTime: null,
    });
    await this.#results({ buildId: build.id });
    return { jobId: job.id, buildId: build.id };
  }

  async #results(owner: Partial<FileRecord>) {
    const named = this.#named;
    const log = await this.#file("console.log", "text/plain", consoleText(named), owner);
    await this.#file("TEST-all.xml", "application/xml", junitOf(named), owner);
    const pictures: FileRecord[] = [];
    for (const [index, name] of ["start", "cart", "payment-failed", "receipt"].entries()) {
      pictures.push(await this.#file(named(`screenshots/${name}.png`), "image/png", picture(index), owner));
    }
    const page = await this.#file(
      named("output-files/report.html"),
      "text/html",
      "<script>alert(1)</script>",
      owner,
    );
    return { logId: log.id, pictureId: pictures[1]?.id ?? 0, htmlId: page.id };
  }

  async #file(
    name: string,
    mimetype: string,
    content: string | Buffer,
    owner: Partial<FileRecord>,
  ): Promise<FileRecord> {
    async function* bytes() {
      yield Buffer.from(content);
    }
    const blob = await this.#store.blobs.keep(bytes(), 1_000_000);
    return this.#store.files.insert({
      userId: this.#userId,
      name,
      mimetype,
      direction: "OUTPUT",
      inputType: null,
      state: "READY",
      size: blob.sizeBytes,
      createTime: this.#nowMs,
      blob: blob.key,
      buildId: null,
      ...owner,
    });
  }
}

/** A report with a failure whose every text is given by `named`. */
function junitOf(named: Naming): string {
  const text = (word: string) =>
    named(word)
      .replaceAll(/[<&"]/g, (one) => `&#${one.charCodeAt(0)};`)
      .replaceAll(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, "");
  const failed = `<testcase classname="${text("checkout.Payment")}" name="${text("pays with a card")}" time="3.2"><failure message="${text("expected the receipt")}">${text("at payment.test.mjs:12")}</failure></testcase>`;
  return `<testsuite name="all">${failed}<testcase classname="checkout.Cart" name="${text("adds an item")}" time="0.4"/></testsuite>`;
}

function consoleText(named: Naming): string {
  const lines = Array.from(
    { length: 40 },
    (_, line) => `\u001b[32m✓\u001b[0m step ${line + 1} of the checkout`,
  );
  return [...lines, named("✗ pays with a card: expected the receipt, got an error"), "1 of 41 failed"].join(
    "\n",
  );
}
