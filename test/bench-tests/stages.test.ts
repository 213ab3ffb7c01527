import { expect, test, vi } from "vitest";
import { benchForTest, FIXTURES, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });
const onLinux = test.skipIf(process.platform !== "linux");
const DUMP = "log(JSON.stringify(process.env))";

test("pre, main and post run in order, each with the state saved so far", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      pre: "core.saveState('first', 'a'); core.setOutput('pre', 1)",
      main: "core.saveState('second', core.getState('first') + 'b'); core.setOutput('main', 2)",
      post: "log('post sees ' + core.getState('second'))",
    }),
  );
  expect(run.conclusion).toBe("success");
  expect([run.pre, run.main, run.post].map((stage) => stage?.exitCode)).toEqual([0, 0, 0]);
  expect(run.outputs).toEqual({ pre: "1", main: "2" });
  expect(run.state).toEqual({ first: "a", second: "ab" });
  expect(run.log).toContain("Post job cleanup.\npost sees ab\n");
  expect(run.events.filter(({ kind }) => kind === "start")).toHaveLength(3);
});

test("post runs after a failure, and sees it", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: "process.exitCode = 3", post: "log(process.env.INPUT_STATUS)" }),
  );
  expect(run).toMatchObject({ conclusion: "failure", exitCode: 3 });
  expect(run.main?.log).toContain("status: success");
  expect(run.post?.stdout.toString()).toBe("failure\n");
});

test("a failing post leaves the step as it was and fails the job", async () => {
  const bench = await benchForTest();
  const job = await bench.startJob();
  await job.step(script({ post: "throw new Error('late')" }));
  const { status, steps } = await job.finish();
  expect(steps[0]).toMatchObject({ conclusion: "success", post: { conclusion: "failure" } });
  expect(status).toBe("failure");
});

test("a failing pre keeps main from running, and post still runs", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({ pre: "process.exit(1)", main: "log('never')" }));
  expect(run).toMatchObject({ conclusion: "failure", main: undefined, post: { conclusion: "success" } });
});

test("the environment is the runner's and holds nothing of the test's own", async () => {
  process.env.BENCH_TEST_SECRET = "inherited";
  const bench = await benchForTest();
  const run = await bench.run(
    script(
      { main: DUMP },
      { jobEnv: { LEVEL: "job", ONLY_JOB: "1" }, env: { LEVEL: "step" }, onLeak: "record" },
    ),
  );
  delete process.env.BENCH_TEST_SECRET;
  const env = JSON.parse(run.main?.stdout.toString() ?? "") as Record<string, string>;
  expect(env).toMatchObject({
    LEVEL: "step",
    ONLY_JOB: "1",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: bench.workspace,
    GITHUB_REPOSITORY: "octo-org/octo-repo",
    GITHUB_SERVER_URL: "https://github.com",
    RUNNER_OS: expect.any(String),
    RUNNER_TEMP: bench.folders.runnerTemp,
    HOME: bench.folders.home,
    ACTIONS_CACHE_SERVICE_V2: "True",
  });
  for (const absent of [
    "BENCH_TEST_SECRET",
    "GITHUB_TOKEN",
    "GITHUB_ACTION_PATH",
    "NODE_OPTIONS",
    "VITEST",
  ]) {
    expect(env).not.toHaveProperty(absent);
  }
});

test("an action starts in the workspace with its input closed and Node 24", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: "let size = 0; for await (const chunk of process.stdin) size += chunk.length; log(process.cwd(), size, process.version)",
    }),
  );
  expect(run.stdout.toString()).toMatch(new RegExp(`^${bench.workspace} 0 v24\\.`));
});

test("inputs are upper case, dashes stay, spaces become underscores", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({ main: DUMP }, { with: { "api-key": "k1", "with space": "s1" }, onLeak: "record" }),
  );
  const env = JSON.parse(run.main?.stdout.toString() ?? "") as Record<string, string>;
  expect(env["INPUT_API-KEY"]).toBe("k1");
  expect(env.INPUT_WITH_SPACE).toBe("s1");
});

test("a default applies to an absent key only: an empty string is a value", async () => {
  const bench = await benchForTest();
  const print = "log(JSON.stringify(process.env.INPUT_GREETING))";
  const absent = await bench.run(script({ main: print }));
  const empty = await bench.run(script({ main: print }, { with: { greeting: "" } }));
  expect([absent.stdout.toString(), empty.stdout.toString()]).toEqual(['"hello"\n', '""\n']);
});

test("the runner warns about unknown and deprecated inputs", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({}, { with: { old: "x", "api-kye": "y" } }));
  const messages = run.main?.annotations.map(({ level, origin, message }) => [level, origin, message]);
  expect(messages).toEqual([
    ["warning", "runner", "Input 'old' has been deprecated with message: use greeting"],
    [
      "warning",
      "runner",
      expect.stringContaining("Unexpected input(s) 'api-kye', valid inputs are ['pre', 'main'"),
    ],
  ]);
});

test("exported variables and paths reach the later stages", async () => {
  const bench = await benchForTest();
  const run = await bench.run(
    script({
      main: "core.exportVariable('MARK', 'set'); core.addPath('/opt/one'); core.addPath('/opt/two')",
      post: "log(process.env.MARK, process.env.PATH.split(':').slice(0, 2).join())",
    }),
  );
  expect(run.post?.stdout.toString()).toBe("set /opt/two,/opt/one\n");
  expect(run.exportedEnv).toEqual({ MARK: "set" });
  expect(run.paths).toEqual(["/opt/one", "/opt/two"]);
});

test("post steps run in reverse order after the last step, and one that was skipped has none", async () => {
  const bench = await benchForTest();
  const job = await bench.startJob();
  await job.step(script({ main: "process.exit(1)", post: "log('post of first')" }));
  const skipped = await job.step(script({ post: "log('post of skipped')" }));
  await job.step(script({ post: "log('post of third')" }, { if: "always()" }));
  const { events, steps } = await job.finish();
  expect(skipped.conclusion).toBe("skipped");
  expect(steps[1]?.post).toBeUndefined();
  expect(events.flatMap((event) => (event.kind === "line" ? event.text : []))).toEqual([
    "post of third",
    "post of first",
  ]);
});

test("a step under an earlier failure sees the job's status", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({ main: "log(process.env.INPUT_STATUS)" }, { jobStatus: "failure" }));
  expect(run.stdout.toString()).toBe("failure\n");
});

onLinux("a process that outlives its step is ended with the job", async () => {
  const bench = await benchForTest();
  const job = await bench.startJob();
  await job.step(
    script({
      main: `const { spawn } = await import("node:child_process");
        const child = spawn("sleep", ["600"], { detached: true, stdio: "ignore" });
        child.unref();
        log(child.pid);`,
    }),
  );
  const { steps, orphans } = await job.finish();
  expect(orphans).toEqual([Number(steps[0]?.stdout)]);
});

onLinux("an environment string over 128 KiB fails the step, as the system refuses it", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({}, { with: { greeting: "x".repeat(131_073) } }));
  expect(run.conclusion).toBe("failure");
  expect(run.annotations[0]?.message).toContain("E2BIG");
});

test("a folder without a manifest is an error of the test", async () => {
  const bench = await benchForTest();
  await expect(bench.run({ action: "actions/none", installRoot: FIXTURES })).rejects.toThrow(
    "holds no action.yml",
  );
});
