import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PASSING, suiteZip } from "../support/suite-zip.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

// Builds run real processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } });

let folder: string;
let cloud: TestCloud;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "queue-"));
  cloud = await startTestCloud({ maxBrowsers: 2, dataFolder: folder });
});
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const abort = ({ jobId, id }: Json) => cloud.call("GET", `/jobs/${jobId}/builds/${id}/abort`);
const stateOf = async ({ id }: Json) => (await cloud.get(`/me/builds?filter=id_eq_${id}`)).data[0].state;
const hanging = (executorId = 1) => cloud.start("echo up; sleep 60", { executorId });

describe("the queue", () => {
  it("gives an executor one build at a time, in order of arrival", async () => {
    const script = `date +%s%N; sleep 0.1; ${PASSING}; date +%s%N`;
    const started = [await cloud.start(script), await cloud.start(script), await cloud.start(script)];
    const ended = await Promise.all(started.map(({ id }) => cloud.build(id)));
    for (const [index, build] of ended.entries()) {
      const before = ended[index - 1];
      if (before) expect(build.startTime >= before.finishTime).toBe(true);
    }
  });

  it("runs different executors side by side, as many as there may be browsers", async () => {
    const running = [await hanging(1), await hanging(2)];
    const waiting = await hanging(3);
    for (const build of running) expect(await stateOf(build)).toBe("BUILDING");
    expect(await stateOf(waiting)).toBe("CREATED");
    await abort(running[0]);
    expect(await stateOf(waiting)).toBe("BUILDING");
    for (const build of [running[1], waiting]) await abort(build);
  });
});

describe("an abort", () => {
  it("answers when the build has ended, everything it started is gone and its executor is free", async () => {
    const marker = `71.${process.pid}`;
    const build = await cloud.start(`setsid sleep ${marker} & sleep ${marker} & echo up; wait`);
    await expect.poll(() => cloud.console(build)).toMatch(/up/);
    const { status, body } = await abort(build);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "FINISHED", status: "ABORTED", exitCode: null });
    expect(body.message).toBe("Aborted by Developer.");
    expect(await cloud.console(build)).toMatch(/up\n(.|\n)*ABORTED: Aborted by Developer/);
    expect(processesWith(marker)).toEqual([]);
    expect(readdirSync(join(folder, "workspaces"))).toEqual([]);
    expect((await cloud.get("/executors")).data[0]).toMatchObject({ busy: false, queueLength: 0 });
    expect(await cloud.runToEnd()).toMatchObject({ status: "SUCCESS" });
  });

  it("takes a waiting build out of the queue", async () => {
    const [running, waiting] = [await hanging(), await hanging()];
    expect((await cloud.get("/executors")).data[0]).toMatchObject({ busy: true, queueLength: 1 });
    const { body } = await abort(waiting);
    expect(body).toMatchObject({ state: "FINISHED", status: "ABORTED", startTime: null });
    expect(await stateOf(running)).toBe("BUILDING");
    await abort(running);
  });

  it("changes nothing about a build that has ended, and may come twice at once", async () => {
    const done = await cloud.runToEnd();
    expect((await abort(done)).body).toEqual(done);
    const build = await hanging();
    const [one, other] = await Promise.all([abort(build), abort(build)]);
    expect(one.body).toEqual(other.body);
    expect((await abort(build)).body).toEqual(one.body);
  });

  it("comes with the deletion of a job, of which nothing stays", async () => {
    const build = await hanging();
    const waiting = await cloud.post(`/me/jobs/${build.jobId}/builds`, {
      fileId: build.fileId,
      executorId: 1,
    });
    expect((await cloud.call("DELETE", `/jobs/${build.jobId}`)).status).toBe(204);
    for (const id of [build.id, waiting.body.id]) {
      expect((await cloud.get(`/me/builds?filter=id_eq_${id}`)).total).toBe(0);
    }
    expect((await cloud.get("/me/files?filter=name_eq_console.log;state_eq_PREPARING")).total).toBe(0);
    expect((await cloud.get("/executors")).data[0]).toMatchObject({ busy: false, queueLength: 0 });
  });
});

describe("stopping the cloud", () => {
  it("ends its builds and keeps what they had printed", async () => {
    const data = await mkdtemp(join(tmpdir(), "stopping-"));
    const first = await startTestCloud({ dataFolder: data });
    const file = await first.upload(await suiteZip("echo up; sleep 60"));
    const job = await first.createJob();
    const order = { fileId: file.id, executorId: 1 };
    const builds: Json[] = [];
    for (let count = 0; count < 2; count++) {
      builds.push((await first.post(`/me/jobs/${job.id}/builds`, order)).body);
    }
    await expect.poll(() => first.console(builds[0])).toMatch(/up/);
    await first.cloud.close();
    await using second = await startTestCloud({ dataFolder: data });
    for (const { id } of builds) {
      const build = await second.build(id);
      expect(build).toMatchObject({ status: "ABORTED", message: "The device cloud was stopped." });
    }
    expect(await second.console(builds[0])).toMatch(/up\n/);
    await second.cloud.close();
    await rm(data, { recursive: true });
  });
});

/** The command lines of processes that hold `marker`. */
function processesWith(marker: string): string[] {
  if (!existsSync("/proc")) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(commandLine)
    .filter((line) => line.includes(marker));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
