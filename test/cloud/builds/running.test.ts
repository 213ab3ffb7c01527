import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { junit, PASSING, suiteZip } from "../support/suite-zip.ts";
import { href, type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

// Builds run real processes; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } });

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud({
    maxBrowsers: 4,
    limits: { maxFiles: 8, maxBytes: 100_000, maxConsoleBytes: 2_000 },
  });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const writing = (xml: string) => `cat > TEST-all.xml <<'X'\n${xml}\nX\n`;
const bytesOf = async (file: Json) => (await fetch(href(file.directUrl))).text();

describe("a build", () => {
  it("runs its package, and its results become the output file set", async () => {
    const script = `mkdir screenshots output-files; printf png > screenshots/home.png; echo x > output-files/a.txt
      echo hello; echo oops >&2; ${PASSING}`;
    const build = await cloud.runToEnd(script);
    expect(build).toMatchObject({
      state: "FINISHED",
      status: "SUCCESS",
      exitCode: 0,
      message: null,
      number: 1,
    });
    expect(build).toMatchObject({ executorId: 1, executorName: "chromium-desktop", userId: 1 });
    expect(build.createTime <= build.startTime && build.startTime <= build.finishTime).toBe(true);
    const results = await cloud.results(build);
    expect(results.map(({ name }) => name).sort()).toEqual([
      "TEST-all.xml",
      "console.log",
      "output-files/a.txt",
      "screenshots/home.png",
    ]);
    for (const file of results) expect(file).toMatchObject({ direction: "OUTPUT", state: "READY" });
    const picture = results.find(({ name }) => name === "screenshots/home.png");
    expect(picture).toMatchObject({ mimetype: "image/png", size: 3 });
    expect(await bytesOf(picture)).toBe("png");
    expect(await cloud.console(build)).toMatch(/hello\n(.|\n)*oops\n(.|\n)*\[device cloud\] SUCCESS\n$/);
  });

  it.each([
    ["a test failed", writing(junit("a", "!b")), 0, "1 of 2 tests failed."],
    ["a test failed and the script says so", `${writing(junit("!b"))}exit 1`, 1, "1 of 1 tests failed."],
    ["the script exits non-zero after green tests", `${PASSING}\nexit 3`, 3, "The script exited with 3."],
    ["it leaves no result", "true", 0, "The script left no readable JUnit result."],
    ["its result cannot be read", writing("<testsuite"), 0, "The script left no readable JUnit result."],
  ])("is a FAILURE when %s", async (_, script, exitCode, message) => {
    expect(await cloud.runToEnd(script)).toMatchObject({ status: "FAILURE", exitCode, message });
  });

  it("is a FAILURE when its file is no package, or is gone", async () => {
    const job = await cloud.createJob();
    const start = async (file: Json) => {
      const { body } = await cloud.post(`/me/jobs/${job.id}/builds`, { fileId: file.id, executorId: 1 });
      return cloud.build(body.id);
    };
    const build = await start(await cloud.upload(new Blob(["no zip"])));
    expect(build).toMatchObject({ state: "FINISHED", status: "FAILURE", exitCode: null });
    expect(build.message).toMatch(/zip/i);
    const file = await cloud.upload(await suiteZip(PASSING));
    const blocker = await cloud.start("sleep 60");
    const starting = start(file);
    await cloud.build(blocker.id, ({ state }) => state === "BUILDING");
    await expect.poll(async () => (await cloud.get("/executors")).data[0].queueLength).toBe(1);
    await cloud.call("DELETE", `/me/files/${file.id}`);
    await cloud.get(`/jobs/${blocker.jobId}/builds/${blocker.id}/abort`);
    expect((await starting).message).toBe(`The file ${file.id} was deleted before it started.`);
  });

  it("ends at its timeout, in seconds, as a FAILURE", async () => {
    const build = await cloud.runToEnd("echo begun; sleep 60", { configuration: { timeout: "0.5" } });
    expect(build).toMatchObject({ status: "FAILURE", exitCode: null, timeouted: true });
    expect(build.message).toBe("The build ran longer than its timeout of 0.5 s.");
    expect(await cloud.console(build)).toMatch(/begun/);
  });

  it("can be read while it prints", async () => {
    const build = await cloud.start("echo first; while [ ! -e go ]; do sleep 0.05; done");
    await expect.poll(() => cloud.console(build)).toMatch(/first\n/);
    const [log] = await cloud.results(build);
    expect(log).toMatchObject({ name: "console.log", state: "PREPARING" });
    const path = `/api/v2/me/files/${log.id}/file`;
    const rest = await cloud.fetch(path, { headers: { range: "bytes=6-" } });
    expect([rest.status, rest.headers.get("etag")]).toEqual([416, null]);
    expect((await cloud.call("DELETE", `/me/files/${log.id}`)).status).toBe(400);
    await cloud.get(`/jobs/${build.jobId}/builds/${build.id}/abort`);
    expect((await cloud.results(build))[0].state).toBe("READY");
  });

  it("keeps its console log and its results within their limits, and says so", async () => {
    const script = `${PASSING}\nfor i in 1 2 3 4 5 6 7 8 9; do echo x > TEST-$i.xml; done
      mkdir output-files; head -c 200000 /dev/zero > output-files/large
      head -c 100000 /dev/zero | tr '\\0' x`;
    const build = await cloud.runToEnd(script);
    const console = await cloud.console(build);
    expect(console).toMatch(/x\n\[The console log ends here: its limit is 2000 bytes\.\]\n$/);
    expect(console.length).toBeLessThan(2_200);
    const results = await cloud.results(build);
    expect(results.map(({ name }) => name)).not.toContain("output-files/large");
    expect(results.length).toBeLessThanOrEqual(9);
  });
});

describe("a build's environment", () => {
  it("names the build, its executor and where it finds the cloud", async () => {
    const configuration = { browser: "x", timeout: 60 };
    const build = await cloud.runToEnd(`env | grep ^SVC_ | sort; ${PASSING}`, { configuration });
    const printed = await cloud.console(build);
    const { url } = cloud.cloud;
    const build_ = `${url}/api/v2/users/1/jobs/${build.jobId}/builds/${build.id}`;
    for (const line of [
      `SVC_CLOUD_URL=${url}`,
      "SVC_USER_ID=1",
      `SVC_JOB_ID=${build.jobId}`,
      `SVC_BUILD_ID=${build.id}`,
      "SVC_BUILD_NUMBER=1",
      "SVC_EXECUTOR_ID=1",
      "SVC_EXECUTOR_NAME=chromium-desktop",
      `SVC_BUILD_CONFIGURATION=${JSON.stringify(configuration)}`,
      `SVC_INPUT_FILE_SET_URL=${build_}/input-file-set`,
      `SVC_OUTPUT_FILE_SET_URL=${build_}/output-file-set`,
    ]) {
      expect(printed).toContain(`${line}\n`);
    }
    expect(printed).not.toContain(cloud.cloud.account.apiKey);
    expect(printed).toMatch(/SVC_API_KEY=\*+/);
  });

  it("counts the builds of a job", async () => {
    const first = await cloud.runToEnd();
    const again = await cloud.post(`/me/jobs/${first.jobId}/builds?fileId=${first.fileId}`, {
      fileId: first.fileId,
      executorId: 1,
    });
    expect(again.body.number).toBe(2);
    await cloud.build(again.body.id);
  });
});

describe("a job of type BUILD", () => {
  it("takes the first free executor when none is given, by fileId in the query alone", async () => {
    const job = await cloud.createJob("BUILD");
    const file = await cloud.upload(await suiteZip(PASSING));
    const { status, body } = await cloud.post(`/me/jobs/${job.id}/builds?fileId=${file.id}`);
    expect(status).toBe(201);
    expect(await cloud.build(body.id)).toMatchObject({ status: "SUCCESS", executorId: 1 });
  });

  it("runs its pipeline instead of the package's script, which need not test anything", async () => {
    const job = await cloud.createJob("BUILD", { content: "cat data.txt; test -e run-tests.sh" });
    const file = await cloud.upload(await suiteZip("exit 1", { "data.txt": "beside the pipeline\n" }));
    const { body } = await cloud.post(`/me/jobs/${job.id}/builds?fileId=${file.id}`);
    const build = await cloud.build(body.id);
    expect(build).toMatchObject({ status: "SUCCESS", exitCode: 0 });
    expect(await cloud.console(build)).toMatch(/beside the pipeline/);
  });
});

describe("a build that cannot be", () => {
  it.each([
    [{ executorId: undefined }, 400, /executorId is missing.*1 \(chromium-desktop\), 2 \(/],
    [{ executorId: 99 }, 400, /there is no executor 99\. Choose from: 1/],
    [{ fileId: 4711 }, 404, /No file 4711\./],
    [{ fileId: undefined }, 400, /fileId/],
    [{ configuration: { timeout: -1 } }, 400, /configuration\.timeout is -1; it takes seconds/],
    [{ configuration: { timeout: "soon" } }, 400, /configuration\.timeout is "soon"/],
    [{ configuration: "x".repeat(200_000) }, 400, /configuration is larger/],
  ])("is refused: %j", async (change, status, message) => {
    const job = await cloud.createJob();
    const file = await cloud.upload(new Blob(["x"]));
    const body = { fileId: file.id, executorId: 1, ...change };
    const answer = await cloud.post(`/me/jobs/${job.id}/builds`, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
  });

  it("is not found under another job", async () => {
    const build = await cloud.runToEnd();
    const other = await cloud.createJob();
    const path = `/jobs/${other.id}/builds/${build.id}/abort`;
    expect((await cloud.call("GET", path)).status).toBe(404);
  });
});
